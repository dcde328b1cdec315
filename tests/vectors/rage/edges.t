# Near misses: answers of the wrong shape, and lines that other vectors leave open

rule  BR-REV-02  a blanked Primacy blanks nobody
use   three-clans
use   one-against-one
set   warriors 2 gimle 1
set   warriors 2 reserve 7
set   at a3-thors-primacy hand-0
set   at a1-troll hand-0
set   at a3-thors-primacy-3p hand-1
step  flow
do    0 pillage gimle
do    0 play a3-thors-primacy
do    1 play a3-thors-primacy-3p
want  ask late 0
want  blank 1

rule  BR-LATE-06 BR-BC-05  option sight=reveal: X is what was revealed
game  rage 2 sight=reveal
set   phase turn
set   first 0
set   turn 1
use   one-against-one
set   at a1-heimdalls-sight hand-0
set   at a2-tyrs-rage hand-1
set   at a3-heimdalls-gaze hand-1
step  flow
do    0 pillage gimle
do    0 play a1-heimdalls-sight
do    1 play a2-tyrs-rage
do    1 decline
want  told total 0 7

rule  BR-UPG-02  of empty slots the first stands for all, whichever is named
use   two-clans
set   at a1-lokis-domain hand-0
set   at a1-troll hand-0
set   rage 0 9
step  flow
deny  0 upgrade a1-lokis-domain monster-2 BR-UPG-02
deny  0 upgrade a1-lokis-domain none BR-UPG-02
do    0 upgrade a1-lokis-domain clan-3
want  sheet 0 clan-1 a1-lokis-domain
want  sheet 0 clan-3 none

rule  BR-UPG-02  an occupied slot may be chosen though one is empty
use   two-clans
set   at a1-thors-glory hand-0
set   sheet 0 clan-1 a1-friggas-charm
set   at a1-friggas-charm sheet-0
step  flow
do    0 upgrade a1-thors-glory clan-1
want  at a1-friggas-charm gone

rule  BR-DRAFT-02  cards go to the packs one after another
game  rage 3
skip  deal
deny  7 deal a1-troll 1 BR-DRAFT-02
deny  7 deal none 0 BR-DRAFT-02
deny  7 draft a1-troll BR-DRAFT-02
chance deal a1-troll 0

rule  BR-UC-21  two figures in any order, on the board, and two of them
use   three-clans
set   sheet 0 clan-1 a3-friggas-sacrifice-3p
set   at a3-friggas-sacrifice-3p sheet-0
set   warriors 0 gimle 1
set   warriors 0 horgr 2
set   warriors 0 reserve 5
set   figure 0 leader yggdrasil
step  flow
deny  0 sacrifice warrior gimle warrior gimle BR-UC-21
deny  0 sacrifice warrior gimle warrior reserve BR-UC-21
deny  0 sacrifice warrior reserve warrior gimle BR-UC-21
deny  0 sacrifice leader yggdrasil leader yggdrasil BR-UC-21
deny  0 sacrifice troll gimle warrior gimle BR-UC-21
do    0 sacrifice warrior gimle warrior horgr
want  warriors 0 horgr 1
want  warriors 0 gimle 0

rule  BR-INV-01  an invasion needs a figure and a spot
use   two-clans
step  flow
deny  0 invade warrior none BR-INV-01
deny  0 invade none gimle BR-INV-01
deny  0 invade warrior valhalla BR-INV-01
deny  0 invade warrior f-north BR-INV-01
deny  0 invade ship valhalla BR-INV-02
deny  0 invade ship reserve BR-INV-02

rule  BR-MARCH-03  a march needs two provinces
use   two-clans
set   warriors 0 gimle 2
set   warriors 0 reserve 6
step  flow
deny  0 march none gimle 1 none BR-MARCH-03
deny  0 march gimle none 1 none BR-MARCH-03
deny  0 march gimle horgr 1 monster-2 BR-MARCH-01
do    0 march gimle horgr 1 none

rule  BR-BC-04  one keeps a figure that is there
use   two-clans
set   figure 0 leader gimle
set   figure 0 ship f-west
set   warriors 0 horgr 1
set   warriors 0 reserve 7
set   warriors 1 gimle 1
set   warriors 1 reserve 7
set   at a2-odins-tide hand-1
step  flow
do    0 pillage gimle
do    1 play a2-odins-tide
deny  0 spare warrior BR-BC-04
deny  0 spare none BR-BC-04
deny  0 decline BR-BC-04
do    0 spare ship
want  told died 0 leader 1 gimle
want  told total 0 2

