# Every card: played as it is meant, and refused or without effect where it is not

rule  BR-UPG-01 BR-CARD-02  Troll (a1-troll) costs 2, and fits its slot only
use   two-clans
set   at a1-troll hand-0
set   rage 0 2
step  flow
deny  1 upgrade a1-troll monster-1 BR-ACT-02
deny  0 upgrade a1-troll clan-1 BR-UPG-02
set   rage 0 1
deny  0 upgrade a1-troll monster-1 BR-ACT-03
set   rage 0 2
do    0 upgrade a1-troll monster-1
want  sheet 0 monster-1 a1-troll
want  at a1-troll sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Troll (a1-troll) not in hand is refused; in battle it adds nothing
use   two-clans
set   at a1-troll hand-1
use   one-against-two
step  flow
deny  0 upgrade a1-troll monster-1 BR-UPG-01
do    0 pillage gimle
do    1 play a1-troll
want  told total 1 2
want  at a1-troll gone

rule  BR-UPG-01 BR-CARD-02  Dwarf Chieftain (a1-dwarf-chieftain) costs 0, and fits its slot only
use   two-clans
set   at a1-dwarf-chieftain hand-0
set   rage 0 1
step  flow
deny  1 upgrade a1-dwarf-chieftain monster-1 BR-ACT-02
deny  0 upgrade a1-dwarf-chieftain clan-1 BR-UPG-02
do    0 upgrade a1-dwarf-chieftain monster-1
want  sheet 0 monster-1 a1-dwarf-chieftain
want  at a1-dwarf-chieftain sheet-0
want  rage 0 1

rule  BR-PLAY-02 BR-UPG-01  Dwarf Chieftain (a1-dwarf-chieftain) not in hand is refused; in battle it adds nothing
use   two-clans
set   at a1-dwarf-chieftain hand-1
use   one-against-two
step  flow
deny  0 upgrade a1-dwarf-chieftain monster-1 BR-UPG-01
do    0 pillage gimle
do    1 play a1-dwarf-chieftain
want  told total 1 2
want  at a1-dwarf-chieftain gone

rule  BR-UPG-01 BR-CARD-02  Lord of Hammers (a1-lord-of-hammers) costs 3, and fits its slot only
use   two-clans
set   at a1-lord-of-hammers hand-0
set   rage 0 3
step  flow
deny  1 upgrade a1-lord-of-hammers leader BR-ACT-02
deny  0 upgrade a1-lord-of-hammers warrior BR-UPG-02
set   rage 0 2
deny  0 upgrade a1-lord-of-hammers leader BR-ACT-03
set   rage 0 3
do    0 upgrade a1-lord-of-hammers leader
want  sheet 0 leader a1-lord-of-hammers
want  at a1-lord-of-hammers sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Lord of Hammers (a1-lord-of-hammers) not in hand is refused; in battle it adds nothing
use   two-clans
set   at a1-lord-of-hammers hand-1
use   one-against-two
step  flow
deny  0 upgrade a1-lord-of-hammers leader BR-UPG-01
do    0 pillage gimle
do    1 play a1-lord-of-hammers
want  told total 1 2
want  at a1-lord-of-hammers gone

rule  BR-UPG-01 BR-CARD-02  Brothers in Arms (a1-brothers-in-arms) costs 1, and fits its slot only
use   two-clans
set   at a1-brothers-in-arms hand-0
set   rage 0 1
step  flow
deny  1 upgrade a1-brothers-in-arms warrior BR-ACT-02
deny  0 upgrade a1-brothers-in-arms ship BR-UPG-02
do    0 upgrade a1-brothers-in-arms warrior
want  sheet 0 warrior a1-brothers-in-arms
want  at a1-brothers-in-arms sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Brothers in Arms (a1-brothers-in-arms) not in hand is refused; in battle it adds nothing
use   two-clans
set   at a1-brothers-in-arms hand-1
use   one-against-two
step  flow
deny  0 upgrade a1-brothers-in-arms warrior BR-UPG-01
do    0 pillage gimle
do    1 play a1-brothers-in-arms
want  told total 1 2
want  at a1-brothers-in-arms gone

rule  BR-UPG-01 BR-CARD-02  Loki's Dragons (a1-lokis-dragons) costs 2, and fits its slot only
use   two-clans
set   at a1-lokis-dragons hand-0
set   rage 0 2
step  flow
deny  1 upgrade a1-lokis-dragons ship BR-ACT-02
deny  0 upgrade a1-lokis-dragons clan-1 BR-UPG-02
set   rage 0 1
deny  0 upgrade a1-lokis-dragons ship BR-ACT-03
set   rage 0 2
do    0 upgrade a1-lokis-dragons ship
want  sheet 0 ship a1-lokis-dragons
want  at a1-lokis-dragons sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Loki's Dragons (a1-lokis-dragons) not in hand is refused; in battle it adds nothing
use   two-clans
set   at a1-lokis-dragons hand-1
use   one-against-two
step  flow
deny  0 upgrade a1-lokis-dragons ship BR-UPG-01
do    0 pillage gimle
do    1 play a1-lokis-dragons
want  told total 1 2
want  at a1-lokis-dragons gone

rule  BR-UPG-01 BR-CARD-02  Loki's Domain (a1-lokis-domain) costs 1, and fits its slot only
use   two-clans
set   at a1-lokis-domain hand-0
set   rage 0 1
step  flow
deny  1 upgrade a1-lokis-domain clan-1 BR-ACT-02
deny  0 upgrade a1-lokis-domain monster-1 BR-UPG-02
do    0 upgrade a1-lokis-domain clan-1
want  sheet 0 clan-1 a1-lokis-domain
want  at a1-lokis-domain sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Loki's Domain (a1-lokis-domain) not in hand is refused; in battle it adds nothing
use   two-clans
set   at a1-lokis-domain hand-1
use   one-against-two
step  flow
deny  0 upgrade a1-lokis-domain clan-1 BR-UPG-01
do    0 pillage gimle
do    1 play a1-lokis-domain
want  told total 1 2
want  at a1-lokis-domain gone

rule  BR-UPG-01 BR-CARD-02  Frigga's Charm (a1-friggas-charm) costs 0, and fits its slot only
use   two-clans
set   at a1-friggas-charm hand-0
set   rage 0 1
step  flow
deny  1 upgrade a1-friggas-charm clan-1 BR-ACT-02
deny  0 upgrade a1-friggas-charm monster-1 BR-UPG-02
do    0 upgrade a1-friggas-charm clan-1
want  sheet 0 clan-1 a1-friggas-charm
want  at a1-friggas-charm sheet-0
want  rage 0 1

rule  BR-PLAY-02 BR-UPG-01  Frigga's Charm (a1-friggas-charm) not in hand is refused; in battle it adds nothing
use   two-clans
set   at a1-friggas-charm hand-1
use   one-against-two
step  flow
deny  0 upgrade a1-friggas-charm clan-1 BR-UPG-01
do    0 pillage gimle
do    1 play a1-friggas-charm
want  told total 1 2
want  at a1-friggas-charm gone

rule  BR-UPG-01 BR-CARD-02  Thor's Glory (a1-thors-glory) costs 2, and fits its slot only
use   two-clans
set   at a1-thors-glory hand-0
set   rage 0 2
step  flow
deny  1 upgrade a1-thors-glory clan-1 BR-ACT-02
deny  0 upgrade a1-thors-glory monster-1 BR-UPG-02
set   rage 0 1
deny  0 upgrade a1-thors-glory clan-1 BR-ACT-03
set   rage 0 2
do    0 upgrade a1-thors-glory clan-1
want  sheet 0 clan-1 a1-thors-glory
want  at a1-thors-glory sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Thor's Glory (a1-thors-glory) not in hand is refused; in battle it adds nothing
use   two-clans
set   at a1-thors-glory hand-1
use   one-against-two
step  flow
deny  0 upgrade a1-thors-glory clan-1 BR-UPG-01
do    0 pillage gimle
do    1 play a1-thors-glory
want  told total 1 2
want  at a1-thors-glory gone

rule  BR-QUEST-01 BR-QPH-05  Alfheim! (a1-alfheim) is committed, and pays 5
use   two-clans
set   at a1-alfheim hand-0
step  flow
deny  0 upgrade a1-alfheim clan-1 BR-UPG-01
deny  1 quest a1-alfheim BR-ACT-02
do    0 quest a1-alfheim
want  at a1-alfheim quest-0
set   phase quests
set   age 1
set   doom 1 horgr
set   warriors 0 gimle 1
set   warriors 0 reserve 7
step  flow
want  told fulfilled 0 a1-alfheim
want  earned 0 sc-quest 5
do    0 raise horns
want  at a1-alfheim gone

rule  BR-QPH-05  Alfheim! (a1-alfheim) fails: nothing
use   quests-of-two
set   age 1
set   doom 1 horgr
set   at a1-alfheim quest-0
set   vow 0 0 a1-alfheim
set   warriors 0 utgard 1
set   warriors 0 reserve 7
step  flow
want  earned 0 sc-quest 0
want  at a1-alfheim gone
want  stat 0 horns 1

rule  BR-QUEST-01 BR-QPH-05  Jotunheim! (a1-jotunheim) is committed, and pays 5
use   two-clans
set   at a1-jotunheim hand-0
step  flow
deny  0 upgrade a1-jotunheim clan-1 BR-UPG-01
deny  1 quest a1-jotunheim BR-ACT-02
do    0 quest a1-jotunheim
want  at a1-jotunheim quest-0
set   phase quests
set   age 1
set   doom 1 horgr
set   warriors 0 utgard 1
set   warriors 0 reserve 7
step  flow
want  told fulfilled 0 a1-jotunheim
want  earned 0 sc-quest 5
do    0 raise horns
want  at a1-jotunheim gone

rule  BR-QPH-05  Jotunheim! (a1-jotunheim) fails: nothing
use   quests-of-two
set   age 1
set   doom 1 horgr
set   at a1-jotunheim quest-0
set   vow 0 0 a1-jotunheim
set   warriors 0 elvagar 1
set   warriors 0 reserve 7
step  flow
want  earned 0 sc-quest 0
want  at a1-jotunheim gone
want  stat 0 horns 1

rule  BR-QUEST-01 BR-QPH-05  Manheim! (a1-manheim) is committed, and pays 5
use   two-clans
set   at a1-manheim hand-0
step  flow
deny  0 upgrade a1-manheim clan-1 BR-UPG-01
deny  1 quest a1-manheim BR-ACT-02
do    0 quest a1-manheim
want  at a1-manheim quest-0
set   phase quests
set   age 1
set   doom 1 horgr
set   warriors 0 elvagar 1
set   warriors 0 reserve 7
step  flow
want  told fulfilled 0 a1-manheim
want  earned 0 sc-quest 5
do    0 raise horns
want  at a1-manheim gone

rule  BR-QPH-05  Manheim! (a1-manheim) fails: nothing
use   quests-of-two
set   age 1
set   doom 1 horgr
set   at a1-manheim quest-0
set   vow 0 0 a1-manheim
set   warriors 0 gimle 1
set   warriors 0 reserve 7
step  flow
want  earned 0 sc-quest 0
want  at a1-manheim gone
want  stat 0 horns 1

rule  BR-QUEST-01 BR-QPH-05  Glorious Death! (a1-glorious-death) is committed, and pays 6
use   two-clans
set   at a1-glorious-death hand-0
step  flow
deny  0 upgrade a1-glorious-death clan-1 BR-UPG-01
deny  1 quest a1-glorious-death BR-ACT-02
do    0 quest a1-glorious-death
want  at a1-glorious-death quest-0
set   phase quests
set   age 1
set   doom 1 horgr
set   warriors 0 valhalla 4
set   warriors 0 reserve 4
step  flow
want  told fulfilled 0 a1-glorious-death
want  earned 0 sc-quest 6
do    0 raise horns
want  at a1-glorious-death gone

rule  BR-QPH-05  Glorious Death! (a1-glorious-death) fails: nothing
use   quests-of-two
set   age 1
set   doom 1 horgr
set   at a1-glorious-death quest-0
set   vow 0 0 a1-glorious-death
set   warriors 0 valhalla 3
set   warriors 0 reserve 5
step  flow
want  earned 0 sc-quest 0
want  at a1-glorious-death gone
want  stat 0 horns 1

rule  BR-PLAY-03  Odin's Smite (a1-odins-smite) adds +1
use   two-clans
set   at a1-odins-smite hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a1-odins-smite
want  told total 0 4
want  told total 1 1

rule  BR-LATE-01 BR-CARD-05  Odin's Smite (a1-odins-smite) is no late card
use   two-clans
set   at a1-odins-smite hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a1-odins-smite BR-ACT-07
deny  0 quest a1-odins-smite BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a1-odins-smite BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Odin's Smite (a1-odins-smite) in another hand can't be played
use   two-clans
set   at a1-troll hand-0
set   at a1-odins-smite hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a1-odins-smite BR-PLAY-01
do    0 play a1-troll
do    1 play a1-odins-smite
want  told total 1 3

rule  BR-PLAY-03 BR-BC-01  Tyr's Bash (a1-tyrs-bash) adds +2
use   two-clans
set   at a1-tyrs-bash hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a1-tyrs-bash
want  told total 0 5
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Tyr's Bash (a1-tyrs-bash) is no late card
use   two-clans
set   at a1-tyrs-bash hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a1-tyrs-bash BR-ACT-07
deny  0 quest a1-tyrs-bash BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a1-tyrs-bash BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Tyr's Bash (a1-tyrs-bash) in another hand can't be played
use   two-clans
set   at a1-troll hand-0
set   at a1-tyrs-bash hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a1-tyrs-bash BR-PLAY-01
do    0 play a1-troll
do    1 play a1-tyrs-bash
want  told total 1 4

rule  BR-PLAY-03  Heimdall's Sight (a1-heimdalls-sight) adds +X
use   two-clans
set   at a1-heimdalls-sight hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a1-heimdalls-sight
want  told total 0 3
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Heimdall's Sight (a1-heimdalls-sight) is no late card
use   two-clans
set   at a1-heimdalls-sight hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a1-heimdalls-sight BR-ACT-07
deny  0 quest a1-heimdalls-sight BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a1-heimdalls-sight BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Heimdall's Sight (a1-heimdalls-sight) in another hand can't be played
use   two-clans
set   at a1-troll hand-0
set   at a1-heimdalls-sight hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a1-heimdalls-sight BR-PLAY-01
do    0 play a1-troll
do    1 play a1-heimdalls-sight
want  told total 1 2

rule  BR-PLAY-03  Frigga's Grace (a1-friggas-grace) adds +2
use   two-clans
set   at a1-friggas-grace hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a1-friggas-grace
want  told total 0 5
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Frigga's Grace (a1-friggas-grace) is no late card
use   two-clans
set   at a1-friggas-grace hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a1-friggas-grace BR-ACT-07
deny  0 quest a1-friggas-grace BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a1-friggas-grace BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Frigga's Grace (a1-friggas-grace) in another hand can't be played
use   two-clans
set   at a1-troll hand-0
set   at a1-friggas-grace hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a1-friggas-grace BR-PLAY-01
do    0 play a1-troll
do    1 play a1-friggas-grace
want  told total 1 4

rule  BR-PLAY-03  Loki's Trickery (a1-lokis-trickery) adds +0
use   two-clans
set   at a1-lokis-trickery hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a1-lokis-trickery
want  told total 0 3
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Loki's Trickery (a1-lokis-trickery) is no late card
use   two-clans
set   at a1-lokis-trickery hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a1-lokis-trickery BR-ACT-07
deny  0 quest a1-lokis-trickery BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a1-lokis-trickery BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Loki's Trickery (a1-lokis-trickery) in another hand can't be played
use   two-clans
set   at a1-troll hand-0
set   at a1-lokis-trickery hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a1-lokis-trickery BR-PLAY-01
do    0 play a1-troll
do    1 play a1-lokis-trickery
want  told total 1 2

