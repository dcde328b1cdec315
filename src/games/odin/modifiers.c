/* modifiers.c - rules that cards change and the engine looks up: prices, dice, what pieces
 * are worth, ships that stand in, islands, loot (FO-OCC-17). */
#include "clauses.h"

bool fo_has_rule(const fo_state *s, int seat, unsigned term)
{
    const uint64_t *cards = fo_term_cards[term], *mine = s->played[seat];
    return (cards[0] & mine[0]) | (cards[1] & mine[1]) | (cards[2] & mine[2]);
}

/* ---- prices --------------------------------------------------------------------------- */

static bool cost_test(const fo_ctx *c, const fo_test *t, unsigned printed)
{
    const fo_quantity *q = &fo_quantities[t->quantity - 1];
    if (q->what == FO_TALLY_PRINTED_COST)
        return printed >= t->value;
    if (q->what == FO_TALLY_BUILT) /* 116c: a house is to be had */
        return fo_buildings_left(c->s, FO_BUILDING_STONE_HOUSE) +
               fo_buildings_left(c->s, FO_BUILDING_LONG_HOUSE);
    return fo_quantity_of(c, t->quantity) >= t->value;
}

/* Of a card that is played. */
static unsigned discount(const fo_state *s, int seat, const fo_clause *clause, uint64_t tags,
                         unsigned item, unsigned printed)
{
    fo_ctx c = {.s = s, .e = {(uint8_t)seat, clause->when, clause->how, 0, 0}};
    const fo_term *t = &fo_terms[fo_alternatives[clause->choices_at].gain];
    if (clause->turn != FO_TURN_RULE || clause->how != FO_HOW_COST || t->op != FO_TERM_DISCOUNT)
        return 0;
    if (!(t->arg >> item & 1) || !(clause->what & tags))
        return 0;
    for (unsigned i = 0; i < clause->tests; i++)
        if (!cost_test(&c, &fo_tests[clause->tests_at + i], printed))
            return 0;
    return (unsigned)t->n;
}

/* What a bill comes to: FO_MOMENT_SPACE discounts are for printed spaces only. */
static unsigned price_as(const fo_state *s, int seat, unsigned space, unsigned item,
                         unsigned printed, bool by_card)
{
    const uint64_t *cards = fo_term_cards[FO_TERM_DISCOUNT], *mine = s->played[seat];
    const uint64_t own[3] = {cards[0] & mine[0], cards[1] & mine[1], cards[2] & mine[2]};
    unsigned off = 0;
    if (!printed || !(own[0] | own[1] | own[2]))
        return printed;
    uint64_t tags = fo_space_tags(space);
    for (unsigned when = FO_MOMENT_SPACE; when <= FO_MOMENT_ACT; when++) {
        const uint64_t *ears = fo_listeners[when];
        bool heard = (own[0] & ears[0]) | (own[1] & ears[1]) | (own[2] & ears[2]);
        if (!heard || (by_card && when == FO_MOMENT_SPACE))
            continue;
        for (unsigned i = fo_clauses_of[when]; i < fo_clauses_of[when + 1]; i++)
            if (fo_card_in(own, fo_clauses[i].card))
                off += discount(s, seat, &fo_clauses[i], tags, item, printed);
    }
    return printed > off ? printed - off : 0;
}

static bool runs_by_card(const fo_state *s, unsigned space)
{
    return s->acts && fo_act_frame_at(s)->arg[FO_ACT_SPACE] == space &&
           fo_rec_at(s)[FO_REC_SOURCE] == FO_BY_CARD;
}

unsigned fo_price(const fo_state *s, int seat, unsigned space, unsigned item, unsigned printed)
{
    if (!s->acts && !fo_has_rule(s, seat, FO_TERM_DISCOUNT))
        return printed;
    bool by_card = runs_by_card(s, space);
    unsigned price = price_as(s, seat, space, item, printed, by_card);
    unsigned off = by_card && item == FO_ITEM_SILVER ? fo_rec_at(s)[FO_REC_OFF] : 0;
    return price > off ? price - off : 0;
}

bool fo_can_emigrate_for(const fo_state *s, int seat, unsigned off)
{
    unsigned price = price_as(s, seat, FO_SPACE_EMIGRATE_2, FO_ITEM_SILVER, s->round, true);
    return fo_may_emigrate(s, seat) &&
           fo_has(s, seat, FO_ITEM_SILVER) + off >= price; /* FO-OCC-22 */
}

/* ---- dice ---------------------------------------------------------------------------------- */

static const fo_term *roll_rule(const fo_state *s, int seat, const fo_clause *clause, unsigned kind,
                                unsigned op)
{
    const fo_term *t = &fo_terms[fo_alternatives[clause->choices_at].gain];
    bool mine =
        t->op == op && clause->what >> kind & 1 && fo_card_in(s->played[seat], clause->card);
    return mine ? t : NULL;
}

int fo_die_shift(const fo_state *s, int seat, unsigned kind)
{
    int shift = s->die_bonus;
    if (!fo_has_rule(s, seat, FO_TERM_DIE))
        return shift;
    for (unsigned i = fo_clauses_of[FO_MOMENT_ROLL]; i < fo_clauses_of[FO_MOMENT_ROLL + 1]; i++) {
        const fo_term *t = roll_rule(s, seat, &fo_clauses[i], kind, FO_TERM_DIE);
        shift += t ? t->n : 0;
    }
    return shift;
}

