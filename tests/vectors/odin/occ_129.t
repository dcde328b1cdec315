# Occupations 129 to 160: each where it works, and where it must not.

rule  FO-CARD-129  a snare for salt meat after a success
game  odin 2 decks=abc
skip  turn
set   played 0 2 1  # 129b
do    0 occupy snare
do    7 face 1
do    0 keep
do    0 success 0 1
do    0 react 129b 0
want  stock 0 salt_meat 1
want  stock 0 snare 0

rule  FO-CARD-129  not after a failure
game  odin 2 decks=abc
skip  turn
set   played 0 2 1  # 129b
do    0 occupy snare
do    7 face 1
do    0 keep
do    0 fail
do    0 recall 0
want  ask turn 1

rule  FO-CARD-130  two snares bring a Viking back
game  odin 2 decks=abc
skip  turn
set   played 0 2 2  # 130c
set   stock 0 snare 2
do    0 occupy snare
do    7 face 1
do    0 keep
do    0 success 0 1
do    0 react 130c 0
want  thing 0 5
want  stock 0 snare 0

rule  FO-CARD-130  not with one snare
game  odin 2 decks=abc
skip  turn
set   played 0 2 2  # 130c
do    0 occupy snare
do    7 face 1
do    0 keep
do    0 success 0 1
want  thing 0 4
want  stock 0 snare 1

rule  FO-CARD-131  a stockfish for game meat with every snare, won or lost
game  odin 2 decks=abc
skip  turn
set   played 0 2 4  # 131c
set   stock 0 stockfish 1
do    0 occupy snare
do    7 face 1
do    0 keep
do    0 fail
do    0 recall 0
do    0 react 131c 0
want  stock 0 game_meat 1

rule  FO-CARD-131  not without stockfish
game  odin 2 decks=abc
skip  turn
set   played 0 2 4  # 131c
do    0 occupy snare
do    7 face 1
do    0 keep
do    0 fail
do    0 recall 0
want  ask turn 1

rule  FO-CARD-132  1 ore thrown off adds 3, and no longer 1
game  odin 2 decks=abc
skip  turn
set   played 0 2 8  # 132b
set   ship_type 0 0 longship
set   ship_ore 0 0 3
do    0 occupy pillaging-2
do    0 react_number 132b 0 0 0
do    7 face 1
do    0 keep
do    0 loot rune_stone 0 0
want  stock 0 rune_stone 1
want  ship_ore 0 0 2

rule  FO-CARD-132  only off the ship with most ore, and not without
game  odin 2 decks=abc
skip  turn
set   played 0 2 8  # 132b
set   ship_type 0 0 longship
set   ship_type 0 1 longship
set   ship_ore 0 0 1
set   ship_ore 0 1 2
do    0 occupy pillaging-2
deny  0 react_number 132b 0 0 0
do    0 react_number 132b 0 0 1
want  ship_ore 0 1 1

rule  FO-CARD-133  silver or peas for a successful raid
game  odin 2 decks=abc
skip  turn
set   played 0 2 16  # 133b
set   ship_type 0 0 longship
do    0 occupy raiding
do    7 face 6
do    0 keep
do    0 loot rune_stone 0 0
deny  0 stop FO-SM-20
do    0 react_item 133b 0 1 peas
want  stock 0 peas 2

rule  FO-CARD-133  not for Pillaging
game  odin 2 decks=abc
skip  turn
set   played 0 2 16  # 133b
set   ship_type 0 0 longship
do    0 occupy pillaging-2
do    7 face 6
do    0 keep
do    0 loot rune_stone 0 0
want  ask after 0

rule  FO-CARD-134  mead for a failed raid
game  odin 2 decks=abc
skip  turn
set   played 0 2 32  # 134a
set   ship_type 0 0 longship
do    0 occupy raiding
do    7 face 8
do    0 keep
do    0 fail
want  stock 0 mead 2

rule  FO-CARD-134  not for Pillaging
game  odin 2 decks=abc
skip  turn
set   played 0 2 32  # 134a
set   ship_type 0 0 longship
do    0 occupy pillaging-2
do    7 face 8
do    0 keep
do    0 fail
do    0 recall 0
want  stock 0 mead 1

rule  FO-CARD-135  the one sword spent comes back
game  odin 2 decks=abc
skip  turn
set   played 0 2 64  # 135a
set   ship_type 0 0 longship
set   stock 0 sword 1
do    0 occupy raiding
do    7 face 5
do    0 keep
do    0 loot rune_stone 0 1
want  stock 0 sword 1

