# How clauses come to act, and the readings of cards whose face and appendix differ.

rule  FO-CARD-70  option courier: by the face another player's board only
game  odin 2 decks=abc,courier=face
skip  turn
set   oval 32763
set   laid 0 4
set   cells 0 34
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 32  # 70b
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 70b
want  ask turn 0

rule  FO-CARD-104  option disheartened_warrior: by the face not after the first roll
game  odin 2 decks=abc,disheartened_warrior=face
skip  turn
set   played 0 1 549755813888  # 104b
set   ship_type 0 0 longship
do    0 occupy raiding
do    7 face 1
do    0 keep
want  ask turn 1

rule  FO-CARD-151  option thing_spokesman: by the appendix in any phase
game  odin 2 decks=abc,thing_spokesman=appendix
skip  turn
set   played 0 2 4194304  # 151c
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 576460752303423488  # 60c
set   hand_dark 0 1
set   space_owner mead 0
set   space_vikings mead 2
set   stage feast
set   turn 0
step  flow
ask   play 0 1 1
do    0 play 60c
do    0 react_space 60c 0 0 mead
want  stock 0 silver 1

rule  FO-CARD-151  by the face only in phase 5
game  odin 2 decks=abc
skip  turn
set   played 0 2 4194304  # 151c
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 576460752303423488  # 60c
set   hand_dark 0 1
set   space_owner mead 0
set   space_vikings mead 2
set   stage feast
set   turn 0
step  flow
ask   play 0 1 1
do    0 play 60c
do    0 react_space 60c 0 0 mead
want  stock 0 silver 0

rule  FO-CARD-166  option weapons_warden: by the face any placement of exactly 2 Vikings
game  odin 2 decks=abc,weapons_warden=face
skip  turn
set   played 0 2 137438953472  # 166b
set   played 0 1 2199023255552  # 106b
set   ship_type 0 0 longship
set   ship_type 0 1 longship
set   ship_type 0 2 longship
set   ship_type 0 3 longship
set   twos 0 1
do    0 fewer plundering 2
do    0 react 166b 0
do    7 weapon sword
want  stock 0 sword 1

rule  FO-CARD-169  option sower: by the appendix not with grain alone
game  odin 2 decks=abc,sower=appendix
skip  turn
set   played 0 2 1099511627776  # 169c
set   stock 0 flax 0
set   stock 0 grain 1
set   round 2
set   stage harvest
set   turn 0
step  flow
want  stock 0 grain 2
want  stock 0 flax 1

rule  FO-CARD-175  option codliver_oil_presser: by the face Viking actions only
game  odin 2 decks=abc,codliver_oil_presser=face
skip  turn
set   played 0 2 70368744177664  # 175b
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 4096  # 77a
set   hand_dark 0 1
set   space_owner weekly-flax 1
set   space_vikings weekly-flax 2
ask   play 0 1 1
do    0 play 77a
do    0 react_space 77a 0 0 weekly-flax
want  stock 0 stockfish 1
want  ask turn 0

rule  FO-CARD-175  by the appendix any action
game  odin 2 decks=abc
skip  turn
set   played 0 2 70368744177664  # 175b
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 4096  # 77a
set   hand_dark 0 1
set   space_owner weekly-flax 1
set   space_vikings weekly-flax 2
ask   play 0 1 1
do    0 play 77a
do    0 react_space 77a 0 0 weekly-flax
do    0 react 175b 0
want  stock 0 oil 1

rule  FO-CARD-188  option mineworker: by the face for any pair of silver
game  odin 2 decks=abc,mineworker=face
skip  turn
set   played 0 2 576460752303423488  # 188c
set   strip_taken m1 5
do    0 occupy mountain-2
do    0 mountain m1 1
want  stock 0 silver 3

rule  FO-OCC-08 FO-OCC-13  yellow: right after playing, once, and what is an exchange may be declined
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
do    0 stop
want  stock 0 treasure_chest 0
do    0 occupy weekly-beans
want  ask after 0

