# More cases at the edge of a rule.

rule  DV-LANG-03 DV-DSTK-03  set to equal: a forged face counts with each of its numbers
game  divinus 2 scenario=2
use   thor-and-loki
set   face 0 d1 3 DS07
set   face 0 d1 4 DS08
use   two-dice
set   die_up 0 d1 2
set   die_up 0 d2 6
step  do_flow
ask   set 0 0 1 0 1
deny  0 set d1 4 DV-LANG-03
do    0 set d1 3
want  die_up 0 d1 3

rule  DV-LANG-09 DV-C-15  CHOSE: with three sets the decider of D51 a pleads (L10 A)
game  divinus 2 scenario=6
use   thor-and-loki
set   beast norns 0
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
set   slot f31 1 viking
set   slot f31 2 dwarf
set   slot f29 1 jotun
set   slot f29 2 viking
set   slot f23 1 dwarf
set   slot f23 2 jotun
set   slot f25 1 viking
set   slot f25 2 dwarf
set   slot r21 1 jotun
set   decider D51 0
set   decided D51 a
ask   encounter 0 0 9
do    0 meet a
want  told honour 0 1 story

rule  DV-LANG-09 DV-C-15  CHOSE: with three sets so does who did not decide D51 (L10 A)
game  divinus 2 scenario=6
use   thor-and-loki
set   beast norns 0
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
set   slot f31 1 viking
set   slot f31 2 dwarf
set   slot f29 1 jotun
set   slot f29 2 viking
set   slot f23 1 dwarf
set   slot f23 2 jotun
set   slot f25 1 viking
set   slot f25 2 dwarf
set   slot r21 1 jotun
set   decider D51 1
set   decided D51 b
ask   encounter 0 0 9
do    0 meet a
want  told honour 0 1 story

rule  DV-LANG-09 DV-C-15  CHOSE: with three sets the decider of D51 b does not, three sets or not (L10 A)
game  divinus 2 scenario=6
use   thor-and-loki
set   beast norns 0
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
set   slot f31 1 viking
set   slot f31 2 dwarf
set   slot f29 1 jotun
set   slot f29 2 viking
set   slot f23 1 dwarf
set   slot f23 2 jotun
set   slot f25 1 viking
set   slot f25 2 dwarf
set   slot r21 1 jotun
set   decider D51 0
set   decided D51 b
ask   encounter 0 0 9
deny  0 meet a DV-LOC-06

rule  DV-DICE-14 DV-FX-LOKI-10  what makes an exploration cheaper leaves the total at 7
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
set   die_up 0 d1 3
set   die_up 0 d2 3
set   die_up 0 d3 4
set   map 0 x0y0 f02
set   rot 0 x0y0 r3
set   map 0 x0y1 f06
set   rot 0 x0y1 r2
set   laid 0 2
set   taken 0 34493956096
set   first 0 x0y0
set   anchors 0 34952
set   cost_lo -1
step  do_flow
do    0 act 3 3
do    0 use d1 3 plus
want  ask lift 0
want  die_at 0 d2 active
want  die_at 0 d3 used

rule  DV-QUEST-06 DV-RS-608  a quest is looked at again when an abyss is gone
game  divinus 2 scenario=7
use   thor-and-loki
use   three-dice
set   die_up 0 d1 4
set   die_up 0 d2 4
set   die_up 0 d3 2
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
set   slot f31 1 viking
set   slot f31 2 dwarf
set   slot f29 1 viking
set   slot f29 2 dwarf
set   slot f23 1 viking
set   slot f23 2 dwarf
set   slot f25 1 viking
set   slot f25 2 dwarf
set   slot r21 1 dwarf
set   slot r21 2 dwarf
set   abyss f29 1
set   abyss f25 2
set   quest_n 1
set   quest 0 q703
set   quest_by 0 255
step  do_flow
do    0 seal
do    0 unabyss f25 2
want  quest_by 0 255
set   god_done 0
set   die_at 0 d1 active
set   die_at 0 d2 active
step  do_flow
do    0 seal
want  abyss f29 0
want  quest_by 0 0

