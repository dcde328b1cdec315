# shores.t - CM-SHORE-*, CM-SM-*: a ship at a distant shore.

rule   CM-SHORE-01 CM-SHORE-17 CM-CLEAN-04 CM-CLEAN-06 EX-28 an empty ship: the card is revealed, no fight, a coin for the monster
game   midgard 2
skip   place
set    holder shore1 0
set    fleet shore1 small-public-longship
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey storm
want   told voyage shore1 storm
want   round 2
want   journeys_gone storm 1
want   monster shore1 nokken-blue
want   bounty shore1 1
want   glory 0 0

rule   CM-SHORE-01 the revealed card lies open until clean-up
game   midgard 2
skip   place
set    runes 1 wealth
set    holder shore1 0
set    fleet shore1 small-public-longship
set    phase resolve
set    stage 0
set    item 7
step   flow
do     1 pass
chance journey storm
want   ask rune 1
want   journey shore1 storm
want   journey_known shore1 255
want   journeys_gone storm 0
want   seen 1 journey shore1 storm
do     1 pass
do     1 pass
want   journeys_gone storm 1

rule   CM-SHORE-01 a card somebody has looked at is that very card
game   midgard 2
skip   place
set    journey shore1 whirlpool
set    journeys whirlpool 1
set    journey_known shore1 1
set    holder shore1 0
set    fleet shore1 small-public-longship
set    band shore1 sword 1
set    rations shore1 1
set    phase resolve
set    stage 0
set    item 7
step   flow
want   told voyage shore1 whirlpool
want   told lost 0 1 0 0

rule   CM-SHORE-02 CM-RUNE-24 the owner may use the rune Journey now, or not
game   midgard 2
skip   place
set    favor 0 0
set    runes 0 journey
set    holder shore1 0
set    fleet shore1 small-public-longship
set    band shore1 sword 2
set    rations shore1 2
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey no-wind
want   ask redraw 0
want   rations shore1 2
do     0 pass
want   runes_used 0 none
want   told fights 0 monster 2 3

rule   CM-SHORE-03 losses come from this ship only
game   midgard 2
skip   place
set    favor 0 0
set    dice 0 sword 3
set    food 0 4
set    holder shore1 0
set    fleet shore1 small-public-longship
set    band shore1 sword 2
set    rations shore1 1
set    holder shore2 0
set    fleet shore2 large-public-longship
set    band shore2 sword 2
set    rations shore2 2
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey lost
want   ask jettison 0
deny   0 lose 2 0 0 CM-SHORE-03
deny   0 jettison 2 0 0 0 CM-SHORE-04
do     0 jettison 0 2 0 0
want   band shore1 sword 0
want   band shore2 sword 2
want   rations shore2 2
want   dice 0 sword 3
want   food 0 4

rule   CM-SHORE-04 EX-62 No Wind without food: nothing is lost
game   midgard 2
skip   place
set    favor 0 0
set    holder shore1 0
set    fleet shore1 small-public-longship
set    band shore1 sword 1
set    rations shore1 0
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey no-wind
want   told starved 0 1
want   food 0 1

rule   CM-SHORE-04 EX-63 Lost with one warrior only: he is lost, no fight
game   midgard 2
skip   place
set    favor 0 0
set    holder shore1 0
set    fleet shore1 small-public-longship
set    band shore1 axe 1
set    rations shore1 0
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey lost
want   told lost 0 0 0 1
want   round 2

rule   CM-SHORE-04 Lost with one warrior and one food: both
game   midgard 2
skip   place
set    holder shore1 0
set    fleet shore1 small-public-longship
set    band shore1 axe 1
set    rations shore1 1
set    supply axe 5
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey lost
want   told lost 0 0 0 1
want   rations shore1 0
want   round 2

rule   CM-SHORE-05 CM-JOUR-06 the owner chooses who is lost
game   midgard 2
skip   place
set    favor 0 0
set    holder shore1 0
set    fleet shore1 small-public-longship
set    band shore1 sword 1
set    band shore1 axe 1
set    rations shore1 1
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey whirlpool
want   ask starve 0
do     0 lose 1 0 0
want   band shore1 axe 1
want   band shore1 sword 0

rule   CM-SHORE-06 CM-SHORE-07 CM-SHORE-09 EX-10 near shore: 2 food feed 4 of 5
game   midgard 2
skip   place
set    favor 0 0
set    supply sword 3
set    holder shore2 0
set    fleet shore2 large-public-longship
set    band shore2 sword 5
set    rations shore2 2
set    phase resolve
set    stage 0
set    item 8
step   flow
chance journey all-quiet
want   told starved 0 1
want   band shore2 sword 4
want   rations shore2 0
want   supply sword 4
want   food 0 1

