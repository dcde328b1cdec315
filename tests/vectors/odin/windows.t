# Anytime actions and windows: FO-ANY, FO-SM.

rule  FO-ANY-01 FO-ANY-07 FO-SM-01 FO-SM-03  place, buy and arm on the own turn, as often as wanted
game  odin 2 decks=none
skip  turn
set   stock 0 silver 10
set   stock 0 ore 1
do    0 buy longship
do    0 arm 0
do    0 place silver home 0
do    0 at 0 0
want  ask turn 0
deny  1 buy whaler FO-SM-01

rule  FO-SM-01 FO-SM-06  after the action, if anything can be done
game  odin 2 decks=none
skip  turn
do    0 occupy weekly-beans
want  ask after 0
do    0 place silver home 0
do    0 at 0 0
want  ask turn 1

rule  FO-SM-06  a window with nothing to do is left by itself
game  odin 2 decks=none
skip  turn
do    0 occupy stockfish
want  ask turn 1

rule  FO-SM-02 FO-ANY-02  a player who passes may use anytime moves first
game  odin 2 decks=none
skip  turn
set   stock 0 silver 4
do    0 buy whaler
do    0 place silver home 0
do    0 at 0 0
do    0 pass
want  ask turn 1

rule  FO-SM-01 FO-ANY-03  before the income and before the bonus
game  odin 1 decks=none
skip  turn
set   stock 0 silver 1
set   stock 0 mead 0
do    0 pass
want  ask before_income 0
do    0 done
want  ask feast 0
do    0 end_feast
want  ask before_bonus 0
do    0 place silver home 0
do    0 at 0 0
want  ask strip

rule  FO-ANY-05 FO-ANY-06 FO-RULING-21  the last window: placing, but no ships
game  odin 1 decks=none
skip  turn
set   round 7
set   stock 0 silver 9
set   stock 0 ore 2
set   ship_type 0 0 longship
set   stage feast
step  flow
do    0 end_feast
want  ask final 0
deny  0 buy knarr FO-ANY-06
deny  0 arm 0 FO-ANY-06
do    0 place ore home 0
do    0 at 0 0
do    0 done
want  over
want  score 0 silver 9

rule  FO-SM-11  pieces, boards, squares: what is not owned is refused
game  odin 2 decks=none
skip  turn
set   stock 0 silver 1
set   isle_owner a 1
deny  0 place silver island_a 0 FO-SM-11
deny  0 place silver stone_house_1 0 FO-SM-11
deny  0 place silver shed_1 0 FO-SM-11
deny  0 at 0 0 FO-SM-01
do    0 place silver home 0
deny  0 done FO-SM-11
do    0 at 0 0

rule  FO-SM-10 FO-PH05-07  a space is offered only if one path through it has an effect
game  odin 1 decks=none
skip  turn
set   stock 0 stone 1
set   stock 0 peas 0
set   stock 0 beans 0
set   stock 0 flax 0
set   stock 0 mead 0
set   strips_up 0
deny  0 occupy mountain-1-upgrade-1 FO-PH05-07
deny  0 occupy mountain-2222-or-double-3 FO-PH05-07
deny  0 occupy boat-to-knarr-emigrate FO-PH05-07
deny  0 occupy build-house-and-ship FO-ACT-06

rule  FO-SM-21  the order of an occupation: Vikings, draw, action, window
game  odin 1 decks=abc
skip  turn
do    0 occupy weekly-fruits
want  thing 0 3
want  ask card
want  stock 0 fruits 0
do    7 card 5a
want  stock 0 fruits 1
want  ask after 0

rule  FO-SM-22 FO-RULING-28  nothing can be used any more when the action begins: it ends, the Vikings stay
game  odin 1 decks=abc
skip  turn
set   stock 0 silver 3
do    0 occupy buy-sheep-cattle
want  ask free_play 0
set   stock 0 silver 0
do    0 skip
want  stock 0 sheep 0
want  space_vikings buy-sheep-cattle 4
