/* ffi_bots.c - bots, and the odds that a bot's play finds. */
#include <stdlib.h>
#include <string.h>

#include "handle.h"
#include "host/present_odds.h"

enum { MAX_SPEC = 48, MAX_SAMPLES = 4096 };

static ai_bot *open_bot(mh_ffi *f, const mh_game *g, const char *spec, uint32_t n, uint64_t seed)
{
    char text[MAX_SPEC];
    mh_error error;
    ai_spec read;
    if (!ffi_word(spec, n, text, sizeof text)) {
        ffi_refuse(f, "this is no bot");
        return NULL;
    }
    if (ai_parse(text, &read, &error)) {
        ffi_refuse(f, error.text);
        return NULL;
    }
    ai_bot *bot = ai_open(g, &read);
    if (bot)
        ai_begin(bot, seed);
    else
        ffi_refuse(f, "a person plays here, or memory ran out");
    return bot;
}

int32_t mh_ffi_bot_check(mh_ffi *f, const char *spec, uint32_t n)
{
    char text[MAX_SPEC];
    mh_error error;
    ai_spec read;
    if (!ffi_word(spec, n, text, sizeof text))
        return ffi_refuse(f, "this is no bot");
    return ai_parse(text, &read, &error) ? ffi_refuse(f, error.text) : 0;
}

int32_t mh_ffi_bot(mh_ffi *f, int32_t table, int32_t seat, const char *spec, uint32_t n,
                   uint64_t seed)
{
    const host_session *s = ffi_table(f, table);
    mh_action list[MH_MAX_LEGAL];
    host_room r;
    char text[256];
    if (!s || !ffi_is_seat(s, seat) || !mh_asked(s->now, seat))
        return ffi_refuse(f, "this seat is not asked");
    ai_bot *bot = open_bot(f, s->config.game, spec, n, seed);
    if (!bot)
        return -1;
    host_look(s, s->known, seat, &r);
    uint32_t count = ai_answers(bot, &r.st, seat, list);
    mh_action a = ai_choose(bot, &r.st, seat, list, count);
    ai_close(bot);
    mh_format(s->config.game, a, text, sizeof text);
    return ffi_copy(f, text, strlen(text));
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
        ffi_comma(out, &begun);
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

int32_t mh_ffi_advise(mh_ffi *f, int32_t table, int32_t seat, const char *spec, uint32_t n,
                      uint64_t seed)
{
    const host_session *s = ffi_table(f, table);
    mh_action list[MH_MAX_LEGAL];
    host_room r;
    if (!s || !ffi_is_seat(s, seat) || !mh_asked(s->now, seat))
        return ffi_refuse(f, "this seat is not asked");
    ai_bot *bot = open_bot(f, s->config.game, spec, n, seed);
    if (!bot)
        return -1;
    advices a = {.g = s->config.game};
    host_look(s, s->known, seat, &r);
    uint32_t count = ai_answers(bot, &r.st, seat, list);
    a.count = ai_advise(bot, &r.st, seat, list, count, a.list, MAX_ADVICE);
    ai_close(bot);
    return ffi_write(f, put_advices, &a);
}

/* ---- odds ---- */

static void put_tallies(mh_text *out, const void *about)
{
    mh_put(out, "{");
    present_tallies(out, about);
    mh_put(out, "}");
}

/* Fills in what was asked; false with a sentence. */
static bool read_sampling(mh_ffi *f, const host_session *s, const char *action, uint32_t n,
                          const char *until, uint32_t m, ai_sampling *p)
{
    char words[256];
    if (!ffi_action(f, s, p->seat, action, n, &p->action))
        return false;
    const char *rule = mh_why(s->config.game, s->now, p->seat, p->action);
    if (!rule &&
        (!ffi_word(until, m, words, sizeof words) || !present_stops(p->game, words, p->stops)))
        rule = "an event is unknown";
    if (rule)
        ffi_refuse(f, rule);
    return !rule;
}

int32_t mh_ffi_sample(mh_ffi *f, int32_t table, int32_t seat, const char *action, uint32_t n,
                      const char *until, uint32_t m, uint32_t samples, uint64_t seed)
{
    const host_session *s = ffi_table(f, table);
    host_room hidden;
    int32_t length = -1;
    if (!s || !ffi_is_seat(s, seat) || samples > MAX_SAMPLES)
        return ffi_refuse(f, "there is no such table or seat, or too many samples");
    ai_sampling *p = malloc(sizeof *p); /* too large for the stack of a worker */
    if (!p)
        return ffi_refuse(f, "memory ran out");
    *p = (ai_sampling){.game = s->config.game, .seat = seat, .wanted = samples, .seed = seed};
    if (read_sampling(f, s, action, n, until, m, p)) {
        host_look(s, s->known, seat, &hidden);
        length = ai_sample(p, &hidden.st) ? ffi_write(f, put_tallies, p)
                                          : ffi_refuse(f, "memory ran out");
    }
    free(p);
    return length;
}
