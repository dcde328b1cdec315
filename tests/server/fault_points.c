/* fault_points.c - wrapped calls that fail when their turn has come. */
#include "fault_points.h"

#include <jansson.h>
#include <pthread.h>
#include <sodium.h>
#include <sqlite3.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <uv.h>
#include <wslay/wslay.h>

#include "meadhall/ai.h"

enum { SITES = 2048 };

static atomic_uint passed, fails_at;
static atomic_flag sites_held = ATOMIC_FLAG_INIT;
static struct {
    const void *all[SITES];
    unsigned count;
    const void *fails; /* NULL: none */
    bool failed;
} sites; /* under sites_held */
static atomic_bool halves;
static atomic_long live;
static _Atomic(const char *) last = "none";
static _Thread_local bool muted;

static void hold_sites(void)
{
    while (atomic_flag_test_and_set(&sites_held))
        ;
}

static void release_sites(void) { atomic_flag_clear(&sites_held); }

/* Notes the place; true: it is the one that fails, and it has not yet. */
static bool faulty_site(const void *from)
{
    unsigned i = 0;
    hold_sites();
    while (i < sites.count && sites.all[i] != from)
        i++;
    if (i == sites.count && i < SITES)
        sites.all[sites.count++] = from;
    bool fails = sites.fails == from && !sites.failed;
    sites.failed |= fails;
    release_sites();
    return fails;
}

void faults_arm(unsigned nth)
{
    atomic_store(&passed, 0);
    if (nth)
        atomic_store(&last, "none");
    atomic_store(&fails_at, nth);
    hold_sites();
    sites.fails = NULL;
    release_sites();
}

unsigned faults_sites(void)
{
    hold_sites();
    unsigned n = sites.count;
    release_sites();
    return n;
}

void faults_arm_site(unsigned which)
{
    faults_arm(0);
    atomic_store(&last, "none");
    hold_sites();
    sites.fails = sites.all[which];
    sites.failed = false;
    release_sites();
}

bool faults_site_came(void)
{
    hold_sites();
    bool came = sites.failed;
    release_sites();
    return came;
}

unsigned faults_passed(void) { return atomic_load(&passed); }
const char *faults_last(void) { return atomic_load(&last); }
void faults_mute(bool on) { muted = on; }
void faults_halve(bool on) { atomic_store(&halves, on); }
long faults_live(void) { return atomic_load(&live); }

bool faulty_from(const char *what, const void *from)
{
    if (muted)
        return false;
    bool site = faulty_site(from);
    if (atomic_fetch_add(&passed, 1) + 1 != atomic_load(&fails_at) && !site)
        return false;
    atomic_store(&last, what);
    return true;
}

/* ---- memory ------------------------------------------------------------------------ */

void *__real_malloc(size_t n);
void *__real_calloc(size_t n, size_t size);
void *__real_realloc(void *p, size_t n);
void __real_free(void *p);
void *__wrap_malloc(size_t n);
void *__wrap_calloc(size_t n, size_t size);
void *__wrap_realloc(void *p, size_t n);
void __wrap_free(void *p);
char *__wrap_strdup(const char *text);

void *__wrap_malloc(size_t n)
{
    void *p = faulty("malloc") ? NULL : __real_malloc(n);
    atomic_fetch_add(&live, p != NULL);
    return p;
}

void *__wrap_calloc(size_t n, size_t size)
{
    void *p = faulty("calloc") ? NULL : __real_calloc(n, size);
    atomic_fetch_add(&live, p != NULL);
    return p;
}

void *__wrap_realloc(void *p, size_t n)
{
    void *q = faulty("realloc") ? NULL : __real_realloc(p, n);
    atomic_fetch_add(&live, q != NULL && !p);
    return q;
}

void __wrap_free(void *p)
{
    atomic_fetch_sub(&live, p != NULL);
    __real_free(p);
}

char *__wrap_strdup(const char *text)
{
    size_t n = strlen(text) + 1;
    char *copy = faulty("strdup") ? NULL : __real_malloc(n);
    atomic_fetch_add(&live, copy != NULL);
    return copy ? memcpy(copy, text, n) : NULL;
}

