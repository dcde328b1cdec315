# Discard, Quests, Ragnarok, the end: BR-DISC, BR-QPH, BR-RAG, BR-END, BR-PHASE

rule  BR-DISC-01 BR-DISC-03 BR-HID-07  NT-20: of four cards one is kept, the others go face down
game  rage 2
set   phase discard
set   first 0
set   turn 0
set   at a1-troll hand-0
set   at a1-tyrs-bash hand-0
set   at a1-alfheim hand-0
set   at a1-manheim hand-0
set   at a1-jotunheim hand-1
set   doom 1 horgr
step  flow
want  ask keep 0
want  ask keep 1
deny  0 decline BR-DISC-03
deny  0 keep a1-jotunheim BR-DISC-01
do    0 keep a1-tyrs-bash
want  at a1-tyrs-bash hand-0
want  at a1-troll hand-0
do    1 keep a1-jotunheim
want  at a1-tyrs-bash hand-0
want  at a1-troll buried-0
want  at a1-alfheim buried-0
want  kept 1 0 a1-tyrs-bash
want  kept 1 1 a1-jotunheim
want  exposed a1-troll 0

rule  BR-DISC-02  NT-20: in the Third Age all cards go
game  rage 2
set   phase discard
set   first 0
set   turn 0
set   age 3
set   at a1-troll hand-0
set   at a1-tyrs-bash hand-0
set   at a1-alfheim hand-0
set   at a1-manheim hand-0
set   doom 3 horgr
step  flow
want  at a1-troll buried-0
want  at a1-tyrs-bash buried-0
want  at a1-alfheim buried-0
want  at a1-manheim buried-0
want  over

rule  BR-DISC-03  option keep=any: nothing may be kept
game  rage 2 keep=any
set   phase discard
set   first 0
set   turn 0
set   at a1-troll hand-0
set   at a1-tyrs-bash hand-0
set   doom 1 horgr
step  flow
do    0 decline
want  at a1-troll buried-0
want  at a1-tyrs-bash buried-0
want  kept 1 0 none

rule  BR-PHASE-01 BR-PHASE-02  the phases in their order, and the next Age after the sixth
use   two-clans
set   at a1-alfheim hand-0
set   at a1-troll hand-0
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   doom 1 gimle
set   rage 0 6
set   rage 1 0
step  flow
do    0 quest a1-alfheim
do    0 pass
want  phase discard
do    0 keep a1-troll
want  phase quests
want  ask stat 0
do    0 raise axes
want  phase deal
want  age 2
want  earned 0 sc-quest 5
want  earned 0 sc-ragnarok 2
want  warriors 0 reserve 8
want  destroyed gimle

rule  BR-QPH-01 BR-QPH-02 BR-QPH-03 BR-QPH-04 BR-QPH-05 BR-FIG-08  EX-09: Manheim!: a tie in Elvagar, the Ship decides Angerboda
game  rage 3
set   phase quests
set   first 0
set   turn 0
set   at a1-manheim quest-2
set   vow 2 0 a1-manheim
set   warriors 0 elvagar 3
set   warriors 0 reserve 5
set   warriors 2 elvagar 1
set   warriors 2 reserve 7
set   warriors 1 angerboda 1
set   warriors 1 reserve 7
set   figure 2 ship f-north
set   doom 1 horgr
step  flow
want  earned 2 sc-quest 5
do    2 raise horns
want  stat 2 horns 2
want  at a1-manheim gone

rule  BR-QPH-02  a tie fails
game  rage 3
set   phase quests
set   first 0
set   turn 0
set   at a1-manheim quest-2
set   vow 2 0 a1-manheim
set   warriors 0 elvagar 3
set   warriors 0 reserve 5
set   warriors 2 elvagar 3
set   warriors 2 reserve 5
set   doom 1 horgr
step  flow
want  earned 2 sc-quest 0
want  told failed 2 a1-manheim

rule  BR-QPH-03  with no figure there nobody has the most; alone one has it
use   quests-of-two
set   at a1-manheim quest-0
set   vow 0 0 a1-manheim
set   at a1-alfheim quest-0
set   vow 0 1 a1-alfheim
set   warriors 0 andlang 1
set   warriors 0 reserve 7
set   doom 1 horgr
step  flow
want  earned 0 sc-quest 5
want  told failed 0 a1-manheim
want  told fulfilled 0 a1-alfheim

