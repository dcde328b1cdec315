/* blue.c - blue cards: in every window and at every node of an action, any number of times
 * (FO-OCC-09, FO-SM-04, FO-SM-07). Also what else a node offers to owners of cards that react to
 * it (FO-SM-03). */
#include "clauses.h"

enum { BLUE_LIMIT = 64 };

/* 182C is green, but its owner may wait for as long as he likes. */
static bool is_blue(const fo_clause *c)
{
    return c->when == FO_MOMENT_ANYTIME ? c->turn != FO_TURN_RULE
                                        : c->when == FO_MOMENT_STATE && c->optional;
}

static bool owns_blue(const fo_state *s, int seat)
{
    const uint64_t *mine = s->played[seat], *blue = fo_listeners[FO_MOMENT_ANYTIME],
                   *state = fo_listeners[FO_MOMENT_STATE];
    return ((blue[0] | state[0]) & mine[0]) | ((blue[1] | state[1]) & mine[1]) |
           ((blue[2] | state[2]) & mine[2]);
}

static bool ready(const fo_state *s, int seat, const fo_clause *c)
{
    fo_ctx at = {.s = s, .e = {(uint8_t)seat, c->when, 0, 0, 0}};
    return is_blue(c) && fo_card_in(s->played[seat], c->card) && !fo_card_in(s->spent, c->card) &&
           s->blue_moves < BLUE_LIMIT && fo_clause_holds(&at, c);
}

uint32_t fo_list_blue(const fo_state *s, int seat, mh_action *out, uint32_t n)
{
    if (!owns_blue(s, seat))
        return n;
    uint32_t from = n;
    for (unsigned i = 0; i < FO_CLAUSE_TOTAL; i++) {
        const fo_clause *c = &fo_clauses[i];
        if (!ready(s, seat, c))
            continue;
        fo_ctx at = {.s = s, .e = {(uint8_t)seat, c->when, 0, 0, 0}};
        n = fo_list_clause(&at, c, FO_VERB_USE, out, n);
    }
    for (uint32_t i = from + 1; i < n; i++)
        for (uint32_t k = i; k > from && out[k].bits < out[k - 1].bits; k--) {
            mh_action swap = out[k];
            out[k] = out[k - 1], out[k - 1] = swap;
        }
    return n;
}

bool fo_can_blue(const fo_state *s, int seat)
{
    mh_action list[FO_OFFERS];
    return owns_blue(s, seat) && fo_list_blue(s, seat, list, 0);
}

const char *fo_why_blue(const fo_state *s, int seat, mh_action a)
{
    const fo_clause *c = fo_clause_named(mh_arg(a, 0), mh_arg(a, 1));
    if (!c || !is_blue(c))
        return "FO-OCC-09";
    if (!fo_card_in(s->played[seat], c->card))
        return "FO-OCC-01";
    if (s->blue_moves >= BLUE_LIMIT)
        return "FO-SM-07";
    if (fo_card_in(s->spent, c->card))
        return "FO-OCC-11";
    fo_ctx at = {.s = s, .e = {(uint8_t)seat, c->when, 0, 0, 0}};
    return fo_why_clause(&at, c, a);
}

void fo_do_blue(fo_state *s, int seat, mh_action a, mh_tale *tale)
{
    const fo_clause *c = fo_clause_named(mh_arg(a, 0), mh_arg(a, 1));
    fo_event e = {(uint8_t)seat, c->when, 0, 0, 0};
    mh_add(&s->blue_moves, 1);
    fo_run_clause(s, &e, c, a, tale);
}

/* ---- besides the answers of a node ---------------------------------------------------------- */

/* Placing and buying inside of an action only for those to whom it can matter. */
static bool reacts_to_placing(const fo_state *s, int seat)
{
    static const uint8_t moments[] = {FO_MOMENT_PLACE, FO_MOMENT_NEXT, FO_MOMENT_STATE};
    const uint64_t *mine = s->played[seat];
    for (unsigned i = 0; i < MH_COUNT(moments); i++) {
        const uint64_t *ears = fo_listeners[moments[i]];
        if ((ears[0] & mine[0]) | (ears[1] & mine[1]) | (ears[2] & mine[2]))
            return true;
    }
    return false;
}

static bool inside(const fo_state *s)
{
    unsigned prompt = mh_top(&s->head)->prompt;
    return s->acts > 0 && !fo_is_window(prompt) && prompt != FO_PROMPT_LAY;
}

static bool is_use(unsigned verb) { return verb >= FO_VERB_USE && verb <= FO_VERB_USE_NUMBER; }

bool fo_is_aside(const fo_state *s, mh_action a)
{
    unsigned verb = mh_verb_of(a);
    if (is_use(verb))
        return true;
    return inside(s) && (verb == FO_VERB_PLACE || verb == FO_VERB_BUY);
}

uint32_t fo_list_aside(const fo_state *s, int seat, mh_action *out, uint32_t n)
{
    uint32_t own = n;
    if (inside(s) && reacts_to_placing(s, seat)) {
        n = fo_list_place(s, seat, out, n);
        for (unsigned type = 0; type < FO_SHIP_COUNT; type++)
            if (!fo_why_buy(s, seat, type))
                out[n++] = mh_act(FO_VERB_BUY, type, 0, 0);
        for (uint32_t i = own; i < n; i++)
            for (uint32_t k = i; k && out[k].bits < out[k - 1].bits; k--) {
                mh_action swap = out[k];
                out[k] = out[k - 1], out[k - 1] = swap;
            }
    }
    return fo_list_blue(s, seat, out, n);
}

const char *fo_why_aside(const fo_state *s, int seat, mh_action a)
{
    if (is_use(mh_verb_of(a)))
        return fo_why_blue(s, seat, a);
    if (!reacts_to_placing(s, seat))
        return "FO-SM-03";
    return mh_verb_of(a) == FO_VERB_BUY ? fo_why_buy(s, seat, mh_arg(a, 0))
                                        : fo_why_place(s, seat, a);
}

void fo_do_aside(fo_state *s, int seat, mh_action a, mh_tale *tale)
{
    s->aside = 1;
    if (mh_top(&s->head)->prompt == FO_PROMPT_TRIGGER)
        mh_done(&s->head); /* the agenda asks again */
    if (is_use(mh_verb_of(a)))
        fo_do_blue(s, seat, a, tale);
    else if (mh_verb_of(a) == FO_VERB_PLACE)
        fo_do_place(s, seat, a);
    else
        fo_do_anytime(s, seat, a, tale);
}
