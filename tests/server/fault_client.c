/* fault_client.c - sockets, frames and messages of a client, as little as there can be. */
#include "fault_client.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "../delta.h"
#include "fault_points.h"

enum { MESSAGE = 4096, PATIENCE_S = 60, AT_ONCE = 40, NAP_MS = 2 };

const char *text_of(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text ? text : "";
}

json_int_t number_of(const json_t *object, const char *key)
{
    json_t *x = json_object_get(object, key);
    return json_is_integer(x) ? json_integer_value(x) : -1;
}

void client_make(client *c, uv_loop_t *loop, int port)
{
    faults_mute(true);
    *c = (client){.loop = loop, .fd = -1, .port = port, .in = malloc(CLIENT_BUFFER)};
    faults_mute(false);
}

void client_drop(client *c)
{
    if (c->fd >= 0)
        close(c->fd);
    c->fd = -1;
    c->length = 0;
}

void client_free(client *c)
{
    client_drop(c);
    json_decref(c->table);
    free(c->in);
    *c = (client){.fd = -1};
}

/* ---- bytes ----------------------------------------------------------------------------- */

/* The server gets its turn; after some in vain both sides wait a moment for each other. */
static void turn(client *c)
{
    struct pollfd both[] = {{.fd = c->fd, .events = POLLIN},
                            {.fd = uv_backend_fd(c->loop), .events = POLLIN}};
    faults_work();
    uv_run(c->loop, UV_RUN_NOWAIT);
    faults_work();
    uv_run(c->loop, UV_RUN_NOWAIT); /* what the first run had to say is sent by the second */
    poll(both, 2, c->turns++ < AT_ONCE ? 0 : NAP_MS);
}

static void take_bytes(client *c)
{
    ssize_t n =
        c->fd < 0 ? 0 : recv(c->fd, c->in + c->length, CLIENT_BUFFER - 1 - c->length, MSG_DONTWAIT);
    if (n > 0) {
        c->length += (size_t)n;
        c->turns = 0;
    } else if (n == 0 || (errno != EAGAIN && errno != EINTR))
        client_drop(c);
    c->in[c->length] = 0;
}

static void send_bytes(client *c, const void *data, size_t n)
{
    if (c->fd >= 0 && send(c->fd, data, n, MSG_NOSIGNAL) != (ssize_t)n)
        client_drop(c);
}

static bool dial(client *c)
{
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_port = htons((uint16_t)c->port)};
    int one = 1;
    at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    client_drop(c);
    c->fd = socket(AF_INET, SOCK_STREAM, 0);
    if (c->fd >= 0 && connect(c->fd, (struct sockaddr *)&at, sizeof at))
        client_drop(c);
    if (c->fd >= 0)
        setsockopt(c->fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    return c->fd >= 0;
}

static void forget_bytes(client *c, size_t n)
{
    c->length -= n;
    memmove(c->in, c->in + n, c->length + 1);
}

static time_t now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec;
}

/* Whoever waits for an answer gets one, or is disconnected. */
static void still_patient(time_t until, const char *what)
{
    if (now() <= until)
        return;
    fprintf(stderr, "server_faults: no answer to %s, after a fault of %s\n", what, faults_last());
    abort();
}

/* ---- HTTP -------------------------------------------------------------------------------- */

/* The length of the head that has come whole, or 0. */
static size_t wait_head(client *c, const char *what)
{
    time_t until = now() + PATIENCE_S;
    for (;;) {
        take_bytes(c);
        char *end = c->length ? strstr(c->in, "\r\n\r\n") : NULL;
        if (end)
            return (size_t)(end - c->in) + 4;
        if (c->fd < 0)
            return 0;
        turn(c);
        still_patient(until, what);
    }
}

int client_get(client *c, const char *path)
{
    char text[256];
    int n = snprintf(text, sizeof text, "GET %s HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n",
                     path);
    if (!dial(c))
        return 0;
    send_bytes(c, text, (size_t)n);
    size_t head = wait_head(c, path);
    int status = head ? (int)strtol(c->in + 9, NULL, 10) : 0;
    client_drop(c);
    return status;
}

