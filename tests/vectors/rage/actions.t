# Turns and actions: BR-ACT, BR-CLAN, BR-MARCH, BR-UPG, BR-QUEST

rule  BR-ACT-01 BR-CLAN-02  EX-01: Rage on step 3 gives 8, whatever was left
game  rage 2
set   phase draft
set   round 3
set   first 0
set   stat 1 rage 3
set   rage 1 11
set   rage 0 0
set   draft 1 0 6 a1-troll
set   draft 1 0 7 a1-tyrs-bash
set   draft 1 1 6 a1-alfheim
set   draft 1 1 7 a1-manheim
step  flow
want  rage 1 8
want  rage 0 6
want  ask turn 0

rule  BR-CLAN-02  Rage on step 1 is 6
game  rage 2
set   phase draft
set   round 3
set   first 0
set   stat 0 rage 1
set   draft 1 0 6 a1-troll
set   draft 1 0 7 a1-tyrs-bash
set   draft 1 1 6 a1-alfheim
set   draft 1 1 7 a1-manheim
step  flow
want  rage 0 6

rule  BR-CLAN-02  Rage on step 2 is 7
game  rage 2
set   phase draft
set   round 3
set   first 0
set   stat 0 rage 2
set   draft 1 0 6 a1-troll
set   draft 1 0 7 a1-tyrs-bash
set   draft 1 1 6 a1-alfheim
set   draft 1 1 7 a1-manheim
step  flow
want  rage 0 7

rule  BR-CLAN-02  Rage on step 3 is 8
game  rage 2
set   phase draft
set   round 3
set   first 0
set   stat 0 rage 3
set   draft 1 0 6 a1-troll
set   draft 1 0 7 a1-tyrs-bash
set   draft 1 1 6 a1-alfheim
set   draft 1 1 7 a1-manheim
step  flow
want  rage 0 8

rule  BR-CLAN-02  Rage on step 4 is 9
game  rage 2
set   phase draft
set   round 3
set   first 0
set   stat 0 rage 4
set   draft 1 0 6 a1-troll
set   draft 1 0 7 a1-tyrs-bash
set   draft 1 1 6 a1-alfheim
set   draft 1 1 7 a1-manheim
step  flow
want  rage 0 9

rule  BR-CLAN-02  Rage on step 5 is 12
game  rage 2
set   phase draft
set   round 3
set   first 0
set   stat 0 rage 5
set   draft 1 0 6 a1-troll
set   draft 1 0 7 a1-tyrs-bash
set   draft 1 1 6 a1-alfheim
set   draft 1 1 7 a1-manheim
step  flow
want  rage 0 12

rule  BR-CLAN-02  Rage on step 6 is 12
game  rage 2
set   phase draft
set   round 3
set   first 0
set   stat 0 rage 6
set   draft 1 0 6 a1-troll
set   draft 1 0 7 a1-tyrs-bash
set   draft 1 1 6 a1-alfheim
set   draft 1 1 7 a1-manheim
step  flow
want  rage 0 12

rule  BR-CLAN-02 BR-CLAN-01  Axes on step 1: 3 Glory for a battle
use   two-clans
set   stat 0 axes 1
use   two-against-one
set   token gimle t-rage
step  flow
do    0 pillage gimle
want  earned 0 sc-battle 3

rule  BR-CLAN-02 BR-CLAN-01  Axes on step 2: 4 Glory for a battle
use   two-clans
set   stat 0 axes 2
use   two-against-one
set   token gimle t-rage
step  flow
do    0 pillage gimle
want  earned 0 sc-battle 4

rule  BR-CLAN-02 BR-CLAN-01  Axes on step 3: 5 Glory for a battle
use   two-clans
set   stat 0 axes 3
use   two-against-one
set   token gimle t-rage
step  flow
do    0 pillage gimle
want  earned 0 sc-battle 5

rule  BR-CLAN-02 BR-CLAN-01  Axes on step 4: 6 Glory for a battle
use   two-clans
set   stat 0 axes 4
use   two-against-one
set   token gimle t-rage
step  flow
do    0 pillage gimle
want  earned 0 sc-battle 6

