# Occupations 97 to 128: each where it works, and where it must not.

rule  FO-CARD-97  peas are doubled, up to 8
game  odin 2 decks=abc
skip  turn
set   played 0 1 4294967296  # 97b
set   stock 0 peas 5
set   round 3
set   stage harvest
set   turn 0
step  flow
do    0 react 97b 0
want  stock 0 peas 8

rule  FO-CARD-97  8 gain nothing
game  odin 2 decks=abc
skip  turn
set   played 0 1 4294967296  # 97b
set   stock 0 peas 8
set   round 3
set   stage harvest
set   turn 0
step  flow
want  ask weapon

rule  FO-CARD-98  silk for 2 silver when grain is laid in a house
game  odin 2 decks=abc
skip  turn
set   played 0 1 8589934592  # 98a
set   stone_owner 0 0
set   stock 0 grain 1
set   stock 0 silver 2
do    0 place grain stone_house_1 0
do    0 at 2 1
do    0 react 98a 0
want  stock 0 silk 1
want  stock 0 silver 0

rule  FO-CARD-98  not for 1 silver
game  odin 2 decks=abc
skip  turn
set   played 0 1 8589934592  # 98a
set   stone_owner 0 0
set   stock 0 grain 1
set   stock 0 silver 1
do    0 place grain stone_house_1 0
do    0 at 2 1
want  ask turn 0

rule  FO-CARD-99  a card is played instead of drawn
game  odin 2 decks=abc
skip  turn
set   played 0 1 17179869184  # 99a
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 4398046511104  # 43a
set   hand_dark 0 1
do    0 occupy draw-occupation
do    0 react 99a 0
do    0 play 43a
want  stock 0 fruits 1
want  hand_dark 0 0
want  stock 0 silver 1

rule  FO-CARD-99  declined, the card is drawn
game  odin 2 decks=abc
skip  turn
set   played 0 1 17179869184  # 99a
set   hand 0 0 0
set   hand_light 0 0
set   hand 0 0 4398046511104  # 43a
set   hand_dark 0 1
do    0 occupy draw-occupation
do    0 stop
do    7 card 22a
want  hand_dark 0 2

rule  FO-CARD-100  1 silver for a rune stone on an exploration board
game  odin 2 decks=abc
skip  turn
set   played 0 1 34359738368  # 100b
set   isle_owner a 0
set   stock 0 rune_stone 1
do    0 place rune_stone island_a 0
do    0 at 1 0
want  stock 0 silver 1

rule  FO-CARD-100  none on the home board
game  odin 2 decks=abc
skip  turn
set   played 0 1 34359738368  # 100b
set   stock 0 rune_stone 1
do    0 place rune_stone home 0
do    0 at 0 0
want  stock 0 silver 0

rule  FO-CARD-101  mead and silver for a rune stone in a house
game  odin 2 decks=abc
skip  turn
set   played 0 1 68719476736  # 101b
set   stone_owner 0 0
set   stock 0 rune_stone 1
do    0 place rune_stone stone_house_1 0
do    0 at 0 1
want  stock 0 mead 2
want  stock 0 silver 1

rule  FO-CARD-101  none on the home board
game  odin 2 decks=abc
skip  turn
set   played 0 1 68719476736  # 101b
set   stock 0 rune_stone 1
do    0 place rune_stone home 0
do    0 at 0 0
want  stock 0 silver 0

rule  FO-CARD-102  a fur for game meat instead of the upgrade; the mountain part stays
game  odin 2 decks=abc
skip  turn
set   played 0 1 137438953472  # 102b
set   stock 0 game_meat 1
do    0 occupy mountain-1-upgrade-1
do    0 mountain m1 1
do    0 react_item 102b 0 0 game_meat
want  stock 0 fur 1
want  stock 0 wood 1
want  ask after 0

rule  FO-CARD-102  not on a space with two upgrades
game  odin 2 decks=abc
skip  turn
set   played 0 1 137438953472  # 102b
set   stock 0 game_meat 1
do    0 occupy upgrade-2
want  ask upgrade 0

rule  FO-CARD-103 FO-SM-21  an item before ore is paid
game  odin 2 decks=abc
skip  turn
set   played 0 1 274877906944  # 103c
set   dark 0 0
set   dark 1 0
set   dark 2 0
set   stock 0 ore 1
do    0 occupy forge
do    0 react 103c 0
do    0 mountain m1 1
want  stock 0 wood 1
do    0 forge jewelry
want  stock 0 jewelry 1
want  stock 0 ore 0

