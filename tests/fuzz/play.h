/* play.h - a game that bytes play: seats, options, then an answer a byte (two where there are
 * more than 256), chance included. After each ply the invariants hold; every answer taken is
 * legal, spelled and understood again. */
#ifndef MH_TESTS_FUZZ_PLAY_H
#define MH_TESTS_FUZZ_PLAY_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "meadhall/game.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

typedef struct fuzz_bytes {
    const uint8_t *at, *end;
} fuzz_bytes;

static unsigned fuzz_byte(fuzz_bytes *b) { return b->at < b->end ? *b->at++ : 0; }

static uint64_t fuzz_options(const mh_game *g, fuzz_bytes *b)
{
    uint64_t options = 0;
    for (unsigned i = 0; i < g->option_count; i++) {
        const mh_option *o = &g->options[i];
        unsigned value = fuzz_byte(b); /* 0: as if nobody says */
        value = value ? (value - 1) % o->values->count : o->fallback;
        options |= (uint64_t)value << o->shift;
    }
    return options;
}

static void fuzz_fail(const mh_game *g, const mh_state *st, const char *what, const char *which)
{
    fprintf(stderr, "%s, ply %u: %s %s\n", g->id, st->ply, what, which);
    abort();
}

static void fuzz_ply(const mh_game *g, mh_state *st, fuzz_bytes *b)
{
    static mh_action list[MH_MAX_LEGAL];
    char text[256];
    mh_action again;
    int seat = mh_turn(st);
    uint32_t n = mh_legal(g, st, seat, list);
    if (!n)
        fuzz_fail(g, st, "nothing is legal", "");
    unsigned pick = fuzz_byte(b);
    if (n > 256)
        pick = pick << 8 | fuzz_byte(b);
    mh_action a = list[pick % n];
    mh_format(g, a, text, sizeof text);
    if (mh_parse(g, text, &again) != MH_OK || again.bits != a.bits)
        fuzz_fail(g, st, "is not understood:", text);
    if (mh_play(g, st, seat, a, NULL) != MH_OK)
        fuzz_fail(g, st, "is listed and refused:", text);
    if (g->check(st))
        fuzz_fail(g, st, "breaks", g->check(st));
}

static int fuzz_play(const char *id, const uint8_t *data, size_t n)
{
    static mh_room room;
    const mh_game *g = mh_find(id);
    fuzz_bytes b = {data, data + n};
    int seats = g->min_seats + (int)(fuzz_byte(&b) % (g->max_seats - g->min_seats + 1u));
    if (mh_setup(g, &room.st, fuzz_options(g, &b), seats))
        return 0; /* a combination that is refused */
    while (room.st.depth && b.at < b.end)
        fuzz_ply(g, &room.st, &b);
    return 0;
}

#endif
