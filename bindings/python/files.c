/* files.c - sessions with their sagas, and self-play records as arrays. */
#include "python.h"

#include <stdio.h>
#include <stdlib.h>

/* ---- sessions -------------------------------------------------------------------------- */

/* The next word up to `end`, cut where it is too long; what stands behind it. */
static const char *take_word(const char *from, char end, char *out)
{
    size_t n = strcspn(from, end == '\t' ? "\t\n" : "\n"), take = n < HOST_NAME ? n : HOST_NAME - 1;
    memcpy(out, from, take);
    out[take] = 0;
    return from + n + (from[n] == end);
}

host_session *py_session_open(const mh_game *g, uint64_t options, int seats,
                              const uint8_t key[HOST_KEY], const char *players, mh_error *e)
{
    host_config config = {.game = g, .options = options, .seats = seats};
    host_session *s = NULL;
    if (seats < g->min_seats || seats > g->max_seats) {
        mh_fail(e, MH_EILLEGAL, "the number of seats is outside the game's range");
        return NULL;
    }
    for (int seat = 0; seat < seats; seat++) {
        players = take_word(players, '\t', config.player[seat].name);
        players = take_word(players, '\n', config.player[seat].bot);
    }
    host_fate_open(&config.fate, key);
    mh_err err = host_open(&config, e, &s);
    return err ? NULL : s;
}

void py_session_about(const host_session *s, py_session *out)
{
    *out = (py_session){s->config.game, s->config.options, s->plies,
                        s->known,       s->config.seats,   s->viewer};
}

void py_session_player(const host_session *s, int seat, host_player *out)
{
    *out = s->config.player[seat];
}

void py_session_log(const host_session *s, uint64_t *bits, uint8_t *seats)
{
    for (uint32_t i = 0; i < s->plies; i++) {
        bits[i] = s->actions[i].bits;
        seats[i] = s->seats[i];
    }
}

void py_session_state(const host_session *s, uint32_t ply, mh_state *out)
{
    host_room room;
    host_seek(s, ply, &room);
    memcpy(out, &room, s->config.game->state_size);
}

mh_err py_session_play(host_session *s, int seat, uint64_t bits, mh_event *events, uint32_t cap,
                       uint32_t *count)
{
    mh_action a = {bits};
    mh_tale tale = {events, cap, 0};
    if (!mh_well_formed(s->config.game, a))
        return MH_EPARSE;
    mh_err err = host_play(s, seat, mh_proper(s->config.game, s->now, seat, a), &tale);
    *count = tale.count < cap ? tale.count : cap;
    return err;
}

/* ---- records ------------------------------------------------------------------------------ */

void py_data_about(const data_reader *r, py_about *out)
{
    const data_about *about = data_of(r);
    *out = (py_about){.game = about->game, .options = about->options, .seed = about->seed};
    out->seats = about->seats;
    memcpy(out->bot, about->bot, sizeof out->bot);
}

static bool grow(void **p, size_t room)
{
    void *grown = realloc(*p, room ? room : 1);
    if (grown)
        *p = grown;
    return grown != NULL;
}

static bool rows_open(py_rows *rows, uint32_t count, uint32_t state_size)
{
    size_t n = count;
    rows->states = malloc(n * state_size + 1);
    rows->seat = malloc(n + 1);
    rows->choice = malloc((n + 1) * sizeof *rows->choice);
    rows->first = malloc((n + 1) * sizeof *rows->first);
    return rows->states && rows->seat && rows->choice && rows->first;
}

static bool rows_reserve(py_rows *rows, uint32_t *room, uint32_t more)
{
    if (rows->answers + more <= *room)
        return true;
    *room = (rows->answers + more) * 2;
    return grow((void **)&rows->legal, *room * sizeof *rows->legal) &&
           grow((void **)&rows->visits, *room * sizeof *rows->visits);
}

static bool rows_add(py_rows *rows, uint32_t *room, const data_record *r, uint32_t state_size)
{
    uint32_t i = rows->count, at = rows->answers;
    if (!rows_reserve(rows, room, r->n))
        return false;
    memcpy(rows->states + (size_t)i * state_size, r->hidden, state_size);
    rows->seat[i] = (uint8_t)r->seat;
    rows->choice[i] = r->choice;
    rows->first[i] = at;
    for (uint32_t k = 0; k < r->n; k++) {
        rows->legal[at + k] = r->legal[k].bits;
        rows->visits[at + k] = r->visits ? r->visits[k] : 0;
    }
    rows->has_visits |= r->visits != NULL;
    rows->answers += r->n;
    rows->count++;
    rows->first[rows->count] = rows->answers;
    return true;
}

static data_got rows_fill(py_rows *rows, data_reader *r, uint32_t wanted, mh_error *e)
{
    uint32_t size = data_of(r)->game->state_size, room = 0;
    data_record record;
    data_got got = DATA_ONE;
    bool kept = rows_open(rows, wanted, size) && rows_reserve(rows, &room, 1);
    if (kept)
        rows->first[0] = 0;
    while (kept && rows->count < wanted && (got = data_next(r, &record, e)) == DATA_ONE)
        kept = rows_add(rows, &room, &record, size);
    if (!kept)
        mh_fail(e, MH_ENOMEM, "not enough memory");
    return kept && rows->count == wanted ? DATA_ONE : DATA_BAD;
}

py_rows *py_data_game(data_reader *r, mh_error *e)
{
    data_game game;
    data_got got = data_next_game(r, &game, e);
    py_rows *rows = got == DATA_ONE ? calloc(1, sizeof *rows) : NULL;
    if (got == DATA_ONE && !rows)
        mh_fail(e, MH_ENOMEM, "not enough memory");
    if (!rows)
        return NULL;
    rows->number = game.number;
    memcpy(rows->score, game.score, sizeof rows->score);
    memcpy(rows->rank, game.rank, sizeof rows->rank);
    if (rows_fill(rows, r, game.records, e) == DATA_ONE)
        return rows;
    py_rows_free(rows);
    return NULL;
}

void py_rows_free(py_rows *rows)
{
    if (!rows)
        return;
    free(rows->states);
    free(rows->seat);
    free(rows->choice);
    free(rows->first);
    free(rows->legal);
    free(rows->visits);
    free(rows);
}

void py_sizes_of(py_sizes *out)
{
    *out = (py_sizes){sizeof(batch_out),    sizeof(mh_event),        sizeof(ai_advice),
                      sizeof(py_arena_job), sizeof(py_arena_result), sizeof(py_session),
                      sizeof(py_about),     sizeof(py_rows),         sizeof(mh_error),
                      sizeof(host_player)};
}