rule  BR-DEATH-03  only what would die can be saved
use   two-clans
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   at a2-tyrs-rage hand-0
set   figure 1 leader gimle
set   sheet 1 clan-1 a2-friggas-protection
set   at a2-friggas-protection sheet-1
set   rage 0 6
set   rage 1 2
step  flow
do    0 pillage gimle
do    0 play a2-tyrs-rage
deny  1 save warrior BR-DEATH-03
deny  1 save none BR-DEATH-03
deny  1 accept BR-DEATH-03
do    1 save leader
want  figure 1 leader gimle
want  rage 1 1
want  ask turn 1

rule  BR-UC-09  a value is a number the upgrade knows
use   three-clans
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   warriors 1 gimle 3
set   warriors 1 reserve 5
set   at a1-alfheim hand-0
set   sheet 0 clan-1 a1-tyrs-domain-3p
set   at a1-tyrs-domain-3p sheet-0
step  flow
do    0 pillage gimle
do    0 play a1-alfheim
deny  0 pillage muspelheim BR-UC-09
deny  0 count-as 200 BR-UC-09
deny  0 accept BR-UC-09
do    0 decline

rule  BR-UC-15  only by its own word
use   three-clans
use   two-against-one
set   sheet 0 clan-1 a2-tyrs-prowess-3p
set   at a2-tyrs-prowess-3p sheet-0
set   at a1-tyrs-smash hand-0
step  flow
do    0 pillage gimle
do    0 play a1-tyrs-smash
deny  0 play a1-tyrs-smash BR-UC-15
deny  0 take-back none BR-UC-15
do    0 decline
want  at a1-tyrs-smash gone

rule  BR-LATE-01  only late cards of the own hand
use   two-clans
use   two-against-one
set   at a1-tyrs-bash hand-0
set   at a1-troll hand-0
set   at a1-alfheim hand-1
set   at a2-heimdalls-eye hand-1
step  flow
do    0 pillage gimle
do    0 play a1-tyrs-bash
do    1 play a1-alfheim
deny  0 add a2-heimdalls-eye BR-LATE-01
deny  0 add none BR-LATE-01
deny  0 play a2-heimdalls-eye BR-LATE-01
do    0 decline
deny  1 play a2-heimdalls-eye BR-LATE-01
do    1 add a2-heimdalls-eye

rule  BR-CALL-01 BR-CALL-05  a call is answered by a figure and where it comes from
use   two-clans
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   warriors 1 andlang 1
set   warriors 1 reserve 7
set   figure 1 leader horgr
step  flow
do    0 pillage gimle
deny  1 join leader andlang BR-CALL-05
deny  1 join leader horgr BR-CALL-05
deny  1 join none andlang BR-CALL-05
deny  1 join warrior none BR-CALL-05
deny  1 accept BR-CALL-01
deny  1 pass BR-CALL-01
do    1 join warrior andlang

rule  BR-CLAN-03  a raise names a stat
use   two-clans
use   one-against-two
set   at a2-thors-oath hand-1
step  flow
do    0 pillage gimle
do    1 play a2-thors-oath
deny  1 raise none BR-CLAN-03
deny  1 decline BR-CLAN-03
do    1 raise rage
want  stat 1 rage 2
want  rage 1 6

rule  BR-DISC-01 BR-DISC-03  one keeps a card of the own hand
game  rage 2
set   phase discard
set   first 0
set   turn 0
set   at a1-troll hand-0
set   at a1-alfheim hand-1
set   doom 1 horgr
step  flow
deny  0 keep none BR-DISC-01
deny  0 keep a1-alfheim BR-DISC-01
deny  0 play a1-troll BR-DISC-03
do    0 keep a1-troll
deny  0 keep a1-troll BR-ACT-02
do    1 keep a1-alfheim
want  at a1-troll hand-0
want  at a1-alfheim hand-1

rule  BR-DISC-03  option keep=any: keeping is still allowed
game  rage 2 keep=any
set   phase discard
set   first 0
set   turn 0
set   at a1-troll hand-0
set   at a1-tyrs-bash hand-0
set   doom 1 horgr
step  flow
deny  0 accept BR-DISC-03
do    0 keep a1-troll
want  kept 1 0 a1-troll
want  at a1-tyrs-bash buried-0

rule  BR-DISC-02 BR-DISC-01  who has no card is not asked
game  rage 3
set   phase discard
set   first 0
set   turn 0
set   at a1-troll hand-1
set   doom 1 horgr
step  flow
want  ask keep 1
deny  0 keep a1-troll BR-ACT-02
do    1 keep a1-troll
want  kept 1 0 none

