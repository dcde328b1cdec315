/* session.c - a game being played: append, seek, branch, undo. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "saga.h"

enum { FIRST_CAP = 256, WORLDS = 64 };

const char *host_err_text(mh_err err)
{
    static const char *const texts[] = {
        [MH_OK] = "nothing is wrong",  [MH_EILLEGAL] = "against the rules",
        [MH_EPARSE] = "not readable",  [MH_ERANGE] = "the log is full",
        [MH_ENOMEM] = "out of memory", [MH_EFAILED] = "the system refuses"};
    return texts[err];
}

mh_err host_open(const host_config *config, mh_error *error, host_session **out)
{
    host_session *s = calloc(1, sizeof *s);
    *out = NULL;
    if (s)
        s->now = calloc(1, config->game->state_size);
    if (!s || !s->now) {
        free(s);
        mh_fail(error, MH_ENOMEM, "%s", host_err_text(MH_ENOMEM));
        return MH_ENOMEM;
    }
    s->config = *config;
    s->viewer = MH_CHANCE;
    const char *refused = mh_setup(config->game, s->now, config->options, config->seats);
    if (refused) {
        mh_fail(error, MH_EILLEGAL, "%s", refused);
        host_close(s);
        return MH_EILLEGAL;
    }
    *out = s;
    return MH_OK;
}

void host_close(host_session *s)
{
    if (!s)
        return;
    free(s->now);
    free(s->actions);
    free(s->seats);
    free(s->snapshots);
    free(s);
}

static mh_err reserve_snapshots(host_session *s, uint32_t count)
{
    if (count <= s->snapshot_cap)
        return MH_OK;
    uint8_t *more = realloc(s->snapshots, (size_t)count * s->config.game->state_size);
    if (!more)
        return MH_ENOMEM;
    s->snapshots = more;
    s->snapshot_cap = count;
    return MH_OK;
}

mh_err host_reserve(host_session *s, uint32_t plies)
{
    if (plies <= s->cap)
        return MH_OK;
    if (plies > HOST_MAX_PLIES)
        return MH_ERANGE;
    mh_action *actions = realloc(s->actions, plies * sizeof *actions);
    if (!actions)
        return MH_ENOMEM;
    s->actions = actions;
    uint8_t *seats = realloc(s->seats, plies);
    if (!seats)
        return MH_ENOMEM;
    s->seats = seats;
    s->cap = plies;
    return reserve_snapshots(s, plies / HOST_SNAPSHOT);
}

mh_err session_room_for_one(host_session *s)
{
    if (s->plies < s->cap)
        return MH_OK;
    if (s->plies >= HOST_MAX_PLIES)
        return MH_ERANGE;
    uint32_t cap = s->cap ? s->cap * 2 : FIRST_CAP;
    return host_reserve(s, cap < HOST_MAX_PLIES ? cap : HOST_MAX_PLIES);
}

static void keep_snapshot(host_session *s)
{
    /* Only the next one: if an earlier snapshot could not be stored, later ones have no slot. */
    if (s->plies != (s->snapshot_count + 1) * HOST_SNAPSHOT || s->snapshot_count == s->snapshot_cap)
        return;
    assert(s->plies <= s->cap);
    memcpy(s->snapshots + (size_t)s->snapshot_count * s->config.game->state_size, s->now,
           s->config.game->state_size);
    s->snapshot_count++;
}

mh_err host_play(host_session *s, int seat, mh_action a, mh_tale *tale)
{
    if (s->known < s->plies)
        return MH_EILLEGAL;
    mh_err err = session_room_for_one(s);
    if (!err)
        err = mh_play(s->config.game, s->now, seat, a, tale);
    if (err)
        return err;
    assert(s->plies < s->cap && s->known == s->plies);
    s->actions[s->plies] = a;
    s->seats[s->plies] = (uint8_t)seat;
    s->plies++;
    s->known++;
    keep_snapshot(s);
    return MH_OK;
}

mh_err host_chance(host_session *s, mh_tale *tale)
{
    if (!mh_asked(s->now, MH_CHANCE) || !s->config.fate.known)
        return MH_EILLEGAL;
    return host_play(s, MH_CHANCE, host_fate_draw(&s->config.fate, s->config.game, s->now), tale);
}

