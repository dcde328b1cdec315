/* knockout.c - seeded by rating; who loses a pairing is out. A pairing is the best of so many
 * games, seats change from game to game; where all of them leave it even, the better seed goes on.
 */
#include <assert.h>
#include <string.h>

#include "inside.h"

typedef struct bracket {
    int size, rounds;
    int slot[2 * CUP_PLAYERS]; /* of the round: players by their place in the tree, -1: nobody */
} bracket;

static int seeds_of(const cup *c, int out[CUP_PLAYERS])
{
    cup_tally none[CUP_PLAYERS];
    memset(none, 0, sizeof none);
    cup_order(c, none, out);
    return c->count;
}

/* 1 plays 8, 4 plays 5, 2 plays 7, 3 plays 6: the best meet last. */
static void seed(const cup *c, bracket *b)
{
    int order[CUP_PLAYERS], place[2 * CUP_PLAYERS] = {0};
    seeds_of(c, order);
    b->size = 1;
    b->rounds = 0;
    while (b->size < c->count) {
        for (int i = b->size - 1; i >= 0; i--) {
            int left = 2 * i, right = left + 1;
            place[left] = place[i];
            place[right] = 2 * b->size - 1 - place[left];
        }
        b->size *= 2;
        b->rounds++;
    }
    assert(b->size <= (int)(sizeof b->slot / sizeof b->slot[0]));
    for (int i = 0; i < b->size; i++)
        b->slot[i] = place[i] < c->count ? order[place[i]] : -1;
}

int cup_knockout_rounds(const cup *c)
{
    bracket b;
    seed(c, &b);
    return b.rounds;
}

typedef struct pairing {
    int a, b;          /* a is the better seed */
    int won[2], games; /* tenths */
    bool busy;         /* a game is under way */
    int need;          /* games at most */
} pairing;

static pairing pairing_of(const cup *c, int a, int b, int round, int rounds)
{
    pairing p = {.a = a, .b = b, .need = c->rules.best};
    if (p.need > 1 && round == rounds)
        p.need += 2;
    for (int i = 0; i < c->games; i++) {
        const cup_game *g = &c->game[i];
        int gained[CUP_SEATS];
        if (g->round != round || (g->player[0] != a && g->player[1] != a))
            continue;
        p.games++;
        p.busy |= !g->over;
        if (!g->over)
            continue;
        cup_gained(g, gained);
        p.won[0] += gained[g->player[0] == a ? 0 : 1];
        p.won[1] += gained[g->player[0] == a ? 1 : 0];
    }
    return p;
}

/* Who goes on: -1: not known yet. */
static int winner(const pairing *p)
{
    if (p->b < 0)
        return p->a;
    int left = p->need - p->games, lead = p->won[0] - p->won[1];
    if (p->busy)
        return -1;
    if (lead > left * CUP_WIN || (!left && lead >= 0))
        return p->a;
    if (-lead > left * CUP_WIN || !left)
        return p->b;
    return -1;
}

/* One round of the tree: its pairings of two, and who goes on. False: that is not decided yet. */
static bool walk(const cup *c, bracket *b, int round, const int *rank, pairing *out, int *count)
{
    int next[CUP_PLAYERS];
    bool decided = true;
    *count = 0;
    assert(b->size % 2 == 0); /* a tree with nobody where players are missing */
    for (int i = 0; i < b->size / 2; i++) {
        int left = 2 * i, right = left + 1, x = b->slot[left], y = b->slot[right];
        bool swap = x < 0 || (y >= 0 && rank[y] < rank[x]);
        pairing p = pairing_of(c, swap ? y : x, swap ? x : y, round, b->rounds);
        int won = winner(&p);
        if (p.b >= 0)
            out[(*count)++] = p;
        decided &= won >= 0;
        next[i] = won;
    }
    b->size /= 2;
    memcpy(b->slot, next, (size_t)b->size * sizeof next[0]);
    return decided;
}

static void ranks(const cup *c, int rank[CUP_PLAYERS])
{
    int order[CUP_PLAYERS];
    seeds_of(c, order);
    for (int i = 0; i < c->count; i++)
        rank[order[i]] = i;
}

int cup_next_knockout(const cup *c, cup_game *out, int most)
{
    bracket b;
    pairing all[CUP_PLAYERS];
    int rank[CUP_PLAYERS], made = 0, count = 0;
    seed(c, &b);
    ranks(c, rank);
    for (int round = 1; round <= b.rounds; round++) {
        bool decided = walk(c, &b, round, rank, all, &count);
        if (decided)
            continue;
        for (int i = 0; i < count && made < most; i++) {
            const pairing *p = &all[i];
            bool swapped = p->games % 2;
            if (p->busy || winner(p) >= 0)
                continue;
            out[made++] = (cup_game){.round = round,
                                     .seats = 2,
                                     .player = {swapped ? p->a : p->b, swapped ? p->b : p->a}};
        }
        return made;
    }
    return 0;
}

/* The last one standing is first, who lost the final second, and so on; those who went out in the
 * same round share a place. */
void cup_knockout_places(const cup *c, int out[CUP_PLAYERS])
{
    bracket b;
    pairing all[CUP_PLAYERS];
    int rank[CUP_PLAYERS], count = 0;
    seed(c, &b);
    ranks(c, rank);
    for (int i = 0; i < c->count; i++)
        out[i] = 1;
    for (int round = 1; round <= b.rounds; round++) {
        int left = b.size / 2;
        bool decided = walk(c, &b, round, rank, all, &count);
        for (int i = 0; i < count; i++) {
            int won = winner(&all[i]);
            if (won >= 0)
                out[won == all[i].a ? all[i].b : all[i].a] = left + 1;
        }
        if (!decided)
            return;
    }
}
