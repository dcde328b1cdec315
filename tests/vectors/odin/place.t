# Placement, income, bonuses: FO-PLACE, FO-INC, FO-BON, FO-BLD; EX-B01 to EX-B26.

rule  FO-PLACE-12 FO-PLACE-13 FO-PLACE-17 FO-INC-01 FO-PLACE-01  EX-B01 a robe in the corner: 0, 1, 2 and the mead are covered
game  odin 1 decks=none
skip  turn
set   stock 0 robe 1
do    0 place robe home 0
do    0 at 9 0
want  cover home_0 9 7
want  cover home_0 11 7
set   stage income
step  flow
want  last_income 0 2
set   stage bonus
step  flow
want  stock 0 mead 1

rule  FO-PLACE-12 FO-PLACE-14 FO-INC-06  EX-B02 wool covers 3 and 4 when the rest of the square is covered
game  odin 1 decks=none
skip  turn
set   cover home_0 6 15
set   cover home_0 7 11
set   cover home_0 8 63
set   cover home_0 9 61
set   cover home_0 10 31
set   cover home_0 11 63
set   stock 0 wool 1
do    0 place wool home 0
do    0 at 6 4
set   stage income
step  flow
want  last_income 0 5

rule  FO-PLACE-12 FO-PLACE-20  EX-B03 EX-B04 skin and bones fits there, a rune stone alone on 4 does not
game  odin 1 decks=none
skip  turn
set   cover home_0 6 15
set   cover home_0 7 11
set   cover home_0 8 63
set   cover home_0 9 61
set   cover home_0 10 31
set   cover home_0 11 63
set   stock 0 skin_bones 1
set   stock 0 rune_stone 1
do    0 place rune_stone home 1
deny  0 at 6 5 FO-PLACE-12
do    0 at 0 0
do    0 place skin_bones home 0
do    0 at 6 4
want  cover home_0 6 127

rule  FO-INC-01 FO-INC-02 FO-PLACE-16  EX-B05 all of rows 6 and below, columns 5 and left, bonus squares open: 5 silver
game  odin 1 decks=none
skip  turn
set   cover home_0 6 63
set   cover home_0 7 59
set   cover home_0 8 63
set   cover home_0 9 61
set   cover home_0 10 31
set   cover home_0 11 63
set   stage income
step  flow
want  last_income 0 5
want  stock 0 silver 5

rule  FO-INC-01  EX-B06 only 0, 1 and the first 2 covered: 2 silver
game  odin 1 decks=none
skip  turn
set   cover home_0 9 7
set   cover home_0 10 7
set   cover home_0 11 7
set   stage income
step  flow
want  stock 0 silver 2

rule  FO-INC-02  the numbers of the home board up to the closing 18
game  odin 1 decks=none
skip  turn
set   stage income
step  flow
want  last_income 0 0
set   cover home_0 11 1
set   stage income
step  flow
want  last_income 0 1
set   cover home_0 10 2
set   cover home_0 9 4
set   cover home_0 8 8
set   cover home_0 7 16
set   cover home_0 6 32
set   cover home_0 5 64
set   cover home_0 4 128
set   stage income
step  flow
want  last_income 0 7
set   cover home_0 3 256
set   cover home_0 2 512
set   stage income
step  flow
want  last_income 0 12
set   cover home_0 1 1024
set   cover home_0 0 2048
set   stage income
step  flow
want  last_income 0 18

rule  FO-BON-02 FO-BON-05  EX-B07 the eight squares around the mead covered: 1 mead in each bonus phase
game  odin 1 decks=none
skip  turn
set   cover home_0 8 7
set   cover home_0 9 5
set   cover home_0 10 7
set   stage bonus
step  flow
want  stock 0 mead 2
set   stage bonus
step  flow
want  stock 0 mead 3
set   cover home_0 9 7
set   stage bonus
step  flow
want  stock 0 mead 3

rule  FO-BON-03  EX-B08 the ore needs five squares
game  odin 1 decks=none
skip  turn
set   cover home_0 4 3
set   cover home_0 5 2
set   cover home_0 6 2
set   stage bonus
step  flow
want  stock 0 ore 0
set   cover home_0 6 3
set   stage bonus
step  flow
want  stock 0 ore 1

