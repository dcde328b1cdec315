# Cases at the edge of a rule, seldom met in play.

rule  FO-EMI-02 FO-SM-27 FO-SM-23  ships with different ore are told apart, of equal ones the first stands for all
game  odin 1 decks=none
skip  turn
set   stock 0 silver 9
set   ship_type 0 0 longship
set   ship_type 0 1 longship
set   ship_ore 0 1 2
set   ship_type 0 2 longship
do    0 occupy emigrate-2
want  ask emigrate 0
deny  0 emigrate 3 FO-EMI-02
deny  0 stop FO-EMI-02
deny  0 skip FO-SM-23
do    0 emigrate 1
want  emigrated 0 longship 1
want  ship_ore 0 0 0

rule  FO-SM-27 FO-SM-29  the third of three alike means the first
game  odin 1 decks=none
skip  turn
set   stock 0 silver 9
set   ship_type 0 0 longship
set   ship_type 0 1 longship
set   ship_ore 0 1 2
set   ship_type 0 2 longship
do    0 occupy emigrate-2
do    0 emigrate 2
want  emigrated 0 longship 1
want  ship_ore 0 0 2
want  ship_type 0 1 longship

rule  FO-EMI-01 FO-EMI-07  who has no silver left does not sail on the knarr he has just got
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 whaler
set   stock 0 silver 1
do    0 occupy boat-to-knarr-emigrate
do    0 take
want  ask emigrate 0
set   stock 0 silver 0
deny  0 emigrate 0 FO-EMI-01
do    0 skip
want  ship_type 0 0 knarr

rule  FO-CARD-106 FO-PH05-04 FO-PH05-03  fewer Vikings need a free space, too, and no fewer than that
game  odin 2 decks=abc
skip  turn
set   played 0 1 2199023255552  # 106b
set   ship_type 0 0 longship
set   ship_type 0 1 longship
set   ship_type 0 2 longship
set   space_vikings plundering 4
deny  0 fewer plundering 1 FO-PH05-04
set   space_vikings plundering 0
set   thing 0 2
deny  0 fewer plundering 1 FO-PH05-03
set   thing 0 3
do    0 fewer plundering 1
want  thing 0 0

rule  FO-CARD-105  no knarr without a berth for it
game  odin 2 decks=abc
skip  turn
set   played 0 1 1099511627776  # 105b
set   stock 0 wood 3
set   ship_type 0 0 knarr
set   ship_type 0 1 knarr
set   ship_type 0 2 knarr
set   ship_type 0 3 knarr
do    0 occupy build-whaler
want  ship_type 0 4 whaler
want  stock 0 wood 2

rule  FO-CARD-166  without the option: only spaces of the second column
game  odin 2 decks=abc
skip  turn
set   played 0 2 137438953472  # 166b
set   played 0 1 2199023255552  # 106b
set   ship_type 0 0 longship
set   ship_type 0 1 longship
set   ship_type 0 2 longship
set   ship_type 0 3 longship
set   twos 0 1
do    0 fewer plundering 2
deny  0 react 166b 0
want  stock 0 silver_hoard 1

rule  FO-CARD-169  option sower: by the appendix with flax, and grain beside it
game  odin 2 decks=abc,sower=appendix
skip  turn
set   played 0 2 1099511627776  # 169c
set   stock 0 flax 1
set   stock 0 grain 1
set   round 2
set   stage harvest
set   turn 0
step  flow
do    0 react_item 169c 0 1 grain
want  stock 0 grain 3
want  stock 0 flax 2

rule  FO-CARD-102  silk will do for the fur, and with neither the upgrade is what there is
game  odin 2 decks=abc
skip  turn
set   played 0 1 137438953472  # 102b
set   stock 0 silk 1
do    0 occupy mountain-1-upgrade-1
do    0 mountain m1 1
do    0 react_item 102b 0 1 silk
want  stock 0 fur 1
want  stock 0 silk 0

