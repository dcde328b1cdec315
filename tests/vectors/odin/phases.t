# Phases 1 to 12, FO-RND and FO-PHnn; EX-A06 to EX-A22.

rule  FO-PH02-01 FO-PH02-02 FO-PH02-03 FO-PH02-05 FO-PH01-02  EX-A06 level 1: peas, beans, flax
game  odin 2 decks=none
skip  turn
want  stock 0 peas 1
want  stock 0 beans 1
want  stock 0 flax 1
want  stock 0 grain 0

rule  FO-PH02-02 FO-PH02-03  EX-A07 level 1-2 adds grain
game  odin 2 decks=none
skip  turn
set   round 2
set   stage harvest
step  flow
want  stock 0 flax 2
want  stock 0 grain 1
want  stock 0 cabbage 0

rule  FO-PH02-02 FO-PH02-03  EX-A08 level 1-3 adds cabbage
game  odin 2 decks=none
skip  turn
set   round 4
set   stage harvest
step  flow
want  stock 0 grain 1
want  stock 0 cabbage 1
want  stock 0 fruits 0

rule  FO-PH02-02 FO-PH02-03  EX-A09 level 1-4 adds fruits
game  odin 2 decks=none
skip  turn
set   round 6
set   stage harvest
step  flow
want  stock 1 peas 2
want  stock 1 beans 2
want  stock 1 flax 2
want  stock 1 grain 1
want  stock 1 cabbage 1
want  stock 1 fruits 1

rule  FO-PH02-03  EX-A10 a dash: nothing
game  odin 2 decks=none
skip  turn
set   round 3
set   stage harvest
step  flow
want  stock 0 peas 1

rule  FO-PH02-04 FO-DIFF-04  short game: 1, none, 1-2, none, 1-3, none
game  odin 2 length=short,decks=none
skip  turn
want  stock 0 peas 1
set   round 2
set   stage harvest
step  flow
want  stock 0 peas 1
set   round 3
set   stage harvest
step  flow
want  stock 0 peas 2
want  stock 0 grain 1
set   round 5
set   stage harvest
step  flow
want  stock 0 cabbage 1
set   round 6
set   stage harvest
step  flow
want  stock 0 cabbage 1

rule  FO-PH03-01 FO-PH03-02 FO-PH03-03 FO-PH03-05  EX-A11 Faroe holds 2 silver in round 3 and is turned in round 4
game  odin 2 decks=none
skip  turn
set   round 3
set   stage islands
step  flow
want  isle_face a bear_island
want  isle_silver a 0
want  isle_silver b 2
want  isle_silver c 2
want  isle_silver d 2
set   round 4
set   stage islands
step  flow
want  isle_face b baffin_island
want  isle_silver b 0
want  isle_silver a 2
want  isle_silver c 4

rule  FO-PH03-04 FO-PH03-06  EX-A12 a claimed board is not turned, the others get silver all the same
game  odin 2 decks=none
skip  turn
set   isle_owner b 1
set   round 4
set   stage islands
step  flow
want  isle_face b faroe
want  isle_silver b 0
want  isle_silver c 2
want  isle_silver d 2

rule  FO-PH03-08 FO-EXP-05  EX-A13 Bear Island: 2, 4, 6, 6 silver in rounds 4 to 7
game  odin 2 decks=none
skip  turn
set   round 3
set   stage islands
step  flow
set   round 4
set   stage islands
step  flow
want  isle_silver a 2
set   round 5
set   stage islands
step  flow
want  isle_silver a 4
set   round 6
set   stage islands
step  flow
want  isle_silver a 6
set   round 7
set   stage islands
step  flow
want  isle_silver a 6