rule  BR-PLAY-03 BR-BC-01  Tyr's Smash (a1-tyrs-smash) adds +3
use   two-clans
set   at a1-tyrs-smash hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a1-tyrs-smash
want  told total 0 6
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Tyr's Smash (a1-tyrs-smash) is no late card
use   two-clans
set   at a1-tyrs-smash hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a1-tyrs-smash BR-ACT-07
deny  0 quest a1-tyrs-smash BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a1-tyrs-smash BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Tyr's Smash (a1-tyrs-smash) in another hand can't be played
use   two-clans
set   at a1-troll hand-0
set   at a1-tyrs-smash hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a1-tyrs-smash BR-PLAY-01
do    0 play a1-troll
do    1 play a1-tyrs-smash
want  told total 1 5

rule  BR-PLAY-03 BR-BC-01  Tyr's Smite (a1-tyrs-smite) adds +5
use   two-clans
set   at a1-tyrs-smite hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a1-tyrs-smite
want  told total 0 8
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Tyr's Smite (a1-tyrs-smite) is no late card
use   two-clans
set   at a1-tyrs-smite hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a1-tyrs-smite BR-ACT-07
deny  0 quest a1-tyrs-smite BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a1-tyrs-smite BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Tyr's Smite (a1-tyrs-smite) in another hand can't be played
use   two-clans
set   at a1-troll hand-0
set   at a1-tyrs-smite hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a1-tyrs-smite BR-PLAY-01
do    0 play a1-troll
do    1 play a1-tyrs-smite
want  told total 1 7

rule  BR-PLAY-03  Thor's Hammer (a1-thors-hammer) adds +1
use   two-clans
set   at a1-thors-hammer hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a1-thors-hammer
want  told total 0 4
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Thor's Hammer (a1-thors-hammer) is no late card
use   two-clans
set   at a1-thors-hammer hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a1-thors-hammer BR-ACT-07
deny  0 quest a1-thors-hammer BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a1-thors-hammer BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Thor's Hammer (a1-thors-hammer) in another hand can't be played
use   two-clans
set   at a1-troll hand-0
set   at a1-thors-hammer hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a1-thors-hammer BR-PLAY-01
do    0 play a1-troll
do    1 play a1-thors-hammer
want  told total 1 3

rule  BR-UPG-01 BR-CARD-02  Sea Serpent (a1-sea-serpent-3p) costs 3, and fits its slot only
use   three-clans
set   at a1-sea-serpent-3p hand-0
set   rage 0 3
step  flow
deny  1 upgrade a1-sea-serpent-3p monster-1 BR-ACT-02
deny  0 upgrade a1-sea-serpent-3p clan-1 BR-UPG-02
set   rage 0 2
deny  0 upgrade a1-sea-serpent-3p monster-1 BR-ACT-03
set   rage 0 3
do    0 upgrade a1-sea-serpent-3p monster-1
want  sheet 0 monster-1 a1-sea-serpent-3p
want  at a1-sea-serpent-3p sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Sea Serpent (a1-sea-serpent-3p) not in hand is refused; in battle it adds nothing
use   three-clans
set   at a1-sea-serpent-3p hand-1
use   one-against-two
step  flow
deny  0 upgrade a1-sea-serpent-3p monster-1 BR-UPG-01
do    0 pillage gimle
do    1 play a1-sea-serpent-3p
want  told total 1 2
want  at a1-sea-serpent-3p gone

rule  BR-UPG-01 BR-CARD-02  Frigga's Succor (a1-friggas-succor-3p) costs 2, and fits its slot only
use   three-clans
set   at a1-friggas-succor-3p hand-0
set   rage 0 2
step  flow
deny  1 upgrade a1-friggas-succor-3p clan-1 BR-ACT-02
deny  0 upgrade a1-friggas-succor-3p monster-1 BR-UPG-02
set   rage 0 1
deny  0 upgrade a1-friggas-succor-3p clan-1 BR-ACT-03
set   rage 0 2
do    0 upgrade a1-friggas-succor-3p clan-1
want  sheet 0 clan-1 a1-friggas-succor-3p
want  at a1-friggas-succor-3p sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Frigga's Succor (a1-friggas-succor-3p) not in hand is refused; in battle it adds nothing
use   three-clans
set   at a1-friggas-succor-3p hand-1
use   one-against-two
step  flow
deny  0 upgrade a1-friggas-succor-3p clan-1 BR-UPG-01
do    0 pillage gimle
do    1 play a1-friggas-succor-3p
want  told total 1 2
want  at a1-friggas-succor-3p gone

rule  BR-UPG-01 BR-CARD-02  Tyr's Domain (a1-tyrs-domain-3p) costs 0, and fits its slot only
use   three-clans
set   at a1-tyrs-domain-3p hand-0
set   rage 0 1
step  flow
deny  1 upgrade a1-tyrs-domain-3p clan-1 BR-ACT-02
deny  0 upgrade a1-tyrs-domain-3p monster-1 BR-UPG-02
do    0 upgrade a1-tyrs-domain-3p clan-1
want  sheet 0 clan-1 a1-tyrs-domain-3p
want  at a1-tyrs-domain-3p sheet-0
want  rage 0 1

rule  BR-PLAY-02 BR-UPG-01  Tyr's Domain (a1-tyrs-domain-3p) not in hand is refused; in battle it adds nothing
use   three-clans
set   at a1-tyrs-domain-3p hand-1
use   one-against-two
step  flow
deny  0 upgrade a1-tyrs-domain-3p clan-1 BR-UPG-01
do    0 pillage gimle
do    1 play a1-tyrs-domain-3p
want  told total 1 2
want  at a1-tyrs-domain-3p gone

rule  BR-QUEST-01 BR-QPH-05  Yggdrasil! (a1-yggdrasil-3p) is committed, and pays 6
use   three-clans
set   at a1-yggdrasil-3p hand-0
step  flow
deny  0 upgrade a1-yggdrasil-3p clan-1 BR-UPG-01
deny  1 quest a1-yggdrasil-3p BR-ACT-02
do    0 quest a1-yggdrasil-3p
want  at a1-yggdrasil-3p quest-0
set   phase quests
set   age 1
set   doom 1 horgr
set   warriors 0 yggdrasil 1
set   warriors 0 reserve 7
step  flow
want  told fulfilled 0 a1-yggdrasil-3p
want  earned 0 sc-quest 6
do    0 raise horns
want  at a1-yggdrasil-3p gone

rule  BR-QPH-05  Yggdrasil! (a1-yggdrasil-3p) fails: nothing
game  rage 3
set   phase quests
set   first 0
set   turn 0
set   age 1
set   doom 1 horgr
set   at a1-yggdrasil-3p quest-0
set   vow 0 0 a1-yggdrasil-3p
set   warriors 0 gimle 1
set   warriors 0 reserve 7
step  flow
want  earned 0 sc-quest 0
want  at a1-yggdrasil-3p gone
want  stat 0 horns 1

rule  BR-PLAY-03  Odin's Smite (a1-odins-smite-3p) adds +1
use   three-clans
set   at a1-odins-smite-3p hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a1-odins-smite-3p
want  told total 0 4
want  told total 1 1

rule  BR-LATE-01 BR-CARD-05  Odin's Smite (a1-odins-smite-3p) is no late card
use   three-clans
set   at a1-odins-smite-3p hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a1-odins-smite-3p BR-ACT-07
deny  0 quest a1-odins-smite-3p BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a1-odins-smite-3p BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Odin's Smite (a1-odins-smite-3p) in another hand can't be played
use   three-clans
set   at a1-troll hand-0
set   at a1-odins-smite-3p hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a1-odins-smite-3p BR-PLAY-01
do    0 play a1-troll
do    1 play a1-odins-smite-3p
want  told total 1 3

rule  BR-PLAY-03 BR-BC-01  Tyr's Smash (a1-tyrs-smash-3p) adds +3
use   three-clans
set   at a1-tyrs-smash-3p hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a1-tyrs-smash-3p
want  told total 0 6
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Tyr's Smash (a1-tyrs-smash-3p) is no late card
use   three-clans
set   at a1-tyrs-smash-3p hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a1-tyrs-smash-3p BR-ACT-07
deny  0 quest a1-tyrs-smash-3p BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a1-tyrs-smash-3p BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Tyr's Smash (a1-tyrs-smash-3p) in another hand can't be played
use   three-clans
set   at a1-troll hand-0
set   at a1-tyrs-smash-3p hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a1-tyrs-smash-3p BR-PLAY-01
do    0 play a1-troll
do    1 play a1-tyrs-smash-3p
want  told total 1 5

rule  BR-UPG-01 BR-CARD-02  Loki's Blessing (a1-lokis-blessing-4p) costs 1, and fits its slot only
use   four-clans
set   at a1-lokis-blessing-4p hand-0
set   rage 0 1
step  flow
deny  1 upgrade a1-lokis-blessing-4p clan-1 BR-ACT-02
deny  0 upgrade a1-lokis-blessing-4p monster-1 BR-UPG-02
do    0 upgrade a1-lokis-blessing-4p clan-1
want  sheet 0 clan-1 a1-lokis-blessing-4p
want  at a1-lokis-blessing-4p sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Loki's Blessing (a1-lokis-blessing-4p) not in hand is refused; in battle it adds nothing
use   four-clans
set   at a1-lokis-blessing-4p hand-1
use   one-against-two
step  flow
deny  0 upgrade a1-lokis-blessing-4p clan-1 BR-UPG-01
do    0 pillage gimle
do    1 play a1-lokis-blessing-4p
want  told total 1 2
want  at a1-lokis-blessing-4p gone

rule  BR-QUEST-01 BR-QPH-05  Alfheim! (a1-alfheim-4p) is committed, and pays 5
use   four-clans
set   at a1-alfheim-4p hand-0
step  flow
deny  0 upgrade a1-alfheim-4p clan-1 BR-UPG-01
deny  1 quest a1-alfheim-4p BR-ACT-02
do    0 quest a1-alfheim-4p
want  at a1-alfheim-4p quest-0
set   phase quests
set   age 1
set   doom 1 horgr
set   warriors 0 gimle 1
set   warriors 0 reserve 7
step  flow
want  told fulfilled 0 a1-alfheim-4p
want  earned 0 sc-quest 5
do    0 raise horns
want  at a1-alfheim-4p gone

rule  BR-QPH-05  Alfheim! (a1-alfheim-4p) fails: nothing
game  rage 4
set   phase quests
set   first 0
set   turn 0
set   age 1
set   doom 1 horgr
set   at a1-alfheim-4p quest-0
set   vow 0 0 a1-alfheim-4p
set   warriors 0 utgard 1
set   warriors 0 reserve 7
step  flow
want  earned 0 sc-quest 0
want  at a1-alfheim-4p gone
want  stat 0 horns 1

rule  BR-QUEST-01 BR-QPH-05  Jotunheim! (a1-jotunheim-4p) is committed, and pays 5
use   four-clans
set   at a1-jotunheim-4p hand-0
step  flow
deny  0 upgrade a1-jotunheim-4p clan-1 BR-UPG-01
deny  1 quest a1-jotunheim-4p BR-ACT-02
do    0 quest a1-jotunheim-4p
want  at a1-jotunheim-4p quest-0
set   phase quests
set   age 1
set   doom 1 horgr
set   warriors 0 utgard 1
set   warriors 0 reserve 7
step  flow
want  told fulfilled 0 a1-jotunheim-4p
want  earned 0 sc-quest 5
do    0 raise horns
want  at a1-jotunheim-4p gone

rule  BR-QPH-05  Jotunheim! (a1-jotunheim-4p) fails: nothing
game  rage 4
set   phase quests
set   first 0
set   turn 0
set   age 1
set   doom 1 horgr
set   at a1-jotunheim-4p quest-0
set   vow 0 0 a1-jotunheim-4p
set   warriors 0 elvagar 1
set   warriors 0 reserve 7
step  flow
want  earned 0 sc-quest 0
want  at a1-jotunheim-4p gone
want  stat 0 horns 1

rule  BR-QUEST-01 BR-QPH-05  Manheim! (a1-manheim-4p) is committed, and pays 5
use   four-clans
set   at a1-manheim-4p hand-0
step  flow
deny  0 upgrade a1-manheim-4p clan-1 BR-UPG-01
deny  1 quest a1-manheim-4p BR-ACT-02
do    0 quest a1-manheim-4p
want  at a1-manheim-4p quest-0
set   phase quests
set   age 1
set   doom 1 horgr
set   warriors 0 elvagar 1
set   warriors 0 reserve 7
step  flow
want  told fulfilled 0 a1-manheim-4p
want  earned 0 sc-quest 5
do    0 raise horns
want  at a1-manheim-4p gone

rule  BR-QPH-05  Manheim! (a1-manheim-4p) fails: nothing
game  rage 4
set   phase quests
set   first 0
set   turn 0
set   age 1
set   doom 1 horgr
set   at a1-manheim-4p quest-0
set   vow 0 0 a1-manheim-4p
set   warriors 0 gimle 1
set   warriors 0 reserve 7
step  flow
want  earned 0 sc-quest 0
want  at a1-manheim-4p gone
want  stat 0 horns 1

rule  BR-QUEST-01 BR-QPH-05  Glorious Death! (a1-glorious-death-4p) is committed, and pays 6
use   four-clans
set   at a1-glorious-death-4p hand-0
step  flow
deny  0 upgrade a1-glorious-death-4p clan-1 BR-UPG-01
deny  1 quest a1-glorious-death-4p BR-ACT-02
do    0 quest a1-glorious-death-4p
want  at a1-glorious-death-4p quest-0
set   phase quests
set   age 1
set   doom 1 horgr
set   warriors 0 valhalla 4
set   warriors 0 reserve 4
step  flow
want  told fulfilled 0 a1-glorious-death-4p
want  earned 0 sc-quest 6
do    0 raise horns
want  at a1-glorious-death-4p gone

rule  BR-QPH-05  Glorious Death! (a1-glorious-death-4p) fails: nothing
game  rage 4
set   phase quests
set   first 0
set   turn 0
set   age 1
set   doom 1 horgr
set   at a1-glorious-death-4p quest-0
set   vow 0 0 a1-glorious-death-4p
set   warriors 0 valhalla 3
set   warriors 0 reserve 5
step  flow
want  earned 0 sc-quest 0
want  at a1-glorious-death-4p gone
want  stat 0 horns 1

rule  BR-PLAY-03 BR-BC-01  Tyr's Crush (a1-tyrs-crush-4p) adds +4
use   four-clans
set   at a1-tyrs-crush-4p hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a1-tyrs-crush-4p
want  told total 0 7
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Tyr's Crush (a1-tyrs-crush-4p) is no late card
use   four-clans
set   at a1-tyrs-crush-4p hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a1-tyrs-crush-4p BR-ACT-07
deny  0 quest a1-tyrs-crush-4p BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a1-tyrs-crush-4p BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Tyr's Crush (a1-tyrs-crush-4p) in another hand can't be played
use   four-clans
set   at a1-troll hand-0
set   at a1-tyrs-crush-4p hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a1-tyrs-crush-4p BR-PLAY-01
do    0 play a1-troll
do    1 play a1-tyrs-crush-4p
want  told total 1 6

