/* play_choices.c - the numbered list: what is legal, then what is greyed, and why. */
#include <stdio.h>
#include <string.h>

#include "play.h"

enum { TEXT = 512, NEAR = 32 };

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
    const mh_game *g = c->s->is.game;
    const mh_verb *v = &g->verbs[verb];
    const mh_kind *kind = v->operands == 1 ? v->kinds[0] : NULL;
    uint32_t most = c->legal < PLAY_GREY ? c->legal : PLAY_GREY; /* else they hide the answers */
    if (!kind || !kind->ids || kind->is_set || kind->count > NEAR)
        return;
    for (unsigned x = 0; x < kind->count && c->count < c->legal + most; x++) {
        mh_action a = mh_act(verb, x, 0, 0);
        if (is_listed(c, a))
            continue;
        const char *rule = mh_why(g, &c->world.st, seat, a);
        if (rule)
            c->choice[c->count++] = (play_choice){a, rule};
    }
}

void play_find_choices(play_client *c, int seat)
{
    const mh_game *g = c->s->is.game;
    static mh_action list[MH_MAX_LEGAL];
    mh_rng rng;
    unsigned last = 0;
    host_look(c->s, c->s->known, seat, &c->hidden);
    c->asked = seat;
    memcpy(&c->world, &c->hidden, g->state_size);
    mh_seed(&rng, 1);
    g->deal(&c->world.st, seat, &rng); /* so that no reason can tell a secret */
    c->legal = mh_legal(g, c->s->now, seat, list);
    for (uint32_t i = 0; i < c->legal; i++)
        c->choice[i] = (play_choice){list[i], NULL};
    c->count = c->legal;
    c->shown = 0;
    for (uint32_t i = 0; c->legal <= PLAY_PAGE && i < c->legal; i++) {
        unsigned verb = mh_verb_of(list[i]);
        if (verb != last)
            add_greyed(c, seat, last = verb);
    }
}

/* The answer in words, and what is to be remarked on it now. */
static void say_choice(const play_client *c, mh_action a, char *buf, size_t cap)
{
    const mh_game *g = c->s->is.game;
    char text[TEXT], more[TEXT];
    show_answer(g, &c->hidden.st, &c->how, a, text, sizeof text);
    bool remarks = mh_say_remarks(g, &c->how, &c->hidden.st, c->asked, a, more, sizeof more) > 0;
    snprintf(buf, cap, remarks ? "%s (%s)" : "%s", text, more);
}

static int entry(const play_client *c, uint32_t i, char *buf, size_t cap)
{
    char text[2 * TEXT + 8], note[TEXT];
    const play_choice *x = &c->choice[i];
    say_choice(c, x->action, text, sizeof text);
    if (!x->rule && mh_say_note(c->s->is.game, &c->how, x->action, note, sizeof note))
        snprintf(buf, cap, "%3u) %s - %s", (unsigned)i + 1, text, note);
    else if (!x->rule)
        snprintf(buf, cap, "%3u) %s", (unsigned)i + 1, text);
    else
        snprintf(buf, cap, "%3u) %s (%s, %s)", (unsigned)i + 1, text,
                 show_word(SHOW_NOT_NOW, c->how.lang), x->rule);
    return cli_width(buf);
}

static void put_more(const play_client *c, uint32_t left)
{
    const char *text = show_word(SHOW_MORE, c->how.lang), *at = strstr(text, "{0}");
    printf("     ... %.*s%u%s\n", (int)(at - text), text, (unsigned)left, at + 3);
}

void play_list(play_client *c)
{
    uint32_t from = c->shown, to = from + PLAY_PAGE < c->count ? from + PLAY_PAGE : c->count;
    char text[3 * TEXT + 64];
    int widest = 1;
    if (c->legal <= PLAY_PAGE)
        to = c->count;
    for (uint32_t i = from; i < to; i++) {
        int width = entry(c, i, text, sizeof text);
        widest = width > widest ? width : widest;
    }
    int across = to - from > PLAY_PAGE / 3 ? show_columns() / (widest + 2) : 1;
    for (uint32_t i = from; i < to; i++) {
        int width = entry(c, i, text, sizeof text);
        bool last = across < 2 || (i - from + 1) % (uint32_t)across == 0 || i + 1 == to;
        show_styled(c->choice[i].rule ? SHOW_DIM : SHOW_PLAIN, text);
        printf("%*s%s", last ? 0 : widest + 2 - width, "", last ? "\n" : "");
    }
    if (to < c->count)
        put_more(c, c->count - to);
    c->shown = to;
}

void play_rule(const mh_game *g, mh_lang lang, const char *id)
{
    char text[4096];
    int i = cli_find_rule(g, id);
    if (i < 0) {
        puts(show_word(SHOW_NO_RULE, lang));
        return;
    }
    snprintf(text, sizeof text, "%s: %s", g->rules[i].id, g->rules[i].text);
    show_paragraph(text);
}

void play_explain(play_client *c, int seat, mh_action a)
{
    const mh_game *g = c->s->is.game;
    char text[2 * TEXT + 8], words[TEXT];
    const char *rule = is_listed(c, a) ? NULL : mh_why(g, &c->world.st, seat, a);
    say_choice(c, a, text, sizeof text);
    mh_format(g, a, words, sizeof words);
    printf("%s [%s]\n", text, words);
    if (mh_say_note(g, &c->how, a, text, sizeof text))
        puts(text);
    puts(show_word(rule ? SHOW_FORBIDDEN : SHOW_ALLOWED, c->how.lang));
    if (rule)
        play_rule(g, c->how.lang, rule);
}
