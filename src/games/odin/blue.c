/* blue.c - blue cards: in every window and at every node of an action, any number of times
 * (FO-OCC-09, FO-SM-04, FO-SM-07). */
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

static uint32_t list_moment(const fo_state *s, int seat, unsigned when, mh_action *out, uint32_t n)
{
    for (unsigned i = fo_clauses_of[when]; i < fo_clauses_of[when + 1]; i++) {
        const fo_clause *c = &fo_clauses[i];
        if (!ready(s, seat, c))
            continue;
        fo_ctx at = {.s = s, .e = {(uint8_t)seat, c->when, 0, 0, 0}};
        n = fo_list_clause(&at, c, FO_VERB_USE, out, n);
    }
    return n;
}

uint32_t fo_list_blue(const fo_state *s, int seat, mh_action *out, uint32_t n)
{
    if (!owns_blue(s, seat))
        return n;
    uint32_t from = n;
    n = list_moment(s, seat, FO_MOMENT_ANYTIME, out, n);
    n = list_moment(s, seat, FO_MOMENT_STATE, out, n);
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
