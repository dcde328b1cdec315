# Pillage and Call to Battle: BR-PILLAGE, BR-CALL, BR-REWARD

rule  BR-PILLAGE-01 BR-PILLAGE-05  only where one stands, and where the token lies open
use   two-clans
set   warriors 0 gimle 1
set   warriors 0 horgr 1
set   warriors 0 reserve 6
set   pillaged horgr
step  flow
deny  0 pillage andlang BR-PILLAGE-01
deny  0 pillage horgr BR-PILLAGE-05
do    0 pillage gimle

rule  BR-PILLAGE-02  a pillage costs nothing
use   two-clans
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   rage 0 1
set   rage 1 6
step  flow
do    0 pillage gimle
want  rage 0 1

rule  BR-PILLAGE-03  call, cards, resolution
use   two-clans
set   warriors 0 gimle 2
set   warriors 0 reserve 6
set   warriors 1 gimle 1
set   warriors 1 andlang 1
set   warriors 1 reserve 6
set   at a1-tyrs-bash hand-0
set   at a1-tyrs-smash hand-1
step  flow
do    0 pillage gimle
want  ask call 1
do    1 decline
want  ask battle-card 0
do    0 play a1-tyrs-bash
do    1 play a1-tyrs-smash
want  told total 0 4
want  told total 1 4
want  told nobody-won

rule  BR-PILLAGE-04 BR-RES-08 BR-RES-09  NT-10: the defender wins: Battle Glory, no reward; one may try again
use   two-clans
set   warriors 0 gimle 1
set   warriors 0 horgr 1
set   warriors 0 reserve 6
set   warriors 1 gimle 2
set   warriors 1 reserve 6
set   token gimle t-axes
step  flow
do    0 pillage gimle
want  told won 1
want  earned 1 sc-battle 3
want  stat 1 axes 1
want  stat 0 axes 1
want  pillaged none
do    1 invade warrior elvagar
do    0 march horgr gimle 1 none
do    1 march gimle elvagar 2 none
do    0 pillage gimle
want  pillaged gimle

rule  BR-PILLAGE-05 BR-END-01  a pillaged province can't be pillaged again in the Age
use   two-clans
set   warriors 0 gimle 1
set   warriors 0 reserve 7
step  flow
do    0 pillage gimle
do    1 pass
deny  0 pillage gimle BR-PILLAGE-05

rule  BR-PILLAGE-07 BR-UC-13 BR-UC-22  DV-41: Tyr's Challenge: 1 Rage is too little; with 2 the battle and the reward follow
use   two-clans
set   rage 0 1
set   rage 1 6
use   two-against-one
set   sheet 0 clan-1 a2-tyrs-challenge
set   at a2-tyrs-challenge sheet-0
set   pillaged gimle
set   token gimle t-horns
step  flow
deny  0 challenge gimle BR-UC-22
set   rage 0 2
deny  0 challenge horgr BR-UC-13
do    0 challenge gimle
want  rage 0 0
want  told won 0
want  stat 0 horns 2
want  earned 0 sc-battle 3
want  pillaged gimle

rule  BR-PILLAGE-01 BR-PILLAGE-06 BR-CALL-01 BR-CALL-02 BR-CALL-04 BR-CALL-05  EX-06: the call for Andlang
use   three-clans
set   figure 0 ship f-south
set   warriors 0 yggdrasil 2
set   warriors 0 reserve 6
set   warriors 1 gimle 1
set   warriors 1 yggdrasil 1
set   warriors 1 reserve 6
set   figure 2 leader horgr
set   pillaged horgr
set   token andlang t-axes
step  flow
do    0 pillage andlang
want  ask call 1
deny  1 join warrior horgr BR-CALL-05
do    1 join warrior gimle
want  ask call 0
do    0 join warrior yggdrasil
want  ask call 1
do    1 join warrior yggdrasil
want  told fights 0 3
want  told fights 1 2
want  told won 0