rule  BR-PLAY-03  Frigga's Grace (a1-friggas-grace-4p) adds +2
use   four-clans
set   at a1-friggas-grace-4p hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a1-friggas-grace-4p
want  told total 0 5
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Frigga's Grace (a1-friggas-grace-4p) is no late card
use   four-clans
set   at a1-friggas-grace-4p hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a1-friggas-grace-4p BR-ACT-07
deny  0 quest a1-friggas-grace-4p BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a1-friggas-grace-4p BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Frigga's Grace (a1-friggas-grace-4p) in another hand can't be played
use   four-clans
set   at a1-troll hand-0
set   at a1-friggas-grace-4p hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a1-friggas-grace-4p BR-PLAY-01
do    0 play a1-troll
do    1 play a1-friggas-grace-4p
want  told total 1 4

rule  BR-PLAY-03  Loki's Trickery (a1-lokis-trickery-4p) adds +0
use   four-clans
set   at a1-lokis-trickery-4p hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a1-lokis-trickery-4p
want  told total 0 3
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Loki's Trickery (a1-lokis-trickery-4p) is no late card
use   four-clans
set   at a1-lokis-trickery-4p hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a1-lokis-trickery-4p BR-ACT-07
deny  0 quest a1-lokis-trickery-4p BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a1-lokis-trickery-4p BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Loki's Trickery (a1-lokis-trickery-4p) in another hand can't be played
use   four-clans
set   at a1-troll hand-0
set   at a1-lokis-trickery-4p hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a1-lokis-trickery-4p BR-PLAY-01
do    0 play a1-troll
do    1 play a1-lokis-trickery-4p
want  told total 1 2

rule  BR-UPG-01 BR-CARD-02  Valkyrie (a2-valkyrie) costs 2, and fits its slot only
use   two-clans
set   at a2-valkyrie hand-0
set   rage 0 2
step  flow
deny  1 upgrade a2-valkyrie monster-1 BR-ACT-02
deny  0 upgrade a2-valkyrie clan-1 BR-UPG-02
set   rage 0 1
deny  0 upgrade a2-valkyrie monster-1 BR-ACT-03
set   rage 0 2
do    0 upgrade a2-valkyrie monster-1
want  sheet 0 monster-1 a2-valkyrie
want  at a2-valkyrie sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Valkyrie (a2-valkyrie) not in hand is refused; in battle it adds nothing
use   two-clans
set   at a2-valkyrie hand-1
use   one-against-two
step  flow
deny  0 upgrade a2-valkyrie monster-1 BR-UPG-01
do    0 pillage gimle
do    1 play a2-valkyrie
want  told total 1 2
want  at a2-valkyrie gone

rule  BR-UPG-01 BR-CARD-02  Dark Elf (a2-dark-elf) costs 1, and fits its slot only
use   two-clans
set   at a2-dark-elf hand-0
set   rage 0 1
step  flow
deny  1 upgrade a2-dark-elf monster-1 BR-ACT-02
deny  0 upgrade a2-dark-elf clan-1 BR-UPG-02
do    0 upgrade a2-dark-elf monster-1
want  sheet 0 monster-1 a2-dark-elf
want  at a2-dark-elf sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Dark Elf (a2-dark-elf) not in hand is refused; in battle it adds nothing
use   two-clans
set   at a2-dark-elf hand-1
use   one-against-two
step  flow
deny  0 upgrade a2-dark-elf monster-1 BR-UPG-01
do    0 pillage gimle
do    1 play a2-dark-elf
want  told total 1 2
want  at a2-dark-elf gone

rule  BR-UPG-01 BR-CARD-02  Lord of Axes (a2-lord-of-axes) costs 3, and fits its slot only
use   two-clans
set   at a2-lord-of-axes hand-0
set   rage 0 3
step  flow
deny  1 upgrade a2-lord-of-axes leader BR-ACT-02
deny  0 upgrade a2-lord-of-axes warrior BR-UPG-02
set   rage 0 2
deny  0 upgrade a2-lord-of-axes leader BR-ACT-03
set   rage 0 3
do    0 upgrade a2-lord-of-axes leader
want  sheet 0 leader a2-lord-of-axes
want  at a2-lord-of-axes sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Lord of Axes (a2-lord-of-axes) not in hand is refused; in battle it adds nothing
use   two-clans
set   at a2-lord-of-axes hand-1
use   one-against-two
step  flow
deny  0 upgrade a2-lord-of-axes leader BR-UPG-01
do    0 pillage gimle
do    1 play a2-lord-of-axes
want  told total 1 2
want  at a2-lord-of-axes gone

rule  BR-UPG-01 BR-CARD-02  Experts in Arms (a2-experts-in-arms) costs 2, and fits its slot only
use   two-clans
set   at a2-experts-in-arms hand-0
set   rage 0 2
step  flow
deny  1 upgrade a2-experts-in-arms warrior BR-ACT-02
deny  0 upgrade a2-experts-in-arms ship BR-UPG-02
set   rage 0 1
deny  0 upgrade a2-experts-in-arms warrior BR-ACT-03
set   rage 0 2
do    0 upgrade a2-experts-in-arms warrior
want  sheet 0 warrior a2-experts-in-arms
want  at a2-experts-in-arms sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Experts in Arms (a2-experts-in-arms) not in hand is refused; in battle it adds nothing
use   two-clans
set   at a2-experts-in-arms hand-1
use   one-against-two
step  flow
deny  0 upgrade a2-experts-in-arms warrior BR-UPG-01
do    0 pillage gimle
do    1 play a2-experts-in-arms
want  told total 1 2
want  at a2-experts-in-arms gone

rule  BR-UPG-01 BR-CARD-02  Fire Dragons (a2-fire-dragons) costs 2, and fits its slot only
use   two-clans
set   at a2-fire-dragons hand-0
set   rage 0 2
step  flow
deny  1 upgrade a2-fire-dragons ship BR-ACT-02
deny  0 upgrade a2-fire-dragons clan-1 BR-UPG-02
set   rage 0 1
deny  0 upgrade a2-fire-dragons ship BR-ACT-03
set   rage 0 2
do    0 upgrade a2-fire-dragons ship
want  sheet 0 ship a2-fire-dragons
want  at a2-fire-dragons sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Fire Dragons (a2-fire-dragons) not in hand is refused; in battle it adds nothing
use   two-clans
set   at a2-fire-dragons hand-1
use   one-against-two
step  flow
deny  0 upgrade a2-fire-dragons ship BR-UPG-01
do    0 pillage gimle
do    1 play a2-fire-dragons
want  told total 1 2
want  at a2-fire-dragons gone

rule  BR-UPG-01 BR-CARD-02  Odin's Inspiration (a2-odins-inspiration) costs 2, and fits its slot only
use   two-clans
set   at a2-odins-inspiration hand-0
set   rage 0 2
step  flow
deny  1 upgrade a2-odins-inspiration clan-1 BR-ACT-02
deny  0 upgrade a2-odins-inspiration monster-1 BR-UPG-02
set   rage 0 1
deny  0 upgrade a2-odins-inspiration clan-1 BR-ACT-03
set   rage 0 2
do    0 upgrade a2-odins-inspiration clan-1
want  sheet 0 clan-1 a2-odins-inspiration
want  at a2-odins-inspiration sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Odin's Inspiration (a2-odins-inspiration) not in hand is refused; in battle it adds nothing
use   two-clans
set   at a2-odins-inspiration hand-1
use   one-against-two
step  flow
deny  0 upgrade a2-odins-inspiration clan-1 BR-UPG-01
do    0 pillage gimle
do    1 play a2-odins-inspiration
want  told total 1 2
want  at a2-odins-inspiration gone

rule  BR-UPG-01 BR-CARD-02  Tyr's Challenge (a2-tyrs-challenge) costs 0, and fits its slot only
use   two-clans
set   at a2-tyrs-challenge hand-0
set   rage 0 1
step  flow
deny  1 upgrade a2-tyrs-challenge clan-1 BR-ACT-02
deny  0 upgrade a2-tyrs-challenge monster-1 BR-UPG-02
do    0 upgrade a2-tyrs-challenge clan-1
want  sheet 0 clan-1 a2-tyrs-challenge
want  at a2-tyrs-challenge sheet-0
want  rage 0 1

rule  BR-PLAY-02 BR-UPG-01  Tyr's Challenge (a2-tyrs-challenge) not in hand is refused; in battle it adds nothing
use   two-clans
set   at a2-tyrs-challenge hand-1
use   one-against-two
step  flow
deny  0 upgrade a2-tyrs-challenge clan-1 BR-UPG-01
do    0 pillage gimle
do    1 play a2-tyrs-challenge
want  told total 1 2
want  at a2-tyrs-challenge gone

rule  BR-UPG-01 BR-CARD-02  Frigga's Protection (a2-friggas-protection) costs 0, and fits its slot only
use   two-clans
set   at a2-friggas-protection hand-0
set   rage 0 1
step  flow
deny  1 upgrade a2-friggas-protection clan-1 BR-ACT-02
deny  0 upgrade a2-friggas-protection monster-1 BR-UPG-02
do    0 upgrade a2-friggas-protection clan-1
want  sheet 0 clan-1 a2-friggas-protection
want  at a2-friggas-protection sheet-0
want  rage 0 1

rule  BR-PLAY-02 BR-UPG-01  Frigga's Protection (a2-friggas-protection) not in hand is refused; in battle it adds nothing
use   two-clans
set   at a2-friggas-protection hand-1
use   one-against-two
step  flow
deny  0 upgrade a2-friggas-protection clan-1 BR-UPG-01
do    0 pillage gimle
do    1 play a2-friggas-protection
want  told total 1 2
want  at a2-friggas-protection gone

rule  BR-QUEST-01 BR-QPH-05  Alfheim! (a2-alfheim) is committed, and pays 7
use   two-clans
set   at a2-alfheim hand-0
step  flow
deny  0 upgrade a2-alfheim clan-1 BR-UPG-01
deny  1 quest a2-alfheim BR-ACT-02
do    0 quest a2-alfheim
want  at a2-alfheim quest-0
set   phase quests
set   age 2
set   doom 2 horgr
set   warriors 0 gimle 1
set   warriors 0 reserve 7
step  flow
want  told fulfilled 0 a2-alfheim
want  earned 0 sc-quest 7
do    0 raise horns
want  at a2-alfheim gone

rule  BR-QPH-05  Alfheim! (a2-alfheim) fails: nothing
use   quests-of-two
set   age 2
set   doom 2 horgr
set   at a2-alfheim quest-0
set   vow 0 0 a2-alfheim
set   warriors 0 utgard 1
set   warriors 0 reserve 7
step  flow
want  earned 0 sc-quest 0
want  at a2-alfheim gone
want  stat 0 horns 1

rule  BR-QUEST-01 BR-QPH-05  Jotunheim! (a2-jotunheim) is committed, and pays 7
use   two-clans
set   at a2-jotunheim hand-0
step  flow
deny  0 upgrade a2-jotunheim clan-1 BR-UPG-01
deny  1 quest a2-jotunheim BR-ACT-02
do    0 quest a2-jotunheim
want  at a2-jotunheim quest-0
set   phase quests
set   age 2
set   doom 2 horgr
set   warriors 0 utgard 1
set   warriors 0 reserve 7
step  flow
want  told fulfilled 0 a2-jotunheim
want  earned 0 sc-quest 7
do    0 raise horns
want  at a2-jotunheim gone

rule  BR-QPH-05  Jotunheim! (a2-jotunheim) fails: nothing
use   quests-of-two
set   age 2
set   doom 2 horgr
set   at a2-jotunheim quest-0
set   vow 0 0 a2-jotunheim
set   warriors 0 elvagar 1
set   warriors 0 reserve 7
step  flow
want  earned 0 sc-quest 0
want  at a2-jotunheim gone
want  stat 0 horns 1

rule  BR-QUEST-01 BR-QPH-05  Manheim! (a2-manheim) is committed, and pays 7
use   two-clans
set   at a2-manheim hand-0
step  flow
deny  0 upgrade a2-manheim clan-1 BR-UPG-01
deny  1 quest a2-manheim BR-ACT-02
do    0 quest a2-manheim
want  at a2-manheim quest-0
set   phase quests
set   age 2
set   doom 2 horgr
set   warriors 0 elvagar 1
set   warriors 0 reserve 7
step  flow
want  told fulfilled 0 a2-manheim
want  earned 0 sc-quest 7
do    0 raise horns
want  at a2-manheim gone

rule  BR-QPH-05  Manheim! (a2-manheim) fails: nothing
use   quests-of-two
set   age 2
set   doom 2 horgr
set   at a2-manheim quest-0
set   vow 0 0 a2-manheim
set   warriors 0 gimle 1
set   warriors 0 reserve 7
step  flow
want  earned 0 sc-quest 0
want  at a2-manheim gone
want  stat 0 horns 1

rule  BR-QUEST-01 BR-QPH-05  Glorious Death! (a2-glorious-death) is committed, and pays 8
use   two-clans
set   at a2-glorious-death hand-0
step  flow
deny  0 upgrade a2-glorious-death clan-1 BR-UPG-01
deny  1 quest a2-glorious-death BR-ACT-02
do    0 quest a2-glorious-death
want  at a2-glorious-death quest-0
set   phase quests
set   age 2
set   doom 2 horgr
set   warriors 0 valhalla 4
set   warriors 0 reserve 4
step  flow
want  told fulfilled 0 a2-glorious-death
want  earned 0 sc-quest 8
do    0 raise horns
want  at a2-glorious-death gone

rule  BR-QPH-05  Glorious Death! (a2-glorious-death) fails: nothing
use   quests-of-two
set   age 2
set   doom 2 horgr
set   at a2-glorious-death quest-0
set   vow 0 0 a2-glorious-death
set   warriors 0 valhalla 3
set   warriors 0 reserve 5
step  flow
want  earned 0 sc-quest 0
want  at a2-glorious-death gone
want  stat 0 horns 1

rule  BR-PLAY-03 BR-BC-01  Tyr's Crush (a2-tyrs-crush) adds +4
use   two-clans
set   at a2-tyrs-crush hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a2-tyrs-crush
want  told total 0 7
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Tyr's Crush (a2-tyrs-crush) is no late card
use   two-clans
set   at a2-tyrs-crush hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a2-tyrs-crush BR-ACT-07
deny  0 quest a2-tyrs-crush BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a2-tyrs-crush BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Tyr's Crush (a2-tyrs-crush) in another hand can't be played
use   two-clans
set   at a1-troll hand-0
set   at a2-tyrs-crush hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a2-tyrs-crush BR-PLAY-01
do    0 play a1-troll
do    1 play a2-tyrs-crush
want  told total 1 6

rule  BR-PLAY-03  Heimdall's Eye (a2-heimdalls-eye) adds +2
use   two-clans
set   at a2-heimdalls-eye hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a2-heimdalls-eye
want  told total 0 5
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Heimdall's Eye (a2-heimdalls-eye) is added late, not played as an action
use   two-clans
set   at a2-heimdalls-eye hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a2-heimdalls-eye BR-ACT-07
deny  0 quest a2-heimdalls-eye BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
do    0 add a2-heimdalls-eye
want  told total 0 5

rule  BR-PLAY-01  Heimdall's Eye (a2-heimdalls-eye) in another hand can't be played
use   two-clans
set   at a1-troll hand-0
set   at a2-heimdalls-eye hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a2-heimdalls-eye BR-PLAY-01
do    0 play a1-troll
do    1 play a2-heimdalls-eye
want  told total 1 4

rule  BR-PLAY-03  Heimdall's Eye (a2-heimdalls-eye-2) adds +2
use   two-clans
set   at a2-heimdalls-eye-2 hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a2-heimdalls-eye-2
want  told total 0 5
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Heimdall's Eye (a2-heimdalls-eye-2) is added late, not played as an action
use   two-clans
set   at a2-heimdalls-eye-2 hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a2-heimdalls-eye-2 BR-ACT-07
deny  0 quest a2-heimdalls-eye-2 BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
do    0 add a2-heimdalls-eye-2
want  told total 0 5

