/* nouns.c - things in the forms that languages need. */
#include <string.h>

#include "core_words.h"
#include "phrase.h"

unsigned phrase_plural(mh_lang lang, int64_t n)
{
    int64_t tens, ones;
    n = n < 0 ? -n : n;
    tens = n % 100, ones = n % 10;
    if (mh_languages[lang].plural != MH_PLURAL_SLAVIC)
        return n != 1;
    if (ones == 1 && tens != 11)
        return 0;
    return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? 1 : 2;
}

/* The column of mh_kind.forms with this form; -1: the language has none. */
static int column_of(mh_lang lang, const char *form, size_t n)
{
    int at = 0;
    for (const char *s = mh_languages[lang].forms; *s; at++) {
        size_t len = strcspn(s, " ");
        if (len == n && memcmp(s, form, n) == 0)
            return at;
        s += len + (s[len] == ' ');
    }
    return -1;
}

const char *phrase_form(const phrase_noun *noun, mh_lang lang, const char *form, size_t n,
                        size_t *len)
{
    int at = column_of(lang, form, n);
    const char *s = noun->forms ? noun->forms->text[lang] : "";
    for (; at > 0 && *s; at--) {
        s += strcspn(s, "\t");
        s += *s == '\t';
    }
    *len = strcspn(s, "\t");
    return at == 0 && *len ? s : NULL;
}

/* A place that has no phrase of its own: the preposition and its name. */
static void put_plain(mh_text *t, const char *name, mh_lang lang, const char *form, size_t n)
{
    static const struct {
        const char *form;
        core_word word;
    } ways[] = {{"to", CORE_TO}, {"at", CORE_AT}, {"from", CORE_FROM}};
    for (size_t i = 0; i < MH_COUNT(ways); i++)
        if (strlen(ways[i].form) == n && memcmp(ways[i].form, form, n) == 0) {
            const char *text = core_say(lang, ways[i].word), *hole = strstr(text, "{0}");
            mh_put_n(t, text, (size_t)(hole - text));
            mh_put(t, name);
            mh_put(t, hole + 3);
            return;
        }
    mh_put(t, name);
}

void phrase_put_noun(mh_text *t, const phrase_noun *noun, mh_lang lang, const char *form, size_t n)
{
    size_t len = 0;
    const char *found = n ? phrase_form(noun, lang, form, n, &len) : NULL;
    if (found)
        mh_put_n(t, found, len);
    else
        put_plain(t, noun->label->text[lang], lang, form, n);
}

static bool has_form(mh_lang lang, const char *form)
{
    return column_of(lang, form, strlen(form)) >= 0;
}

/* The name of the form after a number. */
static const char *counted_form(mh_lang lang, int64_t number, bool object, bool dative)
{
    static const char *const slavic[2][3] = {{"c1", "c2", "c5"}, {"a1", "a2", "a5"}};
    if (mh_languages[lang].plural == MH_PLURAL_SLAVIC)
        return slavic[object][phrase_plural(lang, number)];
    if (dative && has_form(lang, "pl.dat"))
        return number == 1 ? "dat" : "pl.dat";
    return number == 1 ? "" : "pl";
}

static bool is_form(const char *form, size_t n, const char *name)
{
    return strlen(name) == n && memcmp(form, name, n) == 0;
}

/* One of something that has no number: a knarr, кнорр, einen Knorr. */
static void put_single(mh_text *t, const phrase_noun *noun, mh_lang lang, bool object, bool dative)
{
    const char *form = dative && has_form(lang, "a.dat")   ? "a.dat"
                       : object && has_form(lang, "a.acc") ? "a.acc"
                       : has_form(lang, "a")               ? "a"
                       : object && has_form(lang, "acc")   ? "acc"
                                                           : "";
    phrase_put_noun(t, noun, lang, form, strlen(form));
}

void phrase_put_counted(mh_text *t, const phrase_noun *noun, mh_lang lang, int64_t number,
                        const char *form, size_t n)
{
    size_t len = 0;
    bool object = is_form(form, n, "acc"), dative = is_form(form, n, "dat");
    if (number == 1 && phrase_form(noun, lang, "bare", 4, &len)) {
        put_single(t, noun, lang, object, dative);
        return;
    }
    const char *want = counted_form(lang, number, object, dative);
    if (dative && !phrase_form(noun, lang, want, strlen(want), &len))
        want = counted_form(lang, number, object, false);
    mh_put_int(t, number);
    mh_put(t, " ");
    if (dative && number == 1 && has_form(lang, "pl.dat")) /* 1 Krieger, not: 1 dem Krieger */
        want = "";
    phrase_put_noun(t, noun, lang, want, strlen(want));
}

phrase_noun phrase_noun_of(const mh_kind *kind, const mh_speech *how, int64_t value)
{
    for (uint32_t i = 0; i < how->aliases; i++) {
        const mh_alias *a = &how->alias[i];
        if (a->value == value && kind->ids == a->kind->ids) {
            kind = a->shown, value = a->as;
            break;
        }
    }
    if (!kind->labels || value < 0 || value >= kind->count)
        return (phrase_noun){&core_labels[CORE_NOTHING], NULL};
    return (phrase_noun){&kind->labels[value], kind->forms ? &kind->forms[value] : NULL};
}

/* Does the text end in this word? */
static bool follows(const mh_text *t, const char *word)
{
    size_t n = strlen(word);
    return t->len >= n && t->len < t->cap && memcmp(t->buf + t->len - n, word, n) == 0;
}

void phrase_put_seat(mh_text *t, const mh_speech *how, int64_t seat)
{
    if (seat == MH_CHANCE || seat == MH_NONE) {
        mh_put(t, core_say(how->lang, seat == MH_CHANCE ? CORE_FATE : CORE_NOBODY));
        return;
    }
    if (how->names && seat >= 0 && seat < MH_MAX_SEATS && how->names[seat]) {
        mh_put(t, how->names[seat]);
        return;
    }
    if (!follows(t, "игрока ") && !follows(t, "игроку ")) { /* "на игрока 2" */
        mh_put(t, core_say(how->lang, CORE_PLAYER));
        mh_put(t, " ");
    }
    mh_put_int(t, seat + 1);
}
