/* game.h - the one interface between rules and everything else.
 *
 * A game is a const table: its verbs, its prompts, its fields, and a handful of
 * functions. A state is flat: it holds no pointer and no padding, so copying is
 * memcpy, equality is memcmp, and a hash is taken over its bytes. Nothing behind
 * this header allocates, reads a clock or draws a random number: all chance
 * comes in as actions of the seat MH_CHANCE, so the actions replay the game. */
#ifndef MH_GAME_H
#define MH_GAME_H

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "meadhall/error.h"
#include "meadhall/languages.h"

MH_API_BEGIN

enum {
    MH_MAX_SEATS = 5,
    MH_MAX_DEPTH = 16,
    MH_MAX_LEGAL = 2048,
    MH_MAX_OPERANDS = 7,
    MH_MAX_LINES = 24,   /* categories of a score sheet */
    MH_MAX_PARTS = 24,   /* numbers of a bot's estimate beside its sum */
    MH_MAX_MARKERS = 15, /* a game's own; hosts add one or two */
    MH_MAX_STATE = 8192,
    MH_MAX_TALE = 256,     /* events of one answer that a host keeps */
    MH_MAX_TOPICS = 8,     /* things one question is about */
    MH_MAX_REMARKS = 4,    /* beside one answer */
    MH_MAX_ALIASES = 16,   /* things with another name on the board */
    MH_MAX_AMOUNTS = 8,    /* numbers of one reason */
    MH_CHANCE = 7,         /* nature's seat: dice, draws, shuffles */
    MH_NOBODY = 6,         /* a viewer who knows only what is public */
    MH_NONE = 0xff,        /* "nothing" in every field and operand that names a thing */
    MH_ALL = 0xff,         /* a mask of viewers: everybody */
    MH_PLAY_OUT = 1000000, /* decisions; no game has as many */
};

/* ---- words ---------------------------------------------------------------- */

typedef struct mh_label { /* one thing, named or one sentence, said for people */
    const char *text[MH_LANGS];
} mh_label;

/* A kind of thing that operands, fields and cells speak of: spaces, runes,
 * leaders. `ids` are its words in sagas and vectors, `labels` those for people.
 * Without ids the values are plain numbers. A set has a bit per id. */
typedef struct mh_kind {
    const char *name;
    const char *const *ids;
    const mh_label *labels;
    const mh_label *notes; /* what the thing does, in a sentence; NULL or empty: nothing to say */
    uint16_t count;
    uint8_t is_set;
    const mh_label *forms; /* cases, articles and counts for sentences (core/phrase.h), or NULL */
} mh_kind;

extern const mh_kind mh_number; /* any byte */
extern const mh_kind mh_seat;   /* a seat, or chance */
extern const mh_kind mh_seats;  /* a bit per seat */
extern const mh_kind mh_yes_no;

/* ---- actions -------------------------------------------------------------- */

/* One answer to one question: verb in the top byte, then up to seven operand
 * bytes. Ascending bits is ascending verb, then operands. 0 is no action. */
typedef struct mh_action {
    uint64_t bits;
} mh_action;

/* A word of the game's language: an answer, or something to tell. */
typedef struct mh_verb {
    const char *name;
    uint8_t operands;
    const mh_kind *kinds[MH_MAX_OPERANDS];
    const mh_label *label; /* a sentence with {0}, {1}... for the operands */
} mh_verb;

/* What the log does with a word: see tools/gen_speech.py. */
enum {
    MH_HOW_SILENT = 1,
    MH_HOW_MUTE = 2,
    MH_HOW_BANNER = 4,
    MH_HOW_HEADING = 8,
    MH_HOW_YES = 16,  /* told only where its first operand is not 0 */
    MH_HOW_FIRST = 32 /* told before the event that came before it */
};

enum { MH_DROPS = 3, MH_UNLESS = 2 };

typedef struct mh_how {
    uint8_t flags;
    uint8_t drops[MH_DROPS];   /* events that are left out where they follow at once; 0: none */
    uint8_t unless[MH_UNLESS]; /* left out where one of these is told, too; 0: none */
    uint8_t after;             /* an event starts a line of its own after this one; 0: none */
} mh_how;

typedef struct mh_named { /* a thing or a rule that sentences know by a word */
    const char *id;
    mh_label label, forms;
} mh_named;

/* The sentences of a game, from its sentences.tsv. */
typedef struct mh_phrases {
    const mh_label *told;   /* by verb: an answer in the log */
    const mh_label *button; /* by verb: the same to be chosen */
    const mh_label *event, *prompt;
    const mh_how *verb_how, *event_how;
    const mh_named *refusals; /* by rule: why an answer is closed */
    const mh_named *things;   /* what sentences count without an operand */
    uint16_t refusal_count, thing_count;
    /* By prompt: the answer that hardly anybody gives otherwise, as in a saga. Clients give it
     * without asking until told to ask. NULL: there is none. */
    const char *const *usual_answer;
    uint16_t usual_answer_count; /* later prompts have none */
} mh_phrases;

/* A thing that has another name on the board of this table: a space with a card on it. */
typedef struct mh_alias {
    const mh_kind *kind, *shown;
    uint8_t value, as;
} mh_alias;

/* A number that a reason speaks of: {cost} of a thing, or {max} alone. */
typedef struct mh_amount {
    const char *key;     /* cost, have, max, n, who */
    const mh_kind *kind; /* what is counted; NULL: just the number; &mh_seat: a name */
    int32_t number;
    uint8_t thing; /* of the kind */
} mh_amount;

/* ---- states --------------------------------------------------------------- */

/* An open frame. While seats are waiting it is a question; with nobody waiting
 * it is work to do, and the engine runs its step before anybody is asked. */
typedef struct mh_frame {
    uint8_t prompt;  /* index into game->prompts */
    uint8_t waiting; /* a bit per seat that has not answered yet */
    uint8_t arg[6];  /* what the question is about; meaning set by the prompt */
} mh_frame;