rule  BR-PLAY-01  Heimdall's Eye (a2-heimdalls-eye-2) in another hand can't be played
use   two-clans
set   at a1-troll hand-0
set   at a2-heimdalls-eye-2 hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a2-heimdalls-eye-2 BR-PLAY-01
do    0 play a1-troll
do    1 play a2-heimdalls-eye-2
want  told total 1 4

rule  BR-PLAY-03  Odin's Tide (a2-odins-tide) adds +1
use   two-clans
set   at a2-odins-tide hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a2-odins-tide
do    0 spare warrior
do    1 spare warrior
want  told total 0 2
want  told total 1 1

rule  BR-LATE-01 BR-CARD-05  Odin's Tide (a2-odins-tide) is no late card
use   two-clans
set   at a2-odins-tide hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a2-odins-tide BR-ACT-07
deny  0 quest a2-odins-tide BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a2-odins-tide BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Odin's Tide (a2-odins-tide) in another hand can't be played
use   two-clans
set   at a1-troll hand-0
set   at a2-odins-tide hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a2-odins-tide BR-PLAY-01
do    0 play a1-troll
do    1 play a2-odins-tide
do    0 spare warrior
do    1 spare warrior
want  told total 1 2

rule  BR-PLAY-03  Loki's Backstab (a2-lokis-backstab) adds +0
use   two-clans
set   at a2-lokis-backstab hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a2-lokis-backstab
want  told total 0 3
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Loki's Backstab (a2-lokis-backstab) is no late card
use   two-clans
set   at a2-lokis-backstab hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a2-lokis-backstab BR-ACT-07
deny  0 quest a2-lokis-backstab BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a2-lokis-backstab BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Loki's Backstab (a2-lokis-backstab) in another hand can't be played
use   two-clans
set   at a1-troll hand-0
set   at a2-lokis-backstab hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a2-lokis-backstab BR-PLAY-01
do    0 play a1-troll
do    1 play a2-lokis-backstab
want  told total 1 2

rule  BR-PLAY-03 BR-BC-01  Tyr's Rage (a2-tyrs-rage) adds +6
use   two-clans
set   at a2-tyrs-rage hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a2-tyrs-rage
want  told total 0 9
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Tyr's Rage (a2-tyrs-rage) is no late card
use   two-clans
set   at a2-tyrs-rage hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a2-tyrs-rage BR-ACT-07
deny  0 quest a2-tyrs-rage BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a2-tyrs-rage BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Tyr's Rage (a2-tyrs-rage) in another hand can't be played
use   two-clans
set   at a1-troll hand-0
set   at a2-tyrs-rage hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a2-tyrs-rage BR-PLAY-01
do    0 play a1-troll
do    1 play a2-tyrs-rage
want  told total 1 8

rule  BR-PLAY-03 BR-BC-07  Heimdall's Watch (a2-heimdalls-watch) discards what was revealed
use   two-clans
set   at a2-heimdalls-watch hand-0
set   at a1-tyrs-bash hand-1
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a2-heimdalls-watch
do    1 play a1-tyrs-bash
want  earned 0 sc-watch 2
want  at a2-heimdalls-watch gone
want  at a1-tyrs-bash gone
want  told total 0 3

rule  BR-LATE-01 BR-CARD-05  Heimdall's Watch (a2-heimdalls-watch) is no late card
use   two-clans
set   at a2-heimdalls-watch hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a2-heimdalls-watch BR-ACT-07
deny  0 quest a2-heimdalls-watch BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a2-heimdalls-watch BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Heimdall's Watch (a2-heimdalls-watch) in another hand can't be played
use   two-clans
set   at a1-troll hand-0
set   at a2-heimdalls-watch hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a2-heimdalls-watch BR-PLAY-01
do    0 play a1-troll
do    1 play a2-heimdalls-watch
want  earned 1 sc-watch 0

rule  BR-PLAY-03  Thor's Oath (a2-thors-oath) adds +1
use   two-clans
set   at a2-thors-oath hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a2-thors-oath
want  told total 0 4
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Thor's Oath (a2-thors-oath) is no late card
use   two-clans
set   at a2-thors-oath hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a2-thors-oath BR-ACT-07
deny  0 quest a2-thors-oath BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a2-thors-oath BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Thor's Oath (a2-thors-oath) in another hand can't be played
use   two-clans
set   at a1-troll hand-0
set   at a2-thors-oath hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a2-thors-oath BR-PLAY-01
do    0 play a1-troll
do    1 play a2-thors-oath
want  told total 1 3

rule  BR-UPG-01 BR-CARD-02  Fire Giant (a2-fire-giant-3p) costs 4, and fits its slot only
use   three-clans
set   at a2-fire-giant-3p hand-0
set   rage 0 4
step  flow
deny  1 upgrade a2-fire-giant-3p monster-1 BR-ACT-02
deny  0 upgrade a2-fire-giant-3p clan-1 BR-UPG-02
set   rage 0 3
deny  0 upgrade a2-fire-giant-3p monster-1 BR-ACT-03
set   rage 0 4
do    0 upgrade a2-fire-giant-3p monster-1
want  sheet 0 monster-1 a2-fire-giant-3p
want  at a2-fire-giant-3p sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Fire Giant (a2-fire-giant-3p) not in hand is refused; in battle it adds nothing
use   three-clans
set   at a2-fire-giant-3p hand-1
use   one-against-two
step  flow
deny  0 upgrade a2-fire-giant-3p monster-1 BR-UPG-01
do    0 pillage gimle
do    1 play a2-fire-giant-3p
want  told total 1 2
want  at a2-fire-giant-3p gone

rule  BR-UPG-01 BR-CARD-02  Loki's Eminence (a2-lokis-eminence-3p) costs 2, and fits its slot only
use   three-clans
set   at a2-lokis-eminence-3p hand-0
set   rage 0 2
step  flow
deny  1 upgrade a2-lokis-eminence-3p clan-1 BR-ACT-02
deny  0 upgrade a2-lokis-eminence-3p monster-1 BR-UPG-02
set   rage 0 1
deny  0 upgrade a2-lokis-eminence-3p clan-1 BR-ACT-03
set   rage 0 2
do    0 upgrade a2-lokis-eminence-3p clan-1
want  sheet 0 clan-1 a2-lokis-eminence-3p
want  at a2-lokis-eminence-3p sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Loki's Eminence (a2-lokis-eminence-3p) not in hand is refused; in battle it adds nothing
use   three-clans
set   at a2-lokis-eminence-3p hand-1
use   one-against-two
step  flow
deny  0 upgrade a2-lokis-eminence-3p clan-1 BR-UPG-01
do    0 pillage gimle
do    1 play a2-lokis-eminence-3p
want  told total 1 2
want  at a2-lokis-eminence-3p gone

rule  BR-UPG-01 BR-CARD-02  Tyr's Prowess (a2-tyrs-prowess-3p) costs 2, and fits its slot only
use   three-clans
set   at a2-tyrs-prowess-3p hand-0
set   rage 0 2
step  flow
deny  1 upgrade a2-tyrs-prowess-3p clan-1 BR-ACT-02
deny  0 upgrade a2-tyrs-prowess-3p monster-1 BR-UPG-02
set   rage 0 1
deny  0 upgrade a2-tyrs-prowess-3p clan-1 BR-ACT-03
set   rage 0 2
do    0 upgrade a2-tyrs-prowess-3p clan-1
want  sheet 0 clan-1 a2-tyrs-prowess-3p
want  at a2-tyrs-prowess-3p sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Tyr's Prowess (a2-tyrs-prowess-3p) not in hand is refused; in battle it adds nothing
use   three-clans
set   at a2-tyrs-prowess-3p hand-1
use   one-against-two
step  flow
deny  0 upgrade a2-tyrs-prowess-3p clan-1 BR-UPG-01
do    0 pillage gimle
do    1 play a2-tyrs-prowess-3p
want  told total 1 2
want  at a2-tyrs-prowess-3p gone

rule  BR-QUEST-01 BR-QPH-05  Yggdrasil! (a2-yggdrasil-3p) is committed, and pays 8
use   three-clans
set   at a2-yggdrasil-3p hand-0
step  flow
deny  0 upgrade a2-yggdrasil-3p clan-1 BR-UPG-01
deny  1 quest a2-yggdrasil-3p BR-ACT-02
do    0 quest a2-yggdrasil-3p
want  at a2-yggdrasil-3p quest-0
set   phase quests
set   age 2
set   doom 2 horgr
set   warriors 0 yggdrasil 1
set   warriors 0 reserve 7
step  flow
want  told fulfilled 0 a2-yggdrasil-3p
want  earned 0 sc-quest 8
do    0 raise horns
want  at a2-yggdrasil-3p gone

rule  BR-QPH-05  Yggdrasil! (a2-yggdrasil-3p) fails: nothing
game  rage 3
set   phase quests
set   first 0
set   turn 0
set   age 2
set   doom 2 horgr
set   at a2-yggdrasil-3p quest-0
set   vow 0 0 a2-yggdrasil-3p
set   warriors 0 gimle 1
set   warriors 0 reserve 7
step  flow
want  earned 0 sc-quest 0
want  at a2-yggdrasil-3p gone
want  stat 0 horns 1

rule  BR-PLAY-03 BR-BC-01  Tyr's Smite (a2-tyrs-smite-3p) adds +5
use   three-clans
set   at a2-tyrs-smite-3p hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a2-tyrs-smite-3p
want  told total 0 8
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Tyr's Smite (a2-tyrs-smite-3p) is no late card
use   three-clans
set   at a2-tyrs-smite-3p hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a2-tyrs-smite-3p BR-ACT-07
deny  0 quest a2-tyrs-smite-3p BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a2-tyrs-smite-3p BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Tyr's Smite (a2-tyrs-smite-3p) in another hand can't be played
use   three-clans
set   at a1-troll hand-0
set   at a2-tyrs-smite-3p hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a2-tyrs-smite-3p BR-PLAY-01
do    0 play a1-troll
do    1 play a2-tyrs-smite-3p
want  told total 1 7

rule  BR-PLAY-03  Heimdall's Eye (a2-heimdalls-eye-3p) adds +2
use   three-clans
set   at a2-heimdalls-eye-3p hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a2-heimdalls-eye-3p
want  told total 0 5
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Heimdall's Eye (a2-heimdalls-eye-3p) is added late, not played as an action
use   three-clans
set   at a2-heimdalls-eye-3p hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a2-heimdalls-eye-3p BR-ACT-07
deny  0 quest a2-heimdalls-eye-3p BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
do    0 add a2-heimdalls-eye-3p
want  told total 0 5

rule  BR-PLAY-01  Heimdall's Eye (a2-heimdalls-eye-3p) in another hand can't be played
use   three-clans
set   at a1-troll hand-0
set   at a2-heimdalls-eye-3p hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a2-heimdalls-eye-3p BR-PLAY-01
do    0 play a1-troll
do    1 play a2-heimdalls-eye-3p
want  told total 1 4

rule  BR-UPG-01 BR-CARD-02  Thor's Domain (a2-thors-domain-4p) costs 1, and fits its slot only
use   four-clans
set   at a2-thors-domain-4p hand-0
set   rage 0 1
step  flow
deny  1 upgrade a2-thors-domain-4p clan-1 BR-ACT-02
deny  0 upgrade a2-thors-domain-4p monster-1 BR-UPG-02
do    0 upgrade a2-thors-domain-4p clan-1
want  sheet 0 clan-1 a2-thors-domain-4p
want  at a2-thors-domain-4p sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Thor's Domain (a2-thors-domain-4p) not in hand is refused; in battle it adds nothing
use   four-clans
set   at a2-thors-domain-4p hand-1
use   one-against-two
step  flow
deny  0 upgrade a2-thors-domain-4p clan-1 BR-UPG-01
do    0 pillage gimle
do    1 play a2-thors-domain-4p
want  told total 1 2
want  at a2-thors-domain-4p gone

rule  BR-QUEST-01 BR-QPH-05  Alfheim! (a2-alfheim-4p) is committed, and pays 7
use   four-clans
set   at a2-alfheim-4p hand-0
step  flow
deny  0 upgrade a2-alfheim-4p clan-1 BR-UPG-01
deny  1 quest a2-alfheim-4p BR-ACT-02
do    0 quest a2-alfheim-4p
want  at a2-alfheim-4p quest-0
set   phase quests
set   age 2
set   doom 2 horgr
set   warriors 0 gimle 1
set   warriors 0 reserve 7
step  flow
want  told fulfilled 0 a2-alfheim-4p
want  earned 0 sc-quest 7
do    0 raise horns
want  at a2-alfheim-4p gone

rule  BR-QPH-05  Alfheim! (a2-alfheim-4p) fails: nothing
game  rage 4
set   phase quests
set   first 0
set   turn 0
set   age 2
set   doom 2 horgr
set   at a2-alfheim-4p quest-0
set   vow 0 0 a2-alfheim-4p
set   warriors 0 utgard 1
set   warriors 0 reserve 7
step  flow
want  earned 0 sc-quest 0
want  at a2-alfheim-4p gone
want  stat 0 horns 1

rule  BR-QUEST-01 BR-QPH-05  Jotunheim! (a2-jotunheim-4p) is committed, and pays 7
use   four-clans
set   at a2-jotunheim-4p hand-0
step  flow
deny  0 upgrade a2-jotunheim-4p clan-1 BR-UPG-01
deny  1 quest a2-jotunheim-4p BR-ACT-02
do    0 quest a2-jotunheim-4p
want  at a2-jotunheim-4p quest-0
set   phase quests
set   age 2
set   doom 2 horgr
set   warriors 0 utgard 1
set   warriors 0 reserve 7
step  flow
want  told fulfilled 0 a2-jotunheim-4p
want  earned 0 sc-quest 7
do    0 raise horns
want  at a2-jotunheim-4p gone

rule  BR-QPH-05  Jotunheim! (a2-jotunheim-4p) fails: nothing
game  rage 4
set   phase quests
set   first 0
set   turn 0
set   age 2
set   doom 2 horgr
set   at a2-jotunheim-4p quest-0
set   vow 0 0 a2-jotunheim-4p
set   warriors 0 elvagar 1
set   warriors 0 reserve 7
step  flow
want  earned 0 sc-quest 0
want  at a2-jotunheim-4p gone
want  stat 0 horns 1

rule  BR-QUEST-01 BR-QPH-05  Manheim! (a2-manheim-4p) is committed, and pays 7
use   four-clans
set   at a2-manheim-4p hand-0
step  flow
deny  0 upgrade a2-manheim-4p clan-1 BR-UPG-01
deny  1 quest a2-manheim-4p BR-ACT-02
do    0 quest a2-manheim-4p
want  at a2-manheim-4p quest-0
set   phase quests
set   age 2
set   doom 2 horgr
set   warriors 0 elvagar 1
set   warriors 0 reserve 7
step  flow
want  told fulfilled 0 a2-manheim-4p
want  earned 0 sc-quest 7
do    0 raise horns
want  at a2-manheim-4p gone

rule  BR-QPH-05  Manheim! (a2-manheim-4p) fails: nothing
game  rage 4
set   phase quests
set   first 0
set   turn 0
set   age 2
set   doom 2 horgr
set   at a2-manheim-4p quest-0
set   vow 0 0 a2-manheim-4p
set   warriors 0 gimle 1
set   warriors 0 reserve 7
step  flow
want  earned 0 sc-quest 0
want  at a2-manheim-4p gone
want  stat 0 horns 1

