# The board, figures and strength: BR-BOARD, BR-FIG, BR-INV

rule  BR-BOARD-01 BR-QPH-04  elvagar is a province of Manheim
use   quests-of-two
set   warriors 0 elvagar 1
set   warriors 0 reserve 7
set   at a1-manheim quest-0
set   vow 0 0 a1-manheim
set   doom 1 horgr
step  flow
want  earned 0 sc-quest 5

rule  BR-BOARD-01 BR-QPH-04  angerboda is a province of Manheim
use   quests-of-two
set   warriors 0 angerboda 1
set   warriors 0 reserve 7
set   at a1-manheim quest-0
set   vow 0 0 a1-manheim
set   doom 1 horgr
step  flow
want  earned 0 sc-quest 5

rule  BR-BOARD-01 BR-QPH-04  myrkulor is a province of Manheim
use   quests-of-two
set   warriors 0 myrkulor 1
set   warriors 0 reserve 7
set   at a1-manheim quest-0
set   vow 0 0 a1-manheim
set   doom 1 horgr
step  flow
want  earned 0 sc-quest 5

rule  BR-BOARD-01  muspelheim is no province of Manheim
use   quests-of-two
set   warriors 0 muspelheim 1
set   warriors 0 reserve 7
set   at a1-manheim quest-0
set   vow 0 0 a1-manheim
set   doom 1 horgr
step  flow
want  earned 0 sc-quest 0

rule  BR-BOARD-01  gimle is no province of Manheim
use   quests-of-two
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   at a1-manheim quest-0
set   vow 0 0 a1-manheim
set   doom 1 horgr
step  flow
want  earned 0 sc-quest 0

rule  BR-BOARD-01  yggdrasil is no province of Manheim
use   quests-of-two
set   warriors 0 yggdrasil 1
set   warriors 0 reserve 7
set   at a1-manheim quest-0
set   vow 0 0 a1-manheim
set   doom 1 horgr
step  flow
want  earned 0 sc-quest 0

rule  BR-BOARD-01 BR-QPH-04  andlang is a province of Alfheim
use   quests-of-two
set   warriors 0 andlang 1
set   warriors 0 reserve 7
set   at a1-alfheim quest-0
set   vow 0 0 a1-alfheim
set   doom 1 horgr
step  flow
want  earned 0 sc-quest 5

rule  BR-BOARD-01 BR-QPH-04  gimle is a province of Alfheim
use   quests-of-two
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   at a1-alfheim quest-0
set   vow 0 0 a1-alfheim
set   doom 1 horgr
step  flow
want  earned 0 sc-quest 5

rule  BR-BOARD-01  utgard is no province of Alfheim
use   quests-of-two
set   warriors 0 utgard 1
set   warriors 0 reserve 7
set   at a1-alfheim quest-0
set   vow 0 0 a1-alfheim
set   doom 1 horgr
step  flow
want  earned 0 sc-quest 0

rule  BR-BOARD-01  myrkulor is no province of Alfheim
use   quests-of-two
set   warriors 0 myrkulor 1
set   warriors 0 reserve 7
set   at a1-alfheim quest-0
set   vow 0 0 a1-alfheim
set   doom 1 horgr
step  flow
want  earned 0 sc-quest 0

rule  BR-BOARD-01 BR-QPH-04  muspelheim is a province of Jotunheim
use   quests-of-two
set   warriors 0 muspelheim 1
set   warriors 0 reserve 7
set   at a1-jotunheim quest-0
set   vow 0 0 a1-jotunheim
set   doom 1 horgr
step  flow
want  earned 0 sc-quest 5

rule  BR-BOARD-01 BR-QPH-04  horgr is a province of Jotunheim
use   quests-of-two
set   warriors 0 horgr 1
set   warriors 0 reserve 7
set   at a1-jotunheim quest-0
set   vow 0 0 a1-jotunheim
set   doom 1 horgr
step  flow
want  earned 0 sc-quest 5

rule  BR-BOARD-01 BR-QPH-04  utgard is a province of Jotunheim
use   quests-of-two
set   warriors 0 utgard 1
set   warriors 0 reserve 7
set   at a1-jotunheim quest-0
set   vow 0 0 a1-jotunheim
set   doom 1 horgr
step  flow
want  earned 0 sc-quest 5

