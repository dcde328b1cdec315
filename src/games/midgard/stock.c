/* stock.c - rules CM-COMP-*: goods, dice and their limits. */
#include "state.h"

#include "midgard.h"

/* CM-SETUP-01: seats are numbered clockwise. */
unsigned cm_seat_after(const cm_state *s, unsigned seat, unsigned steps)
{
    return (seat + steps) % s->head.seats;
}

unsigned cm_left(const cm_state *s, unsigned seat) { return cm_seat_after(s, seat, 1); }

unsigned cm_sum(const uint8_t n[CM_DIE_COUNT]) { return (unsigned)n[0] + n[1] + n[2]; }

unsigned cm_types(const uint8_t n[CM_DIE_COUNT])
{
    return (unsigned)(n[0] > 0) + (n[1] > 0) + (n[2] > 0);
}

bool cm_has_ability(const cm_state *s, unsigned seat, unsigned ability)
{
    return s->leader[seat] != MH_NONE && cm_leaders[s->leader[seat]].ability_id == ability;
}

/* CM-COMP-06, CM-DEST-10: assigned and loaded dice are still owned. */
unsigned cm_owned(const cm_state *s, unsigned seat, unsigned die)
{
    unsigned n = s->dice[seat][die];
    for (unsigned spot = 0; spot < CM_SPOT_COUNT; spot++)
        if (s->holder[spot] == seat)
            n += s->band[spot][die];
    return n;
}

unsigned cm_owned_all(const cm_state *s, unsigned seat)
{
    unsigned n = cm_sum(s->dice[seat]);
    for (unsigned spot = 0; spot < CM_SPOT_COUNT; spot++)
        if (s->holder[spot] == seat)
            n += cm_sum(s->band[spot]);
    return n;
}

void cm_ask_choice(cm_state *s, unsigned prompt, unsigned seat, unsigned arg, mh_tale *tale)
{
    mh_action list[256]; /* the longest is a market answer */
    const mh_prompt *p = &cm_game.prompts[prompt];
    mh_ask(&s->head, prompt, 1u << seat, arg);
    if (p->legal(&s->head, (int)seat, list) == 1)
        p->apply(&s->head, (int)seat, list[0], tale);
}

static uint8_t *counter(cm_state *s, unsigned seat, unsigned good)
{
    switch ((cm_good_id)good) {
    case CM_GOOD_FOOD:
        return &s->food[seat];
    case CM_GOOD_WOOD:
        return &s->wood[seat];
    case CM_GOOD_COIN:
        return &s->coins[seat];
    case CM_GOOD_FAVOR:
        return &s->favor[seat];
    case CM_GOOD_BLAME:
        return &s->blame[seat];
    case CM_GOOD_GLORY:
    case CM_GOOD_COUNT:
        break;
    }
    assert(0 && "no such good");
    return NULL;
}

/* CM-COMP-05, CM-COMP-09, CM-COMP-14: nothing but dice is limited; CM-PLACE-08: a gain
 * can't be refused. */
void cm_gain(cm_state *s, unsigned seat, unsigned good, unsigned n, mh_tale *tale)
{
    if (!n)
        return;
    if (good == CM_GOOD_GLORY)
        s->glory[seat] = (uint16_t)(s->glory[seat] + n);
    else
        mh_add(counter(s, seat, good), (int)n);
    mh_tell(tale, CM_EVENT_GAIN, MH_ALL, seat, n, good, 0);
}

/* CM-PLACE-12: paying is from the own stock to the supply. */
void cm_spend(cm_state *s, unsigned seat, unsigned good, unsigned n, mh_tale *tale)
{
    if (!n)
        return;
    mh_add(counter(s, seat, good), -(int)n);
    mh_tell(tale, CM_EVENT_SPEND, MH_ALL, seat, n, good, 0);
}