rule  FO-CARD-135  not of two
game  odin 2 decks=abc
skip  turn
set   played 0 2 64  # 135a
set   ship_type 0 0 longship
set   stock 0 sword 2
do    0 occupy raiding
do    7 face 4
do    0 keep
do    0 loot rune_stone 0 2
want  stock 0 sword 0

rule  FO-CARD-136 FO-SM-25  rolls count 1 higher
game  odin 2 decks=abc
skip  turn
set   played 0 2 128  # 136c
set   ship_type 0 0 longship
do    0 occupy raiding
do    7 face 5
do    0 keep
do    0 loot rune_stone 0 0
want  stock 0 rune_stone 1

rule  FO-CARD-136 FO-SM-25  two goods whose values fit into the result
game  odin 2 decks=abc
skip  turn
set   played 0 2 128  # 136c
set   ship_type 0 0 longship
set   stock 0 stone 1
do    0 occupy pillaging-2
do    7 face 11
do    0 keep
do    0 pair rune_stone silverware
deny  0 spend 0 0 0 FO-RAID-03
do    0 spend 1 0 0
want  stock 0 rune_stone 1
want  stock 0 silverware 1

rule  FO-CARD-136 FO-SM-25  not beyond it
game  odin 2 decks=abc
skip  turn
set   played 0 2 128  # 136c
set   ship_type 0 0 longship
do    0 occupy pillaging-2
do    7 face 11
do    0 keep
deny  0 pair rune_stone silverware FO-RAID-03
deny  0 pair helmet helmet FO-SM-25
do    0 pair rune_stone rune_stone
do    0 spend 0 0 0
want  stock 0 rune_stone 2

rule  FO-CARD-137 FO-SM-25  a spear counts as a sword
game  odin 2 decks=abc
skip  turn
set   played 0 2 256  # 137a
set   ship_type 0 0 longship
do    0 occupy raiding
do    7 face 5
do    0 keep
do    0 loot_with rune_stone
deny  0 spend 0 0 0 FO-RAID-03
do    0 spend 0 0 1
want  stock 0 spear 0
want  stock 0 rune_stone 1

rule  FO-CARD-137 FO-SM-25  not for others
game  odin 2 decks=abc
skip  turn
set   ship_type 0 0 longship
do    0 occupy raiding
do    7 face 6
do    0 keep
deny  0 loot_with silverware FO-RAID-02

rule  FO-CARD-138 FO-SM-25  green loot for the value of its back less 1
game  odin 2 decks=abc
skip  turn
set   played 0 2 512  # 138c
set   ship_type 0 0 longship
do    0 occupy raiding
do    7 face 6
do    0 keep
deny  0 loot wool 0 0 FO-RAID-03
do    0 loot hide 0 0
want  stock 0 hide 1

rule  FO-CARD-138 FO-SM-25  not for others, and 5 is still a failure
game  odin 2 decks=abc
skip  turn
set   played 0 2 512  # 138c
set   ship_type 0 0 longship
do    0 occupy raiding
do    7 face 5
do    0 keep
want  stock 0 stone 1
want  stock 0 oil 0

rule  FO-CARD-139 FO-SM-25  the dearest special tile costs 1 less
game  odin 2 decks=abc
skip  turn
set   played 0 2 1024  # 139c
set   ship_type 0 0 longship
set   stock 0 stone 3
do    0 occupy pillaging-2
do    7 face 12
do    0 keep
do    0 loot english_crown 3 0
want  stock 0 english_crown 1

rule  FO-CARD-139 FO-SM-25  no other does
game  odin 2 decks=abc
skip  turn
set   played 0 2 1024  # 139c
set   ship_type 0 0 longship
do    0 occupy pillaging-2
do    7 face 12
do    0 keep
deny  0 loot round_shield 0 0 FO-RAID-03
do    0 loot chalice 0 0
want  stock 0 chalice 1

rule  FO-CARD-140  1 oil more for a successful Whaling
game  odin 2 decks=abc
skip  turn
set   played 0 2 2048  # 140a
set   dark 0 0
set   dark 1 0
set   dark 2 0
set   ship_type 0 0 whaler
do    0 occupy whaling-3
do    0 boats 0 1
do    7 face 2
do    0 keep
do    0 success 0 1
want  stock 0 oil 2

