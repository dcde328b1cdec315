/* sim_stats.c - what is noted of a game, and the sums over many of them. */
#include <assert.h>
#include <string.h>

#include "sim.h"

static const mh_label strategy = {
    {"Main source of points", "Главный источник очков", "Wichtigste Punktequelle"}};

unsigned sim_marker_count(const mh_game *g) { return g->marker_count + 1u; }

sim_marker sim_marker_of(const mh_game *g, unsigned i)
{
    assert(i <= g->marker_count); /* the last one is made here */
    if (i >= g->marker_count)
        return (sim_marker){"strategy", &strategy, g->categories, MH_MARK_FIRST};
    const mh_marker *m = &g->markers[i];
    return (sim_marker){m->name, m->label, mh_marker_kind(g, m), m->how};
}

static void note(sim_facts *f, const mh_marker *m, unsigned i, unsigned seat, unsigned value)
{
    if (seat >= MH_MAX_SEATS)
        return;
    assert(i < MH_MAX_MARKERS && value < SIM_VALUES);
    uint16_t *times = &f->times[seat][i];
    if (m->how != MH_MARK_TIMES && (m->how == MH_MARK_EACH || !*times))
        f->seen[seat][i][value / 64] |= 1ull << value % 64;
    *times = (uint16_t)(*times + (*times < UINT16_MAX));
}

void sim_note(const mh_game *g, int seat, mh_action a, const mh_tale *tale, sim_facts *f)
{
    uint32_t told = tale->count < tale->cap ? tale->count : tale->cap;
    for (unsigned i = 0; i < g->marker_count; i++) {
        const mh_marker *m = &g->markers[i];
        if (!m->is_event && m->word == mh_verb_of(a) && seat != MH_CHANCE)
            note(f, m, i, (unsigned)seat, mh_arg(a, m->operand));
    }
    for (uint32_t e = 0; e < told; e++)
        for (unsigned i = 0; i < g->marker_count; i++) {
            const mh_marker *m = &g->markers[i];
            const mh_event *event = &tale->events[e];
            if (m->is_event && m->word == event->what)
                note(f, m, i, event->arg[0], event->arg[m->operand]);
        }
}

static void count_cell(sim_cell *c, int64_t share, int64_t score)
{
    c->n++;
    c->share += share;
    c->score += score;
    c->squares += score * score;
}

static void count_marks(const mh_game *g, const sim_facts *f, int seat, const sim_cell *one,
                        sim_total *t)
{
    for (unsigned i = 0; i < g->marker_count; i++) {
        unsigned times = f->times[seat][i];
        if (g->markers[i].how == MH_MARK_TIMES) {
            count_cell(&t->mark[i][times < SIM_MOST ? times : SIM_MOST], one->share, one->score);
            continue;
        }
        for (unsigned v = 0; v < SIM_VALUES; v++)
            if (f->seen[seat][i][v / 64] >> v % 64 & 1)
                count_cell(&t->mark[i][v], one->share, one->score);
    }
}

static void count_lines(const mh_game *g, const mh_state *end, int seat, const sim_cell *one,
                        sim_total *t)
{
    int32_t line[MH_MAX_LINES] = {0};
    unsigned most = 0;
    assert(g->categories->count <= MH_MAX_LINES);
    g->score(end, seat, line);
    for (unsigned c = 0; c < g->categories->count; c++) {
        t->seat[seat].line[c] += line[c];
        t->line_won[c] += line[c] * one->share;
        most = line[c] > line[most] ? c : most;
    }
    count_cell(&t->mark[g->marker_count][most], one->share, one->score);
}

static unsigned bucket(int64_t score)
{
    int64_t at = score + SIM_BELOW;
    return at < 0 ? 0 : at < SIM_SCORES ? (unsigned)at : SIM_SCORES - 1;
}

static void count_seat(sim_seat *s, const sim_cell *one, int64_t luck, int64_t chance)
{
    s->low = s->cell.n && s->low < one->score ? s->low : one->score;
    s->high = s->cell.n && s->high > one->score ? s->high : one->score;
    count_cell(&s->cell, one->share, one->score);
    s->scores[bucket(one->score)]++;
    s->luck += luck;
    s->luck_squares += luck * luck;
    s->luck_score += luck * one->score;
    s->share_squares += one->share * one->share;
    s->chance += chance;
    s->chance_squares += chance * chance;
    s->chance_share += chance * one->share;
}

/* Seats that were equally lucky share the places: each counts where the first of them is. */
static int place_of(const int64_t *luck, int seats, int seat)
{
    int place = 0;
    for (int p = 0; p < seats; p++)
        place += luck[p] > luck[seat];
    return place;
}

static void count_lead(const int64_t *score, const uint8_t *rank, int seats, sim_total *t)
{
    int64_t best = INT64_MIN, next = INT64_MIN;
    int first = 0;
    for (int p = 0; p < seats; p++)
        first = rank[p] < rank[first] ? p : first;
    for (int p = 0; p < seats; p++)
        next = p != first && score[p] > next ? score[p] : next;
    best = score[first];
    t->best_score += best;
    t->margin += seats > 1 ? best - next : 0;
}

