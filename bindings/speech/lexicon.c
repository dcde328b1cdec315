/* lexicon.c - reads the lines of bindings/ffi_lexicon.c. */
#include "lexicon.h"

#include <stdlib.h>
#include <string.h>

enum { FIELD = 0x1f, FIELDS = 8 };

typedef struct line {
    char *field[FIELDS];
    unsigned count;
} line;

/* Cuts the next line into its fields; what follows it, or NULL at the end. */
static char *cut(char *s, line *l)
{
    l->count = 0;
    if (!*s)
        return NULL;
    for (l->field[l->count++] = s; *s && *s != '\n'; s++)
        if (*s == FIELD) {
            *s = 0;
            if (l->count < FIELDS)
                l->field[l->count++] = s + 1;
        }
    if (*s)
        *s++ = 0;
    return s;
}

static void set_label(const lexicon *x, mh_label *label, const char *text)
{
    for (unsigned i = 0; i < MH_LANGS; i++)
        label->text[i] = i == x->lang ? text : "";
}

const mh_kind *lexicon_kind(const lexicon *x, const char *name)
{
    static const mh_kind *const common[] = {&mh_number, &mh_seat, &mh_seats, &mh_yes_no};
    for (unsigned i = 0; i < MH_COUNT(common); i++)
        if (strcmp(common[i]->name, name) == 0)
            return common[i];
    for (unsigned i = 0; i < x->kinds; i++)
        if (strcmp(x->kind[i].name, name) == 0)
            return &x->kind[i];
    return NULL;
}

/* A kind and the lines of its things, which follow it. */
static char *read_kind(lexicon *x, const line *l, char *rest)
{
    unsigned count = (unsigned)strtoul(l->field[3], NULL, 10);
    if (x->kinds == LEXICON_KINDS || count > 4096)
        return NULL;
    const char **ids = calloc(count + 1, sizeof *ids);
    mh_label *labels = calloc(count + 1, sizeof *labels), *forms = calloc(count + 1, sizeof *forms);
    x->kind[x->kinds++] = (mh_kind){.name = l->field[1],
                                    .ids = ids,
                                    .labels = labels,
                                    .count = (uint16_t)count,
                                    .is_set = l->field[2][0] == '1',
                                    .forms = forms};
    for (unsigned i = 0; i < count && rest && ids && labels && forms; i++) {
        line one;
        rest = cut(rest, &one);
        if (!rest || one.count < 4)
            return NULL;
        ids[i] = one.field[1];
        set_label(x, &labels[i], one.field[2]);
        set_label(x, &forms[i], one.field[3]);
    }
    return ids && labels && forms ? rest : NULL;
}

static bool read_verb(const lexicon *x, mh_verb *v, const char *name, char *kinds,
                      const mh_label *label)
{
    v->name = name, v->label = label;
    for (char *s = kinds; *s;) {
        size_t n = strcspn(s, ",");
        char *next = s + n + (s[n] == ',');
        s[n] = 0;
        const mh_kind *kind = lexicon_kind(x, s);
        if (!kind || v->operands == MH_MAX_OPERANDS)
            return false;
        v->kinds[v->operands++] = kind;
        s = next;
    }
    return true;
}

static void read_how(mh_how *how, const char *text)
{
    unsigned n[1 + MH_DROPS + MH_UNLESS + 1] = {0};
    for (unsigned i = 0; i < MH_COUNT(n) && *text; i++) {
        char *end = NULL;
        n[i] = (unsigned)strtoul(text, &end, 10);
        text = *end ? end + 1 : end;
    }
    how->flags = (uint8_t)n[0];
    for (unsigned i = 0; i < MH_DROPS; i++)
        how->drops[i] = (uint8_t)n[1 + i];
    for (unsigned i = 0; i < MH_UNLESS; i++)
        how->unless[i] = (uint8_t)n[1 + MH_DROPS + i];
    how->after = (uint8_t)n[1 + MH_DROPS + MH_UNLESS];
}

