# Occupations 161 to 190: each where it works, and where it must not.

rule  FO-CARD-161  cabbage in the Bonus phase for 7 Vikings in the third column
game  odin 2 decks=abc
skip  turn
set   played 0 2 4294967296  # 161b
set   space_owner weekly-fruits 0
set   space_vikings weekly-fruits 3
set   space_owner forge 0
set   space_vikings forge 3
set   space_owner upgrade-4 0
set   space_vikings upgrade-4 1
set   stage bonus
set   turn 0
step  flow
want  stock 0 cabbage 1

rule  FO-CARD-161  6 are not enough
game  odin 2 decks=abc
skip  turn
set   played 0 2 4294967296  # 161b
set   space_owner weekly-fruits 0
set   space_vikings weekly-fruits 3
set   space_owner forge 0
set   space_vikings forge 3
set   stage bonus
set   turn 0
step  flow
want  stock 0 cabbage 0

rule  FO-CARD-162  flax in the Bonus phase for 7 Vikings in the second column
game  odin 2 decks=abc
skip  turn
set   played 0 2 8589934592  # 162c
set   space_owner mead 0
set   space_vikings mead 2
set   space_owner chest 0
set   space_vikings chest 2
set   space_owner clothing 0
set   space_vikings clothing 2
set   space_owner snare 0
set   space_vikings snare 1
set   stage bonus
set   turn 0
step  flow
want  stock 0 flax 2

rule  FO-CARD-162  6 are not enough
game  odin 2 decks=abc
skip  turn
set   played 0 2 8589934592  # 162c
set   space_owner mead 0
set   space_vikings mead 2
set   space_owner chest 0
set   space_vikings chest 2
set   space_owner clothing 0
set   space_vikings clothing 2
set   stage bonus
set   turn 0
step  flow
want  stock 0 flax 1

rule  FO-CARD-163  hide and silver for a success with 2 Vikings
game  odin 2 decks=abc
skip  turn
set   played 0 2 17179869184  # 163a
do    0 occupy hunting-game-2
do    7 face 1
do    0 keep
do    0 success 0 1
want  stock 0 hide 2
want  stock 0 silver 1

rule  FO-CARD-163  not with 1
game  odin 2 decks=abc
skip  turn
set   played 0 2 17179869184  # 163a
do    0 occupy hunting-game-1
do    7 face 1
do    0 keep
do    0 success 0 1
want  stock 0 hide 1
want  stock 0 silver 0

rule  FO-CARD-164  stone or ore off a strip before 4 Vikings are placed
game  odin 2 decks=abc
skip  turn
set   played 0 2 34359738368  # 164a
set   strip_taken m1 2
do    0 occupy weekly-spices
do    0 react 164a 0
deny  0 mountain m2 1 FO-MTN-06
do    0 mountain m1 1
want  stock 0 stone 1

rule  FO-CARD-164  not when wood is next
game  odin 2 decks=abc
skip  turn
set   played 0 2 34359738368  # 164a
do    0 occupy weekly-spices
want  ask free_play 0

rule  FO-CARD-165  2 silver at the start of the Feast for clothing
game  odin 2 decks=abc
skip  turn
set   played 0 2 68719476736  # 165a
set   stock 0 clothing 1
set   stage feast
set   turn 0
step  flow
want  stock 0 silver 2

rule  FO-CARD-165  none without
game  odin 2 decks=abc
skip  turn
set   played 0 2 68719476736  # 165a
set   stage feast
set   turn 0
step  flow
want  stock 0 silver 0

rule  FO-CARD-166  a weapon from the second placement of 2 Vikings on
game  odin 2 decks=abc
skip  turn
set   played 0 2 137438953472  # 166b
set   twos 0 1
do    0 occupy mead
do    0 react 166b 0
do    7 weapon sword
want  stock 0 sword 1
want  stock 0 mead 3

rule  FO-CARD-166  not at the first
game  odin 2 decks=abc
skip  turn
set   played 0 2 137438953472  # 166b
do    0 occupy mead
want  ask after 0

rule  FO-CARD-167  2 silver at the start of the Feast for two spices
game  odin 2 decks=abc
skip  turn
set   played 0 2 274877906944  # 167b
set   stock 0 spices 2
set   stage feast
set   turn 0
step  flow
want  stock 0 silver 2

