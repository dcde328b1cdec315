# From an empty table to the first turn (DV-SETUP, DV-BOARD).

rule  DV-SETUP-01 DV-SETUP-02 DV-SETUP-05 DV-SETUP-08 DV-COMP-01  2 players: tiles in play and dice (DX-01)
game  divinus 2 scenario=2
skip  turn
want  shown 0 stacks F left 17
want  shown 0 stacks R left 17
want  cell 1 f01
want  cell 6 f06
want  cell 7 r01
want  cell 12 r06
want  die_at 0 d6 active

rule  DV-SETUP-01 DV-SETUP-02 DV-SETUP-05 DV-SETUP-08 DV-COMP-01  3 players: tiles in play and dice (DX-01)
game  divinus 3 scenario=2
skip  turn
want  shown 0 stacks F left 25
want  shown 0 stacks R left 25
want  cell 1 f01
want  cell 6 f06
want  cell 7 r01
want  cell 12 r06
want  die_at 0 d5 active
want  die_at 0 d6 box

rule  DV-SETUP-01 DV-SETUP-02 DV-SETUP-05 DV-SETUP-08 DV-COMP-01  4 players: tiles in play and dice (DX-01)
game  divinus 4 scenario=2
skip  turn
want  shown 0 stacks F left 33
want  shown 0 stacks R left 33
want  cell 1 f01
want  cell 6 f06
want  cell 7 r01
want  cell 12 r06
want  die_at 0 d4 active
want  die_at 0 d5 box

rule  DV-SETUP-03 DV-SETUP-04 DV-RNG-01  the two families are separate; F feeds cells 1-6
game  divinus 2 scenario=2
skip  draw
deny  7 draw r01 DV-RNG-01
deny  7 draw f24 DV-RNG-01
chance draw f11
want  cell 1 f11
skip  turn
want  cell 7 r01

rule  DV-SETUP-06 DV-LOC-07  a tile with a location is not laid at the start, and goes back
game  divinus 2 scenario=2 legacy=campaign
chance bring-tile f01
chance bring-slot 2 L01
chance brought
chance begin
skip  draw
chance draw f01
want  cell 1 none
chance draw f02
want  cell 1 f02
skip  turn
want  shown 0 stacks F left 17

rule  DV-SETUP-07 DV-CAMP-02  no god twice
game  divinus 2 scenario=1
want  ask picker 7
chance picker 1
do    1 god Hel
chance picker 0
deny  0 god Hel DV-SETUP-07
do    0 god Freya
want  god 0 Freya
want  god 1 Hel

rule  DV-SETUP-09 DV-DICE-10  dice that differ are chosen; the one in the box is out of reach
game  divinus 3 scenario=2 legacy=campaign
chance bring-die 0 d1
chance bring-face 6 DS01
chance brought
chance begin
skip  dice
deny  0 keep d1+d2+d3+d4 DV-SETUP-08
do    0 keep d2+d3+d4+d5+d6
want  die_at 0 d1 box
skip  turn
set   die_at 0 d2 used
ask   refresh 0 0 1
deny  0 refresh d1 DV-DICE-04
do    0 refresh d2

rule  DV-SETUP-10 DV-RNG-02  all dice in play are rolled, in order of players and dice
game  divinus 2 scenario=2
skip  roll
deny  7 roll d2 1 DV-RNG-02
chance roll d1 4
want  told rolled 1 d1 4
chance roll d2 2
want  die_up 1 d2 2

rule  DV-SETUP-11  opening sums 14, 9, 14, 20: the lowest begins, the tied roll again (DX-02)
game  divinus 4 scenario=1
chance picker 0
do    0 god Thor
chance picker 1
do    1 god Loki
chance picker 2
do    2 god Hel
chance picker 3
want  god 3 Freya
skip  roll
chance roll d1 2
chance roll d2 4
chance roll d3 4
chance roll d4 4
chance roll d1 1
chance roll d2 2
chance roll d3 3
chance roll d4 3
chance roll d1 5
chance roll d2 5
chance roll d3 2
chance roll d4 2
chance roll d1 5
chance roll d2 5
chance roll d3 5
chance roll d4 5
want  ask roll 7
chance roll d1 6
chance roll d2 6
chance roll d3 6
chance roll d4 6
chance roll d1 1
chance roll d2 1
chance roll d3 1
chance roll d4 1
want  order 0 1
want  order 1 2
want  order 2 0
want  order 3 3
want  ask story 1
want  die_up 0 d1 6