/* Every game's state begins with this head, so that generic code knows who is
 * to answer what without a call. No open frame: the game is over. */
typedef struct mh_state {
    uint64_t options; /* variants and rulings in play; fixed at setup */
    uint32_t ply;     /* actions applied so far, chance included */
    uint8_t seats;
    uint8_t depth;
    uint8_t spare[2];
    mh_frame open[MH_MAX_DEPTH];
} mh_state;

/* Room for a state of any game, aligned. A game sees it as its own struct, whose first member is
 * the head; others see the head alone and copy the rest. Compilers are told that a room may be
 * both, so that rooms can be assigned as well as copied by memcpy. */
#if defined(__GNUC__)
#define MH_MAY_ALIAS __attribute__((__may_alias__))
#else
#define MH_MAY_ALIAS
#endif

typedef union MH_MAY_ALIAS mh_room {
    mh_state st;
    uint64_t words[MH_MAX_STATE / 8];
} mh_room;

typedef struct mh_field { /* one array of the state, for dumps, tests, bindings */
    const char *name;
    uint32_t offset;
    uint16_t dim[3];     /* unused ones are 1 */
    uint8_t dims, width; /* width in bytes of one element */
    uint8_t is_signed;
    const mh_kind *index[3]; /* what an index names */
    const mh_kind *value;    /* what a value names */
} mh_field;

/* ---- what happened -------------------------------------------------------- */

typedef struct mh_event { /* dice rolled, cards revealed, points gained */
    uint8_t what;         /* index into game->events */
    uint8_t seen;         /* a bit per seat that may be told; MH_NOBODY's bit: the public */
    uint8_t arg[6];
} mh_event;

typedef struct mh_tale { /* a caller's buffer; a search passes none */
    mh_event *events;
    uint32_t cap, count;
} mh_tale;

/* ---- views ---------------------------------------------------------------- */

typedef struct mh_out { /* where a view is written: a terminal, JSON, a test */
    void *ctx;
    void (*panel)(void *ctx, const mh_label *title, const char *id);
    void (*row)(void *ctx, const mh_kind *kind, unsigned value);
    void (*cell)(void *ctx, const mh_label *title, const char *id, const mh_kind *kind,
                 int32_t value);
} mh_out;

/* How a game writes its view: its panels and cells are titled by things of one kind. */
typedef struct mh_view {
    const mh_out *out;
    const mh_kind *titles;
} mh_view;
void mh_view_panel(const mh_view *v, unsigned title);
void mh_view_row(const mh_view *v, const mh_kind *kind, unsigned value);
void mh_view_cell(const mh_view *v, unsigned title, const mh_kind *kind, int32_t value);
void mh_view_number(const mh_view *v, unsigned title, int64_t number);
/* Where a title is used twice, and clients have to tell one from the other. */
void mh_view_panel_as(const mh_view *v, unsigned title, const char *id);
void mh_view_cell_as(const mh_view *v, unsigned title, const char *id, const mh_kind *kind,
                     int32_t value);

/* ---- drawings ------------------------------------------------------------- */

/* Boards for a screen of characters. A game says what lies in which cell of a grid; widths,
 * languages and colours are the client's. A client that cannot draw shows the view instead. */
typedef enum mh_ink {
    MH_INK_PLAIN,
    MH_INK_FAINT,
    MH_INK_STRONG,
    MH_INK_YELLOW,
    MH_INK_RED,
    MH_INK_GREEN,
    MH_INK_BLUE,
    MH_INK_SEAT, /* and one for each seat after it */
} mh_ink;

typedef struct mh_board {
    const mh_label *title; /* NULL: the name of... */
    const mh_kind *kind;   /* ...this thing */
    unsigned value;
    uint8_t rows, cols;
    uint8_t owner; /* a seat, or MH_NONE where it is everybody's */
    bool boxes;    /* cells are framed and hold lines; else each is a square of two signs */
    bool counted;  /* rows and columns have numbers, from 1 */
} mh_board;

typedef struct mh_pen {
    void *ctx;
    void (*board)(void *ctx, const mh_board *b);
    void (*cell)(void *ctx, unsigned row, unsigned col); /* what follows stands there */
    void (*line)(void *ctx);                             /* the next line of a box */
    void (*sign)(void *ctx, const char *text, unsigned ink);
    void (*word)(void *ctx, const mh_label *label, unsigned ink);
    /* In a box its name, in a square a letter that is explained below the board. */
    void (*thing)(void *ctx, const mh_kind *kind, int32_t value, unsigned ink);
    /* The number to type for an answer; nothing where it is not open. */
    void (*choice)(void *ctx, mh_action a);
    void (*join)(void *ctx); /* a square goes on to the right */
    /* What a sign on the board means. */
    void (*key)(void *ctx, const char *sign, const mh_label *label);
} mh_pen;

/* ---- a game --------------------------------------------------------------- */

typedef struct mh_rng {
    uint64_t s[4];
} mh_rng;

typedef struct mh_option {
    const char *name;
    const mh_kind *values;
    uint8_t shift, bits; /* where in mh_state.options */
    uint8_t fallback;    /* the value when nobody says */
    const char *rule;
    const mh_label *label;
} mh_option;

/* A question (legal, why, apply, weight) or a piece of work (step), see mh_frame.
 * legal lists every answer that a person may give, in ascending order; why names the rule
 * that forbids a well-formed action, or NULL exactly for those that legal lists. Neither knows
 * an order that the rules do not know: two answers that may both be given to one question may be
 * given either way and end in the same bytes. tests/conformance_order.c holds this.
 *
 * later: may be left out by who only wants to know what can become of the state. All that comes
 * of giving the answer now comes of giving it later, too, before another seat's next question.
 * few: legal without those, in the same order; at least one where legal has one. It is no filter
 * over legal, because that would list first what it leaves out.
 * proper: the listed answer that does the same as another way to say it (a pair the other way
 * round), or the answer as it came. */
