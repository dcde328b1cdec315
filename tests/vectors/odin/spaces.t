# The 61 action spaces, FO-SPC; EX-C01 to EX-C12 and others.

rule  FO-SPC-01  EX-C06 2 wood: a shed
game  odin 1 decks=none
skip  turn
set   stock 0 wood 2
do    0 occupy build-shed
want  stock 0 wood 0
want  shed_owner 0 0
want  score 0 buildings 8
want  score 0 building_squares -6

rule  FO-SPC-02 FO-SHIP-02  1 wood: a whaling boat
game  odin 1 decks=none
skip  turn
set   stock 0 wood 1
do    0 occupy build-whaler
want  stock 0 wood 0
want  ship_type 0 0 whaler
want  score 0 ships 3

rule  FO-SPC-03 FO-SPC-21  Hunting Game in columns 1 and 2
game  odin 1 decks=none
skip  turn
do    0 occupy hunting-game-1
do    7 face 1
do    0 keep
do    0 success 0 1
want  stock 0 hide 1
want  stock 0 game_meat 1
want  thing 0 5
game  odin 1 decks=none
skip  turn
do    0 occupy hunting-game-2
do    7 face 1
do    0 keep
do    0 success 0 1
want  stock 0 hide 1
want  thing 0 4

rule  FO-SPC-04  1 stockfish
game  odin 1 decks=none
skip  turn
do    0 occupy stockfish
want  stock 0 stockfish 1

rule  FO-SPC-05 FO-SPC-06  2 stockfish for 1 silver, 2 salt meat for 2
game  odin 1 decks=none
skip  turn
set   stock 0 silver 3
do    0 occupy buy-stockfish
want  stock 0 silver 2
want  stock 0 stockfish 2
skip  turn
do    0 occupy buy-salt-meat
want  stock 0 silver 0
want  stock 0 salt_meat 2

rule  FO-SPC-07  beans and 1 silver
game  odin 1 decks=none
skip  turn
do    0 occupy weekly-beans
want  stock 0 beans 2
want  stock 0 silver 1

rule  FO-SPC-08 FO-SPC-N1  EX-C02 milk: 1, 2, 3, at most 3; pregnant ones count
game  odin 1 decks=none
skip  turn
deny  0 occupy milk FO-PH05-07
set   stock 0 cattle 1
do    0 occupy milk
want  stock 0 milk 1
game  odin 1 decks=none
skip  turn
set   stock 0 cattle 1
set   stock 0 cattle_pregnant 1
do    0 occupy milk
want  stock 0 milk 2
game  odin 1 decks=none
skip  turn
set   stock 0 cattle 5
do    0 occupy milk
want  stock 0 milk 3

rule  FO-SPC-10  stone: rune stone and 1 silver
game  odin 1 decks=none
skip  turn
set   stock 0 stone 1
do    0 occupy rune-stone
want  stock 0 stone 0
want  stock 0 rune_stone 1
want  stock 0 silver 1

rule  FO-SPC-11  2 from a strip
game  odin 1 decks=none
skip  turn
do    0 occupy mountain-2
deny  0 stop FO-SM-23
do    0 mountain m1 2
want  stock 0 wood 2

rule  FO-SPC-12 FO-SM-23  the stop is missing where nothing else could be used
game  odin 1 decks=none
skip  turn
set   stock 0 peas 0
set   stock 0 flax 0
set   stock 0 beans 0
set   stock 0 mead 0
do    0 occupy mountain-1-upgrade-1
deny  0 stop FO-SM-23
deny  0 mountain m1 2 FO-MTN-02
do    0 mountain m1 1
want  stock 0 wood 1

rule  FO-SPC-13  2 upgrades
game  odin 1 decks=none
skip  turn
do    0 occupy upgrade-2
do    0 upgrade peas
do    0 upgrade flax
want  stock 0 mead 2
want  stock 0 stockfish 1

rule  FO-SPC-14 FO-SPC-32  overseas trading with 1 and with 2 Vikings
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 knarr
set   stock 0 silver 2
set   stock 0 oil 2
do    0 occupy overseas-1
do    0 trade oil
want  stock 0 rune_stone 1
want  stock 0 silver 1
skip  turn
do    0 occupy overseas-2
do    0 trade oil
want  stock 0 rune_stone 2
want  stock 0 silver 0

rule  FO-SPC-15  raiding needs a longship
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 knarr
deny  0 occupy raiding FO-SPC-N10
set   ship_type 0 0 longship
do    0 occupy raiding
want  ask die

rule  FO-SPC-16  exploring Shetland or Faroe with any ship
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 whaler
do    0 occupy explore-1
deny  0 explore iceland FO-EXP-01
do    0 explore faroe
want  isle_owner b 0

