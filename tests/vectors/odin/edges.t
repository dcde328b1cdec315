# Near misses: one step to the side of what is allowed.

rule  FO-SALE-01  two tiles and no third, whatever silver is left
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 knarr
set   stock 0 silver 40
do    0 occupy special-sale
do    0 purchase glass_beads
do    0 purchase helmet
want  ask after 0
deny  0 purchase belt FO-SM-01

rule  FO-EMI-07  the boat with least ore is given for the knarr
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 whaler
set   ship_ore 0 0 1
set   ship_type 0 1 whaler
do    0 occupy boat-to-knarr-emigrate
do    0 take
want  ship_type 0 0 whaler
want  ship_ore 0 0 1
want  ship_type 0 1 knarr

rule  FO-FEAST-09 FO-SM-06  a feast that closes by itself counts its gaps
game  odin 1 decks=none
skip  turn
set   stock 0 peas 0
set   stock 0 flax 0
set   stock 0 beans 0
set   stage feast
step  flow
do    0 serve mead horizontal
do    0 gap
do    0 gap
do    0 gap
want  penalties 0 0
do    0 gap
want  penalties 0 4
want  ask strip

rule  FO-DICE-01 FO-DICE-03  three rolls and no fourth
game  odin 1 decks=none
skip  turn
set   stock 0 wood 9
do    0 occupy hunting-game-1
do    7 face 5
do    0 roll
do    7 face 6
do    0 roll
do    7 face 7
want  ask settle 0
deny  0 roll FO-DICE-05

rule  FO-EMI-05 FO-PH01-03  round 2 of the long game has 7 Vikings: three places, not four
game  odin 1 decks=none
skip  turn
set   round 2
set   stock 0 silver 9
set   ship_type 0 0 knarr
set   emigrated 0 knarr 2
do    0 occupy emigrate-2
do    0 emigrate 0
want  emigrated 0 knarr 3

rule  FO-SHIP-03  the third boat and the fourth large ship fit, one more does not
game  odin 1 decks=none
skip  turn
set   stock 0 silver 60
do    0 buy whaler
do    0 buy whaler
do    0 buy whaler
deny  0 buy whaler FO-SHIP-03
do    0 buy knarr
do    0 buy knarr
do    0 buy longship
do    0 buy longship
deny  0 buy longship FO-SHIP-03
deny  0 buy knarr FO-SHIP-03

rule  FO-SHIP-01  one silver short
game  odin 1 decks=none
skip  turn
set   stock 0 silver 7
deny  0 buy longship FO-SHIP-01
do    0 buy knarr
deny  0 buy whaler FO-SHIP-01

rule  FO-RAID-03  exactly 6 is enough, exactly the sword value is enough
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 longship
do    0 occupy raiding
do    7 face 6
do    0 keep
deny  0 loot silverware 0 0 FO-RAID-03
do    0 loot rune_stone 0 0
want  stock 0 rune_stone 1

rule  FO-MTN-02  all seven items can be there, and no more can be taken than allowed
game  odin 1 decks=none
skip  turn
do    0 occupy mountain-3-upgrade-1
deny  0 mountain m1 4 FO-MTN-02
deny  0 mountain m1 0 FO-MTN-02
deny  0 mountain m3 1 FO-MTN-06
do    0 mountain m1 3
want  strip_taken m1 3

rule  FO-BON-02  one square around the rune stone is missing
game  odin 1 decks=none
skip  turn
set   cover home_0 6 224
set   cover home_0 7 160
set   cover home_0 8 96
set   stage bonus
step  flow
want  stock 0 rune_stone 0
set   cover home_0 8 224
set   stage bonus
step  flow
want  stock 0 rune_stone 1

rule  FO-PH08-03 FO-PH08-04  two plain ones are enough, one is not
game  odin 1 decks=none
skip  turn
set   stock 0 sheep 2
set   stock 0 cattle 1
set   stage breeding
step  flow
want  stock 0 sheep 1
want  stock 0 sheep_pregnant 1
want  stock 0 cattle 1
want  stock 0 cattle_pregnant 0

rule  FO-FEAST-07  lengthwise counts for each type by itself
game  odin 1 decks=none
skip  turn
set   round 7
set   stock 0 peas 2
set   stock 0 mead 2
set   stage feast
step  flow
do    0 serve peas horizontal
do    0 serve mead horizontal
deny  0 serve peas horizontal FO-FEAST-07
do    0 serve peas vertical
deny  0 serve mead horizontal FO-FEAST-07
do    0 serve mead vertical
do    0 serve flax horizontal
want  table 8 flax
want  table 9 none

rule  FO-LOW-01  neither more nor less than the result
game  odin 1 decks=none
skip  turn
set   stock 0 wood 5
do    0 occupy hunting-game-1
do    7 face 4
do    0 keep
deny  0 success 2 1 FO-LOW-01
deny  0 success 3 2 FO-LOW-01
do    0 success 3 1
want  stock 0 wood 2

rule  FO-INC-01  a covered number does not count while a smaller one is open
game  odin 1 decks=none
skip  turn
set   isle_owner c 0
set   cover island_c 5 4
set   stage income
step  flow
want  last_income 0 1

rule  FO-SALE-01  two tiles are bought in any order
game  odin 1 decks=none
skip  turn
set   ship_type 0 0 knarr
set   stock 0 silver 9
do    0 occupy special-sale
do    0 purchase crucifix
deny  0 purchase crucifix FO-COMP-06
do    0 purchase belt
want  stock 0 silver 5
want  ask after 0

rule  FO-INFO-02  a light card that left the game cannot be told from one in another hand
game  odin 2
skip  turn
set   hand 0 0 0
set   hand 0 1 0
set   hand 0 2 0
set   hand 1 0 8
set   hand 1 1 0
set   hand 1 2 0
set   light 0 1024
set   light 1 0
set   light 2 0
want  seen 0 light 0 1032
want  seen 0 hand 1 0 0
want  seen 1 light 0 1024
want  seen 1 hand 1 0 8
want  seen 6 light 0 1032
