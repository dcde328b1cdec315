# fight.t - CM-FIGHT-*: rolling, rerolling, striking, falling.

rule   CM-FIGHT-01 CM-FIGHT-04 a draugr is fought like a troll: all dice of the band are rolled
game   midgard 2
skip   place
set    favor 0 0
set    holder draugr1 0
set    band draugr1 sword 1
set    band draugr1 spear 2
set    phase resolve
set    stage 0
set    item 5
step   flow
want   told fights 0 draugr 1 2
want   told foe-draugr shambling-draugr-blue
want   to_roll sword 1
want   to_roll spear 2
chance roll sword hit
chance roll spear hit
chance roll spear blank
want   ask losses 0

rule   CM-FIGHT-02 CM-ROUND-03 CM-TROLL-07 EX-95 reserved without dice: the runes are asked about, no roll, blame for all
game   midgard 2
skip   place
set    runes 1 wealth
set    holder troll 0
set    phase resolve
set    stage 0
set    item 4
step   flow
want   ask rune 1
do     1 pass
want   ask rune 1
want   item 5
want   blame 0 0
do     1 pass
want   phase clean
do     1 pass
want   blame 0 1
want   blame 1 1

rule   CM-FIGHT-03 CM-FIGHT-15 round after round until the enemy falls
game   midgard 2
skip   place
set    favor 0 0
set    troll bridge-troll
set    holder troll 0
set    band troll sword 2
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll sword shield
chance roll sword blank
want   fight_stage 1
want   ask roll 7
chance roll sword shield
chance roll sword blank
want   ask roll 7
chance roll sword shield
chance roll sword double
want   told won 0 troll

rule   CM-FIGHT-05 a favor rerolls some or all dice, any number of times
game   midgard 2
skip   place
set    leader 0 ullr
set    favor 0 2
set    troll stone-troll
set    holder troll 0
set    band troll sword 3
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll sword blank
chance roll sword hit
chance roll sword shield
want   ask reroll 0
do     0 reroll d1+d2+d3
want   favor 0 1
want   to_roll sword 3
chance roll sword blank
chance roll sword blank
chance roll sword hit
do     0 reroll d1
want   told lifted 0 sword blank
want   favor 0 0
chance roll sword hit
want   told struck 0 2 2 5
want   told parried 0 0 2 2

rule   CM-FIGHT-05 without favor no reroll
game   midgard 2
skip   place
set    favor 0 0
set    runes 0 reaction
set    holder troll 0
set    band troll sword 1
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll sword shield
deny   0 reroll d1 CM-FIGHT-05
do     0 stop

rule   CM-FIGHT-05 nobody must reroll
game   midgard 2
skip   place
set    troll stone-troll
set    holder troll 0
set    band troll sword 2
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll sword hit
chance roll sword shield
do     0 stop
want   favor 0 1
want   damage 1

rule   CM-FIGHT-06 a later reroll may take other dice
game   midgard 2
skip   place
set    leader 0 ullr
set    favor 0 2
set    troll stone-troll
set    holder troll 0
set    band troll sword 1
set    band troll axe 1
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll sword blank
chance roll axe blank
do     0 reroll d1
chance roll sword hit
do     0 reroll d2
want   to_roll axe 1
want   to_roll sword 0
chance roll axe double
want   told struck 0 3 3 5

rule   CM-FIGHT-07 a reroll takes at least one die
game   midgard 2
skip   place
set    leader 0 asmundr
set    holder troll 0
set    band troll sword 2
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll sword blank
chance roll sword hit
deny   0 reroll none CM-FIGHT-07
deny   0 reroll d3 CM-FIGHT-07
deny   0 use reaction CM-RUNE-01
deny   0 potential d1 CM-RUNE-01
do     0 reroll d2

rule   CM-FIGHT-07 CM-FIGHT-05 of equal dice any may be named: the first stand for them
game   midgard 2
skip   place
set    leader 0 ullr
set    holder troll 0
set    band troll sword 3
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll sword hit
chance roll sword blank
chance roll sword blank
do     0 reroll d2+d3
want   pool sword blank 1
want   pool sword hit 0
want   to_roll sword 2

