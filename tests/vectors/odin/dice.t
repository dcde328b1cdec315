# Die actions and weapons: FO-DICE, FO-RAID, FO-PILL, FO-WHALE, FO-LOW, FO-WPN; EX-D01 to EX-D16.

rule  FO-RAID-01 FO-RAID-02 FO-RAID-03 FO-DICE-01 FO-DICE-02 FO-DICE-03 FO-DICE-05  EX-D01 the third roll stands; 2 stone and a sword make 6
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 longship
set   ship_ore 0 0 3
set   stock 0 stone 2
set   stock 0 sword 1
do    0 occupy raiding
do    7 face 4
do    0 roll
do    7 face 5
do    0 roll
do    7 face 3
want  ask loot 0
deny  0 roll FO-DICE-05
deny  0 loot rune_stone 2 0 FO-RAID-03
deny  0 loot silverware 2 1 FO-RAID-03
do    0 loot rune_stone 2 1
want  stock 0 rune_stone 1
want  stock 0 stone 0
want  stock 0 sword 0
want  discard sword 1

rule  FO-RAID-04 FO-DICE-06  EX-D02 failure declared: nothing is spent, a stone and a sword come
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 longship
set   stock 0 stone 2
set   stock 0 sword 1
do    0 occupy raiding
do    7 face 8
do    0 keep
do    0 fail
want  stock 0 stone 3
want  stock 0 sword 2
want  thing 0 5
want  ask turn 0

rule  FO-PILL-02 FO-PILL-03 FO-DICE-04 FO-SHIP-05  EX-D03 6 + 3 ore + 1 sword: jewelry; the ore stays
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 longship
set   ship_ore 0 0 2
set   stock 0 ore 1
set   stock 0 sword 1
do    0 arm 0
do    0 occupy pillaging-2
do    7 face 4
do    0 roll
do    7 face 6
do    0 keep
do    0 loot jewelry 0 1
want  stock 0 jewelry 1
want  ship_ore 0 0 3

rule  FO-RAID-03  EX-D04 5 after all spending: failure by itself
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 longship
set   stock 0 stone 2
do    0 occupy raiding
do    7 face 3
do    0 keep
want  told fails 0 raiding
want  stock 0 stone 3
want  stock 0 sword 1

rule  FO-PILL-04 FO-DICE-07 FO-DICE-08  EX-D05 failed pillaging: 0 or 1 Viking back, the space stays occupied
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 longship
do    0 occupy pillaging-2
do    7 face 1
do    0 keep
want  stock 0 stone 1
want  stock 0 sword 1
deny  0 recall 2 FO-DICE-07
do    0 recall 1
want  thing 0 5
want  space_vikings pillaging-2 1
deny  0 occupy pillaging-2 FO-PH05-04

rule  FO-WHALE-01 FO-WHALE-03 FO-LOW-01  EX-D06 three boats, 3 printed and 2 added ore: 8 becomes 3
game  odin 1 decks=none
skip  turn
set   stock 0 silver 3
set   stock 0 spear 3
set   ship_type 0 0 whaler
set   ship_type 0 1 whaler
set   ship_ore 0 0 1
set   ship_ore 0 1 1
do    0 buy whaler
do    0 occupy whaling-3
do    0 boats 2 1
want  die_ore 5
do    7 face 8
do    0 keep
deny  0 success 0 2 FO-LOW-01
deny  0 success 1 2 FO-ACT-06
do    0 success 0 3
want  stock 0 spear 0
want  stock 0 oil 1
want  stock 0 skin_bones 1
want  stock 0 whale_meat 1
want  ship_ore 0 0 1

rule  FO-LOW-02 FO-WHALE-01  EX-D07 4 - 5 counts as 0: stop at once, success, nothing paid
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 whaler
set   ship_type 0 1 whaler
set   ship_type 0 2 whaler
set   ship_ore 0 0 1
set   ship_ore 0 1 1
do    0 occupy whaling-3
do    0 boats 2 1
do    7 face 8
do    0 roll
do    7 face 4
want  told succeeds 0 whaling
want  stock 0 oil 1
want  stock 0 skin_bones 1
want  stock 0 whale_meat 1
want  stock 0 spear 1

rule  FO-LOW-02  EX-D08 result 0 with one boat: neither a roll nor a failure is asked
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 whaler
set   ship_ore 0 0 1
do    0 occupy whaling-1
do    0 boats 1 0
do    7 face 2
want  stock 0 whale_meat 1
deny  0 roll FO-SM-01
deny  0 fail FO-SM-01

rule  FO-HUNT-01 FO-LOW-01 FO-LOW-03  EX-D09 result 3: a bow and 2 wood, or failure all the same
game  odin 1 decks=none
skip  turn
set   stock 0 wood 2
do    0 occupy hunting-game-1
do    7 face 3
do    0 keep
do    0 success 2 1
want  stock 0 wood 0
want  stock 0 bow 1
want  stock 0 hide 1
want  stock 0 game_meat 1
game  odin 1 decks=none
skip  turn
set   stock 0 wood 2
do    0 occupy hunting-game-1
do    7 face 3
do    0 keep
do    0 fail
want  stock 0 wood 3

