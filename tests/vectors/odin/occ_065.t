# Occupations 65 to 96: each where it works, and where it must not.

rule  FO-CARD-65  EX-G01 one exchange at most
game  odin 2 decks=abc
skip  turn
set   stock 0 snare 4
set   stock 0 spear 4
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 1  # 65a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 65a
do    0 react 65a 0
want  stock 0 treasure_chest 1
want  stock 0 snare 2
want  ask turn 0

rule  FO-CARD-65  three pieces are not enough
game  odin 2 decks=abc
skip  turn
set   stock 0 snare 1
set   stock 0 spear 2
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 1  # 65a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 65a
want  ask turn 0

rule  FO-CARD-66  two boxes up and to the right
game  odin 2 decks=abc
skip  turn
set   stock 0 silver 1
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 2  # 66a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 66a
do    0 react_times 66a 0 0 beans 2
want  stock 0 skin_bones 1
want  stock 0 silver 0

rule  FO-CARD-66  one box
game  odin 2 decks=abc
skip  turn
set   stock 0 silver 1
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 2  # 66a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 66a
do    0 react_times 66a 0 0 peas 1
want  stock 0 stockfish 1

rule  FO-CARD-66  fruits stop at cattle, and silver is needed
game  odin 2 decks=abc
skip  turn
set   stock 0 silver 1
set   stock 0 fruits 1
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 2  # 66a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 66a
deny  0 react_times 66a 0 0 fruits 2
deny  0 react_times 66a 0 0 mead 1
do    0 react_times 66a 0 0 fruits 1
want  stock 0 cattle 1

rule  FO-CARD-67  four silver for silverware, game meat and mead
game  odin 2 decks=abc
skip  turn
set   stock 0 silver 4
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 4  # 67c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 67c
do    0 react 67c 0
want  stock 0 silverware 2
want  stock 0 game_meat 1
want  stock 0 mead 2

rule  FO-CARD-67  not for 3
game  odin 2 decks=abc
skip  turn
set   stock 0 silver 3
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 4  # 67c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 67c
want  ask turn 0

rule  FO-CARD-68  four weapons
game  odin 2 decks=abc
skip  turn
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 8  # 68a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 68a
do    0 react 68a 0
do    7 weapon sword
do    7 weapon sword
do    7 weapon sword
do    7 weapon sword
want  stock 0 sword 4

rule  FO-CARD-68  declined
game  odin 2 decks=abc
skip  turn
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 8  # 68a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 68a
do    0 stop
want  stock 0 sword 0

rule  FO-CARD-69  two of each weapon, more are left alone
game  odin 2 decks=abc
skip  turn
set   stock 0 bow 3
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 16  # 69c
set   hand_light 0 1
ask   play 0 1 1
do    0 play 69c
do    0 react 69c 0
want  stock 0 bow 3
want  stock 0 snare 2
want  stock 0 spear 2
want  stock 0 sword 2

rule  FO-CARD-69  declined
game  odin 2 decks=abc
skip  turn
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 16  # 69c
set   hand_light 0 1
ask   play 0 1 1
do    0 play 69c
do    0 stop
want  stock 0 sword 0

rule  FO-CARD-70  the Cloakpin off a board; its squares are filled
game  odin 2 decks=abc
skip  turn
set   oval 32763
set   laid 1 4
set   cells 156 34
set   cells 169 34
set   cells 170 34
set   cells 171 34
set   cells 172 34
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 32  # 70b
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 70b
do    0 react 70b 0
want  stock 0 cloakpin 1
want  laid 1 0
want  cells 156 150
want  cells 169 22
want  cells 170 87
want  cells 172 23

rule  FO-CARD-70  not from the oval board
game  odin 2 decks=abc
skip  turn
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 32  # 70b
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 70b
want  ask turn 0

rule  FO-CARD-71  the Drinking Horn off the own board; its squares are filled
game  odin 2 decks=abc
skip  turn
set   oval 32735
set   laid 0 32
set   cells 1 37
set   cells 2 37
set   cells 13 37
set   cells 14 37
set   cells 15 37
set   cells 26 37
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 64  # 71c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 71c
do    0 react 71c 0
want  stock 0 drinking_horn 1
want  laid 0 0
want  cells 13 150
want  cells 26 22
want  cells 1 216
want  cells 15 24

rule  FO-CARD-71  not from a supply
game  odin 2 decks=abc
skip  turn
set   oval 32735
set   stock 1 drinking_horn 1
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 64  # 71c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 71c
want  ask turn 0

