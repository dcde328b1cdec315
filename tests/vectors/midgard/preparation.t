# preparation.t - CM-ROUND-01, CM-PREP-*, CM-RND-*: a new round is laid out.

rule   CM-ROUND-01 CM-PREP-01 CM-PREP-02 CM-PREP-04 CM-PREP-05 CM-PREP-06 the cards of round 1, in their order
game   midgard 2
skip   leader
do     1 leader ullr
do     0 leader gylfir
chance destiny prepared
chance destiny craftsman
deny   7 draugr crypt-lord-red CM-RND-01
chance troll hill-troll
want   troll hill-troll
chance draugr crypt-lord-red
want   draugr 0 crypt-lord-red
want   draugr 1 none
chance draugr grave-guard-blue
want   draugr 1 grave-guard-blue
chance rune wealth
want   rune_row 0 wealth
chance rune healing
want   rune_row 1 healing
chance monster jotun-red
want   monster shore1 jotun-red
chance monster mara-blue
want   monster shore2 mara-blue
chance monster nokken-red
want   monster shore3 nokken-red
deny   7 monster jotun-blue CM-RND-01
chance merchant ms4
want   merchant ms4
want   told phase place
want   ask place 0

rule   CM-ROUND-01 placement, assignment, resolution, clean-up, and the next preparation
game   midgard 2
skip   place
set    workers 0 1
set    workers 1 0
do     0 place troll-space
want   phase assign
want   ask assign 0
do     0 assign troll 1 0 0 0
want   phase resolve
want   ask roll 7
chance roll sword double
do     0 stop
want   told phase clean
want   told phase prepare
want   round 2

rule   CM-PREP-03 a journey card lies face down on every shore in use, and nobody knows it
game   midgard 3
skip   place
want   journey shore1 6
want   journey shore2 6
want   journey shore3 6
want   journey shore4 none
want   journey_known shore1 none
want   journeys all-quiet 8

rule   CM-PREP-06 the next merchant ship covers the earlier one
game   midgard 2
skip   place
set    phase prepare
set    stage 0
set    round 2
step   flow
chance troll cave-troll
chance draugr hel-reaver-red
chance draugr hel-reaver-blue
deny   7 merchant ms1 CM-RND-01
chance merchant ms5
want   merchant ms5
want   ask place 0
do     0 place merchant-ship
want   food 0 2
want   dice 0 sword 2
want   dice 0 spear 1

rule   CM-PREP-07 CM-CLEAN-08 goods pile up, whether or not something is still there
game   midgard 2
skip   place
want   forge sword 1
want   forge spear 1
want   forge axe 1
want   smokehouse 1
set    forge spear 0
set    phase clean
set    stage 0
step   flow
want   forge sword 2
want   forge spear 1
want   forge axe 2
want   smokehouse 2
want   supply sword 8
want   supply axe 8

rule   CM-PREP-08 CM-RND-07 EX-79 without an axe in the supply the Blacksmith gets none
game   midgard 2
skip   place
set    supply axe 0
set    phase clean
set    stage 0
step   flow
want   forge axe 1
want   forge sword 2
want   supply axe 0

rule   CM-PREP-08 nothing is owed later
game   midgard 2
skip   place
set    supply axe 0
set    phase clean
set    stage 0
step   flow
want   forge axe 1
set    supply axe 5
set    phase clean
set    stage 0
step   flow
want   forge axe 2

rule   CM-PREP-09 monsters stay with their coins, journeys not revealed stay too
game   midgard 2
skip   place
set    bounty shore2 2
set    journey shore2 storm
set    journey_known shore2 1
set    journeys storm 1
set    monster shore1 none
set    phase clean
set    stage 0
step   flow
want   bounty shore2 3
want   monster shore2 nokken-red
want   journey shore2 storm
want   journey_known shore2 1
chance troll cave-troll
chance draugr hel-reaver-red
chance draugr hel-reaver-blue
chance monster jotun-blue
chance merchant ms2
want   monster shore1 jotun-blue
want   bounty shore1 0
want   monster shore3 nokken-yellow

rule   CM-PREP-04 CM-LOC-47 only an empty rune space is filled
game   midgard 2
skip   place
do     0 place runesmith
do     0 take glory
want   rune_row 1 none
set    phase clean
set    stage 0
step   flow
chance troll cave-troll
chance draugr hel-reaver-red
chance draugr hel-reaver-blue
want   rune_row 1 none
chance rune wealth
want   rune_row 0 gifts
want   rune_row 1 wealth

