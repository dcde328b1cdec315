# hidden.t - CM-HID-*: who may know what. 6 is somebody who knows only what is public.

rule   CM-HID-01 what is left of a deck is known, its order is not: it is a bag
game   midgard 2
skip   place
set    leader 0 ullr
do     0 place runesmith
do     0 deck
deny   7 rune glory CM-RND-01
want   seen 0 deck_rune healing+journey+knowledge+potential+reaction+success+true-vision+wealth
want   seen 6 deck_rune healing+journey+knowledge+potential+reaction+success+true-vision+wealth
chance rune wealth

rule   CM-HID-02 a card looked at is known as long as it stays there
game   midgard 3
skip   place
set    leader 0 ullr
do     0 place sages-house
do     0 look shore3
chance journey lost
chance destiny prosperous
want   seen 0 journey shore3 lost
want   seen 1 journey shore3 6
want   seen 2 journey shore3 6
want   seen 1 journeys lost 2
want   seen 0 journeys lost 1
set    phase clean
set    stage 0
step   flow
want   seen 0 journey shore3 lost
want   seen 1 journey shore3 6

rule   CM-HID-02 when the card is gone the knowledge is too
game   midgard 2
skip   place
set    journey shore1 lost
set    journeys lost 1
set    journey_known shore1 0
set    holder shore1 1
set    fleet shore1 small-public-longship
set    phase resolve
set    stage 0
set    item 7
step   flow
want   round 2
want   journey shore1 6
want   journey_known shore1 none
want   seen 0 journey shore1 6

rule   CM-HID-03 what Dagrun saw and put back only she knows
game   midgard 2
skip   place
set    leader 0 dagrun
do     0 place sages-house
do     0 look shore1
chance journey lost
chance destiny prosperous
chance destiny craftsman
want   seen 0 drawn 0 prosperous
want   seen 1 drawn 0 none
do     0 hold prosperous
want   under 0 craftsman
want   seen 0 under 0 craftsman
want   seen 1 under 0 none
want   seen 1 destinies 0 none
want   seen 1 under_count 1
want   under_seen 0 0
want   destiny_seen craftsman 0
want   seen 1 destiny_count 0 2

rule   CM-HID-04 CM-FIGHT-22 the others are not shown how many trophies one has; they may remember
game   midgard 2
skip   place
set    trolls_won 0 cave-troll
set    draugr_won 0 grave-guard-blue
want   shown 0 cards   0 trophies 2
want   shown 0 cards   0 blue 1
want   shown 1 cards   0 trophies nothing
want   shown 1 cards   0 trolls nothing
want   shown 1 cards   0 blue nothing
want   shown 6 cards   0 trophies nothing
want   seen 1 trolls_won 0 cave-troll

rule   CM-HID-04 CM-FIGHT-22 in the German edition too
game   midgard 2 edition=de
skip   place
set    trolls_won 0 cave-troll
want   shown 1 cards   0 trophies nothing

rule   CM-HID-04 CM-END-03 nor is it told by the sheet of another: sets are known to their owner
game   midgard 3
skip   place
set    draugr_won 0 grave-guard-blue+grave-guard-red+grave-guard-yellow
set    glory 0 9
set    favor 0 0
set    coins 0 0
want   reads 0 0 sets 5
want   reads 1 0 sets ?
want   reads 6 0 sets ?
want   reads 1 0 track 9
want   reads 1 0 total 9+?
want   reads 1 1 sets 0
want   score 0 sets 5

rule   CM-VAR-01 CM-HID-04 where trophies lie open everybody reads the sets
game   midgard 3 hall-of-fame=on
skip   place
set    draugr_won 0 grave-guard-blue+grave-guard-red+grave-guard-yellow
want   reads 1 0 sets 5
want   reads 6 0 sets 5

rule   CM-HID-03 CM-HID-04 an own destiny that compares trophies would tell of those of others
game   midgard 2
skip   place
set    destinies 0 troll-slayer
set    destiny_seen troll-slayer 0
want   reads 0 0 destiny 0
set    trolls_won 0 cave-troll
want   reads 0 0 destiny ?
want   reads 1 0 destiny ?

