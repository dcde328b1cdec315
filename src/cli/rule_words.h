/* rule_words.h - the rules in other languages than English; the table is made from docs/rules. */
#ifndef MH_CLI_RULE_WORDS_H
#define MH_CLI_RULE_WORDS_H

#include "meadhall/game.h"

typedef struct rule_words { /* in the order of their ids */
    const char *id;
    const char *text[MH_LANGS - 1]; /* "": not told in that language */
} rule_words;

extern const rule_words rule_words_all[];
extern const unsigned rule_words_count;

typedef struct rule_term { /* a word that rules define; their ids with blanks between */
    const char *game;
    mh_label name;
    const char *rules;
} rule_term;

extern const rule_term rule_terms[];
extern const unsigned rule_term_count;

/* The text of a rule of the game, in English where the language has none. */
const char *rule_words_of(const mh_rule *rule, mh_lang lang);
/* The same for people who asked for no id: without ids of other rules and marks of sources. */
void rule_words_plain(const mh_rule *rule, mh_lang lang, char *buf, size_t cap);

#endif
