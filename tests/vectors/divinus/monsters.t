# Fenrir, the Kraken, the Norns, Nidhoggr (DV-MON, DV-FEN, DV-KRA, DV-NOR, DV-NID).

rule  DV-FEN-01 DV-FEN-02 DV-SYM-03  Fenrir starts on the highest cell with a dwarf; a wild or sapling counts
game  divinus 2 scenario=3 legacy=campaign
chance bring-tile r03
chance bring-slot 2 wild
chance brought
chance begin
skip  draw
chance draw f08
skip  turn
want  beast_at fenrir 8

rule  DV-FEN-01  without a dwarf: the highest cell without abyss
game  divinus 2 scenario=3 legacy=campaign
chance bring-tile r06
chance bring-abyss 1
chance brought
chance begin
skip  turn
want  beast_at fenrir 10

rule  DV-FEN-03 DV-FEN-04 DV-FEN-05 DV-FEN-06 DV-FEN-07 DV-FEN-08 DV-FEN-09 DV-STICK-09  Fenrir steps: marker, dice away, refill, abyss by choice; the Viking covered he stays (DX-18)
game  divinus 2 scenario=3
use   thor-and-loki
use   two-dice
set   die_up 0 d1 5
set   die_up 0 d2 4
set   mark fenrir 0 0
set   mark fenrir 1 0
set   cell 3 f08
set   cell 6 f11
set   cell 9 r09
set   beast_at fenrir 8
set   slot r20 1 dwarf
set   slot r20 2 viking
step  do_flow
do    0 explore 9 plain
want  die_at 0 d1 used
do    0 place x0y0 r0
want  mark fenrir 0 1
chance draw r20
want  ask cover 0
do    0 cover 2
want  abyss r20 2
want  beast_at fenrir 8

rule  DV-FEN-03 DV-FEN-09  the dwarf covered: he goes to 6 (DX-18)
game  divinus 2 scenario=3
use   thor-and-loki
use   two-dice
set   die_up 0 d1 5
set   die_up 0 d2 4
set   mark fenrir 0 0
set   mark fenrir 1 0
set   cell 3 f08
set   cell 6 f11
set   cell 9 r09
set   beast_at fenrir 8
set   slot r20 1 dwarf
set   slot r20 2 viking
step  do_flow
do    0 explore 9 plain
do    0 place x0y0 r0
chance draw r20
do    0 cover 1
want  beast_at fenrir 5

rule  DV-FEN-08 DV-FEN-09 DV-STICK-06  only a runestone: it is covered, he goes to 6 (DX-19)
game  divinus 2 scenario=3
use   thor-and-loki
use   two-dice
set   die_up 0 d1 5
set   die_up 0 d2 4
set   mark fenrir 0 0
set   mark fenrir 1 0
set   cell 3 f08
set   cell 6 f11
set   cell 9 r09
set   beast_at fenrir 8
step  do_flow
do    0 explore 9 plain
do    0 place x0y0 r0
chance draw r20
want  abyss r20 1
want  beast_at fenrir 5

rule  DV-FEN-03  every tile shows an abyss and none a dwarf: he stays
game  divinus 2 scenario=3
use   thor-and-loki
use   two-dice
set   die_up 0 d1 5
set   die_up 0 d2 4
set   beast_at fenrir 8
set   abyss f01 3
set   abyss f02 3
set   abyss f03 3
set   abyss f04 3
set   abyss f05 3
set   abyss f06 3
set   abyss r01 3
set   abyss r02 3
set   abyss r03 3
set   abyss r04 3
set   abyss r05 3
set   abyss r06 3
step  do_flow
do    0 explore 9 plain
do    0 place x0y0 r0
chance draw r20
want  beast_at fenrir 8

rule  DV-FEN-10 DV-MON-02 DV-MON-03 DV-MON-01  the ninth marker of three players: caught at once; refill and abyss still happen (DX-20)
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
set   die_up 0 d1 5
set   die_at 0 d1 active
set   die_up 0 d2 4
set   die_at 0 d2 active
set   die_at 0 d3 used
set   die_at 0 d4 used
set   die_at 0 d5 used
set   mark fenrir 0 0
set   mark fenrir 1 0
set   cell 3 f08
set   cell 6 f11
set   cell 9 r09
set   beast_at fenrir 8
set   mark fenrir 1 8
step  do_flow
want  threshold fenrir 9
do    0 explore 9 plain
do    0 place x0y0 r0
want  told overcome fenrir
chance draw r20
want  beast fenrir 3
want  abyss r20 1
want  cell 9 r20

