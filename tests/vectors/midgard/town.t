# town.t - CM-LOC-*: what the spaces of the town do.

rule   CM-LOC-01 the Blacksmith gives all axes lying there
game   midgard 2
skip   place
set    forge axe 3
do     0 place blacksmith
want   dice 0 axe 3
want   forge axe 0
want   told recruit 0 0 0 3

rule   CM-LOC-02 EX-18 the Hafter gives all spears lying there
game   midgard 2
skip   place
set    dice 0 sword 4
set    forge spear 3
do     0 place hafter
want   dice 0 spear 3
want   dice 0 sword 4
want   forge spear 0
want   told recruit 0 0 3 0

rule   CM-LOC-03 the Swordsmith gives all swords lying there
game   midgard 2
skip   place
set    forge sword 2
do     0 place swordsmith
want   dice 0 sword 3
want   forge sword 0
want   forge spear 1
want   told recruit 0 2 0 0

rule   CM-LOC-04 the Smokehouse gives all food lying there
game   midgard 2
skip   place
set    smokehouse 4
do     0 place smokehouse
want   food 0 5
want   smokehouse 0

rule   CM-LOC-10 CM-TROLL-01 the troll space reserves the troll
game   midgard 2
skip   place
do     0 place troll-space
want   holder troll 0
want   troll bridge-troll
deny   1 place troll-space CM-PLACE-05

rule   CM-LOC-11 each draugr space reserves its draugr
game   midgard 2
skip   place
do     0 place draugr-space-2-right
want   holder draugr2 0
want   holder draugr1 none
do     1 place draugr-space-1-left
want   holder draugr1 1

rule   CM-LOC-13 CM-ASSIGN-05 a combat space may be taken without dice
game   midgard 2
skip   place
set    dice 0 sword 0
do     0 place troll-space
want   holder troll 0

rule   CM-LOC-20 CM-LOC-21 the Hunting Grounds hold workers of all, and nothing happens yet
game   midgard 3
skip   place
do     0 place hunting-grounds
do     1 place hunting-grounds
do     2 place hunting-grounds
want   hunters 0+1+2
want   food 0 1

rule   CM-LOC-20 CM-LOC-22 Russian edition: any number of workers of a player, and one hunt
game   midgard 2
skip   place
do     0 place hunting-grounds
do     1 place beg
do     0 place hunting-grounds
want   hunters 0
want   workers 0 2
want   blame 0 0

rule   CM-LOC-22 German edition: at most one hunter a player
game   midgard 2 edition=de
skip   place
do     0 place hunting-grounds
do     1 place hunting-grounds
deny   0 place hunting-grounds CM-LOC-22

rule   CM-LOC-30 the Longhouse gives a sword and the marker
game   midgard 3
skip   place
do     0 place beg
do     1 place jarls-longhouse
want   dice 1 sword 2
want   first 1
want   supply sword 7
want   told marker 1

rule   CM-LOC-31 EX-17 the holder of the marker gives it to the left neighbour
game   midgard 3
skip   place
do     0 place jarls-longhouse
want   dice 0 sword 2
want   first 1

rule   CM-LOC-32 the marker stays with its holder over the rounds
game   midgard 3
skip   place
set    first 2
set    phase clean
set    stage 0
step   flow
skip   place
want   first 2
want   ask place 2
want   round 2

rule   CM-LOC-35 CM-LOC-36 CM-HID-02 first a look at a journey of choice, then a destiny
game   midgard 2
skip   place
set    leader 0 ullr
do     0 place sages-house
want   ask look 0
deny   0 look shore4 CM-LOC-36
do     0 look shore2
want   told looked 0 shore2
chance journey storm
want   told saw 0 shore2 storm
want   journey shore2 storm
want   journey_known shore2 0
want   seen 0 journey shore2 storm
want   seen 1 journey shore2 6
want   seen 6 journey shore2 6
chance destiny prosperous
want   destinies 0 crusher-of-ice+prosperous
want   ask place 1

rule   CM-LOC-36 the card stays where it is, face down
game   midgard 2
skip   place
set    leader 0 ullr
do     0 place sages-house
do     0 look shore1
chance journey kraken
chance destiny prosperous
do     1 place small-public-longship
do     1 sail shore1
want   journey shore1 kraken
want   journey_known shore1 0

rule   CM-LOC-36 a card that another has seen may be looked at, and is still the same
game   midgard 2
skip   place
set    leader 0 ullr
set    journey shore1 whirlpool
set    journeys whirlpool 1
set    journey_known shore1 1
do     0 place sages-house
do     0 look shore1
want   told saw 0 shore1 whirlpool
want   journey_known shore1 0+1

rule   CM-LOC-37 CM-RUNE-30 True Vision is asked after the look and before the draw
game   midgard 2
skip   place
set    leader 0 ullr
set    runes 0 true-vision
do     0 place sages-house
want   ask look 0
do     0 look shore1
chance journey kraken
want   ask vision 0
do     0 pass
chance destiny prosperous
want   destinies 0 crusher-of-ice+prosperous
want   runes_used 0 none

