# Values of dice and what is done with them (DV-DICE, DV-POWER, DV-DSTK).

rule  DV-DICE-04  set turns to an own face, refresh rolls, reactivate chooses, reroll keeps it active
game  divinus 2 scenario=2
use   thor-and-loki
use   two-dice
set   die_up 0 d1 4
set   die_up 0 d2 2
step  do_flow
ask   react 0 0 1
deny  0 react d1 3 DV-DICE-04
do    0 react d3 5
want  die_at 0 d3 active
want  die_up 0 d3 5

rule  DV-DICE-04 DV-DICE-06  up to n: none is allowed
game  divinus 2 scenario=2
use   thor-and-loki
use   two-dice
set   die_up 0 d1 4
set   die_up 0 d2 2
step  do_flow
ask   reroll 0 0 2
deny  0 reroll d3 DV-LANG-03
do    0 done
want  die_up 0 d1 4
want  ask turn 0

rule  DV-DICE-05  switch keep: a reactivated die keeps its face
game  divinus 2 scenario=2 reactivate_mode=keep
use   thor-and-loki
use   two-dice
set   die_up 0 d1 4
set   die_up 0 d2 2
set   die_up 0 d3 3
step  do_flow
ask   react 0 0 1
deny  0 react d3 5 DV-DICE-05
do    0 react d3 3
want  die_up 0 d3 3

rule  DV-DICE-07 DV-DSTK-04 DV-DSTK-03  a special symbol does not bring back its own die
game  divinus 2 scenario=2
use   thor-and-loki
use   one-die
set   die_up 0 d1 4
set   face 0 d1 4 DS13
step  do_flow
deny  0 symbol none
do    0 symbol d1
want  die_at 0 d1 used
want  ask refresh 0
deny  0 refresh d1 DV-DICE-07
do    0 refresh d2
chance roll d2 5
want  die_at 0 d2 active

rule  DV-DICE-08 DV-POWER-01 DV-DSTK-01  a special symbol counts as the god power value: Thor pays 12 and 8 with it and a 2 (DX-05)
game  divinus 2 scenario=2
use   thor-and-loki
use   two-dice
set   die_up 0 d1 4
set   die_up 0 d2 2
set   face 0 d1 4 DS13
step  do_flow
do    0 explore 12 plain
want  ask place 0

rule  DV-DICE-08 DV-POWER-01  10 - 2 = 8; the symbol has no value of its own
game  divinus 2 scenario=2
use   thor-and-loki
use   two-dice
set   die_up 0 d1 4
set   die_up 0 d2 2
set   face 0 d1 4 DS13
step  do_flow
deny  0 explore 4 plain DV-EXPLORE-02
deny  0 explore 6 plain DV-EXPLORE-02
do    0 explore 8 plain
want  pay_value d1 10
want  ask place 0

rule  DV-POWER-01  Loki 7, Hel 1 or 5, Freya 2 or 6
game  divinus 4 scenario=2
skip  turn
set   order 0 0
set   order 1 1
set   order 2 2
set   order 3 3
set   turn 0
set   god 0 Thor
set   level 0 1 0
set   level 0 2 0
set   level 0 3 0
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
set   god 2 Hel
set   level 2 1 0
set   level 2 2 0
set   level 2 3 0
set   god 3 Freya
set   level 3 1 0
set   level 3 2 0
set   level 3 3 0
set   die_up 0 d1 4
set   die_at 0 d1 active
set   die_at 0 d2 used
set   die_at 0 d3 used
set   die_at 0 d4 used
set   die_up 1 d1 4
set   die_at 1 d1 active
set   die_at 1 d2 used
set   die_at 1 d3 used
set   die_at 1 d4 used
set   die_up 2 d1 4
set   die_at 2 d1 active
set   die_at 2 d2 used
set   die_at 2 d3 used
set   die_at 2 d4 used
set   die_up 3 d1 4
set   die_at 3 d1 active
set   die_at 3 d2 used
set   die_at 3 d3 used
set   die_at 3 d4 used
set   face 0 d1 4 DS13
set   face 1 d1 4 DS13
set   face 2 d1 4 DS13
set   face 3 d1 4 DS13
set   turn 1
step  do_flow
deny  1 explore 5 plain DV-EXPLORE-02
do    1 explore 7 plain
deny  1 place x0y0 none
do    1 place x0y0 r0
do    2 explore 5 plain
do    2 place x0y0 r0
deny  3 explore 1 plain DV-EXPLORE-02
do    3 explore 6 plain