rule  FO-CARD-103 FO-SM-21  the ore taken may be the payment
game  odin 2 decks=abc
skip  turn
set   played 0 1 274877906944  # 103c
set   dark 0 0
set   dark 1 0
set   dark 2 0
set   strip_taken m1 3
do    0 occupy forge
do    0 react 103c 0
deny  0 mountain m2 1 FO-MTN-06
do    0 mountain m1 1
do    0 forge jewelry
want  stock 0 ore 0

rule  FO-CARD-103 FO-SM-21  it binds to pay ore
game  odin 2 decks=abc
skip  turn
set   played 0 1 274877906944  # 103c
set   stock 0 ore 1
set   stock 0 wood 1
do    0 occupy chest
do    0 react 103c 0
do    0 mountain m1 1
want  stock 0 wood 2
want  stock 0 ore 0
want  stock 0 chest 1

rule  FO-CARD-103 FO-SM-21  not when wood is paid
game  odin 2 decks=abc
skip  turn
set   played 0 1 274877906944  # 103c
set   stock 0 wood 1
do    0 occupy chest
want  stock 0 chest 1
want  ask after 0

rule  FO-CARD-104  a stockfish or oil for a raid given up early
game  odin 2 decks=abc
skip  turn
set   played 0 1 549755813888  # 104b
set   ship_type 0 0 longship
do    0 occupy raiding
do    7 face 1
do    0 keep
deny  0 stop FO-SM-20
do    0 react_item 104b 0 1 oil
want  stock 0 oil 1
want  stock 0 stone 1

rule  FO-CARD-104  not after the third roll
game  odin 2 decks=abc
skip  turn
set   played 0 1 549755813888  # 104b
set   ship_type 0 0 longship
do    0 occupy raiding
do    7 face 1
do    0 roll
do    7 face 1
do    0 roll
do    7 face 1
want  stock 0 oil 0
want  stock 0 stone 1
want  ask turn 1

rule  FO-CARD-105  a knarr for 3 wood on the space of the whaling boat
game  odin 2 decks=abc
skip  turn
set   played 0 1 1099511627776  # 105b
set   stock 0 wood 3
do    0 occupy build-whaler
do    0 react 105b 0
want  ship_type 0 0 knarr
want  stock 0 wood 0

rule  FO-CARD-105  even without a small landing stage; other cards react
game  odin 2 decks=abc
skip  turn
set   played 0 1 1099511627776  # 105b
set   played 0 1 4504699138998272  # 117a
set   ship_type 0 0 whaler
set   ship_type 0 1 whaler
set   ship_type 0 2 whaler
set   stock 0 wood 3
do    0 occupy build-whaler
do    0 react 105b 0
do    0 react_item 117a 0 0 peas
want  stock 0 mead 2

rule  FO-CARD-105  not for 2 wood
game  odin 2 decks=abc
skip  turn
set   played 0 1 1099511627776  # 105b
set   stock 0 wood 2
do    0 occupy build-whaler
want  ship_type 0 0 whaler
want  stock 0 wood 1

rule  FO-CARD-106 FO-COL-08  Plundering with 3 Vikings for 3 longships, without a card
game  odin 2 decks=abc
skip  turn
set   played 0 1 2199023255552  # 106b
set   ship_type 0 0 longship
set   ship_type 0 1 longship
set   ship_type 0 2 longship
set   thing 0 3
do    0 fewer plundering 1
want  stock 0 silver_hoard 1
want  thing 0 0
want  space_vikings plundering 3

rule  FO-CARD-106 FO-COL-08  not with 2 longships, and only the number that the ships allow
game  odin 2 decks=abc
skip  turn
set   played 0 1 2199023255552  # 106b
set   ship_type 0 0 longship
set   ship_type 0 1 longship
deny  0 fewer plundering 1 FO-PH05-03
set   ship_type 0 0 longship
set   ship_type 0 1 longship
set   ship_type 0 2 longship
set   ship_type 0 3 longship
deny  0 fewer plundering 1 FO-PH05-03
do    0 fewer plundering 2
want  thing 0 4

