/* saga_read.c - the strict reader. A saga is played again, never trusted: the first
 * line that is illegal, spelled differently or hashes differently ends it. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "saga.h"

typedef struct reader {
    const char *at, *end;
    unsigned line, begin_line;
    bool audit, failed;
    bool lenient; /* other rules and content pass: whether it can be played so, shows */
    bool others;  /* they are others */
    mh_error *e;
    saga_chain chain;
    host_config config;
    int viewer;
    host_session *s;
    char now[SAGA_LINE]; /* the line being read, without its end */
    size_t length;
} reader;

__attribute__((format(printf, 2, 3))) static bool refuse(reader *r, const char *format, ...)
{
    va_list args;
    if (r->failed)
        return false;
    r->failed = true;
    va_start(args, format);
    /* NOLINTNEXTLINE(clang-analyzer-valist.Uninitialized): clang 14 overlooks va_start */
    mh_vfail(r->e, MH_EPARSE, format, args);
    va_end(args);
    r->e->line = r->line;
    return false;
}

static bool refuse_as(reader *r, mh_err code, const char *text)
{
    if (!r->failed) {
        refuse(r, "%s", text);
        r->e->code = code;
    }
    return false;
}

/* Takes the next line; `expected` is said where there is none. */
static bool next(reader *r, const char *expected)
{
    if (r->failed)
        return false;
    r->line++;
    if (r->at == r->end)
        return refuse(r, "the saga ends here; expected %s", expected);
    const char *stop = memchr(r->at, '\n', (size_t)(r->end - r->at));
    if (!stop)
        return refuse(r, "the last line is cut off; expected %s", expected);
    r->length = (size_t)(stop - r->at);
    if (r->length >= sizeof r->now)
        return refuse(r, "the line is too long; expected %s", expected);
    for (const char *c = r->at; c < stop; c++)
        if ((unsigned char)*c < ' ' && *c != '\t')
            return refuse(r, *c == '\r' ? "the line ends in CR LF; a saga has LF only"
                                        : "a control character; a saga is plain text");
    memcpy(r->now, r->at, r->length);
    r->now[r->length] = 0;
    r->at = stop + 1;
    return true;
}

static void accept(reader *r) { saga_add_line(&r->chain, r->now, r->length); }

/* `word rest`: where the rest begins, or NULL. */
static const char *after(const reader *r, const char *word)
{
    size_t n = strlen(word);
    return strncmp(r->now, word, n) == 0 && r->now[n] == ' ' ? r->now + n + 1 : NULL;
}

/* A line whose every byte is known beforehand. */
static bool exactly(reader *r, const char *want)
{
    if (!next(r, want))
        return false;
    if (strcmp(r->now, want) != 0)
        return refuse(r, "expected '%.120s'", want);
    accept(r);
    return true;
}

static int hex_digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static bool read_hex(const char *s, uint8_t *out, size_t n)
{
    for (size_t i = 0; i < n; i++, s += 2) {
        int high = hex_digit(s[0]), low = high < 0 ? -1 : hex_digit(s[1]);
        if (low < 0)
            return false;
        out[i] = (uint8_t)(high << 4 | low);
    }
    return !*s;
}

static bool read_game(reader *r)
{
    const char *id = next(r, "'game ID'") ? after(r, "game") : NULL;
    if (!id)
        return refuse(r, "expected 'game ID'");
    r->config.game = mh_find(id);
    if (!r->config.game)
        return refuse(r, "the game '%.40s' is not among those here", id);
    accept(r);
    return true;
}

/* The rest of a line that must be a certain number; other sagas are refused by name. */
static bool read_version(reader *r, const char *word, const char *want, const char *what)
{
    const char *has = next(r, word) ? after(r, word) : NULL;
    if (!has)
        return refuse(r, "expected '%s ...'", word);
    r->others = r->others || strcmp(has, want) != 0;
    if (r->others && !r->lenient)
        return refuse(r, "made with %s %.40s of %s; here is %s", what, has, r->config.game->id,
                      want);
    accept(r);
    return true;
}

static bool read_options(reader *r)
{
    char again[SAGA_LINE];
    size_t at = 0;
    const char *list = next(r, "'options ...'") ? after(r, "options") : NULL;
    if (!list)
        return refuse(r, "expected 'options k=v,...' or 'options -'");
    if (mh_options_parse(r->config.game, strcmp(list, "-") ? list : "", &r->config.options, &at))
        return refuse(r, "no such option or value: '%.80s'", list + at);
    saga_options_line(&r->config, again, sizeof again);
    if (strcmp(again, r->now) != 0)
        return refuse(r, "expected '%.120s'", again);
    accept(r);
    return true;
}