rule  DV-POWER-02 DV-DSTK-03  numbers and choice faces are no special symbols
game  divinus 2 scenario=2
use   thor-and-loki
use   two-dice
set   die_up 0 d1 4
set   die_up 0 d2 2
set   face 0 d1 4 DS07
set   face 0 d2 2 DS02
step  do_flow
deny  0 explore 10 plain DV-EXPLORE-02
deny  0 symbol d1 DV-DSTK-04
deny  0 explore 3 plain DV-EXPLORE-02
do    0 explore 9 plain
want  ask place 0

rule  DV-DICE-09 DV-FX-THOR-02  halving: 6 counts 3, 3 + 5 = 8; then not only even values (DX-07)
game  divinus 2 scenario=2
use   first-turn
set   god 0 Thor
set   level 0 1 0
set   level 0 2 1
set   level 0 3 0
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 6
set   die_up 0 d2 5
step  do_flow
do    0 explore 8 plain
want  pay_value d1 3
want  ask place 0

rule  DV-FX-THOR-02  once a turn at level 1; any dice at level 2
game  divinus 2 scenario=2
use   first-turn
set   god 0 Thor
set   level 0 1 0
set   level 0 2 1
set   level 0 3 0
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 6
set   die_up 0 d2 4
step  do_flow
deny  0 explore 5 plain DV-EXPLORE-02
do    0 explore 7 plain

rule  DV-FX-THOR-02 DV-XP-05  level 2: both dice count half
game  divinus 2 scenario=2
use   first-turn
set   god 0 Thor
set   level 0 1 0
set   level 0 2 2
set   level 0 3 0
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 6
set   die_up 0 d2 4
step  do_flow
do    0 explore 5 plain
want  pay_value d1 3
want  pay_value d2 2
want  ask place 0

rule  DV-FX-THOR-02  level 3: only even values, one tile may be moved
game  divinus 2 scenario=2
use   first-turn
set   god 0 Thor
set   level 0 1 0
set   level 0 2 3
set   level 0 3 0
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 6
set   die_up 0 d2 4
set   map 0 x0y0 f02
set   rot 0 x0y0 r3
set   laid 0 1
set   taken 0 134217728
set   first 0 x0y0
set   anchors 0 61440
step  do_flow
do    0 explore 2 plain
do    0 use d1 6 plus
do    0 place x0y1 r1
want  ask lift 0
do    0 lift x0y1
want  ask relay 0

rule  DV-DICE-12 DV-DSTK-08  a twin takes the value of another die, never alone
game  divinus 2 scenario=2
use   first-turn
set   god 0 Freya
set   level 0 1 0
set   level 0 2 0
set   level 0 3 0
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 4
set   die_up 0 d2 4
set   face 0 d1 4 DS20
step  do_flow
deny  0 explore 3 plain DV-EXPLORE-02
deny  0 explore 12 plain DV-EXPLORE-02
do    0 explore 8 plain
want  ask place 0
want  pay_value d1 4
want  pay_value d2 4

rule  DV-DICE-12 DV-FX-LOKI-04  Loki: a die of value 7 as 1-6, once
game  divinus 2 scenario=2
use   first-turn
set   god 0 Loki
set   level 0 1 3
set   level 0 2 0
set   level 0 3 0
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 4
set   die_up 0 d2 4
set   face 0 d1 4 DS01
set   face 0 d2 4 DS13
step  do_flow
do    0 explore 4 plain
do    0 use d1 3 minus
want  pay_value d2 7
want  ask place 0

rule  DV-DICE-13 DV-DSTK-04  each die once a turn for a special effect (DX-37)
game  divinus 2 scenario=2
use   thor-and-loki
use   two-dice
set   die_up 0 d1 1
set   die_up 0 d2 2
set   face 0 d1 1 DS13
set   face 0 d2 1 DS19
set   die_at 0 d2 used
set   die_at 0 d3 box
set   die_at 0 d4 box
set   die_at 0 d5 box
set   die_at 0 d6 box
step  do_flow
do    0 symbol d1
do    0 refresh d2
chance roll d2 1
do    0 symbol d2
do    0 react d1 1
want  die_at 0 d1 active
deny  0 symbol d1 DV-DICE-13
do    0 explore 10 plain
want  ask place 0

rule  DV-DICE-14 DV-FX-LOKI-10  total 7 by sums only; choice faces qualify
game  divinus 2 scenario=2
use   first-turn
set   god 0 Loki
set   level 0 1 0
set   level 0 2 0
set   level 0 3 3
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   three-dice
set   die_up 0 d1 6
set   die_up 0 d2 1
set   die_up 0 d3 2
set   face 0 d3 2 DS07
set   map 0 x0y0 f02
set   rot 0 x0y0 r3
set   map 0 x0y1 f06
set   rot 0 x0y1 r2
set   laid 0 2
set   taken 0 34493956096
set   first 0 x0y0
set   anchors 0 34952
step  do_flow
do    0 act 3 3
deny  0 use d1 6 minus
deny  0 use d1 6 none
do    0 use d1 6 plus
do    0 use d2 1 plus
do    0 lift x0y1

