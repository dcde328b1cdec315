# Setup, components and the board: BR-COMP, BR-SETUP, BR-5P

rule  BR-COMP-01 BR-SETUP-02 BR-SM-01  nine Pillage tokens: one on Yggdrasil, eight drawn on the outer provinces
game  rage 4
want  token yggdrasil t-all
want  ask lay 7
deny  7 lay t-all elvagar BR-SETUP-02
deny  7 lay t-rage gimle BR-SETUP-02
chance lay t-rage elvagar
chance lay t-rage angerboda
chance lay t-rage muspelheim
deny  7 lay t-rage horgr BR-SETUP-02
chance lay t-axes horgr
chance lay t-axes utgard
deny  7 lay t-axes andlang BR-SETUP-02
chance lay t-horns andlang
chance lay t-horns gimle
chance lay t-glory myrkulor
want  token myrkulor t-glory
want  ask doom 7

rule  BR-SETUP-03 BR-SETUP-04 BR-SETUP-05  three provinces are doomed, face up; with four clans one more is destroyed
game  rage 4
skip  doom
deny  7 doom yggdrasil BR-SETUP-03
chance doom gimle
want  doom 1 gimle
deny  7 doom gimle BR-SETUP-03
chance doom horgr
chance doom utgard
want  doom 2 horgr
want  doom 3 utgard
deny  7 ruin utgard BR-SETUP-05
chance ruin elvagar
want  destroyed elvagar
want  ask first 7

rule  BR-SETUP-05 BR-SETUP-06  NT-01: three clans, two provinces destroyed; their tokens are out of play
game  rage 3
skip  doom
chance doom gimle
chance doom horgr
chance doom utgard
chance ruin elvagar
chance ruin andlang
want  destroyed elvagar+andlang
want  ask first 7
chance first 0
skip  turn
set   warriors 0 andlang 1
deny  0 pillage andlang BR-BOARD-09

rule  BR-SETUP-05  NT-01: two clans, three provinces destroyed
game  rage 2
skip  doom
chance doom gimle
chance doom horgr
chance doom utgard
chance ruin elvagar
chance ruin andlang
chance ruin myrkulor
want  destroyed elvagar+andlang+myrkulor
want  ask first 7

rule  BR-SETUP-01 BR-COMP-02 BR-COMP-05 BR-CLAN-01 BR-FIG-06  all clans start alike
game  rage 4
want  warriors 0 reserve 8
want  figure 0 leader reserve
want  figure 0 ship reserve
want  figure 0 monster-1 box
want  figure 0 monster-2 box
want  stat 0 rage 1
want  stat 0 axes 1
want  stat 0 horns 1
want  rage 0 6
want  score 0 total 0
want  warriors 1 reserve 8
want  figure 1 leader reserve
want  figure 1 ship reserve
want  figure 1 monster-1 box
want  figure 1 monster-2 box
want  stat 1 rage 1
want  stat 1 axes 1
want  stat 1 horns 1
want  rage 1 6
want  score 1 total 0
want  warriors 2 reserve 8
want  figure 2 leader reserve
want  figure 2 ship reserve
want  figure 2 monster-1 box
want  figure 2 monster-2 box
want  stat 2 rage 1
want  stat 2 axes 1
want  stat 2 horns 1
want  rage 2 6
want  score 2 total 0
want  warriors 3 reserve 8
want  figure 3 leader reserve
want  figure 3 ship reserve
want  figure 3 monster-1 box
want  figure 3 monster-2 box
want  stat 3 rage 1
want  stat 3 axes 1
want  stat 3 horns 1
want  rage 3 6
want  score 3 total 0