rule  DV-FEN-13  he stays with his cell when the board changes
game  divinus 2 scenario=3
use   first-turn
set   god 0 Thor
set   level 0 1 0
set   level 0 2 0
set   level 0 3 1
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 5
set   die_up 0 d2 4
set   mark fenrir 0 0
set   mark fenrir 1 0
set   cell 3 f08
set   cell 6 f11
set   cell 9 r09
set   beast_at fenrir 8
step  do_flow
do    0 act 3 1
do    0 swap 3 8
want  beast_at fenrir 8

rule  DV-FEN-04  his tile costs its normal price
game  divinus 2 scenario=3
use   thor-and-loki
use   two-dice
set   die_up 0 d1 5
set   die_up 0 d2 4
set   mark fenrir 0 0
set   mark fenrir 1 0
set   cell 3 f08
set   cell 6 f11
set   cell 9 r09
set   beast_at fenrir 8
step  do_flow
do    0 explore 9 plain
want  pay_sum 9

rule  DV-KRA-01  the Kraken starts on the highest sea tile
game  divinus 2 scenario=4
skip  turn
want  beast_at kraken 11
want  shown 0 board 12 tile r06

rule  DV-KRA-01  without one it waits for the first sea tile from a stack
game  divinus 2 scenario=4
use   thor-and-loki
use   one-die
set   die_up 0 d1 3
set   beast kraken 2
set   beast_at kraken 255
set   cell 9 none
step  do_flow
step  do_fill
chance draw r12
want  beast kraken 2
set   cell 8 none
step  do_fill
chance draw r13
want  beast kraken 1
want  beast_at kraken 7

rule  DV-KRA-08  cost + 3 (DX-21)
game  divinus 2 scenario=4
use   thor-and-loki
use   three-dice
set   die_up 0 d1 6
set   die_up 0 d2 5
set   die_up 0 d3 2
set   beast kraken 1
set   beast_at kraken 7
set   cell 8 r10
step  do_flow
deny  0 explore 8 plain DV-KRA-08
do    0 explore 8 dear
want  pay_sum 11
want  no_god 0

rule  DV-KRA-08 DV-SM-03  the normal cost: no god action this turn (DX-21)
game  divinus 2 scenario=4
use   first-turn
set   god 0 Thor
set   level 0 1 0
set   level 0 2 0
set   level 0 3 1
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   three-dice
set   die_up 0 d1 6
set   die_up 0 d2 5
set   die_up 0 d3 2
set   beast kraken 1
set   beast_at kraken 7
set   cell 8 r10
step  do_flow
do    0 explore 8 quiet
want  no_god 1
do    0 place x0y0 r0
chance draw r19
do    0 go 9
want  ask turn 1

rule  DV-KRA-08  after a god action only cost 11 (DX-22)
game  divinus 2 scenario=4
use   first-turn
set   god 0 Thor
set   level 0 1 0
set   level 0 2 0
set   level 0 3 1
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   three-dice
set   die_up 0 d1 6
set   die_up 0 d2 5
set   die_up 0 d3 2
set   beast kraken 1
set   beast_at kraken 7
set   cell 8 r10
step  do_flow
do    0 act 3 1
do    0 swap 1 9
deny  0 explore 8 quiet DV-KRA-08
do    0 explore 8 dear

rule  DV-KRA-02  it is drawn to the highest tile with location and sea
game  divinus 2 scenario=4
use   thor-and-loki
use   three-dice
set   die_up 0 d1 6
set   die_up 0 d2 5
set   die_up 0 d3 2
set   beast kraken 1
set   beast_at kraken 7
set   cell 8 r10
set   slot f01 2 L03
step  do_flow
do    0 explore 8 dear
do    0 place x0y0 r0
chance draw r19
want  beast_at kraken 0

rule  DV-KRA-03 DV-KRA-04 DV-KRA-07 DV-KRA-09 DV-KRA-12  then to any tile beside it, not to an empty or reserved one; it must move
game  divinus 2 scenario=5
use   thor-and-loki
use   three-dice
set   die_up 0 d1 6
set   die_up 0 d2 5
set   die_up 0 d3 2
set   beast kraken 1
set   threshold kraken 7
set   beast_at kraken 7
set   cell 8 r10
set   hammer 9
set   cell 11 none
set   die_at 1 d1 c11
step  do_flow
do    0 explore 8 dear
do    0 place x0y0 r0
chance draw r19
want  mark kraken 0 1
want  abyss r19 1
want  die_at 0 d1 used
want  ask go 0
deny  0 go 8 DV-KRA-03
deny  0 go 9 DV-KRA-03
deny  0 go 11 DV-KRA-03
deny  0 go 1 DV-KRA-03
do    0 go 12
want  beast_at kraken 11

