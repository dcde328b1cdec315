# What each seat may know, and what it is shown: BR-HID

rule  BR-HID-06 BR-PLAY-01  DV-34: after A's choice nobody else sees A's card
use   two-clans
use   two-against-one
set   at a1-tyrs-bash hand-0
set   at a1-alfheim hand-1
step  flow
do    0 pillage gimle
do    0 play a1-tyrs-bash
want  seen 0 pick 0 0 a1-tyrs-bash
want  seen 1 pick 0 0 254
want  seen 1 at a1-tyrs-bash unknown
want  seen 6 at a1-tyrs-bash unknown
want  seen 1 concealed 0 1
do    1 play a1-alfheim
want  seen 1 at a1-tyrs-bash gone
want  seen 0 at a1-alfheim with-1

rule  BR-QUEST-03 BR-HID-02  EX-05: others see only how many Quests are committed
use   two-clans
set   at a2-jotunheim hand-0
set   at a1-troll hand-0
step  flow
do    0 quest a2-jotunheim
want  seen 0 vow 0 0 a2-jotunheim
want  seen 1 vow 0 0 254
want  seen 1 vow 0 1 none
want  seen 1 at a2-jotunheim unknown
want  seen 1 concealed 0 1
want  shown 1 clans 0 quests 1
want  shown 0 own-quests a2-jotunheim glory 7
want  shown 0 own-quests a2-jotunheim progress no

rule  BR-HID-01 BR-HID-02  hand sizes are public, hands are not
use   three-clans
set   at a1-troll hand-0
set   at a1-alfheim hand-0
set   at a1-tyrs-bash hand-1
step  flow
want  seen 2 concealed 0 2
want  seen 2 concealed 1 1
want  seen 0 at a1-troll hand-0
want  seen 1 at a1-troll unknown
want  seen 6 at a1-tyrs-bash unknown
want  shown 2 clans 0 hand 2
want  shown 1 clans 1 hand 1
want  shown 0 own-hand a1-troll cost 2

rule  BR-HID-04  a card that came back is known to be with its owner, in hand or committed
use   two-clans
use   two-against-one
set   at a1-tyrs-smash hand-0
set   at a1-manheim hand-1
set   at a1-jotunheim hand-1
step  flow
do    0 pillage gimle
do    0 play a1-tyrs-smash
do    1 play a1-manheim
do    1 decline
want  seen 0 at a1-manheim with-1
do    1 quest a1-manheim
want  seen 0 at a1-manheim with-1
want  seen 0 at a1-jotunheim unknown
want  seen 0 vow 1 0 254

rule  BR-HID-02 BR-HID-03 BR-DRAFT-02  in the draft a seat sees its pack, and nothing else
game  rage 4
skip  doom
skip  deal
chance deal a1-troll 0
chance deal a1-dwarf-chieftain 0
chance deal a1-lord-of-hammers 0
chance deal a1-brothers-in-arms 0
chance deal a1-lokis-dragons 0
chance deal a1-lokis-domain 0
chance deal a1-friggas-charm 0
chance deal a1-thors-glory 0
chance deal a1-alfheim 1
chance deal a1-jotunheim 1
chance deal a1-manheim 1
chance deal a1-glorious-death 1
chance deal a1-odins-smite 1
chance deal a1-tyrs-bash 1
chance deal a1-heimdalls-sight 1
chance deal a1-friggas-grace 1
chance deal a1-lokis-trickery 2
chance deal a1-tyrs-smash 2
chance deal a1-tyrs-smite 2
chance deal a1-thors-hammer 2
chance deal a1-sea-serpent-3p 2
chance deal a1-friggas-succor-3p 2
chance deal a1-tyrs-domain-3p 2
chance deal a1-yggdrasil-3p 2
chance deal a1-odins-smite-3p 3
chance deal a1-tyrs-smash-3p 3
chance deal a1-lokis-blessing-4p 3
chance deal a1-alfheim-4p 3
chance deal a1-jotunheim-4p 3
chance deal a1-manheim-4p 3
chance deal a1-glorious-death-4p 3
chance deal a1-tyrs-crush-4p 3
want  seen 0 at a1-brothers-in-arms pack
want  seen 0 at a1-glorious-death unknown
want  seen 0 at a1-lokis-trickery-4p unknown
want  seen 0 draft 1 0 3 a1-brothers-in-arms
want  seen 0 draft 1 1 3 254
want  seen 6 draft 1 0 3 254
do    0 draft a1-troll
want  seen 1 pick 0 0 254
want  seen 0 pick 0 0 a1-troll
want  seen 0 at a2-valkyrie deck