rule  BR-BOARD-01  angerboda is no province of Jotunheim
use   quests-of-two
set   warriors 0 angerboda 1
set   warriors 0 reserve 7
set   at a1-jotunheim quest-0
set   vow 0 0 a1-jotunheim
set   doom 1 horgr
step  flow
want  earned 0 sc-quest 0

rule  BR-BOARD-01  andlang is no province of Jotunheim
use   quests-of-two
set   warriors 0 andlang 1
set   warriors 0 reserve 7
set   at a1-jotunheim quest-0
set   vow 0 0 a1-jotunheim
set   doom 1 horgr
step  flow
want  earned 0 sc-quest 0

rule  BR-BOARD-02 BR-BOARD-03 BR-CALL-01  the neighbours of elvagar
use   two-clans
set   warriors 1 angerboda 1
set   warriors 1 muspelheim 1
set   warriors 1 horgr 1
set   warriors 1 utgard 1
set   warriors 1 andlang 1
set   warriors 1 gimle 1
set   warriors 1 myrkulor 1
set   warriors 1 yggdrasil 1
set   warriors 0 elvagar 1
step  flow
do    0 pillage elvagar
want  ask call 1
deny  1 join warrior muspelheim BR-CALL-05
deny  1 join warrior horgr BR-CALL-05
deny  1 join warrior utgard BR-CALL-05
deny  1 join warrior andlang BR-CALL-05
deny  1 join warrior gimle BR-CALL-05
deny  1 join warrior elvagar BR-CALL-05
do    1 join warrior angerboda

rule  BR-BOARD-02 BR-BOARD-03 BR-CALL-01  the neighbours of angerboda
use   two-clans
set   warriors 1 elvagar 1
set   warriors 1 muspelheim 1
set   warriors 1 horgr 1
set   warriors 1 utgard 1
set   warriors 1 andlang 1
set   warriors 1 gimle 1
set   warriors 1 myrkulor 1
set   warriors 1 yggdrasil 1
set   warriors 0 angerboda 1
step  flow
do    0 pillage angerboda
want  ask call 1
deny  1 join warrior horgr BR-CALL-05
deny  1 join warrior utgard BR-CALL-05
deny  1 join warrior andlang BR-CALL-05
deny  1 join warrior gimle BR-CALL-05
deny  1 join warrior myrkulor BR-CALL-05
deny  1 join warrior angerboda BR-CALL-05
do    1 join warrior elvagar

rule  BR-BOARD-02 BR-BOARD-03 BR-CALL-01  the neighbours of muspelheim
use   two-clans
set   warriors 1 elvagar 1
set   warriors 1 angerboda 1
set   warriors 1 horgr 1
set   warriors 1 utgard 1
set   warriors 1 andlang 1
set   warriors 1 gimle 1
set   warriors 1 myrkulor 1
set   warriors 1 yggdrasil 1
set   warriors 0 muspelheim 1
step  flow
do    0 pillage muspelheim
want  ask call 1
deny  1 join warrior elvagar BR-CALL-05
deny  1 join warrior utgard BR-CALL-05
deny  1 join warrior andlang BR-CALL-05
deny  1 join warrior gimle BR-CALL-05
deny  1 join warrior myrkulor BR-CALL-05
deny  1 join warrior muspelheim BR-CALL-05
do    1 join warrior angerboda

rule  BR-BOARD-02 BR-BOARD-03 BR-CALL-01  the neighbours of horgr
use   two-clans
set   warriors 1 elvagar 1
set   warriors 1 angerboda 1
set   warriors 1 muspelheim 1
set   warriors 1 utgard 1
set   warriors 1 andlang 1
set   warriors 1 gimle 1
set   warriors 1 myrkulor 1
set   warriors 1 yggdrasil 1
set   warriors 0 horgr 1
step  flow
do    0 pillage horgr
want  ask call 1
deny  1 join warrior elvagar BR-CALL-05
deny  1 join warrior angerboda BR-CALL-05
deny  1 join warrior andlang BR-CALL-05
deny  1 join warrior gimle BR-CALL-05
deny  1 join warrior myrkulor BR-CALL-05
deny  1 join warrior horgr BR-CALL-05
do    1 join warrior muspelheim