void sim_count(const mh_game *g, const mh_state *end, const sim_facts *f, bool luck, sim_total *t)
{
    uint8_t rank[MH_MAX_SEATS] = {0};
    int64_t score[MH_MAX_SEATS] = {0};
    int winners = 0;
    uint32_t length = f->decisions / SIM_LENGTH;
    g->rank(end, rank);
    for (int p = 0; p < end->seats; p++) {
        winners += rank[p] == 1;
        score[p] = mh_total(g, end, p);
    }
    for (int p = 0; p < end->seats; p++) {
        sim_cell one = {.share = rank[p] == 1 && winners ? SIM_SHARE / winners : 0,
                        .score = score[p]};
        count_seat(&t->seat[p], &one, f->luck[p], f->chance[p]);
        count_lines(g, end, p, &one, t);
        count_marks(g, f, p, &one, t);
        if (luck)
            count_cell(&t->luck_place[place_of(f->chance, end->seats, p)], one.share, one.score);
    }
    count_lead(score, rank, end->seats, t);
    t->lengths[length < SIM_LENGTHS ? length : SIM_LENGTHS - 1]++;
}

/* ---- adding up ---- */

static void add_cells(sim_cell *to, const sim_cell *more, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        to[i].n += more[i].n;
        to[i].share += more[i].share;
        to[i].score += more[i].score;
        to[i].squares += more[i].squares;
    }
}

static void add_seat(sim_seat *a, const sim_seat *b)
{
    if (!b->cell.n)
        return;
    a->low = a->cell.n && a->low < b->low ? a->low : b->low;
    a->high = a->cell.n && a->high > b->high ? a->high : b->high;
    add_cells(&a->cell, &b->cell, 1);
    for (int c = 0; c < MH_MAX_LINES; c++)
        a->line[c] += b->line[c];
    for (int i = 0; i < SIM_SCORES; i++)
        a->scores[i] += b->scores[i];
    a->luck += b->luck;
    a->luck_squares += b->luck_squares;
    a->luck_score += b->luck_score;
    a->share_squares += b->share_squares;
    a->chance += b->chance;
    a->chance_squares += b->chance_squares;
    a->chance_share += b->chance_share;
}

static void add_error(sim_total *to, const sim_total *more)
{
    to->errors += more->errors;
    if (!more->first_error || (to->first_error && to->first_error <= more->first_error))
        return;
    to->first_error = more->first_error;
    memcpy(to->error, more->error, sizeof to->error);
}

void sim_add(sim_total *to, const sim_total *more)
{
    add_error(to, more);
    for (int p = 0; p < MH_MAX_SEATS; p++)
        add_seat(&to->seat[p], &more->seat[p]);
    for (int i = 0; i < SIM_MARKS; i++)
        add_cells(to->mark[i], more->mark[i], SIM_VALUES);
    add_cells(to->luck_place, more->luck_place, MH_MAX_SEATS);
    for (int c = 0; c < MH_MAX_LINES; c++)
        to->line_won[c] += more->line_won[c];
    for (int i = 0; i < SIM_LENGTHS; i++)
        to->lengths[i] += more->lengths[i];
    for (int i = 0; i < SIM_PROMPTS; i++) {
        to->draws[i].n += more->draws[i].n;
        to->draws[i].squares += more->draws[i].squares;
    }
    to->best_score += more->best_score;
    to->margin += more->margin;
    to->games += more->games;
    to->decisions += more->decisions;
    to->plies += more->plies;
    to->digest += more->digest;
}

/* ---- figures ---- */

/* Newton's method: the math library is not needed for one root. */
static double root(double x)
{
    double r = x > 1 ? x : 1;
    for (int i = 0; i < 60 && x > 0; i++)
        r = (r + x / r) / 2;
    return x > 0 ? r : 0;
}

double sim_mean(int64_t sum, int64_t n) { return n ? (double)sum / (double)n : 0; }

double sim_deviation(int64_t sum, int64_t squares, int64_t n)
{
    double m = sim_mean(sum, n);
    return root(sim_mean(squares, n) - m * m);
}

double sim_luck_part(const sim_total *t, int seats)
{
    double both = 0, luck = 0, score = 0;
    for (int p = 0; p < seats; p++) {
        const sim_seat *s = &t->seat[p];
        double l = sim_mean(s->luck, s->cell.n), x = sim_mean(s->cell.score, s->cell.n);
        both += sim_mean(s->luck_score, s->cell.n) - l * x;
        luck += sim_mean(s->luck_squares, s->cell.n) - l * l;
        score += sim_mean(s->cell.squares, s->cell.n) - x * x;
    }
    return luck > 0 && score > 0 ? both * both / (luck * score) : 0;
}