typedef struct mh_prompt {
    const char *name;
    uint32_t (*legal)(const mh_state *st, int seat, mh_action *out);
    const char *(*why)(const mh_state *st, int seat, mh_action a);
    void (*apply)(mh_state *st, int seat, mh_action a, mh_tale *tale);
    uint32_t (*weight)(const mh_state *st, mh_action chance); /* mh_even: all alike */
    void (*step)(mh_state *st, mh_tale *tale);
    const mh_label *label;
    uint32_t (*few)(const mh_state *st, int seat, mh_action *out);  /* usually legal */
    bool (*later)(const mh_state *st, int seat, mh_action a);       /* usually mh_never */
    mh_action (*proper)(const mh_state *st, int seat, mh_action a); /* usually mh_as_said */
} mh_prompt;

typedef struct mh_row { /* one row of content, with where it comes from */
    const char *id, *prov, *source, *note;
    const mh_label *label;
    uint32_t sum; /* of its cells, provenance aside */
} mh_row;

typedef struct mh_catalogue {
    const char *name;
    const mh_row *rows;
    uint32_t count;
} mh_catalogue;

typedef struct mh_rule {
    const char *id, *text;
    const char *instead, *reason; /* "tested" or "not testable", where or why; "": by vectors */
} mh_rule;

/* What a simulation notes of every seat and sets against how it ended: the leader, the
 * cards played, fights won. An operand of an answer of that seat, or of an event whose
 * first operand names the seat. */
typedef enum mh_mark {
    MH_MARK_FIRST, /* the value of the first one */
    MH_MARK_EACH,  /* every value, once a game */
    MH_MARK_TIMES, /* how often it happened */
} mh_mark;

typedef struct mh_marker {
    const char *name;
    const mh_label *label;
    mh_mark how;
    uint8_t is_event; /* `word` is an event, otherwise a verb */
    uint8_t word, operand;
} mh_marker;
/* What people enter on a score sheet at a real table, line by line and seat by seat; it is
 * scored by the game's own score and rank. */
typedef struct mh_entry {
    const mh_kind *kind; /* &mh_number: one number; else things of this kind, each once */
    int16_t low, high;   /* the number; how many things */
} mh_entry;

typedef struct mh_sheet {
    const mh_kind *names;    /* an id and a label an entry */
    const mh_entry *entries; /* as many */
    const mh_kind *lines;    /* what the lines of the score are called here, as categories */
    /* Makes an empty sheet of a table just laid out; a reason where its options cannot be. */
    const char *(*clear)(mh_state *st);
    /* Enters a number, or one thing more, entries in ascending order; a reason, or NULL. */
    const char *(*enter)(mh_state *st, int seat, unsigned entry, int32_t value);
    /* What a state would have there, k = 0, 1 ...; false: nothing more. */
    bool (*read)(const mh_state *st, int seat, unsigned entry, unsigned k, int32_t *value);
} mh_sheet;

/* What a learned estimate should know of a field that its kinds do not say (src/ai/net_plan.c). */
typedef enum mh_learn {
    MH_LEARN_NOT,         /* nothing to learn from: decks, memory of what was seen, scratch */
    MH_LEARN_BITS,        /* a number each of whose bits means something */
    MH_LEARN_SEATED_BITS, /* the same, of those indices alone that name a seat, as home_0 */
    MH_LEARN_BAG,         /* which values are there matters, not at which of the last indices */
    MH_LEARN_PLAIN,       /* a number alone, its values do not matter one by one */
    MH_LEARN_OWNED,       /* it belongs to the seat that another field names at the same index */
    MH_LEARN_ALSO_OWNED,  /* the same, and it matters to all where nobody is named */
} mh_learn;

typedef struct mh_hint {
    const char *field;
    const char *owner; /* MH_LEARN_OWNED: that field, and... */
    mh_learn how;
    uint8_t first; /* ...which of its elements goes with our first one */
} mh_hint;

/* The largest value of an operand that is a plain number, for ids of answers (numbers.h). Without
 * one it may be any byte. No legal answer exceeds it (tests/numbers.c). */
typedef struct mh_limit {
    uint8_t verb, operand, most;
} mh_limit;

typedef struct mh_level { /* of a bot: iterations of its search, and answers in 100 it overlooks */
    uint32_t iterations, miss;
} mh_level;

enum { MH_LEVELS = 4 }; /* easy, normal, hard, jarl */

/* What a net is told of every seat beside the fields, in hundredths; lines in points. All 0 when a
 * game is asked to fill it in. */
typedef struct mh_survey {
    int32_t worth[MH_MAX_SEATS];
    int32_t line[MH_MAX_SEATS][MH_MAX_LINES]; /* of the score sheet */
    int32_t part[MH_MAX_SEATS][MH_MAX_PARTS];
} mh_survey;

/* What suits a game when bots think about it. No rule, and no rule looks at it. */
typedef struct mh_thinking {
    /* Decisions that are played on at random before the worth is asked for: none if the estimate
     * is good, MH_PLAY_OUT if only the end tells. */
    uint32_t play_on;
    uint32_t play_on_learned; /* the same, before a net is asked */
    /* Further questions of the same seat that are answered before the worth is asked for, and
     * answers that are looked at for each: most if an answer alone says little. */
    uint32_t settle, branches;
    /* Each seat builds for itself: the others' luck is only noise, what counts is one's own worth,
     * and what they do is much the same as anything. */
    bool for_itself;
    /* What a bot looks at that gave every answer of its turn itself: where several orders end
     * alike, one of them is enough. Some of mh_few, at least one. NULL: all of it. */
    uint32_t (*answers)(const mh_state *st, int seat, mh_action *out);
    /* Options, a bit each, that games played for learning draw anew: a net is to know them all. */
    uint32_t varied;
    /* What the estimate knows beside its sum, `part_count` numbers in hundredths: parts that a net
     * may weigh in its own way, and counts of what no field says alone. Gives the sum, which is the
     * worth. NULL: nothing. */
    int32_t (*parts)(const mh_state *st, int seat, int32_t out[MH_MAX_PARTS]);
    uint32_t part_count;
    /* The same for all seats at once, with worth and score sheet, where seats are measured against
     * each other and one by one would cost much more. NULL: `parts`, `worth` and `score` are asked.
     */
    void (*survey)(const mh_state *st, mh_survey *out);
    /* What is easy, normal, hard and worthy of a jarl, MH_LEVELS of them, so that each step is much
     * the same (docs/strength.md). NULL: as in any game. */
    const mh_level *levels;
    /* Hundredths of its luck that a review takes off a result, by measurement (docs/review.md): a
     * rough estimate calls luck what is none. 0: all of it. */
    uint32_t luck;
} mh_thinking;

