# hunt.t - CM-HUNT-*: hunting.

rule   CM-HUNT-01 CM-HUNT-08 all dice at home are rolled, once
game   midgard 2
skip   place
set    dice 0 sword 1
set    dice 0 spear 1
set    favor 0 0
set    food 0 0
set    hunters 0
set    phase resolve
set    stage 0
set    item 0
step   flow
chance roll sword hit
chance roll spear double
want   food 0 3
want   told caught 0 3
want   told gain 0 3 food

rule   CM-HUNT-01 CM-ASSIGN-10 assigned dice do not hunt
game   midgard 2
skip   place
set    dice 0 sword 1
set    band troll sword 3
set    holder troll 0
set    hunters 0
set    phase resolve
set    stage 0
set    item 0
step   flow
want   to_roll sword 1
want   to_roll spear 0

rule   CM-HUNT-02 hunters roll from the first player, clockwise
game   midgard 3
skip   place
set    first 2
set    favor 0 0
set    favor 1 0
set    favor 2 0
set    hunters 0+1+2
set    phase resolve
set    stage 0
set    item 0
step   flow
want   fighter 2
chance roll sword hit
want   fighter 0
chance roll sword hit
want   fighter 1

rule   CM-HUNT-02 CM-HUNT-01 only those who have a hunter roll
game   midgard 3
skip   place
set    first 2
set    favor 1 0
set    hunters 1
set    phase resolve
set    stage 0
set    item 0
step   flow
want   fighter 1
want   item 2
chance roll sword hit
want   food 1 2
want   round 2

rule   CM-HUNT-03 CM-FIGHT-05 favor rerolls as in combat
game   midgard 2
skip   place
set    leader 0 ullr
set    dice 0 sword 2
set    favor 0 2
set    food 0 0
set    hunters 0
set    phase resolve
set    stage 0
set    item 0
step   flow
chance roll sword blank
chance roll sword blank
do     0 reroll d1
chance roll sword double
do     0 reroll d1+d2
want   favor 0 0
chance roll sword hit
chance roll sword hit
want   food 0 2

rule   CM-HUNT-04 CM-RUNE-26 Potential while hunting
game   midgard 2
skip   place
set    dice 0 sword 2
set    favor 0 0
set    food 0 0
set    runes 0 potential
set    hunters 0
set    phase resolve
set    stage 0
set    item 0
step   flow
chance roll sword blank
chance roll sword hit
do     0 potential d1
chance roll sword double
want   food 0 3
want   runes_used 0 potential

rule   CM-HUNT-04 CM-HUNT-06 CM-RUNE-27 EX-94 Reaction while hunting: shields are food
game   midgard 2
skip   place
set    dice 0 sword 0
set    dice 0 spear 2
set    dice 0 axe 1
set    favor 0 0
set    food 0 0
set    runes 0 reaction
set    hunters 0
set    phase resolve
set    stage 0
set    item 0
step   flow
chance roll spear shield
chance roll spear shield
chance roll axe hit
do     0 use reaction
want   food 0 3
want   dice 0 spear 2
want   dice 0 axe 1

rule   CM-HUNT-05 EX-09 eight hits, six food
game   midgard 2
skip   place
set    dice 0 sword 0
set    dice 0 axe 4
set    favor 0 0
set    food 0 0
set    hunters 0
set    phase resolve
set    stage 0
set    item 0
step   flow
chance roll axe double
chance roll axe double
chance roll axe double
chance roll axe double
want   food 0 6

rule   CM-HUNT-05 six for each hunter
game   midgard 2
skip   place
set    dice 0 axe 3
set    dice 0 sword 0
set    dice 1 axe 4
set    dice 1 sword 0
set    favor 0 0
set    favor 1 0
set    food 0 0
set    food 1 0
set    hunters 0+1
set    phase resolve
set    stage 0
set    item 0
step   flow
chance roll axe double
chance roll axe double
chance roll axe double
chance roll axe double
chance roll axe double
chance roll axe double
chance roll axe double
want   food 0 6
want   food 1 6

rule   CM-HUNT-06 shields are no food
game   midgard 2
skip   place
set    favor 0 0
set    food 0 0
set    hunters 0
set    phase resolve
set    stage 0
set    item 0
step   flow
chance roll sword shield
want   food 0 0

rule   CM-HUNT-07 no die is lost
game   midgard 2
skip   place
set    dice 0 sword 2
set    favor 0 0
set    hunters 0
set    phase resolve
set    stage 0
set    item 0
step   flow
chance roll sword blank
chance roll sword blank
want   dice 0 sword 2
want   supply sword 8

rule   CM-HUNT-08 without dice at home nothing happens
game   midgard 2
skip   place
set    dice 0 sword 0
set    hunters 0
set    phase resolve
set    stage 0
set    item 0
step   flow
want   food 0 1
want   round 2

rule   CM-HUNT-09 the food of the hunt does not come aboard
game   midgard 2
skip   place
set    dice 0 sword 1
set    favor 0 0
set    food 0 0
set    hunters 0
set    holder shore1 0
set    fleet shore1 small-public-longship
set    band shore1 spear 2
set    rations shore1 0
set    phase resolve
set    stage 0
set    item 0
step   flow
chance roll sword double
want   food 0 2
chance journey all-quiet
want   told starved 0 2
want   food 0 2
