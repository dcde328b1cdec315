/* reason.c - for people: what things are called on this board, and what is missing for an answer.
 */
#include <string.h>

#include "state.h"

/* An exploration board is called by the side that lies up. */
uint32_t fo_aliases(const mh_state *hidden, int seat, mh_alias *out, uint32_t cap)
{
    const fo_state *s = fo_const(hidden);
    uint32_t n = 0;
    (void)seat;
    for (unsigned i = 0; i < FO_ISLES && n < cap; i++)
        out[n++] = (mh_alias){&fo_kind_place, &fo_kind_island, (uint8_t)(FO_PLACE_ISLAND_A + i),
                              s->isle_face[i]};
    return n;
}

typedef struct notes {
    const fo_state *s;
    mh_amount *out;
    int seat;
} notes;

static uint32_t pair(const notes *n, const char *one, unsigned a, const char *two, unsigned b)
{
    n->out[0] = (mh_amount){one, NULL, (int32_t)a, 0};
    n->out[1] = (mh_amount){two, NULL, (int32_t)b, 0};
    return 2;
}

static uint32_t limit(const notes *n, const char *key, unsigned number)
{
    n->out[0] = (mh_amount){key, NULL, (int32_t)number, 0};
    return 1;
}

/* A price in things, and how many of them there are. */
static uint32_t price(const notes *n, const char *key, unsigned item, unsigned cost)
{
    unsigned have = item >= FO_ITEM_WHALER ? fo_ship_count(n->s, n->seat, item - FO_ITEM_WHALER)
                                           : fo_has(n->s, n->seat, item);
    n->out[0] = (mh_amount){key, &fo_kind_item, (int32_t)cost, (uint8_t)item};
    n->out[1] = (mh_amount){"have", NULL, (int32_t)have, 0};
    return 2;
}

/* FO-COL-08: with fewer Vikings than the card says, or the wrong number. */
static uint32_t about_fewer(const notes *n, unsigned space)
{
    unsigned vikings = space < FO_SPACES ? fo_vikings_for(n->s, n->seat, space) : 0;
    unsigned saved = space < FO_SPACES ? fo_action_spaces[space].vikings - vikings : 0;
    if (saved && n->s->thing[n->seat] < vikings)
        return pair(n, "cost", vikings, "have", n->s->thing[n->seat]);
    return limit(n, saved ? "n" : "max", saved);
}

/* FO-PH05-03: Vikings for a space; FO-PH05-04: somebody stands there. */
static uint32_t about_space(const notes *n, mh_action a, bool taken)
{
    unsigned space = mh_arg(a, 0);
    if (space >= FO_SPACE_COUNT)
        return 0;
    if (taken) {
        n->out[0] = (mh_amount){"who", &mh_seat, n->s->space_owner[space], 0};
        return n->s->space_owner[space] < n->s->head.seats;
    }
    if (mh_verb_of(a) == FO_VERB_FEWER)
        return about_fewer(n, space);
    return pair(n, "cost", fo_action_spaces[space].vikings, "have", n->s->thing[n->seat]);
}

/* FO-ACT-06, FO-SPC-N10: what a space asks for first. */
static uint32_t about_use(const notes *n, unsigned space)
{
    const fo_code *row = space < FO_SPACES ? fo_in_the_way(n->s, n->seat, space) : NULL;
    if (!row || row->arg[0] == MH_NONE)
        return 0;
    if (row->op == FO_OP_PAY)
        return price(n, "cost", row->arg[0], fo_row_price(n->s, n->seat, row, space));
    n->out[0] = (mh_amount){"ship", &fo_kind_item, -1, row->arg[0]};
    return row->op == FO_OP_NEED;
}

/* FO-ACT-06: more is offered than there is. */
static uint32_t about_offer(const notes *n, mh_action a)
{
    unsigned weapon = FO_ITEM_BOW + fo_die_weapon(n->s->die_kind);
    const struct {
        unsigned verb, item, number;
    } offers[] = {{FO_VERB_SUCCESS, FO_ITEM_WOOD, mh_arg(a, 0)},
                  {FO_VERB_SUCCESS, weapon, mh_arg(a, 1)},
                  {FO_VERB_LOOT, FO_ITEM_STONE, mh_arg(a, 1)},
                  {FO_VERB_LOOT, FO_ITEM_SWORD, mh_arg(a, 2)}};
    for (size_t i = 0; i < MH_COUNT(offers); i++)
        if (offers[i].verb == mh_verb_of(a) &&
            offers[i].number > fo_has(n->s, n->seat, offers[i].item))
            return price(n, "offer", offers[i].item, offers[i].number);
    return 0;
}

static uint32_t about_cost(const notes *n, mh_action a)
{
    unsigned x = mh_arg(a, 0);
    switch (mh_verb_of(a)) {
    case FO_VERB_SERVE:
        return x < FO_STOCK ? limit(n, "n", fo_has(n->s, n->seat, x)) : 0;
    case FO_VERB_SUCCESS:
    case FO_VERB_LOOT:
        return about_offer(n, a);
    case FO_VERB_PAY:
        return about_use(n, fo_act_frame_at(n->s)->arg[FO_ACT_SPACE]);
    default:
        return about_use(n, x);
    }
}