/* libuv gives up the whole program where a list of its own cannot grow: that one never fails. */
static void *grow(void *p, size_t n)
{
    void *q = __real_realloc(p, n);
    atomic_fetch_add(&live, q != NULL && !p);
    return q;
}

void faults_install(void)
{
    json_set_alloc_funcs(__wrap_malloc, __wrap_free);
    uv_replace_allocator(__wrap_malloc, grow, __wrap_calloc, __wrap_free);
}

/* ---- the wire ------------------------------------------------------------------------ */

int __real_uv_try_write(uv_stream_t *s, const uv_buf_t bufs[], unsigned n);
int __wrap_uv_try_write(uv_stream_t *s, const uv_buf_t bufs[], unsigned n);
int __real_uv_write(uv_write_t *req, uv_stream_t *s, const uv_buf_t bufs[], unsigned n,
                    uv_write_cb cb);
int __wrap_uv_write(uv_write_t *req, uv_stream_t *s, const uv_buf_t bufs[], unsigned n,
                    uv_write_cb cb);
int __real_uv_shutdown(uv_shutdown_t *req, uv_stream_t *s, uv_shutdown_cb cb);
int __wrap_uv_shutdown(uv_shutdown_t *req, uv_stream_t *s, uv_shutdown_cb cb);
int __real_uv_accept(uv_stream_t *from, uv_stream_t *to);
int __wrap_uv_accept(uv_stream_t *from, uv_stream_t *to);
int __real_wslay_event_context_server_init(wslay_event_context_ptr *ctx,
                                           const struct wslay_event_callbacks *calls, void *user);
int __wrap_wslay_event_context_server_init(wslay_event_context_ptr *ctx,
                                           const struct wslay_event_callbacks *calls, void *user);
int __real_wslay_event_recv(wslay_event_context_ptr ctx);
int __wrap_wslay_event_recv(wslay_event_context_ptr ctx);
int __real_wslay_event_queue_close(wslay_event_context_ptr ctx, uint16_t code, const uint8_t *why,
                                   size_t n);
int __wrap_wslay_event_queue_close(wslay_event_context_ptr ctx, uint16_t code, const uint8_t *why,
                                   size_t n);

int __wrap_uv_try_write(uv_stream_t *s, const uv_buf_t bufs[], unsigned n)
{
    if (faulty("uv_try_write"))
        return UV_EPIPE;
    if (!atomic_load(&halves) || !n || bufs[0].len < 2)
        return __real_uv_try_write(s, bufs, n);
    uv_buf_t half = {.base = bufs[0].base, .len = bufs[0].len / 2};
    return __real_uv_try_write(s, &half, 1);
}

int __wrap_uv_write(uv_write_t *req, uv_stream_t *s, const uv_buf_t bufs[], unsigned n,
                    uv_write_cb cb)
{
    return faulty("uv_write") ? UV_ENOMEM : __real_uv_write(req, s, bufs, n, cb);
}

int __wrap_uv_shutdown(uv_shutdown_t *req, uv_stream_t *s, uv_shutdown_cb cb)
{
    return faulty("uv_shutdown") ? UV_ENOTCONN : __real_uv_shutdown(req, s, cb);
}

/* The caller is taken in either case; one that libuv cannot take it closes itself. */
int __wrap_uv_accept(uv_stream_t *from, uv_stream_t *to)
{
    int rc = __real_uv_accept(from, to);
    return faulty("uv_accept") ? UV_ENOBUFS : rc;
}

int __wrap_wslay_event_context_server_init(wslay_event_context_ptr *ctx,
                                           const struct wslay_event_callbacks *calls, void *user)
{
    return faulty("wslay init") ? WSLAY_ERR_NOMEM
                                : __real_wslay_event_context_server_init(ctx, calls, user);
}

int __wrap_wslay_event_recv(wslay_event_context_ptr ctx)
{
    return faulty("wslay recv") ? WSLAY_ERR_NOMEM : __real_wslay_event_recv(ctx);
}

