# Stickers, locations, titles (DV-TILE, DV-STICK, DV-LOC, DV-TITLE).

rule  DV-TILE-01 DV-TILE-02 DV-TILE-03 DV-TILE-04  printed symbols: two slots, factions and runestones
game  divinus 2 scenario=2
use   thor-and-loki
use   one-die
set   die_up 0 d1 4
step  do_flow
want  slot f14 1 viking
want  slot f14 2 jotun
want  slot f08 1 dwarf
want  slot f08 2 empty
want  slot r04 1 rune
want  slot r04 2 jotun

rule  DV-STICK-01 DV-STICK-02 DV-STICK-05 DV-LANG-07  a faction sticker: empty slot, over a printed symbol, in place of a sticker (EX-07)
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 4
set   beast fenrir 0
set   map 0 x0y0 f16
set   rot 0 x0y0 r0
set   map 0 x0y1 r12
set   rot 0 x0y1 r1
set   laid 0 2
set   taken 0 34493956096
set   first 0 x0y0
set   anchors 0 61440
set   slot f16 2 wild
step  do_flow
ask   stick 0 0 1 2
deny  0 stick r12 1 DV-STICK-01
deny  0 stick f02 2 DV-STICK-01
do    0 stick f16 2
want  slot f16 2 viking
do    0 stick r12 2
want  slot r12 2 viking
want  slot r12 1 rune

rule  DV-STICK-01 DV-STICK-04 DV-RS-307 DV-RS-403 DV-STICK-08  no targets: a location, an abyss, a sapling
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 4
set   beast fenrir 0
set   map 0 x0y0 f16
set   rot 0 x0y0 r0
set   map 0 x0y1 f18
set   rot 0 x0y1 r1
set   laid 0 2
set   taken 0 34493956096
set   first 0 x0y0
set   anchors 0 61440
set   abyss f16 1
set   slot f16 2 sapling
set   slot f18 2 L11
step  do_flow
ask   stick 0 0 1 1
deny  0 stick f16 1 DV-STICK-01
deny  0 stick f16 2 DV-STICK-01
deny  0 stick f18 2 DV-STICK-01
do    0 stick f18 1
want  slot f18 2 L11

rule  DV-STICK-03  it may be left
game  divinus 2 scenario=2
use   thor-and-loki
use   one-die
set   die_up 0 d1 4
set   map 0 x0y0 f16
set   rot 0 x0y0 r0
set   laid 0 1
set   taken 0 134217728
set   first 0 x0y0
set   anchors 0 24576
step  do_flow
ask   stick 0 0 1 1
do    0 done
want  slot f16 1 jotun

rule  DV-STICK-07 DV-RS-403 DV-LANG-07  a sapling needs an empty slot; before scenario 4 it is a wild sticker
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 4
set   beast fenrir 0
set   map 0 x0y0 f16
set   rot 0 x0y0 r0
set   map 0 x0y1 f18
set   rot 0 x0y1 r1
set   laid 0 2
set   taken 0 34493956096
set   first 0 x0y0
set   anchors 0 61440
step  do_flow
ask   stick 0 0 6 1
deny  0 stick f16 1 DV-RS-403
do    0 stick f18 2
want  slot f18 2 sapling

rule  DV-LANG-07 DV-LOC-06 DV-LOC-12 DV-EXPLORE-10  L02 B in scenario 2: a wild sticker; the location is gone, an XP with apples_shared
game  divinus 2 scenario=2
use   thor-and-loki
use   one-die
set   die_up 0 d1 2
set   slot f02 2 L02
set   flags 4
set   xp 0 0
step  do_flow
do    0 explore 2 plain
do    0 place x0y0 r0
want  told met 0 l02
want  ask encounter 0
do    0 meet b
want  ask stick 0
do    0 stick f02 1
want  slot f02 1 wild
want  slot f02 2 empty
want  xp 0 1

rule  DV-STICK-06 DV-STICK-09  of two faction symbols the active player chooses
game  divinus 2 scenario=3
use   thor-and-loki
use   one-die
set   die_up 0 d1 4
step  do_flow
ask   cover 0 0 13
do    0 cover 2
want  abyss f14 2

rule  DV-STICK-06  a faction symbol before a runestone
game  divinus 2 scenario=3
use   thor-and-loki
use   one-die
set   die_up 0 d1 4
step  do_flow
ask   cover 0 0 42
deny  0 cover 1 DV-STICK-06
do    0 cover 2
want  abyss r04 2

rule  DV-STICK-06 DV-STICK-09  with neither it is not placed; never over a location
game  divinus 2 scenario=3
use   thor-and-loki
use   one-die
set   die_up 0 d1 4
set   slot f14 1 L01
set   slot f14 2 L02
step  do_flow
ask   cover 0 0 13
deny  0 cover 1 DV-STICK-06
deny  0 cover 2 DV-STICK-06

