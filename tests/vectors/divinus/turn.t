# Turns, main actions, resting and refilling (DV-TURN, DV-REST, DV-REFILL).

rule  DV-TURN-02 DV-TURN-03 DV-GACT-01  one main action, one god action, before or after
game  divinus 2 scenario=2
use   first-turn
set   god 0 Thor
set   level 0 1 0
set   level 0 2 0
set   level 0 3 1
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   one-die
set   die_up 0 d1 5
step  do_flow
do    0 act 3 1
do    0 swap 1 8
deny  0 act 3 1 DV-TURN-02
deny  0 end DV-TURN-02
do    0 explore 5 plain
do    0 place x0y0 r0
want  ask turn 1

rule  DV-TURN-03 DV-TURN-07 DV-TURN-08  the god action may come after the main action
game  divinus 2 scenario=2
use   first-turn
set   god 0 Thor
set   level 0 1 0
set   level 0 2 0
set   level 0 3 1
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   one-die
set   die_up 0 d1 5
step  do_flow
do    0 explore 5 plain
do    0 place x0y0 r0
want  ask turn 0
deny  0 rest DV-TURN-02
do    0 act 3 1
do    0 swap 1 8
want  ask turn 1

rule  DV-TURN-04  free effects do not count against the god action
game  divinus 2 scenario=2
use   first-turn
set   god 0 Hel
set   level 0 1 1
set   level 0 2 1
set   level 0 3 0
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
set   die_up 0 d1 1
set   die_at 0 d1 active
set   die_up 0 d2 1
set   die_at 0 d2 active
set   die_up 0 d3 1
set   die_at 0 d3 active
set   die_up 0 d4 4
set   die_at 0 d4 active
set   die_at 0 d5 used
set   die_at 0 d6 used
step  do_flow
do    0 free 1 1
do    0 tire d1
do    0 done
do    0 free 1 1
do    0 tire d2
do    0 done
do    0 act 2 1
deny  0 act 2 1

rule  DV-TURN-05 DV-SM-06  resting is always allowed; a player who can do nothing else rests
game  divinus 2 scenario=2
use   thor-and-loki
use   one-die
set   die_up 0 d1 6
set   die_up 1 d1 1
set   die_at 1 d1 active
set   die_at 1 d2 used
set   die_at 1 d3 used
set   die_at 1 d4 used
set   die_at 1 d5 used
set   die_at 1 d6 used
set   cell 6 none
set   die_at 1 d2 c6
step  do_flow
want  ask roll 7
want  main 2

rule  DV-TURN-05  rest with all dice active
game  divinus 2 scenario=2
use   thor-and-loki
set   die_up 0 d1 1
set   die_at 0 d1 active
set   die_up 0 d2 2
set   die_at 0 d2 active
set   die_up 0 d3 3
set   die_at 0 d3 active
set   die_up 0 d4 4
set   die_at 0 d4 active
set   die_up 0 d5 5
set   die_at 0 d5 active
set   die_up 0 d6 6
set   die_at 0 d6 active
step  do_flow
do    0 rest
want  ask roll 7

rule  DV-TURN-06 DV-FX-THOR-01 DV-FX-THOR-03  own triggers in own order, each once
game  divinus 2 scenario=2
use   first-turn
set   god 0 Thor
set   level 0 1 1
set   level 0 2 0
set   level 0 3 3
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   three-dice
set   die_up 0 d1 6
set   die_up 0 d2 4
set   die_up 0 d3 2
step  do_flow
do    0 explore 12 plain
do    0 place x0y0 r0
want  ask trigger 0
do    0 trigger 3 3
do    0 refresh d1
chance roll d1 3
do    0 done
want  ask refresh 0
do    0 done
want  ask turn 0

rule  DV-REST-01 DV-REST-02 DV-REST-03 DV-REFILL-01 DV-REFILL-04  all dice come back and are rolled, then the cell is filled
game  divinus 2 scenario=6
use   first-turn
set   god 0 Hel
set   level 0 1 0
set   level 0 2 0
set   level 0 3 0
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 2
set   die_up 0 d2 3
set   die_at 0 token used
set   cell 5 none
set   die_at 0 d3 c5
step  do_flow
do    0 rest
want  die_at 0 token active
want  die_at 0 d3 active
chance roll d1 6
chance roll d2 6
chance roll d3 6
chance roll d4 6
chance roll d5 6
want  cell 5 none
chance roll d6 5
want  ask draw 7
chance draw f07
want  cell 5 f07

rule  DV-REST-04 DV-FX-HEL-01  after the rest Hel sets up to two dice of the new roll
game  divinus 2 scenario=2
use   first-turn
set   god 0 Hel
set   level 0 1 3
set   level 0 2 0
set   level 0 3 0
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   one-die
set   die_up 0 d1 2
set   die_at 0 d2 active
set   die_at 0 d3 active
set   die_at 0 d4 active
set   die_at 0 d5 active
set   die_at 0 d6 active
step  do_flow
do    0 rest
chance roll d1 1
chance roll d2 2
chance roll d3 3
chance roll d4 4
chance roll d5 5
chance roll d6 6
want  ask set 0
do    0 set d1 6
deny  0 set d1 5 DV-DICE-04
do    0 set d2 6
want  die_up 0 d1 6
want  ask turn 1

rule  DV-REFILL-01  a cell with one die left stays empty; it is filled with the last one (DX-32)
game  divinus 2 scenario=2
use   thor-and-loki
use   one-die
set   die_up 0 d1 4
set   cell 9 none
set   die_at 0 d2 c9
set   die_at 0 d3 c9
step  do_flow
ask   refresh 0 0 2
do    0 refresh d2
chance roll d2 3
want  ask refresh 0
want  cell 9 none
do    0 refresh d3
chance roll d3 6
want  ask draw 7
chance draw r10
want  cell 9 r10

rule  DV-REFILL-02  cells 7-12 are filled from the second stack, in ascending order
game  divinus 2 scenario=2
use   thor-and-loki
use   one-die
set   die_up 0 d1 4
set   cell 9 none
set   cell 3 none
set   cell 12 none
step  do_flow
step  do_fill
deny  7 draw r10
chance draw f10
want  cell 3 f10
chance draw r10
want  cell 9 r10
chance draw r11
want  cell 12 r11

rule  DV-REFILL-03  an empty stack is replaced by the other one
game  divinus 2 scenario=2
use   thor-and-loki
use   one-die
set   die_up 0 d1 4
set   cell 3 none
set   bag F 0
step  do_flow
step  do_fill
chance draw r10
want  cell 3 r10

rule  DV-REFILL-03  with the switch the cell stays empty
game  divinus 2 scenario=2 refill_fallback=empty
use   thor-and-loki
use   one-die
set   die_up 0 d1 4
set   cell 3 none
set   bag F 0
step  do_flow
step  do_fill
want  cell 3 none
