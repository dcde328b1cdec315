/* saga.c - a saga as a table's head and first row: how games that are not rows become tables. The
 * form is that of a branch (src/hall/branch.c): all that was played stands in the first row. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/sha256.h"
#include "kept.h"
#include "meadhall/host.h"

typedef struct taking {
    host_session *s;
    hall_head head;
    hall_row row;
    uint32_t ply;
    struct {
        const char *player, *name, *bot; /* bot: who plays for a person, or "" */
    } seat[MH_MAX_SEATS];
} taking;

/* Cuts off what stands before `end`; "" behind the last. */
static char *cut(char **rest, char end)
{
    char *word = *rest, *at = strchr(word, end);
    *rest = at ? at + 1 : word + strlen(word);
    if (at)
        *at = 0;
    return word;
}

/* The lines that say how; false where a chair lacks. */
static bool read_how(char *how, taking *t)
{
    hall_head *h = &t->head;
    size_t n = 0;
    snprintf(h->id, sizeof h->id, "%s", cut(&how, '\n'));
    snprintf(h->creator, sizeof h->creator, "%s", cut(&how, '\n'));
    long ply = strtol(cut(&how, '\n'), NULL, 10);
    t->ply = ply < 0 || ply > (long)t->s->known ? t->s->known : (uint32_t)ply;
    for (int i = 0; i < t->s->config.seats; i++) {
        char *line = cut(&how, '\n'), *chair = cut(&line, '\t');
        t->seat[i].player = cut(&line, '\t');
        t->seat[i].name = cut(&line, '\t');
        t->seat[i].bot = line;
        if (!*chair)
            return false;
        n += (size_t)snprintf(h->chairs + n, sizeof h->chairs - n, "%s%s", i ? "," : "", chair);
        if (n >= sizeof h->chairs)
            return false;
    }
    return true;
}

/* Up to the ply, and on until somebody is asked. False: no memory. */
static bool play_on(const mh_hall *f, taking *t)
{
    host_session *s = host_branch(t->s, t->ply);
    if (!s)
        return false;
    host_close(t->s);
    t->s = s;
    if (!s->config.fate.known)
        host_fate_open(&s->config.fate, f->now.luck);
    while (mh_asked(s->now, MH_CHANCE))
        if (host_chance(s, NULL))
            return false;
    t->ply = s->plies;
    return true;
}

static void fill_head(const mh_hall *f, taking *t)
{
    const host_config *config = &t->s->config;
    hall_head *h = &t->head;
    snprintf(h->game, sizeof h->game, "%s", config->game->id);
    mh_options_format(config->game, config->options, h->options, sizeof h->options);
    memcpy(h->fate, config->fate.key, sizeof h->fate);
    h->rules = config->game->rules_version;
    h->content = config->game->content;
    h->created = f->now.ms;
    h->undo = true;
}

static void put_mix(mh_text *out, const host_fate *fate, int seat)
{
    char hex[2 * HOST_KEY + 1];
    for (size_t i = 0; i < HOST_KEY; i++)
        snprintf(hex + 2 * i, 3, "%02x", fate->entropy[seat][i]);
    mh_put(out, "mix ");
    mh_put_int(out, seat);
    mh_put(out, " ");
    mh_put(out, hex);
    mh_put(out, "\n");
}

static void put_line(mh_text *out, const char *word, int seat, const char *a, const char *b)
{
    mh_put(out, word);
    mh_put(out, " ");
    mh_put_int(out, seat);
    if (*a) {
        mh_put(out, " ");
        mh_put(out, a);
    }
    if (b) {
        mh_put(out, " ");
        mh_put(out, b);
    }
    mh_put(out, "\n");
}

static void put_body(mh_text *out, const taking *t)
{
    const host_session *s = t->s;
    mh_put(out, "made 0\n");
    for (int i = 0; i < s->config.seats; i++) {
        if (*t->seat[i].player)
            put_line(out, "sit", i, t->seat[i].player, t->seat[i].name);
        if (*t->seat[i].bot)
            put_line(out, "bot", i, t->seat[i].bot, NULL);
    }
    for (int i = 0; i < s->config.seats; i++)
        if (s->config.fate.mixed_in >> i & 1)
            put_mix(out, &s->config.fate, i);
    mh_put(out, "start 0\n");
    for (uint32_t i = 0; i < t->ply; i++) {
        char action[256];
        mh_format(s->config.game, s->actions[i], action, sizeof action);
        put_line(out, "play", s->seats[i], action, NULL);
    }
}

/* To be freed; NULL: no memory. */
static char *body_of(const taking *t)
{
    char *body = NULL;
    for (size_t cap = 1 << 16;; cap *= 2) {
        char *more = realloc(body, cap);
        if (!more) {
            free(body);
            return NULL;
        }
        body = more;
        mh_text out = mh_text_open(body, cap);
        put_body(&out, t);
        if (out.len < cap)
            return body;
    }
}

static void fill_row(const mh_hall *f, taking *t, const char *body)
{
    host_room then;
    uint8_t digest[MH_SHA256];
    mh_sha256 sum;
    host_seek(t->s, t->ply, &then);
    mh_sha256_open(&sum);
    mh_sha256_add(&sum, f->now.luck, sizeof f->now.luck);
    mh_sha256_add(&sum, "mark", 4);
    mh_sha256_close(&sum, digest);
    memcpy(&t->row.mark, digest, sizeof t->row.mark);
    t->row.mark = t->row.mark >> 1 | 1;
    t->row.at = f->now.ms;
    t->row.hash = mh_hash(&then.st, t->s->config.game->state_size);
    t->row.turn = then.st.depth ? mh_top(&then.st)->waiting : 0;
    t->row.status = then.st.depth ? HALL_PLAYING : HALL_OVER;
    t->row.body = body;
    t->row.length = strlen(body);
}

static void put_taking(mh_text *out, const void *about)
{
    const taking *t = about;
    mh_put(out, "{\"want\":\"append\"");
    kept_put_string(out, "table", t->head.id);
    kept_put_number(out, "seq", 0);
    kept_put_append(out, &t->row, &t->head);
    mh_put(out, "}");
}

static void put_error(mh_text *out, const void *about)
{
    const mh_error *e = about;
    mh_put(out, "{\"line\":");
    mh_put_int(out, e->line);
    kept_put_string(out, "rule", e->rule);
    kept_put_string(out, "text", e->text);
    mh_put(out, "}");
}

int32_t mh_hall_take_saga(mh_hall *f, const char *saga, uint32_t n, const char *how, uint32_t m)
{
    mh_error e = {.text = "no memory"};
    char *words = malloc((size_t)m + 1), *body = NULL;
    taking t = {.s = words ? host_saga_parse(saga, n, false, &e) : NULL};
    if (t.s) {
        memcpy(words, how, m);
        words[m] = 0;
        body = read_how(words, &t) && play_on(f, &t) ? body_of(&t) : NULL;
    }
    if (body) {
        fill_head(f, &t);
        fill_row(f, &t, body);
    }
    int32_t said = body ? hall_page_say(f, put_taking, &t) : -1;
    if (said < 0)
        hall_page_say(f, put_error, &e);
    host_close(t.s);
    free(body);
    free(words);
    return said;
}
