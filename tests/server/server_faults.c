/* server_faults.c - `server_faults [SECONDS [SKIP] | all | one N [half]]`: every allocation, every
 * write to a socket and every step of the store fails in turn while people register, play, chat,
 * take back, come again, look on and branch. The hall goes on with the next client, nothing
 * acknowledged is missing in the store, whoever waits is answered or disconnected, and no memory
 * is lost. Every place in the code that can fail fails once, in any case; without an argument then
 * as many faults as 6 seconds allow, spread over all of them. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "fault_people.h"
#include "fault_points.h"
#include "server/net/conn.h"
#include "server/srv.h"

enum { DEFAULT_SECONDS = 6, PATIENCE = 60 };
enum { LIFE = 150, STRIDE = 7919, KINDS = 48, SITE_TRIES = 3 };

static uv_loop_t loop;
static srv *house; /* the whole server */
static db *store;  /* the test's own handle */

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* ---- the log -------------------------------------------------------------------------------- */

enum { PAIRS = 4 };

void __real_srv_log(const char *level, const char *event, ...);
void __wrap_srv_log(const char *level, const char *event, ...);

/* Whoever reads the log is told why. */
void __wrap_srv_log(const char *level, const char *event, ...)
{
    const char *word[2 * PAIRS] = {NULL};
    unsigned n = 0;
    va_list args;
    va_start(args, event);
    /* NOLINTNEXTLINE(clang-analyzer-valist.Uninitialized): clang 14 overlooks va_start */
    for (const char *key; (key = va_arg(args, const char *));) {
        if (n == 2 * PAIRS)
            fail("a line of the log with more than %d words", PAIRS);
        word[n++] = key;
        word[n++] = va_arg(args, const char *);
        if (strcmp(key, "why") == 0 && !*word[n - 1])
            fail("'%s' without a reason, %s", event, faults_last());
    }
    va_end(args);
    __real_srv_log(level, event, word[0], word[1], word[2], word[3], word[4], word[5], word[6],
                   word[7], NULL);
}

/* ---- what must be true afterwards --------------------------------------------------------- */

typedef struct reading {
    const ack *looks_for;
    bool found;
    uint32_t rows;
    int64_t hash;
} reading;

static void on_row(void *ctx, const db_row *row)
{
    reading *r = ctx;
    const ack *k = r->looks_for;
    if (row->seq != r->rows++)
        fail("table %s has row %u in the place of %u", row->table, row->seq, r->rows - 1);
    r->hash = row->hash;
    if (k && (k->seq < 0 || k->seq == row->seq) && strstr(row->body, k->text))
        r->found = true;
}

static reading read_store(const char *id, const ack *k)
{
    reading r = {.looks_for = k};
    if (db_sqlite.rows(store, id, 0, on_row, &r))
        fail("the store cannot be read");
    return r;
}

static void check_acks(void)
{
    for (unsigned i = 0; i < folk.ack_count; i++)
        if (!read_store(folk.acks[i].table, &folk.acks[i]).found)
            fail("acknowledged and not there: table %s, row %d, '%s'", folk.acks[i].table,
                 (int)folk.acks[i].seq, folk.acks[i].text);
}

/* What the hall has in memory is what its rows say. */
static void check_table(const json_t *told)
{
    const char *id = text_of(told, "table");
    hall_about t;
    reading r = read_store(id, NULL);
    json_t *log = json_object_get(told, "log");
    if (!hall_look(house->hall, id, &t) || t.seq != r.rows || number_of(told, "seq") != r.rows)
        fail("the hall and its store differ about table %s", id);
    if (t.hash && r.hash && t.watchers && (int64_t)t.hash != r.hash)
        fail("table %s is not in the state of its last row", id);
    if (t.frozen || t.differs >= 0)
        fail("table %s froze or differs", id);
    for (size_t i = 0; i < json_array_size(log); i++)
        if (number_of(json_array_get(log, i), "ply") != (json_int_t)i)
            fail("a gap in the log of table %s", id);
}

