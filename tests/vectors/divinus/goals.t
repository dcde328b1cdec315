# Areas, symbols, scoring functions and quests on the designed tiles (MV-1 to MV-3).

rule  DV-GOD-06 DV-AREA-01 DV-AREA-02 DV-TILE-02  MV-1: g01 6, g02 7
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
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
set   card 0 g01
set   card 1 g02
want  shown 0 gods g01 points-0 6
want  shown 0 gods g02 points-0 7

rule  DV-SYM-02 DV-GOAL-04 DV-TILE-02 DV-RS-403  MV-2: with a wild, a sapling and an abyss g01 7, g02 7
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
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
set   slot r30 2 wild
set   slot f02 2 sapling
set   abyss f29 1
set   card 0 g01
set   card 1 g02
want  shown 0 gods g01 points-0 7
want  shown 0 gods g02 points-0 7

rule  DV-GOD-06 DV-AREA-03 DV-GOAL-05  MV-1: g03 4, g04 3
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
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
set   card 0 g03
set   card 1 g04
want  shown 0 gods g03 points-0 4
want  shown 0 gods g04 points-0 3

rule  DV-SYM-02 DV-GOAL-04 DV-TILE-02 DV-RS-403  MV-2: with a wild, a sapling and an abyss g03 5, g04 3
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
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
set   slot r30 2 wild
set   slot f02 2 sapling
set   abyss f29 1
set   card 0 g03
set   card 1 g04
want  shown 0 gods g03 points-0 5
want  shown 0 gods g04 points-0 3

rule  DV-GOD-06  MV-1: g05 4, g06 4
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
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
set   card 0 g05
set   card 1 g06
want  shown 0 gods g05 points-0 4
want  shown 0 gods g06 points-0 4

rule  DV-SYM-02 DV-GOAL-04 DV-TILE-02 DV-RS-403  MV-2: with a wild, a sapling and an abyss g05 6, g06 4
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
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
set   slot r30 2 wild
set   slot f02 2 sapling
set   abyss f29 1
set   card 0 g05
set   card 1 g06
want  shown 0 gods g05 points-0 6
want  shown 0 gods g06 points-0 4

rule  DV-GOD-06 DV-AREA-02  MV-1: g07 4, g08 4
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
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
set   card 0 g07
set   card 1 g08
want  shown 0 gods g07 points-0 4
want  shown 0 gods g08 points-0 4

rule  DV-SYM-02 DV-GOAL-04 DV-TILE-02 DV-RS-403  MV-2: with a wild, a sapling and an abyss g07 4, g08 5
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
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
set   slot r30 2 wild
set   slot f02 2 sapling
set   abyss f29 1
set   card 0 g07
set   card 1 g08
want  shown 0 gods g07 points-0 4
want  shown 0 gods g08 points-0 5

rule  DV-GOD-06 DV-GOAL-03 DV-MAP-10  MV-1: g09 6, g10 5
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
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
set   card 0 g09
set   card 1 g10
want  shown 0 gods g09 points-0 6
want  shown 0 gods g10 points-0 5

rule  DV-SYM-02 DV-GOAL-04 DV-TILE-02 DV-RS-403  MV-2: with a wild, a sapling and an abyss g09 5, g10 5
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
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
set   slot r30 2 wild
set   slot f02 2 sapling
set   abyss f29 1
set   card 0 g09
set   card 1 g10
want  shown 0 gods g09 points-0 5
want  shown 0 gods g10 points-0 5

rule  DV-GOD-06 DV-SYM-01  MV-1: g11 5, g12 10
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
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
set   card 0 g11
set   card 1 g12
want  shown 0 gods g11 points-0 5
want  shown 0 gods g12 points-0 10

rule  DV-SYM-02 DV-GOAL-04 DV-TILE-02 DV-RS-403  MV-2: with a wild, a sapling and an abyss g11 6, g12 10
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
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
set   slot r30 2 wild
set   slot f02 2 sapling
set   abyss f29 1
set   card 0 g11
set   card 1 g12
want  shown 0 gods g11 points-0 6
want  shown 0 gods g12 points-0 10

rule  DV-GOD-06  MV-1: g13 7, g14 6
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
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
set   card 0 g13
set   card 1 g14
want  shown 0 gods g13 points-0 7
want  shown 0 gods g14 points-0 6

rule  DV-SYM-02 DV-GOAL-04 DV-TILE-02 DV-RS-403  MV-2: with a wild, a sapling and an abyss g13 9, g14 6
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
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
set   slot r30 2 wild
set   slot f02 2 sapling
set   abyss f29 1
set   card 0 g13
set   card 1 g14
want  shown 0 gods g13 points-0 9
want  shown 0 gods g14 points-0 6

