/* hall.c - two players at a table in one program: a hall, the smallest host, and messages.
 *
 * The hall has no socket, file, clock or random number. A host tells it what happened and takes out
 * what it wants: texts for the players, rows for the store, searches for bots. Here the players are
 * two functions, the store is an array, and whoever is asked answers at random.
 *
 *   cc hall.c $(pkg-config --cflags --libs meadhall) -o hall
 *   ./hall midgard 1 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <meadhall/hall.h>

enum { PLAYERS = 2, TEXT = 512, WAITING = 256 };

static hall *the_hall;
static char table[HALL_ID];
static char next[PLAYERS][TEXT]; /* what each says next; "": nothing */
static mh_rng rng;
static unsigned rows, moves;
static bool over;

static void *memory(void *ctx, void *old, size_t had, size_t want)
{
    (void)ctx, (void)had;
    if (want)
        return realloc(old, want);
    free(old);
    return NULL;
}

/* Time and luck of one call; a real host takes both from the system. */
static const hall_moment *moment(void)
{
    static hall_moment m;
    m.ms++;
    for (size_t i = 0; i < sizeof m.luck; i++)
        m.luck[i] = (uint8_t)mh_below(&rng, 256);
    return &m;
}

/* The text behind `key` up to `end`: enough for what this program reads of the protocol. */
static bool find(const char *text, const char *key, char end, char *out, size_t cap)
{
    const char *from = strstr(text, key), *to = from ? strchr(from + strlen(key), end) : NULL;
    if (!to)
        return false;
    from += strlen(key);
    snprintf(out, cap, "%.*s", (int)(to - from), from);
    return true;
}

/* One of the legal answers. */
static void choose(char *out, const char *text)
{
    static char list[1 << 17];
    char ply[16];
    unsigned n = 1;
    if (!find(text, "\"legal\":[\"", ']', list, sizeof list) ||
        !find(text, "\"ply\":", ',', ply, sizeof ply))
        return; /* another is asked */
    for (const char *s = list; (s = strstr(s, "\",\"")); s++)
        n++;
    char *action = list;
    for (unsigned k = mh_below(&rng, n); k; k--)
        action = strstr(action, "\",\"") + 3;
    action[strcspn(action, "\"")] = 0;
    snprintf(out, TEXT, "{\"t\":\"act\",\"table\":\"%s\",\"ply\":%s,\"action\":\"%.250s\"}", table,
             ply, action);
}

/* What a player does with what it is told. */
static void hear(unsigned number, const char *text)
{
    if (strstr(text, "{\"t\":\"error\"")) {
        fprintf(stderr, "player %u is told: %s\n", number, text);
        exit(1);
    }
    if (strstr(text, "{\"t\":\"created\"")) {
        char invite[HALL_INVITE];
        find(text, "\"table\":\"", '"', table, sizeof table);
        find(text, "\"invite\":\"", '"', invite, sizeof invite);
        snprintf(next[1 - number], TEXT, "{\"t\":\"join\",\"table\":\"%s\",\"invite\":\"%s\"}",
                 table, invite);
    }
    moves += strstr(text, "{\"t\":\"acted\"") != NULL;
    over = over || strstr(text, "\"status\":\"over\"");
    choose(next[number], text);
}

/* Takes all wishes, and answers those that wait: every row is durable at once. */
static void serve(void)
{
    hall_op stored[WAITING];
    unsigned n = 0;
    hall_wish w;
    while (hall_next(the_hall, &w)) {
        for (uint32_t i = 0; i < w.count && w.want == HALL_SEND; i++)
            hear((unsigned)w.to[i] - 1, w.text);
        if (w.want == HALL_APPEND && n < WAITING)
            stored[n++] = w.op; /* here w.row, and w.head before the first, would be written */
    }
    for (unsigned i = 0; i < n; i++, rows++)
        hall_stored(the_hall, moment(), stored[i], HALL_WON, NULL);
    if (n)
        serve();
}

static void say(unsigned number, const char *text)
{
    hall_said(the_hall, moment(), number + 1, HALL_MAY_ALL, text, strlen(text));
    serve();
}

int main(int argc, char **argv)
{
    hall_config config = {0};
    char text[TEXT];
    config.memory = memory;
    config.drafts = 1;
    config.alone = true;
    mh_seed(&rng, argc > 2 ? strtoull(argv[2], NULL, 10) : 1);
    the_hall = hall_open(&config, moment());
    if (!the_hall)
        return 1;
    for (unsigned i = 0; i < PLAYERS; i++) {
        hall_person who = {0};
        snprintf(who.id, sizeof who.id, "p%u", i);
        snprintf(who.name, sizeof who.name, "Player %u", i + 1);
        who.parts = HALL_PART_LEGAL;
        hall_came(the_hall, moment(), i + 1, &who);
    }
    snprintf(text, sizeof text, "{\"t\":\"create\",\"game\":\"%.15s\",\"seats\":[\"me\",\"open\"]}",
             argc > 1 ? argv[1] : "midgard");
    say(0, text);
    for (bool said = true; said && !over;) {
        said = false;
        for (unsigned i = 0; i < PLAYERS; i++)
            if (*next[i]) {
                memcpy(text, next[i], sizeof text);
                *next[i] = 0;
                say(i, text);
                said = true;
            }
    }
    printf("%s after %u moves, %u rows\n", over ? "over" : "stuck", moves, rows);
    hall_close(the_hall);
    return !over;
}
