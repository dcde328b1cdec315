# setup.t - CM-COMP-*, CM-SETUP-*: what there is, and how a game begins.

rule   CM-COMP-01 CM-CLEAN-07 CM-ROUND-04 after round 8 the game is over
game   midgard 2
skip   place
set    round 8
set    phase clean
set    stage 0
step   flow
want   over
want   told over
want   round 8
want   phase over

rule   CM-COMP-01 CM-CLEAN-07 after round 7 comes round 8
game   midgard 2
skip   place
set    round 7
set    phase clean
set    stage 0
step   flow
want   round 8
want   phase prepare
want   ask draw 7

rule   CM-COMP-01 four play too
game   midgard 4
skip   place
want   seats 4
want   ask place 0

rule   CM-COMP-02 the decks of small cards
game   midgard 4
want   deck_rune gifts+glory+healing+journey+knowledge+potential+reaction+success+true-vision+wealth
want   deck_destiny crusher-of-ice+earth-smasher+master-of-flames+craftsman+leader-of-armies+odins-favored+prepared+prosperous+runemaster+monster-hunter+slayer-of-the-undead+troll-slayer
want   deck_merchant ms1+ms2+ms3+ms4+ms5+ms6+ms7+ms8

rule   CM-COMP-02 the decks of enemies
game   midgard 3
want   deck_troll bridge-troll+bridge-troll-2+forest-troll+forest-troll-2+cave-troll+cave-troll-2+moss-troll+moss-troll-2+hill-troll+hill-troll-2+rage-troll+rage-troll-2+stone-troll+stone-troll-2+war-troll+war-troll-2
want   deck_draugr shambling-draugr-blue+shambling-draugr-red+shambling-draugr-yellow+grave-guard-blue+grave-guard-red+grave-guard-yellow+barrow-warden-blue+barrow-warden-red+barrow-warden-yellow+drowned-raider-blue+drowned-raider-red+drowned-raider-yellow+hel-reaver-blue+hel-reaver-red+hel-reaver-yellow+crypt-lord-blue+crypt-lord-red+crypt-lord-yellow+dread-draugr-blue+dread-draugr-red+dread-draugr-yellow
want   deck_monster nokken-blue+nokken-red+nokken-yellow+fenrir-cub-blue+fenrir-cub-red+fenrir-cub-yellow+mara-blue+mara-red+mara-yellow+sea-serpent-blue+sea-serpent-red+sea-serpent-yellow+huldra-blue+huldra-red+huldra-yellow+lindworm-blue+lindworm-red+lindworm-yellow+garm-whelp-blue+garm-whelp-red+garm-whelp-yellow+jotun-blue+jotun-red+jotun-yellow+hrimthurs-blue+hrimthurs-red+hrimthurs-yellow+eldjotun-blue+eldjotun-red+eldjotun-yellow+nidhogg-spawn-blue+nidhogg-spawn-red+nidhogg-spawn-yellow+surtr-champion-blue+surtr-champion-red+surtr-champion-yellow

rule   CM-COMP-02 CM-JOUR-10 eighteen journeys: eight quiet ones, two of each other
game   midgard 2
want   journeys all-quiet 8
want   journeys kraken 2
want   journeys lost 2
want   journeys no-wind 2
want   journeys storm 2
want   journeys whirlpool 2

rule   CM-COMP-03 CM-SETUP-09 12 swords, 12 spears, 10 axes; each player takes a sword
game   midgard 4
want   supply sword 8
want   supply spear 12
want   supply axe 10

rule   CM-COMP-04 a sword has a blank, one hit, two hits and a shield
game   midgard 2
skip   place
set    hunters 0
set    dice 0 sword 4
set    favor 0 0
set    phase resolve
set    stage 0
set    item 0
step   flow
chance roll sword blank
chance roll sword hit
chance roll sword double
chance roll sword shield
want   told gain 0 3 food

rule   CM-COMP-04 an axe has no shield
game   midgard 2
skip   place
set    hunters 0
set    dice 0 sword 0
set    dice 0 axe 1
set    phase resolve
set    stage 0
set    item 0
step   flow
deny   7 roll axe shield CM-COMP-04
chance roll axe double

rule   CM-COMP-05 CM-COMP-09 more food than the tokens of either box
game   midgard 2
skip   place
set    food 0 60
set    smokehouse 3
do     0 place smokehouse
want   food 0 63

rule   CM-COMP-05 CM-COMP-09 more wood than the tokens of either box
game   midgard 2 edition=de
skip   place
set    wood 0 40
set    stall 2 generous-merchant
do     0 place economic-stall-space-1
want   wood 0 41
want   food 0 2

rule   CM-COMP-06 never more than 8 dice
game   midgard 2
skip   place
set    dice 0 sword 8
do     0 place hafter
want   dice 0 sword 8
want   dice 0 spear 0
want   forge spear 0
want   supply spear 12

