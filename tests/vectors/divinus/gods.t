# Player gods, effect tables, experience, tokens (DV-FX, DV-XP, DV-TOK, DV-GACT).

rule  DV-XP-03 DV-XP-04 DV-XP-05 DV-XP-06 DV-FX-01 DV-CAMP-06  prices 3, 4, 6; each level needs the one before (EX-02)
game  divinus 2 scenario=2 legacy=campaign
chance bring-player 0
chance bring-god Hel
chance bring-xp 8
chance bring-level 1 1
chance brought
chance bring-player 1
chance bring-god Loki
chance bring-xp 2
chance brought
chance begin
skip  spend
do    0 unlock 1
want  xp 0 4
want  level 0 1 2
deny  0 unlock 1 DV-XP-03
do    0 unlock 2
want  xp 0 1
want  level 0 2 1

rule  DV-XP-05  with level 3 levels 2 and 3 are available, not 1 (DX-29)
game  divinus 2 scenario=2
use   first-turn
set   god 0 Hel
set   level 0 1 0
set   level 0 2 3
set   level 0 3 0
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   three-dice
set   die_up 0 d1 1
set   die_up 0 d2 1
set   die_up 0 d3 3
step  do_flow
deny  0 act 2 1 DV-GACT-01
do    0 act 2 2

rule  DV-XP-05 DV-FX-HEL-01  Hel row 1 level 2: a die of value 1 to set up to two dice; level 1 is gone (EX-02)
game  divinus 2 scenario=2
use   first-turn
set   god 0 Hel
set   level 0 1 2
set   level 0 2 0
set   level 0 3 0
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   three-dice
set   die_up 0 d1 1
set   die_up 0 d2 4
set   die_up 0 d3 3
step  do_flow
deny  0 free 1 1 DV-TURN-04
do    0 free 1 2
do    0 set d2 6
do    0 set d3 6
want  die_up 0 d3 6

rule  DV-FX-02 DV-FX-HEL-02 DV-LANG-14  Hel row 2: a die of value 1 to refresh up to two; the paying die is no target
game  divinus 2 scenario=2
use   first-turn
set   god 0 Hel
set   level 0 1 0
set   level 0 2 2
set   level 0 3 0
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 1
set   die_up 0 d2 4
step  do_flow
do    0 act 2 2
deny  0 refresh d1 DV-DICE-07
do    0 refresh d3
chance roll d3 4
do    0 refresh d4
chance roll d4 4
want  die_at 0 d1 used

rule  DV-FX-HEL-02 DV-LANG-13  level 3: ending the turn without an active die, refresh up to two
game  divinus 2 scenario=2
use   first-turn
set   god 0 Hel
set   level 0 1 0
set   level 0 2 3
set   level 0 3 0
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   one-die
set   die_up 0 d1 5
step  do_flow
do    0 explore 5 plain
do    0 place x0y0 r0
want  ask refresh 0
do    0 refresh d2
chance roll d2 2
do    0 refresh d3
chance roll d3 3
want  die_at 0 d2 active
want  die_at 0 d3 active

rule  DV-FX-HEL-03  level 3: the last active die used to explore: one tile may be moved
game  divinus 2 scenario=7
use   first-turn
set   god 0 Hel
set   level 0 1 0
set   level 0 2 0
set   level 0 3 3
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
do    0 place x1y0 r1
want  ask lift 0

rule  DV-FX-THOR-01 DV-LANG-14  three dice: level 2 reactivate one die or move one tile
game  divinus 2 scenario=2
use   first-turn
set   god 0 Thor
set   level 0 1 2
set   level 0 2 0
set   level 0 3 0
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   three-dice
set   die_up 0 d1 1
set   die_up 0 d2 2
set   die_up 0 d3 3
set   map 0 x0y0 f16
set   rot 0 x0y0 r0
set   laid 0 1
set   taken 0 134217728
set   first 0 x0y0
set   anchors 0 24576
set   cell 6 f29
step  do_flow
do    0 explore 6 plain
do    0 place x1y0 r1
want  ask either 0
do    0 either first
do    0 react d1 6
want  die_up 0 d1 6

