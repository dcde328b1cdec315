/* show.h - a table, its scores and its story in words, for people at a terminal. */
#ifndef MH_CLI_SHOW_H
#define MH_CLI_SHOW_H

#include "cli.h"
#include "show_words.h"

typedef enum show_style { SHOW_PLAIN, SHOW_TITLE, SHOW_DIM, SHOW_STRONG } show_style;

/* Colour only on a terminal, and not where NO_COLOR is set. */
void show_styled(show_style style, const char *text);
bool show_colourful(void);
int show_columns(void);
/* Names of the seats for a sentence; NULL stands for "player N". */
const char *const *show_names(const host_config *config, const char *names[MH_MAX_SEATS]);
/* The game's name. */
const char *show_game(const mh_game *g, mh_lang lang);
/* A seat's name; the viewer's own is marked. */
int show_seat(const mh_speech *how, int seat, int viewer, char *buf, size_t cap);
/* The width that also holds the text. */
int show_wider(int width, const char *text);

enum { SHOW_MEMORY = 512 };
typedef struct show_memory { /* rows a viewer was shown last, as hashes */
    uint64_t row[SHOW_MEMORY];
    unsigned count;
} show_memory;

/* What a viewer is shown; `hidden` as hide(viewer) leaves it. `details`: also those panels that
 * are only shown on request. */
void show_table(const mh_game *g, const mh_state *hidden, int viewer, const mh_speech *how,
                bool details);
/* The same, of it only what differs from `seen`, the panels whose rows the operands of
 * `verbs` name (a bit each), and with `own` the viewer's own rows. What is there is kept in
 * `seen`; with NULL for `verbs` nothing is printed. */
void show_changes(const mh_game *g, const mh_state *hidden, int viewer, const mh_speech *how,
                  show_memory *seen, const bool *verbs, bool own);
/* Boards of characters, where the terminal and the person want them. */
typedef enum show_layer { SHOW_BOARDS = 1, SHOW_ANSWERS = 2, SHOW_BOTH = 3 } show_layer;

typedef struct show_drawing {
    const mh_game *game;
    const mh_state *hidden;
    int viewer;
    const mh_speech *how;
    show_memory *seen; /* boards that were shown and are the same are left out; NULL: none are */
    show_layer part;   /* boards as they are; squares with the numbers of answers in them */
    bool whole;        /* also boards that are the same, and what the signs mean */
    bool all;          /* other people's, too */
    /* The number of an answer, 0 where it is none; `square`: it needs no line of its own. */
    uint32_t (*number)(void *ctx, mh_action a, bool square);
    void *ctx;
} show_drawing;
void show_draw(const show_drawing *d);
/* From now on no drawings and no colour. */
void show_plainly(void);
bool show_draws(void);
/* The odds of what comes next; false where the game has none to tell. */
bool show_odds(const mh_game *g, const mh_state *hidden, int viewer, const mh_speech *how);
/* The book of a series, of it only the panels named (a list that ends in NULL; NULL: all). */
void show_book(const mh_game *g, const mh_state *hidden, const mh_speech *how,
               const char *const *panels);
/* What the things in those panels of the book do, a line each. */
void show_book_notes(const mh_game *g, const mh_state *hidden, const mh_speech *how,
                     const char *const *panels);
/* The things that the open question is about. */
void show_topic(const mh_game *g, const mh_state *hidden, const mh_speech *how);
/* The texts of a series at the start or at the end of a game. */
void show_story(const mh_game *g, const mh_state *st, bool end, mh_lang lang);
void show_scores(const mh_game *g, const mh_state *st, int viewer, const mh_speech *how);
/* Plies from..to as the viewer saw them; MH_CHANCE sees all. Lines that only tell the moves of
 * `without` are left out. */
void show_log(const host_session *s, const mh_speech *how, uint32_t from, uint32_t to, int viewer,
              int without);
/* The same for those who come back to the table: under a heading, if there is anything to tell. */
void show_news(const host_session *s, const mh_speech *how, uint32_t from, uint32_t to, int viewer);
/* What a stripped saga tells behind its first hidden ply: the actions, not what came of them. */
void show_blind(const host_session *s, const mh_speech *how);
/* A paragraph, wrapped at the terminal's width. */
void show_paragraph(const char *text);
/* Lines with a layout of their own; only one that is wider than the screen is folded. */
void show_lines(const char *text);
/* The same; its further lines begin `indent` columns further in. */
void show_hanging(show_style style, int indent, const char *text);
/* What the tables of the game say of a thing, in a sentence that begins with its name where that
 * is wanted; false: nothing. */
bool show_facts(const mh_game *g, const mh_state *hidden, const mh_speech *how, const mh_kind *kind,
                unsigned value, bool named);
/* The rows of the table that are about one thing, and the columns and tables of that name, in
 * sentences; false: there are none. */
bool show_rows_of(const mh_game *g, const mh_state *hidden, int viewer, const mh_speech *how,
                  const char *name);

#endif