rule  FO-OCC-09 FO-SM-04 FO-SM-01  blue: in a window and at a node, but not out of the hand
game  odin 2 decks=abc
skip  turn
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 70368744177664  # 47a
set   hand_light 0 1
set   stock 0 salt_meat 1
deny  0 use 47a 0 FO-OCC-01
set   played 0 0 70368744177664  # 47a
set   ship_type 0 0 knarr
set   stock 0 silver 1
set   stock 0 hide 1
do    0 occupy overseas-1
do    0 use 47a 0
want  stock 0 hide 2
want  ask trade 0

rule  FO-SM-07  64 blue moves in one window, no more
game  odin 2 decks=abc
skip  turn
set   played 0 0 274877906944  # 39c
set   ship_type 0 0 longship
set   stock 0 ore 1
set   blue_moves 63
set   ship_ore 0 0 2
do    0 use_number 39c 0 0 0
deny  0 use_number 39c 0 0 0 FO-SM-07

rule  FO-OCC-14 FO-SM-28  a slash means one of the items
game  odin 2 decks=abc
skip  turn
set   played 0 0 9007199254740992  # 54a
set   stock 0 silverware 1
do    0 use_item 54a 0 0 silk
want  stock 0 silk 1
want  stock 0 chest 0
deny  0 use_item 54a 0 1 chest

rule  FO-SM-19  a window between Income and breeding for the owner of a blue card that can be used
game  odin 2 decks=abc
skip  turn
set   played 0 0 17592186044416  # 45c
set   stock 0 wood 1
set   stock 0 silver 6
set   stage income
set   turn 0
step  flow
want  ask between 0
do    0 use 45c 0
want  ask feast 0
want  stock 0 treasure_chest 1

rule  FO-SM-19  ships may be bought there, but not armed
game  odin 2 decks=abc
skip  turn
set   played 0 0 17592186044416  # 45c
set   stock 0 wood 1
set   stock 0 silver 9
set   stage income
set   turn 0
step  flow
deny  0 arm 0 FO-SM-19
do    0 buy whaler
want  stock 0 silver 6
want  ask between 0
do    0 done
want  ask feast 0

rule  FO-OCC-20 FO-RULING-29  a card played inside an action reacts to what follows, not to what has passed
game  odin 2 decks=abc
skip  turn
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 140737488355328  # 112b
set   hand_light 0 1
set   dark 0 0
set   dark 1 0
set   dark 2 0
set   stock 0 ore 1
do    0 occupy play-occupation-paid
do    0 play 112b
want  stock 0 mead 1

rule  FO-OCC-22  an action granted by a card is not one of placed Vikings
game  odin 2 decks=abc
skip  turn
set   played 0 2 17179869184  # 163a
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 1048576  # 85c
set   hand_dark 0 1
set   stock 0 silver 1
ask   play 0 1 1
do    0 play 85c
do    0 react 85c 0
do    7 face 1
do    0 keep
do    0 success 0 1
want  stock 0 hide 1
want  stock 0 silver 0

rule  FO-OCC-23 FO-OUT-03  what is gone is not offered; the points stay
game  odin 2 decks=abc
skip  turn
set   stone_owner 0 1
set   stone_owner 1 1
set   stone_owner 2 1
set   stock 0 silver 5
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 128  # 72b
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 72b
want  ask turn 0
want  score 0 occupations 2

rule  FO-OCC-21  clauses of the Bonus phase do nothing in the last round
game  odin 2 decks=abc
skip  turn
set   played 0 2 4294967296  # 161b
set   space_owner weekly-fruits 0
set   space_vikings weekly-fruits 3
set   space_owner forge 0
set   space_vikings forge 3
set   space_owner upgrade-4 0
set   space_vikings upgrade-4 3
set   round 7
set   stage feast
set   turn 0
step  flow
do    0 end_feast
do    1 end_feast
want  stock 0 cabbage 0

rule  FO-OCC-21  those of the end of the Feast do
game  odin 2 decks=abc
skip  turn
set   played 0 0 64  # 7a
set   stock 0 grain 1
set   round 7
set   stage feast
set   turn 0
step  flow
do    0 end_feast
want  stock 0 silver 1