rule  BR-QPH-05 BR-CLAN-04  a Quest done raises any stat, if one can be raised
use   quests-of-two
set   at a1-alfheim quest-0
set   vow 0 0 a1-alfheim
set   warriors 0 andlang 1
set   warriors 0 reserve 7
set   stat 0 rage 6
set   stat 0 axes 6
set   stat 0 horns 6
set   doom 1 horgr
step  flow
want  earned 0 sc-quest 5
want  ask deal 7

rule  BR-QPH-07  stats are chosen in seat order from the first player, Quests in the order of their commitment
game  rage 3
set   phase quests
set   first 0
set   turn 0
set   first 1
set   at a1-alfheim quest-0
set   vow 0 0 a1-alfheim
set   at a1-manheim quest-1
set   at a1-jotunheim quest-1
set   vow 1 0 a1-manheim
set   vow 1 1 a1-jotunheim
set   warriors 0 andlang 1
set   warriors 0 reserve 7
set   warriors 1 elvagar 1
set   warriors 1 horgr 1
set   warriors 1 reserve 6
set   doom 1 utgard
step  flow
want  told fulfilled 1 a1-manheim
want  ask stat 1
do    1 raise axes
want  told fulfilled 1 a1-jotunheim
do    1 raise rage
want  ask stat 0

rule  BR-QPH-08 BR-UC-19  DV-23: Odin's Throne and Glorious Death! of the Third Age: 22 Glory, one step
use   quests-of-two
set   age 3
set   sheet 0 clan-1 a3-odins-throne
set   at a3-odins-throne sheet-0
set   at a3-glorious-death quest-0
set   vow 0 0 a3-glorious-death
set   warriors 0 valhalla 4
set   warriors 0 reserve 4
set   doom 3 horgr
step  flow
want  earned 0 sc-quest 22
do    0 raise axes
want  stat 0 axes 2
want  over

rule  BR-UC-19  a failed Quest is not doubled into anything
use   quests-of-two
set   age 3
set   sheet 0 clan-1 a3-odins-throne
set   at a3-odins-throne sheet-0
set   at a3-glorious-death quest-0
set   vow 0 0 a3-glorious-death
set   warriors 0 valhalla 3
set   warriors 0 reserve 5
set   doom 3 horgr
step  flow
want  earned 0 sc-quest 0
want  over

rule  BR-QPH-09  DV-24: three in Valhalla and five about to die: Glorious Death! fails
use   quests-of-two
set   at a1-glorious-death quest-0
set   vow 0 0 a1-glorious-death
set   warriors 0 valhalla 3
set   warriors 0 gimle 5
set   warriors 0 reserve 0
set   doom 1 gimle
step  flow
want  earned 0 sc-quest 0
want  earned 0 sc-ragnarok 10

rule  BR-QPH-09  figures of any type count
use   quests-of-two
set   at a1-glorious-death quest-0
set   vow 0 0 a1-glorious-death
set   figure 0 leader valhalla
set   figure 0 ship valhalla
set   sheet 0 monster-1 a1-troll
set   at a1-troll sheet-0
set   figure 0 monster-1 valhalla
set   warriors 0 valhalla 1
set   warriors 0 reserve 7
set   doom 1 gimle
step  flow
want  earned 0 sc-quest 6

rule  BR-QPH-10  DV-42: Yggdrasil! with 3 against 3, and a Ship that does not count there
game  rage 3
set   phase quests
set   first 0
set   turn 0
set   at a1-yggdrasil-3p quest-0
set   vow 0 0 a1-yggdrasil-3p
set   warriors 0 yggdrasil 3
set   warriors 0 reserve 5
set   warriors 1 yggdrasil 3
set   warriors 1 reserve 5
set   figure 0 ship f-west
set   doom 1 horgr
step  flow
want  earned 0 sc-quest 0

rule  BR-QPH-11 BR-RAG-04  DV-39: the doomed province still counts for Quests
use   quests-of-two
set   age 2
set   at a2-alfheim quest-0
set   vow 0 0 a2-alfheim
set   warriors 0 gimle 2
set   warriors 0 reserve 6
set   doom 2 gimle
step  flow
want  earned 0 sc-quest 7
do    0 raise axes
want  earned 0 sc-ragnarok 6
want  destroyed gimle