rule  FO-CARD-167  none without
game  odin 2 decks=abc
skip  turn
set   played 0 2 274877906944  # 167b
set   stage feast
set   turn 0
step  flow
want  stock 0 silver 0

rule  FO-CARD-168  1 silver when the third Viking is the last one left
game  odin 2 decks=abc
skip  turn
set   played 0 2 549755813888  # 168c
set   thing 0 5
do    0 occupy mead
want  stock 0 silver 3

rule  FO-CARD-168  not at other numbers
game  odin 2 decks=abc
skip  turn
set   played 0 2 549755813888  # 168c
do    0 occupy mead
want  stock 0 silver 2

rule  FO-CARD-169  one flax more at a harvest, of a kind held before
game  odin 2 decks=abc
skip  turn
set   played 0 2 1099511627776  # 169c
set   round 2
set   stage harvest
set   turn 0
step  flow
want  stock 0 flax 3
want  stock 0 grain 1

rule  FO-CARD-169  with both the owner chooses
game  odin 2 decks=abc
skip  turn
set   played 0 2 1099511627776  # 169c
set   stock 0 grain 1
set   round 2
set   stage harvest
set   turn 0
step  flow
deny  0 stop FO-SM-20
do    0 react_item 169c 0 1 grain
want  stock 0 grain 3
want  stock 0 flax 2

rule  FO-CARD-169  of a kind not held before nothing
game  odin 2 decks=abc
skip  turn
set   played 0 2 1099511627776  # 169c
set   stock 0 flax 0
set   round 2
set   stage harvest
set   turn 0
step  flow
want  stock 0 flax 1
want  stock 0 grain 1

rule  FO-CARD-170  an emigration costs 2 silver less
game  odin 2 decks=abc
skip  turn
set   played 0 2 2199023255552  # 170a
set   ship_type 0 0 knarr
do    0 occupy emigrate-2
do    0 emigrate 0
want  emigrated 0 knarr 1

rule  FO-CARD-170  other spaces do not
game  odin 2 decks=abc
skip  turn
set   played 0 2 2199023255552  # 170a
deny  0 occupy buy-stockfish FO-ACT-06

rule  FO-CARD-171  flax into grain and silver after a harvest
game  odin 2 decks=abc
skip  turn
set   played 0 2 4398046511104  # 171a
set   round 1
set   stage harvest
set   turn 0
step  flow
do    0 react 171a 0
want  stock 0 grain 1
want  stock 0 silver 1
want  stock 0 flax 1

rule  FO-CARD-171  not in a round without
game  odin 2 decks=abc
skip  turn
set   played 0 2 4398046511104  # 171a
set   round 3
set   stage harvest
set   turn 0
step  flow
want  ask weapon

rule  FO-CARD-172  the stockfish of the table go into a house
game  odin 2 decks=abc
skip  turn
set   played 0 2 8796093022208  # 172c
set   stone_owner 0 0
set   stock 0 stockfish 1
set   stage feast
set   turn 0
step  flow
do    0 serve stockfish vertical
do    0 end_feast
do    0 react 172c 0
do    0 place stockfish stone_house_1 0
do    0 at 2 1
want  stock 0 stockfish 0
want  ask feast 1

rule  FO-CARD-172  not onto the home board, and only what was served
game  odin 2 decks=abc
skip  turn
set   played 0 2 8796093022208  # 172c
set   stone_owner 0 0
set   stock 0 stockfish 1
set   stage feast
set   turn 0
step  flow
do    0 end_feast
want  stock 0 stockfish 1
want  ask feast 1

rule  FO-CARD-173  1 silver for an ore that is cleared off a strip
game  odin 2 decks=abc
skip  turn
set   played 0 2 17592186044416  # 173b
set   strip_taken m1 3
set   stage mountains
step  flow
want  stock 0 silver 1

rule  FO-CARD-173  2 for a pair of silver
game  odin 2 decks=abc
skip  turn
set   played 0 2 17592186044416  # 173b
set   strip_taken m1 5
set   stage mountains
step  flow
want  stock 0 silver 2

rule  FO-CARD-173  nothing for wood
game  odin 2 decks=abc
skip  turn
set   played 0 2 17592186044416  # 173b
set   stage mountains
step  flow
want  stock 0 silver 0

