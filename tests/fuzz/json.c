/* Fuzzer: any bytes as messages of a client, a line each, to a whole server without a socket: the
 * reader, every handler, tables, a store in memory. `@` stands for the id of a table where the
 * client sits, `&` for one that is over. Whatever is answered is a JSON object with a "t". */
#include <sodium.h>
#include <stdio.h>

#include "fake_conn.h"
#include "feed.h"
#include "server/srv.h"

enum { INPUTS = 300, MESSAGE = 4096, WAITS = 40, MESSAGES = 24 };

static uv_loop_t loop;
static srv *house;
static net_conn *conn;
static char tables[2][DB_ID];
static unsigned inputs;
static bool over;

/* The same ids and dice for the same input. */
static uint64_t seed = 1;
static const char *random_name(void) { return "counted"; }
static uint32_t random_word(void)
{
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(seed >> 32);
}
static void random_bytes(void *const out, const size_t n)
{
    for (size_t i = 0; i < n; i++)
        ((unsigned char *)out)[i] = (unsigned char)random_word();
}

static void look(const net_frame *f)
{
    const unsigned char *p = (const unsigned char *)f->bytes;
    size_t head = p[1] < 126 ? 2 : p[1] == 126 ? 4 : 10;
    if (p[0] != 0x81)
        return; /* a close, or a piece of one */
    json_t *m = json_loadb(f->bytes + head, f->length - head, JSON_REJECT_DUPLICATES, NULL);
    const char *kind = json_string_value(json_object_get(m, "t"));
    if (!json_is_object(m) || !kind) {
        fprintf(stderr, "no answer: %.*s\n", (int)(f->length - head), f->bytes + head);
        abort();
    }
    if (strcmp(kind, "created") == 0)
        snprintf(tables[0], DB_ID, "%s", json_string_value(json_object_get(m, "table")));
    const char *status = json_string_value(json_object_get(m, "status"));
    over = over || (status && strcmp(status, "over") == 0);
    json_decref(m);
}

static void connect_client(void)
{
    conn = conn_make(house->net);
    free(conn->http);
    conn->http = NULL;
    if (!ws_open(conn))
        abort();
    client_opened(house, conn);
}

static bool busy(void)
{
    return queue_pending(house->queue) || house->work_busy || house->passwords_busy;
}

/* Until nothing is under way: the store and the workers answer in their own time. Bots that play
 * among themselves are not waited for. */
static void settle(void)
{
    conn_drain(conn, look);
    for (int i = 0; i < WAITS && busy(); i++) {
        conn->seen = uv_now(&loop); /* it is not idle */
        uv_run(&loop, UV_RUN_ONCE);
        conn_drain(conn, look);
    }
}

static void say(const char *text, size_t n)
{
    hosting_said(house, conn, text, n);
    settle();
}

static void say_text(const char *text) { say(text, strlen(text)); }

static void play_until_over(void)
{
    char text[MESSAGE];
    snprintf(text, sizeof text, "{\"t\":\"handover\",\"table\":\"%s\",\"spec\":\"random\"}",
             tables[0]);
    say_text(text);
    for (int i = 0; i < 1000 && !over; i++)
        settle();
    if (!over)
        abort();
}

static void hello(void) { say_text("{\"t\":\"hello\",\"protocol\":2,\"token\":null}"); }

static void open_hall(void)
{
    static mh_error error;
    const srv_config config = {
        .host = "127.0.0.1", .data = DB_MEMORY, .node = "fuzz", .no_limits = true, .workers = 2};
    seed = 1;
    uv_loop_init(&loop);
    house = srv_open(&loop, &config, &error);
    if (!house)
        abort();
    connect_client();
    hello();
    over = false;
    say_text("{\"t\":\"create\",\"game\":\"rage\",\"seats\":[\"me\",\"random\"]}");
    play_until_over();
    memcpy(tables[1], tables[0], DB_ID);
    say_text("{\"t\":\"create\",\"game\":\"midgard\",\"seats\":[\"me\",\"random\"]}");
}

static void close_hall(void)
{
    conn_drain(conn, NULL);
    conn_end(conn);
    srv_close(house);
    house = NULL;
}

/* One line with its placeholders filled in. */
static size_t fill(const uint8_t *line, size_t n, char out[MESSAGE])
{
    size_t length = 0;
    for (size_t i = 0; i < n && length + DB_ID < MESSAGE; i++)
        if (line[i] == '@' || line[i] == '&')
            length += (size_t)snprintf(out + length, DB_ID, "%s", tables[line[i] == '&']);
        else
            out[length++] = (char)line[i];
    return length;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
    static randombytes_implementation counted = {
        .implementation_name = random_name, .random = random_word, .buf = random_bytes};
    char text[MESSAGE];
    if (!inputs)
        randombytes_set_implementation(&counted);
    if (!house)
        open_hall();
    unsigned messages = 0;
    for (size_t at = 0; at < n && messages++ < MESSAGES;) {
        const uint8_t *end = memchr(data + at, '\n', n - at);
        size_t line = end ? (size_t)(end - data) - at : n - at;
        if (conn->ending || conn->closed) {
            conn_end(conn);
            connect_client();
            hello();
        }
        say(text, fill(data + at, line, text));
        at += line + 1;
    }
    if (conn->ending || conn->closed) {
        conn_end(conn);
        connect_client();
        hello();
    }
    if (++inputs % INPUTS == 0)
        close_hall();
    return 0;
}
