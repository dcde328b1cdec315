# Occupations 33 to 64: each where it works, and where it must not.

rule  FO-CARD-33  2 wool for five sheep
game  odin 2 decks=abc
skip  turn
set   stock 0 sheep 3
set   stock 0 sheep_pregnant 2
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 4294967296  # 33a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 33a
want  stock 0 wool 2

rule  FO-CARD-33  none for two
game  odin 2 decks=abc
skip  turn
set   stock 0 sheep 2
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 4294967296  # 33a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 33a
want  stock 0 wool 0

rule  FO-CARD-34  milk and wool for two sheep
game  odin 2 decks=abc
skip  turn
set   stock 0 sheep 2
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 8589934592  # 34a
set   hand_light 0 1
ask   play 0 1 1
do    0 play 34a
want  stock 0 milk 1
want  stock 0 wool 1

rule  FO-CARD-34  one wool more for four
game  odin 2 decks=abc
skip  turn
set   stock 0 sheep 4
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 8589934592  # 34a
set   hand_light 0 1
ask   play 0 1 1
do    0 play 34a
want  stock 0 milk 1
want  stock 0 wool 2

rule  FO-CARD-34  none for one
game  odin 2 decks=abc
skip  turn
set   stock 0 sheep 1
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 8589934592  # 34a
set   hand_light 0 1
ask   play 0 1 1
do    0 play 34a
want  stock 0 milk 0

rule  FO-CARD-35 FO-SM-26  EX-G10 a second breeding phase: pregnant now, three in phase 8
game  odin 2 decks=abc
skip  turn
set   stock 0 sheep 2
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 17179869184  # 35a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 35a
do    0 react 35a 0
want  stock 0 sheep 1
want  stock 0 sheep_pregnant 1
set   stage breeding
set   turn 0
step  flow
want  stock 0 sheep 3

rule  FO-CARD-35 FO-SM-26  declined
game  odin 2 decks=abc
skip  turn
set   stock 0 sheep 2
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 17179869184  # 35a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 35a
do    0 stop
want  stock 0 sheep 2

rule  FO-CARD-36  salt meat rises before Overseas Trading
game  odin 2 decks=abc
skip  turn
set   played 0 0 34359738368  # 36a
set   ship_type 0 0 knarr
set   stock 0 silver 1
set   stock 0 salt_meat 1
do    0 occupy overseas-1
do    0 react_item 36a 0 0 salt_meat
want  stock 0 linen 1
do    0 trade linen
want  stock 0 silk 1

rule  FO-CARD-36  no other good does
game  odin 2 decks=abc
skip  turn
set   played 0 0 34359738368  # 36a
set   ship_type 0 0 knarr
set   stock 0 silver 1
set   stock 0 salt_meat 1
set   stock 0 cattle 1
do    0 occupy overseas-1
deny  0 react_item 36a 0 0 cattle
deny  0 react_item 36a 0 0 mead

rule  FO-CARD-37  one good rises before Overseas Trading
game  odin 2 decks=abc
skip  turn
set   played 0 0 68719476736  # 37a
set   ship_type 0 0 knarr
set   stock 0 silver 1
set   stock 0 milk 1
do    0 occupy overseas-1
do    0 react_item 37a 0 0 milk
want  stock 0 wool 1

rule  FO-CARD-37  once, and not with other actions
game  odin 2 decks=abc
skip  turn
set   played 0 0 68719476736  # 37a
set   ship_type 0 0 knarr
set   stock 0 silver 1
do    0 occupy overseas-1
do    0 react_item 37a 0 0 peas
want  ask turn 1
want  stock 0 mead 2

rule  FO-CARD-38  a stone instead of the weapon
game  odin 2 decks=abc
skip  turn
set   played 0 0 137438953472  # 38a
set   stage weapons
set   turn 0
step  flow
do    0 react_item 38a 0 0 stone
want  stock 0 stone 1
want  stock 0 bow 2

rule  FO-CARD-38  declined, the weapon is drawn
game  odin 2 decks=abc
skip  turn
set   played 0 0 137438953472  # 38a
set   stage weapons
set   turn 0
step  flow
do    0 stop
do    7 weapon sword
want  stock 0 sword 1

