/* play_choices.c - the numbered list: what is legal, then what is greyed, and why. */
#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "play.h"
#include "rule_words.h"

enum { TEXT = 512, NEAR = 32, MANY = 2 };

static bool is_listed(const play_client *c, mh_action a)
{
    for (uint32_t i = 0; i < c->legal; i++)
        if (c->choice[i].action.bits == a.bits)
            return true;
    return false;
}

/* Beside the answers of a verb that names one thing: the other things, with the rule. */
static void add_greyed(play_client *c, int seat, unsigned verb)
{
    const mh_game *g = c->s->config.game;
    const mh_verb *v = &g->verbs[verb];
    const mh_kind *kind = v->operands == 1 ? v->kinds[0] : NULL;
    uint32_t most = c->legal < PLAY_GREY ? c->legal : PLAY_GREY; /* else they hide the answers */
    if (!kind || !kind->ids || kind->is_set || kind->count > NEAR)
        return;
    for (unsigned x = 0; x < kind->count && c->count < c->legal + most; x++) {
        mh_action a = mh_act(verb, x, 0, 0);
        if (is_listed(c, a) || (g->in_play && !g->in_play(&c->hidden.st, kind, x)))
            continue;
        const char *rule = mh_why(g, &c->world.st, seat, a);
        if (rule)
            c->choice[c->count++] = (play_choice){a, rule, false};
    }
}

void play_find_choices(play_client *c, int seat)
{
    const mh_game *g = c->s->config.game;
    static mh_action list[MH_MAX_LEGAL];
    mh_rng rng;
    unsigned last = 0;
    host_look(c->s, c->s->known, seat, &c->hidden);
    c->asked = seat;
    memcpy(&c->world, &c->hidden, g->state_size);
    mh_seed(&rng, 1);
    g->deal(&c->world.st, seat, &rng); /* so that no reason can tell a secret */
    c->how.alias = c->alias;
    c->how.aliases = g->aliases ? g->aliases(&c->hidden.st, seat, c->alias, MH_MAX_ALIASES) : 0;
    c->legal = mh_legal(g, c->s->now, seat, list);
    for (uint32_t i = 0; i < c->legal; i++)
        c->choice[i] = (play_choice){list[i], NULL, false};
    c->count = c->legal;
    c->shown = 0;
    for (uint32_t i = 0; c->legal <= PLAY_PAGE && i < c->legal; i++) {
        unsigned verb = mh_verb_of(list[i]);
        if (verb != last)
            add_greyed(c, seat, last = verb);
    }
    assert(c->count >= c->legal && c->count <= sizeof c->choice / sizeof c->choice[0]);
}

static uint32_t number_of(void *ctx, mh_action a, bool square)
{
    play_client *c = ctx;
    for (uint32_t i = 0; i < c->legal; i++)
        if (c->choice[i].action.bits == a.bits) {
            c->choice[i].drawn = c->choice[i].drawn || square;
            return i + 1;
        }
    return 0;
}

void play_draw(play_client *c, int seat, show_layer part, bool whole, bool all)
{
    show_draw(&(show_drawing){.game = c->s->config.game,
                              .hidden = &c->hidden.st,
                              .viewer = seat,
                              .how = &c->how,
                              .seen = part & SHOW_BOARDS ? &c->board[seat] : NULL,
                              .part = part,
                              .whole = whole,
                              .all = all,
                              .number = number_of,
                              .ctx = c});
}

/* The answer in words, and what is to be remarked on it now. */
static void say_choice(const play_client *c, mh_action a, char *buf, size_t cap)
{
    const mh_game *g = c->s->config.game;
    char text[TEXT], more[TEXT];
    mh_say_answer(g, &c->how, &c->hidden.st, a, text, sizeof text);
    bool remarks = mh_say_remarks(g, &c->how, &c->hidden.st, c->asked, a, more, sizeof more) > 0;
    snprintf(buf, cap, remarks ? "%s (%s)" : "%s", text, more);
}

static int entry(const play_client *c, uint32_t i, char *buf, size_t cap)
{
    char text[2 * TEXT + 8], note[TEXT];
    const play_choice *x = &c->choice[i];
    const mh_game *g = c->s->config.game;
    say_choice(c, x->action, text, sizeof text);
    bool noted = x->rule ? mh_say_reason(g, &c->how, &c->world.st, c->asked, x->action, x->rule,
                                         note, sizeof note)
                         : mh_say_note(g, &c->how, x->action, note, sizeof note);
    if (noted)
        snprintf(buf, cap, "%3u) %s - %s", (unsigned)i + 1, text, note);
    else if (!x->rule)
        snprintf(buf, cap, "%3u) %s", (unsigned)i + 1, text);
    else
        snprintf(buf, cap, "%3u) %s (%s)", (unsigned)i + 1, text,
                 show_say(c->how.lang, SHOW_NOT_NOW));
    return cli_width(buf);
}

static void put_more(const play_client *c, uint32_t left)
{
    const char *text = show_say(c->how.lang, SHOW_MORE), *at = strstr(text, "{0}");
    assert(at); /* the number has a place in every language */
    printf("     ... %.*s%u%s\n", (int)(at - text), text, (unsigned)left, at + 3);
}

