# Ships, arming, emigration: FO-SHIP, FO-EMI.

rule  FO-SHIP-01 FO-ANY-01  EX-C28 ships for 3, 5 and 8 silver
game  odin 1 decks=none
skip  turn
set   stock 0 silver 2
deny  0 buy whaler FO-SHIP-01
set   stock 0 silver 16
do    0 buy whaler
want  stock 0 silver 13
do    0 buy knarr
want  stock 0 silver 8
do    0 buy longship
want  ship_type 0 0 whaler
want  ship_type 0 1 knarr
want  ship_type 0 2 longship
want  stock 0 silver 0

rule  FO-SHIP-03 FO-RULING-15  EX-C29 no free landing stage, no ship
game  odin 1 decks=none
skip  turn
set   stock 0 silver 50
set   stock 0 wood 9
set   ship_type 0 0 knarr
set   ship_type 0 1 knarr
set   ship_type 0 2 longship
set   ship_type 0 3 longship
set   ship_type 0 4 whaler
deny  0 buy knarr FO-SHIP-03
deny  0 buy longship FO-SHIP-03
deny  0 occupy build-knarr FO-SHIP-03
do    0 occupy boat-to-knarr-emigrate
want  ask emigrate 0
deny  0 skip FO-SM-23
do    0 emigrate 0
want  emigrated 0 knarr 1
want  ship_type 0 0 knarr
want  ship_type 0 3 whaler

rule  FO-SHIP-04 FO-SHIP-05 FO-SHIP-06 FO-SM-05  room for ore: 1 on a boat, 3 on a longship, none on a knarr
game  odin 1 decks=none
skip  turn
set   stock 0 ore 9
set   ship_type 0 0 whaler
set   ship_type 0 1 knarr
set   ship_type 0 2 longship
do    0 arm 0
deny  0 arm 0 FO-SHIP-04
deny  0 arm 1 FO-SHIP-04
do    0 arm 2
do    0 arm 2
do    0 arm 2
deny  0 arm 2 FO-SHIP-04
want  stock 0 ore 5
want  ship_ore 0 2 3
deny  0 arm 3 FO-SM-27

rule  FO-SHIP-05 FO-ANY-03  no arming while an action is carried out
game  odin 1 decks=none
skip  turn
set   stock 0 ore 2
set   ship_type 0 0 longship
do    0 occupy pillaging-2
do    7 face 3
deny  0 arm 0 FO-DICE-02

rule  FO-SHIP-05  arming needs an ore
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 longship
deny  0 arm 0 FO-SHIP-05

rule  FO-SHIP-07 FO-SM-27  a ship that leaves takes no ore along; later ones move up
game  odin 1 decks=none
skip  turn
set   stock 0 silver 1
set   ship_type 0 0 longship
set   ship_ore 0 0 2
set   ship_type 0 1 whaler
set   ship_ore 0 1 1
do    0 occupy emigrate-2
do    0 emigrate 0
want  ship_type 0 0 whaler
want  ship_ore 0 0 1
want  ship_type 0 1 none
want  stock 0 ore 0

rule  FO-SHIP-08  ore on ships scores nothing
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 longship
set   ship_ore 0 0 3
want  score 0 total -78

rule  FO-EMI-01 FO-EMI-02 FO-EMI-04 FO-EMI-06 FO-EMI-08  an emigrated ship covers two squares for good and scores 18 or 21
game  odin 1 decks=none
skip  turn
set   stock 0 silver 1
set   ship_type 0 0 knarr
set   ship_type 0 1 whaler
do    0 occupy emigrate-2
deny  0 emigrate 1 FO-EMI-02
do    0 emigrate 0
want  score 0 emigration 18
want  thing 0 4
set   stage feast
set   stock 0 mead 0
set   stock 0 peas 0
set   stock 0 flax 0
set   stock 0 beans 0
step  flow
do    0 end_feast
want  penalties 0 4

rule  FO-EMI-05 FO-RULING-14  no place left: two squares without Viking and ship are needed
game  odin 1 decks=none
skip  turn
set   stock 0 silver 9
set   ship_type 0 0 knarr
set   emigrated 0 knarr 3
deny  0 occupy emigrate-2 FO-EMI-05
set   emigrated 0 knarr 2
do    0 occupy emigrate-2
do    0 emigrate 0
want  emigrated 0 knarr 3
game  odin 1 decks=none
skip  turn
set   round 2
set   stock 0 silver 9
set   ship_type 0 0 knarr
set   emigrated 0 knarr 3
deny  0 occupy emigrate-2 FO-EMI-05

rule  FO-EMI-07 FO-SM-23  exchange or emigration, at least one of the two
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 whaler
do    0 occupy boat-to-knarr-emigrate
deny  0 skip FO-SM-23
do    0 take
want  ship_type 0 0 knarr
game  odin 1 decks=none
skip  turn
set   stock 0 silver 1
set   ship_type 0 0 whaler
set   ship_type 0 1 knarr
do    0 occupy boat-to-knarr-emigrate
do    0 skip
do    0 emigrate 1
want  ship_type 0 0 whaler
want  emigrated 0 knarr 1

rule  FO-SM-27  of ships that are alike the first is meant
game  odin 1 decks=none
skip  turn
set   stock 0 silver 1
set   ship_type 0 0 knarr
set   ship_type 0 1 knarr
do    0 occupy emigrate-2
do    0 emigrate 1
want  emigrated 0 knarr 1
