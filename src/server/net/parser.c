/* parser.c - the two parsers behind parser.h. */
#include "parser.h"

#ifdef MEADHALL_LLHTTP

void net_parser_begin(net_parser *p, const net_parser_calls *calls, void *data)
{
    llhttp_init(p, HTTP_REQUEST, calls);
    p->data = data;
}

bool net_parser_feed(net_parser *p, const net_parser_calls *calls, const char *bytes, size_t n,
                     size_t *used)
{
    (void)calls; /* it knows them since its beginning */
    llhttp_errno_t error = llhttp_execute(p, bytes, n);
    bool upgrade = error == HPE_PAUSED_UPGRADE;
    *used = upgrade ? (size_t)(llhttp_get_error_pos(p) - bytes) : n;
    return error == HPE_OK || upgrade; /* not the position: it may be the end of the bytes */
}

bool net_parser_keeps_alive(const net_parser *p) { return llhttp_should_keep_alive(p) != 0; }

#else

void net_parser_begin(net_parser *p, const net_parser_calls *calls, void *data)
{
    (void)calls; /* it is handed them with every piece */
    http_parser_init(p, HTTP_REQUEST);
    p->data = data;
}

bool net_parser_feed(net_parser *p, const net_parser_calls *calls, const char *bytes, size_t n,
                     size_t *used)
{
    *used = http_parser_execute(p, calls, bytes, n);
    return HTTP_PARSER_ERRNO(p) == HPE_OK;
}

bool net_parser_keeps_alive(const net_parser *p) { return http_should_keep_alive(p) != 0; }

#endif
