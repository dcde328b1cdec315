/* loop.c - the server's life: open, serve, stop in good order. */
#include <signal.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "post.h"
#include "srv.h"

enum {
    TICK_MS = 1000,
    SWEEP_TICKS = 60,
    DUE_TICKS = 10,
    OLD_TICKS = 3600,
    GOODBYE_MS = 3000,
    HELLO_MS = 10000,
    MAX_CONNS = 20000,
    MAX_BYTES = 16 << 20, /* of files, to an address in a second */
};

/* ---- tables that nobody looks at, but a clock or a bot waits ----------------------------------
 */

typedef struct due_job {
    queue_job job;
    srv *s;
    int64_t now;
    size_t count;
    char (*ids)[DB_ID];
} due_job;

static void on_due(void *ctx, const char *id)
{
    due_job *j = ctx;
    if (j->count % 64 == 0) {
        char(*more)[DB_ID] = realloc(j->ids, (j->count + 64) * sizeof *more);
        if (!more)
            return;
        j->ids = more;
    }
    snprintf(j->ids[j->count++], DB_ID, "%s", id);
}

static void run_due(queue_job *job, const db_api *api, db *d)
{
    due_job *j = (due_job *)job;
    job->err = api->ping(d);
    if (!job->err)
        job->err = api->due(d, j->now, j->now - (int64_t)DUE_TICKS * TICK_MS, on_due, j);
}

static void done_due(queue_job *job)
{
    due_job *j = (due_job *)job;
    for (size_t i = 0; i < j->count && !j->s->stopping; i++)
        hosting_wake(j->s, j->ids[i]);
    free(j->ids);
    free(j);
}

static void look_for_due(srv *s)
{
    due_job *j = calloc(1, sizeof *j);
    if (!j)
        return;
    *j = (due_job){.job = {.run = run_due, .done = done_due}, .s = s, .now = srv_now()};
    queue_post(s->queue, &j->job);
}

/* Who does not say who it is, is not waited for. */
static void need_hello(void *ctx, net_conn *conn)
{
    const srv *s = ctx;
    const srv_client *c = net_user(conn);
    if (c && !c->hello && !c->asking && !net_ending(conn) && uv_now(s->loop) > c->born + HELLO_MS)
        net_end(conn, NET_CODE_POLICY, "no hello");
}

static void on_tick(uv_timer_t *timer)
{
    srv *s = timer->data;
    wall_follow(s);
    net_each(s->net, need_hello, s);
    sessions_tick(s);
    hosting_tick(s);
    admin_tick(s);
    post_tick(s->post);
    cups_tick(s);
    if (s->ticks % DUE_TICKS == 0) {
        health_beat(s);
        keeper_tick(s);
        if (!s->draining)
            look_for_due(s);
    }
    if (s->ticks % DUE_TICKS == 0 || s->rating.due)
        ratings_due(s); /* of a node that was killed, too */
    if (s->ticks % OLD_TICKS == 0)
        sweep_old(s);
    if (++s->ticks % SWEEP_TICKS == 0)
        limits_sweep(s->limits, srv_now());
}

/* ---- stopping ------------------------------------------------------------------------------- */

static void say_goodbye(void *ctx, net_conn *c)
{
    static const char text[] = "{\"t\":\"bye\",\"code\":\"restart\",\"text\":\"the server "
                               "restarts\",\"after\":1000}";
    srv *s = ctx;
    net_frame *f = net_text(s->net, text, sizeof text - 1);
    if (f)
        net_send(c, f);
    net_unref(f);
    net_end(c, NET_CODE_RESTART, "the server restarts");
}

static void on_last_call(uv_timer_t *timer)
{
    srv *s = timer->data;
    queue_figures d = queue_look(s->queue);
    net_figures n = net_look(s->net);
    if (d.waiting == 0 && !s->goodbyes) { /* acknowledged to all who wait, then goodbye */
        net_each(s->net, say_goodbye, s);
        s->goodbyes = 1;
    } else if (s->goodbyes && (n.sockets == 0 || ++s->goodbyes > GOODBYE_MS / 50)) {
        uv_stop(s->loop);
    }
}

static void on_signal(uv_signal_t *signal, int number)
{
    srv *s = signal->data;
    (void)number;
    if (s->stopping)
        return;
    srv_log("info", "stopping", NULL);
    s->stopping = true;
    hall_stop(s->hall);
    net_deaf(s->net);
    uv_timer_stop(&s->tick);
    uv_timer_start(&s->last_call, on_last_call, 0, 50);
}

/* ---- opening -------------------------------------------------------------------------------- */

static bool admit(void *ctx, const char *address, bool room)
{
    srv *s = ctx;
    if (room && limits_take_address(s->limits, LIMIT_CONNECT, address, srv_now()))
        return true;
    health_log_caller(s, "limited", address,
                      room ? "too many connections" : "too many open connections");
    return false;
}

static const db_api *api_of(const srv_config *config, mh_error *error)
{
    if (!config->postgres)
        return &db_sqlite;
    if (!db_postgres())
        mh_fail(error, MH_EILLEGAL, "this program was built without PostgreSQL");
    return db_postgres();
}

static void raise_limits(void)
{
    struct rlimit r;
    if (getrlimit(RLIMIT_NOFILE, &r) == 0 && r.rlim_cur < r.rlim_max) {
        r.rlim_cur = r.rlim_max;
        setrlimit(RLIMIT_NOFILE, &r);
    }
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN); /* a full disk is an error of a write, no more */
}