rule  BR-CALL-09 BR-PLAY-02 BR-RES-01 BR-FIG-08  EX-07: the battle for Andlang: 7 against 2
use   three-clans
set   figure 0 ship f-south
set   warriors 0 yggdrasil 2
set   warriors 0 reserve 6
set   warriors 1 gimle 1
set   warriors 1 yggdrasil 1
set   warriors 1 reserve 6
set   figure 2 leader horgr
set   pillaged horgr
set   token andlang t-axes
set   at a1-tyrs-crush-4p hand-0
set   at a1-troll hand-1
set   at a1-tyrs-bash hand-2
step  flow
do    0 pillage andlang
do    1 join warrior gimle
do    0 join warrior yggdrasil
do    1 join warrior yggdrasil
want  party 0+1
want  ask battle-card 0
want  ask battle-card 1
deny  2 play a1-tyrs-bash BR-ACT-02
do    1 play a1-troll
do    0 play a1-tyrs-crush-4p
want  told revealed 0 a1-tyrs-crush-4p
want  told revealed 1 a1-troll
want  told total 0 7
want  told total 1 2
want  told won 0

rule  BR-RES-04 BR-RES-05 BR-RES-07 BR-RES-09 BR-RES-12 BR-REWARD-03  EX-08: what follows
use   three-clans
set   figure 0 ship f-south
set   warriors 0 yggdrasil 2
set   warriors 0 reserve 6
set   warriors 1 gimle 1
set   warriors 1 yggdrasil 1
set   warriors 1 reserve 6
set   figure 2 leader horgr
set   pillaged horgr
set   token andlang t-axes
set   at a1-tyrs-crush-4p hand-0
set   at a1-troll hand-1
set   at a1-tyrs-bash hand-2
step  flow
do    0 pillage andlang
do    1 join warrior gimle
do    0 join warrior yggdrasil
do    1 join warrior yggdrasil
do    1 play a1-troll
do    0 play a1-tyrs-crush-4p
want  warriors 1 valhalla 2
want  at a1-troll hand-1
want  pillaged andlang+horgr
want  stat 0 axes 2
want  earned 0 sc-battle 4
want  at a1-tyrs-crush-4p gone
want  warriors 0 andlang 1
want  figure 0 ship f-south
want  ask turn 1

rule  BR-CALL-03  FQ-09: who declined is asked again in the next lap
use   two-clans
set   warriors 0 gimle 1
set   warriors 0 andlang 1
set   warriors 0 reserve 6
set   warriors 1 myrkulor 1
set   warriors 1 reserve 7
step  flow
do    0 pillage gimle
do    1 decline
want  ask call 0
do    0 join warrior andlang
want  ask call 1
do    1 join warrior myrkulor
want  told joined 1 warrior myrkulor gimle

rule  BR-CALL-04  it ends when all have declined in a row
use   three-clans
set   warriors 0 gimle 1
set   warriors 0 andlang 1
set   warriors 0 reserve 6
set   warriors 1 myrkulor 1
set   warriors 1 reserve 7
set   warriors 2 andlang 1
set   warriors 2 reserve 7
step  flow
do    0 pillage gimle
do    1 decline
do    2 decline
want  ask call 0
do    0 decline
want  ask turn 1
want  pillaged gimle

rule  BR-CALL-04  the last to move is asked once more
use   two-clans
set   warriors 0 gimle 1
set   warriors 0 andlang 2
set   warriors 0 reserve 5
step  flow
do    0 pillage gimle
do    0 join warrior andlang
want  ask call 0
do    0 join warrior andlang
want  ask turn 1
want  warriors 0 gimle 3

rule  BR-CALL-05 BR-MON-07  neither Ships nor the Sea Serpent come
use   two-clans
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   figure 1 ship f-west
set   sheet 1 monster-1 a1-sea-serpent-3p
set   at a1-sea-serpent-3p sheet-1
set   figure 1 monster-1 f-north
step  flow
do    0 pillage gimle
want  told fights 1 2
want  told won 1

rule  BR-CALL-06 BR-BOARD-02  into Yggdrasil from everywhere, in any number
use   two-clans
set   warriors 0 yggdrasil 1
set   warriors 0 reserve 7
set   warriors 1 elvagar 1
set   warriors 1 horgr 1
set   warriors 1 gimle 1
set   warriors 1 utgard 1
set   warriors 1 reserve 4
step  flow
do    0 pillage yggdrasil
do    1 join warrior elvagar
do    1 join warrior horgr
do    1 join warrior gimle
do    1 join warrior utgard
want  warriors 1 yggdrasil 4

rule  BR-CALL-07  a full province calls nobody
use   two-clans
set   warriors 0 utgard 2
set   warriors 0 horgr 1
set   warriors 0 reserve 5
set   warriors 1 utgard 1
set   warriors 1 andlang 3
set   warriors 1 reserve 4
step  flow
do    0 pillage utgard
want  told won 0