rule  FO-SPC-17 FO-OCC-04 FO-RULING-22  a card and 1 silver; with an empty deck only the silver
game  odin 1 decks=abc
skip  turn
do    0 occupy draw-occupation
do    7 card 20a
want  hand_dark 0 1
want  stock 0 silver 1
game  odin 1 decks=none
skip  turn
do    0 occupy draw-occupation
want  stock 0 silver 1
want  hand_dark 0 0

rule  FO-SPC-18 FO-SPC-N5 FO-RULING-24  EX-C30 a card for stone or ore, and 1 silver
game  odin 1 decks=abc
skip  turn
set   stock 0 stone 1
set   stock 0 ore 1
do    0 occupy play-occupation-paid
do    0 pay stone
want  stock 0 silver 1
do    0 play 4c
want  hand_light 0 0
want  stock 0 stone 0
want  stock 0 ore 1
game  odin 1 decks=none
skip  turn
set   stock 0 stone 1
deny  0 occupy play-occupation-paid FO-SPC-N5

rule  FO-SPC-19 FO-SPC-37  EX-C07 1 stone: a stone house; 2 stone: a long house
game  odin 1 decks=none
skip  turn
set   stock 0 stone 3
do    0 occupy build-stone-house
want  stone_owner 0 0
want  stock 0 stone 2
skip  turn
do    0 occupy build-long-house
want  long_owner 0 0
want  stock 0 stone 0

rule  FO-SPC-20 FO-SPC-38 FO-SHIP-02  2 wood: a knarr; 2 wood: a longship
game  odin 1 decks=none
skip  turn
set   stock 0 wood 4
do    0 occupy build-knarr
want  ship_type 0 0 knarr
skip  turn
do    0 occupy build-longship
want  ship_type 0 1 longship
want  stock 0 wood 0

rule  FO-SPC-22  Laying a Snare
game  odin 1 decks=none
skip  turn
do    0 occupy snare
do    7 face 1
do    0 keep
do    0 success 0 1
want  stock 0 fur 1
want  stock 0 snare 1

rule  FO-SPC-23 FO-SPC-55  a sheep for 1 silver; sheep and cattle for 3
game  odin 1 decks=none
skip  turn
set   stock 0 silver 4
set   thing 0 8
do    0 occupy buy-sheep
want  stock 0 sheep 1
skip  turn
do    0 occupy buy-sheep-cattle
want  stock 0 sheep 2
want  stock 0 cattle 1
want  stock 0 silver 0

rule  FO-SPC-25 FO-SPC-41  weekly markets of columns 2 and 3
game  odin 1 decks=none
skip  turn
do    0 occupy weekly-flax
want  stock 0 flax 2
want  stock 0 stockfish 1
want  stock 0 silver 1
skip  turn
do    0 occupy weekly-fruits
want  stock 0 fruits 1
want  stock 0 oil 1
want  stock 0 salt_meat 1
want  stock 0 silver 2

rule  FO-SPC-26  2 mead and 2 silver
game  odin 1 decks=none
skip  turn
do    0 occupy mead
want  stock 0 mead 3
want  stock 0 silver 2

rule  FO-SPC-27  EX-C10 hide and linen: clothing and 2 silver
game  odin 1 decks=none
skip  turn
set   stock 0 hide 1
deny  0 occupy clothing FO-ACT-06
set   stock 0 linen 1
do    0 occupy clothing
want  stock 0 hide 0
want  stock 0 linen 0
want  stock 0 clothing 1
want  stock 0 silver 2

rule  FO-SPC-29 FO-SPC-N3  EX-C01 wood for each player, and 1 ore
game  odin 4 decks=none
skip  turn
do    0 occupy wood-per-player
want  stock 0 wood 4
want  stock 0 ore 1
game  odin 3 decks=none
skip  turn
do    0 occupy wood-per-player
want  stock 0 wood 3
game  odin 1 decks=none
skip  turn
do    0 occupy wood-per-player
want  stock 0 wood 1

rule  FO-SPC-30 FO-SPC-31  mountain 3 and upgrade 1; upgrade 3
game  odin 1 decks=none
skip  turn
do    0 occupy mountain-3-upgrade-1
do    0 mountain m1 3
want  stock 0 wood 2
want  stock 0 stone 1
do    0 upgrade peas
want  stock 0 mead 2
skip  turn
do    0 occupy upgrade-3
do    0 upgrade flax
do    0 upgrade beans
do    0 upgrade mead
want  stock 0 oil 1

rule  FO-SPC-33 FO-SPC-49  pillaging with 2 and with 3 Vikings
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 longship
do    0 occupy pillaging-2
do    7 face 12
do    0 keep
do    0 loot treasure_chest 0 0
want  stock 0 treasure_chest 1
skip  turn
do    0 occupy pillaging-3
do    7 face 9
do    0 keep
deny  0 loot jewelry 0 0 FO-RAID-03
do    0 loot spices 0 0
want  stock 0 spices 1

