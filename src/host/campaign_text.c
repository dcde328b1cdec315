/* campaign_text.c - the text a campaign is kept in (docs/campaign.md). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "campaign_left.h"
#include "core/text.h"
#include "saga.h"

enum { MAX_HEAD = 4096, BLOCK_HEAD = 64, FIRST_BYTES = 1 << 18, MAX_TABLES = 1 << 16 };

static const char first_line[] = "meadhall campaign 2";
static const char older_line[] = "meadhall campaign 1"; /* without `tables` and `left` */
static const char *const part_word[] = {"part", "record"};
static const char tables_word[] = "tables", left_word[] = "left";

/* The line before so many bytes of another text. */
static void block_line(char line[BLOCK_HEAD], const char *word, unsigned number, size_t bytes)
{
    if (number)
        snprintf(line, BLOCK_HEAD, "%s %u %zu", word, number, bytes);
    else
        snprintf(line, BLOCK_HEAD, "%s %zu", word, bytes);
}

/* ---- writing -------------------------------------------------------------------- */

static int write_head(const host_campaign *c, char *text, size_t cap)
{
    char options[256];
    size_t n;
    mh_options_format(c->game, c->options, options, sizeof options);
    snprintf(text, cap, "%s\nid %s\nparent %s %u\ngame %s\nseats %d\noptions %s\n", first_line,
             c->id, *c->parent ? c->parent : "none", c->parent_at, c->game->id, c->seats,
             *options ? options : "-");
    for (int seat = 0; seat < c->seats; seat++) {
        n = strlen(text);
        snprintf(text + n, cap - n, "player %s %s\n", c->player[seat].bot, c->player[seat].name);
    }
    return (int)strlen(text);
}

static bool append(mh_text *out, const char *word, unsigned number, char *text, size_t bytes)
{
    char head[BLOCK_HEAD];
    if (text) {
        block_line(head, word, number, bytes);
        mh_put(out, head), mh_put(out, "\n");
        mh_put_n(out, text, bytes);
    }
    free(text);
    return text != NULL;
}

/* The saga of game i, and behind one that is over what it has left. */
bool campaign_put_part(mh_text *out, const host_campaign *c, unsigned i)
{
    const campaign_seal *seal = &c->seal[i];
    size_t bytes = seal->bytes;
    char *saga = seal->saga ? malloc(bytes) : host_saga_text(c->part[i], MH_CHANCE, &bytes);
    if (seal->saga && saga)
        memcpy(saga, seal->saga, bytes);
    if (!append(out, part_word[campaign_by_hand(c, i)], i + 1, saga, bytes))
        return false;
    if (!campaign_finished(c, i))
        return true;
    char *left = campaign_left_text(c, i, &bytes);
    return append(out, left_word, i + 1, left, bytes);
}

bool campaign_put_text(mh_text *out, const host_campaign *c)
{
    char head[MAX_HEAD];
    size_t bytes = 0;
    write_head(c, head, sizeof head);
    mh_put(out, head);
    char *catalogues = campaign_catalogues_text(c->game, &bytes);
    bool written = append(out, tables_word, 0, catalogues, bytes);
    for (unsigned i = 0; i < c->count && written; i++)
        written = campaign_put_part(out, c, i);
    return written;
}

char *campaign_text(const host_campaign *c, size_t *length)
{
    size_t cap = FIRST_BYTES;
    for (char *text = malloc(cap); text; text = malloc(cap)) {
        mh_text out = mh_text_open(text, cap);
        bool written = campaign_put_text(&out, c);
        *length = out.len;
        if (written && out.len < cap)
            return text;
        free(text);
        if (!written)
            return NULL;
        cap = out.len + 1;
    }
    return NULL;
}

/* ---- reading --------------------------------------------------------------------- */

typedef struct reader {
    const char *at, *end;
    unsigned line;
    bool cut; /* the text breaks off in the middle of a game */
    mh_error *e;
    char now[512];
} reader;

typedef struct block { /* another text inside this one */
    const char *text;
    size_t bytes;
    unsigned line; /* of its head */
} block;

static bool refuse(reader *r, const char *text)
{
    return mh_fail_at(r->e, MH_EPARSE, r->line, "%s", text);
}

static bool refuse_memory(const reader *r)
{
    return mh_fail_at(r->e, MH_ENOMEM, r->line, "out of memory");
}

static bool next_line(reader *r)
{
    const char *stop = memchr(r->at, '\n', (size_t)(r->end - r->at));
    size_t n = stop ? (size_t)(stop - r->at) : sizeof r->now;
    r->line++;
    if (n >= sizeof r->now || memchr(r->at, 0, n))
        return refuse(r, "expected a line of text");
    memcpy(r->now, r->at, n);
    r->now[n] = 0;
    r->at = stop + 1;
    return true;
}

