/* read.c - bytes from outside become members, once. */
#include "read.h"

#include <limits.h>
#include <string.h>

enum { DEPTH = 32, NUMBER = 64 };

typedef struct reader {
    const char *at, *end;
    unsigned depth;
    read_room *room;
    void *ctx;
} reader;

static read_node *read_value(reader *r);

static void skip_space(reader *r)
{
    while (r->at < r->end && (*r->at == ' ' || *r->at == '\t' || *r->at == '\n' || *r->at == '\r'))
        r->at++;
}

static bool take(reader *r, char c)
{
    skip_space(r);
    if (r->at == r->end || *r->at != c)
        return false;
    r->at++;
    return true;
}

static read_node *new_node(reader *r, read_type type)
{
    read_node *x = r->room(r->ctx, sizeof *x);
    if (x)
        *x = (read_node){.type = type};
    return x;
}

/* ---- strings ---------------------------------------------------------------------------- */

static int hex_of(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    c = (char)(c | 0x20);
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* Four digits; -1 where they are none. */
static int32_t read_hex(reader *r)
{
    int32_t x = 0;
    if (r->end - r->at < 4)
        return -1;
    for (int i = 0; i < 4; i++) {
        int digit = hex_of(r->at[i]);
        if (digit < 0)
            return -1;
        x = x << 4 | digit;
    }
    r->at += 4;
    return x;
}

/* Behind \u: the character, of a pair of surrogates too; -1 for none, and for the zero. */
static int32_t read_point(reader *r)
{
    int32_t x = read_hex(r);
    if (x < 0xd800 || x > 0xdfff)
        return x ? x : -1;
    if (x > 0xdbff || r->end - r->at < 6 || r->at[0] != '\\' || r->at[1] != 'u')
        return -1;
    r->at += 2;
    int32_t low = read_hex(r);
    return low < 0xdc00 || low > 0xdfff ? -1 : 0x10000 + ((x - 0xd800) << 10) + (low - 0xdc00);
}

static size_t put_point(char *out, int32_t x)
{
    static const unsigned char first[] = {0, 0, 0xc0, 0xe0, 0xf0};
    if (x < 0x80) {
        out[0] = (char)x;
        return 1;
    }
    size_t n = x < 0x800 ? 2 : x < 0x10000 ? 3 : 4;
    for (size_t i = n - 1; i; i--, x >>= 6)
        out[i] = (char)(0x80 | (x & 0x3f));
    out[0] = (char)(first[n] | x);
    return n;
}

/* Behind a backslash; the bytes written, 0 where it is no escape. */
static size_t read_escape(reader *r, char *out)
{
    static const char names[] = "\"\\/bfnrt", means[] = "\"\\/\b\f\n\r\t";
    if (r->at == r->end)
        return 0;
    char c = *r->at++;
    if (c == 'u') {
        int32_t x = read_point(r);
        return x < 0 ? 0 : put_point(out, x);
    }
    const char *found = c ? strchr(names, c) : NULL;
    if (!found)
        return 0;
    *out = means[found - names];
    return 1;
}

/* The bytes of the character that begins here; 0: not UTF-8. */
static size_t utf8_length(const unsigned char *p, size_t n)
{
    if (p[0] < 0x80)
        return 1;
    size_t more = p[0] >= 0xf0 ? 3 : p[0] >= 0xe0 ? 2 : 1;
    if (p[0] < 0xc2 || p[0] > 0xf4 || n <= more)
        return 0;
    for (size_t i = 1; i <= more; i++)
        if ((p[i] & 0xc0) != 0x80)
            return 0;
    if ((p[0] == 0xe0 && p[1] < 0xa0) || (p[0] == 0xed && p[1] > 0x9f) ||
        (p[0] == 0xf0 && p[1] < 0x90) || (p[0] == 0xf4 && p[1] > 0x8f))
        return 0;
    return more + 1;
}

/* Where the string that begins here ends, as far as one can tell: room for it. */
static size_t string_room(const reader *r)
{
    const char *p = r->at;
    while (p < r->end && *p != '"')
        p += *p == '\\' && p + 1 < r->end ? 2 : 1;
    return (size_t)(p - r->at) + 1;
}

/* Behind the opening quote; NULL where it is broken. An escape is never shorter than what it
 * means. */
static const char *read_string(reader *r)
{
    char *text = r->room(r->ctx, string_room(r));
    size_t n = 0;
    if (!text)
        return NULL;
    while (r->at < r->end && *r->at != '"') {
        size_t more = 0;
        if (*r->at == '\\') {
            r->at++;
            more = read_escape(r, text + n);
        } else if ((unsigned char)*r->at >= ' ') {
            more = utf8_length((const unsigned char *)r->at, (size_t)(r->end - r->at));
            memcpy(text + n, r->at, more);
            r->at += more;
        }
        if (!more)
            return NULL;
        n += more;
    }
    text[n] = 0;
    return r->at++ < r->end ? text : NULL;
}

static read_node *read_text(reader *r)
{
    read_node *x = new_node(r, READ_TEXT);
    r->at++;
    if (x)
        x->text = read_string(r);
    return x && x->text ? x : NULL;
}

/* ---- numbers and words ------------------------------------------------------------------ */

static size_t digits(const char *at, const char *end)
{
    const char *from = at;
    while (at < end && *at >= '0' && *at <= '9')
        at++;
    return (size_t)(at - from);
}

/* The length of a number; 0 where it is none. Whole ones have neither point nor exponent. */
static size_t number_length(const reader *r, bool *whole)
{
    const char *p = r->at;
    p += p < r->end && *p == '-';
    size_t n = digits(p, r->end);
    if (!n || (*p == '0' && n > 1))
        return 0;
    p += n;
    *whole = true;
    if (p < r->end && *p == '.') {
        n = digits(p + 1, r->end);
        p += n + 1;
        *whole = false;
    }
    if (n && p < r->end && (*p == 'e' || *p == 'E')) {
        p++;
        p += p < r->end && (*p == '+' || *p == '-');
        n = digits(p, r->end);
        p += n;
        *whole = false;
    }
    return n ? (size_t)(p - r->at) : 0;
}

static bool read_integer(const char *text, size_t n, int64_t *out)
{
    bool minus = *text == '-';
    uint64_t x = 0, most = (uint64_t)INT64_MAX + minus;
    for (size_t i = minus; i < n; i++) {
        uint64_t digit = (uint64_t)(text[i] - '0');
        if (x > (most - digit) / 10)
            return false;
        x = x * 10 + digit;
    }
    *out = minus ? (int64_t)(0 - x) : (int64_t)x;
    return true;
}

/* Is it below 1e308? Of a fraction nothing else is ever asked, and strtod would be half a library
 * more in the page. */
static bool is_finite(const char *text, size_t n)
{
    long before = 0, power = 0;
    size_t i = *text == '-';
    bool point = false, begun = false, minus = false;
    for (; i < n && text[i] != 'e' && text[i] != 'E'; i++) {
        point |= text[i] == '.';
        begun |= text[i] > '0';
        before += begun && !point ? 1 : !begun && point && text[i] == '0' ? -1 : 0;
    }
    for (i++; i < n; i++) {
        minus |= text[i] == '-';
        if (text[i] >= '0' && power < LONG_MAX / 20)
            power = power * 10 + (text[i] - '0');
    }
    return !begun || before + (minus ? -power : power) <= 308;
}

static read_node *read_number(reader *r)
{
    bool whole = false;
    size_t n = number_length(r, &whole);
    const char *from = r->at;
    read_node *x = n ? new_node(r, whole ? READ_INT : READ_REAL) : NULL;
    r->at += n;
    if (!x || (whole && !read_integer(from, n, &x->number)) || (!whole && n >= NUMBER))
        return NULL;
    return whole || is_finite(from, n) ? x : NULL;
}

static read_node *read_word(reader *r)
{
    static const struct {
        const char *word;
        read_type type;
        int64_t number;
    } words[] = {{"true", READ_BOOL, 1}, {"false", READ_BOOL, 0}, {"null", READ_NULL, 0}};
    const char *from = r->at;
    while (r->at < r->end && ((*r->at | 0x20) >= 'a' && (*r->at | 0x20) <= 'z'))
        r->at++;
    size_t n = (size_t)(r->at - from);
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (n == strlen(words[i].word) && memcmp(from, words[i].word, n) == 0) {
            read_node *x = new_node(r, words[i].type);
            if (x)
                x->number = words[i].number;
            return x;
        }
    return NULL;
}

/* ---- objects and arrays ------------------------------------------------------------------ */

static read_node *read_member(reader *r, const read_node *object)
{
    const char *key = take(r, '"') ? read_string(r) : NULL;
    if (!key || read_find(object, key) || !take(r, ':'))
        return NULL;
    read_node *x = read_value(r);
    if (x)
        x->key = key;
    return x;
}

/* Deep is rare: a stack of so many calls is all it may cost. */
static read_node *read_list(reader *r, read_type type)
{
    const char close = type == READ_OBJECT ? '}' : ']';
    read_node *list = new_node(r, type), **end = list ? &list->first : NULL;
    r->at++;
    bool fine = list && ++r->depth <= DEPTH;
    if (fine && !take(r, close)) {
        do {
            *end = type == READ_OBJECT ? read_member(r, list) : read_value(r);
            fine = *end != NULL;
            if (fine)
                end = &(*end)->next;
            list->count++;
        } while (fine && take(r, ','));
        fine = fine && take(r, close);
    }
    r->depth--;
    return fine ? list : NULL;
}

static read_node *read_value(reader *r)
{
    skip_space(r);
    if (r->at == r->end)
        return NULL;
    if (*r->at == '{' || *r->at == '[')
        return read_list(r, *r->at == '{' ? READ_OBJECT : READ_LIST);
    if (*r->at == '"')
        return read_text(r);
    return *r->at == '-' || (*r->at >= '0' && *r->at <= '9') ? read_number(r) : read_word(r);
}

const read_node *read_object(const char *text, size_t n, read_room *room, void *ctx)
{
    reader r = {.at = text, .end = text + n, .room = room, .ctx = ctx};
    skip_space(&r);
    const read_node *out = r.at < r.end && *r.at == '{' ? read_value(&r) : NULL;
    skip_space(&r);
    return r.at == r.end ? out : NULL;
}

const read_node *read_find(const read_node *object, const char *key)
{
    const read_node *x = object->first;
    while (x && strcmp(x->key, key) != 0)
        x = x->next;
    return x;
}
