# More cases at the edge of a rule.

rule  DV-LANG-03 DV-DSTK-03  set to equal: a forged face counts with each of its numbers
game  divinus 2 scenario=2
skip  turn
set   order 0 0
set   order 1 1
set   turn 0
set   god 0 Thor
set   level 0 1 0
set   level 0 2 0
set   level 0 3 0
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
set   face 0 d1 3 DS07
set   face 0 d1 4 DS08
set   die_up 0 d1 2
set   die_at 0 d1 active
set   die_up 0 d2 6
set   die_at 0 d2 active
set   die_at 0 d3 used
set   die_at 0 d4 used
set   die_at 0 d5 used
set   die_at 0 d6 used
step  do_flow
ask   set 0 0 1 0 1
deny  0 set d1 4 DV-LANG-03
do    0 set d1 3
want  die_up 0 d1 3