rule  BR-PILLAGE-01  a pillage names a province
use   two-clans
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   sheet 0 clan-1 a2-tyrs-challenge
set   at a2-tyrs-challenge sheet-0
step  flow
deny  0 pillage none BR-PILLAGE-01
deny  0 challenge none BR-UC-13
do    0 pillage gimle

rule  BR-DRAFT-03  a pick is a card of the pack
game  rage 3
skip  draft
deny  0 draft none BR-DRAFT-03
deny  0 keep a1-troll BR-DRAFT-03
deny  0 pass BR-DRAFT-03
do    0 draft a1-troll

rule  BR-ACT-02  yes or no is answered by yes or no
use   three-clans
set   sheet 0 clan-1 a1-friggas-succor-3p
set   at a1-friggas-succor-3p sheet-0
step  flow
do    0 invade leader gimle
deny  0 pass BR-ACT-02
deny  0 invade warrior gimle BR-ACT-02
do    0 decline

rule  BR-UC-01  a ride names a neighbour
use   two-clans
set   sheet 0 leader a1-lord-of-hammers
set   at a1-lord-of-hammers sheet-0
set   figure 0 leader gimle
step  flow
do    0 pillage gimle
deny  0 ride none BR-UC-01
deny  0 ride elvagar BR-UC-01
deny  0 accept BR-UC-01
do    0 ride myrkulor
want  figure 0 leader myrkulor

rule  BR-SETUP-03 BR-SETUP-05 BR-SETUP-09  draws of the setup name a province or a seat
game  rage 3
skip  doom
deny  7 doom none BR-SETUP-03
deny  7 ruin gimle BR-SETUP-03
chance doom gimle
chance doom horgr
chance doom utgard
deny  7 ruin none BR-SETUP-05
deny  7 doom elvagar BR-SETUP-05
chance ruin elvagar
deny  7 ruin elvagar BR-SETUP-05
chance ruin andlang
deny  7 doom myrkulor BR-SETUP-09
deny  7 first 4 BR-SETUP-09
chance first 1

rule  BR-DEATH-02 BR-MON-05  after an invasion owners decide from the invader on
game  rage 3
set   phase turn
set   first 0
set   turn 0
set   sheet 1 monster-1 a1-troll
set   at a1-troll sheet-1
set   figure 1 monster-1 reserve
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   warriors 2 gimle 1
set   warriors 2 reserve 7
set   sheet 0 clan-1 a2-friggas-protection
set   at a2-friggas-protection sheet-0
set   sheet 2 clan-1 a2-friggas-protection
set   at a2-friggas-protection sheet-2
step  flow
do    1 invade troll gimle
want  ask protect 2
do    2 decline
want  ask protect 0
want  warriors 2 gimle 1
do    0 save warrior
want  warriors 0 gimle 1
want  warriors 2 valhalla 1

rule  BR-DEATH-02 BR-RAG-08  in Ragnarok from the first player on
game  rage 3 leftover-rage=kept
set   phase ragnarok
set   first 0
set   turn 0
set   first 2
set   doom 1 horgr
set   rage 0 2
set   rage 1 2
set   rage 2 2
set   warriors 0 horgr 1
set   warriors 0 reserve 7
set   warriors 2 horgr 1
set   warriors 2 reserve 7
set   sheet 0 clan-1 a2-friggas-protection
set   at a2-friggas-protection sheet-0
set   sheet 2 clan-1 a2-friggas-protection
set   at a2-friggas-protection sheet-2
step  flow
want  ask protect 2
do    2 decline
want  ask protect 0
do    0 decline
want  earned 0 sc-ragnarok 2

rule  BR-RES-10  a Blessing needs room: a protected crowd leaves none
use   four-clans
set   warriors 0 utgard 2
set   warriors 0 reserve 6
set   warriors 1 utgard 1
set   warriors 1 reserve 7
set   at a2-tyrs-rage hand-0
set   sheet 1 clan-1 a1-lokis-blessing-4p
set   at a1-lokis-blessing-4p sheet-1
set   sheet 1 clan-2 a2-friggas-protection
set   at a2-friggas-protection sheet-1
step  flow
do    0 pillage utgard
do    0 play a2-tyrs-rage
do    1 save warrior
want  ask turn 1
want  warriors 1 utgard 1

rule  BR-UC-11  a Blessing needs a Warrior in the reserve
use   four-clans
set   warriors 0 utgard 2
set   warriors 0 reserve 6
set   warriors 1 utgard 1
set   warriors 1 reserve 0
set   warriors 1 valhalla 7
set   sheet 1 clan-1 a1-lokis-blessing-4p
set   at a1-lokis-blessing-4p sheet-1
step  flow
do    0 pillage utgard
want  ask turn 1
want  warriors 1 utgard 0