rule  DV-DICE-11 DV-FX-LOKI-01 DV-FX-LOKI-02 DV-GACT-06 DV-COMP-06  Bet on 4-5: 2 and 6 give nothing, 5 refreshes; the god action is spent (DX-08)
game  divinus 2 scenario=2
use   first-turn
set   god 0 Loki
set   level 0 1 1
set   level 0 2 0
set   level 0 3 0
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   one-die
set   die_up 0 d1 4
step  do_flow
do    0 act 1 1
do    0 bet high
chance cast 2
want  ask turn 0
deny  0 act 1 1 DV-TURN-02

rule  DV-FX-LOKI-01 DV-FX-LOKI-02  a 6 gives nothing, a 5 refreshes one die
game  divinus 2 scenario=2
use   first-turn
set   god 0 Loki
set   level 0 1 1
set   level 0 2 0
set   level 0 3 0
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   one-die
set   die_up 0 d1 4
step  do_flow
do    0 act 1 1
do    0 bet high
chance cast 6
want  ask turn 0

rule  DV-FX-LOKI-01 DV-FX-LOKI-02  a 5 refreshes one die
game  divinus 2 scenario=2
use   first-turn
set   god 0 Loki
set   level 0 1 1
set   level 0 2 0
set   level 0 3 0
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   one-die
set   die_up 0 d1 4
step  do_flow
do    0 act 1 1
do    0 bet high
chance cast 5
do    0 refresh d2
chance roll d2 6
want  die_at 0 d2 active
want  die_up 0 d2 6

rule  DV-FX-LOKI-02  Bet 2: reroll one, then set one
game  divinus 2 scenario=2
use   first-turn
set   god 0 Loki
set   level 0 1 2
set   level 0 2 0
set   level 0 3 0
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 4
set   die_up 0 d2 3
step  do_flow
do    0 act 1 2
do    0 bet low
chance cast 3
deny  0 reroll d1+d2 DV-LANG-03
do    0 reroll d1
chance roll d1 2
do    0 set d2 6
want  die_up 0 d2 6

rule  DV-FX-LOKI-03 DV-GACT-07  without level 1 there is no Bet
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
set   die_up 0 d1 4
set   die_up 0 d2 3
step  do_flow
deny  0 act 1 1 DV-GACT-01

rule  DV-DSTK-02 DV-DSTK-07  a sticker goes on any face, over an older one, or is left
game  divinus 2 scenario=2
use   thor-and-loki
use   one-die
set   die_up 0 d1 4
set   face 0 d3 6 DS01
step  do_flow
ask   forge 0 0 1
do    0 forge d3 6
want  face 0 d3 6 DS02

rule  DV-DSTK-07  left unplaced it is lost
game  divinus 2 scenario=2
use   thor-and-loki
use   one-die
set   die_up 0 d1 4
step  do_flow
ask   forge 0 0 1
do    0 done
want  face 0 d3 6 6

rule  DV-DICE-12 DV-FX-FREYA-02  Freya: a pair counts as one number 1-12, and as two dice (DX-06)
game  divinus 2 scenario=2
use   first-turn
set   god 0 Freya
set   level 0 1 0
set   level 0 2 3
set   level 0 3 0
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   three-dice
set   die_up 0 d1 3
set   die_up 0 d2 3
set   die_up 0 d3 1
step  do_flow
do    0 explore 12 plain
deny  0 pair d1 d2 12 none
do    0 pair d1 d2 12 plus
want  ask place 0
want  die_at 0 d2 c12

rule  DV-FX-FREYA-02  the pair as 11, and the 1
game  divinus 2 scenario=2
use   first-turn
set   god 0 Freya
set   level 0 1 0
set   level 0 2 3
set   level 0 3 0
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   three-dice
set   die_up 0 d1 3
set   die_up 0 d2 3
set   die_up 0 d3 1
step  do_flow
do    0 explore 12 plain
deny  0 pair d1 d3 12 plus
do    0 pair d1 d2 11 plus
want  ask place 0
want  die_at 0 d3 c12

rule  DV-EXPLORE-07 DV-EXPLORE-09  beside an answer stands what a cell costs and what the dice make of it
game  divinus 2 scenario=2
skip  turn
set   pay_cell 4
set   pay_how 0
set   pay_sum 2
want  remark 0 costs 12 explore 12 plain
want  remark 0 makes 8 use d1 6 plus
want  remark 0 below 4 use d1 6 minus
