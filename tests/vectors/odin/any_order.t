# Answers in any order, and placing and buying inside of an action.

rule  FO-SM-30 FO-UPG-01  goods are upgraded in any order
game  odin 1 decks=none
skip  turn
set   stock 0 peas 1
set   stock 0 flax 1
set   stock 0 beans 1
do    0 occupy upgrade-3
do    0 upgrade beans
do    0 upgrade flax
do    0 upgrade peas
want  stock 0 milk 1
want  stock 0 stockfish 1
want  ask turn 0

rule  FO-UPG-03 FO-SM-30  a tile made here is not upgraded again, whatever comes first
game  odin 1 decks=none
skip  turn
set   stock 0 peas 1
set   stock 0 mead 1
do    0 occupy upgrade-4
do    0 upgrade peas
do    0 upgrade mead
deny  0 upgrade mead FO-UPG-03
want  stock 0 oil 1
want  stock 0 mead 1

rule  FO-UPG-03 FO-SM-03  a tile made here and placed leaves the older one to be upgraded
game  odin 1 decks=none
skip  turn
set   stock 0 mead 1
set   stock 0 oil 1
do    0 occupy upgrade-4
do    0 upgrade mead
want  stock 0 oil 2
do    0 place oil home 0
do    0 at 0 0
do    0 upgrade oil
want  stock 0 rune_stone 1
want  stock 0 oil 0

rule  FO-SM-30 FO-OVS-01  green goods are turned in any order, one of each type
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 knarr
set   stock 0 silver 1
set   stock 0 oil 1
set   stock 0 fur 2
do    0 occupy overseas-1
do    0 trade fur
deny  0 trade fur FO-OVS-01
do    0 trade oil
want  stock 0 jewelry 1
want  stock 0 rune_stone 1

rule  FO-SM-30 FO-RULING-31 FO-CARD-190  oil that a card brings is turned in the same trade
game  odin 2 decks=abc
skip  turn
set   played 0 2 2305843009213693952  # 190b
set   ship_type 0 0 knarr
set   stock 0 silver 1
set   stock 0 skin_bones 1
do    0 occupy overseas-1
do    0 trade skin_bones
want  stock 0 oil 1
do    0 trade oil
want  stock 0 spices 1
want  stock 0 rune_stone 1

rule  FO-SM-30 FO-CARD-28  oil that is bought for a chest, too
game  odin 2 decks=abc
skip  turn
set   played 0 0 134217728  # 28b
set   ship_type 0 0 knarr
set   stock 0 silver 2
set   stock 0 wool 1
do    0 occupy overseas-1
do    0 trade wool
do    0 react 28b 0
want  ask trade 0
do    0 trade oil
want  stock 0 chest 1
want  stock 0 rune_stone 1

rule  FO-CARD-78 FO-SM-30  tiles are turned in any order, each once
game  odin 2 decks=abc
skip  turn
set   ship_type 0 0 knarr
set   stock 0 silk 1
set   stock 0 peas 0
set   stock 0 flax 1
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 8192  # 78b
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 78b
do    0 react 78b 0
do    0 upgrade silk
deny  0 upgrade linen FO-CARD-78
do    0 upgrade flax
want  stock 0 linen 1
want  stock 0 stockfish 1
want  ask turn 0

rule  FO-SM-03  the silver of the space buys a boat, which a card of the same action counts
game  odin 2 decks=abc
skip  turn
set   stock 0 silver 2
set   stock 0 ore 1
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 67108864  # 27a
set   hand_dark 0 1
do    0 occupy play-occupation-paid
want  stock 0 silver 3
do    0 buy whaler
do    0 play 27a
want  stock 0 stockfish 1

rule  FO-SM-03  a longship is sold, a knarr bought, and the next card counts it
game  odin 2 decks=abc
skip  turn
set   ship_type 0 0 longship
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 1152921504623624192  # 25b, 61c
set   hand_dark 0 2
do    0 occupy play-occupations-2
do    0 play 61c
do    0 react 61c 0
want  stock 0 silver 8
do    0 buy knarr
do    0 play 25b
want  stock 0 salt_meat 1

