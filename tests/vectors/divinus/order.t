# Orders that people are free in (DV-EXPLORE-02).

rule  DV-EXPLORE-02  the dice of a payment may be named in any order
game  divinus 2 scenario=2
use   thor-and-loki
set   die_up 0 d1 2
set   die_at 0 d1 active
set   die_up 0 d2 3
set   die_at 0 d2 active
set   die_up 0 d3 4
set   die_at 0 d3 active
set   die_up 0 d4 1
set   die_at 0 d4 active
set   die_at 0 d5 used
set   die_at 0 d6 used
step  do_flow
do    0 explore 6 plain
do    0 use d3 4 plus
do    0 use d2 3 plus
do    0 use d4 1 minus
want  ask place 0
want  pay_value d1 0
want  pay_value d2 3
want  pay_value d3 4
want  pay_value d4 1
want  pay_minus d4

rule  DV-EXPLORE-02  a lower die after a higher one
game  divinus 2 scenario=2
use   thor-and-loki
use   three-dice
set   die_up 0 d1 2
set   die_up 0 d2 3
set   die_up 0 d3 4
step  do_flow
do    0 explore 5 plain
do    0 use d2 3 plus
do    0 use d1 2 plus
want  ask place 0
want  pay_value d1 2
want  pay_value d2 3

rule  DV-EXPLORE-02 DV-DICE-12  a twin before the die whose value it takes
game  divinus 2 scenario=2
use   thor-and-loki
use   three-dice
set   die_up 0 d1 3
set   die_up 0 d2 5
set   die_up 0 d3 4
set   face 0 d1 3 DS20
step  do_flow
do    0 explore 10 plain
do    0 use d1 5 plus
want  ask place 0
want  pay_value d1 5
want  pay_value d2 5

rule  DV-EXPLORE-02 DV-DICE-12  a twin that no die shows its value yet has not paid
game  divinus 2 scenario=2
use   thor-and-loki
set   die_up 0 d1 3
set   die_at 0 d1 active
set   die_up 0 d2 4
set   die_at 0 d2 active
set   die_up 0 d3 4
set   die_at 0 d3 active
set   die_up 0 d4 5
set   die_at 0 d4 active
set   die_at 0 d5 used
set   die_at 0 d6 used
set   face 0 d1 3 DS20
step  do_flow
do    0 explore 4 plain
do    0 use d1 4 plus
deny  0 paid DV-EXPLORE-02
do    0 use d2 4 plus
want  ask place 0
want  pay_value d2 4
want  pay_value d3 4
want  pay_minus d3
