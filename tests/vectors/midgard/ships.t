# ships.t - CM-SHIP-*: longships, public and private.

rule   CM-SHIP-01 the large ship: one coin, capacity 10
game   midgard 2
skip   place
set    dice 0 sword 8
set    food 0 5
do     0 place large-public-longship
want   coins 0 0
do     0 sail shore1
set    phase assign
set    stage 0
step   flow
deny   0 assign shore1 8 0 0 3 CM-SHIP-08
do     0 assign shore1 8 0 0 2
want   band shore1 sword 8
want   rations shore1 2

rule   CM-SHIP-01 CM-PLACE-06 without a coin it cannot be chosen
game   midgard 2
skip   place
set    coins 0 0
deny   0 place large-public-longship CM-PLACE-06
do     0 place small-public-longship

rule   CM-SHIP-02 CM-SHIP-08 EX-81 the small ship: no price, capacity 5
game   midgard 2
skip   place
set    dice 0 sword 4
set    food 0 5
do     0 place small-public-longship
want   coins 0 1
do     0 sail shore2
set    phase assign
set    stage 0
step   flow
deny   0 assign shore2 3 0 0 3 CM-SHIP-08
do     0 assign shore2 3 0 0 2

rule   CM-SHIP-03 at once to a shore without a ship
game   midgard 2
skip   place
do     0 place small-public-longship
want   ask sail 0
do     0 sail shore2
want   holder shore2 0
do     1 place large-public-longship
deny   1 sail shore2 CM-SHIP-03
deny   1 sail shore4 CM-SHIP-03
do     1 sail shore3

rule   CM-SHIP-03 in the German edition too
game   midgard 2 edition=de
skip   place
do     0 place small-public-longship
do     0 sail shore1
do     1 place large-public-longship
deny   1 sail shore1 CM-SHIP-03
do     1 sail shore2

rule   CM-SHIP-04 a private ship: only its owner, free of charge
game   midgard 2
skip   place
set    ship_owner drekkar 0
set    coins 0 0
do     0 place own-private-longship
do     0 sail shore1
want   fleet shore1 drekkar
deny   1 place own-private-longship CM-SHIP-04

rule   CM-SHIP-04 CM-PLACE-05 once per round
game   midgard 2
skip   place
set    ship_owner drekkar 0
do     0 place own-private-longship
do     0 sail shore1
do     1 place beg
deny   0 place own-private-longship CM-PLACE-05

rule   CM-SHIP-04 in the round it was built, with another worker
game   midgard 2
skip   place
set    wood 0 9
set    coins 0 9
do     0 place shipwright
do     0 build snekkja
do     1 place beg
do     0 place own-private-longship
do     0 sail shore3
want   fleet shore3 snekkja
want   workers 0 2

rule   CM-SHIP-04 the ships of two players
game   midgard 2
skip   place
set    ship_owner drekkar 0
set    ship_owner snekkja 1
do     0 place own-private-longship
do     0 sail shore1
do     1 place own-private-longship
do     1 sail shore2
want   fleet shore2 snekkja
want   own_ship_sent 0+1

rule   CM-SHIP-05 EX-75 ships at all shores: no further one
game   midgard 2
skip   place
set    fleet shore1 large-public-longship
set    fleet shore2 drekkar
set    fleet shore3 snekkja
set    holder shore1 1
set    holder shore2 1
set    holder shore3 1
set    ship_owner snekkja 0
deny   0 place small-public-longship CM-SHIP-05
deny   0 place own-private-longship CM-SHIP-05

rule   CM-SHIP-06 the destination stays
game   midgard 2
skip   place
do     0 place small-public-longship
do     0 sail shore2
deny   0 sail shore1 CM-SM-01
do     1 place beg
deny   0 sail shore1 CM-PLACE-04
want   fleet shore2 small-public-longship
want   fleet shore1 none

rule   CM-SHIP-07 CM-PLACE-11 one player, two ships, two workers
game   midgard 2
skip   place
do     0 place small-public-longship
do     0 sail shore2
do     1 place beg
do     0 place large-public-longship
do     0 sail shore1
want   holder shore1 0
want   holder shore2 0
want   workers 0 2

rule   CM-SHIP-08 the capacity of a private ship
game   midgard 2
skip   place
set    dice 0 axe 7
set    food 0 5
set    ship_owner snekkja 0
do     0 place own-private-longship
do     0 sail shore1
set    phase assign
set    stage 0
step   flow
deny   0 assign shore1 0 0 7 0 CM-SHIP-08
do     0 assign shore1 0 0 6 0

rule   CM-SHIP-09 CM-CLEAN-01 ships and workers come home
game   midgard 2
skip   place
set    ship_owner snekkja 0
do     0 place own-private-longship
do     0 sail shore1
do     1 place small-public-longship
do     1 sail shore2
set    phase clean
set    stage 0
step   flow
want   fleet shore1 none
want   fleet shore2 none
want   holder shore1 none
want   own_ship_sent none
want   taken none
want   workers 0 4
want   ship_owner snekkja 0
skip   place
do     0 place own-private-longship
do     0 sail shore2
do     1 place small-public-longship

rule   CM-SHIP-10 CM-RUNE-24 EX-90 the owner of a public ship is who sent it
game   midgard 2
skip   place
set    runes 1 journey
do     0 place small-public-longship
do     0 sail shore2
set    phase resolve
set    stage 0
set    item 8
step   flow
chance journey storm
want   round 2
want   runes_used 1 none

rule   CM-SHIP-10 CM-RUNE-24 EX-90 who sent it is asked
game   midgard 2
skip   place
set    runes 0 journey
do     0 place small-public-longship
do     0 sail shore2
set    phase resolve
set    stage 0
set    item 8
step   flow
chance journey storm
want   ask redraw 0