rule  FO-SM-20 FO-OCC-19  what acts by itself comes first, then one question about the others
game  odin 2 decks=abc
skip  turn
ask   card 7 0
do    7 card 126a
ask   play 0 1 1
do    0 play 126a
set   played 0 2 1  # 129b
set   played 0 2 5  # 131c
set   stock 0 stockfish 1
do    0 occupy snare
do    7 face 1
do    0 keep
do    0 success 0 1
want  stock 0 silver 1
want  ask trigger 0
do    0 react 129b 0
want  ask trigger 0
do    0 react 131c 0
want  stock 0 game_meat 1

rule  FO-SM-20 FO-OCC-10  several clauses at one moment, in any order, each once
game  odin 2 decks=abc
skip  turn
set   played 0 0 34359738368  # 36a
set   played 0 0 103079215104  # 37a
set   ship_type 0 0 knarr
set   stock 0 silver 1
set   stock 0 salt_meat 2
do    0 occupy overseas-1
do    0 react_item 37a 0 0 salt_meat
deny  0 react_item 37a 0 0 salt_meat FO-SM-20
do    0 react_item 36a 0 0 salt_meat
want  stock 0 linen 2

rule  FO-SM-25 FO-RULING-30  a stone worth 2 may overshoot by 1, and nothing superfluous is added
game  odin 2 decks=abc
skip  turn
set   played 0 2 256  # 137a
set   played 0 1 16777216  # 89a
set   ship_type 0 0 longship
set   stock 0 stone 2
set   stock 0 sword 1
do    0 occupy raiding
do    7 face 3
do    0 keep
do    0 loot rune_stone 2 0
want  stock 0 stone 0

rule  FO-SM-25  a piece that could be left out is refused
game  odin 2 decks=abc
skip  turn
set   played 0 2 256  # 137a
set   played 0 1 16777216  # 89a
set   ship_type 0 0 longship
set   stock 0 stone 2
set   stock 0 sword 1
do    0 occupy raiding
do    7 face 3
do    0 keep
deny  0 loot rune_stone 2 1 FO-SM-25
do    0 loot rune_stone 1 1

rule  FO-FEAST-15 FO-SM-26  a Feast run by a card: rules start anew, penalties count, the regular one is counted anew
game  odin 2 decks=abc
skip  turn
set   emigrated 0 knarr 1
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 16  # 5a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 5a
do    0 serve mead vertical
do    0 end_feast
want  penalties 0 3
want  stock 0 mead 0
set   stage feast
set   turn 0
step  flow
do    0 end_feast
want  penalties 0 7

rule  FO-FEAST-15  inside another Feast the table waits
game  odin 2 decks=abc
skip  turn
set   played 0 0 2251799813685248  # 52a
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 16  # 5a
set   hand_dark 0 1
set   stock 0 silver 1
set   stage feast
set   turn 0
step  flow
do    0 serve mead vertical
do    0 use 52a 0
do    0 play 5a
want  ask feast 0
do    0 end_feast
want  penalties 0 6
want  table 0 mead
want  ask feast 0

rule  FO-SM-22 FO-RULING-28  a card that takes away what the space needs ends its action
game  odin 2 decks=abc
skip  turn
set   hand 0 0 0
set   hand_light 0 0
ask   card 7 0
do    7 card 61c
set   ship_type 0 0 longship
set   ship_type 0 1 longship
set   thing 0 4
do    0 occupy plundering
do    0 play 61c
do    0 react 61c 0
want  stock 0 silver_hoard 0
want  stock 0 silver 8
want  thing 0 0

rule  FO-COL-09 FO-RULING-27 FO-SM-10  the card of the fourth column may bring the ship that the space needs
game  odin 2 decks=abc
skip  turn
set   hand 0 0 0
set   hand_light 0 0
ask   card 7 0
do    7 card 64a
set   ship_type 0 0 longship
set   ship_type 0 1 whaler
set   stock 0 silver 2
do    0 occupy plundering
do    0 play 64a
do    0 react 64a 0
want  stock 0 silver_hoard 1

rule  FO-SM-10  without such a card the space cannot be occupied
game  odin 2 decks=abc
skip  turn
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 4398046511104  # 43a
set   hand_dark 0 1
set   ship_type 0 0 longship
set   ship_type 0 1 whaler
set   stock 0 silver 2
deny  0 occupy plundering FO-SPC-N10

