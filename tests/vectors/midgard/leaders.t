# leaders.t - CM-LEAD-*: the draft, and what each leader can do.

rule   CM-LEAD-01 CM-LEAD-03 all five are offered, each once
game   midgard 2
skip   leader
do     1 leader ullr
deny   0 leader ullr CM-LEAD-03
do     0 leader dagrun
want   leader 0 dagrun
want   leader 1 ullr

rule   CM-LEAD-01 the last of four still chooses between two
game   midgard 4
skip   leader
do     3 leader asmundr
do     2 leader dagrun
do     1 leader gylfir
deny   0 leader gylfir CM-LEAD-03
do     0 leader svanhildr
want   leader 0 svanhildr

rule   CM-LEAD-02 EX-15 seat 2 is first: 1, 0, 3, 2
game   midgard 4
chance stall huskarls
chance stall raiders
chance stall aumingi
chance stall skald
chance first 2
want   ask leader 1
do     1 leader asmundr
want   ask leader 0
do     0 leader dagrun
want   ask leader 3
do     3 leader gylfir
want   ask leader 2
deny   1 leader ullr CM-SM-01
do     2 leader ullr

rule   CM-LEAD-04 CM-COMP-06 every leader has 8 places
game   midgard 2
skip   place
set    leader 0 ullr
set    dice 0 axe 7
set    forge axe 2
do     0 place blacksmith
want   dice 0 axe 7
want   supply axe 11

rule   CM-LEAD-10 CM-LEAD-11 EX-54 Asmundr: a favor for a reroll is 2 glory at once
game   midgard 2
skip   place
set    leader 0 asmundr
set    leader 1 ullr
set    favor 0 2
set    troll cave-troll
set    holder troll 0
set    band troll sword 4
set    dice 0 sword 0
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll sword blank
chance roll sword blank
chance roll sword hit
chance roll sword shield
do     0 reroll d1+d2
want   favor 0 1
want   glory 0 2
want   told gain 0 2 glory
want   to_roll sword 2
want   score 0 favor 2

rule   CM-LEAD-10 another leader gets nothing for it
game   midgard 2
skip   place
set    leader 0 ullr
set    troll cave-troll
set    holder troll 0
set    band troll sword 1
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll sword blank
do     0 reroll d1
want   favor 0 0
want   glory 0 0

rule   CM-LEAD-12 CM-DEST-08 a favor spent by Asmundr is gone for Odin's Favored
game   midgard 2
skip   place
set    leader 0 asmundr
set    leader 1 ullr
set    destinies 0 odins-favored
set    favor 0 1
set    favor 1 1
set    troll cave-troll
set    holder troll 0
set    band troll sword 2
set    phase resolve
set    stage 0
set    item 4
want   score 0 destiny 2
step   flow
chance roll sword blank
chance roll sword blank
do     0 reroll d1
want   favor 0 0
want   score 0 destiny 0
want   score 0 favor 0

rule   CM-LEAD-13 CM-HUNT-03 Asmundr's ability works while hunting
game   midgard 2
skip   place
set    leader 0 asmundr
set    leader 1 ullr
set    hunters 0
set    phase resolve
set    stage 0
set    item 0
step   flow
chance roll sword blank
do     0 reroll d1
want   glory 0 2
chance roll sword hit
want   food 0 2

rule   CM-LEAD-20 CM-LEAD-23 CM-RND-06 EX-96 Dagrun draws two unasked, keeps one, the other goes under the deck
game   midgard 2
skip   place
set    leader 0 dagrun
set    deck_destiny craftsman+prepared+prosperous+runemaster+monster-hunter+troll-slayer
do     0 place sages-house
do     0 look shore1
chance journey storm
chance destiny craftsman
chance destiny prepared
want   ask destiny 0
want   drawn_count 2
deny   0 hold prosperous CM-LEAD-22
do     0 hold prepared
want   destinies 0 crusher-of-ice+prepared
want   destiny_count 0 2
want   under_count 1
want   under 0 craftsman
want   deck_destiny prosperous+runemaster+monster-hunter+troll-slayer

rule   CM-LEAD-20 CM-LEAD-23 EX-96 the same in the German edition
game   midgard 2 edition=de
skip   place
set    leader 0 dagrun
set    deck_destiny craftsman+prepared+prosperous+runemaster+monster-hunter+troll-slayer
do     0 place sages-house
do     0 look shore1
chance journey storm
chance destiny craftsman
chance destiny prepared
want   ask destiny 0
do     0 hold craftsman
want   under 0 prepared

rule   CM-LEAD-21 CM-RUNE-30 CM-LOC-37 EX-06 Dagrun with True Vision draws four
game   midgard 2
skip   place
set    leader 0 dagrun
set    runes 0 true-vision
do     0 place sages-house
do     0 look shore2
chance journey kraken
want   ask vision 0
do     0 use true-vision
chance destiny craftsman
chance destiny prepared
chance destiny runemaster
chance destiny troll-slayer
want   ask destiny 0
do     0 hold runemaster
want   destinies 0 crusher-of-ice+runemaster
want   under_count 3
want   under 0 craftsman
want   under 1 prepared
want   under 2 troll-slayer
want   runes_used 0 true-vision

