/* data_write.c - self-play records to a file. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include "data_form.h"

enum { MAX_PATH = 4096, VARINT = 10, FIRST_ROOM = 1 << 16 };

struct data_block {
    const data_about *about;
    uint8_t *bytes; /* head, payload, hash */
    size_t size, room;
    size_t records_at; /* where the records begin */
    uint64_t number;
    uint32_t records;
    uint8_t seen[MH_MAX_SEATS]; /* a bit: the seat has a state before */
    mh_room before[MH_MAX_SEATS];
};

/* ---- one game ---- */

data_block *data_block_open(const data_about *about)
{
    data_block *b = calloc(1, sizeof *b);
    if (!b)
        return NULL;
    b->about = about;
    b->room = FIRST_ROOM;
    b->bytes = malloc(b->room);
    if (b->bytes)
        return b;
    free(b);
    return NULL;
}

void data_block_close(data_block *b)
{
    if (!b)
        return;
    free(b->bytes);
    free(b);
}

/* Room for so many more bytes; a game grows to twice its size a few times only. */
static bool reserve(data_block *b, size_t more)
{
    size_t room = b->room;
    if (b->size + more <= room)
        return true;
    while (room < b->size + more)
        room *= 2;
    uint8_t *bytes = room <= DATA_MAX_BLOCK ? realloc(b->bytes, room) : NULL;
    if (!bytes)
        return false;
    b->bytes = bytes;
    b->room = room;
    return true;
}

static void put(data_block *b, uint64_t x, unsigned bytes)
{
    form_put(b->bytes + b->size, x, bytes);
    b->size += bytes;
}

/* Seven bits a byte, the lowest first; the top bit says that more follow. */
static void put_number(data_block *b, uint64_t x)
{
    for (; x > 0x7f; x >>= 7)
        b->bytes[b->size++] = (uint8_t)(x | 0x80);
    b->bytes[b->size++] = (uint8_t)x;
}

static void put_signed(data_block *b, int64_t x)
{
    put_number(b, x < 0 ? 2 * (uint64_t)(-(x + 1)) + 1 : 2 * (uint64_t)x);
}

/* A word as a mask of its bytes that differ from `old`, and these. */
static void put_word(data_block *b, uint64_t word, uint64_t old)
{
    uint8_t *mask = &b->bytes[b->size++];
    uint64_t differ = word ^ old;
    *mask = 0;
    for (unsigned i = 0; differ; i++, differ >>= 8)
        if (differ & 0xff) {
            *mask |= (uint8_t)(1u << i);
            b->bytes[b->size++] = (uint8_t)(word >> 8 * i);
        }
}

/* Words that are as they were, then words that are not, and so on. */
static void put_state(data_block *b, const mh_state *st, int seat)
{
    size_t words = b->about->game->state_size / 8, at = 0;
    mh_room *before = &b->before[seat], now;
    memcpy(&now, st, b->about->game->state_size);
    if (!b->seen[seat])
        memset(before, 0, b->about->game->state_size);
    b->seen[seat] = 1;
    while (at < words) {
        size_t same = at, end;
        while (same < words && now.words[same] == before->words[same])
            same++;
        for (end = same; end < words && now.words[end] != before->words[end];)
            end++;
        put_number(b, same - at);
        put_number(b, end - same);
        for (size_t i = same; i < end; i++)
            put_word(b, now.words[i], before->words[i]);
        at = end;
    }
    memcpy(before, &now, b->about->game->state_size);
}

void data_block_begin(data_block *b, uint64_t number)
{
    b->number = number;
    b->records = 0;
    b->size = FORM_BLOCK_HEAD;
    memset(b->seen, 0, sizeof b->seen);
}

bool data_block_add(data_block *b, const data_record *r)
{
    uint64_t last = 0;
    size_t answer = 9 + (r->visits ? VARINT : 0);
    if (!reserve(b, 64 + (size_t)r->n * answer + (size_t)b->about->game->state_size * 3))
        return false;
    put(b, (unsigned)r->seat | (r->visits ? FORM_SEARCHED : 0), 1);
    put_number(b, r->n);
    put_number(b, r->choice);
    for (uint32_t i = 0; i < r->n; i++) {
        put_word(b, r->legal[i].bits, last);
        last = r->legal[i].bits;
    }
    for (uint32_t i = 0; i < r->n && r->visits; i++)
        put_number(b, r->visits[i]);
    put_state(b, r->hidden, r->seat);
    b->records++;
    return true;
}

