/* handle.c - a caller's handle: its numbers, its text. */
#include "handle.h"
#include <assert.h>

#include <stdlib.h>
#include <string.h>

enum { FIRST_ROOM = 1 << 16, FIRST_SHELF = 8 };

mh_ffi *mh_ffi_new(void) { return calloc(1, sizeof(mh_ffi)); }

void mh_ffi_drop(mh_ffi *f)
{
    if (!f)
        return;
    for (int32_t i = 1; i <= f->tables.room; i++)
        mh_ffi_close(f, i);
    ffi_close_campaigns(f);
    ffi_close_boxes(f);
    free(f->tables.at);
    free(f->campaigns.at);
    free(f->boxes.at);
    free(f->text);
    free(f);
}

/* ---- numbers ---- */

static bool grow(ffi_shelf *s)
{
    int32_t room = s->room ? 2 * s->room : FIRST_SHELF;
    void **at = s->room > INT32_MAX / 4 ? NULL : realloc(s->at, (size_t)room * sizeof *at);
    if (!at)
        return false;
    memset(at + s->room, 0, (size_t)(room - s->room) * sizeof *at);
    s->at = at;
    s->room = room;
    return true;
}

int32_t ffi_put(ffi_shelf *s, void *thing)
{
    assert(thing); /* NULL is a free place */
    int32_t i = 0;
    while (i < s->room && s->at[i])
        i++;
    if (i == s->room && !grow(s))
        return 0;
    s->at[i] = thing;
    return i + 1;
}

void *ffi_get(const ffi_shelf *s, int32_t number)
{
    return number > 0 && number <= s->room ? s->at[number - 1] : NULL;
}

void *ffi_take(ffi_shelf *s, int32_t number)
{
    void *thing = ffi_get(s, number);
    if (thing)
        s->at[number - 1] = NULL;
    return thing;
}

/* ---- text ---- */

static bool make_room(mh_ffi *f, size_t want)
{
    if (want <= f->room)
        return true;
    char *grown = realloc(f->text, want);
    if (!grown)
        return false;
    f->text = grown;
    f->room = want;
    return true;
}

int32_t ffi_write(mh_ffi *f, ffi_writer *write, const void *about)
{
    if (!make_room(f, FIRST_ROOM))
        return -1;
    for (;;) {
        mh_text out = mh_text_open(f->text, f->room);
        write(&out, about);
        if (out.len < f->room)
            return mh_text_len(&out);
        if (!make_room(f, out.len * 2))
            return -1;
    }
}

int32_t ffi_copy(mh_ffi *f, const char *from, size_t n)
{
    if (!make_room(f, n + 1))
        return -1;
    assert(f->room > n);
    memcpy(f->text, from, n);
    f->text[n] = '\0';
    return (int32_t)n;
}

const char *mh_ffi_text(mh_ffi *f) { return f->text ? f->text : ""; }

int32_t ffi_refuse(mh_ffi *f, const char *sentence)
{
    ffi_copy(f, sentence, strlen(sentence));
    return -1;
}

static void put_error(mh_text *out, const void *about)
{
    const mh_error *e = about;
    mh_put(out, "{\"line\":");
    mh_put_int(out, e->line);
    mh_put(out, ",\"rule\":");
    present_string(out, e->rule);
    mh_put(out, ",\"text\":");
    present_string(out, e->text);
    mh_put(out, "}");
}

int32_t ffi_refuse_at(mh_ffi *f, const mh_error *e)
{
    ffi_write(f, put_error, e);
    return -1;
}

void ffi_comma(mh_text *out, bool *begun)
{
    if (*begun)
        mh_put(out, ",");
    *begun = true;
}

void ffi_key(mh_text *out, bool *begun, const char *name)
{
    ffi_comma(out, begun);
    present_string(out, name);
    mh_put(out, ":");
}
