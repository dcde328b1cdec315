# The end of a scenario (DV-END, DV-SCORE).

rule  DV-END-01 DV-END-05 DV-END-04  a map finished in the middle of a round: the others still have their turn (DX-16)
game  divinus 3 scenario=3
skip  turn
set   order 0 0
set   order 1 1
set   order 2 2
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
set   die_up 0 d1 1
set   die_at 0 d1 active
set   die_at 0 d2 used
set   die_at 0 d3 used
set   die_at 0 d4 used
set   die_at 0 d5 used
set   die_up 1 d1 1
set   die_at 1 d1 active
set   die_at 1 d2 used
set   die_at 1 d3 used
set   die_at 1 d4 used
set   die_at 1 d5 used
set   die_up 2 d1 2
set   die_at 2 d1 active
set   die_at 2 d2 used
set   die_at 2 d3 used
set   die_at 2 d4 used
set   die_at 2 d5 used
set   beast fenrir 0
set   map 1 x0y0 f02
set   rot 1 x0y0 r3
set   map 1 x1y0 f19
set   rot 1 x1y0 r1
set   map 1 x2y0 f31
set   rot 1 x2y0 r1
set   map 1 x3y0 f24
set   rot 1 x3y0 r0
set   map 1 x3y1 r21
set   rot 1 x3y1 r3
set   map 1 x3y2 f10
set   rot 1 x3y2 r2
set   map 1 x2y1 f29
set   rot 1 x2y1 r3
set   map 1 x2y2 f23
set   rot 1 x2y2 r3
set   map 1 x1y2 f06
set   rot 1 x1y2 r2
set   map 1 x1y1 f25
set   rot 1 x1y1 r1
set   map 1 x1y3 f04
set   rot 1 x1y3 r1
set   map 1 x2y3 f28
set   rot 1 x2y3 r2
set   map 1 x3y3 r19
set   rot 1 x3y3 r2
set   map 1 x0y3 r10
set   rot 1 x0y3 r0
set   map 1 x0y2 r30
set   rot 1 x0y2 r0
set   laid 1 15
set   taken 1 33909421650214912
set   first 1 x0y0
set   anchors 1 32768
set   god 1 Thor
set   god 0 Loki
set   turn 1
set   cell 1 r12
step  do_flow
do    1 explore 1 plain
want  last_round 1
want  ask turn 2
do    2 explore 2 plain
do    2 place x0y0 r0
want  told ended

rule  DV-END-02  two players, four rests in a row: at once the end (DX-17)
game  divinus 2 scenario=3
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
set   die_up 1 d1 1
set   die_at 1 d1 active
set   die_at 1 d2 used
set   die_at 1 d3 used
set   die_at 1 d4 used
set   die_at 1 d5 used
set   die_at 1 d6 used
set   beast fenrir 0
set   rests 3
set   turn 1
set   die_at 1 d2 box
set   die_at 1 d3 box
set   die_at 1 d4 box
set   die_at 1 d5 box
set   die_at 1 d6 box
step  do_flow
do    1 rest
chance roll d1 2
want  told ended

rule  DV-END-02  an exploration in between: no
game  divinus 2 scenario=3
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
set   die_up 1 d1 1
set   die_at 1 d1 active
set   die_at 1 d2 used
set   die_at 1 d3 used
set   die_at 1 d4 used
set   die_at 1 d5 used
set   die_at 1 d6 used
set   beast fenrir 0
set   rests 3
set   turn 1
step  do_flow
do    1 explore 1 plain
do    1 place x0y0 r0
want  rests 0
want  turn 0

rule  DV-SCORE-01 DV-SCORE-02  a finished map: 1 honour
game  divinus 2 scenario=7
use   thor-and-loki
set   beast fenrir 0
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
step  do_flow
want  score 0 map 1
want  told honour 0 1 map
want  score 1 map 0

rule  DV-SCORE-05 DV-SCORE-06 DV-FEN-11 DV-FEN-12  Fenrir caught, markers 4, 3, 3, 0: 3, 2, 2, 0 (DX-14)
game  divinus 4 scenario=7
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
set   beast fenrir 3
set   mark fenrir 0 4
set   mark fenrir 1 3
set   mark fenrir 2 3
set   mark fenrir 3 0
set   phase 32
set   step 0
step  do_flow
want  score 0 monster 3
want  score 1 monster 2
want  score 2 monster 2
want  score 3 monster 0

rule  DV-SCORE-06 DV-SCORE-07 DV-FEN-11  markers 4, 4, 2, 0: 3, 3, 1, 0 (DX-15)
game  divinus 4 scenario=7
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
set   beast fenrir 3
set   mark fenrir 0 4
set   mark fenrir 1 4
set   mark fenrir 2 2
set   mark fenrir 3 0
set   phase 32
set   step 0
step  do_flow
want  score 0 monster 3
want  score 1 monster 3
want  score 2 monster 1
want  score 3 monster 0

rule  DV-FEN-12 DV-SCORE-05  not caught, three players: 2, 1, 0
game  divinus 3 scenario=7
skip  turn
set   order 0 0
set   order 1 1
set   order 2 2
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
set   mark fenrir 0 1
set   mark fenrir 1 3
set   mark fenrir 2 2
set   phase 32
set   step 0
step  do_flow
want  score 0 monster 0
want  score 1 monster 2
want  score 2 monster 1

rule  DV-KRA-11  the Kraken killed, four players: 3, 2, 0, 0; alive, two players: 1, 0
game  divinus 4 scenario=4
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
set   beast kraken 3
set   mark kraken 0 1
set   mark kraken 1 3
set   mark kraken 2 4
set   mark kraken 3 2
set   phase 32
set   step 0
step  do_flow
want  score 2 monster 3
want  score 1 monster 2
want  score 3 monster 0

rule  DV-NOR-08 DV-NID-12  tracks: 2, 1 with two players
game  divinus 2 scenario=6
use   thor-and-loki
set   mark norns 0 2
set   mark norns 1 5
set   phase 32
set   step 0
step  do_flow
want  score 0 monster 1
want  score 1 monster 2

rule  DV-NID-12  Nidhoggr, three players: 2, 1, 0
game  divinus 3 scenario=8
skip  turn
set   order 0 0
set   order 1 1
set   order 2 2
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
set   mark nidhoggr 0 2
set   mark nidhoggr 1 5
set   mark nidhoggr 2 2
set   phase 32
set   step 0
step  do_flow
want  score 0 monster 1
want  score 1 monster 2
want  score 2 monster 1

rule  DV-SCORE-08 DV-C-01  equal totals share the first rank
game  divinus 2 scenario=8
use   thor-and-loki
set   honour 0 carried 9
set   honour 1 carried 7
set   honour 1 story 2
set   phase 38
set   step 0
step  do_flow
want  rank 0 1
want  rank 1 1

rule  DV-RS-603  scenario 8: nothing is removed; a location left honours the holder of its title
game  divinus 2 scenario=8
use   thor-and-loki
set   slot f20 2 L11
set   titles 1 1024
set   phase 32
set   step 0
step  do_flow
want  slot f20 2 L11
want  score 1 story 1

rule  DV-C-03  scenario 8 leaves no location
game  divinus 2 scenario=8
use   thor-and-loki
set   map 0 x0y0 f10
set   rot 0 x0y0 r0
set   map 0 x0y1 f04
set   rot 0 x0y1 r0
set   laid 0 2
set   taken 0 34493956096
set   first 0 x0y0
set   anchors 0 1632
set   phase 32
set   step 0
step  do_flow
want  ask story
want  titles 0 0