rule  DV-KRA-05 DV-KRA-06 DV-BOARD-01 DV-BOARD-04  the Kraken in 5: what lies beside it turns clockwise (EX-05)
game  divinus 2 scenario=4
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
set   beast kraken 1
set   beast_at kraken 4
set   hits 2
set   phase 19
set   step 1
set   tile_now f20
step  do_flow
want  cell 4 f02
want  cell 8 f04
want  cell 6 r02
want  cell 2 f06

rule  DV-KRA-05 DV-KRA-06 DV-BOARD-01 DV-BOARD-04  the Kraken in 12: what lies beside it turns clockwise (EX-06)
game  divinus 2 scenario=4
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
set   beast kraken 1
set   beast_at kraken 11
set   hits 2
set   phase 19
set   step 1
set   tile_now f20
step  do_flow
want  cell 11 r03
want  cell 9 r05

rule  DV-KRA-05 DV-KRA-06 DV-BOARD-01 DV-BOARD-04  the Kraken in 2: what lies beside it turns clockwise (DX-23)
game  divinus 2 scenario=4
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
set   beast kraken 1
set   beast_at kraken 1
set   hits 2
set   phase 19
set   step 1
set   tile_now f20
step  do_flow
want  cell 5 f01
want  cell 3 f05
want  cell 1 f03

rule  DV-KRA-05 DV-KRA-06 DV-BOARD-01 DV-BOARD-04  the Kraken in 7: what lies beside it turns clockwise (DX-23)
game  divinus 2 scenario=4
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
set   beast kraken 1
set   beast_at kraken 6
set   hits 2
set   phase 19
set   step 1
set   tile_now f20
step  do_flow
want  cell 8 r04
want  cell 4 r02
want  cell 10 f04

rule  DV-KRA-05 DV-KRA-06 DV-BOARD-01 DV-BOARD-04  the Kraken in 11: what lies beside it turns clockwise (DX-23)
game  divinus 2 scenario=4
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
set   beast kraken 1
set   beast_at kraken 10
set   hits 2
set   phase 19
set   step 1
set   tile_now f20
step  do_flow
want  cell 12 r04
want  cell 8 r06
want  cell 10 r02

rule  DV-KRA-05 DV-KRA-07  dice and god tokens turn too; other monsters do not
game  divinus 2 scenario=4
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
set   beast kraken 1
set   beast_at kraken 4
set   hits 2
set   phase 19
set   step 1
set   tile_now f20
set   cell 2 none
set   die_at 1 d1 c2
set   mask 4
set   beast fenrir 1
set   beast_at fenrir 5
step  do_flow
want  die_at 1 d1 c4
want  mask 8
want  beast_at fenrir 5

rule  DV-KRA-10  killed at 7 with two players: the token goes, no movement, no rotation
game  divinus 2 scenario=4
use   thor-and-loki
use   three-dice
set   die_up 0 d1 6
set   die_up 0 d2 5
set   die_up 0 d3 2
set   beast kraken 1
set   beast_at kraken 7
set   cell 8 r10
set   mark kraken 1 6
set   threshold kraken 7
step  do_flow
do    0 explore 8 dear
do    0 place x0y0 r0
chance draw r19
want  beast kraken 3
want  cell 8 r19
want  cell 5 f05

rule  DV-NOR-01 DV-BOARD-01  the Norns start beside the middle row
game  divinus 2 scenario=6
skip  turn
want  beast_at norns 1

rule  DV-NOR-02 DV-NOR-03 DV-NOR-07  one quest complete: exactly two dice in their row (DX-24)
game  divinus 2 scenario=6
use   thor-and-loki
use   three-dice
set   die_up 0 d1 5
set   die_up 0 d2 3
set   die_up 0 d3 3
set   beast norns 1
set   beast_at norns 1
set   quest_by 0 1
set   map 0 x0y0 f16
set   rot 0 x0y0 r0
set   laid 0 1
set   taken 0 134217728
set   first 0 x0y0
set   anchors 0 61440
set   cell 5 f29
set   cell 11 f29
set   cell 2 f29
set   cell 8 f29
step  do_flow
deny  0 explore 5 plain DV-NOR-02
deny  0 explore 11 plain DV-NOR-02
do    0 explore 8 plain
do    0 use d2 3 plus
want  die_at 0 d1 c8

