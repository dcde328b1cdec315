/* spec.c - reading a SPEC: `greedy`, `mcts:1000`, `mcts:200ms/threads=2`, `level:hard`. */
#include <stdio.h>
#include <string.h>

#include "meadhall/ai.h"

enum {
    WIDE = 3,
    MOST_ITERATIONS = 100000000,
    MOST_MILLIS = 600000,
};

#define PLAIN_SEARCH                                                                      \
    .kind = AI_MCTS, .threads = 1, .cut = AI_AS_GAME, .settle = AI_AS_GAME, .wide = WIDE, \
    .explore = AI_AS_GAME, .prior = AI_AS_GAME
#define SEARCH PLAIN_SEARCH, .net = AI_AS_GAME

/* The first three know what the game's author knows; the Jarl has learnt. */
static const struct known {
    const char *name;
    ai_spec spec;
} known[] = {
    {"human", {.kind = AI_HUMAN}},
    {"random", {.kind = AI_RANDOM}},
    {"greedy", {.kind = AI_GREEDY}},
    {"level:easy", {PLAIN_SEARCH, .level = 1, .iterations = 40, .blur = 40}},
    {"level:normal", {PLAIN_SEARCH, .level = 2, .iterations = 150}},
    {"level:hard", {PLAIN_SEARCH, .level = 3, .iterations = 1000, .millis = 900}},
    {"level:jarl", {SEARCH, .level = 4, .iterations = 20000, .millis = 900}},
};

static const char expected[] =
    "human, random, greedy, mcts:ITERATIONS, mcts:MSms or level:easy|normal|hard|jarl";

static const char *digits(const char *s, uint32_t most, uint32_t *out)
{
    uint64_t x = 0;
    const char *start = s;
    for (; *s >= '0' && *s <= '9' && x <= most; s++)
        x = x * 10 + (uint64_t)(*s - '0');
    *out = (uint32_t)x;
    return s == start || x > most ? NULL : s;
}

#define KNOB(name, low, high)                             \
    {                                                     \
        "/" #name "=", offsetof(ai_spec, name), low, high \
    }

/* `/name=number`, the knobs of a search; the next one, or NULL. */
static const char *knob(const char *s, ai_spec *out)
{
    static const struct {
        const char *name;
        size_t at; /* in an ai_spec, a uint32_t */
        uint32_t low, high;
    } knobs[] = {
        KNOB(cut, 0, MH_PLAY_OUT), KNOB(explore, 0, 1000), KNOB(prior, 0, 1000),
        KNOB(settle, 0, 100),      KNOB(blur, 0, 1000),    KNOB(wide, 1, MH_MAX_LEGAL),
        KNOB(miss, 0, 99),         KNOB(net, 0, 9),        KNOB(threads, 1, AI_MAX_THREADS)};
    for (unsigned i = 0; i < MH_COUNT(knobs); i++) {
        size_t n = strlen(knobs[i].name);
        uint32_t x = 0;
        if (strncmp(knobs[i].name, s, n) != 0)
            continue;
        s = digits(s + n, knobs[i].high, &x);
        if (!s || x < knobs[i].low)
            return NULL;
        memcpy((unsigned char *)out + knobs[i].at, &x, sizeof x);
        return s;
    }
    return NULL;
}

static bool read_search(const char *s, ai_spec *out)
{
    uint32_t x = 0;
    *out = (ai_spec){SEARCH};
    s = digits(s, MOST_ITERATIONS, &x);
    if (!s || !x)
        return false;
    if (strncmp(s, "ms", 2) == 0) {
        out->millis = x;
        s += 2;
    } else {
        out->iterations = x;
    }
    while (s && *s)
        s = knob(s, out);
    return s && out->millis <= MOST_MILLIS;
}

mh_err ai_parse(const char *text, ai_spec *out, mh_error *error)
{
    for (size_t i = 0; i < MH_COUNT(known); i++)
        if (strcmp(known[i].name, text) == 0) {
            *out = known[i].spec;
            return MH_OK;
        }
    if (strncmp(text, "mcts:", 5) == 0 && read_search(text + 5, out))
        return MH_OK;
    mh_fail(error, MH_EPARSE, "bot '%.40s' is unknown; expected %s", text, expected);
    return MH_EPARSE;
}
