/* store_bench.h - what the tests of a store share. */
#ifndef MH_TESTS_SERVER_STORE_BENCH_H
#define MH_TESTS_SERVER_STORE_BENCH_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "server/store/tables.h"

typedef struct bench {
    const db_api *api;
    const char *where, *folder;
    db *a, *b; /* two handles: two threads, or two nodes */
} bench;

extern bench stand;

typedef struct seen {
    unsigned count;
    uint32_t seq[64];
    char body[64][128];
    int64_t hash;
    db_item item;
    char text[4096];
} seen;

void new_id(char out[DB_ID]);
db_row row_of(const char *id, uint32_t seq, const char *body);
void make_table(db *d, char id[DB_ID]);
/* Where `text` of `seen` names a table, only that one counts. */
void on_item(void *ctx, const db_item *item);

/* store_people.c */
void a_guest_becomes_an_account_once(void **state);
void nobody_has_a_name_that_looks_like_an_accounts(void **state);
void a_password_is_changed_by_who_knows_it(void **state);
void sessions_are_listed(void **state);
void a_session_used_in_the_future_is_used_now(void **state);
void the_halls_time_takes_small_steps(void **state);
void tables_that_nobody_comes_to_rest(void **state);
void lists_are_by_activity(void **state);

#endif