rule   CM-HID-03 CM-HID-05 one that compares what is open is known to its owner, and to all when it is revealed
game   midgard 2
skip   place
set    destinies 0 craftsman
set    destiny_seen craftsman 0
set    destiny_count 0 1
set    wood 0 3
set    wood 1 0
want   reads 0 0 destiny 5
want   reads 1 0 destiny ?
set    destiny_seen craftsman 0+1
want   reads 1 0 destiny 5

rule   CM-HID-06 CM-HID-05 a destiny that compares food, while food is loaded in secret
game   midgard 2 assign-mode=simultaneous
skip   place
set    destinies 0 prepared
set    destiny_seen prepared 0
set    destiny_count 0 1
set    food 0 4
set    food 1 3
want   reads 0 0 destiny 5
set    holder shore1 1
set    fleet shore1 small-public-longship
set    holder troll 0
set    phase assign
set    stage 0
step   flow
want   reads 0 0 destiny ?

rule   CM-HID-03 CM-DEST-09 a view shows own destinies only
game   midgard 2
skip   place
want   shown 0 cards   0 destinies crusher-of-ice
want   shown 1 cards   0 destinies none
want   shown 1 cards   1 destinies earth-smasher

rule   CM-HID-05 a view shows what is open
game   midgard 2
skip   place
set    glory 0 21
set    dice 0 axe 2
set    blame 0 3
set    runes 0 wealth+gifts
set    runes_used 0 gifts
want   shown 1 players 0 glory 21
want   shown 1 players 0 axes 2
set    holder troll 0
set    band troll axe 3
set    holder draugr1 1
set    band draugr1 axe 1
want   shown 1 players 0 axes 5
want   shown 1 players 0 blame 3
want   shown 1 cards   0 runes wealth
want   shown 1 cards   0 used gifts

rule   CM-HID-05 goods, dice, ships, workers and glory are open
game   midgard 2
skip   place
set    food 0 7
set    wood 0 6
set    coins 0 5
set    favor 0 4
set    blame 0 3
set    glory 0 21
set    dice 0 axe 2
set    ship_owner drekkar 0
want   seen 1 food 0 7
want   seen 1 wood 0 6
want   seen 1 coins 0 5
want   seen 1 favor 0 4
want   seen 1 blame 0 3
want   seen 1 glory 0 21
want   seen 1 dice 0 axe 2
want   seen 1 ship_owner drekkar 0
want   seen 6 workers 0 4

rule   CM-HID-06 food put on a ship in secret still looks as if it were at home
game   midgard 2 assign-mode=simultaneous
skip   place
set    food 0 4
set    holder shore1 0
set    fleet shore1 small-public-longship
set    holder troll 1
set    phase assign
set    stage 0
step   flow
do     0 assign shore1 1 0 0 3
want   food 0 1
want   seen 1 food 0 4
want   seen 1 rations shore1 0
want   seen 0 rations shore1 3
do     1 assign troll 0 0 0 0
want   seen 1 rations shore1 3
want   seen 1 food 0 1

rule   CM-HID-07 Success shows the card and the glory
game   midgard 2
skip   place
set    runes 0 success
set    destinies 0 troll-slayer
set    destiny_seen troll-slayer 0
set    trolls_won 0 cave-troll
set    stage 0
step   flow
do     0 success troll-slayer
want   told revealed 0 troll-slayer
want   told gain 0 6 glory
want   seen 1 destinies_open 0 troll-slayer
want   seen 1 destinies 0 troll-slayer

rule   CM-HID-08 the rune from the deck is public when taken
game   midgard 2
skip   place
do     0 place runesmith
do     0 deck
chance rune potential
want   told rune 0 potential
want   seen 6 runes 0 potential

rule   CM-DEST-05 what others hold is counted, not named
game   midgard 2
skip   place
want   shown 1 cards 0 hidden 1
want   shown 1 cards 0 destinies none
want   shown 1 cards 1 hidden nothing
