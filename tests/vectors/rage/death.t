# Destruction, saving, and the way back: BR-DEATH, BR-VAL

rule  BR-DEATH-01 BR-DEATH-06  figures hit together die together, then the Dragons pay
use   two-clans
use   three-against-two
set   figure 1 ship f-west
set   sheet 1 ship a2-fire-dragons
set   at a2-fire-dragons sheet-1
set   at a2-tyrs-rage hand-0
step  flow
do    0 pillage gimle
do    0 play a2-tyrs-rage
want  told died 1 warrior 2 gimle
want  told died 1 ship 1 f-west
want  earned 1 sc-dragons 8

rule  BR-DEATH-02  DV-44: retreat first, then Protection: both live
use   three-clans
set   warriors 0 utgard 1
set   warriors 0 reserve 7
set   at a2-tyrs-rage hand-0
set   rage 0 6
set   rage 1 1
set   rage 2 6
set   sheet 1 monster-1 a3-volur-witch-3p
set   at a3-volur-witch-3p sheet-1
set   figure 1 monster-1 utgard
set   warriors 1 utgard 1
set   warriors 1 reserve 7
set   sheet 1 clan-1 a2-friggas-protection
set   at a2-friggas-protection sheet-1
step  flow
do    0 pillage utgard
do    0 play a2-tyrs-rage
want  ask witch 1
do    1 accept
want  figure 1 monster-1 yggdrasil
want  ask protect 1
deny  1 save volur-witch BR-DEATH-03
do    1 save warrior
want  rage 1 0
want  warriors 1 utgard 1
want  figure 1 monster-1 yggdrasil

rule  BR-DEATH-02 BR-MON-12  DV-44: or the Witch stays and is saved, and the Warrior dies
use   three-clans
set   warriors 0 utgard 1
set   warriors 0 reserve 7
set   at a2-tyrs-rage hand-0
set   rage 0 6
set   rage 1 1
set   rage 2 6
set   sheet 1 monster-1 a3-volur-witch-3p
set   at a3-volur-witch-3p sheet-1
set   figure 1 monster-1 utgard
set   warriors 1 utgard 1
set   warriors 1 reserve 7
set   sheet 1 clan-1 a2-friggas-protection
set   at a2-friggas-protection sheet-1
step  flow
do    0 pillage utgard
do    0 play a2-tyrs-rage
do    1 decline
want  ask protect 1
do    1 save volur-witch
want  rage 1 0
want  figure 1 monster-1 utgard
want  warriors 1 valhalla 1

rule  BR-DEATH-02  owners decide in seat order from the pillager, and nobody dies before the last
game  rage 4
set   phase turn
set   first 0
set   turn 0
set   warriors 1 utgard 1
set   warriors 1 reserve 7
set   at a2-tyrs-rage hand-1
set   warriors 0 utgard 1
set   warriors 0 reserve 7
set   sheet 2 monster-1 a3-volur-witch-3p
set   at a3-volur-witch-3p sheet-2
set   figure 2 monster-1 utgard
set   sheet 0 clan-1 a2-friggas-protection
set   at a2-friggas-protection sheet-0
step  flow
do    1 pillage utgard
do    1 play a2-tyrs-rage
want  ask witch 2
want  warriors 0 utgard 1
do    2 decline
want  ask protect 0
want  figure 2 monster-1 utgard
do    0 decline
want  warriors 0 valhalla 1
want  figure 2 monster-1 valhalla

rule  BR-DEATH-03 BR-UC-14 BR-DEATH-05  DV-11: two Rage save two of four; they stay beside the winner
use   two-clans
set   rage 0 6
set   rage 1 2
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   at a2-tyrs-rage hand-0
set   warriors 1 gimle 3
set   warriors 1 reserve 5
set   figure 1 ship f-west
set   sheet 1 clan-1 a2-friggas-protection
set   at a2-friggas-protection sheet-1
set   token gimle t-rage
step  flow
do    0 pillage gimle
do    0 play a2-tyrs-rage
want  ask protect 1
do    1 save ship
do    1 save warrior
want  rage 1 0
want  warriors 1 gimle 1
want  warriors 1 valhalla 2
want  figure 1 ship f-west
want  warriors 0 gimle 1