rule  BR-BOARD-02 BR-BOARD-03 BR-CALL-01  the neighbours of utgard
use   two-clans
set   warriors 1 elvagar 1
set   warriors 1 angerboda 1
set   warriors 1 muspelheim 1
set   warriors 1 horgr 1
set   warriors 1 andlang 1
set   warriors 1 gimle 1
set   warriors 1 myrkulor 1
set   warriors 1 yggdrasil 1
set   warriors 0 utgard 1
step  flow
do    0 pillage utgard
want  ask call 1
deny  1 join warrior elvagar BR-CALL-05
deny  1 join warrior angerboda BR-CALL-05
deny  1 join warrior muspelheim BR-CALL-05
deny  1 join warrior gimle BR-CALL-05
deny  1 join warrior myrkulor BR-CALL-05
deny  1 join warrior utgard BR-CALL-05
do    1 join warrior andlang

rule  BR-BOARD-02 BR-BOARD-03 BR-CALL-01  the neighbours of andlang
use   two-clans
set   warriors 1 elvagar 1
set   warriors 1 angerboda 1
set   warriors 1 muspelheim 1
set   warriors 1 horgr 1
set   warriors 1 utgard 1
set   warriors 1 gimle 1
set   warriors 1 myrkulor 1
set   warriors 1 yggdrasil 1
set   warriors 0 andlang 1
step  flow
do    0 pillage andlang
want  ask call 1
deny  1 join warrior elvagar BR-CALL-05
deny  1 join warrior angerboda BR-CALL-05
deny  1 join warrior muspelheim BR-CALL-05
deny  1 join warrior horgr BR-CALL-05
deny  1 join warrior myrkulor BR-CALL-05
deny  1 join warrior andlang BR-CALL-05
do    1 join warrior gimle

rule  BR-BOARD-02 BR-BOARD-03 BR-CALL-01  the neighbours of gimle
use   two-clans
set   warriors 1 elvagar 1
set   warriors 1 angerboda 1
set   warriors 1 muspelheim 1
set   warriors 1 horgr 1
set   warriors 1 utgard 1
set   warriors 1 andlang 1
set   warriors 1 myrkulor 1
set   warriors 1 yggdrasil 1
set   warriors 0 gimle 1
step  flow
do    0 pillage gimle
want  ask call 1
deny  1 join warrior elvagar BR-CALL-05
deny  1 join warrior angerboda BR-CALL-05
deny  1 join warrior muspelheim BR-CALL-05
deny  1 join warrior horgr BR-CALL-05
deny  1 join warrior utgard BR-CALL-05
deny  1 join warrior gimle BR-CALL-05
do    1 join warrior andlang

rule  BR-BOARD-02 BR-BOARD-03 BR-CALL-01  the neighbours of myrkulor
use   two-clans
set   warriors 1 elvagar 1
set   warriors 1 angerboda 1
set   warriors 1 muspelheim 1
set   warriors 1 horgr 1
set   warriors 1 utgard 1
set   warriors 1 andlang 1
set   warriors 1 gimle 1
set   warriors 1 yggdrasil 1
set   warriors 0 myrkulor 1
step  flow
do    0 pillage myrkulor
want  ask call 1
deny  1 join warrior angerboda BR-CALL-05
deny  1 join warrior muspelheim BR-CALL-05
deny  1 join warrior horgr BR-CALL-05
deny  1 join warrior utgard BR-CALL-05
deny  1 join warrior andlang BR-CALL-05
deny  1 join warrior myrkulor BR-CALL-05
do    1 join warrior elvagar

rule  BR-BOARD-04 BR-INV-01  one figure of any clan to a village
use   two-clans
set   warriors 0 andlang 2
set   warriors 0 reserve 6
set   warriors 1 andlang 1
set   warriors 1 reserve 7
step  flow
deny  0 invade warrior andlang BR-BOARD-04
deny  0 invade leader andlang BR-BOARD-04
set   warriors 1 andlang 0
do    0 invade warrior andlang
want  warriors 0 andlang 3
want  warriors 0 reserve 5
want  rage 0 5

rule  BR-BOARD-04  the villages of the provinces
use   two-clans
set   warriors 1 angerboda 4
set   warriors 1 reserve 4
step  flow
do    0 invade leader angerboda
want  figure 0 leader angerboda