rule  FO-SPC-34 FO-SPC-50 FO-EXP-02 FO-EXP-03  EX-C34 the farther, the bigger the ship
game  odin 1 decks=none
skip  turn
set   thing 0 9
set   isle_face d newfoundland
set   ship_type 0 0 whaler
deny  0 occupy explore-2 FO-SPC-N10
set   ship_type 0 0 knarr
deny  0 occupy explore-3 FO-SPC-N10
do    0 occupy explore-2
deny  0 explore greenland FO-EXP-04
do    0 explore iceland
want  isle_owner c 0
set   ship_type 0 0 longship
skip  turn
do    0 occupy explore-3
do    0 explore newfoundland
want  isle_owner d 0

rule  FO-SPC-35 FO-SPC-51 FO-EMI-01  EX-C27 emigrating in round 5 costs 5 silver
game  odin 1 decks=none
skip  turn
set   round 5
set   thing 0 10
set   stock 0 silver 10
set   ship_type 0 0 knarr
set   ship_type 0 1 longship
do    0 occupy emigrate-2
do    0 emigrate 1
want  stock 0 silver 5
want  emigrated 0 longship 1
skip  turn
do    0 occupy emigrate-3
do    0 emigrate 0
want  stock 0 silver 0
want  score 0 emigration 39

rule  FO-SPC-36 FO-SPC-N6  up to two cards, one after the other
game  odin 1 decks=abc
skip  turn
do    0 occupy draw-occupation
do    7 card 5a
skip  turn
do    0 occupy play-occupations-2
do    0 play 4c
do    0 stop
want  hand_dark 0 1
want  hand_light 0 0
want  score 0 occupations 0
game  odin 1 decks=abc
skip  turn
do    0 occupy draw-occupation
do    7 card 5a
skip  turn
do    0 occupy play-occupations-2
do    0 play 5a
do    0 end_feast
do    0 play 4c
want  score 0 occupations 7
want  hand_dark 0 0

rule  FO-SPC-39 FO-WHALE-02  whaling with 1 to 3 boats
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 whaler
set   ship_type 0 1 whaler
do    0 occupy whaling-3
deny  0 boats 0 3 FO-WHALE-02
deny  0 boats 0 0 FO-WHALE-02
do    0 boats 0 2
want  die_ore 2

rule  FO-SPC-42  EX-C03 wool: 1, 2, 3, at most 3
game  odin 1 decks=none
skip  turn
set   stock 0 sheep 2
do    0 occupy wool
want  stock 0 wool 2
game  odin 1 decks=none
skip  turn
set   stock 0 sheep 3
set   stock 0 sheep_pregnant 1
do    0 occupy wool
want  stock 0 wool 3

rule  FO-SPC-43  EX-C11 an ore: jewelry or a forged tile
game  odin 1 decks=none
skip  turn
set   stock 0 ore 1
do    0 occupy forge
do    0 forge jewelry
want  stock 0 ore 0
want  stock 0 jewelry 1

rule  FO-SPC-44 FO-SPC-N9 FO-RULING-25  all four cubes or nothing
game  odin 1 decks=none
skip  turn
set   stock 0 stone 1
set   stock 0 wood 2
deny  0 occupy chests-and-runes FO-ACT-06
set   stock 0 stone 2
do    0 occupy chests-and-runes
want  stock 0 chest 2
want  stock 0 rune_stone 2
want  stock 0 wood 0
want  stock 0 stone 0

rule  FO-SPC-45  EX-C14 3 from one strip and 2 from another
game  odin 1 decks=none
skip  turn
set   strips_up 6
set   strip_taken m2 5
do    0 occupy mountain-3-2
do    0 mountain m3 3
do    0 mountain m2 2
want  stock 0 wood 3
want  stock 0 ore 1
want  stock 0 silver 2

rule  FO-SPC-46  upgrades may be left out, four weapons are drawn
game  odin 1 decks=none
skip  turn
do    0 occupy upgrade-3-weapons-4
do    0 stop
do    7 weapon bow
do    7 weapon sword
do    7 weapon sword
do    7 weapon spear
want  stock 0 bow 3
want  stock 0 sword 2
want  stock 0 spear 2

rule  FO-SPC-47  upgrade 4
game  odin 1 decks=none
skip  turn
do    0 occupy upgrade-4
do    0 upgrade peas
do    0 upgrade flax
do    0 upgrade beans
deny  0 upgrade peas FO-UPG-03
do    0 upgrade mead
want  stock 0 oil 1
want  stock 0 mead 1
want  stock 0 milk 1

