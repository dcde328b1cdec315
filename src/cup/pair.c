/* pair.c - the next round of two seats: round robin and Swiss. */
#include <string.h>

#include "inside.h"

int cup_met(const cup *c, int a, int b)
{
    int met = 0;
    for (int i = 0; i < c->games; i++) {
        bool has_a = false, has_b = false;
        for (int k = 0; k < c->game[i].seats; k++) {
            has_a |= c->game[i].player[k] == a;
            has_b |= c->game[i].player[k] == b;
        }
        met += has_a && has_b;
    }
    return met;
}

void cup_order(const cup *c, const cup_tally *t, int out[CUP_PLAYERS])
{
    for (int i = 0; i < c->count; i++) {
        int at = i;
        for (; at > 0; at--) {
            int before = out[at - 1];
            if (t[before].points > t[i].points || (t[before].points == t[i].points &&
                                                   c->player[before].rating >= c->player[i].rating))
                break;
            out[at] = before;
        }
        out[at] = i;
    }
}

/* ---- round robin: the circle ------------------------------------------------------------------- */

int cup_robin_rounds(const cup *c)
{
    int even = c->count + c->count % 2;
    return (even - 1) * (c->count <= CUP_TWICE ? 2 : 1);
}

/* One stands still, the others go round; who stands still changes sides each round. The second
 * time round the seats are swapped. */
int cup_next_robin(const cup *c, cup_game *out, int most, int *rest, int *rests)
{
    int even = c->count + c->count % 2, turns = even - 1, round = c->round, made = 0;
    int turn = round % turns;
    bool swapped = round >= turns;
    *rests = 0;
    for (int i = 0; i < even / 2; i++) {
        int a = i ? (turn + i) % turns : even - 1, b = (turn + turns - i) % turns;
        if (!i)
            b = turn;
        if (a >= c->count || b >= c->count) {
            rest[(*rests)++] = a >= c->count ? b : a;
            continue;
        }
        bool turned = (i ? i % 2 == 1 : turn % 2 == 1) != swapped;
        if (made < most)
            out[made++] = (cup_game){
                .round = round + 1, .seats = 2, .player = {turned ? b : a, turned ? a : b}};
    }
    return made;
}

/* ---- Swiss --------------------------------------------------------------------------------------
 */

typedef struct field { /* those who play this round, best first */
    int n, who[CUP_PLAYERS];
    uint8_t met[CUP_PLAYERS * CUP_PLAYERS];
    int wish[CUP_PLAYERS * CUP_PLAYERS];
} field;

/* Near points first; within the same points the upper half meets the lower half in order. */
static void wishes(const cup_tally *t, field *f)
{
    for (int from = 0; from < f->n;) {
        int to = from;
        while (to < f->n && t[f->who[to]].points == t[f->who[from]].points)
            to++;
        int half = (to - from) / 2;
        for (int i = from; i < to; i++)
            for (int k = 0; k < f->n; k++) {
                int apart = t[f->who[i]].points - t[f->who[k]].points;
                int ideal = i < from + half ? i + half : i - half;
                int off = k > ideal ? k - ideal : ideal - k;
                apart = apart < 0 ? -apart : apart;
                f->wish[i * f->n + k] = apart * 1000 + off * 2 + (k > ideal);
            }
        from = to;
    }
}

static void fill_field(const cup *c, const cup_tally *t, const int *order, int without, field *f)
{
    f->n = 0;
    for (int i = 0; i < c->count; i++)
        if (order[i] != without)
            f->who[f->n++] = order[i];
    for (int i = 0; i < f->n; i++)
        for (int k = 0; k < f->n; k++)
            f->met[i * f->n + k] = (uint8_t)cup_met(c, f->who[i], f->who[k]);
    wishes(t, f);
}

/* Who sits first: who did so less often, then who did so longer ago, then the lower one. */
static bool first_sits(const cup_tally *t, int a, int b)
{
    int da = 2 * t[a].firsts - t[a].games, db = 2 * t[b].firsts - t[b].games;
    if (da != db)
        return da < db;
    return t[a].last_first < t[b].last_first;
}

static int put_pairs(const cup *c, const cup_tally *t, const field *f, const int *mate,
                     cup_game *out, int most)
{
    int made = 0;
    for (int i = 0; i < f->n && made < most; i++) {
        int a = f->who[i], b = f->who[mate[i]];
        if (mate[i] < i)
            continue;
        bool first = first_sits(t, a, b);
        if (!first && !first_sits(t, b, a)) /* the same: sides change from table to table */
            first = (made + c->round) % 2 == 0;
        out[made++] =
            (cup_game){.round = c->round + 1, .seats = 2, .player = {first ? a : b, first ? b : a}};
    }
    return made;
}

typedef struct attempt {
    const cup *c;
    cup_tally t[CUP_PLAYERS];
    int order[CUP_PLAYERS], mate[CUP_PLAYERS], without;
    field f;
} attempt;

/* Byes go to the last of those who had `byes`, as long as the others can be paired. */
static bool try_byes(attempt *a, int met, int byes)
{
    bool odd = a->c->count % 2;
    for (int i = a->c->count - 1; i >= 0; i--) {
        a->without = odd ? a->order[i] : -1;
        if (odd && a->t[a->without].rests != byes)
            continue;
        fill_field(a->c, a->t, a->order, a->without, &a->f);
        if (cup_match(a->f.n, a->f.met, met, a->f.wish, a->mate))
            return true;
        if (!odd)
            return false;
    }
    return false;
}

int cup_next_swiss(const cup *c, cup_game *out, int most, int *rest, int *rests)
{
    attempt a = {.c = c};
    bool odd = c->count % 2;
    cup_tallies(c, a.t);
    cup_order(c, a.t, a.order);
    *rests = 0;
    for (int met = 0; met <= c->round; met++)
        for (int byes = 0; byes <= (odd ? c->round : 0); byes++)
            if (try_byes(&a, met, byes)) {
                *rests = odd;
                rest[0] = a.without;
                return put_pairs(c, a.t, &a.f, a.mate, out, most);
            }
    return 0;
}
