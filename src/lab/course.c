/* course.c - generations: bots play, a net learns of all games so far, the next games are played
 * with it. The first generation's teacher is the search with the game's own estimate; its games are
 * kept, so that no later one forgets what it knew. A net that plays worse than the one before is
 * not played with, but its games were not in vain.
 *
 * Where each seat builds for itself a net learns points, and how many a position brings depends on
 * who plays on from there. So there the newest net plays all games but the first, learns of the
 * last few generations alone, and goes on learning where it was. The best one by the tests is kept.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "learn.h"

enum {
    KEEP = 250,  /* of a thousand decisions: more games rather than more of each */
    STEPS = 700, /* of training, a generation, at most... */
    PASSES = 4,  /* ...and through all samples */
    BATCH = 4096,
    MOST_GAMES = 4000000,
    TRAINING_PART = 5, /* of the time, one in so many, is kept for training and tests */
    WINDOW = 3,        /* generations that are learnt from where each seat builds for itself... */
    KEEP_OWN = 400,    /* ...decisions of a thousand, ...*/
    PASSES_ON = 2,     /* ...and passes through them after the first generation */
};

#define TRUST 0.5f /* in what a search with a net expected, beside how the game ended */

typedef struct state {
    const learn_run *run;
    nn_plan *plan;
    learn_game *games;
    uint64_t count, room;
    uint64_t begin[LEARN_MAX_GENERATIONS]; /* its first game, of each generation */
    learner *learner; /* where each seat builds for itself; else every generation begins anew */
    nn_net *best, *newest; /* the same one, but where the newest plays on */
    unsigned char *file;   /* of the best */
    size_t size;
    uint64_t samples; /* of all games that are learnt from */
    double begun;
} state;

static bool for_itself(const state *s) { return s->run->game->thinking->for_itself; }

/* The net to play with: the best or newest of this run, or the one it began with. */
static const nn_net *current(const state *s) { return s->newest ? s->newest : s->run->start; }

static ai_spec search(uint32_t iterations, const nn_net *n)
{
    mh_error error;
    ai_spec spec;
    ai_parse("mcts:64", &spec, &error);
    spec.iterations = iterations;
    spec.net = n != NULL;
    spec.learned = n;
    return spec;
}

/* How many sit at a table: most often two, alone where that can be. */
static void share_seats(const mh_game *g, uint32_t share[MH_MAX_SEATS + 1])
{
    static const uint32_t standard[] = {0, 7, 5, 1, 2};
    for (int i = g->min_seats; i <= g->max_seats && i <= 4; i++)
        share[i] = standard[i];
}

/* The first teachers. A search that plays out takes the time of many games of `greedy`: fewer of
 * those, with fewer iterations, and none later on. */
static unsigned choose_teachers(const state *s, ai_spec out[LEARN_MAX_SPECS])
{
    unsigned n = 0;
    mh_error error;
    bool slow = s->run->game->thinking->play_on;
    for (unsigned i = 0; !for_itself(s) && i < (slow ? 2 : 1); i++)
        ai_parse("greedy", &out[n++], &error);
    out[n++] = search(slow ? 24 : 64, NULL);
    return n;
}

/* The bots of a generation; each game draws one of them for all seats, or one a seat. */
static unsigned choose_bots(const state *s, ai_spec out[LEARN_MAX_SPECS])
{
    unsigned n = 0;
    if (!current(s))
        return choose_teachers(s, out);
    for (; n < 3; n++)
        out[n] = search(n == 2 && for_itself(s) ? 192 : 64, current(s));
    if (!for_itself(s) && !s->run->game->thinking->play_on)
        out[n++] = search(64, NULL);
    return n;
}

static bool play(state *s, uint32_t generation, double until)
{
    const learn_run *run = s->run;
    ai_spec spec[LEARN_MAX_SPECS];
    uint64_t wish = run->games ? run->games : MOST_GAMES / run->generations;
    if (s->count + wish > s->room) {
        learn_game *more = realloc(s->games, (s->count + wish) * sizeof *more);
        if (!more)
            return false;
        s->games = more;
        s->room = s->count + wish;
    }
    s->begin[generation] = s->count;
    learn_play p = {.game = run->game,
                    .plan = s->plan,
                    .options = run->options,
                    .fixed = run->fixed,
                    .seed = run->seed,
                    .specs = spec,
                    .spec_count = choose_bots(s, spec),
                    .wild = 4,
                    .open = 5,
                    .trust = TRUST,
                    .keep = for_itself(s) || run->game->thinking->play_on ? KEEP_OWN : KEEP,
                    .sharpen = generation ? 1 : 2,
                    .threads = run->threads,
                    .from = s->count,
                    .games = wish,
                    .until = run->games ? 0 : until};
    share_seats(run->game, p.seat_share);
    uint64_t played = learn_play_games(&p, s->games + s->count);
    assert(s->games);
    for (uint64_t i = 0; i < played; i++)
        s->samples += s->games[s->count + i].samples;
    s->count += played;
    return s->samples > 0;
}