rule  FO-CARD-140  not for a failure
game  odin 2 decks=abc
skip  turn
set   played 0 2 2048  # 140a
set   dark 0 0
set   dark 1 0
set   dark 2 0
set   ship_type 0 0 whaler
do    0 occupy whaling-3
do    0 boats 0 1
do    7 face 2
do    0 keep
do    0 fail
do    0 recall 0
want  stock 0 oil 0

rule  FO-CARD-141  cabbage for one boat without wood
game  odin 2 decks=abc
skip  turn
set   played 0 2 4096  # 141c
set   dark 0 0
set   dark 1 0
set   dark 2 0
set   ship_type 0 0 whaler
do    0 occupy whaling-3
do    0 boats 0 1
do    7 face 2
do    0 keep
do    0 success 0 1
want  stock 0 cabbage 1

rule  FO-CARD-141  not when wood was spent
game  odin 2 decks=abc
skip  turn
set   played 0 2 4096  # 141c
set   stock 0 wood 1
set   dark 0 0
set   dark 1 0
set   dark 2 0
set   ship_type 0 0 whaler
do    0 occupy whaling-3
do    0 boats 0 1
do    7 face 2
do    0 keep
do    0 success 1 0
want  stock 0 cabbage 0

rule  FO-CARD-142  the one spear spent comes back
game  odin 2 decks=abc
skip  turn
set   played 0 2 8192  # 142b
set   dark 0 0
set   dark 1 0
set   dark 2 0
set   ship_type 0 0 whaler
do    0 occupy whaling-3
do    0 boats 0 1
do    7 face 2
do    0 keep
do    0 success 0 1
want  stock 0 spear 1

rule  FO-CARD-142  not of two
game  odin 2 decks=abc
skip  turn
set   played 0 2 8192  # 142b
set   stock 0 spear 2
set   dark 0 0
set   dark 1 0
set   dark 2 0
set   ship_type 0 0 whaler
do    0 occupy whaling-3
do    0 boats 0 1
do    7 face 3
do    0 keep
do    0 success 0 2
want  stock 0 spear 0

rule  FO-CARD-143  1 silver for a successful hunt
game  odin 2 decks=abc
skip  turn
set   played 0 2 16384  # 143b
do    0 occupy hunting-game-1
do    7 face 1
do    0 keep
do    0 success 0 1
want  stock 0 silver 1

rule  FO-CARD-143  not for a failure
game  odin 2 decks=abc
skip  turn
set   played 0 2 16384  # 143b
do    0 occupy hunting-game-1
do    7 face 1
do    0 keep
do    0 fail
want  stock 0 silver 0

rule  FO-CARD-144  skin and bones for 2 silver after a successful hunt
game  odin 2 decks=abc
skip  turn
set   played 0 2 32768  # 144b
set   stock 0 silver 2
do    0 occupy hunting-game-1
do    7 face 1
do    0 keep
do    0 success 0 1
do    0 react 144b 0
want  stock 0 skin_bones 1
want  stock 0 silver 0

rule  FO-CARD-144  not for 1
game  odin 2 decks=abc
skip  turn
set   played 0 2 32768  # 144b
set   stock 0 silver 1
do    0 occupy hunting-game-1
do    7 face 1
do    0 keep
do    0 success 0 1
want  ask after 0

rule  FO-CARD-145  an item before a hunt
game  odin 2 decks=abc
skip  turn
set   played 0 2 65536  # 145a
do    0 occupy hunting-game-1
do    0 react 145a 0
do    0 mountain m1 1
want  stock 0 wood 1
want  ask die

rule  FO-CARD-145  not before a snare
game  odin 2 decks=abc
skip  turn
set   played 0 2 65536  # 145a
do    0 occupy snare
want  ask die

rule  FO-CARD-146  snare rolls count 1 lower
game  odin 2 decks=abc
skip  turn
set   played 0 2 131072  # 146c
do    0 occupy snare
do    7 face 1
want  stock 0 fur 1

rule  FO-CARD-146  whaling rolls do not
game  odin 2 decks=abc
skip  turn
set   played 0 2 131072  # 146c
set   dark 0 0
set   dark 1 0
set   dark 2 0
set   ship_type 0 0 whaler
do    0 occupy whaling-3
do    0 boats 0 1
do    7 face 2
want  ask roll 0

