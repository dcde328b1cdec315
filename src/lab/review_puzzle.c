/* review_puzzle.c - the file of puzzles: a head with game, content and rules, then a log and its
 * proof each. Every line is checked when it is read. */
#include "review_puzzle.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void puzzle_write_head(FILE *f, const mh_game *g)
{
    fprintf(f, "meadhall puzzles 1\ngame %s\ncontent %08" PRIx32 "\nrules %u\n", g->id, g->content,
            (unsigned)g->rules_version);
}

static void put_action(FILE *f, const mh_game *g, const char *word, mh_action a)
{
    char text[256];
    mh_format(g, a, text, sizeof text);
    fprintf(f, "%s %s\n", word, text);
}

void puzzle_write(FILE *f, const mh_game *g, const puzzle *p)
{
    char options[512];
    mh_options_format(g, p->options, options, sizeof options);
    fprintf(f, "puzzle\nseats %d\noptions %s\nasked %d\n", p->seats, options, p->seat);
    put_action(f, g, "best", p->best);
    put_action(f, g, "next", p->next);
    put_action(f, g, "greedy", p->greedy);
    put_action(f, g, "weak", p->weak);
    fprintf(f, "proof %.4f %.4f %.4f %.2f %u\nlog %u\n", p->gap, p->gap_error, p->chance, p->points,
            p->tries, p->plies);
    for (uint32_t i = 0; i < p->plies; i++) {
        char text[256];
        mh_format(g, p->action[i], text, sizeof text);
        fprintf(f, "%u %s\n", p->who[i], text);
    }
}

typedef struct reader {
    const mh_game *game;
    const char *at, *end;
    unsigned line;
    char text[600];
    mh_error *e;
} reader;

static bool wrong(reader *r, const char *what)
{
    return mh_fail_at(r->e, MH_EPARSE, r->line, "the puzzles of %s, line %u: %s", r->game->id,
                      r->line, what);
}

static bool next_line(reader *r)
{
    const char *stop = r->at < r->end ? memchr(r->at, '\n', (size_t)(r->end - r->at)) : NULL;
    r->line++;
    if (!stop || (size_t)(stop - r->at) >= sizeof r->text)
        return false;
    memcpy(r->text, r->at, (size_t)(stop - r->at));
    r->text[stop - r->at] = 0;
    r->at = stop + 1;
    return true;
}

/* The rest of a line that must begin with this word; NULL with a reason. */
static const char *after(reader *r, const char *word)
{
    size_t n = strlen(word);
    char what[64];
    if (next_line(r) && strncmp(r->text, word, n) == 0 && (r->text[n] == ' ' || !r->text[n]))
        return r->text + n + (r->text[n] == ' ');
    snprintf(what, sizeof what, "expected '%s'", word);
    wrong(r, what);
    return NULL;
}

static bool read_head(reader *r)
{
    const mh_game *g = r->game;
    char want[32];
    const char *is = after(r, "meadhall");
    if (!is || strcmp(is, "puzzles 1") != 0)
        return is ? wrong(r, "expected 'meadhall puzzles 1'") : false;
    is = after(r, "game");
    if (!is || strcmp(is, g->id) != 0)
        return is ? wrong(r, "they are of another game") : false;
    snprintf(want, sizeof want, "%08" PRIx32, g->content);
    is = after(r, "content");
    if (is && strcmp(is, want) != 0)
        return mh_fail(r->e, MH_EILLEGAL,
                       "the puzzles of %s are proved for content %.8s, and this is %s; with other "
                       "content another answer may be best",
                       g->id, is, want);
    const char *rules = is ? after(r, "rules") : NULL;
    if (rules && strtoul(rules, NULL, 10) != g->rules_version)
        return mh_fail(r->e, MH_EILLEGAL,
                       "the puzzles of %s are proved for rules %.8s, and these are %u", g->id,
                       rules, (unsigned)g->rules_version);
    return rules != NULL;
}

static bool read_action(reader *r, const char *word, mh_action *out)
{
    const char *text = after(r, word);
    if (!text)
        return false;
    return !mh_parse(r->game, text, out) || wrong(r, "no answer of this game");
}

