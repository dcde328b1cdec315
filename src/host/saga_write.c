/* saga_write.c - a session as the text of a saga, whole or stripped for one viewer. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "saga.h"

enum { FIRST_GUESS = 4096, PLY_GUESS = 48 }; /* bytes; a saga that is longer is written twice */

typedef struct pen {
    mh_text *out;
    saga_chain chain;
} pen;

static void put(pen *p, const char *s, size_t n) { mh_put_n(p->out, s, n); }

/* A line that the chain covers and that carries no check of its own. */
__attribute__((format(printf, 2, 3))) static void line(pen *p, const char *format, ...)
{
    char buf[SAGA_LINE];
    va_list args;
    va_start(args, format);
    /* NOLINTNEXTLINE(clang-analyzer-valist.Uninitialized): clang 14 overlooks va_start */
    int n = vsnprintf(buf, sizeof buf, format, args);
    va_end(args);
    assert(n > 0 && n < (int)sizeof buf);
    saga_add_line(&p->chain, buf, (size_t)n);
    put(p, buf, (size_t)n);
    put(p, "\n", 1);
}

/* A line that ends in the check over all lines so far, and over the state where given. */
static void checked_line(pen *p, const char *text, const mh_game *g, const mh_state *st)
{
    char check[16];
    saga_add_line(&p->chain, text, strlen(text));
    if (st)
        saga_add_state(&p->chain, g, st);
    int n = snprintf(check, sizeof check, "\t%08x\n", (unsigned)saga_check(&p->chain));
    put(p, text, strlen(text));
    put(p, check, (size_t)n);
}

static void saga_hex(const uint8_t *bytes, size_t n, char *out)
{
    static const char digits[] = "0123456789abcdef";
    for (size_t i = 0; i < n; i++) {
        *out++ = digits[bytes[i] >> 4];
        *out++ = digits[bytes[i] & 15];
    }
    *out = 0;
}

int saga_options_line(const host_config *config, char *buf, size_t cap)
{
    char list[SAGA_LINE - 16];
    int n = mh_options_format(config->game, config->options, list, sizeof list);
    return snprintf(buf, cap, "options %s", n ? list : "-");
}

int saga_seat_line(const host_player *p, int seat, char *buf, size_t cap)
{
    return snprintf(buf, cap, "seat %d %s %s", seat, p->bot[0] ? p->bot : "human",
                    p->name[0] ? p->name : "-");
}

int saga_rank_line(const mh_game *g, const mh_state *st, int seat, char *buf, size_t cap)
{
    uint8_t rank[MH_MAX_SEATS] = {0};
    g->rank(st, rank);
    return snprintf(buf, cap, "rank %d %d %ld", seat, rank[seat], (long)mh_total(g, st, seat));
}

int saga_points_line(const mh_game *g, const mh_state *st, int seat, unsigned category, char *buf,
                     size_t cap)
{
    int32_t points[MH_MAX_LINES] = {0};
    char word[64];
    g->score(st, seat, points);
    mh_format_value(g->categories, category, word, sizeof word);
    return snprintf(buf, cap, "score %d %s %ld", seat, word, (long)points[category]);
}

static void put_head(pen *p, const host_session *s, int viewer)
{
    const host_config *config = &s->config;
    char buf[SAGA_LINE];
    line(p, "meadhall saga %d", HOST_SAGA_VERSION);
    line(p, "game %s", config->game->id);
    line(p, "rules %u", config->game->rules_version);
    line(p, "content %08x", (unsigned)config->game->content);
    saga_options_line(config, buf, sizeof buf);
    line(p, "%s", buf);
    line(p, "seats %d", config->seats);
    for (int i = 0; i < config->seats; i++) {
        saga_seat_line(&config->player[i], i, buf, sizeof buf);
        line(p, "%s", buf);
    }
    if (viewer != MH_CHANCE)
        line(p, "viewer %d", viewer);
    saga_hex(config->fate.commitment, HOST_KEY, buf);
    line(p, "fate %s", buf);
    for (int i = 0; i < config->seats; i++)
        if (config->fate.mixed_in >> i & 1) {
            saga_hex(config->fate.entropy[i], HOST_KEY, buf);
            line(p, "entropy %d %s", i, buf);
        }
}

static void put_hash(pen *p, const mh_game *g, const mh_state *st)
{
    line(p, "hash %u %016llx", (unsigned)st->ply, (unsigned long long)mh_hash(st, g->state_size));
}

static void put_plies(pen *p, const host_session *s, int viewer, host_room *at)
{
    const mh_game *g = s->config.game;
    bool whole = viewer == MH_CHANCE;
    char text[SAGA_LINE - 4], buf[SAGA_LINE];
    mh_setup(g, &at->st, s->config.options, s->config.seats);
    checked_line(p, "begin", g, whole ? &at->st : NULL);
    if (whole)
        put_hash(p, g, &at->st);
    for (uint32_t i = 0; i < s->plies; i++) {
        int seat = s->seats[i];
        bool told = whole || (i < s->known ? g->sees(&at->st, seat, s->actions[i]) >> viewer & 1
                                           : s->actions[i].bits != 0);
        if (told)
            mh_format(g, s->actions[i], text, sizeof text);
        snprintf(buf, sizeof buf, "%d %s", seat, told ? text : "?");
        if (i < s->known)
            mh_apply(g, &at->st, seat, s->actions[i], NULL);
        checked_line(p, buf, g, whole ? &at->st : NULL);
        if (whole && (i + 1) % HOST_HASH_EVERY == 0)
            put_hash(p, g, &at->st);
    }
}

static void put_result(pen *p, const host_session *s, const mh_state *st)
{
    const mh_game *g = s->config.game;
    char buf[SAGA_LINE];
    for (int seat = 0; seat < s->config.seats; seat++) {
        saga_rank_line(g, st, seat, buf, sizeof buf);
        line(p, "%s", buf);
        for (unsigned c = 0; c < g->categories->count; c++) {
            saga_points_line(g, st, seat, c, buf, sizeof buf);
            line(p, "%s", buf);
        }
    }
}

void host_saga_put(mh_text *out, const host_session *s, int viewer)
{
    pen p = {.out = out};
    host_room at;
    char hex[2 * HOST_KEY + 1];
    bool over = s->known == s->plies && !s->now->depth;
    if (s->viewer != MH_CHANCE)
        viewer = s->viewer; /* what was stripped once stays so */
    else if (over)
        viewer = MH_CHANCE;
    put_head(&p, s, viewer);
    put_plies(&p, s, viewer, &at);
    line(&p, "%s %u", over ? "over" : "open", (unsigned)s->plies);
    if (over)
        put_result(&p, s, &at.st);
    if (viewer == MH_CHANCE && s->config.fate.known) {
        saga_hex(s->config.fate.key, HOST_KEY, hex);
        line(&p, "key %s", hex);
    }
    checked_line(&p, "end", s->config.game, NULL);
}

char *host_saga_text(const host_session *s, int viewer, size_t *length)
{
    size_t cap = FIRST_GUESS + (size_t)s->plies * PLY_GUESS;
    for (;;) {
        char *text = malloc(cap);
        if (!text)
            return NULL;
        mh_text out = mh_text_open(text, cap);
        host_saga_put(&out, s, viewer);
        *length = out.len;
        if (out.len < cap)
            return text;
        free(text);
        cap = out.len + 1;
    }
}
