/* ffi.c - the flat interface: opening, playing and closing tables. */
#include "meadhall/ffi.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "handle.h"

enum { MAX_CONFIG = 2048 };

uint64_t mh_ffi_signature(void) { return mh_signature(); }

void *mh_ffi_alloc(uint32_t bytes) { return malloc(bytes ? bytes : 1); }

void mh_ffi_free(void *p) { free(p); }

host_session *ffi_table(const mh_ffi *f, int32_t table) { return ffi_get(&f->tables, table); }

int32_t ffi_add_table(mh_ffi *f, host_session *s)
{
    int32_t number = s ? ffi_put(&f->tables, s) : 0;
    if (number)
        return number;
    host_close(s);
    return ffi_refuse(f, "out of memory");
}

char *ffi_word(const char *text, uint32_t n, char *buf, size_t cap)
{
    if (n >= cap || memchr(text, '\0', n))
        return NULL;
    memcpy(buf, text, n);
    buf[n] = '\0';
    return buf;
}

bool ffi_is_seat(const host_session *s, int32_t seat)
{
    return seat >= 0 && seat < s->config.seats;
}

bool ffi_action(mh_ffi *f, const host_session *s, int32_t seat, const char *text, uint32_t n,
                mh_action *out)
{
    char buf[256];
    if (ffi_word(text, n, buf, sizeof buf) && !mh_parse(s->config.game, buf, out)) {
        *out = mh_proper(s->config.game, s->now, seat, *out);
        return true;
    }
    ffi_refuse(f, "this is no action of the game");
    return false;
}

/* Cut the next line off; NULL when there is none. */
static char *next_line(char **rest)
{
    char *line = *rest;
    if (!line)
        return NULL;
    char *end = strchr(line, '\n');
    *rest = end ? end + 1 : NULL;
    if (end)
        *end = '\0';
    return line;
}

static bool read_seats(char *rest, host_config *config)
{
    config->seats = 0;
    for (char *line; (line = next_line(&rest)); config->seats++) {
        char *bot = strchr(line, '\t');
        if (!bot || config->seats == MH_MAX_SEATS)
            return false;
        *bot++ = '\0';
        host_player *p = &config->player[config->seats];
        if (strlen(line) >= sizeof p->name || strlen(bot) >= sizeof p->bot)
            return false;
        snprintf(p->name, sizeof p->name, "%s", line);
        snprintf(p->bot, sizeof p->bot, "%s", bot);
    }
    return true;
}

const char *ffi_config(char *text, host_config *config)
{
    char *rest = text;
    size_t at;
    const char *game = next_line(&rest), *options = next_line(&rest);
    config->game = mh_find(game);
    if (!config->game)
        return "there is no such game";
    if (!options || mh_options_parse(config->game, options, &config->options, &at))
        return "an option is unknown";
    if (!read_seats(rest, config))
        return "expected a line NAME<tab>SPEC for every seat";
    if (!*options) /* nobody asked for any: those that so many seats can play with */
        mh_playable(config->game, config->seats, &config->options);
    return NULL;
}

int32_t mh_ffi_open(mh_ffi *f, const char *config, uint32_t n, const uint8_t *key)
{
    char text[MAX_CONFIG];
    mh_error error;
    host_config read = {0};
    if (!ffi_word(config, n, text, sizeof text))
        return ffi_refuse(f, "the configuration is too long");
    const char *bad = ffi_config(text, &read);
    if (bad)
        return ffi_refuse(f, bad);
    host_fate_open(&read.fate, key);
    host_session *s = NULL;
    return host_open(&read, &error, &s) ? ffi_refuse(f, error.text) : ffi_add_table(f, s);
}

int32_t mh_ffi_read(mh_ffi *f, const char *saga, uint32_t n)
{
    mh_error e = {0};
    host_session *s = host_saga_parse(saga, n, false, &e);
    return s ? ffi_add_table(f, s) : ffi_refuse_at(f, &e);
}

int32_t mh_ffi_branch(mh_ffi *f, int32_t table, uint32_t ply, const char *config, uint32_t n,
                      const uint8_t *key)
{
    const host_session *s = ffi_table(f, table);
    char text[MAX_CONFIG];
    host_config read = {0};
    if (!s || ply > s->known || !ffi_word(config, n, text, sizeof text))
        return ffi_refuse(f, "there is no such table or ply");
    const char *bad = ffi_config(text, &read);
    if (bad || read.game != s->config.game || read.seats != s->config.seats)
        return ffi_refuse(f, bad ? bad : "a branch keeps game and seats");
    host_session *b = host_branch(s, ply);
    if (!b)
        return ffi_refuse(f, "out of memory");
    memcpy(b->config.player, read.player, sizeof read.player);
    if (!b->config.fate.known) /* a known key goes on, so that the branch can be audited too */
        host_fate_open(&b->config.fate, key);
    return ffi_add_table(f, b);
}

void mh_ffi_close(mh_ffi *f, int32_t table) { host_close(ffi_take(&f->tables, table)); }

int32_t mh_ffi_plies(mh_ffi *f, int32_t table)
{
    const host_session *s = ffi_table(f, table);
    return s ? (int32_t)s->known : -1;
}

int32_t mh_ffi_turn(mh_ffi *f, int32_t table)
{
    const host_session *s = ffi_table(f, table);
    if (!s)
        return -1;
    return s->now->depth ? mh_top(s->now)->waiting : 0;
}

int32_t mh_ffi_play(mh_ffi *f, int32_t table, int32_t seat, const char *action, uint32_t n)
{
    host_session *s = ffi_table(f, table);
    mh_action a;
    if (!s || !ffi_is_seat(s, seat))
        return ffi_refuse(f, "there is no such table or seat");
    if (!ffi_action(f, s, seat, action, n, &a))
        return -1;
    mh_err err = host_play(s, seat, a, NULL);
    if (!err)
        return 0;
    const char *rule = err == MH_EILLEGAL ? mh_why(s->config.game, s->now, seat, a) : NULL;
    return ffi_refuse(f, rule ? rule : host_err_text(err));
}

int32_t mh_ffi_chance(mh_ffi *f, int32_t table)
{
    host_session *s = ffi_table(f, table);
    mh_err err = s ? host_chance(s, NULL) : MH_EILLEGAL;
    if (err)
        return ffi_refuse(f, err == MH_EILLEGAL ? "chance is not asked, or its key is not known"
                                                : host_err_text(err));
    return 0;
}

int32_t mh_ffi_undo_limit(mh_ffi *f, int32_t table, int32_t seat)
{
    const host_session *s = ffi_table(f, table);
    return s && ffi_is_seat(s, seat) ? (int32_t)host_undo_limit(s, seat) : -1;
}

int32_t mh_ffi_undo(mh_ffi *f, int32_t table, int32_t seat, uint32_t ply)
{
    host_session *s = ffi_table(f, table);
    if (!s || !ffi_is_seat(s, seat) || host_undo(s, seat, ply))
        return ffi_refuse(f, "this cannot be taken back");
    return 0;
}

int32_t mh_ffi_saga(mh_ffi *f, int32_t table, int32_t viewer)
{
    const host_session *s = ffi_table(f, table);
    size_t n = 0;
    if (!s || (viewer != MH_CHANCE && viewer != MH_NOBODY && !ffi_is_seat(s, viewer)))
        return ffi_refuse(f, "there is no such table or seat");
    char *text = host_saga_text(s, viewer, &n);
    if (!text)
        return ffi_refuse(f, "out of memory");
    int32_t length = ffi_copy(f, text, n);
    free(text);
    return length;
}
