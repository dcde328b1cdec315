/* text.c - actions, events and values as the words of sagas and vectors. */
#include <string.h>

#include "core_words.h"
#include "text.h"

static const char *const yes_no_ids[] = {"no", "yes"};

const mh_kind mh_number = {"number", NULL, NULL, NULL, 256, 0, NULL};
const mh_kind mh_seat = {"seat", NULL, NULL, NULL, MH_CHANCE + 1, 0, NULL};
const mh_kind mh_seats = {"seats", NULL, NULL, NULL, MH_CHANCE + 1, 1, NULL};
const mh_kind mh_yes_no = {"yes_no", yes_no_ids, core_labels + CORE_NO, NULL, 2, 0, NULL};

mh_text mh_text_open(char *buf, size_t cap)
{
    if (cap)
        buf[0] = 0;
    return (mh_text){buf, cap, 0};
}

void mh_put_int(mh_text *t, int64_t x)
{
    char digits[24], *p = digits + sizeof digits;
    uint64_t u = x < 0 ? 0 - (uint64_t)x : (uint64_t)x;
    do
        *--p = (char)('0' + u % 10);
    while (u /= 10);
    if (x < 0)
        *--p = '-';
    mh_put_n(t, p, (size_t)(digits + sizeof digits - p));
}

int mh_text_len(const mh_text *t) { return (int)t->len; }

static void put_set(mh_text *t, const mh_kind *kind, uint64_t bits)
{
    const char *between = "";
    if (!bits)
        mh_put(t, "none");
    for (unsigned i = 0; i < 64 && bits >> i; i++) {
        if (!(bits >> i & 1))
            continue;
        mh_put(t, between);
        if (i < kind->count && kind->ids)
            mh_put(t, kind->ids[i]);
        else
            mh_put_int(t, i);
        between = "+";
    }
}

/* Kinds of things, of which there may be none; a number is always a number. */
static bool may_be_none(const mh_kind *kind) { return kind->ids || kind == &mh_seat; }

void mh_put_value(mh_text *t, const mh_kind *kind, int64_t value)
{
    if (kind->is_set)
        put_set(t, kind, (uint64_t)value);
    else if (value == MH_NONE && may_be_none(kind))
        mh_put(t, "none");
    else if (kind->ids && value >= 0 && value < kind->count)
        mh_put(t, kind->ids[value]);
    else
        mh_put_int(t, value);
}

bool mh_same_word(const char *id, const char *text, size_t n)
{
    return strncmp(id, text, n) == 0 && id[n] == 0;
}

/* Up to 64 bits, with or without a sign: from 2^63 on the bits are those of a negative number. */
static bool parse_int(const char *s, size_t n, int64_t *out)
{
    bool minus = n && *s == '-';
    uint64_t x = 0;
    size_t i = minus;
    if (i == n)
        return false;
    for (; i < n; i++) {
        if (s[i] < '0' || s[i] > '9')
            return false;
        uint64_t digit = (uint64_t)(s[i] - '0');
        if (x > (UINT64_MAX - digit) / 10)
            return false;
        x = x * 10 + digit;
    }
    if (minus && x > 1ull << 63)
        return false;
    *out = (int64_t)(minus ? 0 - x : x);
    return true;
}

static mh_err parse_id(const mh_kind *kind, const char *s, size_t n, int64_t *out)
{
    if (!kind->ids)
        return parse_int(s, n, out) && *out >= 0 && *out < kind->count ? MH_OK : MH_EPARSE;
    for (unsigned i = 0; i < kind->count; i++)
        if (mh_same_word(kind->ids[i], s, n)) {
            *out = i;
            return MH_OK;
        }
    return MH_EPARSE;
}

static mh_err parse_set(const mh_kind *kind, const char *s, size_t n, int64_t *out)
{
    uint64_t bits = 0;
    if (mh_same_word("none", s, n))
        n = 0;
    for (size_t len; n; s += len, n -= len) {
        int64_t i = 0;
        for (len = 0; len < n && s[len] != '+';)
            len++;
        if (parse_id(kind, s, len, &i) || bits >> i & 1)
            return MH_EPARSE;
        bits |= 1ull << i;
        if (len < n && ++len == n)
            return MH_EPARSE; /* a plus with nothing behind it */
    }
    *out = (int64_t)bits;
    return MH_OK;
}