rule  FO-SPC-48  a special sale needs a knarr
game  odin 1 decks=none
skip  turn
set   stock 0 silver 5
deny  0 occupy special-sale FO-SPC-N10
set   ship_type 0 0 knarr
do    0 occupy special-sale
deny  0 stop FO-SM-23
do    0 purchase belt
do    0 stop
want  stock 0 belt 1
want  stock 0 silver 3

rule  FO-SPC-53 FO-SPC-N8  EX-C08 stone house and longship, or long house and knarr
game  odin 1 decks=none
skip  turn
set   stock 0 stone 2
set   stock 0 wood 2
do    0 occupy build-house-and-ship
do    0 side stone_house_longship
want  stone_owner 0 0
want  ship_type 0 0 longship
game  odin 1 decks=none
skip  turn
set   stock 0 stone 2
set   stock 0 wood 2
do    0 occupy build-house-and-ship
do    0 side long_house_knarr
want  long_owner 0 0
want  ship_type 0 0 knarr

rule  FO-SPC-N8 FO-RULING-23  no stage for the ship: the house alone; no house either: not usable
game  odin 2 decks=none
skip  turn
set   stock 0 stone 2
set   stock 0 wood 2
set   ship_type 0 0 knarr
set   ship_type 0 1 knarr
set   ship_type 0 2 knarr
set   ship_type 0 3 knarr
set   stone_owner 0 1
set   stone_owner 1 1
set   stone_owner 2 1
do    0 occupy build-house-and-ship
want  long_owner 0 0
want  stock 0 wood 0
want  ship_type 0 4 none

rule  FO-SPC-54  whaling with exactly one boat
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 whaler
set   ship_type 0 1 whaler
set   ship_ore 0 1 1
do    0 occupy whaling-1
deny  0 boats 1 1 FO-WHALE-02
do    0 boats 1 0
want  die_ore 2

rule  FO-SPC-56 FO-SPC-N2  EX-C05 spices, silver, milk with cattle, no wool without sheep
game  odin 1 decks=none
skip  turn
set   stock 0 cattle 1
do    0 occupy weekly-spices
want  stock 0 spices 1
want  stock 0 silver 1
want  stock 0 milk 2
want  stock 0 wool 0
game  odin 1 decks=none
skip  turn
set   stock 0 sheep 1
do    0 occupy weekly-spices
want  stock 0 milk 0
want  stock 0 wool 1

rule  FO-SPC-57 FO-SPC-N4  EX-C12 4 silver, wool into robe, silverware into jewelry
game  odin 1 decks=none
skip  turn
set   stock 0 wool 2
set   stock 0 silverware 1
do    0 occupy master-crafting
want  stock 0 silver 4
do    0 take
do    0 take
want  stock 0 wool 1
want  stock 0 robe 1
want  stock 0 silverware 0
want  stock 0 jewelry 1
game  odin 1 decks=none
skip  turn
set   stock 0 wool 1
do    0 occupy master-crafting
do    0 skip
want  stock 0 silver 4
want  stock 0 wool 1

rule  FO-SPC-58 FO-UPG-05  EX-C20 4 from a strip; flax to hide and milk to chest
game  odin 1 decks=none
skip  turn
set   stock 0 milk 1
do    0 occupy mountain-4-double-2
do    0 mountain m1 4
do    0 upgrade flax
do    0 upgrade milk
want  stock 0 hide 1
want  stock 0 chest 1
want  stock 0 ore 1

rule  FO-SPC-59  2 each from four strips, or 3 double upgrades
game  odin 1 decks=none
skip  turn
set   strips_up 15
do    0 occupy mountain-2222-or-double-3
do    0 side mountains
do    0 mountain m1 2
deny  0 mountain m1 1 FO-MTN-03
do    0 mountain m2 2
do    0 mountain m3 1
do    0 stop
want  stock 0 wood 5
game  odin 1 decks=none
skip  turn
do    0 occupy mountain-2222-or-double-3
do    0 side upgrades
do    0 upgrade peas
do    0 upgrade flax
do    0 upgrade beans
want  stock 0 oil 1
want  stock 0 hide 1
want  stock 0 wool 1

rule  FO-SPC-60 FO-PLUN-01  EX-D16 two longships: a silver hoard without a roll
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 longship
deny  0 occupy plundering FO-SPC-N10
set   ship_type 0 1 longship
do    0 occupy plundering
want  stock 0 silver_hoard 1

rule  FO-SPC-61 FO-EMI-07 FO-SHIP-07  EX-C13 a boat for a knarr, its ore is lost; then a ship may emigrate
game  odin 1 decks=none
skip  turn
set   stock 0 silver 1
set   ship_type 0 0 whaler
set   ship_ore 0 0 1
do    0 occupy boat-to-knarr-emigrate
do    0 take
want  ship_type 0 0 knarr
want  ship_ore 0 0 0
want  stock 0 ore 0
do    0 emigrate 0
want  emigrated 0 knarr 1
want  stock 0 silver 0
