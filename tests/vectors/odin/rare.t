# Cases that few games come to: each was missed when a mistake stood in its place.

rule  FO-CARD-158 FO-SM-06  the last dish brings weapons, then the Feast with nothing left to do ends by itself
game  odin 2 decks=abc
skip  turn
set   played 0 2 536870912  # 158a
set   emigrated 0 knarr 2
set   stock 0 peas 0
set   stock 0 flax 0
set   stock 0 beans 0
set   stock 0 mead 0
set   stock 0 silver 0
set   stock 0 game_meat 1
set   cover home_0 0 65535
set   cover home_0 1 65535
set   cover home_0 2 65535
set   cover home_0 3 65535
set   cover home_0 4 65535
set   cover home_0 5 65535
set   cover home_0 6 65535
set   cover home_0 7 65535
set   cover home_0 8 65535
set   cover home_0 9 65535
set   cover home_0 10 65535
set   cover home_0 11 65535
set   stage feast
set   turn 0
step  flow
do    0 serve game_meat vertical
do    7 weapon bow
do    7 weapon bow
do    7 weapon bow
want  ask feast 1
want  stock 0 silver 1
want  penalties 0 0

rule  FO-CARD-102 FO-SM-23  the fur for silk is a later part: the mountain may be left alone
game  odin 2 decks=abc
skip  turn
set   played 0 1 137438953472  # 102b
set   stock 0 peas 0
set   stock 0 flax 0
set   stock 0 beans 0
set   stock 0 mead 0
set   stock 0 silk 1
do    0 occupy mountain-1-upgrade-1
do    0 stop
do    0 react_item 102b 0 1 silk
want  stock 0 fur 1
want  stock 0 silk 0

rule  FO-CARD-102 FO-SM-23  without silk or game meat nothing comes later, so something must be taken
game  odin 2 decks=abc
skip  turn
set   played 0 1 137438953472  # 102b
set   stock 0 peas 0
set   stock 0 flax 0
set   stock 0 beans 0
set   stock 0 mead 0
do    0 occupy mountain-1-upgrade-1
deny  0 stop FO-SM-23

rule  FO-CARD-169  grain alone is enough, and it is grain then
game  odin 2 decks=abc
skip  turn
set   played 0 2 1099511627776  # 169c
set   stock 0 flax 0
set   stock 0 grain 1
set   round 2
set   stage harvest
set   turn 0
step  flow
want  stock 0 grain 3
want  stock 0 flax 1

rule  FO-CARD-108  one Viking comes back, not two for 2 silver
game  odin 2 decks=abc
skip  turn
set   played 0 1 8796093022208  # 108c
set   stock 0 ore 1
set   stock 0 silver 3
do    0 occupy chest
do    0 react 108c 0
deny  0 react 108c 0
want  ask after 0
want  thing 0 5
want  stock 0 silver 3

rule  FO-CARD-175  oil once an action, however much silver there is
game  odin 2 decks=abc
skip  turn
set   played 0 2 70368744177664  # 175b
set   stock 0 silver 3
do    0 occupy weekly-flax
do    0 react 175b 0
deny  0 react 175b 0
want  ask after 0
want  stock 0 oil 1

rule  FO-CARD-77 FO-OCC-22  actions inside of actions go six deep, and no deeper
game  odin 2 decks=abc
skip  turn
set   space_owner mead 1
set   space_vikings mead 2
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 4096  # 77a
set   hand_dark 0 1
set   acts 6
ask   play 0 1 1
do    0 play 77a
deny  0 react_space 77a 0 0 mead

rule  FO-CARD-81  eight swords and more: the longship is free
game  odin 2 decks=abc
skip  turn
set   stock 0 sword 8
set   stock 0 silver 0
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 65536  # 81c
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 81c
do    0 react 81c 0
want  ship_type 0 0 longship
want  stock 0 silver 0
want  stock 0 sword 8

rule  FO-SM-02 FO-SM-06 FO-PH05-08  with one Viking and no free space of the first column the turn is a pass
game  odin 2 decks=abc
skip  turn
set   space_vikings build-shed 1
set   space_owner build-shed 1
set   space_vikings build-whaler 1
set   space_owner build-whaler 1
set   space_vikings hunting-game-1 1
set   space_owner hunting-game-1 1
set   space_vikings stockfish 1
set   space_owner stockfish 1
set   space_vikings buy-stockfish 1
set   space_owner buy-stockfish 1
set   space_vikings buy-salt-meat 1
set   space_owner buy-salt-meat 1
set   space_vikings weekly-beans 1
set   space_owner weekly-beans 1
set   space_vikings milk 1
set   space_owner milk 1
set   space_vikings linen 1
set   space_owner linen 1
set   space_vikings rune-stone 1
set   space_owner rune-stone 1
set   space_vikings mountain-2 1
set   space_owner mountain-2 1
set   space_vikings mountain-1-upgrade-1 1
set   space_owner mountain-1-upgrade-1 1
set   space_vikings upgrade-2 1
set   space_owner upgrade-2 1
set   space_vikings overseas-1 1
set   space_owner overseas-1 1
set   space_vikings raiding 1
set   space_owner raiding 1
set   space_vikings explore-1 1
set   space_owner explore-1 1
set   space_vikings draw-occupation 1
set   space_owner draw-occupation 1
set   space_vikings play-occupation-paid 1
set   space_owner play-occupation-paid 1
set   stock 0 peas 0
set   stock 0 flax 0
set   stock 0 beans 0
set   stock 0 mead 0
set   stock 0 silver 0
set   hand 0 0 0
set   hand 0 1 0
set   hand 0 2 0
set   hand_light 0 0
set   hand_dark 0 0
set   thing 0 1
set   passed 0
set   turn 1
set   after 0
set   stage actions
step  flow
want  ask turn 1
want  passed 1