rule  FO-CARD-72  a stone house for silver by the round, which is no building
game  odin 2 decks=abc
skip  turn
set   played 0 1 1125899906842624  # 115b
set   stock 0 silver 1
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 128  # 72b
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 72b
do    0 react 72b 0
want  stone_owner 0 0
want  stock 0 silver 0
want  stock 0 silverware 0

rule  FO-CARD-72  not without silver
game  odin 2 decks=abc
skip  turn
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 128  # 72b
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 72b
want  ask turn 0

rule  FO-CARD-73  silverware for nothing
game  odin 2 decks=abc
skip  turn
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 256  # 73c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 73c
do    0 react_item 73c 0 0 silverware
want  stock 0 silverware 1
want  ask turn 0

rule  FO-CARD-73  or the Chalice for 5 silver
game  odin 2 decks=abc
skip  turn
set   stock 0 silver 5
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 256  # 73c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 73c
do    0 react_item 73c 0 2 chalice
want  stock 0 chalice 1
want  stock 0 silver 0

rule  FO-CARD-73  not for 4
game  odin 2 decks=abc
skip  turn
set   stock 0 silver 4
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 256  # 73c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 73c
deny  0 react_item 73c 0 2 chalice

rule  FO-CARD-74  grain and 2 silver for cattle
game  odin 2 decks=abc
skip  turn
set   stock 0 grain 1
set   stock 0 silver 2
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 512  # 74a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 74a
do    0 react 74a 0
want  stock 0 cattle 1
want  stock 0 silver 0

rule  FO-CARD-74  not without grain
game  odin 2 decks=abc
skip  turn
set   stock 0 silver 2
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 512  # 74a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 74a
want  ask turn 0

rule  FO-CARD-75  skin and bones for 1 silver
game  odin 2 decks=abc
skip  turn
set   stock 0 silver 1
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 1024  # 75c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 75c
do    0 react 75c 0
want  stock 0 skin_bones 1

rule  FO-CARD-75  not for nothing
game  odin 2 decks=abc
skip  turn
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 1024  # 75c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 75c
want  ask turn 0

rule  FO-CARD-76  one Viking from every space of the fourth column
game  odin 2 decks=abc
skip  turn
set   space_owner plundering 0
set   space_vikings plundering 4
set   space_owner weekly-spices 0
set   space_vikings weekly-spices 1
set   space_owner mead 0
set   space_vikings mead 2
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 2048  # 76a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 76a
do    0 react 76a 0
want  thing 0 8
want  space_vikings plundering 3
want  space_owner weekly-spices none
want  space_vikings mead 2

rule  FO-CARD-76  none there, no offer
game  odin 2 decks=abc
skip  turn
set   space_owner mead 0
set   space_vikings mead 2
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 2048  # 76a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 76a
want  ask turn 0

rule  FO-CARD-77 FO-PH06-03  an occupied space of the second column, without Vikings
game  odin 2 decks=abc
skip  turn
set   space_owner mead 1
set   space_vikings mead 2
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 4096  # 77a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 77a
do    0 react_space 77a 0 0 mead
want  stock 0 mead 3
want  stock 0 silver 2
want  thing 0 6
want  space_vikings mead 2
want  last_placer none

rule  FO-CARD-77 FO-PH06-03  no Viking comes back after a failure
game  odin 2 decks=abc
skip  turn
set   space_owner snare 0
set   space_vikings snare 2
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 4096  # 77a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 77a
do    0 react_space 77a 0 0 snare
do    7 face 8
do    0 keep
want  ask turn 0
want  thing 0 6

rule  FO-CARD-77 FO-PH06-03  not of the first column, nor a free one
game  odin 2 decks=abc
skip  turn
set   space_owner weekly-beans 1
set   space_vikings weekly-beans 1
set   space_owner mead 0
set   space_vikings mead 2
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 4096  # 77a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 77a
deny  0 react_space 77a 0 0 weekly-beans
deny  0 react_space 77a 0 0 chest

rule  FO-CARD-78  two tiles turned over for one knarr
game  odin 2 decks=abc
skip  turn
set   ship_type 0 0 knarr
set   stock 0 hide 1
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 8192  # 78b
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 78b
do    0 react 78b 0
do    0 upgrade peas
do    0 upgrade hide
want  stock 0 mead 2
want  stock 0 silverware 1
want  ask turn 0