rule  FO-CARD-174  silk for 3 silver for a new cattle
game  odin 2 decks=abc
skip  turn
set   played 0 2 35184372088832  # 174a
set   stock 0 silver 6
do    0 occupy buy-cattle-milk
do    0 react_item 174a 0 0 silk
want  stock 0 silk 1
want  stock 0 silver 0

rule  FO-CARD-174  births count
game  odin 2 decks=abc
skip  turn
set   played 0 2 35184372088832  # 174a
set   stock 0 cattle_pregnant 1
set   stock 0 silver 4
set   stage breeding
set   turn 0
step  flow
do    0 react_item 174a 0 1 spices
want  stock 0 spices 1

rule  FO-CARD-174  not for 2 silver
game  odin 2 decks=abc
skip  turn
set   played 0 2 35184372088832  # 174a
set   stock 0 silver 5
do    0 occupy buy-cattle-milk
want  ask after 0

rule  FO-CARD-175  oil for 1 silver after an action that brought stockfish
game  odin 2 decks=abc
skip  turn
set   played 0 2 70368744177664  # 175b
do    0 occupy weekly-flax
do    0 react 175b 0
want  stock 0 oil 1
want  stock 0 silver 0

rule  FO-CARD-175  not after others
game  odin 2 decks=abc
skip  turn
set   played 0 2 70368744177664  # 175b
set   stock 0 silver 1
do    0 occupy weekly-beans
want  ask after 0

rule  FO-CARD-176  peas after an action in which a card was played
game  odin 2 decks=abc
skip  turn
set   played 0 2 140737488355328  # 176b
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 4398046511104  # 43a
set   hand_dark 0 1
set   stock 0 stone 1
do    0 occupy play-occupation-paid
do    0 play 43a
want  stock 0 peas 2

rule  FO-CARD-176  not after others
game  odin 2 decks=abc
skip  turn
set   played 0 2 140737488355328  # 176b
do    0 occupy weekly-beans
want  stock 0 peas 1

rule  FO-CARD-177  silverware instead of the one good of a house
game  odin 2 decks=abc
skip  turn
set   played 0 2 281474976710656  # 177b
set   stone_owner 0 0
set   cover stone_house_1 0 6
set   cover stone_house_1 1 11
set   cover stone_house_1 2 30
set   stage bonus
set   turn 0
step  flow
do    0 react 177b 0
want  stock 0 silverware 1
want  stock 0 hide 0

rule  FO-CARD-177  declined, the good comes
game  odin 2 decks=abc
skip  turn
set   played 0 2 281474976710656  # 177b
set   stone_owner 0 0
set   cover stone_house_1 0 6
set   cover stone_house_1 1 11
set   cover stone_house_1 2 30
set   stage bonus
set   turn 0
step  flow
do    0 stop
want  stock 0 hide 1
want  stock 0 silverware 0

rule  FO-CARD-178 FO-OCC-11  two whaling boats with the fourth large ship
game  odin 2 decks=abc
skip  turn
set   played 0 2 562949953421312  # 178b
set   ship_type 0 0 knarr
set   ship_type 0 1 knarr
set   ship_type 0 2 knarr
set   stock 0 wood 2
do    0 occupy build-knarr
want  ship_type 0 4 whaler
want  ship_type 0 5 whaler

rule  FO-CARD-178 FO-OCC-11  only as many as there are berths for, and once
game  odin 2 decks=abc
skip  turn
set   played 0 2 562949953421312  # 178b
set   ship_type 0 0 knarr
set   ship_type 0 1 knarr
set   ship_type 0 2 knarr
set   ship_type 0 3 whaler
set   ship_type 0 4 whaler
set   stock 0 wood 2
do    0 occupy build-knarr
want  ship_type 0 6 whaler
want  spent 2 562949953421312

rule  FO-CARD-179 FO-OCC-11  EX-G06 the next knarr brings 2 stockfish and 2 silver, once
game  odin 2 decks=abc
skip  turn
set   played 0 2 1125899906842624  # 179b
set   ship_type 0 0 knarr
set   stock 0 wood 2
do    0 occupy build-knarr
want  stock 0 stockfish 2
want  stock 0 silver 2
do    0 place silver home 0
do    0 at 0 0
set   stock 0 silver 5
do    0 buy knarr
want  stock 0 silver 0
want  stock 0 stockfish 2

rule  FO-CARD-179 FO-OCC-11  no other ship does
game  odin 2 decks=abc
skip  turn
set   played 0 2 1125899906842624  # 179b
set   stock 0 wood 1
do    0 occupy build-whaler
want  stock 0 stockfish 0