rule  DV-FX-THOR-01 DV-DICE-07  level 1: refresh one die, a just used one included; two dice do not do
game  divinus 2 scenario=2
use   first-turn
set   god 0 Thor
set   level 0 1 1
set   level 0 2 0
set   level 0 3 0
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   three-dice
set   die_up 0 d1 1
set   die_up 0 d2 2
set   die_up 0 d3 3
set   die_at 0 d4 box
set   die_at 0 d5 box
set   die_at 0 d6 box
step  do_flow
do    0 explore 6 plain
do    0 place x0y0 r0
do    0 refresh d2
chance roll d2 6
want  die_at 0 d2 active

rule  DV-FX-THOR-03  cells 1-3 with 8-10; level 2: 1-6
game  divinus 2 scenario=2
use   first-turn
set   god 0 Thor
set   level 0 1 0
set   level 0 2 0
set   level 0 3 2
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   one-die
set   die_up 0 d1 5
step  do_flow
deny  0 act 3 1 DV-GACT-01
do    0 act 3 2
deny  0 swap 6 7 DV-LANG-04
deny  0 swap 6 11 DV-LANG-04
do    0 swap 6 10
want  cell 6 r04

rule  DV-FX-LOKI-05 DV-TURN-06  two dice of one value: set one (level 1)
game  divinus 2 scenario=2
use   first-turn
set   god 0 Loki
set   level 0 1 0
set   level 0 2 1
set   level 0 3 0
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   three-dice
set   die_up 0 d1 4
set   die_up 0 d2 4
set   die_up 0 d3 2
step  do_flow
do    0 explore 8 plain
do    0 place x0y0 r0
want  ask set 0
do    0 set d3 6

rule  DV-FX-LOKI-05  4 + 2 + 2 counts as well, 6 + 2 does not
game  divinus 2 scenario=2
use   first-turn
set   god 0 Loki
set   level 0 1 0
set   level 0 2 1
set   level 0 3 0
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 6
set   die_up 0 d2 2
step  do_flow
do    0 explore 8 plain
do    0 place x0y0 r0
want  ask turn 1

rule  DV-FX-LOKI-05 DV-SM-07  level 3: after the rest of another player refresh one die
game  divinus 2 scenario=2
use   first-turn
set   god 0 Thor
set   level 0 1 0
set   level 0 2 0
set   level 0 3 0
set   god 1 Loki
set   level 1 1 0
set   level 1 2 3
set   level 1 3 0
use   one-die
set   die_up 0 d1 6
set   die_up 1 d1 2
set   die_at 1 d1 active
set   die_at 1 d2 used
set   die_at 1 d3 used
set   die_at 1 d4 used
set   die_at 1 d5 used
set   die_at 1 d6 used
set   die_at 0 d2 box
set   die_at 0 d3 box
set   die_at 0 d4 box
set   die_at 0 d5 box
set   die_at 0 d6 box
step  do_flow
do    0 rest
chance roll d1 5
want  ask refresh 1
do    1 refresh d2
chance roll d2 6
want  die_at 1 d2 active
want  ask turn 1

rule  DV-FX-FREYA-01 DV-RS-308 DV-LANG-13  runestones come to an even number: refresh; a tile without one does not
game  divinus 2 scenario=2
use   first-turn
set   god 0 Freya
set   level 0 1 1
set   level 0 2 0
set   level 0 3 0
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 5
set   die_up 0 d2 2
set   map 0 x0y0 r16
set   rot 0 x0y0 r0
set   laid 0 1
set   taken 0 134217728
set   first 0 x0y0
set   anchors 0 4369
set   cell 5 f29
set   cell 7 r16
step  do_flow
do    0 explore 7 plain
do    0 place x0y1 r0
want  ask refresh 0