rule  FO-PH05-07 FO-ACT-02  a side that can no longer be paid is closed
game  odin 1 decks=none
skip  turn
set   stock 0 silver 1
do    0 occupy livestock-choice
want  ask side 0
set   stock 0 silver 0
deny  0 side cattle FO-PH05-07
do    0 side sheep
want  stock 0 sheep 1

rule  FO-ACT-06 FO-ACT-05  of a slash only what is there can be paid
game  odin 1 decks=none
skip  turn
set   stock 0 wood 1
set   stock 0 ore 1
do    0 occupy chest
want  ask pay 0
set   stock 0 ore 0
deny  0 pay ore FO-ACT-06
do    0 pay wood
want  stock 0 chest 1

rule  FO-CARD-136 FO-DICE-05  the spending is answered by a spending
game  odin 2 decks=abc
skip  turn
set   played 0 2 128  # 136c
set   ship_type 0 0 longship
set   stock 0 stone 1
do    0 occupy pillaging-2
do    7 face 11
do    0 keep
do    0 pair rune_stone silverware
deny  0 keep FO-DICE-05
do    0 spend 1 0 0
want  stock 0 silverware 1

rule  FO-CARD-78 FO-UPG-02  option flip_animals: sheep and cattle are turned, either way
game  odin 2 decks=abc,flip_animals=yes
skip  turn
set   ship_type 0 0 knarr
set   ship_type 0 1 knarr
set   ship_type 0 2 knarr
set   stock 0 sheep 1
set   stock 0 cattle_pregnant 1
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 8192  # 78b
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 78b
do    0 react 78b 0
deny  0 keep FO-SM-20
do    0 upgrade sheep
do    0 upgrade cattle_pregnant
want  stock 0 sheep_pregnant 1
want  stock 0 cattle 1

rule  FO-CARD-70  the Cloakpin turned over, its long side along the edge of the board
game  odin 2 decks=abc
skip  turn
set   oval 32763
set   laid 1 4
set   cells 169 34
set   cells 156 34
set   cells 157 34
set   cells 158 34
set   cells 159 34
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 32  # 70b
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 70b
do    0 react 70b 0
want  stock 0 cloakpin 1
want  cells 157 87
want  cells 158 87
want  cells 159 23

rule  FO-CARD-52  with an empty hand there is nothing to play
game  odin 2 decks=abc
skip  turn
set   played 0 0 2251799813685248  # 52a
set   hand 0 0 0
set   hand_light 0 0
set   stock 0 silver 1
deny  0 use 52a 0

rule  FO-CARD-189 FO-END-09  the starting player, too, is paid once
game  odin 2 decks=abc
skip  turn
set   start 0
ask   card 7 0
do    7 card 189b
ask   play 0 1 1
do    0 play 189b
set   isle_owner a 0
set   isle_owner b 0
set   isle_owner c 0
set   stage scoring
step  flow
want  over
want  stock 0 silver 9

rule  FO-CARD-91  not without the silver that the card itself costs
game  odin 2 decks=abc
skip  turn
set   played 0 1 67108864  # 91c
set   space_owner weekly-beans 0
set   space_vikings weekly-beans 1
set   stock 0 silver 0
set   passed 3
set   stage actions
step  flow
deny  0 react_space 91c 0 0 buy-salt-meat

rule  FO-CARD-78 FO-UPG-02  option flip_animals: the other way round, too
game  odin 2 decks=abc,flip_animals=yes
skip  turn
set   ship_type 0 0 knarr
set   ship_type 0 1 knarr
set   ship_type 0 2 knarr
set   stock 0 sheep_pregnant 1
set   stock 0 cattle 1
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 1 8192  # 78b
set   hand_dark 0 1
ask   play 0 1 1
do    0 play 78b
do    0 react 78b 0
do    0 upgrade cattle
do    0 upgrade sheep_pregnant
want  stock 0 sheep 1
want  stock 0 cattle_pregnant 1
