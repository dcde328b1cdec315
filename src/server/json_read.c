/* json_read.c - a client's message as a tree of jansson's.
 *
 * Strict RFC 8259, as jansson's own reader is, at a third of its cost: that one takes every byte
 * through several functions. A fuzzer holds the two against each other. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "net/net.h"
#include "srv.h"

enum { DEPTH = 32, NUMBER = 64 };

typedef struct reader {
    const char *at, *end;
    int depth;
    char room[NET_MESSAGE]; /* a string without its escapes */
} reader;

static json_t *read_value(reader *r);

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
    if (x < 0x80) {
        out[0] = (char)x;
        return 1;
    }
    size_t n = x < 0x800 ? 2 : x < 0x10000 ? 3 : 4;
    static const unsigned char first[] = {0, 0, 0xc0, 0xe0, 0xf0};
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

/* Behind the opening quote: where the text is and how long; false where it is broken. */
static bool read_string(reader *r, const char **text, size_t *n)
{
    size_t length = 0;
    const char *run = r->at;
    while (r->at < r->end && *r->at != '"' && *r->at != '\\' && (unsigned char)*r->at >= ' ')
        r->at++;
    *text = run;
    *n = (size_t)(r->at - run);
    if (r->at < r->end && *r->at == '"') {
        r->at++;
        return true;
    }
    memcpy(r->room, run, *n);
    length = *n;
    while (r->at < r->end && *r->at != '"') {
        char c = *r->at++;
        size_t more = 1;
        if (c == '\\')
            more = read_escape(r, r->room + length);
        else
            r->room[length] = c;
        if (!more || (unsigned char)c < ' ')
            return false;
        length += more;
    }
    *text = r->room;
    *n = length;
    return r->at++ < r->end;
}

static json_t *read_text(reader *r)
{
    const char *text = NULL;
    size_t n = 0;
    r->at++;
    return read_string(r, &text, &n) ? json_stringn(text, n) : NULL; /* looks at its UTF-8 */
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

static json_t *read_integer(const char *text, size_t n)
{
    bool minus = *text == '-';
    uint64_t x = 0, most = (uint64_t)INT64_MAX + minus;
    for (size_t i = minus; i < n; i++) {
        uint64_t digit = (uint64_t)(text[i] - '0');
        if (x > (most - digit) / 10)
            return NULL;
        x = x * 10 + digit;
    }
    return json_integer(minus ? (json_int_t)(0 - x) : (json_int_t)x);
}

static json_t *read_number(reader *r)
{
    char text[NUMBER];
    bool whole = false;
    size_t n = number_length(r, &whole);
    const char *from = r->at;
    r->at += n;
    if (!n || (!whole && n >= sizeof text))
        return NULL;
    if (whole)
        return read_integer(from, n);
    memcpy(text, from, n);
    text[n] = 0;
    double x = strtod(text, NULL);
    return isfinite(x) ? json_real(x) : NULL;
}

static json_t *read_word(reader *r)
{
    const char *from = r->at;
    while (r->at < r->end && ((*r->at | 0x20) >= 'a' && (*r->at | 0x20) <= 'z'))
        r->at++;
    size_t n = (size_t)(r->at - from);
    if (n == 4 && memcmp(from, "true", 4) == 0)
        return json_true();
    if (n == 5 && memcmp(from, "false", 5) == 0)
        return json_false();
    return n == 4 && memcmp(from, "null", 4) == 0 ? json_null() : NULL;
}

/* ---- objects and arrays ------------------------------------------------------------------ */

static bool read_member(reader *r, json_t *object)
{
    const char *key = NULL;
    char kept[NUMBER];
    size_t n = 0;
    if (!take(r, '"') || !read_string(r, &key, &n))
        return false;
    if (key == r->room) { /* the value may have escapes too */
        if (n > sizeof kept)
            return false;
        key = memcpy(kept, key, n);
    }
    if (json_object_getn(object, key, n) || !take(r, ':'))
        return false;
    json_t *value = read_value(r);
    return value && !json_object_setn_new(object, key, n, value);
}

static bool read_element(reader *r, json_t *array)
{
    json_t *value = read_value(r);
    return value && !json_array_append_new(array, value);
}

static json_t *read_list(reader *r, bool object)
{
    const char close = object ? '}' : ']';
    json_t *list = object ? json_object() : json_array();
    r->at++;
    bool well = list && ++r->depth <= DEPTH;
    if (well && !take(r, close)) {
        do
            well = object ? read_member(r, list) : read_element(r, list);
        while (well && take(r, ','));
        well = well && take(r, close);
    }
    r->depth--;
    if (!well)
        json_decref(list);
    return well ? list : NULL;
}

static json_t *read_value(reader *r)
{
    skip_space(r);
    if (r->at == r->end)
        return NULL;
    if (*r->at == '{' || *r->at == '[')
        return read_list(r, *r->at == '{');
    if (*r->at == '"')
        return read_text(r);
    return *r->at == '-' || (*r->at >= '0' && *r->at <= '9') ? read_number(r) : read_word(r);
}

json_t *json_read(const char *text, size_t n)
{
    reader r;
    if (!text || n > sizeof r.room)
        return NULL;
    r.at = text;
    r.end = text + n;
    r.depth = 0;
    skip_space(&r);
    json_t *out = r.at < r.end && *r.at == '{' ? read_value(&r) : NULL;
    skip_space(&r);
    if (r.at == r.end)
        return out;
    json_decref(out);
    return NULL;
}