static bool read_seats(reader *r)
{
    const char *n = next(r, "'seats N'") ? after(r, "seats") : NULL;
    if (!n || n[0] < '1' || n[0] > '0' + MH_MAX_SEATS || n[1])
        return refuse(r, "expected 'seats N', N from 1 to %d", MH_MAX_SEATS);
    r->config.seats = n[0] - '0';
    accept(r);
    return true;
}

static bool copy_word(char *out, size_t cap, const char *s, size_t n)
{
    if (!n || n >= cap)
        return false;
    memcpy(out, s, n);
    out[n] = 0;
    return true;
}

/* The bytes of one code point, in its only spelling; 0 where there is none. */
static size_t decode(const unsigned char *c, uint32_t *point)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    size_t n = *c < 0x80 ? 1 : *c < 0xc0 ? 0 : *c < 0xe0 ? 2 : *c < 0xf0 ? 3 : *c < 0xf8 ? 4 : 0;
    *point = n < 2 ? *c : *c & (0x7fu >> n);
    for (size_t i = 1; i < n; i++) {
        if ((c[i] & 0xc0) != 0x80)
            return 0;
        *point = *point << 6 | (c[i] & 0x3f);
    }
    bool surrogate = *point >= 0xd800 && *point < 0xe000;
    return *point < least[n] || surrogate || *point > 0x10ffff ? 0 : n;
}

/* May this stand as a name in a saga: UTF-8 without control characters, no blank ends? */
static bool good_name(const char *s)
{
    size_t n = strlen(s);
    if (!n || s[0] == ' ' || s[n - 1] == ' ')
        return false;
    for (const unsigned char *c = (const unsigned char *)s; *c;) {
        uint32_t point = 0;
        size_t length = decode(c, &point);
        if (!length || point < ' ' || (point >= 0x7f && point < 0xa0))
            return false;
        c += length;
    }
    return true;
}

static bool read_player(reader *r, int seat)
{
    host_player *p = &r->config.player[seat];
    char again[SAGA_LINE];
    const char *rest = next(r, "'seat N BOT NAME'") ? after(r, "seat") : NULL;
    if (!rest || rest[0] != '0' + seat || rest[1] != ' ')
        return refuse(r, "expected 'seat %d BOT NAME'", seat);
    const char *bot = rest + 2, *name = strchr(bot, ' ');
    if (!name || !copy_word(p->bot, sizeof p->bot, bot, (size_t)(name - bot)) ||
        !copy_word(p->name, sizeof p->name, name + 1, strlen(name + 1)) || !good_name(p->name) ||
        strchr(p->bot, '\t'))
        return refuse(r, "expected 'seat %d BOT NAME', each of at most %d bytes", seat,
                      HOST_NAME - 1);
    if (strcmp(p->name, "-") == 0)
        p->name[0] = 0;
    saga_seat_line(p, seat, again, sizeof again);
    if (strcmp(again, r->now) != 0)
        return refuse(r, "expected '%.120s'", again);
    accept(r);
    return true;
}

static bool read_viewer(reader *r, const char *who)
{
    if (who[1] || who[0] < '0' || (who[0] >= '0' + r->config.seats && who[0] != '0' + MH_NOBODY))
        return refuse(r, "expected 'viewer SEAT'");
    r->viewer = who[0] - '0';
    accept(r);
    return true;
}

/* `viewer` where stripped, `fate`, then entropy by ascending seats; ends behind `begin`. */
static bool read_fate(reader *r)
{
    uint8_t bytes[HOST_KEY];
    int last = -1;
    const char *rest = NULL;
    if (!next(r, "'fate COMMITMENT'"))
        return false;
    if ((rest = after(r, "viewer")) && (!read_viewer(r, rest) || !next(r, "'fate COMMITMENT'")))
        return false;
    rest = after(r, "fate");
    if (!rest || !read_hex(rest, bytes, HOST_KEY))
        return refuse(r, "expected 'fate' and %d hex digits", 2 * HOST_KEY);
    host_fate_sealed(&r->config.fate, bytes);
    accept(r);
    while (next(r, "'begin'") && (rest = after(r, "entropy"))) {
        int seat = rest[0] - '0';
        if (seat <= last || seat >= r->config.seats || rest[1] != ' ' ||
            !read_hex(rest + 2, bytes, HOST_KEY))
            return refuse(r, "expected 'entropy SEAT' by ascending seats, and %d hex digits",
                          2 * HOST_KEY);
        host_fate_mix(&r->config.fate, last = seat, bytes);
        accept(r);
    }
    return !r->failed;
}