rule  BR-UC-11 BR-UC-07  a Blessing is an invasion: Succor may follow
use   four-clans
set   warriors 0 utgard 1
set   warriors 0 reserve 7
set   warriors 1 utgard 1
set   warriors 1 reserve 7
set   sheet 1 clan-1 a1-lokis-blessing-4p
set   at a1-lokis-blessing-4p sheet-1
set   sheet 1 clan-2 a1-friggas-succor-3p
set   at a1-friggas-succor-3p sheet-1
step  flow
do    0 pillage utgard
do    1 accept
want  ask succor 1
do    1 accept
want  warriors 1 utgard 2

rule  BR-UC-16  no Thor's Domain where the token is turned already in the same chain
use   four-clans
set   warriors 0 utgard 2
set   warriors 0 reserve 6
set   warriors 1 utgard 1
set   warriors 1 reserve 7
set   sheet 1 clan-1 a1-lokis-blessing-4p
set   at a1-lokis-blessing-4p sheet-1
set   sheet 1 clan-2 a2-thors-domain-4p
set   at a2-thors-domain-4p sheet-1
step  flow
do    0 pillage utgard
do    1 accept
want  pillaged utgard
want  ask turn 1

rule  BR-MON-09  the Valkyrie must be there when the battle begins
use   three-clans
use   two-against-one
set   at a1-tyrs-bash hand-0
set   sheet 0 monster-1 a2-valkyrie
set   at a2-valkyrie sheet-0
set   figure 0 monster-1 andlang
step  flow
do    0 pillage gimle
do    0 decline
do    0 play a1-tyrs-bash
want  earned 0 sc-valkyrie 0

rule  BR-MON-09 BR-CALL-01  one that came with the call counts
use   three-clans
use   two-against-one
set   at a1-tyrs-bash hand-0
set   sheet 0 monster-1 a2-valkyrie
set   at a2-valkyrie sheet-0
set   figure 0 monster-1 andlang
step  flow
do    0 pillage gimle
do    0 join valkyrie andlang
do    0 play a1-tyrs-bash
want  earned 0 sc-valkyrie 2

rule  BR-RES-06  own dead do not count for Valkyrie and Thor's Glory
use   three-clans
set   warriors 0 gimle 3
set   warriors 0 reserve 5
set   warriors 1 gimle 1
set   warriors 1 reserve 7
set   sheet 0 monster-1 a2-valkyrie
set   at a2-valkyrie sheet-0
set   figure 0 monster-1 gimle
set   sheet 0 clan-1 a1-thors-glory
set   at a1-thors-glory sheet-0
set   at a1-odins-smite hand-1
step  flow
do    0 pillage gimle
do    1 play a1-odins-smite
want  warriors 0 valhalla 1
want  earned 0 sc-valkyrie 2
want  earned 0 sc-thorglory 0

rule  BR-REWARD-02  token, Grace and Leader in this order
use   two-clans
set   figure 0 leader gimle
set   sheet 0 leader a2-lord-of-axes
set   at a2-lord-of-axes sheet-0
set   warriors 1 gimle 1
set   warriors 1 reserve 7
set   at a1-friggas-grace hand-0
set   token gimle t-axes
step  flow
do    0 pillage gimle
do    0 play a1-friggas-grace
want  stat 0 axes 2
want  pillaged gimle
deny  0 raise axes BR-REWARD-06
do    0 raise rage
want  ask stat 0
do    0 raise axes
want  stat 0 axes 3
want  earned 0 sc-battle 5

rule  BR-ACT-12 BR-UC-17  the end of the phase waits for the pillage of Thor's Domain
use   four-clans
set   rage 0 2
set   rage 1 0
set   rage 2 0
set   rage 3 0
set   sheet 0 clan-1 a2-thors-domain-4p
set   at a2-thors-domain-4p sheet-0
set   token gimle t-horns
set   warriors 1 gimle 1
set   warriors 1 reserve 7
set   at a1-troll hand-1
set   doom 1 horgr
step  flow
do    0 invade leader gimle
do    0 accept
want  rage 0 0
want  ask battle-card 1
do    1 play a1-troll
want  earned 0 sc-battle 3
want  phase discard
want  ask keep 1

rule  BR-VAL-03  only own figures pay
game  rage 4
set   phase release
set   first 0
set   turn 0
set   age 3
set   sheet 0 clan-1 a1-lokis-domain
set   at a1-lokis-domain sheet-0
set   warriors 1 valhalla 4
set   warriors 1 reserve 4
step  flow
want  earned 0 sc-release 0

