/* crowd.c - callers in a table of chains: an entry each while it has a connection. */
#include "crowd.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "address.h"
#include "meadhall/game.h"

enum { SLOTS = 1024 };

struct net_caller {
    net_caller *next;
    unsigned count;
    uint64_t second;
    size_t spent; /* in that second */
    char key[NET_ADDRESS];
};

struct net_crowd {
    net_caller *slot[SLOTS];
};

net_crowd *net_crowd_open(void) { return calloc(1, sizeof(net_crowd)); }

void net_crowd_close(net_crowd *w)
{
    for (unsigned i = 0; w && i < SLOTS; i++)
        for (net_caller *c = w->slot[i], *next; c; c = next) {
            next = c->next;
            free(c);
        }
    free(w);
}

/* Where the caller stands, or would stand. */
static net_caller **find(net_crowd *w, const char *key)
{
    net_caller **at = &w->slot[mh_hash(key, strlen(key)) % SLOTS];
    while (*at && strcmp((*at)->key, key) != 0)
        at = &(*at)->next;
    return at;
}

net_caller *net_crowd_enter(net_crowd *w, const char *address, unsigned most)
{
    char key[NET_ADDRESS];
    net_address_key(address, key);
    net_caller **at = find(w, key);
    if (!*at && most) {
        *at = calloc(1, sizeof **at);
        if (!*at)
            return NULL;
        memcpy((*at)->key, key, sizeof key);
    }
    if (!*at || (*at)->count >= most)
        return NULL;
    (*at)->count++;
    return *at;
}

void net_crowd_leave(net_crowd *w, net_caller *c)
{
    net_caller **at = find(w, c->key);
    assert(*at == c && c->count);
    if (--c->count)
        return;
    *at = c->next;
    free(c);
}

void net_caller_spend(net_caller *c, uint64_t second, size_t bytes)
{
    c->spent = net_caller_spent(c, second) + bytes;
    c->second = second;
}

size_t net_caller_spent(const net_caller *c, uint64_t second)
{
    return c->second == second ? c->spent : 0;
}