rule  BR-HID-04 BR-DRAFT-11  packs seen are remembered: own picks, and what lay beside them
game  rage 4
skip  doom
skip  deal
chance deal a1-troll 0
chance deal a1-dwarf-chieftain 0
chance deal a1-lord-of-hammers 0
chance deal a1-brothers-in-arms 0
chance deal a1-lokis-dragons 0
chance deal a1-lokis-domain 0
chance deal a1-friggas-charm 0
chance deal a1-thors-glory 0
chance deal a1-alfheim 1
chance deal a1-jotunheim 1
chance deal a1-manheim 1
chance deal a1-glorious-death 1
chance deal a1-odins-smite 1
chance deal a1-tyrs-bash 1
chance deal a1-heimdalls-sight 1
chance deal a1-friggas-grace 1
chance deal a1-lokis-trickery 2
chance deal a1-tyrs-smash 2
chance deal a1-tyrs-smite 2
chance deal a1-thors-hammer 2
chance deal a1-sea-serpent-3p 2
chance deal a1-friggas-succor-3p 2
chance deal a1-tyrs-domain-3p 2
chance deal a1-yggdrasil-3p 2
chance deal a1-odins-smite-3p 3
chance deal a1-tyrs-smash-3p 3
chance deal a1-lokis-blessing-4p 3
chance deal a1-alfheim-4p 3
chance deal a1-jotunheim-4p 3
chance deal a1-manheim-4p 3
chance deal a1-glorious-death-4p 3
chance deal a1-tyrs-crush-4p 3
do    0 draft a1-troll
do    1 draft a1-alfheim
do    2 draft a1-lokis-trickery
do    3 draft a1-odins-smite-3p
want  seen 1 draft 1 0 0 254
want  seen 1 draft 1 0 1 a1-dwarf-chieftain
want  seen 1 draft 1 0 2 a1-lord-of-hammers
want  seen 1 draft 1 0 3 a1-brothers-in-arms
want  seen 1 draft 1 0 4 a1-lokis-dragons
want  seen 1 draft 1 0 5 a1-lokis-domain
want  seen 1 draft 1 0 6 a1-friggas-charm
want  seen 1 draft 1 0 7 a1-thors-glory
want  seen 0 draft 1 0 0 a1-troll
want  seen 0 draft 1 0 1 a1-dwarf-chieftain
want  seen 0 draft 1 0 2 a1-lord-of-hammers
want  seen 0 draft 1 0 3 a1-brothers-in-arms
want  seen 0 draft 1 0 4 a1-lokis-dragons
want  seen 0 draft 1 0 5 a1-lokis-domain
want  seen 0 draft 1 0 6 a1-friggas-charm
want  seen 0 draft 1 0 7 a1-thors-glory
want  seen 2 draft 1 0 3 254
want  seen 1 at a1-brothers-in-arms pack
want  seen 0 at a1-brothers-in-arms unknown