rule  BR-END-05  steps 4 and 5 give 10, step 6 gives 20, for each stat
game  rage 2
set   stat 1 rage 5
set   stat 1 axes 4
set   stat 1 horns 6
want  score 1 sc-legend10 20
want  score 1 sc-legend20 20
want  score 1 total 40
want  score 0 total 0

rule  BR-5P-01 BR-SETUP-09  the fifth seat can be first
game  rage 5 fifth-clan=on first-player=seat-4
skip  first
deny  7 first 0 BR-SETUP-09
chance first 4
want  first 4

rule  BR-UC-21 BR-BOARD-12  who is in Valhalla can't be sacrificed again
use   three-clans
set   sheet 0 clan-1 a3-friggas-sacrifice-3p
set   at a3-friggas-sacrifice-3p sheet-0
set   warriors 0 gimle 2
set   warriors 0 valhalla 2
set   warriors 0 reserve 4
step  flow
deny  0 sacrifice warrior gimle warrior valhalla BR-UC-21
deny  0 sacrifice warrior valhalla warrior valhalla BR-UC-21
do    0 sacrifice warrior gimle warrior gimle
want  warriors 0 valhalla 4

rule  BR-RES-11 BR-REV-02  a battle leaves nothing behind for the next one
use   three-clans
set   warriors 0 gimle 3
set   warriors 0 horgr 2
set   warriors 0 reserve 3
set   warriors 1 gimle 1
set   warriors 1 horgr 3
set   warriors 1 reserve 4
set   sheet 1 monster-1 a2-valkyrie
set   at a2-valkyrie sheet-1
set   figure 1 monster-1 gimle
set   at a3-thors-primacy hand-0
set   at a1-thors-hammer hand-1
step  flow
do    0 pillage gimle
do    0 play a3-thors-primacy
do    1 play a1-thors-hammer
want  told won 0
want  blank none
want  valkyries none
want  party none
want  field none
want  slain 1 0
do    1 pillage horgr
do    1 play a1-thors-hammer
want  told won 1
want  earned 1 sc-hammer 3
want  earned 1 sc-valkyrie 0

rule  BR-RES-06 BR-MON-05  who fell before the battle does not count in it
use   four-clans
set   sheet 0 monster-1 a1-troll
set   at a1-troll sheet-0
set   figure 0 monster-1 reserve
set   sheet 0 clan-1 a2-thors-domain-4p
set   at a2-thors-domain-4p sheet-0
set   sheet 0 clan-2 a1-thors-glory
set   at a1-thors-glory sheet-0
set   warriors 1 gimle 2
set   warriors 1 reserve 6
set   figure 1 leader gimle
set   at a2-tyrs-rage hand-0
step  flow
do    0 invade troll gimle
do    0 accept
do    0 play a2-tyrs-rage
want  told won 0
want  figure 1 leader valhalla
want  earned 0 sc-thorglory 0

rule  BR-ACT-03 BR-INV-01 BR-UPG-05 BR-UPG-03  the Rage of an answer is said beside it, and what an upgrade replaces
use   two-clans
set   at a1-thors-glory hand-0
set   at a1-troll sheet-0
set   sheet 0 monster-1 a1-troll
set   figure 0 monster-1 gimle
set   sheet 0 clan-1 a1-friggas-charm
set   at a1-friggas-charm sheet-0
step  flow
want  remark 0 costs 1 invade warrior gimle
want  remark 0 costs 0 invade leader gimle
want  remark 0 costs 1 march gimle horgr 0 monster-1
want  remark 0 means troll march gimle horgr 0 monster-1
want  remark 0 replaces a1-friggas-charm upgrade a1-thors-glory clan-1

rule  BR-PLAY-02  that a card does nothing in a battle is said beside it
use   two-clans
set   warriors 0 gimle 2
set   warriors 1 gimle 1
set   at a1-alfheim hand-0
set   at a1-tyrs-smash hand-0
set   at a1-tyrs-smite hand-1
step  flow
do    0 pillage gimle
want  ask battle-card 0
want  remark 0 idle - play a1-alfheim

rule  BR-MON-04  there is one card of a Monster: what one clan has no other can upgrade to
use   two-clans
set   at a1-troll hand-0
set   rage 0 6
set   rage 1 6
set   warriors 1 gimle 1
set   warriors 1 reserve 7
step  flow
do    0 upgrade a1-troll monster-1
do    0 decline
want  at a1-troll sheet-0
want  figure 0 monster-1 reserve
deny  1 upgrade a1-troll monster-1