rule  BR-CLAN-02 BR-CLAN-01  Axes on step 5: 8 Glory for a battle
use   two-clans
set   stat 0 axes 5
use   two-against-one
set   token gimle t-rage
step  flow
do    0 pillage gimle
want  earned 0 sc-battle 8

rule  BR-CLAN-02 BR-CLAN-01  Axes on step 6: 8 Glory for a battle
use   two-clans
set   stat 0 axes 6
use   two-against-one
set   token gimle t-rage
step  flow
do    0 pillage gimle
want  earned 0 sc-battle 8

rule  BR-CLAN-02 BR-INV-06  Horns on step 1: 4 figures
use   two-clans
set   stat 0 horns 1
set   warriors 0 yggdrasil 4
set   warriors 0 reserve 4
step  flow
deny  0 invade leader gimle BR-INV-06
set   warriors 0 yggdrasil 3
do    0 invade leader gimle

rule  BR-CLAN-02 BR-INV-06  Horns on step 2: 5 figures
use   two-clans
set   stat 0 horns 2
set   warriors 0 yggdrasil 5
set   warriors 0 reserve 3
step  flow
deny  0 invade leader gimle BR-INV-06
set   warriors 0 yggdrasil 4
do    0 invade leader gimle

rule  BR-CLAN-02 BR-INV-06  Horns on step 3: 6 figures
use   two-clans
set   stat 0 horns 3
set   warriors 0 yggdrasil 6
set   warriors 0 reserve 2
step  flow
deny  0 invade leader gimle BR-INV-06
set   warriors 0 yggdrasil 5
do    0 invade leader gimle

rule  BR-CLAN-02 BR-INV-06  Horns on step 4: 7 figures
use   two-clans
set   stat 0 horns 4
set   warriors 0 yggdrasil 7
set   warriors 0 reserve 1
step  flow
deny  0 invade leader gimle BR-INV-06
set   warriors 0 yggdrasil 6
do    0 invade leader gimle

rule  BR-CLAN-02 BR-INV-06  Horns on step 5: 10 figures
use   two-clans
set   stat 0 horns 5
set   warriors 0 yggdrasil 8
set   warriors 0 reserve 0
step  flow
do    0 invade leader gimle
do    1 pass
do    0 invade ship f-west
set   warriors 0 yggdrasil 8
do    0 march yggdrasil gimle 1 none
want  warriors 0 gimle 1

rule  BR-CLAN-02 BR-INV-06  Horns on step 6: 10 figures
use   two-clans
set   stat 0 horns 6
set   warriors 0 yggdrasil 8
set   warriors 0 reserve 0
step  flow
do    0 invade leader gimle
do    1 pass
do    0 invade ship f-west
set   warriors 0 yggdrasil 8
do    0 march yggdrasil gimle 1 none
want  warriors 0 gimle 1

rule  BR-ACT-02 BR-ACT-15  one action a turn, clockwise; the same action any number of times
use   three-clans
step  flow
do    0 invade warrior gimle
want  ask turn 1
deny  0 invade warrior gimle BR-ACT-02
do    1 invade warrior gimle
do    2 pass
want  ask turn 0
do    0 invade warrior gimle
do    1 invade warrior gimle
do    0 invade warrior horgr
want  warriors 0 gimle 2
want  warriors 0 horgr 1

rule  BR-ACT-04 BR-ACT-16  NT-02: without Rage there is no turn, not even for the Leader
use   three-clans
set   rage 0 6
set   rage 1 0
set   rage 2 6
step  flow
do    0 invade leader gimle
want  ask turn 2
want  passed none
deny  1 invade leader gimle BR-ACT-02

rule  BR-ACT-05 BR-CALL-02  NT-02: without Rage, or passed, one still answers a call and fights
use   three-clans
set   rage 0 6
set   rage 1 0
set   rage 2 0
set   passed 2
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   warriors 1 myrkulor 1
set   warriors 1 reserve 7
set   warriors 2 andlang 1
set   warriors 2 reserve 7
set   at a1-tyrs-smite hand-1
step  flow
do    0 pillage gimle
do    1 join warrior myrkulor
want  ask call 2
do    2 join warrior andlang
want  ask battle-card 1
do    1 play a1-tyrs-smite
want  told won 1

