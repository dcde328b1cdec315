# The feast: FO-FEAST, FO-SM-17; EX-E01 to EX-E10, EX-C26.

rule  FO-FEAST-01 FO-FEAST-02  EX-E01 long game, round 4: 9 squares
game  odin 1 decks=none
skip  turn
set   round 4
set   stock 0 mead 0
set   stock 0 peas 0
set   stock 0 flax 0
set   stock 0 beans 0
set   stage feast
step  flow
want  told feasts 0 9
do    0 end_feast
want  penalties 0 9

rule  FO-EMI-02 FO-FEAST-01  EX-C26 with two ships emigrated: 5 squares
game  odin 1 decks=none
skip  turn
set   round 4
set   emigrated 0 knarr 1
set   emigrated 0 longship 1
set   stock 0 mead 0
set   stock 0 peas 0
set   stock 0 flax 0
set   stock 0 beans 0
set   stage feast
step  flow
do    0 end_feast
want  penalties 0 5

rule  FO-FEAST-09 FO-FEAST-11 FO-FEAST-05  EX-E02 one square left empty: one penalty, -3
game  odin 1 decks=none
skip  turn
set   stock 0 grain 1
set   stock 0 mead 1
set   stage feast
step  flow
do    0 serve grain horizontal
do    0 serve mead vertical
deny  0 serve beans horizontal FO-FEAST-05
do    0 end_feast
want  penalties 0 1
want  score 0 thing_penalties -3

rule  FO-FEAST-06 FO-FEAST-07 FO-DIFF-01  EX-E03 the second salt meat only upright
game  odin 1 decks=none
skip  turn
set   stock 0 salt_meat 2
set   stock 0 silver 1
set   stage feast
step  flow
do    0 serve salt_meat horizontal
deny  0 serve salt_meat vertical FO-FEAST-06
do    0 serve silver horizontal
deny  0 serve salt_meat horizontal FO-FEAST-05
do    0 serve salt_meat vertical
want  penalties 0 0
want  stock 0 salt_meat 0
game  odin 1 decks=none
skip  turn
set   round 4
set   stock 0 salt_meat 2
set   stock 0 silver 1
set   stage feast
step  flow
do    0 serve salt_meat horizontal
do    0 serve silver horizontal
deny  0 serve salt_meat horizontal FO-FEAST-07

rule  FO-FEAST-04 FO-FEAST-06 FO-FEAST-07  EX-E04 beans cover 2 each, not next to each other
game  odin 1 decks=none
skip  turn
set   stock 0 beans 3
set   stock 0 mead 1
set   stock 0 silver 0
set   stage feast
step  flow
do    0 serve beans horizontal
deny  0 serve beans vertical FO-FEAST-04
deny  0 serve beans horizontal FO-FEAST-06
do    0 serve mead vertical
do    0 serve beans horizontal
do    0 end_feast
want  penalties 0 1

rule  FO-FEAST-06 FO-FEAST-13  EX-E05 grain and mead lengthwise: fully served
game  odin 1 decks=none
skip  turn
set   stock 0 grain 1
set   stage feast
step  flow
do    0 serve grain horizontal
do    0 serve mead horizontal
want  penalties 0 0
want  ask strip

rule  FO-FEAST-06  EX-E06 peas next to flax: orange next to orange
game  odin 1 decks=none
skip  turn
set   stage feast
step  flow
do    0 serve peas horizontal
deny  0 serve flax vertical FO-FEAST-06

rule  FO-FEAST-06  EX-E07 peas, a silver, flax
game  odin 1 decks=none
skip  turn
set   stock 0 silver 1
set   stage feast
step  flow
do    0 serve peas horizontal
do    0 serve silver horizontal
do    0 serve flax horizontal
want  penalties 0 0

rule  FO-FEAST-03  EX-E08 no ore, nothing green on the table
game  odin 1 decks=none
skip  turn
set   stock 0 ore 1
set   stock 0 oil 1
set   stage feast
step  flow
deny  0 serve ore horizontal FO-FEAST-03
deny  0 serve oil horizontal FO-FEAST-03
deny  0 serve silver horizontal FO-ACT-06

rule  FO-FEAST-07 FO-FEAST-09 FO-SM-17  EX-E09 mead, gap, mead: 3 squares served, 3 penalties
game  odin 1 decks=none
skip  turn
set   stock 0 mead 3
set   stock 0 peas 0
set   stock 0 flax 0
set   stock 0 beans 0
set   stage feast
step  flow
do    0 serve mead horizontal
do    0 gap
deny  0 serve mead horizontal FO-FEAST-07
do    0 serve mead vertical
do    0 end_feast
want  penalties 0 3

rule  FO-FEAST-01  EX-E10 round 7 with six ships emigrated: nothing to serve
game  odin 2 decks=none
skip  turn
set   round 7
set   emigrated 0 knarr 6
set   stock 0 mead 0
set   stock 0 peas 0
set   stock 0 flax 0
set   stock 0 beans 0
set   stage feast
step  flow
want  ask feast 1
want  penalties 0 0

rule  FO-FEAST-08  plain and pregnant sheep are one type
game  odin 1 decks=none
skip  turn
set   round 7
set   stock 0 sheep 1
set   stock 0 sheep_pregnant 1
set   stock 0 silver 1
set   stage feast
step  flow
do    0 serve sheep_pregnant horizontal
do    0 serve silver horizontal
deny  0 serve sheep horizontal FO-FEAST-07
do    0 serve sheep vertical
do    0 end_feast
want  penalties 0 5
want  stock 0 sheep_pregnant 0

rule  FO-FEAST-10 FO-FEAST-14  what was served is gone; the next player's feast is not touched by it
game  odin 2 decks=none
skip  turn
set   stage feast
step  flow
do    0 serve flax horizontal
do    0 end_feast
want  stock 0 flax 0
want  table 0 none
want  ask feast 1
do    1 serve flax horizontal
do    1 end_feast
want  penalties 1 3

rule  FO-FEAST-13  widths: cabbage 3 or 2, fruits 3, cattle 4 or 3
game  odin 1 decks=none
skip  turn
set   round 7
set   stock 0 cabbage 1
set   stock 0 fruits 1
set   stock 0 cattle 1
set   stock 0 milk 1
set   stage feast
step  flow
do    0 serve cabbage vertical
want  table 1 cabbage
want  table 2 none
do    0 serve cattle vertical
want  table 4 cattle
do    0 serve fruits horizontal
want  table 7 fruits
do    0 serve milk horizontal
want  table 9 milk
deny  0 serve flax horizontal FO-FEAST-05

rule  FO-FEAST-05 FO-SM-17  no gap beyond the last square
game  odin 1 decks=none
skip  turn
set   stock 0 silver 6
set   stock 0 oil 1
set   stage feast
step  flow
do    0 serve silver horizontal
do    0 serve silver horizontal
do    0 serve silver horizontal
do    0 serve silver horizontal
do    0 serve silver horizontal
do    0 serve silver horizontal
want  ask feast 0
deny  0 gap FO-FEAST-05
do    0 end_feast
want  penalties 0 0
