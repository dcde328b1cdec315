# What upgrades and Monsters do: BR-UC, BR-MON

rule  BR-UC-02  DV-01: 1 Warriors with Brothers in Arms: 1
use   two-clans
set   sheet 0 warrior a1-brothers-in-arms
set   at a1-brothers-in-arms sheet-0
set   warriors 0 yggdrasil 1
set   warriors 0 reserve 7
set   warriors 1 yggdrasil 1
set   warriors 1 reserve 7
step  flow
do    0 pillage yggdrasil
want  told fights 0 1

rule  BR-UC-02  DV-01: 2 Warriors with Brothers in Arms: 3
use   two-clans
set   sheet 0 warrior a1-brothers-in-arms
set   at a1-brothers-in-arms sheet-0
set   warriors 0 yggdrasil 2
set   warriors 0 reserve 6
set   warriors 1 yggdrasil 1
set   warriors 1 reserve 7
step  flow
do    0 pillage yggdrasil
want  told fights 0 3

rule  BR-UC-02  DV-01: 3 Warriors with Brothers in Arms: 4
use   two-clans
set   sheet 0 warrior a1-brothers-in-arms
set   at a1-brothers-in-arms sheet-0
set   warriors 0 yggdrasil 3
set   warriors 0 reserve 5
set   warriors 1 yggdrasil 1
set   warriors 1 reserve 7
step  flow
do    0 pillage yggdrasil
want  told fights 0 4

rule  BR-UC-02  DV-01: 4 Warriors with Brothers in Arms: 6
use   two-clans
set   sheet 0 warrior a1-brothers-in-arms
set   at a1-brothers-in-arms sheet-0
set   warriors 0 yggdrasil 4
set   warriors 0 reserve 4
set   warriors 1 yggdrasil 1
set   warriors 1 reserve 7
step  flow
do    0 pillage yggdrasil
want  told fights 0 6

rule  BR-UC-02  DV-01: 5 Warriors with Brothers in Arms: 7
use   two-clans
set   sheet 0 warrior a1-brothers-in-arms
set   at a1-brothers-in-arms sheet-0
set   warriors 0 yggdrasil 5
set   warriors 0 reserve 3
set   warriors 1 yggdrasil 1
set   warriors 1 reserve 7
step  flow
do    0 pillage yggdrasil
want  told fights 0 7

rule  BR-UC-03  DV-01: 1 Warriors with Masters in Arms: 2
use   two-clans
set   sheet 0 warrior a3-masters-in-arms
set   at a3-masters-in-arms sheet-0
set   warriors 0 yggdrasil 1
set   warriors 0 reserve 7
set   warriors 1 yggdrasil 1
set   warriors 1 reserve 7
step  flow
do    0 pillage yggdrasil
want  told fights 0 2

rule  BR-UC-03  DV-01: 2 Warriors with Masters in Arms: 6
use   two-clans
set   sheet 0 warrior a3-masters-in-arms
set   at a3-masters-in-arms sheet-0
set   warriors 0 yggdrasil 2
set   warriors 0 reserve 6
set   warriors 1 yggdrasil 1
set   warriors 1 reserve 7
step  flow
do    0 pillage yggdrasil
want  told fights 0 6

rule  BR-UC-03  DV-01: 3 Warriors with Masters in Arms: 8
use   two-clans
set   sheet 0 warrior a3-masters-in-arms
set   at a3-masters-in-arms sheet-0
set   warriors 0 yggdrasil 3
set   warriors 0 reserve 5
set   warriors 1 yggdrasil 1
set   warriors 1 reserve 7
step  flow
do    0 pillage yggdrasil
want  told fights 0 8

rule  BR-UC-03  DV-01: 4 Warriors with Masters in Arms: 12
use   two-clans
set   sheet 0 warrior a3-masters-in-arms
set   at a3-masters-in-arms sheet-0
set   warriors 0 yggdrasil 4
set   warriors 0 reserve 4
set   warriors 1 yggdrasil 1
set   warriors 1 reserve 7
step  flow
do    0 pillage yggdrasil
want  told fights 0 12