rule  BR-ACT-06  FQ-06: who had no Rage and steals some acts again
use   two-clans
set   rage 0 6
set   rage 1 0
use   two-against-one
set   at a1-lokis-trickery hand-1
step  flow
do    0 pillage gimle
do    1 play a1-lokis-trickery
want  rage 1 1
want  rage 0 5
want  ask turn 1

rule  BR-ACT-07  actions that only an upgrade gives
use   two-clans
set   warriors 0 gimle 2
set   warriors 0 reserve 6
set   warriors 0 valhalla 1
set   pillaged gimle
step  flow
deny  0 challenge gimle BR-ACT-07
deny  0 return warrior horgr BR-ACT-07
deny  0 sacrifice warrior gimle warrior gimle BR-ACT-07
deny  0 accept BR-ACT-07
deny  0 join warrior gimle BR-ACT-07

rule  BR-ACT-08  NT-13: passing with 3 Rage loses it, and all turns of the Age
use   two-clans
set   rage 0 3
set   rage 1 6
step  flow
do    0 pass
want  rage 0 0
want  passed 0
do    1 invade warrior gimle
want  ask turn 1

rule  BR-ACT-09 BR-ACT-12  DV-28: a passed player who steals Rage takes no turn, and the phase still ends
use   two-clans
set   rage 0 1
set   rage 1 0
set   passed 1
set   warriors 0 gimle 2
set   warriors 0 horgr 1
set   warriors 0 reserve 5
set   warriors 1 gimle 1
set   warriors 1 reserve 7
set   at a1-lokis-trickery hand-1
set   doom 1 utgard
step  flow
do    0 pillage gimle
do    1 play a1-lokis-trickery
want  rage 1 0
want  phase discard
want  ask keep 1

rule  BR-ACT-09  option passed=back: the stolen Rage lets one act
game  rage 2 passed=back
set   phase turn
set   first 0
set   turn 1
set   rage 0 2
set   rage 1 3
use   two-against-one
set   at a1-lokis-trickery hand-1
step  flow
do    0 invade warrior horgr
do    1 pass
do    0 pillage gimle
do    1 play a1-lokis-trickery
want  rage 1 1
want  ask turn 1

rule  BR-ACT-09  the stolen Rage pays for a reaction
use   two-clans
set   rage 0 3
set   rage 1 0
set   passed 1
use   two-against-one
set   sheet 1 clan-1 a2-friggas-protection
set   at a2-friggas-protection sheet-1
set   at a1-lokis-trickery hand-1
step  flow
do    0 pillage gimle
do    1 play a1-lokis-trickery
want  ask protect 1
do    1 save warrior
want  rage 1 0
want  warriors 1 gimle 1

rule  BR-ACT-10  with nothing else to do one passes
use   two-clans
set   warriors 0 reserve 0
set   warriors 0 valhalla 8
set   figure 0 leader valhalla
set   figure 0 ship valhalla
step  flow
deny  0 invade warrior gimle BR-INV-01
deny  0 march gimle horgr 0 none BR-MARCH-01
deny  0 pillage gimle BR-PILLAGE-01
do    0 pass

rule  BR-ACT-11  NT-14: the last province pillaged ends the phase, whatever Rage is left
use   two-clans
set   destroyed elvagar+angerboda
set   pillaged yggdrasil+muspelheim+horgr+utgard+andlang+gimle
set   warriors 0 myrkulor 1
set   warriors 0 reserve 7
set   doom 1 horgr
set   at a1-troll hand-1
step  flow
do    0 pillage myrkulor
want  ask keep 1
want  rage 0 0

rule  BR-ACT-11 BR-ACT-13  all without Rage: the phase ends; what the others have left is lost
use   two-clans
set   rage 0 1
set   rage 1 0
set   passed 1
set   at a1-troll hand-1
step  flow
do    0 invade warrior gimle
want  phase discard
want  rage 0 0
want  rage 1 0

