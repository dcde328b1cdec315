/* Fuzzer: any bytes as what a caller of the port says, from the request line to frames behind an
 * upgrade. Every answer is HTTP, and nothing is answered after the last one. */
#include "fake_feed.h"
#include "feed.h"

static unsigned opened, gone;
static bool upgraded;

static bool admit(void *ctx, const char *address, bool room)
{
    (void)ctx;
    if (strlen(address) >= NET_ADDRESS || !room)
        abort();
    return true;
}

static void on_open(void *ctx, net_conn *c)
{
    (void)ctx;
    opened++;
    upgraded = true;
    net_set_user(c, &opened);
}

static void on_said(void *ctx, net_conn *c, const char *text, size_t n)
{
    (void)ctx, (void)text;
    if (!upgraded || n > NET_MESSAGE)
        abort();
    net_end(c, NET_CODE_NORMAL, "heard");
}

static bool on_framed(void *ctx, net_conn *c)
{
    (void)ctx, (void)c;
    return true;
}

static void on_gone(void *ctx, net_conn *c)
{
    (void)ctx, (void)c;
    gone++;
}

static bool page(void *ctx, const char *path, bool trusted, net_page *out)
{
    (void)ctx;
    if (trusted || strlen(path) >= PATH || strpbrk(path, "?#"))
        abort(); /* no local caller here, and queries are cut off */
    if (strcmp(path, "/made") != 0)
        return false;
    out->type = "text/plain";
    out->text = strdup("made on demand\n");
    return true;
}

/* Pages asked for before on the same connection are answered first. */
static bool was_promised(const net_conn *c)
{
    for (unsigned i = 0; i < c->queued; i++)
        if (c->queue[i]->length > 13 && memcmp(c->queue[i]->bytes, "HTTP/1.1 101 ", 13) == 0)
            return true;
    return false;
}

static void look(const net_frame *f)
{
    if (f->length > 1u << 20)
        abort();
}

static void write_file(const char *folder, const char *name, const char *text)
{
    char path[64];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *f = fopen(path, "w");
    if (!f || fputs(text, f) < 0 || fclose(f))
        abort();
}

/* One file that lies there in three forms: /x. */
static net_files *some_files(void)
{
    static const char *const names[] = {"x", "x.gz", "x.br"};
    static const char *const texts[] = {"as it is", "packed", "small"};
    char folder[] = "/tmp/meadhall-fuzz-XXXXXX", path[64];
    if (!mkdtemp(folder))
        abort();
    for (int i = 0; i < 3; i++)
        write_file(folder, names[i], texts[i]);
    net_files *files = net_files_read(folder);
    for (int i = 0; i < 3; i++) {
        snprintf(path, sizeof path, "%s/%s", folder, names[i]);
        remove(path);
    }
    remove(folder);
    if (!files || files->count != 3)
        abort();
    return files;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
    static uv_loop_t loop;
    static net hall;
    if (!hall.loop) {
        uv_loop_init(&loop);
        hall.loop = &loop;
        hall.files = some_files();
        hall.config = (net_config){.host = "127.0.0.1",
                                   .origins = "https://hall.example,https://b.example",
                                   .admit = admit,
                                   .opened = on_open,
                                   .said = on_said,
                                   .framed = on_framed,
                                   .gone = on_gone,
                                   .page = page};
    }
    upgraded = false;
    hall.config.behind_proxy = n && data[0] & 1;
    uint64_t before = hall.figures.bytes_out;
    net_conn *c = conn_make(&hall);
    conn_feed(c, data, n);
    bool flushed = hall.figures.bytes_out != before; /* more than the queue holds */
    const char *first = c->queued && !flushed ? c->queue[0]->bytes : NULL;
    if (first && memcmp(first, "HTTP/1.1 ", 9) != 0)
        abort();
    if (upgraded && !c->closed && (!c->socket || (first && !was_promised(c))))
        abort();
    conn_drain(c, look);
    conn_end(c);
    if (opened != gone)
        abort();
    return 0;
}