rule   CM-PREP-10 two rune spaces, unless three are agreed
game   midgard 2 rune-row=3
skip   place
want   rune_row 0 gifts
want   rune_row 1 glory
want   rune_row 2 healing

rule   CM-PREP-10 by default two
game   midgard 2
skip   place
want   rune_row 1 glory
want   rune_row 2 none

rule   CM-PREP-10 CM-LOC-45 EX-91 in round 8 the deck still has a rune
game   midgard 2
skip   place
set    runes 0 glory+healing+journey+knowledge
set    runes_used 0 glory+healing+journey+knowledge
set    runes 1 potential+reaction+success
set    runes_used 1 potential+reaction+success
set    rune_row 0 gifts
set    rune_row 1 none
set    deck_rune true-vision+wealth
set    round 7
set    phase clean
set    stage 0
step   flow
chance troll cave-troll
chance draugr hel-reaver-red
chance draugr hel-reaver-blue
chance rune wealth
chance merchant ms2
want   round 8
want   rune_row 0 gifts
want   rune_row 1 wealth
want   deck_rune true-vision
do     0 place runesmith
do     0 deck
chance rune true-vision
want   runes 0 glory+healing+journey+knowledge+true-vision

rule   CM-RND-02 dice are rolled swords first, then spears, then axes
game   midgard 2
skip   place
set    hunters 0
set    dice 0 sword 1
set    dice 0 spear 1
set    dice 0 axe 1
set    favor 0 0
set    phase resolve
set    stage 0
set    item 0
step   flow
deny   7 roll axe hit CM-RND-02
deny   7 roll spear hit CM-RND-02
chance roll sword hit
deny   7 roll axe hit CM-RND-02
chance roll spear hit
chance roll axe hit
want   food 0 4

rule   CM-RND-03 in round 8 all decks of enemies still have cards
game   midgard 4
skip   place
set    round 7
set    deck_troll war-troll+war-troll-2
set    deck_draugr hel-reaver-red+hel-reaver-blue
set    deck_monster jotun-red+jotun-blue+jotun-yellow+mara-red
set    deck_merchant ms8
set    monster shore1 none
set    monster shore2 none
set    monster shore3 none
set    monster shore4 none
set    phase clean
set    stage 0
step   flow
chance troll war-troll
chance draugr hel-reaver-red
chance draugr hel-reaver-blue
chance monster jotun-red
chance monster jotun-blue
chance monster jotun-yellow
chance monster mara-red
chance merchant ms8
want   ask place 0

rule   CM-RND-04 without a rune in the deck empty spaces stay empty
game   midgard 2
skip   place
set    rune_row 0 none
set    rune_row 1 none
set    deck_rune none
set    phase clean
set    stage 0
step   flow
chance troll cave-troll
chance draugr hel-reaver-red
chance draugr hel-reaver-blue
chance merchant ms2
want   ask place 0
want   rune_row 0 none

rule   CM-RND-04 CM-PREP-04 a last rune fills the space on the left
game   midgard 2
skip   place
set    rune_row 0 none
set    rune_row 1 none
set    deck_rune wealth
set    phase clean
set    stage 0
step   flow
chance troll cave-troll
chance draugr hel-reaver-red
chance draugr hel-reaver-blue
chance rune wealth
chance merchant ms2
want   rune_row 0 wealth
want   rune_row 1 none

rule   CM-RND-05 an empty journey deck is made anew from the pile
game   midgard 2
skip   place
set    journeys all-quiet 2
set    journeys kraken 0
set    journeys lost 0
set    journeys no-wind 0
set    journeys storm 0
set    journeys whirlpool 0
set    journeys_gone all-quiet 5
set    journeys_gone kraken 2
set    journeys_gone lost 2
set    journeys_gone no-wind 2
set    journeys_gone storm 2
set    journeys_gone whirlpool 2
set    journey shore1 all-quiet
set    journey_known shore1 255
set    phase clean
set    stage 0
step   flow
want   journey shore1 6
want   journeys all-quiet 6
want   journeys storm 2
want   journeys_gone storm 0
want   journeys_old all-quiet 2
want   journey_aged shore1 0
want   journey_aged shore2 1

rule   CM-RND-05 face-down cards are not in the deck: three left, three lie on the board
game   midgard 4
skip   place
set    journeys all-quiet 3
set    journeys kraken 0
set    journeys lost 0
set    journeys no-wind 0
set    journeys storm 0
set    journeys whirlpool 0
set    journeys_gone all-quiet 4
set    journeys_gone kraken 2
set    journeys_gone lost 2
set    journeys_gone no-wind 2
set    journeys_gone storm 2
set    journeys_gone whirlpool 2
set    journey shore1 all-quiet
set    journey_known shore1 255
set    phase clean
set    stage 0
step   flow
want   journeys all-quiet 5
want   journeys_old all-quiet 3
want   journey_aged shore4 1