rule  BR-QUEST-01 BR-QPH-05  Glorious Death! (a2-glorious-death-4p) is committed, and pays 8
use   four-clans
set   at a2-glorious-death-4p hand-0
step  flow
deny  0 upgrade a2-glorious-death-4p clan-1 BR-UPG-01
deny  1 quest a2-glorious-death-4p BR-ACT-02
do    0 quest a2-glorious-death-4p
want  at a2-glorious-death-4p quest-0
set   phase quests
set   age 2
set   doom 2 horgr
set   warriors 0 valhalla 4
set   warriors 0 reserve 4
step  flow
want  told fulfilled 0 a2-glorious-death-4p
want  earned 0 sc-quest 8
do    0 raise horns
want  at a2-glorious-death-4p gone

rule  BR-QPH-05  Glorious Death! (a2-glorious-death-4p) fails: nothing
game  rage 4
set   phase quests
set   first 0
set   turn 0
set   age 2
set   doom 2 horgr
set   at a2-glorious-death-4p quest-0
set   vow 0 0 a2-glorious-death-4p
set   warriors 0 valhalla 3
set   warriors 0 reserve 5
step  flow
want  earned 0 sc-quest 0
want  at a2-glorious-death-4p gone
want  stat 0 horns 1

rule  BR-PLAY-03  Odin's Tide (a2-odins-tide-4p) adds +1
use   four-clans
set   at a2-odins-tide-4p hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a2-odins-tide-4p
do    0 spare warrior
do    1 spare warrior
want  told total 0 2
want  told total 1 1

rule  BR-LATE-01 BR-CARD-05  Odin's Tide (a2-odins-tide-4p) is no late card
use   four-clans
set   at a2-odins-tide-4p hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a2-odins-tide-4p BR-ACT-07
deny  0 quest a2-odins-tide-4p BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a2-odins-tide-4p BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Odin's Tide (a2-odins-tide-4p) in another hand can't be played
use   four-clans
set   at a1-troll hand-0
set   at a2-odins-tide-4p hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a2-odins-tide-4p BR-PLAY-01
do    0 play a1-troll
do    1 play a2-odins-tide-4p
do    0 spare warrior
do    1 spare warrior
want  told total 1 2

rule  BR-PLAY-03  Loki's Backstab (a2-lokis-backstab-4p) adds +0
use   four-clans
set   at a2-lokis-backstab-4p hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a2-lokis-backstab-4p
want  told total 0 3
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Loki's Backstab (a2-lokis-backstab-4p) is no late card
use   four-clans
set   at a2-lokis-backstab-4p hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a2-lokis-backstab-4p BR-ACT-07
deny  0 quest a2-lokis-backstab-4p BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a2-lokis-backstab-4p BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Loki's Backstab (a2-lokis-backstab-4p) in another hand can't be played
use   four-clans
set   at a1-troll hand-0
set   at a2-lokis-backstab-4p hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a2-lokis-backstab-4p BR-PLAY-01
do    0 play a1-troll
do    1 play a2-lokis-backstab-4p
want  told total 1 2

rule  BR-PLAY-03 BR-BC-01  Tyr's Smash (a2-tyrs-smash-4p) adds +3
use   four-clans
set   at a2-tyrs-smash-4p hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a2-tyrs-smash-4p
want  told total 0 6
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Tyr's Smash (a2-tyrs-smash-4p) is no late card
use   four-clans
set   at a2-tyrs-smash-4p hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a2-tyrs-smash-4p BR-ACT-07
deny  0 quest a2-tyrs-smash-4p BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a2-tyrs-smash-4p BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Tyr's Smash (a2-tyrs-smash-4p) in another hand can't be played
use   four-clans
set   at a1-troll hand-0
set   at a2-tyrs-smash-4p hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a2-tyrs-smash-4p BR-PLAY-01
do    0 play a1-troll
do    1 play a2-tyrs-smash-4p
want  told total 1 5

rule  BR-UPG-01 BR-CARD-02  Frost Giant (a3-frost-giant) costs 4, and fits its slot only
use   two-clans
set   at a3-frost-giant hand-0
set   rage 0 4
step  flow
deny  1 upgrade a3-frost-giant monster-1 BR-ACT-02
deny  0 upgrade a3-frost-giant clan-1 BR-UPG-02
set   rage 0 3
deny  0 upgrade a3-frost-giant monster-1 BR-ACT-03
set   rage 0 4
do    0 upgrade a3-frost-giant monster-1
want  sheet 0 monster-1 a3-frost-giant
want  at a3-frost-giant sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Frost Giant (a3-frost-giant) not in hand is refused; in battle it adds nothing
use   two-clans
set   at a3-frost-giant hand-1
use   one-against-two
step  flow
deny  0 upgrade a3-frost-giant monster-1 BR-UPG-01
do    0 pillage gimle
do    1 play a3-frost-giant
want  told total 1 2
want  at a3-frost-giant gone

rule  BR-UPG-01 BR-CARD-02  Soldier of Hel (a3-soldier-of-hel) costs 0, and fits its slot only
use   two-clans
set   at a3-soldier-of-hel hand-0
set   rage 0 1
step  flow
deny  1 upgrade a3-soldier-of-hel monster-1 BR-ACT-02
deny  0 upgrade a3-soldier-of-hel clan-1 BR-UPG-02
do    0 upgrade a3-soldier-of-hel monster-1
want  sheet 0 monster-1 a3-soldier-of-hel
want  at a3-soldier-of-hel sheet-0
want  rage 0 1

rule  BR-PLAY-02 BR-UPG-01  Soldier of Hel (a3-soldier-of-hel) not in hand is refused; in battle it adds nothing
use   two-clans
set   at a3-soldier-of-hel hand-1
use   one-against-two
step  flow
deny  0 upgrade a3-soldier-of-hel monster-1 BR-UPG-01
do    0 pillage gimle
do    1 play a3-soldier-of-hel
want  told total 1 2
want  at a3-soldier-of-hel gone

rule  BR-UPG-01 BR-CARD-02  Lord of Spears (a3-lord-of-spears) costs 3, and fits its slot only
use   two-clans
set   at a3-lord-of-spears hand-0
set   rage 0 3
step  flow
deny  1 upgrade a3-lord-of-spears leader BR-ACT-02
deny  0 upgrade a3-lord-of-spears warrior BR-UPG-02
set   rage 0 2
deny  0 upgrade a3-lord-of-spears leader BR-ACT-03
set   rage 0 3
do    0 upgrade a3-lord-of-spears leader
want  sheet 0 leader a3-lord-of-spears
want  at a3-lord-of-spears sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Lord of Spears (a3-lord-of-spears) not in hand is refused; in battle it adds nothing
use   two-clans
set   at a3-lord-of-spears hand-1
use   one-against-two
step  flow
deny  0 upgrade a3-lord-of-spears leader BR-UPG-01
do    0 pillage gimle
do    1 play a3-lord-of-spears
want  told total 1 2
want  at a3-lord-of-spears gone

rule  BR-UPG-01 BR-CARD-02  Masters in Arms (a3-masters-in-arms) costs 2, and fits its slot only
use   two-clans
set   at a3-masters-in-arms hand-0
set   rage 0 2
step  flow
deny  1 upgrade a3-masters-in-arms warrior BR-ACT-02
deny  0 upgrade a3-masters-in-arms ship BR-UPG-02
set   rage 0 1
deny  0 upgrade a3-masters-in-arms warrior BR-ACT-03
set   rage 0 2
do    0 upgrade a3-masters-in-arms warrior
want  sheet 0 warrior a3-masters-in-arms
want  at a3-masters-in-arms sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Masters in Arms (a3-masters-in-arms) not in hand is refused; in battle it adds nothing
use   two-clans
set   at a3-masters-in-arms hand-1
use   one-against-two
step  flow
deny  0 upgrade a3-masters-in-arms warrior BR-UPG-01
do    0 pillage gimle
do    1 play a3-masters-in-arms
want  told total 1 2
want  at a3-masters-in-arms gone

rule  BR-UPG-01 BR-CARD-02  Eternal Dragons (a3-eternal-dragons) costs 2, and fits its slot only
use   two-clans
set   at a3-eternal-dragons hand-0
set   rage 0 2
step  flow
deny  1 upgrade a3-eternal-dragons ship BR-ACT-02
deny  0 upgrade a3-eternal-dragons clan-1 BR-UPG-02
set   rage 0 1
deny  0 upgrade a3-eternal-dragons ship BR-ACT-03
set   rage 0 2
do    0 upgrade a3-eternal-dragons ship
want  sheet 0 ship a3-eternal-dragons
want  at a3-eternal-dragons sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Eternal Dragons (a3-eternal-dragons) not in hand is refused; in battle it adds nothing
use   two-clans
set   at a3-eternal-dragons hand-1
use   one-against-two
step  flow
deny  0 upgrade a3-eternal-dragons ship BR-UPG-01
do    0 pillage gimle
do    1 play a3-eternal-dragons
want  told total 1 2
want  at a3-eternal-dragons gone

rule  BR-UPG-01 BR-CARD-02  Frigga's Domain (a3-friggas-domain) costs 0, and fits its slot only
use   two-clans
set   at a3-friggas-domain hand-0
set   rage 0 1
step  flow
deny  1 upgrade a3-friggas-domain clan-1 BR-ACT-02
deny  0 upgrade a3-friggas-domain monster-1 BR-UPG-02
do    0 upgrade a3-friggas-domain clan-1
want  sheet 0 clan-1 a3-friggas-domain
want  at a3-friggas-domain sheet-0
want  rage 0 1

rule  BR-PLAY-02 BR-UPG-01  Frigga's Domain (a3-friggas-domain) not in hand is refused; in battle it adds nothing
use   two-clans
set   at a3-friggas-domain hand-1
use   one-against-two
step  flow
deny  0 upgrade a3-friggas-domain clan-1 BR-UPG-01
do    0 pillage gimle
do    1 play a3-friggas-domain
want  told total 1 2
want  at a3-friggas-domain gone

rule  BR-UPG-01 BR-CARD-02  Odin's Throne (a3-odins-throne) costs 2, and fits its slot only
use   two-clans
set   at a3-odins-throne hand-0
set   rage 0 2
step  flow
deny  1 upgrade a3-odins-throne clan-1 BR-ACT-02
deny  0 upgrade a3-odins-throne monster-1 BR-UPG-02
set   rage 0 1
deny  0 upgrade a3-odins-throne clan-1 BR-ACT-03
set   rage 0 2
do    0 upgrade a3-odins-throne clan-1
want  sheet 0 clan-1 a3-odins-throne
want  at a3-odins-throne sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Odin's Throne (a3-odins-throne) not in hand is refused; in battle it adds nothing
use   two-clans
set   at a3-odins-throne hand-1
use   one-against-two
step  flow
deny  0 upgrade a3-odins-throne clan-1 BR-UPG-01
do    0 pillage gimle
do    1 play a3-odins-throne
want  told total 1 2
want  at a3-odins-throne gone

rule  BR-UPG-01 BR-CARD-02  Thor's Conquest (a3-thors-conquest) costs 3, and fits its slot only
use   two-clans
set   at a3-thors-conquest hand-0
set   rage 0 3
step  flow
deny  1 upgrade a3-thors-conquest clan-1 BR-ACT-02
deny  0 upgrade a3-thors-conquest monster-1 BR-UPG-02
set   rage 0 2
deny  0 upgrade a3-thors-conquest clan-1 BR-ACT-03
set   rage 0 3
do    0 upgrade a3-thors-conquest clan-1
want  sheet 0 clan-1 a3-thors-conquest
want  at a3-thors-conquest sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Thor's Conquest (a3-thors-conquest) not in hand is refused; in battle it adds nothing
use   two-clans
set   at a3-thors-conquest hand-1
use   one-against-two
step  flow
deny  0 upgrade a3-thors-conquest clan-1 BR-UPG-01
do    0 pillage gimle
do    1 play a3-thors-conquest
want  told total 1 2
want  at a3-thors-conquest gone

rule  BR-QUEST-01 BR-QPH-05  Alfheim! (a3-alfheim) is committed, and pays 9
use   two-clans
set   at a3-alfheim hand-0
step  flow
deny  0 upgrade a3-alfheim clan-1 BR-UPG-01
deny  1 quest a3-alfheim BR-ACT-02
do    0 quest a3-alfheim
want  at a3-alfheim quest-0
set   phase quests
set   age 3
set   doom 3 horgr
set   warriors 0 gimle 1
set   warriors 0 reserve 7
step  flow
want  told fulfilled 0 a3-alfheim
want  earned 0 sc-quest 9
do    0 raise horns
want  at a3-alfheim gone

rule  BR-QPH-05  Alfheim! (a3-alfheim) fails: nothing
use   quests-of-two
set   age 3
set   doom 3 horgr
set   at a3-alfheim quest-0
set   vow 0 0 a3-alfheim
set   warriors 0 utgard 1
set   warriors 0 reserve 7
step  flow
want  earned 0 sc-quest 0
want  at a3-alfheim gone
want  stat 0 horns 1

rule  BR-QUEST-01 BR-QPH-05  Jotunheim! (a3-jotunheim) is committed, and pays 9
use   two-clans
set   at a3-jotunheim hand-0
step  flow
deny  0 upgrade a3-jotunheim clan-1 BR-UPG-01
deny  1 quest a3-jotunheim BR-ACT-02
do    0 quest a3-jotunheim
want  at a3-jotunheim quest-0
set   phase quests
set   age 3
set   doom 3 horgr
set   warriors 0 utgard 1
set   warriors 0 reserve 7
step  flow
want  told fulfilled 0 a3-jotunheim
want  earned 0 sc-quest 9
do    0 raise horns
want  at a3-jotunheim gone

rule  BR-QPH-05  Jotunheim! (a3-jotunheim) fails: nothing
use   quests-of-two
set   age 3
set   doom 3 horgr
set   at a3-jotunheim quest-0
set   vow 0 0 a3-jotunheim
set   warriors 0 elvagar 1
set   warriors 0 reserve 7
step  flow
want  earned 0 sc-quest 0
want  at a3-jotunheim gone
want  stat 0 horns 1

rule  BR-QUEST-01 BR-QPH-05  Manheim! (a3-manheim) is committed, and pays 9
use   two-clans
set   at a3-manheim hand-0
step  flow
deny  0 upgrade a3-manheim clan-1 BR-UPG-01
deny  1 quest a3-manheim BR-ACT-02
do    0 quest a3-manheim
want  at a3-manheim quest-0
set   phase quests
set   age 3
set   doom 3 horgr
set   warriors 0 elvagar 1
set   warriors 0 reserve 7
step  flow
want  told fulfilled 0 a3-manheim
want  earned 0 sc-quest 9
do    0 raise horns
want  at a3-manheim gone

rule  BR-QPH-05  Manheim! (a3-manheim) fails: nothing
use   quests-of-two
set   age 3
set   doom 3 horgr
set   at a3-manheim quest-0
set   vow 0 0 a3-manheim
set   warriors 0 gimle 1
set   warriors 0 reserve 7
step  flow
want  earned 0 sc-quest 0
want  at a3-manheim gone
want  stat 0 horns 1

rule  BR-QUEST-01 BR-QPH-05  Glorious Death! (a3-glorious-death) is committed, and pays 11
use   two-clans
set   at a3-glorious-death hand-0
step  flow
deny  0 upgrade a3-glorious-death clan-1 BR-UPG-01
deny  1 quest a3-glorious-death BR-ACT-02
do    0 quest a3-glorious-death
want  at a3-glorious-death quest-0
set   phase quests
set   age 3
set   doom 3 horgr
set   warriors 0 valhalla 4
set   warriors 0 reserve 4
step  flow
want  told fulfilled 0 a3-glorious-death
want  earned 0 sc-quest 11
do    0 raise horns
want  at a3-glorious-death gone

