# The effect language (DV-LANG), hidden things and the flow (DV-SM, DV-HID).

rule  DV-LANG-01 DV-LANG-02  ALL, LAST: L15 refreshes one die of everybody, the actor first
game  divinus 2 scenario=3
use   thor-and-loki
use   one-die
set   die_up 0 d1 2
set   die_up 1 d1 2
set   die_at 1 d1 active
set   die_at 1 d2 used
set   die_at 1 d3 used
set   die_at 1 d4 used
set   die_at 1 d5 used
set   die_at 1 d6 used
set   beast fenrir 0
set   slot f02 2 L15
set   xp 0 0
step  do_flow
do    0 explore 2 plain
do    0 place x0y0 r0
want  ask refresh 0
do    0 refresh d3
chance roll d3 1
want  ask refresh 1
do    1 done
want  xp 0 1

rule  DV-LANG-02 DV-C-13  XP never below 0; honour of an encounter counts at once
game  divinus 2 scenario=5
use   thor-and-loki
use   one-die
set   die_up 0 d1 2
set   slot f02 2 L08
set   xp 0 1
step  do_flow
do    0 explore 2 plain
do    0 place x0y0 r0
do    0 meet b
want  xp 0 0
want  honour 0 story 1

rule  DV-LANG-03 DV-LANG-09 DV-LANG-11  L05 A: exactly one die tired, two XP, one less with tyr_hand
game  divinus 2 scenario=4
use   thor-and-loki
use   three-dice
set   die_up 0 d1 2
set   die_up 0 d2 4
set   die_up 0 d3 5
set   beast kraken 0
set   cell 2 f01
set   slot f01 2 L05
set   xp 0 0
set   flags 512
step  do_flow
do    0 explore 2 plain
do    0 use d1 2 plus
do    0 place x0y0 r0
do    0 meet a
do    0 tire d2
want  die_at 0 d2 used
want  xp 0 1

rule  DV-LANG-03  SETEQ: to a value that another active die shows
game  divinus 2 scenario=7
use   thor-and-loki
use   two-dice
set   die_up 0 d1 2
set   die_up 0 d2 4
set   beast fenrir 0
set   titles 0 512
set   ready 0 512
step  do_flow
do    0 title t10
deny  0 set d1 3 DV-LANG-03
do    0 set d1 4
want  die_up 0 d1 4

rule  DV-LANG-05  MOVE:2: up to two tiles, one after the other
game  divinus 2 scenario=7
use   thor-and-loki
use   two-dice
set   die_up 0 d1 2
set   die_up 0 d2 4
set   beast fenrir 0
set   titles 0 262144
set   ready 0 262144
set   map 0 x0y0 f16
set   rot 0 x0y0 r0
set   map 0 x1y0 f29
set   rot 0 x1y0 r1
set   laid 0 2
set   taken 0 402653184
set   first 0 x0y0
set   anchors 0 49152
step  do_flow
do    0 title t19
do    0 lift x1y0
do    0 place x0y1 r1
want  ask lift 0
do    0 done

rule  DV-LANG-06  COST +1 and used after exploring it would do nothing, so it is not offered
game  divinus 2 scenario=7
use   thor-and-loki
use   two-dice
set   die_up 0 d1 2
set   die_up 0 d2 4
set   beast fenrir 0
set   titles 0 128
set   ready 0 128
step  do_flow
do    0 title t08
deny  0 explore 2 plain DV-EXPLORE-02
do    0 explore 1 plain

rule  DV-LANG-07  UNABYSS from the own map only; WORLD_UNABYSS from any tiles in play
game  divinus 2 scenario=7
use   thor-and-loki
use   two-dice
set   die_up 0 d1 2
set   die_up 0 d2 4
set   beast fenrir 0
set   abyss f20 1
set   abyss f16 1
set   map 0 x0y0 f16
set   rot 0 x0y0 r0
set   laid 0 1
set   taken 0 134217728
set   first 0 x0y0
set   anchors 0 61440
step  do_flow
ask   unabyss 0 0 1
deny  0 unabyss f20 1 DV-RS-307
do    0 unabyss f16 1
ask   unabyss 0 0 3 1
do    0 unabyss f20 1
want  abyss f20 0

rule  DV-LANG-08  MARK and TRACK: no effect if it is not the monster of the scenario
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 2
set   slot f02 2 L13
step  do_flow
do    0 explore 2 plain
do    0 place x0y0 r0
do    0 meet a
want  mark nidhoggr 0 0

rule  DV-LANG-08  DIE: the sticker is forged at once
game  divinus 2 scenario=3
use   thor-and-loki
set   beast fenrir 3
set   winner 2 1
set   phase 38
set   step 0
set   mark fenrir 1 7
step  do_flow
want  ask story 1
do    1 choose b
want  ask forge 1
do    1 forge d1 1
want  face 1 d1 1 DS12
want  supply ds12 1
want  over

