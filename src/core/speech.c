/* speech.c - sentences for people, from labels with {0}, {0+1} and {0#one|many}. */
#include <string.h>

#include "text.h"

/* Which form of a word goes with a number: 0 one, 1 few (or many), 2 many. */
static unsigned plural_form(mh_lang lang, int64_t n)
{
    int64_t tens = n % 100, ones = n % 10;
    if (lang != MH_RU)
        return n != 1;
    if (ones == 1 && tens != 11)
        return 0;
    return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? 1 : 2;
}

static void put_seat(mh_text *t, const mh_speech *how, int64_t seat)
{
    static const mh_label nobody = {{"nobody", "никто", "niemand"}};
    static const mh_label chance = {{"chance", "случай", "der Zufall"}};
    if (seat == MH_CHANCE || seat == MH_NONE) {
        mh_put(t, (seat == MH_CHANCE ? &chance : &nobody)->text[how->lang]);
        return;
    }
    if (how->names && seat >= 0 && seat < MH_MAX_SEATS && how->names[seat]) {
        mh_put(t, how->names[seat]);
        return;
    }
    static const mh_label player = {{"player ", "игрок ", "Spieler "}};
    mh_put(t, player.text[how->lang]);
    mh_put_int(t, seat + 1);
}

static void put_label(mh_text *t, const mh_kind *kind, const mh_speech *how, int64_t value)
{
    static const mh_label nothing = {{"nothing", "ничего", "nichts"}};
    if (kind == &mh_seat)
        put_seat(t, how, value);
    else if (kind->ids && value == MH_NONE)
        mh_put(t, nothing.text[how->lang]);
    else if (kind->labels && value >= 0 && value < kind->count)
        mh_put(t, kind->labels[value].text[how->lang]);
    else
        mh_put_value(t, kind, value);
}

static void put_words(mh_text *t, const mh_kind *kind, const mh_speech *how, int64_t value)
{
    const char *between = "";
    if (!kind->is_set) {
        put_label(t, kind, how, value);
        return;
    }
    if (!value)
        put_label(t, kind, how, MH_NONE);
    for (unsigned i = 0; i < kind->count && i < 63; i++)
        if (value >> i & 1) {
            mh_put(t, between);
            put_label(t, &(mh_kind){kind->name, kind->ids, kind->labels, NULL, kind->count, 0}, how,
                      i);
            between = ", ";
        }
}

static void put_form(mh_text *t, const char *forms, const char *end, unsigned form)
{
    const char *stop = forms;
    for (;;) {
        for (stop = forms; stop < end && *stop != '|';)
            stop++;
        if (!form-- || stop == end)
            break;
        forms = stop + 1;
    }
    mh_put_n(t, forms, (size_t)(stop - forms));
}

/* `s` stands behind an opening brace; returns what follows the closing one. */
static const char *put_hole(mh_text *t, const mh_verb *v, const mh_speech *how, const uint8_t *arg,
                            const char *s)
{
    unsigned i = (unsigned)(*s - '0');
    const char *end = strchr(s, '}');
    if (!end || i >= v->operands)
        return s;
    if (s[1] == '#')
        put_form(t, s + 2, end, plural_form(how->lang, arg[i]));
    else if (s[1] == '+') /* people count from 1 */
        mh_put_int(t, arg[i] + 1);
    else
        put_words(t, v->kinds[i], how, arg[i]);
    return end + 1;
}

static void put_sentence(mh_text *t, const mh_verb *v, const mh_speech *how, const uint8_t *arg)
{
    for (const char *s = v->label->text[how->lang]; *s;) {
        size_t n = strcspn(s, "{");
        mh_put_n(t, s, n);
        s += n;
        if (*s)
            s = put_hole(t, v, how, arg, s + 1);
    }
}

static int say(const mh_verb *v, const mh_speech *how, const uint8_t *arg, char *buf, size_t cap)
{
    mh_text t = mh_text_open(buf, cap);
    put_sentence(&t, v, how, arg);
    return mh_text_len(&t);
}

int mh_say_action(const mh_game *g, const mh_speech *how, mh_action a, char *buf, size_t cap)
{
    uint8_t arg[MH_MAX_OPERANDS];
    for (unsigned i = 0; i < MH_MAX_OPERANDS; i++)
        arg[i] = (uint8_t)mh_arg(a, i);
    return say(&g->verbs[mh_verb_of(a)], how, arg, buf, cap);
}

int mh_say_note(const mh_game *g, const mh_speech *how, mh_action a, char *buf, size_t cap)
{
    const mh_verb *v = &g->verbs[mh_verb_of(a)];
    mh_text t = mh_text_open(buf, cap);
    for (unsigned i = 0; i < v->operands && !t.len; i++)
        if (v->kinds[i]->notes && mh_arg(a, i) < v->kinds[i]->count)
            mh_put(&t, v->kinds[i]->notes[mh_arg(a, i)].text[how->lang]);
    return mh_text_len(&t);
}

int mh_say_remarks(const mh_game *g, const mh_speech *how, const mh_state *hidden, int seat,
                   mh_action a, char *buf, size_t cap)
{
    mh_event about[MH_MAX_REMARKS];
    mh_text t = mh_text_open(buf, cap);
    uint32_t n = g->remark ? g->remark(hidden, seat, a, about, MH_MAX_REMARKS) : 0;
    for (uint32_t i = 0; i < n && i < MH_MAX_REMARKS; i++) {
        mh_put(&t, i ? ", " : "");
        put_sentence(&t, &g->remarks[about[i].what], how, about[i].arg);
    }
    return mh_text_len(&t);
}

int mh_say_event(const mh_game *g, const mh_speech *how, const mh_event *e, char *buf, size_t cap)
{
    return say(&g->events[e->what], how, e->arg, buf, cap);
}

int mh_say_value(const mh_kind *kind, const mh_speech *how, int64_t value, char *buf, size_t cap)
{
    mh_text t = mh_text_open(buf, cap);
    put_words(&t, kind, how, value);
    return mh_text_len(&t);
}
