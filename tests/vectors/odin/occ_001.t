# Occupations 1 to 32: each where it works, and where it must not.

rule  FO-CARD-1  the bill of a Livestock Market space is 1 silver lower
game  odin 2 decks=abc
skip  turn
set   played 0 0 1  # 1a
set   stock 0 silver 1
do    0 occupy buy-salt-meat
want  stock 0 salt_meat 2
want  stock 0 silver 0

rule  FO-CARD-1  no other space is cheaper
game  odin 2 decks=abc
skip  turn
set   played 0 0 1  # 1a
set   ship_type 0 0 knarr
deny  0 occupy overseas-1 FO-ACT-06

rule  FO-CARD-2  a bill of 2 silver costs 1
game  odin 2 decks=abc
skip  turn
set   played 0 0 2  # 2c
set   stock 0 silver 1
do    0 occupy buy-salt-meat
want  stock 0 silver 0

rule  FO-CARD-2  on Special Sale one silver off the sum: Helmet 1, then Belt 1
game  odin 2 decks=abc
skip  turn
set   played 0 0 2  # 2c
set   dark 0 0
set   dark 1 0
set   dark 2 0
set   ship_type 0 0 knarr
set   stock 0 silver 2
do    0 occupy special-sale
do    0 purchase helmet
do    0 purchase belt
want  stock 0 silver 0

rule  FO-CARD-2  a bill of 1 silver stays, and so do prices of ships
game  odin 2 decks=abc
skip  turn
set   played 0 0 2  # 2c
deny  0 occupy buy-stockfish FO-ACT-06
set   stock 0 silver 2
deny  0 buy whaler FO-SHIP-01

rule  FO-CARD-3  a space that prints 1 silver brings a snare
game  odin 2 decks=abc
skip  turn
set   played 0 0 4  # 3a
do    0 occupy weekly-beans
want  stock 0 snare 2

rule  FO-CARD-3  one that prints 2 silver does not
game  odin 2 decks=abc
skip  turn
set   played 0 0 4  # 3a
do    0 occupy mead
want  stock 0 snare 1

rule  FO-CARD-4  every roll counts 1 lower: a 1 is a success at once
game  odin 2 decks=abc
skip  turn
set   played 0 0 8  # 4c
do    0 occupy hunting-game-1
do    7 face 1
want  stock 0 hide 1

rule  FO-CARD-4  not while it is in hand
game  odin 2 decks=abc
skip  turn
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 8  # 4c
set   hand_light 0 1
do    0 occupy hunting-game-1
do    7 face 1
want  ask roll 0

rule  FO-CARD-5  a full Feast at once, with its penalties, and the regular one follows
game  odin 2 decks=abc
skip  turn
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 16  # 5a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 5a
want  ask feast 0
do    0 end_feast
want  penalties 0 6
want  ask turn 0
set   stage feast
set   turn 0
step  flow
want  ask feast 0

rule  FO-CARD-5  once only
game  odin 2 decks=abc
skip  turn
set   played 0 0 16  # 5a
do    0 occupy weekly-beans
want  ask after 0

rule  FO-CARD-6  1 silver for a stone off a strip
game  odin 2 decks=abc
skip  turn
set   played 0 0 32  # 6b
set   strip_taken m1 2
do    0 occupy mountain-2
do    0 mountain m1 1
want  stock 0 silver 1

rule  FO-CARD-6  nothing for wood
game  odin 2 decks=abc
skip  turn
set   played 0 0 32  # 6b
do    0 occupy mountain-2
do    0 mountain m1 1
want  stock 0 silver 0

rule  FO-CARD-7  2 silver after the Feast for two or more grain
game  odin 2 decks=abc
skip  turn
set   played 0 0 64  # 7a
set   stock 0 grain 3
set   stage feast
set   turn 0
step  flow
do    0 end_feast
want  stock 0 silver 2

rule  FO-CARD-7  none without grain
game  odin 2 decks=abc
skip  turn
set   played 0 0 64  # 7a
set   stage feast
set   turn 0
step  flow
do    0 end_feast
want  stock 0 silver 0

