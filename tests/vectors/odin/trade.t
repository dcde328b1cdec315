# Mountains, upgrades, overseas trading, special sale, forge: EX-C14 to EX-C24.

rule  FO-MTN-01 FO-MTN-04  items are taken from the arrow on; two silver are one item
game  odin 1 decks=none
skip  turn
set   strip_taken m1 4
do    0 occupy mountain-2
do    0 mountain m1 2
want  stock 0 ore 1
want  stock 0 silver 2
want  strip_taken m1 6

rule  FO-MTN-02 FO-MTN-05  EX-C16 a strip with one item left: the rest is lost, the strip leaves
game  odin 1 decks=none
skip  turn
set   strip_taken m2 6
do    0 occupy mountain-2
deny  0 mountain m2 2 FO-MTN-02
do    0 mountain m2 1
want  stock 0 silver 2
want  strips_up 1
want  told strip_gone m2

rule  FO-MTN-03 FO-DIFF-02  EX-C15 not five from one strip
game  odin 1 decks=none
skip  turn
do    0 occupy mountain-3-2
deny  0 mountain m1 4 FO-MTN-02
do    0 mountain m1 3
deny  0 mountain m1 2 FO-MTN-03
do    0 stop
want  stock 0 stone 1

rule  FO-MTN-03  equal allowances are used in any order, fewer strips are allowed
game  odin 1 decks=none
skip  turn
set   strips_up 15
do    0 occupy mountain-2222-or-double-3
do    0 side mountains
do    0 mountain m4 2
deny  0 mountain m4 2 FO-MTN-03
do    0 mountain m3 2
want  stock 0 wood 4
do    0 stop
want  ask turn 0

rule  FO-MTN-03  2 items may be taken before 3: the smallest allowance that is enough is used up
game  odin 1 decks=none
skip  turn
set   strips_up 15
do    0 occupy mountain-3-2
do    0 mountain m4 2
deny  0 mountain m4 1 FO-MTN-03
do    0 mountain m3 3
want  strip_taken m4 2
want  strip_taken m3 3
want  ask turn 0

rule  FO-MTN-03  1 item uses up the allowance of 2, then 3 are still to be had
game  odin 1 decks=none
skip  turn
set   strips_up 15
do    0 occupy mountain-3-2
do    0 mountain m4 1
do    0 mountain m2 3
want  ask turn 0

rule  FO-MTN-03  after 3 items no other strip gives 3
game  odin 1 decks=none
skip  turn
set   strips_up 15
do    0 occupy mountain-3-2
do    0 mountain m4 3
deny  0 mountain m2 3 FO-MTN-02
do    0 mountain m2 2
want  ask turn 0

rule  FO-MTN-06  no strip: the mountain part cannot be used, the other can
game  odin 1 decks=none
skip  turn
set   strips_up 0
deny  0 occupy mountain-2 FO-MTN-06
do    0 occupy mountain-1-upgrade-1
want  ask upgrade 0
deny  0 stop FO-SM-23
do    0 upgrade peas

rule  FO-UPG-01  EX-C17 stockfish becomes hide
game  odin 1 decks=none
skip  turn
set   stock 0 stockfish 1
do    0 occupy mountain-1-upgrade-1
do    0 stop
do    0 upgrade stockfish
want  stock 0 hide 1
want  stock 0 stockfish 0

rule  FO-UPG-03  EX-C18 the same tile is not upgraded twice
game  odin 1 decks=none
skip  turn
set   stock 0 peas 1
set   stock 0 mead 0
set   stock 0 flax 0
set   stock 0 beans 0
do    0 occupy upgrade-2
do    0 upgrade peas
want  ask turn 0
want  stock 0 mead 1
want  stock 0 oil 0

rule  FO-UPG-03  EX-C19 two tiles of one type may both be upgraded
game  odin 1 decks=none
skip  turn
set   stock 0 stockfish 2
do    0 occupy upgrade-2
do    0 upgrade stockfish
do    0 upgrade stockfish
want  stock 0 hide 2