static bool read_log(reader *r, puzzle *p, mh_state *st)
{
    for (uint32_t i = 0; i < p->plies; i++) {
        if (!next_line(r) || r->text[0] < '0' || r->text[0] > '7' || r->text[1] != ' ' ||
            mh_parse(r->game, r->text + 2, &p->action[i]))
            return wrong(r, "expected a seat and its answer");
        p->who[i] = (uint8_t)(r->text[0] - '0');
        if (mh_play(r->game, st, p->who[i], p->action[i], NULL))
            return wrong(r, "illegal");
    }
    return true;
}

static bool is_open(const mh_game *g, const mh_state *st, int seat, mh_action a)
{
    return mh_well_formed(g, a) && !mh_why(g, st, seat, a);
}

/* Four figures and a count, with blanks between them. */
static bool read_proof(const char *text, puzzle *p)
{
    double *figure[] = {&p->gap, &p->gap_error, &p->chance, &p->points};
    char *end;
    for (unsigned i = 0; i < MH_COUNT(figure); i++, text = end) {
        *figure[i] = strtod(text, &end);
        if (end == text)
            return false;
    }
    p->tries = (uint32_t)strtoul(text, &end, 10);
    return end != text;
}

static bool read_one(reader *r, puzzle *p)
{
    const mh_game *g = r->game;
    static _Thread_local mh_room room;
    const char *text;
    size_t at = 0;
    *p = (puzzle){.seats = 0};
    if (!after(r, "puzzle") || !(text = after(r, "seats")))
        return false;
    p->seats = (int)strtol(text, NULL, 10);
    if (!(text = after(r, "options")) || mh_options_parse(g, text, &p->options, &at))
        return text ? wrong(r, "no options of this game") : false;
    if (!(text = after(r, "asked")))
        return false;
    p->seat = (int)strtol(text, NULL, 10);
    if (!read_action(r, "best", &p->best) || !read_action(r, "next", &p->next) ||
        !read_action(r, "greedy", &p->greedy) || !read_action(r, "weak", &p->weak))
        return false;
    if (!(text = after(r, "proof")) || !read_proof(text, p))
        return text ? wrong(r, "expected five figures") : false;
    if (!(text = after(r, "log")) || (p->plies = (uint32_t)strtoul(text, NULL, 10)) == 0 ||
        p->plies > PUZZLE_MOST_PLIES)
        return text ? wrong(r, "expected how many plies") : false;
    if (p->seats < g->min_seats || p->seats > g->max_seats || p->seat >= p->seats ||
        mh_setup(g, &room.st, p->options, p->seats))
        return wrong(r, "it cannot be played so");
    if (!read_log(r, p, &room.st))
        return false;
    if (!mh_asked(&room.st, p->seat) || !is_open(g, &room.st, p->seat, p->best) ||
        !is_open(g, &room.st, p->seat, p->next))
        return wrong(r, "nobody is asked that");
    return true;
}

bool puzzle_read(const mh_game *g, const char *text, size_t size, unsigned n, puzzle *out,
                 unsigned *count, mh_error *e)
{
    reader r = {.game = g, .at = text, .end = text + size, .e = e};
    static const char begin[] = "puzzle\n";
    *count = 0;
    for (const char *s = text; s + sizeof begin - 1 <= r.end; s++)
        *count += (s == text || s[-1] == '\n') && memcmp(s, begin, sizeof begin - 1) == 0;
    if (!read_head(&r))
        return false;
    if (!n || n > *count)
        return mh_fail(e, MH_ERANGE, "%s has %u puzzles; expected a number from 1 to %u", g->id,
                       *count, *count);
    for (unsigned i = 1; i <= n; i++)
        if (!read_one(&r, out))
            return false;
    return true;
}

void puzzle_lay_out(const mh_game *g, const puzzle *p, mh_room *out)
{
    mh_setup(g, &out->st, p->options, p->seats);
    for (uint32_t i = 0; i < p->plies; i++)
        mh_apply(g, &out->st, p->who[i], p->action[i], NULL);
}