rule  FO-SM-03  silverware of a card is laid, and the bonus of the next one comes
game  odin 2 decks=abc
skip  turn
set   stock 0 silver 5
set   stone_owner 0 0
set   cover stone_house_1 0 6
set   cover stone_house_1 1 11
set   cover stone_house_1 2 28
set   hand 0 0 524288  # 20a
set   hand 0 1 4  # 67c
set   hand_light 0 0
set   hand_dark 0 2
do    0 occupy play-occupations-2
do    0 play 67c
do    0 react 67c 0
do    0 place silver stone_house_1 0
do    0 at 2 1
do    0 play 20a
do    0 react 20a 0
want  stock 0 hide 1

rule  FO-SM-31 FO-PH05-06  the last thing to be used is not laid before the action has had an effect
game  odin 1 decks=none
skip  turn
set   stock 0 peas 0
set   stock 0 flax 0
set   stock 0 beans 0
set   stock 0 grain 0
set   stock 0 mead 0
set   stock 0 oil 1
do    0 occupy upgrade-2
deny  0 place oil home 0 FO-PH05-06
do    0 upgrade oil
want  stock 0 rune_stone 1

rule  FO-SM-31 FO-ACT-08  no ship is bought where the action still needs ships
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 whaler
set   stock 0 silver 9
do    0 occupy whaling-3
deny  0 buy whaler FO-ACT-08
want  ask boats 0

rule  FO-COL-09 FO-SM-10  a card of the fourth column brings the silver for the boat that the space asks for
game  odin 2 decks=abc
skip  turn
set   thing 0 6
set   stock 0 silver 1
set   stone_owner 0 0
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 4194304  # 23a
set   hand_dark 0 1
do    0 occupy whaling-1
do    0 play 23a
want  stock 0 silver 3
want  ask between 0
do    0 buy whaler
want  stock 0 silver 0
want  ask boats 0

rule  FO-COL-09  without enough silver even so the space cannot be occupied
game  odin 2 decks=abc
skip  turn
set   thing 0 6
set   stock 0 silver 0
set   stone_owner 0 0
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 4194304  # 23a
set   hand_dark 0 1
deny  0 occupy whaling-1 FO-SPC-N10

rule  FO-PLACE-27 FO-RULING-13  wood and stone may fill slots in any window
game  odin 1 decks=none
skip  turn
set   shed_owner 0 0
set   stock 0 wood 1
do    0 slot wood shed_1
want  shed_wood 0 1
want  stock 0 wood 0

rule  FO-SM-29 FO-SM-14  a turn that looks the same as another means that one
game  odin 1 decks=none
skip  turn
set   stock 0 silk 1
do    0 place silk home 2
want  ask at 0
do    0 at 0 0

rule  FO-SM-29 FO-SM-25  a pair of loot may be named the other way round
game  odin 2 decks=abc
skip  turn
set   played 0 2 128  # 136c
set   ship_type 0 0 longship
set   ship_ore 0 0 3
set   stock 0 stone 9
do    0 occupy pillaging-2
do    7 face 8
do    0 keep
do    0 pair silverware rune_stone
want  loot 0 rune_stone
want  loot 1 silverware

rule  FO-CARD-87  fewer than four items are not taken
game  odin 2 decks=abc
skip  turn
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 4194304  # 87a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 87a
do    0 react_number 87a 0 1 2
deny  0 mountain m1 3 FO-CARD-87
deny  0 mountain m1 5 FO-MTN-02
do    0 mountain m1 4

rule  FO-CARD-87  without a strip that holds four only the Crucifix is left
game  odin 2 decks=abc
skip  turn
set   strips_up 1
set   strip_taken m1 4
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 4194304  # 87a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 87a
deny  0 react_number 87a 0 1 2
do    0 react_item 87a 0 0 crucifix

rule  FO-CARD-128  cards of the last bit of a word can be set
game  odin 2 decks=abc
skip  turn
set   played 0 1 9223372036854775808  # 128a
want  played 0 1 9223372036854775808
set   played 0 1 18446744073709551615
want  played 0 1 18446744073709551615

rule  FO-SM-22 FO-SM-04  the Tutor plays the Ship Builder, who takes the last whaling boat: nothing to whale with
game  odin 2 decks=abc
skip  turn
set   played 0 0 2251799813685248  # 52a
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 9223372036854775808  # 64a
set   hand_dark 0 1
set   dark 0 0
set   dark 1 0
set   dark 2 0
set   ship_type 0 0 whaler
set   stock 0 silver 3
do    0 occupy whaling-3
want  ask boats 0
do    0 use 52a 0
do    0 play 64a
do    0 react 64a 0
want  stock 0 silver 0
want  ship_type 0 0 longship
want  ask turn 1
want  die_rolls 0
