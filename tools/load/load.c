/* load.c - hall-load: people by the thousand on this machine, who play at random over real
 * WebSockets. Bounded in number and time; prints one object of JSON.
 *
 * Phases: connect, (memory a socket), sit down two at a table, (memory a table), play. */
#include <arpa/inet.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "hostile.h"
#include "socket.h"

enum {
    MAX_TABLES = 20000,
    MAX_IDLE = 20000,
    MAX_BOTS = 3,
    MAX_SECONDS = 3600,
    WINDOW = 256,
    TEXT = 512,
    ID = 32
};
enum { MAX_HOSTILE = 2000, FIRST_ADDRESS = 10 << 16 | 1 };

typedef enum phase { CONNECTING, SITTING, PLAYING, DONE } phase;

typedef struct person {
    ws_client ws;
    struct person *partner;
    bool first, idle, greeted, seated;
    char table[ID], invite[ID];
    uint64_t sent_at; /* of the action under way, or 0 */
    uint64_t due;     /* when it has thought long enough, or 0 */
    long ply;
    char action[TEXT];
} person;

typedef struct load {
    uv_loop_t loop;
    uv_timer_t clock, thinker;
    int port, tables, idle, seconds, think_ms, hostile, bots;
    const char *game, *path;
    hostile_report foes;
    phase at;
    person *people;
    int count, begun, greeted, seated;
    uint64_t errors, closed, acks, over, deltas, delta_bytes, began, ended;
    uint32_t *times; /* microseconds */
    size_t time_count, time_cap;
    double memory[4]; /* before, with sockets, with tables, at the end */
    double peak;
    double commits[2], rows[2], cpu[2];
    uint64_t random;
} load;

static load all;

static uint64_t draw(void)
{
    all.random ^= all.random << 13;
    all.random ^= all.random >> 7;
    all.random ^= all.random << 17;
    return all.random;
}

/* ---- the server's own figures --------------------------------------------------------------- */

static bool fetch(char *page, size_t cap)
{
    static const char ask[] =
        "GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n";
    struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons((uint16_t)all.port)};
    size_t n = 0;
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    bool ok = fd >= 0 && connect(fd, (struct sockaddr *)&to, sizeof to) == 0 &&
              write(fd, ask, sizeof ask - 1) > 0;
    for (ssize_t got; ok && n + 1 < cap && (got = read(fd, page + n, cap - n - 1)) > 0;)
        n += (size_t)got;
    page[n] = 0;
    if (fd >= 0)
        close(fd);
    return ok;
}

static double figure(const char *page, const char *name)
{
    char line[80];
    snprintf(line, sizeof line, "\nmeadhall_%s ", name);
    const char *at = strstr(page, line);
    return at ? strtod(at + strlen(line), NULL) : 0;
}

static void look(int moment)
{
    char page[32768];
    if (!fetch(page, sizeof page))
        return;
    all.memory[moment] = figure(page, "resident_bytes");
    all.peak = figure(page, "resident_peak_bytes");
    if (moment >= 2) {
        all.commits[moment - 2] = figure(page, "commits_total");
        all.rows[moment - 2] = figure(page, "rows_total");
        all.cpu[moment - 2] = figure(page, "cpu_seconds_total");
    }
}

/* ---- words of a message ------------------------------------------------------------------------
 */

/* The value of a member of text, where it stands first in the message. */
static bool text_of(const char *message, const char *key, char *out, size_t cap)
{
    char name[40];
    snprintf(name, sizeof name, "\"%s\":\"", key);
    const char *at = strstr(message, name);
    if (!at)
        return false;
    at += strlen(name);
    size_t n = strcspn(at, "\"");
    if (n >= cap)
        return false;
    memcpy(out, at, n);
    out[n] = 0;
    return true;
}

/* One of the answers, each as likely as the others. */
static bool pick(const char *message, char *out, size_t cap)
{
    const char *at = strstr(message, "\"legal\":[\"");
    unsigned n = 0;
    if (!at)
        return false;
    at += 9;
    const char *end = strchr(at, ']'), *p = at;
    for (const char *x = at; x < end; x++)
        n += *x == '"';
    if (n < 2)
        return false;
    unsigned k = (unsigned)(draw() % (n / 2));
    for (unsigned i = 0; i <= 2 * k; p++)
        i += *p == '"';
    size_t length = strcspn(p, "\"");
    if (length >= cap)
        return false;
    memcpy(out, p, length);
    out[length] = 0;
    return true;
}

/* ---- people --------------------------------------------------------------------------------- */