rule  BR-UC-03  DV-01: 5 Warriors with Masters in Arms: 14
use   two-clans
set   sheet 0 warrior a3-masters-in-arms
set   at a3-masters-in-arms sheet-0
set   warriors 0 yggdrasil 5
set   warriors 0 reserve 3
set   warriors 1 yggdrasil 1
set   warriors 1 reserve 7
step  flow
do    0 pillage yggdrasil
want  told fights 0 14

rule  BR-UC-03  DV-01: 1 Warriors with Experts in Arms: 2
use   two-clans
set   sheet 0 warrior a2-experts-in-arms
set   at a2-experts-in-arms sheet-0
set   warriors 0 yggdrasil 1
set   warriors 0 reserve 7
set   warriors 1 yggdrasil 1
set   warriors 1 reserve 7
step  flow
do    0 pillage yggdrasil
want  told fights 0 2

rule  BR-UC-03  DV-01: 2 Warriors with Experts in Arms: 4
use   two-clans
set   sheet 0 warrior a2-experts-in-arms
set   at a2-experts-in-arms sheet-0
set   warriors 0 yggdrasil 2
set   warriors 0 reserve 6
set   warriors 1 yggdrasil 1
set   warriors 1 reserve 7
step  flow
do    0 pillage yggdrasil
want  told fights 0 4

rule  BR-UC-03  DV-01: 3 Warriors with Experts in Arms: 6
use   two-clans
set   sheet 0 warrior a2-experts-in-arms
set   at a2-experts-in-arms sheet-0
set   warriors 0 yggdrasil 3
set   warriors 0 reserve 5
set   warriors 1 yggdrasil 1
set   warriors 1 reserve 7
step  flow
do    0 pillage yggdrasil
want  told fights 0 6

rule  BR-UC-03  DV-01: 4 Warriors with Experts in Arms: 8
use   two-clans
set   sheet 0 warrior a2-experts-in-arms
set   at a2-experts-in-arms sheet-0
set   warriors 0 yggdrasil 4
set   warriors 0 reserve 4
set   warriors 1 yggdrasil 1
set   warriors 1 reserve 7
step  flow
do    0 pillage yggdrasil
want  told fights 0 8

rule  BR-UC-03  DV-01: 5 Warriors with Experts in Arms: 10
use   two-clans
set   sheet 0 warrior a2-experts-in-arms
set   at a2-experts-in-arms sheet-0
set   warriors 0 yggdrasil 5
set   warriors 0 reserve 3
set   warriors 1 yggdrasil 1
set   warriors 1 reserve 7
step  flow
do    0 pillage yggdrasil
want  told fights 0 10

rule  BR-UC-02  pairs are of one province: two single Warriors count 1 each
use   two-clans
set   sheet 0 warrior a1-brothers-in-arms
set   at a1-brothers-in-arms sheet-0
set   warriors 0 gimle 1
set   warriors 0 andlang 1
set   warriors 0 reserve 6
set   warriors 1 gimle 1
set   warriors 1 reserve 7
step  flow
do    0 pillage gimle
do    0 decline
want  told fights 0 1

rule  BR-UC-04  a1-lokis-dragons: 4 for a Ship lost in battle
use   two-clans
set   sheet 0 ship a1-lokis-dragons
set   at a1-lokis-dragons sheet-0
set   figure 0 ship f-west
set   warriors 1 gimle 3
set   warriors 1 reserve 5
step  flow
do    0 pillage gimle
want  earned 0 sc-dragons 4

rule  BR-UC-04  a1-lokis-dragons: nothing for a Warrior
use   two-clans
set   sheet 0 ship a1-lokis-dragons
set   at a1-lokis-dragons sheet-0
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   warriors 1 gimle 3
set   warriors 1 reserve 5
step  flow
do    0 pillage gimle
want  earned 0 sc-dragons 0

rule  BR-UC-04  a2-fire-dragons: 8 for a Ship lost in battle
use   two-clans
set   sheet 0 ship a2-fire-dragons
set   at a2-fire-dragons sheet-0
set   figure 0 ship f-west
set   warriors 1 gimle 3
set   warriors 1 reserve 5
step  flow
do    0 pillage gimle
want  earned 0 sc-dragons 8

rule  BR-UC-04  a2-fire-dragons: nothing for a Warrior
use   two-clans
set   sheet 0 ship a2-fire-dragons
set   at a2-fire-dragons sheet-0
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   warriors 1 gimle 3
set   warriors 1 reserve 5
step  flow
do    0 pillage gimle
want  earned 0 sc-dragons 0