rule  BR-ACT-13  option leftover-rage=kept: it stays until Ragnarok
game  rage 2 leftover-rage=kept
set   phase turn
set   first 0
set   turn 1
set   pillaged yggdrasil+elvagar+angerboda+muspelheim+horgr+utgard+andlang+gimle
set   warriors 0 myrkulor 1
set   warriors 0 reserve 7
set   doom 1 horgr
set   at a1-troll hand-1
step  flow
do    0 pillage myrkulor
want  phase discard
want  rage 0 6
want  rage 1 6

rule  BR-ACT-14  who alone can act takes turn after turn
use   two-clans
set   rage 0 4
set   rage 1 0
step  flow
do    0 invade warrior gimle
want  ask turn 0
do    0 invade warrior gimle
want  ask turn 0

rule  BR-CLAN-03 BR-CLAN-05  NT-12: a raise is one step; the Rage at hand does not grow
use   two-clans
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   token gimle t-rage
step  flow
do    0 pillage gimle
want  stat 0 rage 2
want  rage 0 6
want  told raised 0 rage 7 0

rule  BR-CLAN-04  no step behind the sixth: the raise is lost
use   two-clans
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   token gimle t-axes
set   stat 0 axes 6
step  flow
do    0 pillage gimle
want  stat 0 axes 6

rule  BR-CLAN-04  a stat at its end may not be chosen
use   two-clans
use   one-against-two
set   stat 1 axes 6
set   at a2-thors-oath hand-1
step  flow
do    0 pillage gimle
do    1 play a2-thors-oath
want  ask stat 1
deny  1 raise axes BR-CLAN-04
do    1 raise horns
want  stat 1 horns 2

rule  BR-CLAN-04  with all stats at their end nothing is asked
use   two-clans
use   one-against-two
set   stat 1 axes 6
set   stat 1 rage 6
set   stat 1 horns 6
set   at a2-thors-oath hand-1
step  flow
do    0 pillage gimle
do    1 play a2-thors-oath
want  ask turn 1
want  earned 1 sc-battle 8

rule  BR-CLAN-06 BR-UPG-02  slots: Leader, Warrior, Ship, two Monsters, three clan
use   two-clans
set   at a1-lord-of-hammers hand-0
set   at a1-brothers-in-arms hand-0
set   at a1-lokis-dragons hand-0
set   at a1-troll hand-0
set   at a1-lokis-domain hand-0
set   rage 0 12
step  flow
deny  0 upgrade a1-lord-of-hammers warrior BR-UPG-02
deny  0 upgrade a1-troll clan-1 BR-UPG-02
deny  0 upgrade a1-lokis-domain monster-1 BR-UPG-02
deny  0 upgrade a1-lokis-dragons leader BR-UPG-02
deny  0 upgrade a1-brothers-in-arms ship BR-UPG-02
do    0 upgrade a1-lokis-domain clan-1
want  sheet 0 clan-1 a1-lokis-domain

rule  BR-CLAN-07  Horns bind every invasion, free ones too
use   two-clans
set   at a1-troll hand-0
set   warriors 0 yggdrasil 4
set   warriors 0 reserve 4
step  flow
do    0 upgrade a1-troll monster-1
want  ask turn 1
want  figure 0 monster-1 reserve

rule  BR-CLAN-08  moving figures ignores Horns
use   two-clans
set   warriors 0 yggdrasil 6
set   warriors 0 reserve 2
step  flow
do    0 march yggdrasil gimle 5 none
want  warriors 0 gimle 5

rule  BR-CLAN-09  Rage has no upper limit
use   two-clans
set   rage 0 12
set   rage 1 6
use   two-against-one
set   at a3-thors-ascension hand-0
set   at a1-troll hand-1
step  flow
do    0 pillage gimle
do    0 play a3-thors-ascension
do    1 play a1-troll
want  rage 0 15