rule  FO-CARD-8  1 oil before the Income for 5 Vikings on Crafting spaces
game  odin 2 decks=abc
skip  turn
set   played 0 0 128  # 8a
set   space_owner chest 0
set   space_vikings chest 2
set   space_owner clothing 0
set   space_vikings clothing 2
set   space_owner linen 0
set   space_vikings linen 1
set   stage before_income
set   turn 0
step  flow
want  stock 0 oil 1

rule  FO-CARD-8  4 are not enough
game  odin 2 decks=abc
skip  turn
set   played 0 0 128  # 8a
set   space_owner chest 0
set   space_vikings chest 2
set   space_owner clothing 0
set   space_vikings clothing 2
set   stage before_income
set   turn 0
step  flow
want  stock 0 oil 0

rule  FO-CARD-9  1 ore a longship, laid at once on the home board
game  odin 2 decks=abc
skip  turn
set   played 0 0 256  # 9a
set   ship_type 0 0 longship
set   stage before_income
set   turn 0
step  flow
do    0 react 9a 0
want  ask lay 0
do    0 place ore home 0
do    0 at 0 0
want  cells 0 48
want  stock 0 ore 0
want  ask feast 0

rule  FO-CARD-9  a cube that is not laid is not received
game  odin 2 decks=abc
skip  turn
set   played 0 0 256  # 9a
set   ship_type 0 0 longship
set   ship_type 0 1 longship
set   stage before_income
set   turn 0
step  flow
do    0 react 9a 0
do    0 place ore home 0
do    0 at 0 0
do    0 stop
want  stock 0 ore 0

rule  FO-CARD-9  not without a longship
game  odin 2 decks=abc
skip  turn
set   played 0 0 256  # 9a
set   ship_type 0 0 knarr
set   stage before_income
set   turn 0
step  flow
want  ask feast 0

rule  FO-CARD-10  1 milk and 1 silver a kind of animal
game  odin 2 decks=abc
skip  turn
set   stock 0 sheep 1
set   stock 0 cattle_pregnant 1
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 512  # 10a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 10a
want  stock 0 milk 2
want  stock 0 silver 2

rule  FO-CARD-10  nothing without animals
game  odin 2 decks=abc
skip  turn
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 512  # 10a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 10a
want  stock 0 milk 0
want  stock 0 silver 0

rule  FO-CARD-11  a spear now
game  odin 2 decks=abc
skip  turn
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 1024  # 11c
set   hand_light 0 1
ask   play 0 1 1
do    0 play 11c
want  stock 0 spear 2

rule  FO-CARD-11  a spear is worth 2 in whaling
game  odin 2 decks=abc
skip  turn
set   played 0 0 1024  # 11c
set   dark 0 0
set   dark 1 0
set   dark 2 0
set   ship_type 0 0 whaler
set   stock 0 spear 2
do    0 occupy whaling-3
do    0 boats 0 1
do    7 face 5
do    0 keep
do    0 success 0 2
want  stock 0 spear 0
want  stock 0 whale_meat 1

rule  FO-CARD-11  no piece may be superfluous, and a bow is still worth 1
game  odin 2 decks=abc
skip  turn
set   played 0 0 1024  # 11c
set   dark 0 0
set   dark 1 0
set   dark 2 0
set   ship_type 0 0 whaler
set   stock 0 spear 3
do    0 occupy whaling-3
do    0 boats 0 1
do    7 face 5
do    0 keep
deny  0 success 0 3 FO-LOW-01
do    0 success 0 2
want  stock 0 spear 1

rule  FO-CARD-12  a chest now
game  odin 2 decks=abc
skip  turn
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 2048  # 12a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 12a
want  stock 0 chest 1

rule  FO-CARD-12  a weapon after an action that used a longship
game  odin 2 decks=abc
skip  turn
set   played 0 0 2048  # 12a
set   ship_type 0 0 longship
do    0 occupy raiding
do    7 face 1
do    0 keep
do    0 react 12a 1
do    7 weapon sword
want  stock 0 sword 2

rule  FO-CARD-12  not after other actions, nor with a knarr in its place
game  odin 2 decks=abc
skip  turn
set   played 0 0 2048  # 12a
set   played 0 2 262144  # 147a
set   ship_type 0 0 knarr
do    0 occupy raiding
do    7 face 1
do    0 keep
want  ask turn 1

rule  FO-CARD-13  a bow now
game  odin 2 decks=abc
skip  turn
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 4096  # 13b
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 13b
want  stock 0 bow 3