static bool read_head(reader *r)
{
    char want[64];
    snprintf(want, sizeof want, "meadhall saga %d", HOST_SAGA_VERSION);
    if (!exactly(r, want) || !read_game(r))
        return false;
    snprintf(want, sizeof want, "%u", r->config.game->rules_version);
    if (!read_version(r, "rules", want, "rules version"))
        return false;
    snprintf(want, sizeof want, "%08x", (unsigned)r->config.game->content);
    if (!read_version(r, "content", want, "other content,"))
        return false;
    if (!read_options(r) || !read_seats(r))
        return false;
    for (int i = 0; i < r->config.seats; i++)
        if (!read_player(r, i))
            return false;
    return read_fate(r);
}

/* Cuts the check off the line's end and keeps it for `same_check`. */
static bool split_check(reader *r, uint32_t *check)
{
    char *tab = strrchr(r->now, '\t');
    uint8_t bytes[4];
    if (!tab || !read_hex(tab + 1, bytes, sizeof bytes))
        return refuse(r, "expected a tab and a check of 8 hex digits at the end of the line");
    *check =
        (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
    *tab = 0;
    r->length = (size_t)(tab - r->now);
    return true;
}

static bool same_check(reader *r, uint32_t check, const mh_state *st)
{
    accept(r);
    if (st && r->viewer == MH_CHANCE)
        saga_add_state(&r->chain, r->config.game, st);
    if (saga_check(&r->chain) == check)
        return true;
    return refuse(r, "the check is %08x, the game played so far gives %08x: damaged or edited",
                  (unsigned)check, (unsigned)saga_check(&r->chain));
}

static bool read_hash(reader *r)
{
    char want[64];
    if (r->viewer != MH_CHANCE)
        return true;
    const mh_state *st = r->s->now;
    snprintf(want, sizeof want, "hash %u %016llx", (unsigned)st->ply,
             (unsigned long long)mh_hash(st, r->config.game->state_size));
    return exactly(r, want);
}

static bool begin(reader *r)
{
    uint32_t check = 0;
    mh_error error;
    if (strncmp(r->now, "begin", 5) != 0)
        return refuse(r, "expected 'begin'");
    r->begin_line = r->line;
    if (!split_check(r, &check))
        return false;
    if (strcmp(r->now, "begin") != 0)
        return refuse(r, "expected 'begin'");
    if (host_open(&r->config, &error, &r->s))
        return refuse_as(r, error.code, error.text);
    r->s->viewer = r->viewer;
    return same_check(r, check, r->s->now) && read_hash(r);
}

static bool refuse_ply(reader *r, mh_err err)
{
    return err == MH_ERANGE ? refuse(r, "more than %d plies", HOST_MAX_PLIES)
                            : refuse_as(r, err, host_err_text(err));
}

/* A ply hidden from the viewer, or one behind it: it can be kept, not played. */
static bool keep_blind(reader *r, int seat, mh_action a)
{
    host_session *s = r->s;
    mh_err err = session_room_for_one(s);
    if (err)
        return refuse_ply(r, err);
    s->actions[s->plies] = a;
    s->seats[s->plies++] = (uint8_t)seat;
    return true;
}

static bool play(reader *r, int seat, const char *text)
{
    const mh_game *g = r->config.game;
    mh_action a = {0};
    char again[SAGA_LINE];
    bool masked = r->viewer != MH_CHANCE && strcmp(text, "?") == 0;
    if (!masked && mh_parse(g, text, &a))
        return refuse(r, "'%.80s' is no action of %s", text, g->id);
    if (!masked && (mh_format(g, a, again, sizeof again), strcmp(again, text) != 0))
        return refuse(r, "expected the spelling '%.80s'", again);
    if (masked || r->s->known < r->s->plies)
        return keep_blind(r, seat, a);
    const char *rule = mh_why(g, r->s->now, seat, a);
    if (rule) {
        refuse(r, "seat %d may not '%.80s' (%s)", seat, text, rule);
        r->e->code = MH_EILLEGAL; /* nothing can have failed before it */
        mh_point_at(r->e, NULL, rule);
        return false;
    }
    mh_err err = host_play(r->s, seat, a, NULL);
    return !err || refuse_ply(r, err);
}

static bool read_ply(reader *r)
{
    uint32_t check = 0;
    int seat = r->now[0] - '0';
    if (!split_check(r, &check))
        return false;
    if (seat < 0 || (seat >= r->config.seats && seat != MH_CHANCE) || r->now[1] != ' ')
        return refuse(r, "expected 'SEAT ACTION', SEAT below %d, or 7 for chance", r->config.seats);
    if (!play(r, seat, r->now + 2) || !same_check(r, check, r->s->now))
        return false;
    return r->s->plies % HOST_HASH_EVERY || read_hash(r);
}

static bool read_result(reader *r)
{
    const mh_game *g = r->config.game;
    char want[SAGA_LINE];
    for (int seat = 0; seat < r->config.seats; seat++) {
        saga_rank_line(g, r->s->now, seat, want, sizeof want);
        if (!exactly(r, want))
            return false;
        for (unsigned c = 0; c < g->categories->count; c++) {
            saga_points_line(g, r->s->now, seat, c, want, sizeof want);
            if (!exactly(r, want))
                return false;
        }
    }
    return true;
}

/* Behind the plies: the line that counts them is in `now` already. */
static bool read_tail(reader *r)
{
    host_session *s = r->s;
    bool over = s->known == s->plies && !s->now->depth;
    char want[64];
    uint8_t key[HOST_KEY];
    uint32_t check = 0;
    snprintf(want, sizeof want, "%s %u", over ? "over" : "open", (unsigned)s->plies);
    if (strcmp(r->now, want) != 0)
        return refuse(r, "expected '%s' or an action", want);
    accept(r);
    if ((over && !read_result(r)) || !next(r, "'end'"))
        return false;
    const char *rest = r->viewer == MH_CHANCE ? after(r, "key") : NULL;
    if (rest) {
        if (!read_hex(rest, key, HOST_KEY) || !host_fate_reveal(&s->config.fate, key))
            return refuse(r, "the key does not open the commitment of the head");
        accept(r);
        next(r, "'end'");
    }
    if (r->failed || !split_check(r, &check))
        return false;
    if (strcmp(r->now, "end") != 0)
        return refuse(r, "expected 'end'");
    if (!same_check(r, check, NULL))
        return false;
    return r->at == r->end || (r->line++, refuse(r, "unexpected data after the end"));
}

static bool unfair(reader *r, uint32_t ply, mh_action drawn)
{
    char want[128], has[128];
    mh_format(r->config.game, drawn, want, sizeof want);
    mh_format(r->config.game, r->s->actions[ply], has, sizeof has);
    /* one hash line behind `begin`, and one behind every so many plies */
    r->line = r->begin_line + 2 + ply + ply / HOST_HASH_EVERY;
    return refuse(r, "fate drew '%s', the saga says '%s'", want, has);
}

/* Every answer of chance must be the one that key, entropy and ply give. */
static bool prove_fate(reader *r)
{
    host_session *s = r->s;
    const mh_game *g = s->config.game;
    host_room st;
    if (!s->config.fate.known)
        return refuse(r, "the key of fate is not revealed; nothing can be audited");
    mh_setup(g, &st.st, s->config.options, s->config.seats);
    for (uint32_t i = 0; i < s->plies; i++) {
        /* what chance never draws was laid out by the host: the opening of a series */
        const mh_prompt *asked = &g->prompts[mh_top(&st.st)->prompt];
        if (s->seats[i] == MH_CHANCE && asked->weight(&st.st, s->actions[i])) {
            mh_action drawn = host_fate_draw(&s->config.fate, g, &st.st);
            if (drawn.bits != s->actions[i].bits)
                return unfair(r, i, drawn);
        }
        mh_apply(g, &st.st, s->seats[i], s->actions[i], NULL);
    }
    return true;
}

bool saga_of_others(const char *text, size_t n, host_config *config)
{
    mh_error e;
    reader r = {.at = text, .end = text + n, .lenient = true, .e = &e, .viewer = MH_CHANCE};
    bool read = read_head(&r);
    *config = r.config;
    return read && r.others;
}

host_session *host_saga_parse(const char *text, size_t n, bool audit, mh_error *e)
{
    return saga_parse(text, n, audit, false, e);
}

host_session *saga_parse(const char *text, size_t n, bool audit, bool lenient, mh_error *e)
{
    reader r = {.at = text, .end = text + n, .audit = audit, .lenient = lenient, .e = e};
    r.viewer = MH_CHANCE;
    *e = (mh_error){.code = MH_OK};
    if (read_head(&r) && begin(&r)) {
        while (next(&r, "an action, 'open' or 'over'") && r.now[0] >= '0' && r.now[0] <= '9')
            if (!read_ply(&r))
                break;
        if (!r.failed && read_tail(&r) && (!r.audit || prove_fate(&r)))
            return r.s;
    }
    host_close(r.s);
    return NULL;
}
