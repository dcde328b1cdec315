# The player map: placing, anchors, moving, worlds (DV-MAP, DV-WORLD).

rule  DV-MAP-01 DV-MAP-13  4x4: 16 tiles finish a map; the last round begins (scenario 2)
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
set   map 0 x0y0 f02
set   rot 0 x0y0 r3
set   map 0 x1y0 f19
set   rot 0 x1y0 r1
set   map 0 x2y0 f31
set   rot 0 x2y0 r1
set   map 0 x3y0 f24
set   rot 0 x3y0 r0
set   map 0 x3y1 r21
set   rot 0 x3y1 r3
set   map 0 x3y2 f10
set   rot 0 x3y2 r2
set   map 0 x2y1 f29
set   rot 0 x2y1 r3
set   map 0 x2y2 f23
set   rot 0 x2y2 r3
set   map 0 x1y2 f06
set   rot 0 x1y2 r2
set   map 0 x1y1 f25
set   rot 0 x1y1 r1
set   map 0 x1y3 f04
set   rot 0 x1y3 r1
set   map 0 x2y3 f28
set   rot 0 x2y3 r2
set   map 0 x3y3 r19
set   rot 0 x3y3 r2
set   map 0 x0y3 r10
set   rot 0 x0y3 r0
set   map 0 x0y2 r30
set   rot 0 x0y2 r0
set   laid 0 15
set   taken 0 33909421650214912
set   first 0 x0y0
set   anchors 0 32768
set   cell 1 r12
step  do_flow
do    0 explore 1 plain
want  laid 0 16
want  last_round 1

rule  DV-MAP-01 DV-MAP-13 DV-MAP-07  scenario 8: the cut frame is finished with 12 tiles, a corner is never legal (DX-34)
game  divinus 2 scenario=8
use   first-turn
set   god 0 Hel
set   level 0 1 0
set   level 0 2 0
set   level 0 3 0
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   one-die
set   die_up 0 d1 1
set   map 0 x1y0 f19
set   rot 0 x1y0 r1
set   map 0 x2y0 f31
set   rot 0 x2y0 r1
set   map 0 x3y1 r21
set   rot 0 x3y1 r3
set   map 0 x3y2 f10
set   rot 0 x3y2 r2
set   map 0 x2y1 f29
set   rot 0 x2y1 r3
set   map 0 x2y2 f23
set   rot 0 x2y2 r3
set   map 0 x1y2 f06
set   rot 0 x1y2 r2
set   map 0 x1y1 f25
set   rot 0 x1y1 r1
set   map 0 x1y3 f04
set   rot 0 x1y3 r1
set   map 0 x2y3 f28
set   rot 0 x2y3 r2
set   map 0 x0y2 r30
set   rot 0 x0y2 r0
set   laid 0 11
set   taken 0 13643222119088128
set   first 0 x1y1
set   anchors 0 32768
set   beast nidhoggr 0
set   cell 1 r12
step  do_flow
ask   place 0
set   tile_now r12
deny  0 place x0y0 r1 DV-MAP-07
deny  0 place x3y0 r1 DV-MAP-07
do    0 place x0y1 r1
set   phase 22
step  do_flow
want  last_round 1
want  laid 0 12

rule  DV-MAP-02 DV-MAP-15  the first tile lies at (0,0); later ones touch an own tile side to side
game  divinus 2 scenario=2
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
step  do_flow
do    0 explore 1 plain
deny  0 place x1y0 r0 DV-MAP-02
do    0 place x0y0 r0
want  first 0 x0y0

rule  DV-MAP-02  not at a corner
game  divinus 2 scenario=2
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
set   map 0 x0y0 f02
set   rot 0 x0y0 r3
set   laid 0 1
set   taken 0 134217728
set   first 0 x0y0
set   anchors 0 24576
step  do_flow
do    0 explore 1 plain
deny  0 place x1y1 r0 DV-MAP-02