rule  BR-QPH-05  Glorious Death! (a3-glorious-death) fails: nothing
use   quests-of-two
set   age 3
set   doom 3 horgr
set   at a3-glorious-death quest-0
set   vow 0 0 a3-glorious-death
set   warriors 0 valhalla 3
set   warriors 0 reserve 5
step  flow
want  earned 0 sc-quest 0
want  at a3-glorious-death gone
want  stat 0 horns 1

rule  BR-PLAY-03  Heimdall's Gaze (a3-heimdalls-gaze) adds +3
use   two-clans
set   at a3-heimdalls-gaze hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a3-heimdalls-gaze
want  told total 0 6
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Heimdall's Gaze (a3-heimdalls-gaze) is added late, not played as an action
use   two-clans
set   at a3-heimdalls-gaze hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a3-heimdalls-gaze BR-ACT-07
deny  0 quest a3-heimdalls-gaze BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
do    0 add a3-heimdalls-gaze
want  told total 0 6

rule  BR-PLAY-01  Heimdall's Gaze (a3-heimdalls-gaze) in another hand can't be played
use   two-clans
set   at a1-troll hand-0
set   at a3-heimdalls-gaze hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a3-heimdalls-gaze BR-PLAY-01
do    0 play a1-troll
do    1 play a3-heimdalls-gaze
want  told total 1 5

rule  BR-PLAY-03  Thor's Primacy (a3-thors-primacy) adds +3
use   two-clans
set   at a3-thors-primacy hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a3-thors-primacy
want  told total 0 6
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Thor's Primacy (a3-thors-primacy) is no late card
use   two-clans
set   at a3-thors-primacy hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a3-thors-primacy BR-ACT-07
deny  0 quest a3-thors-primacy BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a3-thors-primacy BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Thor's Primacy (a3-thors-primacy) in another hand can't be played
use   two-clans
set   at a1-troll hand-0
set   at a3-thors-primacy hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a3-thors-primacy BR-PLAY-01
do    0 play a1-troll
do    1 play a3-thors-primacy
want  told total 1 5

rule  BR-PLAY-03  Thor's Ascension (a3-thors-ascension) adds +1
use   two-clans
set   at a3-thors-ascension hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a3-thors-ascension
want  told total 0 4
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Thor's Ascension (a3-thors-ascension) is no late card
use   two-clans
set   at a3-thors-ascension hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a3-thors-ascension BR-ACT-07
deny  0 quest a3-thors-ascension BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a3-thors-ascension BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Thor's Ascension (a3-thors-ascension) in another hand can't be played
use   two-clans
set   at a1-troll hand-0
set   at a3-thors-ascension hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a3-thors-ascension BR-PLAY-01
do    0 play a1-troll
do    1 play a3-thors-ascension
want  told total 1 3

rule  BR-PLAY-03  Odin's Judgement (a3-odins-judgement) adds +2
use   two-clans
set   at a3-odins-judgement hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a3-odins-judgement
want  told total 0 5
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Odin's Judgement (a3-odins-judgement) is no late card
use   two-clans
set   at a3-odins-judgement hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a3-odins-judgement BR-ACT-07
deny  0 quest a3-odins-judgement BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a3-odins-judgement BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Odin's Judgement (a3-odins-judgement) in another hand can't be played
use   two-clans
set   at a1-troll hand-0
set   at a3-odins-judgement hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a3-odins-judgement BR-PLAY-01
do    0 play a1-troll
do    1 play a3-odins-judgement
want  told total 1 4

rule  BR-PLAY-03 BR-BC-01  Tyr's Rage (a3-tyrs-rage) adds +6
use   two-clans
set   at a3-tyrs-rage hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a3-tyrs-rage
want  told total 0 9
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Tyr's Rage (a3-tyrs-rage) is no late card
use   two-clans
set   at a3-tyrs-rage hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a3-tyrs-rage BR-ACT-07
deny  0 quest a3-tyrs-rage BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a3-tyrs-rage BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Tyr's Rage (a3-tyrs-rage) in another hand can't be played
use   two-clans
set   at a1-troll hand-0
set   at a3-tyrs-rage hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a3-tyrs-rage BR-PLAY-01
do    0 play a1-troll
do    1 play a3-tyrs-rage
want  told total 1 8

rule  BR-PLAY-03 BR-BC-07  Heimdall's Watch (a3-heimdalls-watch) discards what was revealed
use   two-clans
set   at a3-heimdalls-watch hand-0
set   at a1-tyrs-bash hand-1
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a3-heimdalls-watch
do    1 play a1-tyrs-bash
want  earned 0 sc-watch 2
want  at a3-heimdalls-watch gone
want  at a1-tyrs-bash gone
want  told total 0 3

rule  BR-LATE-01 BR-CARD-05  Heimdall's Watch (a3-heimdalls-watch) is no late card
use   two-clans
set   at a3-heimdalls-watch hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a3-heimdalls-watch BR-ACT-07
deny  0 quest a3-heimdalls-watch BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a3-heimdalls-watch BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Heimdall's Watch (a3-heimdalls-watch) in another hand can't be played
use   two-clans
set   at a1-troll hand-0
set   at a3-heimdalls-watch hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a3-heimdalls-watch BR-PLAY-01
do    0 play a1-troll
do    1 play a3-heimdalls-watch
want  earned 1 sc-watch 0

rule  BR-PLAY-03 BR-BC-01  Tyr's Crush (a3-tyrs-crush) adds +4
use   two-clans
set   at a3-tyrs-crush hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a3-tyrs-crush
want  told total 0 7
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Tyr's Crush (a3-tyrs-crush) is no late card
use   two-clans
set   at a3-tyrs-crush hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a3-tyrs-crush BR-ACT-07
deny  0 quest a3-tyrs-crush BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a3-tyrs-crush BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Tyr's Crush (a3-tyrs-crush) in another hand can't be played
use   two-clans
set   at a1-troll hand-0
set   at a3-tyrs-crush hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a3-tyrs-crush BR-PLAY-01
do    0 play a1-troll
do    1 play a3-tyrs-crush
want  told total 1 6

rule  BR-PLAY-03  Loki's Poison (a3-lokis-poison) adds +0
use   two-clans
set   at a3-lokis-poison hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a3-lokis-poison
want  told total 0 3
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Loki's Poison (a3-lokis-poison) is no late card
use   two-clans
set   at a3-lokis-poison hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a3-lokis-poison BR-ACT-07
deny  0 quest a3-lokis-poison BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a3-lokis-poison BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Loki's Poison (a3-lokis-poison) in another hand can't be played
use   two-clans
set   at a1-troll hand-0
set   at a3-lokis-poison hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a3-lokis-poison BR-PLAY-01
do    0 play a1-troll
do    1 play a3-lokis-poison
want  told total 1 2

rule  BR-UPG-01 BR-CARD-02  Volur Witch (a3-volur-witch-3p) costs 3, and fits its slot only
use   three-clans
set   at a3-volur-witch-3p hand-0
set   rage 0 3
step  flow
deny  1 upgrade a3-volur-witch-3p monster-1 BR-ACT-02
deny  0 upgrade a3-volur-witch-3p clan-1 BR-UPG-02
set   rage 0 2
deny  0 upgrade a3-volur-witch-3p monster-1 BR-ACT-03
set   rage 0 3
do    0 upgrade a3-volur-witch-3p monster-1
want  sheet 0 monster-1 a3-volur-witch-3p
want  at a3-volur-witch-3p sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Volur Witch (a3-volur-witch-3p) not in hand is refused; in battle it adds nothing
use   three-clans
set   at a3-volur-witch-3p hand-1
use   one-against-two
step  flow
deny  0 upgrade a3-volur-witch-3p monster-1 BR-UPG-01
do    0 pillage gimle
do    1 play a3-volur-witch-3p
want  told total 1 2
want  at a3-volur-witch-3p gone

rule  BR-UPG-01 BR-CARD-02  Frigga's Sacrifice (a3-friggas-sacrifice-3p) costs 1, and fits its slot only
use   three-clans
set   at a3-friggas-sacrifice-3p hand-0
set   rage 0 1
step  flow
deny  1 upgrade a3-friggas-sacrifice-3p clan-1 BR-ACT-02
deny  0 upgrade a3-friggas-sacrifice-3p monster-1 BR-UPG-02
do    0 upgrade a3-friggas-sacrifice-3p clan-1
want  sheet 0 clan-1 a3-friggas-sacrifice-3p
want  at a3-friggas-sacrifice-3p sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Frigga's Sacrifice (a3-friggas-sacrifice-3p) not in hand is refused; in battle it adds nothing
use   three-clans
set   at a3-friggas-sacrifice-3p hand-1
use   one-against-two
step  flow
deny  0 upgrade a3-friggas-sacrifice-3p clan-1 BR-UPG-01
do    0 pillage gimle
do    1 play a3-friggas-sacrifice-3p
want  told total 1 2
want  at a3-friggas-sacrifice-3p gone

rule  BR-UPG-01 BR-CARD-02  Tyr's Wrath (a3-tyrs-wrath-3p) costs 1, and fits its slot only
use   three-clans
set   at a3-tyrs-wrath-3p hand-0
set   rage 0 1
step  flow
deny  1 upgrade a3-tyrs-wrath-3p clan-1 BR-ACT-02
deny  0 upgrade a3-tyrs-wrath-3p monster-1 BR-UPG-02
do    0 upgrade a3-tyrs-wrath-3p clan-1
want  sheet 0 clan-1 a3-tyrs-wrath-3p
want  at a3-tyrs-wrath-3p sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Tyr's Wrath (a3-tyrs-wrath-3p) not in hand is refused; in battle it adds nothing
use   three-clans
set   at a3-tyrs-wrath-3p hand-1
use   one-against-two
step  flow
deny  0 upgrade a3-tyrs-wrath-3p clan-1 BR-UPG-01
do    0 pillage gimle
do    1 play a3-tyrs-wrath-3p
want  told total 1 2
want  at a3-tyrs-wrath-3p gone

rule  BR-QUEST-01 BR-QPH-05  Yggdrasil! (a3-yggdrasil-3p) is committed, and pays 11
use   three-clans
set   at a3-yggdrasil-3p hand-0
step  flow
deny  0 upgrade a3-yggdrasil-3p clan-1 BR-UPG-01
deny  1 quest a3-yggdrasil-3p BR-ACT-02
do    0 quest a3-yggdrasil-3p
want  at a3-yggdrasil-3p quest-0
set   phase quests
set   age 3
set   doom 3 horgr
set   warriors 0 yggdrasil 1
set   warriors 0 reserve 7
step  flow
want  told fulfilled 0 a3-yggdrasil-3p
want  earned 0 sc-quest 11
do    0 raise horns
want  at a3-yggdrasil-3p gone

rule  BR-QPH-05  Yggdrasil! (a3-yggdrasil-3p) fails: nothing
game  rage 3
set   phase quests
set   first 0
set   turn 0
set   age 3
set   doom 3 horgr
set   at a3-yggdrasil-3p quest-0
set   vow 0 0 a3-yggdrasil-3p
set   warriors 0 gimle 1
set   warriors 0 reserve 7
step  flow
want  earned 0 sc-quest 0
want  at a3-yggdrasil-3p gone
want  stat 0 horns 1

rule  BR-PLAY-03  Heimdall's Gaze (a3-heimdalls-gaze-3p) adds +3
use   three-clans
set   at a3-heimdalls-gaze-3p hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a3-heimdalls-gaze-3p
want  told total 0 6
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Heimdall's Gaze (a3-heimdalls-gaze-3p) is added late, not played as an action
use   three-clans
set   at a3-heimdalls-gaze-3p hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a3-heimdalls-gaze-3p BR-ACT-07
deny  0 quest a3-heimdalls-gaze-3p BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
do    0 add a3-heimdalls-gaze-3p
want  told total 0 6

rule  BR-PLAY-01  Heimdall's Gaze (a3-heimdalls-gaze-3p) in another hand can't be played
use   three-clans
set   at a1-troll hand-0
set   at a3-heimdalls-gaze-3p hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a3-heimdalls-gaze-3p BR-PLAY-01
do    0 play a1-troll
do    1 play a3-heimdalls-gaze-3p
want  told total 1 5

rule  BR-PLAY-03  Thor's Primacy (a3-thors-primacy-3p) adds +3
use   three-clans
set   at a3-thors-primacy-3p hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a3-thors-primacy-3p
want  told total 0 6
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Thor's Primacy (a3-thors-primacy-3p) is no late card
use   three-clans
set   at a3-thors-primacy-3p hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a3-thors-primacy-3p BR-ACT-07
deny  0 quest a3-thors-primacy-3p BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a3-thors-primacy-3p BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Thor's Primacy (a3-thors-primacy-3p) in another hand can't be played
use   three-clans
set   at a1-troll hand-0
set   at a3-thors-primacy-3p hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a3-thors-primacy-3p BR-PLAY-01
do    0 play a1-troll
do    1 play a3-thors-primacy-3p
want  told total 1 5

rule  BR-UPG-01 BR-CARD-02  Loki's Wrath (a3-lokis-wrath-4p) costs 3, and fits its slot only
use   four-clans
set   at a3-lokis-wrath-4p hand-0
set   rage 0 3
step  flow
deny  1 upgrade a3-lokis-wrath-4p clan-1 BR-ACT-02
deny  0 upgrade a3-lokis-wrath-4p monster-1 BR-UPG-02
set   rage 0 2
deny  0 upgrade a3-lokis-wrath-4p clan-1 BR-ACT-03
set   rage 0 3
do    0 upgrade a3-lokis-wrath-4p clan-1
want  sheet 0 clan-1 a3-lokis-wrath-4p
want  at a3-lokis-wrath-4p sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Loki's Wrath (a3-lokis-wrath-4p) not in hand is refused; in battle it adds nothing
use   four-clans
set   at a3-lokis-wrath-4p hand-1
use   one-against-two
step  flow
deny  0 upgrade a3-lokis-wrath-4p clan-1 BR-UPG-01
do    0 pillage gimle
do    1 play a3-lokis-wrath-4p
want  told total 1 2
want  at a3-lokis-wrath-4p gone

rule  BR-QUEST-01 BR-QPH-05  Alfheim! (a3-alfheim-4p) is committed, and pays 9
use   four-clans
set   at a3-alfheim-4p hand-0
step  flow
deny  0 upgrade a3-alfheim-4p clan-1 BR-UPG-01
deny  1 quest a3-alfheim-4p BR-ACT-02
do    0 quest a3-alfheim-4p
want  at a3-alfheim-4p quest-0
set   phase quests
set   age 3
set   doom 3 horgr
set   warriors 0 gimle 1
set   warriors 0 reserve 7
step  flow
want  told fulfilled 0 a3-alfheim-4p
want  earned 0 sc-quest 9
do    0 raise horns
want  at a3-alfheim-4p gone

rule  BR-QPH-05  Alfheim! (a3-alfheim-4p) fails: nothing
game  rage 4
set   phase quests
set   first 0
set   turn 0
set   age 3
set   doom 3 horgr
set   at a3-alfheim-4p quest-0
set   vow 0 0 a3-alfheim-4p
set   warriors 0 utgard 1
set   warriors 0 reserve 7
step  flow
want  earned 0 sc-quest 0
want  at a3-alfheim-4p gone
want  stat 0 horns 1

