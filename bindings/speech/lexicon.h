/* lexicon.h - a game that can only speak: its words in one language, read from text. */
#ifndef MH_SPEECH_LEXICON_H
#define MH_SPEECH_LEXICON_H

#include "meadhall/game.h"

enum { LEXICON_KINDS = 160, LEXICON_VERBS = 256, LEXICON_NAMED = 256 };

typedef struct lexicon {
    mh_game game; /* verbs, events, remarks, prompts and phrases; no rule */
    mh_phrases phrases;
    mh_lang lang;
    char *text; /* the lines, cut into words where they stand */
    mh_kind kind[LEXICON_KINDS];
    unsigned kinds;
    mh_verb verb[LEXICON_VERBS], event[LEXICON_VERBS], remark[LEXICON_VERBS];
    mh_prompt prompt[LEXICON_VERBS];
    mh_label told[LEXICON_VERBS], button[LEXICON_VERBS], tells[LEXICON_VERBS], asks[LEXICON_VERBS],
        remarks[LEXICON_VERBS];
    mh_how verb_how[LEXICON_VERBS], event_how[LEXICON_VERBS];
    mh_named refusal[LEXICON_NAMED], thing[LEXICON_NAMED];
} lexicon;

/* Reads what mh_ffi_lexicon says; takes the text over. NULL: it is none, or memory ran out. */
lexicon *lexicon_read(char *text, mh_lang lang);
void lexicon_free(lexicon *x);
/* A kind by its name, the common ones too; NULL: there is none. */
const mh_kind *lexicon_kind(const lexicon *x, const char *name);

#endif
