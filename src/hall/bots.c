/* bots.c - bots as seats, hints and odds: questions that the host has answered elsewhere, on
 * copies of what the seat may know. */
#include <stdio.h>
#include <string.h>

#include "core/sha256.h"
#include "host/present_odds.h"
#include "inside.h"

enum { MOST_MILLIS = 3000, MOST_ITERATIONS = 20000, UNTIMED = 2000, ODDS_MILLIS = 100 };

bool bot_ok(const hall *h, const char *spec, mh_error *error)
{
    ai_spec parsed;
    if (strspn(spec, "abcdefghijklmnopqrstuvwxyz0123456789:._-") != strlen(spec)) {
        mh_fail(error, MH_EILLEGAL, "not a bot");
        return false;
    }
    if (ai_parse(spec, &parsed, error))
        return false;
    bool brief = parsed.millis ? parsed.millis <= MOST_MILLIS : parsed.iterations <= UNTIMED;
    if (parsed.kind == AI_HUMAN)
        mh_fail(error, MH_EILLEGAL, "a person is no bot");
    else if (!h->config.patient && parsed.kind == AI_MCTS &&
             (!brief || parsed.iterations > MOST_ITERATIONS || parsed.threads > 1))
        mh_fail(error, MH_EILLEGAL,
                "thinks longer than this server allows: at most %d ms or %d iterations",
                MOST_MILLIS, UNTIMED);
    else
        return true;
    return false;
}

/* What a search will take, at worst. Knobs may make an iteration as dear as they like. */
static uint32_t cost_of(const char *spec)
{
    ai_spec parsed;
    mh_error error;
    if (ai_parse(spec, &parsed, &error) || strchr(spec, '/'))
        return MOST_MILLIS;
    if (parsed.kind != AI_MCTS)
        return 1;
    uint32_t by_count = parsed.iterations ? parsed.iterations * MOST_MILLIS / UNTIMED : MOST_MILLIS;
    return parsed.millis && parsed.millis < by_count ? parsed.millis : by_count;
}

/* ---- a question -------------------------------------------------------------------------------
 */

/* The luck of a bot is the table's: who knows its key can play its game again. */
static uint64_t seed_of(const table *t, int seat)
{
    static const char word[] = "meadhall bot 1";
    uint8_t digest[MH_SHA256], at[5];
    uint64_t seed = 0;
    mh_sha256 s;
    for (unsigned i = 0; i < 4; i++)
        at[i] = (uint8_t)(t->now.plies >> 8 * i);
    at[4] = (uint8_t)seat;
    mh_sha256_open(&s);
    mh_sha256_add(&s, word, sizeof word - 1);
    mh_sha256_add(&s, t->head.fate, sizeof t->head.fate);
    mh_sha256_add(&s, at, sizeof at);
    mh_sha256_close(&s, digest);
    for (unsigned i = 0; i < 8; i++)
        seed = seed << 8 | digest[i];
    return seed;
}

static hall_search *new_search(table *t, hall_task task, const char *spec, int seat)
{
    mh_action list[MH_MAX_LEGAL];
    bool chooses = task == HALL_CHOOSE || task == HALL_ADVISE;
    uint32_t n = 0;
    if (chooses) /* a person may have answered in another order than a bot does */
        n = (task == HALL_CHOOSE ? ai_few : mh_few)(t->game, t->session.now, seat, list);
    size_t tail = task == HALL_SAMPLE ? sizeof(ai_sampling) : n * sizeof list[0];
    hall_search *s = hall_get(t->h, sizeof *s + tail);
    if (!s)
        return NULL;
    s->bytes = sizeof *s + tail;
    s->task = task;
    s->game = t->game;
    snprintf(s->spec, sizeof s->spec, "%s", spec);
    s->seat = seat;
    s->seed = seed_of(t, seat);
    s->cost_ms = chooses               ? cost_of(spec)
                 : task == HALL_SAMPLE ? t->h->config.odds_millis
                                       : ODDS_MILLIS;
    host_look(&t->session, t->now.plies, seat, &s->hidden);
    s->count = n;
    s->list = (mh_action *)(void *)(s + 1);
    if (n) {
        memcpy(s->list, list, n * sizeof list[0]);
        s->choice = list[0]; /* without memory for a search the first answer will do */
    }
    if (task == HALL_SAMPLE)
        s->sampling = (ai_sampling *)(void *)(s + 1);
    return s;
}

