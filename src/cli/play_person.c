/* play_person.c - a person at the terminal: the question, and the commands. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "play.h"

enum { TEXT = 512 };

typedef enum outcome { ASK_AGAIN, TAKEN } outcome;

static outcome on_more(play_client *c, int seat, const char *rest)
{
    (void)seat, (void)rest;
    if (c->shown < c->count)
        play_list(c);
    else
        puts(show_say(c->how.lang, SHOW_NO_MORE));
    return ASK_AGAIN;
}

static outcome on_table(play_client *c, int seat, const char *rest)
{
    (void)rest;
    show_table(c->s->config.game, &c->hidden.st, seat, &c->how, true);
    play_draw(c, seat, SHOW_BOTH, true, true);
    c->shown = 0;
    putchar('\n');
    play_list(c);
    return ASK_AGAIN;
}

static outcome on_score(play_client *c, int seat, const char *rest)
{
    (void)rest;
    puts(show_say(c->how.lang, SHOW_IF_NOW));
    show_scores(c->s->config.game, &c->hidden.st, seat, &c->how);
    return ASK_AGAIN;
}

static outcome on_log(play_client *c, int seat, const char *rest)
{
    (void)rest;
    show_log(c->s, &c->how, 0, c->s->known, seat, MH_NONE);
    return ASK_AGAIN;
}

/* One choice of the hint: words, visit share, and what comes of it in points. */
static void put_advice(const play_client *c, const ai_advice *a)
{
    const mh_game *g = c->s->config.game;
    char text[TEXT], line[2 * TEXT];
    bool alone = c->s->config.seats == 1;
    int32_t size = a->margin < 0 ? -a->margin : a->margin;
    const char *sign = a->margin < 0 ? "-" : alone ? "" : "+";
    mh_say_action(g, &c->how, a->action, text, sizeof text);
    snprintf(line, sizeof line, "  %3u %% %s  %s; %s %s%d.%d", (a->share + 5u) / 10,
             show_say(c->how.lang, SHOW_HINT_SHARE), text,
             show_say(c->how.lang, alone ? SHOW_HINT_POINTS : SHOW_HINT_MARGIN), sign,
             (int)(size / 100), (int)(size % 100 / 10));
    show_hanging(SHOW_PLAIN, 8, line);
}

static outcome on_hint(play_client *c, int seat, const char *rest)
{
    static mh_action list[MH_MAX_LEGAL];
    ai_advice best[PLAY_HINTS];
    (void)rest;
    uint32_t count = mh_few(c->s->config.game, c->s->now, seat, list);
    uint32_t n = ai_advise(c->adviser, &c->hidden.st, seat, list, count, best, PLAY_HINTS);
    puts(show_say(c->how.lang, SHOW_HINT));
    for (uint32_t i = 0; i < n; i++)
        put_advice(c, &best[i]);
    return ASK_AGAIN;
}

static outcome on_odds(play_client *c, int seat, const char *rest)
{
    (void)rest;
    if (!show_odds(c->s->config.game, &c->hidden.st, seat, &c->how))
        show_paragraph(show_say(c->how.lang, SHOW_NO_ODDS));
    return ASK_AGAIN;
}

static outcome on_undo(play_client *c, int seat, const char *rest)
{
    char text[TEXT], line[2 * TEXT];
    uint32_t last = c->s->plies;
    (void)rest;
    mh_action a = last ? c->s->actions[last - 1] : (mh_action){0};
    if (!last || host_undo(c->s, seat, last - 1)) {
        show_paragraph(show_say(c->how.lang, SHOW_NO_UNDO));
        return ASK_AGAIN;
    }
    mh_say_action(c->s->config.game, &c->how, a, text, sizeof text);
    snprintf(line, sizeof line, "%s %s", show_say(c->how.lang, SHOW_UNDONE), text);
    for (int p = 0; p < MH_MAX_SEATS; p++)
        c->told[p] = c->told[p] < c->s->plies ? c->told[p] : c->s->plies;
    show_paragraph(line);
    return TAKEN;
}