rule  BR-BOARD-04  elvagar has 4 villages
use   two-clans
set   warriors 1 elvagar 4
set   warriors 1 reserve 4
step  flow
deny  0 invade leader elvagar BR-BOARD-04
set   warriors 1 elvagar 3
do    0 invade leader elvagar
want  figure 0 leader elvagar

rule  BR-BOARD-04  angerboda has 5 villages
use   two-clans
set   warriors 1 angerboda 5
set   warriors 1 reserve 3
step  flow
deny  0 invade leader angerboda BR-BOARD-04
set   warriors 1 angerboda 4
do    0 invade leader angerboda
want  figure 0 leader angerboda

rule  BR-BOARD-04  muspelheim has 5 villages
use   two-clans
set   warriors 1 muspelheim 5
set   warriors 1 reserve 3
step  flow
deny  0 invade leader muspelheim BR-BOARD-04
set   warriors 1 muspelheim 4
do    0 invade leader muspelheim
want  figure 0 leader muspelheim

rule  BR-BOARD-04  horgr has 4 villages
use   two-clans
set   warriors 1 horgr 4
set   warriors 1 reserve 4
step  flow
deny  0 invade leader horgr BR-BOARD-04
set   warriors 1 horgr 3
do    0 invade leader horgr
want  figure 0 leader horgr

rule  BR-BOARD-04  utgard has 3 villages
use   two-clans
set   warriors 1 utgard 3
set   warriors 1 reserve 5
step  flow
deny  0 invade leader utgard BR-BOARD-04
set   warriors 1 utgard 2
do    0 invade leader utgard
want  figure 0 leader utgard

rule  BR-BOARD-04  andlang has 3 villages
use   two-clans
set   warriors 1 andlang 3
set   warriors 1 reserve 5
step  flow
deny  0 invade leader andlang BR-BOARD-04
set   warriors 1 andlang 2
do    0 invade leader andlang
want  figure 0 leader andlang

rule  BR-BOARD-04  gimle has 5 villages
use   two-clans
set   warriors 1 gimle 5
set   warriors 1 reserve 3
step  flow
deny  0 invade leader gimle BR-BOARD-04
set   warriors 1 gimle 4
do    0 invade leader gimle
want  figure 0 leader gimle

rule  BR-BOARD-04  myrkulor has 3 villages
use   two-clans
set   warriors 1 myrkulor 3
set   warriors 1 reserve 5
step  flow
deny  0 invade leader myrkulor BR-BOARD-04
set   warriors 1 myrkulor 2
do    0 invade leader myrkulor
want  figure 0 leader myrkulor

rule  BR-BOARD-05 BR-MARCH-04  EX-03b: any number marches to Yggdrasil
use   two-clans
set   warriors 0 angerboda 4
set   warriors 0 reserve 4
set   warriors 1 yggdrasil 7
set   warriors 1 reserve 1
step  flow
do    0 march angerboda yggdrasil 4 none
want  warriors 0 yggdrasil 4
want  rage 0 5

rule  BR-MARCH-04  EX-03b: 1 of 4 march to Yggdrasil
use   two-clans
set   warriors 0 angerboda 4
set   warriors 0 reserve 4
set   warriors 1 yggdrasil 7
set   warriors 1 reserve 1
step  flow
do    0 march angerboda yggdrasil 1 none
want  warriors 0 yggdrasil 1
want  warriors 0 angerboda 3

rule  BR-MARCH-04  EX-03b: 2 of 4 march to Yggdrasil
use   two-clans
set   warriors 0 angerboda 4
set   warriors 0 reserve 4
set   warriors 1 yggdrasil 7
set   warriors 1 reserve 1
step  flow
do    0 march angerboda yggdrasil 2 none
want  warriors 0 yggdrasil 2
want  warriors 0 angerboda 2

rule  BR-MARCH-04  EX-03b: 3 of 4 march to Yggdrasil
use   two-clans
set   warriors 0 angerboda 4
set   warriors 0 reserve 4
set   warriors 1 yggdrasil 7
set   warriors 1 reserve 1
step  flow
do    0 march angerboda yggdrasil 3 none
want  warriors 0 yggdrasil 3
want  warriors 0 angerboda 1