/* What follows the word on the next line, or NULL. */
static const char *field(reader *r, const char *word)
{
    size_t n = strlen(word);
    if (!next_line(r))
        return NULL;
    if (strncmp(r->now, word, n) == 0 && r->now[n] == ' ')
        return r->now + n + 1;
    mh_fail_at(r->e, MH_EPARSE, r->line, "expected '%s ...'", word);
    return NULL;
}

static bool is_id(const char *s)
{
    return strlen(s) == CAMPAIGN_ID - 1 && strspn(s, "0123456789abcdef") == CAMPAIGN_ID - 1;
}

static bool read_ids(reader *r, host_campaign *c)
{
    const char *id = field(r, "id");
    if (!id)
        return false;
    if (!is_id(id))
        return refuse(r, "expected an id of 32 hexadecimal digits");
    snprintf(c->id, sizeof c->id, "%s", id);
    const char *parent = field(r, "parent");
    const char *at = parent ? strchr(parent, ' ') : NULL;
    if (!parent)
        return false;
    if (!at || strspn(at + 1, "0123456789") != strlen(at + 1) || strlen(at + 1) > 2)
        return refuse(r, "expected 'parent ID NUMBER'");
    c->parent_at = (unsigned)strtoul(at + 1, NULL, 10);
    snprintf(c->parent, sizeof c->parent, "%.*s", (int)(at - parent), parent);
    if (strcmp(c->parent, "none") == 0)
        c->parent[0] = 0;
    else if (!is_id(c->parent))
        return refuse(r, "expected the id of the parent");
    return true;
}

static bool read_table(reader *r, host_campaign *c)
{
    size_t at = 0;
    const char *text = field(r, "game");
    c->game = text ? mh_find(text) : NULL;
    if (!text)
        return false;
    if (!c->game || !c->game->series)
        return refuse(r, "expected a game that has a campaign");
    text = field(r, "seats");
    if (!text)
        return false;
    c->seats = text[0] - '0';
    if (text[1] || c->seats < c->game->min_seats || c->seats > c->game->max_seats)
        return refuse(r, "expected a number of seats of the game");
    text = field(r, "options");
    if (!text)
        return false;
    if (mh_options_parse(c->game, strcmp(text, "-") ? text : "", &c->options, &at))
        return refuse(r, "no such option or value");
    for (int seat = 0; seat < c->seats; seat++) {
        text = field(r, "player");
        const char *name = text ? strchr(text, ' ') : NULL;
        if (!text)
            return false;
        if (!name || name - text >= HOST_NAME || strlen(name + 1) >= HOST_NAME)
            return refuse(r, "expected 'player BOT NAME'");
        snprintf(c->player[seat].bot, HOST_NAME, "%.*s", (int)(name - text), text);
        snprintf(c->player[seat].name, HOST_NAME, "%s", name + 1);
    }
    return true;
}

/* Is that the word at which the text goes on? */
static bool goes_on_with(const reader *r, const char *word)
{
    size_t n = strlen(word);
    return (size_t)(r->end - r->at) > n && memcmp(r->at, word, n) == 0 && r->at[n] == ' ';
}

/* `WORD NUMBER BYTES` (without a number for 0), and so many bytes. */
static bool read_block(reader *r, const char *word, unsigned number, block *out)
{
    char want[BLOCK_HEAD];
    r->cut = !memchr(r->at, '\n', (size_t)(r->end - r->at));
    if (!next_line(r))
        return false;
    const char *last = strrchr(r->now, ' ');
    out->bytes = last ? strtoul(last, NULL, 10) : 0;
    out->line = r->line;
    block_line(want, word, number, out->bytes);
    if (strcmp(want, r->now) != 0) {
        snprintf(want, sizeof want, number ? "expected '%s %u BYTES'" : "expected '%s BYTES'", word,
                 number);
        return refuse(r, want);
    }
    r->cut = out->bytes > (size_t)(r->end - r->at);
    if (r->cut)
        return refuse(r, "expected bytes as many as the line says");
    out->text = r->at;
    for (size_t i = 0; i < out->bytes; i++)
        r->line += r->at[i] == '\n';
    r->at += out->bytes;
    return true;
}

static bool read_tables(reader *r, host_campaign *c)
{
    block rows;
    if (c->renewed) /* the older version */
        return true;
    if (!read_block(r, tables_word, 0, &rows)) {
        r->cut = false; /* no game stands before it */
        return false;
    }
    if (rows.bytes > MAX_TABLES)
        return refuse(r, "expected a line for each row of the tables");
    c->changed = campaign_changes(c->game, rows.text, rows.bytes);
    if (!c->changed)
        return refuse_memory(r);
    if (!*c->changed) {
        free(c->changed);
        c->changed = NULL;
    }
    c->renewed = c->changed != NULL;
    return true;
}