rule  FO-CARD-39  ore off a ship, at any time
game  odin 2 decks=abc
skip  turn
set   played 0 0 274877906944  # 39c
set   ship_type 0 0 longship
set   ship_ore 0 0 2
do    0 use_number 39c 0 0 0
want  told gains 0 ore 1
want  stock 0 ore 1
want  ship_ore 0 0 1

rule  FO-CARD-39  printed ore stays
game  odin 2 decks=abc
skip  turn
set   played 0 0 274877906944  # 39c
set   ship_type 0 0 whaler
deny  0 use_number 39c 0 0 0

rule  FO-CARD-40 FO-PLACE-04  wood lies in a house as silver would
game  odin 2 decks=abc
skip  turn
set   played 0 0 549755813888  # 40b
set   stone_owner 0 0
set   stock 0 wood 1
do    0 place wood stone_house_1 0
do    0 at 0 1
want  stock 0 wood 0

rule  FO-CARD-40 FO-PLACE-04  not on the home board, and not without the card
game  odin 2 decks=abc
skip  turn
set   played 0 0 549755813888  # 40b
set   stock 0 wood 1
deny  0 place wood home 0 FO-PLACE-02
do    0 pass
set   stock 1 wood 1
set   stone_owner 0 1
deny  1 place wood stone_house_1 0 FO-PLACE-04

rule  FO-CARD-41  mead for oil after the Bonus phase
game  odin 2 decks=abc
skip  turn
set   played 0 0 1099511627776  # 41a
set   stage bonus
set   turn 0
step  flow
do    0 react_item 41a 0 1 mead
want  stock 0 oil 1
want  stock 0 mead 0

rule  FO-CARD-41  once, and not without payment
game  odin 2 decks=abc
skip  turn
set   played 0 0 1099511627776  # 41a
set   stock 0 mead 0
set   stage bonus
set   turn 0
step  flow
want  ask strip

rule  FO-CARD-42  a cube stored in a shed brings 1 silver
game  odin 2 decks=abc
skip  turn
set   played 0 0 2199023255552  # 42b
set   shed_owner 0 0
set   stock 0 wood 1
set   stage before_income
set   turn 0
step  flow
do    0 react_item 42b 0 0 wood
want  stock 0 silver 1
want  shed_wood 0 1

rule  FO-CARD-42  not without a shed
game  odin 2 decks=abc
skip  turn
set   played 0 0 2199023255552  # 42b
set   stock 0 wood 1
set   stage before_income
set   turn 0
step  flow
want  ask feast 0

rule  FO-CARD-43  1 fruits
game  odin 2 decks=abc
skip  turn
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 4398046511104  # 43a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 43a
want  stock 0 fruits 1

rule  FO-CARD-43  not while it is in hand
game  odin 2 decks=abc
skip  turn
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 4398046511104  # 43a
set   hand_dark 0 1
do    0 occupy weekly-beans
want  stock 0 fruits 0

rule  FO-CARD-44  hide, wool and linen become clothing and 3 silver
game  odin 2 decks=abc
skip  turn
set   played 0 0 8796093022208  # 44b
set   stock 0 hide 1
set   stock 0 wool 1
set   stock 0 linen 1
do    0 use 44b 0
want  stock 0 clothing 1
want  stock 0 silver 3

rule  FO-CARD-44  not without linen
game  odin 2 decks=abc
skip  turn
set   played 0 0 8796093022208  # 44b
set   stock 0 hide 1
set   stock 0 wool 1
deny  0 use 44b 0

rule  FO-CARD-45  1 wood and 6 silver for a treasure chest
game  odin 2 decks=abc
skip  turn
set   played 0 0 17592186044416  # 45c
set   stock 0 wood 1
set   stock 0 silver 6
do    0 use 45c 0
want  stock 0 treasure_chest 1
want  stock 0 silver 0

rule  FO-CARD-45  not for 5 silver
game  odin 2 decks=abc
skip  turn
set   played 0 0 17592186044416  # 45c
set   stock 0 wood 1
set   stock 0 silver 5
deny  0 use 45c 0