rule  BR-UC-14  Protection may be declined, and asks nothing without Rage
use   two-clans
set   rage 0 6
set   rage 1 0
use   two-against-one
set   sheet 1 clan-1 a2-friggas-protection
set   at a2-friggas-protection sheet-1
step  flow
do    0 pillage gimle
want  warriors 1 valhalla 1
want  ask turn 0

rule  BR-UC-14 BR-MON-05  Protection against the Troll
use   two-clans
set   sheet 0 monster-1 a1-troll
set   at a1-troll sheet-0
set   figure 0 monster-1 reserve
set   warriors 1 gimle 2
set   warriors 1 reserve 6
set   sheet 1 clan-1 a2-friggas-protection
set   at a2-friggas-protection sheet-1
step  flow
do    0 invade troll gimle
want  ask protect 1
do    1 save warrior
do    1 decline
want  warriors 1 gimle 1
want  warriors 1 valhalla 1
want  ask turn 1

rule  BR-DEATH-04 BR-MON-12  FQ-10: the Witch loses in an outer province and flees
use   three-clans
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   at a2-tyrs-rage hand-0
set   sheet 1 monster-1 a3-volur-witch-3p
set   at a3-volur-witch-3p sheet-1
set   figure 1 monster-1 gimle
step  flow
do    0 pillage gimle
do    0 play a2-tyrs-rage
do    1 accept
want  figure 1 monster-1 yggdrasil
want  told fled 1

rule  BR-DEATH-04  FQ-10: her owner declines: Valhalla
use   three-clans
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   at a2-tyrs-rage hand-0
set   sheet 1 monster-1 a3-volur-witch-3p
set   at a3-volur-witch-3p sheet-1
set   figure 1 monster-1 gimle
step  flow
do    0 pillage gimle
do    0 play a2-tyrs-rage
do    1 decline
want  figure 1 monster-1 valhalla

rule  BR-DEATH-04 BR-MON-12  FQ-10: in Yggdrasil she dies like anybody
use   three-clans
set   warriors 0 yggdrasil 1
set   warriors 0 reserve 7
set   at a2-tyrs-rage hand-0
set   sheet 1 monster-1 a3-volur-witch-3p
set   at a3-volur-witch-3p sheet-1
set   figure 1 monster-1 yggdrasil
step  flow
do    0 pillage yggdrasil
do    0 play a2-tyrs-rage
want  figure 1 monster-1 valhalla
want  ask turn 1

rule  BR-DEATH-05 BR-UC-08  saved and fled figures were not destroyed
use   three-clans
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   at a2-tyrs-rage hand-0
set   sheet 0 clan-1 a1-thors-glory
set   at a1-thors-glory sheet-0
set   sheet 1 monster-1 a3-volur-witch-3p
set   at a3-volur-witch-3p sheet-1
set   figure 1 monster-1 gimle
set   warriors 1 gimle 1
set   warriors 1 reserve 7
step  flow
do    0 pillage gimle
do    0 play a2-tyrs-rage
do    1 accept
want  earned 0 sc-thorglory 0
want  warriors 1 valhalla 1

rule  BR-DEATH-07 BR-UC-21 BR-UC-04  DV-20: Sacrifice of a Ship with Eternal Dragons: 12 Glory and a step; a Witch dies too
use   three-clans
set   sheet 0 clan-1 a3-friggas-sacrifice-3p
set   at a3-friggas-sacrifice-3p sheet-0
set   sheet 0 ship a3-eternal-dragons
set   at a3-eternal-dragons sheet-0
set   figure 0 ship f-west
set   sheet 0 monster-1 a3-volur-witch-3p
set   at a3-volur-witch-3p sheet-0
set   figure 0 monster-1 gimle
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   sheet 0 clan-2 a2-friggas-protection
set   at a2-friggas-protection sheet-0
step  flow
do    0 sacrifice ship f-west volur-witch gimle
want  figure 0 ship valhalla
want  figure 0 monster-1 valhalla
want  earned 0 sc-dragons 12
want  ask stat 0
do    0 raise axes
want  stat 0 axes 2
want  rage 0 6