rule  DV-MAP-03 DV-MAP-04 DV-MAP-05  touching sides are equal; r quarter turns clockwise
game  divinus 2 scenario=2
use   thor-and-loki
use   one-die
set   die_up 0 d1 6
set   map 0 x0y0 f02
set   rot 0 x0y0 r3
set   laid 0 1
set   taken 0 134217728
set   first 0 x0y0
set   anchors 0 24576
step  do_flow
do    0 explore 6 plain
deny  0 place x0y1 r0 DV-MAP-03
do    0 place x0y1 r1
want  rot 0 x0y1 r1

rule  DV-MAP-06 DV-WORLD-02 DV-WORLD-03 DV-MAP-07  Thor: nothing beyond the side of the home world (EX-04)
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 2
set   beast fenrir 0
set   map 0 x0y0 f16
set   rot 0 x0y0 r0
set   laid 0 1
set   taken 0 134217728
set   first 0 x0y0
set   anchors 0 61440
set   cell 2 f29
step  do_flow
do    0 explore 2 plain
deny  0 place x0y-1 r0 DV-MAP-07
deny  0 place x0y-1 r1 DV-MAP-07
deny  0 place x0y-1 r2 DV-MAP-07
deny  0 place x0y-1 r3 DV-MAP-07
want  ask place 0

rule  DV-MAP-06 DV-WORLD-02 DV-WORLD-03 DV-MAP-07  Loki: nothing beyond the side of the home world (EX-04)
game  divinus 2 scenario=7
use   first-turn
set   god 0 Loki
set   level 0 1 0
set   level 0 2 0
set   level 0 3 0
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   one-die
set   die_up 0 d1 2
set   beast fenrir 0
set   map 0 x0y0 f16
set   rot 0 x0y0 r0
set   laid 0 1
set   taken 0 134217728
set   first 0 x0y0
set   anchors 0 34952
set   cell 2 f29
step  do_flow
do    0 explore 2 plain
deny  0 place x-1y0 r0 DV-MAP-07
deny  0 place x-1y0 r1 DV-MAP-07
deny  0 place x-1y0 r2 DV-MAP-07
deny  0 place x-1y0 r3 DV-MAP-07
want  ask place 0

rule  DV-MAP-06 DV-WORLD-02 DV-WORLD-03 DV-MAP-07  Freya: nothing beyond the side of the home world (EX-04)
game  divinus 2 scenario=7
use   first-turn
set   god 0 Freya
set   level 0 1 0
set   level 0 2 0
set   level 0 3 0
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   one-die
set   die_up 0 d1 2
set   beast fenrir 0
set   map 0 x0y0 f16
set   rot 0 x0y0 r0
set   laid 0 1
set   taken 0 134217728
set   first 0 x0y0
set   anchors 0 4369
set   cell 2 f29
step  do_flow
do    0 explore 2 plain
deny  0 place x1y0 r0 DV-MAP-07
deny  0 place x1y0 r1 DV-MAP-07
deny  0 place x1y0 r2 DV-MAP-07
deny  0 place x1y0 r3 DV-MAP-07
want  ask place 0

rule  DV-MAP-06 DV-WORLD-02 DV-WORLD-03 DV-MAP-07  Hel: nothing beyond the side of the home world (EX-04)
game  divinus 2 scenario=7
use   first-turn
set   god 0 Hel
set   level 0 1 0
set   level 0 2 0
set   level 0 3 0
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   one-die
set   die_up 0 d1 2
set   beast fenrir 0
set   map 0 x0y0 f16
set   rot 0 x0y0 r0
set   laid 0 1
set   taken 0 134217728
set   first 0 x0y0
set   anchors 0 15
set   cell 2 f29
step  do_flow
do    0 explore 2 plain
deny  0 place x0y1 r0 DV-MAP-07
deny  0 place x0y1 r1 DV-MAP-07
deny  0 place x0y1 r2 DV-MAP-07
deny  0 place x0y1 r3 DV-MAP-07
want  ask place 0