rule  BR-RAG-01 BR-RAG-02 BR-RAG-04 BR-RAG-06 BR-PHASE-02  EX-10: Ragnarok takes Gimle in the Second Age
game  rage 2
set   phase ragnarok
set   first 0
set   turn 0
set   age 2
set   doom 2 gimle
set   doom 3 andlang
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   figure 0 ship f-west
set   warriors 1 gimle 2
set   warriors 1 reserve 6
step  flow
want  destroyed gimle
want  earned 0 sc-ragnarok 6
want  earned 1 sc-ragnarok 6
want  age 3
want  doom 3 andlang
want  figure 0 ship reserve

rule  BR-RAG-03  FQ-12: a Ship dies though its fjord supports a living province
game  rage 2
set   phase ragnarok
set   first 0
set   turn 0
set   doom 1 myrkulor
set   figure 0 ship f-west
set   warriors 0 gimle 1
set   warriors 0 reserve 7
step  flow
want  earned 0 sc-ragnarok 2
want  warriors 0 gimle 1
want  told died 0 ship 1 f-west

rule  BR-RAG-04 BR-MON-01  Monsters pay too: 2, 3, 4 by Age
game  rage 2
set   phase ragnarok
set   first 0
set   turn 0
set   age 3
set   doom 3 horgr
set   sheet 0 monster-1 a1-troll
set   at a1-troll sheet-0
set   figure 0 monster-1 horgr
set   warriors 0 horgr 1
set   warriors 0 reserve 7
step  flow
want  earned 0 sc-ragnarok 8
want  over

rule  BR-RAG-05 BR-UC-12 BR-UC-04  DV-21: Inspiration doubles Ragnarok, not the Dragons: 32
game  rage 2
set   phase ragnarok
set   first 0
set   turn 0
set   age 3
set   doom 3 horgr
set   warriors 0 horgr 2
set   warriors 0 reserve 6
set   figure 0 ship f-east
set   sheet 0 clan-1 a2-odins-inspiration
set   at a2-odins-inspiration sheet-0
set   sheet 0 ship a2-fire-dragons
set   at a2-fire-dragons sheet-0
step  flow
want  earned 0 sc-ragnarok 24
want  earned 0 sc-dragons 8
want  score 0 total 32

rule  BR-UC-12  Inspiration does nothing for figures that live
game  rage 2
set   phase ragnarok
set   first 0
set   turn 0
set   age 3
set   doom 3 horgr
set   warriors 0 gimle 2
set   warriors 0 reserve 6
set   sheet 0 clan-1 a2-odins-inspiration
set   at a2-odins-inspiration sheet-0
step  flow
want  earned 0 sc-ragnarok 0

rule  BR-RAG-07  no Protection in Ragnarok: the Rage is gone
use   two-clans
set   rage 0 3
set   rage 1 0
set   warriors 0 horgr 2
set   warriors 0 reserve 6
set   sheet 0 clan-1 a2-friggas-protection
set   at a2-friggas-protection sheet-0
set   doom 1 horgr
step  flow
do    0 pass
want  earned 0 sc-ragnarok 4
want  ask deal 7

rule  BR-RAG-07 BR-ACT-13  option leftover-rage=kept: Protection works in Ragnarok
game  rage 2 leftover-rage=kept
set   phase ragnarok
set   first 0
set   turn 0
set   rage 0 1
set   rage 1 0
set   warriors 0 horgr 2
set   warriors 0 reserve 6
set   sheet 0 clan-1 a2-friggas-protection
set   at a2-friggas-protection sheet-0
set   doom 1 horgr
step  flow
want  ask protect 0
do    0 save warrior
want  earned 0 sc-ragnarok 2
want  warriors 0 horgr 1
want  rage 0 0

rule  BR-RAG-08 BR-DEATH-05  the Witch may flee from Ragnarok, and earns nothing then
game  rage 3
set   phase ragnarok
set   first 0
set   turn 0
set   doom 1 horgr
set   sheet 0 monster-1 a3-volur-witch-3p
set   at a3-volur-witch-3p sheet-0
set   figure 0 monster-1 horgr
step  flow
want  ask witch 0
do    0 accept
want  figure 0 monster-1 yggdrasil
want  earned 0 sc-ragnarok 0

rule  BR-RAG-08  option witch=battle: not from Ragnarok
game  rage 3 witch=battle
set   phase ragnarok
set   first 0
set   turn 0
set   doom 1 horgr
set   sheet 0 monster-1 a3-volur-witch-3p
set   at a3-volur-witch-3p sheet-0
set   figure 0 monster-1 horgr
step  flow
want  earned 0 sc-ragnarok 2
want  ask deal 7

