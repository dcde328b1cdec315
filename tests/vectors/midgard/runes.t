# runes.t - CM-RUNE-*: the runes, and when they may be used.

rule   CM-RUNE-01 a rune is used once, turned over and kept
game   midgard 2
skip   place
set    runes 0 wealth+gifts
set    stage 0
step   flow
do     0 use wealth
want   runes 0 wealth+gifts
want   runes_used 0 wealth
want   told used 0 wealth
deny   0 use wealth CM-RUNE-01
do     0 pass
want   ask rune 0
do     0 pass
want   ask place 0

rule   CM-RUNE-01 a rune one does not own
game   midgard 2
skip   place
set    runes 0 wealth
set    runes 1 gifts
set    stage 0
step   flow
deny   0 gifts 4 0 0 CM-RUNE-01
deny   0 success crusher-of-ice CM-RUNE-01
deny   0 use knowledge CM-RUNE-01
do     0 pass

rule   CM-RUNE-02 CM-RUNE-40 RW1: after preparation all are asked, before the first worker
game   midgard 2
skip   place
set    runes 1 wealth
set    phase prepare
set    stage 1
step   flow
want   ask rune 1
want   phase place
do     1 use wealth
want   ask place 0

rule   CM-RUNE-02 CM-RUNE-40 RW2: before a placement only its player is asked
game   midgard 2
skip   place
set    runes 0 wealth
set    runes 1 wealth
set    stage 0
step   flow
want   ask rune 0
do     0 pass
want   ask place 0

rule   CM-RUNE-02 RW3: after a placement all are asked
game   midgard 2
skip   place
set    runes 1 wealth
do     0 place beg
want   ask rune 1
do     1 use wealth
want   coins 1 2
want   ask place 1

rule   CM-RUNE-02 RW4: before assignment
game   midgard 2
skip   place
set    runes 1 wealth
set    holder troll 0
set    phase assign
set    stage 0
step   flow
want   ask rune 1
do     1 pass
want   ask assign 0

rule   CM-RUNE-02 RW5 and RW10: before and after an item of resolution
game   midgard 2
skip   place
set    favor 0 0
set    runes 1 wealth
set    hunters 0
set    phase resolve
set    stage 0
set    item 0
step   flow
want   ask rune 1
do     1 pass
chance roll sword hit
want   ask rune 1
want   item 1
want   phase resolve
do     1 use wealth
want   round 2

rule   CM-RUNE-02 RW11 and RW12: before and after clean-up
game   midgard 2
skip   place
set    runes 0 gifts
set    phase clean
set    stage 0
step   flow
want   ask rune 0
want   blame 0 0
do     0 pass
want   ask rune 0
want   blame 0 1
want   round 1
do     0 gifts 4 0 0
want   food 0 5
want   round 2

rule   CM-RUNE-03 EX-85 a second sweep follows if a rune was used
game   midgard 3
skip   place
set    runes 0 success
set    destinies 0 prosperous
set    runes 1 wealth
set    runes 2 gifts
set    coins 1 2
do     0 place beg
want   ask rune 0
do     0 pass
want   ask rune 1
do     1 use wealth
want   coins 1 4
want   ask rune 2
do     2 pass
want   ask rune 0
do     0 pass
want   ask rune 2
do     2 pass
want   ask place 1

rule   CM-RUNE-03 a sweep starts with the first player, who uses any number of runes
game   midgard 3
skip   place
set    first 1
set    runes 0 wealth
set    runes 1 wealth+gifts
set    runes 2 knowledge
set    phase prepare
set    stage 1
step   flow
want   ask rune 1
do     1 use wealth
want   ask rune 1
do     1 gifts 0 4 0
want   ask rune 2
do     2 pass
want   ask rune 0
do     0 pass
want   ask rune 2
do     2 pass
want   ask rune 0
do     0 pass
want   ask place 1

rule   CM-RUNE-03 nobody uses one: the window closes
game   midgard 2
skip   place
set    runes 0 wealth
set    runes 1 gifts
set    phase prepare
set    stage 1
step   flow
do     0 pass
do     1 pass
want   ask rune 0
do     0 pass
want   ask place 0

