# Paying and exploring (DV-EXPLORE).

rule  DV-EXPLORE-02  dice 3 and 1 reach exactly 1, 2, 3 and 4 (EX-10)
game  divinus 2 scenario=2
use   thor-and-loki
use   two-dice
set   die_up 0 d1 3
set   die_up 0 d2 1
step  do_flow
deny  0 explore 5 plain DV-EXPLORE-02
deny  0 explore 6 plain DV-EXPLORE-02
deny  0 explore 7 plain DV-EXPLORE-02
do    0 explore 2 plain
want  pay_minus d2

rule  DV-EXPLORE-02  dice 3 and 1 reach 1 (EX-10)
game  divinus 2 scenario=2
use   thor-and-loki
use   two-dice
set   die_up 0 d1 3
set   die_up 0 d2 1
step  do_flow
do    0 explore 1 plain
want  main 1

rule  DV-EXPLORE-02  dice 3 and 1 reach 3 (EX-10)
game  divinus 2 scenario=2
use   thor-and-loki
use   two-dice
set   die_up 0 d1 3
set   die_up 0 d2 1
step  do_flow
do    0 explore 3 plain
want  main 1

rule  DV-EXPLORE-02  dice 3 and 1 reach 4 (EX-10)
game  divinus 2 scenario=2
use   thor-and-loki
use   two-dice
set   die_up 0 d1 3
set   die_up 0 d2 1
step  do_flow
do    0 explore 4 plain
want  main 1

rule  DV-EXPLORE-02 DV-EXPLORE-03  dice 2, 5, 6: not 10, not 12 (DX-03)
game  divinus 2 scenario=2
use   thor-and-loki
use   three-dice
set   die_up 0 d1 2
set   die_up 0 d2 5
set   die_up 0 d3 6
step  do_flow
deny  0 explore 10 plain DV-EXPLORE-02
deny  0 explore 12 plain DV-EXPLORE-02
do    0 explore 9 plain
want  pay_minus d1
want  ask place 0
want  die_at 0 d3 c9

rule  DV-EXPLORE-02  dice 2, 5, 6 reach 1 (DX-03)
game  divinus 2 scenario=2
use   thor-and-loki
use   three-dice
set   die_up 0 d1 2
set   die_up 0 d2 5
set   die_up 0 d3 6
step  do_flow
do    0 explore 1 plain
want  main 1

rule  DV-EXPLORE-02  dice 2, 5, 6 reach 2 (DX-03)
game  divinus 2 scenario=2
use   thor-and-loki
use   three-dice
set   die_up 0 d1 2
set   die_up 0 d2 5
set   die_up 0 d3 6
step  do_flow
do    0 explore 2 plain
want  main 1

rule  DV-EXPLORE-02  dice 2, 5, 6 reach 3 (DX-03)
game  divinus 2 scenario=2
use   thor-and-loki
use   three-dice
set   die_up 0 d1 2
set   die_up 0 d2 5
set   die_up 0 d3 6
step  do_flow
do    0 explore 3 plain
want  main 1

rule  DV-EXPLORE-02  dice 2, 5, 6 reach 4 (DX-03)
game  divinus 2 scenario=2
use   thor-and-loki
use   three-dice
set   die_up 0 d1 2
set   die_up 0 d2 5
set   die_up 0 d3 6
step  do_flow
do    0 explore 4 plain
want  main 1

rule  DV-EXPLORE-02  dice 2, 5, 6 reach 5 (DX-03)
game  divinus 2 scenario=2
use   thor-and-loki
use   three-dice
set   die_up 0 d1 2
set   die_up 0 d2 5
set   die_up 0 d3 6
step  do_flow
do    0 explore 5 plain
want  main 1

rule  DV-EXPLORE-02  dice 2, 5, 6 reach 6 (DX-03)
game  divinus 2 scenario=2
use   thor-and-loki
use   three-dice
set   die_up 0 d1 2
set   die_up 0 d2 5
set   die_up 0 d3 6
step  do_flow
do    0 explore 6 plain
want  main 1

rule  DV-EXPLORE-02  dice 2, 5, 6 reach 7 (DX-03)
game  divinus 2 scenario=2
use   thor-and-loki
use   three-dice
set   die_up 0 d1 2
set   die_up 0 d2 5
set   die_up 0 d3 6
step  do_flow
do    0 explore 7 plain
want  main 1

