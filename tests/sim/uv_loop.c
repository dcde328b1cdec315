/* uv_loop.c - the loop of libuv under the virtual clock: timers, asyncs, signals, workers, closing.
 * What is ready at the same time runs in an order that the seed chooses. */
#include <stdlib.h>
#include <string.h>
#include <uv.h>

#include "sim.h"
#include "uv_sim.h"

enum { HANDLES = 4096, READY = 8192, SIGNALS = 4 };

typedef struct ready {
    void (*run)(void *ctx);
    void *ctx;
} ready;

static struct {
    uv_loop_t *loop;
    fiber *sleeper; /* waits in poll */
    unsigned handles, reqs;
    bool stopped;
    sim_time stalled;
    ready list[READY];
    size_t count;
    uv_handle_t *closing[HANDLES];
    size_t closing_count;
    uv_timer_t *timers[16];
    uv_prepare_t *prepare;
    uv_signal_t *signals[SIGNALS];
} the;

/* ---- what is ready -------------------------------------------------------------------- */

void loop_look(void)
{
    if (!the.sleeper)
        return;
    fiber_wake(the.sleeper, life_ghost() ? 0 : sim_below(30 * SIM_US));
}

void *loop_ready(void (*run)(void *ctx), void *ctx)
{
    for (size_t i = 0; i < the.count; i++)
        if (the.list[i].ctx == ctx && the.list[i].run == run)
            return ctx; /* once is enough */
    if (the.count == READY)
        sim_fail("too much is ready at once");
    the.list[the.count++] = (ready){run, ctx};
    loop_look();
    return ctx;
}

void loop_unready(const void *ctx)
{
    size_t kept = 0;
    for (size_t i = 0; i < the.count; i++)
        if (the.list[i].ctx != ctx)
            the.list[kept++] = the.list[i];
    the.count = kept;
}

void loop_stall(sim_time ns) { the.stalled = sim_now() + ns; }
bool loop_stuck(void) { return the.stalled > sim_now(); }

static void run_ready(void)
{
    size_t n = the.count;
    for (size_t i = n; i > 1 && !life_ghost(); i--) {
        size_t k = sim_below(i);
        ready swap = the.list[k];
        the.list[k] = the.list[i - 1];
        the.list[i - 1] = swap;
    }
    for (; n && the.count; n--) {
        ready first = the.list[0];
        memmove(the.list, the.list + 1, --the.count * sizeof first);
        first.run(first.ctx);
    }
}

/* ---- the loop ------------------------------------------------------------------------- */

int uv_loop_init(uv_loop_t *loop)
{
    memset(loop, 0, sizeof *loop);
    memset(&the, 0, sizeof the);
    the.loop = loop;
    loop->time = sim_now() / SIM_MS;
    return 0;
}

int uv_loop_close(uv_loop_t *loop)
{
    (void)loop;
    return the.handles || the.reqs ? UV_EBUSY : 0;
}

void loop_check_closed(void)
{
    if (the.handles || the.reqs || the.closing_count)
        sim_fail("the server left %u handles and %u requests open", the.handles, the.reqs);
    the.loop = NULL;
}

uint64_t uv_now(const uv_loop_t *loop) { return loop->time; }
uint64_t uv_hrtime(void) { return sim_now() + SIM_S; }
void uv_stop(uv_loop_t *loop) { (void)loop, the.stopped = true; }

int uv_resident_set_memory(size_t *bytes)
{
    *bytes = 1 << 20;
    return 0;
}

static bool active_timer(const uv_timer_t *t) { return t && t->timer_cb; }

static bool alive(void) { return the.handles || the.reqs || the.closing_count; }

static uv_timer_t *next_timer(void)
{
    uv_timer_t *best = NULL;
    for (size_t i = 0; i < 16; i++)
        if (active_timer(the.timers[i]) && (!best || the.timers[i]->timeout < best->timeout))
            best = the.timers[i];
    return best;
}

static void run_timers(uv_loop_t *loop)
{
    for (uv_timer_t *t; (t = next_timer()) && t->timeout <= loop->time;) {
        uv_timer_cb call = t->timer_cb;
        if (t->repeat)
            t->timeout = loop->time + t->repeat;
        else
            t->timer_cb = NULL;
        call(t);
    }
}

static void sleep_in_poll(void)
{
    uv_timer_t *t = next_timer();
    the.sleeper = fiber_self();
    if (t && !life_ghost()) {
        sim_time due = t->timeout * SIM_MS + sim_below(SIM_MS);
        fiber_sleep(due > sim_now() ? due - sim_now() : 0);
    } else {
        fiber_block();
    }
    the.sleeper = NULL;
    if (the.stalled > sim_now() && !life_ghost()) /* the process does not run */
        fiber_sleep(the.stalled - sim_now());
}

static void run_closing(void)
{
    while (the.closing_count) {
        uv_handle_t *h = the.closing[0];
        memmove(the.closing, the.closing + 1, --the.closing_count * sizeof(void *));
        the.handles--;
        if (h->type == UV_TCP)
            tcp_closed((uv_tcp_t *)h);
        if (h->close_cb)
            h->close_cb(h);
    }
}

static bool killed(void)
{
    bool serves = false;
    for (int i = 0; i < SIGNALS; i++)
        serves |= the.signals[i] != NULL;
    return life_ghost() && serves; /* not while it is closing */
}