rule   CM-COMP-06 dice with a band still count
game   midgard 2
skip   place
set    holder troll 0
set    band troll sword 5
set    dice 0 sword 2
set    forge axe 3
do     0 place blacksmith
want   dice 0 axe 1

rule   CM-COMP-07 EX-19 of 3 spears 2 fit, the third goes to the supply
game   midgard 2
skip   place
set    dice 0 sword 6
set    forge spear 3
set    supply spear 9
do     0 place hafter
want   dice 0 spear 2
want   forge spear 0
want   supply spear 10

rule   CM-COMP-08 CM-STALL-10 EX-70 one place left: sword or axe, by choice
game   midgard 2
skip   place
set    dice 0 sword 7
set    coins 0 2
set    stall 0 jomsvikings
set    supply sword 4
set    supply axe 9
do     0 place military-stall-space-1
want   ask keep 0
want   coins 0 0
deny   0 keep 1 0 1 CM-COMP-08
deny   0 keep 0 0 0 CM-COMP-08
deny   0 keep 0 1 0 CM-COMP-08
do     0 keep 0 0 1
want   dice 0 sword 7
want   dice 0 axe 1
want   supply sword 4
want   supply axe 8

rule   CM-COMP-08 only dice that the supply can give are in the choice
game   midgard 2
skip   place
set    dice 0 sword 7
set    coins 0 2
set    stall 0 jomsvikings
set    supply axe 0
do     0 place military-stall-space-1
want   dice 0 sword 8
want   dice 0 axe 0

rule   CM-COMP-10 damage is a plain counter, well beyond three
game   midgard 2
skip   place
set    monster shore1 surtr-champion-blue
set    holder shore1 0
set    fleet shore1 large-public-longship
set    band shore1 axe 8
set    rations shore1 4
set    favor 0 0
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey all-quiet
chance roll axe double
chance roll axe double
chance roll axe double
chance roll axe blank
chance roll axe blank
chance roll axe blank
chance roll axe blank
chance roll axe blank
want   damage 6
want   told struck 0 6 6 7

rule   CM-COMP-11 CM-END-03 trolls have no colour: two colours and a troll are no set
game   midgard 2
skip   place
set    trolls_won 0 bridge-troll
set    draugr_won 0 grave-guard-blue
set    monsters_won 0 mara-red
want   score 0 sets 0
set    monsters_won 0 mara-red+jotun-yellow
want   score 0 sets 5

rule   CM-COMP-12 CM-TROLL-03 a troll gives glory and wood
game   midgard 2
skip   place
set    troll stone-troll
set    holder troll 0
set    band troll axe 3
set    favor 0 0
set    phase resolve
set    stage 0
set    item 4
step   flow
want   told fights 0 troll 2 5
chance roll axe double
chance roll axe double
chance roll axe double
want   told gain 0 7 glory
want   told gain 0 2 wood
want   trolls_won 0 stone-troll

rule   CM-COMP-12 a monster gives glory and favor
game   midgard 2
skip   place
set    monster shore1 huldra-red
set    holder shore1 0
set    fleet shore1 large-public-longship
set    band shore1 sword 2
set    rations shore1 2
set    favor 0 0
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey all-quiet
want   told fights 0 monster 3 4
chance roll sword double
chance roll sword double
want   told gain 0 12 glory
want   told gain 0 2 favor
want   monsters_won 0 huldra-red

rule   CM-COMP-13 CM-LOC-56 nobody builds a second private longship
game   midgard 2
skip   place
set    ship_owner snekkja 0
set    wood 0 9
set    coins 0 9
deny   0 place shipwright CM-LOC-56

rule   CM-COMP-13 CM-LOC-60 one extra worker a game
game   midgard 2
skip   place
set    coins 0 20
do     0 place worker-huts
want   crew 0 5
do     1 place beg
set    hut_visits 0
deny   0 place worker-huts CM-LOC-60

rule   CM-COMP-14 nine runes, and the tenth
game   midgard 2
skip   place
set    runes 0 glory+healing+journey+knowledge+potential+reaction+success+true-vision+wealth
set    runes_used 0 glory+healing+journey+knowledge+potential+reaction+success+true-vision+wealth
do     0 place runesmith
do     0 take gifts
want   runes 0 gifts+glory+healing+journey+knowledge+potential+reaction+success+true-vision+wealth

rule   CM-SETUP-01 left is the next seat, and after the last comes the first
game   midgard 3
skip   place
set    first 2
set    turn 2
set    stage 1
step   flow
do     2 place jarls-longhouse
want   first 0
want   ask place 0

rule   CM-SETUP-02 CM-SETUP-04 CM-SETUP-10 EX-14 two players
game   midgard 2
skip   place
want   crew 0 4
want   workers 1 4
want   stall 0 huskarls
want   stall 1 none
want   stall 2 aumingi
want   stall 3 none
want   monster shore3 nokken-yellow
want   monster shore4 none
want   journey shore4 none
set    coins 0 5
do     0 place worker-huts
want   crew 0 5

