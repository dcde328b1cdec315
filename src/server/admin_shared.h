/* admin_shared.h - what the files of `meadhall admin` share. */
#ifndef MH_SERVER_ADMIN_SHARED_H
#define MH_SERVER_ADMIN_SHARED_H

#include <jansson.h>

#include "admin.h"
#include "store/records.h"

typedef struct admin {
    const admin_call *call;
    rec_link l;
    int64_t now; /* milliseconds */
    char who[REC_WHO];
    mh_error *error;
} admin;

typedef db_err admin_change(admin *a, void *about);

/* Keeps a sentence; returns ADMIN_FAILED. */
int admin_failed(admin *a, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The store's error as a sentence. */
int admin_store_failed(admin *a, db_err err);
/* The change and its line of the audit log as one transaction; then the answers of all servers are
 * waited for and printed. DB_TAKEN of the change is a failure with the sentence `taken`. */
int admin_do(admin *a, const char *word, const char *subject, const char *detail, int64_t until,
             admin_change *change, void *about, const char *taken);
/* Only the line: somebody was looked at. */
int admin_note(admin *a, const char *word, const char *subject, const char *detail);
/* Prints and drops it, a line. */
void admin_print(json_t *line);
/* ADMIN_OK, and the person; or a failure that says that there is none. */
int admin_person(admin *a, const char *id, rec_person *out);
/* The same of somebody to whom something is to be done: keepers do nothing to keepers. */
int admin_subject(admin *a, const char *id, rec_person *out);
/* A row behind the last one of a table; another writer may be faster for a while. `fill` writes
 * body and changes for the table as it is; false: nothing is to be written. */
typedef bool admin_fill(admin *a, const db_table *t, db_row *row, char *body, size_t cap,
                        void *about);
db_err admin_append(admin *a, const char *table, admin_fill *fill, void *about);

/* admin_people.c */
int admin_find(admin *a);
int admin_rename(admin *a);
int admin_ban(admin *a);
int admin_unban(admin *a);
int admin_erase(admin *a);
/* Erased in two weeks, unless its owner signs in before. */
int admin_leave(admin *a);
/* A person or a table. */
int admin_delete(admin *a);
/* admin_export.c */
int admin_export(admin *a);
/* What a store has about a person: the account; what it did and said at one table. `played`: with
 * its answers in a game that goes on, which nobody else at the table may know. */
db_err export_account(rec_link l, const rec_person *p, json_t **out);
db_err export_table(rec_link l, const char *player, const char *id, bool played, json_t **out);
/* admin_tables.c */
int admin_close(admin *a);
int admin_delete_table(admin *a, const char *id);
int admin_retire(admin *a);
void admin_print_table(admin *a, const char *id, bool *found);
/* admin_community.c */
int admin_ratings(admin *a);
int admin_keeper(admin *a);
int admin_quiet(admin *a);
int admin_reports(admin *a);
int admin_settle(admin *a);
/* admin_look.c */
int admin_needy(admin *a);
int admin_letters(admin *a);
/* admin_nodes.c */
int admin_notice(admin *a);
int admin_drain(admin *a);
int admin_undrain(admin *a);
int admin_nodes(admin *a);
int admin_log(admin *a);

#endif
