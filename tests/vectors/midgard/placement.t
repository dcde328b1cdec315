# placement.t - CM-PLACE-*, CM-DEC-01, CM-SM-01: workers, one after the other.

rule   CM-PLACE-01 the first player begins, then clockwise, one worker at a time
game   midgard 3
skip   place
set    first 1
set    turn 1
set    stage 1
step   flow
want   ask place 1
do     1 place smokehouse
want   ask place 2
do     2 place market
do     2 food 1
do     2 wood 1
want   ask place 0
do     0 place beg
want   ask place 1
want   workers 1 2

rule   CM-PLACE-02 EX-68 five workers against four: the last turn is alone
game   midgard 2
skip   place
set    workers 0 5
set    crew 0 5
do     0 place beg
do     1 place beg
do     0 place beg
do     1 place beg
do     0 place beg
do     1 place beg
do     0 place beg
do     1 place beg
want   ask place 0
want   workers 1 0
do     0 place beg
want   round 2
want   told phase assign

rule   CM-PLACE-02 a player without workers is skipped
game   midgard 3
skip   place
set    workers 1 0
do     0 place beg
want   ask place 2

rule   CM-PLACE-02 the only one with workers goes on alone
game   midgard 2
skip   place
set    workers 0 1
set    workers 1 3
do     0 place beg
do     1 place beg
want   ask place 1
do     1 place beg
want   ask place 1
do     1 place beg
want   round 2

rule   CM-PLACE-03 a blue or brown space works at once, a red one only reserves
game   midgard 2
skip   place
do     0 place smokehouse
want   food 0 2
do     1 place troll-space
want   holder troll 1
want   glory 1 0
want   dice 1 sword 1
want   workers 1 3

rule   CM-PLACE-03 shores and the rune row are no spaces for workers
game   midgard 2
skip   place
deny   0 place distant-shore-1 CM-PLACE-03
deny   0 place face-up-rune-spaces CM-PLACE-03

rule   CM-PLACE-04 CM-LOC-73 passing is impossible
game   midgard 2
skip   place
deny   0 pass CM-PLACE-04
do     0 place beg
want   workers 0 3

rule   CM-PLACE-05 CM-STALL-01 a space with a worker is closed, for its owner too
game   midgard 2
skip   place
do     0 place smokehouse
deny   1 place smokehouse CM-PLACE-05
do     1 place troll-space
deny   0 place troll-space CM-PLACE-05
do     0 place economic-stall-space-1
do     0 give 1
deny   1 place economic-stall-space-1 CM-PLACE-05

rule   CM-PLACE-06 a price must be payable in full
game   midgard 2
skip   place
set    coins 0 0
set    wood 0 0
set    food 0 0
deny   0 place merchant-ship CM-PLACE-06
deny   0 place runesmith CM-PLACE-06
deny   0 place stave-church CM-PLACE-06
deny   0 place shipwright CM-PLACE-06
deny   0 place worker-huts CM-PLACE-06
deny   0 place large-public-longship CM-PLACE-06
deny   0 place military-stall-space-1 CM-PLACE-06

rule   CM-PLACE-06 CM-RUNE-02 a rune used before the choice can pay for it
game   midgard 2
skip   place
set    runes 0 gifts
set    coins 0 1
set    stage 0
step   flow
want   ask rune 0
do     0 gifts 0 0 4
want   ask place 0
do     0 place worker-huts
want   coins 0 0
want   crew 0 5

rule   CM-PLACE-06 EX-78 wood and coins for no ship: no Shipwright
game   midgard 2
skip   place
set    wood 0 1
set    coins 0 1
deny   0 place shipwright CM-PLACE-06
set    wood 0 0
set    coins 0 9
deny   0 place shipwright CM-PLACE-06

rule   CM-PLACE-07 a space without a price may be taken for nothing
game   midgard 2
skip   place
set    smokehouse 0
set    supply sword 0
do     0 place smokehouse
want   food 0 1
do     1 place jarls-longhouse
want   dice 1 sword 1
want   first 1
do     0 place market
do     0 food 1
do     0 wood 1
want   coins 0 1

rule   CM-PLACE-08 gains cannot be refused
game   midgard 2
skip   place
set    forge axe 3
do     0 place blacksmith
want   dice 0 axe 3
deny   1 keep 0 0 0 CM-PLACE-04
do     1 place beg
want   blame 1 1

rule   CM-PLACE-09 EX-69 the marker changes hands: the rotation goes on, all later steps start with the new holder
game   midgard 3
skip   place
do     0 place troll-space
do     1 place draugr-space-1-left
do     2 place jarls-longhouse
want   first 2
want   ask place 0
do     0 place beg
do     1 place beg
do     2 place draugr-space-2-right
do     0 place beg
do     1 place beg
do     2 place beg
want   ask order
do     0 order no
do     1 order yes
do     2 order no
want   ask assign 2
do     2 assign draugr2 0 0 0 0
want   ask assign 0
do     0 assign troll 0 0 0 0
want   ask assign 1
do     1 assign draugr1 0 0 0 0
skip   place
want   round 2
want   ask place 2