rule  BR-BOARD-06 BR-PILLAGE-06  the fjord f-north supports elvagar and angerboda, and nothing else
use   two-clans
set   figure 0 ship f-north
set   pillaged yggdrasil
step  flow
deny  0 pillage muspelheim BR-PILLAGE-01
deny  0 pillage horgr BR-PILLAGE-01
deny  0 pillage utgard BR-PILLAGE-01
deny  0 pillage andlang BR-PILLAGE-01
deny  0 pillage gimle BR-PILLAGE-01
deny  0 pillage myrkulor BR-PILLAGE-01
do    0 pillage elvagar
want  told unopposed 0 elvagar
do    1 pass
do    0 pillage angerboda
want  told unopposed 0 angerboda

rule  BR-BOARD-06 BR-PILLAGE-06  the fjord f-east supports muspelheim and horgr, and nothing else
use   two-clans
set   figure 0 ship f-east
set   pillaged yggdrasil
step  flow
deny  0 pillage elvagar BR-PILLAGE-01
deny  0 pillage angerboda BR-PILLAGE-01
deny  0 pillage utgard BR-PILLAGE-01
deny  0 pillage andlang BR-PILLAGE-01
deny  0 pillage gimle BR-PILLAGE-01
deny  0 pillage myrkulor BR-PILLAGE-01
do    0 pillage muspelheim
want  told unopposed 0 muspelheim
do    1 pass
do    0 pillage horgr
want  told unopposed 0 horgr

rule  BR-BOARD-06 BR-PILLAGE-06  the fjord f-south supports utgard and andlang, and nothing else
use   two-clans
set   figure 0 ship f-south
set   pillaged yggdrasil
step  flow
deny  0 pillage elvagar BR-PILLAGE-01
deny  0 pillage angerboda BR-PILLAGE-01
deny  0 pillage muspelheim BR-PILLAGE-01
deny  0 pillage horgr BR-PILLAGE-01
deny  0 pillage gimle BR-PILLAGE-01
deny  0 pillage myrkulor BR-PILLAGE-01
do    0 pillage utgard
want  told unopposed 0 utgard
do    1 pass
do    0 pillage andlang
want  told unopposed 0 andlang

rule  BR-BOARD-06 BR-PILLAGE-06  the fjord f-west supports gimle and myrkulor, and nothing else
use   two-clans
set   figure 0 ship f-west
set   pillaged yggdrasil
step  flow
deny  0 pillage elvagar BR-PILLAGE-01
deny  0 pillage angerboda BR-PILLAGE-01
deny  0 pillage muspelheim BR-PILLAGE-01
deny  0 pillage horgr BR-PILLAGE-01
deny  0 pillage utgard BR-PILLAGE-01
deny  0 pillage andlang BR-PILLAGE-01
do    0 pillage gimle
want  told unopposed 0 gimle
do    1 pass
do    0 pillage myrkulor
want  told unopposed 0 myrkulor

rule  BR-BOARD-07  ships of all clans lie in one fjord
use   three-clans
set   figure 1 ship f-west
set   figure 2 ship f-west
step  flow
do    0 invade ship f-west
want  figure 0 ship f-west
want  rage 0 4

rule  BR-BOARD-09  nothing enters a destroyed province, and it cannot be pillaged
use   two-clans
set   destroyed gimle
set   warriors 0 horgr 2
set   warriors 0 reserve 6
step  flow
deny  0 invade warrior gimle BR-BOARD-09
deny  0 march horgr gimle 1 none BR-BOARD-09
set   figure 0 ship f-west
deny  0 pillage gimle BR-BOARD-09
do    0 pillage myrkulor

rule  BR-BOARD-09 BR-QPH-11  DV-39: with Gimle and Andlang destroyed Alfheim! fails
use   quests-of-two
set   destroyed gimle+andlang
set   figure 0 ship f-west
set   at a2-alfheim quest-0
set   vow 0 0 a2-alfheim
set   doom 1 horgr
step  flow
want  earned 0 sc-quest 0
want  at a2-alfheim gone

rule  BR-BOARD-10 BR-INV-02  DV-31: option dead-fjords=closed: a fjord of two destroyed provinces is closed
game  rage 2 dead-fjords=closed
set   phase turn
set   first 0
set   turn 1
set   destroyed utgard+andlang+gimle
step  flow
deny  0 invade ship f-south BR-BOARD-10
do    0 invade ship f-west
want  figure 0 ship f-west