static bool read_told(lexicon *x, line *l)
{
    mh_game *g = &x->game;
    unsigned at = l->field[0][0] == 'v' ? g->verb_count : g->event_count;
    if (at >= LEXICON_VERBS - 1 || l->count < 5)
        return false;
    if (l->field[0][0] == 'v') {
        set_label(x, &x->button[at], l->field[3]);
        set_label(x, &x->told[at], l->count > 5 ? l->field[4] : "");
        read_how(&x->verb_how[at], l->count > 5 ? l->field[5] : "");
        g->verb_count++;
        return read_verb(x, &x->verb[at], l->field[1], l->field[2], &x->button[at]);
    }
    set_label(x, &x->tells[at], l->field[3]);
    read_how(&x->event_how[at], l->field[4]);
    g->event_count++;
    return read_verb(x, &x->event[at], l->field[1], l->field[2], &x->tells[at]);
}

static bool read_remark(lexicon *x, line *l)
{
    unsigned at = x->game.remark_count;
    if (l->count < 4 || at >= LEXICON_VERBS - 1)
        return false;
    x->game.remark_count++;
    set_label(x, &x->remarks[at], l->field[3]);
    return read_verb(x, &x->remark[at], l->field[1], l->field[2], &x->remarks[at]);
}

static bool read_prompt(lexicon *x, line *l)
{
    unsigned at = x->game.prompt_count;
    if (l->count < 3 || at >= LEXICON_VERBS - 1)
        return false;
    x->game.prompt_count++;
    set_label(x, &x->asks[at], l->field[2]);
    x->prompt[at].name = l->field[1], x->prompt[at].label = &x->asks[at];
    return true;
}

static bool read_named(const lexicon *x, mh_named *list, uint16_t *count, line *l)
{
    if (l->count < 3 || *count == LEXICON_NAMED)
        return false;
    mh_named *n = &list[(*count)++];
    n->id = l->field[1];
    set_label(x, &n->label, l->field[2]);
    set_label(x, &n->forms, l->count > 3 ? l->field[3] : "");
    return true;
}

static bool read_line(lexicon *x, line *l)
{
    switch (l->field[0][0]) {
    case 'v':
    case 'e':
        return read_told(x, l);
    case 'm':
        return read_remark(x, l);
    case 'p':
        return read_prompt(x, l);
    case 'r':
        return read_named(x, x->refusal, &x->phrases.refusal_count, l);
    case 't':
        return read_named(x, x->thing, &x->phrases.thing_count, l);
    default:
        return false;
    }
}

static void connect(lexicon *x)
{
    x->phrases.told = x->told, x->phrases.button = x->button;
    x->phrases.event = x->tells, x->phrases.prompt = x->asks;
    x->phrases.verb_how = x->verb_how, x->phrases.event_how = x->event_how;
    x->phrases.refusals = x->refusal, x->phrases.things = x->thing;
    x->game.phrases = &x->phrases;
    x->game.verbs = x->verb, x->game.events = x->event, x->game.remarks = x->remark;
    x->game.prompts = x->prompt;
    x->game.verb_count = x->game.event_count = 1; /* 0 is unused */
}

/* Reads all lines; false where one cannot be read. */
static bool read_all(lexicon *x, char *rest)
{
    line l;
    while ((rest = cut(rest, &l)) != NULL) {
        if (l.field[0][0] == 'k' && l.count > 3) {
            rest = read_kind(x, &l, rest);
            if (!rest)
                return false;
        } else if (!read_line(x, &l)) {
            return false;
        }
    }
    return x->game.verb_count > 1;
}

lexicon *lexicon_read(char *text, mh_lang lang)
{
    lexicon *x = calloc(1, sizeof *x);
    if (!x)
        return NULL;
    x->text = text, x->lang = lang;
    connect(x);
    if (read_all(x, text))
        return x;
    x->text = NULL; /* the caller keeps it */
    lexicon_free(x);
    return NULL;
}

/* What the lexicon made is const to everybody but to who frees it; `at` points to a pointer. */
static void give_back(const void *at)
{
    void *made;
    memcpy(&made, at, sizeof made);
    free(made);
}

void lexicon_free(lexicon *x)
{
    for (unsigned i = 0; i < x->kinds; i++) {
        give_back(&x->kind[i].ids);
        give_back(&x->kind[i].labels);
        give_back(&x->kind[i].forms);
    }
    free(x->text);
    free(x);
}