/* Bots that play among themselves are not waited for. */
static void settle(client *c)
{
    for (int i = 0; i < 50 && (faults_waiting() || queue_pending(house->queue) || house->work_busy);
         i++)
        drop(ask(c, "ping", "%s", ""));
}

/* What somebody is told of the table when nothing of it is on its way to the store. */
static json_t *watch_at_rest(client *c)
{
    for (double end = now() + PATIENCE; now() < end;) {
        json_t *told = ask(c, "watch", "\"table\":\"%s\",\"from\":0", folk.table);
        hall_about t;
        if (!told || !is(told, "table"))
            fail("the table cannot be watched");
        if (!hall_look(house->hall, folk.table, &t) || !(t.drafts || t.busy))
            return told;
        drop(told);
    }
    fail("the table does not come to rest");
}

/* The next one is served as if nothing had been. */
static void next_client(void)
{
    client next = {.fd = -1};
    client_make(&next, &loop, net_port(house->net));
    memcpy(next.token, folk.a.token, sizeof next.token);
    if (!client_enter(&next)) { /* a register that failed half way may have ended the old token */
        next.token[0] = 0;
        if (!client_enter(&next))
            fail("the next client is not welcome");
    }
    settle(&next);
    hosting_tick(house);
    if (*folk.table) {
        json_t *told = watch_at_rest(&next);
        check_table(told);
        drop(told);
    }
    folk.ack_count = 0;
    create(&next, "[\"me\",\"random\"]");
    bool played = false;
    for (double end = now() + PATIENCE; !played && now() < end; hosting_tick(house))
        played = act(&next, 0);
    if (!*folk.table || !played)
        fail("the next client cannot play");
    check_acks();
    client_free(&next);
}

/* ---- the hall ----------------------------------------------------------------------------- */

static srv *open_hall(mh_error *error)
{
    static const srv_config config = {
        .host = "127.0.0.1", .data = DB_MEMORY, .node = "faults", .no_limits = true, .workers = 2};
    faults_mute(true);
    uv_loop_init(&loop);
    faults_mute(false);
    return srv_open(&loop, &config, error);
}

/* A game that is over belongs to the owner. */
static void play_one_out(void)
{
    struct timespec moment = {0, 1000000};
    bool ended = false;
    create(&folk.owner, "[\"me\",\"random\"]");
    memcpy(folk.over, folk.table, sizeof folk.over);
    at_table(&folk.owner, "handover", "handed", "\"spec\":\"random\"");
    for (double end = now() + PATIENCE; !ended && now() < end;) {
        drop(ask(&folk.owner, "ping", "%s", ""));
        nanosleep(&moment, NULL); /* the threads have their turn */
        ended = strcmp(text_of(folk.owner.table, "status"), "over") == 0;
    }
    if (!ended)
        fail("no game comes to its end");
}

static void begin_hall(void)
{
    mh_error error = {.code = MH_OK};
    client *all[] = {&folk.a, &folk.b, &folk.w, &folk.owner};
    house = open_hall(&error);
    if (!house)
        fail("%s", error.text);
    net *n = house->net;
    uv_timer_start(&n->sweeper, n->sweeper.timer_cb, 1, 1); /* who is to be dropped, soon */
    store = db_sqlite.open(DB_MEMORY, &error);
    if (!store)
        fail("%s", error.text);
    for (size_t i = 0; i < MH_COUNT(all); i++)
        client_make(all[i], &loop, net_port(n));
    play_one_out();
}

static void stop_hall(void)
{
    client *all[] = {&folk.a, &folk.b, &folk.w, &folk.owner};
    for (size_t i = 0; i < MH_COUNT(all); i++)
        client_free(all[i]);
    house->stopping = true; /* bots think no further */
    hall_stop(house->hall);
    while (faults_waiting()) {
        faults_work();
        uv_run(&loop, UV_RUN_NOWAIT);
    }
    faults_rest();
    db_sqlite.close(store);
    bool was = faults_inline(false); /* who still asks is told by the queue that it closes */
    srv_close(house);
    faults_inline(was);
    house = NULL;
}