rule  FO-CARD-46  3 wood and wool become a longship, which is no building
game  odin 2 decks=abc
skip  turn
set   played 0 0 35184372088832  # 46b
set   played 0 1 4503599627370496  # 117a
set   stock 0 wood 3
set   stock 0 wool 1
do    0 use_item 46b 0 0 wool
want  ship_type 0 0 longship
want  stock 0 wood 0
want  ask turn 0

rule  FO-CARD-46  not without a large landing stage
game  odin 2 decks=abc
skip  turn
set   played 0 0 35184372088832  # 46b
set   ship_type 0 0 knarr
set   ship_type 0 1 knarr
set   ship_type 0 2 knarr
set   ship_type 0 3 knarr
set   stock 0 wood 3
set   stock 0 linen 1
deny  0 use_item 46b 0 1 linen FO-OCC-23

rule  FO-CARD-47  EX-G02 salt meat into hide, any number of times, also inside of an action
game  odin 2 decks=abc
skip  turn
set   played 0 0 70368744177664  # 47a
set   stock 0 salt_meat 2
do    0 use 47a 0
set   ship_type 0 0 knarr
set   stock 0 silver 1
do    0 occupy overseas-1
do    0 use 47a 0
want  stock 0 hide 2

rule  FO-CARD-47  not without salt meat
game  odin 2 decks=abc
skip  turn
set   played 0 0 70368744177664  # 47a
deny  0 use 47a 0

rule  FO-CARD-48  a cattle, pregnant or not, for jewelry
game  odin 2 decks=abc
skip  turn
set   played 0 0 140737488355328  # 48a
set   stock 0 cattle_pregnant 1
do    0 use_item 48a 0 0 cattle_pregnant
want  stock 0 jewelry 1
want  stock 0 cattle_pregnant 0

rule  FO-CARD-48  not without cattle
game  odin 2 decks=abc
skip  turn
set   played 0 0 140737488355328  # 48a
set   stock 0 sheep 1
deny  0 use_item 48a 0 0 cattle

rule  FO-CARD-49  a cattle for five crops, which is a harvest for other cards
game  odin 2 decks=abc
skip  turn
set   played 0 0 281474976710656  # 49c
set   played 0 2 4398046511104  # 171a
set   stock 0 flax 0
set   stock 0 cattle 1
do    0 use_item 49c 0 0 cattle
do    0 react 171a 0
want  stock 0 peas 2
want  stock 0 flax 0
want  stock 0 grain 2
want  stock 0 silver 1

rule  FO-CARD-49  the no-harvest cards do not react, and there is none without cattle
game  odin 2 decks=abc
skip  turn
set   played 0 0 281474976710656  # 49c
set   played 0 1 268435456  # 93c
set   ship_type 0 0 whaler
deny  0 use_item 49c 0 0 cattle
set   stock 0 cattle 1
do    0 use_item 49c 0 0 cattle
want  stock 0 beans 2

rule  FO-CARD-50  a rune stone into a hide
game  odin 2 decks=abc
skip  turn
set   played 0 0 562949953421312  # 50a
set   stock 0 rune_stone 1
do    0 use 50a 0
want  stock 0 hide 1

rule  FO-CARD-50  from the supply only
game  odin 2 decks=abc
skip  turn
set   played 0 0 562949953421312  # 50a
deny  0 use 50a 0

rule  FO-CARD-51  a rune stone into silver and cabbage
game  odin 2 decks=abc
skip  turn
set   played 0 0 1125899906842624  # 51b
set   stock 0 rune_stone 1
do    0 use_item 51b 0 1 cabbage
want  stock 0 silver 1
want  stock 0 cabbage 1
want  stock 0 milk 0

rule  FO-CARD-51  not without
game  odin 2 decks=abc
skip  turn
set   played 0 0 1125899906842624  # 51b
deny  0 use_item 51b 0 0 milk

rule  FO-CARD-52  a card for 1 silver, at any time
game  odin 2 decks=abc
skip  turn
set   played 0 0 2251799813685248  # 52a
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 4398046511104  # 43a
set   hand_dark 0 1
set   stock 0 silver 1
do    0 use 52a 0
do    0 play 43a
want  stock 0 fruits 1
want  stock 0 silver 0
want  ask turn 0