static outcome on_rule(play_client *c, int seat, const char *rest)
{
    (void)seat;
    play_rule(c->s->config.game, c->how.lang, rest);
    return ASK_AGAIN;
}

static outcome on_save(play_client *c, int seat, const char *rest)
{
    mh_error e;
    (void)seat;
    if (!*rest)
        show_paragraph(show_say(c->how.lang, SHOW_SAVE_HOW));
    else if (host_saga_write(c->s, MH_CHANCE, rest, &e))
        printf("%s %s\n", show_say(c->how.lang, SHOW_SAVED), rest);
    else
        show_paragraph(e.text);
    return ASK_AGAIN;
}

/* Its words and its things; what it would bring, or why it is closed. */
static void about_choice(play_client *c, int seat, const play_choice *x)
{
    char text[TEXT];
    if (x->rule) {
        play_explain(c, seat, x->action);
        return;
    }
    mh_say_answer(c->s->config.game, &c->how, &c->hidden.st, x->action, text, sizeof text);
    show_paragraph(text);
    play_about_choice(c, seat, x->action);
    play_preview(c, seat, x->action);
}

static outcome on_about(play_client *c, int seat, const char *rest)
{
    uint64_t n = 0;
    if (!*rest)
        play_about(c, seat);
    else if (cli_number(rest, 1, c->count, &n))
        about_choice(c, seat, &c->choice[n - 1]);
    else
        play_about_thing(c, seat, rest);
    return ASK_AGAIN;
}

static outcome on_help(play_client *c, int seat, const char *rest)
{
    (void)seat, (void)rest;
    show_lines(show_say(c->how.lang, SHOW_HELP));
    return ASK_AGAIN;
}

/* Questions that have a usual answer are asked, or not any more. */
static outcome on_ask(play_client *c, int seat, const char *rest)
{
    (void)seat, (void)rest;
    c->asks = !c->asks;
    show_paragraph(show_say(c->how.lang, c->asks ? SHOW_ASKS : SHOW_ASKS_NOT));
    return ASK_AGAIN;
}

static outcome on_quit(play_client *c, int seat, const char *rest)
{
    (void)seat, (void)rest;
    c->leave = true;
    return TAKEN;
}

static bool parse_action(const play_client *c, int seat, const char *text, mh_action *a)
{
    const mh_game *g = c->s->config.game;
    char small[TEXT];
    cli_lower(text, small, sizeof small);
    if (mh_parse(g, text, a) && mh_parse(g, small, a))
        return false;
    *a = mh_proper(g, c->s->now, seat, *a);
    return true;
}

/* `? N` and `? action`; a bare one asks for help. */
static outcome on_why(play_client *c, int seat, const char *rest)
{
    uint64_t n = 0;
    mh_action a;
    if (!*rest)
        return on_help(c, seat, rest);
    if (cli_number(rest, 1, c->count, &n))
        play_explain(c, seat, c->choice[n - 1].action);
    else if (parse_action(c, seat, rest, &a))
        play_explain(c, seat, a);
    else
        show_paragraph(show_say(c->how.lang, SHOW_ASK_WHY_HOW));
    return ASK_AGAIN;
}

/* `preview N`: only an open choice has something to show. */
static outcome on_preview(play_client *c, int seat, const char *rest)
{
    uint64_t n = 0;
    if (cli_number(rest, 1, c->legal, &n))
        play_preview(c, seat, c->choice[n - 1].action);
    else if (cli_number(rest, 1, c->count, &n))
        play_explain(c, seat, c->choice[n - 1].action);
    else
        show_paragraph(show_say(c->how.lang, SHOW_PREVIEW_HOW));
    return ASK_AGAIN;
}

