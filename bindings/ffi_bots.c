/* ffi_bots.c - bots, and the odds that a bot's play finds. */
#include <stdlib.h>
#include <string.h>

#include "host/present_odds.h"
#include "json.h"
#include "tables.h"

enum { MAX_SPEC = 48, MAX_SAMPLES = 4096 };

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
    uint32_t count = ai_answers(bot, &r.st, seat, list);
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
    uint32_t count = ai_answers(bot, &r.st, seat, list);
    a.count = ai_advise(bot, &r.st, seat, list, count, a.list, MAX_ADVICE);
    ai_close(bot);
    return out_write(put_advices, &a);
}

/* ---- odds ---- */

static void put_tallies(mh_text *out, const void *about)
{
    mh_put(out, "{");
    present_tallies(out, about);
    mh_put(out, "}");
}

int32_t mh_ffi_sample(int32_t table, int32_t seat, const char *action, uint32_t n,
                      const char *until, uint32_t m, uint32_t samples, uint64_t seed)
{
    static ai_sampling p; /* too large for the stack of a worker */
    const host_session *s = table_of(table);
    host_room hidden;
    char words[256];
    if (!s || !is_seat(s, seat) || samples > MAX_SAMPLES)
        return refuse("there is no such table or seat, or too many samples");
    p = (ai_sampling){.game = s->is.game, .seat = seat, .wanted = samples, .seed = seed};
    if (!action_of(s, seat, action, n, &p.action))
        return -1;
    const char *rule = mh_why(s->is.game, s->now, seat, p.action);
    if (rule)
        return refuse(rule);
    if (!word_of(until, m, words, sizeof words) || !present_stops(p.game, words, p.stops))
        return refuse("an event is unknown");
    host_look(s, s->known, seat, &hidden);
    if (!ai_sample(&p, &hidden.st))
        return refuse("memory ran out");
    return out_write(put_tallies, &p);
}