/* Where each seat builds for itself the points are all there is; elsewhere who wins is. */
static learn_course lessons(const state *s, uint32_t generation)
{
    const learn_run *run = s->run;
    bool goes_on = for_itself(s) && generation;
    uint64_t steps = 1 + s->samples * (goes_on ? PASSES_ON : PASSES) / BATCH;
    learn_course c = {.steps = steps < STEPS ? (uint32_t)steps : STEPS,
                      .batch = BATCH,
                      .rate = 2e-3f,
                      .decay = 1,
                      .dropout = 0.3f,
                      .points = 0.3f,
                      .margin = 0.2f,
                      .win = 1,
                      .value = 1,
                      .policy = 0.5f,
                      .threads = run->threads,
                      .seed = run->seed + generation};
    if (run->game->thinking->for_itself) {
        c.points = 1;
        c.margin = 0.1f;
        c.win = 0.2f;
        c.value = 0;
        c.dropout = 0.2f;
    }
    return c;
}

/* Lets go of the games that are no longer learnt from; the first of the others. */
static uint64_t forget(state *s, uint32_t generation)
{
    uint64_t from = for_itself(s) && generation >= WINDOW ? s->begin[generation - WINDOW + 1] : 0;
    for (uint64_t i = 0; i < from; i++)
        s->samples -= s->games[i].samples;
    learn_free(s->games, from);
    memset(s->games, 0, from * sizeof *s->games);
    return from;
}

static nn_net *train(state *s, uint32_t generation, learn_news *news, unsigned char **file,
                     size_t *size)
{
    uint64_t from = forget(s, generation);
    learn_course c = lessons(s, generation);
    learner *l = s->learner ? s->learner : learn_open(s->plan, s->run->seed);
    learn_set set = {0};
    char about[NN_ABOUT];
    mh_error error;
    nn_net *made = NULL;
    *file = NULL;
    if (l && learn_set_make(s->plan, s->games + from, s->count - from, &set) &&
        learn_train(l, &set, &c)) {
        learn_judge(l, &set, &c, news->loss);
        news->samples = set.train_count + set.held_count;
        snprintf(about, sizeof about, "generation %u, %llu games, %llu samples, seed %llu",
                 generation, (unsigned long long)s->count, (unsigned long long)news->samples,
                 (unsigned long long)s->run->seed);
        *size = learn_file(l, about, file);
        made = *size ? nn_read(s->run->game, *file, *size, &error) : NULL;
    }
    learn_set_free(&set);
    if (for_itself(s))
        s->learner = l;
    else
        learn_close(l);
    return made;
}

static learn_result meet(const state *s, uint32_t generation, const nn_net *a, const nn_net *b)
{
    const learn_run *run = s->run;
    learn_match m = {.game = run->game,
                     .options = run->options,
                     .seed = mh_mix(run->seed, 1000 + generation),
                     .games = run->matches,
                     .spec = {search(128, a), search(128, b)},
                     .seats = run->game->min_seats,
                     .threads = run->threads};
    return learn_play_match(&m);
}

/* Alone by points, against others by wins; a draw is good enough, for it has seen more. */
static bool is_better(const learn_result *r, int seats)
{
    return seats == 1 ? r->points[0] >= r->points[1] : r->wins[0] >= r->wins[1];
}

static void test(state *s, uint32_t generation, nn_net *made, learn_news *news)
{
    news->seats = s->run->game->min_seats;
    news->better = true;
    if (!s->run->matches)
        return;
    news->plain = meet(s, generation, made, NULL);
    if (!current(s))
        return;
    news->last = meet(s, generation, made, s->best ? s->best : s->run->start);
    news->better = is_better(&news->last, news->seats);
}

/* The newest net, and whether it is the best one. */
static void take(state *s, nn_net *made, unsigned char *file, size_t size, bool best)
{
    bool plays = best || for_itself(s);
    nn_net *was = s->newest;
    if (was && was != s->best && plays)
        nn_close(was);
    if (best) {
        nn_close(s->best);
        free(s->file);
        s->best = made;
        s->file = file;
        s->size = size;
    } else {
        free(file);
    }
    if (plays)
        s->newest = made;
    else
        nn_close(made);
}

static const char *generation_of(state *s, uint32_t g, learn_news *news)
{
    const learn_run *run = s->run;
    double each = run->seconds / run->generations, begun = s->begun + each * g;
    uint64_t before = s->count;
    unsigned char *file;
    size_t size = 0;
    *news = (learn_news){.generation = g};
    if (!play(s, g, begun + each * (TRAINING_PART - 1) / TRAINING_PART))
        return "no memory";
    news->games = s->count - before;
    news->all_games = s->count;
    nn_net *made = train(s, g, news, &file, &size);
    if (!made) {
        free(file);
        return "no memory for training";
    }
    test(s, g, made, news);
    take(s, made, file, size, news->better || !s->file);
    return NULL;
}

const char *learn_course_run(const learn_run *run,
                             bool (*tell)(void *ctx, const learn_news *news,
                                          const unsigned char *file, size_t size),
                             void *ctx)
{
    state s = {.run = run, .plan = nn_plan_open(run->game), .begun = lab_seconds()};
    const char *wrong = s.plan ? NULL : "no memory";
    learn_news news;
    for (uint32_t g = 0; !wrong && g < run->generations; g++) {
        wrong = generation_of(&s, g, &news);
        if (!wrong && !tell(ctx, &news, s.file, s.size))
            break;
    }
    learn_free(s.games, s.count);
    free(s.games);
    free(s.file);
    if (s.newest != s.best)
        nn_close(s.newest);
    nn_close(s.best);
    learn_close(s.learner);
    nn_plan_close(s.plan);
    return wrong;
}
