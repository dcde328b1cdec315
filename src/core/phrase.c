/* phrase.c - a sentence from its template: holes for things, numbers and lists. */
#include "phrase.h"

#include <string.h>

#include "core_words.h"

enum { PIECES = 24, PIECE = 128 };

typedef phrase_span span;

typedef struct list { /* things side by side: 2 hits, a knarr and Iceland */
    char piece[PIECES][PIECE];
    unsigned count;
} list;

const char *phrase_and(mh_lang lang) { return core_say(lang, CORE_AND); }

static bool digit(char c) { return c >= '0' && c <= '9'; }

static const char *find(span in, const char *any)
{
    for (const char *s = in.s; s < in.end; s++)
        if (strchr(any, *s))
            return s;
    return in.end;
}

/* The case or form after a colon; empty where there is none. */
static span form_of(span in)
{
    const char *colon = find(in, ":");
    return (span){colon < in.end ? colon + 1 : in.end, in.end};
}

static int64_t arg_of(const phrase_about *a, unsigned event, unsigned i)
{
    return i < a->verb->operands ? a->arg[event * a->stride + i] : 0;
}

static const mh_kind *kind_of(const phrase_about *a, unsigned i)
{
    return i < a->verb->operands && a->verb->kinds[i] ? a->verb->kinds[i] : &mh_number;
}

/* ---- lists ------------------------------------------------------------------ */

static mh_text piece_open(list *l)
{
    unsigned at = l->count < PIECES ? l->count : PIECES - 1;
    l->count = at + 1;
    return mh_text_open(l->piece[at], PIECE);
}

static void put_list(mh_text *t, const list *l, mh_lang lang)
{
    for (unsigned i = 0; i < l->count; i++) {
        if (i)
            mh_put(t, i + 1 == l->count ? phrase_and(lang) : ", ");
        mh_put(t, l->piece[i]);
    }
}

/* A title that cheers would end its sentence, here and for who reads on: "fails Manheim!" Where a
 * language has no marks around names it stands in quotes, if none are there. */
static bool needs_quotes(const mh_text *t, const phrase_noun *noun, const mh_language *of)
{
    const char *name = noun->label->text[of - mh_languages];
    size_t n = strlen(name), open = strlen(of->open);
    return !*of->name_open && n && name[n - 1] == '!' &&
           (t->len < open || memcmp(t->buf + t->len - open, of->open, open) != 0);
}

static void put_noun(mh_text *t, const phrase_about *a, const phrase_noun *noun, span form)
{
    const mh_language *of = &mh_languages[a->how->lang];
    bool quoted = needs_quotes(t, noun, of);
    if (quoted)
        mh_put(t, of->open);
    phrase_put_noun(t, noun, a->how->lang, form.s, (size_t)(form.end - form.s));
    if (quoted)
        mh_put(t, of->close);
}

static void put_one(mh_text *t, const phrase_about *a, const mh_kind *kind, int64_t value,
                    span form)
{
    if (kind == &mh_seat) {
        phrase_put_seat(t, a->how, value);
    } else if (!kind->ids && !kind->labels) {
        mh_put_int(t, value);
    } else {
        phrase_noun noun = phrase_noun_of(kind, a->how, value);
        put_noun(t, a, &noun, form);
    }
}

/* A value of any kind: one thing, or all of a set. */
static void add_value(list *l, const phrase_about *a, const mh_kind *kind, int64_t value, span form)
{
    mh_kind one = *kind;
    one.is_set = 0;
    if (!kind->is_set) {
        mh_text t = piece_open(l);
        put_one(&t, a, kind, value, form);
        return;
    }
    for (unsigned i = 0; i < kind->count && i < 63; i++)
        if (value >> i & 1) {
            mh_text t = piece_open(l);
            put_one(&t, a, kind == &mh_seats ? &mh_seat : &one, i, form);
        }
}