rule  FO-CARD-78  either way, but no animals
game  odin 2 decks=abc
skip  turn
set   ship_type 0 0 knarr
set   stock 0 silk 1
set   stock 0 sheep 1
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 8192  # 78b
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 78b
do    0 react 78b 0
deny  0 upgrade sheep FO-CARD-78
do    0 upgrade silk
do    0 stop
want  stock 0 linen 1
want  ask turn 0

rule  FO-CARD-78  not without a knarr
game  odin 2 decks=abc
skip  turn
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 8192  # 78b
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 78b
want  ask turn 0

rule  FO-CARD-79  a cattle becomes pregnant
game  odin 2 decks=abc
skip  turn
set   stock 0 cattle 1
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 16384  # 79a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 79a
do    0 react 79a 0
want  stock 0 cattle_pregnant 1
want  stock 0 cattle 0

rule  FO-CARD-79  not one that is already
game  odin 2 decks=abc
skip  turn
set   stock 0 cattle_pregnant 1
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 16384  # 79a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 79a
want  ask turn 0

rule  FO-CARD-80  a sheep for 2 silver
game  odin 2 decks=abc
skip  turn
set   stock 0 silver 2
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 32768  # 80b
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 80b
do    0 react 80b 0
want  stock 0 sheep 1

rule  FO-CARD-80  not for 1
game  odin 2 decks=abc
skip  turn
set   stock 0 silver 1
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 32768  # 80b
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 80b
want  ask turn 0

rule  FO-CARD-81  a longship, cheaper by the weapons held, which are kept
game  odin 2 decks=abc
skip  turn
set   stock 0 sword 2
set   stock 0 silver 4
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 65536  # 81c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 81c
do    0 react 81c 0
want  ship_type 0 0 longship
want  stock 0 silver 0
want  stock 0 sword 2

rule  FO-CARD-81  one silver short
game  odin 2 decks=abc
skip  turn
set   stock 0 sword 2
set   stock 0 silver 3
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 65536  # 81c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 81c
want  ask turn 0

rule  FO-CARD-82  6 silver with one knarr
game  odin 2 decks=abc
skip  turn
set   ship_type 0 0 knarr
set   stock 0 silver 6
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 131072  # 82b
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 82b
do    0 react 82b 0
want  ship_type 0 1 longship
want  stock 0 silver 0

rule  FO-CARD-82  not for 5
game  odin 2 decks=abc
skip  turn
set   ship_type 0 0 knarr
set   stock 0 silver 5
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 131072  # 82b
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 82b
want  ask turn 0

rule  FO-CARD-83  up to four goods of one kind
game  odin 2 decks=abc
skip  turn
set   stock 0 milk 5
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 262144  # 83a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 83a
do    0 react_times 83a 0 0 milk 4
want  stock 0 wool 4
want  stock 0 milk 1

rule  FO-CARD-83  animals of both sides are one kind
game  odin 2 decks=abc
skip  turn
set   stock 0 sheep 1
set   stock 0 sheep_pregnant 1
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 262144  # 83a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 83a
do    0 react_times 83a 0 0 sheep 2
want  stock 0 fur 2

rule  FO-CARD-83  not five, and not more than there are
game  odin 2 decks=abc
skip  turn
set   stock 0 milk 3
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 262144  # 83a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 83a
deny  0 react_times 83a 0 0 milk 4
deny  0 react_times 83a 0 0 sheep_pregnant 1

rule  FO-CARD-84  an emigration, cheaper by the large ships
game  odin 2 decks=abc
skip  turn
set   round 3
set   ship_type 0 0 knarr
set   ship_type 0 1 longship
set   stock 0 silver 1
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 524288  # 84b
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 84b
do    0 react 84b 0
do    0 emigrate 0
want  emigrated 0 knarr 1
want  stock 0 silver 0

rule  FO-CARD-84  not without the silver
game  odin 2 decks=abc
skip  turn
set   round 3
set   ship_type 0 0 knarr
set   stock 0 silver 1
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 524288  # 84b
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 84b
want  ask turn 0

rule  FO-CARD-85 FO-OCC-16  EX-G09 hunting, then a snare, in this order
game  odin 2 decks=abc
skip  turn
set   stock 0 silver 3
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 1048576  # 85c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 85c
do    0 react 85c 0
want  stock 0 silver 2
do    7 face 1
do    0 keep
do    0 success 0 1
want  stock 0 hide 1
do    0 react 85c 1
want  stock 0 silver 0
do    7 face 8
do    0 keep
want  stock 0 wood 1
want  thing 0 6
want  ask turn 0

