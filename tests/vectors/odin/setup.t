# Setup, FO-SET and FO-COMP; EX-A01 to EX-A05.

rule  FO-SET-01 FO-SET-10 FO-PH01-01  EX-A01 long: 5 on the Thing Square, the first of 7 joins them
game  odin 2 decks=none
want  thing 0 5
want  thing 1 5
skip  turn
want  thing 0 6
want  thing 1 6

rule  FO-SET-01 FO-SET-10  EX-A02 short: 6 on the Thing Square
game  odin 2 length=short,decks=none
want  thing 0 6
skip  turn
want  thing 0 7

rule  FO-SET-07 FO-SET-08 FO-COMP-11 FO-OCC-04  EX-A03 a light card, bow, snare, spear, mead, nothing else
game  odin 2 decks=abc
want  stock 0 bow 1
want  stock 0 snare 1
want  stock 0 spear 1
want  stock 0 sword 0
want  stock 0 mead 1
want  stock 0 silver 0
want  stock 0 wood 0
want  stock 0 stone 0
want  stock 0 ore 0
want  hand_light 0 0
want  ask light
do    7 card 4c
want  hand_light 0 1
deny  7 card 4c FO-SET-07
deny  7 card 1a FO-SET-07
do    7 card 8a
want  hand_light 1 1
want  hand_dark 1 0

rule  FO-SET-06 FO-RULING-02  decks: the letter filters light and dark cards alike
game  odin 1 decks=a
deny  7 card 4c FO-SET-07
do    7 card 8a
skip  turn
set   thing 0 3
do    0 occupy weekly-fruits
deny  7 card 2c FO-OCC-06
do    7 card 1a
want  hand_dark 0 1

rule  FO-SET-06  no deck at all: no hand, and the third column draws nothing
game  odin 1 decks=none
skip  turn
want  hand_light 0 0
do    0 occupy weekly-fruits
want  hand_dark 0 0
want  ask after 0

rule  FO-SET-04 FO-SET-11 FO-SET-03  EX-A04 three players: two strips, no imitation space
game  odin 3 decks=none
skip  turn
want  strips_up 3
want  extension none
deny  0 imitate imitate-1 milk FO-SET-04
deny  0 occupy imitate-1 FO-IMI-01

rule  FO-SET-04 FO-SET-11  EX-A05 four players: three strips, one imitation space of each pair
game  odin 4 decks=none
deny  7 tile imitate-3 FO-SET-04
do    7 tile imitate-2
deny  7 tile imitate-1 FO-SET-04
do    7 tile imitate-3
skip  turn
want  strips_up 7
want  extension imitate_2+imitate_3

rule  FO-SET-05 FO-COMP-06  all 15 special tiles lie on the oval board
game  odin 2 decks=none
want  oval 32767

rule  FO-SET-09 FO-COMP-10 FO-INV-08  47 weapon cards less three for each player
game  odin 4 decks=none
want  deck bow 8
want  deck snare 8
want  deck spear 8
want  deck sword 11
game  odin 1 decks=none
want  deck bow 11
want  deck snare 11
want  deck spear 11
want  deck sword 11

rule  FO-SET-11 FO-COMP-07  a strip that is up cannot be turned up again
game  odin 2 decks=none
do    7 strip m5
deny  7 strip m5 FO-COMP-07
do    7 strip m2
want  strips_up 18

rule  FO-SET-12 FO-COMP-05  Shetland, Faroe, Iceland and Greenland, unclaimed and without silver
game  odin 2 decks=none
want  isle_face a shetland
want  isle_face b faroe
want  isle_face c iceland
want  isle_face d greenland
want  isle_owner a 255
want  isle_silver a 0

rule  FO-SET-13  the start player is random
game  odin 3 decks=none
do    7 strip m1
do    7 strip m2
deny  7 first 3 FO-SET-13
do    7 first 2
want  start 2
skip  turn
want  ask turn 2

rule  FO-SET-02  both sides have the same placement area
game  odin 2 length=short,decks=none
skip  turn
want  score 0 home_board -86
set   stock 0 robe 1
do    0 place robe home 0
do    0 at 9 0
skip  turn
want  score 0 home_board -86

rule  FO-COMP-01  one die has 8 faces, the other 12
game  odin 1 decks=none
skip  turn
do    0 occupy hunting-game-1
deny  7 face 9 FO-COMP-01
deny  7 face 0 FO-COMP-01
do    7 face 8
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 whaler
do    0 occupy whaling-3
do    0 boats 0 1
deny  7 face 13 FO-COMP-01
do    7 face 12

rule  FO-COMP-02 FO-UPG-01  goods of 30 types: each colour up to blue
game  odin 1 decks=none
skip  turn
set   stock 0 peas 4
set   stock 0 mead 0
do    0 occupy upgrade-4
do    0 upgrade peas
do    0 upgrade peas
do    0 upgrade peas
do    0 upgrade peas
want  stock 0 mead 4

rule  FO-COMP-03 FO-COMP-15 FO-OUT-02  goods, wood, stone, ore and silver never run out, a supply has no limit
game  odin 1 decks=none
skip  turn
set   stock 0 silver 900
set   stock 0 stockfish 60
do    0 occupy weekly-flax
want  stock 0 silver 901
want  stock 0 stockfish 61

rule  FO-COMP-04 FO-OUT-01  three sheds are all there are
game  odin 2 decks=none
skip  turn
set   stock 0 wood 2
set   shed_owner 0 1
set   shed_owner 1 1
set   shed_owner 2 1
deny  0 occupy build-shed FO-COMP-04

rule  FO-COMP-04 FO-INV-10  five long houses
game  odin 2 decks=none
skip  turn
set   stock 0 stone 2
set   long_owner 0 1
set   long_owner 1 1
set   long_owner 2 1
set   long_owner 3 1
do    0 occupy build-long-house
want  long_owner 4 0
game  odin 2 decks=none
skip  turn
set   stock 0 stone 2
set   long_owner 0 1
set   long_owner 1 1
set   long_owner 2 1
set   long_owner 3 1
set   long_owner 4 1
deny  0 occupy build-long-house FO-COMP-04

rule  FO-COMP-08 FO-COMP-09 FO-INV-06  a whaling boat does not stand on a large stage
game  odin 1 decks=none
skip  turn
set   stock 0 silver 30
do    0 buy whaler
do    0 buy whaler
do    0 buy whaler
deny  0 buy whaler FO-SHIP-03
do    0 buy knarr
want  ship_type 0 3 knarr

rule  FO-COMP-13 FO-PLACE-24 FO-RULING-12  silver is one number; each covers one square
game  odin 1 decks=none
skip  turn
set   stock 0 silver 4
do    0 place silver home 0
do    0 at 0 0
do    0 place silver home 0
do    0 at 0 1
want  stock 0 silver 2
want  score 0 home_board -84

rule  FO-COMP-14 FO-RULING-01  penalties have no upper limit
game  odin 1 decks=none
skip  turn
set   penalties 0 40
set   stock 0 mead 0
set   stage feast
step  flow
do    0 end_feast
want  penalties 0 46
