/* campaign.c - a campaign over halls that are killed: `hall_campaign`.
 *
 * Two friends at two halls over one store play the first scenario of a campaign, with bots for
 * them, begin the second, and begin it again in a fork. A first run counts the rows; then the halls
 * are killed behind one row after the other, with everything that is not durable lost, and the
 * friends come back and go on. Each time the book has its page once, every scenario has one table,
 * and all memory is given back. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hall/read.h"
#include "meadhall/hall.h"

enum { NODES = 2, TABLES = 32, PENDING = 256, ROUNDS = 4000, ARENA = 1 << 20 };

typedef struct kept {
    hall_head head;
    hall_row *rows;
    size_t count;
} kept;

typedef struct pending {
    unsigned node;
    hall_want want;
    hall_op op;
    uint32_t seq;
    const hall_row *row;
    const hall_head *head;
    hall_search *search;
    char table[HALL_ID];
} pending;

typedef struct friend
{ /* one at each hall */
    char kind[24], table[HALL_ID], invite[HALL_INVITE];
    int64_t number, played;
    bool answered;
}
friend;

static hall *halls[NODES];
static friend friends[NODES];
static kept store[TABLES];
static unsigned tables, first, last, rows, kill_behind, kills;
static pending queue[PENDING];
static hall_moment now = {.ms = 1700000000000};
static uint64_t luck; /* the same in every run, so that each is killed behind its row */
static size_t bytes;
static char campaign[HALL_ID], branch[HALL_ID], invite[HALL_INVITE];
static char arena[ARENA];
static size_t used;