rule  FO-CARD-147  a knarr stands in for a longship
game  odin 2 decks=abc
skip  turn
set   played 0 2 262144  # 147a
set   ship_type 0 0 knarr
do    0 occupy raiding
do    7 face 6
do    0 keep
do    0 loot rune_stone 0 0
want  stock 0 rune_stone 1

rule  FO-CARD-147  one for one: Plundering still needs two ships
game  odin 2 decks=abc
skip  turn
set   played 0 2 262144  # 147a
set   ship_type 0 0 knarr
deny  0 occupy plundering FO-SPC-N10

rule  FO-CARD-148  spices for 3 silver after a knarr was built
game  odin 2 decks=abc
skip  turn
set   played 0 2 524288  # 148c
set   stock 0 wood 2
set   stock 0 silver 3
do    0 occupy build-knarr
do    0 react 148c 0
want  stock 0 spices 1
want  stock 0 silver 0

rule  FO-CARD-148  not after buying one
game  odin 2 decks=abc
skip  turn
set   played 0 2 524288  # 148c
set   stock 0 silver 8
do    0 buy knarr
want  ask turn 0

rule  FO-CARD-149 FO-OCC-10  EX-G03 1 oil right before Overseas Trading, in time to be turned
game  odin 2 decks=abc
skip  turn
set   played 0 2 1048576  # 149a
set   ship_type 0 0 knarr
set   stock 0 silver 1
do    0 occupy overseas-1
want  stock 0 oil 1
do    0 trade oil
want  stock 0 rune_stone 1

rule  FO-CARD-149 FO-OCC-10  not with other spaces
game  odin 2 decks=abc
skip  turn
set   played 0 2 1048576  # 149a
do    0 occupy weekly-beans
want  stock 0 oil 0

rule  FO-CARD-150  one of two stockfish is game meat
game  odin 2 decks=abc
skip  turn
set   played 0 2 2097152  # 150c
set   stock 0 silver 1
do    0 occupy buy-stockfish
do    0 react 150c 0
want  stock 0 stockfish 1
want  stock 0 game_meat 1

rule  FO-CARD-150  one alone is not
game  odin 2 decks=abc
skip  turn
set   played 0 2 2097152  # 150c
do    0 occupy stockfish
want  ask turn 1

rule  FO-CARD-151  1 silver when a Viking comes back in phase 5
game  odin 2 decks=abc
skip  turn
set   played 0 2 4194304  # 151c
set   ship_type 0 0 longship
do    0 occupy pillaging-2
do    7 face 1
do    0 keep
do    0 recall 1
want  stock 0 silver 1

rule  FO-CARD-151  not when none does
game  odin 2 decks=abc
skip  turn
set   played 0 2 4194304  # 151c
set   ship_type 0 0 longship
do    0 occupy pillaging-2
do    7 face 1
do    0 keep
do    0 recall 0
want  stock 0 silver 0

rule  FO-CARD-152  one of three goods rises a second step
game  odin 2 decks=abc
skip  turn
set   played 0 2 8388608  # 152a
do    0 occupy upgrade-3
do    0 upgrade peas
do    0 stop
do    0 react_item 152a 0 0 mead
want  stock 0 oil 1

rule  FO-CARD-152  not one that was not upgraded, nor on a space with two
game  odin 2 decks=abc
skip  turn
set   played 0 2 8388608  # 152a
set   stock 0 milk 1
do    0 occupy upgrade-3
do    0 upgrade peas
do    0 stop
deny  0 react_item 152a 0 0 milk
do    0 stop
want  ask turn 1

rule  FO-CARD-153 FO-OCC-17  EX-G04 a fourth roll
game  odin 2 decks=abc
skip  turn
set   played 0 2 16777216  # 153a
do    0 occupy hunting-game-1
do    7 face 8
do    0 roll
do    7 face 8
do    0 roll
do    7 face 8
do    0 roll
do    7 face 1
do    0 success 0 1
want  stock 0 hide 1

rule  FO-CARD-153 FO-OCC-17  no fifth
game  odin 2 decks=abc
skip  turn
set   played 0 2 16777216  # 153a
set   stock 0 wood 9
do    0 occupy hunting-game-1
do    7 face 8
do    0 roll
do    7 face 8
do    0 roll
do    7 face 8
do    0 roll
do    7 face 8
want  ask settle 0

rule  FO-CARD-154  1 silver for an action that brings 2 wood
game  odin 2 decks=abc
skip  turn
set   played 0 2 33554432  # 154a
do    0 occupy wood-per-player
want  stock 0 silver 1