static void log_failure(void *ctx, const char *why)
{
    (void)ctx;
    srv_log("error", "write failed", "why", why, NULL);
}

static bool open_queue(srv *s, mh_error *error)
{
    const db_api *api = api_of(&s->config, error);
    if (!api)
        return false;
    queue_config config = {.api = api,
                           .where = s->config.postgres ? s->config.postgres : s->config.data,
                           .node = s->sign,
                           .linger_ms = s->config.linger_ms,
                           .heard = admin_heard,
                           .failed = log_failure,
                           .ctx = s};
    s->queue = queue_open(s->loop, &config, error);
    return s->queue != NULL;
}

static bool open_net(srv *s, mh_error *error)
{
    net_config config = {.host = s->config.host,
                         .port = s->config.port,
                         .web = s->config.web,
                         .origins = s->config.origins,
                         .names = s->config.names,
                         .behind_proxy = s->config.behind_proxy,
                         .max_conns = s->config.no_limits ? 1u << 20 : MAX_CONNS,
                         .ctx = s,
                         .admit = admit,
                         .opened = client_opened,
                         .max_per_address = s->config.no_limits ? 0 : (unsigned)s->config.sockets,
                         .max_bytes = MAX_BYTES,
                         .said = hosting_said,
                         .framed = hosting_framed,
                         .gone = client_gone,
                         .page = metrics_page,
                         .post = post_page};
    s->net = net_open(s->loop, &config, error);
    return s->net != NULL;
}

static void open_timers(srv *s)
{
    uv_timer_init(s->loop, &s->tick);
    uv_timer_init(s->loop, &s->last_call);
    uv_signal_init(s->loop, &s->term);
    uv_signal_init(s->loop, &s->intr);
    s->tick.data = s->last_call.data = s->term.data = s->intr.data = s;
    uv_timer_start(&s->tick, on_tick, TICK_MS, TICK_MS);
    uv_signal_start(&s->term, on_signal, SIGTERM);
    uv_signal_start(&s->intr, on_signal, SIGINT);
}

static void close_timers(srv *s)
{
    uv_close((uv_handle_t *)&s->tick, NULL);
    uv_close((uv_handle_t *)&s->last_call, NULL);
    uv_close((uv_handle_t *)&s->term, NULL);
    uv_close((uv_handle_t *)&s->intr, NULL);
}

static void name_node(srv *s)
{
    srv_random_id(s->sign);
    snprintf(s->node, sizeof s->node, "%.40s", s->config.node ? s->config.node : s->sign);
}

static void announce(srv *s)
{
    char port[16];
    snprintf(port, sizeof port, "%d", net_port(s->net));
    srv_log("info", "listening", "host", s->config.host, "port", port, "node", s->node, "store",
            s->config.postgres                       ? "postgres"
            : strcmp(s->config.data, DB_MEMORY) == 0 ? "memory"
                                                     : "sqlite",
            NULL);
    printf("http://%s:%s/\n", strcmp(s->config.host, "0.0.0.0") == 0 ? "127.0.0.1" : s->config.host,
           port);
    fflush(stdout);
}

/* Searches under way end by themselves; their answers are not wanted any more. */
static void wait_for_workers(srv *s)
{
    while (s->work_busy || s->passwords_busy)
        uv_run(s->loop, UV_RUN_ONCE);
}

srv *srv_open(uv_loop_t *loop, const srv_config *config, mh_error *error)
{
    char threads[16];
    srv *s = calloc(1, sizeof *s);
    if (!s || sodium_init() < 0) {
        mh_fail(error, MH_ENOMEM, "no memory, or no randomness");
        uv_loop_close(loop);
        free(s);
        return NULL;
    }
    mh_fail(error, MH_ENOMEM, "no memory");
    snprintf(threads, sizeof threads, "%d", config->workers + SRV_SPARE_THREADS);
    setenv("UV_THREADPOOL_SIZE", threads, 1);
    raise_limits();
    wall_start();
    s->config = *config;
    s->loop = loop;
    s->started = srv_now();
    s->limits = limits_open(config->no_limits);
    name_node(s);
    if (work_open(s) && hosting_open(s) && thinking_open(s) && reviews_open(s) && s->limits &&
        open_queue(s, error) && (s->post = post_open(s)) && open_net(s, error))
        return s;
    srv_close(s);
    return NULL;
}

void srv_close(srv *s)
{
    s->stopping = true;
    if (s->hall)
        hall_stop(s->hall);
    if (s->net)
        net_close(s->net);
    s->net = NULL;
    wait_for_workers(s);
    work_close(s);
    post_stop(s->post);
    if (s->queue) {
        health_leave(s);
        queue_close(s->queue);
    }
    uv_run(s->loop, UV_RUN_DEFAULT);
    post_close(s->post);
    hosting_close(s);
    thinking_close(s);
    reviews_close(s);
    limits_close(s->limits);
    uv_loop_close(s->loop);
    free(s);
}

int srv_run(const srv_config *config, mh_error *error)
{
    uv_loop_t loop;
    uv_loop_init(&loop);
    srv *s = srv_open(&loop, config, error);
    if (!s)
        return 1;
    announce(s);
    open_timers(s);
    uv_run(&loop, UV_RUN_DEFAULT);
    close_timers(s);
    srv_close(s);
    srv_log("info", "stopped", NULL);
    return 0;
}