/* A thing that a question is about, to be named beside it. */
typedef struct mh_topic {
    const mh_kind *kind;
    unsigned value;
    mh_action answer; /* the answer that it is the name of; 0: it is about the whole question */
} mh_topic;

/* What a number of an open question means, for clients that draw boards of their own. */
typedef struct mh_about {
    uint8_t prompt, arg; /* arg: its place in the frame */
    const char *name;    /* "item" */
    const mh_kind *kind;
} mh_about;

/* Numbers of the rules that are printed on the board, for clients that draw it. */
typedef struct mh_printed {
    const char *name; /* "church": its prices */
    const uint8_t *numbers;
    uint8_t count;
} mh_printed;

/* ---- a companion for a box whose things the group names itself ------------------------------
 *
 * A walk over the whole campaign: the game asks every question in its order, is given the answer
 * that stands in the book or MH_BOX_OPEN, reckons with it, and tells what follows. A corrected
 * answer is another walk. Answers are numbers; a name is its place in a list of the group's. */

enum { MH_BOX_OPEN = INT32_MIN, MH_BOX_NO_NAME = -1, MH_BOX_THINGS = 8, MH_BOX_LISTS = 16 };

typedef enum mh_box_sort { /* what an answer or a word of a sentence is */
                           MH_BOX_NUMBER,
                           MH_BOX_SEAT,
                           MH_BOX_NAME,  /* of one of the group's lists */
                           MH_BOX_CHOICE /* one of several things */
} mh_box_sort;

typedef struct mh_box_thing {
    const mh_label *label; /* what it is called; NULL: by sort and value */
    int32_t value, code;   /* code: the answer that means it */
    int16_t n[3];          /* {0} to {2} of the label */
    uint8_t sort, list;    /* list: of a name */
} mh_box_thing;

typedef struct mh_box_field {
    uint8_t ask, game, a, b; /* together its key: question, scenario (0: the table), which one */
    uint8_t part, sort, list, count;
    bool optional;              /* a name may be left out: MH_BOX_NO_NAME */
    int32_t low, high;          /* of a number */
    int32_t preset;             /* what is offered; MH_BOX_OPEN: nothing */
    const mh_box_thing *things; /* a choice: as many as count */
    mh_box_thing about[3];      /* {0} to {2} of the question */
} mh_box_field;

typedef struct mh_box_line {   /* something the book tells */
    uint8_t group, game, a, b; /* together its key */
    uint8_t say, count;
    mh_box_thing about[MH_BOX_THINGS];
} mh_box_line;

typedef struct mh_box_form {
    void *ctx;
    /* The answer, or MH_BOX_OPEN. `quiet`: only look whether there is one. */
    int32_t (*ask)(void *ctx, const mh_box_field *f, bool quiet);
    void (*tell)(void *ctx, const mh_box_line *line);
} mh_box_form;

typedef struct mh_box {
    uint8_t games;
    const mh_kind *asks, *says, *parts, *groups, *lists; /* ids for files, labels for people */
    uint8_t player, players; /* the question for the name of a seat, and the list it is in */
    void (*walk)(int seats, const mh_box_form *f);
} mh_box;

/* Games of which one leads to the next, as the scenarios of a campaign. Behind the last of
 * them any number of single games may follow that begin with what is left (number > count). */
typedef struct mh_series {
    unsigned count; /* in a row, numbered from 1 */
    bool recorded;  /* a game may be played at a real table and recorded by hand */
    bool goes_on;   /* single games may follow */
    /* Options of game n, from those the series was begun with. */
    uint64_t (*options)(uint64_t options, unsigned n, bool by_hand);
    /* The game whose end game n begins with; 0: with nothing. */
    unsigned (*after)(uint64_t options, unsigned n);
    /* What that end brings into game n: chance's opening answers, in order. */
    uint32_t (*carry)(const mh_state *end, unsigned n, mh_action *out, uint32_t cap);
    /* Rows of the catalogue `texts` to be told at the start or at the end of a game. */
    uint32_t (*story)(const mh_state *st, bool end, uint16_t *rows, uint32_t cap);
    const char *texts;
    /* What the group has and is to know at this moment, in panels as those of a view. */
    void (*book)(const mh_state *hidden, int viewer, const mh_out *out);
    const mh_box *box;    /* a companion without a single name of ours; NULL: there is none */
    const mh_label *ours; /* what of the series is no publisher's, in a sentence or two; or NULL */
    uint8_t ours_n;
} mh_series;