rule  BR-QUEST-01 BR-QPH-05  Jotunheim! (a3-jotunheim-4p) is committed, and pays 9
use   four-clans
set   at a3-jotunheim-4p hand-0
step  flow
deny  0 upgrade a3-jotunheim-4p clan-1 BR-UPG-01
deny  1 quest a3-jotunheim-4p BR-ACT-02
do    0 quest a3-jotunheim-4p
want  at a3-jotunheim-4p quest-0
set   phase quests
set   age 3
set   doom 3 horgr
set   warriors 0 utgard 1
set   warriors 0 reserve 7
step  flow
want  told fulfilled 0 a3-jotunheim-4p
want  earned 0 sc-quest 9
do    0 raise horns
want  at a3-jotunheim-4p gone

rule  BR-QPH-05  Jotunheim! (a3-jotunheim-4p) fails: nothing
game  rage 4
set   phase quests
set   first 0
set   turn 0
set   age 3
set   doom 3 horgr
set   at a3-jotunheim-4p quest-0
set   vow 0 0 a3-jotunheim-4p
set   warriors 0 elvagar 1
set   warriors 0 reserve 7
step  flow
want  earned 0 sc-quest 0
want  at a3-jotunheim-4p gone
want  stat 0 horns 1

rule  BR-QUEST-01 BR-QPH-05  Manheim! (a3-manheim-4p) is committed, and pays 9
use   four-clans
set   at a3-manheim-4p hand-0
step  flow
deny  0 upgrade a3-manheim-4p clan-1 BR-UPG-01
deny  1 quest a3-manheim-4p BR-ACT-02
do    0 quest a3-manheim-4p
want  at a3-manheim-4p quest-0
set   phase quests
set   age 3
set   doom 3 horgr
set   warriors 0 elvagar 1
set   warriors 0 reserve 7
step  flow
want  told fulfilled 0 a3-manheim-4p
want  earned 0 sc-quest 9
do    0 raise horns
want  at a3-manheim-4p gone

rule  BR-QPH-05  Manheim! (a3-manheim-4p) fails: nothing
game  rage 4
set   phase quests
set   first 0
set   turn 0
set   age 3
set   doom 3 horgr
set   at a3-manheim-4p quest-0
set   vow 0 0 a3-manheim-4p
set   warriors 0 gimle 1
set   warriors 0 reserve 7
step  flow
want  earned 0 sc-quest 0
want  at a3-manheim-4p gone
want  stat 0 horns 1

rule  BR-QUEST-01 BR-QPH-05  Glorious Death! (a3-glorious-death-4p) is committed, and pays 11
use   four-clans
set   at a3-glorious-death-4p hand-0
step  flow
deny  0 upgrade a3-glorious-death-4p clan-1 BR-UPG-01
deny  1 quest a3-glorious-death-4p BR-ACT-02
do    0 quest a3-glorious-death-4p
want  at a3-glorious-death-4p quest-0
set   phase quests
set   age 3
set   doom 3 horgr
set   warriors 0 valhalla 4
set   warriors 0 reserve 4
step  flow
want  told fulfilled 0 a3-glorious-death-4p
want  earned 0 sc-quest 11
do    0 raise horns
want  at a3-glorious-death-4p gone

rule  BR-QPH-05  Glorious Death! (a3-glorious-death-4p) fails: nothing
game  rage 4
set   phase quests
set   first 0
set   turn 0
set   age 3
set   doom 3 horgr
set   at a3-glorious-death-4p quest-0
set   vow 0 0 a3-glorious-death-4p
set   warriors 0 valhalla 3
set   warriors 0 reserve 5
step  flow
want  earned 0 sc-quest 0
want  at a3-glorious-death-4p gone
want  stat 0 horns 1

rule  BR-PLAY-03  Thor's Ascension (a3-thors-ascension-4p) adds +1
use   four-clans
set   at a3-thors-ascension-4p hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a3-thors-ascension-4p
want  told total 0 4
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Thor's Ascension (a3-thors-ascension-4p) is no late card
use   four-clans
set   at a3-thors-ascension-4p hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a3-thors-ascension-4p BR-ACT-07
deny  0 quest a3-thors-ascension-4p BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a3-thors-ascension-4p BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Thor's Ascension (a3-thors-ascension-4p) in another hand can't be played
use   four-clans
set   at a1-troll hand-0
set   at a3-thors-ascension-4p hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a3-thors-ascension-4p BR-PLAY-01
do    0 play a1-troll
do    1 play a3-thors-ascension-4p
want  told total 1 3

rule  BR-PLAY-03  Odin's Judgement (a3-odins-judgement-4p) adds +2
use   four-clans
set   at a3-odins-judgement-4p hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a3-odins-judgement-4p
want  told total 0 5
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Odin's Judgement (a3-odins-judgement-4p) is no late card
use   four-clans
set   at a3-odins-judgement-4p hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a3-odins-judgement-4p BR-ACT-07
deny  0 quest a3-odins-judgement-4p BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a3-odins-judgement-4p BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Odin's Judgement (a3-odins-judgement-4p) in another hand can't be played
use   four-clans
set   at a1-troll hand-0
set   at a3-odins-judgement-4p hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a3-odins-judgement-4p BR-PLAY-01
do    0 play a1-troll
do    1 play a3-odins-judgement-4p
want  told total 1 4

rule  BR-PLAY-03 BR-BC-01  Tyr's Smite (a3-tyrs-smite-4p) adds +5
use   four-clans
set   at a3-tyrs-smite-4p hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a3-tyrs-smite-4p
want  told total 0 8
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Tyr's Smite (a3-tyrs-smite-4p) is no late card
use   four-clans
set   at a3-tyrs-smite-4p hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a3-tyrs-smite-4p BR-ACT-07
deny  0 quest a3-tyrs-smite-4p BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a3-tyrs-smite-4p BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Tyr's Smite (a3-tyrs-smite-4p) in another hand can't be played
use   four-clans
set   at a1-troll hand-0
set   at a3-tyrs-smite-4p hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a3-tyrs-smite-4p BR-PLAY-01
do    0 play a1-troll
do    1 play a3-tyrs-smite-4p
want  told total 1 7

rule  BR-UPG-01 BR-CARD-02  Lord of Hammers (a1-lord-of-hammers-5p) costs 3, and fits its slot only
use   five-clans
set   at a1-lord-of-hammers-5p hand-0
set   rage 0 3
step  flow
deny  1 upgrade a1-lord-of-hammers-5p leader BR-ACT-02
deny  0 upgrade a1-lord-of-hammers-5p warrior BR-UPG-02
set   rage 0 2
deny  0 upgrade a1-lord-of-hammers-5p leader BR-ACT-03
set   rage 0 3
do    0 upgrade a1-lord-of-hammers-5p leader
want  sheet 0 leader a1-lord-of-hammers-5p
want  at a1-lord-of-hammers-5p sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Lord of Hammers (a1-lord-of-hammers-5p) not in hand is refused; in battle it adds nothing
use   five-clans
set   at a1-lord-of-hammers-5p hand-1
use   one-against-two
step  flow
deny  0 upgrade a1-lord-of-hammers-5p leader BR-UPG-01
do    0 pillage gimle
do    1 play a1-lord-of-hammers-5p
want  told total 1 2
want  at a1-lord-of-hammers-5p gone

rule  BR-UPG-01 BR-CARD-02  Brothers in Arms (a1-brothers-in-arms-5p) costs 1, and fits its slot only
use   five-clans
set   at a1-brothers-in-arms-5p hand-0
set   rage 0 1
step  flow
deny  1 upgrade a1-brothers-in-arms-5p warrior BR-ACT-02
deny  0 upgrade a1-brothers-in-arms-5p ship BR-UPG-02
do    0 upgrade a1-brothers-in-arms-5p warrior
want  sheet 0 warrior a1-brothers-in-arms-5p
want  at a1-brothers-in-arms-5p sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Brothers in Arms (a1-brothers-in-arms-5p) not in hand is refused; in battle it adds nothing
use   five-clans
set   at a1-brothers-in-arms-5p hand-1
use   one-against-two
step  flow
deny  0 upgrade a1-brothers-in-arms-5p warrior BR-UPG-01
do    0 pillage gimle
do    1 play a1-brothers-in-arms-5p
want  told total 1 2
want  at a1-brothers-in-arms-5p gone

rule  BR-UPG-01 BR-CARD-02  Loki's Dragons (a1-lokis-dragons-5p) costs 2, and fits its slot only
use   five-clans
set   at a1-lokis-dragons-5p hand-0
set   rage 0 2
step  flow
deny  1 upgrade a1-lokis-dragons-5p ship BR-ACT-02
deny  0 upgrade a1-lokis-dragons-5p clan-1 BR-UPG-02
set   rage 0 1
deny  0 upgrade a1-lokis-dragons-5p ship BR-ACT-03
set   rage 0 2
do    0 upgrade a1-lokis-dragons-5p ship
want  sheet 0 ship a1-lokis-dragons-5p
want  at a1-lokis-dragons-5p sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Loki's Dragons (a1-lokis-dragons-5p) not in hand is refused; in battle it adds nothing
use   five-clans
set   at a1-lokis-dragons-5p hand-1
use   one-against-two
step  flow
deny  0 upgrade a1-lokis-dragons-5p ship BR-UPG-01
do    0 pillage gimle
do    1 play a1-lokis-dragons-5p
want  told total 1 2
want  at a1-lokis-dragons-5p gone

rule  BR-QUEST-01 BR-QPH-05  Widespread! (a1-widespread-5p) is committed, and pays 7
use   five-clans
set   at a1-widespread-5p hand-0
step  flow
deny  0 upgrade a1-widespread-5p clan-1 BR-UPG-01
deny  1 quest a1-widespread-5p BR-ACT-02
do    0 quest a1-widespread-5p
want  at a1-widespread-5p quest-0
set   phase quests
set   age 1
set   doom 1 horgr
set   warriors 0 gimle 1
set   warriors 0 elvagar 1
set   warriors 0 reserve 6
step  flow
want  told fulfilled 0 a1-widespread-5p
want  earned 0 sc-quest 7
do    0 raise horns
want  at a1-widespread-5p gone

rule  BR-QPH-05  Widespread! (a1-widespread-5p) fails: nothing
game  rage 5 fifth-clan=on
set   phase quests
set   first 0
set   turn 0
set   age 1
set   doom 1 horgr
set   at a1-widespread-5p quest-0
set   vow 0 0 a1-widespread-5p
set   warriors 0 gimle 1
set   warriors 0 reserve 7
step  flow
want  earned 0 sc-quest 0
want  at a1-widespread-5p gone
want  stat 0 horns 1

rule  BR-QUEST-01 BR-QPH-05  Glorious Death! (a1-glorious-death-5p) is committed, and pays 6
use   five-clans
set   at a1-glorious-death-5p hand-0
step  flow
deny  0 upgrade a1-glorious-death-5p clan-1 BR-UPG-01
deny  1 quest a1-glorious-death-5p BR-ACT-02
do    0 quest a1-glorious-death-5p
want  at a1-glorious-death-5p quest-0
set   phase quests
set   age 1
set   doom 1 horgr
set   warriors 0 valhalla 4
set   warriors 0 reserve 4
step  flow
want  told fulfilled 0 a1-glorious-death-5p
want  earned 0 sc-quest 6
do    0 raise horns
want  at a1-glorious-death-5p gone

rule  BR-QPH-05  Glorious Death! (a1-glorious-death-5p) fails: nothing
game  rage 5 fifth-clan=on
set   phase quests
set   first 0
set   turn 0
set   age 1
set   doom 1 horgr
set   at a1-glorious-death-5p quest-0
set   vow 0 0 a1-glorious-death-5p
set   warriors 0 valhalla 3
set   warriors 0 reserve 5
step  flow
want  earned 0 sc-quest 0
want  at a1-glorious-death-5p gone
want  stat 0 horns 1

rule  BR-PLAY-03 BR-BC-01  Tyr's Smash (a1-tyrs-smash-5p) adds +3
use   five-clans
set   at a1-tyrs-smash-5p hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a1-tyrs-smash-5p
want  told total 0 6
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Tyr's Smash (a1-tyrs-smash-5p) is no late card
use   five-clans
set   at a1-tyrs-smash-5p hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a1-tyrs-smash-5p BR-ACT-07
deny  0 quest a1-tyrs-smash-5p BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a1-tyrs-smash-5p BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Tyr's Smash (a1-tyrs-smash-5p) in another hand can't be played
use   five-clans
set   at a1-troll hand-0
set   at a1-tyrs-smash-5p hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a1-tyrs-smash-5p BR-PLAY-01
do    0 play a1-troll
do    1 play a1-tyrs-smash-5p
want  told total 1 5

rule  BR-PLAY-03 BR-BC-01  Tyr's Smite (a1-tyrs-smite-5p) adds +5
use   five-clans
set   at a1-tyrs-smite-5p hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a1-tyrs-smite-5p
want  told total 0 8
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Tyr's Smite (a1-tyrs-smite-5p) is no late card
use   five-clans
set   at a1-tyrs-smite-5p hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a1-tyrs-smite-5p BR-ACT-07
deny  0 quest a1-tyrs-smite-5p BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a1-tyrs-smite-5p BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Tyr's Smite (a1-tyrs-smite-5p) in another hand can't be played
use   five-clans
set   at a1-troll hand-0
set   at a1-tyrs-smite-5p hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a1-tyrs-smite-5p BR-PLAY-01
do    0 play a1-troll
do    1 play a1-tyrs-smite-5p
want  told total 1 7

rule  BR-PLAY-03  Thor's Hammer (a1-thors-hammer-5p) adds +1
use   five-clans
set   at a1-thors-hammer-5p hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a1-thors-hammer-5p
want  told total 0 4
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Thor's Hammer (a1-thors-hammer-5p) is no late card
use   five-clans
set   at a1-thors-hammer-5p hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a1-thors-hammer-5p BR-ACT-07
deny  0 quest a1-thors-hammer-5p BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a1-thors-hammer-5p BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Thor's Hammer (a1-thors-hammer-5p) in another hand can't be played
use   five-clans
set   at a1-troll hand-0
set   at a1-thors-hammer-5p hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a1-thors-hammer-5p BR-PLAY-01
do    0 play a1-troll
do    1 play a1-thors-hammer-5p
want  told total 1 3

rule  BR-UPG-01 BR-CARD-02  Lord of Axes (a2-lord-of-axes-5p) costs 3, and fits its slot only
use   five-clans
set   at a2-lord-of-axes-5p hand-0
set   rage 0 3
step  flow
deny  1 upgrade a2-lord-of-axes-5p leader BR-ACT-02
deny  0 upgrade a2-lord-of-axes-5p warrior BR-UPG-02
set   rage 0 2
deny  0 upgrade a2-lord-of-axes-5p leader BR-ACT-03
set   rage 0 3
do    0 upgrade a2-lord-of-axes-5p leader
want  sheet 0 leader a2-lord-of-axes-5p
want  at a2-lord-of-axes-5p sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Lord of Axes (a2-lord-of-axes-5p) not in hand is refused; in battle it adds nothing
use   five-clans
set   at a2-lord-of-axes-5p hand-1
use   one-against-two
step  flow
deny  0 upgrade a2-lord-of-axes-5p leader BR-UPG-01
do    0 pillage gimle
do    1 play a2-lord-of-axes-5p
want  told total 1 2
want  at a2-lord-of-axes-5p gone