rule  DV-FX-FREYA-01 DV-RS-308  no runestone placed: nothing
game  divinus 2 scenario=2
use   first-turn
set   god 0 Freya
set   level 0 1 2
set   level 0 2 0
set   level 0 3 0
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 5
set   die_up 0 d2 2
set   map 0 x0y0 r16
set   rot 0 x0y0 r0
set   map 0 x0y1 r16
set   rot 0 x0y1 r0
set   laid 0 2
set   taken 0 34493956096
set   first 0 x0y0
set   anchors 0 4369
set   cell 5 f16
step  do_flow
do    0 explore 5 plain
do    0 place x0y2 r0
want  ask turn 1

rule  DV-FX-FREYA-01  level 3: after a tile with a runestone set one die
game  divinus 2 scenario=2
use   first-turn
set   god 0 Freya
set   level 0 1 3
set   level 0 2 0
set   level 0 3 0
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   three-dice
set   die_up 0 d1 5
set   die_up 0 d2 2
set   die_up 0 d3 4
step  do_flow
do    0 explore 7 plain
do    0 use d2 2 plus
do    0 place x0y0 r0
want  ask set 0

rule  DV-FX-FREYA-02  swap two of 1-6; level 2: or replace one of them
game  divinus 2 scenario=2
use   first-turn
set   god 0 Freya
set   level 0 1 0
set   level 0 2 2
set   level 0 3 0
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 5
set   die_up 0 d2 2
step  do_flow
do    0 act 2 2
want  ask either 0
do    0 either second
do    0 replace 6
chance draw f09
want  cell 6 f09

rule  DV-FX-FREYA-03 DV-SYM-03  dwarves come to an even number: reroll one die; wilds do not count
game  divinus 2 scenario=2
use   first-turn
set   god 0 Freya
set   level 0 1 0
set   level 0 2 0
set   level 0 3 1
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 5
set   die_up 0 d2 2
set   map 0 x0y0 f11
set   rot 0 x0y0 r0
set   laid 0 1
set   taken 0 134217728
set   first 0 x0y0
set   anchors 0 4369
set   cell 5 f11
set   slot f11 2 wild
step  do_flow
do    0 explore 5 plain
skip  turn
want  ask turn 1

rule  DV-FX-FREYA-03  two dwarves on one tile are even: level 1 rerolls a die
game  divinus 2 scenario=2
use   first-turn
set   god 0 Freya
set   level 0 1 0
set   level 0 2 0
set   level 0 3 1
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 5
set   die_up 0 d2 2
set   cell 5 f22
step  do_flow
do    0 explore 5 plain
do    0 place x0y0 r0
want  ask reroll 0

rule  DV-FX-FREYA-03  level 2 sets one instead
game  divinus 2 scenario=2
use   first-turn
set   god 0 Freya
set   level 0 1 0
set   level 0 2 0
set   level 0 3 2
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 5
set   die_up 0 d2 2
set   cell 5 f22
step  do_flow
do    0 explore 5 plain
do    0 place x0y0 r0
want  ask set 0

rule  DV-FX-FREYA-03  level 3: a die of value 2 or 6 to move a tile
game  divinus 2 scenario=7
use   first-turn
set   god 0 Freya
set   level 0 1 0
set   level 0 2 0
set   level 0 3 3
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 6
set   die_up 0 d2 5
set   beast fenrir 0
set   map 0 x0y0 f16
set   rot 0 x0y0 r0
set   map 0 x0y1 f29
set   rot 0 x0y1 r1
set   laid 0 2
set   taken 0 34493956096
set   first 0 x0y0
set   anchors 0 4369
step  do_flow
do    0 act 3 3
want  die_at 0 d1 used
want  ask lift 0

