/* pipe.c - a hall on standard input and output, natively and as WebAssembly: the smallest host.
 *
 * `hall_pipe [PARTS]`, with the sum of the parts that everybody is told (present.h).
 * In:  `N + ID` somebody comes, `N - ` goes, `N > TEXT` says, `tick MS` time passes.
 * Out: `N < TEXT` is told, `N ! WHY` is hung up on, `N ? TEXT` the host is asked; then `.` when all
 * is quiet. Rows are kept in memory and durable at once, searches are answered at once. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/present.h"
#include "meadhall/hall.h"

enum { LINE = 20000, TABLES = 256, LATER = 1024 };

typedef struct kept {
    hall_head head;
    hall_row *rows;
    size_t count;
} kept;

typedef struct later { /* a wish to be answered when all are taken */
    hall_want want;
    uint32_t seq;
    hall_op op;
    const hall_row *row;
    const hall_head *head;
    hall_search *search;
    char table[HALL_ID];
} later;

static hall *the_hall;
static kept store[TABLES];
static unsigned tables;
static later queue[LATER];
static unsigned first, last;
static unsigned parts = PRESENT_EVERYTHING;
static hall_moment now = {.ms = 1700000000000};

static void *memory(void *ctx, void *old, size_t had, size_t want)
{
    (void)ctx, (void)had;
    if (want)
        return realloc(old, want);
    free(old);
    return NULL;
}

/* The same luck for the same lines. */
static const hall_moment *moment(void)
{
    static uint64_t calls;
    uint64_t x = ++calls;
    for (size_t i = 0; i < sizeof now.luck; i++) {
        x = x * 6364136223846793005u + 1442695040888963407u;
        now.luck[i] = (uint8_t)(x >> 56);
    }
    now.ms++;
    return &now;
}

static kept *find(const char *id)
{
    for (unsigned i = 0; i < tables; i++)
        if (strcmp(store[i].head.id, id) == 0)
            return &store[i];
    return NULL;
}

static void take_wishes(void)
{
    hall_wish w;
    while (hall_next(the_hall, &w)) {
        for (uint32_t i = 0; i < w.count && w.want == HALL_SEND; i++)
            printf("%llu < %s\n", (unsigned long long)w.to[i], w.text);
        if (w.want == HALL_HANG_UP)
            printf("%llu ! %s\n", (unsigned long long)w.to[0], w.text ? w.text : "");
        if (w.want == HALL_PASS)
            printf("%llu ? %.*s\n", (unsigned long long)w.to[0], (int)w.length, w.text);
        if (!w.op)
            continue;
        later *l = &queue[last++ % LATER];
        *l = (later){w.want, w.seq, w.op, w.row, w.head, w.search, ""};
        snprintf(l->table, sizeof l->table, "%s", w.table);
    }
}

static hall_stored_as append(const later *l)
{
    kept *k = find(l->row->table);
    if (l->head && !k && tables < TABLES) {
        k = &store[tables++];
        k->head = *l->head;
    }
    if (!k || l->row->seq != k->count)
        return HALL_LOST;
    k->rows = realloc(k->rows, (k->count + 1) * sizeof *k->rows);
    char *body = malloc(l->row->length + 1);
    memcpy(body, l->row->body, l->row->length + 1);
    k->rows[k->count] = *l->row;
    k->rows[k->count++].body = body;
    return HALL_WON;
}

static void answer(const later *l)
{
    const kept *k = find(l->table);
    if (l->want == HALL_APPEND) {
        hall_stored(the_hall, moment(), l->op, append(l), NULL);
    } else if (l->want == HALL_LOAD) {
        uint32_t from = k && l->seq < k->count ? l->seq : 0;
        hall_loaded(the_hall, moment(), l->op, k ? HALL_WON : HALL_LOST, NULL, k ? &k->head : NULL,
                    k ? k->rows + from : NULL, k ? k->count - from : 0);
    } else {
        hall_think(l->search, NULL, memory, NULL);
        hall_found(the_hall, moment(), l->op);
    }
}

static void take_line(char *line)
{
    char *rest = NULL;
    unsigned long long who = strtoull(line, &rest, 10);
    hall_person person = {.parts = parts};
    if (strncmp(line, "tick ", 5) == 0) {
        now.ms += strtoll(line + 5, NULL, 10);
        hall_tick(the_hall, moment());
    } else if (strncmp(rest, " + ", 3) == 0) {
        snprintf(person.id, sizeof person.id, "%.15s", rest + 3);
        snprintf(person.name, sizeof person.name, "%.40s", rest + 3);
        hall_came(the_hall, moment(), who, &person);
    } else if (strncmp(rest, " - ", 3) == 0) {
        hall_went(the_hall, moment(), who);
    } else if (strncmp(rest, " > ", 3) == 0) {
        hall_said(the_hall, moment(), who, HALL_MAY_ALL & ~HALL_MAY_SHARE, rest + 3,
                  strlen(rest + 3));
    }
    take_wishes();
    for (; first != last; take_wishes())
        answer(&queue[first++ % LATER]);
    puts(".");
    fflush(stdout);
}

int main(int argc, char **argv)
{
    static char line[LINE];
    hall_config config = {
        .memory = memory, .drafts = HALL_DRAFTS, .alone = true, .adviser = "mcts:50"};
    if (argc > 1) /* what everybody is told of a table, instead of everything */
        parts = (unsigned)strtoul(argv[1], NULL, 10);
    the_hall = hall_open(&config, moment());
    while (the_hall && fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = 0;
        take_line(line);
    }
    return the_hall ? 0 : 1;
}