rule  BR-SETUP-07 BR-COMP-03  NT-01: the cards of a game of 2 clans
game  rage 2
want  at a1-troll deck
want  at a1-dwarf-chieftain deck
want  at a1-lord-of-hammers deck
want  at a1-brothers-in-arms deck
want  at a1-lokis-dragons deck
want  at a1-lokis-domain deck
want  at a1-friggas-charm deck
want  at a1-thors-glory deck
want  at a1-alfheim deck
want  at a1-jotunheim deck
want  at a1-manheim deck
want  at a1-glorious-death deck
want  at a1-odins-smite deck
want  at a1-tyrs-bash deck
want  at a1-heimdalls-sight deck
want  at a1-friggas-grace deck
want  at a1-lokis-trickery deck
want  at a1-tyrs-smash deck
want  at a1-tyrs-smite deck
want  at a1-thors-hammer deck
want  at a1-sea-serpent-3p out
want  at a1-friggas-succor-3p out
want  at a1-tyrs-domain-3p out
want  at a1-yggdrasil-3p out
want  at a1-odins-smite-3p out
want  at a1-tyrs-smash-3p out
want  at a1-lokis-blessing-4p out
want  at a1-alfheim-4p out
want  at a1-jotunheim-4p out
want  at a1-manheim-4p out
want  at a1-glorious-death-4p out
want  at a1-tyrs-crush-4p out
want  at a1-friggas-grace-4p out
want  at a1-lokis-trickery-4p out
want  at a2-valkyrie deck
want  at a2-dark-elf deck
want  at a2-lord-of-axes deck
want  at a2-experts-in-arms deck
want  at a2-fire-dragons deck
want  at a2-odins-inspiration deck
want  at a2-tyrs-challenge deck
want  at a2-friggas-protection deck
want  at a2-alfheim deck
want  at a2-jotunheim deck
want  at a2-manheim deck
want  at a2-glorious-death deck
want  at a2-tyrs-crush deck
want  at a2-heimdalls-eye deck
want  at a2-heimdalls-eye-2 deck
want  at a2-odins-tide deck
want  at a2-lokis-backstab deck
want  at a2-tyrs-rage deck
want  at a2-heimdalls-watch deck
want  at a2-thors-oath deck
want  at a2-fire-giant-3p out
want  at a2-lokis-eminence-3p out
want  at a2-tyrs-prowess-3p out
want  at a2-yggdrasil-3p out
want  at a2-tyrs-smite-3p out
want  at a2-heimdalls-eye-3p out
want  at a2-thors-domain-4p out
want  at a2-alfheim-4p out
want  at a2-jotunheim-4p out
want  at a2-manheim-4p out
want  at a2-glorious-death-4p out
want  at a2-odins-tide-4p out
want  at a2-lokis-backstab-4p out
want  at a2-tyrs-smash-4p out
want  at a3-frost-giant deck
want  at a3-soldier-of-hel deck
want  at a3-lord-of-spears deck
want  at a3-masters-in-arms deck
want  at a3-eternal-dragons deck
want  at a3-friggas-domain deck
want  at a3-odins-throne deck
want  at a3-thors-conquest deck
want  at a3-alfheim deck
want  at a3-jotunheim deck
want  at a3-manheim deck
want  at a3-glorious-death deck
want  at a3-heimdalls-gaze deck
want  at a3-thors-primacy deck
want  at a3-thors-ascension deck
want  at a3-odins-judgement deck
want  at a3-tyrs-rage deck
want  at a3-heimdalls-watch deck
want  at a3-tyrs-crush deck
want  at a3-lokis-poison deck
want  at a3-volur-witch-3p out
want  at a3-friggas-sacrifice-3p out
want  at a3-tyrs-wrath-3p out
want  at a3-yggdrasil-3p out
want  at a3-heimdalls-gaze-3p out
want  at a3-thors-primacy-3p out
want  at a3-lokis-wrath-4p out
want  at a3-alfheim-4p out
want  at a3-jotunheim-4p out
want  at a3-manheim-4p out
want  at a3-glorious-death-4p out
want  at a3-thors-ascension-4p out
want  at a3-odins-judgement-4p out
want  at a3-tyrs-smite-4p out
want  at a1-lord-of-hammers-5p out
want  at a1-brothers-in-arms-5p out
want  at a1-lokis-dragons-5p out
want  at a1-widespread-5p out
want  at a1-glorious-death-5p out
want  at a1-tyrs-smash-5p out
want  at a1-tyrs-smite-5p out
want  at a1-thors-hammer-5p out
want  at a2-lord-of-axes-5p out
want  at a2-experts-in-arms-5p out
want  at a2-fire-dragons-5p out
want  at a2-widespread-5p out
want  at a2-glorious-death-5p out
want  at a2-tyrs-smash-5p out
want  at a2-heimdalls-eye-5p out
want  at a2-thors-oath-5p out
want  at a3-lord-of-spears-5p out
want  at a3-masters-in-arms-5p out
want  at a3-eternal-dragons-5p out
want  at a3-widespread-5p out
want  at a3-glorious-death-5p out
want  at a3-tyrs-judgement-5p out
want  at a3-tyrs-crush-5p out
want  at a3-lokis-poison-5p out

