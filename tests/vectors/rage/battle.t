# Cards and resolution: BR-PLAY, BR-REV, BR-LATE, BR-RES, BR-BC

rule  BR-PLAY-01  FQ-13: who has cards must play one, face down; who has none plays none
use   three-clans
use   one-against-one
set   warriors 2 gimle 1
set   warriors 2 reserve 7
set   at a1-tyrs-bash hand-0
set   at a1-tyrs-smash hand-1
set   at a1-troll hand-1
step  flow
do    0 pillage gimle
want  ask battle-card 1
deny  1 decline BR-PLAY-01
deny  1 pass BR-PLAY-01
deny  1 play a1-tyrs-bash BR-PLAY-01
deny  2 play a1-troll BR-ACT-02
do    1 play a1-tyrs-smash
want  pick 1 0 a1-tyrs-smash
want  at a1-tyrs-smash hand-1
want  exposed a1-tyrs-smash 0
do    0 play a1-tyrs-bash
want  exposed a1-tyrs-smash 2
want  told revealed 1 a1-tyrs-smash

rule  BR-PLAY-02 BR-RES-13 BR-RES-04  DV-33: a winner's bluff is discarded, a loser's comes back
use   two-clans
use   two-against-one
set   at a1-alfheim hand-0
set   at a1-manheim hand-1
step  flow
do    0 pillage gimle
do    0 play a1-alfheim
do    1 play a1-manheim
want  told total 0 2
want  told total 1 1
want  at a1-alfheim gone
want  at a1-manheim hand-1

rule  BR-PLAY-03 BR-BC-01  a Battle card adds its bonus
use   two-clans
use   one-against-one
set   at a1-tyrs-smite hand-0
set   at a1-tyrs-crush-4p hand-1
step  flow
do    0 pillage gimle
do    0 play a1-tyrs-smite
do    1 play a1-tyrs-crush-4p
want  told total 0 6
want  told total 1 5
want  told won 0

rule  BR-PLAY-04 BR-BC-03 BR-BC-02  FQ-04: Odin's Smite kills the last figure; the card alone still wins
use   two-clans
use   one-against-one
set   at a1-odins-smite hand-0
set   at a1-tyrs-smash hand-1
step  flow
do    0 pillage gimle
do    0 play a1-odins-smite
do    1 play a1-tyrs-smash
want  told died 1 warrior 1 gimle
want  told total 0 2
want  told total 1 3
want  told won 1
want  warriors 1 valhalla 1
want  warriors 0 valhalla 1

rule  BR-RES-16 BR-PLAY-04  a pillager without figures left wins by the card and takes token and Battle Glory
use   two-clans
use   one-against-one
set   at a2-tyrs-rage hand-0
set   at a1-odins-smite hand-1
set   token gimle t-horns
step  flow
do    0 pillage gimle
do    0 play a2-tyrs-rage
do    1 play a1-odins-smite
want  told total 0 6
want  told won 0
want  stat 0 horns 2
want  pillaged gimle
want  earned 0 sc-battle 3
want  warriors 0 valhalla 1

rule  BR-BC-02  Smite spares Leaders, Ships and Monsters, and who has no Warrior
use   three-clans
set   warriors 0 gimle 3
set   warriors 0 reserve 5
set   figure 1 leader gimle
set   figure 1 ship f-west
set   warriors 2 gimle 2
set   warriors 2 reserve 6
set   at a1-odins-smite hand-0
step  flow
do    0 pillage gimle
do    0 play a1-odins-smite
want  told died 2 warrior 1 gimle
want  told total 0 4
want  told total 1 5
want  told total 2 1
want  told won 1

rule  BR-BC-02 BR-DEATH-03  Smite can be met by Frigga's Protection
use   two-clans
use   one-against-one
set   at a1-odins-smite hand-0
set   sheet 1 clan-1 a2-friggas-protection
set   at a2-friggas-protection sheet-1
step  flow
do    0 pillage gimle
do    0 play a1-odins-smite
want  ask protect 1
deny  1 save leader BR-DEATH-03
do    1 save warrior
want  rage 1 5
want  told total 1 1

rule  BR-REV-01 BR-REV-02 BR-BC-14  FQ-01: Thor's Primacy before Heimdall's Watch, whoever sits first
use   three-clans
use   one-against-one
set   at a2-heimdalls-watch hand-0
set   at a3-thors-primacy hand-1
step  flow
do    0 pillage gimle
do    0 play a2-heimdalls-watch
do    1 play a3-thors-primacy
want  told blanked 0 a2-heimdalls-watch
want  told total 0 1
want  told total 1 4
want  earned 0 sc-watch 0
want  at a2-heimdalls-watch hand-0