rule  DV-LANG-09  ROLL: a plain die decides (L17 B)
game  divinus 2 scenario=5
use   thor-and-loki
use   one-die
set   die_up 0 d1 2
set   slot f02 2 L17
set   xp 0 0
step  do_flow
do    0 explore 2 plain
do    0 place x0y0 r0
do    0 meet b
chance cast 4
want  xp 0 2

rule  DV-LANG-09 DV-C-15  CHOSE: L10 A is closed to the decider of D51 b
game  divinus 2 scenario=6
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
set   beast norns 0
set   cell 2 r10
set   slot r10 2 L10
set   decider D51 0
set   decided D51 b
set   xp 0 0
step  do_flow
do    0 explore 2 plain
do    0 place x0y0 r0
want  xp 0 2

rule  DV-LANG-09  IF ... up to the next clause: L12 B with frigg_asked
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 2
set   beast fenrir 0
set   slot f02 2 L12
set   flags 10485760
step  do_flow
do    0 explore 2 plain
do    0 place x0y0 r0
want  ask refresh 0

rule  DV-LANG-10 DV-C-10  opening clauses: A and B set up to 3, C up to 2 (DX-39)
game  divinus 3 scenario=8 legacy=campaign
chance bring-flag baldr_lives
chance bring-flag horn_saved
chance bring-deed D61 0 a
chance bring-deed D71 1 b
chance begin
skip  set
want  open_set 0 3
want  open_set 1 3
want  open_set 2 2

rule  DV-LANG-10 DV-C-10  START_USED: exactly n dice of one choice
game  divinus 2 scenario=5 legacy=campaign
chance bring-flag apples_hoarded
chance bring-deed D12 0 b
chance begin
skip  tire
want  ask tire 0
do    0 tire d4
want  die_at 0 d4 used
want  ask turn 1

rule  DV-LANG-10  D31 a: a die used, a marker at Fenrir that counts
game  divinus 2 scenario=3
skip  story
want  ask story 0
do    0 choose a
skip  tire
want  mark fenrir 0 1
want  ask tire 0

rule  DV-LANG-12  threshold and quest changed by flags
game  divinus 4 scenario=7 legacy=campaign
chance bring-flag wolf_bound
chance bring-flag hall_barred
chance begin
skip  turn
want  threshold fenrir 9

rule  DV-CAMP-07 DV-LANG-12  wolf_loose: one marker more
game  divinus 4 scenario=7 legacy=campaign
chance bring-flag wolf_loose
chance begin
skip  turn
want  threshold fenrir 11

rule  DV-LANG-12  hall_barred: Q703 needs a group of three only
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
set   beast fenrir 0
set   flags 32
set   map 0 x0y0 f13
set   rot 0 x0y0 r0
set   map 0 x1y0 f13
set   rot 0 x1y0 r0
set   map 0 x2y0 f13
set   rot 0 x2y0 r0
set   laid 0 3
set   taken 0 939524096
set   first 0 x0y0
set   anchors 0 61440
step  do_quests 0
want  quest_by 2 0

rule  DV-LANG-12  without the flag a group of four
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 1
set   beast fenrir 0
set   flags 0
set   map 0 x0y0 f13
set   rot 0 x0y0 r0
set   map 0 x1y0 f13
set   rot 0 x1y0 r0
set   map 0 x2y0 f13
set   rot 0 x2y0 r0
set   laid 0 3
set   taken 0 939524096
set   first 0 x0y0
set   anchors 0 61440
step  do_quests 0
want  quest_by 2 255

rule  DV-LANG-13  a trigger with a condition on cells: cells 10-12
game  divinus 2 scenario=2
use   first-turn
set   god 0 Thor
set   level 0 1 0
set   level 0 2 0
set   level 0 3 3
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 5
set   die_up 0 d2 4
step  do_flow
do    0 explore 9 plain
do    0 place x0y0 r0
want  ask turn 0

rule  DV-SM-05  an exploration adds a tile for good; resting twice round ends it
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
chance roll d1 1
want  told ended

rule  DV-SM-07 DV-HID-03 DV-C-07  votes are secret until all are in; a tie is broken by the player with least honour (DX-40)
game  divinus 4 scenario=2 legacy=campaign
chance bring-player 2
chance bring-honour 0
chance brought
chance bring-player 0
chance bring-honour 3
chance brought
chance bring-player 1
chance bring-honour 3
chance brought
chance bring-player 3
chance bring-honour 3
chance brought
chance begin
skip  vote
do    0 vote a
do    1 vote b
do    2 vote a
want  vote 0 a
do    3 vote b
want  told voted 0 d21-a
want  ask story 2
do    2 choose b
want  decider D21 2
want  told flag hall_barred

rule  DV-HID-01  the order of the stacks is unknown to all: a draw may be any tile of the family
game  divinus 2 scenario=2
skip  draw
chance draw f23
want  cell 1 f23