rule  BR-HID-04 BR-DRAFT-11  after four passes a seat sees its first pack again
game  rage 4
skip  doom
skip  deal
chance deal a1-troll 0
chance deal a1-dwarf-chieftain 0
chance deal a1-lord-of-hammers 0
chance deal a1-brothers-in-arms 0
chance deal a1-lokis-dragons 0
chance deal a1-lokis-domain 0
chance deal a1-friggas-charm 0
chance deal a1-thors-glory 0
chance deal a1-alfheim 1
chance deal a1-jotunheim 1
chance deal a1-manheim 1
chance deal a1-glorious-death 1
chance deal a1-odins-smite 1
chance deal a1-tyrs-bash 1
chance deal a1-heimdalls-sight 1
chance deal a1-friggas-grace 1
chance deal a1-lokis-trickery 2
chance deal a1-tyrs-smash 2
chance deal a1-tyrs-smite 2
chance deal a1-thors-hammer 2
chance deal a1-sea-serpent-3p 2
chance deal a1-friggas-succor-3p 2
chance deal a1-tyrs-domain-3p 2
chance deal a1-yggdrasil-3p 2
chance deal a1-odins-smite-3p 3
chance deal a1-tyrs-smash-3p 3
chance deal a1-lokis-blessing-4p 3
chance deal a1-alfheim-4p 3
chance deal a1-jotunheim-4p 3
chance deal a1-manheim-4p 3
chance deal a1-glorious-death-4p 3
chance deal a1-tyrs-crush-4p 3
do    0 draft a1-troll
do    1 draft a1-alfheim
do    2 draft a1-lokis-trickery
do    3 draft a1-odins-smite-3p
do    0 draft a1-tyrs-smash-3p
do    1 draft a1-dwarf-chieftain
do    2 draft a1-jotunheim
do    3 draft a1-tyrs-smash
do    0 draft a1-tyrs-smite
do    1 draft a1-lokis-blessing-4p
do    2 draft a1-lord-of-hammers
do    3 draft a1-manheim
do    0 draft a1-glorious-death
do    1 draft a1-thors-hammer
do    2 draft a1-alfheim-4p
do    3 draft a1-brothers-in-arms
want  round 4
want  seen 0 at a1-lokis-dragons pack
want  seen 0 at a1-lokis-domain pack
want  seen 0 at a1-friggas-charm pack
want  seen 0 at a1-thors-glory pack
want  seen 0 draft 1 0 0 a1-troll
want  seen 0 draft 1 0 1 a1-dwarf-chieftain
want  seen 0 draft 1 0 2 a1-lord-of-hammers
want  seen 0 draft 1 0 3 a1-brothers-in-arms
want  seen 0 draft 1 0 4 a1-lokis-dragons
want  seen 0 draft 1 0 5 a1-lokis-domain
want  seen 0 draft 1 0 6 a1-friggas-charm
want  seen 0 draft 1 0 7 a1-thors-glory
want  seen 3 draft 1 0 0 254
want  seen 3 draft 1 0 1 254
want  seen 3 draft 1 0 2 254
want  seen 3 draft 1 0 3 a1-brothers-in-arms

rule  BR-HID-07 BR-DRAFT-04  what is left over is seen by who held the pack last, and by nobody else
game  rage 4
skip  doom
skip  deal
chance deal a1-troll 0
chance deal a1-dwarf-chieftain 0
chance deal a1-lord-of-hammers 0
chance deal a1-brothers-in-arms 0
chance deal a1-lokis-dragons 0
chance deal a1-lokis-domain 0
chance deal a1-friggas-charm 0
chance deal a1-thors-glory 0
chance deal a1-alfheim 1
chance deal a1-jotunheim 1
chance deal a1-manheim 1
chance deal a1-glorious-death 1
chance deal a1-odins-smite 1
chance deal a1-tyrs-bash 1
chance deal a1-heimdalls-sight 1
chance deal a1-friggas-grace 1
chance deal a1-lokis-trickery 2
chance deal a1-tyrs-smash 2
chance deal a1-tyrs-smite 2
chance deal a1-thors-hammer 2
chance deal a1-sea-serpent-3p 2
chance deal a1-friggas-succor-3p 2
chance deal a1-tyrs-domain-3p 2
chance deal a1-yggdrasil-3p 2
chance deal a1-odins-smite-3p 3
chance deal a1-tyrs-smash-3p 3
chance deal a1-lokis-blessing-4p 3
chance deal a1-alfheim-4p 3
chance deal a1-jotunheim-4p 3
chance deal a1-manheim-4p 3
chance deal a1-glorious-death-4p 3
chance deal a1-tyrs-crush-4p 3
do    0 draft a1-troll
do    1 draft a1-alfheim
do    2 draft a1-lokis-trickery
do    3 draft a1-odins-smite-3p
do    0 draft a1-tyrs-smash-3p
do    1 draft a1-dwarf-chieftain
do    2 draft a1-jotunheim
do    3 draft a1-tyrs-smash
do    0 draft a1-tyrs-smite
do    1 draft a1-lokis-blessing-4p
do    2 draft a1-lord-of-hammers
do    3 draft a1-manheim
do    0 draft a1-glorious-death
do    1 draft a1-thors-hammer
do    2 draft a1-alfheim-4p
do    3 draft a1-brothers-in-arms
do    0 draft a1-lokis-dragons
do    1 draft a1-odins-smite
do    2 draft a1-sea-serpent-3p
do    3 draft a1-jotunheim-4p
do    0 draft a1-manheim-4p
do    1 draft a1-lokis-domain
do    2 draft a1-tyrs-bash
do    3 draft a1-friggas-succor-3p
want  seen 1 draft 1 0 6 a1-friggas-charm
want  seen 1 draft 1 0 7 a1-thors-glory
want  seen 1 at a1-friggas-charm unknown
want  seen 6 draft 1 0 6 254