rule  BR-UPG-01 BR-CARD-02  Experts in Arms (a2-experts-in-arms-5p) costs 2, and fits its slot only
use   five-clans
set   at a2-experts-in-arms-5p hand-0
set   rage 0 2
step  flow
deny  1 upgrade a2-experts-in-arms-5p warrior BR-ACT-02
deny  0 upgrade a2-experts-in-arms-5p ship BR-UPG-02
set   rage 0 1
deny  0 upgrade a2-experts-in-arms-5p warrior BR-ACT-03
set   rage 0 2
do    0 upgrade a2-experts-in-arms-5p warrior
want  sheet 0 warrior a2-experts-in-arms-5p
want  at a2-experts-in-arms-5p sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Experts in Arms (a2-experts-in-arms-5p) not in hand is refused; in battle it adds nothing
use   five-clans
set   at a2-experts-in-arms-5p hand-1
use   one-against-two
step  flow
deny  0 upgrade a2-experts-in-arms-5p warrior BR-UPG-01
do    0 pillage gimle
do    1 play a2-experts-in-arms-5p
want  told total 1 2
want  at a2-experts-in-arms-5p gone

rule  BR-UPG-01 BR-CARD-02  Fire Dragons (a2-fire-dragons-5p) costs 2, and fits its slot only
use   five-clans
set   at a2-fire-dragons-5p hand-0
set   rage 0 2
step  flow
deny  1 upgrade a2-fire-dragons-5p ship BR-ACT-02
deny  0 upgrade a2-fire-dragons-5p clan-1 BR-UPG-02
set   rage 0 1
deny  0 upgrade a2-fire-dragons-5p ship BR-ACT-03
set   rage 0 2
do    0 upgrade a2-fire-dragons-5p ship
want  sheet 0 ship a2-fire-dragons-5p
want  at a2-fire-dragons-5p sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Fire Dragons (a2-fire-dragons-5p) not in hand is refused; in battle it adds nothing
use   five-clans
set   at a2-fire-dragons-5p hand-1
use   one-against-two
step  flow
deny  0 upgrade a2-fire-dragons-5p ship BR-UPG-01
do    0 pillage gimle
do    1 play a2-fire-dragons-5p
want  told total 1 2
want  at a2-fire-dragons-5p gone

rule  BR-QUEST-01 BR-QPH-05  Widespread! (a2-widespread-5p) is committed, and pays 10
use   five-clans
set   at a2-widespread-5p hand-0
step  flow
deny  0 upgrade a2-widespread-5p clan-1 BR-UPG-01
deny  1 quest a2-widespread-5p BR-ACT-02
do    0 quest a2-widespread-5p
want  at a2-widespread-5p quest-0
set   phase quests
set   age 2
set   doom 2 horgr
set   warriors 0 gimle 1
set   warriors 0 elvagar 1
set   warriors 0 reserve 6
step  flow
want  told fulfilled 0 a2-widespread-5p
want  earned 0 sc-quest 10
do    0 raise horns
want  at a2-widespread-5p gone

rule  BR-QPH-05  Widespread! (a2-widespread-5p) fails: nothing
game  rage 5 fifth-clan=on
set   phase quests
set   first 0
set   turn 0
set   age 2
set   doom 2 horgr
set   at a2-widespread-5p quest-0
set   vow 0 0 a2-widespread-5p
set   warriors 0 gimle 1
set   warriors 0 reserve 7
step  flow
want  earned 0 sc-quest 0
want  at a2-widespread-5p gone
want  stat 0 horns 1

rule  BR-QUEST-01 BR-QPH-05  Glorious Death! (a2-glorious-death-5p) is committed, and pays 8
use   five-clans
set   at a2-glorious-death-5p hand-0
step  flow
deny  0 upgrade a2-glorious-death-5p clan-1 BR-UPG-01
deny  1 quest a2-glorious-death-5p BR-ACT-02
do    0 quest a2-glorious-death-5p
want  at a2-glorious-death-5p quest-0
set   phase quests
set   age 2
set   doom 2 horgr
set   warriors 0 valhalla 4
set   warriors 0 reserve 4
step  flow
want  told fulfilled 0 a2-glorious-death-5p
want  earned 0 sc-quest 8
do    0 raise horns
want  at a2-glorious-death-5p gone

rule  BR-QPH-05  Glorious Death! (a2-glorious-death-5p) fails: nothing
game  rage 5 fifth-clan=on
set   phase quests
set   first 0
set   turn 0
set   age 2
set   doom 2 horgr
set   at a2-glorious-death-5p quest-0
set   vow 0 0 a2-glorious-death-5p
set   warriors 0 valhalla 3
set   warriors 0 reserve 5
step  flow
want  earned 0 sc-quest 0
want  at a2-glorious-death-5p gone
want  stat 0 horns 1

rule  BR-PLAY-03 BR-BC-01  Tyr's Smash (a2-tyrs-smash-5p) adds +3
use   five-clans
set   at a2-tyrs-smash-5p hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a2-tyrs-smash-5p
want  told total 0 6
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Tyr's Smash (a2-tyrs-smash-5p) is no late card
use   five-clans
set   at a2-tyrs-smash-5p hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a2-tyrs-smash-5p BR-ACT-07
deny  0 quest a2-tyrs-smash-5p BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a2-tyrs-smash-5p BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Tyr's Smash (a2-tyrs-smash-5p) in another hand can't be played
use   five-clans
set   at a1-troll hand-0
set   at a2-tyrs-smash-5p hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a2-tyrs-smash-5p BR-PLAY-01
do    0 play a1-troll
do    1 play a2-tyrs-smash-5p
want  told total 1 5

rule  BR-PLAY-03  Heimdall's Eye (a2-heimdalls-eye-5p) adds +2
use   five-clans
set   at a2-heimdalls-eye-5p hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a2-heimdalls-eye-5p
want  told total 0 5
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Heimdall's Eye (a2-heimdalls-eye-5p) is added late, not played as an action
use   five-clans
set   at a2-heimdalls-eye-5p hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a2-heimdalls-eye-5p BR-ACT-07
deny  0 quest a2-heimdalls-eye-5p BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
do    0 add a2-heimdalls-eye-5p
want  told total 0 5

rule  BR-PLAY-01  Heimdall's Eye (a2-heimdalls-eye-5p) in another hand can't be played
use   five-clans
set   at a1-troll hand-0
set   at a2-heimdalls-eye-5p hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a2-heimdalls-eye-5p BR-PLAY-01
do    0 play a1-troll
do    1 play a2-heimdalls-eye-5p
want  told total 1 4

rule  BR-PLAY-03  Thor's Oath (a2-thors-oath-5p) adds +1
use   five-clans
set   at a2-thors-oath-5p hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a2-thors-oath-5p
want  told total 0 4
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Thor's Oath (a2-thors-oath-5p) is no late card
use   five-clans
set   at a2-thors-oath-5p hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a2-thors-oath-5p BR-ACT-07
deny  0 quest a2-thors-oath-5p BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a2-thors-oath-5p BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Thor's Oath (a2-thors-oath-5p) in another hand can't be played
use   five-clans
set   at a1-troll hand-0
set   at a2-thors-oath-5p hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a2-thors-oath-5p BR-PLAY-01
do    0 play a1-troll
do    1 play a2-thors-oath-5p
want  told total 1 3

rule  BR-UPG-01 BR-CARD-02  Lord of Spears (a3-lord-of-spears-5p) costs 3, and fits its slot only
use   five-clans
set   at a3-lord-of-spears-5p hand-0
set   rage 0 3
step  flow
deny  1 upgrade a3-lord-of-spears-5p leader BR-ACT-02
deny  0 upgrade a3-lord-of-spears-5p warrior BR-UPG-02
set   rage 0 2
deny  0 upgrade a3-lord-of-spears-5p leader BR-ACT-03
set   rage 0 3
do    0 upgrade a3-lord-of-spears-5p leader
want  sheet 0 leader a3-lord-of-spears-5p
want  at a3-lord-of-spears-5p sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Lord of Spears (a3-lord-of-spears-5p) not in hand is refused; in battle it adds nothing
use   five-clans
set   at a3-lord-of-spears-5p hand-1
use   one-against-two
step  flow
deny  0 upgrade a3-lord-of-spears-5p leader BR-UPG-01
do    0 pillage gimle
do    1 play a3-lord-of-spears-5p
want  told total 1 2
want  at a3-lord-of-spears-5p gone

rule  BR-UPG-01 BR-CARD-02  Masters in Arms (a3-masters-in-arms-5p) costs 2, and fits its slot only
use   five-clans
set   at a3-masters-in-arms-5p hand-0
set   rage 0 2
step  flow
deny  1 upgrade a3-masters-in-arms-5p warrior BR-ACT-02
deny  0 upgrade a3-masters-in-arms-5p ship BR-UPG-02
set   rage 0 1
deny  0 upgrade a3-masters-in-arms-5p warrior BR-ACT-03
set   rage 0 2
do    0 upgrade a3-masters-in-arms-5p warrior
want  sheet 0 warrior a3-masters-in-arms-5p
want  at a3-masters-in-arms-5p sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Masters in Arms (a3-masters-in-arms-5p) not in hand is refused; in battle it adds nothing
use   five-clans
set   at a3-masters-in-arms-5p hand-1
use   one-against-two
step  flow
deny  0 upgrade a3-masters-in-arms-5p warrior BR-UPG-01
do    0 pillage gimle
do    1 play a3-masters-in-arms-5p
want  told total 1 2
want  at a3-masters-in-arms-5p gone

rule  BR-UPG-01 BR-CARD-02  Eternal Dragons (a3-eternal-dragons-5p) costs 2, and fits its slot only
use   five-clans
set   at a3-eternal-dragons-5p hand-0
set   rage 0 2
step  flow
deny  1 upgrade a3-eternal-dragons-5p ship BR-ACT-02
deny  0 upgrade a3-eternal-dragons-5p clan-1 BR-UPG-02
set   rage 0 1
deny  0 upgrade a3-eternal-dragons-5p ship BR-ACT-03
set   rage 0 2
do    0 upgrade a3-eternal-dragons-5p ship
want  sheet 0 ship a3-eternal-dragons-5p
want  at a3-eternal-dragons-5p sheet-0
want  rage 0 0

rule  BR-PLAY-02 BR-UPG-01  Eternal Dragons (a3-eternal-dragons-5p) not in hand is refused; in battle it adds nothing
use   five-clans
set   at a3-eternal-dragons-5p hand-1
use   one-against-two
step  flow
deny  0 upgrade a3-eternal-dragons-5p ship BR-UPG-01
do    0 pillage gimle
do    1 play a3-eternal-dragons-5p
want  told total 1 2
want  at a3-eternal-dragons-5p gone

rule  BR-QUEST-01 BR-QPH-05  Widespread! (a3-widespread-5p) is committed, and pays 15
use   five-clans
set   at a3-widespread-5p hand-0
step  flow
deny  0 upgrade a3-widespread-5p clan-1 BR-UPG-01
deny  1 quest a3-widespread-5p BR-ACT-02
do    0 quest a3-widespread-5p
want  at a3-widespread-5p quest-0
set   phase quests
set   age 3
set   doom 3 horgr
set   warriors 0 gimle 1
set   warriors 0 elvagar 1
set   warriors 0 reserve 6
step  flow
want  told fulfilled 0 a3-widespread-5p
want  earned 0 sc-quest 15
do    0 raise horns
want  at a3-widespread-5p gone

rule  BR-QPH-05  Widespread! (a3-widespread-5p) fails: nothing
game  rage 5 fifth-clan=on
set   phase quests
set   first 0
set   turn 0
set   age 3
set   doom 3 horgr
set   at a3-widespread-5p quest-0
set   vow 0 0 a3-widespread-5p
set   warriors 0 gimle 1
set   warriors 0 reserve 7
step  flow
want  earned 0 sc-quest 0
want  at a3-widespread-5p gone
want  stat 0 horns 1

rule  BR-QUEST-01 BR-QPH-05  Glorious Death! (a3-glorious-death-5p) is committed, and pays 11
use   five-clans
set   at a3-glorious-death-5p hand-0
step  flow
deny  0 upgrade a3-glorious-death-5p clan-1 BR-UPG-01
deny  1 quest a3-glorious-death-5p BR-ACT-02
do    0 quest a3-glorious-death-5p
want  at a3-glorious-death-5p quest-0
set   phase quests
set   age 3
set   doom 3 horgr
set   warriors 0 valhalla 4
set   warriors 0 reserve 4
step  flow
want  told fulfilled 0 a3-glorious-death-5p
want  earned 0 sc-quest 11
do    0 raise horns
want  at a3-glorious-death-5p gone

rule  BR-QPH-05  Glorious Death! (a3-glorious-death-5p) fails: nothing
game  rage 5 fifth-clan=on
set   phase quests
set   first 0
set   turn 0
set   age 3
set   doom 3 horgr
set   at a3-glorious-death-5p quest-0
set   vow 0 0 a3-glorious-death-5p
set   warriors 0 valhalla 3
set   warriors 0 reserve 5
step  flow
want  earned 0 sc-quest 0
want  at a3-glorious-death-5p gone
want  stat 0 horns 1

rule  BR-PLAY-03 BR-BC-01  Tyr's Judgement (a3-tyrs-judgement-5p) adds +8
use   five-clans
set   at a3-tyrs-judgement-5p hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a3-tyrs-judgement-5p
want  told total 0 11
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Tyr's Judgement (a3-tyrs-judgement-5p) is no late card
use   five-clans
set   at a3-tyrs-judgement-5p hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a3-tyrs-judgement-5p BR-ACT-07
deny  0 quest a3-tyrs-judgement-5p BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a3-tyrs-judgement-5p BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Tyr's Judgement (a3-tyrs-judgement-5p) in another hand can't be played
use   five-clans
set   at a1-troll hand-0
set   at a3-tyrs-judgement-5p hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a3-tyrs-judgement-5p BR-PLAY-01
do    0 play a1-troll
do    1 play a3-tyrs-judgement-5p
want  told total 1 10

rule  BR-PLAY-03 BR-BC-01  Tyr's Crush (a3-tyrs-crush-5p) adds +4
use   five-clans
set   at a3-tyrs-crush-5p hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a3-tyrs-crush-5p
want  told total 0 7
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Tyr's Crush (a3-tyrs-crush-5p) is no late card
use   five-clans
set   at a3-tyrs-crush-5p hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a3-tyrs-crush-5p BR-ACT-07
deny  0 quest a3-tyrs-crush-5p BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a3-tyrs-crush-5p BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Tyr's Crush (a3-tyrs-crush-5p) in another hand can't be played
use   five-clans
set   at a1-troll hand-0
set   at a3-tyrs-crush-5p hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a3-tyrs-crush-5p BR-PLAY-01
do    0 play a1-troll
do    1 play a3-tyrs-crush-5p
want  told total 1 6

rule  BR-PLAY-03  Loki's Poison (a3-lokis-poison-5p) adds +0
use   five-clans
set   at a3-lokis-poison-5p hand-0
use   three-against-two
step  flow
do    0 pillage gimle
do    0 play a3-lokis-poison-5p
want  told total 0 3
want  told total 1 2

rule  BR-LATE-01 BR-CARD-05  Loki's Poison (a3-lokis-poison-5p) is no late card
use   five-clans
set   at a3-lokis-poison-5p hand-0
set   at a1-troll hand-0
use   three-against-two
step  flow
deny  0 play a3-lokis-poison-5p BR-ACT-07
deny  0 quest a3-lokis-poison-5p BR-QUEST-01
do    0 pillage gimle
do    0 play a1-troll
want  ask late 0
deny  0 add a3-lokis-poison-5p BR-LATE-01
do    0 decline
want  told total 0 3

rule  BR-PLAY-01  Loki's Poison (a3-lokis-poison-5p) in another hand can't be played
use   five-clans
set   at a1-troll hand-0
set   at a3-lokis-poison-5p hand-1
use   three-against-two
step  flow
do    0 pillage gimle
deny  0 play a3-lokis-poison-5p BR-PLAY-01
do    0 play a1-troll
do    1 play a3-lokis-poison-5p
want  told total 1 2