rule  FO-ANY-01 FO-ANY-02 FO-BON-05  EX-B10 silver of the income encloses the ore before the bonus
game  odin 1 decks=none
skip  turn
set   cover home_0 4 3
set   cover home_0 5 2
set   cover home_0 6 2
set   cover home_0 11 1
set   stock 0 mead 0
set   stage income
step  flow
want  ask feast 0
want  stock 0 silver 1
do    0 place silver home 0
do    0 at 6 0
do    0 end_feast
want  stock 0 ore 1

rule  FO-END-02 FO-PLACE-15  EX-B11 a fur on 8 minus squares: 8 penalty points fewer
game  odin 1 decks=none
skip  turn
set   stock 0 fur 1
want  score 0 home_board -86
do    0 place fur home 0
do    0 at 0 0
want  score 0 home_board -78

rule  FO-BON-03 FO-BON-04  EX-B12 rune stone and ore on Bear Island need six squares
game  odin 1 decks=none
skip  turn
set   isle_face a bear_island
set   isle_owner a 0
set   cover island_a 5 224
set   cover island_a 6 32
set   cover island_a 7 96
set   stage bonus
step  flow
want  stock 0 rune_stone 1
want  stock 0 ore 1

rule  FO-PLACE-07  EX-B13 the printed 5 and the lake can never be covered
game  odin 1 decks=none
skip  turn
set   isle_face a bear_island
set   isle_owner a 0
set   stock 0 ore 1
do    0 place ore island_a 0
deny  0 at 1 4 FO-PLACE-07
deny  0 at 4 2 FO-PLACE-07
deny  0 at 0 0 FO-PLACE-05
do    0 at 1 3

rule  FO-PLACE-15 FO-PLACE-02  EX-B14 pieces may lie anywhere: 86 minus squares become 74
game  odin 1 decks=none
skip  turn
set   stock 0 chest 1
set   stock 0 spices 1
set   stock 0 silk 1
do    0 place chest home 0
deny  0 at 0 11 FO-PLACE-12
do    0 at 1 11
do    0 place spices home 1
do    0 at 3 9
do    0 place silk home 1
do    0 at 3 11
want  score 0 home_board -74

rule  FO-PLACE-23 FO-INC-01  EX-B15 the treasure chest in the corner uses the extra squares; income 18
game  odin 1 decks=none
skip  turn
set   cover home_0 0 1023
set   cover home_0 1 1023
set   cover home_0 2 1023
set   cover home_0 3 4095
set   cover home_0 4 4095
set   cover home_0 5 4095
set   cover home_0 6 4095
set   cover home_0 7 4095
set   cover home_0 8 4095
set   cover home_0 9 4095
set   cover home_0 10 4095
set   cover home_0 11 255
set   stock 0 treasure_chest 1
do    0 place treasure_chest home 0
do    0 at 0 10
want  score 0 home_board 0
set   stage income
step  flow
want  last_income 0 18

rule  FO-PLACE-08 FO-PLACE-11 FO-INV-03  EX-B16 green tiles may touch at corners only
game  odin 1 decks=none
skip  turn
set   stock 0 oil 2
set   stock 0 hide 1
do    0 place oil home 0
do    0 at 6 0
do    0 place hide home 0
deny  0 at 6 2 FO-PLACE-08
deny  0 at 7 0 FO-PLACE-08
do    0 at 0 0
do    0 place oil home 0
do    0 at 7 2

rule  FO-PLACE-09  blue, silver and ore may touch anything, and green them
game  odin 1 decks=none
skip  turn
set   stock 0 oil 2
set   stock 0 rune_stone 1
set   stock 0 ore 1
do    0 place oil home 0
do    0 at 0 0
do    0 place rune_stone home 0
do    0 at 0 2
do    0 place oil home 0
do    0 at 0 4
do    0 place ore home 0
do    0 at 1 0
want  cover home_0 0 63

rule  FO-PLACE-07 FO-BLD-03  EX-B17 a pillar of the long house can never be covered
game  odin 1 decks=none
skip  turn
set   long_owner 0 0
set   stock 0 silver 1
do    0 place silver long_house_1 0
deny  0 at 1 3 FO-PLACE-07
deny  0 at 2 10 FO-PLACE-05
do    0 at 1 0