rule   CM-LOC-40 EX-72 2 food and 3 coins become 5 wood
game   midgard 2
skip   place
set    food 0 2
set    wood 0 0
set    coins 0 3
do     0 place market
deny   0 food 6 CM-LOC-40
do     0 food 0
deny   0 wood 6 CM-LOC-40
do     0 wood 5
want   told spend 0 2 food
want   told gain 0 5 wood
want   told spend 0 3 coin
want   food 0 0
want   wood 0 5
want   coins 0 0

rule   CM-LOC-40 any mix of the same sum
game   midgard 2
skip   place
set    food 0 4
set    wood 0 1
set    coins 0 2
do     0 place market
do     0 food 2
do     0 wood 1
want   food 0 2
want   wood 0 1
want   coins 0 4
want   favor 0 1

rule   CM-LOC-40 CM-RUNE-40 CM-RUNE-31 a rune between two trades: 6 goods, 6 coins, 11 coins, any mix
game   midgard 2
skip   place
set    runes 0 wealth
set    food 0 3
set    wood 0 2
set    coins 0 1
do     0 place market
do     0 food 0
do     0 wood 0
want   coins 0 6
want   ask rune 0
do     0 use wealth
want   coins 0 11
want   ask trade-food 0
do     0 food 4
do     0 wood 5
want   food 0 4
want   wood 0 5
want   coins 0 2
want   ask place 1

rule   CM-LOC-40 CM-RUNE-29 goods for a destiny, then for another use
game   midgard 2
skip   place
set    runes 0 success
set    destinies 0 craftsman
set    destiny_seen craftsman 0
set    food 0 2
set    wood 0 0
set    coins 0 0
do     0 place market
do     0 food 0
do     0 wood 2
do     0 success craftsman
want   glory 0 5
do     0 food 2
want   food 0 2
want   wood 0 0

rule   CM-LOC-40 who uses no rune has traded
game   midgard 2
skip   place
set    runes 0 knowledge
do     0 place market
do     0 food 3
want   ask rune 0
deny   0 food 2 CM-RUNE-40
do     0 pass
want   food 0 3
want   stage 0

rule   CM-LOC-40 CM-RUNE-21 with nothing to trade there may still be a rune
game   midgard 2
skip   place
set    runes 0 gifts
set    food 0 0
set    wood 0 0
set    coins 0 0
do     0 place market
want   ask rune 0
do     0 gifts 0 0 4
want   ask trade-food 0
do     0 food 4
want   food 0 4
want   ask place 1

rule   CM-LOC-42 the Merchant Ship: a coin for all on the card
game   midgard 2
skip   place
set    leader 0 ullr
set    merchant ms5
do     0 place merchant-ship
want   coins 0 0
want   food 0 2
want   wood 0 1
want   dice 0 sword 2
want   dice 0 spear 1

rule   CM-LOC-43 no axe in the supply: only the food of the card
game   midgard 2
skip   place
set    leader 0 ullr
set    merchant ms7
set    supply axe 0
do     0 place merchant-ship
want   food 0 2
want   dice 0 axe 0

rule   CM-LOC-45 CM-LOC-46 CM-RUNE-05 the Runesmith: a wood for a face-up rune
game   midgard 2
skip   place
do     0 place runesmith
want   wood 0 0
deny   0 take wealth CM-LOC-45
do     0 take gifts
want   runes 0 gifts
want   runes_used 0 none
want   seen 1 runes 0 gifts
want   rune_row 0 none
want   rune_row 1 glory

rule   CM-LOC-45 CM-HID-08 or the unseen top card of the deck, which all see when it is taken
game   midgard 2
skip   place
do     0 place runesmith
do     0 deck
deny   7 rune gifts CM-RND-01
chance rune healing
want   told rune 0 healing
want   runes 0 healing
want   rune_row 0 gifts
want   seen 1 runes 0 healing

rule   CM-LOC-47 the space stays empty in this round
game   midgard 2
skip   place
do     0 place runesmith
do     0 take gifts
want   rune_row 0 none
want   ask rune 0
do     0 pass
want   ask place 1
want   rune_row 0 none

rule   CM-LOC-48 without any rune the space cannot be chosen
game   midgard 2
skip   place
set    rune_row 0 none
set    rune_row 1 none
set    deck_rune none
deny   0 place runesmith CM-LOC-48

rule   CM-LOC-48 with an empty deck only the row is offered
game   midgard 2
skip   place
set    deck_rune none
do     0 place runesmith
deny   0 deck CM-LOC-48
do     0 take glory

rule   CM-LOC-48 the last rune of all lies in the first place of the row
game   midgard 2
skip   place
set    rune_row 0 glory
set    rune_row 1 none
set    rune_row 2 none
set    deck_rune none
do     0 place runesmith
want   runes 0 glory
want   rune_row 0 none

