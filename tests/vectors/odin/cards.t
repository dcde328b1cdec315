# The occupation system around the cards: FO-OCC, FO-INFO.

rule  FO-OCC-02 FO-OCC-01  a played card lies before its owner for the rest of the game
game  odin 2 decks=abc
skip  light
do    7 card 4c
skip  turn
set   stock 0 ore 1
do    0 occupy play-occupation-paid
deny  0 play 5a FO-OCC-05
do    0 play 4c
want  told plays 0 4c
want  played 0 0 8
want  hand 0 0 0

rule  FO-OCC-06 FO-RULING-22 FO-OUT-01  an empty deck gives nothing
game  odin 1 decks=abc
skip  turn
set   dark 0 0
set   dark 1 0
set   dark 2 0
do    0 occupy weekly-fruits
want  hand_dark 0 0
want  stock 0 fruits 1

rule  FO-OCC-06  a drawn card has left the deck
game  odin 2 decks=abc
skip  turn
do    0 occupy weekly-fruits
do    7 card 20a
do    0 done
do    1 occupy draw-occupation
deny  7 card 20a FO-OCC-06
do    7 card 22a

rule  FO-INFO-01 FO-INFO-05  a draw is told to its owner only
game  odin 2 decks=abc
skip  turn
do    0 occupy weekly-fruits
do    7 card 20a
want  told draws 0 20a
want  told drawn 0

rule  FO-SM-24  an empty hand ends the playing at once
game  odin 1 decks=abc
skip  turn
do    0 occupy play-occupations-2
do    0 play 4c
want  ask turn 0

rule  FO-OCC-05 FO-COL-03  up to four cards one after the other
game  odin 1 decks=abc
skip  turn
set   thing 0 12
do    0 occupy draw-occupation
do    7 card 20a
skip  turn
do    0 occupy play-occupations-4
do    7 card 22a
do    0 play 20a
do    0 stop
do    0 play 4c
do    0 play 22a
want  hand_dark 0 0
want  hand_light 0 0

rule  FO-COL-07  a card put down by an action brings no draw of its own
game  odin 1 decks=abc
skip  turn
do    0 occupy play-occupations-2
do    0 play 4c
want  hand_dark 0 0
