/* output.c - JSON, the progress bar, the width of texts. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli.h"

double cli_seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

double cli_work_seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

void cli_progress(uint64_t done, uint64_t all)
{
    enum { WIDTH = 40 };
    char bar[WIDTH + 1];
    uint64_t full = all ? done * WIDTH / all : WIDTH;
    for (uint64_t i = 0; i < WIDTH; i++)
        bar[i] = i < full ? '#' : '.';
    bar[WIDTH] = 0;
    fprintf(stderr, "\r[%s] %3llu %%", bar, (unsigned long long)(all ? done * 100 / all : 100));
    fflush(stderr);
}

void cli_progress_end(void) { fputs("\r\033[K", stderr); }

/* Our three languages need no wide and no combining characters beyond those that a
 * letter stands for: a column a code point. */
int cli_width(const char *text)
{
    int n = 0;
    for (; *text; text++)
        n += (*text & 0xc0) != 0x80;
    return n;
}

void cli_pad(const char *text, int width, bool right)
{
    int blank = width - cli_width(text);
    if (blank < 0)
        blank = 0;
    if (right)
        printf("%*s%s", blank, "", text);
    else
        printf("%s%*s", text, blank, "");
}

static json_t *value_of(const mh_field *f, const mh_state *st, size_t at)
{
    char text[512];
    int64_t x = mh_field_get(st, f, at);
    if (!f->value->ids)
        return json_integer(x);
    mh_format_value(f->value, x, text, sizeof text);
    return json_string(text);
}

/* Nested arrays, one level an index. */
static json_t *values_of(const mh_field *f, const mh_state *st, unsigned level, unsigned index[3])
{
    if (level >= f->dims || level >= 3)
        return value_of(f, st, mh_field_at(f, index[0], index[1], index[2]));
    json_t *list = json_array();
    for (unsigned i = 0; i < f->dim[level]; i++) {
        index[level] = i;
        json_array_append_new(list, values_of(f, st, level + 1, index));
    }
    index[level] = 0;
    return list;
}

json_t *cli_json_state(const mh_game *g, const mh_state *st)
{
    json_t *root = json_object();
    for (unsigned i = 0; i < g->field_count; i++) {
        unsigned index[3] = {0, 0, 0};
        json_object_set_new(root, g->fields[i].name, values_of(&g->fields[i], st, 0, index));
    }
    return root;
}

json_t *cli_json_result(const mh_game *g, const mh_state *st)
{
    json_t *root = json_array();
    uint8_t rank[MH_MAX_SEATS] = {0};
    g->rank(st, rank);
    for (int seat = 0; seat < st->seats; seat++) {
        int32_t points[MH_MAX_LINES] = {0};
        json_t *lines = json_array();
        g->score(st, seat, points);
        for (unsigned c = 0; c < g->categories->count; c++)
            json_array_append_new(lines, json_pack("{s:s,s:i}", "category", g->categories->ids[c],
                                                   "points", (int)points[c]));
        json_array_append_new(root, json_pack("{s:i,s:i,s:i,s:o}", "seat", seat, "score",
                                              (int)mh_total(g, st, seat), "rank", (int)rank[seat],
                                              "lines", lines));
    }
    return root;
}

void cli_json_print(json_t *root)
{
    json_dumpf(root, stdout, JSON_INDENT(1) | JSON_REAL_PRECISION(9));
    fputc('\n', stdout);
    json_decref(root);
}