rule  FO-CARD-85 FO-OCC-16  after the snare there is no hunting
game  odin 2 decks=abc
skip  turn
set   stock 0 silver 3
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 1048576  # 85c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 85c
do    0 react 85c 1
do    7 face 8
do    0 keep
want  ask turn 0
want  stock 0 silver 1

rule  FO-CARD-86 FO-OCC-14  EX-G07 6 silver for 3 hides
game  odin 2 decks=abc
skip  turn
set   stock 0 silver 6
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 2097152  # 86a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 86a
do    0 react_number 86a 0 2 3
want  stock 0 hide 3
want  stock 0 silver 0

rule  FO-CARD-86 FO-OCC-14  not 2 for 3 silver
game  odin 2 decks=abc
skip  turn
set   stock 0 silver 3
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 2097152  # 86a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 86a
deny  0 react_number 86a 0 1 2
do    0 react_number 86a 0 0 1
want  stock 0 hide 1

rule  FO-CARD-87  the Crucifix for nothing
game  odin 2 decks=abc
skip  turn
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 4194304  # 87a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 87a
do    0 react_item 87a 0 0 crucifix
want  stock 0 crucifix 1

rule  FO-CARD-87  or four items off one strip
game  odin 2 decks=abc
skip  turn
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 4194304  # 87a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 87a
do    0 react_number 87a 0 1 2
do    0 mountain m1 4
want  stock 0 wood 2
want  stock 0 stone 1
want  stock 0 ore 1
want  ask turn 0

rule  FO-CARD-87  not a Crucifix that is gone
game  odin 2 decks=abc
skip  turn
set   oval 32751
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 4194304  # 87a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 87a
deny  0 react_item 87a 0 0 crucifix

rule  FO-CARD-88  a good one box up and to the left, once a knarr
game  odin 2 decks=abc
skip  turn
set   played 0 1 8388608  # 88c
set   ship_type 0 0 knarr
set   stock 0 silver 2
set   stock 0 stockfish 2
do    0 occupy overseas-1
do    0 react_item 88c 0 0 stockfish
want  stock 0 oil 1
want  ask trade 0
want  stock 0 silver 0

rule  FO-CARD-88  twice with two knarrs
game  odin 2 decks=abc
skip  turn
set   played 0 1 8388608  # 88c
set   ship_type 0 0 knarr
set   ship_type 0 1 knarr
set   stock 0 silver 3
set   stock 0 cattle 1
do    0 occupy overseas-1
do    0 react_item 88c 0 0 cattle
do    0 react_item 88c 0 0 flax
want  stock 0 robe 1
want  stock 0 mead 2

rule  FO-CARD-88  the first column has no left neighbour
game  odin 2 decks=abc
skip  turn
set   played 0 1 8388608  # 88c
set   ship_type 0 0 knarr
set   stock 0 silver 2
do    0 occupy overseas-1
deny  0 react_item 88c 0 0 peas
deny  0 react_item 88c 0 0 mead

rule  FO-CARD-89  a stone adds 2
game  odin 2 decks=abc
skip  turn
set   played 0 1 16777216  # 89a
set   ship_type 0 0 longship
set   stock 0 stone 1
do    0 occupy raiding
do    7 face 4
do    0 keep
do    0 loot rune_stone 1 0
want  stock 0 rune_stone 1
want  stock 0 stone 0

rule  FO-CARD-89  no stone too many
game  odin 2 decks=abc
skip  turn
set   played 0 1 16777216  # 89a
set   ship_type 0 0 longship
set   stock 0 stone 2
do    0 occupy raiding
do    7 face 4
do    0 keep
deny  0 loot rune_stone 2 0 FO-SM-25

rule  FO-CARD-90  1 ore thrown off the ship adds 2
game  odin 2 decks=abc
skip  turn
set   played 0 1 33554432  # 90c
set   ship_type 0 0 longship
set   ship_ore 0 0 1
do    0 occupy raiding
do    0 react_number 90c 0 0 0
do    7 face 4
do    0 keep
do    0 loot rune_stone 0 0
want  ship_ore 0 0 0
want  stock 0 rune_stone 1

rule  FO-CARD-90  not without ore, and not for Pillaging
game  odin 2 decks=abc
skip  turn
set   played 0 1 33554432  # 90c
set   ship_type 0 0 longship
do    0 occupy raiding
want  ask die

