/* box_text.c - the text a book is kept in: a line a name, a line an answer (docs/campaign.md). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "box.h"

enum { MAX_LINE = BOX_NAME + 64, HEAD_LINES = 5 };

static const char first_line[] = "meadhall box 1";

bool box_is(const char *text, size_t n)
{
    static const char begins[] = "meadhall box ";
    return n >= sizeof begins - 1 && memcmp(text, begins, sizeof begins - 1) == 0;
}

/* ---- writing -------------------------------------------------------------------------------- */

char *box_text(const host_box *b, size_t *length)
{
    const mh_box *box = b->game->series->box;
    size_t cap = (size_t)MAX_LINE * HEAD_LINES + (size_t)b->facts * MAX_LINE / 8 + MAX_LINE;
    for (unsigned i = 0; i < MH_BOX_LISTS; i++)
        for (int32_t k = 0; k < b->names[i].count; k++)
            cap += strlen(b->names[i].text[k]) + 64;
    char *text = malloc(cap);
    size_t n = 0;
    if (!text)
        return NULL;
    n += (size_t)snprintf(text, cap, "%s\nid %s\nparent %s %u\ngame %s\nseats %d\n", first_line,
                          b->id, *b->parent ? b->parent : "none", b->parent_at, b->game->id,
                          b->seats);
    for (unsigned i = 0; i < MH_BOX_LISTS && i < box->lists->count; i++)
        for (int32_t k = 0; k < b->names[i].count; k++)
            n += (size_t)snprintf(text + n, cap - n, "name %.40s %s\n", box->lists->ids[i],
                                  b->names[i].text[k]);
    for (unsigned i = 0; i < b->facts; i++) {
        const box_fact *f = &b->fact[i];
        n +=
            (size_t)snprintf(text + n, cap - n, "answer %u %.40s %u %u %d\n", (unsigned)f->game,
                             box->asks->ids[f->ask], (unsigned)f->a, (unsigned)f->b, (int)f->value);
    }
    *length = n;
    return text;
}

/* ---- reading -------------------------------------------------------------------------------- */

typedef struct reader {
    const char *at, *end;
    unsigned line;
    mh_error *e;
    char now[MAX_LINE];
} reader;

static bool refuse(reader *r, const char *text)
{
    return mh_fail_at(r->e, MH_EPARSE, r->line, "%s", text);
}

/* False at the end, and where the text breaks off in the middle of a line. */
static bool next_line(reader *r)
{
    const char *stop = memchr(r->at, '\n', (size_t)(r->end - r->at));
    size_t n = stop ? (size_t)(stop - r->at) : 0;
    r->line++;
    if (!stop || n >= sizeof r->now || memchr(r->at, 0, n))
        return refuse(r, stop ? "expected a line of text" : "the text breaks off here");
    memcpy(r->now, r->at, n);
    r->now[n] = 0;
    r->at = stop + 1;
    return true;
}

static bool is_id(const char *text)
{
    return strlen(text) == CAMPAIGN_ID - 1 && strspn(text, "0123456789abcdef") == CAMPAIGN_ID - 1;
}

/* The next word of a line into `out`, "" where none is left; what follows it. scanf would be half a
 * library more in the page. */
static const char *word_at(const char *at, char *out, size_t cap)
{
    size_t n = strcspn(at, " ");
    snprintf(out, cap, "%.*s", (int)(n < cap ? n : cap - 1), at);
    return at[n] ? at + n + 1 : at + n;
}

/* The same for a number of at most nine digits; one that is longer is found when what was read is
 * written again. NULL: none stands there. */
static const char *number_at(const char *at, int *out)
{
    char word[12];
    if (at && (*at == '-' || (*at >= '0' && *at <= '9'))) {
        at = word_at(at, word, sizeof word);
        *out = (int)strtol(word, NULL, 10);
        return at;
    }
    return NULL;
}

static bool read_head(reader *r, host_box *b)
{
    char id[64] = "", parent[64] = "", again[MAX_LINE];
    int at = 0;
    if (!next_line(r) || (strcmp(r->now, first_line) != 0 &&
                          !refuse(r, "no book of this version; expected 'meadhall box 1'")))
        return false;
    if (!next_line(r))
        return false;
    bool named = strncmp(r->now, "id ", 3) == 0;
    word_at(named ? r->now + 3 : "", id, sizeof id);
    if ((!is_id(id) || r->now[35]) && !refuse(r, "expected 'id' and 32 hexadecimal digits"))
        return false;
    if (!next_line(r))
        return false;
    bool known = strncmp(r->now, "parent ", 7) == 0;
    number_at(word_at(known ? r->now + 7 : "", parent, sizeof parent), &at);
    b->parent_at = (unsigned)at;
    snprintf(again, sizeof again, "parent %s %u", parent, b->parent_at);
    if (!known || strcmp(again, r->now) != 0 || (strcmp(parent, "none") != 0 && !is_id(parent)))
        return refuse(r, "expected 'parent' and an id or 'none', and a number");
    memcpy(b->id, id, sizeof b->id);
    snprintf(b->parent, sizeof b->parent, "%.32s", strcmp(parent, "none") == 0 ? "" : parent);
    return true;
}