rule  FO-PH03-08 FO-PH03-07  EX-A14 EX-A15 Baffin Island 2, 4, 4; Iceland 2, 4; Greenland 2, 4, 6; Labrador 2, 2
game  odin 2 decks=none
skip  turn
set   round 2
set   stage islands
step  flow
want  isle_silver b 0
set   round 3
set   stage islands
step  flow
want  isle_silver c 2
want  isle_silver d 2
set   round 4
set   stage islands
step  flow
want  isle_silver c 4
want  isle_silver d 4
set   round 5
set   stage islands
step  flow
want  isle_face c labrador
want  isle_silver b 2
want  isle_silver c 0
want  isle_silver d 6
set   round 6
set   stage islands
step  flow
want  isle_face d newfoundland
want  isle_silver b 4
want  isle_silver c 2
want  isle_silver d 0
set   round 7
set   stage islands
step  flow
want  isle_silver b 4
want  isle_silver c 2
want  isle_silver d 0

rule  FO-PH03-01 FO-PH03-07  short game: A to D are turned in rounds 2 to 5
game  odin 2 length=short,decks=none
skip  turn
want  isle_face a shetland
set   round 2
set   stage islands
step  flow
want  isle_face a bear_island
set   round 5
set   stage islands
step  flow
want  isle_face d newfoundland
set   round 6
set   stage islands
step  flow
want  isle_silver a 2

rule  FO-PH04-01 FO-RND-04 FO-RULING-03  a weapon for each, clockwise from the start player
game  odin 3 decks=none
do    7 strip m1
do    7 strip m2
do    7 first 1
want  ask weapon
do    7 weapon sword
want  stock 1 sword 1
do    7 weapon bow
want  stock 2 bow 2
do    7 weapon spear
want  stock 0 spear 2
want  ask turn 1

rule  FO-PH04-02 FO-WPN-05  an empty deck is made of the discard pile
game  odin 1 decks=none
skip  weapon
set   deck bow 0
set   deck snare 0
set   deck spear 0
set   deck sword 0
set   discard spear 2
set   stage weapons
set   turn 0
step  flow
deny  7 weapon bow FO-WPN-05
do    7 weapon spear
want  deck spear 1
want  discard spear 0

rule  FO-PH05-01 FO-PH05-02 FO-SM-01  players take turns, one space each
game  odin 2 decks=none
skip  turn
deny  1 occupy stockfish FO-SM-01
do    0 occupy stockfish
skip  turn
want  ask turn 1
do    1 occupy weekly-beans
do    1 done
want  ask turn 0

rule  FO-PH05-03  a space of column k takes k Vikings
game  odin 2 decks=none
skip  turn
do    0 occupy weekly-fruits
want  thing 0 3
want  space_vikings weekly-fruits 3
want  space_owner weekly-fruits 0
game  odin 2 decks=none
skip  turn
set   thing 0 2
deny  0 occupy weekly-fruits FO-PH05-03

rule  FO-PH05-04 FO-INV-09  each space once per round
game  odin 2 decks=none
skip  turn
do    0 occupy stockfish
want  ask turn 1
deny  1 occupy stockfish FO-PH05-04

rule  FO-PH05-06 FO-PH05-07 FO-ACT-09  at least one effect must be used
game  odin 2 decks=none
skip  turn
set   stock 0 flax 0
deny  0 occupy linen FO-ACT-06
set   stock 0 peas 0
set   stock 0 beans 0
set   stock 0 mead 0
deny  0 occupy upgrade-2 FO-PH05-07
do    0 occupy mountain-1-upgrade-1
deny  0 stop FO-SM-23
do    0 mountain m1 1
want  ask turn 1

rule  FO-PH05-05 FO-PH05-08 FO-PH05-11  EX-C33 who passed takes no more turns
game  odin 2 decks=none
skip  turn
set   thing 0 3
do    0 pass
want  told passes 0
want  ask turn 1
do    1 occupy stockfish
want  ask turn 1
do    1 pass
want  thing 0 3

rule  FO-PH05-09 FO-SM-02  without Vikings the pass happens by itself
game  odin 2 decks=none
skip  turn
set   thing 1 0
do    0 occupy stockfish
want  ask turn 0
want  passed 2

rule  FO-PH05-10  Vikings that came back may be used on a later turn
game  odin 1 decks=none
skip  turn
set   thing 0 2
do    0 occupy snare
do    7 face 8
do    0 keep
do    0 recall 1
want  thing 0 1
skip  turn
do    0 occupy stockfish