rule  FO-CARD-107  any island that is face up, with a whaling boat
game  odin 2 decks=abc
skip  turn
set   played 0 1 4398046511104  # 107b
set   ship_type 0 0 whaler
do    0 occupy explore-1
do    0 explore greenland
want  isle_owner d 0

rule  FO-CARD-107  only on that space
game  odin 2 decks=abc
skip  turn
set   played 0 1 4398046511104  # 107b
set   ship_type 0 0 whaler
deny  0 occupy explore-2 FO-SPC-N10

rule  FO-CARD-108  a Viking comes back for 1 silver where ore was paid
game  odin 2 decks=abc
skip  turn
set   played 0 1 8796093022208  # 108c
set   stock 0 ore 1
do    0 occupy chest
do    0 react 108c 0
want  thing 0 5
want  space_vikings chest 1
want  stock 0 silver 0

rule  FO-CARD-108  not where wood was paid
game  odin 2 decks=abc
skip  turn
set   played 0 1 8796093022208  # 108c
set   stock 0 wood 1
do    0 occupy chest
want  ask after 0

rule  FO-CARD-109  1 silver a knarr after the trading of 2 Vikings
game  odin 2 decks=abc
skip  turn
set   played 0 1 17592186044416  # 109b
set   ship_type 0 0 knarr
set   ship_type 0 1 knarr
set   stock 0 silver 1
do    0 occupy overseas-2
want  stock 0 silver 2

rule  FO-CARD-109  not after that of 1 Viking
game  odin 2 decks=abc
skip  turn
set   played 0 1 17592186044416  # 109b
set   ship_type 0 0 knarr
set   stock 0 silver 1
do    0 occupy overseas-1
want  stock 0 silver 0

rule  FO-CARD-110  an emigration after the trading of 2 Vikings
game  odin 2 decks=abc
skip  turn
set   played 0 1 35184372088832  # 110c
set   ship_type 0 0 knarr
set   stock 0 silver 2
do    0 occupy overseas-2
do    0 react 110c 0
do    0 emigrate 0
want  emigrated 0 knarr 1
want  stock 0 silver 0

rule  FO-CARD-110  not without its price
game  odin 2 decks=abc
skip  turn
set   played 0 1 35184372088832  # 110c
set   ship_type 0 0 knarr
set   stock 0 silver 1
do    0 occupy overseas-2
want  ask turn 1

rule  FO-CARD-111  1 silver a kind of resource paid on a Crafting space
game  odin 2 decks=abc
skip  turn
set   played 0 1 70368744177664  # 111c
set   dark 0 0
set   dark 1 0
set   dark 2 0
set   stock 0 stone 2
set   stock 0 wood 2
do    0 occupy chests-and-runes
want  stock 0 silver 2

rule  FO-CARD-111  flax is none
game  odin 2 decks=abc
skip  turn
set   played 0 1 70368744177664  # 111c
do    0 occupy linen
want  stock 0 silver 0

rule  FO-CARD-112  1 mead with every Crafting space
game  odin 2 decks=abc
skip  turn
set   played 0 1 140737488355328  # 112b
do    0 occupy linen
want  stock 0 mead 2

rule  FO-CARD-112  not with others
game  odin 2 decks=abc
skip  turn
set   played 0 1 140737488355328  # 112b
do    0 occupy weekly-beans
want  stock 0 mead 1

rule  FO-CARD-113  an item before a Crafting space is used
game  odin 2 decks=abc
skip  turn
set   played 0 1 281474976710656  # 113a
do    0 occupy linen
do    0 react 113a 0
do    0 mountain m1 1
want  stock 0 wood 1
want  stock 0 linen 1

rule  FO-CARD-113  it may be the very payment
game  odin 2 decks=abc
skip  turn
set   played 0 1 281474976710656  # 113a
do    0 occupy chest
do    0 react 113a 0
do    0 mountain m1 1
want  stock 0 wood 0
want  stock 0 chest 1

rule  FO-CARD-113  not before others
game  odin 2 decks=abc
skip  turn
set   played 0 1 281474976710656  # 113a
do    0 occupy weekly-beans
want  ask after 0
want  stock 0 wood 0

rule  FO-CARD-114  silk for 3 silver after a Crafting space
game  odin 2 decks=abc
skip  turn
set   played 0 1 562949953421312  # 114c
set   stock 0 silver 3
do    0 occupy linen
do    0 react 114c 0
want  stock 0 silk 1
want  stock 0 silver 0

