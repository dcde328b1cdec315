/* work.c - what takes long runs in worker threads, on copies. Few run at a time, the rest wait:
 * searches must not keep passwords from being looked at. */
#include <stdlib.h>

#include "srv.h"

void work_open(srv *s)
{
    s->work_end = &s->work_waiting;
    s->work_most = s->is.workers > 2 ? (unsigned)s->is.workers - 1 : 1;
}

static void run(uv_work_t *req)
{
    srv_work *w = req->data;
    w->run(w);
}

static void next_work(srv *s);

static void after(uv_work_t *req, int status)
{
    srv_work *w = req->data;
    srv *s = w->s;
    s->work_busy--;
    w->done(w, status == 0);
    next_work(s);
}

static void next_work(srv *s)
{
    while (s->work_waiting && s->work_busy < s->work_most && !s->stopping) {
        srv_work *w = s->work_waiting;
        s->work_waiting = w->next;
        if (!s->work_waiting)
            s->work_end = &s->work_waiting;
        s->work_length--;
        if (w->begin)
            w->begin(w);
        w->req.data = w;
        s->work_busy++;
        if (uv_queue_work(s->loop, &w->req, run, after)) {
            s->work_busy--;
            w->done(w, false);
        }
    }
}

void work_post(srv_work *w)
{
    srv *s = w->s;
    w->next = NULL;
    *s->work_end = w;
    s->work_end = &w->next;
    s->work_length++;
    next_work(s);
}

bool work_full(const srv *s) { return s->work_length >= SRV_WORKS; }

void work_close(srv *s)
{
    for (srv_work *w = s->work_waiting, *next; w; w = next) {
        next = w->next;
        w->done(w, false);
    }
    s->work_waiting = NULL;
}