rule  DV-NOR-02 DV-NOR-05 DV-MON-04 DV-HID-02  cell 2 with 5 - 3: legal; one step on the track (EX-08), the token goes to another row
game  divinus 2 scenario=6
use   thor-and-loki
use   three-dice
set   die_up 0 d1 5
set   die_up 0 d2 3
set   die_up 0 d3 3
set   beast norns 1
set   beast_at norns 1
set   quest_by 0 1
set   mark norns 0 7
set   map 0 x0y0 f16
set   rot 0 x0y0 r0
set   laid 0 1
set   taken 0 134217728
set   first 0 x0y0
set   anchors 0 61440
set   cell 2 f29
step  do_flow
do    0 explore 2 plain
do    0 use d2 3 minus
do    0 place x1y0 r1
want  mark norns 0 8
deny  0 row middle DV-NOR-05
do    0 row top
want  beast_at norns 0

rule  DV-NOR-04 DV-TOK-04  the hound counts as a die: 4 + 3 + 1 = 8 with two quests complete (DX-25)
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
set   die_up 0 d1 4
set   die_up 0 d2 3
set   beast norns 1
set   beast_at norns 1
set   die_at 0 token active
set   quest_by 0 1
set   quest_by 1 1
set   map 0 x0y0 f16
set   rot 0 x0y0 r0
set   laid 0 1
set   taken 0 134217728
set   first 0 x0y0
set   anchors 0 15
set   cell 8 f29
step  do_flow
do    0 explore 8 plain
want  die_at 0 token c8
want  pay_value token 1

rule  DV-NOR-03 DV-NOR-06  the third quest: they are found
game  divinus 2 scenario=6
use   thor-and-loki
use   two-dice
set   die_up 0 d1 4
set   die_up 0 d2 3
set   beast norns 1
set   beast_at norns 1
set   quest_by 0 1
set   quest_by 1 1
set   quest 2 q802
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
step  do_quests 0
want  quest_by 2 0
want  beast norns 3

rule  DV-NID-01  Nidhoggr starts in cell 5
game  divinus 2 scenario=8
skip  turn
want  beast_at nidhoggr 4

rule  DV-NID-01 DV-LANG-12  with leaf_burned in cell 8
game  divinus 2 scenario=8 legacy=campaign
chance bring-flag leaf_burned
chance begin
skip  turn
want  beast_at nidhoggr 7

rule  DV-NID-02  his tile cannot be explored
game  divinus 2 scenario=8
use   thor-and-loki
use   two-dice
set   die_up 0 d1 5
set   die_up 0 d2 3
set   beast nidhoggr 1
set   beast_at nidhoggr 4
step  do_flow
deny  0 explore 5 plain DV-NID-02

rule  DV-NID-03 DV-NID-04  in 5: cell 2 costs 5 (DX-26)
game  divinus 2 scenario=8
use   thor-and-loki
use   two-dice
set   die_up 0 d1 5
set   die_up 0 d2 6
set   beast nidhoggr 1
set   beast_at nidhoggr 4
step  do_flow
do    0 explore 2 plain
want  pay_sum 5

rule  DV-NID-03 DV-NID-04  in 5: cell 4 costs 8 (DX-26)
game  divinus 2 scenario=8
use   thor-and-loki
use   two-dice
set   die_up 0 d1 6
set   die_up 0 d2 2
set   beast nidhoggr 1
set   beast_at nidhoggr 4
step  do_flow
do    0 explore 4 plain
want  pay_sum 8

rule  DV-NID-03 DV-NID-04  in 5: cell 6 costs 11 (DX-26)
game  divinus 2 scenario=8
use   thor-and-loki
use   two-dice
set   die_up 0 d1 6
set   die_up 0 d2 5
set   beast nidhoggr 1
set   beast_at nidhoggr 4
step  do_flow
do    0 explore 6 plain
want  pay_sum 11

rule  DV-NID-03 DV-NID-04  cell 8 costs 14; other sides by the switch (DX-26)
game  divinus 2 scenario=8
use   thor-and-loki
use   three-dice
set   die_up 0 d1 6
set   die_up 0 d2 5
set   die_up 0 d3 3
set   beast nidhoggr 1
set   beast_at nidhoggr 4
step  do_flow
do    0 explore 8 plain
want  pay_sum 14