rule  FO-CARD-114  not for 2
game  odin 2 decks=abc
skip  turn
set   played 0 1 562949953421312  # 114c
set   stock 0 silver 2
do    0 occupy linen
want  ask after 0

rule  FO-CARD-115  silverware with every House Building space
game  odin 2 decks=abc
skip  turn
set   played 0 1 1125899906842624  # 115b
set   stock 0 wood 2
do    0 occupy build-shed
want  stock 0 silverware 1

rule  FO-CARD-115  not with Ship Building
game  odin 2 decks=abc
skip  turn
set   played 0 1 1125899906842624  # 115b
set   stock 0 wood 1
do    0 occupy build-whaler
want  stock 0 silverware 0

rule  FO-CARD-116  houses cost 1 stone less
game  odin 2 decks=abc
skip  turn
set   played 0 1 2251799813685248  # 116c
do    0 occupy build-stone-house
want  stone_owner 0 0

rule  FO-CARD-116  a shed costs its wood
game  odin 2 decks=abc
skip  turn
set   played 0 1 2251799813685248  # 116c
deny  0 occupy build-shed FO-ACT-06

rule  FO-CARD-117  one good rises after a large ship was built
game  odin 2 decks=abc
skip  turn
set   played 0 1 4503599627370496  # 117a
set   stock 0 wood 2
do    0 occupy build-knarr
do    0 react_item 117a 0 0 peas
want  stock 0 mead 2

rule  FO-CARD-117  not after a whaling boat, nor after buying
game  odin 2 decks=abc
skip  turn
set   played 0 1 4503599627370496  # 117a
set   stock 0 silver 5
do    0 buy knarr
want  ask turn 0
set   stock 0 wood 1
do    0 occupy build-whaler
want  ask turn 1

rule  FO-CARD-118  mead and stone with every Weekly Market space
game  odin 2 decks=abc
skip  turn
set   played 0 1 9007199254740992  # 118c
do    0 occupy weekly-beans
want  stock 0 mead 2
want  stock 0 stone 1

rule  FO-CARD-118  not with others
game  odin 2 decks=abc
skip  turn
set   played 0 1 9007199254740992  # 118c
do    0 occupy linen
want  stock 0 stone 0

rule  FO-CARD-119  milk with every Weekly Market space
game  odin 2 decks=abc
skip  turn
set   played 0 1 18014398509481984  # 119b
do    0 occupy weekly-flax
want  stock 0 milk 1

rule  FO-CARD-119  not with others
game  odin 2 decks=abc
skip  turn
set   played 0 1 18014398509481984  # 119b
do    0 occupy mead
want  stock 0 milk 0

rule  FO-CARD-120  one good rises for 1 silver after a Weekly Market space
game  odin 2 decks=abc
skip  turn
set   played 0 1 36028797018963968  # 120b
do    0 occupy weekly-beans
do    0 react_item 120b 0 0 peas
want  stock 0 mead 2
want  stock 0 silver 0

rule  FO-CARD-120  not after others
game  odin 2 decks=abc
skip  turn
set   played 0 1 36028797018963968  # 120b
set   stock 0 silver 1
do    0 occupy linen
want  ask after 0

rule  FO-CARD-121  an item before building, which may be the payment
game  odin 2 decks=abc
skip  turn
set   played 0 1 72057594037927936  # 121b
do    0 occupy build-whaler
do    0 react 121b 0
do    0 mountain m1 1
want  ship_type 0 0 whaler
want  stock 0 wood 0

rule  FO-CARD-121  not before others; and declined, the space cannot be paid (FO-SM-22)
game  odin 2 decks=abc
skip  turn
set   played 0 1 72057594037927936  # 121b
do    0 occupy build-whaler
do    0 stop
want  ship_type 0 0 none
want  ask turn 1

rule  FO-CARD-122  mead for two kinds of items
game  odin 2 decks=abc
skip  turn
set   played 0 1 144115188075855872  # 122a
set   strip_taken m1 1
do    0 occupy mountain-2
do    0 mountain m1 2
do    0 react 122a 0
want  stock 0 mead 2