rule  BR-CLAN-09  option rage-cap=12
game  rage 2 rage-cap=12
set   phase turn
set   first 0
set   turn 1
set   rage 0 11
set   rage 1 6
use   two-against-one
set   at a3-thors-ascension hand-0
set   at a1-troll hand-1
step  flow
do    0 pillage gimle
do    0 play a3-thors-ascension
do    1 play a1-troll
want  rage 0 12

rule  BR-CLAN-10 BR-BC-16  Glory never falls below 0
use   two-clans
use   two-against-one
set   at a2-lokis-backstab hand-1
step  flow
do    0 pillage gimle
do    1 play a2-lokis-backstab
want  earned 0 sc-backstab 0
want  earned 1 sc-backstab 0
want  earned 0 sc-battle 3

rule  BR-CLAN-10  option glory-floor=negative
game  rage 2 glory-floor=negative
set   phase turn
set   first 0
set   turn 1
use   two-against-one
set   at a2-lokis-backstab hand-1
step  flow
do    0 pillage gimle
do    1 play a2-lokis-backstab
want  earned 0 sc-backstab -2
want  earned 1 sc-backstab 2

rule  BR-MARCH-01 BR-MARCH-02  EX-03a: two of three march from Gimle to Elvagar, which is no neighbour, for 1 Rage
use   two-clans
set   warriors 0 gimle 3
set   warriors 0 reserve 5
set   warriors 1 elvagar 2
set   warriors 1 reserve 6
step  flow
deny  0 march gimle elvagar 3 none BR-MARCH-04
deny  0 march gimle elvagar 0 none BR-MARCH-01
deny  0 march gimle elvagar 2 leader BR-MARCH-01
do    0 march gimle elvagar 2 none
want  warriors 0 elvagar 2
want  warriors 0 gimle 1
want  rage 0 5

rule  BR-MARCH-03  EX-03c, EX-03d: one source and one destination
use   two-clans
set   warriors 0 gimle 2
set   warriors 0 horgr 1
set   warriors 0 reserve 5
step  flow
deny  0 march gimle gimle 1 none BR-MARCH-03
deny  0 march gimle horgr 3 none BR-MARCH-01
do    0 march gimle horgr 2 none
want  warriors 0 horgr 3
want  ask turn 1

rule  BR-MARCH-05 BR-MON-07  the Sea Serpent never marches
use   two-clans
set   sheet 0 monster-1 a1-sea-serpent-3p
set   at a1-sea-serpent-3p sheet-0
set   figure 0 monster-1 f-west
set   warriors 0 gimle 1
set   warriors 0 reserve 7
step  flow
deny  0 march gimle horgr 1 monster-1 BR-MARCH-01
deny  0 march gimle horgr 0 monster-1 BR-MARCH-01

rule  BR-MARCH-07 BR-MON-02  out of Yggdrasil as from any province, Leader and Monsters too
use   two-clans
set   warriors 0 yggdrasil 1
set   warriors 0 reserve 7
set   figure 0 leader yggdrasil
set   sheet 0 monster-2 a1-troll
set   at a1-troll sheet-0
set   figure 0 monster-2 yggdrasil
step  flow
do    0 march yggdrasil gimle 1 leader+monster-2
want  figure 0 leader gimle
want  figure 0 monster-2 gimle
want  warriors 0 gimle 1
want  told marched 0 yggdrasil gimle 1 leader troll

rule  BR-MARCH-04  a march counts Leader and Monsters against the villages
use   two-clans
set   warriors 0 yggdrasil 2
set   warriors 0 reserve 6
set   figure 0 leader yggdrasil
set   warriors 1 utgard 1
set   warriors 1 reserve 7
step  flow
deny  0 march yggdrasil utgard 2 leader BR-MARCH-04
do    0 march yggdrasil utgard 1 leader
want  figure 0 leader utgard

