/* report.h - what simulation and arena say, as text and as JSON. */
#ifndef MH_LAB_REPORT_H
#define MH_LAB_REPORT_H

#include <jansson.h>

#include "arena.h"
#include "sim.h"

/* Writes and drops it. */
void report_put_json(FILE *f, json_t *root);

/* arena_report.c */
void arena_put_text(FILE *f, const arena_job *job, const arena_outcome *o, double seconds);
json_t *arena_json(const arena_job *job, const arena_outcome *o, double seconds);
/* sim_report.c */
void sim_put_text(FILE *f, const sim_run *r);
json_t *sim_json(const sim_run *r);

#endif
