/* fiber.c - threads as coroutines in the one thread. The linker leads pthreads, sleeps and clocks
 * of the server here: who runs next is the seed's choice, and time passes only when all sleep. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <ucontext.h>

#include "sim.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define FIBER_ASAN 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__)
#define FIBER_ASAN 1
#endif
#ifdef FIBER_ASAN
#include <sanitizer/common_interface_defs.h>
#endif

enum { STACK = 512 << 10, IDLE = 8, PREEMPTED = 20000 };

struct fiber {
    ucontext_t at;
    char *stack;
    void *(*main)(void *ctx);
    void *ctx;
    bool done;
    uint64_t ticket; /* of the wake that is waited for */
    fiber *next;     /* in a list of those who wait */
    fiber *joiner;
    fiber *buried; /* late wakes may still name it: it goes with the run */
    void *fake;    /* of the sanitizer */
};

static ucontext_t scheduler;
static fiber *self, *graves;
static unsigned alive;
static char *idle[IDLE];
static unsigned idle_count;
#ifdef FIBER_ASAN
static const void *scheduler_stack;
static size_t scheduler_size;
#endif

/* ---- switching ---------------------------------------------------------------------- */

static void to_scheduler(fiber *f)
{
#ifdef FIBER_ASAN
    __sanitizer_start_switch_fiber(f->done ? NULL : &f->fake, scheduler_stack, scheduler_size);
#endif
    swapcontext(&f->at, &scheduler);
#ifdef FIBER_ASAN
    __sanitizer_finish_switch_fiber(f->fake, &scheduler_stack, &scheduler_size);
#endif
}

static void resume(fiber *f)
{
    self = f;
#ifdef FIBER_ASAN
    void *fake = NULL;
    __sanitizer_start_switch_fiber(&fake, f->stack, STACK);
#endif
    swapcontext(&scheduler, &f->at);
#ifdef FIBER_ASAN
    __sanitizer_finish_switch_fiber(fake, NULL, NULL);
#endif
    self = NULL;
}

static void enter(void)
{
    fiber *f = self;
#ifdef FIBER_ASAN
    __sanitizer_finish_switch_fiber(NULL, &scheduler_stack, &scheduler_size);
#endif
    f->main(f->ctx);
    f->done = true;
    alive--;
    if (f->joiner)
        fiber_wake(f->joiner, 0);
    to_scheduler(f);
    abort();
}

static void on_wake(void *ctx, uint64_t ticket)
{
    fiber *f = ctx;
    if (!f->done && f->ticket == ticket)
        resume(f);
}

fiber *fiber_self(void) { return self; }
bool fiber_done(const fiber *f) { return f->done; }
unsigned fiber_count(void) { return alive; }

fiber *fiber_open(void *(*main)(void *ctx), void *ctx)
{
    fiber *f = calloc(1, sizeof *f);
    if (!f)
        abort();
    f->stack = idle_count ? idle[--idle_count] : malloc(STACK);
    if (!f->stack || getcontext(&f->at))
        abort();
    f->main = main;
    f->ctx = ctx;
    f->at.uc_stack.ss_sp = f->stack;
    f->at.uc_stack.ss_size = STACK;
    f->at.uc_link = NULL;
    makecontext(&f->at, enter, 0);
    alive++;
    fiber_wake(f, life_ghost() ? 0 : sim_below(100 * SIM_US));
    return f;
}

void fiber_close(fiber *f)
{
    if (!f->done)
        abort();
    if (idle_count < IDLE)
        idle[idle_count++] = f->stack;
    else
        free(f->stack);
    f->buried = graves;
    graves = f;
}

void fiber_end(void)
{
    while (graves) {
        fiber *f = graves;
        graves = f->buried;
        free(f);
    }
    while (idle_count)
        free(idle[--idle_count]);
}

void fiber_wake(fiber *f, sim_time delay)
{
    sim_at(sim_now() + delay, SIM_SERVER, on_wake, f, f->ticket);
}

void fiber_block(void)
{
    fiber *f = self;
    f->ticket++;
    to_scheduler(f);
}

void fiber_sleep(sim_time ns)
{
    fiber *f = self;
    if (!f)
        return;
    f->ticket++;
    fiber_wake(f, ns);
    to_scheduler(f);
}

/* ---- pthreads ----------------------------------------------------------------------- */

typedef struct mutex { /* in the place of a pthread_mutex_t */
    fiber *owner, *waiting;
} mutex;

typedef struct cond { /* in the place of a pthread_cond_t */
    fiber *waiting;
} cond;

_Static_assert(sizeof(mutex) <= sizeof(pthread_mutex_t), "a mutex has room");
_Static_assert(sizeof(cond) <= sizeof(pthread_cond_t), "a condition has room");

