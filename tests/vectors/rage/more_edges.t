# Cases at the edge of a rule, seldom met in play.

rule  BR-MARCH-04 BR-MARCH-01  Leader and second Monster fill two empty villages; with a warrior they are one too many
use   two-clans
set   warriors 0 yggdrasil 1
set   warriors 0 reserve 7
set   figure 0 leader yggdrasil
set   sheet 0 monster-2 a1-troll
set   at a1-troll sheet-0
set   figure 0 monster-2 yggdrasil
set   warriors 1 gimle 3
set   warriors 1 reserve 5
step  flow
deny  0 march yggdrasil gimle 1 leader+monster-2 BR-MARCH-04
do    0 march yggdrasil gimle 0 leader+monster-2
want  figure 0 leader gimle
want  figure 0 monster-2 gimle

rule  BR-RAG-04 BR-RAG-02  Ragnarok pays for those it destroys, not for the fallen of the last battle
game  rage 2
set   phase ragnarok
set   first 0
set   turn 0
set   age 3
set   doom 3 horgr
set   slain 0 3
set   slain 1 2
set   warriors 0 horgr 1
set   warriors 0 reserve 7
step  flow
want  earned 0 sc-ragnarok 4
want  earned 1 sc-ragnarok 0

rule  BR-CLAN-09  option rage-cap=12: who has 12 gets none
game  rage 2 rage-cap=12
set   phase turn
set   first 0
set   turn 1
set   rage 0 12
set   rage 1 6
use   two-against-one
set   at a3-thors-ascension hand-0
set   at a1-troll hand-1
step  flow
do    0 pillage gimle
do    0 play a3-thors-ascension
do    1 play a1-troll
want  rage 0 12

rule  BR-REV-02 BR-BC-14  at a table of five Thor's Primacy blanks every other card; who has none has nothing to blank
use   five-clans
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   figure 1 leader gimle
set   warriors 2 gimle 1
set   warriors 2 reserve 7
set   warriors 3 gimle 1
set   warriors 3 reserve 7
set   warriors 4 gimle 1
set   warriors 4 reserve 7
set   at a3-thors-primacy hand-1
set   at a1-tyrs-bash hand-0
set   at a1-tyrs-smash hand-2
set   at a1-tyrs-smite hand-4
set   at a1-troll hand-0
step  flow
do    0 pillage gimle
do    0 play a1-tyrs-bash
do    1 play a3-thors-primacy
do    2 play a1-tyrs-smash
do    4 play a1-tyrs-smite
want  told blanked 0 a1-tyrs-bash
want  told blanked 4 a1-tyrs-smite
want  blank 0+2+4

rule  BR-UC-21  nobody is sacrificed from Valhalla or the reserve
use   three-clans
set   sheet 0 clan-1 a3-friggas-sacrifice-3p
set   at a3-friggas-sacrifice-3p sheet-0
set   warriors 0 gimle 2
set   warriors 0 valhalla 1
set   warriors 0 reserve 5
set   figure 0 leader valhalla
step  flow
deny  0 sacrifice leader valhalla warrior gimle BR-UC-21
deny  0 sacrifice warrior gimle warrior valhalla BR-UC-21
deny  0 sacrifice warrior gimle warrior reserve BR-UC-21
deny  0 sacrifice warrior gimle ship reserve BR-UC-21
do    0 sacrifice warrior gimle warrior gimle
want  warriors 0 valhalla 3

rule  BR-BOARD-10 BR-INV-01 BR-INV-02  the first fjord is closed as any other; Valhalla is no place to invade
game  rage 2 dead-fjords=closed
set   phase turn
set   first 0
set   turn 1
set   destroyed elvagar+angerboda
step  flow
deny  0 invade ship f-north BR-BOARD-10
deny  0 invade ship valhalla BR-INV-02
deny  0 invade ship reserve BR-INV-02
deny  0 invade ship myrkulor BR-INV-02
deny  0 invade warrior f-north BR-INV-01
deny  0 invade warrior f-west BR-INV-01
deny  0 invade warrior valhalla BR-INV-01
do    0 invade ship f-west
want  figure 0 ship f-west