rule  FO-CARD-13  hunting rolls count 1 lower
game  odin 2 decks=abc
skip  turn
set   played 0 0 4096  # 13b
do    0 occupy hunting-game-1
do    7 face 2
do    0 keep
do    0 success 0 1
want  stock 0 hide 1

rule  FO-CARD-13  snare rolls do not
game  odin 2 decks=abc
skip  turn
set   played 0 0 4096  # 13b
do    0 occupy snare
do    7 face 2
do    0 keep
want  stock 0 wood 1

rule  FO-CARD-14  1 whale meat for a full set of ships
game  odin 2 decks=abc
skip  turn
set   ship_type 0 0 whaler
set   ship_type 0 1 knarr
set   ship_type 0 2 longship
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 8192  # 14c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 14c
want  stock 0 whale_meat 1

rule  FO-CARD-14  2 for two sets, not for three
game  odin 2 decks=abc
skip  turn
set   ship_type 0 0 whaler
set   ship_type 0 1 knarr
set   ship_type 0 2 longship
set   ship_type 0 3 whaler
set   ship_type 0 4 knarr
set   ship_type 0 5 longship
set   ship_type 0 6 whaler
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 8192  # 14c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 14c
want  stock 0 whale_meat 2

rule  FO-CARD-14  none for a set that is not full
game  odin 2 decks=abc
skip  turn
set   ship_type 0 0 whaler
set   ship_type 0 1 knarr
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 8192  # 14c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 14c
want  stock 0 whale_meat 0

rule  FO-CARD-15  2 mead a house now
game  odin 2 decks=abc
skip  turn
set   stone_owner 0 0
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 16384  # 15c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 15c
want  stock 0 mead 3

rule  FO-CARD-15  1 hide for every house built later
game  odin 2 decks=abc
skip  turn
set   played 0 0 16384  # 15c
set   stock 0 stone 1
do    0 occupy build-stone-house
want  stock 0 hide 1

rule  FO-CARD-15  none for a shed
game  odin 2 decks=abc
skip  turn
set   played 0 0 16384  # 15c
set   stock 0 wood 2
do    0 occupy build-shed
want  stock 0 hide 0

rule  FO-CARD-16  2 silver for 4 ore on ships
game  odin 2 decks=abc
skip  turn
set   ship_type 0 0 longship
set   ship_type 0 1 longship
set   ship_ore 0 0 3
set   ship_ore 0 1 1
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 32768  # 16c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 16c
want  stock 0 silver 2

rule  FO-CARD-16  printed ore does not count
game  odin 2 decks=abc
skip  turn
set   ship_type 0 0 whaler
set   ship_type 0 1 longship
set   ship_ore 0 1 3
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 32768  # 16c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 16c
want  stock 0 silver 0

rule  FO-CARD-17  a good rises straight to blue
game  odin 2 decks=abc
skip  turn
set   stock 0 cabbage 1
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 65536  # 17a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 17a
do    0 react_item 17a 0 0 cabbage
want  stock 0 spices 1

rule  FO-CARD-17  an animal, too, and one that needs fewer steps
game  odin 2 decks=abc
skip  turn
set   stock 0 sheep_pregnant 1
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 65536  # 17a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 17a
do    0 react_item 17a 0 0 sheep_pregnant
want  stock 0 jewelry 1

rule  FO-CARD-17  not a blue one, and only one
game  odin 2 decks=abc
skip  turn
set   stock 0 silk 1
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 65536  # 17a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 17a
deny  0 react_item 17a 0 0 silk
do    0 react_item 17a 0 0 beans
want  stock 0 chest 1
want  stock 0 silk 1
want  ask turn 0

rule  FO-CARD-18  silk for one longship with 2 ore
game  odin 2 decks=abc
skip  turn
set   ship_type 0 0 longship
set   ship_ore 0 0 2
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 131072  # 18c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 18c
want  stock 0 silk 1

rule  FO-CARD-18  jewelry for two: the step is forced
game  odin 2 decks=abc
skip  turn
set   ship_type 0 0 longship
set   ship_type 0 1 longship
set   ship_ore 0 0 2
set   ship_ore 0 1 3
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 131072  # 18c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 18c
want  stock 0 jewelry 1
want  stock 0 silk 0