rule  FO-CARD-106 FO-SM-06  the Plundering for 2 Vikings is a reason to be asked
game  odin 2 decks=abc
skip  turn
set   played 0 1 2199023255552  # 106b
set   space_vikings build-shed 1
set   space_owner build-shed 1
set   space_vikings build-whaler 1
set   space_owner build-whaler 1
set   space_vikings hunting-game-1 1
set   space_owner hunting-game-1 1
set   space_vikings stockfish 1
set   space_owner stockfish 1
set   space_vikings buy-stockfish 1
set   space_owner buy-stockfish 1
set   space_vikings buy-salt-meat 1
set   space_owner buy-salt-meat 1
set   space_vikings weekly-beans 1
set   space_owner weekly-beans 1
set   space_vikings milk 1
set   space_owner milk 1
set   space_vikings linen 1
set   space_owner linen 1
set   space_vikings rune-stone 1
set   space_owner rune-stone 1
set   space_vikings mountain-2 1
set   space_owner mountain-2 1
set   space_vikings mountain-1-upgrade-1 1
set   space_owner mountain-1-upgrade-1 1
set   space_vikings upgrade-2 1
set   space_owner upgrade-2 1
set   space_vikings overseas-1 1
set   space_owner overseas-1 1
set   space_vikings raiding 1
set   space_owner raiding 1
set   space_vikings explore-1 1
set   space_owner explore-1 1
set   space_vikings draw-occupation 1
set   space_owner draw-occupation 1
set   space_vikings play-occupation-paid 1
set   space_owner play-occupation-paid 1
set   space_vikings build-stone-house 2
set   space_owner build-stone-house 1
set   space_vikings build-knarr 2
set   space_owner build-knarr 1
set   space_vikings hunting-game-2 2
set   space_owner hunting-game-2 1
set   space_vikings snare 2
set   space_owner snare 1
set   space_vikings buy-sheep 2
set   space_owner buy-sheep 1
set   space_vikings buy-cattle-milk 2
set   space_owner buy-cattle-milk 1
set   space_vikings weekly-flax 2
set   space_owner weekly-flax 1
set   space_vikings mead 2
set   space_owner mead 1
set   space_vikings clothing 2
set   space_owner clothing 1
set   space_vikings chest 2
set   space_owner chest 1
set   space_vikings wood-per-player 2
set   space_owner wood-per-player 1
set   space_vikings mountain-3-upgrade-1 2
set   space_owner mountain-3-upgrade-1 1
set   space_vikings upgrade-3 2
set   space_owner upgrade-3 1
set   space_vikings overseas-2 2
set   space_owner overseas-2 1
set   space_vikings pillaging-2 2
set   space_owner pillaging-2 1
set   space_vikings explore-2 2
set   space_owner explore-2 1
set   space_vikings emigrate-2 2
set   space_owner emigrate-2 1
set   space_vikings play-occupations-2 2
set   space_owner play-occupations-2 1
set   stock 0 peas 0
set   stock 0 flax 0
set   stock 0 beans 0
set   stock 0 mead 0
set   stock 0 silver 0
set   ship_type 0 0 longship
set   ship_type 0 1 longship
set   ship_type 0 2 longship
set   ship_type 0 3 longship
set   hand 0 0 0
set   hand 0 1 0
set   hand 0 2 0
set   hand_light 0 0
set   hand_dark 0 0
set   thing 0 2
set   passed 0
set   turn 1
set   after 0
set   stage actions
step  flow
want  ask turn 0
do    0 fewer plundering 2
want  stock 0 silver_hoard 1
want  ask after 0

rule  FO-CARD-60 FO-SOLO-07  alone, a Viking of the active colour comes back, none of the other
game  odin 1 decks=abc
skip  turn
set   space_vikings mead 2
set   space_owner mead 0
set   space_colour mead 1
set   space_vikings chest 2
set   space_owner chest 0
set   space_colour chest 0
set   colour 1
set   hand 0 0 576460752303423488  # 60c
set   hand_light 0 0
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 60c
deny  0 react_space 60c 0 0 chest
do    0 react_space 60c 0 0 mead
want  space_vikings mead 1
want  space_vikings chest 2