rule  DV-LOC-01 DV-LOC-04 DV-GOD-01 DV-GOD-02 DV-GOD-03 DV-QUEST-08  god scores 6, 4, 4, 0: 2, 1, 1, 0; the first takes title and location (DX-11)
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
set   beast fenrir 0
set   mark fenrir 0 0
set   map 0 x0y0 f01
set   rot 0 x0y0 r0
set   map 0 x0y1 f10
set   rot 0 x0y1 r0
set   map 0 x0y2 f27
set   rot 0 x0y2 r0
set   map 0 x0y3 f12
set   rot 0 x0y3 r0
set   map 0 x1y0 f09
set   rot 0 x1y0 r0
set   laid 0 5
set   taken 0 2260630669099008
set   first 0 x0y0
set   anchors 0 61440
set   map 1 x0y0 f04
set   rot 1 x0y0 r0
set   map 1 x0y1 f31
set   rot 1 x0y1 r0
set   laid 1 2
set   taken 1 34493956096
set   first 1 x0y0
set   anchors 1 34952
set   map 2 x0y0 f34
set   rot 2 x0y0 r0
set   map 2 x0y1 f37
set   rot 2 x0y1 r0
set   map 2 x0y2 f39
set   rot 2 x0y2 r0
set   map 2 x0y3 f36
set   rot 2 x0y3 r0
set   laid 2 4
set   taken 2 2260630400663552
set   first 2 x0y0
set   anchors 2 15
set   card 1 g11
set   phase 32
set   step 0
step  do_flow
want  score 0 gods 2
want  score 1 gods 1
want  score 2 gods 1
want  score 3 gods 0
want  ask found 0
deny  0 found f10 1 DV-LOC-04
do    0 found f01 2
want  slot f01 2 L13
want  titles 0 4096

rule  DV-LOC-02 DV-GOD-03 DV-LOC-03  scores 5, 5, 3, 0: 2, 2, 0, 0; the lot places the location, nobody gets the title (DX-10)
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
set   beast fenrir 0
set   map 0 x0y0 f01
set   rot 0 x0y0 r0
set   map 0 x0y1 f10
set   rot 0 x0y1 r0
set   map 0 x0y2 f27
set   rot 0 x0y2 r0
set   map 0 x0y3 f12
set   rot 0 x0y3 r0
set   laid 0 4
set   taken 0 2260630400663552
set   first 0 x0y0
set   anchors 0 61440
set   map 1 x0y0 f04
set   rot 1 x0y0 r0
set   map 1 x0y1 f31
set   rot 1 x0y1 r0
set   map 1 x0y2 f34
set   rot 1 x0y2 r0
set   laid 1 3
set   taken 1 8830586978304
set   first 1 x0y0
set   anchors 1 34952
set   map 2 x0y0 f37
set   rot 2 x0y0 r0
set   map 2 x0y1 f39
set   rot 2 x0y1 r0
set   map 2 x0y2 f36
set   rot 2 x0y2 r0
set   laid 2 3
set   taken 2 8830586978304
set   first 2 x0y0
set   anchors 2 15
set   card 1 g11
set   phase 32
set   step 0
step  do_flow
want  ask lot 7
chance lot 1
want  score 0 gods 2
want  score 1 gods 2
want  score 2 gods 0
want  slot f34 2 L13
want  titles 0 0
want  titles 1 0

rule  DV-GOD-04 DV-LOC-03 DV-SCORE-04  scores 3, 0, 0: 2, 0, 0 (DX-12)
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
set   beast fenrir 0
set   map 0 x0y0 f01
set   rot 0 x0y0 r0
set   map 0 x0y1 f10
set   rot 0 x0y1 r0
set   laid 0 2
set   taken 0 34493956096
set   first 0 x0y0
set   anchors 0 61440
set   card 1 g11
set   phase 32
set   step 0
step  do_flow
want  score 0 gods 2
want  score 1 gods 0
want  score 2 gods 0

rule  DV-GOD-05  two players: first 1, second 0 (DX-13)
game  divinus 2 scenario=7
use   thor-and-loki
set   beast fenrir 0
set   map 0 x0y0 f01
set   rot 0 x0y0 r0
set   map 0 x0y1 f10
set   rot 0 x0y1 r0
set   map 0 x0y2 f12
set   rot 0 x0y2 r0
set   laid 0 3
set   taken 0 8830586978304
set   first 0 x0y0
set   anchors 0 61440
set   map 1 x0y0 f04
set   rot 1 x0y0 r0
set   laid 1 1
set   taken 1 134217728
set   first 1 x0y0
set   anchors 1 34952
set   card 1 g11
set   phase 32
set   step 0
step  do_flow
want  score 0 gods 1
want  score 1 gods 0

rule  DV-GOD-05  tie: 1 each; 0 : 0 nothing, no location (DX-13)
game  divinus 2 scenario=7
use   thor-and-loki
set   beast fenrir 0
set   map 0 x0y0 f10
set   rot 0 x0y0 r0
set   laid 0 1
set   taken 0 134217728
set   first 0 x0y0
set   anchors 0 61440
set   map 1 x0y0 f04
set   rot 1 x0y0 r0
set   laid 1 1
set   taken 1 134217728
set   first 1 x0y0
set   anchors 1 34952
set   card 1 g11
set   phase 32
set   step 0
step  do_flow
want  score 0 gods 1
want  score 1 gods 1