rule  BR-SETUP-07 BR-COMP-03  NT-01: the cards of a game of 3 clans
game  rage 3
want  at a1-troll deck
want  at a1-dwarf-chieftain deck
want  at a1-lord-of-hammers deck
want  at a1-brothers-in-arms deck
want  at a1-lokis-dragons deck
want  at a1-lokis-domain deck
want  at a1-friggas-charm deck
want  at a1-thors-glory deck
want  at a1-alfheim deck
want  at a1-jotunheim deck
want  at a1-manheim deck
want  at a1-glorious-death deck
want  at a1-odins-smite deck
want  at a1-tyrs-bash deck
want  at a1-heimdalls-sight deck
want  at a1-friggas-grace deck
want  at a1-lokis-trickery deck
want  at a1-tyrs-smash deck
want  at a1-tyrs-smite deck
want  at a1-thors-hammer deck
want  at a1-sea-serpent-3p deck
want  at a1-friggas-succor-3p deck
want  at a1-tyrs-domain-3p deck
want  at a1-yggdrasil-3p deck
want  at a1-odins-smite-3p deck
want  at a1-tyrs-smash-3p deck
want  at a1-lokis-blessing-4p out
want  at a1-alfheim-4p out
want  at a1-jotunheim-4p out
want  at a1-manheim-4p out
want  at a1-glorious-death-4p out
want  at a1-tyrs-crush-4p out
want  at a1-friggas-grace-4p out
want  at a1-lokis-trickery-4p out
want  at a2-valkyrie deck
want  at a2-dark-elf deck
want  at a2-lord-of-axes deck
want  at a2-experts-in-arms deck
want  at a2-fire-dragons deck
want  at a2-odins-inspiration deck
want  at a2-tyrs-challenge deck
want  at a2-friggas-protection deck
want  at a2-alfheim deck
want  at a2-jotunheim deck
want  at a2-manheim deck
want  at a2-glorious-death deck
want  at a2-tyrs-crush deck
want  at a2-heimdalls-eye deck
want  at a2-heimdalls-eye-2 deck
want  at a2-odins-tide deck
want  at a2-lokis-backstab deck
want  at a2-tyrs-rage deck
want  at a2-heimdalls-watch deck
want  at a2-thors-oath deck
want  at a2-fire-giant-3p deck
want  at a2-lokis-eminence-3p deck
want  at a2-tyrs-prowess-3p deck
want  at a2-yggdrasil-3p deck
want  at a2-tyrs-smite-3p deck
want  at a2-heimdalls-eye-3p deck
want  at a2-thors-domain-4p out
want  at a2-alfheim-4p out
want  at a2-jotunheim-4p out
want  at a2-manheim-4p out
want  at a2-glorious-death-4p out
want  at a2-odins-tide-4p out
want  at a2-lokis-backstab-4p out
want  at a2-tyrs-smash-4p out
want  at a3-frost-giant deck
want  at a3-soldier-of-hel deck
want  at a3-lord-of-spears deck
want  at a3-masters-in-arms deck
want  at a3-eternal-dragons deck
want  at a3-friggas-domain deck
want  at a3-odins-throne deck
want  at a3-thors-conquest deck
want  at a3-alfheim deck
want  at a3-jotunheim deck
want  at a3-manheim deck
want  at a3-glorious-death deck
want  at a3-heimdalls-gaze deck
want  at a3-thors-primacy deck
want  at a3-thors-ascension deck
want  at a3-odins-judgement deck
want  at a3-tyrs-rage deck
want  at a3-heimdalls-watch deck
want  at a3-tyrs-crush deck
want  at a3-lokis-poison deck
want  at a3-volur-witch-3p deck
want  at a3-friggas-sacrifice-3p deck
want  at a3-tyrs-wrath-3p deck
want  at a3-yggdrasil-3p deck
want  at a3-heimdalls-gaze-3p deck
want  at a3-thors-primacy-3p deck
want  at a3-lokis-wrath-4p out
want  at a3-alfheim-4p out
want  at a3-jotunheim-4p out
want  at a3-manheim-4p out
want  at a3-glorious-death-4p out
want  at a3-thors-ascension-4p out
want  at a3-odins-judgement-4p out
want  at a3-tyrs-smite-4p out
want  at a1-lord-of-hammers-5p out
want  at a1-brothers-in-arms-5p out
want  at a1-lokis-dragons-5p out
want  at a1-widespread-5p out
want  at a1-glorious-death-5p out
want  at a1-tyrs-smash-5p out
want  at a1-tyrs-smite-5p out
want  at a1-thors-hammer-5p out
want  at a2-lord-of-axes-5p out
want  at a2-experts-in-arms-5p out
want  at a2-fire-dragons-5p out
want  at a2-widespread-5p out
want  at a2-glorious-death-5p out
want  at a2-tyrs-smash-5p out
want  at a2-heimdalls-eye-5p out
want  at a2-thors-oath-5p out
want  at a3-lord-of-spears-5p out
want  at a3-masters-in-arms-5p out
want  at a3-eternal-dragons-5p out
want  at a3-widespread-5p out
want  at a3-glorious-death-5p out
want  at a3-tyrs-judgement-5p out
want  at a3-tyrs-crush-5p out
want  at a3-lokis-poison-5p out