rule   CM-RUNE-04 a rune gained in a turn may be used after that turn
game   midgard 2
skip   place
do     0 place runesmith
do     0 take gifts
want   ask rune 0
do     0 gifts 1 1 2
want   food 0 2
want   wood 0 1
want   coins 0 3
want   runes_used 0 gifts
want   ask place 1

rule   CM-RUNE-05 runes lie open
game   midgard 2
skip   place
set    runes 0 wealth+gifts
set    runes_used 0 gifts
want   seen 1 runes 0 wealth+gifts
want   seen 1 runes_used 0 gifts
want   seen 6 runes 0 wealth+gifts

rule   CM-RUNE-06 a used rune counts for its glory
game   midgard 2
skip   place
set    runes 0 knowledge
set    runes_used 0 knowledge
want   score 0 runes 3

rule   CM-RUNE-07 Wealth without coins, for nothing
game   midgard 2
skip   place
set    runes 0 wealth
set    coins 0 0
set    stage 0
step   flow
do     0 use wealth
want   coins 0 0
want   runes_used 0 wealth

rule   CM-RUNE-07 Success without glory
game   midgard 2
skip   place
set    runes 0 success
set    destinies 0 troll-slayer
set    stage 0
step   flow
do     0 success troll-slayer
want   glory 0 0
want   destinies_open 0 troll-slayer

rule   CM-RUNE-08 the runes of others are of no use in a fight
game   midgard 2
skip   place
set    favor 0 0
set    runes 1 potential+reaction+healing+glory
set    troll bridge-troll
set    holder troll 0
set    band troll sword 3
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll sword double
chance roll sword blank
chance roll sword blank
want   told won 0 troll
want   round 2
want   glory 0 3
want   runes_used 1 none

rule   CM-RUNE-08 the True Vision of another is of no use at the Sage
game   midgard 2
skip   place
set    leader 0 ullr
set    runes 1 true-vision
do     0 place sages-house
do     0 look shore1
chance journey lost
chance destiny prosperous
want   ask place 1

rule   CM-RUNE-21 Gifts: four in any mix
game   midgard 2
skip   place
set    runes 0 gifts
set    stage 0
step   flow
deny   0 gifts 1 1 1 CM-RUNE-21
deny   0 gifts 3 3 0 CM-RUNE-21
deny   0 use gifts CM-RUNE-02
do     0 gifts 1 0 3
want   food 0 2
want   wood 0 1
want   coins 0 4

rule   CM-RUNE-22 CM-RUNE-42 EX-01 Glory: half of the 13 printed on the monster, rounded down
game   midgard 2
skip   place
set    favor 0 0
set    runes 0 glory
set    monster shore1 lindworm-blue
set    bounty shore1 2
set    holder shore1 0
set    fleet shore1 large-public-longship
set    band shore1 sword 4
set    rations shore1 2
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey all-quiet
chance roll sword double
chance roll sword double
chance roll sword hit
chance roll sword blank
want   glory 0 13
want   coins 0 3
want   ask glory 0
deny   0 use wealth CM-RUNE-40
do     0 use glory
want   told gain 0 6 glory
want   glory 0 19
want   runes 0 glory
want   runes_used 0 glory
want   score 0 runes 1

rule   CM-RUNE-22 not for this enemy
game   midgard 2
skip   place
set    favor 0 0
set    runes 0 glory
set    holder draugr1 0
set    band draugr1 axe 1
set    phase resolve
set    stage 0
set    item 5
step   flow
chance roll axe double
do     0 pass
want   glory 0 3
want   runes_used 0 none

rule   CM-RUNE-22 the glory of Ullr and Asmundr is not part of the base
game   midgard 2
skip   place
set    leader 0 ullr
set    favor 0 0
set    runes 0 glory
set    troll hill-troll
set    holder troll 0
set    band troll axe 2
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll axe double
chance roll axe double
want   glory 0 7
do     0 use glory
want   glory 0 10

rule   CM-RUNE-22 no offer after a lost fight
game   midgard 2
skip   place
set    favor 0 0
set    runes 0 glory
set    troll war-troll
set    holder troll 0
set    band troll axe 1
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll axe double
want   told beaten 0
want   round 2

