# assign.t - CM-ASSIGN-*: dice and food for fights and ships.

rule   CM-ASSIGN-01 who holds a combat space or a ship assigns, in any order
game   midgard 2
skip   place
set    dice 0 sword 4
set    holder troll 0
set    holder draugr2 0
set    holder shore1 0
set    fleet shore1 small-public-longship
set    phase assign
set    stage 0
step   flow
want   ask assign 0
deny   0 assign draugr1 1 0 0 0 CM-ASSIGN-01
deny   0 pass CM-ASSIGN-01
do     0 assign draugr2 1 0 0 0
deny   0 assign draugr2 1 0 0 0 CM-ASSIGN-01
do     0 assign shore1 1 0 0 1
do     0 assign troll 1 0 0 0
want   band troll sword 1
want   band draugr2 sword 1
want   band shore1 sword 1
want   rations shore1 1
want   dice 0 sword 1
want   food 0 0

rule   CM-ASSIGN-01 CM-HID-06 others can count the places that are assigned, not tell which
game   midgard 2 assign-mode=simultaneous
skip   place
set    dice 0 sword 3
set    holder troll 0
set    holder draugr2 0
set    holder draugr1 1
set    phase assign
set    stage 0
step   flow
do     0 assign draugr2 2 0 0 0
want   assigning 0 1
want   seen 1 assigning 0 4
want   seen 1 band draugr2 sword 0
want   seen 1 dice 0 sword 3
do     1 assign draugr1 1 0 0 0
do     0 assign troll 0 0 0 0
want   seen 1 band draugr2 sword 2

rule   CM-ASSIGN-02 CM-ASSIGN-04 CM-HID-06 all at once, secret until all are in
game   midgard 2
skip   place
set    holder troll 0
set    holder draugr1 1
set    phase assign
set    stage 0
step   flow
want   ask order
do     1 order no
want   seen 0 vote 1 0
want   seen 1 vote 1 1
do     0 order no
want   ask assign 0
want   ask assign 1
do     1 assign draugr1 1 0 0 0
want   band draugr1 sword 1
want   seen 1 band draugr1 sword 1
want   seen 0 band draugr1 sword 0
want   seen 0 dice 1 sword 1
do     0 assign troll 1 0 0 0
want   told assigned 0 troll 1 0 0 0
want   told assigned 1 draugr1 1 0 0 0
want   seen 0 band draugr1 sword 1

rule   CM-ASSIGN-02 CM-SM-01 simultaneous answers may come in any order
game   midgard 3
skip   place
set    holder troll 2
set    holder draugr1 1
set    phase assign
set    stage 0
step   flow
do     2 order no
do     1 order no
do     2 assign troll 1 0 0 0
do     1 assign draugr1 0 0 0 0
want   phase resolve
want   ask roll 7

rule   CM-ASSIGN-03 CM-HID-06 one asks for it: first player first, each sees the earlier ones
game   midgard 3
skip   place
set    first 1
set    holder troll 0
set    holder draugr1 1
set    holder draugr2 2
set    phase assign
set    stage 0
step   flow
do     0 order no
do     1 order no
do     2 order yes
want   ask assign 1
deny   0 assign troll 1 0 0 0 CM-SM-01
do     1 assign draugr1 1 0 0 0
want   told assigned 1 draugr1 1 0 0 0
want   seen 2 band draugr1 sword 1
want   ask assign 2
do     2 assign draugr2 0 0 0 0
want   ask assign 0
do     0 assign troll 0 0 0 0
want   phase resolve

rule   CM-ASSIGN-03 CM-RUNE-40 before each of them runes may be used
game   midgard 2 assign-mode=ordered
skip   place
set    first 0
set    holder troll 0
set    holder shore1 1
set    fleet shore1 small-public-longship
set    food 1 0
set    runes 1 gifts
set    phase assign
set    stage 0
step   flow
want   ask rune 1
do     1 pass
want   ask assign 0
do     0 assign troll 1 0 0 0
want   ask rune 1
do     1 gifts 4 0 0
want   ask assign 1
do     1 assign shore1 1 0 0 4
want   rations shore1 4

rule   CM-ASSIGN-04 the wish is made before anybody has committed
game   midgard 2
skip   place
set    holder troll 0
set    holder draugr1 1
set    phase assign
set    stage 0
step   flow
deny   0 assign troll 1 0 0 0 CM-ASSIGN-04
do     0 order no
deny   1 assign draugr1 1 0 0 0 CM-ASSIGN-04
do     1 order yes
want   ask assign 0
deny   1 assign draugr1 1 0 0 0 CM-SM-01

rule   CM-ASSIGN-04 agreed beforehand: simultaneous
game   midgard 2 assign-mode=simultaneous
skip   place
set    holder troll 0
set    holder draugr1 1
set    phase assign
set    stage 0
step   flow
want   ask assign 0
want   ask assign 1

rule   CM-ASSIGN-04 agreed beforehand: ordered
game   midgard 2 assign-mode=ordered
skip   place
set    first 1
set    holder troll 0
set    holder draugr1 1
set    phase assign
set    stage 0
step   flow
want   ask assign 1
deny   0 assign troll 1 0 0 0 CM-SM-01

