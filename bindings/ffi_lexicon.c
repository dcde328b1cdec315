/* ffi_lexicon.c - all that sentences of a game need in one language, for bindings/speech.
 *
 * One thing a line, fields with MH_LEXICON_FIELD between: a letter, then what it says.
 *   k name set count         a kind; its things follow
 *   i id label forms
 *   v name kinds button told how       kinds with commas between
 *   e name kinds sentence how
 *   m name kinds sentence    a remark
 *   p name question usual        the usual answer, where there is one
 *   r rule sentence
 *   t word label forms       a thing that sentences count
 * how: flags, three events that are dropped, one that it gives way to, with commas between. */
#include <stdlib.h>
#include <string.h>

#include "handle.h"

enum { KINDS = 160 };
#define FIELD "\x1f"

typedef struct lexicon {
    const mh_game *g;
    mh_lang lang;
    const mh_kind *kind[KINDS];
    unsigned kinds;
} lexicon;

static void put_field(mh_text *out, const char *text)
{
    mh_put(out, FIELD);
    mh_put(out, text);
}

static void add_kind(lexicon *x, const mh_kind *kind)
{
    unsigned at = 0;
    if (!kind || !kind->ids)
        return;
    while (at < x->kinds && strcmp(x->kind[at]->name, kind->name) != 0)
        at++;
    if (at == x->kinds && at < KINDS)
        x->kind[x->kinds++] = kind;
}

static void add_kinds(lexicon *x, const mh_verb *verbs, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        for (unsigned k = 0; k < verbs[i].operands; k++)
            add_kind(x, verbs[i].kinds[k]);
}

/* Prices and names on the board speak of things that no answer names. */
static void add_fields(lexicon *x)
{
    for (unsigned i = 0; i < x->g->field_count; i++) {
        add_kind(x, x->g->fields[i].value);
        for (unsigned k = 0; k < x->g->fields[i].dims; k++)
            add_kind(x, x->g->fields[i].index[k]);
    }
}

static void put_kind(mh_text *out, const lexicon *x, const mh_kind *kind)
{
    mh_put(out, "k");
    put_field(out, kind->name);
    put_field(out, kind->is_set ? "1" : "0");
    mh_put(out, FIELD);
    mh_put_int(out, kind->count);
    mh_put(out, "\n");
    for (unsigned i = 0; i < kind->count; i++) {
        mh_put(out, "i");
        put_field(out, kind->ids[i]);
        put_field(out, kind->labels ? kind->labels[i].text[x->lang] : kind->ids[i]);
        put_field(out, kind->forms ? kind->forms[i].text[x->lang] : "");
        mh_put(out, "\n");
    }
}

static void put_operands(mh_text *out, const char *letter, const mh_verb *v)
{
    mh_put(out, letter);
    put_field(out, v->name);
    mh_put(out, FIELD);
    for (unsigned i = 0; i < v->operands; i++) {
        mh_put(out, i ? "," : "");
        mh_put(out, v->kinds[i]->name);
    }
}

static void put_how(mh_text *out, const mh_how *how)
{
    const unsigned n[] = {how->flags,     how->drops[0],  how->drops[1], how->drops[2],
                          how->unless[0], how->unless[1], how->after};
    mh_put(out, FIELD);
    for (unsigned i = 0; i < MH_COUNT(n); i++) {
        mh_put(out, i ? "," : "");
        mh_put_int(out, n[i]);
    }
    mh_put(out, "\n");
}

static void put_sentences(mh_text *out, const lexicon *x)
{
    const mh_phrases *p = x->g->phrases;
    for (unsigned i = 1; i < x->g->verb_count; i++) {
        put_operands(out, "v", &x->g->verbs[i]);
        put_field(out, p->button[i].text[x->lang]);
        put_field(out, p->told[i].text[x->lang]);
        put_how(out, &p->verb_how[i]);
    }
    for (unsigned i = 1; i < x->g->event_count; i++) {
        put_operands(out, "e", &x->g->events[i]);
        put_field(out, p->event[i].text[x->lang]);
        put_how(out, &p->event_how[i]);
    }
    for (unsigned i = 0; i < x->g->remark_count; i++) {
        if (!x->g->remarks[i].name)
            continue; /* they may begin at 1 */
        put_operands(out, "m", &x->g->remarks[i]);
        put_field(out, x->g->remarks[i].label->text[x->lang]);
        mh_put(out, "\n");
    }
    for (unsigned i = 0; i < x->g->prompt_count; i++)
        if (x->g->prompts[i].label) { /* work that nobody is asked about says nothing */
            mh_put(out, "p");
            put_field(out, x->g->prompts[i].name);
            put_field(out, x->g->prompts[i].label->text[x->lang]);
            if (i < p->usual_answer_count && p->usual_answer[i])
                put_field(out, p->usual_answer[i]);
            mh_put(out, "\n");
        }
}

static void put_named(mh_text *out, const char *letter, const mh_named *n, mh_lang lang, bool forms)
{
    mh_put(out, letter);
    put_field(out, n->id);
    put_field(out, n->label.text[lang]);
    if (forms)
        put_field(out, n->forms.text[lang]);
    mh_put(out, "\n");
}

static void put_lexicon(mh_text *out, const void *about)
{
    const lexicon *x = about;
    for (unsigned i = 0; i < x->kinds; i++)
        put_kind(out, x, x->kind[i]);
    put_sentences(out, x);
    for (unsigned i = 0; i < x->g->phrases->refusal_count; i++)
        put_named(out, "r", &x->g->phrases->refusals[i], x->lang, false);
    for (unsigned i = 0; i < x->g->phrases->thing_count; i++)
        put_named(out, "t", &x->g->phrases->things[i], x->lang, true);
}

int32_t mh_ffi_lexicon(mh_ffi *f, const char *game, uint32_t n, int32_t lang)
{
    char id[32];
    const mh_game *g = ffi_word(game, n, id, sizeof id) ? mh_find(id) : NULL;
    if (!g || lang < 0 || lang >= MH_LANGS)
        return ffi_refuse(f, "there is no such game or language");
    lexicon *x = calloc(1, sizeof *x);
    if (!x)
        return ffi_refuse(f, "out of memory");
    x->g = g, x->lang = (mh_lang)lang;
    add_kinds(x, g->verbs, g->verb_count);
    add_kinds(x, g->events, g->event_count);
    add_kinds(x, g->remarks, g->remark_count);
    add_fields(x);
    int32_t length = ffi_write(f, put_lexicon, x);
    free(x);
    return length;
}