rule  FO-IMI-07  a copied action is one of the kind of the copied space
game  odin 4 decks=abc
skip  turn
set   played 0 1 9007199254740992  # 118c
set   extension 1
set   space_owner weekly-beans 1
set   space_vikings weekly-beans 1
do    0 imitate imitate-1 weekly-beans
want  stock 0 mead 2
want  stock 0 stone 1

rule  FO-IMI-07  the Vikings stand on the copy tile: they count for its column
game  odin 4 decks=abc
skip  turn
set   played 0 2 8589934592  # 162c
set   space_owner imitate-2 0
set   space_vikings imitate-2 2
set   space_owner mead 0
set   space_vikings mead 2
set   space_owner chest 0
set   space_vikings chest 2
set   space_owner snare 0
set   space_vikings snare 1
set   stage bonus
set   turn 0
step  flow
want  stock 0 flax 2

rule  FO-IMI-07  but not for the group of the copied space
game  odin 4 decks=abc
skip  turn
set   played 0 0 128  # 8a
set   space_owner chest 0
set   space_vikings chest 2
set   space_owner clothing 0
set   space_vikings clothing 2
set   space_owner imitate-1 0
set   space_vikings imitate-1 1
set   copied 0 linen
set   stage before_income
set   turn 0
step  flow
want  stock 0 oil 0

rule  FO-OCC-15 FO-SM-20  automatic clauses that need the stack come before what is asked next
game  odin 2 decks=abc
skip  turn
set   played 0 2 536870912  # 158a
set   stock 0 whale_meat 1
set   stage feast
set   turn 0
step  flow
do    0 serve whale_meat horizontal
want  ask weapon

rule  FO-SM-03  an owner of a card that reacts to placing may place at the nodes of an action
game  odin 2 decks=abc
skip  turn
set   played 0 1 8589934592  # 98a
set   stone_owner 0 0
set   ship_type 0 0 knarr
set   stock 0 silver 3
set   stock 0 grain 1
set   stock 0 hide 1
do    0 occupy overseas-1
do    0 place grain stone_house_1 0
do    0 at 2 1
do    0 react 98a 0
want  stock 0 silk 1
want  ask trade 0

rule  FO-SM-03  so may anybody, with or without such a card
game  odin 2 decks=abc
skip  turn
set   ship_type 0 0 knarr
set   stock 0 silver 1
set   stock 0 hide 1
set   stock 0 fur 1
do    0 occupy overseas-1
do    0 place hide home 0
do    0 at 0 0
want  stock 0 hide 0
want  ask trade 0
do    0 trade fur

rule  FO-SM-05 FO-SHIP-05  ships are not armed inside an action
game  odin 2 decks=abc
skip  turn
set   played 0 0 2251799813685248  # 52a
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 4398046511104  # 43a
set   hand_dark 0 1
set   ship_type 0 0 knarr
set   ship_type 0 1 longship
set   stock 0 silver 3
set   stock 0 ore 1
set   stock 0 hide 1
do    0 occupy overseas-1
deny  0 arm 1 FO-OVS-01
do    0 use 52a 0
do    0 play 43a
want  stock 0 fruits 1
want  ask trade 0

rule  FO-OCC-05  a card played by the Tutor outside an action is an action of its own
game  odin 2 decks=abc
skip  turn
set   played 0 2 140737488355328  # 176b
set   played 0 0 2251799813685248  # 52a
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 4398046511104  # 43a
set   hand_dark 0 1
set   stock 0 silver 1
do    0 use 52a 0
do    0 play 43a
want  stock 0 fruits 1
want  stock 0 peas 2

rule  FO-OCC-18  the two parts of a card are clauses of their own
game  odin 2 decks=abc
skip  turn
set   ship_type 0 0 longship
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 2048  # 12a
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 12a
want  stock 0 chest 1
do    0 occupy raiding
do    7 face 1
do    0 keep
do    0 react 12a 1
do    7 weapon sword
want  stock 0 sword 2

rule  FO-SM-24  the third column's draw becomes a play, and an empty hand ends the next node
game  odin 2 decks=abc
skip  turn
set   played 0 1 17179869184  # 99a
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 4398046511104  # 43a
set   hand_dark 0 1
do    0 occupy play-occupations-4
do    0 react 99a 0
do    0 play 43a
want  ask turn 1