rule  BR-CALL-08  NT-07: unopposed: the reward, no Battle Glory, no card
use   two-clans
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   token gimle t-horns
set   at a1-tyrs-bash hand-0
step  flow
do    0 pillage gimle
want  told unopposed 0 gimle
want  stat 0 horns 2
want  pillaged gimle
want  score 0 total 0
want  at a1-tyrs-bash hand-0
want  ask turn 1

rule  BR-REWARD-01  NT-08: the token of 5 Glory
use   two-clans
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   token gimle t-glory
step  flow
do    0 pillage gimle
want  earned 0 sc-pillage 5
want  told reward 0 gimle t-glory

rule  BR-REWARD-01  t-rage: one step of rage
use   two-clans
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   token gimle t-rage
step  flow
do    0 pillage gimle
want  stat 0 rage 2
want  stat 0 axes 1
want  stat 0 horns 1

rule  BR-REWARD-01  t-axes: one step of axes
use   two-clans
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   token gimle t-axes
step  flow
do    0 pillage gimle
want  stat 0 rage 1
want  stat 0 axes 2
want  stat 0 horns 1

rule  BR-REWARD-01  t-horns: one step of horns
use   two-clans
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   token gimle t-horns
step  flow
do    0 pillage gimle
want  stat 0 rage 1
want  stat 0 axes 1
want  stat 0 horns 2

rule  BR-REWARD-01 BR-REWARD-03  NT-09: Yggdrasil: all three stats, and Battle Glory by the raised Axes
use   two-clans
set   warriors 0 yggdrasil 2
set   warriors 0 reserve 6
set   warriors 1 yggdrasil 1
set   warriors 1 reserve 7
step  flow
do    0 pillage yggdrasil
want  stat 0 rage 2
want  stat 0 axes 2
want  stat 0 horns 2
want  earned 0 sc-battle 4

rule  BR-REWARD-02 BR-MON-11 BR-RES-09  DV-12: the Frost Giant takes the Axes token twice: 3 to 5, Battle Glory 5
use   two-clans
set   sheet 0 monster-1 a3-frost-giant
set   at a3-frost-giant sheet-0
set   figure 0 monster-1 gimle
set   warriors 1 gimle 1
set   warriors 1 reserve 7
set   token gimle t-axes
step  flow
do    0 pillage gimle
want  stat 0 axes 3
want  earned 0 sc-battle 5

rule  BR-REWARD-04 BR-MON-11  the Frost Giant works unopposed: 10 Glory; in Yggdrasil two steps each
use   two-clans
set   sheet 0 monster-1 a3-frost-giant
set   at a3-frost-giant sheet-0
set   figure 0 monster-1 gimle
set   token gimle t-glory
step  flow
do    0 pillage gimle
want  earned 0 sc-pillage 10
do    1 pass
do    0 march gimle yggdrasil 0 monster-1
do    0 pillage yggdrasil
want  stat 0 rage 3
want  stat 0 axes 3
want  stat 0 horns 3

rule  BR-REWARD-05 BR-MON-11  a Frost Giant elsewhere doubles nothing
use   two-clans
set   sheet 0 monster-1 a3-frost-giant
set   at a3-frost-giant sheet-0
set   figure 0 monster-1 horgr
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   token gimle t-glory
step  flow
do    0 pillage gimle
want  earned 0 sc-pillage 5

rule  BR-REWARD-05 BR-UC-01  Lord of Spears needs the Leader in the province
use   two-clans
set   sheet 0 leader a3-lord-of-spears
set   at a3-lord-of-spears sheet-0
set   figure 0 leader horgr
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   token gimle t-glory
step  flow
do    0 pillage gimle
want  stat 0 rage 1
want  ask turn 1

rule  BR-UC-01 BR-REWARD-02  DV-13: Lord of Spears, Axes token and a win: 3, 4, 5, Battle Glory 5
use   two-clans
set   sheet 0 leader a3-lord-of-spears
set   at a3-lord-of-spears sheet-0
set   figure 0 leader gimle
set   warriors 1 gimle 1
set   warriors 1 reserve 7
set   token gimle t-axes
step  flow
do    0 pillage gimle
want  stat 0 axes 3
want  stat 0 rage 2
want  stat 0 horns 2
want  earned 0 sc-battle 5