rule  DV-NID-04  switch: left +6
game  divinus 2 scenario=8 nidhogg_sides=6-5-4-3
use   thor-and-loki
use   two-dice
set   die_up 0 d1 6
set   die_up 0 d2 2
set   beast nidhoggr 1
set   beast_at nidhoggr 4
step  do_flow
do    0 explore 2 plain
want  pay_sum 8

rule  DV-NID-03 DV-EXPLORE-09 DV-EXPLORE-08  diagonal: the own number and one extra die, whose value does not count (DX-26)
game  divinus 2 scenario=8
use   thor-and-loki
use   two-dice
set   die_up 0 d1 6
set   die_up 0 d2 3
set   beast nidhoggr 1
set   beast_at nidhoggr 4
step  do_flow
do    0 explore 3 plain
want  pay_extra 0
want  pay_used d2
want  die_at 0 d1 c3

rule  DV-NID-03  without a second die a diagonal tile is out of reach
game  divinus 2 scenario=8
use   thor-and-loki
use   one-die
set   die_up 0 d1 3
set   beast nidhoggr 1
set   beast_at nidhoggr 4
step  do_flow
deny  0 explore 3 plain

rule  DV-NID-03  cells 10 to 12 are normal (DX-26)
game  divinus 2 scenario=8
use   thor-and-loki
use   two-dice
set   die_up 0 d1 6
set   die_up 0 d2 4
set   beast nidhoggr 1
set   beast_at nidhoggr 4
step  do_flow
do    0 explore 10 plain
want  pay_sum 10

rule  DV-NID-05 DV-NID-06 DV-NID-07 DV-NID-09 DV-NID-10  near him: his tile is destroyed, a step, he moves, his cell is filled (DX-27, EX-09)
game  divinus 2 scenario=8
use   first-turn
set   god 0 Freya
set   level 0 1 0
set   level 0 2 0
set   level 0 3 0
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   three-dice
set   die_up 0 d1 6
set   die_up 0 d2 1
set   die_up 0 d3 2
set   beast nidhoggr 1
set   beast_at nidhoggr 4
set   hammer 8
set   mark nidhoggr 0 7
step  do_flow
do    0 explore 7 plain
want  pay_extra 2
do    0 place x0y0 r0
want  told destroyed f05
want  mark nidhoggr 0 8
want  ask go 0
deny  0 go 8 DV-NID-07
deny  0 go 5 DV-NID-07
do    0 go 11
want  beast_at nidhoggr 10
chance draw f20
want  cell 5 f20

rule  DV-NID-08 DV-NID-09  he cannot move: he stays, the top of his stack is destroyed, the step is taken (DX-28)
game  divinus 2 scenario=8
use   first-turn
set   god 0 Freya
set   level 0 1 0
set   level 0 2 0
set   level 0 3 0
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   three-dice
set   die_up 0 d1 6
set   die_up 0 d2 6
set   die_up 0 d3 5
set   beast nidhoggr 1
set   beast_at nidhoggr 10
set   cell 2 none
set   cell 5 none
set   cell 8 none
set   die_at 1 d1 c2
set   die_at 1 d2 c5
set   die_at 1 d3 c8
step  do_flow
do    0 explore 12 plain
do    0 place x0y0 r0
chance draw r20
want  told destroyed r20
want  cell 11 r05
want  beast_at nidhoggr 10
want  mark nidhoggr 0 1

rule  DV-NID-07 DV-NID-08 DV-NID-09  the hammer tile counts for nobody, Thor included (DX-38)
game  divinus 2 scenario=8
use   first-turn
set   god 0 Thor
set   level 0 1 0
set   level 0 2 0
set   level 0 3 0
set   god 1 Freya
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 6
set   die_up 0 d2 2
set   beast nidhoggr 1
set   beast_at nidhoggr 4
set   hammer 8
set   cell 2 none
set   cell 11 none
set   die_at 1 d1 c2
set   die_at 1 d2 c11
step  do_flow
do    0 explore 4 plain
do    0 place x0y0 r0
chance draw f20
want  told destroyed f20
want  mark nidhoggr 0 1
want  beast_at nidhoggr 4

