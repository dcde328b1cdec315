/* contact.h - what the messages about addresses share. */
#ifndef MH_SERVER_CONTACT_H
#define MH_SERVER_CONTACT_H

#include "post.h"

enum { CONTACT_CODE = 9 }; /* eight signs, as they are typed */

/* A code as it is sent, and its hash as it is kept. */
void contact_code(char plain[CONTACT_CODE], char hash[POST_CODE]);
/* The hash of what somebody typed: case, blanks and hyphens do not count. */
void contact_hash(const char *typed, char hash[POST_CODE]);
/* In a job: a letter with a code. */
db_err contact_send_code(const post *p, rec_link l, const char *player, const char *address,
                         const char *lang, letter_code why, const char *code, const char *sender);
/* What letters and messages are about, in words. */
json_t *contact_kinds_json(int mask);
/* Of an account; otherwise it is refused. */
bool contact_account(const srv_req *q);

#endif