rule  DV-MAP-06  under MIDGARD all four sides are open
game  divinus 2 scenario=8
use   thor-and-loki
use   one-die
set   die_up 0 d1 2
set   beast nidhoggr 0
set   map 0 x0y0 f16
set   rot 0 x0y0 r0
set   laid 0 1
set   taken 0 134217728
set   first 0 x0y0
set   anchors 0 1632
set   cell 2 f29
step  do_flow
do    0 explore 2 plain
do    0 place x0y-1 r1
want  anchors 0 1632

rule  DV-MAP-07  a placement must leave an anchor; anchors are pinned down by tiles
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 2
set   beast fenrir 0
set   map 0 x0y0 f16
set   rot 0 x0y0 r0
set   map 0 x1y0 f29
set   rot 0 x1y0 r1
set   map 0 x2y0 f16
set   rot 0 x2y0 r0
set   laid 0 3
set   taken 0 939524096
set   first 0 x0y0
set   anchors 0 49152
set   cell 2 f29
step  do_flow
do    0 explore 2 plain
do    0 place x3y0 r1
want  anchors 0 32768

rule  DV-MAP-08  a world quest true under some anchors is completed only when claimed; the others are struck
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 2
set   beast fenrir 0
set   quest 0 q601
set   map 0 x0y0 f22
set   rot 0 x0y0 r0
set   map 0 x1y0 f23
set   rot 0 x1y0 r3
set   laid 0 2
set   taken 0 402653184
set   first 0 x0y0
set   anchors 0 24576
set   cell 2 f30
set   anchors 0 28672
step  do_flow
step  do_quests 0
want  quest_by 0 255

rule  DV-MAP-08 DV-QUEST-06  claiming strikes the anchors under which it is false
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 2
set   beast fenrir 0
set   quest 0 q601
set   map 0 x0y0 f22
set   rot 0 x0y0 r0
set   map 0 x0y1 f23
set   rot 0 x0y1 r3
set   laid 0 2
set   taken 0 34493956096
set   first 0 x0y0
set   anchors 0 61440
step  do_flow
step  do_quests 0
want  ask claim 0
do    0 claim q601
want  quest_by 0 0
want  anchors 0 4096
want  struck 0 57344

rule  DV-MAP-08 DV-QUEST-06  waiting leaves it open
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 2
set   beast fenrir 0
set   quest 0 q601
set   map 0 x0y0 f22
set   rot 0 x0y0 r0
set   map 0 x0y1 f23
set   rot 0 x0y1 r3
set   laid 0 2
set   taken 0 34493956096
set   first 0 x0y0
set   anchors 0 61440
step  do_flow
step  do_quests 0
do    0 done
want  quest_by 0 255
want  anchors 0 61440

rule  DV-MAP-08  true under all anchors left: complete at once
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 2
set   beast fenrir 0
set   quest 0 q601
set   map 0 x0y0 f22
set   rot 0 x0y0 r0
set   map 0 x0y1 f23
set   rot 0 x0y1 r3
set   laid 0 2
set   taken 0 34493956096
set   first 0 x0y0
set   anchors 0 4096
step  do_flow
step  do_quests 0
want  quest_by 0 0

rule  DV-MAP-09 DV-SCORE-01  at the end the owner names one of the anchors left (MV-3)
game  divinus 2 scenario=5
use   thor-and-loki
use   one-die
set   die_up 0 d1 2
set   map 0 x0y0 f31
set   rot 0 x0y0 r1
set   map 0 x0y1 f29
set   rot 0 x0y1 r3
set   map 0 x0y2 f23
set   rot 0 x0y2 r3
set   map 0 x-1y1 f25
set   rot 0 x-1y1 r1
set   map 0 x1y1 r21
set   rot 0 x1y1 r3
set   laid 0 5
set   taken 0 8916486324224
set   first 0 x0y0
set   anchors 0 24576
set   phase 31
set   step 0
step  do_flow
want  ask anchor 0
want  shown 0 gods g09 points-0 5
do    0 anchor x-1y0
want  anchors 0 16384