rule  FO-CARD-180 FO-OCC-11  4 silverware with the third longship and no income
game  odin 2 decks=abc
skip  turn
set   played 0 2 2251799813685248  # 180c
set   dark 0 0
set   dark 1 0
set   dark 2 0
set   ship_type 0 0 longship
set   ship_type 0 1 longship
set   stock 0 wood 2
do    0 occupy build-longship
want  stock 0 silverware 4

rule  FO-CARD-180 FO-OCC-11  not with the second
game  odin 2 decks=abc
skip  turn
set   played 0 2 2251799813685248  # 180c
set   dark 0 0
set   dark 1 0
set   dark 2 0
set   ship_type 0 0 longship
set   stock 0 wood 2
do    0 occupy build-longship
want  stock 0 silverware 0

rule  FO-CARD-181 FO-OCC-11  EX-G05 with three large ships it resolves when it is played
game  odin 2 decks=abc
skip  turn
set   ship_type 0 0 knarr
set   ship_type 0 1 knarr
set   ship_type 0 2 longship
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 2 4503599627370496  # 181c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 181c
want  stock 0 wool 3
want  spent 2 4503599627370496

rule  FO-CARD-181 FO-OCC-11  it waits for the third
game  odin 2 decks=abc
skip  turn
set   played 0 2 4503599627370496  # 181c
set   ship_type 0 0 knarr
set   ship_type 0 1 knarr
set   stock 0 wood 2
do    0 occupy build-knarr
want  stock 0 wool 3

rule  FO-CARD-181 FO-OCC-11  once: the next ship brings nothing
game  odin 2 decks=abc
skip  turn
set   ship_type 0 0 knarr
set   ship_type 0 1 knarr
set   ship_type 0 2 longship
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 2 4503599627370496  # 181c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 181c
set   stock 0 silver 5
do    0 buy knarr
want  stock 0 wool 3

rule  FO-CARD-182 FO-OCC-11  wood into spices, one single time, whenever its owner likes
game  odin 2 decks=abc
skip  turn
set   played 0 2 9007199254740992  # 182c
set   stone_owner 0 0
set   long_owner 0 0
set   stock 0 wood 7
do    0 use_number 182c 0 1 2
want  stock 0 spices 2
want  stock 0 wood 2
deny  0 use_number 182c 0 0 1 FO-OCC-11

rule  FO-CARD-182 FO-OCC-11  not with one house
game  odin 2 decks=abc
skip  turn
set   played 0 2 9007199254740992  # 182c
set   stone_owner 0 0
set   stock 0 wood 5
deny  0 use_number 182c 0 0 1 FO-OCC-23

rule  FO-CARD-183  the crops of level 2 for two knarrs
game  odin 2 decks=abc
skip  turn
set   ship_type 0 0 knarr
set   ship_type 0 1 knarr
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 2 18014398509481984  # 183c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 183c
want  stock 0 peas 2
want  stock 0 beans 2
want  stock 0 flax 2
want  stock 0 grain 1
want  stock 0 cabbage 0

rule  FO-CARD-183  none without
game  odin 2 decks=abc
skip  turn
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 2 18014398509481984  # 183c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 183c
want  stock 0 peas 1

rule  FO-CARD-184  a longship with 3 ore for 4 wood
game  odin 2 decks=abc
skip  turn
set   stock 0 ore 3
set   stock 0 wood 4
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 2 36028797018963968  # 184c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 184c
do    0 react_item 184c 0 0 wood
want  ship_type 0 0 longship
want  ship_ore 0 0 3
want  stock 0 ore 0

rule  FO-CARD-184  not with 2 ore
game  odin 2 decks=abc
skip  turn
set   stock 0 ore 2
set   stock 0 wood 4
set   stock 0 silver 3
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 2 36028797018963968  # 184c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 184c
want  ask turn 0

rule  FO-CARD-185  two upgrades instead of the raid
game  odin 2 decks=abc
skip  turn
set   played 0 2 72057594037927936  # 185b
set   ship_type 0 0 longship
do    0 occupy raiding
do    0 react 185b 0
deny  0 stop FO-SM-23
do    0 upgrade peas
do    0 stop
want  stock 0 mead 2
want  ask turn 1

