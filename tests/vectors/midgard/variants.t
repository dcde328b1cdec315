# variants.t - CM-VAR-*: the two variants.

rule CM-VAR-01 CM-VAR-03 both variants together
game midgard 2 hall-of-fame=on distrust=on
skip place
want blame 0 1
want blame 1 1

rule CM-VAR-01 the Hall of Fame alone changes nobody's blame
game midgard 2 hall-of-fame=on
skip place
want blame 0 0
set trolls_won 0 bridge-troll
want shown 1 players 0 trophies 1
want shown 6 players 0 trophies 1
want score 0 sets 0

rule CM-VAR-02 EX-84 distrust: everybody starts with one blame, and it costs one
game midgard 3 distrust=on
skip place
want blame 0 1
want blame 1 1
want blame 2 1
want score 0 blame -1
want score 2 blame -1

rule CM-VAR-02 without it nobody has blame
game midgard 3
skip place
want blame 0 0