rule  FO-SM-26  the silver of the promise may pay for this very Feast
game  odin 2 decks=abc
skip  turn
set   played 0 2 2147483648  # 160a
set   stage feast
set   turn 0
step  flow
do    0 take
do    0 serve silver horizontal
want  stock 0 silver 0

rule  FO-OCC-17  the ship of the house-and-ship space counts as built
game  odin 2 decks=abc
skip  turn
set   played 0 2 524288  # 148c
set   thing 0 6
set   stock 0 stone 2
set   stock 0 wood 2
set   stock 0 silver 3
do    0 occupy build-house-and-ship
do    0 skip
do    0 side long_house_knarr
do    0 react 148c 0
want  stock 0 spices 1

rule  FO-OCC-19  an action granted by a card is no Viking action
game  odin 2 decks=abc
skip  turn
set   played 0 2 33554432  # 154a
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 4096  # 77a
set   hand_dark 0 1
set   space_owner wood-per-player 1
set   space_vikings wood-per-player 2
ask   play 0 1 1
do    0 play 77a
do    0 react_space 77a 0 0 wood-per-player
want  stock 0 wood 2
want  stock 0 silver 0

rule  FO-PH08-07 FO-OCC-13  the owner chooses which animal goes, plain or pregnant
game  odin 2 decks=abc
skip  turn
set   played 0 0 140737488355328  # 48a
set   stock 0 cattle 1
set   stock 0 cattle_pregnant 1
do    0 use_item 48a 0 0 cattle_pregnant
want  stock 0 cattle 1
want  stock 0 jewelry 1

rule  FO-OCC-11  the view shows what is used, what waits and what is counted
game  odin 2 decks=abc
skip  turn
set   played 0 2 9007199254740992  # 182c
want  shown 0 played 182c state waiting
set   played 0 2 4503599627370496  # 181c
set   spent 2 4503599627370496
want  shown 0 played 181c state used
want  shown 0 played 181c counted 0
set   played 0 0 2097152  # 22a
set   ship_type 0 0 longship
want  shown 0 played 22a counted 1
want  shown 0 played 22a state used

rule  FO-CARD-125  a boat exchanged without an emigration brings nothing
game  odin 2 decks=abc
skip  turn
ask   light 7 0
do    7 card 125c
ask   play 0 1 1
do    0 play 125c
set   ship_type 0 0 whaler
do    0 occupy boat-to-knarr-emigrate
do    0 skip
do    0 take
want  ship_type 0 0 knarr
want  stock 0 rune_stone 0

rule  FO-CARD-125  an emigration does, also one that a card grants
game  odin 2 decks=abc
skip  turn
ask   light 7 0
do    7 card 125c
ask   play 0 1 1
do    0 play 125c
set   ship_type 0 0 knarr
set   stock 0 silver 1
do    0 occupy emigrate-2
do    0 emigrate 0
want  stock 0 rune_stone 1

rule  FO-CARD-184 FO-CARD-178  the ore goes onto the longship, not onto the boats that another card adds
game  odin 2 decks=abc
skip  turn
set   ship_type 0 0 knarr
set   ship_type 0 1 knarr
set   ship_type 0 2 knarr
set   played 0 2 562949953421312  # 178b
set   stock 0 ore 3
set   stock 0 wood 4
ask   card 7 0
do    7 card 184c
ask   play 0 1 1
do    0 play 184c
do    0 react_item 184c 0 0 wood
want  ship_type 0 3 longship
want  ship_ore 0 3 3
want  ship_type 0 4 whaler
want  ship_ore 0 5 0

rule  FO-CARD-150 FO-SM-04  what a blue card has used up cannot become game meat
game  odin 2 decks=abc
skip  turn
ask   light 7 0
do    7 card 150c
ask   light 7 0
do    7 card 47a
ask   play 0 1 2
do    0 play 150c
do    0 play 47a
set   stock 0 silver 2
do    0 occupy buy-salt-meat
want  ask trigger 0
do    0 use 47a 0
do    0 use 47a 0
want  ask after 0
want  stock 0 hide 2
want  stock 0 game_meat 0

