# Gods' Gifts: BR-DRAFT

rule  BR-DRAFT-02 BR-DRAFT-03  eight cards each are dealt, two stay unseen; one card is kept and the rest goes to the left
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
want  at a1-friggas-grace-4p deck
want  at a1-lokis-trickery-4p deck
want  ask draft 0
want  ask draft 3
deny  0 draft a1-alfheim BR-DRAFT-03
deny  0 draft-two a1-troll a1-dwarf-chieftain BR-DRAFT-03
do    0 draft a1-lord-of-hammers
deny  0 draft a1-dwarf-chieftain
do    1 draft a1-alfheim
do    2 draft a1-lokis-trickery
want  at a1-lord-of-hammers pack
do    3 draft a1-odins-smite-3p
want  at a1-lord-of-hammers hand-0
want  at a1-odins-smite-3p hand-3
want  round 1
deny  0 draft a1-dwarf-chieftain BR-DRAFT-03
do    1 draft a1-dwarf-chieftain
do    0 draft a1-tyrs-smash-3p

rule  BR-DRAFT-09 BR-SM-02 BR-HID-06  picks of a round take effect together, in whatever order they are made
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
do    3 draft a1-odins-smite-3p
do    1 draft a1-alfheim
want  pick 3 0 a1-odins-smite-3p
want  at a1-odins-smite-3p pack
do    0 draft a1-troll
want  at a1-troll pack
do    2 draft a1-lokis-trickery
want  at a1-troll hand-0
want  at a1-odins-smite-3p hand-3

rule  BR-DRAFT-04 BR-DRAFT-06 BR-DRAFT-07 BR-DRAFT-11 BR-HID-07  after six picks the two left of each pack are dropped; a pack comes round after four passes
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
want  at a1-troll hand-0
want  at a1-tyrs-smash-3p hand-0
want  at a1-tyrs-smite hand-0
want  at a1-glorious-death hand-0
want  at a1-lokis-dragons hand-0
want  at a1-manheim-4p hand-0
want  at a1-alfheim hand-1
want  at a1-dwarf-chieftain hand-1
want  at a1-lokis-blessing-4p hand-1
want  at a1-thors-hammer hand-1
want  at a1-odins-smite hand-1
want  at a1-lokis-domain hand-1
want  at a1-lokis-trickery hand-2
want  at a1-jotunheim hand-2
want  at a1-lord-of-hammers hand-2
want  at a1-alfheim-4p hand-2
want  at a1-sea-serpent-3p hand-2
want  at a1-tyrs-bash hand-2
want  at a1-odins-smite-3p hand-3
want  at a1-tyrs-smash hand-3
want  at a1-manheim hand-3
want  at a1-brothers-in-arms hand-3
want  at a1-jotunheim-4p hand-3
want  at a1-friggas-succor-3p hand-3
want  at a1-friggas-charm left
want  at a1-thors-glory left
want  at a1-heimdalls-sight left
want  at a1-friggas-grace left
want  at a1-tyrs-domain-3p left
want  at a1-yggdrasil-3p left
want  at a1-glorious-death-4p left
want  at a1-tyrs-crush-4p left
want  ask turn 0

rule  BR-DRAFT-10 BR-HID-02  kept cards stay in the owner's hand during the draft
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
want  at a1-troll hand-0
want  at a1-tyrs-smash-3p hand-0

rule  BR-DRAFT-05  NT-18: two players keep 2 and 2 and 2 from packs of 8, 6, 4; two are dropped
game  rage 2
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
want  at a1-lokis-trickery deck
want  at a1-tyrs-smash deck
want  at a1-tyrs-smite deck
want  at a1-thors-hammer deck
deny  0 draft a1-troll BR-DRAFT-05
deny  0 draft-two a1-troll a1-troll BR-DRAFT-05
deny  0 draft-two a1-troll a1-alfheim BR-DRAFT-05
do    0 draft-two a1-dwarf-chieftain a1-troll
do    1 draft-two a1-alfheim a1-jotunheim
do    0 draft-two a1-manheim a1-glorious-death
do    1 draft-two a1-lord-of-hammers a1-brothers-in-arms
deny  0 draft-two a1-odins-smite a1-tyrs-bash
do    0 draft-two a1-lokis-dragons a1-lokis-domain
do    1 draft-two a1-odins-smite a1-tyrs-bash
want  at a1-troll hand-0
want  at a1-dwarf-chieftain hand-0
want  at a1-manheim hand-0
want  at a1-glorious-death hand-0
want  at a1-lokis-dragons hand-0
want  at a1-lokis-domain hand-0
want  at a1-alfheim hand-1
want  at a1-jotunheim hand-1
want  at a1-lord-of-hammers hand-1
want  at a1-brothers-in-arms hand-1
want  at a1-odins-smite hand-1
want  at a1-tyrs-bash hand-1
want  at a1-friggas-charm left
want  at a1-thors-glory left
want  at a1-heimdalls-sight left
want  at a1-friggas-grace left
want  ask turn 0

rule  BR-DRAFT-08  NT-19: the first game: all eight cards, no draft
game  rage 2 first-game=on
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
want  at a1-troll hand-0
want  at a1-dwarf-chieftain hand-0
want  at a1-lord-of-hammers hand-0
want  at a1-brothers-in-arms hand-0
want  at a1-lokis-dragons hand-0
want  at a1-lokis-domain hand-0
want  at a1-friggas-charm hand-0
want  at a1-thors-glory hand-0
want  at a1-alfheim hand-1
want  at a1-jotunheim hand-1
want  at a1-manheim hand-1
want  at a1-glorious-death hand-1
want  at a1-odins-smite hand-1
want  at a1-tyrs-bash hand-1
want  at a1-heimdalls-sight hand-1
want  at a1-friggas-grace hand-1
want  ask turn 0

rule  BR-DRAFT-08  the first game: from the Second Age on there is a draft
game  rage 2 first-game=on
set   age 2
set   phase deal
set   first 0
step  flow
skip  draft
want  ask draft 0
want  ask draft 1

rule  BR-DRAFT-01 BR-DRAFT-07  a card kept from the Age before is no part of the draft, and makes seven
game  rage 2
set   age 2
set   phase deal
set   first 0
set   at a1-tyrs-smite hand-0
set   kept 1 0 a1-tyrs-smite
step  flow
deny  7 deal a1-tyrs-smite 0 BR-DRAFT-02
skip  draft
deny  0 draft-two a1-tyrs-smite a2-dark-elf BR-DRAFT-03
skip  turn
want  at a1-tyrs-smite hand-0
deny  0 quest a1-tyrs-smite BR-QUEST-01