rule   CM-LEAD-22 destinies owned before cannot be given up
game   midgard 2
skip   place
set    leader 0 dagrun
do     0 place sages-house
do     0 look shore1
chance journey storm
chance destiny craftsman
chance destiny prepared
deny   0 hold crusher-of-ice CM-LEAD-22
do     0 hold craftsman
want   destinies 0 crusher-of-ice+craftsman

rule   CM-LEAD-30 CM-LOC-42 Gylfir takes all without paying
game   midgard 2
skip   place
set    leader 0 gylfir
set    merchant ms2
do     0 place merchant-ship
want   coins 0 1
want   food 0 3
want   wood 0 2

rule   CM-LEAD-31 CM-PLACE-06 EX-76 without a coin the Merchant Ship is for Gylfir only
game   midgard 2
skip   place
set    leader 0 ullr
set    leader 1 gylfir
set    coins 0 0
set    coins 1 0
deny   0 place merchant-ship CM-PLACE-06
do     0 place beg
do     1 place merchant-ship
want   coins 1 0
want   food 1 4

rule   CM-LEAD-40 EX-07 Svanhildr: one hit is two, two are three
game   midgard 2
skip   place
set    leader 0 svanhildr
set    favor 0 0
set    troll stone-troll
set    holder troll 0
set    band troll sword 2
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll sword hit
chance roll sword double
want   told struck 0 5 5 5
want   told won 0 troll

rule   CM-LEAD-40 only swords, not spears or axes
game   midgard 2
skip   place
set    leader 0 svanhildr
set    favor 0 0
set    troll stone-troll
set    holder troll 0
set    band troll spear 1
set    band troll axe 1
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll spear hit
chance roll axe double
want   told struck 0 3 3 5

rule   CM-LEAD-41 CM-HUNT-05 EX-77 Svanhildr hunts 7, and brings 6
game   midgard 2
skip   place
set    leader 0 svanhildr
set    favor 0 0
set    food 0 0
set    hunters 0
set    dice 0 sword 4
set    phase resolve
set    stage 0
set    item 0
step   flow
chance roll sword hit
chance roll sword hit
chance roll sword double
chance roll sword shield
want   food 0 6

rule   CM-LEAD-41 Svanhildr hunts with one sword
game   midgard 2
skip   place
set    leader 0 svanhildr
set    favor 0 0
set    food 0 0
set    hunters 0
set    phase resolve
set    stage 0
set    item 0
step   flow
chance roll sword hit
want   food 0 2

rule   CM-LEAD-42 CM-RUNE-27 EX-08 Svanhildr with Reaction: a sword's shield hits twice and still shields
game   midgard 2
skip   place
set    leader 0 svanhildr
set    runes 0 reaction
set    favor 0 0
set    troll hill-troll
set    holder troll 0
set    band troll sword 1
set    band troll spear 1
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll sword shield
chance roll spear shield
do     0 use reaction
want   told struck 0 3 3 4
want   losses 0
want   band troll sword 1
want   band troll spear 1

rule   CM-LEAD-50 CM-LEAD-51 EX-56 Ullr: one glory for a combat round with doubles, even if it is lost
game   midgard 2
skip   place
set    leader 0 ullr
set    favor 0 0
set    monster shore1 nidhogg-spawn-blue
set    holder shore1 0
set    fleet shore1 large-public-longship
set    band shore1 sword 3
set    rations shore1 2
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey all-quiet
chance roll sword double
chance roll sword double
chance roll sword hit
want   told beaten 0
want   glory 0 1

rule   CM-LEAD-50 CM-LEAD-51 again in the next combat round, not without a double
game   midgard 2
skip   place
set    leader 0 ullr
set    favor 0 0
set    troll moss-troll
set    holder troll 0
set    band troll sword 3
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll sword double
chance roll sword blank
chance roll sword shield
want   glory 0 1
chance roll sword blank
chance roll sword hit
chance roll sword blank
want   glory 0 1
chance roll sword double
chance roll sword blank
want   glory 0 7

rule   CM-LEAD-52 EX-55 Ullr: a double that was rerolled away counts for nothing
game   midgard 2
skip   place
set    leader 0 ullr
set    favor 0 1
set    troll stone-troll
set    holder troll 0
set    band troll sword 2
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll sword double
chance roll sword blank
want   ask reroll 0
do     0 reroll d2
chance roll sword hit
want   glory 0 0
want   told struck 0 1 1 5

rule   CM-LEAD-53 EX-57 Ullr gains nothing for doubles while hunting
game   midgard 2
skip   place
set    leader 0 ullr
set    favor 0 0
set    food 0 0
set    hunters 0
set    dice 0 sword 2
set    phase resolve
set    stage 0
set    item 0
step   flow
chance roll sword double
chance roll sword double
want   food 0 4
want   glory 0 0

rule   CM-LEAD-54 CM-FIGHT-01 Ullr's ability works against a kraken
game   midgard 2
skip   place
set    leader 0 ullr
set    favor 0 0
set    holder shore1 0
set    fleet shore1 large-public-longship
set    band shore1 axe 3
set    rations shore1 2
set    phase resolve
set    stage 0
set    item 7
step   flow
chance journey kraken
chance roll axe double
chance roll axe blank
chance roll axe blank
want   told gain 0 1 glory
want   glory 0 1