rule  BR-BOARD-10 BR-INV-02  usually it can be invaded: any fjord
use   two-clans
set   destroyed utgard+andlang
step  flow
do    0 invade ship f-south
want  figure 0 ship f-south

rule  BR-BOARD-11  destruction makes no new neighbours
use   two-clans
set   destroyed angerboda
set   warriors 0 elvagar 1
set   warriors 0 reserve 7
set   warriors 1 muspelheim 1
set   warriors 1 reserve 7
step  flow
do    0 pillage elvagar
want  told unopposed 0 elvagar

rule  BR-BOARD-12 BR-CLAN-07 BR-INV-06  NT-04: four figures on the board and Horns 4: no invasion; Valhalla does not count
use   two-clans
set   warriors 0 gimle 2
set   warriors 0 valhalla 3
set   warriors 0 reserve 3
set   figure 0 leader horgr
set   figure 0 ship f-east
step  flow
deny  0 invade warrior horgr BR-INV-06
set   warriors 0 gimle 1
set   warriors 0 valhalla 4
do    0 invade warrior horgr
want  warriors 0 horgr 1

rule  BR-BOARD-13  Glory goes beyond the printed track
use   two-clans
set   earned 0 sc-battle 98
set   token horgr t-glory
set   warriors 0 horgr 1
set   warriors 0 reserve 7
step  flow
do    0 pillage horgr
want  score 0 total 103

rule  BR-BOARD-08 BR-MON-10  DV-03: the Fire Giant clears Horgr and its fjord, Monsters stay
use   three-clans
set   sheet 0 monster-1 a2-fire-giant-3p
set   at a2-fire-giant-3p sheet-0
set   figure 0 monster-1 reserve
set   warriors 1 horgr 1
set   warriors 1 reserve 7
set   figure 1 leader horgr
set   sheet 2 monster-1 a1-troll
set   at a1-troll sheet-2
set   figure 2 monster-1 horgr
set   figure 1 ship f-east
set   sheet 2 monster-2 a1-sea-serpent-3p
set   at a1-sea-serpent-3p sheet-2
set   figure 2 monster-2 f-east
step  flow
do    0 invade fire-giant horgr
want  rage 0 2
want  warriors 1 valhalla 1
want  figure 1 leader valhalla
want  figure 1 ship valhalla
want  figure 2 monster-1 horgr
want  figure 2 monster-2 f-east
want  figure 0 monster-1 horgr

rule  BR-INV-09 BR-MON-10  DV-03: without an empty village even the Fire Giant stays out
use   three-clans
set   sheet 0 monster-1 a2-fire-giant-3p
set   at a2-fire-giant-3p sheet-0
set   figure 0 monster-1 reserve
set   warriors 1 andlang 1
set   warriors 1 reserve 7
set   figure 1 leader andlang
set   sheet 2 monster-1 a1-troll
set   at a1-troll sheet-2
set   figure 2 monster-1 andlang
step  flow
deny  0 invade fire-giant andlang BR-BOARD-04

rule  BR-FIG-01 BR-RES-01  Leader 3, Ship 2, Warrior 1
use   two-clans
set   figure 0 leader gimle
set   figure 0 ship f-west
use   one-against-one
step  flow
do    0 pillage gimle
want  told fights 0 6
want  told stands 0 warrior 1 1
want  told stands 0 leader 1 3
want  told stands 0 ship 1 2
want  told fights 1 1
want  told stands 1 warrior 1 1
want  told won 0
want  told settled gimle

rule  BR-FIG-02 BR-FIG-03 BR-INV-04  NT-05: the Leader with Lord of Spears has STR 3 and invades for nothing
use   two-clans
set   sheet 0 leader a3-lord-of-spears
set   at a3-lord-of-spears sheet-0
set   warriors 1 gimle 1
set   warriors 1 reserve 7
step  flow
do    0 invade leader gimle
want  rage 0 6
do    1 pillage gimle
want  told fights 0 3