rule  DV-GOD-06 DV-WORLD-01  MV-1: g15 10, g16 11
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
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
set   card 0 g15
set   card 1 g16
want  shown 0 gods g15 points-0 10
want  shown 0 gods g16 points-0 11

rule  DV-SYM-02 DV-GOAL-04 DV-TILE-02 DV-RS-403  MV-2: with a wild, a sapling and an abyss g15 11, g16 11
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
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
set   slot r30 2 wild
set   slot f02 2 sapling
set   abyss f29 1
set   card 0 g15
set   card 1 g16
want  shown 0 gods g15 points-0 11
want  shown 0 gods g16 points-0 11

rule  DV-MAP-07 DV-MAP-09  MV-3: Frigg under one of two anchors: 5
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
set   beast fenrir 0
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
set   anchors 0 8192
set   card 0 g09
want  shown 0 gods g09 points-0 5

rule  DV-MAP-07 DV-MAP-09  MV-3: Frigg under one of two anchors: 4
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
set   beast fenrir 0
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
set   anchors 0 16384
set   card 0 g09
want  shown 0 gods g09 points-0 4

rule  DV-MAP-07  MV-3: the anchors left are (-2,0) and (-1,0)
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
set   beast fenrir 0
set   map 0 x0y0 f31
set   rot 0 x0y0 r1
set   map 0 x0y1 f29
set   rot 0 x0y1 r3
set   map 0 x0y2 f23
set   rot 0 x0y2 r3
set   map 0 x-1y1 f25
set   rot 0 x-1y1 r1
set   laid 0 4
set   taken 0 8847766847488
set   first 0 x0y0
set   anchors 0 28672
set   cell 1 r21
step  do_flow
do    0 explore 1 plain
do    0 place x1y1 r3
want  anchors 0 24576

rule  DV-GOAL-01 DV-QUEST-05 DV-QUEST-06  MV-1: q101 no, q102 no, q104 no, q201 no
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
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
set   quest_n 4
set   quest 0 q101
set   quest 1 q102
set   quest 2 q104
set   quest 3 q201
set   quest_by 0 255
set   quest_by 1 255
set   quest_by 2 255
set   quest_by 3 255
step  do_quests 0
want  quest_by 0 255
want  quest_by 1 255
want  quest_by 2 255
want  quest_by 3 255

rule  DV-GOAL-01 DV-QUEST-05 DV-QUEST-06  MV-1: q202 yes, q204 yes, q301 no, q303 no
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
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
set   quest_n 4
set   quest 0 q202
set   quest 1 q204
set   quest 2 q301
set   quest 3 q303
set   quest_by 0 255
set   quest_by 1 255
set   quest_by 2 255
set   quest_by 3 255
step  do_quests 0
want  quest_by 0 0
want  quest_by 1 0
want  quest_by 2 255
want  quest_by 3 255

rule  DV-GOAL-01 DV-QUEST-05 DV-QUEST-06  MV-1: q401 yes, q403 no, q501 no, q502 yes
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
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
set   quest_n 4
set   quest 0 q401
set   quest 1 q403
set   quest 2 q501
set   quest 3 q502
set   quest_by 0 255
set   quest_by 1 255
set   quest_by 2 255
set   quest_by 3 255
step  do_quests 0
want  quest_by 0 0
want  quest_by 1 255
want  quest_by 2 255
want  quest_by 3 0

rule  DV-GOAL-01 DV-QUEST-05 DV-QUEST-06  MV-1: q504 no, q601 no, q603 no, q701 no
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
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
set   quest_n 4
set   quest 0 q504
set   quest 1 q601
set   quest 2 q603
set   quest 3 q701
set   quest_by 0 255
set   quest_by 1 255
set   quest_by 2 255
set   quest_by 3 255
step  do_quests 0
want  quest_by 0 255
want  quest_by 1 255
want  quest_by 2 255
want  quest_by 3 255

rule  DV-GOAL-01 DV-QUEST-05 DV-QUEST-06  MV-1: q703 no, q801 no, q802 yes
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
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
set   quest_n 3
set   quest 0 q703
set   quest 1 q801
set   quest 2 q802
set   quest_by 0 255
set   quest_by 1 255
set   quest_by 2 255
step  do_quests 0
want  quest_by 0 255
want  quest_by 1 255
want  quest_by 2 0