typedef struct mh_game {
    const char *id, *name, *prefix; /* "midgard", "Champions of Midgard", "CM" */
    const mh_label *label;          /* the name in every language */
    uint32_t state_size, content;   /* content: checksum of the tables */
    uint16_t rules_version;         /* raised when a saga may play differently */
    uint16_t max_legal;
    uint8_t min_seats, max_seats;
    uint8_t verb_count, event_count, prompt_count, option_count, field_count, marker_count;
    uint8_t hint_count;
    uint16_t catalogue_count, rule_count;
    const mh_verb *verbs;     /* indexed by verb; 0 is unused */
    const mh_verb *events;    /* indexed by mh_event.what; 0 is unused */
    const mh_prompt *prompts; /* indexed by prompt */
    const mh_option *options;
    const mh_field *fields;    /* every byte of the state, once */
    const mh_kind *categories; /* lines of the score sheet */
    const mh_catalogue *catalogues;
    const mh_rule *rules;
    const mh_marker *markers;
    const mh_hint *hints;    /* for learning; a field without one is taken as its kinds say */
    const char *turn_rule;   /* forbids to answer what one is not asked */
    const mh_series *series; /* NULL: every game stands alone */
    const mh_sheet *sheet;   /* NULL: a real table is scored otherwise */

    const char *(*setup)(mh_state *st); /* head is filled in; a reason to refuse, or NULL */
    uint8_t (*sees)(const mh_state *st, int seat, mh_action a);
    void (*hide)(mh_state *st, int viewer);
    void (*deal)(mh_state *st, int viewer, mh_rng *rng);
    void (*score)(const mh_state *st, int seat, int32_t line[MH_MAX_LINES]);
    /* Lines of a seat's sheet that the viewer can read off the table while the game goes on, a
     * bit each: the others rest on what is secret there. mh_reads_all: every line. */
    uint32_t (*reads)(const mh_state *hidden, int viewer, int seat);
    void (*rank)(const mh_state *st, uint8_t rank[MH_MAX_SEATS]); /* 1 is best; ties share */
    int32_t (*worth)(const mh_state *st, int seat); /* a bot's estimate, in hundredths of a point */
    const mh_thinking *thinking;                    /* how bots should go about it */
    void (*view)(const mh_state *hidden, int viewer, const mh_out *out);
    /* What chance holds for the viewer next, in panels; mh_no_odds: nothing worth telling. */
    void (*odds)(const mh_state *hidden, int viewer, const mh_out *out);
    const char *(*check)(const mh_state *st); /* the rule broken, or NULL */
    /* What the open question is about, beside its sentence; NULL: that says all. */
    uint32_t (*topic)(const mh_state *hidden, mh_topic *out, uint32_t cap);
    /* What is to be said beside an answer as things stand: its price, the name of what it moves,
     * that it does nothing. `what` of a remark is an index into `remarks`. NULL: nothing. */
    uint32_t (*remark)(const mh_state *hidden, int seat, mh_action a, mh_event *out, uint32_t cap);
    /* Limits that the seat has reached, as remarks that are whole sentences: a preview says which
     * of them an answer reaches. NULL: there are none. */
    uint32_t (*full)(const mh_state *hidden, int seat, mh_event *out, uint32_t cap);
    const mh_verb *remarks;
    uint8_t remark_count;
    /* The boards as the viewer sees them, and the panels of the view that they stand for (a list
     * that ends in NULL). NULL: there is nothing to draw. */
    void (*draw)(const mh_state *hidden, int viewer, const mh_pen *pen);
    const char *const *drawn;
    /* Panels of the view that a person is shown only who asks for the whole table; or NULL. */
    const char *const *details;
    /* Does a thing take part in this game: its deck was chosen, its seat is there? NULL: all do. */
    bool (*in_play)(const mh_state *hidden, const mh_kind *kind, unsigned value);
    /* What the tables say of a thing beside its note: its price, its shape, its points, as one row
     * of cells. Nothing for things of other kinds. NULL: nothing at all. */
    void (*facts)(const mh_state *hidden, const mh_kind *kind, unsigned value, const mh_out *out);
    const mh_limit *limits;
    uint8_t limit_count;
    const mh_phrases *phrases;
    /* What is missing where `rule` closes an answer: the price and what the seat has, a limit. NULL
     * or 0: the sentence of the rule says it without numbers. */
    uint32_t (*missing)(const mh_state *hidden, int seat, mh_action a, const char *rule,
                        mh_amount *out, uint32_t cap);
    /* Things that are called by what lies on them at this table, as this seat speaks of them.
     * NULL: none. */
    uint32_t (*aliases)(const mh_state *hidden, int seat, mh_alias *out, uint32_t cap);
    /* For clients that draw the boards themselves, beside the view: the fields that such a board
     * reads (names, a list that ends in NULL), and what numbers of questions mean. NULL: the view
     * says all. */
    const char *const *board;
    const mh_about *about;
    uint8_t about_count;
    const mh_printed *printed; /* or NULL */
    uint8_t printed_count;
} mh_game;

#define MH_COUNT(a) (sizeof(a) / sizeof((a)[0]))

/* Rows of a field table, made from fields.tsv: scalars, and arrays of one, two and three
 * dimensions. */
/* clang-format off */
#define MH_MEMBER(T, m)      (((T *)0)->m)
#define MH_EXTENT(a)         (sizeof(a) / sizeof((a)[0]))
#define MH_HAS_SIGN(x)       _Generic((x), int8_t: 1, int16_t: 1, int32_t: 1, int64_t: 1, default: 0)
#define MH_FIELD_OF(T, name, m, n, k, l, dims, x, i, j, h, kind) \
    {name, offsetof(T, m), {n, k, l}, dims, sizeof(x), MH_HAS_SIGN(x), {i, j, h}, kind}
#define MH_FIELD0(T, name, m, kind) \
    MH_FIELD_OF(T, name, m, 1, 1, 1, 0, MH_MEMBER(T, m), 0, 0, 0, kind)
#define MH_FIELD1(T, name, m, i, kind) \
    MH_FIELD_OF(T, name, m, MH_EXTENT(MH_MEMBER(T, m)), 1, 1, 1, MH_MEMBER(T, m)[0], i, 0, 0, kind)
#define MH_FIELD2(T, name, m, i, j, kind) \
    MH_FIELD_OF(T, name, m, MH_EXTENT(MH_MEMBER(T, m)), MH_EXTENT(MH_MEMBER(T, m)[0]), 1, 2, \
                MH_MEMBER(T, m)[0][0], i, j, 0, kind)