rule  DV-C-10  opening clauses: used dice, rerolls, then settings, each in turn order; then they are spent
game  divinus 2 scenario=2
use   thor-and-loki
set   start_used 0 1
set   open_reroll 1 1
set   open_set 0 1
set   phase 15
set   step 0
step  do_flow
want  ask tire 0
do    0 tire d1
want  die_at 0 d1 used
want  ask reroll 1
do    1 done
want  ask set 0
do    0 done
want  ask turn 0
want  start_used 0 0
want  open_reroll 1 0
want  open_set 0 0

rule  DV-QUEST-06 DV-STICK-01  a quest is looked at again when a sticker is placed
game  divinus 2 scenario=7
use   thor-and-loki
use   three-dice
set   die_up 0 d1 4
set   die_up 0 d2 4
set   die_up 0 d3 2
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
set   slot f31 1 viking
set   slot f31 2 dwarf
set   slot f29 1 empty
set   slot f29 2 dwarf
set   slot f23 1 viking
set   slot f23 2 dwarf
set   slot f25 1 viking
set   slot f25 2 dwarf
set   slot r21 1 dwarf
set   slot r21 2 dwarf
set   quest_n 1
set   quest 0 q703
set   quest_by 0 255
step  do_flow
want  quest_by 0 255
ask   stick 0 0 1 1
do    0 stick f29 1
want  slot f29 1 viking
step  do_flow
want  quest_by 0 0

rule  DV-C-09 DV-STICK-06  the abyss of the setup: from the last cell on, a faction symbol of each tile; no cell empty, no runestone
game  divinus 2 scenario=7
skip  turn
set   abyss f01 0
set   abyss f02 0
set   abyss f03 0
set   cell 12 f01
set   slot f01 1 viking
set   slot f01 2 dwarf
set   cell 11 none
set   cell 10 f02
set   slot f02 1 rune
set   slot f02 2 empty
set   cell 9 f03
set   slot f03 1 rune
set   slot f03 2 jotun
set   abyss_sum 2
set   phase 11
set   step 0
step  do_flow
want  abyss f01 1
want  abyss f02 0
want  abyss f03 2
want  abyss_sum 0

rule  DV-ENDLESS-03  endless_dice=plain: nothing is drafted
game  divinus 2 scenario=endless endless_dice=plain
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
skip  god
set   phase 4
set   step 0
step  do_flow
want  ask draw 7

rule  DV-RS-605  bulwark: three are enough, two are not
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
set   map 0 x1y1 r21
set   rot 0 x1y1 r3
set   laid 0 4
set   taken 0 8899306455040
set   first 0 x0y0
set   anchors 0 8192
set   main 1
set   god_done 0
set   spot_now x0y2
step  do_flow
want  ask turn 0
deny  0 bulwark DV-RS-605
set   spot_now x0y1
do    0 bulwark

rule  DV-STICK-01 DV-RS-403  a sticker goes on any tile of the map, in the corner of the grid too
game  divinus 2 scenario=7
use   thor-and-loki
use   one-die
set   die_up 0 d1 4
set   beast fenrir 0
set   map 0 x-3y-3 f16
set   rot 0 x-3y-3 r0
set   map 0 x-3y-2 f18
set   rot 0 x-3y-2 r1
set   laid 0 2
set   taken 0 257
set   first 0 x-3y-3
set   anchors 0 1
set   slot f16 2 empty
step  do_flow
ask   stick 0 0 6 1
do    0 stick f16 2
want  slot f16 2 sapling

rule  DV-FX-LOKI-01 DV-FX-LOKI-02  a 3 on 1-3 rerolls, and nothing is refreshed
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
do    0 bet low
chance cast 3
want  ask reroll 0
do    0 reroll d1
chance roll d1 2
want  ask turn 0
want  die_up 0 d1 2
want  die_at 0 d2 used