static void search_free(hall *h, hall_search *s)
{
    hall_free(h, s->page, s->page_bytes);
    hall_free(h, s, s->bytes);
}

/* Takes the question and who asked over; false: no memory, they are still the caller's. */
static bool wish_search(table *t, hall_search *s, request *q)
{
    thought *k = hall_get(t->h, sizeof *k);
    if (!k)
        return false;
    k->op = table_op(t);
    k->seq = t->now.seq;
    k->q = q;
    k->search = s;
    k->next = t->thoughts;
    t->thoughts = k;
    k->wish.wish = (hall_wish){
        .want = HALL_SEARCH, .op = k->op, .table = t->head.id, .search = s, .seq = t->now.seq};
    wish_for(t->h, &k->wish);
    return true;
}

hall_search *search_open(asked *q, hall_task task, const char *spec, int seat)
{
    hall_search *s = new_search(q->t, task, spec, seat);
    if (!s) {
        refuse_memory(q);
        return NULL;
    }
    s->person = true;
    memcpy(s->from, q->c->who.from, sizeof s->from);
    memcpy(s->payer, q->c->who.id, sizeof s->payer);
    return s;
}

void search_send(asked *q, hall_search *s)
{
    request *kept = request_keep(q);
    if (kept && wish_search(q->t, s, kept))
        return;
    if (kept)
        refuse_memory(q);
    request_free(q->h, kept);
    search_free(q->h, s);
}

/* ---- the answer, anywhere -----------------------------------------------------------------------
 */

static void think_odds(hall_search *s, hall_memory *memory, void *ctx)
{
    size_t cap = 4096;
    for (;;) {
        char *page = memory(ctx, NULL, 0, cap);
        if (!page)
            return;
        mh_text out = mh_text_open(page, cap);
        if (s->later)
            present_odds_after(&out, s->game, &s->hidden.st, s->seat, s->answer);
        else
            present_odds(&out, s->game, &s->hidden.st, s->seat);
        if (out.len < cap) {
            s->page = page;
            s->page_bytes = cap;
            s->answered = true;
            return;
        }
        memory(ctx, page, cap, 0);
        cap = out.len + 1;
    }
}

static void think_with(hall_search *s, ai_bot *bot)
{
    ai_begin(bot, s->seed);
    if (s->task == HALL_ADVISE)
        s->advised =
            ai_advise(bot, &s->hidden.st, s->seat, s->list, s->count, s->advice, HALL_ADVICE);
    else
        s->choice = ai_choose(bot, &s->hidden.st, s->seat, s->list, s->count);
    s->chances = ai_tells_chances(bot, s->hidden.st.seats);
    s->answered = true;
}

void hall_think(hall_search *s, ai_bot *bot, hall_memory *memory, void *ctx)
{
    ai_spec spec;
    mh_error error;
    if (s->task == HALL_ODDS) {
        think_odds(s, memory, ctx);
    } else if (s->task == HALL_SAMPLE) {
        s->answered = ai_sample(s->sampling, &s->hidden.st);
    } else if (bot) {
        think_with(s, bot);
    } else {
        ai_bot *own = ai_parse(s->spec, &spec, &error) ? NULL : ai_open(s->game, &spec);
        if (own)
            think_with(s, own);
        ai_close(own);
    }
}

/* ---- the answer, at the table --------------------------------------------------------------- */

static void put_advice(mh_text *out, const void *about)
{
    const hall_search *s = about;
    bool first = true;
    mh_put(out, s->chances ? ",\"chances\":true" : ",\"chances\":false");
    mh_put(out, ",\"choices\":[");
    for (uint32_t i = 0; i < s->advised; i++) {
        present_comma(out, &first);
        mh_put(out, "{\"action\":\"");
        mh_put_action(out, s->game, s->advice[i].action);
        mh_put(out, "\",\"share\":");
        mh_put_int(out, s->advice[i].share);
        mh_put(out, ",\"value\":");
        mh_put_int(out, s->advice[i].value);
        mh_put(out, "}");
    }
    mh_put(out, "]");
}

