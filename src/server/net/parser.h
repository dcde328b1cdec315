/* parser.h - requests out of bytes, by llhttp or, on systems without it, by its ancestor
 * http_parser. Fields (method, upgrade, http_major, data) and callbacks are the same in both;
 * what differs is in here. */
#ifndef MH_SERVER_NET_PARSER_H
#define MH_SERVER_NET_PARSER_H

#include <stdbool.h>
#include <stddef.h>

#ifdef MEADHALL_LLHTTP
#include <llhttp.h>
typedef llhttp_t net_parser;
typedef llhttp_settings_t net_parser_calls;
#else
#include <http_parser.h>
typedef http_parser net_parser;
typedef http_parser_settings net_parser_calls;
#endif

/* `calls` must outlive the parser; `data` is for them. */
void net_parser_begin(net_parser *p, const net_parser_calls *calls, void *data);
/* False if this is no HTTP. `used` becomes less than n if the rest is no longer HTTP (an upgrade).
 */
bool net_parser_feed(net_parser *p, const net_parser_calls *calls, const char *bytes, size_t n,
                     size_t *used);
bool net_parser_keeps_alive(const net_parser *p);

#endif