rule   CM-ASSIGN-05 any number from none to all
game   midgard 2
skip   place
set    dice 0 sword 3
set    dice 0 axe 2
set    holder troll 0
set    holder draugr1 0
set    phase assign
set    stage 0
step   flow
do     0 assign troll 0 0 0 0
do     0 assign draugr1 3 0 2 0
want   band draugr1 axe 2
want   dice 0 sword 0

rule   CM-ASSIGN-05 a ship may sail empty
game   midgard 2 edition=de
skip   place
set    holder shore1 0
set    fleet shore1 small-public-longship
set    phase assign
set    stage 0
step   flow
do     0 assign shore1 0 0 0 0
want   band shore1 sword 0
want   ask journey-card 7

rule   CM-ASSIGN-06 a die goes to one place only
game   midgard 2
skip   place
set    dice 0 sword 2
set    holder troll 0
set    holder draugr1 0
set    phase assign
set    stage 0
step   flow
deny   0 assign troll 3 0 0 0 CM-ASSIGN-06
deny   0 assign troll 0 1 0 0 CM-ASSIGN-06
do     0 assign troll 1 0 0 0
deny   0 assign draugr1 2 0 0 0 CM-ASSIGN-06
do     0 assign draugr1 1 0 0 0

rule   CM-ASSIGN-07 EX-59 a draugr that bans axes
game   midgard 2
skip   place
set    dice 0 axe 2
set    draugr 0 hel-reaver-yellow
set    holder draugr1 0
set    phase assign
set    stage 0
step   flow
deny   0 assign draugr1 0 0 1 0 CM-ASSIGN-07
deny   0 assign draugr1 1 0 2 0 CM-ASSIGN-07
do     0 assign draugr1 1 0 0 0

rule   CM-ASSIGN-07 the ban of the other draugr is no ban here
game   midgard 2
skip   place
set    dice 0 axe 2
set    draugr 0 hel-reaver-yellow
set    draugr 1 hel-reaver-blue
set    holder draugr2 0
set    phase assign
set    stage 0
step   flow
deny   0 assign draugr2 1 0 0 0 CM-ASSIGN-07
do     0 assign draugr2 0 0 2 0

rule   CM-ASSIGN-08 a ship carries what the monster bans
game   midgard 2
skip   place
set    dice 0 axe 2
set    monster shore1 mara-yellow
set    holder shore1 0
set    fleet shore1 small-public-longship
set    phase assign
set    stage 0
step   flow
do     0 assign shore1 1 0 2 1
want   told assigned 0 shore1 1 0 2 1
want   band shore1 axe 2

rule   CM-ASSIGN-09 food comes from the own stock, and for ships only
game   midgard 2
skip   place
set    food 0 2
set    holder troll 0
set    holder shore1 0
set    fleet shore1 small-public-longship
set    phase assign
set    stage 0
step   flow
deny   0 assign troll 0 0 0 1 CM-ASSIGN-09
do     0 assign troll 0 0 0 0
deny   0 assign shore1 1 0 0 3 CM-ASSIGN-09
do     0 assign shore1 1 0 0 1
want   food 0 1
want   rations shore1 1

rule   CM-ASSIGN-09 CM-SHORE-07 food left at home feeds nobody on the journey
game   midgard 2
skip   place
set    food 0 9
set    holder shore1 0
set    fleet shore1 small-public-longship
set    band shore1 sword 2
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey all-quiet
want   told starved 0 2
want   food 0 9

rule   CM-ASSIGN-10 dice not assigned hunt if there is a hunter
game   midgard 2
skip   place
set    dice 0 sword 3
set    favor 0 0
set    hunters 0
set    holder troll 0
set    phase assign
set    stage 0
step   flow
do     0 assign troll 1 0 0 0
want   told hunts 0
want   to_roll sword 2

rule   CM-ASSIGN-10 otherwise they stay idle and safe
game   midgard 2
skip   place
set    dice 0 sword 3
set    favor 0 0
set    troll war-troll
set    holder troll 0
set    phase assign
set    stage 0
step   flow
do     0 assign troll 1 0 0 0
want   to_roll sword 1
chance roll sword blank
want   told beaten 0
want   dice 0 sword 2

rule   CM-ASSIGN-11 nothing can be moved afterwards
game   midgard 2
skip   place
set    dice 0 sword 3
set    holder troll 0
set    phase assign
set    stage 0
step   flow
do     0 assign troll 1 0 0 0
deny   0 assign troll 1 0 0 0 CM-SM-01
want   band troll sword 1

rule   CM-ASSIGN-12 EX-87 only one is concerned: no question about the order
game   midgard 2
skip   place
set    holder troll 0
set    phase assign
set    stage 0
step   flow
want   ask assign 0

rule   CM-ASSIGN-12 a hunter is not concerned
game   midgard 2
skip   place
set    holder troll 0
set    hunters 1
set    phase assign
set    stage 0
step   flow
want   ask assign 0
deny   1 order no CM-SM-01

rule   CM-ASSIGN-12 nobody is concerned: the phase is skipped after the runes
game   midgard 2
skip   place
set    runes 0 wealth
set    phase assign
set    stage 0
step   flow
want   ask rune 0
want   phase assign
do     0 use wealth
want   round 2