rule  DV-GACT-07  an action without anything to do is not offered
game  divinus 2 scenario=2
use   first-turn
set   god 0 Hel
set   level 0 1 0
set   level 0 2 1
set   level 0 3 0
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   one-die
set   die_up 0 d1 1
set   die_at 0 d2 box
set   die_at 0 d3 box
set   die_at 0 d4 box
set   die_at 0 d5 box
set   die_at 0 d6 box
step  do_flow
deny  0 act 2 1 DV-GACT-01

rule  DV-GACT-02 DV-GACT-03 DV-GACT-05 DV-RS-401 DV-RS-402  cast the runes: any active die and any cell, from scenario 4
game  divinus 2 scenario=5
use   thor-and-loki
use   two-dice
set   die_up 0 d1 6
set   die_up 0 d2 5
step  do_flow
do    0 runes
do    0 tire d1
do    0 replace 12
chance draw r20
want  cell 12 r20
want  die_at 0 d1 used
deny  0 nudge DV-TURN-02

rule  DV-RS-402 DV-RS-01 DV-RS-02  not before scenario 4
game  divinus 2 scenario=2
use   thor-and-loki
use   two-dice
set   die_up 0 d1 6
set   die_up 0 d2 5
step  do_flow
deny  0 runes DV-RS-402
deny  0 nudge DV-RS-404

rule  DV-RS-404 DV-GACT-04  nudge fate: one higher or one lower, also through choice faces
game  divinus 2 scenario=5
use   thor-and-loki
use   two-dice
set   die_up 0 d1 6
set   die_up 0 d2 3
set   face 0 d1 1 DS07
step  do_flow
do    0 nudge
deny  0 set d2 6 DV-RS-404
deny  0 set d2 3 DV-DICE-04
do    0 set d1 5
want  die_up 0 d1 5

rule  DV-RS-405 DV-LOC-09 DV-LOC-08 DV-TITLE-02  automatic removal: 1 XP for the title holder, from scenario 4 an abyss (DX-30, EX-01)
game  divinus 2 scenario=4
use   thor-and-loki
use   one-die
set   die_up 0 d1 6
set   slot f20 2 L03
set   titles 1 4
set   phase 34
set   step 0
set   xp 1 0
set   xp 0 0
set   winner 0 255
step  do_flow
want  slot f20 2 empty
want  abyss f20 2
want  xp 1 1
want  xp 0 0

rule  DV-LOC-08 DV-LOC-09 DV-RS-405  created in 2: still there at the end of 3; before scenario 4 no abyss
game  divinus 2 scenario=3
use   thor-and-loki
use   one-die
set   die_up 0 d1 6
set   slot f20 2 L03
set   slot f18 2 L01
set   phase 34
set   step 0
step  do_flow
want  slot f20 2 L03
want  slot f18 2 empty
want  abyss f18 0

rule  DV-RS-501 DV-RS-502 DV-RS-503 DV-RS-504 DV-TOK-01 DV-TOK-02  Thor lays the hammer, from scenario 5; it is a god action
game  divinus 2 scenario=5
use   thor-and-loki
use   two-dice
set   die_up 0 d1 6
set   die_up 0 d2 5
step  do_flow
do    0 token
do    0 lay 5
want  hammer 5
deny  0 token DV-TURN-02
do    0 explore 5 plain
want  hammer none

rule  DV-RS-501  not before scenario 5
game  divinus 2 scenario=4
use   thor-and-loki
use   two-dice
set   die_up 0 d1 6
set   die_up 0 d2 5
step  do_flow
deny  0 token DV-RS-503

rule  DV-RS-505 DV-TOK-02  after resting too; the hammer stays when he rests, and may be shifted
game  divinus 2 scenario=5
use   thor-and-loki
use   one-die
set   die_up 0 d1 6
set   hammer 5
set   die_at 0 d2 box
set   die_at 0 d3 box
set   die_at 0 d4 box
set   die_at 0 d5 box
set   die_at 0 d6 box
step  do_flow
do    0 rest
chance roll d1 5
want  hammer 5
do    0 token
deny  0 lay 5 DV-TOK-02
do    0 lay 9
want  hammer 9