rule  BR-UC-04  a3-eternal-dragons: 12 for a Ship lost in battle
use   two-clans
set   sheet 0 ship a3-eternal-dragons
set   at a3-eternal-dragons sheet-0
set   figure 0 ship f-west
set   warriors 1 gimle 3
set   warriors 1 reserve 5
step  flow
do    0 pillage gimle
want  earned 0 sc-dragons 12

rule  BR-UC-04  a3-eternal-dragons: nothing for a Warrior
use   two-clans
set   sheet 0 ship a3-eternal-dragons
set   at a3-eternal-dragons sheet-0
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   warriors 1 gimle 3
set   warriors 1 reserve 5
step  flow
do    0 pillage gimle
want  earned 0 sc-dragons 0

rule  BR-UC-04 BR-MON-10  Dragons pay for a Ship burnt by the Fire Giant
use   three-clans
set   sheet 0 monster-1 a2-fire-giant-3p
set   at a2-fire-giant-3p sheet-0
set   figure 0 monster-1 reserve
set   figure 1 ship f-west
set   sheet 1 ship a1-lokis-dragons
set   at a1-lokis-dragons sheet-1
step  flow
do    0 invade fire-giant gimle
want  earned 1 sc-dragons 4

rule  BR-MON-07 BR-UC-04  the Sea Serpent is a Ship: fjords only, both sides, Dragons pay; its STR is its own
use   three-clans
set   sheet 0 monster-1 a1-sea-serpent-3p
set   at a1-sea-serpent-3p sheet-0
set   figure 0 monster-1 reserve
set   sheet 0 ship a1-lokis-dragons
set   at a1-lokis-dragons sheet-0
set   warriors 1 gimle 4
set   warriors 1 reserve 4
step  flow
deny  0 invade sea-serpent gimle BR-INV-02
deny  0 invade sea-serpent yggdrasil BR-INV-02
do    0 invade sea-serpent f-west
want  rage 0 3
do    1 pillage gimle
want  told fights 0 3
want  told won 1
want  earned 0 sc-dragons 4
want  figure 0 monster-1 valhalla

rule  BR-UC-06  without Frigga's Charm the full price
use   two-clans
set   at a1-thors-glory hand-0
step  flow
do    0 upgrade a1-thors-glory clan-1
want  rage 0 4

rule  BR-UC-07  DV-17: Succor: the Leader, then a Warrior, and no third
use   three-clans
set   sheet 0 clan-1 a1-friggas-succor-3p
set   at a1-friggas-succor-3p sheet-0
step  flow
do    0 invade leader gimle
want  ask succor 0
do    0 accept
want  warriors 0 gimle 1
want  rage 0 6
want  ask turn 1

rule  BR-UC-07  DV-17: with room for one under the Horns there is no follower
use   three-clans
set   sheet 0 clan-1 a1-friggas-succor-3p
set   at a1-friggas-succor-3p sheet-0
set   warriors 0 horgr 3
set   warriors 0 reserve 5
step  flow
do    0 invade leader gimle
want  ask turn 1
want  warriors 0 gimle 0

rule  BR-UC-07  a fjord brings no follower, nor Yggdrasil; it may be declined
use   three-clans
set   sheet 0 clan-1 a1-friggas-succor-3p
set   at a1-friggas-succor-3p sheet-0
set   sheet 0 monster-1 a2-dark-elf
set   at a2-dark-elf sheet-0
set   figure 0 monster-1 reserve
set   rage 0 6
set   rage 1 0
set   rage 2 0
step  flow
do    0 invade ship f-west
want  ask turn 0
do    0 invade dark-elf yggdrasil
want  ask turn 0
do    0 invade leader gimle
do    0 decline
want  warriors 0 gimle 0

rule  BR-UC-08  DV-10: one dies by Smite and one in the end: 2 Glory, once
use   two-clans
set   warriors 0 gimle 2
set   warriors 0 reserve 6
set   warriors 1 gimle 2
set   warriors 1 reserve 6
set   at a1-odins-smite hand-0
set   sheet 0 clan-1 a1-thors-glory
set   at a1-thors-glory sheet-0
step  flow
do    0 pillage gimle
do    0 play a1-odins-smite
want  told won 0
want  earned 0 sc-thorglory 2