rule  BR-UC-01 BR-REWARD-04  Lord of Axes: one stat, also unopposed
use   two-clans
set   sheet 0 leader a2-lord-of-axes
set   at a2-lord-of-axes sheet-0
set   figure 0 leader gimle
set   token gimle t-horns
step  flow
do    0 pillage gimle
want  ask stat 0
do    0 raise axes
want  stat 0 axes 2
want  stat 0 horns 2

rule  BR-UC-01  Lord of Hammers: the Leader may move on to a neighbour
use   two-clans
set   sheet 0 leader a1-lord-of-hammers
set   at a1-lord-of-hammers sheet-0
set   figure 0 leader gimle
set   token gimle t-horns
set   warriors 1 andlang 3
set   warriors 1 reserve 5
set   destroyed utgard
step  flow
do    0 pillage gimle
do    1 decline
want  ask hammers 0
deny  0 ride andlang BR-UC-01
deny  0 ride horgr BR-UC-01
deny  0 ride gimle BR-UC-01
do    0 ride yggdrasil
want  figure 0 leader yggdrasil
want  rage 0 6

rule  BR-UC-01  or stay; a destroyed neighbour is no goal
use   two-clans
set   sheet 0 leader a1-lord-of-hammers
set   at a1-lord-of-hammers sheet-0
set   figure 0 leader gimle
set   token gimle t-horns
set   destroyed andlang
step  flow
do    0 pillage gimle
deny  0 ride andlang BR-UC-01
do    0 decline
want  figure 0 leader gimle

rule  BR-REWARD-06 BR-BC-09  FQ-07: Frigga's Grace on t-axes: any stat but axes
use   two-clans
use   two-against-one
set   at a1-friggas-grace hand-0
set   token gimle t-axes
step  flow
do    0 pillage gimle
do    0 play a1-friggas-grace
want  ask stat 0
deny  0 raise axes BR-REWARD-06
do    0 raise rage
want  stat 0 axes 2
want  stat 0 rage 2

rule  BR-REWARD-06 BR-BC-09  FQ-07: Frigga's Grace on t-rage: any stat but rage
use   two-clans
use   two-against-one
set   at a1-friggas-grace hand-0
set   token gimle t-rage
step  flow
do    0 pillage gimle
do    0 play a1-friggas-grace
want  ask stat 0
deny  0 raise rage BR-REWARD-06
do    0 raise horns
want  stat 0 rage 2
want  stat 0 horns 2

rule  BR-REWARD-06 BR-BC-09  FQ-07: Frigga's Grace on t-horns: any stat but horns
use   two-clans
use   two-against-one
set   at a1-friggas-grace hand-0
set   token gimle t-horns
step  flow
do    0 pillage gimle
do    0 play a1-friggas-grace
want  ask stat 0
deny  0 raise horns BR-REWARD-06
do    0 raise rage
want  stat 0 horns 2
want  stat 0 rage 2

rule  BR-REWARD-06  FQ-07: Frigga's Grace on t-glory: any stat
use   two-clans
use   two-against-one
set   at a1-friggas-grace hand-0
set   token gimle t-glory
step  flow
do    0 pillage gimle
do    0 play a1-friggas-grace
want  ask stat 0
do    0 raise axes
want  stat 0 axes 2

rule  BR-REWARD-06  FQ-07: Frigga's Grace on t-all: any stat
use   two-clans
set   warriors 0 yggdrasil 2
set   warriors 0 reserve 6
set   warriors 1 yggdrasil 1
set   warriors 1 reserve 7
set   at a1-friggas-grace hand-0
set   token yggdrasil t-all
step  flow
do    0 pillage yggdrasil
do    0 play a1-friggas-grace
want  ask stat 0
do    0 raise axes
want  stat 0 axes 3

rule  BR-BC-09  Frigga's Grace does nothing for a defender, or for a loser
use   two-clans
use   one-against-two
set   at a1-friggas-grace hand-1
set   token gimle t-axes
step  flow
do    0 pillage gimle
do    1 play a1-friggas-grace
want  told won 1
want  ask turn 1
want  stat 1 rage 1
want  stat 1 horns 1

rule  BR-BC-10  with both other stats at their end it gives nothing
use   two-clans
use   two-against-one
set   at a1-friggas-grace hand-0
set   token gimle t-axes
set   stat 0 rage 6
set   stat 0 horns 6
step  flow
do    0 pillage gimle
do    0 play a1-friggas-grace
want  ask turn 1
want  stat 0 axes 2