rule  BR-SETUP-07 BR-COMP-03  NT-01: the cards of a game of 4 clans
game  rage 4
want  at a1-troll deck
want  at a1-dwarf-chieftain deck
want  at a1-lord-of-hammers deck
want  at a1-brothers-in-arms deck
want  at a1-lokis-dragons deck
want  at a1-lokis-domain deck
want  at a1-friggas-charm deck
want  at a1-thors-glory deck
want  at a1-alfheim deck
want  at a1-jotunheim deck
want  at a1-manheim deck
want  at a1-glorious-death deck
want  at a1-odins-smite deck
want  at a1-tyrs-bash deck
want  at a1-heimdalls-sight deck
want  at a1-friggas-grace deck
want  at a1-lokis-trickery deck
want  at a1-tyrs-smash deck
want  at a1-tyrs-smite deck
want  at a1-thors-hammer deck
want  at a1-sea-serpent-3p deck
want  at a1-friggas-succor-3p deck
want  at a1-tyrs-domain-3p deck
want  at a1-yggdrasil-3p deck
want  at a1-odins-smite-3p deck
want  at a1-tyrs-smash-3p deck
want  at a1-lokis-blessing-4p deck
want  at a1-alfheim-4p deck
want  at a1-jotunheim-4p deck
want  at a1-manheim-4p deck
want  at a1-glorious-death-4p deck
want  at a1-tyrs-crush-4p deck
want  at a1-friggas-grace-4p deck
want  at a1-lokis-trickery-4p deck
want  at a2-valkyrie deck
want  at a2-dark-elf deck
want  at a2-lord-of-axes deck
want  at a2-experts-in-arms deck
want  at a2-fire-dragons deck
want  at a2-odins-inspiration deck
want  at a2-tyrs-challenge deck
want  at a2-friggas-protection deck
want  at a2-alfheim deck
want  at a2-jotunheim deck
want  at a2-manheim deck
want  at a2-glorious-death deck
want  at a2-tyrs-crush deck
want  at a2-heimdalls-eye deck
want  at a2-heimdalls-eye-2 deck
want  at a2-odins-tide deck
want  at a2-lokis-backstab deck
want  at a2-tyrs-rage deck
want  at a2-heimdalls-watch deck
want  at a2-thors-oath deck
want  at a2-fire-giant-3p deck
want  at a2-lokis-eminence-3p deck
want  at a2-tyrs-prowess-3p deck
want  at a2-yggdrasil-3p deck
want  at a2-tyrs-smite-3p deck
want  at a2-heimdalls-eye-3p deck
want  at a2-thors-domain-4p deck
want  at a2-alfheim-4p deck
want  at a2-jotunheim-4p deck
want  at a2-manheim-4p deck
want  at a2-glorious-death-4p deck
want  at a2-odins-tide-4p deck
want  at a2-lokis-backstab-4p deck
want  at a2-tyrs-smash-4p deck
want  at a3-frost-giant deck
want  at a3-soldier-of-hel deck
want  at a3-lord-of-spears deck
want  at a3-masters-in-arms deck
want  at a3-eternal-dragons deck
want  at a3-friggas-domain deck
want  at a3-odins-throne deck
want  at a3-thors-conquest deck
want  at a3-alfheim deck
want  at a3-jotunheim deck
want  at a3-manheim deck
want  at a3-glorious-death deck
want  at a3-heimdalls-gaze deck
want  at a3-thors-primacy deck
want  at a3-thors-ascension deck
want  at a3-odins-judgement deck
want  at a3-tyrs-rage deck
want  at a3-heimdalls-watch deck
want  at a3-tyrs-crush deck
want  at a3-lokis-poison deck
want  at a3-volur-witch-3p deck
want  at a3-friggas-sacrifice-3p deck
want  at a3-tyrs-wrath-3p deck
want  at a3-yggdrasil-3p deck
want  at a3-heimdalls-gaze-3p deck
want  at a3-thors-primacy-3p deck
want  at a3-lokis-wrath-4p deck
want  at a3-alfheim-4p deck
want  at a3-jotunheim-4p deck
want  at a3-manheim-4p deck
want  at a3-glorious-death-4p deck
want  at a3-thors-ascension-4p deck
want  at a3-odins-judgement-4p deck
want  at a3-tyrs-smite-4p deck
want  at a1-lord-of-hammers-5p out
want  at a1-brothers-in-arms-5p out
want  at a1-lokis-dragons-5p out
want  at a1-widespread-5p out
want  at a1-glorious-death-5p out
want  at a1-tyrs-smash-5p out
want  at a1-tyrs-smite-5p out
want  at a1-thors-hammer-5p out
want  at a2-lord-of-axes-5p out
want  at a2-experts-in-arms-5p out
want  at a2-fire-dragons-5p out
want  at a2-widespread-5p out
want  at a2-glorious-death-5p out
want  at a2-tyrs-smash-5p out
want  at a2-heimdalls-eye-5p out
want  at a2-thors-oath-5p out
want  at a3-lord-of-spears-5p out
want  at a3-masters-in-arms-5p out
want  at a3-eternal-dragons-5p out
want  at a3-widespread-5p out
want  at a3-glorious-death-5p out
want  at a3-tyrs-judgement-5p out
want  at a3-tyrs-crush-5p out
want  at a3-lokis-poison-5p out