rule  BR-FIG-04 BR-MARCH-05  EX-03e: a Ship never marches, and never comes to a call
use   two-clans
set   figure 0 ship f-west
set   warriors 0 gimle 2
set   warriors 0 reserve 6
step  flow
deny  0 march gimle horgr 1 ship BR-MARCH-05
deny  0 march gimle horgr 0 ship BR-MARCH-05
do    0 pillage myrkulor
want  ask call 0
deny  0 join ship gimle BR-CALL-05
do    0 decline

rule  BR-FIG-05 BR-VAL-01  the fallen are in Valhalla until the Release
use   two-clans
set   warriors 0 gimle 3
set   warriors 0 reserve 5
set   warriors 1 gimle 1
set   warriors 1 reserve 7
set   doom 1 horgr
step  flow
do    0 pillage gimle
want  warriors 1 valhalla 1
want  warriors 1 reserve 7
do    1 pass
do    0 pass
want  warriors 1 valhalla 0
want  warriors 1 reserve 8
want  age 2

rule  BR-FIG-07 BR-FIG-09  strength is the sum of the figures in province and fjord
use   two-clans
set   warriors 0 gimle 2
set   warriors 0 myrkulor 1
set   warriors 0 reserve 5
set   figure 0 ship f-west
set   warriors 1 gimle 1
set   warriors 1 reserve 7
step  flow
do    0 pillage gimle
want  ask call 0
do    0 decline
want  told fights 0 4

rule  BR-FIG-08  a Ship counts on both sides of its fjord
use   two-clans
set   figure 0 ship f-west
set   warriors 1 gimle 1
set   warriors 1 myrkulor 1
set   warriors 1 reserve 6
step  flow
do    0 pillage gimle
do    1 decline
want  told fights 0 2
want  told won 0
do    1 invade leader horgr
do    0 pillage myrkulor
want  told fights 0 2
want  told won 0

rule  BR-INV-01 BR-ACT-03  pay STR, take a figure from the reserve, an empty village
use   two-clans
set   rage 0 1
set   rage 1 6
step  flow
deny  0 invade ship f-west BR-ACT-03
do    0 invade warrior gimle
want  rage 0 0
want  warriors 0 gimle 1
want  warriors 0 reserve 7
want  ask turn 1

rule  BR-INV-01  nothing in the reserve, no invasion
use   two-clans
set   warriors 0 reserve 0
set   warriors 0 valhalla 8
set   figure 0 leader valhalla
step  flow
deny  0 invade warrior gimle BR-INV-01
deny  0 invade leader gimle BR-INV-01
deny  0 invade troll gimle BR-INV-01
deny  0 invade warrior reserve BR-INV-01

rule  BR-INV-03  NT-06: Yggdrasil cannot be invaded
use   two-clans
step  flow
deny  0 invade warrior yggdrasil BR-INV-03
deny  0 invade leader yggdrasil BR-INV-03
deny  0 invade ship yggdrasil BR-INV-02
deny  0 invade ship gimle BR-INV-02

rule  BR-INV-03 BR-MON-08  DV-02: but by the Dark Elf, for 1 Rage; he is worth 3 there
use   two-clans
set   sheet 0 monster-1 a2-dark-elf
set   at a2-dark-elf sheet-0
set   figure 0 monster-1 reserve
set   warriors 1 yggdrasil 2
set   warriors 1 reserve 6
step  flow
do    0 invade dark-elf yggdrasil
want  rage 0 5
want  figure 0 monster-1 yggdrasil
do    1 pillage yggdrasil
want  told fights 0 3
want  told fights 1 2
want  told won 0

rule  BR-MON-08  option dark-elf=3: it costs 3 there
game  rage 2 dark-elf=3
set   phase turn
set   first 0
set   turn 1
set   sheet 0 monster-1 a2-dark-elf
set   at a2-dark-elf sheet-0
set   figure 0 monster-1 reserve
step  flow
do    0 invade dark-elf yggdrasil
want  rage 0 3

rule  BR-MON-08  DV-02: the Dark Elf alone holds Yggdrasil against two Warriors
use   quests-of-two
set   sheet 0 monster-1 a2-dark-elf
set   at a2-dark-elf sheet-0
set   figure 0 monster-1 yggdrasil
set   warriors 1 yggdrasil 2
set   warriors 1 reserve 6
set   at a1-yggdrasil-3p quest-0
set   vow 0 0 a1-yggdrasil-3p
set   doom 1 horgr
step  flow
want  earned 0 sc-quest 6

