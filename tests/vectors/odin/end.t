# Scoring and the solo game: FO-END, FO-SOLO; EX-F01 to EX-F15.

rule  FO-END-02 FO-EMI-08 FO-END-07  EX-F02 ships 16, emigrated 39
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 whaler
set   ship_type 0 1 knarr
set   ship_type 0 2 longship
set   emigrated 0 knarr 1
set   emigrated 0 longship 1
want  score 0 ships 16
want  score 0 emigration 39

rule  FO-END-02  EX-F03 animals: 4 + 3 + 3 + 4
game  odin 1 decks=none
skip  turn
set   stock 0 sheep 2
set   stock 0 sheep_pregnant 1
set   stock 0 cattle 1
set   stock 0 cattle_pregnant 1
want  score 0 animals 14

rule  FO-END-02 FO-BLD-01 FO-BLD-02 FO-BLD-03  EX-F04 EX-F05 buildings
game  odin 1 decks=none
skip  turn
set   shed_owner 0 0
set   stone_owner 0 0
set   long_owner 0 0
want  score 0 total -81
set   shed_wood 0 2
set   shed_stone 0 3
want  score 0 building_squares -25

rule  FO-END-03  EX-F06 silver in supply counts, silver on boards does not
game  odin 1 decks=none
skip  turn
set   stock 0 silver 10
do    0 place silver home 0
do    0 at 5 1
want  score 0 silver 9

rule  FO-END-02 FO-END-06  EX-F07 an empty home board: -86; income and bonus squares cost nothing
game  odin 1 decks=none
skip  turn
want  score 0 total -86

rule  FO-END-04  EX-F08 the English Crown counts 2, placed or not
game  odin 1 decks=none
skip  turn
set   oval 16383
set   stock 0 english_crown 1
want  score 0 crown 2
do    0 place english_crown home 0
do    0 at 0 0
want  score 0 crown 2

rule  FO-END-05  EX-F09 equal scores: both win
game  odin 3 decks=none
skip  turn
set   stock 0 silver 5
set   stock 1 silver 5
want  rank 0 1
want  rank 1 1
want  rank 2 3

rule  FO-OCC-07 FO-OCC-01 FO-END-02  EX-F10 the printed -1 of a played card counts, a card in hand does not
game  odin 1 decks=b
skip  light
do    7 card 100b
skip  turn
want  score 0 occupations 0
set   stock 0 stone 1
do    0 occupy play-occupation-paid
do    0 play 100b
want  score 0 occupations -1

rule  FO-END-08 FO-PLACE-08  EX-F11 touching green tiles cannot come about
game  odin 1 decks=none
skip  turn
set   stock 0 oil 3
do    0 place oil home 0
do    0 at 0 0
do    0 place oil home 0
deny  0 at 0 2 FO-PLACE-08
deny  0 at 1 1 FO-PLACE-08

rule  FO-END-01 FO-RND-02  the scores are computed after the last window
game  odin 1 decks=none
skip  turn
set   stage scoring
step  flow
want  over
want  told over

rule  FO-RULING-17 FO-END-07  the option counts the income once more
game  odin 1 final_income_extra=yes,decks=none
skip  turn
set   cover home_0 11 1
want  score 0 final_income 1
game  odin 1 decks=none
skip  turn
set   cover home_0 11 1
want  score 0 final_income 0

rule  FO-SOLO-01 FO-SOLO-02 FO-SOLO-05 FO-SOLO-06  EX-F12 EX-F14 solo, long: 5 and 5; rounds 1 to 3 have 6, 7, 8
game  odin 1 decks=none
want  thing 0 5
want  waiting 5
skip  turn
want  thing 0 6
want  colour 0
set   stage return
step  flow
skip  turn
want  round 2
want  colour 1
want  thing 0 7
want  waiting 6
set   stage return
step  flow
skip  turn
want  thing 0 8

rule  FO-SOLO-03 FO-SOLO-06  EX-F13 solo, short: 5 and 6
game  odin 1 length=short,decks=none
want  thing 0 5
want  waiting 6
skip  turn
want  thing 0 7
set   stage return
step  flow
skip  turn
want  thing 0 8

rule  FO-SOLO-04 FO-SOLO-07 FO-SOLO-08 FO-SOLO-09 FO-PH12-02 FO-SOLO-10  EX-F15 the colours take turns; those of the round before block
game  odin 1 decks=none
skip  turn
do    0 occupy mead
set   stage return
step  flow
skip  turn
want  round 2
want  space_vikings mead 2
want  waiting 4
deny  0 occupy mead FO-PH05-04
do    0 occupy weekly-beans
set   stage return
step  flow
skip  turn
want  round 3
want  space_vikings mead 0
want  space_vikings weekly-beans 1
want  thing 0 8
want  waiting 6
deny  0 occupy weekly-beans FO-PH05-04

rule  FO-SOLO-10 FO-RULING-26  Vikings that were not placed wait with their colour
game  odin 1 decks=none
skip  turn
set   stage return
step  flow
want  waiting 6

rule  FO-SOLO-11  no imitation, the only player begins
game  odin 1 decks=none
skip  turn
want  extension none
do    0 occupy stockfish
want  start 0

rule  FO-SOLO-12 FO-FEAST-01  the feast counts the active Vikings
game  odin 1 decks=none
skip  turn
set   stock 0 mead 0
set   stage return
step  flow
skip  turn
set   stage feast
step  flow
do    0 end_feast
want  penalties 0 7

rule  FO-SOLO-13 FO-SET-14  the starting card may be chosen
game  odin 1 decks=abc solo_card=choose
want  ask choose_card 0
deny  0 choose 1a FO-SOLO-13
do    0 choose 8a
want  hand_light 0 1