rule  BR-DEATH-07  option sacrifice-witch=flees: she may flee from the altar
game  rage 3 sacrifice-witch=flees
set   phase turn
set   first 0
set   turn 2
set   sheet 0 clan-1 a3-friggas-sacrifice-3p
set   at a3-friggas-sacrifice-3p sheet-0
set   sheet 0 monster-1 a3-volur-witch-3p
set   at a3-volur-witch-3p sheet-0
set   figure 0 monster-1 gimle
set   warriors 0 gimle 1
set   warriors 0 reserve 7
step  flow
do    0 sacrifice warrior gimle volur-witch gimle
want  ask witch 0
do    0 accept
want  figure 0 monster-1 yggdrasil
want  warriors 0 valhalla 1
do    0 raise axes

rule  BR-DEATH-08  a Witch that flees from Odin's Tide adds nothing any more
use   three-clans
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   at a2-odins-tide hand-0
set   sheet 1 monster-1 a3-volur-witch-3p
set   at a3-volur-witch-3p sheet-1
set   figure 1 monster-1 gimle
set   warriors 1 gimle 1
set   warriors 1 reserve 7
step  flow
do    0 pillage gimle
do    0 play a2-odins-tide
do    1 spare warrior
do    1 accept
want  told total 1 1
want  told total 0 2
want  told won 0

rule  BR-VAL-01 BR-VAL-02  all fallen return to the reserve, also in the last Age; who stands on the board stays
game  rage 2
set   phase release
set   first 0
set   turn 0
set   age 3
set   warriors 0 valhalla 3
set   warriors 0 gimle 2
set   warriors 0 reserve 3
set   figure 0 leader valhalla
set   figure 1 ship valhalla
set   sheet 1 monster-1 a1-troll
set   at a1-troll sheet-1
set   figure 1 monster-1 valhalla
step  flow
want  warriors 0 reserve 6
want  warriors 0 gimle 2
want  figure 0 leader reserve
want  figure 1 ship reserve
want  figure 1 monster-1 reserve
want  over

rule  BR-VAL-02 BR-VAL-03 BR-UC-05  DV-22: Domain, Eminence and Wrath, five figures: 30 Glory, also in the Third Age
game  rage 4
set   phase release
set   first 0
set   turn 0
set   age 3
set   warriors 0 valhalla 4
set   warriors 0 reserve 4
set   figure 0 leader valhalla
set   sheet 0 clan-1 a1-lokis-domain
set   at a1-lokis-domain sheet-0
set   sheet 0 clan-2 a2-lokis-eminence-3p
set   at a2-lokis-eminence-3p sheet-0
set   sheet 0 clan-3 a3-lokis-wrath-4p
set   at a3-lokis-wrath-4p sheet-0
step  flow
want  earned 0 sc-release 30
want  over

rule  BR-UC-05  nobody in Valhalla, nothing paid
game  rage 4
set   phase release
set   first 0
set   turn 0
set   age 3
set   sheet 0 clan-1 a1-lokis-domain
set   at a1-lokis-domain sheet-0
set   sheet 1 clan-1 a2-lokis-eminence-3p
set   at a2-lokis-eminence-3p sheet-1
set   sheet 2 clan-1 a3-lokis-wrath-4p
set   at a3-lokis-wrath-4p sheet-2
step  flow
want  score 0 total 0
want  score 1 total 0
want  score 2 total 0

rule  BR-VAL-04 BR-UC-18  a figure brought back by Frigga's Domain was not released
use   two-clans
set   sheet 0 clan-1 a3-friggas-domain
set   at a3-friggas-domain sheet-0
set   sheet 0 clan-2 a1-lokis-domain
set   at a1-lokis-domain sheet-0
set   warriors 0 valhalla 1
set   warriors 0 reserve 7
step  flow
do    0 return warrior gimle
want  rage 0 5
want  warriors 0 gimle 1
want  earned 0 sc-release 0