static const struct command { /* the words of all languages are always understood */
    show_word word;
    outcome (*obey)(play_client *c, int seat, const char *rest);
} commands[] = {
    {SHOW_CMD_MORE, on_more},       {SHOW_CMD_TABLE, on_table}, {SHOW_CMD_SCORE, on_score},
    {SHOW_CMD_LOG, on_log},         {SHOW_CMD_HINT, on_hint},   {SHOW_CMD_ODDS, on_odds},
    {SHOW_CMD_PREVIEW, on_preview}, {SHOW_CMD_UNDO, on_undo},   {SHOW_CMD_ABOUT, on_about},
    {SHOW_CMD_RULE, on_rule},       {SHOW_CMD_SAVE, on_save},   {SHOW_CMD_HELP, on_help},
    {SHOW_CMD_ASK, on_ask},         {SHOW_CMD_QUIT, on_quit},   {SHOW_CMD_WHY, on_why},
};

static outcome take(play_client *c, int seat, mh_action a)
{
    if (host_play(c->s, seat, a, NULL) == MH_OK)
        return TAKEN;
    play_explain(c, seat, a);
    return ASK_AGAIN;
}

static void not_understood(const play_client *c, const char *line)
{
    char text[TEXT];
    if (line[strspn(line, "0123456789")]) {
        show_paragraph(show_say(c->how.lang, SHOW_NOT_UNDERSTOOD));
        return;
    }
    const char *said = show_say(c->how.lang, SHOW_NO_NUMBER), *at = strstr(said, "{0}");
    snprintf(text, sizeof text, "%.*s%u%s", (int)(at - said), said, (unsigned)c->count, at + 3);
    show_paragraph(text);
}

static outcome obey(play_client *c, int seat, char *line)
{
    uint64_t n = 0;
    mh_action a;
    char small[TEXT];
    if (cli_number(line, 1, c->count, &n))
        return take(c, seat, c->choice[n - 1].action);
    if (parse_action(c, seat, line, &a))
        return take(c, seat, a);
    cli_lower(line, small, sizeof small);
    size_t length = line[0] == '?' ? 1 : strcspn(line, " ");
    const char *rest = line + length + strspn(line + length, " ");
    for (size_t i = 0; i < MH_COUNT(commands); i++)
        if (cli_is_word(&show_labels[commands[i].word], small, length))
            return commands[i].obey(c, seat, rest);
    not_understood(c, line);
    return ASK_AGAIN;
}

char *play_read(void)
{
    static char *line;
    static size_t cap;
    ssize_t n = getline(&line, &cap, stdin);
    if (n < 0) {
        free(line);
        line = NULL;
        cap = 0;
        return NULL;
    }
    while (n > 0 && strchr(" \t\r\n", line[n - 1]))
        line[--n] = 0;
    return line + strspn(line, " \t");
}

bool play_news(play_client *c, int seat)
{
    uint32_t from = c->told[seat], to = c->s->known;
    bool others = false;
    for (uint32_t i = from; i < to; i++)
        others = others || (c->s->seats[i] != seat && c->s->seats[i] != MH_CHANCE);
    if (others && from)
        show_news(c->s, &c->how, from, to, seat);
    else
        show_log(c->s, &c->how, from, to, seat, seat);
    c->told[seat] = to;
    return others;
}

/* Several people at one terminal: the next one's secrets are shown only on a sign. */
static bool hand_over(play_client *c, int seat)
{
    char name[TEXT];
    if (c->humans < 2 || c->last_human == seat)
        return true;
    if (isatty(STDOUT_FILENO) && isatty(STDIN_FILENO))
        fputs("\033[3J\033[2J\033[H", stdout); /* what can be scrolled back to, too */
    mh_say_value(&mh_seat, &c->how, seat, name, sizeof name);
    printf("\n%s %s\n", show_say(c->how.lang, SHOW_HANDOVER), name);
    c->last_human = seat;
    if (!isatty(STDIN_FILENO))
        return true;
    show_paragraph(show_say(c->how.lang, SHOW_PRESS_ENTER));
    return play_read() != NULL;
}