rule  FO-PH05-12 FO-PH12-01 FO-INV-01  Vikings not placed stay; those on the board return
game  odin 2 decks=none
skip  turn
do    0 occupy mead
do    0 done
do    1 pass
do    0 pass
set   stage return
step  flow
want  thing 0 7
want  thing 1 7
want  space_vikings mead 0
want  round 2

rule  FO-PH06-01  EX-A22 the last one to place is start player
game  odin 3 decks=none
skip  turn
do    0 occupy stockfish
do    1 occupy linen
do    1 done
do    2 occupy hunting-game-1
do    7 face 1
do    2 keep
do    2 fail
do    0 occupy mountain-2
do    0 mountain m1 2
do    1 pass
do    2 occupy weekly-beans
do    2 done
do    0 pass
do    2 pass
want  start 2

rule  FO-PH06-02 FO-RULING-04  nobody placed: the start player stays
game  odin 3 decks=none
do    7 strip m1
do    7 strip m2
do    7 first 1
skip  turn
do    1 pass
do    2 pass
do    0 pass
want  start 1

rule  FO-PH07-01 FO-PH07-02 FO-ANY-04 FO-INC-05  EX-B26 the incomes of all boards are paid at once
game  odin 2 decks=none
skip  turn
set   isle_owner c 0
set   cover home_0 11 1
set   cover home_0 10 3
set   cover home_0 9 7
set   cover home_0 8 15
set   cover island_c 6 3
set   stage income
step  flow
want  last_income 0 5
want  stock 0 silver 5
want  ask feast 0

rule  FO-PH07-03 FO-RULING-17  the last round has a normal income phase
game  odin 2 decks=none
skip  turn
set   round 7
set   cover home_0 11 1
set   stage income
step  flow
want  stock 0 silver 1
want  score 0 silver 1
want  score 0 final_income 0

rule  FO-PH08-02 FO-PH08-01 FO-PH08-06  EX-A16 three sheep, one pregnant: four, none pregnant
game  odin 2 decks=none
skip  turn
set   stock 0 sheep 2
set   stock 0 sheep_pregnant 1
set   stock 0 cattle 2
set   stage breeding
step  flow
want  stock 0 sheep 4
want  stock 0 sheep_pregnant 0
want  stock 0 cattle 1
want  stock 0 cattle_pregnant 1

rule  FO-PH08-03 FO-PH08-05 FO-RULING-05  EX-A17 four sheep, none pregnant: one becomes so
game  odin 2 decks=none
skip  turn
set   stock 0 sheep 4
set   stage breeding
step  flow
want  stock 0 sheep 3
want  stock 0 sheep_pregnant 1

rule  FO-PH08-02 FO-PH08-04 FO-PH08-07 FO-UPG-04  EX-A18 the plain one is spent, the pregnant one still gives birth
game  odin 1 decks=none
skip  turn
set   stock 0 peas 0
set   stock 0 flax 0
set   stock 0 beans 0
set   stock 0 mead 0
set   stock 0 sheep 1
set   stock 0 sheep_pregnant 1
do    0 occupy upgrade-2
do    0 upgrade sheep
do    0 stop
want  stock 0 fur 1
set   stage breeding
step  flow
want  stock 0 sheep 2
want  stock 0 sheep_pregnant 0

rule  FO-PH08-04  EX-A19 one plain cattle: nothing happens
game  odin 2 decks=none
skip  turn
set   stock 0 cattle 1
set   stage breeding
step  flow
want  stock 0 cattle 1
want  stock 0 cattle_pregnant 0

rule  FO-PH08-06  an animal that is bought comes in plain
game  odin 2 decks=none
skip  turn
set   stock 0 silver 1
do    0 occupy buy-sheep
want  stock 0 sheep 1
want  stock 0 sheep_pregnant 0