#define EXPECT(x)                                                                              \
    do {                                                                                       \
        if (!(x)) {                                                                            \
            fprintf(stderr, "hall_campaign: killed behind row %u: line %d: %s\n", kill_behind, \
                    __LINE__, #x);                                                             \
            exit(1);                                                                           \
        }                                                                                      \
    } while (0)

static void *memory(void *ctx, void *old, size_t had, size_t want)
{
    (void)ctx;
    bytes += want;
    bytes -= had;
    if (want)
        return realloc(old, want);
    free(old);
    return NULL;
}

static const hall_moment *moment(void)
{
    for (size_t i = 0; i < sizeof now.luck; i++) {
        luck = luck * 6364136223846793005u + 1442695040888963407u;
        now.luck[i] = (uint8_t)(luck >> 56);
    }
    now.ms++;
    return &now;
}

static void *room(void *ctx, size_t n)
{
    (void)ctx;
    used = (used + 15) / 16 * 16;
    EXPECT(used + n <= ARENA);
    used += n;
    return arena + used - n;
}

/* ---- friends -------------------------------------------------------------------------------- */

static void copy_text(const read_node *in, const char *key, char *out, size_t cap)
{
    const read_node *x = in && in->type == READ_OBJECT ? read_find(in, key) : NULL;
    if (x && x->type == READ_TEXT)
        snprintf(out, cap, "%s", x->text);
}

static void hears(friend *f, const char *text, size_t n)
{
    used = 0;
    const read_node *in = read_object(text, n, room, NULL);
    EXPECT(in);
    const read_node *book = read_find(in, "book"), *req = read_find(in, "req");
    if (book && book->type == READ_OBJECT)
        f->played = read_find(book, "played")->number;
    if (!req || req->type != READ_INT)
        return;
    f->answered = true;
    copy_text(in, "t", f->kind, sizeof f->kind);
    copy_text(in, "table", f->table, sizeof f->table);
    copy_text(in, "invite", f->invite, sizeof f->invite);
    const read_node *number = read_find(in, "number");
    f->number = number ? number->number : 0;
}

/* ---- the store and the halls ------------------------------------------------------------------ */

static kept *find(const char *id)
{
    for (unsigned i = 0; i < tables; i++)
        if (strcmp(store[i].head.id, id) == 0)
            return &store[i];
    return NULL;
}

static void open_halls(void)
{
    static const char *const names[NODES] = {"ann", "bob"};
    hall_config config = {.memory = memory, .drafts = HALL_DRAFTS, .adviser = "random"};
    for (unsigned node = 0; node < NODES; node++) {
        hall_person who = {.parts = 0};
        snprintf(who.id, sizeof who.id, "%s", names[node]);
        snprintf(who.name, sizeof who.name, "%s", names[node]);
        halls[node] = hall_open(&config, moment());
        hall_came(halls[node], moment(), 1, &who);
        friends[node] = (friend){.played = 0};
    }
}

static void close_halls(void)
{
    for (unsigned node = 0; node < NODES; node++)
        hall_close(halls[node]);
    first = last = 0;
    EXPECT(bytes == 0);
}

static hall_stored_as append(const pending *p)
{
    kept *k = find(p->row->table);
    if (p->head && !k) {
        EXPECT(tables < TABLES);
        k = &store[tables++];
        *k = (kept){.head = *p->head};
    }
    uint64_t mark = k && k->count ? k->rows[k->count - 1].mark : 0;
    if (!k || p->row->seq != k->count || p->row->after != mark)
        return HALL_LOST;
    k->rows = realloc(k->rows, (k->count + 1) * sizeof *k->rows);
    char *body = malloc(p->row->length + 1);
    memcpy(body, p->row->body, p->row->length + 1);
    k->rows[k->count] = *p->row;
    k->rows[k->count++].body = body;
    rows++;
    return HALL_WON;
}

static void take_wishes(void)
{
    hall_wish w;
    for (unsigned node = 0; node < NODES; node++)
        while (hall_next(halls[node], &w)) {
            if (w.want == HALL_SEND)
                hears(&friends[node], w.text, w.length);
            EXPECT(w.want != HALL_HANG_UP);
            if (!w.op)
                continue;
            EXPECT(last - first < PENDING);
            pending *p = &queue[last++ % PENDING];
            *p = (pending){node, w.want, w.op, w.seq, w.row, w.head, w.search, ""};
            snprintf(p->table, sizeof p->table, "%s", w.table);
        }
}

/* False: the halls were killed, behind a durable row that nobody was told of. */
static bool answer_append(const pending *p)
{
    uint32_t seq = p->row->seq;
    hall_stored_as how = append(p);
    if (how == HALL_WON && rows == kill_behind) {
        kills++;
        close_halls();
        open_halls();
        return false;
    }
    hall_stored(halls[p->node], moment(), p->op, how, NULL);
    for (unsigned node = 0; node < NODES && how == HALL_WON; node++)
        if (node != p->node)
            hall_heard(halls[node], moment(), p->table, seq);
    return true;
}

static bool answer(const pending *p)
{
    hall *h = halls[p->node];
    const kept *k = find(p->table);
    if (p->want == HALL_APPEND)
        return answer_append(p);
    if (p->want == HALL_LOAD) {
        size_t from = k && p->seq < k->count ? p->seq : k ? k->count : 0;
        hall_loaded(h, moment(), p->op, k ? HALL_WON : HALL_LOST, NULL, k ? &k->head : NULL,
                    k ? k->rows + from : NULL, k ? k->count - from : 0);
    } else {
        hall_think(p->search, NULL, memory, NULL);
        hall_found(h, moment(), p->op);
    }
    return true;
}

/* Until nothing is under way, or everything has ended. */
static bool go_on(void)
{
    take_wishes();
    for (bool lives = true; first != last; take_wishes()) {
        pending p = queue[first++ % PENDING];
        lives = answer(&p);
        if (!lives)
            return false;
    }
    return true;
}

static void say(unsigned node, const char *text)
{
    friends[node].answered = false;
    hall_said(halls[node], moment(), 1, HALL_MAY_ALL & ~HALL_MAY_SHARE, text, strlen(text));
}

/* ---- what they do, again and again until it is done ---------------------------------------------- */

__attribute__((format(printf, 2, 3))) static bool ask(unsigned node, const char *format, ...)
{
    char text[256];
    va_list args;
    va_start(args, format);
    /* NOLINTNEXTLINE(clang-analyzer-valist.Uninitialized): clang 14 overlooks va_start */
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    say(node, text);
    return go_on() && friends[node].answered;
}

static bool is_told(unsigned node, const char *kind) { return !strcmp(friends[node].kind, kind); }

static bool begin(void)
{
    static const char make[] = "{\"t\":\"campaign_new\",\"req\":1,\"game\":\"divinus\","
                               "\"seats\":[\"me\",\"open\"],\"title\":\"Winter\"}";
    if (!*campaign) {
        if (!ask(0, "%s", make))
            return false;
        EXPECT(is_told(0, "created"));
        memcpy(campaign, friends[0].table, sizeof campaign);
        memcpy(invite, friends[0].invite, sizeof invite);
    }
    if (!ask(1, "{\"t\":\"join\",\"req\":2,\"table\":\"%s\",\"invite\":\"%s\"}", campaign, invite))
        return false;
    EXPECT(is_told(1, "table"));
    return ask(0, "{\"t\":\"watch\",\"req\":2,\"table\":\"%s\"}", campaign);
}

/* Both ask at the same time, and are led to the same table. */
static bool play_both(const char *book, int64_t *number)
{
    char text[128];
    snprintf(text, sizeof text, "{\"t\":\"campaign_play\",\"req\":3,\"table\":\"%s\"}", book);
    say(0, text);
    say(1, text);
    if (!go_on())
        return false;
    for (unsigned node = 0; node < NODES; node++)
        if (!friends[node].answered || !is_told(node, "scenario"))
            return false;
    EXPECT(strcmp(friends[0].table, friends[1].table) == 0);
    EXPECT(friends[0].number == friends[1].number);
    *number = friends[0].number;
    return true;
}

static bool hand_over(void)
{
    for (unsigned node = 0; node < NODES; node++)
        if (!ask(node, "{\"t\":\"handover\",\"req\":4,\"table\":\"%s\",\"spec\":\"random\"}",
                 friends[node].table))
            return false;
    return true;
}

/* Another book with the first page; the scenario after it begins there, too. */
static bool leave_for_another(void)
{
    int64_t number = 0;
    if (!*branch) {
        if (!ask(1,
                 "{\"t\":\"campaign_fork\",\"req\":6,\"table\":\"%s\",\"at\":2,\"title\":"
                 "\"Spring\"}",
                 campaign))
            return false;
        EXPECT(is_told(1, "created"));
        memcpy(branch, friends[1].table, sizeof branch);
    }
    if (!play_both(branch, &number))
        return false;
    EXPECT(number == 2);
    return true;
}

/* True: the second scenario has begun in both books. */
static bool round_of_play(void)
{
    int64_t number = 0;
    if (!begin() || !play_both(campaign, &number))
        return false;
    if (number == 2)
        return leave_for_another();
    EXPECT(number == 1);
    if (!hand_over())
        return false;
    now.ms += 2000;
    for (unsigned node = 0; node < NODES; node++)
        hall_tick(halls[node], moment());
    go_on();
    return false;
}

/* ---- what has to be so afterwards -------------------------------------------------------------- */

/* Rows with a line that begins so and ends with the id. */
static unsigned rows_with(const char *line, const char *id)
{
    char text[80];
    unsigned count = 0;
    snprintf(text, sizeof text, "%s%s", line, id);
    for (unsigned i = 0; i < tables; i++)
        for (size_t k = 0; k < store[i].count; k++) {
            const char *at = strstr(store[i].rows[k].body, text);
            count += at && (at == store[i].rows[k].body || at[-1] == '\n');
        }
    return count;
}

static void look_at_book(void)
{
    EXPECT(ask(1, "{\"t\":\"campaign\",\"req\":5,\"table\":\"%s\"}", campaign));
    EXPECT(is_told(1, "campaign") && friends[1].played == 1);
    unsigned forks = rows_with("fork 0 2 ", campaign); /* two where nobody was told of the first */
    EXPECT(forks == 1 || (forks == 2 && kills));
    EXPECT(rows_with("page 0 1\n", "") == 1 + forks);
    EXPECT(rows_with("of 0 2 ", branch) == 1);
    EXPECT(rows_with("of 0 1 ", campaign) == 1);
    EXPECT(rows_with("of 0 2 ", campaign) == 1);
    EXPECT(rows_with("scenario 0 2 ", "") == 2);
}

static void run(unsigned behind)
{
    kill_behind = behind;
    rows = tables = 0;
    luck = 0;
    *campaign = *branch = 0;
    open_halls();
    bool done = false;
    for (unsigned i = 0; i < ROUNDS && !done; i++)
        done = round_of_play();
    EXPECT(done);
    look_at_book();
    close_halls();
    for (unsigned i = 0; i < tables; i++) {
        for (size_t k = 0; k < store[i].count; k++) {
            void *body = NULL;
            memcpy(&body, &store[i].rows[k].body, sizeof body);
            free(body);
        }
        free(store[i].rows);
    }
}

int main(void)
{
    run(0);
    unsigned all = rows;
    for (unsigned behind = 1; behind <= all; behind++)
        run(behind);
    if (kills != all) {
        fprintf(stderr, "hall_campaign: %u rows, but %u kills\n", all, kills);
        return 1;
    }
    printf("hall_campaign: %u rows, killed behind each: %u kills, every book has its page\n", all,
           kills);
    return 0;
}
