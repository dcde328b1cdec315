# troll.t - CM-TROLL-*: the troll and the blame.

rule   CM-TROLL-01 only the one on the troll space fights it
game   midgard 2
skip   place
set    favor 0 0
set    favor 1 0
set    holder troll 1
set    band troll sword 1
set    dice 0 sword 4
set    phase resolve
set    stage 0
set    item 4
step   flow
want   fighter 1
want   to_roll sword 1

rule   CM-TROLL-02 CM-ROUND-02 after all hunts, before the draugr
game   midgard 2
skip   place
set    favor 0 0
set    favor 1 0
set    hunters 1
set    holder troll 0
set    holder draugr1 0
set    band troll sword 1
set    band draugr1 sword 1
set    phase resolve
set    stage 0
set    item 0
step   flow
want   contest hunt
chance roll sword hit
want   contest troll
chance roll sword double
want   contest draugr

rule   CM-TROLL-03 the killer gains glory and wood and keeps the card
game   midgard 2
skip   place
set    favor 0 0
set    troll war-troll
set    holder troll 0
set    band troll axe 2
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll axe double
chance roll axe double
want   glory 0 7
want   wood 0 3
want   trolls_won 0 war-troll

rule   CM-TROLL-04 CM-TROLL-06 the killer sheds one blame and gives one, no choice
game   midgard 3
skip   place
set    favor 0 0
set    blame 0 2
set    holder troll 0
set    band troll axe 1
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll axe double
want   blame 0 1
want   ask blame 0
deny   0 pass CM-TROLL-04
deny   0 blame 0 CM-TROLL-04
deny   0 shed no CM-TROLL-04
deny   0 blame 3 CM-TROLL-04
do     0 blame 2
want   blame 2 1
want   blame 1 0
want   blame 0 1

rule   CM-TROLL-04 EX-67 without own blame the gift remains
game   midgard 3
skip   place
set    favor 0 0
set    holder troll 0
set    band troll axe 1
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll axe double
want   blame 0 0
deny   0 pass CM-TROLL-04
do     0 blame 1
want   blame 1 1

rule   CM-TROLL-04 CM-DEC-01 with two players there is one to take it
game   midgard 2
skip   place
set    favor 0 0
set    blame 0 1
set    holder troll 0
set    band troll axe 1
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll axe double
want   blame 0 0
want   blame 1 1

rule   CM-TROLL-05 EX-67 German edition: another may get one
game   midgard 3 edition=de
skip   place
set    favor 0 0
set    holder troll 0
set    band troll axe 1
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll axe double
want   ask blame 0
deny   0 blame 0 CM-TROLL-05
do     0 blame 1
want   blame 1 1

rule   CM-TROLL-05 CM-TROLL-06 CM-TROLL-10 EX-88 German edition: keeps both, gives one
game   midgard 3 edition=de
skip   place
set    favor 0 0
set    blame 0 2
set    holder troll 0
set    band troll axe 1
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll axe double
want   ask shed 0
deny   0 blame 1 CM-TROLL-05
do     0 shed no
want   ask blame 0
do     0 blame 1
want   blame 0 2
want   blame 1 1

rule   CM-TROLL-05 CM-TROLL-10 EX-88 German edition: sheds one, gives none
game   midgard 3 edition=de
skip   place
set    favor 0 0
set    blame 0 2
set    holder troll 0
set    band troll axe 1
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll axe double
do     0 shed yes
do     0 pass
want   blame 0 1
want   blame 1 0
want   blame 2 0

rule   CM-TROLL-07 CM-CLEAN-02 EX-20 nobody kills the troll: blame for everybody
game   midgard 3
skip   place
set    phase clean
set    stage 0
step   flow
want   blame 0 1
want   blame 1 1
want   blame 2 1
want   troll none
want   told escaped

rule   CM-TROLL-07 EX-83 who fought it and lost too
game   midgard 4
skip   place
set    favor 0 0
set    troll war-troll
set    holder troll 0
set    band troll sword 1
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll sword hit
want   blame 0 1
want   blame 1 1
want   blame 2 1
want   blame 3 1

rule   CM-TROLL-08 CM-TROLL-10 EX-97 German edition: killed, given to nobody: no blame now or later
game   midgard 3 edition=de
skip   place
set    favor 0 0
set    holder troll 0
set    band troll axe 1
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll axe double
do     0 pass
want   round 2
want   blame 0 0
want   blame 1 0
want   blame 2 0

rule   CM-TROLL-08 a killed troll brings blame to nobody in clean-up
game   midgard 2
skip   place
set    troll_beaten yes
set    phase clean
set    stage 0
step   flow
want   blame 0 0
want   blame 1 0
want   troll_beaten no

rule   CM-TROLL-09 blame costs nothing before the end
game   midgard 2
skip   place
set    glory 0 7
do     0 place beg
want   blame 0 1
want   glory 0 7
want   score 0 blame -1