rule   CM-RUNE-23 EX-58 Healing: no losses of one combat round, later ones are normal
game   midgard 2
skip   place
set    favor 0 0
set    runes 0 healing
set    monster shore1 jotun-blue
set    holder shore1 0
set    fleet shore1 large-public-longship
set    band shore1 sword 1
set    band shore1 spear 1
set    band shore1 axe 1
set    rations shore1 2
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey all-quiet
chance roll sword hit
chance roll spear hit
chance roll axe double
want   told struck 0 4 4 6
want   ask losses 0
deny   0 use wealth CM-FIGHT-11
do     0 use healing
want   damage 4
want   band shore1 sword 1
want   band shore1 spear 1
want   band shore1 axe 1
chance roll sword blank
chance roll spear blank
chance roll axe hit
want   told beaten 0

rule   CM-RUNE-23 Healing is offered though all would be lost, and may be kept
game   midgard 2
skip   place
set    favor 0 0
set    runes 0 healing
set    troll war-troll
set    holder troll 0
set    band troll sword 2
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll sword blank
chance roll sword blank
want   ask losses 0
want   losses 2
do     0 lose 2 0 0
want   told beaten 0
want   runes_used 0 none

rule   CM-RUNE-23 CM-RUNE-01 Healing that was used before
game   midgard 2
skip   place
set    favor 0 0
set    runes 0 healing
set    runes_used 0 healing
set    troll moss-troll
set    holder troll 0
set    band troll sword 1
set    band troll axe 1
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll sword blank
chance roll axe blank
deny   0 use healing CM-RUNE-01
do     0 lose 1 0 0

rule   CM-RUNE-24 EX-65 Journey: Whirlpool without effect, Lost instead
game   midgard 2
skip   place
set    favor 0 0
set    runes 0 journey
set    holder shore1 0
set    fleet shore1 large-public-longship
set    band shore1 sword 3
set    rations shore1 2
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey whirlpool
do     0 use journey
want   journeys_gone whirlpool 1
want   band shore1 sword 3
chance journey lost
want   told voyage shore1 lost
want   ask jettison 0
do     0 jettison 2 0 0 0
want   runes_used 0 journey

rule   CM-RUNE-25 CM-HID-02 Knowledge: all face-down cards on the board, for its user only
game   midgard 2
skip   place
set    runes 0 knowledge
set    stage 0
step   flow
do     0 use knowledge
chance journey storm
chance journey kraken
chance journey lost
want   seen 0 journey shore1 storm
want   seen 0 journey shore2 kraken
want   seen 0 journey shore3 lost
want   seen 1 journey shore1 6
want   journey shore4 none
want   journey_known shore3 0
want   journeys storm 1
want   ask place 0

rule   CM-RUNE-25 a card that lies open or is known is not looked at again
game   midgard 2
skip   place
set    runes 0 knowledge
set    journey shore1 storm
set    journey_known shore1 255
set    journey shore2 lost
set    journey_known shore2 0
set    journeys storm 1
set    journeys lost 1
set    stage 0
step   flow
do     0 use knowledge
chance journey kraken
want   ask place 0
want   journey shore3 kraken

rule   CM-RUNE-26 EX-73 Potential: one blank, by choice
game   midgard 2
skip   place
set    favor 0 0
set    runes 0 potential
set    troll stone-troll
set    holder troll 0
set    band troll sword 3
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll sword blank
chance roll sword blank
chance roll sword hit
deny   0 potential d3 CM-RUNE-26
deny   0 potential d1+d3 CM-RUNE-26
deny   0 potential none CM-RUNE-26
do     0 potential d1
want   to_roll sword 1
chance roll sword double
want   told struck 0 3 3 5

rule   CM-RUNE-26 EX-73 Potential: both blanks
game   midgard 2
skip   place
set    favor 0 0
set    runes 0 potential
set    troll stone-troll
set    holder troll 0
set    band troll sword 3
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll sword blank
chance roll sword blank
chance roll sword hit
do     0 potential d1+d2
want   to_roll sword 2