static phrase_noun thing_named(const mh_game *g, span word)
{
    static const mh_label unknown = {{"?", "?", "?"}};
    for (unsigned i = 0; i < g->phrases->thing_count; i++) {
        const mh_named *n = &g->phrases->things[i];
        if (mh_same_word(n->id, word.s, (size_t)(word.end - word.s)))
            return (phrase_noun){&n->label, &n->forms};
    }
    return (phrase_noun){&unknown, NULL};
}

/* What stands behind a star: an operand's thing, or one by its word. */
static phrase_noun counted_noun(const phrase_about *a, unsigned event, span word)
{
    if (digit(*word.s)) {
        unsigned i = (unsigned)(*word.s - '0');
        return phrase_noun_of(kind_of(a, i), a->how, arg_of(a, event, i));
    }
    return thing_named(a->game, word);
}

/* An element of a list: `1*sword`, `3`, `4:the`; what is none or nothing falls out. */
static void add_element(list *l, const phrase_about *a, span in, span form)
{
    unsigned i = (unsigned)(*in.s - '0');
    const char *star = find(in, "*:");
    int64_t value = arg_of(a, 0, i);
    if (star < in.end && *star == '*') {
        phrase_noun noun = counted_noun(a, 0, (span){star + 1, find((span){star, in.end}, ":")});
        if (!value)
            return;
        mh_text t = piece_open(l);
        phrase_put_counted(&t, &noun, a->how->lang, value, form.s, (size_t)(form.end - form.s));
        return;
    }
    bool none = value == MH_NONE && !kind_of(a, i)->is_set;
    if (!none)
        add_value(l, a, kind_of(a, i), value, star < in.end ? (span){star + 1, in.end} : form);
}

static void put_elements(mh_text *t, phrase_about *a, span in)
{
    list l = {.count = 0};
    span inner = {in.s + 1, find(in, "]")}, form = form_of((span){inner.end, in.end});
    while (inner.s < inner.end) {
        span one = {inner.s, find(inner, ",")};
        add_element(&l, a, one, form);
        inner.s = one.end < inner.end ? one.end + 2 : inner.end;
    }
    a->lacking = a->lacking || !l.count;
    put_list(t, &l, a->how->lang);
}

/* ---- what is gathered from several events -------------------------------------- */

typedef struct tally {
    int64_t value[PIECES], times[PIECES];
    unsigned count;
} tally;

static void count_in(tally *c, int64_t value, int64_t times)
{
    unsigned i = 0;
    while (i < c->count && c->value[i] != value)
        i++;
    if (i == PIECES)
        return;
    if (i == c->count) {
        c->value[c->count] = value;
        c->times[c->count++] = 0;
    }
    c->times[i] += times;
}

/* What came often stands first: two hits, a blank. */
static void sort_down(tally *c)
{
    for (unsigned i = 1; i < c->count; i++)
        for (unsigned k = i; k && c->value[k - 1] < c->value[k]; k--) {
            int64_t value = c->value[k], times = c->times[k];
            c->value[k] = c->value[k - 1], c->times[k] = c->times[k - 1];
            c->value[k - 1] = value, c->times[k - 1] = times;
        }
}

/* A thing once in its form, several with their number. */
static void add_times(list *l, const phrase_about *a, const mh_kind *kind, int64_t value,
                      int64_t times, span form, bool number)
{
    static const char object[] = "acc";
    phrase_noun noun = phrase_noun_of(kind, a->how, value);
    size_t n = (size_t)(form.end - form.s);
    mh_text t = piece_open(l);
    if (times == 1 && !number)
        phrase_put_noun(&t, &noun, a->how->lang, form.s, n);
    else if (n >= 3 && memcmp(form.end - 3, object, 3) == 0)
        phrase_put_counted(&t, &noun, a->how->lang, times, object, 3);
    else
        phrase_put_counted(&t, &noun, a->how->lang, times, form.s, number ? n : 0);
}

static phrase_noun noun_of(const phrase_about *a, unsigned event, unsigned operand)
{
    return phrase_noun_of(kind_of(a, operand), a->how, arg_of(a, event, operand));
}

static const char *name_of(const phrase_about *a, unsigned event, unsigned operand)
{
    return noun_of(a, event, operand).label->text[a->how->lang];
}