rule   CM-FIGHT-08 the new result counts, better or worse
game   midgard 2
skip   place
set    leader 0 gylfir
set    troll stone-troll
set    holder troll 0
set    band troll axe 2
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll axe hit
chance roll axe double
do     0 reroll d1
chance roll axe blank
want   told struck 0 2 2 5
want   pool axe hit 0

rule   CM-FIGHT-09 CM-FIGHT-10 CM-FIGHT-11 CM-FIGHT-14 CM-FIGHT-16 CM-FIGHT-18 EX-50 2/3 against two swords and an axe
game   midgard 2
skip   place
set    favor 0 0
set    draugr 0 barrow-warden-red
set    holder draugr1 0
set    dice 0 sword 0
set    band draugr1 sword 2
set    band draugr1 axe 1
set    phase resolve
set    stage 0
set    item 5
step   flow
chance roll sword hit
chance roll sword shield
chance roll axe double
want   told struck 0 3 3 3
want   ask losses 0
deny   0 lose 1 0 1 CM-FIGHT-10
deny   0 lose 0 0 0 CM-FIGHT-10
deny   0 lose 0 1 0 CM-FIGHT-10
do     0 lose 0 0 1
want   glory 0 5
want   coins 0 4
want   dice 0 sword 2
want   dice 0 axe 0
want   draugr_won 0 barrow-warden-red

rule   CM-FIGHT-09 CM-FIGHT-14 CM-FIGHT-17 EX-51 1/4: killed in the second round with the last die
game   midgard 2
skip   place
set    favor 0 0
set    troll moss-troll
set    holder troll 0
set    dice 0 sword 0
set    band troll sword 1
set    band troll axe 1
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll sword hit
chance roll axe hit
want   damage 2
do     0 lose 1 0 0
want   to_roll axe 1
chance roll axe double
want   told struck 0 2 4 4
want   told lost 0 0 0 1
want   told won 0 troll
want   glory 0 5
want   dice 0 sword 0
want   dice 0 axe 0
want   trolls_won 0 moss-troll

rule   CM-FIGHT-12 CM-FIGHT-19 EX-52 3/5 against two swords: both lost, nothing gained
game   midgard 2
skip   place
set    favor 0 0
set    draugr 0 dread-draugr-blue
set    holder draugr1 0
set    dice 0 sword 0
set    band draugr1 sword 2
set    phase resolve
set    stage 0
set    item 5
step   flow
chance roll sword double
chance roll sword hit
want   told struck 0 3 3 5
want   told lost 0 2 0 0
want   told beaten 0
want   glory 0 0
want   coins 0 1
want   damage 0
want   draugr_won 0 none

rule   CM-FIGHT-10 CM-FIGHT-21 EX-53 a surplus shield helps nobody in the next round
game   midgard 2
skip   place
set    favor 0 0
set    troll moss-troll
set    holder troll 0
set    band troll spear 3
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll spear shield
chance roll spear shield
chance roll spear blank
want   damage 0
want   band troll spear 3
want   to_roll spear 3
chance roll spear blank
chance roll spear blank
chance roll spear blank
want   band troll spear 2

rule   CM-FIGHT-11 whatever the dice show
game   midgard 2
skip   place
set    favor 0 0
set    troll moss-troll
set    holder troll 0
set    band troll sword 1
set    band troll axe 1
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll sword hit
chance roll axe blank
deny   0 stop CM-FIGHT-11
do     0 lose 1 0 0
want   band troll axe 1

rule   CM-FIGHT-13 the lost go to the supply at once
game   midgard 2
skip   place
set    favor 0 0
set    troll moss-troll
set    holder troll 0
set    band troll axe 2
set    supply axe 7
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll axe hit
chance roll axe blank
want   supply axe 8
want   band troll axe 1

rule   CM-FIGHT-15 CM-FIGHT-20 there is no retreat
game   midgard 2
skip   place
set    troll war-troll
set    holder troll 0
set    band troll sword 4
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll sword blank
chance roll sword blank
chance roll sword blank
chance roll sword shield
deny   0 pass CM-FIGHT-05
do     0 stop
want   to_roll sword 2

rule   CM-FIGHT-16 CM-FIGHT-18 EX-02 6 glory and 4 coins, the card, survivors home
game   midgard 2
skip   place
set    favor 0 0
set    draugr 1 drowned-raider-yellow
set    holder draugr2 0
set    dice 0 sword 0
set    dice 0 axe 0
set    band draugr2 axe 3
set    phase resolve
set    stage 0
set    item 6
step   flow
chance roll axe double
chance roll axe double
chance roll axe blank
want   glory 0 6
want   coins 0 5
want   draugr_won 0 drowned-raider-yellow
want   dice 0 axe 1
want   told won 0 draugr