rule   CM-RND-05 while the deck has a card it is not shuffled
game   midgard 4
skip   place
set    journeys all-quiet 4
set    journeys kraken 0
set    journeys lost 0
set    journeys no-wind 0
set    journeys storm 0
set    journeys whirlpool 0
set    journeys_gone all-quiet 3
set    journeys_gone storm 2
set    journey shore1 all-quiet
set    journey_known shore1 255
set    phase clean
set    stage 0
step   flow
want   journey shore1 6
want   journeys all-quiet 4
want   journeys storm 0
want   journeys_gone storm 2
want   journeys_old all-quiet 0

rule   CM-RND-05 cards laid down before the shuffle are of the old deck
game   midgard 2
skip   place
set    journeys all-quiet 0
set    journeys kraken 2
set    journeys lost 2
set    journeys no-wind 2
set    journeys storm 2
set    journeys whirlpool 2
set    journeys_old all-quiet 8
set    journey_aged shore2 1
do     0 place sages-house
do     0 look shore2
deny   7 journey storm CM-RND-05
chance journey all-quiet
want   journeys_old all-quiet 7

rule   CM-RND-05 CM-RUNE-24 a card laid aside with the rune Journey joins the pile after its successor is drawn
game   midgard 2
skip   place
set    journeys all-quiet 3
set    journeys kraken 0
set    journeys lost 0
set    journeys no-wind 0
set    journeys storm 0
set    journeys whirlpool 0
set    journeys_gone storm 2
set    journeys_gone lost 2
set    journeys_gone kraken 2
set    runes 0 journey
set    holder shore1 0
set    fleet shore1 small-public-longship
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey all-quiet
do     0 use journey
want   journeys_gone all-quiet 1
want   journeys storm 2
deny   7 journey all-quiet CM-RND-05
chance journey storm
want   journeys_gone all-quiet 1
want   journeys_gone storm 1

rule   CM-RND-06 destinies put back come again in their order when the deck is empty
game   midgard 2
skip   place
set    leader 0 ullr
set    deck_destiny craftsman
set    under 0 prepared
set    under 1 prosperous
set    under_count 2
set    under_seen 0 0
set    under_seen 1 1
set    destiny_seen prepared 0
set    destiny_seen prosperous 1
set    runes 0 true-vision
do     0 place sages-house
do     0 look shore1
chance journey all-quiet
do     0 use true-vision
deny   7 destiny prepared CM-RND-01
chance destiny craftsman
deny   7 destiny prosperous CM-RND-01
chance destiny prepared
chance destiny prosperous
want   destiny_seen prosperous 0+1
do     0 hold prosperous
want   under_count 2
want   under 0 craftsman
want   under 1 prepared

rule   CM-RND-06 CM-HID-03 a card that came from under the deck: both who saw it know it
game   midgard 2
skip   place
set    leader 0 ullr
set    deck_destiny none
set    under 0 prepared
set    under_seen 0 1
set    destiny_seen prepared 1
set    under_count 1
do     0 place sages-house
do     0 look shore1
chance journey all-quiet
chance destiny prepared
want   destinies 0 crusher-of-ice+prepared
want   destiny_seen prepared 0+1
want   under_count 0
want   under 0 none
want   under_seen 0 none
want   seen 1 destinies 0 prepared

rule   CM-RND-06 True Vision draws as many as there are
game   midgard 2
skip   place
set    leader 0 ullr
set    deck_destiny craftsman+prepared
set    runes 0 true-vision
do     0 place sages-house
do     0 look shore1
chance journey all-quiet
do     0 use true-vision
chance destiny craftsman
chance destiny prepared
want   ask destiny 0
do     0 hold prepared
want   under 0 craftsman

rule   CM-RND-06 without a destiny the Sage only gives the look
game   midgard 2
skip   place
set    leader 0 dagrun
set    deck_destiny none
do     0 place sages-house
do     0 look shore1
chance journey all-quiet
want   ask place 1
want   destiny_count 0 1
want   journey_known shore1 0

rule   CM-RND-07 CM-LOC-43 dice that the supply cannot give are lost
game   midgard 2
skip   place
set    merchant ms8
set    supply axe 0
do     0 place merchant-ship
want   dice 0 sword 2
want   dice 0 axe 0
want   coins 0 0