int uv_run(uv_loop_t *loop, uv_run_mode mode)
{
    for (bool first = true; alive() && !the.stopped && !killed(); first = false) {
        if (!first && mode != UV_RUN_DEFAULT)
            break;
        loop->time = sim_now() / SIM_MS;
        run_timers(loop);
        if (the.prepare && the.prepare->prepare_cb)
            the.prepare->prepare_cb(the.prepare);
        if (!the.count && !the.closing_count && mode != UV_RUN_NOWAIT && !the.stopped && !killed())
            sleep_in_poll();
        loop->time = sim_now() / SIM_MS;
        run_ready();
        run_closing();
    }
    the.stopped = false;
    return alive();
}

/* ---- handles -------------------------------------------------------------------------- */

int uv_timer_init(uv_loop_t *loop, uv_timer_t *t)
{
    memset(t, 0, sizeof *t);
    t->loop = loop;
    t->type = UV_TIMER;
    the.handles++;
    for (size_t i = 0; i < 16; i++)
        if (!the.timers[i]) {
            the.timers[i] = t;
            return 0;
        }
    sim_fail("more timers than the simulation knows");
}

int uv_timer_start(uv_timer_t *t, uv_timer_cb call, uint64_t after, uint64_t repeat)
{
    t->timer_cb = call;
    t->timeout = t->loop->time + after;
    t->repeat = repeat;
    return 0;
}

int uv_timer_stop(uv_timer_t *t)
{
    t->timer_cb = NULL;
    return 0;
}

int uv_prepare_init(uv_loop_t *loop, uv_prepare_t *p)
{
    memset(p, 0, sizeof *p);
    p->loop = loop;
    p->type = UV_PREPARE;
    the.handles++;
    return 0;
}

int uv_prepare_start(uv_prepare_t *p, uv_prepare_cb call)
{
    p->prepare_cb = call;
    the.prepare = p;
    return 0;
}

int uv_signal_init(uv_loop_t *loop, uv_signal_t *s)
{
    memset(s, 0, sizeof *s);
    s->loop = loop;
    s->type = UV_SIGNAL;
    the.handles++;
    return 0;
}

int uv_signal_start(uv_signal_t *s, uv_signal_cb call, int number)
{
    s->signal_cb = call;
    s->signum = number;
    for (int i = 0; i < SIGNALS; i++)
        if (!the.signals[i]) {
            the.signals[i] = s;
            return 0;
        }
    sim_fail("more signals than the simulation knows");
}

static void run_signal(void *ctx)
{
    uv_signal_t *s = ctx;
    s->signal_cb(s, s->signum);
}

void loop_signal(int number)
{
    for (int i = 0; i < SIGNALS; i++)
        if (the.signals[i] && the.signals[i]->signum == number)
            loop_ready(run_signal, the.signals[i]);
}

int uv_async_init(uv_loop_t *loop, uv_async_t *a, uv_async_cb call)
{
    void *data = a->data; /* the caller's, libuv leaves it alone */
    memset(a, 0, sizeof *a);
    a->data = data;
    a->loop = loop;
    a->type = UV_ASYNC;
    a->async_cb = call;
    the.handles++;
    return 0;
}

static void run_async(void *ctx)
{
    uv_async_t *a = ctx;
    a->async_cb(a);
}

int uv_async_send(uv_async_t *a)
{
    loop_ready(run_async, a);
    return 0;
}

void uv_close(uv_handle_t *h, uv_close_cb call)
{
    h->close_cb = call;
    loop_unready(h);
    for (size_t i = 0; i < 16; i++)
        if ((uv_handle_t *)the.timers[i] == h)
            the.timers[i] = NULL;
    for (int i = 0; i < SIGNALS; i++)
        if ((uv_handle_t *)the.signals[i] == h)
            the.signals[i] = NULL;
    if ((uv_handle_t *)the.prepare == h)
        the.prepare = NULL;
    if (h->type == UV_TCP)
        tcp_closing((uv_tcp_t *)h);
    if (the.closing_count == HANDLES)
        sim_fail("too many handles close at once");
    the.closing[the.closing_count++] = h;
    loop_look();
}

void loop_opened(void) { the.handles++; }
void loop_request(int change) { the.reqs += (unsigned)change; }

/* ---- workers --------------------------------------------------------------------------- */

static void run_after(void *ctx)
{
    uv_work_t *w = ctx;
    the.reqs--;
    w->after_work_cb(w, 0);
}

static void on_worked(void *ctx, uint64_t arg)
{
    (void)arg;
    loop_ready(run_after, ctx);
}

static void on_work(void *ctx, uint64_t arg)
{
    uv_work_t *w = ctx;
    (void)arg;
    life_job(true);
    w->work_cb(w);
    life_job(false);
    sim_time long_one = sim_rarely(20000) ? 5 * SIM_S : 50 * SIM_MS;
    sim_at(sim_now() + sim_between(SIM_MS / 10, long_one), SIM_SERVER, on_worked, w, 0);
}

int uv_queue_work(uv_loop_t *loop, uv_work_t *w, uv_work_cb work, uv_after_work_cb after)
{
    w->loop = loop;
    w->work_cb = work;
    w->after_work_cb = after;
    the.reqs++;
    sim_at(sim_now() + sim_below(SIM_MS), SIM_SERVER, on_work, w, 0);
    return 0;
}