rule  DV-GOD-05 DV-LOC-03  0 : 0: no honour and no location (DX-13)
game  divinus 2 scenario=7
use   thor-and-loki
set   beast fenrir 0
set   phase 32
set   step 0
step  do_flow
want  score 0 gods 0
want  score 1 gods 0
want  over

rule  DV-GOD-05  switch xp: the first gains 1 XP instead
game  divinus 2 scenario=7 two_player_god_reward=xp
use   thor-and-loki
set   beast fenrir 0
set   xp 0 0
set   map 0 x0y0 f01
set   rot 0 x0y0 r0
set   map 0 x0y1 f10
set   rot 0 x0y1 r0
set   map 0 x0y2 f12
set   rot 0 x0y2 r0
set   laid 0 3
set   taken 0 8830586978304
set   first 0 x0y0
set   anchors 0 61440
set   map 1 x0y0 f04
set   rot 1 x0y0 r0
set   laid 1 1
set   taken 1 134217728
set   first 1 x0y0
set   anchors 1 34952
set   card 1 g11
set   phase 32
set   step 0
step  do_flow
want  score 0 gods 0
want  xp 0 1

rule  DV-LOC-04  without an empty slot on the own map any tile in play will do
game  divinus 2 scenario=7
use   thor-and-loki
set   beast fenrir 0
set   map 0 x0y0 f10
set   rot 0 x0y0 r0
set   map 0 x0y1 f04
set   rot 0 x0y1 r0
set   laid 0 2
set   taken 0 34493956096
set   first 0 x0y0
set   anchors 0 61440
set   phase 32
set   step 0
step  do_flow
want  ask found 0
deny  0 found f24 2 DV-LOC-04
do    0 found f07 2
want  slot f07 2 L13

rule  DV-LOC-05 DV-QUEST-04 DV-LOC-10 DV-TITLE-01  a title quest creates its title and location after the gods
game  divinus 2 scenario=3
use   thor-and-loki
set   quest_by 2 1
set   map 1 x0y0 f01
set   rot 1 x0y0 r0
set   laid 1 1
set   taken 1 134217728
set   first 1 x0y0
set   anchors 1 34952
set   phase 32
set   step 0
step  do_flow
want  titles 1 32768
want  slot f01 2 L16

rule  DV-LOC-06 DV-LOC-12  LOC= stays for the next explorer; an option is chosen once
game  divinus 2 scenario=4
use   thor-and-loki
use   one-die
set   die_up 0 d1 2
set   slot f04 2 L04
set   cell 2 f04
set   beast kraken 0
step  do_flow
do    0 explore 2 plain
do    0 place x0y0 r0
do    0 meet b
want  slot f04 2 L04

rule  DV-LOC-06 DV-LANG-09  an option whose requirement fails is closed; L06 B needs hall_open
game  divinus 2 scenario=5
use   thor-and-loki
use   one-die
set   die_up 0 d1 2
set   slot f02 2 L06
set   flags 0
step  do_flow
do    0 explore 2 plain
do    0 place x0y0 r0
want  ask replace 0
do    0 done
want  slot f02 2 L06

rule  DV-LOC-06  neither option open: the location goes without effect
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 2
set   beast fenrir 0
set   slot f02 2 L12
set   flags 0
step  do_flow
do    0 explore 2 plain
do    0 place x0y0 r0
want  slot f02 2 empty

rule  DV-LOC-07  swapping a tile with a location triggers nothing
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
set   die_up 0 d1 2
set   slot f02 2 L02
step  do_flow
do    0 act 3 1
do    0 swap 2 8
want  ask turn 0

rule  DV-LOC-11 DV-ENDLESS-06  in endless mode a location is not scanned
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
use   one-die
set   die_up 0 d1 2
set   slot f02 2 L02
set   cell 2 f02
set   beast fenrir 0
set   beast kraken 0
set   beast norns 0
set   beast nidhoggr 0
step  do_flow
do    0 explore 2 plain
do    0 place x0y0 r0
want  slot f02 2 L02

rule  DV-LOC-13  two locations on one tile: slot 1 first
game  divinus 2 scenario=5
use   thor-and-loki
use   one-die
set   die_up 0 d1 2
set   slot f02 1 L08
set   slot f02 2 L16
set   xp 0 0
step  do_flow
do    0 explore 2 plain
do    0 place x0y0 r0
want  told met 0 l08
want  told met 0 l16
want  xp 0 1
do    0 meet a
want  xp 0 2

rule  DV-TITLE-02  a location explored by another gives the holder nothing (DX-30)
game  divinus 2 scenario=3
use   thor-and-loki
use   one-die
set   die_up 0 d1 2
set   slot f02 2 L01
set   titles 1 1
set   xp 0 0
set   xp 1 0
set   beast fenrir 0
step  do_flow
do    0 explore 2 plain
do    0 place x0y0 r0
do    0 meet b
want  xp 0 1
want  xp 1 0