rule  FO-CARD-154  not for 1 wood
game  odin 2 decks=abc
skip  turn
set   played 0 2 33554432  # 154a
do    0 occupy mountain-2
do    0 mountain m1 1
want  stock 0 silver 0

rule  FO-CARD-155  wood for a stockfish where 2 wood came in
game  odin 2 decks=abc
skip  turn
set   played 0 2 67108864  # 155b
do    0 occupy wood-per-player
do    0 react 155b 0
want  stock 0 wood 1
want  stock 0 stockfish 1

rule  FO-CARD-155  not where 1 came in
game  odin 2 decks=abc
skip  turn
set   played 0 2 67108864  # 155b
do    0 occupy mountain-2
do    0 mountain m1 1
want  ask turn 1

rule  FO-CARD-156  1 silver for an action that brings stone
game  odin 2 decks=abc
skip  turn
set   played 0 2 134217728  # 156b
set   strip_taken m1 2
do    0 occupy mountain-2
do    0 mountain m1 1
want  stock 0 silver 1

rule  FO-CARD-156  not for wood
game  odin 2 decks=abc
skip  turn
set   played 0 2 134217728  # 156b
do    0 occupy mountain-2
do    0 mountain m1 2
want  stock 0 silver 0

rule  FO-CARD-157 FO-FEAST-16  skin and bones for a sheep that is served, pregnant or not
game  odin 2 decks=abc
skip  turn
set   played 0 2 268435456  # 157c
set   stock 0 sheep_pregnant 1
set   stage feast
set   turn 0
step  flow
do    0 serve sheep_pregnant horizontal
want  stock 0 skin_bones 1

rule  FO-CARD-157 FO-FEAST-16  not for other food
game  odin 2 decks=abc
skip  turn
set   played 0 2 268435456  # 157c
set   stage feast
set   turn 0
step  flow
do    0 serve mead vertical
want  stock 0 skin_bones 0

rule  FO-CARD-158 FO-FEAST-16  3 weapons and 1 silver for game meat that is served
game  odin 2 decks=abc
skip  turn
set   played 0 2 536870912  # 158a
set   stock 0 game_meat 1
set   stage feast
set   turn 0
step  flow
do    0 serve game_meat horizontal
do    7 weapon sword
do    7 weapon sword
do    7 weapon sword
want  stock 0 sword 3
want  stock 0 silver 1
do    0 serve silver horizontal
want  stock 0 silver 0

rule  FO-CARD-158 FO-FEAST-16  not for other food
game  odin 2 decks=abc
skip  turn
set   played 0 2 536870912  # 158a
set   stage feast
set   turn 0
step  flow
do    0 serve mead vertical
want  stock 0 silver 0
want  ask feast 0

rule  FO-CARD-159  a hunt after a Feast with game meat, at the table of its owner
game  odin 2 decks=abc
skip  turn
set   played 0 2 1073741824  # 159b
set   stock 0 game_meat 1
set   stage feast
set   turn 0
step  flow
do    0 serve game_meat horizontal
do    0 end_feast
do    0 react 159b 0
do    7 face 1
do    0 keep
do    0 success 0 1
want  stock 0 hide 1
want  stock 0 game_meat 1
want  ask feast 1

rule  FO-CARD-159  not after one without
game  odin 2 decks=abc
skip  turn
set   played 0 2 1073741824  # 159b
set   stock 0 game_meat 1
set   stage feast
set   turn 0
step  flow
do    0 end_feast
want  ask feast 1

rule  FO-CARD-160 FO-SM-26  1 silver at once for the promise to serve no mead
game  odin 2 decks=abc
skip  turn
set   played 0 2 2147483648  # 160a
set   stage feast
set   turn 0
step  flow
want  ask pledge 0
do    0 take
want  stock 0 silver 1
deny  0 serve mead vertical FO-SM-26
do    0 serve silver horizontal

rule  FO-CARD-160 FO-SM-26  or at the end, if none was served
game  odin 2 decks=abc
skip  turn
set   played 0 2 2147483648  # 160a
set   stage feast
set   turn 0
step  flow
do    0 skip
do    0 end_feast
want  stock 0 silver 1

rule  FO-CARD-160 FO-SM-26  not when mead was served
game  odin 2 decks=abc
skip  turn
set   played 0 2 2147483648  # 160a
set   stage feast
set   turn 0
step  flow
do    0 skip
do    0 serve mead vertical
do    0 end_feast
want  stock 0 silver 0