void host_seek(const host_session *s, uint32_t ply, host_room *out)
{
    const mh_game *g = s->config.game;
    uint32_t from = ply / HOST_SNAPSHOT, at = 0;
    assert(ply <= s->known);
    assert(s->snapshot_count <= s->snapshot_cap && s->known <= s->plies);
    if (from > s->snapshot_count)
        from = s->snapshot_count;
    if (ply == s->known) {
        memcpy(out, s->now, g->state_size);
        return;
    }
    if (from) {
        memcpy(out, s->snapshots + (size_t)(from - 1) * g->state_size, g->state_size);
        at = from * HOST_SNAPSHOT;
    } else {
        mh_setup(g, &out->st, s->config.options, s->config.seats);
    }
    for (; at < ply; at++)
        mh_apply(g, &out->st, s->seats[at], s->actions[at], NULL);
}

void host_look(const host_session *s, uint32_t ply, int viewer, host_room *out)
{
    host_seek(s, ply, out);
    s->config.game->hide(&out->st, viewer);
}

static void cut(host_session *s, uint32_t ply)
{
    host_room r;
    assert(ply <= s->plies); /* a log is cut, never grown */
    host_seek(s, ply, &r);
    memcpy(s->now, &r, s->config.game->state_size);
    s->plies = s->known = ply;
    if (s->snapshot_count > ply / HOST_SNAPSHOT)
        s->snapshot_count = ply / HOST_SNAPSHOT;
}

host_session *host_branch(const host_session *s, uint32_t ply)
{
    mh_error error;
    assert(ply <= s->known);
    host_session *b = NULL;
    uint32_t room = ply + FIRST_CAP < HOST_MAX_PLIES ? ply + FIRST_CAP : HOST_MAX_PLIES;
    if (host_open(&s->config, &error, &b) || host_reserve(b, room)) {
        host_close(b);
        return NULL;
    }
    b->viewer = s->viewer;
    for (uint32_t i = 0; i < ply; i++) {
        mh_err err = host_play(b, s->seats[i], s->actions[i], NULL);
        assert(!err);
        (void)err;
    }
    return b;
}

/* What the seat is left with after its action in one world: bytes and told events. */
static uint64_t outcome(const mh_game *g, mh_state *world, int seat, mh_action a)
{
    mh_event events[MH_MAX_TALE];
    mh_tale tale = {events, MH_MAX_TALE, 0};
    mh_apply(g, world, seat, a, &tale);
    g->hide(world, seat);
    uint64_t h = mh_hash(world, g->state_size);
    for (uint32_t i = 0; i < tale.count && i < tale.cap; i++)
        if (events[i].seen >> seat & 1)
            h = mh_mix(h, mh_hash(&events[i], sizeof events[i]));
    return h;
}

bool host_reveals(const host_session *s, uint32_t ply)
{
    const mh_game *g = s->config.game;
    assert(ply < s->known);
    int seat = s->seats[ply];
    mh_action a = s->actions[ply];
    host_room before, world;
    mh_rng rng;
    host_seek(s, ply, &before);
    memcpy(&world, &before, g->state_size);
    uint64_t truth = outcome(g, &world.st, seat, a);
    g->hide(&before.st, seat);
    mh_seed(&rng, mh_hash(&before, g->state_size));
    for (int i = 0; i < WORLDS; i++) {
        memcpy(&world, &before, g->state_size);
        g->deal(&world.st, seat, &rng);
        if (outcome(g, &world.st, seat, a) != truth)
            return true;
    }
    return false;
}

bool host_settles(const mh_game *g, const mh_state *hidden, int seat, mh_action a, unsigned bots)
{
    host_room world;
    mh_rng rng;
    uint64_t first = 0;
    mh_seed(&rng, mh_hash(hidden, g->state_size));
    for (int i = 0; i < WORLDS; i++) {
        memcpy(&world, hidden, g->state_size);
        g->deal(&world.st, seat, &rng);
        uint64_t got = outcome(g, &world.st, seat, a); /* hidden again: who is asked stays */
        unsigned asked = world.st.depth ? mh_top(&world.st)->waiting : 0;
        if (!asked || asked & (bots | 1u << MH_CHANCE) || (i && got != first))
            return true;
        first = got;
    }
    return false;
}

/* The first ply of those from `least` on that the seat may take back. */
static uint32_t undo_down_to(const host_session *s, int seat, uint32_t least)
{
    uint32_t ply = s->plies;
    if (s->known < s->plies)
        return ply;
    while (ply > least && s->seats[ply - 1] == seat && !host_reveals(s, ply - 1))
        ply--;
    return ply;
}

uint32_t host_undo_limit(const host_session *s, int seat) { return undo_down_to(s, seat, 0); }

mh_err host_undo(host_session *s, int seat, uint32_t ply)
{
    if (ply >= s->plies || undo_down_to(s, seat, ply) > ply)
        return MH_EILLEGAL;
    cut(s, ply);
    return MH_OK;
}
