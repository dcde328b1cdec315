# Endless mode (DV-ENDLESS).

rule  DV-ENDLESS-02 DV-ENDLESS-13  two gods and two to four quests with the endless mark
game  divinus 2 scenario=endless endless_quests=2
want  ask card 7
chance card g05
deny  7 card g05 DV-ENDLESS-02
chance card g07
deny  7 quest q704 DV-ENDLESS-02
chance quest q101
deny  7 quest q101 DV-ENDLESS-02
chance quest q304
want  quest_n 2
want  ask roll 7
want  threshold fenrir 7

rule  DV-ENDLESS-02  chosen in turn
game  divinus 3 scenario=endless endless_cards=chosen
want  ask card 0
do    0 card g01
do    1 card g02
do    2 quest q103
want  ask card 0

rule  DV-ENDLESS-04 DV-ENDLESS-15  the lowest sum chooses a god first, then clockwise; that is the turn order
game  divinus 3 scenario=endless
skip  roll
chance roll d1 3
chance roll d2 1
chance roll d3 1
chance roll d4 1
chance roll d5 1
chance roll d1 1
chance roll d2 1
chance roll d3 1
chance roll d4 1
chance roll d5 1
chance roll d1 2
chance roll d2 1
chance roll d3 1
chance roll d4 1
chance roll d5 1
want  ask god 1
do    1 god Freya
want  ask god 2
deny  2 god Freya DV-SETUP-07
do    2 god Hel
do    0 god Thor
want  order 0 1
want  order 2 0

rule  DV-ENDLESS-05 DV-RS-01  levels 2 and 3 of every row; the stickers but titles are in force
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
do    0 god Hel
skip  turn
want  level 0 1 3
want  level 1 3 3
want  die_at 0 token active

rule  DV-ENDLESS-03  draft: a sticker each and round, forged at once
game  divinus 2 scenario=endless endless_dice=draft-1
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
skip  draft
do    0 draft ds06
do    0 forge d1 1
want  face 0 d1 1 DS06
want  ask draft 1
deny  1 draft ds06 DV-ENDLESS-03

rule  DV-ENDLESS-07 DV-ENDLESS-06  an XP quest is complete at its second tier, for the first player; a card is worth 1 honour
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
set   beast fenrir 0
set   beast kraken 0
set   beast norns 0
set   beast nidhoggr 0
set   quest_n 2
set   quest 0 q103
set   quest 1 q702
set   quest_by 1 1
set   xp 0 0
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
want  quest_by 0 0
want  score 0 quests 1
want  score 1 quests 1
want  xp 0 0

rule  DV-ENDLESS-07  below the second tier: not
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
set   beast fenrir 0
set   beast kraken 0
set   beast norns 0
set   beast nidhoggr 0
set   quest_n 1
set   quest 0 q302
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
want  quest_by 0 255

rule  DV-ENDLESS-08 DV-ENDLESS-09 DV-ENDLESS-14  monster quests: 2, 1 with two players, defeated or not
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
set   beast fenrir 0
set   beast kraken 0
set   beast norns 0
set   beast nidhoggr 0
set   beast fenrir 1
set   mark fenrir 0 1
set   mark fenrir 1 3
want  score 0 monster 1
want  score 1 monster 2

rule  DV-ENDLESS-10  honour 4 : 4: the later player wins (DX-33)
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
set   beast fenrir 0
set   beast kraken 0
set   beast norns 0
set   beast nidhoggr 0
set   quest_n 0
set   honour 0 story 4
set   honour 1 story 4
want  rank 1 1
want  rank 0 2

rule  DV-ENDLESS-10 DV-ENDLESS-11  no honour for a finished map; the result ends it
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
set   beast fenrir 0
set   beast kraken 0
set   beast norns 0
set   beast nidhoggr 0
set   quest_n 0
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
want  score 0 map 0
want  score 0 gods 2
want  over

rule  DV-ENDLESS-12  schema 4x4 with HOME; titles are not used
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
set   beast fenrir 0
set   beast kraken 0
set   beast norns 0
set   beast nidhoggr 0
set   titles 0 4
set   ready 0 4
set   level 0 1 0
step  do_flow
deny  0 title t03 DV-RS-606
do    0 explore 2 plain
do    0 place x0y0 r0
want  anchors 0 61440

rule  DV-ENDLESS-06 DV-GOD-05  the sheet shows honour of the gods while the game goes on, whatever the switch
game  divinus 2 scenario=endless two_player_god_reward=xp
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
skip  turn
set   god 0 Thor
set   god 1 Loki
set   quest_n 0
set   card 0 g13
set   card 1 g01
set   map 0 x0y0 f01
set   rot 0 x0y0 r0
set   laid 0 1
set   taken 0 134217728
set   first 0 x0y0
set   anchors 0 61440
want  score 0 gods 1
want  score 1 gods 0

rule  DV-ENDLESS-01 DV-ENDLESS-06  the tiles are as the campaign has left them; a location only fills its slot
game  divinus 2 scenario=endless legacy=campaign
chance bring-tile f03
chance bring-slot 2 L03
chance bring-abyss 1
chance brought
chance begin
want  slot f03 2 L03
want  abyss f03 1
want  flags 0