static void end_hall(long before)
{
    stop_hall();
    if (faults_live() != before)
        fail("%ld allocations are lost", faults_live() - before);
}

/* News that come while a table is on its way from the store do not make it forget that its clock
 * stood still while no hall was there. */
static void clock_stood_still(void)
{
    struct timespec moment = {0, 5000000};
    char id[DB_ID];
    mh_error error = {.code = MH_OK};
    begin_hall();
    json_t *m = ask(&folk.a, "create",
                    "\"game\":\"midgard\",\"seats\":[\"me\",\"greedy\"],"
                    "\"clock\":{\"kind\":\"live\",\"base\":100,\"more\":0}");
    snprintf(id, sizeof id, "%s", text_of(m, "table"));
    drop(m);
    settle(&folk.a);
    db *kept = db_sqlite.open(DB_MEMORY, &error); /* the store outlives the hall */
    stop_hall();
    nanosleep(&moment, NULL);
    house = open_hall(&error);
    if (!house || !kept)
        fail("%s", error.text);
    hosting_wake(house, id);
    hosting_heard(house, NULL);
    for (int i = 0; i < 20; i++) {
        faults_work();
        uv_run(&loop, UV_RUN_NOWAIT);
    }
    store = kept;
    ack wake = {.text = "wake 0\n", .seq = -1};
    if (!read_store(id, &wake).found)
        fail("the clock of a table ran on while no hall was there");
    stop_hall();
}

/* More kinds of watchers than messages are shared among: every one is told, nothing is lost. */
/* The store may tell of something before anybody can come: it is looked after later. */
static void news_before_the_door_opens(void)
{
    srv closed = {0};
    hosting_heard(&closed, NULL);
    if (!closed.roll_call)
        fail("news of the store were forgotten");
}

static void many_kinds(void)
{
    static const char *const names[] = {"view", "state", "legal", "log"};
    static client all[KINDS];
    long before = faults_live();
    begin_hall();
    create(&folk.a, "[\"me\",\"open\"]");
    at_table(&folk.b, "join", "table", "\"invite\":\"%s\"", folk.invite);
    for (unsigned i = 0; i < KINDS; i++) {
        const client *as = i % 3 == 0 ? &folk.a : i % 3 == 1 ? &folk.b : &folk.w;
        char parts[64] = "";
        for (unsigned k = 0; k < 4; k++)
            if (i / 3 >> k & 1)
                snprintf(parts + strlen(parts), sizeof parts - strlen(parts), "%s\"%s\"",
                         *parts ? "," : "", names[k]);
        client_make(&all[i], &loop, net_port(house->net));
        memcpy(all[i].token, as->token, sizeof as->token);
        drop(ask(&all[i], "watch", "\"table\":\"%s\",\"parts\":[%s]", folk.table, parts));
    }
    if (!act(&folk.a, 0) && !act(&folk.b, 0))
        fail("nobody can play");
    for (unsigned i = 0; i < KINDS; i++) {
        drop(ask(&all[i], "ping", "%s", ""));
        if (number_of(all[i].table, "ply") < 1)
            fail("watcher %u was not told", i);
        client_free(&all[i]);
    }
    end_hall(before);
}

static void begin_session(unsigned at)
{
    client *all[] = {&folk.a, &folk.b, &folk.w};
    folk.fault = at;
    folk.sessions++;
    folk.ack_count = 0;
    folk.table[0] = 0;
    for (size_t i = 0; i < MH_COUNT(all); i++) {
        client_drop(all[i]);
        all[i]->token[0] = 0;
    }
}

static void end_session(void)
{
    faults_arm(0);
    settle(&folk.owner);
    check_acks();
    next_client();
}

static unsigned one_session(unsigned at)
{
    begin_session(at);
    faults_arm(at);
    play_session();
    unsigned passed = faults_passed();
    end_session();
    return passed;
}

/* False: nobody came by there in this session. */
static bool one_site(unsigned which)
{
    begin_session(which);
    faults_arm_site(which);
    play_session();
    bool came = faults_site_came();
    end_session();
    return came;
}

/* ---- rounds ------------------------------------------------------------------------------- */