/* How many of the events from this one on name the same; 0: an earlier one did. */
static unsigned times_named(const phrase_about *a, unsigned event, unsigned operand)
{
    unsigned times = 0;
    for (unsigned e = 0; e < a->count; e++)
        if (strcmp(name_of(a, e, operand), name_of(a, event, operand)) == 0) {
            if (e < event)
                return 0;
            times++;
        }
    return times;
}

/* Names in the quotes of the language, equal ones once: «A», «B» (twice). English has none here. */
static void put_names(mh_text *t, const phrase_about *a, unsigned operand)
{
    const mh_language *of = &mh_languages[a->how->lang];
    list l = {.count = 0};
    for (unsigned e = 0; e < a->count; e++) {
        unsigned times = times_named(a, e, operand);
        if (!times)
            continue;
        mh_text one = piece_open(&l);
        mh_put(&one, of->name_open);
        phrase_noun noun = noun_of(a, e, operand);
        put_noun(&one, a, &noun, (span){"", ""});
        mh_put(&one, of->name_close);
        if (times == 2) {
            mh_put(&one, core_say(a->how->lang, CORE_TWICE));
        } else if (times > 2) {
            mh_put(&one, " (");
            mh_put_int(&one, times);
            mh_put(&one, "×)");
        }
    }
    if (!a->outer)
        put_list(t, &l, a->how->lang);
}

/* +1*2 counts the things of operand 2, +#2 how often each came, +1:a names them, +2 lists them. */
static void put_gathered(mh_text *t, const phrase_about *a, span in)
{
    list l = {.count = 0};
    tally c = {.count = 0};
    span form = form_of(in);
    bool often = in.s[1] == '#', counted = in.s + 2 < in.end && in.s[2] == '*';
    bool plain = !often && !counted && form.s == form.end;
    unsigned number = (unsigned)(in.s[1] - '0');
    unsigned thing = (unsigned)(often ? in.s[2] - '0' : counted ? in.s[3] - '0' : in.s[1] - '0');
    for (unsigned e = 0; e < a->count; e++)
        if (plain)
            add_value(&l, a, kind_of(a, thing), arg_of(a, e, thing), form);
        else
            count_in(&c, arg_of(a, e, thing), counted ? arg_of(a, e, number) : 1);
    if (often)
        sort_down(&c);
    for (unsigned i = 0; i < c.count; i++)
        add_times(&l, a, kind_of(a, thing), c.value[i], c.times[i], form, often || counted);
    if (!a->outer)
        put_list(t, &l, a->how->lang);
}

/* ---- one hole ------------------------------------------------------------------- */

/* The n-th of `one|few|many`, or the last. */
static void put_choice(mh_text *t, span in, uint64_t n)
{
    span one = {in.s, find(in, "|")};
    for (; n && one.end < in.end; n--)
        one = (span){one.end + 1, find((span){one.end + 1, in.end}, "|")};
    mh_put_n(t, one.s, (size_t)(one.end - one.s));
}

static unsigned bits_of(int64_t set)
{
    unsigned n = 0;
    for (uint64_t x = (uint64_t)set; x; x &= x - 1)
        n++;
    return n;
}

/* #0: how many things a set holds; #0#die|dice: the word that goes with it. */
static void put_size(mh_text *t, const phrase_about *a, span in)
{
    unsigned n = bits_of(arg_of(a, 0, (unsigned)(in.s[1] - '0')));
    if (in.s + 2 < in.end)
        put_choice(t, (span){in.s + 3, in.end}, phrase_plural(a->how->lang, n));
    else
        mh_put_int(t, n);
}

static void put_values(mh_text *t, const phrase_about *a, const mh_kind *kind, int64_t value,
                       span form)
{
    list l = {.count = 0};
    if (!kind->is_set) { /* at once: a seat without a name looks at the word before it */
        put_one(t, a, kind, value, form);
        return;
    }
    add_value(&l, a, kind, value, form);
    if (!l.count)
        add_value(&l, a, &(mh_kind){"", NULL, NULL, NULL, 0, 0, NULL}, 0, form);
    put_list(t, &l, a->how->lang);
}