int __wrap_wslay_event_queue_close(wslay_event_context_ptr ctx, uint16_t code, const uint8_t *why,
                                   size_t n)
{
    return faulty("wslay close") ? WSLAY_ERR_NOMEM
                                 : __real_wslay_event_queue_close(ctx, code, why, n);
}

/* ---- threads, passwords, searches ------------------------------------------------------ */

int __real_uv_async_init(uv_loop_t *loop, uv_async_t *a, uv_async_cb cb);
int __wrap_uv_async_init(uv_loop_t *loop, uv_async_t *a, uv_async_cb cb);
int __real_pthread_create(pthread_t *t, const pthread_attr_t *a, void *(*run)(void *), void *ctx);
int __wrap_pthread_create(pthread_t *t, const pthread_attr_t *a, void *(*run)(void *), void *ctx);
int __wrap_crypto_pwhash_str_alg(char *out, const char *text, unsigned long long n,
                                 unsigned long long ops, size_t memory, int alg);
int __wrap_crypto_pwhash_str_verify(const char *stored, const char *text, unsigned long long n);
uint32_t __wrap_ai_advise(ai_bot *bot, const mh_state *hidden, int seat, const mh_action *list,
                          uint32_t n, ai_advice *out, uint32_t cap);

int __wrap_uv_async_init(uv_loop_t *loop, uv_async_t *a, uv_async_cb cb)
{
    return faulty("uv_async_init") ? UV_EMFILE : __real_uv_async_init(loop, a, cb);
}

int __wrap_pthread_create(pthread_t *t, const pthread_attr_t *a, void *(*run)(void *), void *ctx)
{
    return faulty("pthread_create") ? UV_EAGAIN : __real_pthread_create(t, a, run, ctx);
}

/* Argon2 takes its time, which is not what is looked at here. */
int __wrap_crypto_pwhash_str_alg(char *out, const char *text, unsigned long long n,
                                 unsigned long long ops, size_t memory, int alg)
{
    (void)ops, (void)memory, (void)alg;
    if (faulty("pwhash"))
        return -1;
    memset(out, 0, crypto_pwhash_STRBYTES);
    memcpy(out, text, n < 60 ? n : 60);
    return 0;
}

int __wrap_crypto_pwhash_str_verify(const char *stored, const char *text, unsigned long long n)
{
    return faulty("pwhash") || strncmp(stored, text, n) != 0 ? -1 : 0;
}

/* Nor is half a second of search. */
uint32_t __wrap_ai_advise(ai_bot *bot, const mh_state *hidden, int seat, const mh_action *list,
                          uint32_t n, ai_advice *out, uint32_t cap)
{
    (void)bot, (void)hidden, (void)seat;
    if (!n || !cap)
        return 0;
    out[0] = (ai_advice){.action = list[0], .visits = 1, .share = 1000, .value = 500};
    return 1;
}

/* ---- the store ------------------------------------------------------------------------- */

int __real_sqlite3_step(sqlite3_stmt *s);
int __wrap_sqlite3_step(sqlite3_stmt *s);
int __real_sqlite3_prepare_v3(sqlite3 *d, const char *sql, int n, unsigned flags,
                              sqlite3_stmt **out, const char **tail);
int __wrap_sqlite3_prepare_v3(sqlite3 *d, const char *sql, int n, unsigned flags,
                              sqlite3_stmt **out, const char **tail);

/* To take back what was begun always succeeds: SQLite does it from memory. */
int __wrap_sqlite3_step(sqlite3_stmt *s)
{
    bool back = strncmp(sqlite3_sql(s), "ROLLBACK", 8) == 0;
    return !back && faulty("sqlite3_step") ? SQLITE_FULL : __real_sqlite3_step(s);
}

int __wrap_sqlite3_prepare_v3(sqlite3 *d, const char *sql, int n, unsigned flags,
                              sqlite3_stmt **out, const char **tail)
{
    bool back = strncmp(sql, "ROLLBACK", 8) == 0;
    return !back && faulty("sqlite3_prepare")
               ? SQLITE_NOMEM
               : __real_sqlite3_prepare_v3(d, sql, n, flags, out, tail);
}