rule   CM-RUNE-26 EX-73 German edition: all blanks or none
game   midgard 2 edition=de
skip   place
set    favor 0 0
set    runes 0 potential
set    troll stone-troll
set    holder troll 0
set    band troll sword 3
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll sword blank
chance roll sword blank
chance roll sword hit
deny   0 potential d1 CM-RUNE-26
do     0 potential d1+d2
want   to_roll sword 2

rule   CM-RUNE-27 Reaction: shields are hits and still shields
game   midgard 2
skip   place
set    leader 0 ullr
set    favor 0 0
set    runes 0 reaction
set    troll hill-troll
set    holder troll 0
set    band troll spear 2
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll spear shield
chance roll spear shield
do     0 use reaction
want   told struck 0 2 2 4
want   band troll spear 2

rule   CM-RUNE-27 only in this combat round
game   midgard 2
skip   place
set    leader 0 ullr
set    favor 0 0
set    runes 0 reaction
set    troll hill-troll
set    holder troll 0
set    band troll spear 2
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll spear shield
chance roll spear shield
do     0 use reaction
chance roll spear shield
chance roll spear shield
want   told struck 0 0 2 4

rule   CM-RUNE-28 EX-80 Reaction ends the reroll step
game   midgard 2
skip   place
set    favor 0 2
set    runes 0 reaction
set    troll stone-troll
set    holder troll 0
set    band troll spear 2
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll spear shield
chance roll spear blank
do     0 use reaction
want   favor 0 2
want   ask roll 7
deny   0 reroll d1 CM-SM-01
want   damage 1
want   band troll spear 1

rule   CM-RUNE-29 EX-66 Success on wood: 2 now in a tie, 5 at the end
game   midgard 2
skip   place
set    runes 0 success
set    destinies 0 craftsman
set    wood 0 4
set    wood 1 4
set    stage 0
step   flow
deny   0 success prepared CM-RUNE-29
do     0 success craftsman
want   told revealed 0 craftsman
want   glory 0 2
set    wood 0 6
set    wood 1 2
want   score 0 destiny 5
want   destinies 0 craftsman

rule   CM-RUNE-29 CM-RUNE-40 RW7b: Success between a rival's favor and the reward
game   midgard 2
skip   place
set    leader 0 ullr
set    runes 1 success
set    destinies 1 odins-favored
set    troll bridge-troll
set    holder troll 0
set    band troll sword 2
set    phase resolve
set    stage 0
set    item 4
step   flow
do     1 pass
chance roll sword blank
chance roll sword blank
do     0 reroll d1
chance roll sword double
want   ask rune 1
want   damage 0
do     1 success odins-favored
want   glory 1 4
want   told struck 0 2 2 2

rule   CM-RUNE-40 other runes do not fit into RW7b
game   midgard 2
skip   place
set    favor 0 0
set    runes 1 success+wealth
set    troll bridge-troll
set    holder troll 0
set    band troll sword 1
set    phase resolve
set    stage 0
set    item 4
step   flow
do     1 pass
chance roll sword shield
want   ask rune 1
deny   1 use wealth CM-RUNE-40
do     1 pass

rule   CM-RUNE-30 True Vision: three drawn, one kept, the others under the deck
game   midgard 2
skip   place
set    leader 0 ullr
set    runes 0 true-vision
do     0 place sages-house
do     0 look shore1
chance journey lost
do     0 use true-vision
chance destiny prosperous
chance destiny craftsman
chance destiny troll-slayer
want   drawn_count 3
do     0 hold craftsman
want   destinies 0 crusher-of-ice+craftsman
want   under_count 2
want   under 0 prosperous
want   under 1 troll-slayer
want   drawn_count 0

rule   CM-RUNE-31 EX-16 Wealth doubles 3 coins
game   midgard 2
skip   place
set    runes 0 wealth
set    coins 0 3
set    stage 0
step   flow
do     0 use wealth
want   coins 0 6

rule   CM-RUNE-31 EX-16 Wealth gives 5 coins at most
game   midgard 2
skip   place
set    runes 0 wealth
set    coins 0 9
set    stage 0
step   flow
do     0 use wealth
want   coins 0 14

