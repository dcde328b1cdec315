/* phrase.h - how sentences are made: nouns in their forms, and templates with holes. */
#ifndef MH_CORE_PHRASE_H
#define MH_CORE_PHRASE_H

#include "text.h"

/* A thing as sentences need it: its name, and its forms as one text a language with a tab after
 * each (tools/gen_speech.py, FORMS), or NULL. */
typedef struct phrase_noun {
    const mh_label *label, *forms;
} phrase_noun;

/* Which form of a word goes with a number: 0 one, 1 few (or many), 2 many. */
unsigned phrase_plural(mh_lang lang, int64_t n);
/* A form by its name, as `acc`; NULL where the thing has none. */
const char *phrase_form(const phrase_noun *noun, mh_lang lang, const char *form, size_t n,
                        size_t *len);
/* The thing in a form (n 0: its name), or the best that its name alone gives. */
void phrase_put_noun(mh_text *t, const phrase_noun *noun, mh_lang lang, const char *form, size_t n);
/* The same with a number before it: 5 coins. */
void phrase_put_counted(mh_text *t, const phrase_noun *noun, mh_lang lang, int64_t number,
                        const char *form, size_t n);
phrase_noun phrase_noun_of(const mh_kind *kind, const mh_speech *how, int64_t value);
void phrase_put_seat(mh_text *t, const mh_speech *how, int64_t seat);

/* Beside MH_HOW_*: a main decision begins a line even where only its events tell it; a smaller one
 * joins the line of what it belongs to. */
enum { PHRASE_BEGINS = 64, PHRASE_JOINS = 128 };

/* What the holes of one sentence are filled with. */
typedef struct phrase_about {
    const mh_game *game;
    const mh_speech *how;
    const mh_verb *verb;     /* of the operands */
    const uint8_t *arg;      /* the operands; those of the next event that is gathered... */
    size_t stride;           /* ...lie so many bytes on */
    unsigned count;          /* how many are gathered; 1: this one alone */
    int name;                /* the seat of {name} */
    const mh_amount *amount; /* numbers by name */
    uint32_t amounts;
    bool outer;   /* leave out what is gathered: to compare two events */
    bool lacking; /* out: a list was empty, or a number was not known */
} phrase_about;

/* A part of a text. */
typedef struct phrase_span {
    const char *s, *end;
} phrase_span;

/* Of `A. || B.` the one that can be said. */
phrase_span phrase_pick(phrase_about *about, const char *text);
/* Fills a sentence in. `bare`: without its subject, if it begins with one. */
void phrase_put(mh_text *t, phrase_about *about, phrase_span in, bool bare);
/* Does the sentence begin with a seat, and which one? MH_NONE: it does not. */
int phrase_subject(const phrase_about *about, const char *text);
/* The last touch: a capital letter, quotes in quotes, no full stop after an exclamation mark. The
 * length that comes of it. */
int phrase_finish(char *text, size_t cap, mh_lang lang);
/* " and " between the last two of a list. */
const char *phrase_and(mh_lang lang);

#endif
