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
