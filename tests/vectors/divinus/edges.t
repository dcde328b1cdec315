# Cases at the edge of a rule, seldom met in play.

rule  DV-C-06  switch random: the order from scenario 2 on is drawn
game  divinus 3 scenario=2 turn_order_from_2=random legacy=campaign
chance bring-player 0
chance bring-god Thor
chance brought
chance bring-player 1
chance bring-god Hel
chance brought
chance bring-player 2
chance bring-god Freya
chance brought
chance begin
want  ask picker 7
chance picker 2
chance picker 0
chance picker 1
want  order 0 2
want  order 1 0
want  order 2 1

rule  DV-MON-06 DV-KRA-08  title T13: the normal price beside the Kraken costs no god action
game  divinus 2 scenario=6
use   thor-and-loki
use   three-dice
set   die_up 0 d1 6
set   die_up 0 d2 5
set   die_up 0 d3 2
set   beast norns 0
set   beast kraken 1
set   beast_at kraken 7
set   cell 8 r10
set   titles 0 4096
set   ready 0 4096
step  do_flow
deny  0 explore 8 plain DV-KRA-08
do    0 title t13
do    0 explore 8 plain
want  no_god 0

rule  DV-MON-06 DV-NOR-02  title T13: in the row of the Norns as many dice as one likes
game  divinus 2 scenario=6
use   thor-and-loki
use   two-dice
set   die_up 0 d1 5
set   die_up 0 d2 4
set   beast norns 1
set   beast_at norns 2
set   titles 0 4096
set   ready 0 4096
step  do_flow
deny  0 explore 9 plain DV-NOR-02
do    0 title t13
do    0 explore 9 plain

rule  DV-SM-03 DV-KRA-08  who paid the second price beside the Kraken has no god action, a title neither; a symbol he has
game  divinus 2 scenario=6
use   first-turn
set   god 0 Thor
set   level 0 1 0
set   level 0 2 0
set   level 0 3 1
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
set   die_up 0 d1 6
set   die_at 0 d1 active
set   die_up 0 d2 5
set   die_at 0 d2 active
set   die_up 0 d3 2
set   die_at 0 d3 active
set   die_up 0 d4 3
set   die_at 0 d4 active
set   die_at 0 d5 used
set   die_at 0 d6 used
set   titles 0 4
set   ready 0 4
set   face 0 d4 3 DS13
set   main 1
set   no_god 1
step  do_flow
want  ask turn 0
deny  0 title t03 DV-SM-03
deny  0 act 3 1 DV-SM-03
do    0 symbol d4

rule  DV-RS-608 DV-RS-307  the seal is carried out; only an abyss that lies there is removed
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
want  ask unabyss 0
deny  0 done DV-RS-608
deny  0 unabyss f18 1 DV-RS-307
do    0 unabyss f16 1
want  abyss f16 0
want  abyss f18 2

rule  DV-DICE-07 DV-DSTK-04  a hammer brings back any used die but its own
game  divinus 2 scenario=2
use   thor-and-loki
use   one-die
set   die_up 0 d1 4
set   face 0 d1 4 DS19
step  do_flow
do    0 symbol d1
want  ask react 0
deny  0 react d1 2 DV-DICE-07
do    0 react d2 6
want  die_at 0 d2 active
want  die_up 0 d2 6

rule  DV-FX-LOKI-07  no tile is explored by Luck that Luck did not reveal
game  divinus 2 scenario=2
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
set   die_up 0 d1 4
set   die_up 0 d2 3
step  do_flow
deny  0 lucky DV-FX-LOKI-07

rule  DV-LANG-12 DV-QUEST-02  sindri_wins: from the setup of scenario 7 on the gift of Q701 is given whole
game  divinus 2 scenario=7 legacy=campaign
chance bring-flag sindri_wins
chance begin
skip  turn
want  quest 0 q701
want  both 1

