/* vectors.h - runs rule vectors: blocks of given, done and wanted (docs/vectors.md). */
#ifndef MH_HOST_VECTORS_H
#define MH_HOST_VECTORS_H

#include <stdio.h>

#include "meadhall/game.h"

/* Told once a block and rule id: did the block pass? */
typedef void vectors_report(void *ctx, const char *rule, bool passed);

typedef struct vectors_run {
    unsigned passed, failed;
    unsigned malformed; /* lines that are no vector at all */
    FILE *complaints;   /* `file:line: what was expected`, or NULL */
    vectors_report *report;
    void *ctx;
} vectors_run;

/* Runs one file; false when it can't be read. */
bool vectors_file(vectors_run *run, const char *path);

#endif