rule  DV-MAP-10 DV-WORLD-01  a corner counts in two worlds (EX-03): MV-1 by world
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 2
set   beast fenrir 0
set   quest 0 q203
set   map 0 x0y0 f02
set   rot 0 x0y0 r3
set   map 0 x1y0 f19
set   rot 0 x1y0 r1
set   map 0 x2y0 f31
set   rot 0 x2y0 r1
set   map 0 x3y0 f24
set   rot 0 x3y0 r0
set   map 0 x3y1 r21
set   rot 0 x3y1 r3
set   map 0 x3y2 f10
set   rot 0 x3y2 r2
set   map 0 x2y1 f29
set   rot 0 x2y1 r3
set   map 0 x2y2 f23
set   rot 0 x2y2 r3
set   map 0 x1y2 f06
set   rot 0 x1y2 r2
set   map 0 x1y1 f25
set   rot 0 x1y1 r1
set   map 0 x1y3 f04
set   rot 0 x1y3 r1
set   map 0 x2y3 f28
set   rot 0 x2y3 r2
set   map 0 x3y3 r19
set   rot 0 x3y3 r2
set   map 0 x0y3 r10
set   rot 0 x0y3 r0
set   map 0 x0y2 r30
set   rot 0 x0y2 r0
set   map 0 x0y1 r12
set   rot 0 x0y1 r1
set   laid 0 16
set   taken 0 33909456009953280
set   first 0 x0y0
set   anchors 0 32768
set   phase 32
set   step 0
set   xp 0 0
step  do_flow
want  xp 0 5

rule  DV-MAP-11 DV-MAP-12 DV-LANG-05  moving: another place or rotation, connected, sides equal, an anchor left
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 2
set   beast fenrir 0
set   map 0 x0y0 f16
set   rot 0 x0y0 r0
set   map 0 x1y0 f29
set   rot 0 x1y0 r1
set   map 0 x2y0 f16
set   rot 0 x2y0 r0
set   laid 0 3
set   taken 0 939524096
set   first 0 x0y0
set   anchors 0 49152
step  do_flow
ask   lift 0 0 1
deny  0 lift x0y1 DV-MAP-11
do    0 lift x2y0
deny  0 place x0y-1 r0 DV-MAP-11
deny  0 place x2y0 r0 DV-MAP-11
do    0 place x0y1 r0
want  map 0 x0y1 f16
want  map 0 x2y0 none
want  anchors 0 57344

rule  DV-MAP-11  a struck anchor never returns
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 2
set   beast fenrir 0
set   map 0 x0y0 f16
set   rot 0 x0y0 r0
set   map 0 x1y0 f29
set   rot 0 x1y0 r1
set   laid 0 2
set   taken 0 402653184
set   first 0 x0y0
set   anchors 0 49152
set   struck 0 8192
step  do_flow
ask   lift 0 0 1
do    0 lift x1y0
do    0 place x0y1 r1
want  anchors 0 53248

rule  DV-MAP-14  scenario 4: the first tile must have a sea side
game  divinus 2 scenario=4
use   thor-and-loki
use   two-dice
set   die_up 0 d1 2
set   die_up 0 d2 1
step  do_flow
deny  0 explore 2 plain DV-EXPLORE-04
do    0 explore 1 plain

rule  DV-MAP-14  scenario 6: it must show a runestone; a sapling is none
game  divinus 2 scenario=6
use   thor-and-loki
use   two-dice
set   die_up 0 d1 6
set   die_up 0 d2 1
set   slot f06 2 sapling
set   beast norns 0
step  do_flow
deny  0 explore 6 plain DV-EXPLORE-04
do    0 explore 7 plain