rule   CM-SETUP-02 CM-SETUP-04 CM-SETUP-10 EX-14 three players
game   midgard 3
skip   place
want   crew 0 3
want   workers 2 3
want   stall 0 huskarls
want   stall 1 none
want   stall 2 aumingi
want   stall 3 skald
want   monster shore3 nokken-yellow
want   monster shore4 none
set    coins 0 5
do     0 place worker-huts
want   crew 0 4

rule   CM-SETUP-02 CM-SETUP-04 CM-SETUP-10 EX-14 four players
game   midgard 4
skip   place
want   crew 3 3
want   stall 0 huskarls
want   stall 1 raiders
want   stall 2 aumingi
want   stall 3 skald
want   monster shore4 fenrir-cub-blue
set    coins 0 5
do     0 place worker-huts
want   crew 0 4

rule   CM-SETUP-04 a stall space without a stall cannot be chosen
game   midgard 2
skip   place
deny   0 place military-stall-space-2 CM-SETUP-04
deny   0 place economic-stall-space-2 CM-SETUP-04

rule   CM-SETUP-04 CM-RND-01 military stalls are drawn first, then economic ones, then the first player
game   midgard 4
deny   7 stall aumingi CM-RND-01
chance stall varangians
deny   7 stall varangians CM-RND-01
chance stall raiders
deny   7 stall huskarls CM-RND-01
chance stall skald
chance stall aumingi
chance first 3
want   stall 0 varangians
want   stall 1 raiders
want   stall 2 skald
want   stall 3 aumingi
want   first 3

rule   CM-SETUP-03 the round marker starts on 1
game   midgard 3
skip   place
want   round 1

rule   CM-SETUP-05 with two players the Snekkja and the Drekkar are on offer
game   midgard 2
skip   place
set    wood 0 9
set    coins 0 9
do     0 place shipwright
deny   0 build karfi CM-LOC-55
deny   0 build skeid CM-LOC-55
deny   0 build large-public-longship CM-LOC-55
do     0 build drekkar
want   ship_owner drekkar 0

rule   CM-SETUP-05 with three players the Karfi too
game   midgard 3
skip   place
set    wood 0 9
set    coins 0 9
do     0 place shipwright
deny   0 build skeid CM-LOC-55
do     0 build karfi
want   ship_owner karfi 0

rule   CM-SETUP-05 with four players all four
game   midgard 4
skip   place
set    wood 0 9
set    coins 0 9
do     0 place shipwright
do     0 build skeid
want   ship_owner skeid 0

rule   CM-SETUP-05 both public ships are there with two players
game   midgard 2
skip   place
do     0 place large-public-longship
do     0 sail shore1
do     1 place small-public-longship
do     1 sail shore2
want   fleet shore1 large-public-longship
want   fleet shore2 small-public-longship

rule   CM-SETUP-06 CM-RND-01 any card of its own deck may come, and comes once
game   midgard 2
skip   leader
do     1 leader ullr
do     0 leader gylfir
chance destiny troll-slayer
deny   7 destiny troll-slayer CM-RND-01
chance destiny craftsman
chance troll war-troll
chance draugr dread-draugr-red
deny   7 draugr dread-draugr-red CM-RND-01
chance draugr hel-reaver-blue
want   troll war-troll
want   draugr 0 dread-draugr-red
want   draugr 1 hel-reaver-blue

rule   CM-SETUP-07 any player may be first
game   midgard 3
chance stall huskarls
chance stall skald
chance stall aumingi
deny   7 first 3 CM-RND-01
chance first 1
want   first 1
want   ask leader 0

rule   CM-SETUP-08 CM-LEAD-02 the draft comes after the first player is known
game   midgard 2
chance stall huskarls
chance stall skald
chance first 1
want   ask leader 0

rule   CM-SETUP-09 what a player starts with
game   midgard 3
skip   place
want   food 2 1
want   wood 2 1
want   coins 2 1
want   favor 2 1
want   dice 2 sword 1
want   dice 2 spear 0
want   dice 2 axe 0
want   glory 2 0
want   blame 2 0

rule   CM-SETUP-11 CM-HID-03 a destiny for each, after the draft, and secret
game   midgard 3
skip   leader
do     2 leader ullr
do     1 leader gylfir
want   destiny_count 0 0
do     0 leader dagrun
chance destiny prepared
chance destiny craftsman
chance destiny runemaster
want   destinies 0 prepared
want   destinies 1 craftsman
want   destinies 2 runemaster
want   destiny_seen craftsman 1
want   seen 1 destinies 1 craftsman
want   seen 0 destinies 1 none
want   seen 6 destinies 0 none
want   seen 2 destiny_count 0 1

rule   CM-SETUP-12 leaders are chosen before any card is turned over
game   midgard 4
skip   leader
want   troll none
want   draugr 0 none
want   monster shore1 none
want   journey shore1 none
want   rune_row 0 none
want   merchant none
want   stall 0 huskarls
