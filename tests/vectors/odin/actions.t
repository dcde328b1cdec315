# Actions in general, columns, imitation: FO-ACT, FO-COL, FO-IMI.

rule  FO-ACT-01 FO-RULING-06  parts joined without OR are used in printed order, each may be left out
game  odin 1 decks=none
skip  turn
do    0 occupy mountain-1-upgrade-1
want  ask mountain 0
do    0 stop
want  ask upgrade 0
do    0 upgrade peas
want  stock 0 mead 2

rule  FO-ACT-02 FO-SPC-40 FO-SPC-N7  with OR exactly one side: the sheep is free, the cattle costs 1 silver
game  odin 1 decks=none
skip  turn
set   stock 0 silver 1
do    0 occupy livestock-choice
deny  0 side mountains FO-ACT-02
do    0 side cattle
want  stock 0 cattle 1
want  stock 0 sheep 0
want  stock 0 silver 0
game  odin 1 decks=none
skip  turn
do    0 occupy livestock-choice
want  stock 0 sheep 1
want  stock 0 cattle 0

rule  FO-ACT-03 FO-SPC-09  EX-C09 an exchange is made once per use
game  odin 1 decks=none
skip  turn
set   stock 0 flax 3
do    0 occupy linen
want  stock 0 flax 2
want  stock 0 linen 1

rule  FO-ACT-04 FO-SPC-24  EX-C04 a purse is paid once for all that stands inside the brace
game  odin 1 decks=none
skip  turn
set   stock 0 silver 3
do    0 occupy buy-cattle-milk
want  stock 0 silver 0
want  stock 0 cattle 1
want  stock 0 milk 1

rule  FO-ACT-05 FO-SPC-28  a slash: one of them
game  odin 1 decks=none
skip  turn
set   stock 0 wood 1
set   stock 0 ore 1
do    0 occupy chest
deny  0 pay stone FO-ACT-05
do    0 pay ore
want  stock 0 wood 1
want  stock 0 ore 0
want  stock 0 chest 1
want  stock 0 silver 1

rule  FO-ACT-06 FO-PLACE-19  what lies on a board cannot pay
game  odin 1 decks=none
skip  turn
set   stock 0 silver 1
do    0 place silver home 0
do    0 at 0 0
deny  0 occupy buy-sheep FO-ACT-06

rule  FO-ACT-07 FO-EMI-03  EX-C25 one longship raids, explores and emigrates in one round
game  odin 1 decks=none
skip  turn
set   stock 0 silver 9
set   thing 0 12
set   ship_type 0 0 longship
set   isle_face d newfoundland
do    0 occupy raiding
do    7 face 8
do    0 keep
do    0 loot chest 0 0
want  ship_type 0 0 longship
skip  turn
do    0 occupy explore-3
do    0 explore newfoundland
want  isle_owner d 0
want  ship_type 0 0 longship
skip  turn
do    0 occupy emigrate-2
do    0 emigrate 0
want  emigrated 0 longship 1
want  ship_type 0 0 none

rule  FO-ACT-08 FO-SPC-N10 FO-RULING-07  ships are looked at when the action begins
game  odin 1 decks=none
skip  turn
set   stock 0 silver 9
deny  0 occupy overseas-1 FO-SPC-N10
do    0 buy knarr
do    0 occupy overseas-1
want  stock 0 silver 3

rule  FO-ACT-10  nothing may be given or thrown away
game  odin 2 decks=none
skip  turn
set   stock 0 silver 3
deny  0 pay silver FO-SM-01
deny  0 trade peas FO-SM-01

rule  FO-COL-01 FO-COL-02 FO-SPC-52 FO-OCC-05 FO-OCC-03  EX-C31 an empty hand draws first and may play the card at once
game  odin 1 decks=abc
skip  turn
set   hand 0 0 0
set   hand 0 1 0
set   hand 0 2 0
set   hand_light 0 0
do    0 occupy play-occupations-4
want  ask card
do    7 card 5a
want  hand_dark 0 1
want  ask play 0
deny  0 stop FO-SM-23
do    0 play 5a
want  hand_dark 0 0
want  score 0 occupations 7

rule  FO-COL-03 FO-COL-04 FO-OCC-02  four Vikings may play a card before the action
game  odin 1 decks=abc
skip  turn
do    0 occupy weekly-spices
want  ask free_play 0
deny  0 play 5a FO-COL-03
do    0 play 4c
want  hand_light 0 0
want  stock 0 spices 1

rule  FO-COL-05 FO-RULING-08 FO-PH05-07  the draw and the play are no effects of the space
game  odin 1 decks=abc
skip  turn
deny  0 occupy plundering FO-SPC-N10
deny  0 occupy forge FO-ACT-06

rule  FO-COL-06 FO-RULING-18  before: no second chance; before_or_after: one
game  odin 1 decks=abc
skip  turn
do    0 occupy weekly-spices
do    0 skip
want  ask after 0
game  odin 1 decks=abc col4_timing=before_or_after
skip  turn
do    0 occupy weekly-spices
do    0 skip
want  stock 0 spices 1
want  ask free_play 0
do    0 play 4c
want  ask after 0
game  odin 1 decks=abc col4_timing=before_or_after
skip  turn
do    0 occupy weekly-spices
do    0 play 4c
want  ask after 0

rule  FO-IMI-01 FO-IMI-02 FO-IMI-04 FO-IMI-05 FO-SPC-62  EX-C32 imitating a space where another player stands
game  odin 4 decks=none
skip  turn
set   stock 0 cattle 1
set   stock 1 cattle 2
do    0 occupy milk
want  stock 0 milk 1
want  ask turn 1
do    1 imitate imitate-1 milk
want  stock 1 milk 2
want  space_vikings imitate-1 1
want  copied 0 milk
deny  2 imitate imitate-1 milk FO-PH05-04

rule  FO-IMI-02 FO-IMI-03  EX-C32 not a free space, not one's own, not of another column
game  odin 4 decks=none
skip  turn
do    0 occupy stockfish
do    1 pass
do    2 pass
do    3 occupy weekly-beans
do    3 done
deny  0 imitate imitate-1 milk FO-IMI-03
deny  0 imitate imitate-1 stockfish FO-IMI-03
deny  0 imitate imitate-3 weekly-beans FO-IMI-02
deny  0 imitate imitate-2 weekly-beans FO-SET-04
do    0 imitate imitate-1 weekly-beans
want  stock 0 beans 2

rule  FO-IMI-06 FO-RULING-09 FO-SPC-64  a failed die action returns Vikings from the imitation space
game  odin 4 decks=none
skip  turn
set   ship_type 0 0 longship
set   ship_type 1 0 longship
do    0 occupy pillaging-3
do    7 face 1
do    0 keep
do    0 recall 0
do    1 imitate imitate-3 pillaging-3
do    7 face 1
do    1 keep
do    1 recall 1
want  space_vikings imitate-3 2
want  space_vikings pillaging-3 3

rule  FO-IMI-08  the copied space must be usable for the one who imitates
game  odin 4 decks=none
skip  turn
set   stock 0 cattle 1
do    0 occupy milk
deny  1 imitate imitate-1 milk FO-IMI-08

rule  FO-SPC-63 FO-SPC-65  imitation in columns 2 and 4
game  odin 4 decks=none
do    7 tile imitate-2
do    7 tile imitate-4
skip  turn
do    0 occupy mead
do    0 done
do    1 imitate imitate-2 mead
want  stock 1 mead 3
do    1 done
do    2 occupy weekly-spices
do    2 done
do    3 imitate imitate-4 weekly-spices
want  stock 3 spices 1