static void take_dice(cm_state *s, unsigned seat, const unsigned n[CM_DIE_COUNT], mh_tale *tale)
{
    for (unsigned d = 0; d < CM_DIE_COUNT; d++) {
        mh_add(&s->supply[d], -(int)n[d]);
        mh_add(&s->dice[seat][d], (int)n[d]);
    }
    if (n[0] + n[1] + n[2])
        mh_tell(tale, CM_EVENT_RECRUIT, MH_ALL, seat, n[0], n[1], n[2]);
}

/* CM-RND-07: what the supply can't give is lost. CM-COMP-07, CM-COMP-08: what
 * does not fit stays in the supply, and the owner says which of the new ones. */
void cm_recruit(cm_state *s, unsigned seat, const uint8_t wanted[CM_DIE_COUNT], mh_tale *tale)
{
    unsigned n[CM_DIE_COUNT], total = 0, types = 0;
    unsigned room = CM_DICE_LIMIT - cm_owned_all(s, seat);
    for (unsigned d = 0; d < CM_DIE_COUNT; d++) {
        n[d] = wanted[d] < s->supply[d] ? wanted[d] : s->supply[d];
        total += n[d];
        types += n[d] > 0;
    }
    if (total > room && room && types > 1) {
        mh_frame *f = mh_ask(&s->head, CM_PROMPT_KEEP, 1u << seat, room);
        for (unsigned d = 0; d < CM_DIE_COUNT; d++)
            f->arg[1 + d] = (uint8_t)n[d];
        return;
    }
    if (total && !room)
        mh_tell(tale, CM_EVENT_RECRUIT, MH_ALL, seat, 0, 0, 0);
    for (unsigned d = 0; d < CM_DIE_COUNT && total > room; d++)
        if (n[d])
            n[d] = room; /* one type only, or no room at all */
    take_dice(s, seat, n, tale);
}

uint32_t cm_list_losses(const uint8_t have[CM_DIE_COUNT], unsigned total, unsigned verb,
                        mh_action *out)
{
    uint32_t n = 0;
    for (unsigned a = 0; a <= have[0] && a <= total; a++)
        for (unsigned b = 0; b <= have[1] && a + b <= total; b++)
            if (total - a - b <= have[2])
                out[n++] = mh_act(verb, a, b, total - a - b);
    return n;
}

bool cm_loses(const uint8_t have[CM_DIE_COUNT], unsigned total, mh_action a)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < CM_DIE_COUNT; i++) {
        if (mh_arg(a, i) > have[i])
            return false;
        sum += mh_arg(a, i);
    }
    return sum == total;
}

/* Dice of a band go back to the supply. */
void cm_fall(cm_state *s, unsigned spot, const unsigned n[CM_DIE_COUNT], mh_tale *tale)
{
    if (!(n[0] + n[1] + n[2]))
        return;
    for (unsigned d = 0; d < CM_DIE_COUNT; d++) {
        mh_add(&s->band[spot][d], -(int)n[d]);
        mh_add(&s->supply[d], (int)n[d]); /* CM-FIGHT-13 */
    }
    mh_tell(tale, CM_EVENT_LOST, MH_ALL, s->holder[spot], n[0], n[1], n[2]);
}

/* DP-04: which new dice stay (CM-COMP-08). arg: how many fit, then those offered. */
uint32_t cm_legal_keep(const mh_state *st, int seat, mh_action *out)
{
    const mh_frame *f = mh_top(st);
    (void)seat;
    return cm_list_losses(f->arg + 1, f->arg[0], CM_VERB_KEEP, out);
}

const char *cm_why_keep(const mh_state *st, int seat, mh_action a)
{
    const mh_frame *f = mh_top(st);
    (void)seat;
    if (mh_verb_of(a) == CM_VERB_KEEP && cm_loses(f->arg + 1, f->arg[0], a))
        return NULL;
    return "CM-COMP-08";
}

void cm_apply_keep(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    unsigned n[CM_DIE_COUNT] = {mh_arg(a, 0), mh_arg(a, 1), mh_arg(a, 2)};
    mh_done(st);
    take_dice(cm_of(st), (unsigned)seat, n, tale);
}