/* To open fails with a reason, or does not fail. */
static void opening(void)
{
    long before = faults_live();
    for (folk.fault = 1;; folk.fault++) {
        mh_error error = {.code = MH_OK};
        faults_arm(folk.fault);
        srv *s = open_hall(&error);
        bool came = faults_passed() >= folk.fault;
        if (s)
            srv_close(s);
        else if (!*error.text)
            fail("refused without a reason");
        if (!came)
            break;
        const char *what = faults_last();
        faults_arm(0);
        if (faults_live() != before)
            fail("%ld allocations are lost in the opening, %s", faults_live() - before, what);
    }
    faults_arm(0);
    printf("%u faults while the hall opens\n", folk.fault - 1);
}

/* Every place in the code that calls what may fail, once; more become known on the way. Some are
 * passed in few sessions only, and some in the opening alone. */
static void every_site(void)
{
    long before = faults_live();
    unsigned came = 0;
    faults_inline(true);
    begin_hall();
    one_session(0);
    for (unsigned i = 0, done = 0; i < faults_sites(); i++) {
        bool failed = false;
        for (unsigned k = 0; k < SITE_TRIES && !failed; k++) {
            failed = one_site(i);
            if (++done % LIFE == 0) {
                end_hall(before);
                begin_hall();
            }
        }
        came += failed;
    }
    end_hall(before);
    printf("%u of %u places in the code failed in a session\n", came, faults_sites());
    fflush(stdout);
}

typedef struct plan {
    const char *name;
    bool half, threads;
    double share; /* of the time there is */
} plan;

/* Faults in an order that meets all kinds early, until they or the time are used up; the first
 * ones are left out on request. Sessions differ a little in their number of places. */
static void round_of(const plan *p, double seconds, unsigned skip)
{
    long before = faults_live();
    unsigned done = skip;
    faults_halve(p->half);
    faults_inline(!p->threads);
    begin_hall();
    unsigned points = one_session(0);
    points += points / 50;
    for (double until = now() + seconds; done < points && (seconds <= 0 || now() < until); done++) {
        one_session(1 + (unsigned)((uint64_t)done * STRIDE % points));
        if (done % LIFE == LIFE - 1) {
            end_hall(before);
            begin_hall();
        }
    }
    end_hall(before);
    printf("%u of %u faults in a session%s\n", done > skip ? done - skip : 0, points, p->name);
    fflush(stdout);
}

static void only(unsigned at, bool half)
{
    long before = faults_live();
    faults_halve(half);
    faults_inline(true);
    begin_hall();
    one_session(at);
    end_hall(before);
    printf("fault %u: nothing found\n", at);
}

static bool number(const char *text, unsigned *out)
{
    char *end = NULL;
    unsigned long x = strtoul(text, &end, 10);
    *out = (unsigned)x;
    return *text >= '0' && *text <= '9' && !*end && x < 1000000;
}

int main(int argc, char **argv)
{
    static const plan plans[] = {{"", false, false, 0.6},
                                 {", everything sent in halves", true, false, 0.2},
                                 {", store and workers in threads", false, true, 0.2}};
    bool all = argc == 2 && strcmp(argv[1], "all") == 0;
    bool one = argc >= 3 && argc <= 4 && strcmp(argv[1], "one") == 0;
    unsigned n = DEFAULT_SECONDS, skip = 0;
    bool known =
        all || argc == 1 || (one && number(argv[2], &n)) ||
        (!one && argc <= 3 && number(argv[1], &n) && (argc == 2 || number(argv[2], &skip)));
    if (!known) {
        fprintf(stderr, "usage: server_faults [SECONDS [SKIP] | all | one N [half]]\n");
        return 2;
    }
    faults_install();
    if (one) {
        only(n, argc == 4);
        return 0;
    }
    news_before_the_door_opens();
    opening();
    faults_inline(true);
    many_kinds();
    clock_stood_still();
    every_site();
    for (size_t i = 0; i < MH_COUNT(plans); i++)
        round_of(&plans[i], all ? 0 : (double)n * plans[i].share, skip);
    return 0;
}