rule  BR-UPG-01 BR-ACT-03 BR-HID-01  an upgrade costs its printed Rage; everybody sees it
use   two-clans
set   at a2-fire-dragons hand-0
set   at a2-lord-of-axes hand-0
set   rage 0 2
step  flow
deny  0 upgrade a2-lord-of-axes leader BR-ACT-03
deny  0 upgrade a2-valkyrie monster-1 BR-UPG-01
do    0 upgrade a2-fire-dragons ship
want  rage 0 0
want  at a2-fire-dragons sheet-0
want  sheet 0 ship a2-fire-dragons
want  told upgraded 0 a2-fire-dragons
want  exposed a2-fire-dragons 1

rule  BR-UPG-02 BR-UPG-03 BR-UPG-13 BR-CARD-07  EX-04: Loki's Eminence takes the place of Frigga's Succor
use   three-clans
set   sheet 0 clan-1 a1-lokis-domain
set   at a1-lokis-domain sheet-0
set   sheet 0 clan-2 a1-friggas-succor-3p
set   at a1-friggas-succor-3p sheet-0
set   sheet 0 clan-3 a1-friggas-charm
set   at a1-friggas-charm sheet-0
set   at a2-lokis-eminence-3p hand-0
step  flow
do    0 upgrade a2-lokis-eminence-3p clan-2
want  at a1-friggas-succor-3p gone
want  sheet 0 clan-1 a1-lokis-domain
want  sheet 0 clan-2 a2-lokis-eminence-3p
want  sheet 0 clan-3 a1-friggas-charm
want  rage 0 5
want  ask turn 1

rule  BR-CARD-06 BR-VAL-03  EX-04: Domain and Eminence pay 1 + 2 for each figure that returns
game  rage 3
set   phase release
set   first 0
set   turn 0
set   sheet 0 clan-1 a1-lokis-domain
set   at a1-lokis-domain sheet-0
set   sheet 0 clan-2 a2-lokis-eminence-3p
set   at a2-lokis-eminence-3p sheet-0
set   warriors 0 valhalla 2
set   warriors 0 reserve 6
step  flow
want  earned 0 sc-release 6

rule  BR-UPG-04 BR-UC-06  DV-29: Frigga's Charm: Sacrifice costs 0, Wrath 2, Conquest 2
use   four-clans
set   sheet 0 clan-1 a1-friggas-charm
set   at a1-friggas-charm sheet-0
set   at a3-friggas-sacrifice-3p hand-0
set   at a3-lokis-wrath-4p hand-0
set   at a3-thors-conquest hand-0
set   rage 0 4
set   rage 1 0
set   rage 2 0
set   rage 3 0
set   doom 1 horgr
step  flow
do    0 upgrade a3-friggas-sacrifice-3p clan-2
want  rage 0 4
do    0 upgrade a3-lokis-wrath-4p clan-3
want  rage 0 2
do    0 upgrade a3-thors-conquest clan-2
want  sheet 0 clan-2 a3-thors-conquest

rule  BR-UPG-04  Frigga's Charm gives no Rage back
use   two-clans
set   sheet 0 clan-1 a1-friggas-charm
set   at a1-friggas-charm sheet-0
set   at a2-tyrs-challenge hand-0
step  flow
do    0 upgrade a2-tyrs-challenge clan-2
want  rage 0 6

rule  BR-UPG-05  who replaces Frigga's Charm still enjoys it
use   two-clans
set   sheet 0 clan-1 a1-friggas-charm
set   at a1-friggas-charm sheet-0
set   at a1-thors-glory hand-0
step  flow
do    0 upgrade a1-thors-glory clan-1
want  rage 0 5
want  at a1-friggas-charm gone

rule  BR-UPG-06  NT-16: no matching figure in the reserve, no free invasion
use   two-clans
set   at a1-lord-of-hammers hand-0
set   figure 0 leader gimle
step  flow
do    0 upgrade a1-lord-of-hammers leader
want  rage 0 3
want  ask turn 1

rule  BR-UPG-06  the Leader comes for free with his upgrade
use   two-clans
set   at a1-lord-of-hammers hand-0
step  flow
do    0 upgrade a1-lord-of-hammers leader
want  ask free-invade 0
deny  0 place warrior gimle BR-UPG-06
do    0 place leader gimle
want  rage 0 3
want  figure 0 leader gimle