rule  FO-CARD-18  nothing with 1 ore
game  odin 2 decks=abc
skip  turn
set   ship_type 0 0 longship
set   ship_ore 0 0 1
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 131072  # 18c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 18c
want  stock 0 silk 0

rule  FO-CARD-19  silk for three special tiles, in supply and on boards
game  odin 2 decks=abc
skip  turn
set   stock 0 helmet 1
set   stock 0 belt 1
set   laid 0 4
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 262144  # 19c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 19c
want  stock 0 silk 1

rule  FO-CARD-19  two are not enough
game  odin 2 decks=abc
skip  turn
set   stock 0 helmet 1
set   stock 0 belt 1
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 262144  # 19c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 19c
want  stock 0 silk 0

rule  FO-CARD-20  a Bonus phase for houses
game  odin 2 decks=abc
skip  turn
set   stone_owner 0 0
set   cover stone_house_1 0 6
set   cover stone_house_1 1 11
set   cover stone_house_1 2 30
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 524288  # 20a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 20a
do    0 react 20a 0
want  stock 0 hide 1

rule  FO-CARD-20  declined, and nothing for the home board
game  odin 2 decks=abc
skip  turn
set   cover home_0 8 7
set   cover home_0 9 5
set   cover home_0 10 7
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 524288  # 20a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 20a
do    0 react 20a 0
want  stock 0 mead 1

rule  FO-CARD-21  a Bonus phase for the home board
game  odin 2 decks=abc
skip  turn
set   cover home_0 8 7
set   cover home_0 9 5
set   cover home_0 10 7
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 1048576  # 21b
set   hand_light 0 1
ask   play 0 1 1
do    0 play 21b
do    0 react 21b 0
want  stock 0 mead 2

rule  FO-CARD-21  declined
game  odin 2 decks=abc
skip  turn
set   cover home_0 8 7
set   cover home_0 9 5
set   cover home_0 10 7
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 1048576  # 21b
set   hand_light 0 1
ask   play 0 1 1
do    0 play 21b
do    0 stop
want  stock 0 mead 1

rule  FO-CARD-22  stone, ore and silver a longship
game  odin 2 decks=abc
skip  turn
set   ship_type 0 0 longship
set   ship_type 0 1 longship
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 2097152  # 22a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 22a
want  stock 0 stone 2
want  stock 0 ore 2
want  stock 0 silver 2

rule  FO-CARD-22  nothing for knarrs
game  odin 2 decks=abc
skip  turn
set   ship_type 0 0 knarr
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 2097152  # 22a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 22a
want  stock 0 stone 0

rule  FO-CARD-23  2 silver a house
game  odin 2 decks=abc
skip  turn
set   stone_owner 0 0
set   long_owner 3 0
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 4194304  # 23a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 23a
want  stock 0 silver 4

rule  FO-CARD-23  a shed is none
game  odin 2 decks=abc
skip  turn
set   shed_owner 0 0
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 4194304  # 23a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 23a
want  stock 0 silver 0

rule  FO-CARD-24  oil for knarrs, wood for whaling boats
game  odin 2 decks=abc
skip  turn
set   ship_type 0 0 knarr
set   ship_type 0 1 whaler
set   ship_type 0 2 whaler
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 8388608  # 24a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 24a
want  stock 0 oil 1
want  stock 0 wood 2

rule  FO-CARD-24  nothing for longships
game  odin 2 decks=abc
skip  turn
set   ship_type 0 0 longship
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 8388608  # 24a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 24a
want  stock 0 oil 0
want  stock 0 wood 0

rule  FO-CARD-25  salt meat a knarr
game  odin 2 decks=abc
skip  turn
set   ship_type 0 0 knarr
set   ship_type 0 1 knarr
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 16777216  # 25b
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 25b
want  stock 0 salt_meat 2

rule  FO-CARD-25  none without
game  odin 2 decks=abc
skip  turn
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 16777216  # 25b
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 25b
want  stock 0 salt_meat 0

rule  FO-CARD-26  1 silver a kind of red good, animals of both sides as one
game  odin 2 decks=abc
skip  turn
set   stock 0 milk 2
set   stock 0 sheep 1
set   stock 0 sheep_pregnant 1
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 33554432  # 26c
set   hand_light 0 1
ask   play 0 1 1
do    0 play 26c
want  stock 0 silver 3