rule  FO-PH10-01 FO-PH10-02 FO-BON-01  EX-B09 mead, wood, stone and ore enclosed, the rune stone not
game  odin 2 decks=none
skip  turn
set   cover home_0 4 3
set   cover home_0 5 2
set   cover home_0 6 15
set   cover home_0 7 10
set   cover home_0 8 15
set   cover home_0 9 117
set   cover home_0 10 87
set   cover home_0 11 112
set   stage bonus
step  flow
want  stock 0 mead 2
want  stock 0 wood 1
want  stock 0 stone 1
want  stock 0 ore 1
want  stock 0 rune_stone 0

rule  FO-PH10-03 FO-BON-04  a sheep goes to the stable; two goods on one square are both paid
game  odin 2 decks=none
skip  turn
set   isle_owner b 0
set   cover island_b 0 160
set   cover island_b 1 192
set   isle_owner c 0
set   cover island_c 5 112
set   cover island_c 6 80
set   cover island_c 7 16
set   stage bonus
step  flow
want  stock 0 sheep 1
want  stock 0 sheep_pregnant 0
want  stock 0 stone 1
want  stock 0 ore 1

rule  FO-PH10-04 FO-OUT-03 FO-RULING-23  cloakpin and stone house only while there is one
game  odin 2 decks=none
skip  turn
set   isle_owner d 0
set   isle_face d newfoundland
set   cover island_d 4 7
set   cover island_d 5 229
set   cover island_d 6 167
set   cover island_d 7 224
set   stage bonus
step  flow
want  stock 0 cloakpin 1
want  stone_owner 0 0
game  odin 2 decks=none
skip  turn
set   isle_owner d 0
set   isle_face d newfoundland
set   cover island_d 4 7
set   cover island_d 5 229
set   cover island_d 6 167
set   cover island_d 7 224
set   oval 32763
set   stock 1 cloakpin 1
set   stone_owner 0 1
set   stone_owner 1 1
set   stone_owner 2 1
set   stage bonus
step  flow
want  stock 0 cloakpin 0
want  stone_owner 0 1

rule  FO-PH10-05 FO-RND-02 FO-END-01 FO-SM-06  EX-F01 the last round has no bonus: after the feast comes the end
game  odin 1 decks=none
skip  turn
set   round 7
set   cover home_0 4 3
set   cover home_0 5 2
set   cover home_0 6 3
set   stage feast
set   stock 0 mead 0
set   stock 0 peas 0
set   stock 0 flax 0
set   stock 0 beans 0
step  flow
do    0 end_feast
want  stock 0 ore 0
want  over

rule  FO-PH11-01 FO-PH11-02 FO-PH11-03  EX-A20 the nearest item goes, an empty strip leaves, a new one comes
game  odin 2 decks=none
skip  turn
set   strip_taken m1 6
set   strip_taken m2 4
set   stage mountains
step  flow
want  strips_up 2
want  strip_taken m2 5
want  ask strip
deny  7 strip m1 FO-COMP-07
do    7 strip m7
want  strips_up 66

rule  FO-PH11-04 FO-PH11-05  EX-A21 no strip is left: none is added
game  odin 4 decks=none
skip  turn
set   strips_down 0
set   strips_up 255
set   round 6
set   stage mountains
step  flow
want  strips_up 255
want  strip_taken m8 1
want  round 7

rule  FO-RND-01 FO-RND-03 FO-PH01-03 FO-PH01-04 FO-FEAST-01  a whole round: the new Viking's square is to be served the same round
game  odin 2 decks=none
skip  turn
do    0 pass
do    1 pass
want  ask feast 0
want  stage feast
deny  0 pass FO-SM-01
do    0 end_feast
want  penalties 0 6
do    1 end_feast
want  ask strip
do    7 strip m3
skip  turn
want  round 2
want  thing 0 7

rule  FO-COMP-12 FO-PH01-03  12 Vikings in the last round, long and short
game  odin 2 decks=none
skip  turn
set   round 7
set   thing 0 11
set   thing 1 11
set   stage vikings
step  flow
want  thing 0 12
game  odin 2 length=short,decks=none
skip  turn
set   round 6
set   thing 0 11
set   thing 1 11
set   stage vikings
step  flow
want  thing 1 12