#define MH_FIELD3(T, name, m, i, j, h, kind) \
    MH_FIELD_OF(T, name, m, MH_EXTENT(MH_MEMBER(T, m)), MH_EXTENT(MH_MEMBER(T, m)[0]), \
                MH_EXTENT(MH_MEMBER(T, m)[0][0]), 3, MH_MEMBER(T, m)[0][0][0], i, j, h, kind)
#define MH_HEAD_FIELDS \
    MH_FIELD0(mh_state, "options", options, &mh_number), \
    MH_FIELD0(mh_state, "ply", ply, &mh_number), \
    MH_FIELD0(mh_state, "seats", seats, &mh_number), \
    MH_FIELD0(mh_state, "depth", depth, &mh_number), \
    MH_FIELD1(mh_state, "spare", spare, &mh_number, &mh_number), \
    {"open", offsetof(mh_state, open), {MH_MAX_DEPTH, sizeof(mh_frame), 1}, 2, 1, 0, \
     {&mh_number, &mh_number, 0}, &mh_number}
/* clang-format on */
enum { MH_HEAD_FIELD_COUNT = 6 };

/* What mh_game takes as it was made from a game's tables (tools/gen_tables.py), for prefixes p and
 * P. */
#define MH_GAME_TABLES(p, P)                                                                       \
    .label = &p##_name, .phrases = &p##_phrases, .content = P##_CONTENT, .verbs = p##_verbs,       \
    .verb_count = P##_VERB_COUNT, .events = p##_events, .event_count = P##_EVENT_COUNT,            \
    .remarks = p##_remarks, .remark_count = P##_REMARK_COUNT, .prompts = p##_prompts,              \
    .prompt_count = P##_PROMPT_COUNT, .options = p##_options, .option_count = P##_OPTION_COUNT,    \
    .markers = p##_markers, .marker_count = P##_MARKER_COUNT, .fields = p##_fields,                \
    .field_count = P##_FIELD_COUNT, .catalogues = p##_content, .catalogue_count = P##_TABLE_TOTAL, \
    .rules = p##_rules, .rule_count = P##_RULE_TOTAL

/* How a game's files look at a state and its options: cm_of, cm_const, cm_option. Its state begins
 * with the head and holds nothing that a copy of its bytes would not copy. */
