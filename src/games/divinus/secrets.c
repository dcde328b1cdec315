/* secrets.c - what a seat can't see: votes not yet revealed, tiles others have peeked at (DV-HID).
 */
#include "state.h"

/* A vote is known to its voter until the last one is in (DV-HID-03); a tile drawn, to those who
 * look; the order in which a peeker puts tiles back, to him. */
uint8_t dv_sees(const mh_state *st, int seat, mh_action a)
{
    const mh_frame *f = mh_top(st);
    (void)a;
    if (f->prompt == DV_PROMPT_VOTE && f->waiting != 1u << seat)
        return (uint8_t)(1u << seat);
    if (f->prompt == DV_PROMPT_DRAW)
        return f->arg[1];
    if (f->prompt == DV_PROMPT_ARRANGE)
        return (uint8_t)(1u << seat);
    return MH_ALL;
}

typedef struct card { /* a tile on top of a stack, as one viewer knows it */
    uint8_t tile, seen;
} card;

static bool after(card a, card b) { return a.tile != b.tile ? a.tile > b.tile : a.seen > b.seen; }

/* Places the viewer does not know: what he has seen comes first, in order of tiles. */
static void hide_stack(dv_state *s, unsigned stack, unsigned viewer)
{
    card open[DV_MAX_TOP];
    unsigned n = 0, used = 0;
    for (unsigned i = 0; i < s->top_n[stack]; i++) {
        unsigned tile = s->top[stack][i], seen = s->top_seen[stack][i];
        if (s->top_placed[stack][i] >> viewer & 1)
            continue;
        if (!(seen >> viewer & 1) && tile != MH_NONE) {
            s->bag[stack] |= 1ull << tile % DV_FAMILY;
            tile = MH_NONE;
        }
        card c = {(uint8_t)tile, (uint8_t)seen};
        unsigned k = n++;
        for (; k > 0 && after(open[k - 1], c); k--)
            open[k] = open[k - 1];
        open[k] = c;
    }
    for (unsigned i = 0; i < s->top_n[stack]; i++)
        if (!(s->top_placed[stack][i] >> viewer & 1)) {
            s->top[stack][i] = open[used].tile;
            s->top_seen[stack][i] = open[used++].seen;
        }
}

static bool voting(const dv_state *s)
{
    return s->head.depth && mh_top(&s->head)->prompt == DV_PROMPT_VOTE;
}

void dv_hide(mh_state *st, int viewer)
{
    dv_state *s = dv_of(st);
    for (unsigned i = 0; i < 2; i++)
        hide_stack(s, i, (unsigned)viewer);
    for (int p = 0; voting(s) && p < DV_SEATS; p++)
        if (p != viewer)
            s->vote[p] = MH_NONE;
}

static unsigned draw_random(dv_state *s, unsigned stack, mh_rng *rng)
{
    uint64_t rest = s->bag[stack];
    for (uint32_t k = mh_below(rng, dv_count(rest)); k > 0; k--)
        rest &= rest - 1;
    s->bag[stack] &= ~(rest & (0 - rest));
    return dv_lowest(rest) + stack * DV_FAMILY;
}

/* A random order of what lies in places the viewer does not know, and tiles for the unseen. */
static void deal_stack(dv_state *s, unsigned stack, unsigned viewer, mh_rng *rng)
{
    unsigned at[DV_MAX_TOP], n = 0;
    for (unsigned i = 0; i < s->top_n[stack]; i++) {
        if (s->top[stack][i] == MH_NONE)
            s->top[stack][i] = (uint8_t)draw_random(s, stack, rng);
        if (!(s->top_placed[stack][i] >> viewer & 1))
            at[n++] = i;
    }
    for (; n > 1; n--) {
        unsigned i = at[n - 1], k = at[mh_below(rng, n)];
        uint8_t tile = s->top[stack][i], seen = s->top_seen[stack][i];
        s->top[stack][i] = s->top[stack][k];
        s->top_seen[stack][i] = s->top_seen[stack][k];
        s->top[stack][k] = tile;
        s->top_seen[stack][k] = seen;
    }
}

void dv_deal(mh_state *st, int viewer, mh_rng *rng)
{
    dv_state *s = dv_of(st);
    dv_hide(st, viewer);
    for (unsigned i = 0; i < 2; i++)
        deal_stack(s, i, (unsigned)viewer, rng);
    if (!voting(s))
        return;
    for (int p = 0; p < DV_SEATS; p++) {
        unsigned options = mh_top(st)->arg[1];
        if (p == viewer || p >= st->seats || mh_top(st)->waiting >> p & 1)
            continue;
        for (uint32_t k = mh_below(rng, dv_count(options)); k > 0; k--)
            options &= options - 1;
        s->vote[p] = (uint8_t)dv_lowest(options);
    }
}
