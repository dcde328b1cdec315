/* data_read.c - self-play records from a file. The bytes are hostile: a hash proves that they are
 * those that were written, and every length and number is looked at all the same. */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "data_form.h"

struct data_reader {
    FILE *f;
    data_about about;
    uint8_t *bytes; /* of the block at hand */
    size_t size, room;
    size_t at, end; /* of its records */
    uint64_t games, chain, number;
    uint32_t records, done;
    bool over;
    mh_room before[MH_MAX_SEATS];
    mh_action legal[MH_MAX_LEGAL];
    uint32_t visits[MH_MAX_LEGAL];
};

__attribute__((format(printf, 2, 3))) static bool refuse(mh_error *e, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    mh_vfail(e, MH_EPARSE, format, args);
    va_end(args);
    return false;
}

/* ---- the header ---- */

static bool read_text(const uint8_t *from, size_t n, size_t *at, char *out, size_t cap)
{
    size_t length = *at < n ? from[*at] : n;
    if (length >= cap || *at + 1 + length > n)
        return false;
    memcpy(out, from + *at + 1, length);
    out[length] = 0;
    *at += 1 + length;
    return strlen(out) == length;
}

/* Is it played by the rules and tables of this build? */
static bool fits(const uint8_t *head, const char *id, data_about *about, mh_error *e)
{
    about->game = mh_find(id);
    about->seats = (int)form_get(head + 22, 2);
    about->options = form_get(head + 28, 8);
    about->seed = form_get(head + 36, 8);
    if (!about->game)
        return refuse(e, "data of a game '%.40s' that is not known here", id);
    if (form_get(head + 16, 4) != about->game->content)
        return refuse(e, "data made with other tables of %s (content %08x, here %08x)", id,
                      (unsigned)form_get(head + 16, 4), (unsigned)about->game->content);
    if (form_get(head + 20, 2) != about->game->rules_version ||
        form_get(head + 24, 4) != about->game->state_size)
        return refuse(e, "data of another version of the rules of %s", id);
    if (about->seats < about->game->min_seats || about->seats > about->game->max_seats)
        return refuse(e, "data of %d seats; %s is for %d to %d", about->seats, id,
                      about->game->min_seats, about->game->max_seats);
    return true;
}

static bool read_header(data_reader *r, mh_error *e)
{
    uint8_t head[FORM_HEADER];
    char id[64];
    size_t at = FORM_FIXED;
    if (fread(head, 1, 16, r->f) != 16 || memcmp(head, form_magic, FORM_MAGIC) != 0)
        return refuse(e, "no self-play data of meadhall");
    if (form_get(head + 8, 4) != DATA_VERSION)
        return refuse(e, "data of version %u; expected %d", (unsigned)form_get(head + 8, 4),
                      DATA_VERSION);
    size_t n = form_get(head + 12, 4);
    if (n < FORM_FIXED + FORM_HASH || n > FORM_HEADER ||
        fread(head + 16, 1, n - 16, r->f) != n - 16)
        return refuse(e, "the header is cut off");
    n -= FORM_HASH;
    if (form_get(head + n, 8) != mh_hash(head, n))
        return refuse(e, "the header is damaged");
    if (!read_text(head, n, &at, id, sizeof id))
        return refuse(e, "the header names no game");
    if (!fits(head, id, &r->about, e))
        return false;
    for (int seat = 0; seat < r->about.seats; seat++)
        if (!read_text(head, n, &at, r->about.bot[seat], HOST_NAME))
            return refuse(e, "the header names no bot for seat %d", seat);
    return at == n || refuse(e, "something stands behind the header");
}

data_reader *data_open(const char *path, mh_error *e)
{
    data_reader *r = calloc(1, sizeof *r);
    if (!r) {
        mh_fail(e, MH_ENOMEM, "out of memory");
        return NULL;
    }
    r->f = fopen(path, "rb");
    if (!r->f)
        refuse(e, "cannot read %.160s: %s", path, strerror(errno));
    else if (read_header(r, e))
        return r;
    data_close(r);
    return NULL;
}

