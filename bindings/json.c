/* json.c - the buffer of the flat interface. */
#include "json.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *text;
static size_t length, room;
static bool full;

void out_begin(void)
{
    length = 0;
    full = false;
    out_put_n("", 0);
}

int32_t out_end(void) { return full ? -1 : (int32_t)length; }

const char *out_text(void) { return text ? text : ""; }

void out_put_n(const char *s, size_t n)
{
    if (length + n + 1 > room) {
        size_t more = (length + n + 1) * 2 + 4096;
        char *grown = full ? NULL : realloc(text, more);
        if (!grown) {
            full = true;
            return;
        }
        text = grown;
        room = more;
    }
    memcpy(text + length, s, n);
    length += n;
    text[length] = '\0';
}

void out_put(const char *s) { out_put_n(s, strlen(s)); }

void out_int(int64_t x)
{
    char buf[24];
    snprintf(buf, sizeof buf, "%lld", (long long)x);
    out_put(buf);
}

void out_string(const char *s)
{
    out_put("\"");
    for (; *s; s++) {
        char escaped[8] = {*s, '\0'};
        if (*s == '"' || *s == '\\')
            snprintf(escaped, sizeof escaped, "\\%c", *s);
        else if ((unsigned char)*s < 0x20)
            snprintf(escaped, sizeof escaped, "\\u%04x", (unsigned)(unsigned char)*s);
        out_put(escaped);
    }
    out_put("\"");
}

void out_next(out_list *l)
{
    if (l->begun)
        out_put(",");
    l->begun = true;
}

void out_key(out_list *l, const char *name)
{
    out_next(l);
    out_string(name);
    out_put(":");
}

static void one_value(const mh_kind *kind, int64_t value)
{
    if (!kind->ids || kind == &mh_seat) {
        if (kind != &mh_number && value == MH_NONE)
            out_put("null");
        else
            out_int(value);
    } else if (value >= 0 && value < kind->count) {
        out_string(kind->ids[value]);
    } else if (value == MH_NONE) {
        out_put("null");
    } else {
        out_int(value);
    }
}

void out_value(const mh_kind *kind, int64_t value)
{
    out_list l = {false};
    if (!kind->is_set) {
        one_value(kind, value);
        return;
    }
    out_put("[");
    for (unsigned i = 0; i < kind->count && i < 63; i++)
        if (value >> i & 1) {
            out_next(&l);
            one_value(kind, i);
        }
    out_put("]");
}