rule  FO-PLACE-10 FO-PLACE-03  EX-B18 orange not beside orange; green beside it is fine
game  odin 1 decks=none
skip  turn
set   long_owner 0 0
set   stock 0 peas 2
set   stock 0 oil 1
do    0 place peas long_house_1 0
do    0 at 0 0
do    0 place peas long_house_1 0
deny  0 at 1 0 FO-PLACE-10
do    0 at 0 4
do    0 place oil long_house_1 0
do    0 at 1 0

rule  FO-PLACE-10 FO-BLD-05  red not beside red, orange beside red is allowed; they stay there
game  odin 1 decks=none
skip  turn
set   long_owner 0 0
set   stock 0 mead 2
set   stock 0 peas 1
do    0 place mead long_house_1 0
do    0 at 0 0
do    0 place mead long_house_1 0
deny  0 at 0 2 FO-PLACE-10
do    0 at 2 0
do    0 place peas long_house_1 0
do    0 at 1 0
want  stock 0 mead 0

rule  FO-PLACE-03  EX-B19 ore does not go into a house
game  odin 1 decks=none
skip  turn
set   long_owner 0 0
set   stone_owner 0 0
set   stock 0 ore 1
deny  0 place ore long_house_1 0 FO-PLACE-03
deny  0 place ore stone_house_1 0 FO-PLACE-03

rule  FO-PLACE-10  EX-B20 in houses green may touch green
game  odin 1 decks=none
skip  turn
set   long_owner 0 0
set   stock 0 oil 2
do    0 place oil long_house_1 0
do    0 at 0 0
do    0 place oil long_house_1 0
do    0 at 0 2
want  cover long_house_1 0 15

rule  FO-PLACE-12 FO-RULING-10 FO-INC-03 FO-INC-04  EX-B21 the upper diagonal of Greenland
game  odin 1 decks=none
skip  turn
set   isle_owner d 0
set   cover island_d 0 15
set   cover island_d 1 7
set   cover island_d 2 5
set   cover island_d 3 15
set   cover island_d 4 15
set   cover island_d 5 14
set   cover island_d 6 12
set   stock 0 silver 1
do    0 place silver island_d 0
do    0 at 2 3
set   stage income
step  flow
want  last_income 0 2
set   stage bonus
step  flow
want  stock 0 whale_meat 1

rule  FO-PLACE-12 FO-INC-03 FO-INV-04  EX-B22 Greenland, empty: (6,3) only after (6,2)
game  odin 1 decks=none
skip  turn
set   isle_owner d 0
set   stock 0 silver 2
do    0 place silver island_d 0
deny  0 at 6 3 FO-PLACE-12
do    0 at 6 2
do    0 place silver island_d 0
do    0 at 6 3
set   stage income
step  flow
want  last_income 0 1

rule  FO-INC-04 FO-PLACE-12  EX-B23 Iceland begins with 1
game  odin 1 decks=none
skip  turn
set   isle_owner c 0
set   stage income
step  flow
want  last_income 0 1
set   stage actions
set   passed 0
set   stock 0 silver 2
step  flow
do    0 place silver island_c 0
deny  0 at 6 1 FO-PLACE-12
do    0 at 6 0
do    0 place silver island_c 0
do    0 at 6 1
set   stage income
step  flow
want  last_income 0 2

rule  FO-RULING-10 FO-PLACE-12  EX-B24 Faroe: (2,5) not before (8,5) is covered
game  odin 1 decks=none
skip  turn
set   isle_owner b 0
set   cover island_b 2 30
set   cover island_b 3 62
set   cover island_b 4 56
set   cover island_b 5 55
set   cover island_b 6 46
set   cover island_b 7 47
set   stock 0 silver 2
do    0 place silver island_b 0
deny  0 at 2 5 FO-PLACE-12
do    0 at 8 5
do    0 place silver island_b 0
do    0 at 2 5

rule  FO-PLACE-12 FO-INC-01  EX-B25 Shetland: (6,1) with what is left and below covered
game  odin 1 decks=none
skip  turn
set   isle_owner a 0
set   cover island_a 6 1
set   cover island_a 7 3
set   cover island_a 8 2
set   stock 0 silver 1
do    0 place silver island_a 0
do    0 at 6 1
set   stage income
step  flow
want  last_income 0 2

