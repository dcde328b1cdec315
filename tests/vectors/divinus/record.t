# A scenario played with the box and recorded by hand (DV-APP-02, DV-APP-03).

rule  DV-APP-02 DV-SCORE-02 DV-GOD-02  tiles and points are asked in turn order and scored by the rules
game  divinus 3 scenario=1 by_hand=yes
do    0 god Thor
do    1 god Loki
do    2 god Hel
do    0 done
do    1 done
do    2 done
do    0 next 2
do    0 next 0
do    2 choose a
want  xp 2 4
want  ask record 2
deny  0 done DV-TURN-01
deny  2 abyss-on f01 1 DV-APP-02
do    2 done
want  ask tiles 2
deny  2 tiles 17 DV-APP-02
do    2 tiles 16
do    0 tiles 9
do    1 tiles 15
want  ask points 2
deny  2 points 100 DV-APP-02
do    2 points 5
do    0 points 8
do    1 points 5
do    2 points 0
do    0 points 0
do    1 points 0
do    2 done-by 1
want  told quest 1 q101
do    2 nobody
deny  2 tier 4 DV-QUEST-03
do    2 tier 3
do    0 tier 0
do    1 tier 1
want  quest_by 2 2
do    2 done-by 0
want  score 2 map 1
want  score 0 map 0
want  score 0 gods 2
want  score 2 gods 1
want  score 1 gods 1
want  score 0 quests 1
want  xp 2 7
want  xp 1 4
want  ask gift 1

rule  DV-APP-03  the scenario is finished when somebody says so, not before
game  divinus 2 scenario=1 by_hand=yes
do    0 god Thor
do    1 god Loki
do    0 done
do    1 done
do    0 next 0
do    0 choose b
want  ask record 0
want  open_reroll 0 2
deny  0 tiles 4 DV-APP-02
do    0 done
want  told ended
want  ask tiles 0

rule  DV-APP-02 DV-LOC-06  an encounter is run by its rule; what needs dice is left to the table
game  divinus 2 scenario=4 by_hand=yes
skip  record
set   slot f05 1 L05
set   xp 0 0
do    1 visit l05 0
want  ask encounter 0
do    0 meet a
want  xp 0 2
want  slot f05 1 empty
want  ask record 1

rule  DV-APP-02 DV-RS-307  stickers of the abyss are recorded where they can lie
game  divinus 2 scenario=4 by_hand=yes
skip  record
set   slot f05 1 viking
set   abyss f05 0
do    1 abyss-on f05 1
want  abyss f05 1
deny  1 abyss-on f05 1 DV-APP-02
do    1 abyss-off f05 1
want  abyss f05 0
deny  1 abyss-off f05 1 DV-APP-02

rule  DV-APP-02 DV-FEN-10  markers together overcome the monster
game  divinus 2 scenario=3 by_hand=yes
skip  marks
set   threshold fenrir 4
want  ask marks 1
deny  1 marks 61 DV-APP-02
do    1 marks 3
do    0 marks 1
want  told overcome fenrir
want  beast fenrir 3

rule  DV-APP-02 DV-NOR-06  three completed quests find the Norns
game  divinus 2 scenario=6 by_hand=yes
skip  done_by
do    1 done-by 0
want  ask tier 1
do    1 tier 1
do    0 tier 0
do    1 done-by 1
do    1 marks 2
do    0 marks 1
want  beast norns 3

rule  DV-APP-02 DV-LANG-12  who has the most is asked, as maps lie on the table
game  divinus 2 scenario=8 by_hand=yes
skip  record
set   flags 4295000064
skip  most
want  ask most 1
deny  1 most 2 DV-APP-02
do    1 most 0+1
want  score 0 story 2
want  score 1 story 2

rule  DV-APP-02  endless games are not recorded
refuse divinus 2 scenario=endless by_hand=yes

rule  DV-APP-02 DV-LANG-09  with the box the player throws the die that decides
game  divinus 2 scenario=5 by_hand=yes
skip  record
set   slot f05 1 L17
set   xp 0 0
do    1 visit l17 0
do    0 meet b
want  ask cast 0
do    0 cast 5
want  xp 0 2
want  slot f05 1 empty