rule  FO-CARD-26  other goods do not count
game  odin 2 decks=abc
skip  turn
set   stock 0 mead 0
set   stock 0 oil 1
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 33554432  # 26c
set   hand_light 0 1
ask   play 0 1 1
do    0 play 26c
want  stock 0 silver 0

rule  FO-CARD-27  stockfish a whaling boat
game  odin 2 decks=abc
skip  turn
set   ship_type 0 0 whaler
set   ship_type 0 1 whaler
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 67108864  # 27a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 27a
want  stock 0 stockfish 2

rule  FO-CARD-27  none without
game  odin 2 decks=abc
skip  turn
set   ship_type 0 0 knarr
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 67108864  # 27a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 27a
want  stock 0 stockfish 0

rule  FO-CARD-28  1 oil for 1 silver for a chest
game  odin 2 decks=abc
skip  turn
set   played 0 0 134217728  # 28b
set   stock 0 wood 1
set   stock 0 silver 1
do    0 occupy chest
do    0 react 28b 0
want  stock 0 oil 1
want  stock 0 silver 1

rule  FO-CARD-28  one offer a tile
game  odin 2 decks=abc
skip  turn
set   played 0 0 134217728  # 28b
set   dark 0 0
set   dark 1 0
set   dark 2 0
set   stock 0 wood 2
set   stock 0 stone 2
set   stock 0 silver 2
do    0 occupy chests-and-runes
do    0 react 28b 0
do    0 react 28b 0
want  stock 0 oil 2

rule  FO-CARD-28  not without silver when the chest comes
game  odin 2 decks=abc
skip  turn
set   played 0 0 134217728  # 28b
set   stock 0 wood 1
do    0 occupy chest
want  stock 0 oil 0
want  stock 0 silver 1

rule  FO-CARD-29  salt meat for every pair
game  odin 2 decks=abc
skip  turn
set   stock 0 game_meat 2
set   stock 0 whale_meat 1
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 268435456  # 29b
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 29b
want  stock 0 salt_meat 1

rule  FO-CARD-29  no pair
game  odin 2 decks=abc
skip  turn
set   stock 0 game_meat 2
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 268435456  # 29b
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 29b
want  stock 0 salt_meat 0

rule  FO-CARD-30  3 silver for two silk
game  odin 2 decks=abc
skip  turn
set   stock 0 silk 2
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 536870912  # 30b
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 30b
want  stock 0 silver 3

rule  FO-CARD-30  6 for more than three
game  odin 2 decks=abc
skip  turn
set   stock 0 silk 5
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 536870912  # 30b
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 30b
want  stock 0 silver 6

rule  FO-CARD-30  none without
game  odin 2 decks=abc
skip  turn
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 536870912  # 30b
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 30b
want  stock 0 silver 0

rule  FO-CARD-31  a fourth of what is held three times
game  odin 2 decks=abc
skip  turn
set   stock 0 milk 3
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 1073741824  # 31c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 31c
want  stock 0 milk 4

rule  FO-CARD-31  the owner picks among several
game  odin 2 decks=abc
skip  turn
set   stock 0 milk 3
set   stock 0 oil 3
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 1073741824  # 31c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 31c
deny  0 stop FO-SM-20
do    0 react_item 31c 0 0 oil
want  stock 0 oil 4
want  stock 0 milk 3

rule  FO-CARD-31  not of four, and not of animals
game  odin 2 decks=abc
skip  turn
set   stock 0 milk 4
set   stock 0 sheep 3
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 1073741824  # 31c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 31c
want  stock 0 milk 4
want  stock 0 sheep 3

rule  FO-CARD-32  5 weapons for two longships
game  odin 2 decks=abc
skip  turn
set   ship_type 0 0 longship
set   ship_type 0 1 longship
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 2147483648  # 32a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 32a
do    7 weapon sword
do    7 weapon sword
do    7 weapon sword
do    7 weapon sword
do    7 weapon sword
want  stock 0 sword 5
want  ask turn 0

rule  FO-CARD-32  none without
game  odin 2 decks=abc
skip  turn
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 2147483648  # 32a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 32a
want  ask turn 0