rule  FO-INC-04  Labrador and Newfoundland pay no income
game  odin 1 decks=none
skip  turn
set   isle_face c labrador
set   isle_owner c 0
set   isle_face d newfoundland
set   isle_owner d 0
set   stage income
step  flow
want  last_income 0 0

rule  FO-PLACE-02  home board and islands take no orange or red goods, no wood
game  odin 1 decks=none
skip  turn
set   isle_owner b 0
set   stock 0 wood 1
deny  0 place peas home 0 FO-PLACE-02
deny  0 place mead island_b 0 FO-PLACE-02
deny  0 place bow home 0 FO-PLACE-02
deny  0 place wood home 0 FO-PLACE-04

rule  FO-PLACE-05 FO-SM-13  no overhang
game  odin 1 decks=none
skip  turn
set   stock 0 silk 1
do    0 place silk home 0
deny  0 at 0 10 FO-PLACE-05
deny  0 at 11 6 FO-PLACE-05
do    0 at 0 0

rule  FO-PLACE-06 FO-INV-02 FO-PLACE-18  pieces never overlap, and stay where they lie
game  odin 1 decks=none
skip  turn
set   stock 0 chest 2
do    0 place chest home 0
do    0 at 0 0
do    0 place chest home 0
deny  0 at 1 1 FO-PLACE-06
do    0 at 0 2

rule  FO-PLACE-19  only what is in the supply can be placed
game  odin 1 decks=none
skip  turn
deny  0 place robe home 0 FO-PLACE-19
deny  0 place silver home 0 FO-PLACE-19

rule  FO-PLACE-20 FO-SM-12 FO-SM-14  rectangles lie flat or upright, squares one way only
game  odin 1 decks=none
skip  turn
set   stock 0 silk 1
set   stock 0 chest 1
deny  0 place silk home 8 FO-SM-14
do    0 place silk home 3
do    0 at 0 0
want  cover home_0 3 1

rule  FO-PLACE-21 FO-PLACE-22 FO-RULING-11 FO-SM-12 FO-INV-05  special tiles may be mirrored and touch anything
game  odin 1 decks=none
skip  turn
set   oval 32765
set   stock 0 helmet 1
set   stock 0 oil 1
do    0 place oil home 0
do    0 at 0 0
do    0 place helmet home 4
do    0 at 0 2
want  cover home_0 0 15
want  cover home_0 1 12
want  cover home_0 2 8
want  laid 0 2

rule  FO-SM-12 FO-SM-13  a cloakpin turned by a quarter, seen from the corner of its box
game  odin 1 decks=none
skip  turn
set   oval 32763
set   stock 0 cloakpin 1
do    0 place cloakpin home 3
do    0 at 0 0
want  cover home_0 0 2
want  cover home_0 1 2
want  cover home_0 2 2
want  cover home_0 3 3

rule  FO-SM-14  glass beads have one orientation, a belt two
game  odin 1 decks=none
skip  turn
set   stock 0 glass_beads 1
set   stock 0 belt 1
deny  0 place glass_beads home 8 FO-SM-14
do    0 place belt home 4
do    0 at 2 0
want  laid 0 8

rule  FO-PLACE-25 FO-SM-15  ore covers one square, in one orientation
game  odin 1 decks=none
skip  turn
set   stock 0 ore 1
deny  0 place ore home 8 FO-SM-14
do    0 place ore home 1
do    0 at 0 3
want  cover home_0 0 8
want  stock 0 ore 0

rule  FO-PLACE-26  animals are never placed
game  odin 1 decks=none
skip  turn
set   long_owner 0 0
set   stock 0 sheep 1
set   stock 0 cattle_pregnant 1
deny  0 place sheep long_house_1 0 FO-PLACE-26
deny  0 place cattle_pregnant long_house_1 0 FO-PLACE-26

rule  FO-PLACE-04 FO-PLACE-27 FO-BLD-01 FO-ANY-05 FO-RULING-13  EX-F05 a shed with 2 wood and 3 stone: 8 - 1
game  odin 1 decks=none
skip  turn
set   shed_owner 0 0
set   stock 0 wood 2
set   stock 0 stone 4
deny  0 slot wood shed_2 FO-SM-11
set   stage final
step  flow
want  ask final 0
do    0 slot wood shed_1
do    0 slot wood shed_1
do    0 slot stone shed_1
do    0 slot stone shed_1
do    0 slot stone shed_1
want  over
want  stock 0 stone 1
want  score 0 buildings 8
want  score 0 building_squares -1

