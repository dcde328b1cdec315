/* accept.h - what a caller says it can take: codings of a body, the copy it has already. */
#ifndef MH_SERVER_NET_ACCEPT_H
#define MH_SERVER_NET_ACCEPT_H

#include <stdbool.h>

/* How much `coding` is wanted by an Accept-Encoding, in thousandths (RFC 9110, 12.5.3); 0: not at
 * all, -1: the list says nothing about it. An element that cannot be read says nothing. */
int net_accept_quality(const char *list, const char *coding);
/* Is `etag` among those of an If-None-Match? Weak ones count: a proxy may have weakened ours. */
bool net_accept_knows(const char *list, const char *etag);

#endif