rule  BR-UC-08  DV-10: seven enemies: still 2
use   two-clans
set   warriors 0 yggdrasil 1
set   warriors 0 reserve 7
set   warriors 1 yggdrasil 7
set   warriors 1 reserve 1
set   at a2-tyrs-rage hand-0
set   token yggdrasil t-all
set   figure 0 leader yggdrasil
set   sheet 0 clan-1 a1-thors-glory
set   at a1-thors-glory sheet-0
step  flow
do    0 pillage yggdrasil
do    0 play a2-tyrs-rage
want  earned 0 sc-thorglory 2

rule  BR-UC-08  one enemy, or no part in the battle: nothing
use   three-clans
use   three-against-two
set   sheet 2 clan-1 a1-thors-glory
set   at a1-thors-glory sheet-2
step  flow
do    0 pillage gimle
want  warriors 1 valhalla 2
want  earned 2 sc-thorglory 0
want  earned 0 sc-thorglory 0

rule  BR-UC-09  Tyr's Domain: a revealed Quest may count +3
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
want  ask tyr-quest 0
deny  0 count-as 5 BR-UC-09
deny  0 count-as 4 BR-UC-09
do    0 count-as 3
want  told total 0 4
want  told won 0

rule  BR-UC-09  it may stay a bluff; an upgrade card gets no value
use   three-clans
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   warriors 1 gimle 3
set   warriors 1 reserve 5
set   at a1-alfheim hand-0
set   at a1-troll hand-0
set   sheet 0 clan-1 a1-tyrs-domain-3p
set   at a1-tyrs-domain-3p sheet-0
set   rage 0 6
set   rage 1 6
set   rage 2 0
step  flow
do    0 pillage gimle
do    0 play a1-alfheim
do    0 decline
do    0 decline
want  told total 0 1
set   warriors 0 gimle 1
do    1 pillage gimle
do    0 play a1-troll
want  ask late 0

rule  BR-UC-09  Tyr's Wrath: +5; with both one of the two
use   three-clans
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   warriors 1 gimle 3
set   warriors 1 reserve 5
set   at a1-alfheim hand-0
set   sheet 0 clan-1 a1-tyrs-domain-3p
set   at a1-tyrs-domain-3p sheet-0
set   sheet 0 clan-2 a3-tyrs-wrath-3p
set   at a3-tyrs-wrath-3p sheet-0
step  flow
do    0 pillage gimle
do    0 play a1-alfheim
deny  0 count-as 8 BR-UC-09
do    0 count-as 5
want  told total 0 6

rule  BR-UC-09  Tyr's Wrath alone knows no 3
use   three-clans
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   warriors 1 gimle 3
set   warriors 1 reserve 5
set   at a1-alfheim hand-0
set   sheet 0 clan-2 a3-tyrs-wrath-3p
set   at a3-tyrs-wrath-3p sheet-0
step  flow
do    0 pillage gimle
do    0 play a1-alfheim
deny  0 count-as 3 BR-UC-09
do    0 count-as 5
want  told total 0 6

rule  BR-UC-09  option tyr-quests=sum: +8
game  rage 3 tyr-quests=sum
set   phase turn
set   first 0
set   turn 2
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   warriors 1 gimle 3
set   warriors 1 reserve 5
set   at a1-alfheim hand-0
set   sheet 0 clan-1 a1-tyrs-domain-3p
set   at a1-tyrs-domain-3p sheet-0
set   sheet 0 clan-2 a3-tyrs-wrath-3p
set   at a3-tyrs-wrath-3p sheet-0
step  flow
do    0 pillage gimle
do    0 play a1-alfheim
deny  0 count-as 0 BR-UC-09
deny  0 count-as 4 BR-UC-09
deny  0 count-as 6 BR-UC-09
deny  0 count-as 9 BR-UC-09
do    0 count-as 8
want  told total 0 9