rule   CM-FIGHT-18 survivors take no part in the next fight
game   midgard 2
skip   place
set    favor 0 0
set    holder draugr1 0
set    holder draugr2 0
set    dice 0 sword 0
set    band draugr1 sword 3
set    band draugr2 spear 1
set    phase resolve
set    stage 0
set    item 5
step   flow
chance roll sword hit
chance roll sword hit
chance roll sword blank
want   dice 0 sword 2
want   to_roll sword 0
want   to_roll spear 1

rule   CM-FIGHT-19 CM-CLEAN-06 EX-82 a monster that was attacked begins anew, with a coin
game   midgard 2
skip   place
set    favor 0 0
set    monster shore1 garm-whelp-red
set    holder shore1 0
set    fleet shore1 small-public-longship
set    band shore1 axe 3
set    rations shore1 2
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey all-quiet
chance roll axe hit
chance roll axe double
chance roll axe blank
want   told struck 0 3 3 4
want   told beaten 0
want   round 2
want   bounty shore1 1
want   damage 0
want   monster shore1 garm-whelp-red
skip   place
set    favor 0 0
set    holder shore1 0
set    fleet shore1 small-public-longship
set    band shore1 axe 3
set    rations shore1 2
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey all-quiet
chance roll axe hit
chance roll axe blank
chance roll axe blank
want   told struck 0 1 1 4

rule   CM-FIGHT-22 CM-FIGHT-16 a trophy is kept, and shown to its owner only
game   midgard 2
skip   place
set    favor 0 0
set    holder troll 0
set    band troll axe 2
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll axe double
chance roll axe double
want   trolls_won 0 bridge-troll
want   shown 0 cards   0 trophies 1
want   shown 1 cards   0 trophies nothing

rule   CM-FIGHT-23 excess damage has no effect
game   midgard 2
skip   place
set    favor 0 0
set    troll bridge-troll
set    holder troll 0
set    dice 0 sword 0
set    band troll axe 4
set    holder draugr1 0
set    band draugr1 axe 1
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll axe double
chance roll axe double
chance roll axe double
chance roll axe double
want   glory 0 3
want   damage 0
want   ask roll 7
want   contest draugr

rule   CM-FIGHT-24 favor of one fight serves in the next
game   midgard 2
skip   place
set    leader 0 ullr
set    favor 0 0
set    monster shore1 nokken-blue
set    holder shore1 0
set    fleet shore1 small-public-longship
set    band shore1 axe 2
set    rations shore1 1
set    holder shore2 0
set    fleet shore2 large-public-longship
set    band shore2 axe 1
set    rations shore2 1
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey all-quiet
chance roll axe double
chance roll axe double
want   favor 0 1
chance journey all-quiet
chance roll axe blank
want   ask reroll 0
do     0 reroll d1
want   favor 0 0

rule   CM-FIGHT-25 shields can prolong a fight without end
game   midgard 2
skip   place
set    favor 0 0
set    troll bridge-troll
set    holder troll 0
set    band troll spear 1
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll spear shield
chance roll spear shield
chance roll spear shield
chance roll spear shield
chance roll spear shield
chance roll spear shield
chance roll spear shield
chance roll spear shield
chance roll spear shield
chance roll spear shield
want   band troll spear 1
want   ask roll 7

rule   CM-FIGHT-16 CM-TROLL-03 CM-DRAUGR-02 a trophy lies no more on its space
game   midgard 2
skip   place
set    favor 0 0
set    runes 1 wealth
set    holder troll 0
set    band troll axe 1
set    holder draugr2 0
set    band draugr2 axe 1
set    phase resolve
set    stage 0
set    item 4
step   flow
do     1 pass
chance roll axe double
want   ask rune 1
want   troll none
want   draugr 1 shambling-draugr-red
want   trolls_won 0 bridge-troll
do     1 pass
do     1 pass
chance roll axe double
want   ask rune 1
want   draugr 1 none
want   draugr 0 shambling-draugr-blue
want   shown 1 enemies draugr2 enemy nothing