rule  DV-SETUP-12 DV-C-06 DV-TURN-01  from scenario 2 the least honour begins; ties: fewer titles, then the reverse order
game  divinus 4 scenario=3 legacy=campaign
chance bring-player 0
chance bring-honour 5
chance bring-god Thor
chance brought
chance bring-player 1
chance bring-honour 2
chance bring-title t01
chance bring-god Loki
chance brought
chance bring-player 2
chance bring-honour 2
chance bring-god Hel
chance brought
chance bring-player 3
chance bring-honour 5
chance bring-place 3
chance bring-god Freya
chance brought
chance begin
want  order 0 2
want  order 1 1
want  order 2 3
want  order 3 0

rule  DV-SETUP-13 DV-C-04 DV-XP-01  a fresh group: plain dice, 3 XP, no title
game  divinus 2 scenario=1
want  face 0 d1 1 1
want  face 1 d6 6 6
want  xp 0 3
want  xp 1 3
want  titles 0 0

rule  DV-SETUP-14 DV-C-09 DV-LANG-12  setup abyss first, highest cells first, then the monster (DX-36)
game  divinus 2 scenario=7 legacy=campaign
chance bring-flag wolf_free
chance bring-flag baldr_falls
chance bring-flag horn_blown
chance begin
skip  draw
chance draw f01
chance draw f02
chance draw f05
chance draw f08
chance draw f09
chance draw f10
chance draw r01
chance draw r02
chance draw r04
chance draw r03
chance draw r11
chance draw r09
skip  turn
want  abyss r09 2
want  abyss r11 2
want  abyss r04 0
want  beast_at fenrir 3

rule  DV-SETUP-15 DV-QUEST-01  two god cards and four quests
game  divinus 2 scenario=2
skip  turn
want  card 0 g03
want  card 1 g04
want  quest_n 4
want  quest 0 q201
want  quest 3 q204

rule  DV-SETUP-16 DV-C-05 DV-XP-02  order of a setup: gods, story, experience, tiles, roll, turn
game  divinus 3 scenario=3
want  ask picker
skip  story
skip  spend
skip  draw
skip  roll
skip  turn
deny  2 unlock 1

rule  DV-SETUP-17  all starts fresh
game  divinus 2 scenario=6 legacy=campaign
chance bring-player 0
chance bring-title t02
chance bring-god Hel
chance brought
chance begin
skip  turn
want  laid 0 0
want  laid 1 0
want  ready 0 2
want  mark norns 0 0
want  die_at 0 token active
want  hammer none

rule  DV-BOARD-01 DV-BOARD-04 DV-LANG-04 DV-MARKET-01  side-adjacent cells: 1 and 4 are, 1 and 5 are not
game  divinus 2 scenario=2
use   thor-and-loki
use   one-die
set   die_up 0 d1 3
set   face 0 d1 3 DS16
step  do_flow
do    0 symbol d1
want  ask swap 0
deny  0 swap 1 5 DV-LANG-04
deny  0 swap 3 4 DV-LANG-04
do    0 swap 1 4
want  cell 1 f04
want  cell 4 f01

rule  DV-BOARD-02 DV-EXPLORE-01  a cell costs its number
game  divinus 2 scenario=2
use   thor-and-loki
use   one-die
set   die_up 0 d1 5
step  do_flow
deny  0 explore 4 plain DV-EXPLORE-02
deny  0 explore 6 plain DV-EXPLORE-02
do    0 explore 5 plain
want  told explored 0 f05

rule  DV-BOARD-03 DV-DICE-02 DV-DICE-01 DV-DICE-03 DV-EXPLORE-05  dice of an exploration lie in the cell, dice of an effect in the used-dice area
game  divinus 2 scenario=2
use   first-turn
set   god 0 Hel
set   level 0 1 1
set   level 0 2 0
set   level 0 3 0
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   three-dice
set   die_up 0 d1 4
set   die_up 0 d2 1
set   die_up 0 d3 6
step  do_flow
do    0 free 1 1
want  die_at 0 d2 used
do    0 reroll d3
chance roll d3 3
do    0 explore 4 plain
do    0 place x0y0 r0
want  die_at 0 d1 c4
want  die_at 0 d2 used
want  cell 4 none