rule   CM-PLACE-10 CM-LOC-60 the extra worker may be placed in the same round
game   midgard 2
skip   place
set    coins 0 5
set    workers 0 1
set    workers 1 1
do     0 place worker-huts
want   workers 0 1
do     1 place beg
want   ask place 0
do     0 place beg
want   round 2

rule   CM-PLACE-11 CM-LOC-12 one player may hold the troll and both draugr
game   midgard 2
skip   place
do     0 place troll-space
do     1 place beg
do     0 place draugr-space-1-left
do     1 place beg
do     0 place draugr-space-2-right
want   holder troll 0
want   holder draugr1 0
want   holder draugr2 0

rule   CM-PLACE-12 what is paid goes to the supply, what is gained comes from it
game   midgard 2
skip   place
set    stall 0 raiders
want   supply spear 11
do     0 place military-stall-space-1
want   told spend 0 1 wood
want   wood 0 0
want   wood 1 1
want   dice 0 spear 2
want   supply spear 9

rule   CM-DEC-01 CM-SHIP-03 with one shore left the ship sails there unasked
game   midgard 2
skip   place
set    fleet shore1 snekkja
set    holder shore1 1
set    fleet shore3 drekkar
set    holder shore3 1
do     0 place small-public-longship
want   told sailed 0 small-public-longship shore2
want   fleet shore2 small-public-longship
want   ask place 1

rule   CM-DEC-01 CM-LOC-50 with one coin there is one price at the Stave Church
game   midgard 2
skip   place
do     0 place stave-church
want   coins 0 0
want   favor 0 2
want   ask place 1

rule   CM-DEC-01 CM-LOC-55 a single ship that can be paid is built
game   midgard 2
skip   place
set    wood 0 1
set    coins 0 2
do     0 place shipwright
want   told built 0 snekkja
want   ask place 1

rule   CM-DEC-01 CM-LOC-40 nothing to exchange at the Market
game   midgard 2
skip   place
set    food 0 0
set    wood 0 0
set    coins 0 0
do     0 place market
want   ask place 1
do     1 place swordsmith
do     0 place beg
do     1 place beg
want   food 0 1

rule   CM-DEC-01 CM-LOC-40 all food wanted: the rest is no question
game   midgard 2
skip   place
do     0 place market
do     0 food 3
want   ask place 1
want   food 0 3
want   wood 0 0
want   coins 0 0

rule   CM-DEC-01 CM-PLACE-04 who can do nothing else begs
game   midgard 2 ed-huntlimit=de
skip   place
set    coins 0 0
set    wood 0 0
set    food 0 0
set    hunters 0
set    taken blacksmith+hafter+swordsmith+smokehouse+jarls-longhouse+sages-house+small-public-longship+market+troll-space+draugr-space-1-left+draugr-space-2-right+economic-stall-space-1
set    stage 1
step   flow
want   food 0 1
want   blame 0 1
want   workers 0 3
want   ask place 1

rule   CM-DEC-01 CM-ASSIGN-01 nothing to send is no question
game   midgard 2
skip   place
set    dice 0 sword 0
set    holder troll 0
set    phase assign
set    stage 0
step   flow
want   round 2

rule   CM-DEC-01 CM-ASSIGN-09 food without dice is something to send
game   midgard 2
skip   place
set    dice 0 sword 0
set    holder shore1 0
set    fleet shore1 small-public-longship
set    phase assign
set    stage 0
step   flow
want   ask assign 0
do     0 assign shore1 0 0 0 1
want   rations shore1 1

rule   CM-DEC-01 CM-ASSIGN-07 a place that bans all one has is passed over
game   midgard 2
skip   place
set    draugr 0 hel-reaver-blue
set    holder draugr1 0
set    holder draugr2 0
set    phase assign
set    stage 0
step   flow
want   ask assign 0
deny   0 assign draugr1 0 0 0 0 CM-ASSIGN-01
do     0 assign draugr2 1 0 0 0

rule   CM-DEC-01 CM-ASSIGN-04 while answers are secret the second place is asked all the same
game   midgard 2
skip   place
set    holder troll 0
set    holder draugr1 0
set    holder draugr2 1
set    phase assign
set    stage 0
step   flow
do     0 order no
do     1 order no
do     0 assign troll 1 0 0 0
want   ask assign 0
deny   0 assign draugr1 1 0 0 0 CM-ASSIGN-06
do     0 assign draugr1 0 0 0 0
want   ask assign 1

rule   CM-SM-01 one decision at a time, of one player
game   midgard 3
skip   place
deny   1 place smokehouse CM-SM-01
deny   2 place beg CM-SM-01
deny   7 roll sword hit CM-SM-01
do     0 place smokehouse
deny   0 place beg CM-SM-01

rule   CM-SM-01 CM-ASSIGN-02 the question about the order is open for all at once
game   midgard 3
skip   place
set    holder troll 0
set    holder draugr1 2
set    phase assign
set    stage 0
step   flow
want   ask order 0
want   ask order 2
deny   1 order no CM-SM-01
do     2 order no
deny   2 order no CM-SM-01
do     0 order no
want   ask assign 0
want   ask assign 2
