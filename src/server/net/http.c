/* http.c - requests: the page's files, pages made on demand, the upgrade to a WebSocket.
 *
 * GET and HEAD only, no bodies, no cookies: no request changes anything. The one exception is a
 * page with a button (net_config.post), whose address is itself the right to press it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "accept.h"
#include "address.h"
#include "conn.h"
#include "hosts.h"

enum { KEY = 24 };

static const char safe_headers[] =
    "X-Content-Type-Options: nosniff\r\n"
    "X-Frame-Options: DENY\r\n"
    "Referrer-Policy: no-referrer\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\n"
    "Cross-Origin-Embedder-Policy: require-corp\r\n"
    "Cross-Origin-Resource-Policy: same-origin\r\n"
    "Permissions-Policy: camera=(), microphone=(), geolocation=()\r\n"
    "Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
    "style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'\r\n";
/* In place of the last of them. */
static const char form_header[] =
    "Content-Security-Policy: default-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'\r\n";

static const char no_page[] =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Meadhall</title>"
    "<p>The table is served at /ws. The page is not built: see docs/running.md.</p></html>\n";

typedef struct reply {
    int status;
    const char *type, *body, *cache, *etag;
    const net_file *file; /* or NULL: `body` */
    bool varies, form;    /* form: it has a button that leads to itself */
    size_t size;
} reply;

static const char *status_text(int status)
{
    static const struct {
        int status;
        const char *text;
    } known[] = {{200, "OK"},
                 {304, "Not Modified"},
                 {400, "Bad Request"},
                 {403, "Forbidden"},
                 {404, "Not Found"},
                 {405, "Method Not Allowed"},
                 {413, "Content Too Large"},
                 {421, "Misdirected Request"},
                 {426, "Upgrade Required"},
                 {431, "Request Header Fields Too Large"},
                 {503, "Service Unavailable"}};
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (known[i].status == status)
            return known[i].text;
    return "Error";
}

static void put_file_headers(const reply *r, char *out, size_t cap)
{
    const char *coding = r->file ? net_file_coding(r->file) : NULL;
    snprintf(out, cap, "%s%s%s%s%s%s%s", r->etag ? "ETag: " : "", r->etag ? r->etag : "",
             r->etag ? "\r\n" : "", r->varies ? "Vary: Accept-Encoding\r\n" : "",
             coding ? "Content-Encoding: " : "", coding ? coding : "", coding ? "\r\n" : "");
}

static void send_reply(net_conn *c, const reply *r, bool keep)
{
    char head[2048], of_file[160];
    size_t safe = r->form ? (size_t)(strstr(safe_headers, "Content-Security") - safe_headers)
                          : sizeof safe_headers - 1;
    put_file_headers(r, of_file, sizeof of_file);
    int n = snprintf(head, sizeof head,
                     "HTTP/1.1 %d %s\r\nContent-Type: %s\r\nContent-Length: %zu\r\n"
                     "Cache-Control: %s\r\n%s%.*s%s%sConnection: %s\r\n\r\n",
                     r->status, status_text(r->status), r->type, r->status == 304 ? 0 : r->size,
                     r->cache ? r->cache : "no-store", of_file, (int)safe, safe_headers,
                     r->form ? form_header : "", r->status == 405 ? "Allow: GET, HEAD\r\n" : "",
                     keep ? "keep-alive" : "close");
    bool body = c->http->parser.method != HTTP_HEAD && r->status != 304;
    bool copy = body && !r->file;
    net_frame *f = net_raw(c->n, head, (size_t)n),
              *b = copy ? net_raw(c->n, r->body, r->size) : NULL;
    bool ok = f && (b || !copy);
    if (ok)
        net_enqueue(c, f);
    if (ok && b)
        net_enqueue(c, b);
    net_unref(f);
    net_unref(b);
    if (!ok) { /* never a body without its head, or less than it says */
        net_fail(c);
        return;
    }
    http_answering(c, body ? r->file : NULL, !keep);
}

static void send_error(net_conn *c, int status)
{
    char text[64];
    int n = snprintf(text, sizeof text, "%s\n", status_text(status));
    reply r = {.status = status, .type = "text/plain", .body = text, .size = (size_t)n};
    send_reply(c, &r, false);
}

/* ---- what was asked ------------------------------------------------------------------ */

static void send_file(net_conn *c, const net_file *asked, bool keep)
{
    const net_file *f = c->http->cut ? asked : net_file_for(asked, c->http->accept);
    bool same = net_accept_knows(c->http->etag, f->etag);
    reply r = {.status = same ? 304 : 200,
               .type = f->type,
               .file = f,
               .size = f->size,
               .etag = f->etag,
               .varies = net_file_varies(asked),
               .cache = f->forever ? "public, max-age=31536000, immutable" : "no-cache"};
    send_reply(c, &r, keep);
}

