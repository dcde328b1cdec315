/* room.c - what the hall has of its host: memory, luck; and where it leaves its wishes. */
#include <string.h>

#include "core/sha256.h"
#include "inside.h"

enum { BLOCK = 64 << 10, ALIGN = 16 };

/* ---- memory ------------------------------------------------------------------------------ */

void *hall_get(hall *h, size_t n)
{
    void *p = h->config.memory(h->config.ctx, NULL, 0, n);
    if (p)
        memset(p, 0, n);
    return p;
}

void hall_free(hall *h, void *p, size_t n)
{
    if (p)
        h->config.memory(h->config.ctx, p, n, 0);
}

bool hall_grow(hall *h, void **p, uint32_t *cap, uint32_t want, size_t each)
{
    uint32_t more = *cap ? *cap + *cap / 2 : 4;
    if (want <= *cap)
        return true;
    if (more < want)
        more = want;
    void *grown = h->config.memory(h->config.ctx, *p, *cap * each, more * each);
    if (!grown)
        return false;
    assert(more >= want);
    *p = grown;
    *cap = more;
    return true;
}

/* ---- what lives for one call ---------------------------------------------------------------- */

static block *new_block(hall *h, size_t n)
{
    size_t cap = n > BLOCK ? n : BLOCK;
    block *b = h->config.memory(h->config.ctx, NULL, 0, sizeof *b + cap);
    if (!b)
        return NULL;
    *b = (block){.next = h->blocks, .cap = cap};
    h->blocks = b;
    return b;
}

void *turn_room(void *hall_of, size_t n)
{
    hall *h = hall_of;
    block *b = h->blocks;
    size_t at = b ? (b->used + ALIGN - 1) / ALIGN * ALIGN : 0;
    if (!b || at + n > b->cap) {
        b = new_block(h, n);
        at = 0;
    }
    if (!b)
        return NULL;
    assert(at + n <= b->cap);
    b->used = at + n;
    return b->data + at;
}

static void keep_blocks(hall *h, unsigned count)
{
    while (h->blocks && (!count || h->blocks->next)) {
        block *b = h->blocks;
        h->blocks = b->next;
        hall_free(h, b, sizeof *b + b->cap);
    }
    if (h->blocks)
        h->blocks->used = 0;
}

void turn_begin(hall *h, const hall_moment *m)
{
    keep_blocks(h, 1);
    h->first = NULL;
    h->end = &h->first;
    if (m->ms > h->now)
        h->now = m->ms;
    memcpy(h->luck, m->luck, sizeof h->luck);
    h->lucks = 0;
}

void turn_free(hall *h) { keep_blocks(h, 0); }

const char *turn_text(hall *h, putter *put, const void *about, size_t *length)
{
    for (;;) {
        block *b = h->blocks;
        mh_text out = mh_text_open(b ? b->data + b->used : NULL, b ? b->cap - b->used : 0);
        put(&out, about);
        *length = out.len;
        if (b && out.len < b->cap - b->used) {
            b->used += out.len + 1;
            return out.buf;
        }
        if (!new_block(h, out.len + 1))
            return NULL;
    }
}

const char *turn_joined(hall *h, const char *const *parts, size_t count)
{
    size_t n = 0;
    for (size_t i = 0; i < count; i++)
        n += strlen(parts[i]);
    char *out = turn_room(h, n + 1);
    if (!out)
        return NULL;
    n = 0;
    for (size_t i = 0; i < count; i++) {
        memcpy(out + n, parts[i], strlen(parts[i]));
        n += strlen(parts[i]);
    }
    out[n] = 0;
    return out;
}

/* ---- luck -------------------------------------------------------------------------------------
 */

/* Each under its own word, so that an id says nothing about a key drawn in the same call. */
void luck_bytes(hall *h, const char *word, void *out, size_t n)
{
    uint8_t digest[MH_SHA256];
    uint32_t number = h->lucks++;
    uint8_t bytes[4] = {(uint8_t)number, (uint8_t)(number >> 8), (uint8_t)(number >> 16),
                        (uint8_t)(number >> 24)};
    mh_sha256 s;
    assert(n <= sizeof digest);
    mh_sha256_open(&s);
    mh_sha256_add(&s, h->luck, sizeof h->luck);
    mh_sha256_add(&s, bytes, sizeof bytes);
    mh_sha256_add(&s, word, strlen(word));
    mh_sha256_close(&s, digest);
    memcpy(out, digest, n);
}