rule  BR-UC-10 BR-UC-15  a Quest so used by the winner is discarded, or kept by Prowess; a loser's comes back
use   three-clans
use   two-against-one
set   at a1-alfheim hand-0
set   at a1-manheim hand-1
set   sheet 0 clan-1 a1-tyrs-domain-3p
set   at a1-tyrs-domain-3p sheet-0
set   sheet 0 clan-2 a2-tyrs-prowess-3p
set   at a2-tyrs-prowess-3p sheet-0
set   sheet 1 clan-1 a3-tyrs-wrath-3p
set   at a3-tyrs-wrath-3p sheet-1
step  flow
do    0 pillage gimle
do    0 play a1-alfheim
do    1 play a1-manheim
do    0 count-as 3
do    1 decline
want  ask prowess 0
do    0 decline
want  at a1-alfheim gone
want  at a1-manheim hand-1

rule  BR-UC-13  DV-19: Tyr's Challenge: the reward again, the token stays turned
use   two-clans
set   sheet 0 clan-1 a2-tyrs-challenge
set   at a2-tyrs-challenge sheet-0
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   pillaged gimle
set   token gimle t-glory
step  flow
do    0 challenge gimle
want  rage 0 4
want  earned 0 sc-pillage 5
want  pillaged gimle

rule  BR-UC-13  not where nobody has pillaged, nor a destroyed province
use   two-clans
set   sheet 0 clan-1 a2-tyrs-challenge
set   at a2-tyrs-challenge sheet-0
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   pillaged myrkulor
set   destroyed myrkulor
set   figure 0 ship f-west
step  flow
deny  0 challenge gimle BR-UC-13
deny  0 challenge myrkulor BR-UC-13

rule  BR-UC-15  Tyr's Prowess: 1 Rage for each card, any of them
use   three-clans
set   rage 0 1
set   rage 1 6
set   rage 2 6
use   two-against-one
set   sheet 0 clan-1 a2-tyrs-prowess-3p
set   at a2-tyrs-prowess-3p sheet-0
set   at a1-tyrs-smash hand-0
set   at a3-heimdalls-gaze hand-0
set   at a1-troll hand-1
step  flow
do    0 pillage gimle
do    0 play a1-tyrs-smash
do    1 play a1-troll
do    0 add a3-heimdalls-gaze
want  ask prowess 0
deny  0 take-back a1-troll BR-UC-15
do    0 take-back a1-tyrs-smash
want  rage 0 0
want  at a1-tyrs-smash hand-0
want  at a3-heimdalls-gaze gone

rule  BR-UC-15  nothing for a loser
use   three-clans
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   warriors 1 gimle 3
set   warriors 1 reserve 5
set   sheet 0 clan-1 a2-tyrs-prowess-3p
set   at a2-tyrs-prowess-3p sheet-0
set   at a1-alfheim hand-0
step  flow
do    0 pillage gimle
do    0 play a1-alfheim
want  at a1-alfheim hand-0
want  rage 0 6

rule  BR-UC-16 BR-UC-17  DV-18: Thor's Domain with 2 Rage: the pillage is played out, then no turns
use   four-clans
set   rage 0 2
set   rage 1 6
set   rage 2 6
set   rage 3 6
set   sheet 0 clan-1 a2-thors-domain-4p
set   at a2-thors-domain-4p sheet-0
set   token gimle t-horns
step  flow
do    0 invade leader gimle
want  ask thors-domain 0
do    0 accept
want  rage 0 0
want  stat 0 horns 2
want  ask turn 1
do    1 pass
do    2 pass
do    3 invade leader gimle
want  ask turn 3

rule  BR-UC-16  no offer with 1 Rage, for a fjord, or where the token is turned
use   four-clans
set   rage 0 4
set   rage 1 0
set   rage 2 0
set   rage 3 0
set   sheet 0 clan-1 a2-thors-domain-4p
set   at a2-thors-domain-4p sheet-0
set   pillaged gimle
step  flow
do    0 invade leader gimle
want  ask turn 0
do    0 invade ship f-west
want  ask turn 0
do    0 invade warrior horgr
want  ask turn 0
want  rage 0 1

rule  BR-UC-16  one offer for the chain; Yggdrasil by the Dark Elf gives one
use   four-clans
set   sheet 0 clan-1 a2-thors-domain-4p
set   at a2-thors-domain-4p sheet-0
set   sheet 0 monster-1 a2-dark-elf
set   at a2-dark-elf sheet-0
set   figure 0 monster-1 reserve
step  flow
do    0 invade dark-elf yggdrasil
want  ask thors-domain 0
do    0 accept
want  stat 0 rage 2
want  stat 0 horns 2
want  rage 0 3

