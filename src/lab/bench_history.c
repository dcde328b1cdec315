/* bench_history.c - figures that are kept: a line a game and run, instructions from callgrind. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"

enum { LINE = 512 };

/* The last cell of the game's line. */
uint64_t bench_count_of(const char *path, const char *game)
{
    char line[LINE];
    uint64_t count = 0;
    size_t n = strlen(game);
    FILE *f = path ? fopen(path, "r") : NULL;
    while (f && fgets(line, sizeof line, f)) {
        char *last = strrchr(line, '\t');
        if (!last || strncmp(line, game, n) != 0 || line[n] != '\t')
            continue;
        last[strcspn(last, "\r\n")] = 0;
        char *end = last;
        unsigned long long read = strtoull(last + 1, &end, 10);
        count = *end || read > UINT32_MAX ? 0 : read;
    }
    if (f)
        fclose(f);
    return count;
}

static bool has_no_break(const char *text) { return text && !text[strcspn(text, "\t\r\n")]; }

static mh_err cannot_write(const char *path, mh_err err, mh_error *e)
{
    mh_fail(e, err, "cannot write %.180s: %s", path, strerror(errno));
    return err;
}

mh_err bench_keep(const bench_record *r, const mh_game *g, const bench_figures *f, mh_error *e)
{
    if (!r->history)
        return MH_OK;
    if (!has_no_break(r->commit) || !has_no_break(r->machine)) {
        mh_fail(e, MH_EPARSE, "expected --commit and --machine, a line each, to --history");
        return MH_EPARSE;
    }
    FILE *out = fopen(r->history, "a");
    if (!out)
        return cannot_write(r->history, MH_EILLEGAL, e);
    if (ftell(out) == 0)
        fputs("commit\tmachine\tgame\tseats\tdecisions_per_s\tgames_per_s\tplies_per_s\t"
              "copies_per_s\tmcts_iterations_per_s\tinstructions_per_decision\n",
              out);
    fprintf(out, "%s\t%s\t%s\t%d\t%.0f\t%.1f\t%.0f\t%.0f\t%.0f\t", r->commit, r->machine, g->id,
            f->seats, f->decisions, f->games, f->plies, f->copies, f->iterations);
    if (f->instructions)
        fprintf(out, "%llu", (unsigned long long)f->instructions);
    fputc('\n', out);
    bool ok = !ferror(out);
    if (fclose(out) != 0 || !ok)
        return cannot_write(r->history, MH_ERANGE, e);
    return MH_OK;
}