void data_close(data_reader *r)
{
    if (!r)
        return;
    if (r->f)
        fclose(r->f);
    free(r->bytes);
    free(r);
}

const data_about *data_of(const data_reader *r) { return &r->about; }

/* ---- blocks ---- */

static data_got bad(mh_error *e, const data_reader *r, const char *what)
{
    refuse(e, "game %llu of the file %s", (unsigned long long)r->games, what);
    return DATA_BAD;
}

/* Nothing may follow the end, and it knows how many games there were. */
static data_got read_end(data_reader *r, const uint8_t *head, mh_error *e)
{
    uint8_t hash[FORM_HASH];
    uint64_t games = form_get(head + 8, 8);
    r->over = true;
    if (fread(hash, 1, FORM_HASH, r->f) != FORM_HASH)
        return bad(e, r, "is cut off");
    if (form_get(head + 4, 4) || games != r->games || form_get(hash, 8) != mh_mix(r->chain, games))
        return refuse(e, "the end does not fit the games before it"), DATA_BAD;
    if (fgetc(r->f) != EOF)
        return refuse(e, "unexpected data after the end"), DATA_BAD;
    return DATA_END;
}

static bool make_room(data_reader *r, size_t n)
{
    if (n <= r->room)
        return true;
    uint8_t *bytes = realloc(r->bytes, n);
    r->bytes = bytes ? bytes : r->bytes;
    r->room = bytes ? n : r->room;
    return bytes != NULL;
}

static bool read_number(const data_reader *r, size_t *at, size_t end, uint64_t *out)
{
    uint64_t x = 0;
    for (unsigned shift = 0; shift < 64 && *at < end; shift += 7) {
        uint8_t byte = r->bytes[(*at)++];
        x |= (uint64_t)(byte & 0x7f) << shift;
        if (!(byte & 0x80)) {
            *out = x;
            return true;
        }
    }
    return false;
}

/* How it ended stands behind the records; its place is found by reading them once. */
static bool read_result(data_reader *r, data_game *out, size_t at, size_t end)
{
    for (int seat = 0; seat < r->about.seats; seat++) {
        uint64_t x = 0;
        if (!read_number(r, &at, end, &x) || at >= end)
            return false;
        int64_t score = x & 1 ? -(int64_t)(x / 2) - 1 : (int64_t)(x / 2);
        out->score[seat] = (int32_t)score;
        out->rank[seat] = r->bytes[at++];
        if (score < INT32_MIN || score > INT32_MAX || !out->rank[seat] ||
            out->rank[seat] > r->about.seats)
            return false;
    }
    return at == end;
}

static data_got read_record(data_reader *r, data_record *out);

static void rewind_block(data_reader *r)
{
    r->at = FORM_BLOCK_HEAD;
    r->done = 0;
    memset(r->before, 0, sizeof r->before);
}

static data_got look_through(data_reader *r, data_game *out, mh_error *e)
{
    data_record one;
    r->records = (uint32_t)form_get(r->bytes + r->size - 4, 4);
    r->end = r->size - 4;
    rewind_block(r);
    for (uint32_t i = 0; i < r->records; i++)
        if (read_record(r, &one) != DATA_ONE)
            return bad(e, r, "has a record that cannot be");
    *out = (data_game){.number = r->number, .records = r->records};
    if (!read_result(r, out, r->at, r->end))
        return bad(e, r, "has no proper result");
    r->end = r->at;
    rewind_block(r);
    return DATA_ONE;
}