rule   CM-LOC-50 EX-03 one coin for one favor
game   midgard 2
skip   place
set    coins 0 10
do     0 place stave-church
do     0 pay 1
want   coins 0 9
want   favor 0 2

rule   CM-LOC-50 EX-03 three coins for two
game   midgard 2
skip   place
set    coins 0 10
do     0 place stave-church
do     0 pay 3
want   coins 0 7
want   favor 0 3

rule   CM-LOC-50 EX-03 six coins for three
game   midgard 2
skip   place
set    coins 0 10
do     0 place stave-church
do     0 pay 6
want   coins 0 4
want   favor 0 4

rule   CM-LOC-50 EX-03 ten coins for four
game   midgard 2
skip   place
set    coins 0 10
do     0 place stave-church
do     0 pay 10
want   coins 0 0
want   favor 0 5

rule   CM-LOC-50 only what can be paid
game   midgard 2
skip   place
set    coins 0 5
do     0 place stave-church
deny   0 pay 6 CM-LOC-50
do     0 pay 3

rule   CM-LOC-51 EX-03 steps are not combined
game   midgard 2
skip   place
set    coins 0 10
do     0 place stave-church
deny   0 pay 4 CM-LOC-51
deny   0 pay 2 CM-LOC-51
deny   0 pay 9 CM-LOC-51
deny   0 pay 0 CM-LOC-51
deny   0 food 1 CM-LOC-51
do     0 pay 1

rule   CM-LOC-55 the Shipwright: the printed wood and coins
game   midgard 4
skip   place
set    wood 0 5
set    coins 0 5
do     0 place shipwright
do     0 build skeid
want   wood 0 3
want   coins 0 2
want   ship_owner skeid 0
want   told built 0 skeid

rule   CM-LOC-55 a ship that is built is no more on offer
game   midgard 2
skip   place
set    wood 1 5
set    coins 1 5
set    ship_owner snekkja 0
do     0 place beg
do     1 place shipwright
want   ship_owner drekkar 1

rule   CM-LOC-56 who has a ship cannot choose the Shipwright
game   midgard 3
skip   place
set    ship_owner karfi 0
set    wood 0 5
set    coins 0 5
deny   0 place shipwright CM-LOC-56

rule   CM-LOC-60 CM-LOC-61 EX-05 the extra worker costs 5, then 4, 3, 2
game   midgard 4 huts-slots=4
skip   place
set    coins 0 5
set    coins 1 5
set    coins 2 5
set    coins 3 5
do     0 place worker-huts
want   coins 0 0
want   crew 0 4
do     1 place worker-huts
want   coins 1 1
do     2 place worker-huts
want   coins 2 2
do     3 place worker-huts
want   coins 3 3
want   crew 3 4
want   workers 3 3
want   hut_users 4

rule   CM-LOC-60 once per player and game
game   midgard 2 huts-slots=4
skip   place
set    coins 0 9
do     0 place worker-huts
do     1 place beg
deny   0 place worker-huts CM-LOC-60

rule   CM-LOC-61 CM-PLACE-06 four coins are too few for the first
game   midgard 2
skip   place
set    coins 0 4
deny   0 place worker-huts CM-PLACE-06
set    hut_users 1
do     0 place worker-huts
want   coins 0 0

rule   CM-LOC-62 one worker per round fits on the Huts
game   midgard 2
skip   place
set    coins 0 9
set    coins 1 9
do     0 place worker-huts
deny   1 place worker-huts CM-LOC-62
set    phase clean
set    stage 0
step   flow
skip   place
do     0 place beg
do     1 place worker-huts
want   coins 1 5

rule   CM-LOC-62 four, where that is agreed
game   midgard 2 huts-slots=4
skip   place
set    coins 0 9
set    coins 1 9
do     0 place worker-huts
do     1 place worker-huts
want   coins 1 5

rule   CM-LOC-70 begging is open for any number of workers of all
game   midgard 2
skip   place
do     0 place beg
do     1 place beg
do     0 place beg
do     1 place beg
want   food 0 3
want   food 1 3
want   blame 0 2

rule   CM-LOC-71 EX-30 one food and one blame
game   midgard 2
skip   place
do     0 place beg
want   food 0 2
want   blame 0 1
want   ask place 1

rule   CM-LOC-72 EX-30 German edition: food, wood or a coin, and one blame
game   midgard 2 edition=de
skip   place
do     0 place beg
want   ask beg 0
deny   0 pass CM-LOC-72
do     0 beg wood
want   wood 0 2
want   food 0 1
want   blame 0 1
do     1 place beg
do     1 beg coin
want   coins 1 2
do     0 place beg
do     0 beg food
want   food 0 2
want   blame 0 2

rule   CM-LOC-73 begging though all spaces are free
game   midgard 4
skip   place
want   taken none
do     0 place beg
want   blame 0 1
