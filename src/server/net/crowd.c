/* crowd.c - callers in a table of chains: an entry each while it has a connection. */
#include "crowd.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "address.h"
#include "meadhall/game.h"

enum { SLOTS = 1024 };

typedef struct caller {
    struct caller *next;
    unsigned count;
    char key[NET_ADDRESS];
} caller;

struct net_crowd {
    caller *slot[SLOTS];
};

net_crowd *net_crowd_open(void) { return calloc(1, sizeof(net_crowd)); }

void net_crowd_close(net_crowd *w)
{
    for (unsigned i = 0; w && i < SLOTS; i++)
        for (caller *c = w->slot[i], *next; c; c = next) {
            next = c->next;
            free(c);
        }
    free(w);
}

/* Where the caller stands, or would stand. */
static caller **find(net_crowd *w, const char *key)
{
    caller **at = &w->slot[mh_hash(key, strlen(key)) % SLOTS];
    while (*at && strcmp((*at)->key, key) != 0)
        at = &(*at)->next;
    return at;
}

bool net_crowd_enter(net_crowd *w, const char *address, unsigned most)
{
    char key[NET_ADDRESS];
    net_address_key(address, key);
    caller **at = find(w, key);
    if (!*at && most) {
        *at = calloc(1, sizeof **at);
        if (!*at)
            return false;
        memcpy((*at)->key, key, sizeof key);
    }
    if (!*at || (*at)->count >= most)
        return false;
    (*at)->count++;
    return true;
}

void net_crowd_leave(net_crowd *w, const char *address)
{
    char key[NET_ADDRESS];
    net_address_key(address, key);
    caller **at = find(w, key), *c = *at;
    assert(c && c->count);
    if (--c->count)
        return;
    *at = c->next;
    free(c);
}