rule  FO-HUNT-01 FO-DICE-06  EX-D10 failed hunting: 1 wood, 1 bow, no Viking back
game  odin 1 decks=none
skip  turn
do    0 occupy hunting-game-1
do    7 face 8
do    0 keep
want  told fails 0 hunting
want  stock 0 wood 1
want  stock 0 bow 3
want  thing 0 5

rule  FO-SNARE-01  EX-D11 snare: fur and a snare card; or wood, a snare card, 0 or 1 Viking
game  odin 1 decks=none
skip  turn
do    0 occupy snare
do    7 face 1
do    0 keep
do    0 success 0 1
want  stock 0 fur 1
want  stock 0 snare 1
game  odin 1 decks=none
skip  turn
do    0 occupy snare
do    7 face 5
do    0 keep
want  stock 0 wood 1
want  stock 0 snare 2
do    0 recall 0
want  thing 0 4

rule  FO-WHALE-01 FO-DICE-07  EX-D12 failed whaling: wood, spear, 0 to 2 Vikings
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 whaler
do    0 occupy whaling-3
do    0 boats 0 1
do    7 face 12
do    0 keep
want  stock 0 wood 1
want  stock 0 spear 2
deny  0 recall 3 FO-DICE-07
do    0 recall 2
want  thing 0 5

rule  FO-PILL-01  EX-D13 of two longships the one with most ore counts
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 longship
set   ship_type 0 1 longship
set   ship_ore 0 1 2
do    0 occupy pillaging-2
want  die_ore 2
do    7 face 4
do    0 keep
do    0 loot rune_stone 0 0

rule  FO-WPN-03  EX-D14 not in the discard pile: from the deck
game  odin 1 decks=none
skip  turn
want  deck sword 11
set   ship_type 0 0 longship
do    0 occupy raiding
do    7 face 1
do    0 keep
want  deck sword 10
want  stock 0 sword 1
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 longship
set   discard sword 1
set   deck sword 10
do    0 occupy raiding
do    7 face 1
do    0 keep
want  deck sword 10
want  discard sword 0

rule  FO-LOOT-01 FO-LOOT-02  EX-D15 12 + 3 ore + 1 stone: the English Crown
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 longship
set   ship_ore 0 0 3
set   stock 0 stone 1
do    0 occupy pillaging-2
do    7 face 12
do    0 keep
deny  0 loot english_crown 0 0 FO-RAID-03
deny  0 loot silver_hoard 1 0 FO-SM-09
deny  0 loot clothing 0 0 FO-LOOT-01
do    0 loot english_crown 1 0
want  stock 0 english_crown 1
want  score 0 crown 2

rule  FO-LOOT-01  a special tile only while it lies on the oval board
game  odin 2 decks=none
skip  turn
set   ship_type 0 0 longship
set   oval 32766
set   stock 1 glass_beads 1
do    0 occupy pillaging-2
do    7 face 12
do    0 keep
deny  0 loot glass_beads 0 0 FO-LOOT-01
do    0 loot silk 0 0

rule  FO-SM-09  exactly what is needed may be spent
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 longship
set   stock 0 stone 3
do    0 occupy raiding
do    7 face 6
do    0 keep
deny  0 loot rune_stone 1 0 FO-SM-09
deny  0 loot chest 0 2 FO-ACT-06
do    0 loot chest 2 0
want  stock 0 stone 1

rule  FO-DICE-09  every face is a chance of its own
game  odin 1 decks=none
skip  turn
do    0 occupy hunting-game-1
want  ask die 7
deny  0 face 1 FO-SM-01
do    7 face 7
want  told rolls 0 7 7

rule  FO-WPN-01 FO-WPN-02 FO-INFO-03  a spent weapon goes to the common discard pile
game  odin 2 decks=none
skip  turn
do    0 occupy hunting-game-1
do    7 face 2
do    0 keep
do    0 success 0 2
want  discard bow 2
want  stock 0 bow 0

rule  FO-WPN-04 FO-RULING-20  a named weapon comes even if none is left
game  odin 1 decks=none
skip  turn
set   deck bow 0
set   discard bow 0
do    0 occupy hunting-game-1
do    7 face 8
do    0 keep
want  stock 0 bow 3
want  conjured 1

rule  FO-WPN-06 FO-RULING-20  deck and discard pile empty: a draw from outside
game  odin 1 decks=none
skip  turn
set   deck bow 0
set   deck snare 0
set   deck spear 0
set   deck sword 0
do    0 occupy upgrade-3-weapons-4
do    0 stop
do    7 weapon sword
want  stock 0 sword 1
want  deck sword 0

rule  FO-WPN-07 FO-END-03  weapons and cubes score nothing
game  odin 1 decks=none
skip  turn
set   stock 0 bow 9
set   stock 0 sword 9
set   stock 0 wood 9
set   stock 0 ore 9
want  score 0 total -86