rule   CM-SHORE-06 CM-SHORE-07 CM-SHORE-09 EX-11 far shore: 2 food feed 2 of 5
game   midgard 2
skip   place
set    favor 0 0
set    supply sword 3
set    holder shore3 0
set    fleet shore3 large-public-longship
set    band shore3 sword 5
set    rations shore3 2
set    phase resolve
set    stage 0
set    item 9
step   flow
chance journey all-quiet
want   told starved 0 3
want   band shore3 sword 2
want   rations shore3 0
want   supply sword 6

rule   CM-SHORE-06 the fourth shore is far
game   midgard 4
skip   place
set    favor 0 0
set    holder shore4 0
set    fleet shore4 large-public-longship
set    band shore4 sword 2
set    rations shore4 1
set    phase resolve
set    stage 0
set    item 10
step   flow
chance journey all-quiet
want   told starved 0 1
want   band shore4 sword 1

rule   CM-SHORE-09 EX-12 surplus food is lost
game   midgard 2
skip   place
set    favor 0 0
set    food 0 0
set    holder shore1 0
set    fleet shore1 large-public-longship
set    band shore1 sword 3
set    rations shore1 4
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey all-quiet
want   band shore1 sword 3
want   rations shore1 0
want   food 0 0

rule   CM-SHORE-08 CM-SHORE-11 CM-SHORE-12 EX-60 far shore, axes banned: an axe starves, the fed axe is lost, the sword fights alone
game   midgard 2
skip   place
set    favor 0 0
set    monster shore3 mara-yellow
set    holder shore3 0
set    fleet shore3 large-public-longship
set    band shore3 axe 2
set    band shore3 sword 1
set    rations shore3 2
set    phase resolve
set    stage 0
set    item 9
step   flow
chance journey all-quiet
want   ask starve 0
deny   0 lose 0 0 2 CM-SHORE-08
deny   0 lose 0 0 0 CM-SHORE-08
deny   0 lose 1 0 1 CM-SHORE-08
do     0 lose 0 0 1
want   told lost 0 0 0 1
want   band shore3 axe 0
want   band shore3 sword 1
want   to_roll sword 1
want   to_roll axe 0

rule   CM-SHORE-08 who could be fed does not starve
game   midgard 2
skip   place
set    favor 0 0
set    holder shore1 0
set    fleet shore1 large-public-longship
set    band shore1 axe 1
set    band shore1 sword 1
set    rations shore1 1
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey all-quiet
want   ask roll 7
want   band shore1 axe 1
want   band shore1 sword 1

rule   CM-SHORE-10 CM-SM-03 after a kraken only the survivors eat, and it leaves the food alone
game   midgard 2
skip   place
set    favor 0 0
set    holder shore3 0
set    fleet shore3 large-public-longship
set    band shore3 axe 3
set    rations shore3 1
set    phase resolve
set    stage 0
set    item 9
step   flow
chance journey kraken
want   told fights 0 kraken 2 3
chance roll axe double
chance roll axe hit
chance roll axe blank
want   told won 0 kraken
want   band shore3 axe 1
want   rations shore3 0
want   told fights 0 monster 2 3
want   to_roll axe 1

rule   CM-SHORE-11 all banned: no fight, the monster stays
game   midgard 2
skip   place
set    monster shore1 mara-blue
set    holder shore1 0
set    fleet shore1 large-public-longship
set    band shore1 sword 2
set    rations shore1 1
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey all-quiet
want   told lost 0 2 0 0
want   round 2
want   monster shore1 mara-blue
want   bounty shore1 1

rule   CM-SHORE-12 the banned may be chosen as the loss of a journey
game   midgard 2
skip   place
set    favor 0 0
set    monster shore1 mara-yellow
set    holder shore1 0
set    fleet shore1 large-public-longship
set    band shore1 sword 1
set    band shore1 axe 1
set    rations shore1 1
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey whirlpool
do     0 lose 0 0 1
want   to_roll sword 1

rule   CM-SHORE-12 CM-JOUR-02 EX-61 the banned axe fights the kraken, is fed, and is lost before the monster
game   midgard 2
skip   place
set    favor 0 0
set    monster shore1 mara-yellow
set    holder shore1 0
set    fleet shore1 small-public-longship
set    band shore1 sword 2
set    band shore1 axe 1
set    rations shore1 2
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey kraken
chance roll sword hit
chance roll sword blank
chance roll axe double
want   ask losses 0
do     0 lose 2 0 0
want   glory 0 3
want   told lost 0 0 0 1
want   round 2
want   monster shore1 mara-yellow