rule  BR-REV-02 BR-BC-14  the first Primacy blanks the second; bonuses stay
use   three-clans
use   one-against-one
set   warriors 2 gimle 1
set   warriors 2 reserve 7
set   at a3-thors-primacy hand-0
set   at a3-thors-primacy-3p hand-1
set   at a1-thors-hammer hand-2
step  flow
do    0 pillage gimle
do    0 play a3-thors-primacy
do    1 play a3-thors-primacy-3p
do    2 play a1-thors-hammer
want  told blanked 1 a3-thors-primacy-3p
want  told blanked 2 a1-thors-hammer
want  told total 0 4
want  told total 1 4
want  told nobody-won

rule  BR-BC-14 BR-REV-08  a blanked Hammer wins no Glory
use   two-clans
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   warriors 1 gimle 8
set   warriors 1 reserve 0
set   at a3-thors-primacy hand-0
set   at a1-thors-hammer hand-1
step  flow
do    0 pillage gimle
do    0 play a3-thors-primacy
do    1 play a1-thors-hammer
want  told won 1
want  earned 1 sc-hammer 0
want  earned 1 sc-battle 3

rule  BR-REV-03 BR-REV-04 BR-REV-05 BR-BC-07  DV-06: Heimdall's Watch: 6 Glory, all four cards gone, new ones played
use   four-clans
use   one-against-one
set   warriors 2 gimle 1
set   warriors 2 reserve 7
set   warriors 3 gimle 1
set   warriors 3 reserve 7
set   at a2-heimdalls-watch hand-0
set   at a2-tyrs-rage hand-1
set   at a1-tyrs-bash hand-1
set   at a1-manheim hand-2
set   at a1-heimdalls-sight hand-3
set   sheet 2 clan-1 a1-tyrs-domain-3p
set   at a1-tyrs-domain-3p sheet-2
step  flow
do    0 pillage gimle
do    0 play a2-heimdalls-watch
do    1 play a2-tyrs-rage
do    2 play a1-manheim
do    3 play a1-heimdalls-sight
want  earned 0 sc-watch 6
want  at a2-heimdalls-watch gone
want  at a2-tyrs-rage gone
want  at a1-manheim gone
want  at a1-heimdalls-sight gone
want  ask battle-card 1
deny  0 decline BR-ACT-02
do    1 play a1-tyrs-bash
want  told total 1 3
want  told won 1

rule  BR-REV-04  option watch-value=full: Sight and Quests count
game  rage 4 watch-value=full
set   phase turn
set   first 0
set   turn 3
use   one-against-one
set   warriors 2 gimle 1
set   warriors 2 reserve 7
set   warriors 3 gimle 1
set   warriors 3 reserve 7
set   at a2-heimdalls-watch hand-0
set   at a2-tyrs-rage hand-1
set   at a1-tyrs-bash hand-1
set   at a1-manheim hand-2
set   at a1-heimdalls-sight hand-3
set   sheet 2 clan-1 a1-tyrs-domain-3p
set   at a1-tyrs-domain-3p sheet-2
step  flow
do    0 pillage gimle
do    0 play a2-heimdalls-watch
do    1 play a2-tyrs-rage
do    2 play a1-manheim
do    3 play a1-heimdalls-sight
want  earned 0 sc-watch 15

rule  BR-REV-03  a second Watch is discarded without effect
use   four-clans
use   one-against-one
set   at a2-heimdalls-watch hand-0
set   at a3-heimdalls-watch hand-1
set   at a1-tyrs-bash hand-1
set   at a1-tyrs-crush-4p hand-0
set   warriors 2 gimle 1
set   warriors 2 reserve 7
set   at a2-tyrs-crush hand-2
set   at a1-alfheim hand-2
step  flow
do    0 pillage gimle
do    0 play a2-heimdalls-watch
do    1 play a3-heimdalls-watch
do    2 play a2-tyrs-crush
want  earned 0 sc-watch 4
want  earned 1 sc-watch 0
want  at a3-heimdalls-watch gone
want  ask battle-card 2

rule  BR-REV-03  option watches=each
game  rage 4 watches=each
set   phase turn
set   first 0
set   turn 3
use   one-against-one
set   at a2-heimdalls-watch hand-0
set   at a3-heimdalls-watch hand-1
set   at a1-tyrs-bash hand-1
set   at a1-tyrs-crush-4p hand-0
set   warriors 2 gimle 1
set   warriors 2 reserve 7
set   at a2-tyrs-crush hand-2
set   at a1-alfheim hand-2
step  flow
do    0 pillage gimle
do    0 play a2-heimdalls-watch
do    1 play a3-heimdalls-watch
do    2 play a2-tyrs-crush
want  earned 0 sc-watch 4
want  earned 1 sc-watch 4

rule  BR-REV-06  with no card left the figures decide
use   two-clans
use   one-against-two
set   at a2-heimdalls-watch hand-0
set   at a1-tyrs-bash hand-1
step  flow
do    0 pillage gimle
do    0 play a2-heimdalls-watch
do    1 play a1-tyrs-bash
want  earned 0 sc-watch 2
want  told total 0 1
want  told total 1 2
want  told won 1

