/* speech.c - sentences for people: answers, events, questions, reasons. */
#include <string.h>

#include "phrase.h"

static phrase_about about_action(const mh_game *g, const mh_speech *how, mh_action a,
                                 uint8_t arg[MH_MAX_OPERANDS], int seat)
{
    for (unsigned i = 0; i < MH_MAX_OPERANDS; i++)
        arg[i] = (uint8_t)mh_arg(a, i);
    return (phrase_about){.game = g,
                          .how = how,
                          .verb = &g->verbs[mh_verb_of(a)],
                          .arg = arg,
                          .count = 1,
                          .name = seat};
}

int mh_say_action(const mh_game *g, const mh_speech *how, mh_action a, char *buf, size_t cap)
{
    uint8_t arg[MH_MAX_OPERANDS];
    phrase_about about = about_action(g, how, a, arg, MH_NONE);
    mh_text t = mh_text_open(buf, cap);
    phrase_put(&t, &about, phrase_pick(&about, g->phrases->button[mh_verb_of(a)].text[how->lang]),
               false);
    return phrase_finish(buf, cap, how->lang);
}

void mh_say_answer(const mh_game *g, const mh_speech *how, const mh_state *hidden, mh_action a,
                   char *buf, size_t cap)
{
    mh_topic about[MH_MAX_TOPICS];
    uint32_t n = g->topic ? g->topic(hidden, about, MH_MAX_TOPICS) : 0;
    for (uint32_t i = 0; i < n && i < MH_MAX_TOPICS; i++)
        if (a.bits && about[i].answer.bits == a.bits) {
            mh_say_value(about[i].kind, how, about[i].value, buf, cap);
            return;
        }
    mh_say_action(g, how, a, buf, cap);
}

int mh_say_told(const mh_game *g, const mh_speech *how, int seat, mh_action a, char *buf,
                size_t cap)
{
    uint8_t arg[MH_MAX_OPERANDS];
    phrase_about about = about_action(g, how, a, arg, seat);
    mh_text t = mh_text_open(buf, cap);
    phrase_put(&t, &about, phrase_pick(&about, g->phrases->told[mh_verb_of(a)].text[how->lang]),
               false);
    return phrase_finish(buf, cap, how->lang);
}

int mh_say_event(const mh_game *g, const mh_speech *how, const mh_event *e, char *buf, size_t cap)
{
    phrase_about about = {.game = g,
                          .how = how,
                          .verb = &g->events[e->what],
                          .arg = e->arg,
                          .count = 1,
                          .name = MH_NONE};
    mh_text t = mh_text_open(buf, cap);
    phrase_put(&t, &about, phrase_pick(&about, g->phrases->event[e->what].text[how->lang]), false);
    return phrase_finish(buf, cap, how->lang);
}

/* A hole of a question by the field it names: the number of the seat that is asked. */
static uint32_t asked_amounts(const mh_game *g, const mh_state *st, int seat, mh_amount *out)
{
    uint32_t n = 0;
    static const char *const keys[] = {"rage", "xp"};
    for (size_t i = 0; i < MH_COUNT(keys); i++) {
        const mh_field *f = mh_field_named(g, keys[i]);
        if (f && f->dims == 1 && seat < f->dim[0])
            out[n++] =
                (mh_amount){keys[i], NULL,
                            (int32_t)mh_field_get(st, f, mh_field_at(f, (unsigned)seat, 0, 0)), 0};
    }
    return n;
}

int mh_say_prompt(const mh_game *g, const mh_speech *how, const mh_state *hidden, int seat,
                  char *buf, size_t cap)
{
    static const mh_verb six = {
        "", 6, {&mh_number, &mh_number, &mh_number, &mh_number, &mh_number, &mh_number}, NULL};
    mh_amount amount[MH_MAX_AMOUNTS];
    phrase_about about = {.game = g,
                          .how = how,
                          .verb = &six,
                          .arg = mh_top(hidden)->arg,
                          .count = 1,
                          .name = seat,
                          .amount = amount};
    mh_text t = mh_text_open(buf, cap);
    if (!g->prompts[mh_top(hidden)->prompt].label)
        return 0;
    about.amounts = asked_amounts(g, hidden, seat, amount);
    phrase_put(&t, &about,
               phrase_pick(&about, g->prompts[mh_top(hidden)->prompt].label->text[how->lang]),
               false);
    return mh_text_len(&t);
}