rule  DV-RS-601 DV-TOK-03 DV-EXPLORE-07  the mask: Loki pays with any one die, the die lies in the cell, the mask comes back (DX-35)
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
use   two-dice
set   die_up 0 d1 2
set   die_up 0 d2 3
set   beast norns 0
set   slot r05 1 rune
step  do_flow
do    0 token
do    0 lay 11
deny  0 explore 11 plain
do    0 explore 11 mask
do    0 use d2 0 plus
do    0 place x0y0 r0
want  die_at 0 d2 c11
want  mask none

rule  DV-TOK-03 DV-NOR-02  the mask: one die, although the Norns ask for two
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
use   two-dice
set   die_up 0 d1 2
set   die_up 0 d2 3
set   beast norns 1
set   beast_at norns 1
set   quest_by 0 1
set   slot r05 1 rune
step  do_flow
do    0 token
do    0 lay 11
deny  0 explore 11 plain DV-NOR-02
do    0 explore 11 mask
do    0 use d2 0 plus
do    0 place x0y0 r0
want  die_at 0 d2 c11
want  mask none

rule  DV-TOK-03 DV-EXPLORE-07  everyone else pays 3 more
game  divinus 2 scenario=6
use   thor-and-loki
use   three-dice
set   die_up 0 d1 2
set   die_up 0 d2 3
set   die_up 0 d3 5
set   beast norns 0
set   mask 7
step  do_flow
deny  0 explore 7 mask DV-TOK-03
do    0 explore 7 plain
want  pay_sum 10

rule  DV-TOK-03 DV-RS-601  when Loki rests it is ready again
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
set   mask 4
set   die_at 0 d2 box
set   die_at 0 d3 box
set   die_at 0 d4 box
set   die_at 0 d5 box
set   die_at 0 d6 box
step  do_flow
do    0 rest
chance roll d1 5
want  mask none
do    0 token

rule  DV-TOK-04 DV-TOK-06 DV-RS-602 DV-RS-610  the hound counts 1 or 5, pays for rows 1-3, is refreshed without a roll
game  divinus 2 scenario=6
use   first-turn
set   god 0 Hel
set   level 0 1 0
set   level 0 2 1
set   level 0 3 0
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   one-die
set   die_up 0 d1 4
set   beast norns 0
set   die_at 0 token active
step  do_flow
do    0 act 2 1
want  die_at 0 token used
deny  0 refresh token DV-DICE-07
do    0 refresh d2
chance roll d2 3

rule  DV-TOK-04 DV-EXPLORE-05  the hound in a payment
game  divinus 2 scenario=6
use   first-turn
set   god 0 Hel
set   level 0 1 0
set   level 0 2 0
set   level 0 3 0
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   one-die
set   die_up 0 d1 4
set   beast norns 0
set   die_at 0 token active
step  do_flow
do    0 explore 9 plain
want  die_at 0 token c9

rule  DV-TOK-06  a token die is never set, rerolled or nudged; refreshed it is ready at once
game  divinus 2 scenario=6
use   first-turn
set   god 0 Hel
set   level 0 1 0
set   level 0 2 0
set   level 0 3 0
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   one-die
set   die_up 0 d1 4
set   beast norns 0
set   die_at 0 token used
step  do_flow
ask   refresh 0 0 1
do    0 refresh token
want  die_at 0 token active
want  ask turn 0
ask   reroll 0 0 2
deny  0 reroll token DV-LANG-03

rule  DV-TOK-05 DV-RS-604  the necklace counts 2
game  divinus 2 scenario=6
use   first-turn
set   god 0 Freya
set   level 0 1 0
set   level 0 2 0
set   level 0 3 0
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   one-die
set   die_up 0 d1 5
set   beast norns 0
set   die_at 0 token active
step  do_flow
deny  0 explore 11 plain
do    0 explore 7 plain
want  pay_value token 2