static bool read_table(reader *r, host_box *b)
{
    if (!next_line(r))
        return false;
    for (unsigned i = 0; i < mh_game_count; i++)
        if (strncmp(r->now, "game ", 5) == 0 && strcmp(mh_games[i]->id, r->now + 5) == 0)
            b->game = mh_games[i];
    if (!b->game || !b->game->series || !b->game->series->box)
        return refuse(r, "expected 'game' and one with a companion for its box");
    if (!next_line(r))
        return false;
    b->seats = r->now[0] && strlen(r->now) == 7 ? r->now[6] - '0' : 0;
    if (strncmp(r->now, "seats ", 6) != 0 || b->seats < b->game->min_seats ||
        b->seats > b->game->max_seats)
        return refuse(r, "expected 'seats' and a number of the game's");
    return true;
}

/* The place of a word among the first of a kind; as many as there are where it is none. */
static unsigned place_of(const mh_kind *kind, unsigned most, const char *word)
{
    unsigned i = 0;
    while (i < kind->count && i < most && strcmp(kind->ids[i], word) != 0)
        i++;
    return i < kind->count ? i : most;
}

static bool read_name(reader *r, host_box *b)
{
    char word[64] = "", name[BOX_NAME];
    mh_error error;
    if (!*word_at(r->now + strlen("name "), word, sizeof word))
        return refuse(r, "expected 'name', a list and a name");
    unsigned list = place_of(b->game->series->box->lists, MH_BOX_LISTS, word);
    if (list == MH_BOX_LISTS)
        return refuse(r, "no such list of names");
    const char *said = r->now + strlen("name ") + strlen(word) + 1;
    if (!box_clean(said, name, &error) || strcmp(name, said) != 0 || !*name)
        return refuse(r, "expected a name of at most 200 letters");
    if (box_name(b, list, name) >= 0)
        return refuse(r, "the name stands twice");
    return box_add_name(b, list, name) || refuse(r, "too many names");
}

static bool read_answer(reader *r, host_box *b)
{
    char word[64] = "", again[MAX_LINE];
    int game = 0, x = 0, y = 0, value = 0;
    const mh_box *box = b->game->series->box;
    const char *at = strncmp(r->now, "answer ", 7) == 0 ? number_at(r->now + 7, &game) : NULL;
    at = at ? number_at(number_at(word_at(at, word, sizeof word), &x), &y) : NULL;
    if (!number_at(at, &value))
        return refuse(r, "expected 'name' or 'answer'");
    snprintf(again, sizeof again, "answer %d %s %d %d %d", game, word, x, y, value);
    unsigned ask = place_of(box->asks, UINT8_MAX, word);
    if (strcmp(again, r->now) != 0 || ask == UINT8_MAX || game < 0 || game > (int)box->games ||
        x < 0 || x > UINT8_MAX || y < 0 || y > UINT8_MAX || value > 999999999 || value < -99999999)
        return refuse(r, "expected 'answer', a scenario, a question, two numbers, and a value");
    return box_add_fact(b,
                        (box_fact){(uint8_t)ask, (uint8_t)game, (uint8_t)x, (uint8_t)y, value}) ||
           refuse(r, "too many answers");
}

bool box_parse(host_box *b, const char *text, size_t n, mh_error *e)
{
    reader r = {.at = text, .end = text + n, .e = e};
    *b = (host_box){.game = NULL};
    *e = (mh_error){.code = MH_OK};
    bool ok = read_head(&r, b) && read_table(&r, b);
    while (ok && r.at < r.end) {
        if (!memchr(r.at, '\n', (size_t)(r.end - r.at))) {
            b->cut = r.line + 1;
            break;
        }
        ok = next_line(&r) &&
             (strncmp(r.now, "name ", 5) == 0 && !b->facts ? read_name(&r, b) : read_answer(&r, b));
    }
    if (!ok)
        box_close(b);
    return ok;
}