static bool host_allowed(const net_conn *c)
{
    const net_config *config = &c->n->config;
    net_hosts hosts = {
        .names = config->names, .origins = config->origins, .any = config->behind_proxy};
    return net_host_allowed(c->http->host, &hosts);
}

static bool is_form(const char *path) { return strncmp(path, "/stop/", 6) == 0; }

/* What a form posts says nothing that its address does not. */
static bool answer_form(net_conn *c, bool posted)
{
    http_side *h = c->http;
    net_page page = {.status = 200};
    if (!is_form(h->path) || !c->n->config.post ||
        !c->n->config.post(c->n->config.ctx, h->path, posted, &page))
        return false;
    if (page.status != 200) {
        send_error(c, page.status);
    } else {
        reply r = {.status = 200, .type = page.type, .body = page.text, .form = true};
        r.size = strlen(page.text);
        send_reply(c, &r, false);
    }
    free(page.text);
    return true;
}

static void answer(net_conn *c, bool keep)
{
    http_side *h = c->http;
    net_page page = {.status = 200};
    bool trusted = c->local && !*h->forwarded;
    bool posted = h->parser.method == HTTP_POST;
    h->path[strcspn(h->path, "?#")] = 0;
    if (h->parser.method != HTTP_GET && h->parser.method != HTTP_HEAD &&
        !(posted && is_form(h->path))) {
        send_error(c, 405);
        return;
    }
    if (!host_allowed(c)) {
        send_error(c, 421);
        return;
    }
    if (answer_form(c, posted))
        return;
    if (c->n->config.page(c->n->config.ctx, h->path, trusted, &page)) {
        reply r = {.status = page.status, .type = page.type, .body = page.text};
        r.size = page.text ? strlen(page.text) : 0;
        send_reply(c, &r, keep);
        free(page.text);
        return;
    }
    const net_file *f = *h->path ? net_files_find(c->n->files, h->path) : NULL;
    if (f) {
        send_file(c, f, keep);
    } else if (strcmp(h->path, "/") == 0) {
        reply r = {.status = 200, .type = "text/html; charset=utf-8", .body = no_page};
        r.size = sizeof no_page - 1;
        send_reply(c, &r, keep);
    } else {
        send_error(c, strcmp(h->path, "/ws") == 0 ? 426 : 404);
    }
}

/* ---- the upgrade ---------------------------------------------------------------------- */

/* A browser says from which page it comes: it must be ours. Programs say nothing. */
static bool origin_allowed(const net_conn *c)
{
    const http_side *h = c->http;
    const char *host = strstr(h->origin, "://");
    if (!*h->origin)
        return true;
    if (host && *h->host && strcasecmp(host + 3, h->host) == 0)
        return true;
    size_t n = strlen(h->origin);
    for (const char *o = c->n->config.origins; o && *o;) {
        size_t length = strcspn(o, ",");
        if (length == n && strncasecmp(o, h->origin, n) == 0)
            return true;
        o += length + (o[length] == ',');
    }
    return false;
}

/* The last hop is the one our proxy saw. What is no address leaves the proxy's own. */
static void take_forwarded(net_conn *c)
{
    const char *last = strrchr(c->http->forwarded, ',');
    net_address_read(last ? last + 1 : c->http->forwarded, c->address);
}

/* The status that refuses an upgrade, or 0. */
static int refusal(net_conn *c)
{
    const http_side *h = c->http;
    if (strcmp(h->path, "/ws") != 0 || h->parser.method != HTTP_GET)
        return 404;
    if (strcmp(h->version, "13") != 0 || strlen(h->key) != KEY)
        return 426;
    if (!host_allowed(c))
        return 421;
    if (!origin_allowed(c))
        return 403;
    return c->n->config.behind_proxy && !net_admit(c) ? 503 : 0;
}

static void upgrade(net_conn *c)
{
    http_side *h = c->http;
    char accept[32], head[256];
    h->path[strcspn(h->path, "?#")] = 0;
    if (c->n->config.behind_proxy)
        take_forwarded(c);
    int refused = refusal(c);
    if (refused || !ws_open(c)) {
        send_error(c, refused ? refused : 503);
    } else {
        ws_accept_key(h->key, accept);
        int n = snprintf(head, sizeof head,
                         "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n"
                         "Connection: Upgrade\r\nSec-WebSocket-Accept: %s\r\n\r\n",
                         accept);
        net_frame *f = net_raw(c->n, head, (size_t)n);
        if (!f) {
            net_fail(c);
            return;
        }
        net_enqueue(c, f);
        net_unref(f);
        c->n->config.opened(c->n->config.ctx, c);
    }
}

