/* ffi.c - the flat interface: opening, playing and closing tables. */
#include "meadhall/ffi.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "json.h"
#include "tables.h"

enum { MAX_CONFIG = 2048 };

static host_session *tables[MH_FFI_TABLES];

uint64_t mh_ffi_signature(void) { return mh_signature(); }

void *mh_ffi_alloc(uint32_t bytes) { return malloc(bytes ? bytes : 1); }

void mh_ffi_free(void *p) { free(p); }

const char *mh_ffi_text(void) { return out_text(); }

int32_t refuse(const char *sentence)
{
    out_copy(sentence, strlen(sentence));
    return -1;
}

host_session *table_of(int32_t table)
{
    return table > 0 && table <= MH_FFI_TABLES ? tables[table - 1] : NULL;
}

int32_t table_add(host_session *s)
{
    for (int32_t i = 0; s && i < MH_FFI_TABLES; i++)
        if (!tables[i]) {
            tables[i] = s;
            return i + 1;
        }
    bool made = s;
    host_close(s);
    return refuse(made ? "too many tables are open" : "out of memory");
}

char *word_of(const char *text, uint32_t n, char *buf, size_t cap)
{
    if (n >= cap || memchr(text, '\0', n))
        return NULL;
    memcpy(buf, text, n);
    buf[n] = '\0';
    return buf;
}

bool is_seat(const host_session *s, int32_t seat) { return seat >= 0 && seat < s->is.seats; }

bool action_of(const host_session *s, int32_t seat, const char *text, uint32_t n, mh_action *out)
{
    char buf[256];
    if (word_of(text, n, buf, sizeof buf) && !mh_parse(s->is.game, buf, out)) {
        *out = mh_proper(s->is.game, s->now, seat, *out);
        return true;
    }
    refuse("this is no action of the game");
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

static bool read_seats(char *rest, host_config *is)
{
    is->seats = 0;
    for (char *line; (line = next_line(&rest)); is->seats++) {
        char *bot = strchr(line, '\t');
        if (!bot || is->seats == MH_MAX_SEATS)
            return false;
        *bot++ = '\0';
        host_player *p = &is->player[is->seats];
        if (strlen(line) >= sizeof p->name || strlen(bot) >= sizeof p->bot)
            return false;
        snprintf(p->name, sizeof p->name, "%s", line);
        snprintf(p->bot, sizeof p->bot, "%s", bot);
    }
    return true;
}

const char *config_of(char *text, host_config *is)
{
    char *rest = text;
    size_t at;
    const char *game = next_line(&rest), *options = next_line(&rest);
    is->game = mh_find(game);
    if (!is->game)
        return "there is no such game";
    if (!options || mh_options_parse(is->game, options, &is->options, &at))
        return "an option is unknown";
    if (!read_seats(rest, is))
        return "expected a line NAME<tab>SPEC for every seat";
    if (!*options) /* nobody asked for any: those that so many seats can play with */
        mh_playable(is->game, is->seats, &is->options);
    return NULL;
}

int32_t mh_ffi_open(const char *config, uint32_t n, const uint8_t *key)
{
    char text[MAX_CONFIG], why[256];
    host_config is = {0};
    if (!word_of(config, n, text, sizeof text))
        return refuse("the configuration is too long");
    const char *bad = config_of(text, &is);
    if (bad)
        return refuse(bad);
    host_fate_open(&is.fate, key);
    host_session *s = NULL;
    return host_open(&is, why, sizeof why, &s) ? refuse(why) : table_add(s);
}

static void put_error(mh_text *out, const void *about)
{
    const host_error *e = about;
    mh_put(out, "{\"line\":");
    mh_put_int(out, e->line);
    mh_put(out, ",\"rule\":");
    present_string(out, e->rule);
    mh_put(out, ",\"text\":");
    present_string(out, e->text);
    mh_put(out, "}");
}

int32_t refuse_at(const host_error *e)
{
    out_write(put_error, e);
    return -1;
}

int32_t mh_ffi_read(const char *saga, uint32_t n)
{
    host_error e = {0};
    host_session *s = host_saga_parse(saga, n, false, &e);
    return s ? table_add(s) : refuse_at(&e);
}

int32_t mh_ffi_branch(int32_t table, uint32_t ply, const char *config, uint32_t n,
                      const uint8_t *key)
{
    const host_session *s = table_of(table);
    char text[MAX_CONFIG];
    host_config is = {0};
    if (!s || ply > s->known || !word_of(config, n, text, sizeof text))
        return refuse("there is no such table or ply");
    const char *bad = config_of(text, &is);
    if (bad || is.game != s->is.game || is.seats != s->is.seats)
        return refuse(bad ? bad : "a branch keeps game and seats");
    host_session *b = host_branch(s, ply);
    if (!b)
        return refuse("out of memory");
    memcpy(b->is.player, is.player, sizeof is.player);
    if (!b->is.fate.known) /* a known key goes on, so that the branch can be audited too */
        host_fate_open(&b->is.fate, key);
    return table_add(b);
}

void mh_ffi_close(int32_t table)
{
    if (!table_of(table))
        return;
    host_close(tables[table - 1]);
    tables[table - 1] = NULL;
}

int32_t mh_ffi_plies(int32_t table)
{
    const host_session *s = table_of(table);
    return s ? (int32_t)s->known : -1;
}

int32_t mh_ffi_turn(int32_t table)
{
    const host_session *s = table_of(table);
    if (!s)
        return -1;
    return s->now->depth ? mh_top(s->now)->waiting : 0;
}

int32_t mh_ffi_play(int32_t table, int32_t seat, const char *action, uint32_t n)
{
    host_session *s = table_of(table);
    mh_action a;
    if (!s || !is_seat(s, seat))
        return refuse("there is no such table or seat");
    if (!action_of(s, seat, action, n, &a))
        return -1;
    mh_err err = host_play(s, seat, a, NULL);
    if (!err)
        return 0;
    const char *rule = err == MH_EILLEGAL ? mh_why(s->is.game, s->now, seat, a) : NULL;
    return refuse(rule ? rule : host_err_text(err));
}

int32_t mh_ffi_chance(int32_t table)
{
    host_session *s = table_of(table);
    mh_err err = s ? host_chance(s, NULL) : MH_EILLEGAL;
    if (err)
        return refuse(err == MH_EILLEGAL ? "chance is not asked, or its key is not known"
                                         : host_err_text(err));
    return 0;
}

int32_t mh_ffi_undo_limit(int32_t table, int32_t seat)
{
    const host_session *s = table_of(table);
    return s && is_seat(s, seat) ? (int32_t)host_undo_limit(s, seat) : -1;
}

int32_t mh_ffi_undo(int32_t table, int32_t seat, uint32_t ply)
{
    host_session *s = table_of(table);
    if (!s || !is_seat(s, seat) || host_undo(s, seat, ply))
        return refuse("this cannot be taken back");
    return 0;
}

int32_t mh_ffi_saga(int32_t table, int32_t viewer)
{
    const host_session *s = table_of(table);
    size_t n = 0;
    if (!s || (viewer != MH_CHANCE && viewer != MH_NOBODY && !is_seat(s, viewer)))
        return refuse("there is no such table or seat");
    char *text = host_saga_text(s, viewer, &n);
    if (!text)
        return refuse("out of memory");
    int32_t length = out_copy(text, n);
    free(text);
    return length;
}
