/* bot_signature.c - prints one number over whole games of bots: every build must agree on
 * it, with threads or without them. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "meadhall/ai.h"

enum { PLIES = 60 };

typedef union room { /* a state of any game, aligned */
    mh_state st;
    uint64_t words[MH_MAX_STATE / 8];
} room;

/* Without nets: a page has none before it has loaded them. tests/nets.c compares those. */
static const char *const specs[] = {"greedy", "mcts:100/net=0", "mcts:60/threads=3/cut=7/net=0",
                                    "mcts:30/cut=1000000/prior=0/net=0", "level:easy"};

/* The trail of the first plies of one game, the bot in all seats. */
static uint64_t trail(const mh_game *g, const char *text)
{
    static room now, hidden;
    static mh_action list[MH_MAX_LEGAL];
    ai_spec spec;
    mh_error error;
    uint64_t sum = 0;
    mh_rng rng;
    ai_bot *bot = ai_parse(text, &spec, &error) ? NULL : ai_open(g, &spec);
    uint64_t options = 0;
    if (!bot || !mh_playable(g, g->min_seats, &options) ||
        mh_setup(g, &now.st, options, g->min_seats))
        return 0;
    mh_seed(&rng, 1);
    for (int seat; (seat = mh_turn(&now.st)) != MH_NOBODY && now.st.ply < PLIES;) {
        mh_action a = {0};
        if (seat == MH_CHANCE) {
            a = mh_roll(g, &now.st, &rng);
        } else {
            uint32_t n = ai_answers(bot, &now.st, seat, list);
            memcpy(&hidden, &now, g->state_size);
            g->hide(&hidden.st, seat);
            a = ai_choose(bot, &hidden.st, seat, list, n);
        }
        sum = mh_mix(sum, a.bits);
        mh_apply(g, &now.st, seat, a, NULL);
    }
    ai_close(bot);
    return sum;
}

int main(void)
{
    uint64_t all = 0;
    for (unsigned i = 0; i < mh_game_count; i++)
        for (unsigned k = 0; k < MH_COUNT(specs); k++)
            all = mh_mix(all, trail(mh_games[i], specs[k]));
    printf("%016" PRIx64 "\n", all);
    return 0;
}