/* The result stands behind the records, where it is known. */
bool data_block_end(data_block *b, const mh_state *end)
{
    const mh_game *g = b->about->game;
    uint8_t rank[MH_MAX_SEATS] = {0};
    if (!reserve(b, 128))
        return false;
    g->rank(end, rank);
    for (int seat = 0; seat < end->seats; seat++) {
        put_signed(b, mh_total(g, end, seat));
        put(b, rank[seat], 1);
    }
    put(b, b->records, 4);
    form_put(b->bytes, FORM_GAME, 4);
    form_put(b->bytes + 4, b->size - FORM_BLOCK_HEAD, 4);
    form_put(b->bytes + 8, b->number, 8);
    put(b, mh_hash(b->bytes, b->size), 8);
    return true;
}

/* ---- the file ---- */

struct data_writer {
    FILE *f;
    char path[MAX_PATH], beside[MAX_PATH + 16];
    uint64_t games, chain; /* the hashes of all blocks, one into the next */
};

static bool refuse(mh_error *e, const char *path, int number)
{
    mh_fail(e, MH_EFAILED, "cannot write %.160s: %s", path, strerror(number));
    mh_point_at(e, path, NULL);
    return false;
}

static size_t put_text(uint8_t *to, size_t at, const char *text)
{
    size_t n = strlen(text);
    to[at] = (uint8_t)n;
    /* NOLINTNEXTLINE(bugprone-not-null-terminated-result): its length stands before it */
    memcpy(to + at + 1, text, n);
    return at + 1 + n;
}

static size_t make_header(const data_about *about, uint8_t out[FORM_HEADER])
{
    memcpy(out, form_magic, FORM_MAGIC);
    form_put(out + 8, DATA_VERSION, 4);
    form_put(out + 16, about->game->content, 4);
    form_put(out + 20, about->game->rules_version, 2);
    form_put(out + 22, (uint64_t)about->seats, 2);
    form_put(out + 24, about->game->state_size, 4);
    form_put(out + 28, about->options, 8);
    form_put(out + 36, about->seed, 8);
    form_put(out + 44, 0, 8); /* spare */
    size_t n = put_text(out, FORM_FIXED, about->game->id);
    for (int seat = 0; seat < about->seats; seat++)
        n = put_text(out, n, about->bot[seat]);
    form_put(out + 12, n + FORM_HASH, 4);
    form_put(out + n, mh_hash(out, n), 8);
    return n + FORM_HASH;
}

static bool open_beside(data_writer *w)
{
    uint32_t x = 0;
    struct stat info;
    if (stat(w->path, &info) == 0 && !S_ISREG(info.st_mode)) {
        errno = S_ISDIR(info.st_mode) ? EISDIR : EINVAL;
        return false;
    }
    if (getrandom(&x, sizeof x, 0) != sizeof x)
        return false;
    snprintf(w->beside, sizeof w->beside, "%s.%08x", w->path, (unsigned)x);
    int fd = open(w->beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    w->f = fd < 0 ? NULL : fdopen(fd, "wb");
    return w->f != NULL;
}

data_writer *data_create(const char *path, const data_about *about, mh_error *e)
{
    uint8_t header[FORM_HEADER];
    data_writer *w = calloc(1, sizeof *w);
    if (!w || strlen(path) >= MAX_PATH) {
        refuse(e, path, w ? ENAMETOOLONG : ENOMEM);
        free(w);
        return NULL;
    }
    memcpy(w->path, path, strlen(path) + 1);
    size_t n = make_header(about, header);
    if (open_beside(w) && fwrite(header, 1, n, w->f) == n)
        return w;
    refuse(e, path, errno);
    data_drop(w);
    return NULL;
}

bool data_append(data_writer *w, const data_block *b, mh_error *e)
{
    if (fwrite(b->bytes, 1, b->size, w->f) != b->size)
        return refuse(e, w->path, errno);
    w->chain = mh_mix(w->chain, form_get(b->bytes + b->size - FORM_HASH, 8));
    w->games++;
    return true;
}

void data_drop(data_writer *w)
{
    if (w->f) {
        fclose(w->f);
        unlink(w->beside);
    }
    free(w);
}

bool data_finish(data_writer *w, mh_error *e)
{
    uint8_t end[FORM_BLOCK_HEAD + FORM_HASH];
    form_put(end, FORM_END, 4);
    form_put(end + 4, 0, 4);
    form_put(end + 8, w->games, 8);
    form_put(end + 16, mh_mix(w->chain, w->games), 8);
    bool ok = fwrite(end, 1, sizeof end, w->f) == sizeof end && fflush(w->f) == 0 &&
              fsync(fileno(w->f)) == 0;
    int number = errno;
    if (fclose(w->f) != 0 && ok) {
        ok = false;
        number = errno;
    }
    if (ok && rename(w->beside, w->path) != 0) {
        ok = false;
        number = errno;
    }
    if (!ok) {
        unlink(w->beside);
        refuse(e, w->path, number);
    }
    free(w);
    return ok;
}
