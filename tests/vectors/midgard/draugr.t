# draugr.t - CM-DRAUGR-*, CM-ROUND-02: the draugr.

rule   CM-DRAUGR-01 CM-ROUND-02 CM-SM-02 the left one first, completely, then the right one, then the shores
game   midgard 2
skip   place
set    favor 0 0
set    favor 1 0
set    holder draugr1 1
set    holder draugr2 0
set    band draugr1 axe 1
set    band draugr2 axe 1
set    holder shore1 0
set    fleet shore1 small-public-longship
set    phase resolve
set    stage 0
set    item 0
step   flow
want   foe_spot draugr1
want   fighter 1
chance roll axe double
want   glory 1 3
want   foe_spot draugr2
want   fighter 0
chance roll axe double
want   ask journey-card 7

rule   CM-DRAUGR-02 the killer gains glory and coins and keeps the card
game   midgard 2
skip   place
set    favor 0 0
set    draugr 0 crypt-lord-yellow
set    holder draugr1 0
set    band draugr1 axe 2
set    phase resolve
set    stage 0
set    item 5
step   flow
chance roll axe double
chance roll axe double
want   glory 0 8
want   coins 0 6
want   draugr_won 0 crypt-lord-yellow

rule   CM-DRAUGR-03 CM-CLEAN-03 undefeated draugr are discarded without penalty
game   midgard 2
skip   place
set    troll_beaten yes
set    phase clean
set    stage 0
step   flow
want   draugr 0 none
want   draugr 1 none
want   blame 0 0
want   glory 0 0
deny   7 draugr shambling-draugr-blue CM-RND-01