/* FO-RAID-03, FO-LOW-01: a result, and what is reached with what is offered. */
static uint32_t about_result(const notes *n, mh_action a)
{
    const fo_state *s = n->s;
    unsigned result = fo_die_result(s), kind = s->die_kind;
    if (mh_verb_of(a) == FO_VERB_SUCCESS) {
        unsigned each = fo_worth_spent(s, n->seat, kind, FO_ITEM_BOW + fo_die_weapon(kind));
        return pair(n, "cost", result, "have", mh_arg(a, 0) + each * mh_arg(a, 1));
    }
    if (mh_verb_of(a) == FO_VERB_PAIR)
        return pair(n, "cost",
                    fo_loot_value(s, n->seat, mh_arg(a, 0)) +
                        fo_loot_value(s, n->seat, mh_arg(a, 1)),
                    "have", result);
    if (mh_verb_of(a) != FO_VERB_LOOT || !fo_loot_value(s, n->seat, mh_arg(a, 0)))
        return 0;
    unsigned stone = fo_worth_spent(s, n->seat, kind, FO_ITEM_STONE);
    return pair(n, "cost", fo_loot_value(s, n->seat, mh_arg(a, 0)), "have",
                result + stone * mh_arg(a, 1) + mh_arg(a, 2));
}

/* FO-MTN-02: what lies there, and what the space gives. */
static uint32_t about_strip(const notes *n, unsigned strip)
{
    const mh_frame *f = mh_top(&n->s->head);
    if (strip >= FO_STRIPS)
        return 0;
    unsigned left = (unsigned)(FO_ITEMS_ON_STRIP - n->s->strip_taken[strip]);
    return limit(n, "max", left < f->arg[0] ? left : f->arg[0]);
}

/* FO-SALE-01 before the space is used: the cheapest tile that is left. */
static uint32_t about_cheapest(const notes *n)
{
    unsigned best = MH_NONE;
    for (unsigned i = 0; i < FO_SPECIALS; i++)
        if (n->s->oval >> i & 1 && fo_special_tiles[i].silver_price < best)
            best = fo_special_tiles[i].silver_price;
    if (best == MH_NONE)
        return 0;
    return price(n, "cost", FO_ITEM_SILVER,
                 fo_price(n->s, n->seat, FO_SPACE_SPECIAL_SALE, FO_ITEM_SILVER, best));
}

static uint32_t about_sale(const notes *n, mh_action a)
{
    if (mh_verb_of(a) == FO_VERB_OCCUPY)
        return about_cheapest(n);
    unsigned special = mh_arg(a, 0) - FO_ITEM_GLASS_BEADS;
    if (mh_verb_of(a) != FO_VERB_PURCHASE || special >= FO_SPECIALS ||
        fo_special_tiles[special].silver_price == MH_NONE)
        return 0;
    return price(n, "cost", FO_ITEM_SILVER, fo_sale_price(n->s, n->seat, special));
}

/* FO-DICE-07 */
static uint32_t about_recall(const notes *n)
{
    const mh_frame *f = mh_top(&n->s->head);
    unsigned there = f->arg[1] < FO_SPACES ? n->s->space_vikings[f->arg[1]] : 0;
    return limit(n, "max", f->arg[0] < there ? f->arg[0] : there);
}

uint32_t fo_missing(const mh_state *hidden, int seat, mh_action a, const char *rule, mh_amount *out,
                    uint32_t cap)
{
    notes n = {fo_const(hidden), out, seat};
    unsigned x = mh_arg(a, 0);
    if (seat >= FO_SEATS || cap < 2)
        return 0;
    if (strcmp(rule, "FO-PH05-03") == 0 || strcmp(rule, "FO-PH05-04") == 0)
        return about_space(&n, a, rule[9] == '4');
    if (strcmp(rule, "FO-ACT-06") == 0)
        return about_cost(&n, a);
    if (strcmp(rule, "FO-SPC-N10") == 0)
        return about_use(&n, x);
    if (strcmp(rule, "FO-RAID-03") == 0 || strcmp(rule, "FO-LOW-01") == 0)
        return about_result(&n, a);
    if (strcmp(rule, "FO-SHIP-01") == 0 && mh_verb_of(a) == FO_VERB_BUY && x < FO_SHIP_COUNT)
        return price(&n, "cost", FO_ITEM_SILVER, fo_ships[x].silver_price);
    if (strcmp(rule, "FO-SALE-01") == 0)
        return about_sale(&n, a);
    if (strcmp(rule, "FO-EMI-01") == 0)
        return price(&n, "cost", FO_ITEM_SILVER, fo_emigration_price(n.s, seat));
    if (strcmp(rule, "FO-FEAST-05") == 0)
        return limit(&n, "max", fo_feast_left(mh_top(hidden)));
    if (strcmp(rule, "FO-MTN-02") == 0)
        return about_strip(&n, x);
    return strcmp(rule, "FO-DICE-07") == 0 ? about_recall(&n) : 0;
}
