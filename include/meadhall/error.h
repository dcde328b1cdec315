/* error.h - the one way to say what went wrong: a code for programs, a sentence for people, and
 * where it points. Functions that can fail for more than one reason take an mh_error last, or
 * before what they give out; it is filled in where they fail, and only there. */
#ifndef MH_ERROR_H
#define MH_ERROR_H

#include <stdarg.h>
#include <stdbool.h>

#include "meadhall/api.h"

MH_API_BEGIN

/* Rules and core never answer MH_ENOMEM: they allocate nothing. Their hosts do. */
typedef enum mh_err {
    MH_OK,
    MH_EILLEGAL, /* against the rules, or not allowed here */
    MH_EPARSE,   /* not readable */
    MH_ERANGE,   /* more than there is room for */
    MH_ENOMEM,   /* no memory: it may be tried again */
    MH_EFAILED   /* the system did not do it: a file, the network, a store */
} mh_err;

typedef struct mh_error {
    mh_err code;
    unsigned line;  /* of the file or text, from 1; 0: of no line */
    char rule[32];  /* the rule that forbids, or "" */
    char file[160]; /* its path, cut where it is longer; or "" */
    char text[512]; /* one sentence */
} mh_error;

#if defined(__GNUC__)
#define MH_FORMAT(at, from) __attribute__((format(printf, at, from)))
#else
#define MH_FORMAT(at, from)
#endif

/* Fills it in: code and sentence, no line, rule and file. False, so that it can be returned. */
bool mh_fail(mh_error *e, mh_err code, const char *format, ...) MH_FORMAT(3, 4);
bool mh_vfail(mh_error *e, mh_err code, const char *format, va_list args) MH_FORMAT(3, 0);
/* The same, at a line. */
bool mh_fail_at(mh_error *e, mh_err code, unsigned line, const char *format, ...) MH_FORMAT(4, 5);
/* An error is known to point into this file, or to this rule. */
void mh_point_at(mh_error *e, const char *file, const char *rule);

MH_API_END

#endif