rule  FO-UPG-02  blue goods and special tiles cannot be upgraded
game  odin 1 decks=none
skip  turn
set   stock 0 chest 1
set   stock 0 helmet 1
do    0 occupy upgrade-2
deny  0 upgrade chest FO-UPG-02
deny  0 upgrade helmet FO-UPG-02
do    0 upgrade peas

rule  FO-UPG-04 FO-RULING-16  animals become fur and clothing, pregnant or not
game  odin 1 decks=none
skip  turn
set   stock 0 cattle 1
set   stock 0 sheep_pregnant 1
do    0 occupy upgrade-2
do    0 upgrade cattle
do    0 upgrade sheep_pregnant
want  stock 0 clothing 1
want  stock 0 fur 1

rule  FO-UPG-05 FO-RULING-19  a double upgrade is two colours, never one
game  odin 1 decks=none
skip  turn
set   stock 0 oil 1
do    0 occupy mountain-4-double-2
do    0 stop
deny  0 upgrade oil FO-UPG-05
do    0 upgrade peas
do    0 upgrade mead
want  stock 0 oil 2
want  stock 0 rune_stone 1

rule  FO-OVS-01  EX-C21 one tile of each green type
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 knarr
set   stock 0 silver 1
set   stock 0 oil 1
set   stock 0 hide 1
set   stock 0 wool 1
set   stock 0 linen 2
set   stock 0 clothing 1
do    0 occupy overseas-1
do    0 trade oil
do    0 trade hide
do    0 trade wool
do    0 trade linen
deny  0 trade linen FO-OVS-01
do    0 trade clothing
want  stock 0 silver 0
want  stock 0 rune_stone 1
want  stock 0 silverware 1
want  stock 0 chest 1
want  stock 0 silk 1
want  stock 0 silver_hoard 1
want  stock 0 linen 1

rule  FO-OVS-02  EX-C22 nothing to turn: legal, the silver is paid
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 knarr
set   stock 0 silver 1
do    0 occupy overseas-1
want  stock 0 silver 0
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 knarr
set   stock 0 silver 1
set   stock 0 oil 1
do    0 occupy overseas-1
do    0 stop
want  stock 0 oil 1

rule  FO-SALE-01 FO-SALE-03  EX-C23 glass beads and helmet for 0 and 1 silver
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 knarr
set   stock 0 silver 1
do    0 occupy special-sale
do    0 purchase glass_beads
do    0 purchase helmet
want  stock 0 silver 0
want  stock 0 glass_beads 1
want  stock 0 helmet 1
want  oval 32764

rule  FO-SALE-02  EX-C24 the English Crown cannot be bought
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 knarr
set   stock 0 silver 50
do    0 occupy special-sale
deny  0 purchase english_crown FO-SALE-02
deny  0 purchase chest FO-SALE-01
do    0 purchase round_shield
want  stock 0 silver 44

rule  FO-SALE-01 FO-OUT-01  a tile that is gone or too dear is not for sale
game  odin 2 decks=none
skip  turn
set   ship_type 0 0 knarr
set   stock 0 silver 1
set   oval 32766
set   stock 1 glass_beads 1
do    0 occupy special-sale
deny  0 purchase glass_beads FO-COMP-06
deny  0 purchase belt FO-SALE-01
do    0 purchase cloakpin

rule  FO-FORGE-01 FO-DIFF-03  EX-C11 the tiles that can be forged, the crucifix among them
game  odin 1 decks=none
skip  turn
set   stock 0 ore 1
do    0 occupy forge
deny  0 forge belt FO-FORGE-01
deny  0 forge chest FO-FORGE-01
do    0 forge crucifix
want  stock 0 crucifix 1
game  odin 2 decks=none
skip  turn
set   stock 0 ore 1
set   oval 32765
set   stock 1 helmet 1
do    0 occupy forge
deny  0 forge helmet FO-COMP-06
do    0 forge throwing_axe
want  stock 0 throwing_axe 1