rule  BR-REV-07 BR-BC-04  FQ-02: the pillager's Tide before the next seat's Smite
use   three-clans
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   figure 0 leader gimle
set   warriors 1 gimle 2
set   warriors 1 reserve 6
set   warriors 2 gimle 1
set   warriors 2 reserve 7
set   at a2-odins-tide hand-0
set   at a1-odins-smite hand-1
step  flow
do    0 pillage gimle
do    0 play a2-odins-tide
do    1 play a1-odins-smite
want  ask tide 0
do    0 spare warrior
want  ask tide 1
deny  1 spare leader BR-BC-04
do    1 spare warrior
want  figure 0 leader valhalla
want  told died 1 warrior 1 gimle
want  told died 0 warrior 1 gimle
want  told died 2 warrior 1 gimle
want  told total 0 1
want  told total 1 2

rule  BR-BC-04 BR-UC-04  DV-07: Tide: A keeps the Leader and loses Ship and Warriors; the Dragons pay 4
use   two-clans
set   figure 0 ship f-west
set   figure 0 leader gimle
use   two-against-one
set   sheet 0 ship a1-lokis-dragons
set   at a1-lokis-dragons sheet-0
set   at a2-odins-tide hand-0
step  flow
do    0 pillage gimle
do    0 play a2-odins-tide
want  ask tide 0
do    0 spare leader
want  earned 0 sc-dragons 4
want  figure 0 ship valhalla
want  figure 0 leader gimle
want  told total 0 4
want  told total 1 1
want  told died 0 warrior 2 gimle
want  warriors 0 valhalla 2

rule  BR-BC-05  DV-15: Heimdall's Sight against +6 and a late +3: X is 6
use   two-clans
use   one-against-one
set   at a1-heimdalls-sight hand-0
set   at a2-tyrs-rage hand-1
set   at a3-heimdalls-gaze hand-1
step  flow
do    0 pillage gimle
do    0 play a1-heimdalls-sight
do    1 play a2-tyrs-rage
do    1 add a3-heimdalls-gaze
want  told total 0 7
want  told total 1 10

rule  BR-BC-05 BR-LATE-06  DV-15: against a Quest, then a late Gaze: X is 3
use   two-clans
use   one-against-one
set   at a1-heimdalls-sight hand-0
set   at a1-alfheim hand-1
set   at a3-heimdalls-gaze hand-1
step  flow
do    0 pillage gimle
do    0 play a1-heimdalls-sight
do    1 play a1-alfheim
do    1 add a3-heimdalls-gaze
want  told total 0 4
want  told total 1 4

rule  BR-LATE-06  option sight=reveal: X is fixed when the cards are revealed
game  rage 2 sight=reveal
set   phase turn
set   first 0
set   turn 1
use   one-against-one
set   at a1-heimdalls-sight hand-0
set   at a1-alfheim hand-1
set   at a3-heimdalls-gaze hand-1
step  flow
do    0 pillage gimle
do    0 play a1-heimdalls-sight
do    1 play a1-alfheim
do    1 add a3-heimdalls-gaze
want  told total 0 1
want  told total 1 4

rule  BR-BC-05 BR-UC-09  Sight counts a Quest with the value a Tyr upgrade gives it
use   three-clans
use   one-against-one
set   at a1-heimdalls-sight hand-0
set   at a1-alfheim hand-1
set   sheet 1 clan-1 a1-tyrs-domain-3p
set   at a1-tyrs-domain-3p sheet-1
step  flow
do    0 pillage gimle
do    0 play a1-heimdalls-sight
do    1 play a1-alfheim
do    1 count-as 3
want  told total 0 4
want  told total 1 4

rule  BR-BC-14 BR-BC-05  DV-16: Primacy against Sight: X is 0
use   two-clans
use   one-against-one
set   at a1-heimdalls-sight hand-0
set   at a3-thors-primacy hand-1
step  flow
do    0 pillage gimle
do    0 play a1-heimdalls-sight
do    1 play a3-thors-primacy
want  told total 0 1
want  told total 1 4

rule  BR-LATE-01 BR-LATE-08 BR-BC-06  DV-38: the window closes after three declines in a row
use   three-clans
use   one-against-one
set   warriors 2 gimle 1
set   warriors 2 reserve 7
set   at a1-tyrs-bash hand-0
set   at a1-troll hand-0
set   at a3-heimdalls-gaze hand-0
set   at a1-tyrs-smash hand-1
set   at a2-heimdalls-eye hand-1
set   at a1-alfheim hand-1
set   at a1-tyrs-smite hand-2
set   at a1-manheim hand-2
step  flow
do    0 pillage gimle
do    0 play a1-tyrs-bash
do    1 play a1-tyrs-smash
do    2 play a1-tyrs-smite
want  ask late 0
do    0 decline
do    1 add a2-heimdalls-eye
want  ask late 2
do    2 decline
want  ask late 0
do    0 decline
want  ask late 1
do    1 decline
want  told total 1 6
want  told nobody-won
want  ask turn 1