static void put_operand(mh_text *t, phrase_about *a, span in)
{
    unsigned i = (unsigned)(*in.s - '0');
    const mh_kind *kind = kind_of(a, i);
    int64_t value = arg_of(a, 0, i);
    char what = 0;
    if (in.s + 1 < in.end)
        what = in.s[1];
    span rest = {in.s + 2, in.end};
    if (what == '#') {
        put_choice(t, rest, phrase_plural(a->how->lang, value));
    } else if (what == '?') {
        put_choice(t, rest, (uint64_t)value);
    } else if (what == '+') { /* people count from 1 */
        mh_put_int(t, value + 1);
    } else if (what == '!') { /* {1!2}: said only where the two differ */
        a->lacking = a->lacking || value == arg_of(a, 0, (unsigned)(*rest.s - '0'));
    } else if (what == '=') { /* {3=0}: said only where it is that */
        a->lacking = a->lacking || value != *rest.s - '0';
    } else if (what == '<') {
        int64_t most = arg_of(a, 0, (unsigned)(*rest.s - '0'));
        mh_put_int(t, value < most ? value : most);
    } else if (what == '*') {
        span form = form_of(rest);
        phrase_noun noun = counted_noun(a, 0, (span){rest.s, find(rest, ":")});
        phrase_put_counted(t, &noun, a->how->lang, value, form.s, (size_t)(form.end - form.s));
    } else {
        put_values(t, a, kind, value, form_of(in));
    }
}

/* {cost}, {cost*viking:acc}, {max#place|places}, {max?none|one}: what the caller knows by name. */
static void put_amount(mh_text *t, phrase_about *a, span in)
{
    span word = {in.s, find(in, ":*#?")}, form = form_of(in);
    const mh_amount *x = NULL;
    for (uint32_t i = 0; i < a->amounts && !x; i++)
        if (mh_same_word(a->amount[i].key, word.s, (size_t)(word.end - word.s)))
            x = &a->amount[i];
    if (!x) {
        a->lacking = true;
    } else if (word.end < in.end && *word.end == '#') {
        put_choice(t, (span){word.end + 1, in.end}, phrase_plural(a->how->lang, x->number));
    } else if (word.end < in.end && *word.end == '?') {
        put_choice(t, (span){word.end + 1, in.end}, (uint64_t)x->number);
    } else if (word.end < in.end && *word.end == '*') {
        phrase_noun noun =
            thing_named(a->game, (span){word.end + 1, find((span){word.end, in.end}, ":")});
        phrase_put_counted(t, &noun, a->how->lang, x->number, form.s, (size_t)(form.end - form.s));
    } else if (x->kind == &mh_seat) {
        phrase_put_seat(t, a->how, x->number);
    } else if (x->kind && x->number < 0) { /* the thing alone */
        put_one(t, a, x->kind, x->thing, form);
    } else if (x->kind) {
        phrase_noun noun = phrase_noun_of(x->kind, a->how, x->thing);
        phrase_put_counted(t, &noun, a->how->lang, x->number, form.s, (size_t)(form.end - form.s));
    } else {
        mh_put_int(t, x->number);
    }
}

/* +=1 adds numbers up, +=1*coin with what they count. */
static void put_sum(mh_text *t, const phrase_about *a, span in)
{
    unsigned operand = (unsigned)(in.s[2] - '0');
    span thing = {in.s + 4, find(in, ":")}, form = form_of(in);
    int64_t sum = 0;
    for (unsigned e = 0; e < a->count; e++)
        sum += arg_of(a, e, operand);
    if (in.s + 3 < in.end && in.s[3] == '*') {
        phrase_noun noun = thing_named(a->game, thing);
        phrase_put_counted(t, &noun, a->how->lang, sum, form.s, (size_t)(form.end - form.s));
    } else {
        mh_put_int(t, sum);
    }
}

/* What several events share in one sentence: {+'1} names, {+|card|cards} a word by their number,
 * {+=1} the sum, {+^1} where it came to. */