#define MH_GAME_STATE(p)                                                                    \
    static_assert(offsetof(p##_state, head) == 0 && sizeof(p##_state) <= sizeof(mh_room) && \
                      sizeof(p##_state) % sizeof(uint64_t) == 0,                            \
                  "a state begins with the head, fits a room and is whole words");          \
    static inline p##_state *p##_of(mh_state *st) { return (p##_state *)(void *)st; }       \
    static inline const p##_state *p##_const(const mh_state *st)                            \
    {                                                                                       \
        return (const p##_state *)(const void *)st;                                         \
    }                                                                                       \
    static inline unsigned p##_option(const p##_state *s, p##_option_id which)              \
    {                                                                                       \
        return mh_choice(s->head.options, &p##_options[which]);                             \
    }

/* What holds at a place that a search passes millions of times: builds for debugging ask, others
 * only see that it compiles. */
#if defined(MH_DEBUG)
#define MH_CHECK(x) assert(x)
#else
#define MH_CHECK(x) ((void)(0 && (x)))
#endif

static inline mh_action mh_act(unsigned verb, unsigned a, unsigned b, unsigned c)
{
    MH_CHECK(verb <= 0xff && a <= 0xff && b <= 0xff && c <= 0xff);
    /* NOLINTBEGIN(clang-analyzer-core.UndefinedBinaryOperatorResult): clang 14 forgets the width */
    mh_action x = {(uint64_t)verb << 56 | (uint64_t)a << 48 | (uint64_t)b << 40 |
                   (uint64_t)c << 32};
    /* NOLINTEND(clang-analyzer-core.UndefinedBinaryOperatorResult) */
    return x;
}

/* The same action with operand `i` (0..6) set; it must have been 0. */
static inline mh_action mh_with(mh_action a, unsigned i, unsigned value)
{
    MH_CHECK(i < MH_MAX_OPERANDS && value <= 0xff && !(a.bits >> (48 - 8 * i) & 0xff));
    mh_action x = {a.bits | (uint64_t)value << (48 - 8 * i)};
    return x;
}

static inline unsigned mh_verb_of(mh_action x) { return (unsigned)(x.bits >> 56); }

static inline unsigned mh_arg(mh_action x, unsigned i)
{
    MH_CHECK(i < MH_MAX_OPERANDS);
    return (unsigned)(x.bits >> (48 - 8 * i) & 0xff);
}

/* The frame on top; only where the game is not over. */
static inline const mh_frame *mh_top(const mh_state *st)
{
    MH_CHECK(st->depth > 0 && st->depth <= MH_MAX_DEPTH);
    return &st->open[st->depth - 1];
}

/* The lowest bit that is set; there is one. */
static inline int mh_lowest(unsigned bits)
{
#if defined(__GNUC__)
    return __builtin_ctz(bits);
#else
    int i = 0;
    while (!(bits >> i & 1))
        i++;
    return i;
#endif
}

/* The first seat to answer, or MH_NOBODY when the game is over. */
static inline int mh_turn(const mh_state *st)
{
    if (!st->depth)
        return MH_NOBODY;
    /* a frame of work that has not run yet waits for nobody: no state that the engine hands out */
    unsigned waiting = mh_top(st)->waiting;
    assert(waiting);
    return mh_lowest(waiting | 1u << MH_CHANCE);
}

static inline bool mh_asked(const mh_state *st, int seat)
{
    return st->depth && (mh_top(st)->waiting >> seat & 1);
}

/* Counters in a state change only through this: a rule that would make one
 * negative or wrap it is a bug, and is caught where it happens. */
static inline void mh_add(uint8_t *x, int by)
{
    int sum = *x + by;
    assert(sum >= 0 && sum <= 0xff);
    *x = (uint8_t)sum;
}

/* What the values of a marker name; plain numbers where it counts. */
static inline const mh_kind *mh_marker_kind(const mh_game *g, const mh_marker *m)
{
    const mh_verb *word = m->is_event ? &g->events[m->word] : &g->verbs[m->word];
    return m->how == MH_MARK_TIMES ? &mh_number : word->kinds[m->operand];
}

static inline unsigned mh_choice(uint64_t options, const mh_option *o)
{
    return (unsigned)(options >> o->shift & ((1u << o->bits) - 1));
}

/* ---- for rules ------------------------------------------------------------ */

/* Open a frame: a question for the seats in `waiting`, or, with none, work. */
mh_frame *mh_ask(mh_state *st, unsigned prompt, unsigned waiting, unsigned arg0);
/* Close the top frame. */
void mh_done(mh_state *st);
/* One seat of several has answered; true when it was the last one. The frame stays. */
bool mh_answered(mh_state *st, int seat);

static inline void mh_tell(mh_tale *tale, unsigned what, unsigned seen, unsigned a, unsigned b,
                           unsigned c, unsigned d)
{
    if (!tale)
        return;
    if (tale->count < tale->cap) {
        mh_event e = {
            (uint8_t)what, (uint8_t)seen, {(uint8_t)a, (uint8_t)b, (uint8_t)c, (uint8_t)d, 0, 0}};
        tale->events[tale->count] = e;
    }
    tale->count++;
}

/* Rows that have no such part. */
uint32_t mh_no_legal(const mh_state *st, int seat, mh_action *out);
const char *mh_no_why(const mh_state *st, int seat, mh_action a);
void mh_no_apply(mh_state *st, int seat, mh_action a, mh_tale *tale);
void mh_no_step(mh_state *st, mh_tale *tale);
uint32_t mh_even(const mh_state *st, mh_action chance);
bool mh_never(const mh_state *st, int seat, mh_action a);
mh_action mh_as_said(const mh_state *st, int seat, mh_action a);

/* For games without secrets. */
uint8_t mh_all_see(const mh_state *st, int seat, mh_action a);
void mh_hide_nothing(mh_state *st, int viewer);
void mh_deal_nothing(mh_state *st, int viewer, mh_rng *rng);
uint32_t mh_reads_all(const mh_state *hidden, int viewer, int seat);

/* For games without fights or other odds to tell. */
void mh_no_odds(const mh_state *hidden, int viewer, const mh_out *out);

/* Ranks by descending key; equal keys share a rank. */
void mh_rank_by(const int64_t *key, int seats, uint8_t rank[MH_MAX_SEATS]);

/* ---- for hosts ------------------------------------------------------------ */

extern const mh_game *const mh_games[];
extern const unsigned mh_game_count;
const mh_game *mh_find(const char *id);

/* Set up a game. Returns NULL on success, otherwise the reason this setup cannot be played. */
const char *mh_setup(const mh_game *g, mh_state *st, uint64_t options, int seats);
uint32_t mh_legal(const mh_game *g, const mh_state *st, int seat, mh_action *out);
/* Those that a search or a hint needs: legal without what can be given later as well. */
uint32_t mh_few(const mh_game *g, const mh_state *st, int seat, mh_action *out);
bool mh_later(const mh_game *g, const mh_state *st, int seat, mh_action a);
/* The listed answer that a well-formed one is another way to say. Hosts call it on what was typed
 * or sent, before `why`; sagas hold listed answers only. */
mh_action mh_proper(const mh_game *g, const mh_state *st, int seat, mh_action a);
/* The rule that forbids an action, or NULL where it is legal. The action must be well-formed. */
const char *mh_why(const mh_game *g, const mh_state *st, int seat, mh_action a);
/* Verb known, operands within their kinds, nothing behind them. */
bool mh_well_formed(const mh_game *g, mh_action a);
/* Trusts its caller: for searches, and for what was checked already. */
void mh_apply(const mh_game *g, mh_state *st, int seat, mh_action a, mh_tale *tale);
/* Run the work that waits on top of the frames; only after a state was set by hand. */
void mh_resume(const mh_game *g, mh_state *st, mh_tale *tale);
/* Trusts nobody. */
mh_err mh_play(const mh_game *g, mh_state *st, int seat, mh_action a, mh_tale *tale);
/* Chance's answer; x is uniform below the sum of the weights of the legal list. */
mh_action mh_chance_at(const mh_game *g, const mh_state *st, const mh_action *list, uint32_t n,
                       uint32_t x);
uint32_t mh_chance_total(const mh_game *g, const mh_state *st, const mh_action *list, uint32_t n);
mh_action mh_roll(const mh_game *g, const mh_state *st, mh_rng *r);
int32_t mh_total(const mh_game *g, const mh_state *st, int seat);
/* A seat's score sheet as a viewer may know it. At the end, and for MH_CHANCE, all of it. */
typedef struct mh_known {
    int32_t line[MH_MAX_LINES]; /* 0 where it is not known */
    uint32_t lines;             /* a bit for each that is */
    int32_t total;              /* of those */
    bool whole;
} mh_known;
mh_known mh_score_for(const mh_game *g, const mh_state *hidden, int viewer, int seat);

void mh_seed(mh_rng *r, uint64_t seed);
uint64_t mh_next(mh_rng *r);
uint32_t mh_below(mh_rng *r, uint32_t n);
uint64_t mh_hash(const void *p, size_t n);
uint64_t mh_mix(uint64_t a, uint64_t b);

/* Text of one action, `verb operand...` in the words of the kinds. Both work like
 * snprintf: the length needed is returned, the buffer always ends in 0. */
int mh_format(const mh_game *g, mh_action a, char *buf, size_t cap);
int mh_format_event(const mh_game *g, const mh_event *e, char *buf, size_t cap);
mh_err mh_parse(const mh_game *g, const char *text, mh_action *out);
int mh_format_value(const mh_kind *kind, int64_t value, char *buf, size_t cap);
mh_err mh_parse_value(const mh_kind *kind, const char *text, int64_t *out);

/* Sentences for people, from the game's phrases. `names` are the seats' names, or NULL; `alias`
 * what things are called on the board. Nothing but people reads them. */
typedef struct mh_speech {
    mh_lang lang;
    const char *const *names;
    const mh_alias *alias;
    uint32_t aliases;
    int reader; /* 1 + the seat that is told; 0: nobody in particular, who is never called "you" */
} mh_speech;
/* An answer to be chosen, in the words of a button. */
int mh_say_action(const mh_game *g, const mh_speech *how, mh_action a, char *buf, size_t cap);
/* The same by what it picks where the question's topic names that; as the one who is asked sees it.
 */
void mh_say_answer(const mh_game *g, const mh_speech *how, const mh_state *hidden, mh_action a,
                   char *buf, size_t cap);
/* The same answer in the log: a sentence about who gave it. */
int mh_say_told(const mh_game *g, const mh_speech *how, int seat, mh_action a, char *buf,
                size_t cap);
/* What is asked of a seat. */
int mh_say_prompt(const mh_game *g, const mh_speech *how, const mh_state *hidden, int seat,
                  char *buf, size_t cap);
/* Why the rule closes an answer, with what is missing; 0 where the rule's own text must do. */
int mh_say_reason(const mh_game *g, const mh_speech *how, const mh_state *hidden, int seat,
                  mh_action a, const char *rule, char *buf, size_t cap);
/* The usual answer to what a seat is asked, where there is one and it is open. */
bool mh_say_usual(const mh_game *g, const mh_state *st, int seat, mh_action *a);
/* What the thing an action names does; 0 where there is nothing to say, or where it names two. */
int mh_say_note(const mh_game *g, const mh_speech *how, mh_action a, char *buf, size_t cap);
/* What there is to remark on an answer as things stand, with commas; 0 where there is nothing. */
int mh_say_remarks(const mh_game *g, const mh_speech *how, const mh_state *hidden, int seat,
                   mh_action a, char *buf, size_t cap);
/* One remark as a sentence of its own. */
int mh_say_remark(const mh_game *g, const mh_speech *how, const mh_event *remark, char *buf,
                  size_t cap);
int mh_say_event(const mh_game *g, const mh_speech *how, const mh_event *e, char *buf, size_t cap);
int mh_say_value(const mh_kind *kind, const mh_speech *how, int64_t value, char *buf, size_t cap);
/* Makes the first letter a capital, in as many bytes. */
void mh_capital(char *text);

/* The log: answers and events go in one by one, lines for people come out. Events of one seat that
 * follow at once are one line, equal ones are gathered, rounds and phases stand alone. */
typedef enum mh_line_sort { MH_LINE, MH_LINE_BANNER, MH_LINE_HEADING } mh_line_sort;

typedef struct mh_line {
    mh_line_sort sort;
    int seat;          /* whom it is about; MH_NONE: nobody alone */
    bool move;         /* all of it comes of that seat's own answers */
    uint32_t from, to; /* the first and the last ply it tells of */
    const char *text;
} mh_line;

enum { MH_TELLER_PARTS = 3, MH_TELLER_TEXT = 600, MH_TELLER_WAIT = 64 };

typedef void mh_line_taker(void *ctx, const mh_line *line);

typedef struct mh_teller {
    const mh_game *game;
    const mh_speech *how;
    void *ctx;
    mh_line_taker *line;
    char part[MH_TELLER_PARTS][MH_TELLER_TEXT]; /* predicates of the line that is being made */
    char heading[MH_TELLER_TEXT];               /* waits for something to stand under it */
    mh_event wait[MH_TELLER_WAIT];              /* equal events that are being gathered */
    uint32_t from, to, ply, wait_ply, secret_from, secret_to;
    int seat, actor, wait_actor; /* actor: who answered at this ply */
    uint8_t parts, waiting;
    uint8_t drop[3];
    uint8_t secret; /* a bit per seat whose answers since the last line the reader may not see */
    bool move, closed, stopped;
    uint8_t event[MH_TELLER_PARTS]; /* of each predicate: the event that told it; 0: an answer */
} mh_teller;

void mh_log_begin(mh_teller *t, const mh_game *g, const mh_speech *how, void *ctx,
                  mh_line_taker *line);
/* One ply: `a` is 0 where the reader may not see the answer; events are those he may be told. */
void mh_log_add(mh_teller *t, uint32_t ply, int seat, mh_action a, const mh_event *events,
                uint32_t count);
void mh_log_end(mh_teller *t);

/* Named fields: where an element lies, what it holds. */
const mh_field *mh_field_named(const mh_game *g, const char *name);
size_t mh_field_at(const mh_field *f, unsigned i, unsigned j, unsigned k);
int64_t mh_field_get(const mh_state *st, const mh_field *f, size_t at);
mh_err mh_field_set(mh_state *st, const mh_field *f, size_t at, int64_t value);

/* Options as text, `k=v,k=v`, each once. On failure `at` is the offset of the bad word. */
mh_err mh_options_parse(const mh_game *g, const char *text, uint64_t *out, size_t *at);
uint64_t mh_options_default(const mh_game *g);
int mh_options_format(const mh_game *g, uint64_t options, char *buf, size_t cap);
/* Options with which so many seats can play: the default ones, or else those with the
 * first single choice that lets them; false when there are none. */
bool mh_playable(const mh_game *g, int seats, uint64_t *options);

/* Random games from a seed; the hash of all their ends. The same in every build. */
typedef struct mh_bench_result {
    uint64_t signature, plies, decisions, games;
} mh_bench_result;
mh_bench_result mh_bench(const mh_game *g, unsigned games, int seats, uint64_t seed);
/* One number over random games of every game, or of one, with every number of seats. */
uint64_t mh_signature(void);
uint64_t mh_signature_of(const mh_game *g);

MH_API_END

#endif
