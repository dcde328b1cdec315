/* true_orders.h - answers to one question whose order the rules make count, with the reason.
 *
 * The swap law (conformance_order.c) takes two answers to an open question: each may be given
 * after the other, and both ways end in the same bytes. A pair of verbs stands here where a rule
 * says otherwise. "*" is any verb. A prompt without such a rule has no line. */
#ifndef MH_TESTS_TRUE_ORDERS_H
#define MH_TESTS_TRUE_ORDERS_H

typedef struct true_order {
    const char *game, *prompt, *verb, *other, *reason;
} true_order;

static const true_order true_orders[] = {
    {"odin", "feast", "serve", "*", "the table is laid from left to right (FO-SM-17)"},
    {"odin", "feast", "gap", "*", "the table is laid from left to right (FO-SM-17)"},
    {"odin", "*", "buy", "buy", "ships stand in the order in which they came (FO-SM-27)"},
    {"odin", "turn", "occupy", "*",
     "a space once occupied is taken, and alone at the table the turn comes back"},
    {"odin", "*", "use", "*", "a blue card looks at the supply as it is (49C), or changes it"},
    {"odin", "*", "use_item", "*", "likewise; or it brings a ship (46B, FO-SM-27)"},
    {"odin", "*", "use_times", "*", "likewise"},
    {"odin", "*", "use_both", "*", "likewise"},
    {"odin", "*", "use_space", "*", "likewise"},
    {"odin", "*", "use_number", "*", "likewise"},
    {"odin", "play", "play", "*", "a card acts when it is put down, and may count (FO-OCC-20)"},
    {"odin", "trigger", "react_item", "buy",
     "until something was used a purchase must leave it (FO-SM-31)"},
    {"odin", "optional", "take", "skip", "each answer is about the next optional part"},
    {"odin", "trigger", "stop", "*", "it ends this card's question; the next one is another's"},
    {"rage", "turn", "pillage", "*", "a battle changes who stands where (BR-PILLAGE-01)"},
    {"rage", "turn", "challenge", "*", "a battle changes who stands where (BR-UC-13)"},
    {"rage", "turn", "upgrade", "upgrade", "the second replaces the first in its slot"},
    {"rage", "turn", "quest", "quest", "quests lie in the order they were committed"},
    {"rage", "battle-card", "play", "play", "cards lie in the order they were played"},
    {"divinus", "order", "next", "next", "the order itself is asked for"},
    {"divinus", "lift", "lift", "lift", "tiles are moved one after the other (DV-LANG-05)"},
    {"divinus", "done_by", "done-by", "done-by", "each answer is about the next quest"},
    {"divinus", "forge", "*", "*", "each answer is about the next sticker (DV-DSTK-02)"},
    {"divinus", "found", "found", "found", "each answer is about the next location (DV-LOC-01)"},
};

#endif
