# cleanup.t - CM-CLEAN-*: the end of a round.

rule   CM-CLEAN-01 CM-SHIP-09 workers come back, the extra one too
game   midgard 2
skip   place
set    coins 0 9
do     0 place worker-huts
do     1 place hunting-grounds
set    phase clean
set    stage 0
step   flow
want   workers 0 5
want   workers 1 4
want   hunters none
want   hut_visits 0
want   taken none

rule   CM-CLEAN-02 CM-CLEAN-05 an undefeated troll is discarded, and does not come again
game   midgard 2
skip   place
set    phase clean
set    stage 0
step   flow
want   blame 0 1
want   troll none
deny   7 troll bridge-troll CM-RND-01
chance troll forest-troll
want   troll forest-troll

rule   CM-CLEAN-03 CM-CLEAN-05 undefeated draugr are discarded, and do not come again
game   midgard 2
skip   place
set    phase clean
set    stage 0
step   flow
chance troll forest-troll
deny   7 draugr shambling-draugr-red CM-RND-01
chance draugr shambling-draugr-yellow

rule   CM-CLEAN-04 CM-CLEAN-05 revealed journeys are discarded to their own pile, the others stay
game   midgard 2
skip   place
set    journey shore1 storm
set    journey_known shore1 255
set    journey shore2 lost
set    journey_known shore2 0
set    journeys storm 1
set    journeys lost 1
set    phase clean
set    stage 0
step   flow
want   journeys_gone storm 1
want   journeys_gone lost 0
want   journey shore1 6
want   journey_known shore1 none
want   journey shore2 lost
want   journey_known shore2 0
want   journey shore3 6

rule   CM-CLEAN-06 a coin on every monster, attacked or not; coins pile up
game   midgard 4
skip   place
set    bounty shore2 4
set    monster shore3 none
set    phase clean
set    stage 0
step   flow
want   bounty shore1 1
want   bounty shore2 5
want   bounty shore3 0
want   bounty shore4 1
want   told bounty shore1 1
want   told bounty shore2 5

rule   CM-CLEAN-07 the marker advances
game   midgard 2
skip   place
set    round 3
set    phase clean
set    stage 0
step   flow
want   round 4
want   told round 4

rule   CM-CLEAN-08 dice and food on blue locations stay
game   midgard 2
skip   place
set    forge sword 3
set    smokehouse 5
set    phase clean
set    stage 0
step   flow
want   forge sword 4
want   smokehouse 6

rule   CM-CLEAN-09 CM-CLEAN-02 the blame of round 8
game   midgard 2
skip   place
set    round 8
set    phase clean
set    stage 0
step   flow
want   over
want   blame 0 1
want   blame 1 1

rule   CM-ROUND-03 EX-95 an item nobody reserved is skipped without a window
game   midgard 2
skip   place
set    runes 0 wealth
set    phase resolve
set    stage 0
set    item 0
step   flow
want   ask rune 0
want   phase clean
