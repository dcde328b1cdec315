/* ffi_bots.c - bots, and the odds that a bot's play finds. */
#include <stdlib.h>
#include <string.h>

#include "json.h"
#include "meadhall/ai.h"
#include "tables.h"

enum { MAX_SPEC = 48, MAX_TALE = 256, MAX_SAMPLE_PLIES = 200, MAX_SAMPLES = 4096, BINS = 16 };

static ai_bot *open_bot(const mh_game *g, const char *spec, uint32_t n, uint64_t seed)
{
    char text[MAX_SPEC], why[256];
    ai_spec is;
    if (!word_of(spec, n, text, sizeof text)) {
        refuse("this is no bot");
        return NULL;
    }
    if (ai_parse(text, &is, why, sizeof why)) {
        refuse(why);
        return NULL;
    }
    ai_bot *bot = ai_open(g, &is);
    if (bot)
        ai_begin(bot, seed);
    else
        refuse("a person plays here, or memory ran out");
    return bot;
}

int32_t mh_ffi_bot_check(const char *spec, uint32_t n)
{
    char text[MAX_SPEC], why[256];
    ai_spec is;
    if (!word_of(spec, n, text, sizeof text))
        return refuse("this is no bot");
    return ai_parse(text, &is, why, sizeof why) ? refuse(why) : 0;
}

int32_t mh_ffi_bot(int32_t table, int32_t seat, const char *spec, uint32_t n, uint64_t seed)
{
    const host_session *s = table_of(table);
    mh_action list[MH_MAX_LEGAL];
    host_room r;
    char text[256];
    if (!s || !is_seat(s, seat) || !mh_asked(s->now, seat))
        return refuse("this seat is not asked");
    ai_bot *bot = open_bot(s->is.game, spec, n, seed);
    if (!bot)
        return -1;
    host_look(s, s->known, seat, &r);
    uint32_t count = mh_legal(s->is.game, &r.st, seat, list);
    mh_action a = ai_choose(bot, &r.st, seat, list, count);
    ai_close(bot);
    mh_format(s->is.game, a, text, sizeof text);
    return out_copy(text, strlen(text));
}

enum { MAX_ADVICE = 8 };

typedef struct advices {
    const mh_game *g;
    ai_advice list[MAX_ADVICE];
    uint32_t count;
} advices;

static void put_advices(mh_text *out, const void *about)
{
    const advices *a = about;
    char words[256];
    bool begun = false;
    mh_put(out, "[");
    for (uint32_t i = 0; i < a->count; i++) {
        out_comma(out, &begun);
        mh_format(a->g, a->list[i].action, words, sizeof words);
        mh_put(out, "{\"action\":");
        present_string(out, words);
        mh_put(out, ",\"share\":");
        mh_put_int(out, a->list[i].share);
        mh_put(out, ",\"value\":");
        mh_put_int(out, a->list[i].value);
        mh_put(out, "}");
    }
    mh_put(out, "]");
}

int32_t mh_ffi_advise(int32_t table, int32_t seat, const char *spec, uint32_t n, uint64_t seed)
{
    const host_session *s = table_of(table);
    mh_action list[MH_MAX_LEGAL];
    host_room r;
    if (!s || !is_seat(s, seat) || !mh_asked(s->now, seat))
        return refuse("this seat is not asked");
    ai_bot *bot = open_bot(s->is.game, spec, n, seed);
    if (!bot)
        return -1;
    advices a = {.g = s->is.game};
    host_look(s, s->known, seat, &r);
    uint32_t count = mh_legal(s->is.game, &r.st, seat, list);
    a.count = ai_advise(bot, &r.st, seat, list, count, a.list, MAX_ADVICE);
    ai_close(bot);
    return out_write(put_advices, &a);
}

/* ---- odds ---- */

typedef struct tally {
    uint32_t told;                 /* samples in which it was told at all */
    uint64_t sum[MH_MAX_OPERANDS]; /* of every operand */
    uint32_t bin[BINS];            /* samples by the total of the plain numbers */
    uint32_t now, now_total;       /* of the sample that runs */
} tally;

typedef struct sampling {
    const mh_game *g;
    ai_bot *bot;
    int seat;
    mh_rng rng;
    uint8_t stops[256];
    tally of[256];
} sampling;

static void count_events(sampling *p, const mh_tale *tale, bool *stop)
{
    for (uint32_t i = 0; i < tale->count && i < tale->cap; i++) {
        const mh_event *e = &tale->events[i];
        const mh_verb *v = &p->g->events[e->what];
        tally *t = &p->of[e->what];
        if (!v->operands || v->kinds[0] != &mh_seat || e->arg[0] != p->seat)
            continue;
        t->now++;
        for (unsigned k = 0; k < v->operands; k++) {
            t->sum[k] += e->arg[k];
            t->now_total += v->kinds[k] == &mh_number ? e->arg[k] : 0u;
        }
        if (p->stops[e->what]) { /* what follows is another story */
            *stop = true;
            return;
        }
    }
}