rule  BR-UPG-07 BR-MON-01 BR-MON-06  FQ-11: the Dwarf Chieftain: upgrade and invasion cost nothing, STR 2
use   two-clans
set   at a1-dwarf-chieftain hand-0
set   rage 0 1
set   rage 1 6
set   warriors 1 gimle 1
set   warriors 1 reserve 7
step  flow
do    0 upgrade a1-dwarf-chieftain monster-1
want  rage 0 1
do    0 place dwarf-chieftain gimle
want  rage 0 1
do    1 pillage gimle
want  told fights 0 2
want  told won 0

rule  BR-UPG-08  the free invasion may be declined, and is lost then
use   two-clans
set   at a1-troll hand-0
step  flow
do    0 upgrade a1-troll monster-1
deny  0 pass BR-UPG-08
do    0 decline
want  ask turn 1
want  figure 0 monster-1 reserve

rule  BR-UPG-09 BR-UPG-10 BR-COMP-06  NT-15: the third Monster replaces one; the old figure goes to the box, without Glory
use   two-clans
set   sheet 0 monster-1 a1-troll
set   at a1-troll sheet-0
set   figure 0 monster-1 gimle
set   sheet 0 monster-2 a1-dwarf-chieftain
set   at a1-dwarf-chieftain sheet-0
set   figure 0 monster-2 horgr
set   at a2-valkyrie hand-0
step  flow
do    0 upgrade a2-valkyrie monster-1
want  at a1-troll gone
want  figure 0 monster-1 reserve
want  sheet 0 monster-1 a2-valkyrie
want  told boxed 0 troll
want  score 0 total 0
do    0 decline

rule  BR-UPG-11  the replaced Monster frees a village and a Horn first
use   two-clans
set   sheet 0 monster-1 a1-troll
set   at a1-troll sheet-0
set   figure 0 monster-1 andlang
set   warriors 0 andlang 2
set   warriors 0 reserve 6
set   figure 0 leader horgr
set   at a2-valkyrie hand-0
step  flow
do    0 upgrade a2-valkyrie monster-1
want  ask free-invade 0
do    0 place valkyrie andlang
want  figure 0 monster-1 andlang

rule  BR-UPG-12  a Ship upgrade may bring the Sea Serpent
use   three-clans
set   sheet 0 monster-1 a1-sea-serpent-3p
set   at a1-sea-serpent-3p sheet-0
set   figure 0 monster-1 reserve
set   figure 0 ship f-west
set   at a1-lokis-dragons hand-0
step  flow
do    0 upgrade a1-lokis-dragons ship
deny  0 place sea-serpent gimle BR-INV-02
do    0 place sea-serpent f-east
want  figure 0 monster-1 f-east
want  rage 0 4

rule  BR-UPG-12  option ship-upgrade=ship: only the Ship
game  rage 3 ship-upgrade=ship
set   phase turn
set   first 0
set   turn 2
set   sheet 0 monster-1 a1-sea-serpent-3p
set   at a1-sea-serpent-3p sheet-0
set   figure 0 monster-1 reserve
set   at a1-lokis-dragons hand-0
step  flow
do    0 upgrade a1-lokis-dragons ship
deny  0 place sea-serpent f-east BR-UPG-06
do    0 place ship f-east

rule  BR-UPG-13  a clan upgrade brings no figure
use   two-clans
set   at a1-thors-glory hand-0
step  flow
do    0 upgrade a1-thors-glory clan-1
want  ask turn 1

rule  BR-CARD-05  a Battle card or a Quest is no upgrade, an upgrade no Quest
use   two-clans
set   at a1-tyrs-bash hand-0
set   at a1-alfheim hand-0
set   at a1-troll hand-0
step  flow
deny  0 upgrade a1-tyrs-bash clan-1 BR-UPG-01
deny  0 upgrade a1-alfheim clan-1 BR-UPG-01
deny  0 quest a1-troll BR-QUEST-01
deny  0 quest a1-tyrs-bash BR-QUEST-01
deny  0 play a1-tyrs-bash BR-ACT-07