rule  BR-RAG-09  Yggdrasil has no token
game  rage 2
skip  doom
deny  7 doom yggdrasil BR-SETUP-03
chance doom elvagar
chance doom gimle
chance doom horgr
deny  7 ruin yggdrasil BR-SETUP-05

rule  BR-RAG-10 BR-ACT-11 BR-END-01  DV-37: Horgr, pillaged and destroyed, is not turned back, and does not hold up the end of an Age
game  rage 2
set   phase ragnarok
set   first 0
set   turn 0
set   doom 1 horgr
set   doom 2 gimle
set   pillaged horgr+utgard
step  flow
want  pillaged horgr
skip  turn
set   pillaged yggdrasil+elvagar+angerboda+muspelheim+utgard+andlang+gimle
set   warriors 0 myrkulor 1
set   turn 1
set   destroyed horgr
step  flow
do    0 pillage myrkulor
want  phase discard

rule  BR-END-01 BR-END-02 BR-END-03  NT-21: tokens turn back, the first player moves on, upgrades and stats stay
game  rage 3
set   phase release
set   first 0
set   turn 0
set   pillaged gimle+yggdrasil+horgr
set   passed 0+1+2
set   sheet 0 clan-1 a1-friggas-charm
set   at a1-friggas-charm sheet-0
set   stat 0 axes 3
set   warriors 0 gimle 2
set   warriors 0 reserve 6
set   earned 0 sc-battle 4
step  flow
want  pillaged none
want  first 1
want  passed none
want  age 2
want  sheet 0 clan-1 a1-friggas-charm
want  stat 0 axes 3
want  warriors 0 gimle 2
want  earned 0 sc-battle 4
want  ask deal 7

rule  BR-END-02  the First Player token goes round
game  rage 3
set   phase release
set   first 0
set   turn 0
set   first 2
step  flow
want  first 0

rule  BR-END-04 BR-PHASE-02  the game ends after the Third Age
game  rage 2
set   phase release
set   first 0
set   turn 0
set   age 3
step  flow
want  over
want  age 3

rule  BR-END-05  EX-11: Rage on step 4, Axes on 6, Horns on 3: 30 Glory
game  rage 2
set   stat 0 rage 4
set   stat 0 axes 6
set   stat 0 horns 3
want  score 0 sc-legend10 10
want  score 0 sc-legend20 20
want  score 0 total 30
set   stat 0 rage 5
want  score 0 total 30
set   stat 0 rage 3
want  score 0 total 20

rule  BR-END-06 BR-UC-20  DV-25: Thor's Conquest: six on the board, one of them in a fjord: 18
game  rage 2
set   sheet 0 clan-1 a3-thors-conquest
set   at a3-thors-conquest sheet-0
set   warriors 0 gimle 4
set   warriors 0 reserve 4
set   figure 0 leader yggdrasil
set   figure 0 ship f-west
want  score 0 sc-conquest 18
want  score 1 sc-conquest 0

rule  BR-UC-20  with nobody on the board it gives nothing
game  rage 2
set   sheet 0 clan-1 a3-thors-conquest
set   at a3-thors-conquest sheet-0
want  score 0 sc-conquest 0

rule  BR-END-07  most Glory wins
game  rage 3
set   earned 0 sc-battle 10
set   earned 1 sc-quest 20
set   earned 2 sc-ragnarok 15
want  rank 1 1
want  rank 2 2
want  rank 0 3

rule  BR-END-08  DV-32: 84 to 84: both win
game  rage 3
set   earned 0 sc-battle 84
set   earned 2 sc-quest 84
want  rank 0 1
want  rank 2 1
want  rank 1 3

rule  BR-END-08  option ties=later: the later seat in turn order
game  rage 3 ties=later
set   first 1
set   earned 0 sc-battle 84
set   earned 2 sc-quest 84
want  rank 0 1
want  rank 2 2

rule  BR-END-08  option ties=upgrades: more upgrades
game  rage 3 ties=upgrades
set   first 0
set   earned 0 sc-battle 84
set   earned 2 sc-quest 84
set   sheet 2 clan-1 a1-friggas-charm
set   at a1-friggas-charm sheet-2
want  rank 2 1
want  rank 0 2
