/* json.c - the buffer of the flat interface. */
#include "json.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_ROOM = 1 << 16 };

static char *text;
static size_t room;

static bool make_room(size_t want)
{
    if (want <= room)
        return true;
    char *grown = realloc(text, want);
    if (!grown)
        return false;
    text = grown;
    room = want;
    return true;
}

int32_t out_write(out_writer *write, const void *about)
{
    if (!make_room(FIRST_ROOM))
        return -1;
    for (;;) {
        mh_text out = mh_text_open(text, room);
        write(&out, about);
        if (out.len < room)
            return mh_text_len(&out);
        if (!make_room(out.len * 2))
            return -1;
    }
}

int32_t out_copy(const char *from, size_t n)
{
    if (!make_room(n + 1))
        return -1;
    memcpy(text, from, n);
    text[n] = '\0';
    return (int32_t)n;
}

const char *out_text(void) { return text ? text : ""; }

void out_comma(mh_text *out, bool *begun)
{
    if (*begun)
        mh_put(out, ",");
    *begun = true;
}

void out_key(mh_text *out, bool *begun, const char *name)
{
    out_comma(out, begun);
    present_string(out, name);
    mh_put(out, ":");
}
