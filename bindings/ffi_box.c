/* ffi_box.c - books of groups with the box, behind small numbers (docs/campaign.md). */
#include <stdlib.h>
#include <string.h>

#include "host/present_box.h"
#include "json.h"
#include "tables.h"

static host_box *boxes[MH_FFI_CAMPAIGNS];

static host_box *box_of(int32_t box)
{
    return box > 0 && box <= MH_FFI_CAMPAIGNS ? boxes[box - 1] : NULL;
}

/* Takes the book over. */
static int32_t add(host_box *b)
{
    for (int32_t i = 0; i < MH_FFI_CAMPAIGNS; i++)
        if (!boxes[i] && (boxes[i] = malloc(sizeof *b))) {
            *boxes[i] = *b;
            return i + 1;
        }
    box_close(b);
    return refuse("too many books are open");
}

int32_t mh_ffi_box_open(const char *game, uint32_t n, int32_t seats, const uint8_t *key)
{
    char id[64];
    host_box b;
    const mh_game *g = word_of(game, n, id, sizeof id) ? mh_find(id) : NULL;
    if (!g || !box_open(&b, g, seats, key))
        return refuse("expected a game with a companion for its box, and its number of seats");
    return add(&b);
}

int32_t mh_ffi_box_read(const char *text, uint32_t n)
{
    host_box b;
    host_error e;
    return box_parse(&b, text, n, &e) ? add(&b) : refuse_at(&e);
}

void mh_ffi_box_close(int32_t box)
{
    host_box *b = box_of(box);
    if (!b)
        return;
    box_close(b);
    free(b);
    boxes[box - 1] = NULL;
}

int32_t mh_ffi_box_text(int32_t box)
{
    const host_box *b = box_of(box);
    size_t n = 0;
    if (!b)
        return refuse("there is no such book");
    char *text = box_text(b, &n);
    int32_t length = text ? out_copy(text, n) : refuse("out of memory");
    free(text);
    return length;
}

static void put_box(mh_text *out, const void *about) { present_box(out, about); }

int32_t mh_ffi_box_show(int32_t box)
{
    const host_box *b = box_of(box);
    box_view v;
    if (!b)
        return refuse("there is no such book");
    if (!box_look(b, &v))
        return refuse("out of memory");
    int32_t length = out_write(put_box, &v);
    box_look_away(&v);
    return length;
}

static void put_changes(mh_text *out, const void *about)
{
    const box_view *const *two = about;
    present_box_changes(out, two[0], two[1]);
}

/* Says what the answer has changed in what was told before. */
static int32_t tell_changes(const host_box *b, box_view *before)
{
    box_view after;
    int32_t length = -1;
    if (box_look(b, &after)) {
        const box_view *const two[] = {before, &after};
        length = out_write(put_changes, two);
        box_look_away(&after);
    } else
        length = refuse("out of memory");
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

int32_t mh_ffi_box_set(int32_t box, const char *key, uint32_t key_n, const char *value,
                       uint32_t value_n)
{
    char word[BOX_KEY], why[160] = "there is no such book or question";
    host_box *b = box_of(box);
    box_view v;
    if (!b || !word_of(key, key_n, word, sizeof word))
        return refuse(why);
    if (!box_look(b, &v))
        return refuse("out of memory");
    char *text = copy_of(value, value_n);
    const box_field *f = box_find(&v, word);
    if (text && f && box_set(b, &v, f, text, why, sizeof why)) {
        free(text);
        return tell_changes(b, &v);
    }
    box_look_away(&v);
    free(text);
    return refuse(why);
}

int32_t mh_ffi_box_rename(int32_t box, const char *list, uint32_t list_n, int32_t at,
                          const char *name, uint32_t name_n)
{
    char word[64], why[160] = "there is no such book or list";
    host_box *b = box_of(box);
    if (!b || !word_of(list, list_n, word, sizeof word))
        return refuse(why);
    const mh_kind *lists = b->game->series->box->lists;
    char *text = copy_of(name, name_n);
    bool well = false;
    for (unsigned i = 0; text && i < lists->count && !well; i++)
        if (strcmp(lists->ids[i], word) == 0)
            well = box_rename(b, i, at, text, why, sizeof why);
    free(text);
    return well ? 0 : refuse(why);
}

int32_t mh_ffi_box_undo(int32_t box)
{
    host_box *b = box_of(box);
    return b && box_undo(b) ? 0 : refuse("there is no such book, or nothing was answered yet");
}

int32_t mh_ffi_box_fork(int32_t box, uint32_t at, const uint8_t *key)
{
    const host_box *b = box_of(box);
    host_box out;
    if (!b || !box_fork(b, at, key, &out))
        return refuse("there is no such book or scenario");
    return add(&out);
}
