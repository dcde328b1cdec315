# variants.t - CM-VAR-*: the two variants.

rule   CM-VAR-01 CM-VAR-03 both variants together
game   midgard 2 hall-of-fame=on distrust=on
skip   place
want   blame 0 1
want   blame 1 1

rule   CM-VAR-01 the Hall of Fame alone changes nobody's blame
game   midgard 2 hall-of-fame=on
skip   place
want   blame 0 0
set    trolls_won 0 bridge-troll
want   shown 1 cards   0 trophies 1
want   shown 6 cards   0 trophies 1
want   score 0 sets 0

rule   CM-VAR-01 CM-FIGHT-22 open trophies: number, type and colour
game   midgard 2 hall-of-fame=on
skip   place
set    trolls_won 0 bridge-troll+cave-troll
set    draugr_won 0 grave-guard-blue+hel-reaver-red
set    monsters_won 0 mara-blue+jotun-yellow+mara-yellow
want   shown 1 cards   0 trophies 7
want   shown 1 cards   0 trolls 2
want   shown 1 cards   0 draugr 2
want   shown 1 cards   0 monsters 3
want   shown 1 cards   0 blue 2
want   shown 1 cards   0 red 1
want   shown 1 cards   0 yellow 2

rule   CM-VAR-02 EX-84 distrust: everybody starts with one blame, and it costs one
game   midgard 3 distrust=on
skip   place
want   blame 0 1
want   blame 1 1
want   blame 2 1
want   score 0 blame -1
want   score 2 blame -1

rule   CM-VAR-02 without it nobody has blame
game   midgard 3
skip   place
want   blame 0 0