static void put_gathering(mh_text *t, phrase_about *a, span in)
{
    if (in.s[1] == '\'')
        put_names(t, a, (unsigned)(in.s[2] - '0'));
    else if (strchr("=^", in.s[1]) && a->outer)
        return;
    else if (in.s[1] == '=')
        put_sum(t, a, in);
    else if (in.s[1] == '^')
        mh_put_int(t, arg_of(a, a->count - 1, (unsigned)(in.s[2] - '0')));
    else if (in.s[1] != '|')
        put_gathered(t, a, in);
    else if (!a->outer)
        put_choice(t, (span){in.s + 2, in.end}, phrase_plural(a->how->lang, a->count));
}

static void put_hole(mh_text *t, phrase_about *a, span in)
{
    if (mh_same_word("name", in.s, (size_t)(in.end - in.s)))
        phrase_put_seat(t, a->how, a->name);
    else if (mh_same_word("you", in.s, (size_t)(in.end - in.s)))
        a->lacking = a->lacking || a->how->reader != 1 + (int)arg_of(a, 0, 0);
    else if (*in.s == '+')
        put_gathering(t, a, in);
    else if (*in.s == '[')
        put_elements(t, a, in);
    else if (*in.s == '#')
        put_size(t, a, in);
    else if (digit(*in.s))
        put_operand(t, a, in);
    else
        put_amount(t, a, in);
}

/* ---- a sentence ------------------------------------------------------------------ */

int phrase_subject(const phrase_about *a, const char *text)
{
    if (strncmp(text, "{name} ", 7) == 0)
        return a->name;
    if (strncmp(text, "{0} ", 4) == 0 && kind_of(a, 0) == &mh_seat)
        return (int)arg_of(a, 0, 0);
    return MH_NONE;
}

void phrase_put(mh_text *t, phrase_about *a, phrase_span in, bool bare)
{
    a->lacking = false;
    if (bare && phrase_subject(a, in.s) != MH_NONE)
        in.s = strchr(in.s, ' ') + 1;
    while (in.s < in.end) {
        const char *open = find(in, "{");
        mh_put_n(t, in.s, (size_t)(open - in.s));
        in.s = open;
        if (open == in.end)
            break;
        span hole = {open + 1, find(in, "}")};
        put_hole(t, a, hole);
        in.s = hole.end + (hole.end < in.end);
    }
}

phrase_span phrase_pick(phrase_about *a, const char *text)
{
    const char *other;
    while ((other = strstr(text, " || ")) != NULL) {
        char scratch[MH_TELLER_TEXT];
        mh_text t = mh_text_open(scratch, sizeof scratch);
        phrase_put(&t, a, (span){text, other}, false);
        if (!a->lacking)
            return (span){text, other};
        text = other + 4;
    }
    return (span){text, text + strlen(text)};
}

/* ---- the last touch ---------------------------------------------------------------- */

/* Quotes inside quotes are the inner pair: „…“ in Russian, ‚…‘ in German, ‘…’ in English. */
static void put_quotes(mh_text *t, const char *s, mh_lang lang)
{
    const mh_language *of = &mh_languages[lang];
    size_t len = strlen(of->open);
    unsigned depth = 0;
    while (*s)
        if (strncmp(s, of->open, len) == 0) {
            mh_put(t, depth++ ? of->inner_open : of->open);
            s += len;
        } else if (strncmp(s, of->close, len) == 0 && depth) {
            mh_put(t, --depth ? of->inner_close : of->close);
            s += len;
        } else {
            mh_put_n(t, s++, 1);
        }
}

int phrase_finish(char *text, size_t cap, mh_lang lang)
{
    char was[MH_TELLER_PARTS * MH_TELLER_TEXT];
    mh_text t = mh_text_open(was, sizeof was);
    size_t n = strlen(text);
    mh_capital(text);
    if (n > 1 && text[n - 1] == '.' && strchr("!?", text[n - 2]))
        text[n - 1] = 0;
    mh_put(&t, text);
    t = mh_text_open(text, cap);
    put_quotes(&t, was, lang);
    return mh_text_len(&t);
}