rule  BR-5P-02  NT-01: the cards of a game of 5 clans
game  rage 5 fifth-clan=on
want  at a1-troll deck
want  at a1-dwarf-chieftain deck
want  at a1-lord-of-hammers deck
want  at a1-brothers-in-arms deck
want  at a1-lokis-dragons deck
want  at a1-lokis-domain deck
want  at a1-friggas-charm deck
want  at a1-thors-glory deck
want  at a1-alfheim deck
want  at a1-jotunheim deck
want  at a1-manheim deck
want  at a1-glorious-death deck
want  at a1-odins-smite deck
want  at a1-tyrs-bash deck
want  at a1-heimdalls-sight deck
want  at a1-friggas-grace deck
want  at a1-lokis-trickery deck
want  at a1-tyrs-smash deck
want  at a1-tyrs-smite deck
want  at a1-thors-hammer deck
want  at a1-sea-serpent-3p deck
want  at a1-friggas-succor-3p deck
want  at a1-tyrs-domain-3p deck
want  at a1-yggdrasil-3p deck
want  at a1-odins-smite-3p deck
want  at a1-tyrs-smash-3p deck
want  at a1-lokis-blessing-4p deck
want  at a1-alfheim-4p deck
want  at a1-jotunheim-4p deck
want  at a1-manheim-4p deck
want  at a1-glorious-death-4p deck
want  at a1-tyrs-crush-4p deck
want  at a1-friggas-grace-4p deck
want  at a1-lokis-trickery-4p deck
want  at a2-valkyrie deck
want  at a2-dark-elf deck
want  at a2-lord-of-axes deck
want  at a2-experts-in-arms deck
want  at a2-fire-dragons deck
want  at a2-odins-inspiration deck
want  at a2-tyrs-challenge deck
want  at a2-friggas-protection deck
want  at a2-alfheim deck
want  at a2-jotunheim deck
want  at a2-manheim deck
want  at a2-glorious-death deck
want  at a2-tyrs-crush deck
want  at a2-heimdalls-eye deck
want  at a2-heimdalls-eye-2 deck
want  at a2-odins-tide deck
want  at a2-lokis-backstab deck
want  at a2-tyrs-rage deck
want  at a2-heimdalls-watch deck
want  at a2-thors-oath deck
want  at a2-fire-giant-3p deck
want  at a2-lokis-eminence-3p deck
want  at a2-tyrs-prowess-3p deck
want  at a2-yggdrasil-3p deck
want  at a2-tyrs-smite-3p deck
want  at a2-heimdalls-eye-3p deck
want  at a2-thors-domain-4p deck
want  at a2-alfheim-4p deck
want  at a2-jotunheim-4p deck
want  at a2-manheim-4p deck
want  at a2-glorious-death-4p deck
want  at a2-odins-tide-4p deck
want  at a2-lokis-backstab-4p deck
want  at a2-tyrs-smash-4p deck
want  at a3-frost-giant deck
want  at a3-soldier-of-hel deck
want  at a3-lord-of-spears deck
want  at a3-masters-in-arms deck
want  at a3-eternal-dragons deck
want  at a3-friggas-domain deck
want  at a3-odins-throne deck
want  at a3-thors-conquest deck
want  at a3-alfheim deck
want  at a3-jotunheim deck
want  at a3-manheim deck
want  at a3-glorious-death deck
want  at a3-heimdalls-gaze deck
want  at a3-thors-primacy deck
want  at a3-thors-ascension deck
want  at a3-odins-judgement deck
want  at a3-tyrs-rage deck
want  at a3-heimdalls-watch deck
want  at a3-tyrs-crush deck
want  at a3-lokis-poison deck
want  at a3-volur-witch-3p deck
want  at a3-friggas-sacrifice-3p deck
want  at a3-tyrs-wrath-3p deck
want  at a3-yggdrasil-3p deck
want  at a3-heimdalls-gaze-3p deck
want  at a3-thors-primacy-3p deck
want  at a3-lokis-wrath-4p deck
want  at a3-alfheim-4p deck
want  at a3-jotunheim-4p deck
want  at a3-manheim-4p deck
want  at a3-glorious-death-4p deck
want  at a3-thors-ascension-4p deck
want  at a3-odins-judgement-4p deck
want  at a3-tyrs-smite-4p deck
want  at a1-lord-of-hammers-5p deck
want  at a1-brothers-in-arms-5p deck
want  at a1-lokis-dragons-5p deck
want  at a1-widespread-5p deck
want  at a1-glorious-death-5p deck
want  at a1-tyrs-smash-5p deck
want  at a1-tyrs-smite-5p deck
want  at a1-thors-hammer-5p deck
want  at a2-lord-of-axes-5p deck
want  at a2-experts-in-arms-5p deck
want  at a2-fire-dragons-5p deck
want  at a2-widespread-5p deck
want  at a2-glorious-death-5p deck
want  at a2-tyrs-smash-5p deck
want  at a2-heimdalls-eye-5p deck
want  at a2-thors-oath-5p deck
want  at a3-lord-of-spears-5p deck
want  at a3-masters-in-arms-5p deck
want  at a3-eternal-dragons-5p deck
want  at a3-widespread-5p deck
want  at a3-glorious-death-5p deck
want  at a3-tyrs-judgement-5p deck
want  at a3-tyrs-crush-5p deck
want  at a3-lokis-poison-5p deck