int mh_say_reason(const mh_game *g, const mh_speech *how, const mh_state *hidden, int seat,
                  mh_action a, const char *rule, char *buf, size_t cap)
{
    uint8_t arg[MH_MAX_OPERANDS];
    mh_amount amount[MH_MAX_AMOUNTS];
    phrase_about about = about_action(g, how, a, arg, seat);
    mh_text t = mh_text_open(buf, cap);
    about.amount = amount;
    about.amounts = g->missing ? g->missing(hidden, seat, a, rule, amount, MH_MAX_AMOUNTS) : 0;
    for (unsigned i = 0; i < g->phrases->refusal_count; i++) {
        const mh_named *r = &g->phrases->refusals[i];
        if (strcmp(r->id, rule) == 0)
            phrase_put(&t, &about, phrase_pick(&about, r->label.text[how->lang]), false);
    }
    if (about.lacking) /* a number that nobody knows: the rule speaks for itself */
        t = mh_text_open(buf, cap);
    return phrase_finish(buf, cap, how->lang);
}

bool mh_say_usual(const mh_game *g, const mh_state *st, int seat, mh_action *a)
{
    bool may = st->depth && mh_top(st)->prompt < g->phrases->usual_answer_count;
    const char *text = may ? g->phrases->usual_answer[mh_top(st)->prompt] : NULL;
    return text && mh_asked(st, seat) && !mh_parse(g, text, a) && !mh_why(g, st, seat, *a);
}

int mh_say_note(const mh_game *g, const mh_speech *how, mh_action a, char *buf, size_t cap)
{
    const mh_verb *v = &g->verbs[mh_verb_of(a)];
    mh_text t = mh_text_open(buf, cap);
    const char *only = "";
    for (unsigned i = 0; i < v->operands; i++) {
        bool noted = v->kinds[i]->notes && mh_arg(a, i) < v->kinds[i]->count;
        const char *note = noted ? v->kinds[i]->notes[mh_arg(a, i)].text[how->lang] : "";
        if (*only && *note) /* of two cards that are kept: what one does is not what this brings */
            return 0;
        only = *note ? note : only;
    }
    mh_put(&t, only);
    return mh_text_len(&t);
}

static void put_remark(mh_text *t, const mh_game *g, const mh_speech *how, const mh_event *remark)
{
    const mh_verb *v = &g->remarks[remark->what];
    phrase_about about = {.game = g, .how = how, .verb = v, .arg = remark->arg, .count = 1};
    phrase_put(t, &about, phrase_pick(&about, v->label->text[how->lang]), false);
}

int mh_say_remark(const mh_game *g, const mh_speech *how, const mh_event *remark, char *buf,
                  size_t cap)
{
    mh_text t = mh_text_open(buf, cap);
    put_remark(&t, g, how, remark);
    return phrase_finish(buf, cap, how->lang);
}

int mh_say_remarks(const mh_game *g, const mh_speech *how, const mh_state *hidden, int seat,
                   mh_action a, char *buf, size_t cap)
{
    mh_event list[MH_MAX_REMARKS];
    mh_text t = mh_text_open(buf, cap);
    uint32_t n = g->remark ? g->remark(hidden, seat, a, list, MH_MAX_REMARKS) : 0;
    for (uint32_t i = 0; i < n && i < MH_MAX_REMARKS; i++) {
        mh_put(&t, i ? ", " : "");
        put_remark(&t, g, how, &list[i]);
    }
    return mh_text_len(&t);
}

int mh_say_value(const mh_kind *kind, const mh_speech *how, int64_t value, char *buf, size_t cap)
{
    const char *between = "";
    mh_text t = mh_text_open(buf, cap);
    for (unsigned i = 0; kind->is_set && kind->ids && i < kind->count && i < 63; i++)
        if (value >> i & 1) {
            mh_put(&t, between);
            mh_put(&t, kind->labels ? kind->labels[i].text[how->lang] : kind->ids[i]);
            between = ", ";
        }
    if (t.len)
        return mh_text_len(&t);
    if (kind == &mh_seat)
        phrase_put_seat(&t, how, value);
    else if (kind->ids && (kind->is_set || value == MH_NONE))
        mh_put(&t,
               phrase_noun_of(kind, &(mh_speech){.lang = how->lang}, -1).label->text[how->lang]);
    else if (kind->labels && value >= 0 && value < kind->count)
        mh_put(&t, kind->labels[value].text[how->lang]);
    else
        mh_put_value(&t, kind, value);
    return mh_text_len(&t);
}