rule  BR-UC-18  FQ-08: Frigga's Domain: the Fire Giant from Valhalla for 1 Rage, effect included
use   three-clans
set   rage 0 1
set   rage 1 6
set   rage 2 6
set   sheet 0 clan-1 a3-friggas-domain
set   at a3-friggas-domain sheet-0
set   sheet 0 monster-1 a2-fire-giant-3p
set   at a2-fire-giant-3p sheet-0
set   figure 0 monster-1 valhalla
set   warriors 1 gimle 2
set   warriors 1 reserve 6
step  flow
deny  0 invade fire-giant gimle BR-INV-01
deny  0 return leader gimle BR-UC-18
do    0 return fire-giant gimle
want  rage 0 0
want  warriors 1 valhalla 2
want  figure 0 monster-1 gimle
want  ask turn 1

rule  BR-UC-18  Leader and free Monsters cost 1 this way; Horns hold
use   two-clans
set   sheet 0 clan-1 a3-friggas-domain
set   at a3-friggas-domain sheet-0
set   figure 0 leader valhalla
set   warriors 0 gimle 3
set   warriors 0 reserve 5
set   warriors 0 valhalla 1
set   warriors 0 reserve 4
set   rage 0 6
set   rage 1 0
step  flow
do    0 return leader horgr
want  rage 0 5
deny  0 return warrior horgr BR-INV-06

rule  BR-UC-18  option friggas-domain=extra: the action is still to come
game  rage 2 friggas-domain=extra
set   phase turn
set   first 0
set   turn 1
set   sheet 0 clan-1 a3-friggas-domain
set   at a3-friggas-domain sheet-0
set   figure 0 leader valhalla
step  flow
do    0 return leader horgr
want  ask turn 0
do    0 invade warrior horgr
want  ask turn 1

rule  BR-UC-21  DV-43: Sacrifice needs two figures on the board
use   three-clans
set   sheet 0 clan-1 a3-friggas-sacrifice-3p
set   at a3-friggas-sacrifice-3p sheet-0
set   warriors 0 gimle 1
set   warriors 0 reserve 7
step  flow
deny  0 sacrifice warrior gimle warrior gimle BR-UC-21
set   figure 0 ship f-east
do    0 sacrifice ship f-east warrior gimle
want  rage 0 6
want  warriors 0 valhalla 1
want  figure 0 ship valhalla
want  figure 0 leader reserve
do    0 raise rage
want  stat 0 rage 2

rule  BR-UC-21  allowed with all stats at their end
use   three-clans
set   sheet 0 clan-1 a3-friggas-sacrifice-3p
set   at a3-friggas-sacrifice-3p sheet-0
set   warriors 0 gimle 2
set   warriors 0 reserve 6
set   stat 0 rage 6
set   stat 0 axes 6
set   stat 0 horns 6
step  flow
do    0 sacrifice warrior gimle warrior gimle
want  warriors 0 valhalla 2
want  ask turn 1

rule  BR-UC-21  option sacrifice-full=forbidden
game  rage 3 sacrifice-full=forbidden
set   phase turn
set   first 0
set   turn 2
set   sheet 0 clan-1 a3-friggas-sacrifice-3p
set   at a3-friggas-sacrifice-3p sheet-0
set   warriors 0 gimle 2
set   warriors 0 reserve 6
set   stat 0 rage 6
set   stat 0 axes 6
set   stat 0 horns 6
step  flow
deny  0 sacrifice warrior gimle warrior gimle BR-UC-21

rule  BR-MON-01  a Monster counts against Horns
use   two-clans
set   sheet 0 monster-1 a1-troll
set   at a1-troll sheet-0
set   figure 0 monster-1 gimle
set   warriors 0 horgr 3
set   warriors 0 reserve 5
step  flow
deny  0 invade leader gimle BR-INV-06

rule  BR-MON-02  it answers calls
use   two-clans
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   sheet 1 monster-1 a1-troll
set   at a1-troll sheet-1
set   figure 1 monster-1 andlang
step  flow
do    0 pillage gimle
deny  1 join troll gimle BR-CALL-05
do    1 join troll andlang
want  told fights 1 2

