/* sim_luck.c - what chance did to every seat.
 *
 * The luck of a draw is the seat's worth behind what was drawn, less the mean of its worth
 * behind all that might have been, by weight. Over many games it comes to nothing. */
#include <string.h>

#include "sim.h"

/* Half up, for sums of either sign. */
static int64_t divide(int64_t sum, int64_t by)
{
    int64_t twice = 2 * sum + by;
    return twice >= 0 ? twice / (2 * by) : -((-twice + 2 * by - 1) / (2 * by));
}

void sim_weigh(const mh_game *g, const mh_state *st, const mh_action *list, uint32_t n,
               mh_action got, host_room *room, sim_facts *f, sim_total *t)
{
    int64_t sum[MH_MAX_SEATS] = {0}, is[MH_MAX_SEATS] = {0}, all = 0;
    unsigned prompt = mh_top(st)->prompt;
    const mh_prompt *p = &g->prompts[prompt];
    sim_draws *d = &t->draws[prompt < SIM_PROMPTS ? prompt : 0];
    if (n < 2)
        return;
    for (uint32_t i = 0; i < n; i++) {
        int64_t weight = p->weight(st, list[i]);
        memcpy(room, st, g->state_size);
        mh_apply(g, &room->st, MH_CHANCE, list[i], NULL);
        all += weight;
        for (int seat = 0; seat < st->seats; seat++) {
            int64_t worth = g->worth(&room->st, seat);
            sum[seat] += weight * worth;
            if (list[i].bits == got.bits)
                is[seat] = worth;
        }
    }
    d->n++;
    for (int seat = 0; seat < st->seats; seat++) {
        int64_t luck = divide(is[seat] * all - sum[seat], all);
        f->luck[seat] += luck;
        d->squares += luck * luck;
    }
}
