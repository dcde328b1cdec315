/* courier.c - libcurl in a thread. */
#include "courier.h"

#include <curl/curl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "carry.h"

typedef enum stage { IDLE, GOES, ASKS, ENDS, DONE } stage;

struct courier {
    courier_config config;
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t wake;
    uv_async_t async;
    /* under the lock */
    stage at;
    bool yes, stops, told; /* told: the question went to the loop */
    const char *address, *body;
    courier_end end;
    char why[COURIER_WHY];
};

const char *courier_lacks(void) { return NULL; }

const char *courier_hook_wrong(const char *url, bool anywhere)
{
    return carry_hook_wrong(url, anywhere);
}

/* ---- in the thread --------------------------------------------------------------------------- */

/* All but the end has left. */
static bool ask_end(void *ctx)
{
    courier *c = ctx;
    pthread_mutex_lock(&c->lock);
    c->at = c->stops ? ENDS : ASKS;
    c->yes = c->told = false;
    uv_async_send(&c->async);
    while (c->at == ASKS)
        pthread_cond_wait(&c->wake, &c->lock);
    bool yes = c->yes;
    pthread_mutex_unlock(&c->lock);
    return yes;
}

static bool stopping(void *ctx)
{
    courier *c = ctx;
    pthread_mutex_lock(&c->lock);
    bool stops = c->stops;
    pthread_mutex_unlock(&c->lock);
    return stops;
}

static void carry_one(courier *c)
{
    carry_job job = {.config = &c->config,
                     .address = c->address,
                     .body = c->body,
                     .may_end = ask_end,
                     .stops = stopping,
                     .ctx = c};
    if (c->config.server)
        carry_letter(&job);
    else
        carry_hook(&job);
    pthread_mutex_lock(&c->lock);
    c->end = job.end;
    memcpy(c->why, job.why, sizeof c->why);
    c->at = DONE;
    uv_async_send(&c->async);
    pthread_mutex_unlock(&c->lock);
}

static void *run(void *ctx)
{
    courier *c = ctx;
    pthread_mutex_lock(&c->lock);
    while (!c->stops) {
        if (c->at != GOES) {
            pthread_cond_wait(&c->wake, &c->lock);
            continue;
        }
        pthread_mutex_unlock(&c->lock);
        carry_one(c);
        pthread_mutex_lock(&c->lock);
    }
    pthread_mutex_unlock(&c->lock);
    return NULL;
}

/* ---- in the loop ----------------------------------------------------------------------------- */

static void look(courier *c)
{
    char why[COURIER_WHY];
    pthread_mutex_lock(&c->lock);
    bool asks = c->at == ASKS && !c->told, done = c->at == DONE;
    courier_end end = c->end;
    memcpy(why, c->why, sizeof why);
    c->told |= asks;
    if (done)
        c->at = IDLE;
    pthread_mutex_unlock(&c->lock);
    if (asks)
        c->config.may_end(c->config.ctx);
    if (done)
        c->config.done(c->config.ctx, end, why);
}

static void on_async(uv_async_t *async) { look(async->data); }

void courier_answer(courier *c, bool yes)
{
    pthread_mutex_lock(&c->lock);
    if (c->at == ASKS) {
        c->yes = yes;
        c->at = ENDS;
        pthread_cond_signal(&c->wake);
    }
    pthread_mutex_unlock(&c->lock);
}

void courier_send(courier *c, const char *address, const char *body)
{
    pthread_mutex_lock(&c->lock);
    c->address = address;
    c->body = body;
    c->at = GOES;
    pthread_cond_signal(&c->wake);
    pthread_mutex_unlock(&c->lock);
}

static void on_closed(uv_handle_t *handle)
{
    courier *c = handle->data;
    pthread_mutex_destroy(&c->lock);
    pthread_cond_destroy(&c->wake);
    free(c);
}

courier *courier_open(const courier_config *config)
{
    courier *c = calloc(1, sizeof *c);
    if (!c || curl_global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK) {
        free(c);
        return NULL;
    }
    c->config = *config;
    pthread_mutex_init(&c->lock, NULL);
    pthread_cond_init(&c->wake, NULL);
    c->async.data = c;
    if (uv_async_init(config->loop, &c->async, on_async)) {
        on_closed((uv_handle_t *)&c->async);
        return NULL;
    }
    if (!pthread_create(&c->thread, NULL, run, c))
        return c;
    uv_close((uv_handle_t *)&c->async, on_closed);
    return NULL;
}

void courier_close(courier *c)
{
    pthread_mutex_lock(&c->lock);
    c->stops = true;
    if (c->at == ASKS) /* its mark may be durable already: that makes it doubtful, not doubled */
        c->at = ENDS;
    bool waits = c->at == GOES || c->at == ENDS;
    pthread_cond_signal(&c->wake);
    pthread_mutex_unlock(&c->lock);
    pthread_join(c->thread, NULL);
    if (waits || c->at == DONE) {
        if (c->at == GOES) { /* it never began */
            c->end = COURIER_LATER;
            c->at = DONE;
        }
        look(c);
    }
    uv_close((uv_handle_t *)&c->async, on_closed);
}