static void put_odds(mh_text *out, const void *about)
{
    const hall_search *s = about;
    if (s->task == HALL_ODDS) {
        mh_put(out, ",\"odds\":");
        mh_put(out, s->page);
        return;
    }
    mh_put(out, ",\"action\":\"");
    mh_put_action(out, s->game, s->sampling->action);
    mh_put(out, "\",");
    present_tallies(out, s->sampling);
}

static void tell_person(table *t, const thought *k)
{
    const hall_search *s = k->search;
    if (!s->answered)
        refuse_kept(t->h, k->q, "busy", "no memory: nothing was done");
    else if (s->task == HALL_ADVISE)
        answer_kept(t->h, k->q, "hint", t->head.id, put_advice, s);
    else
        answer_kept(t->h, k->q, "odds", t->head.id, put_odds, s);
}

/* The answer counts only where the table still stands where it was asked. */
static void play_choice(table *t, const thought *k)
{
    const hall_search *s = k->search;
    bool still = s->answered && t->now.seq == k->seq && !t->drafts && !t->load && !t->frozen &&
                 !t->h->stopping && !mh_why(t->game, t->session.now, s->seat, s->choice);
    draft *d = still ? draft_open(t) : NULL;
    if (!d) {
        if (still || !s->answered)
            t->bot_at = t->h->now + HALL_AGAIN_MS;
        return;
    }
    change_play(d, s->seat, s->choice);
    change_draw(d);
    if (draft_commit(d, NULL, NULL))
        t->h->count.acts_bot++;
}

void hall_found(hall *h, const hall_moment *m, hall_op op)
{
    table *t = table_of_op(h, op);
    thought **at = t ? &t->thoughts : NULL;
    turn_begin(h, m);
    while (at && *at && (*at)->op != op)
        at = &(*at)->next;
    if (!at || !*at)
        return;
    thought *k = *at;
    *at = k->next;
    if (k->q) {
        tell_person(t, k);
    } else {
        t->thinking = false;
        if (!t->gone)
            play_choice(t, k);
    }
    request_free(h, k->q);
    search_free(h, k->search);
    hall_free(h, k, sizeof *k);
    if (!t->loading)
        table_go_on(t);
}

void thoughts_drop(table *t)
{
    for (thought *k = t->thoughts, *next; k; k = next) {
        next = k->next;
        request_free(t->h, k->q);
        search_free(t->h, k->search);
        hall_free(t->h, k, sizeof *k);
    }
    t->thoughts = NULL;
}

bool hall_awaited(const hall *h, hall_op op)
{
    const table *t = table_of_op(h, op);
    const thought *k = t ? t->thoughts : NULL;
    while (k && k->op != op)
        k = k->next;
    if (!k)
        return false;
    if (k->q || t->watches)
        return true;
    for (int seat = 0; seat < t->seats; seat++)
        if (!t->now.chair[seat].bot[0])
            return true;
    return false;
}

/* ---- whose turn it is ----------------------------------------------------------------------- */

void bots_look(table *t)
{
    hall *h = t->h;
    unsigned bots = bots_of(t, &t->now, turn_of(&t->now, t->session.now));
    int seat = 0;
    if (!bots || t->thinking || t->drafts || t->load || t->frozen || t->gone || h->stopping ||
        h->now < t->bot_at)
        return;
    while (!(bots >> seat & 1))
        seat++;
    hall_search *s = new_search(t, HALL_CHOOSE, t->now.chair[seat].bot, seat);
    if (s) {
        memcpy(s->from, t->from, sizeof s->from);
        memcpy(s->payer, t->head.creator, sizeof s->payer);
    }
    t->thinking = s && wish_search(t, s, NULL);
    if (t->thinking)
        return;
    if (s)
        search_free(h, s);
    t->bot_at = h->now + HALL_AGAIN_MS;
}