rule  DV-LANG-12 DV-QUEST-02  brokk_wins: the same for Q601 in scenario 6, and not later
game  divinus 2 scenario=6 legacy=campaign
chance bring-flag brokk_wins
chance begin
skip  turn
want  quest 0 q601
want  both 1
game  divinus 2 scenario=7 legacy=campaign
chance bring-flag brokk_wins
chance begin
skip  turn
want  both 0

rule  DV-ENDLESS-03  draft of two rounds: the second goes backwards
game  divinus 2 scenario=endless endless_dice=draft-2
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
do    1 draft ds01
do    1 forge d1 1
want  ask draft 1
do    1 draft ds02
do    1 forge d2 1
want  ask draft 0

rule  DV-NID-11  a cell that stays empty sets the last round, whatever the other stack has
game  divinus 2 scenario=8 refill_fallback=empty
use   thor-and-loki
use   two-dice
set   die_up 0 d1 6
set   die_up 0 d2 2
set   beast nidhoggr 1
set   beast_at nidhoggr 4
set   cell 1 none
set   bag F 0
step  do_flow
step  do_fill
want  last_round 1
want  cell 1 none

rule  DV-NID-11  a cell that the other stack fills sets no last round
game  divinus 2 scenario=8 refill_fallback=other
use   thor-and-loki
use   two-dice
set   die_up 0 d1 6
set   die_up 0 d2 2
set   beast nidhoggr 1
set   beast_at nidhoggr 4
set   cell 1 none
set   bag F 0
set   bag R 1
step  do_flow
step  do_fill
chance draw r01
want  last_round 0
want  cell 1 r01

rule  DV-NID-11  without Nidhoggr two empty stacks do not end the scenario
game  divinus 2 scenario=2
use   thor-and-loki
use   two-dice
set   die_up 0 d1 6
set   die_up 0 d2 2
set   cell 1 none
set   bag F 0
set   bag R 0
step  do_flow
step  do_fill
want  last_round 0

rule  DV-GACT-07 DV-FX-LOKI-07  no Luck where no stack is left
game  divinus 2 scenario=2
use   first-turn
set   god 0 Loki
set   level 0 1 0
set   level 0 2 0
set   level 0 3 2
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 6
set   die_up 0 d2 2
set   bag F 0
set   bag R 0
step  do_flow
deny  0 act 3 1 DV-GACT-01
deny  0 act 3 2 DV-GACT-01

rule  DV-DICE-12 DV-FX-LOKI-04  a twin copies the value that a 7 counts as once
game  divinus 2 scenario=2
use   first-turn
set   god 0 Loki
set   level 0 1 3
set   level 0 2 0
set   level 0 3 0
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 4
set   die_up 0 d2 3
set   face 0 d1 4 DS13
set   face 0 d2 3 DS20
step  do_flow
do    0 explore 10 plain
do    0 use d1 5 plus
want  ask place 0
want  pay_value d1 5
want  pay_value d2 5

rule  DV-DICE-12 DV-FX-FREYA-02  a twin makes a pair with any die, as the second of the two
game  divinus 2 scenario=2
use   first-turn
set   god 0 Freya
set   level 0 1 0
set   level 0 2 3
set   level 0 3 0
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 3
set   die_up 0 d2 4
set   face 0 d2 4 DS20
step  do_flow
do    0 explore 11 plain
want  ask place 0
want  die_at 0 d1 c11
want  die_at 0 d2 c11

rule  DV-MON-06 DV-RS-606  title T13 is used against Fenrir too, and not without a monster
game  divinus 2 scenario=7
use   thor-and-loki
use   two-dice
set   die_up 0 d1 5
set   die_up 0 d2 4
set   beast fenrir 3
set   titles 0 4096
set   ready 0 4096
step  do_flow
deny  0 title t13 DV-RS-606
set   beast fenrir 1
do    0 title t13
want  ignore 1

rule  DV-RS-606 DV-LANG-04  title T11 looks at the stack that is left
game  divinus 2 scenario=6
use   thor-and-loki
use   two-dice
set   die_up 0 d1 5
set   die_up 0 d2 4
set   bag F 0
set   titles 0 1024
set   ready 0 1024
step  do_flow
do    0 title t11
skip  arrange
want  ask arrange 0
want  top_n R 3