data_got data_next_game(data_reader *r, data_game *out, mh_error *e)
{
    uint8_t head[FORM_BLOCK_HEAD];
    if (r->over)
        return refuse(e, "the file was read to its end"), DATA_BAD;
    if (fread(head, 1, sizeof head, r->f) != sizeof head)
        return bad(e, r, "is cut off");
    uint64_t mark = form_get(head, 4), length = form_get(head + 4, 4);
    if (mark == FORM_END)
        return read_end(r, head, e);
    if (mark != FORM_GAME || length < 4 || length > DATA_MAX_BLOCK)
        return bad(e, r, "is damaged");
    r->size = FORM_BLOCK_HEAD + length;
    if (!make_room(r, r->size + FORM_HASH)) {
        bad(e, r, "needs more memory than there is");
        e->code = MH_ENOMEM;
        return DATA_BAD;
    }
    memcpy(r->bytes, head, sizeof head);
    if (fread(r->bytes + sizeof head, 1, length + FORM_HASH, r->f) != length + FORM_HASH)
        return bad(e, r, "is cut off");
    uint64_t hash = form_get(r->bytes + r->size, 8);
    if (hash != mh_hash(r->bytes, r->size))
        return bad(e, r, "is damaged");
    r->chain = mh_mix(r->chain, hash);
    r->number = form_get(head + 8, 8);
    data_got got = look_through(r, out, e);
    r->games++;
    return got;
}

/* ---- records ---- */

static bool read_word(data_reader *r, uint64_t *word)
{
    if (r->at >= r->end)
        return false;
    unsigned mask = r->bytes[r->at++];
    for (unsigned i = 0; mask >> i; i++) {
        if (!(mask >> i & 1))
            continue;
        if (r->at >= r->end)
            return false;
        *word = (*word & ~(0xffull << 8 * i)) | (uint64_t)r->bytes[r->at++] << 8 * i;
    }
    return true;
}

static bool read_state(data_reader *r, int seat)
{
    uint64_t words = r->about.game->state_size / 8, at = 0, same = 0, other = 0;
    while (at < words) {
        if (!read_number(r, &r->at, r->end, &same) || !read_number(r, &r->at, r->end, &other) ||
            same > words - at || other > words - at - same || same + other == 0)
            return false;
        at += same;
        for (; other; other--)
            if (!read_word(r, &r->before[seat].words[at++]))
                return false;
    }
    const mh_state *st = &r->before[seat].st;
    return st->seats == r->about.seats && st->depth && st->depth <= MH_MAX_DEPTH;
}

static bool read_legal(data_reader *r, uint32_t n)
{
    uint64_t last = 0;
    for (uint32_t i = 0; i < n; i++) {
        uint64_t next = last;
        if (!read_word(r, &next) || next <= last ||
            !mh_well_formed(r->about.game, (mh_action){next}))
            return false;
        r->legal[i].bits = last = next;
    }
    return true;
}

static bool read_visits(data_reader *r, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++) {
        uint64_t x = 0;
        if (!read_number(r, &r->at, r->end, &x) || x > UINT32_MAX)
            return false;
        r->visits[i] = (uint32_t)x;
    }
    return true;
}

static data_got read_record(data_reader *r, data_record *out)
{
    uint64_t n = 0, choice = 0;
    if (r->done == r->records)
        return DATA_END;
    if (r->at >= r->end)
        return DATA_BAD;
    unsigned first = r->bytes[r->at++], seat = first & FORM_SEAT;
    bool searched = (first & FORM_SEARCHED) != 0;
    if (first > (FORM_SEAT | FORM_SEARCHED) || seat >= (unsigned)r->about.seats ||
        !read_number(r, &r->at, r->end, &n) || !read_number(r, &r->at, r->end, &choice) || !n ||
        n > MH_MAX_LEGAL || choice >= n || !read_legal(r, (uint32_t)n) ||
        (searched && !read_visits(r, (uint32_t)n)) || !read_state(r, (int)seat))
        return DATA_BAD;
    r->done++;
    *out = (data_record){&r->before[seat].st, (int)seat, (uint32_t)n,
                         (uint32_t)choice,    r->legal,  searched ? r->visits : NULL};
    return DATA_ONE;
}

data_got data_next(data_reader *r, data_record *out, mh_error *e)
{
    data_got got = read_record(r, out);
    return got == DATA_BAD ? bad(e, r, "has a record that cannot be") : got;
}
