/* ffi_sheet.c - score sheets for real tables. */
#include <stdlib.h>
#include <string.h>

#include "handle.h"
#include "host/sheet.h"

static void put_sheet(mh_text *out, const void *about) { sheet_present(out, about); }

int32_t mh_ffi_sheet(mh_ffi *f, const char *game, uint32_t n)
{
    char id[32];
    const mh_game *g = ffi_word(game, n, id, sizeof id) ? mh_find(id) : NULL;
    if (!g || !g->sheet)
        return ffi_refuse(f, "there is no such game, or it has no score sheet");
    return ffi_write(f, put_sheet, g);
}

static void put_score(mh_text *out, const void *about) { sheet_present_score(out, about); }

int32_t mh_ffi_sheet_score(mh_ffi *f, const char *game, uint32_t n, const char *options, uint32_t o,
                           int32_t seats, const char *lines, uint32_t m)
{
    char id[32], words[512];
    uint64_t said = 0;
    size_t at = 0;
    mh_error e = {0};
    const mh_game *g = ffi_word(game, n, id, sizeof id) ? mh_find(id) : NULL;
    if (!g || !ffi_word(options, o, words, sizeof words) || mh_options_parse(g, words, &said, &at))
        return ffi_refuse(f, "there is no such game or option");
    host_sheet *h = malloc(sizeof *h); /* too large for the stack of a worker */
    if (!h)
        return ffi_refuse(f, "out of memory");
    bool ok =
        sheet_open(h, g, said, seats, &e) && sheet_read(h, lines, m, &e) && sheet_score(h, &e);
    int32_t length = ok ? ffi_write(f, put_score, h) : ffi_refuse_at(f, &e);
    free(h);
    return length;
}