static void create(person *p)
{
    static const char bots[] = ",\"random\",\"random\",\"random\"";
    char text[TEXT];
    int n = snprintf(text, sizeof text,
                     "{\"t\":\"create\",\"game\":\"%s\",\"seats\":[\"me\",\"open\"%.*s],"
                     "\"undo\":false}",
                     all.game, all.bots * (int)(sizeof bots - 1) / MAX_BOTS, bots);
    p->seated = p->partner->seated = false;
    p->table[0] = 0;
    ws_say(&p->ws, text, (size_t)n);
}

static void act(person *p)
{
    char text[2 * TEXT];
    int n = snprintf(text, sizeof text,
                     "{\"t\":\"act\",\"table\":\"%s\",\"ply\":%ld,\"action\":\"%s\"}", p->table,
                     p->ply, p->action);
    p->due = 0;
    p->sent_at = uv_hrtime();
    ws_say(&p->ws, text, (size_t)n);
}

static void on_acted(person *p)
{
    uint64_t us = (uv_hrtime() - p->sent_at) / 1000;
    if (all.at != PLAYING || !p->sent_at)
        return;
    p->sent_at = 0;
    all.acks++;
    if (all.time_count < all.time_cap)
        all.times[all.time_count++] = (uint32_t)(us < UINT32_MAX ? us : UINT32_MAX);
}

static void on_created(person *p, const char *message)
{
    char text[TEXT];
    text_of(message, "table", p->table, sizeof p->table);
    text_of(message, "invite", p->invite, sizeof p->invite);
    memcpy(p->partner->table, p->table, ID);
    int n = snprintf(text, sizeof text, "{\"t\":\"join\",\"table\":\"%s\",\"invite\":\"%s\"}",
                     p->table, p->invite);
    ws_say(&p->partner->ws, text, (size_t)n);
}

static void unwatch(person *p)
{
    char text[TEXT];
    int n = snprintf(text, sizeof text, "{\"t\":\"unwatch\",\"table\":\"%s\"}", p->table);
    ws_say(&p->ws, text, (size_t)n);
}

static void on_table(person *p, const char *message)
{
    char id[ID];
    const char *ply = strstr(message, "\"ply\":");
    if (!text_of(message, "table", id, sizeof id) || strcmp(id, p->table) != 0)
        return; /* a game that is over for us */
    if (strstr(message, "\"status\":\"over\"")) {
        unwatch(p);
        all.over += p->first;
        if (p->first && all.at == PLAYING)
            create(p);
        return;
    }
    if (!p->seated && strstr(message, "\"status\":\"playing\"")) {
        p->seated = true;
        all.seated++;
    }
    if (!ply || !pick(message, p->action, sizeof p->action))
        return;
    p->ply = strtol(ply + 6, NULL, 10);
    p->due = uv_now(&all.loop) + (all.think_ms ? draw() % (2 * (uint64_t)all.think_ms) : 0);
    if (all.at == PLAYING && !all.think_ms && !p->sent_at)
        act(p);
}

static void opened(ws_client *c)
{
    static const char hello[] =
        "{\"t\":\"hello\",\"protocol\":2,\"token\":null,"
        "\"parts\":[\"view\",\"board\",\"legal\",\"log\"]}"; /* as the page asks */
    ws_say(c, hello, sizeof hello - 1);
}

static void said(ws_client *c, const char *text, size_t n);
static void closed(ws_client *c);
static const ws_events load_events = {opened, said, closed};

static void connect_more(void)
{
    while (all.begun < all.count && all.begun - all.greeted - (int)all.closed < WINDOW) {
        person *p = &all.people[all.begun++];
        unsigned from = all.hostile ? FIRST_ADDRESS + (unsigned)all.begun : 0;
        if (ws_connect(&all.loop, &p->ws, all.port, from, &load_events, p))
            all.errors++;
    }
}

static void said(ws_client *c, const char *text, size_t n)
{
    person *p = c->user;
    char kind[24] = "";
    text_of(text, "t", kind, sizeof kind);
    if (strcmp(kind, "table") == 0) {
        on_table(p, text);
    } else if (strcmp(kind, "delta") == 0) {
        all.deltas += strstr(text, "\"ply\":") != NULL;
        all.delta_bytes += strstr(text, "\"ply\":") ? n : 0;
        on_table(p, text);
    } else if (strcmp(kind, "acted") == 0) {
        on_acted(p);
        if (p->due && !all.think_ms)
            act(p); /* asked again before the acknowledgement was read */
    } else if (strcmp(kind, "created") == 0) {
        on_created(p, text);
    } else if (strcmp(kind, "welcome") == 0) {
        p->greeted = true;
        all.greeted++;
        connect_more();
    } else if (strstr(text, "\"code\":\"stale\"")) {
        p->sent_at = 0; /* both were asked, the other was faster; news follows */
    } else if (strcmp(kind, "error") == 0) {
        if (all.errors++ < 5)
            fprintf(stderr, "hall-load: %.200s\n", text);
    }
}

