/* campaign_text.c - the text a campaign is kept in (docs/campaign.md). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "campaign.h"

enum { MAX_HEAD = 4096, PART_HEAD = 64 };

static const char first_line[] = "meadhall campaign 1";
static const char *const part_word[] = {"part", "record"};

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

char *campaign_text(const host_campaign *c, size_t *length)
{
    char *saga[CAMPAIGN_MAX] = {NULL}, *text = NULL;
    size_t bytes[CAMPAIGN_MAX] = {0}, total = MAX_HEAD;
    bool well = true;
    for (unsigned i = 0; i < c->count; i++) {
        saga[i] = host_saga_text(c->part[i], MH_CHANCE, &bytes[i]);
        well = well && saga[i];
        total += bytes[i] + PART_HEAD;
    }
    text = well ? malloc(total) : NULL;
    *length = text ? (size_t)write_head(c, text, MAX_HEAD) : 0;
    for (unsigned i = 0; i < c->count; i++) {
        if (text && saga[i]) {
            *length += (size_t)snprintf(text + *length, PART_HEAD, "%s %u %zu\n",
                                        part_word[campaign_by_hand(c, i)], i + 1, bytes[i]);
            memcpy(text + *length, saga[i], bytes[i]);
            *length += bytes[i];
        }
        free(saga[i]);
    }
    return text;
}

/* ---- reading --------------------------------------------------------------------- */

typedef struct reader {
    const char *at, *end;
    unsigned line;
    bool cut; /* the text breaks off in the middle of a game */
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

/* `part` or `record`, the number and the bytes of the next game. */
static bool read_part_line(reader *r, const host_campaign *c, bool *by_hand, unsigned long *bytes)
{
    r->cut = !memchr(r->at, '\n', (size_t)(r->end - r->at));
    if (!next_line(r))
        return false;
    *by_hand = strncmp(r->now, part_word[1], strlen(part_word[1])) == 0;
    size_t n = strlen(part_word[*by_hand]);
    char *end = NULL;
    if (strncmp(r->now, part_word[*by_hand], n) != 0 || r->now[n] != ' ')
        return refuse(r, "expected 'part NUMBER BYTES' or 'record NUMBER BYTES'");
    unsigned long number = strtoul(r->now + n, &end, 10);
    *bytes = strtoul(end, &end, 10);
    r->cut = !*end && number == c->count + 1 && *bytes > (unsigned long)(r->end - r->at);
    if (*end || number != c->count + 1 || r->cut)
        return refuse(r, "expected the next number, and bytes as many as there are");
    if (campaign_running(c))
        return refuse(r, "a game begins before the last one is over");
    return number <= campaign_most(c) || refuse(r, "there are more games than the campaign has");
}

static bool read_part(reader *r, host_campaign *c)
{
    host_error inner;
    bool by_hand = false;
    unsigned long bytes = 0;
    if (!read_part_line(r, c, &by_hand, &bytes))
        return false;
    host_session *s = host_saga_parse(r->at, bytes, true, &inner);
    if (!s) {
        inner.line += r->line;
        *r->e = inner;
        return false;
    }
    const char *no = campaign_why_not(c, c->count + 1, s);
    if (no) {
        host_close(s);
        return refuse(r, no);
    }
    c->part[c->count++] = s;
    if (campaign_by_hand(c, c->count - 1) != by_hand)
        return refuse(r, by_hand ? "the saga was played, not recorded by hand: expected 'part'"
                                 : "the saga was recorded by hand: expected 'record'");
    for (unsigned long i = 0; i < bytes; i++)
        r->line += r->at[i] == '\n';
    r->at += bytes;
    return true;
}

bool campaign_parse(host_campaign *c, const char *text, size_t n, host_error *e)
{
    reader r = {.at = text, .end = text + n, .e = e};
    *c = (host_campaign){.count = 0};
    *e = (host_error){.line = 0};
    bool well = next_line(&r) &&
                (!strcmp(r.now, first_line) || refuse(&r, "no campaign of this version")) &&
                read_ids(&r, c) && read_table(&r, c);
    while (well && r.at < r.end)
        well = read_part(&r, c);
    if (r.cut) { /* DV-APP-10: the games before it are whole */
        c->cut = r.line;
        return true;
    }
    if (!well)
        campaign_close(c);
    return well;
}
