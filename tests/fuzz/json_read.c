/* Fuzzer: any bytes as one JSON text. The reader of the hall takes what jansson takes and makes the
 * same of it, but for its limits: an object, of so many levels, with keys and fractions of so many
 * bytes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "feed.h"
#include "hall/read.h"
#include "server/srv.h"

enum { LEVELS = 32, LONG_WORD = 60 };

/* May the reader refuse it for its limits alone, or for a zero that jansson passes over behind a
 * number? */
static bool beyond_limits(const uint8_t *data, size_t n)
{
    if (memchr(data, 0, n))
        return true;
    int depth = 0, most = 0, run = 0, longest = 0;
    bool escaped = false;
    for (size_t i = 0; i < n; i++) {
        depth += data[i] == '{' || data[i] == '[';
        depth -= data[i] == '}' || data[i] == ']';
        most = depth > most ? depth : most;
        bool quote = data[i] == '"' && !escaped; /* one of the text's own does not end it */
        escaped = data[i] == '\\' && !escaped;
        run = quote ? 0 : run + 1;
        longest = run > longest ? run : longest;
    }
    return most > LEVELS || longest > LONG_WORD;
}

typedef struct heap { /* of the hall's reader */
    size_t used;
    char bytes[4 << 20];
} heap;

static void *heap_room(void *ctx, size_t n)
{
    heap *h = ctx;
    size_t at = (h->used + 15) & ~(size_t)15;
    if (at + n > sizeof h->bytes)
        return NULL;
    h->used = at + n;
    return h->bytes + at;
}

static bool same(const read_node *x, const json_t *want);

static bool same_list(const read_node *x, const json_t *want)
{
    size_t i = 0;
    if (!json_is_array(want) || json_array_size(want) != x->count)
        return false;
    for (const read_node *e = x->first; e; e = e->next)
        if (!same(e, json_array_get(want, i++)))
            return false;
    return i == x->count;
}

static bool same_object(const read_node *x, const json_t *want)
{
    if (!json_is_object(want) || json_object_size(want) != x->count)
        return false;
    for (const read_node *e = x->first; e; e = e->next)
        if (!same(e, json_object_get(want, e->key)))
            return false;
    return true;
}

static bool same(const read_node *x, const json_t *want)
{
    switch (x->type) {
    case READ_NULL:
        return json_is_null(want);
    case READ_BOOL:
        return json_is_boolean(want) && json_is_true(want) == (x->number != 0);
    case READ_INT:
        return json_is_integer(want) && json_integer_value(want) == x->number;
    case READ_REAL:
        return json_is_real(want);
    case READ_TEXT:
        return json_is_string(want) && strcmp(json_string_value(want), x->text) == 0;
    case READ_LIST:
        return same_list(x, want);
    case READ_OBJECT:
        return same_object(x, want);
    }
    return false;
}

/* From a copy of exactly so many bytes: none behind them may be looked at. */
static void compare_hall(const uint8_t *data, size_t n, const json_t *want)
{
    static heap room;
    char *exact = malloc(n ? n : 1);
    if (n)
        memcpy(exact, data, n);
    room.used = 0;
    const read_node *got = read_object(exact, n, heap_room, &room);
    if (got && !same(got, want))
        abort();
    if (!got && json_is_object(want) && n <= NET_MESSAGE && !beyond_limits(data, n))
        abort();
    free(exact);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
    json_t *want = json_loadb((const char *)data, n, JSON_REJECT_DUPLICATES, NULL);
    compare_hall(data, n, want);
    json_decref(want);
    return 0;
}
