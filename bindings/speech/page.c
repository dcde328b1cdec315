/* page.c - sentences for a page, see page.h. */
#include "page.h"

#include <stdlib.h>
#include <string.h>

#include "core/phrase.h"
#include "lexicon.h"

enum { TEXT = 2048, NAMES = 512, FIELD = 0x1f };

struct speaker {
    lexicon *words;
    mh_speech how;
    mh_alias alias[MH_MAX_ALIASES];
    const char *name[MH_MAX_SEATS];
    char names[NAMES];
    mh_teller teller;
    char *out; /* what was said last */
    size_t room;
    mh_text said;
};

void *speech_alloc(uint32_t n) { return malloc(n); }
void speech_free(void *p) { free(p); }

speaker *speech_new(char *text, int32_t lang)
{
    speaker *s = calloc(1, sizeof *s);
    lexicon *x = s && lang >= 0 && lang < MH_LANGS ? lexicon_read(text, (mh_lang)lang) : NULL;
    char *out = x ? malloc(TEXT) : NULL;
    if (!out) {
        free(s);
        if (x)
            lexicon_free(x);
        return NULL;
    }
    s->words = x, s->out = out, s->room = TEXT;
    s->how = (mh_speech){.lang = (mh_lang)lang, .names = s->name, .alias = s->alias};
    return s;
}

void speech_drop(speaker *s)
{
    lexicon_free(s->words);
    free(s->out);
    free(s);
}

const char *speech_said(const speaker *s) { return s->out; }

void speech_names(speaker *s, const char *text, int32_t reader)
{
    size_t n = strlen(text);
    n = n < NAMES ? n : NAMES - 1;
    memcpy(s->names, text, n);
    s->names[n] = 0;
    char *at = s->names;
    for (unsigned i = 0; i < MH_MAX_SEATS; i++) {
        size_t len = strcspn(at, "\n");
        bool more = at[len] == '\n';
        at[len] = 0;
        s->name[i] = len ? at : NULL;
        at += len + more;
    }
    s->how.reader = reader + 1;
}

static bool value_of(const speaker *s, const char *kind, const char *id, const mh_kind **found,
                     uint8_t *value)
{
    int64_t x = 0;
    *found = lexicon_kind(s->words, kind);
    if (!*found)
        return false;
    mh_kind one = **found;
    one.is_set = 0;
    if (mh_parse_value(&one, id, &x) || x < 0 || x > 0xff)
        return false;
    *value = (uint8_t)x;
    return true;
}

/* The next word of a line, cut off; NULL at its end. */
static char *next_word(char **line, char end)
{
    char *word = *line;
    if (!word)
        return NULL;
    char *stop = strchr(word, end);
    if (stop)
        *stop = 0;
    *line = stop ? stop + 1 : NULL;
    return word;
}

void speech_aliases(speaker *s, char *text)
{
    s->how.aliases = 0;
    for (char *line; *text && (line = next_word(&text, '\n')) && s->how.aliases < MH_MAX_ALIASES;) {
        mh_alias *a = &s->alias[s->how.aliases];
        char *kind = next_word(&line, ' '), *id = next_word(&line, ' ');
        char *shown = next_word(&line, ' '), *as = next_word(&line, ' ');
        if (as && value_of(s, kind, id, &a->kind, &a->value) &&
            value_of(s, shown, as, &a->shown, &a->as))
            s->how.aliases++;
        if (!text)
            break;
    }
}

static int32_t tell(int length) { return length > 0 && length < TEXT ? length : 0; }

int32_t speech_button(speaker *s, const char *action)
{
    mh_action a;
    if (mh_parse(&s->words->game, action, &a))
        return 0;
    return tell(mh_say_action(&s->words->game, &s->how, a, s->out, TEXT));
}

static const mh_verb *verb_named(const mh_verb *list, unsigned count, const char *name, size_t n)
{
    for (unsigned i = 0; i < count; i++)
        if (list[i].name && mh_same_word(list[i].name, name, n))
            return &list[i];
    return NULL;
}

/* `what operand...` of events or remarks; false: it is none. */
static bool parse_event(const mh_verb *list, unsigned count, const char *text, mh_event *e)
{
    size_t n = strcspn(text, " ");
    const mh_verb *v = verb_named(list, count, text, n);
    if (!v)
        return false;
    *e = (mh_event){(uint8_t)(v - list), MH_ALL, {0}};
    text += n;
    for (unsigned i = 0; i < v->operands; i++) {
        char word[256];
        int64_t x = 0;
        text += *text == ' ';
        n = strcspn(text, " ");
        if (n >= sizeof word || i >= MH_COUNT(e->arg))
            return false;
        memcpy(word, text, n);
        word[n] = 0;
        if (mh_parse_value(v->kinds[i], word, &x))
            return false;
        e->arg[i] = (uint8_t)x;
        text += n;
    }
    return true;
}

int32_t speech_event(speaker *s, const char *text)
{
    mh_event e;
    const mh_game *g = &s->words->game;
    if (!parse_event(g->events, g->event_count, text, &e))
        return 0;
    return tell(mh_say_event(g, &s->how, &e, s->out, TEXT));
}