rule  BR-MON-03  it is no Warrior and no Leader: Smite and Lord of Spears pass it by
use   two-clans
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   at a1-odins-smite hand-0
set   sheet 1 monster-1 a1-troll
set   at a1-troll sheet-1
set   figure 1 monster-1 gimle
set   sheet 1 leader a3-lord-of-spears
set   at a3-lord-of-spears sheet-1
step  flow
do    0 pillage gimle
do    0 play a1-odins-smite
want  told total 1 2
want  told nobody-won

rule  BR-MON-06  Soldier of Hel: STR 3, and costs nothing to invade
use   two-clans
set   sheet 0 monster-1 a3-soldier-of-hel
set   at a3-soldier-of-hel sheet-0
set   figure 0 monster-1 reserve
set   warriors 1 gimle 2
set   warriors 1 reserve 6
step  flow
do    0 invade soldier-of-hel gimle
want  rage 0 6
do    1 pillage gimle
want  told fights 0 3

rule  BR-MON-09  DV-09: the Valkyrie's clan loses; a third clan's two die: 4 Glory
use   three-clans
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   at a2-tyrs-rage hand-0
set   sheet 1 monster-1 a2-valkyrie
set   at a2-valkyrie sheet-1
set   figure 1 monster-1 gimle
set   warriors 2 gimle 2
set   warriors 2 reserve 6
step  flow
do    0 pillage gimle
do    0 play a2-tyrs-rage
want  told won 0
want  earned 1 sc-valkyrie 4
want  figure 1 monster-1 valhalla

rule  BR-MON-09  a Valkyrie elsewhere earns nothing
use   three-clans
set   warriors 0 gimle 3
set   warriors 0 reserve 5
set   sheet 0 monster-1 a2-valkyrie
set   at a2-valkyrie sheet-0
set   figure 0 monster-1 horgr
set   warriors 1 gimle 2
set   warriors 1 reserve 6
step  flow
do    0 pillage gimle
want  warriors 1 valhalla 2
want  earned 0 sc-valkyrie 0

rule  BR-MON-10  the Fire Giant spares what is elsewhere, and its own clan
use   three-clans
set   sheet 0 monster-1 a2-fire-giant-3p
set   at a2-fire-giant-3p sheet-0
set   figure 0 monster-1 reserve
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   figure 0 ship f-west
set   warriors 1 myrkulor 1
set   warriors 1 reserve 7
set   figure 1 ship f-east
step  flow
do    0 invade fire-giant gimle
want  warriors 0 gimle 1
want  figure 0 ship f-west
want  warriors 1 myrkulor 1
want  figure 1 ship f-east

rule  BR-MON-11  the Frost Giant doubles neither Grace nor the Leader's upgrade
use   two-clans
set   sheet 0 monster-1 a3-frost-giant
set   at a3-frost-giant sheet-0
set   figure 0 monster-1 gimle
set   figure 0 leader gimle
set   sheet 0 leader a3-lord-of-spears
set   at a3-lord-of-spears sheet-0
set   token gimle t-rage
step  flow
do    0 pillage gimle
want  stat 0 rage 4
want  stat 0 axes 2
want  stat 0 horns 2

rule  BR-5P-03  Widespread!: the most STR in two provinces, Yggdrasil among them
game  rage 5 fifth-clan=on
set   phase quests
set   first 0
set   turn 0
set   at a1-widespread-5p quest-0
set   vow 0 0 a1-widespread-5p
set   warriors 0 yggdrasil 1
set   warriors 0 gimle 1
set   warriors 0 reserve 6
set   doom 1 horgr
step  flow
want  earned 0 sc-quest 7

rule  BR-5P-03  Widespread! of Age 2: 10 Glory
game  rage 5 fifth-clan=on
set   phase quests
set   first 0
set   turn 0
set   age 2
set   at a2-widespread-5p quest-0
set   vow 0 0 a2-widespread-5p
set   warriors 0 elvagar 1
set   warriors 0 gimle 1
set   warriors 0 reserve 6
set   doom 2 horgr
step  flow
want  earned 0 sc-quest 10

rule  BR-5P-03  Widespread! of Age 3: 15 Glory
game  rage 5 fifth-clan=on
set   phase quests
set   first 0
set   turn 0
set   age 3
set   at a3-widespread-5p quest-0
set   vow 0 0 a3-widespread-5p
set   warriors 0 elvagar 1
set   warriors 0 gimle 1
set   warriors 0 reserve 6
set   doom 3 horgr
step  flow
want  earned 0 sc-quest 15

