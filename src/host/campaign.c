/* campaign.c - series of games: opening the next, forking, the text they are kept in. */
#include "campaign.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_CARRY = 4096, MAX_HEAD = 4096, ID_BYTES = 16 };

static const char first_line[] = "meadhall campaign 1";

static void make_id(const uint8_t key[HOST_KEY], char id[CAMPAIGN_ID])
{
    host_fate f;
    host_fate_open(&f, key); /* the commitment tells nothing of the key */
    for (int i = 0; i < ID_BYTES; i++)
        snprintf(id + (size_t)2 * (size_t)i, 3, "%02x", f.commitment[i]);
}

void campaign_open(host_campaign *c, const host_config *is, const uint8_t key[HOST_KEY])
{
    *c = (host_campaign){.game = is->game, .options = is->options, .seats = is->seats};
    memcpy(c->player, is->player, sizeof c->player);
    make_id(key, c->id);
}

void campaign_close(host_campaign *c)
{
    for (unsigned i = 0; i < c->count; i++)
        host_close(c->part[i]);
    c->count = 0;
}

bool campaign_running(const host_campaign *c)
{
    return c->count && c->part[c->count - 1]->now->depth > 0;
}

bool campaign_over(const host_campaign *c)
{
    return c->count == c->game->series->count && !campaign_running(c);
}

/* ---- the next game ------------------------------------------------------------ */

static uint32_t carried(const host_campaign *c, unsigned part, mh_action *out)
{
    return part ? c->game->series->carry(c->part[part - 1]->now, out, MAX_CARRY) : 0;
}

host_session *campaign_next(host_campaign *c, const uint8_t key[HOST_KEY], char *why, size_t cap)
{
    static mh_action list[MAX_CARRY];
    if (campaign_running(c))
        return c->part[c->count - 1];
    if (campaign_over(c) || c->count == CAMPAIGN_MAX) {
        snprintf(why, cap, "the campaign is over");
        return NULL;
    }
    host_config is = {.game = c->game, .seats = c->seats};
    is.options = c->game->series->options(c->options, c->count + 1);
    memcpy(is.player, c->player, sizeof is.player);
    host_fate_open(&is.fate, key);
    host_session *s = host_open(&is, why, cap);
    uint32_t n = s ? carried(c, c->count, list) : 0;
    for (uint32_t i = 0; i < n; i++)
        if (n > MAX_CARRY || host_play(s, MH_CHANCE, list[i], NULL)) {
            snprintf(why, cap, "what the last game left cannot be laid out");
            host_close(s);
            return NULL;
        }
    if (s)
        c->part[c->count++] = s;
    return s;
}

bool campaign_fork(const host_campaign *c, unsigned at, const uint8_t key[HOST_KEY],
                   host_campaign *out)
{
    *out = *c;
    out->count = 0;
    memcpy(out->parent, c->id, sizeof out->parent);
    out->parent_at = at;
    make_id(key, out->id);
    while (out->count + 1 < at && out->count < c->count) {
        const host_session *s = c->part[out->count];
        host_session *copy = s->now->depth ? NULL : host_branch(s, s->plies);
        if (!copy) {
            campaign_close(out);
            return false;
        }
        out->part[out->count++] = copy;
    }
    return out->count + 1 == at;
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

bool campaign_write(const host_campaign *c, const char *path, host_error *e)
{
    char *saga[CAMPAIGN_MAX] = {NULL}, *text = NULL;
    size_t length[CAMPAIGN_MAX] = {0}, total = MAX_HEAD, at = 0;
    bool well = true;
    for (unsigned i = 0; i < c->count; i++) {
        saga[i] = host_saga_text(c->part[i], MH_CHANCE, &length[i]);
        well = well && saga[i];
        total += length[i] + 64;
    }
    text = well ? malloc(total) : NULL;
    if (text) {
        at = (size_t)write_head(c, text, MAX_HEAD);
        for (unsigned i = 0; i < c->count && saga[i]; i++) {
            at += (size_t)snprintf(text + at, 64, "part %u %zu\n", i + 1, length[i]);
            memcpy(text + at, saga[i], length[i]);
            at += length[i];
        }
        well = host_file_write(path, text, at, !campaign_over(c), e);
    } else
        well = false;
    for (unsigned i = 0; i < c->count; i++)
        free(saga[i]);
    free(text);
    return well;
}

/* ---- reading --------------------------------------------------------------------- */

typedef struct reader {
    const char *at, *end;
    unsigned line;
    host_error *e;
    char now[512];
} reader;

static bool refuse(reader *r, const char *text)
{
    r->e->line = r->line;
    snprintf(r->e->text, sizeof r->e->text, "%s", text);
    return false;
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
    snprintf(r->e->text, sizeof r->e->text, "expected '%s ...'", word);
    r->e->line = r->line;
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

/* The game must be the next of the series, and begin with what the last one has left. */
static bool belongs(reader *r, const host_campaign *c, const host_session *s)
{
    static mh_action list[MAX_CARRY];
    uint32_t n = carried(c, c->count, list);
    if (s->is.game != c->game || s->is.seats != c->seats ||
        s->is.options != c->game->series->options(c->options, c->count + 1))
        return refuse(r, "the saga is not the next game of this campaign");
    if (n > MAX_CARRY || n > s->plies)
        return refuse(r, "the saga does not begin with what the last game has left");
    for (uint32_t i = 0; i < n; i++)
        if (s->seats[i] != MH_CHANCE || s->actions[i].bits != list[i].bits)
            return refuse(r, "the saga does not begin with what the last game has left");
    return true;
}

static bool read_part(reader *r, host_campaign *c)
{
    host_error inner;
    char *end = NULL;
    const char *text = field(r, "part");
    if (!text)
        return false;
    unsigned long number = strtoul(text, &end, 10), bytes = strtoul(end, &end, 10);
    if (*end || number != c->count + 1 || number > c->game->series->count ||
        number > CAMPAIGN_MAX || bytes > (unsigned long)(r->end - r->at))
        return refuse(r, "expected 'part NUMBER BYTES', the next one and as long as that");
    if (campaign_running(c))
        return refuse(r, "a game begins before the last one is over");
    host_session *s = host_saga_parse(r->at, bytes, true, &inner);
    if (!s) {
        inner.line += r->line;
        *r->e = inner;
        return false;
    }
    if (!belongs(r, c, s)) {
        host_close(s);
        return false;
    }
    for (unsigned long i = 0; i < bytes; i++)
        r->line += r->at[i] == '\n';
    r->at += bytes;
    c->part[c->count++] = s;
    return true;
}

static bool parse(host_campaign *c, const char *text, size_t n, host_error *e)
{
    reader r = {.at = text, .end = text + n, .e = e};
    *c = (host_campaign){.count = 0};
    *e = (host_error){.line = 0};
    bool well = next_line(&r) &&
                (!strcmp(r.now, first_line) || refuse(&r, "no campaign of this version")) &&
                read_ids(&r, c) && read_table(&r, c);
    while (well && r.at < r.end)
        well = read_part(&r, c);
    if (!well)
        campaign_close(c);
    return well;
}

bool campaign_read(host_campaign *c, const char *path, host_error *e)
{
    size_t n = 0;
    char *text = host_file_read(path, &n, e);
    bool well = text && parse(c, text, n, e);
    free(text);
    return well;
}
