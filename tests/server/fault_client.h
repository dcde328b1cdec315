/* fault_client.h - a client in the server's own loop: one thread, so that calls keep their order.
 * Nothing of what it does itself can fail. */
#ifndef MH_TESTS_SERVER_FAULT_CLIENT_H
#define MH_TESTS_SERVER_FAULT_CLIENT_H

#include <jansson.h>
#include <stdbool.h>
#include <uv.h>

enum { CLIENT_TOKEN = 64, CLIENT_BUFFER = 1 << 20 };

typedef struct client {
    uv_loop_t *loop;
    int fd, port; /* fd -1: gone */
    int req;
    unsigned turns; /* since something came */
    size_t length;
    char *in;
    char token[CLIENT_TOKEN];
    json_t *table; /* the last message about a table, or NULL */
} client;

void client_make(client *c, uv_loop_t *loop, int port);
void client_drop(client *c);
void client_free(client *c);
/* Connected, and hello was answered; a token that it has is used. */
bool client_enter(client *c);
/* The answer to one message, to be dropped; NULL: the connection is gone. `more` are members. */
json_t *client_ask(client *c, const char *kind, const char *more, ...)
    __attribute__((format(printf, 3, 4)));
/* Reads what has come; false: gone. */
bool client_read(client *c);
/* The status of GET, or 0. */
int client_get(client *c, const char *path);
const char *text_of(const json_t *object, const char *key);
json_int_t number_of(const json_t *object, const char *key);

#endif
