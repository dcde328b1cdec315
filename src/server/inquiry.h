/* inquiry.h - a message that the store answers: kept while a job reads or writes, then its answer
 * is sent, or the error that the job names. */
#ifndef MH_SERVER_INQUIRY_H
#define MH_SERVER_INQUIRY_H

#include "srv.h"

enum {
    INQUIRY_TEXTS = 8,
    INQUIRY_TEXT = 600,
    INQUIRY_NUMBERS = 6,
    SQL_TEXT = 4000,
    SQL_TEXTS = 24
};

typedef struct inquiry {
    queue_job job;
    srv_req *q;
    char me[DB_ID];
    bool guest;
    int64_t now;
    char text[INQUIRY_TEXTS][INQUIRY_TEXT]; /* what was asked; each message has its own meaning */
    int64_t number[INQUIRY_NUMBERS];
    json_t *out;
    const char *code, *why;                      /* the error, where there is one in words */
    bool lacks;                                  /* there was no memory for the answer */
    void (*look)(struct inquiry *i, rec_link l); /* in the clerk's thread; sets job.err or code */
    void *extra;                                 /* freed with it; or NULL */
    void (*after)(struct inquiry *i); /* in the loop, before the answer is sent; or NULL */
} inquiry;

/* NULL after an error. */
inquiry *inquiry_open(srv_req *q, void (*look)(inquiry *i, rec_link l));
/* Before it is sent: the request was wrong after all, and is answered. */
void inquiry_drop(inquiry *i);
void inquiry_send(inquiry *i, bool writes);
/* In a job: this is the answer to give. */
void inquiry_no(inquiry *i, const char *code, const char *why);

/* Members of a request into the inquiry; false after an error. Absent ones are "" or `fallback`. */
bool inquiry_text(inquiry *i, const srv_req *q, const char *key, int at, size_t max);
bool inquiry_int(inquiry *i, const srv_req *q, const char *key, int at, int64_t low, int64_t high,
                 int64_t fallback);
/* -1: not given. */
bool inquiry_bool(inquiry *i, const srv_req *q, const char *key, int at);

/* ---- statements in pieces ---------------------------------------------------------------- */

typedef struct sql { /* a statement that grows, and the texts for its $1, $2 ... */
    char text[SQL_TEXT];
    size_t length;
    const char *value[SQL_TEXTS];
    char own[SQL_TEXTS][INQUIRY_TEXT];
    int count;
} sql;

void sql_add(sql *s, const char *text);
/* Adds `text`, in which each ? stands for the value. */
void sql_with(sql *s, const char *text, const char *value);
void sql_with_int(sql *s, const char *text, int64_t value);
/* What is there becomes a part: `before` and `after` stand around it. */
void sql_wrap(sql *s, const char *before, const char *after);
/* The value may stand anywhere in what LIKE is asked of; its own signs count as signs. */
void sql_like(sql *s, const char *text, const char *value);
db_err sql_ask(const sql *s, rec_link l, db_on_record *on, void *ctx);

int64_t text_int(const char *text);
/* Puts it into the object or list, and notes where memory lacked. */
void inquiry_put(inquiry *i, json_t *object, const char *key, json_t *value);
void inquiry_push(inquiry *i, json_t *list, json_t *value);

#endif
