/* ffi_sheet.c - score sheets for real tables. */
#include <stdio.h>
#include <string.h>

#include "host/sheet.h"
#include "json.h"
#include "tables.h"

static void put_sheet(mh_text *out, const void *about) { sheet_present(out, about); }

int32_t mh_ffi_sheet(const char *game, uint32_t n)
{
    char id[32];
    const mh_game *g = word_of(game, n, id, sizeof id) ? mh_find(id) : NULL;
    if (!g || !g->sheet)
        return refuse("there is no such game, or it has no score sheet");
    return out_write(put_sheet, g);
}

static void put_score(mh_text *out, const void *about) { sheet_present_score(out, about); }

int32_t mh_ffi_sheet_score(const char *game, uint32_t n, const char *options, uint32_t o,
                           int32_t seats, const char *lines, uint32_t m)
{
    static host_sheet h; /* too large for the stack of a worker */
    char id[32], words[512];
    uint64_t said = 0;
    size_t at = 0;
    host_error e = {0};
    const mh_game *g = word_of(game, n, id, sizeof id) ? mh_find(id) : NULL;
    if (!g || !word_of(options, o, words, sizeof words) || mh_options_parse(g, words, &said, &at))
        return refuse("there is no such game or option");
    if (!sheet_open(&h, g, said, seats, e.text, sizeof e.text) || !sheet_read(&h, lines, m, &e))
        return refuse_at(&e);
    e.line = 0;
    return sheet_score(&h, e.text, sizeof e.text) ? out_write(put_score, &h) : refuse_at(&e);
}