static void closed(ws_client *c)
{
    (void)c;
    all.closed += all.at != DONE;
}

/* ---- phases --------------------------------------------------------------------------------- */

static void think(uv_timer_t *timer)
{
    uint64_t now = uv_now(&all.loop);
    (void)timer;
    for (int i = 0; i < 2 * all.tables && all.at == PLAYING; i++) {
        person *p = &all.people[i];
        if (p->due && p->due <= now && !p->sent_at)
            act(p);
    }
}

static void begin_play(void)
{
    look(2);
    if (all.hostile && hostile_begin(all.port, all.hostile, all.path))
        all.hostile = 0;
    all.at = PLAYING;
    all.began = uv_hrtime();
    for (int i = 0; i < 2 * all.tables; i++) {
        person *p = &all.people[i];
        if (p->due && !all.think_ms)
            act(p);
        else if (p->due)
            p->due = uv_now(&all.loop) + draw() % (2 * (uint64_t)all.think_ms);
    }
}

static void finish(void)
{
    all.ended = uv_hrtime();
    all.at = DONE;
    look(3);
    if (all.hostile && all.began)
        all.foes = hostile_end();
    for (int i = 0; i < all.begun; i++)
        ws_close(&all.people[i].ws);
    uv_timer_stop(&all.clock);
    uv_timer_stop(&all.thinker);
}

static void on_clock(uv_timer_t *timer)
{
    static unsigned made, ticks; /* one run */
    (void)timer;
    ticks++;
    if (all.at == CONNECTING && all.greeted + (int)all.closed >= all.count) {
        if (all.greeted == 0) {
            finish();
            return;
        }
        look(1);
        all.at = SITTING;
    }
    if (all.at == SITTING) {
        for (int i = 0; i < WINDOW && made < (unsigned)all.tables; i++)
            create(&all.people[2 * (size_t)made++]);
        if (all.seated >= 2 * all.tables)
            begin_play();
    }
    bool late = ticks > 20u * (60 + (unsigned)all.seconds); /* something never came */
    bool played =
        all.at == PLAYING && uv_hrtime() - all.began > (uint64_t)all.seconds * 1000000000u;
    if (late || played)
        finish();
}

static int by_time(const void *a, const void *b)
{
    const uint32_t *x = a, *y = b;
    return *x < *y ? -1 : *x > *y;
}

static double at_share(double share)
{
    if (!all.time_count)
        return 0;
    size_t i = (size_t)(share * (double)all.time_count);
    return all.times[i < all.time_count ? i : all.time_count - 1] / 1000.0;
}

static void report(void)
{
    double seconds = (double)(all.ended - all.began) / 1e9;
    double commits = all.commits[1] - all.commits[0], rows = all.rows[1] - all.rows[0];
    qsort(all.times, all.time_count, sizeof all.times[0], by_time);
    printf("{\"game\":\"%s\",\"tables\":%d,\"sockets\":%d,\"seconds\":%.2f,\"think_ms\":%d,\n"
           " \"moves\":%llu,\"moves_per_s\":%.0f,\"games_over\":%llu,\"errors\":%llu,\"closed\":%"
           "llu,\n",
           all.game, all.tables, all.count, seconds, all.think_ms, (unsigned long long)all.acks,
           seconds > 0 ? (double)all.acks / seconds : 0, (unsigned long long)all.over,
           (unsigned long long)all.errors, (unsigned long long)all.closed);
    printf(" \"latency_ms\":{\"p50\":%.2f,\"p90\":%.2f,\"p99\":%.2f,\"p999\":%.2f,\"max\":%.2f},\n",
           at_share(0.5), at_share(0.9), at_share(0.99), at_share(0.999), at_share(1));
    printf(" \"server_cpu_us_per_move\":%.1f,",
           all.acks ? (all.cpu[1] - all.cpu[0]) * 1e6 / (double)all.acks : 0);
    printf("\"bytes_per_move_and_viewer\":%.0f,",
           all.deltas ? (double)all.delta_bytes / (double)all.deltas : 0);
    printf("\"rows_per_commit\":%.1f,\"memory\":{\"start_bytes\":%.0f,\"bytes_per_socket\":%.0f,"
           "\"bytes_per_table\":%.0f,\"end_bytes\":%.0f}}\n",
           commits > 0 ? rows / commits : 0, all.memory[0],
           all.count ? (all.memory[1] - all.memory[0]) / all.count : 0,
           all.tables ? (all.memory[2] - all.memory[1]) / all.tables : 0, all.memory[3]);
}

