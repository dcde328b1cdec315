/* ffi_box.c - books of groups with the box, behind small numbers (docs/campaign.md). */
#include <stdlib.h>
#include <string.h>

#include "handle.h"
#include "host/present_box.h"

static host_box *box_of(const mh_ffi *f, int32_t box) { return ffi_get(&f->boxes, box); }

/* Takes the book over. */
static int32_t add(mh_ffi *f, host_box *b)
{
    host_box *kept = malloc(sizeof *kept);
    int32_t number = kept ? ffi_put(&f->boxes, kept) : 0;
    if (number) {
        *kept = *b;
        return number;
    }
    free(kept);
    box_close(b);
    return ffi_refuse(f, "out of memory");
}

int32_t mh_ffi_box_open(mh_ffi *f, const char *game, uint32_t n, int32_t seats, const uint8_t *key)
{
    char id[64];
    host_box b;
    const mh_game *g = ffi_word(game, n, id, sizeof id) ? mh_find(id) : NULL;
    if (!g || !box_open(&b, g, seats, key))
        return ffi_refuse(f,
                          "expected a game with a companion for its box, and its number of seats");
    return add(f, &b);
}

int32_t mh_ffi_box_read(mh_ffi *f, const char *text, uint32_t n)
{
    host_box b;
    mh_error e;
    return box_parse(&b, text, n, &e) ? add(f, &b) : ffi_refuse_at(f, &e);
}

void mh_ffi_box_close(mh_ffi *f, int32_t box)
{
    host_box *b = ffi_take(&f->boxes, box);
    if (b)
        box_close(b);
    free(b);
}

void ffi_close_boxes(mh_ffi *f)
{
    for (int32_t i = 1; i <= f->boxes.room; i++)
        mh_ffi_box_close(f, i);
}

int32_t mh_ffi_box_text(mh_ffi *f, int32_t box)
{
    const host_box *b = box_of(f, box);
    size_t n = 0;
    if (!b)
        return ffi_refuse(f, "there is no such book");
    char *text = box_text(b, &n);
    int32_t length = text ? ffi_copy(f, text, n) : ffi_refuse(f, "out of memory");
    free(text);
    return length;
}

static void put_box(mh_text *out, const void *about) { present_box(out, about); }

int32_t mh_ffi_box_show(mh_ffi *f, int32_t box)
{
    const host_box *b = box_of(f, box);
    box_view v;
    if (!b)
        return ffi_refuse(f, "there is no such book");
    if (!box_look(b, &v))
        return ffi_refuse(f, "out of memory");
    int32_t length = ffi_write(f, put_box, &v);
    box_look_away(&v);
    return length;
}

static void put_changes(mh_text *out, const void *about)
{
    const box_view *const *two = about;
    present_box_changes(out, two[0], two[1]);
}

/* Says what the answer has changed in what was told before. */
static int32_t tell_changes(mh_ffi *f, const host_box *b, box_view *before)
{
    box_view after;
    int32_t length = -1;
    if (box_look(b, &after)) {
        const box_view *const two[] = {before, &after};
        length = ffi_write(f, put_changes, two);
        box_look_away(&after);
    } else
        length = ffi_refuse(f, "out of memory");
    box_look_away(before);
    return length;
}

/* A zero-terminated copy, to be freed; NULL where it holds a 0 or memory lacks. */
static char *copy_of(const char *text, uint32_t n)
{
    char *copy = memchr(text, 0, n) ? NULL : malloc((size_t)n + 1);
    if (copy)
        memcpy(copy, text, n), copy[n] = 0;
    return copy;
}

int32_t mh_ffi_box_set(mh_ffi *f, int32_t box, const char *key, uint32_t key_n, const char *value,
                       uint32_t value_n)
{
    char word[BOX_KEY];
    mh_error error = {.code = MH_EILLEGAL, .text = "there is no such book or question"};
    host_box *b = box_of(f, box);
    box_view v;
    if (!b || !ffi_word(key, key_n, word, sizeof word))
        return ffi_refuse(f, error.text);
    if (!box_look(b, &v))
        return ffi_refuse(f, "out of memory");
    char *text = copy_of(value, value_n);
    const box_field *asked = box_find(&v, word);
    if (text && asked && box_set(b, &v, asked, text, &error)) {
        free(text);
        return tell_changes(f, b, &v);
    }
    box_look_away(&v);
    free(text);
    return ffi_refuse(f, error.text);
}

int32_t mh_ffi_box_rename(mh_ffi *f, int32_t box, const char *list, uint32_t list_n, int32_t at,
                          const char *name, uint32_t name_n)
{
    char word[64];
    mh_error error = {.code = MH_EILLEGAL, .text = "there is no such book or list"};
    host_box *b = box_of(f, box);
    if (!b || !ffi_word(list, list_n, word, sizeof word))
        return ffi_refuse(f, error.text);
    const mh_kind *lists = b->game->series->box->lists;
    char *text = copy_of(name, name_n);
    bool ok = false;
    for (unsigned i = 0; text && i < lists->count && !ok; i++)
        if (strcmp(lists->ids[i], word) == 0)
            ok = box_rename(b, i, at, text, &error);
    free(text);
    return ok ? 0 : ffi_refuse(f, error.text);
}

int32_t mh_ffi_box_undo(mh_ffi *f, int32_t box)
{
    host_box *b = box_of(f, box);
    return b && box_undo(b) ? 0
                            : ffi_refuse(f, "there is no such book, or nothing was answered yet");
}

int32_t mh_ffi_box_fork(mh_ffi *f, int32_t box, uint32_t at, const uint8_t *key)
{
    const host_box *b = box_of(f, box);
    host_box out;
    if (!b || !box_fork(b, at, key, &out))
        return ffi_refuse(f, "there is no such book or scenario");
    return add(f, &out);
}