static bool upgrade(client *c)
{
    static const char text[] = "GET /ws HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\n"
                               "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                               "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";
    if (!dial(c))
        return false;
    send_bytes(c, text, sizeof text - 1);
    size_t head = wait_head(c, "the upgrade");
    bool ok = head && strncmp(c->in, "HTTP/1.1 101 ", 13) == 0;
    if (head)
        forget_bytes(c, head);
    if (!ok)
        client_drop(c);
    return ok;
}

/* ---- messages ---------------------------------------------------------------------------- */

static void send_text(client *c, const char *text, size_t n)
{
    unsigned char head[8] = {0x81, (unsigned char)(0x80 | (n < 126 ? n : 126))};
    size_t length = 2;
    if (n >= 126) {
        head[2] = (unsigned char)(n >> 8);
        head[3] = (unsigned char)n;
        length = 4;
    }
    memset(head + length, 0, 4); /* a mask of zeros */
    send_bytes(c, head, length + 4);
    send_bytes(c, text, n);
}

/* The next message that has come whole, to be dropped. */
static json_t *next_message(client *c)
{
    while (c->length >= 2) {
        const unsigned char *p = (const unsigned char *)c->in;
        size_t n = p[1], head = 2, bytes = n < 126 ? 0 : n == 126 ? 2 : 8;
        if (c->length < head + bytes)
            return NULL;
        for (n = bytes ? 0 : n; head < 2 + bytes; head++)
            n = n << 8 | p[head];
        if (c->length < head + n)
            return NULL;
        json_t *m = p[0] == 0x81 ? json_loadb(c->in + head, n, JSON_REJECT_DUPLICATES, NULL) : NULL;
        if (p[0] == 0x81 && !*text_of(m, "t")) {
            fprintf(stderr, "server_faults: no message: %.*s\n", (int)n, c->in + head);
            abort(); /* whatever is sent is whole */
        }
        bool closes = p[0] == 0x88;
        forget_bytes(c, head + n);
        if (m)
            return m;
        if (closes)
            client_drop(c);
    }
    return NULL;
}

static void take_table(client *c, json_t *m)
{
    json_t *table = NULL;
    if (strcmp(text_of(m, "t"), "table") == 0)
        table = json_incref(m);
    if (strcmp(text_of(m, "t"), "delta") == 0)
        table = delta_apply(c->table, m);
    if (!table)
        return;
    json_decref(c->table);
    c->table = table;
}

static json_t *wait_answer(client *c, const char *kind)
{
    time_t until = now() + PATIENCE_S;
    for (;;) {
        take_bytes(c);
        for (json_t *m; (m = next_message(c));) {
            take_table(c, m);
            if (number_of(m, "req") == c->req)
                return m;
            json_decref(m);
        }
        if (c->fd < 0)
            return NULL;
        faults_mute(false);
        turn(c);
        faults_mute(true);
        still_patient(until, kind);
    }
}

json_t *client_ask(client *c, const char *kind, const char *more, ...)
{
    char text[MESSAGE], members[MESSAGE - 128];
    va_list args;
    va_start(args, more);
    vsnprintf(members, sizeof members, more, args);
    va_end(args);
    int n = snprintf(text, sizeof text, "{\"t\":\"%s\",\"req\":%d%s%s}", kind, ++c->req,
                     *members ? "," : "", members);
    faults_mute(true);
    send_text(c, text, (size_t)n);
    json_t *m = c->fd < 0 ? NULL : wait_answer(c, kind);
    faults_mute(false);
    return m;
}

bool client_read(client *c)
{
    faults_mute(true);
    take_bytes(c);
    for (json_t *m; (m = next_message(c));) {
        take_table(c, m);
        json_decref(m);
    }
    faults_mute(false);
    return c->fd >= 0;
}

bool client_enter(client *c)
{
    if (!upgrade(c))
        return false;
    json_t *m = c->token[0] ? client_ask(c, "hello", "\"protocol\":2,\"token\":\"%s\"", c->token)
                            : client_ask(c, "hello", "\"protocol\":2,\"token\":null");
    bool ok = m && strcmp(text_of(m, "t"), "welcome") == 0;
    if (ok)
        snprintf(c->token, sizeof c->token, "%s", text_of(m, "token"));
    faults_mute(true);
    json_decref(m);
    faults_mute(false);
    return ok;
}