/* ---- the parser's callbacks -------------------------------------------------------------- */

static net_conn *conn_of(net_parser *p) { return p->data; }

static bool append(char *out, size_t cap, const char *at, size_t n)
{
    size_t have = strlen(out);
    if (have + n + 1 > cap)
        return false;
    memcpy(out + have, at, n);
    out[have + n] = 0;
    return true;
}

static int on_begin(net_parser *p)
{
    http_side *h = conn_of(p)->http;
    net_parser parser = h->parser;
    http_flow flow = h->flow;
    size_t head = h->head;
    memset(h, 0, sizeof *h);
    h->parser = parser;
    h->flow = flow;
    h->head = head;
    return 0;
}

static int on_url(net_parser *p, const char *at, size_t n)
{
    http_side *h = conn_of(p)->http;
    h->bad |= !append(h->path, sizeof h->path, at, n);
    return 0;
}

static int on_field(net_parser *p, const char *at, size_t n)
{
    http_side *h = conn_of(p)->http;
    if (h->in_value) {
        h->name[0] = 0;
        h->in_value = false;
    }
    append(h->name, sizeof h->name, at, n); /* one too long is none of ours */
    return 0;
}

static char *field_of(http_side *h, size_t *cap)
{
    const struct {
        const char *name;
        char *to;
        size_t cap;
    } known[] = {{"host", h->host, sizeof h->host},
                 {"origin", h->origin, sizeof h->origin},
                 {"x-forwarded-for", h->forwarded, sizeof h->forwarded},
                 {"sec-websocket-key", h->key, sizeof h->key},
                 {"sec-websocket-version", h->version, sizeof h->version},
                 {"upgrade", h->upgrade, sizeof h->upgrade},
                 {"accept-encoding", h->accept, sizeof h->accept},
                 {"if-none-match", h->etag, sizeof h->etag}};
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (strcasecmp(h->name, known[i].name) == 0) {
            *cap = known[i].cap;
            return known[i].to;
        }
    return NULL;
}

/* Without the wishes that these hold a request can be answered as well. */
static void too_long(http_side *h, const char *field)
{
    if (field == h->accept)
        h->cut = true;
    else if (field != h->etag && field != h->upgrade)
        h->bad = true;
}

static int on_value(net_parser *p, const char *at, size_t n)
{
    http_side *h = conn_of(p)->http;
    size_t cap = 0;
    char *to = field_of(h, &cap);
    bool again = to && *to && !h->in_value;
    h->in_value = true;
    /* several lines of one name are one list (RFC 9110, 5.3) */
    if (to && !((!again || append(to, cap, ",", 1)) && append(to, cap, at, n)))
        too_long(h, to);
    return 0;
}

/* Another protocol than ours is offered, not asked for: such a request is one like any other. */
static int on_headers(net_parser *p)
{
    if (p->method != HTTP_CONNECT && strcasecmp(conn_of(p)->http->upgrade, "websocket") != 0)
        p->upgrade = 0;
    return 0;
}

static int on_body(net_parser *p, const char *at, size_t n)
{
    http_side *h = conn_of(p)->http;
    (void)at, (void)n; /* HEAD bounds how much of it there may be */
    h->bad |= p->method != HTTP_POST || !is_form(h->path);
    return 0;
}

static int on_complete(net_parser *p)
{
    net_conn *c = conn_of(p);
    c->n->figures.requests++;
    c->http->head = 0;
    if (p->upgrade)
        return 0; /* http_feed takes over */
    if (c->ending)
        return 0;
    if (c->http->bad || p->http_major != 1)
        send_error(c, 400);
    else
        answer(c, net_parser_keeps_alive(p));
    return 0;
}

static const net_parser_calls calls = {
    .on_message_begin = on_begin,
    .on_url = on_url,
    .on_header_field = on_field,
    .on_header_value = on_value,
    .on_headers_complete = on_headers,
    .on_body = on_body,
    .on_message_complete = on_complete,
};

void http_begin(net_conn *c) { net_parser_begin(&c->http->parser, &calls, c); }

void http_take(net_conn *c, const char *data, size_t n)
{
    http_side *h = c->http;
    h->head += n;
    if (h->head > HEAD) {
        send_error(c, 431);
        return;
    }
    size_t used = n;
    bool ok = net_parser_feed(&h->parser, &calls, data, n, &used);
    if (c->closed || c->ending)
        return;
    if (!ok || h->bad) {
        c->n->figures.broken++;
        send_error(c, 400);
    } else if (h->parser.upgrade) {
        upgrade(c);
        if (c->socket && !c->closed) {
            http_free(c->http);
            c->http = NULL;
            if (used < n)
                ws_feed(c, (const uint8_t *)data + used, n - used);
        }
    }
}
