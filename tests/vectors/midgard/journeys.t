# journeys.t - CM-JOUR-*: what may happen on the way.

rule   CM-JOUR-01 All Quiet: nothing
game   midgard 2
skip   place
set    favor 0 0
set    holder shore1 0
set    fleet shore1 small-public-longship
set    band shore1 sword 2
set    rations shore1 1
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey all-quiet
want   band shore1 sword 2
want   ask roll 7
want   contest monster

rule   CM-JOUR-02 CM-SM-03 Kraken: 3 glory, and the survivors go on
game   midgard 2
skip   place
set    favor 0 0
set    holder shore1 0
set    fleet shore1 large-public-longship
set    band shore1 axe 4
set    rations shore1 1
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey kraken
want   told fights 0 kraken 2 3
chance roll axe double
chance roll axe double
chance roll axe blank
chance roll axe blank
want   glory 0 3
want   band shore1 axe 2
want   contest monster
want   dice 0 axe 0

rule   CM-JOUR-02 an empty ship meets no kraken
game   midgard 2
skip   place
set    holder shore1 0
set    fleet shore1 large-public-longship
set    rations shore1 1
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey kraken
want   round 2
want   glory 0 0

rule   CM-JOUR-03 EX-13 Lost: two food
game   midgard 2
skip   place
set    favor 0 0
set    holder shore1 0
set    fleet shore1 large-public-longship
set    band shore1 sword 3
set    rations shore1 3
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey lost
want   ask jettison 0
deny   0 jettison 3 0 0 0 CM-SHORE-04
deny   0 jettison 1 0 0 0 CM-JOUR-07
deny   0 jettison 0 1 0 0 CM-JOUR-07
deny   0 jettison 0 3 0 0 CM-JOUR-07
do     0 jettison 2 0 0 0
want   band shore1 sword 2

rule   CM-JOUR-03 EX-13 Lost: two warriors
game   midgard 2
skip   place
set    favor 0 0
set    holder shore1 0
set    fleet shore1 large-public-longship
set    band shore1 sword 3
set    rations shore1 3
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey lost
do     0 jettison 0 2 0 0
want   band shore1 sword 1
want   told lost 0 2 0 0

rule   CM-JOUR-03 EX-13 Lost: one of each
game   midgard 2
skip   place
set    favor 0 0
set    holder shore1 0
set    fleet shore1 large-public-longship
set    band shore1 sword 3
set    rations shore1 3
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey lost
do     0 jettison 1 1 0 0
want   band shore1 sword 2

rule   CM-JOUR-03 CM-JOUR-07 EX-93 Lost with one food and three warriors: never the food alone
game   midgard 2
skip   place
set    favor 0 0
set    holder shore1 0
set    fleet shore1 large-public-longship
set    band shore1 sword 3
set    rations shore1 1
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey lost
deny   0 jettison 1 0 0 0 CM-JOUR-07
deny   0 jettison 2 0 0 0 CM-SHORE-04
do     0 jettison 1 1 0 0
want   told starved 0 2

rule   CM-JOUR-03 EX-93 Lost with one food and three warriors: two warriors
game   midgard 2
skip   place
set    favor 0 0
set    holder shore1 0
set    fleet shore1 large-public-longship
set    band shore1 sword 3
set    rations shore1 1
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey lost
do     0 jettison 0 2 0 0
want   band shore1 sword 1
want   contest monster

rule   CM-JOUR-04 No Wind: one food
game   midgard 2
skip   place
set    favor 0 0
set    holder shore3 0
set    fleet shore3 large-public-longship
set    band shore3 sword 3
set    rations shore3 3
set    phase resolve
set    stage 0
set    item 9
step   flow
chance journey no-wind
want   told starved 0 1
want   band shore3 sword 2

rule   CM-JOUR-05 Storm: a food or a warrior
game   midgard 2
skip   place
set    favor 0 0
set    holder shore1 0
set    fleet shore1 large-public-longship
set    band shore1 sword 2
set    rations shore1 2
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey storm
want   ask jettison 0
deny   0 jettison 1 1 0 0 CM-JOUR-07
do     0 jettison 1 0 0 0
want   band shore1 sword 2

rule   CM-JOUR-05 Storm: the warrior
game   midgard 2
skip   place
set    favor 0 0
set    holder shore1 0
set    fleet shore1 large-public-longship
set    band shore1 sword 2
set    rations shore1 2
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey storm
do     0 jettison 0 1 0 0
want   band shore1 sword 1

rule   CM-JOUR-06 Whirlpool: one warrior
game   midgard 2
skip   place
set    favor 0 0
set    holder shore1 0
set    fleet shore1 large-public-longship
set    band shore1 sword 3
set    rations shore1 2
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey whirlpool
want   told lost 0 1 0 0
want   band shore1 sword 2

rule   CM-JOUR-07 CM-DEC-01 EX-64 Storm without food: one of three warriors must be lost
game   midgard 2
skip   place
set    favor 0 0
set    holder shore1 0
set    fleet shore1 large-public-longship
set    band shore1 sword 3
set    rations shore1 0
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey storm
want   told lost 0 1 0 0
want   told starved 0 2

rule   CM-JOUR-07 EX-64 Storm without food: the owner says which
game   midgard 2
skip   place
set    favor 0 0
set    holder shore1 0
set    fleet shore1 large-public-longship
set    band shore1 sword 2
set    band shore1 axe 1
set    rations shore1 0
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey storm
deny   0 jettison 0 0 0 0 CM-JOUR-07
do     0 jettison 0 0 0 1
want   told lost 0 0 0 1

rule   CM-JOUR-08 CM-RUNE-22 EX-74 a kraken is no trophy; with Glory it gives 3 and 1
game   midgard 2
skip   place
set    favor 0 0
set    runes 0 glory
set    holder shore1 0
set    fleet shore1 large-public-longship
set    band shore1 axe 2
set    rations shore1 1
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey kraken
chance roll axe double
chance roll axe double
want   ask glory 0
do     0 use glory
want   glory 0 4
want   trolls_won 0 none
want   draugr_won 0 none
want   monsters_won 0 none
want   journeys_gone kraken 1

rule   CM-JOUR-09 a kraken that wins: all are lost, and the food too
game   midgard 2
skip   place
set    favor 0 0
set    food 0 0
set    holder shore1 0
set    fleet shore1 large-public-longship
set    band shore1 sword 2
set    rations shore1 3
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey kraken
chance roll sword blank
chance roll sword hit
want   told beaten 0
want   rations shore1 0
want   food 0 0
want   round 2

rule   CM-JOUR-11 a kraken bans nobody
game   midgard 2
skip   place
set    favor 0 0
set    monster shore1 mara-blue
set    holder shore1 0
set    fleet shore1 large-public-longship
set    band shore1 sword 1
set    band shore1 spear 1
set    band shore1 axe 1
set    rations shore1 3
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey kraken
want   to_roll sword 1
want   to_roll spear 1
want   to_roll axe 1