void luck_id(hall *h, char out[HALL_ID])
{
    static const char digits[] = "0123456789abcdefghjkmnpqrstvwxyz";
    uint8_t bytes[12];
    luck_bytes(h, "id", bytes, sizeof bytes);
    for (size_t i = 0; i < sizeof bytes; i++)
        out[i] = digits[bytes[i] & 31];
    out[sizeof bytes] = 0;
}

/* 128 bits, six to a letter. */
void luck_code(hall *h, char out[HALL_INVITE])
{
    static const char letters[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    uint8_t bytes[18] = {0};
    luck_bytes(h, "invite", bytes, 16);
    for (unsigned i = 0; i < 22; i++) {
        unsigned bit = i * 6, pair = (unsigned)bytes[bit / 8] << 8 | bytes[bit / 8 + 1];
        out[i] = letters[pair >> (10 - bit % 8) & 63];
    }
    out[22] = 0;
}

/* ---- wishes ------------------------------------------------------------------------------------
 */

void wish_for(hall *h, wish *w)
{
    w->next = NULL;
    *h->end = w;
    h->end = &w->next;
}

bool hall_next(hall *h, hall_wish *out)
{
    if (h->first) {
        *out = h->first->wish;
        h->first = h->first->next;
        if (!h->first)
            h->end = &h->first;
        return true;
    }
    for (unsigned i = 0; h->failures && i < HALL_SLOTS; i++)
        for (client *c = h->clients[i]; c; c = c->next)
            if (c->failed) {
                c->failed = false;
                h->failures--;
                *out = (hall_wish){.want = HALL_HANG_UP, .to = &c->number, .count = 1};
                return true;
            }
    return false;
}

void client_lost(hall *h, client *c)
{
    h->failures += !c->failed;
    c->failed = true;
}

void hang_up(hall *h, client *c, const char *why, bool again)
{
    wish *w = turn_room(h, sizeof *w);
    if (!w) {
        client_lost(h, c);
        return;
    }
    w->wish = (hall_wish){
        .want = HALL_HANG_UP, .to = &c->number, .count = 1, .text = why, .again = again};
    wish_for(h, w);
}

void send_text(hall *h, const hall_client *to, uint32_t count, const char *text, size_t n)
{
    wish *w = turn_room(h, sizeof *w);
    hall_client *all = w ? turn_room(h, count * sizeof *all) : NULL;
    if (!all || !text) { /* who cannot be told would wait for ever */
        for (uint32_t i = 0; i < count; i++) {
            client *c = client_of(h, to[i]);
            if (c)
                client_lost(h, c);
        }
        return;
    }
    memcpy(all, to, count * sizeof *all);
    w->wish = (hall_wish){.want = HALL_SEND, .to = all, .count = count, .text = text, .length = n};
    wish_for(h, w);
}

void hall_note(hall *h, const table *t, const char *text, const char *why)
{
    wish *w = turn_room(h, sizeof *w);
    char *kept = w && why ? turn_room(h, strlen(why) + 1) : NULL;
    char *id = w ? turn_room(h, HALL_ID) : NULL;
    if (!id)
        return;
    if (kept)
        memcpy(kept, why, strlen(why) + 1);
    memcpy(id, t->head.id, HALL_ID);
    w->wish = (hall_wish){.want = HALL_NOTE, .text = text, .table = id, .why = kept};
    wish_for(h, w);
}

void hall_spend(asked *q, hall_may what)
{
    wish *w = turn_room(q->h, sizeof *w);
    if (!w)
        return;
    w->wish = (hall_wish){.want = HALL_SPENT, .to = &q->c->number, .count = 1, .spent = what};
    wish_for(q->h, w);
}