rule   CM-RUNE-32 Potential and favor in any order, then Reaction
game   midgard 2
skip   place
set    leader 0 ullr
set    favor 0 2
set    runes 0 potential+reaction
set    troll stone-troll
set    holder troll 0
set    band troll spear 3
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll spear blank
chance roll spear blank
chance roll spear hit
do     0 reroll d1
chance roll spear shield
want   ask reroll 0
do     0 potential d1
chance roll spear hit
do     0 reroll d1
chance roll spear shield
do     0 use reaction
want   told struck 0 3 3 5
want   favor 0 0
want   runes_used 0 potential+reaction

rule   CM-RUNE-33 hits of Reaction are no doubles for Ullr
game   midgard 2
skip   place
set    leader 0 ullr
set    favor 0 0
set    runes 0 reaction
set    troll stone-troll
set    holder troll 0
set    band troll spear 2
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll spear shield
chance roll spear shield
do     0 use reaction
want   glory 0 0
want   damage 2

rule   CM-RUNE-34 EX-89 roll 1 S: Reaction is offered, Potential and Healing are not
game   midgard 2
skip   place
set    favor 0 0
set    runes 0 potential+reaction+healing
set    troll moss-troll
set    holder troll 0
set    band troll sword 2
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll sword hit
chance roll sword shield
want   ask reroll 0
deny   0 potential d1 CM-RUNE-34
deny   0 use healing CM-RUNE-40
do     0 stop
want   ask roll 7
want   band troll sword 2
want   runes_used 0 none

rule   CM-RUNE-34 without a shield no Reaction
game   midgard 2
skip   place
set    favor 0 0
set    runes 0 potential+reaction
set    troll moss-troll
set    holder troll 0
set    band troll sword 2
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll sword hit
chance roll sword blank
deny   0 use reaction CM-RUNE-34
do     0 potential d1

rule   CM-RUNE-34 CM-DEC-01 neither blank nor shield, no favor: no question
game   midgard 2
skip   place
set    favor 0 0
set    runes 0 potential+reaction
set    troll moss-troll
set    holder troll 0
set    band troll sword 2
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll sword hit
chance roll sword hit
want   ask roll 7

rule   CM-RUNE-40 a rune of fights cannot be used in a window for all
game   midgard 2
skip   place
set    runes 0 healing+potential+wealth
set    stage 0
step   flow
want   ask rune 0
deny   0 use healing CM-RUNE-40
deny   0 use potential CM-RUNE-40
do     0 pass

rule   CM-RUNE-40 no rune in the middle of a visit
game   midgard 2
skip   place
set    runes 0 gifts
set    coins 0 3
do     0 place stave-church
deny   0 gifts 0 0 4 CM-LOC-51
do     0 pay 1

rule   CM-RUNE-41 who has no rune for a window is not asked
game   midgard 2
skip   place
set    runes 0 healing
set    runes 1 wealth
set    runes_used 1 wealth
set    phase prepare
set    stage 1
step   flow
want   ask place 0

rule   CM-RUNE-42 Glory is decided after the reward, before the next fight
game   midgard 2
skip   place
set    favor 0 0
set    runes 0 glory
set    holder draugr1 0
set    holder draugr2 0
set    band draugr1 axe 1
set    band draugr2 axe 1
set    draugr 0 barrow-warden-blue
set    draugr 1 crypt-lord-yellow
set    phase resolve
set    stage 0
set    item 5
step   flow
chance roll axe double
want   told beaten 0
chance roll axe double
want   told beaten 0
want   round 2

rule   CM-RUNE-42 the reward is there when Glory is asked
game   midgard 2
skip   place
set    favor 0 0
set    runes 0 glory
set    holder draugr1 0
set    holder draugr2 0
set    band draugr1 axe 2
set    band draugr2 axe 1
set    draugr 0 barrow-warden-blue
set    phase resolve
set    stage 0
set    item 5
step   flow
chance roll axe double
chance roll axe double
want   ask glory 0
want   glory 0 5
want   coins 0 4
want   draugr_won 0 barrow-warden-blue
do     0 use glory
want   glory 0 7
want   contest draugr
