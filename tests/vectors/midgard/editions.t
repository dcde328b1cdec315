# editions.t - CM-ED-01 and the switches that matter.

rule   CM-ED-01 without a choice the edition is the Russian one
game   midgard 2
skip   place
do     0 place beg
want   food 0 2
want   ask place 1
set    blame 0 8
want   score 0 blame -21

rule   CM-ED-01 CM-LOC-71 German edition with the Russian begging
game   midgard 2 edition=de ed-beg=ru
skip   place
do     0 place beg
want   food 0 2
want   ask place 1
set    blame 0 8
want   score 0 blame -33

rule   CM-ED-01 CM-LOC-72 Russian edition with the German begging
game   midgard 2 edition=ru ed-beg=de
skip   place
do     0 place beg
want   ask beg 0
do     0 beg coin
want   coins 0 2

rule   CM-ED-01 CM-END-10 Russian edition with the German blame
game   midgard 2 ed-blame7=de
skip   place
set    blame 0 7
want   score 0 blame -27

rule   CM-ED-01 CM-TROLL-05 Russian edition with the German troll
game   midgard 2 ed-trollblame=de
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
want   ask shed 0
do     0 shed no
do     0 pass
want   blame 0 1
want   blame 1 0

rule   CM-ED-01 CM-RUNE-26 Russian edition with the German Potential
game   midgard 2 ed-potential=de
skip   place
set    favor 0 0
set    runes 0 potential
set    troll stone-troll
set    holder troll 0
set    band troll sword 2
set    phase resolve
set    stage 0
set    item 4
step   flow
chance roll sword blank
chance roll sword blank
deny   0 potential d1 CM-RUNE-26
do     0 potential d1+d2
