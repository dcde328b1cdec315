# The board and the stacks (DV-MARKET, DV-LANG-04).

rule  DV-MARKET-02 DV-MARKET-03 DV-FX-HEL-03  replace: the top tile comes, the old one goes under its own stack (DX-31)
game  divinus 2 scenario=2
use   first-turn
set   god 0 Hel
set   level 0 1 0
set   level 0 2 0
set   level 0 3 1
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 1
set   die_up 0 d2 3
step  do_flow
do    0 free 3 1
deny  0 replace 7 DV-MARKET-02
do    0 replace 4
chance draw f20
want  cell 4 f20
want  under F 0 f04
want  under_n F 1

rule  DV-MARKET-02  impossible if both stacks are empty
game  divinus 2 scenario=2
use   first-turn
set   god 0 Hel
set   level 0 1 0
set   level 0 2 0
set   level 0 3 1
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 1
set   die_up 0 d2 3
set   bag F 0
set   bag R 0
step  do_flow
deny  0 free 3 1 DV-TURN-04

rule  DV-MARKET-01 DV-FX-HEL-03  swap a tile of 1-6 with one of 7-12; the mask goes with its tile
game  divinus 2 scenario=6
use   first-turn
set   god 0 Hel
set   level 0 1 0
set   level 0 2 0
set   level 0 3 2
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 1
set   die_up 0 d2 3
set   beast norns 0
set   die_at 0 token used
set   mask 2
step  do_flow
do    0 free 3 2
deny  0 swap 1 2 DV-LANG-04
do    0 swap 2 9
want  cell 9 f02
want  cell 2 r03
want  mask 9

rule  DV-MARKET-04 DV-TOK-02  a tile reserved by Thor cannot be chosen or explored by others
game  divinus 2 scenario=5
use   first-turn
set   god 0 Hel
set   level 0 1 0
set   level 0 2 0
set   level 0 3 2
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 1
set   die_up 0 d2 3
set   hammer 3
step  do_flow
deny  0 explore 3 plain DV-TOK-02
do    0 free 3 2
deny  0 swap 3 9 DV-MARKET-04

rule  DV-MARKET-04 DV-RS-306  a tile under a monster token cannot be chosen, from scenario 3
game  divinus 2 scenario=3
use   first-turn
set   god 0 Hel
set   level 0 1 0
set   level 0 2 0
set   level 0 3 2
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 1
set   die_up 0 d2 3
set   beast_at fenrir 8
step  do_flow
do    0 free 3 2
deny  0 swap 3 9 DV-MARKET-04
do    0 swap 3 8

rule  DV-LANG-04 DV-HID-03 DV-HID-02  PEEK: secret, put back in any order; the others do not see it
game  divinus 2 scenario=6
use   thor-and-loki
use   two-dice
set   die_up 0 d1 1
set   die_up 0 d2 3
set   ready 0 1024
set   titles 0 1024
set   beast norns 0
step  do_flow
do    0 title t11
do    0 stack F
chance draw f20
chance draw f21
chance draw f22
do    0 arrange 312
want  top F 0 f22
want  top F 1 f20
want  shown 0 stacks F known f22
want  shown 1 stacks F known none

rule  DV-LANG-04  fewer tiles if there are fewer
game  divinus 2 scenario=6
use   thor-and-loki
use   two-dice
set   die_up 0 d1 1
set   die_up 0 d2 3
set   ready 0 1024
set   titles 0 1024
set   beast norns 0
set   bag F 3
step  do_flow
do    0 title t11
do    0 stack F
chance draw f02
chance draw f01
want  ask arrange 0
deny  0 arrange 312
do    0 arrange 213
want  top F 0 f01
