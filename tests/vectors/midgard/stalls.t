# stalls.t - CM-STALL-*: the market stalls.

rule   CM-STALL-01 one worker a round, and open again in the next
game   midgard 2
skip   place
set    stall 2 skald
do     0 place economic-stall-space-1
deny   1 place economic-stall-space-1 CM-PLACE-05
set    phase clean
set    stage 0
step   flow
skip   place
do     0 place economic-stall-space-1
want   glory 0 4

rule   CM-STALL-02 one exchange a visit
game   midgard 2
skip   place
set    food 0 5
do     0 place military-stall-space-1
want   food 0 4
want   dice 0 sword 3
want   ask place 1

rule   CM-STALL-03 Aumingi: up to three food for as many favor
game   midgard 2
skip   place
set    food 0 5
do     0 place economic-stall-space-1
want   ask alms 0
deny   0 give 4 CM-STALL-03
do     0 give 3
want   told spend 0 3 food
want   told gain 0 3 favor
want   food 0 2
want   favor 0 4

rule   CM-STALL-03 not more than one has
game   midgard 2
skip   place
set    food 0 2
do     0 place economic-stall-space-1
deny   0 give 3 CM-STALL-03
do     0 give 2
want   food 0 0
want   favor 0 3

rule   CM-STALL-04 CM-PLACE-07 Aumingi for nothing, in the German edition
game   midgard 2 ed-aumingi=de
skip   place
do     0 place economic-stall-space-1
do     0 give 0
want   food 0 1
want   favor 0 1
want   ask place 1

rule   CM-STALL-04 Russian edition: at least one exchange
game   midgard 2
skip   place
set    food 0 2
do     0 place economic-stall-space-1
deny   0 give 0 CM-STALL-04
do     0 give 1
want   food 0 1
want   favor 0 2

rule   CM-STALL-04 CM-PLACE-06 Russian edition: not without food
game   midgard 2
skip   place
set    food 0 0
deny   0 place economic-stall-space-1 CM-PLACE-06

rule   CM-STALL-04 CM-DEC-01 Russian edition: with one food there is nothing to say
game   midgard 2
skip   place
do     0 place economic-stall-space-1
want   ask place 1
want   favor 0 2

rule   CM-STALL-04 Aumingi without any food
game   midgard 2 edition=de
skip   place
set    food 0 0
do     0 place economic-stall-space-1
want   ask place 1
want   favor 0 1

rule   CM-STALL-05 Skald: 2 glory
game   midgard 2
skip   place
set    stall 2 skald
do     0 place economic-stall-space-1
want   glory 0 2

rule   CM-STALL-06 Generous Merchant: a food and a wood
game   midgard 2
skip   place
set    stall 2 generous-merchant
do     0 place economic-stall-space-1
want   food 0 2
want   wood 0 2
want   coins 0 1

rule   CM-STALL-07 Wealthy Benefactor: 2 coins
game   midgard 3
skip   place
set    stall 3 wealthy-benefactor
do     0 place economic-stall-space-2
want   coins 0 3

rule   CM-STALL-08 Huskarls: a food for two swords
game   midgard 2
skip   place
set    stall 0 huskarls
do     0 place military-stall-space-1
want   food 0 0
want   dice 0 sword 3

rule   CM-STALL-08 CM-PLACE-06 no food, no Huskarls
game   midgard 2
skip   place
set    stall 0 huskarls
set    food 0 0
deny   0 place military-stall-space-1 CM-PLACE-06

rule   CM-STALL-09 Raiders: a wood for two spears
game   midgard 4
skip   place
do     0 place military-stall-space-2
want   wood 0 0
want   dice 0 spear 2

rule   CM-STALL-10 Jomsvikings: two coins for a sword and an axe
game   midgard 2
skip   place
set    stall 0 jomsvikings
set    coins 0 3
do     0 place military-stall-space-1
want   coins 0 1
want   dice 0 sword 2
want   dice 0 axe 1

rule   CM-STALL-10 CM-PLACE-06 one coin is too few
game   midgard 2
skip   place
set    stall 0 jomsvikings
deny   0 place military-stall-space-1 CM-PLACE-06

rule   CM-STALL-11 Varangians: a coin for a sword and a spear
game   midgard 2
skip   place
set    stall 0 varangians
do     0 place military-stall-space-1
want   coins 0 0
want   dice 0 sword 2
want   dice 0 spear 1

rule   CM-STALL-12 CM-COMP-07 with a full longhouse the price is paid and the dice are lost
game   midgard 2
skip   place
set    dice 0 sword 8
do     0 place military-stall-space-1
want   food 0 0
want   dice 0 sword 8
want   ask place 1

rule   CM-STALL-12 CM-RND-07 with an empty supply too
game   midgard 2
skip   place
set    supply sword 0
do     0 place military-stall-space-1
want   food 0 0
want   dice 0 sword 1

rule  CM-STALL-02 CM-LOC-61  beside an answer stands who keeps the stall, what it takes, and what a hut costs
game  midgard 2
skip  place
set   stall 0 raiders
want  remark 0 price 1 place military-stall-space-1
want  remark 0 costs 5 place worker-huts