static mh_err parse_value(const mh_kind *kind, const char *s, size_t n, int64_t *out)
{
    if (!n)
        return MH_EPARSE;
    if (kind->is_set)
        return parse_set(kind, s, n, out);
    if (may_be_none(kind) && mh_same_word("none", s, n)) {
        *out = MH_NONE;
        return MH_OK;
    }
    if (!kind->ids)
        return parse_int(s, n, out) ? MH_OK : MH_EPARSE;
    return parse_id(kind, s, n, out);
}

mh_err mh_parse_value(const mh_kind *kind, const char *text, int64_t *out)
{
    return parse_value(kind, text, strlen(text), out);
}

int mh_format_value(const mh_kind *kind, int64_t value, char *buf, size_t cap)
{
    mh_text t = mh_text_open(buf, cap);
    mh_put_value(&t, kind, value);
    return mh_text_len(&t);
}

void mh_put_action(mh_text *t, const mh_game *g, mh_action a)
{
    const mh_verb *v = &g->verbs[mh_verb_of(a)];
    mh_put(t, v->name);
    for (unsigned i = 0; i < v->operands; i++) {
        mh_put(t, " ");
        mh_put_value(t, v->kinds[i], mh_arg(a, i));
    }
}

int mh_format(const mh_game *g, mh_action a, char *buf, size_t cap)
{
    mh_text t = mh_text_open(buf, cap);
    mh_put_action(&t, g, a);
    return mh_text_len(&t);
}

static void put_told(mh_text *t, const mh_verb *v, const mh_event *e)
{
    mh_put(t, v->name);
    for (unsigned i = 0; i < v->operands; i++) {
        mh_put(t, " ");
        mh_put_value(t, v->kinds[i], e->arg[i]);
    }
}

void mh_put_event(mh_text *t, const mh_game *g, const mh_event *e)
{
    put_told(t, &g->events[e->what], e);
}

void mh_put_remark(mh_text *t, const mh_game *g, const mh_event *e)
{
    put_told(t, &g->remarks[e->what], e);
}

int mh_format_event(const mh_game *g, const mh_event *e, char *buf, size_t cap)
{
    mh_text t = mh_text_open(buf, cap);
    mh_put_event(&t, g, e);
    return mh_text_len(&t);
}

static size_t word_length(const char *s)
{
    size_t n = 0;
    while (s[n] && s[n] != ' ')
        n++;
    return n;
}

/* One space between words, none around them: a text has one spelling only. */
static mh_err parse_operands(const mh_verb *v, const char *s, mh_action *out)
{
    for (unsigned i = 0; i < v->operands; i++) {
        int64_t x = 0;
        if (*s++ != ' ')
            return MH_EPARSE;
        size_t n = word_length(s);
        if (parse_value(v->kinds[i], s, n, &x))
            return MH_EPARSE;
        if (x < 0 || x > 0xff)
            return MH_ERANGE;
        *out = mh_with(*out, i, (unsigned)x);
        s += n;
    }
    return *s ? MH_EPARSE : MH_OK;
}

mh_err mh_parse(const mh_game *g, const char *text, mh_action *out)
{
    size_t n = word_length(text);
    for (unsigned verb = 1; verb < g->verb_count; verb++)
        if (mh_same_word(g->verbs[verb].name, text, n)) {
            mh_action a = mh_act(verb, 0, 0, 0);
            mh_err err = parse_operands(&g->verbs[verb], text + n, &a);
            if (!err && !mh_well_formed(g, a))
                err = MH_ERANGE;
            if (!err)
                *out = a;
            return err;
        }
    return MH_EPARSE;
}

/* Small letters of two bytes that sentences may begin with: Cyrillic, and Latin with accents. */
void mh_capital(char *text)
{
    unsigned char *s = (unsigned char *)text;
    if (*s >= 'a' && *s <= 'z')
        *s -= 'a' - 'A';
    else if ((s[0] == 0xd0 && s[1] >= 0xb0 && s[1] <= 0xbf) ||
             (s[0] == 0xc3 && s[1] >= 0xa0 && s[1] <= 0xbe && s[1] != 0xb7)) /* à to þ, not ÷ */
        s[1] -= 0x20;
    else if (s[0] == 0xd1 && s[1] >= 0x80 && s[1] <= 0x8f)
        s[0] = 0xd0, s[1] += 0x20;
    else if (s[0] == 0xd1 && s[1] == 0x91)
        s[0] = 0xd0, s[1] = 0x81;
}