rule  BR-LATE-08  DV-38: a card instead of the second decline, and all are asked again
use   three-clans
use   one-against-one
set   warriors 2 gimle 1
set   warriors 2 reserve 7
set   at a1-tyrs-bash hand-0
set   at a1-troll hand-0
set   at a3-heimdalls-gaze hand-0
set   at a1-tyrs-smash hand-1
set   at a2-heimdalls-eye hand-1
set   at a1-alfheim hand-1
set   at a1-tyrs-smite hand-2
set   at a1-manheim hand-2
step  flow
do    0 pillage gimle
do    0 play a1-tyrs-bash
do    1 play a1-tyrs-smash
do    2 play a1-tyrs-smite
do    0 decline
do    1 add a2-heimdalls-eye
do    2 decline
do    0 add a3-heimdalls-gaze
want  ask late 1
do    1 decline
do    2 decline
want  ask late 0
do    0 decline
want  told total 0 6

rule  BR-LATE-08  option late-offers=once: one offer for each
game  rage 3 late-offers=once
set   phase turn
set   first 0
set   turn 2
use   one-against-one
set   warriors 2 gimle 1
set   warriors 2 reserve 7
set   at a1-tyrs-bash hand-0
set   at a1-troll hand-0
set   at a3-heimdalls-gaze hand-0
set   at a1-tyrs-smash hand-1
set   at a2-heimdalls-eye hand-1
set   at a1-alfheim hand-1
set   at a1-tyrs-smite hand-2
set   at a1-manheim hand-2
step  flow
do    0 pillage gimle
do    0 play a1-tyrs-bash
do    1 play a1-tyrs-smash
do    2 play a1-tyrs-smite
do    0 decline
do    1 add a2-heimdalls-eye
do    2 decline
want  told total 1 6
want  ask turn 1

rule  BR-LATE-02  a late card may be the normal one
use   two-clans
use   one-against-one
set   at a2-heimdalls-eye hand-0
set   at a1-alfheim hand-1
step  flow
do    0 pillage gimle
do    0 play a2-heimdalls-eye
do    1 play a1-alfheim
want  told total 0 3
want  told won 0

rule  BR-LATE-03  several late cards, one per offer
use   two-clans
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   warriors 1 gimle 3
set   warriors 1 reserve 5
set   at a1-troll hand-0
set   at a2-heimdalls-eye hand-0
set   at a2-heimdalls-eye-2 hand-0
set   at a1-alfheim hand-1
set   at a1-manheim hand-1
step  flow
do    0 pillage gimle
do    0 play a1-troll
do    1 play a1-alfheim
do    0 add a2-heimdalls-eye
do    1 decline
do    0 add a2-heimdalls-eye-2
do    1 decline
want  told total 0 5
want  told won 0
want  at a2-heimdalls-eye gone
want  at a2-heimdalls-eye-2 gone

rule  BR-LATE-04  only participants are asked
use   three-clans
use   two-against-one
set   at a1-troll hand-0
set   at a1-tyrs-bash hand-0
set   at a1-alfheim hand-1
set   at a3-heimdalls-gaze hand-2
set   at a2-heimdalls-eye hand-2
step  flow
do    0 pillage gimle
do    0 play a1-troll
do    1 play a1-alfheim
want  ask late 0
deny  2 add a3-heimdalls-gaze BR-ACT-02
do    0 decline
want  told won 0

rule  BR-LATE-05  Primacy does not touch what is added later
use   three-clans
use   one-against-one
set   at a3-thors-primacy hand-0
set   at a1-thors-hammer hand-1
set   at a3-heimdalls-gaze hand-1
step  flow
do    0 pillage gimle
do    0 play a3-thors-primacy
do    1 play a1-thors-hammer
do    1 add a3-heimdalls-gaze
want  told total 1 5
want  told won 1
want  earned 1 sc-hammer 0

rule  BR-LATE-07 BR-HID-08 BR-SM-03  DV-34: who has cards but no late one is asked all the same
use   two-clans
use   two-against-one
set   at a1-tyrs-bash hand-0
set   at a1-troll hand-0
set   at a1-alfheim hand-1
set   at a1-manheim hand-1
step  flow
do    0 pillage gimle
do    0 play a1-tyrs-bash
do    1 play a1-alfheim
want  ask late 0
deny  0 add a1-troll BR-LATE-01
deny  0 add a1-tyrs-bash BR-LATE-01
deny  0 play a1-troll BR-LATE-01
do    0 decline
want  ask late 1
do    1 decline
want  told won 0

rule  BR-HID-06 BR-SM-02  DV-34: a card chosen stays in the hand until all have chosen
use   two-clans
use   two-against-one
set   at a1-tyrs-bash hand-0
set   at a1-alfheim hand-1
step  flow
do    0 pillage gimle
do    0 play a1-tyrs-bash
want  at a1-tyrs-bash hand-0
want  exposed a1-tyrs-bash 0
want  card 0 none
do    1 play a1-alfheim
want  exposed a1-tyrs-bash 1