rule  BR-HID-06 BR-HID-07 BR-DISC-03  the kept card and the discards stay unknown to others
game  rage 2
set   phase discard
set   first 0
set   turn 0
set   at a1-troll hand-0
set   at a1-tyrs-bash hand-0
set   at a1-jotunheim hand-1
set   doom 1 horgr
step  flow
do    0 keep a1-tyrs-bash
want  seen 1 pick 0 0 254
do    1 keep a1-jotunheim
want  seen 0 kept 1 0 a1-tyrs-bash
want  seen 1 kept 1 0 254
want  seen 1 at a1-troll unknown
want  seen 0 at a1-troll buried-0
want  seen 1 concealed 0 1

rule  BR-HID-04  a kept card that is played is known as such
game  rage 2
set   age 2
set   phase turn
set   first 0
set   turn 1
set   at a1-tyrs-domain-3p hand-0
set   kept 1 0 a1-tyrs-domain-3p
step  flow
want  seen 1 kept 1 0 254
do    0 upgrade a1-tyrs-domain-3p clan-1
want  seen 1 kept 1 0 a1-tyrs-domain-3p
want  seen 1 at a1-tyrs-domain-3p sheet-0

rule  BR-HID-01  board, reserves, Valhalla, stats, Rage, upgrades and doomed provinces are public
use   two-clans
set   warriors 0 gimle 2
set   warriors 0 reserve 6
set   warriors 0 valhalla 1
set   doom 2 horgr
set   sheet 0 clan-1 a1-friggas-charm
set   at a1-friggas-charm sheet-0
set   stat 0 axes 3
step  flow
want  seen 6 warriors 0 gimle 2
want  seen 6 warriors 0 valhalla 1
want  seen 6 warriors 0 reserve 6
want  seen 6 doom 2 horgr
want  seen 6 sheet 0 clan-1 a1-friggas-charm
want  seen 6 stat 0 axes 3
want  seen 6 rage 0 6
want  shown 6 clans 0 axes 5
want  shown 1 upgrades 0 does FRIGGA_CHARM

rule  BR-HID-01 BR-FIG-08  the view counts strength with support from the fjords
use   two-clans
set   warriors 0 gimle 2
set   warriors 0 reserve 6
set   figure 0 ship f-west
set   warriors 1 myrkulor 1
set   warriors 1 reserve 7
step  flow
want  shown 1 strengths gimle strength-0 4
want  shown 1 strengths myrkulor strength-0 2
want  shown 1 strengths myrkulor strength-1 1
want  shown 6 strengths andlang strength-0 0

rule  BR-HID-02 BR-QPH-02  progress of Quests is shown to their owner
use   two-clans
set   at a1-alfheim hand-0
set   at a1-manheim hand-0
set   warriors 0 gimle 1
set   warriors 0 reserve 7
step  flow
want  shown 0 own-hand a1-alfheim progress yes
want  shown 0 own-hand a1-manheim progress no
want  shown 1 own-hand a1-alfheim progress nothing

rule  BR-HID-01 BR-PILLAGE-03  a battle is shown step by step
use   two-clans
use   two-against-one
set   at a1-tyrs-bash hand-0
set   at a1-troll hand-0
set   at a1-alfheim hand-1
step  flow
do    0 pillage gimle
want  shown 1 battle gimle pillager 0
do    0 play a1-tyrs-bash
want  shown 1 fighters 0 card none
want  shown 1 fighters 0 strength 2
do    1 play a1-alfheim
want  shown 1 fighters 0 card a1-tyrs-bash
want  shown 1 battle gimle step late

rule  BR-HID-08 BR-LATE-07  the question for a late card tells nothing of the hand
use   two-clans
use   two-against-one
set   at a1-tyrs-bash hand-0
set   at a3-heimdalls-gaze hand-0
set   at a1-alfheim hand-1
set   at a1-manheim hand-1
step  flow
do    0 pillage gimle
do    0 play a1-tyrs-bash
do    1 play a1-alfheim
want  ask late 0
want  seen 1 at a3-heimdalls-gaze unknown
do    0 decline
want  ask late 1
want  seen 0 at a1-manheim unknown