rule  DV-GOAL-02 DV-QUEST-03 DV-XP-07 DV-SCORE-03  MV-1: q103 gives 2 XP
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
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
set   quest_n 1
set   quest 0 q103
set   xp 0 0
set   phase 32
set   step 0
step  do_flow
want  xp 0 2

rule  DV-GOAL-02 DV-QUEST-03 DV-XP-07 DV-SCORE-03  MV-1: q203 gives 2 XP
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
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
set   quest_n 1
set   quest 0 q203
set   xp 0 0
set   phase 32
set   step 0
step  do_flow
want  xp 0 2

rule  DV-GOAL-02 DV-QUEST-03 DV-XP-07 DV-SCORE-03  MV-1: q302 gives 1 XP
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
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
set   quest_n 1
set   quest 0 q302
set   xp 0 0
set   phase 32
set   step 0
step  do_flow
want  xp 0 1

rule  DV-GOAL-02 DV-QUEST-03 DV-XP-07 DV-SCORE-03  MV-1: q402 gives 2 XP
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
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
set   quest_n 1
set   quest 0 q402
set   xp 0 0
set   phase 32
set   step 0
step  do_flow
want  xp 0 2

rule  DV-GOAL-02 DV-QUEST-03 DV-XP-07 DV-SCORE-03  MV-1: q503 gives 2 XP
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
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
set   quest_n 1
set   quest 0 q503
set   xp 0 0
set   phase 32
set   step 0
step  do_flow
want  xp 0 2

rule  DV-GOAL-02 DV-QUEST-03 DV-XP-07 DV-SCORE-03  MV-1: q602 gives 2 XP
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
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
set   quest_n 1
set   quest 0 q602
set   xp 0 0
set   phase 32
set   step 0
step  do_flow
want  xp 0 2

rule  DV-GOAL-02 DV-QUEST-03 DV-XP-07 DV-SCORE-03  MV-1: q702 gives 3 XP
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
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
set   quest_n 1
set   quest 0 q702
set   xp 0 0
set   phase 32
set   step 0
step  do_flow
want  xp 0 3

rule  DV-QUEST-05 DV-QUEST-07  only the first player is rewarded; unfinished quests give nothing
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
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
set   quest_n 1
set   quest 0 q802
set   quest_by 0 1
step  do_quests 0
want  quest_by 0 1

rule  DV-QUEST-04 DV-SCORE-01  an ordinary quest gives honour at the end
game  divinus 2 scenario=7
use   thor-and-loki
set   beast fenrir 0
set   quest_by 2 1
set   phase 32
set   step 0
step  do_flow
want  score 1 quests 1
want  score 0 quests 0

rule  DV-QUEST-02 DV-DSTK-05 DV-DSTK-06 DV-C-12 DV-LANG-15  a gift: one of two stickers, forged at once; the other goes to the player with least honour
game  divinus 2 scenario=7
use   thor-and-loki
set   beast fenrir 0
set   quest_by 0 1
set   honour 1 story 3
set   phase 32
set   step 0
step  do_flow
want  ask gift 1
do    1 gift first
want  ask forge 1
do    1 forge d2 6
want  face 1 d2 6 DS20
want  ask forge 0
do    0 forge d1 1
want  face 0 d1 1 DS06
want  supply ds06 0

rule  DV-DSTK-05  a sticker of which none is left: 2 XP in its place
game  divinus 2 scenario=7
use   thor-and-loki
set   beast fenrir 0
set   quest_by 0 1
set   supply ds20 0
set   xp 1 0
set   honour 1 story 3
set   phase 32
set   step 0
step  do_flow
do    1 gift first
want  xp 1 2
want  ask forge 0

rule  DV-C-12  switch off: no consolation
game  divinus 2 scenario=7 consolation_gift=no
use   thor-and-loki
set   beast fenrir 0
set   quest_by 0 1
set   honour 1 story 3
set   phase 32
set   step 0
step  do_flow
do    1 gift first
do    1 done
want  over

rule  DV-C-12  nobody completed it: both stickers leave the game
game  divinus 2 scenario=7
use   thor-and-loki
set   beast fenrir 0
set   phase 32
set   step 0
step  do_flow
want  supply ds20 0
want  supply ds06 0

rule  DV-LANG-12 DV-QUEST-02  sindri_wins: both stickers of Q701, no consolation
game  divinus 2 scenario=7
use   thor-and-loki
set   beast fenrir 0
set   both 1
set   quest_by 0 1
set   honour 1 story 3
set   phase 32
set   step 0
step  do_flow
want  ask forge 1
do    1 forge d1 1
want  face 1 d1 1 DS20
do    1 forge d1 2
want  face 1 d1 2 DS06
want  over