rule  DV-NID-08  both stacks empty: nothing is destroyed, the step is taken
game  divinus 2 scenario=8
use   first-turn
set   god 0 Thor
set   level 0 1 0
set   level 0 2 0
set   level 0 3 0
set   god 1 Freya
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 6
set   die_up 0 d2 2
set   beast nidhoggr 1
set   beast_at nidhoggr 4
set   hammer 8
set   cell 2 none
set   cell 11 none
set   die_at 1 d1 c2
set   die_at 1 d2 c11
set   bag F 0
set   bag R 0
step  do_flow
do    0 explore 4 plain
do    0 place x0y0 r0
want  mark nidhoggr 0 1
want  cell 5 f05

rule  DV-NID-11 DV-END-03 DV-MON-07  an empty cell that cannot be filled: last round
game  divinus 2 scenario=8
use   thor-and-loki
use   two-dice
set   die_up 0 d1 6
set   die_up 0 d2 2
set   beast nidhoggr 1
set   beast_at nidhoggr 4
set   cell 1 none
set   bag F 0
set   bag R 0
step  do_flow
step  do_fill
want  last_round 1

rule  DV-NID-13  he cannot be defeated
game  divinus 2 scenario=8
use   thor-and-loki
use   two-dice
set   die_up 0 d1 5
set   die_up 0 d2 6
set   beast nidhoggr 1
set   beast_at nidhoggr 4
set   mark nidhoggr 1 40
step  do_flow
do    0 explore 2 plain
do    0 place x0y0 r0
want  beast nidhoggr 1

rule  DV-LANG-12 DV-NID-07  wolf_guard: cell 11 is closed, the decider of D72 starts one step up
game  divinus 2 scenario=8 legacy=campaign
chance bring-flag wolf_guard
chance bring-deed D72 1 b
chance begin
skip  turn
want  nid_closed 11
want  mark nidhoggr 1 1
want  mark nidhoggr 0 0

rule  DV-MON-05  two board monsters on one cell (endless): refilled and covered once, both marked
game  divinus 2 scenario=endless
skip  roll
chance roll d1 1
chance roll d2 1
chance roll d3 1
chance roll d4 1
chance roll d5 1
chance roll d6 1
chance roll d1 2
chance roll d2 1
chance roll d3 1
chance roll d4 1
chance roll d5 1
chance roll d6 1
use   thor-and-loki
use   two-dice
set   die_up 0 d1 6
set   die_up 0 d2 5
set   level 0 1 0
set   beast norns 0
set   beast nidhoggr 0
set   beast fenrir 1
set   beast kraken 1
set   beast_at fenrir 7
set   beast_at kraken 7
set   threshold fenrir 7
set   threshold kraken 7
set   cell 8 r10
step  do_flow
do    0 explore 8 dear
do    0 place x0y0 r0
want  mark fenrir 0 1
want  mark kraken 0 1
chance draw r19
want  abyss r19 1

rule  DV-MON-06  title T13 lifts surcharges and demands, not the ban on his own tile
game  divinus 2 scenario=8
use   thor-and-loki
use   two-dice
set   die_up 0 d1 4
set   die_up 0 d2 3
set   beast nidhoggr 1
set   beast_at nidhoggr 4
set   titles 0 4096
set   ready 0 4096
step  do_flow
deny  0 explore 4 plain
do    0 title t13
deny  0 explore 5 plain DV-NID-02
do    0 explore 4 plain
want  pay_sum 4
do    0 place x0y0 r0
want  mark nidhoggr 0 1

rule  DV-TOK-02 DV-TOK-03  a monster that comes onto a tile sends the tokens home
game  divinus 2 scenario=7
use   thor-and-loki
use   two-dice
set   die_up 0 d1 5
set   die_up 0 d2 4
set   mark fenrir 0 0
set   mark fenrir 1 0
set   cell 3 f08
set   cell 6 f11
set   cell 9 r09
set   beast_at fenrir 8
set   mask 6
step  do_flow
do    0 explore 9 plain
do    0 place x0y0 r0
chance draw r20
want  beast_at fenrir 5
want  mask none

rule  DV-COMP-07  markers are never short: a nineteenth is placed
game  divinus 2 scenario=3
use   thor-and-loki
use   two-dice
set   die_up 0 d1 5
set   die_up 0 d2 4
set   mark fenrir 0 18
set   threshold fenrir 40
set   mark fenrir 1 0
set   cell 3 f08
set   cell 6 f11
set   cell 9 r09
set   beast_at fenrir 8
set   slot r20 1 dwarf
set   slot r20 2 viking
step  do_flow
do    0 explore 9 plain
want  die_at 0 d1 used
do    0 place x0y0 r0
want  mark fenrir 0 19
