/* python.h - what the Python package calls (python/src/meadhall/_engine.py), beside the functions
 * of the library itself: flat, and checked where the library trusts its caller. The package holds
 * on to what it opened and hands in states of the right game only; all else is asked for here. */
#ifndef MH_BINDINGS_PYTHON_H
#define MH_BINDINGS_PYTHON_H

#include "core/text.h"
#include "meadhall/arena.h"
#include "meadhall/batch.h"
#include "meadhall/data.h"

MH_API_BEGIN

/* Text is to be freed with this; NULL: no memory. */
void py_free(void *p);

/* ---- what there is (describe.c) --------------------------------------------- */

/* Everything fixed about a game, as JSON. */
char *py_describe(const mh_game *g, size_t *length);
/* Cells, words and the first id of every verb, as JSON. */
char *py_describe_numbers(const ai_numbers *n, size_t *length);
/* What is shown to a viewer, as JSON; `hidden` is what hide left, or the truth for MH_CHANCE. */
char *py_view(const mh_game *g, const mh_state *hidden, int viewer, size_t *length);
char *py_dump(const mh_game *g, const mh_state *hidden, size_t *length);

/* ---- states (states.c) -------------------------------------------------------- */

int py_turn(const mh_state *st);
/* A bit per seat that is asked; bit 7: chance. */
unsigned py_asked(const mh_state *st);
uint32_t py_legal(const mh_game *g, const mh_state *st, int seat, uint64_t *out);
uint32_t py_chance(const mh_game *g, const mh_state *st, uint64_t *out, uint32_t *weight);
uint64_t py_roll(const mh_game *g, const mh_state *st, mh_rng *rng);
/* NULL: legal. "": no action of this game. */
const char *py_why(const mh_game *g, const mh_state *st, int seat, uint64_t bits);
mh_err py_play(const mh_game *g, mh_state *st, int seat, uint64_t bits, mh_event *events,
               uint32_t cap, uint32_t *count);
void py_hide(const mh_game *g, mh_state *st, int viewer);
void py_deal(const mh_game *g, mh_state *st, int viewer, mh_rng *rng);
/* A row of MH_MAX_LINES a seat, and a bit in `known` for each line that the viewer can know. */
void py_scores(const mh_game *g, const mh_state *st, int viewer, int32_t *lines, uint32_t *known);
void py_rank(const mh_game *g, const mh_state *st, uint8_t *rank);
/* The rule that bytes from outside break, or NULL. */
const char *py_check(const mh_game *g, const mh_state *st);

int py_format(const mh_game *g, uint64_t bits, char *buf, size_t cap);
mh_err py_parse(const mh_game *g, const char *text, uint64_t *bits);
int py_say(const mh_game *g, int lang, uint64_t bits, char *buf, size_t cap);
int py_say_event(const mh_game *g, int lang, const mh_event *e, char *buf, size_t cap);

/* ---- numbers -------------------------------------------------------------------- */

/* `is_hidden`: hide(viewer) has been at it. */
void py_observe(const ai_numbers *n, const mh_state *st, int viewer, bool is_hidden, int16_t *out);
void py_ids(const ai_numbers *n, int seats, int seat, const uint64_t *bits, uint32_t count,
            uint64_t *out);
uint64_t py_id_action(const ai_numbers *n, int seats, int seat, uint64_t id);
void py_words(const ai_numbers *n, int seats, int seat, const uint64_t *bits, uint32_t count,
              uint16_t *out);

/* ---- bots (bots.c) ---------------------------------------------------------------- */

ai_spec *py_spec(const char *text, mh_error *e);
uint64_t py_choose(ai_bot *bot, const mh_game *g, const mh_state *st, int seat, bool is_hidden);
uint32_t py_advise(ai_bot *bot, const mh_game *g, const mh_state *st, int seat, bool is_hidden,
                   ai_advice *out, uint32_t cap);

/* A bot of the caller's: which one, what its seat knows, its answers; the place of one of them. */
typedef uint32_t py_answer(uint32_t bot, const mh_state *hidden, int seat, const uint64_t *list,
                           uint32_t count);
typedef void py_begin(uint32_t bot, uint64_t seed);

typedef struct py_arena_job {
    const mh_game *game;
    const char *const *bots; /* SPECs; NULL: the caller's own */
    const char *folder;
    py_answer *answer;
    py_begin *begin;
    uint64_t options, seed, games;
    double elo0, elo1;
    int32_t seats, count;
    uint32_t threads, sprt;
} py_arena_job;

typedef struct py_arena_result {
    arena_row row[ARENA_BOTS];
    arena_verdict verdict;
    uint64_t counted, failed;
    mh_error error;
} py_arena_result;

/* MH_EPARSE: error.text says which bot cannot be. */
mh_err py_arena(const py_arena_job *job, py_arena_result *out);

batch *py_batch_open(const ai_numbers *n, uint32_t games, int seats, uint64_t options,
                     uint64_t seed, int form, unsigned threads, bool forced, const ai_spec *rivals,
                     mh_error *e);

/* ---- sagas and records (files.c) --------------------------------------------------- */

/* `players`: a line `NAME<tab>SPEC` a seat. */
host_session *py_session_open(const mh_game *g, uint64_t options, int seats,
                              const uint8_t key[HOST_KEY], const char *players, mh_error *e);
typedef struct py_session {
    const mh_game *game;
    uint64_t options;
    uint32_t plies, known;
    int32_t seats, viewer;
} py_session;
void py_session_about(const host_session *s, py_session *out);
void py_session_player(const host_session *s, int seat, host_player *out);
void py_session_log(const host_session *s, uint64_t *bits, uint8_t *seats);
void py_session_state(const host_session *s, uint32_t ply, mh_state *out);
mh_err py_session_play(host_session *s, int seat, uint64_t bits, mh_event *events, uint32_t cap,
                       uint32_t *count);

typedef struct py_about {
    const mh_game *game;
    uint64_t options, seed;
    int32_t seats;
    char bot[MH_MAX_SEATS][HOST_NAME];
} py_about;
void py_data_about(const data_reader *r, py_about *out);

/* One game's records, a row each; answers of all rows one after the other. */
typedef struct py_rows {
    uint64_t number;
    uint32_t count, answers;
    int32_t score[MH_MAX_SEATS];
    uint8_t rank[MH_MAX_SEATS];
    uint8_t has_visits, spare[2];
    uint8_t *states, *seat;
    uint32_t *choice, *first; /* first: count + 1, where the answers of a row begin */
    uint64_t *legal;
    uint32_t *visits;
} py_rows;
/* A game to be given to py_rows_free; NULL at the end, and with an error. */
py_rows *py_data_game(data_reader *r, mh_error *e);
void py_rows_free(py_rows *rows);

/* Sizes of what the package mirrors, so that a mirror that is out of date is found at once. */
typedef struct py_sizes {
    uint32_t out, event, advice, job, result, session, about, rows, error, player;
} py_sizes;
void py_sizes_of(py_sizes *out);

MH_API_END

#endif