rule  FO-CARD-163 FO-CARD-77  nothing extra where no Vikings were placed for the hunt
game  odin 2 decks=abc
skip  turn
set   played 0 2 17179869184  # 163a
set   space_owner hunting-game-2 1
set   space_vikings hunting-game-2 2
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 4096  # 77a
set   hand_dark 0 1
set   stock 0 wood 1
set   stock 0 bow 0
ask   play 0 1 1
do    0 play 77a
do    0 react_space 77a 0 0 hunting-game-2
do    7 face 1
do    0 keep
do    0 success 1 0
want  stock 0 hide 1
want  stock 0 game_meat 1

rule  FO-CARD-49 FO-CARD-169  a flax that was there before the extra harvest brings another one
game  odin 2 decks=abc
skip  turn
set   played 0 0 281474976710656  # 49c
set   played 0 2 1099511627776  # 169c
set   stock 0 flax 1
set   stock 0 cattle 1
do    0 use_item 49c 0 0 cattle
want  stock 0 flax 3
want  stock 0 grain 1

rule  FO-CARD-49 FO-CARD-169  crops that come with it bring nothing
game  odin 2 decks=abc
skip  turn
set   played 0 0 281474976710656  # 49c
set   played 0 2 1099511627776  # 169c
set   stock 0 flax 0
set   stock 0 cattle 1
do    0 use_item 49c 0 0 cattle
want  stock 0 flax 1
want  stock 0 grain 1

rule  FO-CARD-136  when two pieces are paid for, nothing of the choice is left
game  odin 2 decks=abc
skip  turn
set   played 0 2 128  # 136c
set   ship_type 0 0 longship
do    0 occupy pillaging-2
do    7 face 11
do    0 keep
do    0 pair rune_stone rune_stone
do    0 spend 0 0 0
want  stock 0 rune_stone 2
want  loot 0 0
want  loot 1 0
want  ask after 0

rule  FO-MTN-03  equal allowances go to strips in any order, each to another one
game  odin 1 decks=none
skip  turn
set   strips_up 63
do    0 occupy mountain-2222-or-double-3
do    0 side mountains
do    0 mountain m2 2
do    0 mountain m3 2
do    0 mountain m5 2
deny  0 mountain m3 2 FO-MTN-03
do    0 mountain m1 2
want  strip_taken m1 2
want  ask turn 0

rule  FO-CARD-132  without the option the ore thrown off counts 3 and not 4
game  odin 2 decks=abc
skip  turn
set   played 0 2 8  # 132b
set   ship_type 0 0 longship
set   ship_ore 0 0 1
set   stock 0 stone 1
do    0 occupy pillaging-2
do    0 react_number 132b 0 0 0
do    7 face 2
do    0 keep
deny  0 loot rune_stone 0 0 FO-RAID-03
do    0 loot rune_stone 1 0
want  stock 0 rune_stone 1

rule  FO-CARD-90  option thrown_ore_counts: not for a raid, where ore on ships counts nothing
game  odin 2 decks=abc,thrown_ore_counts=yes
skip  turn
set   played 0 1 33554432  # 90c
set   ship_type 0 0 longship
set   ship_ore 0 0 1
set   stock 0 stone 1
do    0 occupy raiding
do    0 react_number 90c 0 0 0
do    7 face 3
do    0 keep
deny  0 loot rune_stone 0 0 FO-RAID-03
do    0 loot rune_stone 1 0
want  stock 0 rune_stone 1

rule  FO-CARD-52 FO-SM-04  in the middle of an action it is one card, and the action goes on
game  odin 2 decks=abc
skip  turn
set   played 0 0 2251799813685248  # 52a
set   hand 0 0 3  # 1a and 2c
set   hand_light 0 0
set   hand_dark 0 2
set   stock 0 silver 3
do    0 occupy upgrade-2
do    0 use 52a 0
want  ask play 0
do    0 play 1a
want  ask upgrade 0
want  hand 0 0 2
want  stock 0 silver 2

rule  FO-CARD-103  not on a Crafting space that asks for no ore
game  odin 2 decks=abc
skip  turn
set   played 0 1 274877906944  # 103c
set   stock 0 ore 1
do    0 occupy linen
want  ask after 0
want  stock 0 linen 1

rule  FO-SM-03 FO-SHIP-01  inside of an action, too, a whaling boat is bought by who has a card for ships
game  odin 2 decks=abc
skip  turn
set   played 0 2 562949953421312  # 178b
set   stock 0 silver 9
do    0 occupy upgrade-2
want  ask upgrade 0
do    0 buy whaler
want  ship_type 0 0 whaler
want  ask upgrade 0