rule  BR-RES-02 BR-BC-18  NT-11: 5, 5, 3: all lose, cards come back, nobody gains
use   three-clans
use   two-against-one
set   warriors 2 gimle 1
set   warriors 2 reserve 7
set   at a1-tyrs-smash hand-0
set   at a1-tyrs-crush-4p hand-1
set   at a1-tyrs-bash hand-2
set   token gimle t-axes
step  flow
do    0 pillage gimle
do    0 play a1-tyrs-smash
do    1 play a1-tyrs-crush-4p
do    2 play a1-tyrs-bash
want  told total 0 5
want  told total 1 5
want  told total 2 3
want  told nobody-won
want  warriors 0 valhalla 2
want  warriors 1 valhalla 1
want  warriors 2 valhalla 1
want  at a1-tyrs-smash hand-0
want  at a1-tyrs-crush-4p hand-1
want  at a1-tyrs-bash hand-2
want  score 0 total 0
want  score 1 total 0
want  pillaged none

rule  BR-RES-03 BR-RES-04 BR-BC-17  FQ-03: Poison takes the cards before Tyr's Prowess can
use   three-clans
use   two-against-one
set   sheet 0 clan-1 a2-tyrs-prowess-3p
set   at a2-tyrs-prowess-3p sheet-0
set   at a1-tyrs-smash hand-0
set   at a3-lokis-poison hand-1
step  flow
do    0 pillage gimle
do    0 play a1-tyrs-smash
do    1 play a3-lokis-poison
want  at a1-tyrs-smash hand-1
want  at a3-lokis-poison hand-1
want  told stole 1 0 a1-tyrs-smash
want  ask turn 1

rule  BR-BC-15 BR-RES-03 BR-UC-15  FQ-05: Trickery before Prowess: 1 Rage gone, nothing to pay with
use   three-clans
set   rage 0 1
set   rage 1 0
set   rage 2 0
use   two-against-one
set   sheet 0 clan-1 a2-tyrs-prowess-3p
set   at a2-tyrs-prowess-3p sheet-0
set   at a1-tyrs-smash hand-0
set   at a1-lokis-trickery hand-1
step  flow
do    0 pillage gimle
do    0 play a1-tyrs-smash
do    1 play a1-lokis-trickery
want  rage 0 0
want  rage 1 1
want  at a1-tyrs-smash gone
want  ask turn 1

rule  BR-BC-15  Trickery takes nothing from a winner without Rage, nothing as a winner
use   two-clans
set   rage 0 6
set   rage 1 0
use   one-against-two
set   at a1-lokis-trickery hand-0
step  flow
do    0 pillage gimle
do    0 play a1-lokis-trickery
want  told won 1
want  rage 0 6
want  rage 1 0

rule  BR-BC-18 BR-BC-15  DV-27: Trickery in a tie does nothing
use   two-clans
use   one-against-one
set   at a1-lokis-trickery hand-0
step  flow
do    0 pillage gimle
do    0 play a1-lokis-trickery
want  told nobody-won
want  rage 0 6
want  rage 1 6

rule  BR-BC-18  Backstab and Poison in a tie do nothing
use   three-clans
use   one-against-one
set   warriors 2 gimle 1
set   warriors 2 reserve 7
set   earned 0 sc-battle 9
set   earned 1 sc-battle 9
set   at a2-lokis-backstab hand-0
set   at a3-lokis-poison hand-1
set   at a1-troll hand-2
step  flow
do    0 pillage gimle
do    0 play a2-lokis-backstab
do    1 play a3-lokis-poison
do    2 play a1-troll
want  told nobody-won
want  earned 0 sc-backstab 0
want  at a1-troll hand-2

rule  BR-BC-16 BR-RES-09  DV-26: Backstab on a winner with 1 Glory takes 1; Battle Glory comes in full
use   two-clans
use   two-against-one
set   earned 0 sc-quest 1
set   at a2-lokis-backstab hand-1
step  flow
do    0 pillage gimle
do    1 play a2-lokis-backstab
want  earned 1 sc-backstab 1
want  earned 0 sc-backstab -1
want  earned 0 sc-battle 3
want  score 0 total 3

rule  BR-RES-03  option texts=after: Backstab takes from the Battle Glory
game  rage 2 texts=after
set   phase turn
set   first 0
set   turn 1
use   two-against-one
set   at a2-lokis-backstab hand-1
step  flow
do    0 pillage gimle
do    1 play a2-lokis-backstab
want  earned 1 sc-backstab 2
want  score 0 total 1

rule  BR-RES-03 BR-BC-12  option texts=after: Thor's Oath comes too late for the Battle Glory
game  rage 2 texts=after
set   phase turn
set   first 0
set   turn 1
use   one-against-two
set   at a2-thors-oath hand-1
step  flow
do    0 pillage gimle
do    1 play a2-thors-oath
want  ask stat 1
want  earned 1 sc-battle 3
do    1 raise axes
want  earned 1 sc-battle 3
want  at a2-thors-oath gone

