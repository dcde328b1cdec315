/* delta.h - what a client does with a delta (docs/protocol.md), for tests in C. */
#ifndef MH_TESTS_DELTA_H
#define MH_TESTS_DELTA_H

#include <jansson.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* "dice/1" is the second panel of that id. */
static json_t *delta_panel(json_t *view, const char *key)
{
    const char *slash = strchr(key, '/');
    size_t n = slash ? (size_t)(slash - key) : strlen(key), i = 0;
    long before = slash ? strtol(slash + 1, NULL, 10) : 0;
    json_t *x = NULL;
    json_array_foreach(view, i, x)
    {
        const char *id = json_string_value(json_object_get(x, "id"));
        if (strlen(id) == n && strncmp(id, key, n) == 0 && before-- == 0)
            return x;
    }
    return NULL;
}

static json_t *delta_row(json_t *brief)
{
    return json_pack("{s:O,s:O,s:o}", "kind", json_array_get(brief, 0), "value",
                     json_array_get(brief, 1), "cells", json_copy(json_array_get(brief, 2)));
}

static void delta_edit(json_t *rows, json_t *edit)
{
    size_t at = (size_t)json_integer_value(json_array_get(edit, 0)), i = 0;
    json_t *what = json_array_get(edit, 1), *put = json_array_get(edit, 2), *x = NULL;
    if (!put) {
        json_object_update(json_object_get(json_array_get(rows, at), "cells"), what);
        return;
    }
    for (json_int_t n = json_integer_value(what); n > 0; n--)
        json_array_remove(rows, at);
    json_array_foreach(put, i, x) json_array_insert_new(rows, at + i, delta_row(x));
}

static json_t *delta_new_panel(const char *key)
{
    return json_pack("{s:s%,s:[],s:{}}", "id", key, strcspn(key, "/"), "rows", "kinds");
}

static json_t *delta_view(json_t *old, json_t *delta)
{
    json_t *view = json_deep_copy(old), *order = json_object_get(delta, "panels"), *x = NULL;
    const char *key = NULL;
    size_t i = 0;
    if (order) {
        json_t *now = json_array();
        json_array_foreach(order, i, x)
        {
            json_t *p = delta_panel(view, json_string_value(x));
            json_array_append_new(now, p ? json_incref(p) : delta_new_panel(json_string_value(x)));
        }
        json_decref(view);
        view = now;
    }
    json_object_foreach(json_object_get(delta, "kinds"), key, x)
        json_object_set(delta_panel(view, key), "kinds", x);
    json_object_foreach(json_object_get(delta, "view"), key, x)
    {
        json_t *edit = NULL, *rows = json_object_get(delta_panel(view, key), "rows");
        json_array_foreach(x, i, edit) delta_edit(rows, edit);
    }
    return view;
}

static void delta_element(json_t *field, json_t *change)
{
    size_t last = json_array_size(change) - 1;
    for (size_t i = 0; i + 1 < last; i++)
        field = json_array_get(field, (size_t)json_integer_value(json_array_get(change, i)));
    json_array_set(field, (size_t)json_integer_value(json_array_get(change, last - 1)),
                   json_array_get(change, last));
}

static json_t *delta_state(json_t *old, json_t *changes)
{
    json_t *state = json_deep_copy(old), *x = NULL, *change = NULL;
    const char *name = NULL;
    size_t i = 0;
    json_object_foreach(changes, name, x)
    {
        json_t *field = json_object_get(state, name);
        if (!json_is_array(field))
            json_object_set(state, name, x);
        else
            json_array_foreach(x, i, change) delta_element(field, change);
    }
    return state;
}

static json_t *delta_log(json_t *delta)
{
    json_t *steps = json_array(), *x = NULL, *word = NULL;
    json_int_t from = json_integer_value(json_object_get(delta, "from"));
    size_t i = 0, k = 0;
    json_array_foreach(json_object_get(delta, "log"), i, x)
    {
        json_t *events = json_array();
        json_array_foreach(x, k, word) if (k >= 2) json_array_append(events, word);
        json_array_append_new(steps, json_pack("{s:I,s:O,s:O,s:o}", "ply", from + (json_int_t)i,
                                               "seat", json_array_get(x, 0), "action",
                                               json_array_get(x, 1), "events", events));
    }
    return steps;
}

/* The table as it is after the delta; NULL: it does not build on this one. */
static json_t *delta_apply(json_t *table, json_t *delta)
{
    static const char *const own[] = {"t", "base", "view", "kinds", "panels", "state", "log"};
    json_t *x = NULL;
    const char *name = NULL;
    if (!table || json_integer_value(json_object_get(table, "seq")) !=
                      json_integer_value(json_object_get(delta, "base")))
        return NULL;
    json_t *now = json_copy(table), *view = json_object_get(delta, "view");
    json_object_del(now, "chats");
    json_object_del(now, "req");
    json_object_foreach(delta, name, x)
    {
        size_t i = 0;
        while (i < sizeof own / sizeof own[0] && strcmp(own[i], name) != 0)
            i++;
        bool gone = json_is_null(x) && (strcmp(name, "legal") == 0 || strcmp(name, "invite") == 0 ||
                                        strcmp(name, "remarks") == 0);
        if (gone)
            json_object_del(now, name);
        else if (i == sizeof own / sizeof own[0])
            json_object_set(now, name, x);
    }
    if (json_object_get(now, "view"))
        json_object_set_new(now, "view",
                            json_is_array(view) ? json_incref(view)
                                                : delta_view(json_object_get(now, "view"), delta));
    if (json_object_get(delta, "state"))
        json_object_set_new(
            now, "state",
            delta_state(json_object_get(now, "state"), json_object_get(delta, "state")));
    if (json_object_get(now, "log")) {
        json_object_set_new(now, "log", delta_log(delta));
        if (!json_object_get(delta, "log"))
            json_object_set(now, "from", json_object_get(now, "ply"));
    }
    return now;
}

#endif