rule  DV-EXPLORE-02  dice 2, 5, 6 reach 8 (DX-03)
game  divinus 2 scenario=2
use   thor-and-loki
use   three-dice
set   die_up 0 d1 2
set   die_up 0 d2 5
set   die_up 0 d3 6
step  do_flow
do    0 explore 8 plain
want  main 1

rule  DV-EXPLORE-02  dice 2, 5, 6 reach 11 (DX-03)
game  divinus 2 scenario=2
use   thor-and-loki
use   three-dice
set   die_up 0 d1 2
set   die_up 0 d2 5
set   die_up 0 d3 6
step  do_flow
do    0 explore 11 plain
want  main 1

rule  DV-EXPLORE-02 DV-EXPLORE-03  cost 1 with 6 - 5 or with 5 + 2 - 6 (DX-03)
game  divinus 2 scenario=2
use   thor-and-loki
use   three-dice
set   die_up 0 d1 2
set   die_up 0 d2 5
set   die_up 0 d3 6
step  do_flow
do    0 explore 1 plain
deny  0 use d1 2 minus DV-EXPLORE-02
do    0 use d1 2 plus
want  ask place 0
want  die_at 0 d3 c1

rule  DV-EXPLORE-02  dice 4 and 4 reach 4 and 8 only (DX-04)
game  divinus 2 scenario=2
use   thor-and-loki
use   two-dice
set   die_up 0 d1 4
set   die_up 0 d2 4
step  do_flow
deny  0 explore 1 plain
deny  0 explore 2 plain
deny  0 explore 3 plain
deny  0 explore 6 plain
deny  0 explore 12 plain
do    0 explore 8 plain
want  ask place 0

rule  DV-EXPLORE-02  more dice than needed are allowed
game  divinus 2 scenario=2
use   thor-and-loki
use   three-dice
set   die_up 0 d1 4
set   die_up 0 d2 2
set   die_up 0 d3 2
step  do_flow
do    0 explore 4 plain
do    0 use d1 4 plus
do    0 use d2 2 plus
want  ask place 0
want  die_at 0 d3 c4

rule  DV-EXPLORE-04  a tile that fits nowhere cannot be explored
game  divinus 2 scenario=4
use   thor-and-loki
use   two-dice
set   die_up 0 d1 2
set   die_up 0 d2 4
step  do_flow
deny  0 explore 2 plain DV-EXPLORE-04
do    0 explore 4 plain

rule  DV-EXPLORE-06  a cell with dice in it has no tile
game  divinus 2 scenario=2
use   thor-and-loki
use   three-dice
set   die_up 0 d1 3
set   die_up 0 d2 3
set   die_up 0 d3 1
step  do_flow
do    0 explore 3 plain
do    0 use d1 3 plus
do    0 place x0y0 r0
want  cell 3 none
set   turn 0
set   main 0
set   phase 16
step  do_flow
deny  0 explore 3 plain DV-EXPLORE-06

rule  DV-EXPLORE-07 DV-LANG-06  COST effects shift the price, never below 1
game  divinus 2 scenario=2
use   first-turn
set   god 0 Loki
set   level 0 1 0
set   level 0 2 0
set   level 0 3 0
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 3
set   die_up 0 d2 4
set   face 0 d1 3 DS17
step  do_flow
deny  0 explore 5 plain DV-EXPLORE-02
do    0 symbol d1
do    0 explore 5 plain
want  ask place 0

rule  DV-EXPLORE-07 DV-LANG-06  never below 1: cell 1 with -1 still costs 1
game  divinus 2 scenario=2
use   thor-and-loki
use   two-dice
set   die_up 0 d1 3
set   die_up 0 d2 1
set   face 0 d1 3 DS17
step  do_flow
do    0 symbol d1
do    0 explore 1 plain
want  ask place 0

rule  DV-EXPLORE-08 DV-FX-THOR-01  Thor row 1 level 3: with three dice one more or one less
game  divinus 2 scenario=2
use   first-turn
set   god 0 Thor
set   level 0 1 3
set   level 0 2 0
set   level 0 3 0
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   three-dice
set   die_up 0 d1 6
set   die_up 0 d2 4
set   die_up 0 d3 3
step  do_flow
do    0 explore 12 plain
want  pay_sum 13
want  ask place 0