rule  BR-RES-03 BR-BC-17  option texts=after: Prowess first, Poison takes the rest
game  rage 3 texts=after
set   phase turn
set   first 0
set   turn 2
set   rage 0 1
set   rage 1 6
set   rage 2 6
use   two-against-one
set   sheet 0 clan-1 a2-tyrs-prowess-3p
set   at a2-tyrs-prowess-3p sheet-0
set   at a1-tyrs-smash hand-0
set   at a3-heimdalls-gaze hand-0
set   at a3-lokis-poison hand-1
step  flow
do    0 pillage gimle
do    0 play a1-tyrs-smash
do    1 play a3-lokis-poison
do    0 add a3-heimdalls-gaze
want  ask prowess 0
do    0 take-back a3-heimdalls-gaze
want  at a3-heimdalls-gaze hand-0
want  at a1-tyrs-smash hand-1

rule  BR-BC-19 BR-RES-03  several Loki cards take in seat order while something is left
use   four-clans
set   rage 0 1
set   rage 1 0
set   rage 2 0
set   rage 3 0
set   warriors 0 gimle 3
set   warriors 0 reserve 5
set   warriors 1 gimle 1
set   warriors 1 reserve 7
set   warriors 2 gimle 1
set   warriors 2 reserve 7
set   at a1-lokis-trickery hand-1
set   at a1-lokis-trickery-4p hand-2
set   doom 1 horgr
step  flow
do    0 pillage gimle
do    1 play a1-lokis-trickery
do    2 play a1-lokis-trickery-4p
want  rage 1 1
want  rage 2 0
want  rage 0 0
want  ask turn 1

rule  BR-BC-19  two Backstabs: 2, then what is left
use   four-clans
set   warriors 0 gimle 3
set   warriors 0 reserve 5
set   warriors 1 gimle 1
set   warriors 1 reserve 7
set   warriors 2 gimle 1
set   warriors 2 reserve 7
set   earned 0 sc-quest 3
set   at a2-lokis-backstab hand-1
set   at a2-lokis-backstab-4p hand-2
step  flow
do    0 pillage gimle
do    1 play a2-lokis-backstab
do    2 play a2-lokis-backstab-4p
want  earned 1 sc-backstab 2
want  earned 2 sc-backstab 1
want  earned 0 sc-backstab -3

rule  BR-RES-14 BR-BC-17 BR-BC-11  DV-35: Poison against Hammer: the winner gains 3 and Battle Glory, the loser has both cards
use   two-clans
use   two-against-one
set   at a1-thors-hammer hand-0
set   at a3-lokis-poison hand-1
step  flow
do    0 pillage gimle
do    0 play a1-thors-hammer
do    1 play a3-lokis-poison
want  earned 0 sc-hammer 3
want  earned 0 sc-battle 3
want  at a1-thors-hammer hand-1
want  at a3-lokis-poison hand-1

rule  BR-RES-14  the text works also when Poison sits before the winner
use   two-clans
use   one-against-two
set   at a1-thors-hammer hand-1
set   at a3-lokis-poison hand-0
step  flow
do    0 pillage gimle
do    0 play a3-lokis-poison
do    1 play a1-thors-hammer
want  earned 1 sc-hammer 3
want  at a1-thors-hammer hand-0

rule  BR-RES-14  option stolen-text=lost: then it is lost
game  rage 2 stolen-text=lost
set   phase turn
set   first 0
set   turn 1
use   one-against-two
set   at a1-thors-hammer hand-1
set   at a3-lokis-poison hand-0
step  flow
do    0 pillage gimle
do    0 play a3-lokis-poison
do    1 play a1-thors-hammer
want  earned 1 sc-hammer 0
want  earned 1 sc-battle 3

rule  BR-BC-17  Poison as the winner takes nothing, and is discarded
use   two-clans
use   two-against-one
set   at a3-lokis-poison hand-0
set   at a1-troll hand-1
step  flow
do    0 pillage gimle
do    0 play a3-lokis-poison
do    1 play a1-troll
want  at a3-lokis-poison gone
want  at a1-troll hand-1

rule  BR-BC-17 BR-LATE-06  Poison takes late cards too
use   two-clans
use   two-against-one
set   at a1-tyrs-smash hand-0
set   at a3-heimdalls-gaze hand-0
set   at a3-lokis-poison hand-1
step  flow
do    0 pillage gimle
do    0 play a1-tyrs-smash
do    1 play a3-lokis-poison
do    0 add a3-heimdalls-gaze
want  at a1-tyrs-smash hand-1
want  at a3-heimdalls-gaze hand-1

