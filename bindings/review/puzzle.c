/* puzzle.c - puzzles behind numbers and buffers, for a page's worker. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lab/review_puzzle.h"
#include "page.h"

enum { TELL = 8192 };

struct mh_puzzle {
    const mh_game *game;
    puzzle is;
    unsigned count;
    char *text;
};

static char reason[300];

const char *mh_puzzle_refused(void) { return reason; }

void mh_puzzle_drop(mh_puzzle *f)
{
    if (f)
        free(f->text);
    free(f);
}

/* The game that a file of puzzles names in its second line. */
static const mh_game *game_of(const char *text, uint32_t n)
{
    static const char word[] = "\ngame ";
    const char *line = memchr(text, '\n', n), *end = text + n;
    if (!line || (size_t)(end - line) < sizeof word || memcmp(line, word, sizeof word - 1) != 0)
        return NULL;
    const char *id = line + sizeof word - 1, *stop = memchr(id, '\n', (size_t)(end - id));
    for (unsigned i = 0; stop && i < mh_game_count; i++)
        if (strlen(mh_games[i]->id) == (size_t)(stop - id) &&
            memcmp(mh_games[i]->id, id, (size_t)(stop - id)) == 0)
            return mh_games[i];
    return NULL;
}

mh_puzzle *mh_puzzle_new(const char *file, uint32_t n, uint32_t number)
{
    mh_puzzle *f = calloc(1, sizeof *f);
    mh_error e = {.line = 0};
    if (!f) {
        snprintf(reason, sizeof reason, "out of memory");
        return NULL;
    }
    f->game = game_of(file, n);
    if (!f->game)
        snprintf(e.text, sizeof e.text, "these are the puzzles of no known game");
    else if (puzzle_read(f->game, file, n, number, &f->is, &f->count, &e))
        return f;
    snprintf(reason, sizeof reason, "%s", e.text);
    mh_puzzle_drop(f);
    return NULL;
}

uint32_t mh_puzzle_count(const mh_puzzle *f) { return f->count; }

int32_t mh_puzzle_seat(const mh_puzzle *f) { return f->is.seat; }

const char *mh_puzzle_text(const mh_puzzle *f) { return f->text; }

static int32_t say(mh_puzzle *f, char *text, size_t length)
{
    free(f->text);
    f->text = text;
    return text ? (int32_t)length : -1;
}

int32_t mh_puzzle_saga(mh_puzzle *f)
{
    size_t n = 0;
    host_session *s = puzzle_session(f->game, &f->is);
    char *text = s ? host_saga_text(s, MH_CHANCE, &n) : NULL;
    host_close(s);
    return say(f, text, n);
}

int32_t mh_puzzle_best(mh_puzzle *f)
{
    char *text = malloc(TELL);
    int n = text ? mh_format(f->game, f->is.best, text, TELL) : 0;
    return say(f, text, (size_t)n);
}

int32_t mh_puzzle_tell(mh_puzzle *f, int32_t lang)
{
    char *text = lang < 0 || lang >= MH_LANGS ? NULL : malloc(TELL);
    if (text)
        puzzle_tell(f->game, &f->is, &(mh_speech){.lang = (mh_lang)lang}, text, TELL);
    return say(f, text, text ? strlen(text) : 0);
}

int32_t mh_puzzle_why(mh_puzzle *f, int32_t lang, const char *answer, uint32_t n)
{
    char word[256];
    mh_action other = f->is.next;
    char *text = lang < 0 || lang >= MH_LANGS ? NULL : malloc(TELL);
    snprintf(word, sizeof word, "%.*s", (int)(n < sizeof word ? n : 0), answer);
    bool ok = text && (!n || !mh_parse(f->game, word, &other));
    if (ok && other.bits == f->is.best.bits)
        other = f->is.next;
    mh_room st;
    puzzle_lay_out(f->game, &f->is, &st);
    ok = ok && !mh_why(f->game, &st.st, f->is.seat, other) &&
         puzzle_because(f->game, &f->is, other, (mh_lang)lang, text, TELL);
    if (!ok) {
        free(text);
        text = NULL;
    }
    return say(f, text, text ? strlen(text) : 0);
}