rule  FO-CARD-174  option births_count: a birth brings no offer
game  odin 2 decks=abc,births_count=no
skip  turn
ask   light 7 0
do    7 card 174a
ask   play 0 1 1
do    0 play 174a
set   stock 0 cattle_pregnant 1
set   stock 0 silver 4
set   stage breeding
set   turn 0
step  flow
want  ask feast 0
want  stock 0 cattle 2

rule  FO-CARD-124  option strip_silver_counts: silver off a strip is none that the space prints
game  odin 2 decks=abc,strip_silver_counts=no
skip  turn
ask   card 7 0
do    7 card 124b
ask   play 0 1 1
do    0 play 124b
set   strip_taken m1 6
do    0 occupy mountain-2
do    0 mountain m1 1
want  ask after 0

rule  FO-CARD-132  option thrown_ore_counts: the ore thrown off still adds 1
game  odin 2 decks=abc,thrown_ore_counts=yes
skip  turn
ask   light 7 0
do    7 card 132b
ask   play 0 1 1
do    0 play 132b
set   ship_type 0 0 longship
set   ship_ore 0 0 1
do    0 occupy pillaging-2
do    0 react_number 132b 0 0 0
do    7 face 2
do    0 keep
do    0 loot rune_stone 0 0
want  stock 0 rune_stone 1

rule  FO-OCC-15 FO-CARD-7  option exact_steps: three grain are not two
game  odin 2 decks=abc,exact_steps=yes
skip  turn
set   played 0 0 64  # 7a
set   stock 0 grain 3
set   stage feast
set   turn 0
step  flow
do    0 end_feast
want  stock 0 silver 0

rule  FO-OCC-15 FO-CARD-7  option exact_steps: two grain are
game  odin 2 decks=abc,exact_steps=yes
skip  turn
set   played 0 0 64  # 7a
set   stock 0 grain 2
set   stage feast
set   turn 0
step  flow
do    0 end_feast
want  stock 0 silver 2

rule  FO-CARD-49  option bare_harvest: cards for a round without harvest react
game  odin 2 decks=abc,bare_harvest=yes
skip  turn
set   played 0 0 281474976710656  # 49c
set   played 0 1 268435456  # 93c
set   ship_type 0 0 whaler
set   stock 0 cattle 1
do    0 use_item 49c 0 0 cattle
want  stock 0 beans 3

rule  FO-CARD-49  option bare_harvest: cards for a harvest do not
game  odin 2 decks=abc,bare_harvest=yes
skip  turn
set   played 0 0 281474976710656  # 49c
set   played 0 2 4398046511104  # 171a
set   stock 0 flax 0
set   stock 0 cattle 1
do    0 use_item 49c 0 0 cattle
want  ask turn 0
want  stock 0 flax 1

rule  FO-CARD-78  option flip_animals: either side of an animal
game  odin 2 decks=abc,flip_animals=yes
skip  turn
set   ship_type 0 0 knarr
set   stock 0 sheep 1
set   stock 0 cattle_pregnant 1
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 8192  # 78b
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 78b
do    0 react 78b 0
do    0 upgrade sheep
do    0 upgrade cattle_pregnant
want  stock 0 sheep_pregnant 1
want  stock 0 cattle 1
want  stock 0 sheep 0

rule  FO-CARD-150  option meat_of_many: one of three stockfish is game meat
game  odin 2 decks=abc,meat_of_many=yes
skip  turn
set   played 0 2 2097152  # 150c
set   ship_type 0 0 whaler
set   ship_type 0 1 whaler
set   ship_type 0 2 whaler
ask   card 7 0
do    7 card 27a
ask   play 0 1 1
do    0 play 27a
do    0 react 150c 0
want  stock 0 stockfish 2
want  stock 0 game_meat 1

rule  FO-CARD-150  three at once are not two
game  odin 2 decks=abc
skip  turn
set   played 0 2 2097152  # 150c
set   ship_type 0 0 whaler
set   ship_type 0 1 whaler
set   ship_type 0 2 whaler
ask   card 7 0
do    7 card 27a
ask   play 0 1 1
do    0 play 27a
want  ask turn 0
want  stock 0 stockfish 3