rule  BR-RES-06 BR-BC-08  DV-08: Judgement by a loser: five figures die, two of them own: 10 Glory
use   three-clans
set   warriors 0 muspelheim 2
set   warriors 0 reserve 6
set   warriors 1 muspelheim 2
set   warriors 1 reserve 6
set   warriors 2 muspelheim 1
set   warriors 2 reserve 7
set   at a2-tyrs-rage hand-0
set   at a3-odins-judgement hand-1
set   figure 2 ship f-east
set   token muspelheim t-rage
set   sheet 2 monster-1 a1-sea-serpent-3p
set   at a1-sea-serpent-3p sheet-2
set   figure 2 monster-1 f-east
step  flow
do    0 pillage muspelheim
do    0 play a2-tyrs-rage
do    1 play a3-odins-judgement
want  told total 0 8
want  told total 1 4
want  told total 2 6
want  earned 1 sc-judgement 10
want  at a3-odins-judgement hand-1

rule  BR-RES-15 BR-BC-08  DV-36: Judgement taken back in RES_3 pays in RES_5
use   three-clans
set   warriors 0 gimle 2
set   warriors 0 reserve 6
set   warriors 1 gimle 2
set   warriors 1 reserve 6
set   warriors 2 gimle 1
set   warriors 2 reserve 7
set   at a2-tyrs-rage hand-0
set   at a3-odins-judgement hand-1
step  flow
do    0 pillage gimle
do    0 play a2-tyrs-rage
do    1 play a3-odins-judgement
want  earned 1 sc-judgement 6
want  at a3-odins-judgement hand-1

rule  BR-RES-15  Frigga's Grace kept by Prowess still works
use   three-clans
use   two-against-one
set   sheet 0 clan-1 a2-tyrs-prowess-3p
set   at a2-tyrs-prowess-3p sheet-0
set   at a1-friggas-grace hand-0
set   token gimle t-rage
step  flow
do    0 pillage gimle
do    0 play a1-friggas-grace
do    0 take-back a1-friggas-grace
want  ask stat 0
do    0 raise axes
want  stat 0 axes 2
want  at a1-friggas-grace hand-0
want  rage 0 5

rule  BR-BC-08  Judgement blanked, or nobody dead: nothing
use   two-clans
use   one-against-two
set   at a3-thors-primacy hand-0
set   at a3-odins-judgement hand-1
step  flow
do    0 pillage gimle
do    0 play a3-thors-primacy
do    1 play a3-odins-judgement
want  earned 1 sc-judgement 0

rule  BR-BC-11  Hammer for a defender; nothing for a loser
use   two-clans
use   one-against-two
set   at a1-thors-hammer hand-0
set   at a1-thors-hammer-5p hand-1
step  flow
do    0 pillage gimle
do    0 play a1-thors-hammer
do    1 play a1-thors-hammer-5p
want  earned 1 sc-hammer 3
want  earned 0 sc-hammer 0
want  pillaged none

rule  BR-BC-12 BR-RES-09  DV-14: Thor's Oath as defender: Axes 3 to 4, Battle Glory 4, no reward
use   two-clans
use   one-against-two
set   at a2-thors-oath hand-1
set   token gimle t-glory
step  flow
do    0 pillage gimle
do    1 play a2-thors-oath
do    1 raise axes
want  stat 1 axes 2
want  earned 1 sc-battle 4
want  earned 1 sc-pillage 0
want  pillaged none

rule  BR-BC-12  Thor's Oath of a loser raises nothing
use   two-clans
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   warriors 1 gimle 3
set   warriors 1 reserve 5
set   at a2-thors-oath hand-0
step  flow
do    0 pillage gimle
do    0 play a2-thors-oath
want  told won 1
want  ask turn 1
want  stat 0 axes 1

rule  BR-BC-13 BR-ACT-06  Thor's Ascension: 3 Rage and 3 Glory; a player at 0 acts again
use   two-clans
set   rage 0 6
set   rage 1 0
use   one-against-two
set   at a3-thors-ascension hand-1
step  flow
do    0 pillage gimle
do    1 play a3-thors-ascension
want  rage 1 3
want  earned 1 sc-ascension 3
want  ask turn 1

rule  BR-BC-13  nothing for a loser
use   two-clans
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   warriors 1 gimle 3
set   warriors 1 reserve 5
set   at a3-thors-ascension hand-0
step  flow
do    0 pillage gimle
do    0 play a3-thors-ascension
want  rage 0 6
want  earned 0 sc-ascension 0

rule  BR-RES-05 BR-RAG-03  FQ-12: a lost battle takes the Ship in the fjord along, on either side
use   two-clans
set   figure 0 ship f-west
set   warriors 1 gimle 3
set   warriors 1 reserve 5
step  flow
do    0 pillage gimle
want  told won 1
want  figure 0 ship valhalla

rule  BR-RES-05  and the other side
use   two-clans
set   figure 0 ship f-west
set   warriors 1 myrkulor 3
set   warriors 1 reserve 5
step  flow
do    0 pillage myrkulor
want  told won 1
want  figure 0 ship valhalla