rule  BR-COMP-04 BR-CARD-01 BR-CARD-02  the deck of the First Age: 13 Battle cards, 9 Quests, 12 Upgrades of five kinds
game  rage 4
skip  doom
skip  deal
want  at a1-troll deck
want  at a1-dwarf-chieftain deck
want  at a1-lord-of-hammers deck
want  at a1-brothers-in-arms deck
want  at a1-lokis-dragons deck
want  at a1-lokis-domain deck
want  at a1-friggas-charm deck
want  at a1-thors-glory deck
want  at a1-alfheim deck
want  at a1-jotunheim deck
want  at a1-manheim deck
want  at a1-glorious-death deck
want  at a1-odins-smite deck
want  at a1-tyrs-bash deck
want  at a1-heimdalls-sight deck
want  at a1-friggas-grace deck
want  at a1-lokis-trickery deck
want  at a1-tyrs-smash deck
want  at a1-tyrs-smite deck
want  at a1-thors-hammer deck
want  at a1-sea-serpent-3p deck
want  at a1-friggas-succor-3p deck
want  at a1-tyrs-domain-3p deck
want  at a1-yggdrasil-3p deck
want  at a1-odins-smite-3p deck
want  at a1-tyrs-smash-3p deck
want  at a1-lokis-blessing-4p deck
want  at a1-alfheim-4p deck
want  at a1-jotunheim-4p deck
want  at a1-manheim-4p deck
want  at a1-glorious-death-4p deck
want  at a1-tyrs-crush-4p deck
want  at a1-friggas-grace-4p deck
want  at a1-lokis-trickery-4p deck
chance deal a1-tyrs-bash 0
chance deal a1-alfheim 0
chance deal a1-troll 0
deny  7 deal a1-troll 0 BR-DRAFT-02
deny  7 deal a2-dark-elf 0 BR-DRAFT-02

