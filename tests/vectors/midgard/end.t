# end.t - CM-END-*: the final score.

rule   CM-END-01 CM-ROUND-04 after the last clean-up comes a last window, then the end
game   midgard 2
skip   place
set    round 8
set    runes 1 wealth
set    coins 1 4
set    phase clean
set    stage 0
step   flow
want   ask rune 1
want   blame 0 0
do     1 pass
want   ask rune 1
want   blame 0 1
do     1 use wealth
want   over
want   coins 1 8
want   score 1 coins 2

rule   CM-END-02 every own destiny is scored
game   midgard 2
skip   place
set    destinies 0 craftsman+prepared
set    wood 0 3
set    food 0 4
want   score 0 destiny 10

rule   CM-END-03 EX-26 blue 3, red 1, yellow 2 and four trolls are one set
game   midgard 2
skip   place
set    draugr_won 0 grave-guard-blue+hel-reaver-blue+hel-reaver-red
set    monsters_won 0 mara-blue+mara-yellow+jotun-yellow
set    trolls_won 0 bridge-troll+bridge-troll-2+cave-troll+hill-troll
want   score 0 sets 5

rule   CM-END-03 CM-DEST-07 CM-END-12 EX-92 trolls make no set, count for Troll Slayer and in a tie
game   midgard 2
skip   place
set    favor 0 0
set    favor 1 0
set    destinies 0 troll-slayer
set    destinies 1 none
set    trolls_won 0 bridge-troll+cave-troll+hill-troll
set    trolls_won 1 bridge-troll-2+cave-troll-2
want   score 0 destiny 6
want   score 0 sets 0
set    glory 1 6
want   score 0 total 6
want   score 1 total 6
want   rank 0 1
want   rank 1 2

rule   CM-END-04 CM-RUNE-06 runes give their glory, used or not
game   midgard 2
skip   place
set    runes 0 wealth+glory+healing
set    runes_used 0 wealth
want   score 0 runes 6

rule   CM-END-05 the private longship gives its glory
game   midgard 2
skip   place
set    ship_owner drekkar 0
want   score 0 ship 7
want   score 1 ship 0

rule   CM-END-06 2 glory for every unspent favor
game   midgard 2
skip   place
set    favor 0 3
want   score 0 favor 6

rule   CM-END-07 EX-31 1 glory for every full 3 coins
game   midgard 2
skip   place
set    coins 0 6
want   score 0 coins 2
set    coins 0 11
want   score 0 coins 3
set    coins 0 2
want   score 0 coins 0

rule   CM-END-08 EX-04 what blame costs
game   midgard 2
skip   place
want   score 0 blame 0
set    blame 0 1
want   score 0 blame -1
set    blame 0 2
want   score 0 blame -3
set    blame 0 3
want   score 0 blame -6
set    blame 0 4
want   score 0 blame -10
set    blame 0 5
want   score 0 blame -15
set    blame 0 6
want   score 0 blame -21

rule   CM-END-08 EX-04 the same in the German edition
game   midgard 2 edition=de
skip   place
set    blame 0 5
want   score 0 blame -15
set    blame 0 6
want   score 0 blame -21

rule   CM-END-09 EX-29 seven and more cost 21
game   midgard 2
skip   place
set    blame 0 7
want   score 0 blame -21
set    blame 0 8
want   score 0 blame -21

rule   CM-END-10 EX-29 German edition: each beyond the sixth costs 6
game   midgard 2 edition=de
skip   place
set    blame 0 7
want   score 0 blame -27
set    blame 0 8
want   score 0 blame -33

rule   CM-END-11 the highest total wins
game   midgard 3
skip   place
set    glory 0 10
set    glory 1 30
set    glory 2 20
want   rank 0 3
want   rank 1 1
want   rank 2 2

rule   CM-END-12 EX-27 a tie: most trophies, trolls included
game   midgard 2
skip   place
set    favor 0 0
set    favor 1 0
set    glory 0 70
set    glory 1 70
set    trolls_won 0 bridge-troll+cave-troll+hill-troll
set    monsters_won 0 nokken-blue+mara-blue+jotun-blue+lindworm-blue
set    draugr_won 0 grave-guard-blue+hel-reaver-blue
set    monsters_won 1 huldra-blue
set    draugr_won 1 shambling-draugr-blue+barrow-warden-blue+drowned-raider-blue+crypt-lord-blue+dread-draugr-blue+dread-draugr-red+crypt-lord-red
set    destinies 0 none
set    destinies 1 none
want   score 0 total 70
want   score 1 total 70
want   rank 0 1
want   rank 1 2

rule   CM-END-12 EX-27 equal trophies: a shared victory
game   midgard 2
skip   place
set    favor 0 0
set    favor 1 0
set    glory 0 70
set    glory 1 70
set    destinies 0 none
set    destinies 1 none
set    trolls_won 0 bridge-troll
set    draugr_won 1 grave-guard-blue
want   rank 0 1
want   rank 1 1

rule   CM-END-13 CM-END-02 CM-END-04 CM-END-05 CM-END-06 CM-END-07 CM-END-08 EX-71 a whole score sheet
game   midgard 3
skip   place
set    glory 0 48
set    destinies 0 craftsman+troll-slayer
set    wood 0 4
set    trolls_won 0 cave-troll
set    trolls_won 1 hill-troll
set    draugr_won 0 grave-guard-blue+hel-reaver-red+crypt-lord-yellow
set    monsters_won 0 mara-blue+mara-red+jotun-red+jotun-yellow
set    runes 0 gifts+glory
set    ship_owner karfi 0
set    favor 0 3
set    coins 0 8
set    blame 0 4
want   score 0 track 48
want   score 0 destiny 8
want   score 0 sets 10
want   score 0 runes 3
want   score 0 ship 4
want   score 0 favor 6
want   score 0 coins 2
want   score 0 blame -10
want   score 0 total 71

rule   CM-END-13 no score depends on another player's score
game   midgard 2
skip   place
set    favor 0 2
set    glory 1 50
want   score 0 total 4
set    glory 1 0
want   score 0 total 4

rule   CM-END-14 a total may be negative
game   midgard 2
skip   place
set    favor 0 0
set    coins 0 0
set    blame 0 6
want   score 0 total -21

rule   CM-END-15 food, wood, dice and workers score nothing
game   midgard 2
skip   place
set    destinies 0 none
set    favor 0 0
set    food 0 20
set    wood 0 20
set    dice 0 axe 7
want   score 0 total 0
