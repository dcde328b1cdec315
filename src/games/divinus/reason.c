/* reason.c - for people: what is missing for an answer that a rule closes. */
#include <string.h>

#include "course.h"
#include "purse.h"

/* What the dice must make, and at the end what they do make; a lucky tile takes one die. */
static uint32_t about_payment(const dv_state *s, unsigned seat, bool ends, mh_amount *out)
{
    dv_price p = {0};
    bool lucky = s->pay_cell >= DV_CELLS;
    if (!lucky)
        p = dv_price_of(s, seat, s->pay_cell, s->pay_how);
    if (lucky || dv_one_die_only(&p)) {
        out[0] = (mh_amount){"n", NULL, 1, 0};
        return 1;
    }
    out[0] = (mh_amount){"goal", NULL, p.cost, 0};
    out[1] = (mh_amount){"sum", NULL, s->pay_sum, 0};
    return ends ? 2 : 1;
}

uint32_t dv_missing(const mh_state *hidden, int seat, mh_action a, const char *rule, mh_amount *out,
                    uint32_t cap)
{
    const dv_state *s = dv_const(hidden);
    unsigned me = (unsigned)seat, x = mh_arg(a, 0);
    if (me >= DV_SEATS || cap < 2)
        return 0;
    bool explores = mh_verb_of(a) == DV_VERB_EXPLORE && x < DV_CELLS && mh_arg(a, 1) < DV_HOW_COUNT;
    if (explores && strcmp(rule, "DV-EXPLORE-02") == 0) {
        dv_price p = dv_price_of(s, me, x, mh_arg(a, 1));
        out[0] = (mh_amount){"cost", NULL, p.cost, 0};
        return !dv_one_die_only(&p) && p.cost > 0;
    }
    bool pays = mh_verb_of(a) == DV_VERB_USE || mh_verb_of(a) == DV_VERB_PAIR ||
                mh_verb_of(a) == DV_VERB_PAID;
    if (pays && strcmp(rule, "DV-EXPLORE-02") == 0)
        return about_payment(s, me, mh_verb_of(a) == DV_VERB_PAID, out);
    if (explores && strcmp(rule, "DV-NOR-02") == 0) {
        out[0] = (mh_amount){"cost", NULL, (int32_t)dv_norn_demand(s, x), 0};
        return 1;
    }
    if (mh_verb_of(a) == DV_VERB_UNLOCK && x < 3 && s->level[me][x] < 3 &&
        strcmp(rule, "DV-XP-03") == 0) {
        out[0] =
            (mh_amount){"cost", NULL, dv_box_of(s, me, x + 1, s->level[me][x] + 1)->xp_cost, 0};
        out[1] = (mh_amount){"have", NULL, s->xp[me], 0};
        return 2;
    }
    return 0;
}