rule  BR-RES-10 BR-UC-11 BR-BC-18  DV-30: Loki's Blessing after a tie in Utgard; the others are not asked
use   four-clans
set   warriors 0 utgard 1
set   warriors 0 reserve 7
set   warriors 1 utgard 1
set   warriors 1 reserve 7
set   sheet 1 clan-1 a1-lokis-blessing-4p
set   at a1-lokis-blessing-4p sheet-1
step  flow
do    0 pillage utgard
want  told nobody-won
want  ask blessing 1
deny  0 accept BR-ACT-02
do    1 accept
want  warriors 1 utgard 1
want  rage 1 6
want  ask turn 1

rule  BR-UC-11  the Blessing needs Horns, a village and a Warrior, and works in no Yggdrasil
use   four-clans
set   warriors 0 yggdrasil 2
set   warriors 0 reserve 6
set   warriors 1 yggdrasil 1
set   warriors 1 reserve 7
set   sheet 1 clan-1 a1-lokis-blessing-4p
set   at a1-lokis-blessing-4p sheet-1
step  flow
do    0 pillage yggdrasil
want  told won 0
want  ask turn 1
want  warriors 1 reserve 7

rule  BR-UC-11  a winner has no use of it; it may be declined
use   four-clans
use   two-against-one
set   sheet 1 clan-1 a1-lokis-blessing-4p
set   at a1-lokis-blessing-4p sheet-1
set   sheet 0 clan-1 a1-friggas-charm
set   at a1-friggas-charm sheet-0
step  flow
do    0 pillage gimle
want  ask blessing 1
do    1 decline
want  warriors 1 gimle 0
want  ask turn 1

rule  BR-RES-11 BR-UC-16 BR-UC-17 BR-SM-04 BR-SM-08  DV-40: Blessing, Thor's Domain and a pillage on another's turn; then the next seat
use   four-clans
set   rage 0 6
set   rage 1 2
set   rage 2 6
set   rage 3 6
set   warriors 0 utgard 1
set   warriors 0 reserve 7
set   warriors 1 utgard 1
set   warriors 1 reserve 7
set   sheet 1 clan-1 a1-lokis-blessing-4p
set   at a1-lokis-blessing-4p sheet-1
set   sheet 1 clan-2 a2-thors-domain-4p
set   at a2-thors-domain-4p sheet-1
set   token utgard t-horns
step  flow
do    0 pillage utgard
do    1 accept
want  ask thors-domain 1
do    1 accept
want  rage 1 0
want  pillaged utgard
want  stat 1 horns 2
want  ask turn 2

rule  BR-SM-08  DV-40: with Rage left the turn is B's
use   four-clans
set   rage 0 6
set   rage 1 3
set   rage 2 6
set   rage 3 6
set   warriors 0 utgard 1
set   warriors 0 reserve 7
set   warriors 1 utgard 1
set   warriors 1 reserve 7
set   sheet 1 clan-1 a1-lokis-blessing-4p
set   at a1-lokis-blessing-4p sheet-1
set   sheet 1 clan-2 a2-thors-domain-4p
set   at a2-thors-domain-4p sheet-1
step  flow
do    0 pillage utgard
do    1 accept
do    1 accept
want  rage 1 1
want  ask turn 1

rule  BR-UC-17  option thors-domain=own: only on the own turn
game  rage 4 thors-domain=own
set   phase turn
set   first 0
set   turn 3
set   rage 0 6
set   rage 1 3
set   rage 2 6
set   rage 3 6
set   warriors 0 utgard 1
set   warriors 0 reserve 7
set   warriors 1 utgard 1
set   warriors 1 reserve 7
set   sheet 1 clan-1 a1-lokis-blessing-4p
set   at a1-lokis-blessing-4p sheet-1
set   sheet 1 clan-2 a2-thors-domain-4p
set   at a2-thors-domain-4p sheet-1
step  flow
do    0 pillage utgard
do    1 accept
want  ask turn 1
want  rage 1 3
do    1 invade leader gimle
want  ask thors-domain 1

rule  BR-RES-09  the pillager's reward comes before the Battle Glory
use   two-clans
use   two-against-one
set   token gimle t-axes
step  flow
do    0 pillage gimle
want  earned 0 sc-battle 4

rule  BR-RES-12  figures elsewhere are not touched
use   two-clans
set   warriors 0 gimle 2
set   warriors 0 reserve 6
set   warriors 1 gimle 1
set   warriors 1 horgr 2
set   warriors 1 reserve 5
set   figure 1 leader horgr
step  flow
do    0 pillage gimle
want  warriors 1 horgr 2
want  figure 1 leader horgr
want  warriors 0 gimle 2

rule  BR-REV-01  seat order starts with the pillager
game  rage 3
set   phase turn
set   first 0
set   turn 1
use   one-against-one
set   warriors 2 gimle 1
set   warriors 2 reserve 7
set   at a3-thors-primacy hand-0
set   at a3-thors-primacy-3p hand-2
set   at a1-thors-hammer hand-1
step  flow
do    2 pillage gimle
do    0 play a3-thors-primacy
do    1 play a1-thors-hammer
do    2 play a3-thors-primacy-3p
want  told blanked 0 a3-thors-primacy
want  told blanked 1 a1-thors-hammer
want  told nobody-won