rule  FO-PLACE-04 FO-BLD-02  one wood and one stone in a stone house, no ore, none in a long house
game  odin 1 decks=none
skip  turn
set   stone_owner 0 0
set   long_owner 0 0
set   stock 0 wood 2
set   stock 0 stone 1
set   stock 0 ore 1
set   stage final
step  flow
deny  0 slot ore stone_house_1 FO-PLACE-04
deny  0 slot wood long_house_1 FO-PLACE-04
deny  0 slot wood shed_1 FO-SM-11
do    0 slot wood stone_house_1
deny  0 slot wood stone_house_1 FO-PLACE-04
do    0 slot stone stone_house_1
want  score 0 building_squares -22

rule  FO-BLD-02 FO-BLD-03 FO-BLD-04 FO-BLD-06  EX-F04 shed, stone house and long house, all empty
game  odin 1 decks=none
skip  turn
set   shed_owner 0 0
set   stone_owner 0 0
set   long_owner 0 0
want  score 0 buildings 35
want  score 0 building_squares -30
set   stone_owner 1 0
set   stock 0 silver 1
do    0 place silver stone_house_2 0
do    0 at 0 2
want  cover stone_house_1 0 0
want  cover stone_house_2 0 4
want  score 0 building_squares -38

rule  FO-BON-06  the bonuses of houses: hide; peas, oil, beans
game  odin 1 decks=none
skip  turn
set   stone_owner 0 0
set   cover stone_house_1 0 6
set   cover stone_house_1 1 10
set   cover stone_house_1 2 14
set   long_owner 0 0
set   cover long_house_1 1 1653
set   cover long_house_1 2 87
set   cover long_house_1 0 519
set   stage bonus
step  flow
want  stock 0 hide 1
want  stock 0 peas 2
want  stock 0 oil 1
want  stock 0 beans 2

rule  FO-EXP-08 FO-DIFF-04 FO-DIFF-05  points and minus squares of the islands
game  odin 1 decks=none
skip  turn
set   isle_owner a 0
want  score 0 islands 6
want  score 0 island_squares -24
set   isle_face a bear_island
want  score 0 islands 12
want  score 0 island_squares -22
set   isle_owner a 255
set   isle_owner b 0
want  score 0 islands 4
want  score 0 island_squares -16
set   isle_face b baffin_island
want  score 0 islands 12
want  score 0 island_squares -24
set   isle_owner b 255
set   isle_owner c 0
want  score 0 islands 16
want  score 0 island_squares -24
set   isle_face c labrador
want  score 0 islands 36
want  score 0 island_squares -40
set   isle_owner c 255
set   isle_owner d 0
want  score 0 islands 12
want  score 0 island_squares -20
set   isle_face d newfoundland
want  score 0 islands 38
want  score 0 island_squares -40

rule  FO-EXP-01 FO-EXP-04 FO-EXP-05 FO-EXP-06 FO-EXP-07  taking a board brings its silver; the ship stays; several islands may be owned
game  odin 2 decks=none
skip  turn
set   ship_type 0 0 whaler
set   isle_silver b 2
set   isle_owner c 0
do    0 occupy explore-1
do    0 explore faroe
want  isle_owner b 0
want  stock 0 silver 2
want  isle_silver b 0
want  ship_type 0 0 whaler
do    0 place silver island_b 0
do    0 at 0 8
do    0 place silver island_c 0
do    0 at 0 1
want  score 0 islands 20

rule  FO-EXP-04  a board that is claimed cannot be taken
game  odin 2 decks=none
skip  turn
set   ship_type 0 0 whaler
set   isle_owner a 1
set   isle_owner b 1
deny  0 occupy explore-1 FO-EXP-04

rule  FO-SM-14 FO-PLACE-20  beside an answer stands how wide the piece lies, how many Vikings, how much silver
game  odin 2 decks=none
skip  turn
set   stock 0 silk 1
set   stock 0 silver 8
want  remark 0 vikings 1 occupy hunting-game-1
want  remark 0 vikings 4 occupy plundering
want  remark 0 lies 4 place silk home 0
want  remark 0 costs 5 buy knarr