static void report_hostile(void)
{
    printf("{\"hostile\":%d,\"came\":%llu,\"left\":%llu,\"sent_mb\":%.0f,\"read_mb\":%.0f,"
           "\"peak_resident_mb\":%.1f,\"p99_ms\":%.2f}\n",
           all.hostile, (unsigned long long)all.foes.opened, (unsigned long long)all.foes.ended,
           (double)all.foes.sent_bytes / 1e6, (double)all.foes.read_bytes / 1e6, all.peak / 1e6,
           at_share(0.99));
}

/* ---- the command line ----------------------------------------------------------------------- */

static bool number(const char *text, int most, int *out)
{
    char *end = NULL;
    long x = strtol(text, &end, 10);
    *out = (int)x;
    return *text && !*end && x >= 0 && x <= most;
}

static int usage(void)
{
    fprintf(
        stderr,
        "usage: hall-load --port P [--tables N] [--idle N] [--seconds S] [--think MS] [--game ID]\n"
        "                 [--bots N] [--hostile N [--path P]]\n"
        "Plays at random at N tables (100) of a server on this machine, started with --no-limits,\n"
        "for S seconds (10), with N more sockets that do nothing (0); people think MS on average.\n"
        "With --bots N so many bots (0 to 3) sit at every table beside its two people.\n"
        "Prints moves/s, milliseconds from an action to its acknowledgement, and memory as "
        "JSON.\n"
        "With --hostile the server has its limits (no --no-limits): everybody has an address of\n"
        "127.0.0.0/8, people think (--think 1000), and N connections of four addresses do what\n"
        "they can to disturb them; over HTTP they ask for P (/). A second line has the most "
        "memory\n"
        "that the server had, and the players' p99.\n");
    return 2;
}

static bool read_word(const char *word, const char *value)
{
    const struct {
        const char *name;
        int most, *out;
    } known[] = {{"--port", 65535, &all.port},
                 {"--tables", MAX_TABLES, &all.tables},
                 {"--idle", MAX_IDLE, &all.idle},
                 {"--seconds", MAX_SECONDS, &all.seconds},
                 {"--think", 3600000, &all.think_ms},
                 {"--bots", MAX_BOTS, &all.bots},
                 {"--hostile", MAX_HOSTILE, &all.hostile}};
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (strcmp(word, known[i].name) == 0)
            return number(value, known[i].most, known[i].out);
    bool path = strcmp(word, "--path") == 0;
    if ((!path && strcmp(word, "--game") != 0) || !*value || strlen(value) >= (path ? 200 : ID))
        return false;
    *(path ? &all.path : &all.game) = value;
    return true;
}

static bool read_words(int argc, char **argv)
{
    for (int i = 1; i < argc; i += 2)
        if (!read_word(argv[i], i + 1 < argc ? argv[i + 1] : ""))
            return false;
    return all.port > 0;
}

int main(int argc, char **argv)
{
    struct rlimit files;
    all = (load){
        .tables = 100, .seconds = 10, .game = "midgard", .path = "/", .random = 88172645463325252u};
    if (!read_words(argc, argv))
        return usage();
    signal(SIGPIPE, SIG_IGN);
    if (getrlimit(RLIMIT_NOFILE, &files) == 0) {
        files.rlim_cur = files.rlim_max;
        setrlimit(RLIMIT_NOFILE, &files);
    }
    all.count = 2 * all.tables + all.idle;
    if (getrlimit(RLIMIT_NOFILE, &files) == 0 && files.rlim_cur < (rlim_t)all.count + 64) {
        fprintf(stderr, "hall-load: %d sockets, but only %llu files may be open (ulimit -n)\n",
                all.count, (unsigned long long)files.rlim_cur);
        return 1;
    }
    all.people = calloc((size_t)all.count + 1, sizeof *all.people);
    all.time_cap = 8u << 20;
    all.times = malloc(all.time_cap * sizeof *all.times);
    if (!all.people || !all.times)
        return 1;
    for (int i = 0; i < 2 * all.tables; i++) {
        all.people[i].first = i % 2 == 0;
        all.people[i].partner = &all.people[i ^ 1];
    }
    uv_loop_init(&all.loop);
    uv_timer_init(&all.loop, &all.clock);
    uv_timer_init(&all.loop, &all.thinker);
    look(0);
    connect_more();
    uv_timer_start(&all.clock, on_clock, 50, 50);
    if (all.think_ms)
        uv_timer_start(&all.thinker, think, 5, 5);
    uv_run(&all.loop, UV_RUN_DEFAULT);
    if (all.greeted == 0) {
        fprintf(stderr,
                "hall-load: nobody answers at 127.0.0.1:%d, expected a server (meadhall serve "
                "--port %d)\n",
                all.port, all.port);
        return 2;
    }
    report();
    if (all.hostile)
        report_hostile();
    return all.acks && !all.errors ? 0 : 1;
}