rule  FO-CARD-91 FO-PH06-03  a free space next to an own Viking, for 1 silver
game  odin 2 decks=abc
skip  turn
set   played 0 1 67108864  # 91c
set   space_owner weekly-beans 0
set   space_vikings weekly-beans 1
set   stock 0 silver 3
set   passed 3
set   stage actions
step  flow
do    0 react_space 91c 0 0 buy-salt-meat
want  stock 0 salt_meat 2
want  stock 0 silver 0

rule  FO-CARD-91 FO-PH06-03  not two rows away, and not one that is occupied
game  odin 2 decks=abc
skip  turn
set   played 0 1 67108864  # 91c
set   space_owner weekly-beans 0
set   space_vikings weekly-beans 1
set   space_owner buy-salt-meat 1
set   space_vikings buy-salt-meat 1
set   stock 0 cattle 1
set   stock 0 silver 3
set   passed 3
set   stage actions
step  flow
deny  0 react_space 91c 0 0 buy-stockfish
deny  0 react_space 91c 0 0 buy-salt-meat
do    0 react_space 91c 0 0 milk
want  stock 0 milk 1

rule  FO-CARD-92  silver for special tiles in a round without harvest
game  odin 2 decks=abc
skip  turn
set   played 0 1 134217728  # 92c
set   stock 0 helmet 1
set   stock 0 belt 1
set   stock 0 crucifix 1
set   round 3
set   stage harvest
set   turn 0
step  flow
want  stock 0 silver 1

rule  FO-CARD-92  not in a round with a harvest
game  odin 2 decks=abc
skip  turn
set   played 0 1 134217728  # 92c
set   stock 0 helmet 1
set   stock 0 belt 1
set   stock 0 crucifix 1
set   round 2
set   stage harvest
set   turn 0
step  flow
want  stock 0 silver 0

rule  FO-CARD-93 FO-OCC-15  EX-G08 grain for two boats, not beans
game  odin 2 decks=abc
skip  turn
set   played 0 1 268435456  # 93c
set   ship_type 0 0 whaler
set   ship_type 0 1 whaler
set   round 3
set   stage harvest
set   turn 0
step  flow
want  stock 0 grain 1
want  stock 0 beans 1

rule  FO-CARD-93 FO-OCC-15  not in a round with a harvest
game  odin 2 decks=abc
skip  turn
set   played 0 1 268435456  # 93c
set   ship_type 0 0 whaler
set   round 1
set   stage harvest
set   turn 0
step  flow
want  stock 0 beans 2

rule  FO-CARD-94  2 oil become spices in a round without harvest
game  odin 2 decks=abc
skip  turn
set   played 0 1 536870912  # 94a
set   stock 0 oil 2
set   round 3
set   stage harvest
set   turn 0
step  flow
do    0 react 94a 0
want  stock 0 spices 1
want  stock 0 oil 0

rule  FO-CARD-94  not in a round with a harvest
game  odin 2 decks=abc
skip  turn
set   played 0 1 536870912  # 94a
set   stock 0 oil 2
set   round 2
set   stage harvest
set   turn 0
step  flow
want  ask weapon

rule  FO-CARD-95  two items off a strip in a round without harvest
game  odin 2 decks=abc
skip  turn
set   played 0 1 1073741824  # 95a
set   round 3
set   stage harvest
set   turn 0
step  flow
do    0 react 95a 0
do    0 mountain m1 2
want  stock 0 wood 2

rule  FO-CARD-95  not in a round with a harvest
game  odin 2 decks=abc
skip  turn
set   played 0 1 1073741824  # 95a
set   round 2
set   stage harvest
set   turn 0
step  flow
want  ask weapon

rule  FO-CARD-96  game meat for whale meat
game  odin 2 decks=abc
skip  turn
set   played 0 1 2147483648  # 96a
set   stock 0 game_meat 1
set   round 3
set   stage harvest
set   turn 0
step  flow
do    0 react_item 96a 0 0 whale_meat
want  stock 0 whale_meat 1
want  stock 0 game_meat 0

rule  FO-CARD-96  whale meat for two game meat
game  odin 2 decks=abc
skip  turn
set   played 0 1 2147483648  # 96a
set   stock 0 whale_meat 1
set   round 3
set   stage harvest
set   turn 0
step  flow
do    0 react_item 96a 0 1 game_meat
want  stock 0 game_meat 2

rule  FO-CARD-96  nothing to swap
game  odin 2 decks=abc
skip  turn
set   played 0 1 2147483648  # 96a
set   round 3
set   stage harvest
set   turn 0
step  flow
want  ask weapon