static mh_action answer(sampling *p, const mh_state *st)
{
    mh_action list[MH_MAX_LEGAL];
    host_room hidden;
    int seat = mh_turn(st);
    if (seat == MH_CHANCE)
        return mh_roll(p->g, st, &p->rng);
    memcpy(&hidden, st, p->g->state_size);
    p->g->hide(&hidden.st, seat);
    return ai_choose(p->bot, &hidden.st, seat, list, mh_legal(p->g, &hidden.st, seat, list));
}

static void run_sample(sampling *p, mh_state *st, mh_action first)
{
    mh_event events[MAX_TALE];
    bool stop = false;
    int seat = p->seat;
    mh_action a = first;
    for (unsigned i = 0; i < MAX_SAMPLE_PLIES && !stop; i++) {
        mh_tale tale = {events, MAX_TALE, 0};
        mh_apply(p->g, st, seat, a, &tale);
        count_events(p, &tale, &stop);
        seat = mh_turn(st);
        if (seat == MH_NOBODY)
            break;
        if (!stop)
            a = answer(p, st);
    }
    for (unsigned e = 0; e < p->g->event_count; e++) {
        tally *t = &p->of[e];
        t->told += t->now > 0;
        t->bin[t->now_total < BINS ? t->now_total : BINS - 1]++;
        t->now = t->now_total = 0;
    }
}

typedef struct tallies {
    const sampling *p;
    uint32_t samples;
} tallies;

static void put_tally(mh_text *out, const mh_verb *v, const tally *t)
{
    bool begun = false;
    mh_put(out, "{\"n\":");
    mh_put_int(out, t->told);
    mh_put(out, ",\"sum\":[");
    for (unsigned k = 0; k < v->operands; k++) {
        out_comma(out, &begun);
        mh_put_int(out, (int64_t)t->sum[k]);
    }
    begun = false;
    mh_put(out, "],\"bins\":[");
    for (unsigned k = 0; k < BINS; k++) {
        out_comma(out, &begun);
        mh_put_int(out, t->bin[k]);
    }
    mh_put(out, "]}");
}

static void put_tallies(mh_text *out, const void *about)
{
    const tallies *t = about;
    const mh_game *g = t->p->g;
    bool begun = false;
    mh_put(out, "{\"samples\":");
    mh_put_int(out, t->samples);
    mh_put(out, ",\"events\":{");
    for (unsigned e = 1; e < g->event_count; e++)
        if (t->p->of[e].told) {
            out_key(out, &begun, g->events[e].name);
            put_tally(out, &g->events[e], &t->p->of[e]);
        }
    mh_put(out, "}}");
}

/* Mark the events named in `until`; false where one is unknown. */
static bool read_stops(sampling *p, char *until)
{
    for (char *word = until; *word;) {
        size_t n = strcspn(word, " ");
        unsigned found = 0;
        for (unsigned e = 1; e < p->g->event_count && !found; e++)
            if (strlen(p->g->events[e].name) == n && !memcmp(p->g->events[e].name, word, n))
                found = e;
        if (!found)
            return false;
        p->stops[found] = 1;
        word += n + (word[n] == ' ');
    }
    return true;
}

static int32_t sample(const host_session *s, sampling *p, mh_action a, uint32_t samples)
{
    host_room hidden, world;
    host_look(s, s->known, p->seat, &hidden);
    for (uint32_t i = 0; i < samples; i++) {
        memcpy(&world, &hidden, p->g->state_size);
        p->g->deal(&world.st, p->seat, &p->rng);
        run_sample(p, &world.st, a);
    }
    return out_write(put_tallies, &(tallies){p, samples});
}

int32_t mh_ffi_sample(int32_t table, int32_t seat, const char *action, uint32_t n,
                      const char *until, uint32_t m, uint32_t samples, uint64_t seed)
{
    static sampling p; /* too large for the stack of a worker */
    const host_session *s = table_of(table);
    mh_action a;
    char words[256];
    if (!s || !is_seat(s, seat) || samples > MAX_SAMPLES)
        return refuse("there is no such table or seat, or too many samples");
    if (!action_of(s, action, n, &a))
        return -1;
    const char *rule = mh_why(s->is.game, s->now, seat, a);
    if (rule)
        return refuse(rule);
    memset(&p, 0, sizeof p);
    p.g = s->is.game;
    p.seat = seat;
    mh_seed(&p.rng, seed);
    if (!word_of(until, m, words, sizeof words) || !read_stops(&p, words))
        return refuse("an event is unknown");
    p.bot = open_bot(p.g, "greedy", 6, seed);
    if (!p.bot)
        return -1;
    int32_t length = sample(s, &p, a, samples);
    ai_close(p.bot);
    return length;
}