rule  BR-MON-08  elsewhere he is worth 1
use   two-clans
set   sheet 0 monster-1 a2-dark-elf
set   at a2-dark-elf sheet-0
set   figure 0 monster-1 gimle
set   warriors 1 gimle 2
set   warriors 1 reserve 6
step  flow
do    0 pillage gimle
want  told fights 0 1
want  told won 1

rule  BR-INV-05 BR-UC-03  EX-02: with Experts in Arms a Warrior costs 2
use   two-clans
set   sheet 0 warrior a2-experts-in-arms
set   at a2-experts-in-arms sheet-0
set   rage 0 2
step  flow
do    0 invade warrior utgard
want  rage 0 0
want  warriors 0 utgard 1
want  warriors 0 reserve 7

rule  BR-INV-05 BR-UC-02  with Brothers in Arms a Warrior costs 1, with Masters 2
use   two-clans
set   sheet 0 warrior a1-brothers-in-arms
set   at a1-brothers-in-arms sheet-0
set   sheet 1 warrior a3-masters-in-arms
set   at a3-masters-in-arms sheet-1
step  flow
do    0 invade warrior utgard
want  rage 0 5
do    1 invade warrior utgard
want  rage 1 4

rule  BR-INV-07  all placement limits hold for a free invasion
use   two-clans
set   at a1-brothers-in-arms hand-0
set   destroyed horgr
set   warriors 1 andlang 3
set   warriors 1 reserve 5
step  flow
do    0 upgrade a1-brothers-in-arms warrior
want  ask free-invade 0
deny  0 place warrior horgr BR-BOARD-09
deny  0 place warrior andlang BR-BOARD-04
deny  0 place warrior yggdrasil BR-INV-03
deny  0 place warrior f-west BR-INV-01
deny  0 place leader gimle BR-UPG-06
do    0 place warrior gimle
want  rage 0 5

rule  BR-INV-08  the figure's own effect, then Succor, then Thor's Domain
use   three-clans
set   sheet 0 monster-1 a1-troll
set   at a1-troll sheet-0
set   figure 0 monster-1 reserve
set   sheet 0 clan-1 a1-friggas-succor-3p
set   at a1-friggas-succor-3p sheet-0
set   sheet 0 clan-2 a2-thors-domain-4p
set   at a2-thors-domain-4p sheet-0
set   warriors 1 andlang 2
set   warriors 1 reserve 6
step  flow
do    0 invade troll andlang
want  warriors 1 valhalla 2
want  ask succor 0
do    0 accept
want  warriors 0 andlang 1
want  ask thors-domain 0
do    0 decline
want  ask turn 1
want  rage 0 4

rule  BR-MON-05 BR-INV-09  DV-05: a Troll cannot come to a full province
use   two-clans
set   sheet 0 monster-1 a1-troll
set   at a1-troll sheet-0
set   figure 0 monster-1 reserve
set   warriors 1 andlang 3
set   warriors 1 reserve 5
step  flow
deny  0 invade troll andlang BR-BOARD-04
do    0 invade troll gimle
want  warriors 1 andlang 3

rule  BR-MON-05  the Troll destroys all enemy Warriors, and nothing else, also when it comes for free
use   three-clans
set   at a1-troll hand-0
set   warriors 1 gimle 2
set   warriors 1 reserve 6
set   figure 1 leader gimle
set   warriors 2 gimle 1
set   warriors 2 reserve 7
set   figure 2 ship f-west
step  flow
do    0 upgrade a1-troll monster-1
do    0 place troll gimle
want  warriors 1 valhalla 2
want  warriors 2 valhalla 1
want  figure 1 leader gimle
want  figure 2 ship f-west
want  rage 0 4

rule  BR-MARCH-06 BR-MON-05  DV-04: a marching Troll destroys nobody
use   two-clans
set   sheet 0 monster-1 a1-troll
set   at a1-troll sheet-0
set   figure 0 monster-1 horgr
set   warriors 1 gimle 2
set   warriors 1 reserve 6
step  flow
do    0 march horgr gimle 0 monster-1
want  warriors 1 gimle 2
want  figure 0 monster-1 gimle