rule  BR-5P-03  one province, or a tie, is too little
game  rage 5 fifth-clan=on
set   phase quests
set   first 0
set   turn 0
set   at a1-widespread-5p quest-0
set   vow 0 0 a1-widespread-5p
set   warriors 0 yggdrasil 1
set   warriors 0 gimle 1
set   warriors 0 reserve 6
set   warriors 1 yggdrasil 1
set   warriors 1 reserve 7
set   doom 1 horgr
step  flow
want  earned 0 sc-quest 0

rule  BR-5P-03  one province, or a tie, is too little
game  rage 5 fifth-clan=on
set   phase quests
set   first 0
set   turn 0
set   at a2-widespread-5p quest-0
set   vow 0 0 a2-widespread-5p
set   warriors 0 yggdrasil 1
set   warriors 0 gimle 1
set   warriors 0 reserve 6
set   warriors 1 yggdrasil 1
set   warriors 1 reserve 7
set   doom 1 horgr
step  flow
want  earned 0 sc-quest 0

rule  BR-5P-03  one province, or a tie, is too little
game  rage 5 fifth-clan=on
set   phase quests
set   first 0
set   turn 0
set   at a3-widespread-5p quest-0
set   vow 0 0 a3-widespread-5p
set   warriors 0 yggdrasil 1
set   warriors 0 gimle 1
set   warriors 0 reserve 6
set   warriors 1 yggdrasil 1
set   warriors 1 reserve 7
set   doom 1 horgr
step  flow
want  earned 0 sc-quest 0

rule  BR-5P-04  two Poisons: the first in seat order takes all, the second finds nothing
use   five-clans
set   warriors 0 gimle 3
set   warriors 0 reserve 5
set   warriors 1 gimle 1
set   warriors 1 reserve 7
set   warriors 2 gimle 1
set   warriors 2 reserve 7
set   at a1-tyrs-smash hand-0
set   at a3-lokis-poison hand-1
set   at a3-lokis-poison-5p hand-2
step  flow
do    0 pillage gimle
do    0 play a1-tyrs-smash
do    1 play a3-lokis-poison
do    2 play a3-lokis-poison-5p
want  at a1-tyrs-smash hand-1
want  at a3-lokis-poison-5p hand-2

rule  BR-5P-04  two clans may have the same troop upgrade
game  rage 5 fifth-clan=on
set   phase turn
set   first 0
set   turn 0
set   sheet 0 leader a1-lord-of-hammers
set   at a1-lord-of-hammers sheet-0
set   at a1-lord-of-hammers-5p hand-1
step  flow
do    1 upgrade a1-lord-of-hammers-5p leader
do    1 place leader gimle
want  sheet 0 leader a1-lord-of-hammers
want  sheet 1 leader a1-lord-of-hammers-5p

rule  BR-SM-05  a failed pillage costs the pillager his figures, so attempts end
use   two-clans
use   one-against-two
step  flow
do    0 pillage gimle
want  warriors 0 gimle 0
do    1 pass
deny  0 pillage gimle BR-PILLAGE-01

rule  BR-HID-01 BR-HID-04  a card that was shown and came back is known to be with its owner
use   two-clans
use   two-against-one
set   at a1-tyrs-smash hand-0
set   at a1-manheim hand-1
step  flow
do    0 pillage gimle
do    0 play a1-tyrs-smash
do    1 play a1-manheim
want  exposed a1-manheim 2
want  exposed a1-tyrs-smash 1
want  at a1-manheim hand-1

rule  BR-HID-03  cards not dealt stay in the deck, unseen
game  rage 2
skip  turn
want  at a1-thors-hammer deck
want  exposed a1-thors-hammer 0

rule  BR-CARD-04  gods' names mean nothing: Loki beside Tyr and Thor on one sheet
use   four-clans
set   sheet 0 clan-1 a1-lokis-domain
set   at a1-lokis-domain sheet-0
set   sheet 0 clan-2 a2-tyrs-challenge
set   at a2-tyrs-challenge sheet-0
set   at a1-thors-glory hand-0
step  flow
do    0 upgrade a1-thors-glory clan-3
want  sheet 0 clan-3 a1-thors-glory
