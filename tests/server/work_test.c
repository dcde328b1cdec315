/* work_test.c - whose turn it is: the queue of searches, with threads and a clock of its own. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "server/srv.h"

enum { MOST = 64, LONG = 3000, SHORT = 20 };

typedef struct job {
    srv_work work;
    const bool *watched; /* bots' moves: does anybody wait for it? */
    char name;
} job;

/* ---- threads and clock of the test -------------------------------------------------------- */

static uv_work_t *running[MOST];
static uv_after_work_cb ended[MOST];
static unsigned running_count;
static uint64_t clock_ns;
static char story[MOST + 1]; /* in the order in which they began */

int __wrap_uv_queue_work(uv_loop_t *loop, uv_work_t *w, uv_work_cb run, uv_after_work_cb after);
uint64_t __wrap_uv_hrtime(void);
void __wrap_randombytes_buf(void *out, size_t n);

int __wrap_uv_queue_work(uv_loop_t *loop, uv_work_t *w, uv_work_cb run, uv_after_work_cb after)
{
    const job *j = w->data;
    (void)loop, (void)run;
    assert_true(running_count < MOST);
    story[strlen(story)] = j->name;
    running[running_count] = w;
    ended[running_count++] = after;
    return 0;
}

uint64_t __wrap_uv_hrtime(void) { return clock_ns; }

/* Shares of the few callers here never meet. */
void __wrap_randombytes_buf(void *out, size_t n) { memset(out, 1, n); }

/* The oldest of those that run ends, as late as was expected. */
static void end_one(void)
{
    uv_work_t *w = running[0];
    uv_after_work_cb after = ended[0];
    const job *j = w->data;
    assert_true(running_count > 0);
    running_count--;
    memmove(running, running + 1, running_count * sizeof running[0]);
    memmove(ended, ended + 1, running_count * sizeof ended[0]);
    clock_ns += (uint64_t)j->work.cost_ms * 1000000;
    after(w, 0);
}

static void finish(srv_work *w, bool ran)
{
    (void)ran;
    free(w);
}

static bool awaited(const srv_work *w) { return *((const job *)w)->watched; }

/* `watched` NULL: a person asks. */
static void post(srv *s, char name, unsigned cost, const char *address, const char *player,
                 const bool *watched)
{
    job *j = calloc(1, sizeof *j);
    assert_non_null(j);
    j->name = name;
    j->watched = watched;
    j->work = (srv_work){
        .s = s, .cost_ms = cost, .bots = watched != NULL, .awaited = awaited, .done = finish};
    work_payer(&j->work, address, player);
    work_post(&j->work);
}

/* One long one less than workers at a time, and a thread for short ones. */
static srv *open_queue(int workers)
{
    srv *s = calloc(1, sizeof *s);
    assert_non_null(s);
    s->config.workers = workers;
    assert_true(work_open(s));
    memset(story, 0, sizeof story);
    running_count = 0;
    return s;
}

static void expect(srv *s, const char *order)
{
    while (running_count)
        end_one();
    assert_string_equal(story, order);
    work_close(s);
    free(s);
}

/* ---- tests -------------------------------------------------------------------------------- */

static void addresses_in_turn(void **state)
{
    srv *s = open_queue(2);
    (void)state;
    for (int i = 0; i < 4; i++)
        post(s, 'a', LONG, "10.0.0.1", "anna", NULL);
    post(s, 'b', LONG, "10.0.0.2", "bo", NULL);
    post(s, 'b', LONG, "10.0.0.2", "bo", NULL);
    expect(s, "ababaa");
}

/* More guests of one address have no more turns. */
static void guests_share_their_address(void **state)
{
    srv *s = open_queue(2);
    (void)state;
    post(s, 'a', LONG, "2001:db8::1", "anna", NULL);
    post(s, 'c', LONG, "2001:db8:0:0:1::2", "carl", NULL);
    post(s, 'd', LONG, "2001:db8::3", "dag", NULL);
    post(s, 'a', LONG, "2001:db8::1", "anna", NULL);
    post(s, 'b', LONG, "10.0.0.2", "bo", NULL);
    post(s, 'b', LONG, "10.0.0.2", "bo", NULL);
    expect(s, "abcbda");
}

static void short_ones_first(void **state)
{
    srv *s = open_queue(2);
    (void)state;
    post(s, 'a', LONG, "10.0.0.1", "anna", NULL);
    post(s, 'l', LONG, "10.0.0.2", "bo", NULL);
    post(s, 'm', LONG / 2, "10.0.0.2", "bo", NULL);
    post(s, 's', SHORT, "10.0.0.2", "bo", NULL); /* has its thread at once */
    assert_string_equal(story, "as");
    expect(s, "asml");
}

/* Bots among themselves wait for all others, until somebody looks. */
static void bots_alone_wait(void **state)
{
    bool alone = false, half = true;
    srv *s = open_queue(2);
    (void)state;
    post(s, '.', LONG, "10.0.0.9", "zoe", NULL);
    post(s, 'x', LONG, "10.0.0.1", "anna", &alone);
    post(s, 'h', LONG, "10.0.0.2", "bo", &half);
    post(s, 'p', LONG, "10.0.0.2", "bo", NULL);
    expect(s, ".hpx");
    s = open_queue(2);
    post(s, '.', LONG, "10.0.0.9", "zoe", NULL);
    post(s, 'x', LONG, "10.0.0.1", "anna", &alone);
    post(s, 'h', LONG, "10.0.0.2", "bo", &half);
    post(s, 'p', LONG, "10.0.0.2", "bo", NULL);
    alone = true;
    expect(s, ".xhp");
}

/* And where there is more than one thread, they leave one free. */
static void bots_alone_leave_a_thread(void **state)
{
    bool alone = false;
    srv *s = open_queue(3);
    (void)state;
    post(s, 'x', LONG, "10.0.0.1", "anna", &alone);
    post(s, 'x', LONG, "10.0.0.1", "anna", &alone);
    assert_string_equal(story, "x");
    post(s, 'p', LONG, "10.0.0.2", "bo", NULL);
    assert_string_equal(story, "xp");
    expect(s, "xpx");
}

/* However many bots wait, people may ask. */
static void bots_leave_room_for_questions(void **state)
{
    bool alone = false;
    srv *s = open_queue(2);
    (void)state;
    for (int i = 0; i <= SRV_WORKS; i++)
        post(s, 'x', LONG, "10.0.0.1", "anna", &alone);
    assert_false(work_full(s));
    for (int i = 0; i < SRV_WORKS; i++)
        post(s, 'q', LONG, "10.0.0.1", "anna", NULL);
    assert_true(work_full(s));
    s->stopping = true; /* as the server closes: what was begun ends, the rest is given up */
    end_one();
    work_close(s);
    free(s);
}

/* Nobody saves up turns, and a long wait is no credit. */
static void no_credit(void **state)
{
    srv *s = open_queue(2);
    (void)state;
    for (int i = 0; i < 6; i++)
        post(s, 'a', LONG, "10.0.0.1", "anna", NULL);
    for (int i = 0; i < 3; i++)
        end_one();
    for (int i = 0; i < 3; i++)
        post(s, 'b', LONG, "10.0.0.2", "bo", NULL);
    expect(s, "aaaababab");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(addresses_in_turn),
        cmocka_unit_test(guests_share_their_address),
        cmocka_unit_test(short_ones_first),
        cmocka_unit_test(bots_alone_wait),
        cmocka_unit_test(bots_alone_leave_a_thread),
        cmocka_unit_test(bots_leave_room_for_questions),
        cmocka_unit_test(no_credit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