rule  DV-TOK-07 DV-LANG-01  D51 pays the others but Thor
game  divinus 3 scenario=5 legacy=campaign
chance bring-player 0
chance bring-god Thor
chance bring-honour 3
chance brought
chance bring-player 1
chance bring-god Loki
chance bring-honour 1
chance brought
chance bring-player 2
chance bring-god Hel
chance bring-honour 4
chance brought
chance begin
want  ask story 1
do    1 choose b
want  xp 1 6
want  xp 0 3
want  xp 2 4

rule  DV-RS-605  bulwark: the tile placed touches three own tiles; after exploring only
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
set   laid 0 15
set   taken 0 33909387290476544
set   first 0 x0y0
set   anchors 0 32768
set   cell 1 f25
step  do_flow
deny  0 bulwark DV-RS-605
do    0 explore 1 plain
want  ask turn 0
do    0 bulwark
do    0 refresh d2

rule  DV-RS-606 DV-RS-607 DV-TITLE-03 DV-TITLE-01  a ready title once per scenario, from scenario 6
game  divinus 2 scenario=7
use   thor-and-loki
use   two-dice
set   die_up 0 d1 1
set   die_up 0 d2 4
set   beast fenrir 0
set   titles 0 4
set   ready 0 4
step  do_flow
do    0 title t03
do    0 set d1 6
want  die_up 0 d1 6
want  ready 0 0
want  titles 0 4
deny  0 title t03

rule  DV-RS-606  not in scenario 5
game  divinus 2 scenario=5
use   thor-and-loki
use   two-dice
set   die_up 0 d1 1
set   die_up 0 d2 4
set   titles 0 4
set   ready 0 4
step  do_flow
deny  0 title t03 DV-RS-606

rule  DV-RS-608 DV-RS-609 DV-RS-307  the seal: two dice of one value remove an abyss; an empty slot takes a sapling
game  divinus 2 scenario=7
use   thor-and-loki
use   three-dice
set   die_up 0 d1 4
set   die_up 0 d2 4
set   die_up 0 d3 2
set   beast fenrir 0
set   map 0 x0y0 f16
set   rot 0 x0y0 r0
set   map 0 x0y1 f18
set   rot 0 x0y1 r1
set   laid 0 2
set   taken 0 34493956096
set   first 0 x0y0
set   anchors 0 61440
set   abyss f18 2
set   abyss f16 1
step  do_flow
do    0 seal
do    0 unabyss f18 2
want  abyss f18 0
want  slot f18 2 sapling
want  die_at 0 d1 used
want  die_at 0 d2 used

rule  DV-RS-608  no two dice of one value: no seal
game  divinus 2 scenario=7
use   thor-and-loki
use   three-dice
set   die_up 0 d1 4
set   die_up 0 d2 3
set   die_up 0 d3 2
set   beast fenrir 0
set   map 0 x0y0 f16
set   rot 0 x0y0 r0
set   laid 0 1
set   taken 0 134217728
set   first 0 x0y0
set   anchors 0 61440
set   abyss f16 1
step  do_flow
deny  0 seal DV-RS-608

rule  DV-RS-307  removing an abyss shows the symbol again
game  divinus 2 scenario=7
use   thor-and-loki
use   three-dice
set   die_up 0 d1 4
set   die_up 0 d2 4
set   die_up 0 d3 2
set   beast fenrir 0
set   map 0 x0y0 f16
set   rot 0 x0y0 r0
set   laid 0 1
set   taken 0 134217728
set   first 0 x0y0
set   anchors 0 61440
set   abyss f16 1
step  do_flow
ask   unabyss 0 0 1
do    0 unabyss f16 1
want  abyss f16 0
want  slot f16 1 jotun