rule  DV-SETUP-06  a location in either slot keeps its tile off the board at the start
game  divinus 2 scenario=4 legacy=campaign
chance bring-tile f03
chance bring-slot 1 L03
chance brought
chance begin
skip  draw
chance draw f03
want  under_n F 1
want  cell 1 none

rule  DV-DICE-05 DV-TOK-04  the token die is reactivated as it is
game  divinus 2 scenario=2
use   thor-and-loki
use   one-die
set   die_up 0 d1 4
set   god 0 Hel
set   die_at 0 token used
step  do_flow
ask   react 0 0 1
do    0 react token 1
want  die_at 0 token active

rule  DV-ENDLESS-03 DV-ENDLESS-01  endless_dice=campaign: a seat keeps the stickers of its dice
game  divinus 2 scenario=endless endless_dice=campaign legacy=campaign
chance bring-die 1 d2
chance bring-face 6 DS07
chance brought
chance begin
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
want  face 1 d2 6 DS07

rule  DV-ENDLESS-03  endless_dice=plain: whatever the campaign left on the dice, they are plain
game  divinus 2 scenario=endless endless_dice=plain legacy=campaign
chance bring-die 1 d2
chance bring-face 6 DS07
chance brought
chance begin
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
want  face 1 d2 6 6

rule  DV-NID-11  so does a cell of the other half, while tiles of the first are left
game  divinus 2 scenario=8 refill_fallback=empty
use   thor-and-loki
use   two-dice
set   die_up 0 d1 6
set   die_up 0 d2 2
set   beast nidhoggr 1
set   beast_at nidhoggr 4
set   cell 7 none
set   bag R 0
step  do_flow
step  do_fill
want  last_round 1
want  cell 7 none

rule  DV-GACT-07 DV-FX-LOKI-07  level 1 of Luck: none where no stack is left
game  divinus 2 scenario=2
use   first-turn
set   god 0 Loki
set   level 0 1 0
set   level 0 2 0
set   level 0 3 1
set   god 1 Thor
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   two-dice
set   die_up 0 d1 6
set   die_up 0 d2 2
set   bag F 0
set   bag R 0
step  do_flow
deny  0 act 3 1 DV-GACT-01

rule  DV-TURN-06 DV-FX-THOR-01  of two effects after an exploration the player names the first
game  divinus 2 scenario=2
use   first-turn
set   god 0 Thor
set   level 0 1 2
set   level 0 2 0
set   level 0 3 3
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   three-dice
set   die_up 0 d1 6
set   die_up 0 d2 4
set   die_up 0 d3 2
step  do_flow
do    0 explore 12 plain
do    0 place x0y0 r0
want  ask trigger 0
do    0 trigger 1 2
want  ask either 0

rule  DV-KRA-07 DV-TOK-03  a mask that is turned under another monster goes home
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
set   beast_at fenrir 7
step  do_flow
want  mask none
want  beast_at fenrir 7

rule  DV-KRA-07 DV-TOK-02  the hammer, too
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
set   hammer 4
set   beast fenrir 1
set   beast_at fenrir 7
step  do_flow
want  hammer none
want  beast_at fenrir 7

rule  DV-FX-THOR-02 DV-TURN-06  an exploration with an odd die moves no tile
game  divinus 2 scenario=2
use   first-turn
set   god 0 Thor
set   level 0 1 0
set   level 0 2 3
set   level 0 3 0
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
deny  0 lift x0y0
want  ask turn 1

rule  DV-FX-THOR-02 DV-TURN-06  one with even dice alone does
game  divinus 2 scenario=2
use   first-turn
set   god 0 Thor
set   level 0 1 0
set   level 0 2 3
set   level 0 3 0
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0
use   three-dice
set   die_up 0 d1 6
set   die_up 0 d2 4
set   die_up 0 d3 1
step  do_flow
do    0 explore 10 plain
skip  place
do    0 place x0y0 r0
want  ask lift 0