rule  DV-EXPLORE-08 DV-FX-THOR-01  with two dice the price stands
game  divinus 2 scenario=2
use   first-turn
set   god 0 Thor
set   level 0 1 3
set   level 0 2 0
set   level 0 3 0
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 6
set   die_up 0 d2 5
step  do_flow
deny  0 explore 12 plain DV-EXPLORE-02
do    0 explore 11 plain

rule  DV-EXPLORE-10  pay, take, place, quests, triggers
game  divinus 2 scenario=2
use   first-turn
set   god 0 Loki
set   level 0 1 0
set   level 0 2 2
set   level 0 3 0
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 4
set   die_up 0 d2 4
step  do_flow
do    0 explore 8 plain
want  cell 8 none
want  ask place 0
do    0 place x0y0 r0
want  ask refresh 0

rule  DV-EXPLORE-11 DV-FX-LOKI-06 DV-FX-LOKI-07 DV-SM-04  Luck 1: the revealed tile with any one die, no cell
game  divinus 2 scenario=2
use   first-turn
set   god 0 Loki
set   level 0 1 0
set   level 0 2 0
set   level 0 3 1
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 4
set   die_up 0 d2 2
step  do_flow
do    0 act 3 1
do    0 luck viking F
chance draw f07
want  told hit f07
want  luck F
do    0 lucky
deny  0 use d1 4 plus
do    0 use d1 0 plus
want  die_at 0 d1 used
do    0 place x0y0 r0
want  map 0 x0y0 f07
want  luck none

rule  DV-FX-LOKI-06 DV-FX-LOKI-09  a miss: the tile goes back on top, seen by all (DX-09)
game  divinus 2 scenario=2
use   first-turn
set   god 0 Loki
set   level 0 1 0
set   level 0 2 0
set   level 0 3 1
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 4
set   die_up 0 d2 2
step  do_flow
do    0 act 3 1
do    0 luck dwarf F
chance draw f09
want  told missed f09
want  luck none
want  shown 1 stacks F known f09
deny  0 lucky DV-FX-LOKI-07

rule  DV-FX-LOKI-07  the option lapses when the tile leaves the top
game  divinus 2 scenario=2
use   first-turn
set   god 0 Loki
set   level 0 1 0
set   level 0 2 0
set   level 0 3 1
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 4
set   die_up 0 d2 2
set   face 0 d2 2 DS15
step  do_flow
do    0 act 3 1
do    0 luck viking F
chance draw f07
do    0 symbol d2
do    0 replace 2
want  cell 2 f07
deny  0 lucky DV-FX-LOKI-07

rule  DV-FX-LOKI-08 DV-MARKET-03 DV-MARKET-05  Luck 2: exchange with a board tile, which goes under its own stack
game  divinus 2 scenario=2
use   first-turn
set   god 0 Loki
set   level 0 1 0
set   level 0 2 0
set   level 0 3 2
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 4
set   die_up 0 d2 2
step  do_flow
do    0 act 3 2
do    0 luck jotun F
chance draw f09
do    0 exchange 9
want  cell 9 f09
want  under R 0 r03

rule  DV-FX-LOKI-08 DV-FX-LOKI-09  Luck 2 is optional
game  divinus 2 scenario=2
use   first-turn
set   god 0 Loki
set   level 0 1 0
set   level 0 2 0
set   level 0 3 2
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 4
set   die_up 0 d2 2
step  do_flow
do    0 act 3 2
do    0 luck jotun F
chance draw f09
do    0 done
want  top F 0 f09

rule  DV-SM-01 DV-SM-02  payment and placing belong together: a payment is offered only if a place exists
game  divinus 2 scenario=2
use   thor-and-loki
use   two-dice
set   die_up 0 d1 2
set   die_up 0 d2 1
set   map 0 x0y0 f08
set   rot 0 x0y0 r2
set   laid 0 1
set   taken 0 134217728
set   first 0 x0y0
set   anchors 0 4096
set   cell 2 f06
set   cell 1 f05
step  do_flow
deny  0 explore 2 plain DV-EXPLORE-04

rule  DV-EXPLORE-02  the view lists the ways to pay: 3 - 1 for two, 3 + 1 for four, 3 alone for three
game  divinus 2 scenario=2
use   thor-and-loki
use   two-dice
set   die_up 0 d1 3
set   die_up 0 d2 1
step  do_flow
want  shown 0 payments 2 d1 3
want  shown 0 payments 2 d2 -1
want  shown 0 payments 3 d1 3
want  shown 0 payments 4 d2 1