static void push(fiber **list, fiber *f)
{
    f->next = NULL;
    while (*list)
        list = &(*list)->next;
    *list = f;
}

static fiber *pop(fiber **list)
{
    fiber *f = *list;
    if (f)
        *list = f->next;
    return f;
}

static void acquire(mutex *m)
{
    while (m->owner) {
        if (!self || m->owner == self)
            sim_fail("a lock is taken twice by one thread");
        push(&m->waiting, self);
        fiber_block();
    }
    m->owner = self ? self : (fiber *)m; /* the scheduler has no fiber */
}

static void release(mutex *m)
{
    m->owner = NULL;
    fiber *f = pop(&m->waiting);
    if (f)
        fiber_wake(f, life_ghost() ? 0 : sim_below(20 * SIM_US));
}

/* NOLINTBEGIN(readability-identifier-naming): the linker names them so */
int __wrap_pthread_create(pthread_t *thread, const pthread_attr_t *attr, void *(*main)(void *),
                          void *ctx);
int __wrap_pthread_join(pthread_t thread, void **result);
int __wrap_pthread_mutex_init(pthread_mutex_t *m, const pthread_mutexattr_t *attr);
int __wrap_pthread_mutex_destroy(pthread_mutex_t *m);
int __wrap_pthread_mutex_lock(pthread_mutex_t *m);
int __wrap_pthread_mutex_unlock(pthread_mutex_t *m);
int __wrap_pthread_cond_init(pthread_cond_t *c, const pthread_condattr_t *attr);
int __wrap_pthread_cond_destroy(pthread_cond_t *c);
int __wrap_pthread_cond_wait(pthread_cond_t *c, pthread_mutex_t *m);
int __wrap_pthread_cond_signal(pthread_cond_t *c);
int __wrap_pthread_cond_broadcast(pthread_cond_t *c);
int __wrap_nanosleep(const struct timespec *t, struct timespec *rest);

int __wrap_pthread_create(pthread_t *thread, const pthread_attr_t *attr, void *(*main)(void *),
                          void *ctx)
{
    (void)attr;
    fiber *f = fiber_open(main, ctx);
    memcpy(thread, &f, sizeof(void *));
    return 0;
}

int __wrap_pthread_join(pthread_t thread, void **result)
{
    fiber *f = NULL;
    memcpy(&f, &thread, sizeof(void *));
    (void)result;
    while (!f->done) {
        f->joiner = self;
        fiber_block();
    }
    fiber_close(f);
    return 0;
}

int __wrap_pthread_mutex_init(pthread_mutex_t *m, const pthread_mutexattr_t *attr)
{
    (void)attr;
    memset(m, 0, sizeof(mutex));
    return 0;
}

int __wrap_pthread_mutex_destroy(pthread_mutex_t *m)
{
    if (((mutex *)(void *)m)->owner)
        sim_fail("a lock is destroyed while somebody holds it");
    return 0;
}

int __wrap_pthread_mutex_lock(pthread_mutex_t *m)
{
    if (self && !life_ghost() && sim_rarely(PREEMPTED)) /* another thread comes between */
        fiber_sleep(sim_below(2 * SIM_MS));
    acquire((mutex *)(void *)m);
    return 0;
}

int __wrap_pthread_mutex_unlock(pthread_mutex_t *m)
{
    release((mutex *)(void *)m);
    return 0;
}

int __wrap_pthread_cond_init(pthread_cond_t *c, const pthread_condattr_t *attr)
{
    (void)attr;
    memset(c, 0, sizeof(cond));
    return 0;
}

int __wrap_pthread_cond_destroy(pthread_cond_t *c)
{
    if (((cond *)(void *)c)->waiting)
        sim_fail("a condition is destroyed while somebody waits for it");
    return 0;
}

int __wrap_pthread_cond_wait(pthread_cond_t *c, pthread_mutex_t *m)
{
    push(&((cond *)(void *)c)->waiting, self);
    release((mutex *)(void *)m);
    fiber_block();
    acquire((mutex *)(void *)m);
    return 0;
}

int __wrap_pthread_cond_signal(pthread_cond_t *c)
{
    fiber *f = pop(&((cond *)(void *)c)->waiting);
    if (f)
        fiber_wake(f, life_ghost() ? 0 : sim_below(50 * SIM_US));
    return 0;
}

int __wrap_pthread_cond_broadcast(pthread_cond_t *c)
{
    while (((cond *)(void *)c)->waiting)
        __wrap_pthread_cond_signal(c);
    return 0;
}

int __wrap_nanosleep(const struct timespec *t, struct timespec *rest)
{
    (void)rest;
    fiber_sleep(life_ghost() ? 0 : (sim_time)t->tv_sec * SIM_S + (sim_time)t->tv_nsec);
    return 0;
}
/* NOLINTEND(readability-identifier-naming) */