rule  FO-CARD-52  not without silver
game  odin 2 decks=abc
skip  turn
set   played 0 0 2251799813685248  # 52a
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 4398046511104  # 43a
set   hand_dark 0 1
deny  0 use 52a 0

rule  FO-CARD-53  an orange good turned for 1 silver
game  odin 2 decks=abc
skip  turn
set   played 0 0 4503599627370496  # 53b
set   stock 0 silver 1
do    0 use_item 53b 0 0 beans
want  stock 0 milk 1
want  stock 0 silver 0

rule  FO-CARD-53  a red one is not
game  odin 2 decks=abc
skip  turn
set   played 0 0 4503599627370496  # 53b
set   stock 0 silver 1
deny  0 use_item 53b 0 0 mead

rule  FO-CARD-54  silverware for silk or a chest
game  odin 2 decks=abc
skip  turn
set   played 0 0 9007199254740992  # 54a
set   stock 0 silverware 2
do    0 use_item 54a 0 0 silk
do    0 use_item 54a 0 1 chest
want  stock 0 silk 1
want  stock 0 chest 1

rule  FO-CARD-54  not without
game  odin 2 decks=abc
skip  turn
set   played 0 0 9007199254740992  # 54a
deny  0 use_item 54a 0 0 silk

rule  FO-CARD-55  3 silver make a chest a treasure chest
game  odin 2 decks=abc
skip  turn
set   played 0 0 18014398509481984  # 55c
set   stock 0 chest 1
set   stock 0 silver 3
do    0 use 55c 0
want  stock 0 treasure_chest 1

rule  FO-CARD-55  not for 2
game  odin 2 decks=abc
skip  turn
set   played 0 0 18014398509481984  # 55c
set   stock 0 chest 1
set   stock 0 silver 2
deny  0 use 55c 0

rule  FO-CARD-56  two weapons of any kind for 1 ore
game  odin 2 decks=abc
skip  turn
set   played 0 0 36028797018963968  # 56a
do    0 use_both 56a 0 0 bow bow
do    0 use_both 56a 0 0 snare spear
want  stock 0 ore 2
want  stock 0 bow 0
want  stock 0 spear 0

rule  FO-CARD-56  one weapon is not enough
game  odin 2 decks=abc
skip  turn
set   played 0 0 36028797018963968  # 56a
set   stock 0 bow 1
set   stock 0 snare 0
set   stock 0 spear 0
deny  0 use_both 56a 0 0 bow bow

rule  FO-CARD-57  2 beans into peas, mead and stockfish
game  odin 2 decks=abc
skip  turn
set   played 0 0 72057594037927936  # 57b
set   stock 0 beans 2
do    0 use 57b 0
want  stock 0 peas 2
want  stock 0 mead 2
want  stock 0 stockfish 1

rule  FO-CARD-57  not 1
game  odin 2 decks=abc
skip  turn
set   played 0 0 72057594037927936  # 57b
deny  0 use 57b 0

rule  FO-CARD-58  2 flax into 3 oil
game  odin 2 decks=abc
skip  turn
set   played 0 0 144115188075855872  # 58a
set   stock 0 flax 2
do    0 use 58a 0
want  stock 0 oil 3

rule  FO-CARD-58  not 1
game  odin 2 decks=abc
skip  turn
set   played 0 0 144115188075855872  # 58a
deny  0 use 58a 0

rule  FO-CARD-59  2 flax and 1 silver into 2 linen
game  odin 2 decks=abc
skip  turn
set   played 0 0 288230376151711744  # 59a
set   stock 0 flax 2
set   stock 0 silver 1
do    0 use 59a 0
want  stock 0 linen 2

rule  FO-CARD-59  not without silver
game  odin 2 decks=abc
skip  turn
set   played 0 0 288230376151711744  # 59a
set   stock 0 flax 2
deny  0 use 59a 0

rule  FO-CARD-60  one Viking comes back
game  odin 2 decks=abc
skip  turn
set   space_owner mead 0
set   space_vikings mead 2
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 576460752303423488  # 60c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 60c
do    0 react_space 60c 0 0 mead
want  space_vikings mead 1
want  thing 0 7