rule  FO-CARD-122  one kind gives nothing
game  odin 2 decks=abc
skip  turn
set   played 0 1 144115188075855872  # 122a
do    0 occupy mountain-2
do    0 mountain m1 2
want  ask turn 1

rule  FO-CARD-123  oil into silverware after a space with one upgrade
game  odin 2 decks=abc
skip  turn
set   played 0 1 288230376151711744  # 123c
set   stock 0 oil 1
do    0 occupy mountain-1-upgrade-1
do    0 mountain m1 1
do    0 stop
do    0 react 123c 0
want  stock 0 silverware 1
want  stock 0 oil 0

rule  FO-CARD-123  not after one with two
game  odin 2 decks=abc
skip  turn
set   played 0 1 288230376151711744  # 123c
set   stock 0 oil 1
do    0 occupy upgrade-2
do    0 upgrade peas
do    0 stop
want  ask after 0

rule  FO-CARD-124  the 2 silver of the space for grain and 2 wood
game  odin 2 decks=abc
skip  turn
set   played 0 1 576460752303423488  # 124b
do    0 occupy mead
do    0 react 124b 0
want  stock 0 silver 0
want  stock 0 grain 1
want  stock 0 wood 2

rule  FO-CARD-124  one pair of silver off a strip counts, too
game  odin 2 decks=abc
skip  turn
set   played 0 1 576460752303423488  # 124b
set   strip_taken m1 6
do    0 occupy mountain-2
do    0 mountain m1 1
do    0 react 124b 0
want  stock 0 grain 1

rule  FO-CARD-124  not for 1 silver
game  odin 2 decks=abc
skip  turn
set   played 0 1 576460752303423488  # 124b
set   stock 0 silver 5
do    0 occupy weekly-beans
want  ask after 0

rule  FO-CARD-125  a rune stone with every exploration
game  odin 2 decks=abc
skip  turn
ask   light 7 0
do    7 card 125c
ask   play 0 1 1
do    0 play 125c
set   ship_type 0 0 whaler
do    0 occupy explore-1
do    0 explore shetland
want  stock 0 rune_stone 1

rule  FO-CARD-125  not with others
game  odin 2 decks=abc
skip  turn
ask   light 7 0
do    7 card 125c
ask   play 0 1 1
do    0 play 125c
do    0 occupy weekly-beans
want  stock 0 rune_stone 0

rule  FO-CARD-126  1 silver for a successful snare
game  odin 2 decks=abc
skip  turn
ask   card 7 0
do    7 card 126a
ask   play 0 1 1
do    0 play 126a
do    0 occupy snare
do    7 face 1
do    0 keep
do    0 success 0 1
want  stock 0 silver 1

rule  FO-CARD-126  not for a failure
game  odin 2 decks=abc
skip  turn
ask   card 7 0
do    7 card 126a
ask   play 0 1 1
do    0 play 126a
do    0 occupy snare
do    7 face 1
do    0 keep
do    0 fail
do    0 recall 0
want  stock 0 silver 0

rule  FO-CARD-127  a stockfish for a successful snare
game  odin 2 decks=abc
skip  turn
ask   light 7 0
do    7 card 127b
ask   play 0 1 1
do    0 play 127b
do    0 occupy snare
do    7 face 1
do    0 keep
do    0 success 0 1
want  stock 0 stockfish 1

rule  FO-CARD-127  not for a hunt
game  odin 2 decks=abc
skip  turn
ask   light 7 0
do    7 card 127b
ask   play 0 1 1
do    0 play 127b
do    0 occupy hunting-game-1
do    7 face 1
do    0 keep
do    0 success 0 1
want  stock 0 stockfish 0

rule  FO-CARD-128  an item off a strip for a successful snare; the owner picks the strip
game  odin 2 decks=abc
skip  turn
ask   card 7 0
do    7 card 128a
ask   play 0 1 1
do    0 play 128a
do    0 occupy snare
do    7 face 1
do    0 keep
do    0 success 0 1
want  ask find 0
do    0 mountain m2 1
want  stock 0 wood 1

rule  FO-CARD-128  nothing without a strip
game  odin 2 decks=abc
skip  turn
ask   card 7 0
do    7 card 128a
ask   play 0 1 1
do    0 play 128a
set   strips_up 0
do    0 occupy snare
do    7 face 1
do    0 keep
do    0 success 0 1
want  ask after 0