rule  FO-CARD-185  one must be able to raid
game  odin 2 decks=abc
skip  turn
set   played 0 2 72057594037927936  # 185b
deny  0 occupy raiding FO-SPC-N10
set   ship_type 0 0 longship
do    0 occupy raiding
do    0 stop
want  ask die

rule  FO-CARD-186  two peas lengthwise, no third
game  odin 2 decks=abc
skip  turn
set   played 0 2 144115188075855872  # 186a
set   round 4
set   stock 0 peas 3
set   stock 0 mead 2
set   stage feast
set   turn 0
step  flow
do    0 serve peas horizontal
do    0 serve mead vertical
do    0 serve peas horizontal
do    0 serve mead vertical
deny  0 serve peas horizontal FO-FEAST-07
do    0 serve peas vertical

rule  FO-CARD-186  others lay one only
game  odin 2 decks=abc
skip  turn
set   round 4
set   stock 0 peas 2
set   stage feast
set   turn 0
step  flow
do    0 serve peas horizontal
do    0 serve mead vertical
deny  0 serve peas horizontal FO-FEAST-07

rule  FO-CARD-187  the Belt for 2 flax during a Viking action
game  odin 2 decks=abc
skip  turn
set   played 0 2 288230376151711744  # 187b
set   stock 0 flax 2
do    0 occupy weekly-beans
do    0 react 187b 0
want  stock 0 belt 1
want  stock 0 flax 0

rule  FO-CARD-187  a treasure chest for 3 flax at any time
game  odin 2 decks=abc
skip  turn
set   played 0 2 288230376151711744  # 187b
set   stock 0 flax 3
do    0 use 187b 1
want  stock 0 treasure_chest 1

rule  FO-CARD-187  not a Belt that is gone, and not at any time
game  odin 2 decks=abc
skip  turn
set   played 0 2 288230376151711744  # 187b
set   stock 0 flax 3
deny  0 use 187b 0 FO-OCC-09
set   oval 32759
do    0 occupy weekly-beans
want  ask after 0

rule  FO-CARD-188  1 silver an opponent now
game  odin 2 decks=abc
skip  turn
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 2 576460752303423488  # 188c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 188c
want  stock 0 silver 1

rule  FO-CARD-188  1 silver more for the pair on the last cell
game  odin 2 decks=abc
skip  turn
set   played 0 2 576460752303423488  # 188c
set   strip_taken m1 6
do    0 occupy mountain-2
do    0 mountain m1 1
want  stock 0 silver 3

rule  FO-CARD-188  by the face, which is the usual, for any pair of silver
game  odin 2 decks=abc
skip  turn
set   played 0 2 576460752303423488  # 188c
set   strip_taken m1 5
do    0 occupy mountain-2
do    0 mountain m1 1
want  stock 0 silver 3

rule  FO-CARD-188  by the appendix not for one before it
game  odin 2 decks=abc,mineworker=appendix
skip  turn
set   played 0 2 576460752303423488  # 188c
set   strip_taken m1 5
do    0 occupy mountain-2
do    0 mountain m1 1
want  stock 0 silver 2

rule  FO-CARD-189 FO-END-09  4 silver at scoring for two islands
game  odin 2 decks=abc
skip  turn
ask   card 7 0
do    7 card 189b
ask   play 0 1 1
do    0 play 189b
set   isle_owner a 0
set   isle_owner b 0
set   stage scoring
step  flow
want  stock 0 silver 4
want  over

rule  FO-CARD-189 FO-END-09  none for one
game  odin 2 decks=abc
skip  turn
ask   card 7 0
do    7 card 189b
ask   play 0 1 1
do    0 play 189b
set   isle_owner a 0
set   stage scoring
step  flow
want  stock 0 silver 0

rule  FO-CARD-190  1 oil for spices from any source
game  odin 2 decks=abc
skip  turn
ask   card 7 0
do    7 card 190b
ask   play 0 1 1
do    0 play 190b
do    0 occupy weekly-spices
do    0 skip
want  stock 0 spices 1
want  stock 0 oil 1

rule  FO-CARD-190  not for other goods
game  odin 2 decks=abc
skip  turn
ask   card 7 0
do    7 card 190b
ask   play 0 1 1
do    0 play 190b
set   stock 0 silverware 1
set   played 0 0 9007199254740992  # 54a
do    0 use_item 54a 0 0 silk
want  stock 0 oil 0