/* What tells one part of a game from the next, in the fields of the games. */
static int64_t round_of(const mh_game *g, const mh_state *st)
{
    static const char *const parts[] = {"scenario", "age", "round"};
    int64_t round = 0;
    for (size_t i = 0; i < MH_COUNT(parts); i++) {
        const mh_field *f = mh_field_named(g, parts[i]);
        if (f && !f->dims)
            round = round * 256 + mh_field_get(st, f, f->offset);
    }
    return round;
}

/* The whole table in a new round; between, what changed and what is asked about, but not again
 * at every step of one payment. */
static void look(play_client *c, int seat, bool others)
{
    const mh_game *g = c->s->config.game;
    bool verbs[256] = {false};
    int64_t round = 1 + round_of(g, &c->hidden.st);
    int prompt = 1 + mh_top(&c->hidden.st)->prompt;
    for (uint32_t i = 0; i < c->legal && (others || c->asked_for[seat] != prompt); i++)
        verbs[mh_verb_of(c->choice[i].action)] = true;
    c->asked_for[seat] = prompt;
    if (c->round[seat] == round) {
        play_draw(c, seat, SHOW_BOARDS, false, false);
        show_changes(g, &c->hidden.st, seat, &c->how, &c->seen[seat], verbs, others);
        play_draw(c, seat, SHOW_ANSWERS, false, false);
        return;
    }
    c->round[seat] = round;
    show_table(g, &c->hidden.st, seat, &c->how, false);
    show_changes(g, &c->hidden.st, seat, &c->how, &c->seen[seat], NULL, false);
    play_draw(c, seat, SHOW_BOTH, true, false);
}

/* What came through a pipe is repeated, so that a transcript reads as a dialogue; signs that
 * would steer the terminal are not. */
static void echo(const char *line)
{
    for (; *line; line++)
        putchar((unsigned char)*line < ' ' || *line == 0x7f ? '?' : *line);
    putchar('\n');
}

/* What hardly anybody answers otherwise is not asked; how to be asked is said with it. */
static bool answer_as_usual(play_client *c, int seat)
{
    const mh_game *g = c->s->config.game;
    char text[TEXT], line[2 * TEXT];
    mh_action a;
    if (c->asks || !mh_say_usual(g, c->s->now, seat, &a) || host_play(c->s, seat, a, NULL) != MH_OK)
        return false;
    mh_say_action(g, &c->how, a, text, sizeof text);
    snprintf(line, sizeof line, "%s %s.", show_say(c->how.lang, SHOW_AS_USUAL), text);
    show_hanging(SHOW_DIM, 2, line);
    return true;
}

void play_person(play_client *c, int seat)
{
    const mh_game *g = c->s->config.game;
    char name[TEXT], line[2 * TEXT + 8];
    if (!hand_over(c, seat)) {
        c->leave = true;
        return;
    }
    bool others = play_news(c, seat);
    if (answer_as_usual(c, seat))
        return;
    play_find_choices(c, seat);
    look(c, seat, others);
    c->last_human = seat;
    char asked[TEXT];
    mh_say_value(&mh_seat, &c->how, seat, name, sizeof name);
    mh_say_prompt(g, &c->how, &c->hidden.st, seat, asked, sizeof asked);
    snprintf(line, sizeof line, "%s: %s", name, asked);
    putchar('\n');
    show_hanging(SHOW_STRONG, 0, line);
    show_topic(g, &c->hidden.st, &c->how);
    play_list(c);
    for (outcome o = ASK_AGAIN; o == ASK_AGAIN;) {
        printf("%s> ", show_say(c->how.lang, SHOW_CHOOSE));
        fflush(stdout);
        char *typed = play_read();
        if (!typed) {
            putchar('\n');
            c->leave = true;
            return;
        }
        if (!isatty(STDIN_FILENO))
            echo(typed);
        o = *typed ? obey(c, seat, typed) : ASK_AGAIN;
    }
}
