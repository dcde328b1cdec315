/* present.h - a game as JSON for one viewer: the words of docs/protocol.md.
 *
 * Everything is written into the caller's bounded buffer (mh_text: the length needed is
 * counted, nothing is allocated), so that server and WebAssembly say the same bytes.
 * What is told comes from the state as hide(viewer) leaves it; the truth is looked at
 * only for the answers a seat may give, which its laws make a function of that view. */
#ifndef MH_HOST_PRESENT_H
#define MH_HOST_PRESENT_H

#include "core/text.h"
#include "meadhall/host.h"

enum { PRESENT_TALE = 256 }; /* events of one ply that are told */

typedef enum present_part { /* what a client wants to be sent */
                            PRESENT_VIEW = 1,
                            PRESENT_STATE = 2, /* and what a question has as bare numbers */
                            PRESENT_LEGAL = 4,
                            PRESENT_LOG = 8,
                            PRESENT_BOARD = 16,   /* of the state what drawn boards read */
                            PRESENT_DEFAULT = 13, /* for people: programs ask for the state */
                            PRESENT_EVERYTHING = 31
} present_part;

/* One ply as it happened, kept until everybody was told. */
typedef struct present_step {
    uint32_t ply; /* before it */
    uint8_t seat;
    uint8_t sees; /* a bit per viewer that may know the action */
    uint16_t count;
    mh_action action;
    mh_event events[PRESENT_TALE];
} present_step;

/* What is missing where `rule` closes an answer, as far as the seat knows:
 * [["cost",4,"good","coin"],
 * ["have",3]]; empty where the rule says it without numbers. */
void present_missing(mh_text *out, const mh_game *g, const mh_state *st, int seat, mh_action a,
                     const char *rule);

/* ---- JSON ----------------------------------------------------------------- */

/* A string in quotes; `text` is UTF-8. */
void present_string(mh_text *out, const char *text);
/* A value in the words of its kind: a number, an id, `a+b`, "none"; a seat's none is null. */
void present_value(mh_text *out, const mh_kind *kind, int64_t value);
/* The next member or element: nothing before the first. */
void present_comma(mh_text *out, bool *first);
/* "key": */
void present_key(mh_text *out, const char *key);
/* ["in English","in Russian","in German"] */
void present_label(mh_text *out, const mh_label *label);

/* ---- parts of a table ------------------------------------------------------- */

/* [{"id","kinds":{cell: kind},"rows":[{"kind","value","cells":{cell: value}}]}] */
void present_view(mh_text *out, const mh_game *g, const mh_state *hidden, int viewer);
/* {field: nested arrays in words} */
void present_state(mh_text *out, const mh_game *g, const mh_state *hidden);
/* The same of those fields that a drawn board reads. */
bool present_on_board(const mh_game *g, const mh_field *f);
/* "legal":["place market", ...]: the answers of a seat, ascending. `st` is the truth. Where the
 * game has something to say beside answers, "remarks":[["costs 2"],[], ...] in the same order
 * follow. */
void present_legal(mh_text *out, const mh_game *g, const mh_state *st, const mh_state *hidden,
                   int seat);
/* [{"seat","total","whole","rank","lines":[{"category","points"}]}]; rank null before the end,
 * points null where the viewer cannot know them: then the total lacks them and is not whole. */
void present_score(mh_text *out, const mh_game *g, const mh_state *hidden, int viewer);
/* {"ply","seat","action","events"} as the viewer saw it; an action unseen is null. */
void present_step_put(mh_text *out, const mh_game *g, const present_step *step, int viewer);
/* The same as a list, without its ply: [seat, action, event, ...]. */
void present_step_brief(mh_text *out, const mh_game *g, const present_step *step, int viewer);
/* Plays and records; what host_play answers. */
mh_err present_play(host_session *s, int seat, mh_action a, present_step *out);
/* [step, ...] of the plies from..to, played again. */
void present_log(mh_text *out, const host_session *s, uint32_t from, uint32_t to, int viewer);
void present_log_brief(mh_text *out, const host_session *s, uint32_t from, uint32_t to, int viewer);
/* What the open question is about: [{"kind","value"}]; seats that are asked: [0,1]; the question
 * itself: {"id","about":{NAME: VALUE}} and, on request, "arg", or null. */
void present_topic(mh_text *out, const mh_game *g, const mh_state *hidden);
void present_turn(mh_text *out, const mh_state *st);
void present_prompt(mh_text *out, const mh_game *g, const mh_state *st, bool arg);
/* {"id","name","seats":[min,max],"options":[...]} */
void present_game(mh_text *out, const mh_game *g);

/* "ply","turn","prompt","legal","view", and on request "board", "state" after `ply` plies, as
 * members without braces. MH_CHANCE is shown everything: the viewer of a game that is over. */
void present_position(mh_text *out, const host_session *s, uint32_t ply, int viewer,
                      unsigned parts);
/* The part of a "table" message that a session knows, as members without braces:
 * "game","options","seats","ply","over","turn","prompt","legal","view","state","result".
 * The log is the caller's: it knows what was told already. */
void present_table(mh_text *out, const host_session *s, int viewer, unsigned parts);

#endif