rule  BR-SETUP-08  a card of another Age is never dealt
game  rage 2
skip  deal
deny  7 deal a2-tyrs-crush 0 BR-DRAFT-02
deny  7 deal a3-tyrs-crush 0 BR-DRAFT-02
chance deal a1-tyrs-bash 0

rule  BR-SETUP-09  the first player is drawn
game  rage 3
skip  first
deny  7 first 3 BR-SETUP-09
chance first 2
want  first 2
skip  turn
want  ask turn 2

rule  BR-SETUP-09 BR-SETUP-10  or the table decides: option first-player
game  rage 3 first-player=seat-1
skip  first
deny  7 first 0 BR-SETUP-09
deny  7 first 2 BR-SETUP-09
chance first 1
want  first 1

rule  BR-5P-01  five clans: a fifth one with the same pieces, no province destroyed
game  rage 5 fifth-clan=on
want  warriors 4 reserve 8
want  figure 4 leader reserve
want  figure 4 ship reserve
skip  first
want  destroyed none
chance first 4
skip  turn
want  ask turn 4

rule  BR-5P-01  five clans are refused without the option
refuse rage 5
refuse rage 5 fifth-clan=off
refuse rage 1
refuse rage 6 fifth-clan=on
refuse rage 2 first-player=seat-2
game  rage 5 fifth-clan=on
want  ask lay 7

rule  BR-5P-02  with the option but four seats the cards marked 5+ stay out
game  rage 4 fifth-clan=on
want  at a1-widespread-5p out
want  at a1-tyrs-smash-5p out
want  at a1-tyrs-crush-4p deck