int32_t speech_remark(speaker *s, const char *text)
{
    mh_event e;
    const mh_game *g = &s->words->game;
    if (!parse_event(g->remarks, g->remark_count, text, &e))
        return 0;
    phrase_about about = {
        .game = g, .how = &s->how, .verb = &g->remarks[e.what], .arg = e.arg, .count = 1};
    mh_text t = mh_text_open(s->out, TEXT);
    const char *words = g->remarks[e.what].label->text[s->how.lang];
    phrase_put(&t, &about, phrase_pick(&about, words), false);
    return tell(mh_text_len(&t));
}

/* ---- numbers by name ------------------------------------------------------------------------ */

/* `cost 4 good coin`, `have 3`, `who 1 seat`: a line each. */
static uint32_t read_amounts(const speaker *s, char *text, mh_amount *out)
{
    uint32_t n = 0;
    while (text && *text && n < MH_MAX_AMOUNTS) {
        char *line = next_word(&text, '\n'), *key = next_word(&line, ' ');
        char *number = next_word(&line, ' '), *kind = next_word(&line, ' ');
        char *thing = next_word(&line, ' ');
        if (!number)
            continue;
        out[n] = (mh_amount){key, NULL, (int32_t)strtol(number, NULL, 10), 0};
        if (kind && strcmp(kind, mh_seat.name) == 0)
            out[n].kind = &mh_seat;
        else if (thing)
            value_of(s, kind, thing, &out[n].kind, &out[n].thing);
        n++;
    }
    return n;
}

static const mh_label *prompt_named(const mh_game *g, const char *name)
{
    for (unsigned i = 0; i < g->prompt_count; i++)
        if (strcmp(g->prompts[i].name, name) == 0)
            return g->prompts[i].label;
    return NULL;
}

int32_t speech_prompt(speaker *s, const char *name, char *amounts, int32_t who)
{
    static const mh_verb none = {"", 0, {NULL}, NULL};
    mh_amount amount[MH_MAX_AMOUNTS];
    const mh_label *label = prompt_named(&s->words->game, name);
    phrase_about about = {.game = &s->words->game,
                          .how = &s->how,
                          .verb = &none,
                          .count = 1,
                          .name = who,
                          .amount = amount};
    mh_text t = mh_text_open(s->out, TEXT);
    if (!label)
        return 0;
    about.amounts = read_amounts(s, amounts, amount);
    phrase_put(&t, &about, phrase_pick(&about, label->text[s->how.lang]), false);
    return tell(mh_text_len(&t));
}

int32_t speech_reason(speaker *s, const char *action, const char *rule, char *amounts)
{
    mh_amount amount[MH_MAX_AMOUNTS];
    uint8_t arg[MH_MAX_OPERANDS];
    const mh_game *g = &s->words->game;
    mh_action a;
    if (mh_parse(g, action, &a))
        return 0;
    for (unsigned i = 0; i < MH_MAX_OPERANDS; i++)
        arg[i] = (uint8_t)mh_arg(a, i);
    phrase_about about = {.game = g,
                          .how = &s->how,
                          .verb = &g->verbs[mh_verb_of(a)],
                          .arg = arg,
                          .count = 1,
                          .amount = amount};
    mh_text t = mh_text_open(s->out, TEXT);
    about.amounts = read_amounts(s, amounts, amount);
    for (unsigned i = 0; i < g->phrases->refusal_count; i++)
        if (strcmp(g->phrases->refusals[i].id, rule) == 0) {
            const char *words = g->phrases->refusals[i].label.text[s->how.lang];
            phrase_put(&t, &about, phrase_pick(&about, words), false);
        }
    phrase_finish(s->out, TEXT, s->how.lang);
    return about.lacking ? 0 : tell((int)strlen(s->out));
}

/* ---- the log ---------------------------------------------------------------------------------- */

static void put_line(void *ctx, const mh_line *line)
{
    speaker *s = ctx;
    const int64_t n[] = {line->sort, line->seat, line->move, line->from, line->to};
    for (unsigned i = 0; i < MH_COUNT(n); i++) {
        mh_put_int(&s->said, n[i]);
        mh_put(&s->said, "\x1f");
    }
    mh_put(&s->said, line->text);
    mh_put(&s->said, "\n");
}

/* One step: ply, seat, action or nothing, events, with FIELD between. */
static void add_step(speaker *s, char *line)
{
    const mh_game *g = &s->words->game;
    char *ply = next_word(&line, FIELD), *seat = next_word(&line, FIELD);
    char *action = next_word(&line, FIELD), *event;
    mh_event events[MH_MAX_TALE];
    uint32_t count = 0;
    mh_action a = {0};
    if (!action || (*action && mh_parse(g, action, &a)))
        return;
    while ((event = next_word(&line, FIELD)) != NULL && count < MH_MAX_TALE)
        count += *event && parse_event(g->events, g->event_count, event, &events[count]);
    mh_log_add(&s->teller, (uint32_t)strtoul(ply, NULL, 10), (int)strtol(seat, NULL, 10), a, events,
               count);
}

int32_t speech_log(speaker *s, char *steps, uint32_t bytes)
{
    size_t room = (size_t)bytes * 8 + 65536; /* no line is that much longer than its words */
    if (room > s->room) {
        char *more = realloc(s->out, room);
        if (!more)
            return -1;
        s->out = more, s->room = room;
    }
    s->said = mh_text_open(s->out, s->room);
    mh_log_begin(&s->teller, &s->words->game, &s->how, s, put_line);
    while (steps && *steps)
        add_step(s, next_word(&steps, '\n'));
    mh_log_end(&s->teller);
    return s->said.len < s->room ? (int32_t)s->said.len : -1;
}