rule   CM-SHORE-12 CM-JOUR-02 EX-61 if a sword survives the kraken it fights the monster
game   midgard 2
skip   place
set    favor 0 0
set    monster shore1 mara-yellow
set    holder shore1 0
set    fleet shore1 small-public-longship
set    band shore1 sword 2
set    band shore1 axe 1
set    rations shore1 2
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey kraken
chance roll sword hit
chance roll sword blank
chance roll axe double
do     0 lose 1 0 1
want   glory 0 3
want   contest monster
want   to_roll sword 1

rule   CM-SHORE-13 the remaining warriors fight the monster
game   midgard 2
skip   place
set    favor 0 0
set    holder shore1 0
set    fleet shore1 large-public-longship
set    dice 0 sword 0
set    band shore1 axe 3
set    rations shore1 2
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey all-quiet
want   told fights 0 monster 2 3
chance roll axe double
chance roll axe hit
chance roll axe blank
want   glory 0 8
want   favor 0 1
want   monsters_won 0 nokken-blue
want   dice 0 axe 1

rule   CM-SHORE-14 CM-CLEAN-06 EX-21 three rounds undefeated: three coins for the killer
game   midgard 2
skip   place
set    favor 0 0
set    phase clean
set    stage 0
step   flow
set    phase clean
set    stage 0
step   flow
set    phase clean
set    stage 0
step   flow
want   bounty shore1 3
want   round 4
set    favor 0 0
set    coins 0 0
set    holder shore1 0
set    fleet shore1 large-public-longship
set    band shore1 axe 2
set    rations shore1 2
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey all-quiet
chance roll axe double
chance roll axe double
want   coins 0 3
want   bounty shore1 0
want   monster shore1 none

rule   CM-SHORE-15 a monster not defeated stays with its coins
game   midgard 2
skip   place
set    favor 0 0
set    bounty shore1 2
set    holder shore1 0
set    fleet shore1 large-public-longship
set    band shore1 axe 1
set    rations shore1 2
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey all-quiet
chance roll axe double
want   told beaten 0
want   monster shore1 nokken-blue
want   bounty shore1 3
want   coins 0 1
want   damage 0

rule   CM-SHORE-16 CM-ROUND-03 a shore without a ship is skipped, its card stays face down
game   midgard 2
skip   place
set    runes 1 wealth
set    holder shore2 0
set    fleet shore2 small-public-longship
set    phase resolve
set    stage 0
set    item 7
step   flow
want   item 8
do     1 pass
chance journey all-quiet
want   item 9
want   journey shore1 6
want   journey_known shore1 none
want   journey shore2 all-quiet

rule   CM-SHORE-17 all starved: no fight
game   midgard 2
skip   place
set    holder shore1 0
set    fleet shore1 large-public-longship
set    band shore1 sword 2
set    rations shore1 0
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey all-quiet
want   told starved 0 2
want   round 2
want   monster shore1 nokken-blue

rule   CM-SHORE-18 Healing does not help against journeys, hunger and bans
game   midgard 2
skip   place
set    runes 0 healing
set    monster shore3 mara-yellow
set    holder shore3 0
set    fleet shore3 large-public-longship
set    band shore3 axe 3
set    rations shore3 1
set    phase resolve
set    stage 0
set    item 9
step   flow
chance journey whirlpool
want   told starved 0 1
want   round 2
want   runes_used 0 none

rule   CM-SHORE-18 CM-RUNE-40 Healing is no answer to the question who starves
game   midgard 2
skip   place
set    runes 0 healing
set    holder shore3 0
set    fleet shore3 large-public-longship
set    band shore3 axe 2
set    band shore3 spear 2
set    rations shore3 1
set    phase resolve
set    stage 0
set    item 9
step   flow
chance journey all-quiet
want   ask starve 0
deny   0 use healing CM-SHORE-08

rule   CM-SM-02 CM-ROUND-02 shores from left to right, each completely
game   midgard 2
skip   place
set    favor 0 0
set    favor 1 0
set    holder shore3 0
set    fleet shore3 small-public-longship
set    band shore3 axe 1
set    rations shore3 1
set    holder shore1 1
set    fleet shore1 large-public-longship
set    band shore1 axe 1
set    rations shore1 1
set    phase resolve
set    stage 0
set    item 0
step   flow
chance journey no-wind
want   told starved 1 1
want   journey shore3 6
want   ask journey-card 7
chance journey all-quiet
want   fighter 0
want   foe_spot shore3
