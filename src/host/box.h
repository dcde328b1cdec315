/* box.h - a campaign with the box, written down by a group that names everything itself.
 *
 * The book is a list of answers, in the order they were given; a later answer to the same
 * question goes before. What follows from them the game reckons anew in every walk (game.h,
 * mh_box), so a correction is an answer like any other
 * (DV-APP-09). */
#ifndef MH_HOST_BOX_H
#define MH_HOST_BOX_H

#include "campaign.h"
#include "core/text.h"

enum {
    BOX_FACTS = 8192,  /* answers, corrections among them */
    BOX_NAMES = 1024,  /* of one list */
    BOX_LETTERS = 200, /* of a name */
    BOX_NAME = 4 * BOX_LETTERS + 1,
    BOX_SENTENCE = 8 * BOX_NAME, /* a sentence holds a few names */
    BOX_KEY = 64,
};

typedef struct box_fact {
    uint8_t ask, game, a, b;
    int32_t value;
} box_fact;

typedef struct box_list {
    char **text;
    int32_t count;
} box_list;

typedef struct host_box {
    const mh_game *game;
    int seats;
    char id[CAMPAIGN_ID], parent[CAMPAIGN_ID];
    unsigned parent_at;
    box_list names[MH_BOX_LISTS];
    box_fact *fact;
    unsigned facts, room;
    unsigned cut; /* the line at which the text that was read breaks off; 0: it is whole */
} host_box;

typedef struct box_field {
    mh_box_field field; /* its things lie in the view */
    int32_t value;      /* MH_BOX_OPEN: not answered */
} box_field;

typedef struct box_view { /* one walk */
    const host_box *box;
    box_field *field;
    mh_box_line *line;
    mh_box_thing *thing;
    unsigned fields, lines, things, field_room, line_room, thing_room;
    unsigned game; /* the scenario that is being played; 0: the table is being set */
    bool lost;     /* memory ran out */
} box_view;

/* A new book; false where the game has no companion of the kind, or not for so many seats. */
bool box_open(host_box *b, const mh_game *g, int seats, const uint8_t key[HOST_KEY]);
void box_close(host_box *b);
/* A new book with all that was before scenario `at`; names are kept. */
bool box_fork(const host_box *b, unsigned at, const uint8_t key[HOST_KEY], host_box *out);

/* ---- looking --------------------------------------------------------------------------------- */

/* False without memory. The view is to be closed before the book changes, or kept to compare. */
bool box_look(const host_box *b, box_view *v);
void box_look_away(box_view *v);
/* The first question without an answer; NULL: the campaign is over. */
const box_field *box_asked(const box_view *v);
const mh_box_thing *box_things(const box_view *v, const box_field *f);
/* `2.points.0.1`, and the field called so or NULL. */
void box_key(const host_box *b, const mh_box_field *f, char key[BOX_KEY]);
const box_field *box_find(const box_view *v, const char *key);
/* The line with the same key, or NULL. */
const mh_box_line *box_line(const box_view *v, const mh_box_line *like);
bool box_same(const mh_box_line *a, const mh_box_line *b);

/* ---- answering ---------------------------------------------------------------------------------
 */

/* A number, a name, or the number of a choice's code; "" leaves a name out. False with what was
 * expected. The view is of the book before the answer. */
bool box_set(host_box *b, const box_view *v, const box_field *f, const char *text, mh_error *error);
/* White space becomes one space; false with what was expected. */
bool box_clean(const char *text, char name[BOX_NAME], mh_error *error);
/* The place of a name in its list, or -1. */
int32_t box_name(const host_box *b, unsigned list, const char *name);
bool box_rename(host_box *b, unsigned list, int32_t at, const char *text, mh_error *error);
/* Takes the last answer back; false where there is none. */
bool box_undo(host_box *b);
/* The answer that stands in the book, or MH_BOX_OPEN. */
int32_t box_fact_of(const host_box *b, const mh_box_field *f);
bool box_add_fact(host_box *b, box_fact f);
bool box_add_name(host_box *b, unsigned list, const char *name);

/* ---- sentences (bounded; cut at the end of a letter) ---------------------------------------- */

void box_say_thing(const host_box *b, const mh_box_thing *t, mh_lang lang, mh_text *out);
void box_say_ask(const host_box *b, const mh_box_field *f, mh_lang lang, mh_text *out);
void box_say_line(const host_box *b, const mh_box_line *l, mh_lang lang, mh_text *out);
/* What was answered, in words; nothing where it is open. */
void box_say_value(const box_view *v, const box_field *f, mh_lang lang, mh_text *out);

/* ---- its text (docs/campaign.md) ------------------------------------------------------------ */

/* Is it the text of such a book, and none of a campaign's? */
bool box_is(const char *text, size_t n);
char *box_text(const host_box *b, size_t *length);
/* A text that breaks off gives all that stands before; `cut` says where. */
bool box_parse(host_box *b, const char *text, size_t n, mh_error *e);
bool box_write(const host_box *b, const char *path, mh_error *e);

#endif