unsigned fo_worth_spent(const fo_state *s, int seat, unsigned kind, unsigned item)
{
    unsigned worth = 1;
    if (!fo_has_rule(s, seat, FO_TERM_SPEND_VALUE))
        return worth;
    for (unsigned i = fo_clauses_of[FO_MOMENT_ROLL]; i < fo_clauses_of[FO_MOMENT_ROLL + 1]; i++) {
        const fo_term *t = roll_rule(s, seat, &fo_clauses[i], kind, FO_TERM_SPEND_VALUE);
        if (t && t->arg >> item & 1)
            worth = (unsigned)t->n;
    }
    return worth;
}

unsigned fo_rolls(const fo_state *s, int seat)
{
    return fo_has_rule(s, seat, FO_TERM_ROLLS) ? 4 : FO_ROLLS; /* 153a */
}

/* ---- ships, islands, Vikings --------------------------------------------------------------------
 */

/* 147A: a knarr stands in for a longship, one for one. */
unsigned fo_longships_for(const fo_state *s, int seat)
{
    unsigned n = fo_ship_count(s, seat, FO_SHIP_LONGSHIP);
    return fo_has_rule(s, seat, FO_TERM_RULE_KNARR) ? n + fo_ship_count(s, seat, FO_SHIP_KNARR) : n;
}

/* 107B: any island that is face up, with any ship. */
unsigned fo_islands_for(const fo_state *s, int seat, unsigned space, unsigned islands)
{
    bool any = fo_space_tags(space) >> FO_TAG_EXPLORE_SHORT & 1 &&
               fo_has_rule(s, seat, FO_TERM_RULE_ANY_ISLAND);
    return any ? (1u << FO_ISLAND_COUNT) - 1 : islands;
}

/* 106B: how many Vikings are enough for a space. */
unsigned fo_vikings_for(const fo_state *s, int seat, unsigned space)
{
    unsigned n = fo_action_spaces[space].vikings;
    if (space != FO_SPACE_PLUNDERING || !fo_has_rule(s, seat, FO_TERM_FEWER_VIKINGS))
        return n;
    unsigned ships = fo_ship_count(s, seat, FO_SHIP_LONGSHIP);
    return ships >= 4 ? n - 2 : ships == 3 ? n - 1 : n;
}

/* ---- loot ----------------------------------------------------------------------------------- */

static unsigned top_special(const fo_state *s)
{
    unsigned top = 0;
    for (unsigned m = s->oval; m; m &= m - 1) {
        unsigned value = fo_special_tiles[fo_low_bit(m)].sword_value;
        top = value > top ? value : top;
    }
    return top;
}

/* The sword value of a piece for this player, 0 when it cannot be loot. */
unsigned fo_loot_value(const fo_state *s, int seat, unsigned item)
{
    if (item < FO_GOODS) {
        if (fo_goods[item].colour == FO_COLOUR_BLUE)
            return fo_goods[item].sword_value; /* FO-LOOT-01 */
        if (fo_goods[item].colour == FO_COLOUR_GREEN &&
            fo_has_rule(s, seat, FO_TERM_RULE_GREEN_LOOT)) /* 138c */
            return fo_goods[fo_goods[item].upgrades_to].sword_value - 1u;
        return 0;
    }
    if (item > FO_ITEM_ENGLISH_CROWN || !(s->oval >> (item - FO_ITEM_GLASS_BEADS) & 1))
        return 0;
    unsigned value = fo_sword_value(item);
    if (fo_has_rule(s, seat, FO_TERM_RULE_TOP_SPECIAL) && value == top_special(s))
        value--; /* 139C */
    return value;
}

/* ---- what a space can be used for ----------------------------------------------------------- */

/* A row that cannot be done by itself may be replaced: 102B, 105B. */
bool fo_replaces(const fo_state *s, int seat, unsigned space, const fo_code *row)
{
    if (s->acts && fo_act_frame_at(s)->arg[FO_ACT_SPACE] == space &&
        (fo_rec_at(s)[FO_REC_ASKED] || fo_rec_at(s)[FO_REC_SOURCE] == FO_BY_CARD))
        return false; /* it was offered already */
    if (row->op == FO_OP_UP && fo_space_tags(space) >> FO_TAG_UPGRADE1 & 1)
        return fo_has_rule(s, seat, FO_TERM_INSTEAD_OF_UPGRADE) &&
               (fo_has(s, seat, FO_ITEM_GAME_MEAT) || fo_has(s, seat, FO_ITEM_SILK));
    if (row->op == FO_OP_GET && fo_space_tags(space) >> FO_TAG_BUILD_WHALER & 1)
        return fo_has_rule(s, seat, FO_TERM_INSTEAD_OF_WHALER) &&
               fo_has(s, seat, FO_ITEM_WOOD) >= 3 && fo_free_berth(s, seat, FO_SHIP_KNARR);
    return false;
}

/* Cards of a word that, once played, may change whether a space can be used: those that are asked
 * about by fo_usable and what it calls. */
uint64_t fo_alter_spaces(unsigned word)
{
    return fo_term_cards[FO_TERM_DISCOUNT][word] | fo_term_cards[FO_TERM_RULE_KNARR][word] |
           fo_term_cards[FO_TERM_RULE_ANY_ISLAND][word] |
           fo_term_cards[FO_TERM_INSTEAD_OF_UPGRADE][word] |
           fo_term_cards[FO_TERM_INSTEAD_OF_WHALER][word];
}