/* Errors of an inner text point into the whole one. */
static bool refuse_inner(reader *r, const block *b, mh_error inner)
{
    inner.line += b->line;
    *r->e = inner;
    return false;
}

/* A game that today's tables cannot play again: it is over, and what it left is told. */
static bool read_sealed(reader *r, host_campaign *c, const block *saga, const host_config *config)
{
    mh_error inner;
    block left;
    unsigned i = c->count, n = i + 1;
    const mh_series *series = c->game->series;
    bool hand = series->recorded && n <= series->count &&
                config->options == series->options(c->options, n, true);
    if (config->game != c->game || config->seats != c->seats ||
        (!hand && config->options != series->options(c->options, n, false)))
        return refuse(r, "the saga is not the next game of this campaign");
    if (!read_block(r, left_word, n, &left))
        return false;
    c->part[i] = campaign_left_parse(c, i, left.text, left.bytes, &inner);
    if (!c->part[i])
        return refuse_inner(r, &left, inner);
    c->seal[i] = (campaign_seal){malloc(saga->bytes + 1), saga->bytes, hand};
    c->count++;
    if (!c->seal[i].saga)
        return refuse_memory(r);
    memcpy(c->seal[i].saga, saga->text, saga->bytes);
    return true;
}

/* A game of other tables that cannot be played with these. */
static bool read_others(reader *r, host_campaign *c, const block *saga, mh_error inner)
{
    host_config config;
    if (inner.code == MH_ENOMEM || !saga_of_others(saga->text, saga->bytes, &config))
        return refuse_inner(r, saga, inner);
    c->renewed = true;
    if (goes_on_with(r, left_word))
        return read_sealed(r, c, saga, &config);
    host_close(host_saga_parse(saga->text, saga->bytes, true, &inner)); /* says which ones */
    r->cut = c->stale = r->at == r->end; /* the game that was being played */
    r->line = saga->line;
    return refuse_inner(r, saga, inner);
}

/* What the game has left stands behind it, as it is. */
static bool read_left(reader *r, const host_campaign *c)
{
    block left;
    size_t n = 0;
    if (!read_block(r, left_word, c->count, &left))
        return false;
    char *want = campaign_left_text(c, c->count - 1, &n);
    bool same = want && n == left.bytes && memcmp(want, left.text, n) == 0;
    free(want);
    if (!want)
        return refuse_memory(r);
    return same || refuse(r, "this is not what the game has left");
}

static bool read_part(reader *r, host_campaign *c, bool older)
{
    mh_error inner;
    block saga;
    bool by_hand = goes_on_with(r, part_word[1]);
    if (!read_block(r, part_word[by_hand], c->count + 1, &saga))
        return false;
    if (campaign_running(c))
        return refuse(r, "a game begins before the last one is over");
    if (c->count >= campaign_most(c))
        return refuse(r, "there are more games than the campaign has");
    host_session *s = saga_parse(saga.text, saga.bytes, true, true, &inner);
    if (!s) {
        if (!read_others(r, c, &saga, inner))
            return false;
    } else {
        bool fits = campaign_fits(c, c->count + 1, s, &inner);
        c->part[c->count++] = s;
        if (!fits)
            return refuse(r, inner.text);
    }
    if (campaign_by_hand(c, c->count - 1) != by_hand)
        return refuse(r, by_hand ? "the saga was played, not recorded by hand: expected 'part'"
                                 : "the saga was recorded by hand: expected 'record'");
    host_config config;
    c->renewed = c->renewed || saga_of_others(saga.text, saga.bytes, &config);
    return older || !s || campaign_running(c) || read_left(r, c);
}

bool campaign_parse(host_campaign *c, const char *text, size_t n, mh_error *e)
{
    reader r = {.at = text, .end = text + n, .e = e};
    *c = (host_campaign){.count = 0};
    *e = (mh_error){.code = MH_OK};
    bool read = next_line(&r);
    bool older = read && strcmp(r.now, older_line) == 0;
    c->renewed = older;
    read = read &&
           (older || !strcmp(r.now, first_line) || refuse(&r, "no campaign of this version")) &&
           read_ids(&r, c) && read_table(&r, c) && read_tables(&r, c);
    while (read && r.at < r.end)
        read = read_part(&r, c, older);
    if (r.cut) { /* DV-APP-10: the games before it are whole */
        c->cut = r.line;
        return true;
    }
    if (!read)
        campaign_close(c);
    return read;
}

bool campaign_take_parts(host_campaign *c, const char *text, size_t n, mh_error *e)
{
    reader r = {.at = text, .end = text + n, .e = e};
    *e = (mh_error){.code = MH_OK};
    while (r.at < r.end)
        if (!read_part(&r, c, false))
            return false;
    return true;
}