rule  BR-CARD-03  a star sets the cost apart from the STR
use   two-clans
set   at a3-soldier-of-hel hand-0
set   rage 0 1
set   rage 1 6
step  flow
do    0 upgrade a3-soldier-of-hel monster-1
want  rage 0 1
do    0 decline

rule  BR-QUEST-01 BR-QUEST-03 BR-HID-02  EX-05: a Quest is committed for nothing, face down
use   two-clans
set   at a2-jotunheim hand-0
step  flow
do    0 quest a2-jotunheim
want  rage 0 6
want  vow 0 0 a2-jotunheim
want  at a2-jotunheim quest-0
want  exposed a2-jotunheim 0
want  told vowed 0
want  told vowed-card 0 a2-jotunheim

rule  BR-QPH-05 BR-QUEST-01  EX-05: Jotunheim! of the Second Age gives 7 Glory and a step
use   quests-of-two
set   at a2-jotunheim quest-0
set   vow 0 0 a2-jotunheim
set   warriors 0 horgr 2
set   warriors 0 reserve 6
set   warriors 1 horgr 1
set   warriors 1 reserve 7
set   doom 1 gimle
step  flow
want  earned 0 sc-quest 7
want  ask stat 0
do    0 raise horns
want  stat 0 horns 2

rule  BR-QUEST-01 BR-ACT-04  NT-03: two Quests with 1 Rage; with none left the third is too late
use   two-clans
set   rage 0 1
set   rage 1 6
set   at a1-alfheim hand-0
set   at a1-manheim hand-0
set   at a1-jotunheim hand-0
set   warriors 0 gimle 1
set   warriors 0 reserve 7
step  flow
do    0 quest a1-alfheim
do    1 invade warrior horgr
do    0 quest a1-manheim
want  rage 0 1
do    1 invade warrior horgr
do    0 march gimle horgr 1 none
want  rage 0 0
do    1 invade warrior elvagar
want  ask turn 1
deny  0 quest a1-jotunheim BR-ACT-02

rule  BR-QUEST-02  NT-17: two Quests alike, one province: both pay
game  rage 4
set   phase quests
set   first 0
set   turn 0
set   at a1-alfheim quest-0
set   at a1-alfheim-4p quest-0
set   vow 0 0 a1-alfheim
set   vow 0 1 a1-alfheim-4p
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   doom 1 horgr
step  flow
do    0 raise axes
do    0 raise axes
want  earned 0 sc-quest 10
want  stat 0 axes 3

rule  BR-QUEST-04 BR-PLAY-01  a committed Quest can't be played in battle
use   two-clans
set   at a1-alfheim hand-0
set   at a1-tyrs-bash hand-0
set   at a1-troll hand-1
use   one-against-one
step  flow
do    0 quest a1-alfheim
do    1 pillage gimle
deny  0 play a1-alfheim BR-PLAY-01
do    0 play a1-tyrs-bash

rule  BR-QUEST-04 BR-DISC-01 BR-DISC-04  nor kept; it stays where it is in the Discard phase
game  rage 2
set   phase discard
set   first 0
set   turn 0
set   at a1-troll hand-0
set   at a1-tyrs-bash hand-0
set   at a1-alfheim quest-0
set   vow 0 0 a1-alfheim
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   doom 1 horgr
step  flow
deny  0 keep a1-alfheim BR-DISC-01
do    0 keep a1-troll
want  ask stat 0
want  earned 0 sc-quest 5

rule  BR-QUEST-05 BR-QPH-06  DV-45: no action takes a Quest back; it is revealed and discarded
use   two-clans
set   at a1-alfheim hand-0
set   rage 0 6
set   rage 1 0
set   doom 1 horgr
step  flow
do    0 quest a1-alfheim
deny  0 keep a1-alfheim BR-ACT-07
deny  0 take-back a1-alfheim BR-ACT-07
deny  0 quest a1-alfheim BR-QUEST-01
do    0 pass
want  at a1-alfheim gone
want  vow 0 0 none
want  exposed a1-alfheim 1