rule  FO-CARD-60  two, for silver by the round: the space is free again
game  odin 2 decks=abc
skip  turn
set   space_owner mead 0
set   space_vikings mead 2
set   stock 0 silver 1
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 576460752303423488  # 60c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 60c
do    0 react_space 60c 0 1 mead
want  thing 0 8
want  stock 0 silver 0
do    0 occupy mead
want  stock 0 mead 3

rule  FO-CARD-60  not of others, and not two without silver
game  odin 2 decks=abc
skip  turn
set   space_owner mead 0
set   space_vikings mead 2
set   space_owner chest 1
set   space_vikings chest 2
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 576460752303423488  # 60c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 60c
deny  0 react_space 60c 0 1 mead
deny  0 react_space 60c 0 0 chest

rule  FO-CARD-61  a longship for 8 silver
game  odin 2 decks=abc
skip  turn
set   ship_type 0 0 longship
set   ship_ore 0 0 1
set   hand 0 0 0
set   hand_light 0 0
ask   card 7 0
do    7 card 61c
ask   play 0 1 1
do    0 play 61c
do    0 react 61c 0
want  stock 0 silver 8
want  ship_type 0 0 none
want  stock 0 ore 0

rule  FO-CARD-61  no longship, no offer
game  odin 2 decks=abc
skip  turn
set   ship_type 0 0 knarr
set   hand 0 0 0
set   hand_light 0 0
ask   card 7 0
do    7 card 61c
ask   play 0 1 1
do    0 play 61c
want  ask turn 0

rule  FO-CARD-62  the Cloakpin for 1 ore and 1 silver
game  odin 2 decks=abc
skip  turn
set   stock 0 ore 1
set   stock 0 silver 1
set   hand 0 0 0
set   hand_light 0 0
ask   light 7 0
do    7 card 62b
ask   play 0 1 1
do    0 play 62b
do    0 react_item 62b 0 1 cloakpin
want  stock 0 cloakpin 1

rule  FO-CARD-62  not what is gone
game  odin 2 decks=abc
skip  turn
set   stock 0 ore 1
set   stock 0 silver 1
set   oval 32763
set   hand 0 0 0
set   hand_light 0 0
ask   light 7 0
do    7 card 62b
ask   play 0 1 1
do    0 play 62b
deny  0 react_item 62b 0 1 cloakpin
do    0 react_item 62b 0 0 crucifix
want  stock 0 crucifix 1

rule  FO-CARD-63 FO-OCC-16  sheep first, then the horn
game  odin 2 decks=abc
skip  turn
set   stock 0 sheep 1
set   stock 0 silver 3
set   hand 0 0 0
set   hand_light 0 0
ask   card 7 0
do    7 card 63c
ask   play 0 1 1
do    0 play 63c
do    0 react_item 63c 0 0 sheep
do    0 react 63c 1
want  stock 0 salt_meat 1
want  stock 0 hide 1
want  stock 0 wool 1
want  stock 0 drinking_horn 1

rule  FO-CARD-63 FO-OCC-16  after the horn the sheep is past
game  odin 2 decks=abc
skip  turn
set   stock 0 sheep 1
set   stock 0 silver 3
set   hand 0 0 0
set   hand_light 0 0
ask   card 7 0
do    7 card 63c
ask   play 0 1 1
do    0 play 63c
do    0 react 63c 1
want  stock 0 sheep 1
want  ask turn 0

rule  FO-CARD-64  a whaling boat and 2 silver for a longship
game  odin 2 decks=abc
skip  turn
set   ship_type 0 0 whaler
set   ship_ore 0 0 1
set   stock 0 silver 2
set   hand 0 0 0
set   hand_light 0 0
ask   card 7 0
do    7 card 64a
ask   play 0 1 1
do    0 play 64a
do    0 react 64a 0
want  ship_type 0 0 longship
want  ship_ore 0 0 0
want  stock 0 silver 0

rule  FO-CARD-64  not for 1 silver
game  odin 2 decks=abc
skip  turn
set   ship_type 0 0 whaler
set   stock 0 silver 1
set   hand 0 0 0
set   hand_light 0 0
ask   card 7 0
do    7 card 64a
ask   play 0 1 1
do    0 play 64a
want  ask turn 0
