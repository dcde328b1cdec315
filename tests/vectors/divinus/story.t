# Story, deciders, consequences (DV-C, DV-CAMP).

rule  DV-C-02 DV-C-05  scenario 1: the decision follows the opening roll; the XP is for later
game  divinus 2 scenario=1
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
want  order 0 0
want  ask story 0
do    0 choose b
want  ask reroll 0
do    0 reroll d1+d2
chance roll d1 4
chance roll d2 4
want  ask reroll 1
do    1 done
want  ask turn 0

rule  DV-C-07 DV-C-15 DV-CAMP-05  TOPH decides D31; ties to the player later in turn order
game  divinus 3 scenario=3 legacy=campaign
chance bring-player 0
chance bring-honour 4
chance brought
chance bring-player 1
chance bring-honour 4
chance brought
chance begin
skip  story
want  ask story 0
do    0 choose b
want  decider D31 0
want  decided D31 b

rule  DV-C-07  HOLD(T09)|LASTH: the holder of the title decides D61
game  divinus 3 scenario=6 legacy=campaign
chance bring-player 2
chance bring-honour 9
chance bring-title t09
chance brought
chance begin
skip  story
want  ask story 2
do    2 choose a
want  xp 2 4

rule  DV-C-07 DV-C-08  IF_UNDEFEATED: no choice, the flag is set
game  divinus 2 scenario=3
use   thor-and-loki
set   phase 38
set   step 0
set   flags 0
step  do_flow
want  flags 4096
want  over

rule  DV-C-08  a caught Fenrir is remembered
game  divinus 2 scenario=3
use   thor-and-loki
set   phase 38
set   step 0
set   flags 0
set   beast fenrir 3
set   winner 2 0
step  do_flow
want  ask story 0
do    0 choose a
want  flags 68719477760

rule  DV-C-11  FAC_END: each places a faction sticker on the own map at the end
game  divinus 2 scenario=2
use   thor-and-loki
set   phase 37
set   step 0
set   fac_end 0 2 1
set   fac_end 1 2 1
set   map 0 x0y0 f18
set   rot 0 x0y0 r0
set   laid 0 1
set   taken 0 134217728
set   first 0 x0y0
set   anchors 0 24576
step  do_flow
want  ask stick 0
do    0 stick f18 2
want  slot f18 2 jotun

rule  DV-C-14  scenario 8: XP become refreshed dice, at most two
game  divinus 2 scenario=8
use   thor-and-loki
use   three-dice
set   die_up 0 d1 2
set   die_up 0 d2 4
set   die_up 0 d3 5
set   beast nidhoggr 0
set   slot f02 2 L11
set   xp 0 3
step  do_flow
do    0 explore 2 plain
do    0 use d1 2 plus
do    0 place x0y0 r0
do    0 meet b
do    0 tire d2
want  ask refresh 0
do    0 refresh d1
chance roll d1 1
chance draw f20
do    0 refresh d2
chance roll d2 1
want  xp 0 3

rule  DV-C-14 DV-LANG-12  scenario 8: the sea road honours the most tiles with sea and Viking, 2 with ships_built
game  divinus 2 scenario=8
use   thor-and-loki
set   flags 4295000064
set   beast nidhoggr 0
set   phase 36
set   step 0
set   map 0 x0y0 f05
set   rot 0 x0y0 r0
set   laid 0 1
set   taken 0 134217728
set   first 0 x0y0
set   anchors 0 1632
step  do_flow
want  score 0 story 2
want  score 1 story 0

rule  DV-C-06 DV-LANG-10  skuld: the decider of D62 names the order of scenario 7
game  divinus 3 scenario=7 legacy=campaign
chance bring-flag skuld
chance bring-deed D62 1 c
chance begin
skip  order
want  ask order 1
do    1 next 2
do    1 next 0
want  order 0 2
want  order 1 0
want  order 2 1

rule  DV-C-06  switch descending
game  divinus 2 scenario=3 turn_order_from_2=descending legacy=campaign
chance bring-player 1
chance bring-honour 3
chance brought
chance begin
skip  story
want  order 0 1

rule  DV-CAMP-01 DV-CAMP-03  what a campaign brings along is laid out before the start
game  divinus 2 scenario=4 legacy=campaign
deny  7 bring-tile f39 DV-CAMP-01
chance bring-tile f03
chance bring-slot 2 L03
chance bring-abyss 1
chance brought
chance bring-die 1 d2
chance bring-face 6 DS07
chance brought
chance bring-player 1
chance bring-god Freya
chance bring-xp 7
chance bring-honour 12
chance bring-level 2 2
chance bring-title t03
chance bring-place 1
chance brought
chance bring-flag hall_open
chance bring-deed D21 1 a
chance bring-supply ds07 0
chance begin
want  slot f03 2 L03
want  abyss f03 1
want  face 1 d2 6 DS07
want  god 1 Freya
want  honour 1 carried 12
want  level 1 2 2
want  titles 1 4
want  supply ds07 0
want  score 1 total 12
