# destinies.t - CM-DEST-*: secret aims.

rule   CM-DEST-01 each card counts its own quantity: coins
game   midgard 2
skip   place
set    destinies 0 prosperous
set    coins 0 4
want   score 0 destiny 5

rule   CM-DEST-02 EX-22 sole highest: the higher value
game   midgard 3
skip   place
set    destinies 0 craftsman
set    wood 0 4
set    wood 1 3
set    wood 2 1
want   score 0 destiny 5

rule   CM-DEST-03 EX-23 tied for highest: the lower value
game   midgard 3
skip   place
set    destinies 0 craftsman
set    wood 0 3
set    wood 1 3
set    wood 2 1
want   score 0 destiny 2

rule   CM-DEST-04 EX-24 nothing never scores
game   midgard 3
skip   place
set    destinies 0 craftsman
set    wood 0 0
set    wood 1 0
set    wood 2 0
want   score 0 destiny 0

rule   CM-DEST-05 CM-DEST-06 EX-25 a rival who is ahead: nothing, for him neither
game   midgard 2
skip   place
set    destinies 0 craftsman
set    destinies 1 prosperous
set    wood 0 3
set    wood 1 4
set    coins 1 0
want   score 0 destiny 0
want   score 1 destiny 0

rule   CM-DEST-05 the rival scores if he owns the card
game   midgard 2
skip   place
set    destinies 0 none
set    destinies 1 craftsman
set    wood 0 3
set    wood 1 4
want   score 1 destiny 5

rule   CM-DEST-06 the same in the German edition
game   midgard 3 edition=de
skip   place
set    destinies 0 craftsman
set    wood 0 3
set    wood 1 3
set    wood 2 0
want   score 0 destiny 2
set    wood 2 4
want   score 0 destiny 0

rule   CM-DEST-07 colours count draugr and monsters
game   midgard 2
skip   place
set    destinies 0 crusher-of-ice
set    draugr_won 0 grave-guard-blue
set    monsters_won 0 mara-blue
set    monsters_won 1 jotun-blue
want   score 0 destiny 6
set    draugr_won 0 none
want   score 0 destiny 3

rule   CM-DEST-07 red and yellow
game   midgard 2
skip   place
set    destinies 0 master-of-flames
set    destinies 1 earth-smasher
set    draugr_won 0 grave-guard-red
set    monsters_won 1 mara-yellow
want   score 0 destiny 6
want   score 1 destiny 6

rule   CM-DEST-07 Monster Hunter and Slayer of the Undead count their own cards
game   midgard 2
skip   place
set    destinies 0 monster-hunter
set    destinies 1 slayer-of-the-undead
set    monsters_won 0 mara-red
set    draugr_won 0 grave-guard-blue
set    draugr_won 1 grave-guard-red+hel-reaver-red
want   score 0 destiny 4
want   score 1 destiny 7
set    trolls_won 1 cave-troll
set    monsters_won 1 jotun-blue
want   score 0 destiny 2

rule   CM-DEST-08 Leader of Armies counts all dice
game   midgard 2
skip   place
set    destinies 0 leader-of-armies
set    dice 0 sword 1
set    dice 0 axe 2
set    dice 1 sword 2
want   score 0 destiny 7
set    dice 1 spear 1
want   score 0 destiny 3

rule   CM-DEST-08 CM-RUNE-06 Runemaster counts used runes
game   midgard 2
skip   place
set    destinies 0 runemaster
set    runes 0 gifts+wealth
set    runes_used 0 gifts+wealth
set    runes 1 glory
want   score 0 destiny 4

rule   CM-DEST-08 Odin's Favored counts unspent favor
game   midgard 2
skip   place
set    destinies 0 odins-favored
set    favor 0 2
want   score 0 destiny 4

rule   CM-DEST-09 CM-HID-03 CM-RUNE-29 secret, until Success reveals one
game   midgard 2
skip   place
set    destinies 0 craftsman+prepared
set    destiny_seen prepared 0
set    destiny_seen craftsman 0
set    destiny_count 0 2
set    deck_destiny master-of-flames+leader-of-armies+odins-favored+prosperous+runemaster+monster-hunter+slayer-of-the-undead+troll-slayer+crusher-of-ice
set    runes 0 success
set    stage 0
step   flow
want   seen 1 destinies 0 none
do     0 success craftsman
want   destinies_open 0 craftsman
want   seen 1 destinies 0 craftsman
want   seen 0 destinies 0 craftsman+prepared

rule   CM-DEST-10 dice with a band count as own
game   midgard 2
skip   place
set    destinies 0 leader-of-armies
set    holder troll 0
set    band troll axe 3
set    dice 1 sword 2
want   score 0 destiny 7

rule   CM-DEST-10 CM-DEST-06 CM-RUNE-29 EX-86 food aboard counts no more
game   midgard 2
skip   place
set    runes 0 success
set    destinies 0 prepared
set    food 0 1
set    food 1 2
set    holder shore1 0
set    fleet shore1 small-public-longship
set    rations shore1 3
set    phase resolve
set    stage 0
set    item 7
step   flow
want   ask rune 0
do     0 success prepared
want   glory 0 0
want   runes_used 0 success

rule   CM-DEST-10 what lies on locations and monsters is nobody's
game   midgard 2
skip   place
set    destinies 0 prosperous
set    destinies 1 prepared
set    coins 0 0
set    coins 1 0
set    food 0 0
set    food 1 0
set    bounty shore1 5
set    smokehouse 5
want   score 0 destiny 0
want   score 1 destiny 0