/* The widest of some entries that are listed; 0: all stand on a board. */
static int widest_of(const play_client *c, uint32_t from, uint32_t to)
{
    char text[3 * TEXT + 64];
    int widest = 0;
    for (uint32_t i = from; i < to; i++) {
        int width = c->choice[i].drawn ? 0 : entry(c, i, text, sizeof text);
        widest = width > widest ? width : widest;
    }
    return widest;
}

/* How many closed choices follow here that one rule closes. */
static uint32_t closed_alike(const play_client *c, uint32_t from, uint32_t to)
{
    uint32_t n = 0;
    while (from + n < to && c->choice[from + n].rule && c->choice[from].rule &&
           strcmp(c->choice[from + n].rule, c->choice[from].rule) == 0)
        n++;
    return n;
}

/* Many that one rule closes: their names in a paragraph, the reason for who asks. */
static void put_closed(const play_client *c, uint32_t from, uint32_t n)
{
    char line[PLAY_GREY * (2 * TEXT + 16) + TEXT], text[2 * TEXT + 8];
    size_t used =
        (size_t)snprintf(line, sizeof line, "     %s", show_say(c->how.lang, SHOW_CLOSED));
    for (uint32_t i = from; i < from + n && used < sizeof line; i++) {
        say_choice(c, c->choice[i].action, text, sizeof text);
        used += (size_t)snprintf(line + used, sizeof line - used, "%s %u) %s", i > from ? ";" : "",
                                 (unsigned)i + 1, text);
    }
    show_hanging(SHOW_DIM, 5, line);
}

/* Short entries stand side by side, long ones go on below their own words. */
static void put_entries(const play_client *c, uint32_t from, uint32_t to, int widest)
{
    enum { INDENT = 5 };
    char text[3 * TEXT + 64];
    int across = to - from > PLAY_PAGE / 3 ? show_columns() / (widest + 2) : 1, column = 0;
    for (uint32_t i = from; i < to; i++) {
        if (c->choice[i].drawn)
            continue;
        uint32_t alike = closed_alike(c, i, to);
        if (alike > MANY) {
            if (column)
                putchar('\n');
            column = 0;
            put_closed(c, i, alike);
            i += alike - 1;
            continue;
        }
        int width = entry(c, i, text, sizeof text);
        show_style style = c->choice[i].rule ? SHOW_DIM : SHOW_PLAIN;
        if (across < 2) {
            show_hanging(style, INDENT, text);
            continue;
        }
        bool last = ++column % across == 0 || i + 1 == to;
        show_styled(style, text);
        printf("%*s%s", last ? 0 : widest + 2 - width, "", last ? "\n" : "");
        column = last ? 0 : column;
    }
    if (column)
        putchar('\n');
}

void play_list(play_client *c)
{
    uint32_t from = c->shown, to = from + PLAY_PAGE < c->count ? from + PLAY_PAGE : c->count;
    bool drawn = false;
    if (c->legal <= PLAY_PAGE)
        to = c->count;
    for (uint32_t i = 0; i < c->legal; i++)
        drawn = drawn || c->choice[i].drawn;
    if (drawn && !from)
        show_paragraph(show_say(c->how.lang, SHOW_IN_SQUARES));
    while (to < c->count && !widest_of(c, from, to))
        to++;
    int widest = widest_of(c, from, to);
    if (widest)
        put_entries(c, from, to, widest);
    if (to < c->count)
        put_more(c, c->count - to);
    c->shown = to;
}

void play_rule(const mh_game *g, mh_lang lang, const char *id)
{
    char text[4096];
    int i = cli_find_rule(g, id);
    if (i < 0) {
        show_paragraph(show_say(lang, SHOW_NO_RULE));
        return;
    }
    snprintf(text, sizeof text, "%s: %s", g->rules[i].id, rule_words_of(&g->rules[i], lang));
    show_paragraph(text);
}

void play_put_rule(mh_lang lang, const char *id, const char *text)
{
    char line[4096 + 128];
    snprintf(line, sizeof line, "%s (%s\u00a0%s)", text, show_say(lang, SHOW_RULE), id);
    show_paragraph(line);
}

void play_explain(play_client *c, int seat, mh_action a)
{
    const mh_game *g = c->s->config.game;
    char text[4096];
    const char *rule = is_listed(c, a) ? NULL : mh_why(g, &c->world.st, seat, a);
    int at = rule ? cli_find_rule(g, rule) : -1;
    say_choice(c, a, text, sizeof text);
    show_paragraph(text);
    if (mh_say_note(g, &c->how, a, text, sizeof text))
        show_paragraph(text);
    puts(show_say(c->how.lang, rule ? SHOW_FORBIDDEN : SHOW_ALLOWED));
    if (rule && mh_say_reason(g, &c->how, &c->world.st, seat, a, rule, text, sizeof text))
        show_paragraph(text);
    if (at >= 0) {
        rule_words_plain(&g->rules[at], c->how.lang, text, sizeof text);
        play_put_rule(c->how.lang, rule, text);
    }
}
