/* languages.h - the languages of Meadhall, and the only place that lists them: tables, generator,
 * page and letters take them from here. docs/languages.md says how one is added. */
#ifndef MEADHALL_LANGUAGES_H
#define MEADHALL_LANGUAGES_H

#include "meadhall/api.h"

/* X(id, code, name, decimal, thousands, plural, open, close, inner_open, inner_close, name_open,
 *   name_close, forms, complete)
 *   name      what the language calls itself
 *   plural    which form goes with a number: ONE (one, many) or SLAVIC (one, few, many)
 *   open ...  quotes, quotes within quotes, and what stands around names of cards
 *   forms     the forms of nouns: columns CODE_FORM of inflections.tsv
 *   complete  1: a missing text stops the build; 0: it is told in English, and the build says so
 * English comes first. */
#define MH_LANGUAGES(X)                                                                            \
    X(EN, "en", "English", ".", ",", ONE, "“", "”", "‘", "’", "", "", "a the pl to at short bare", \
      1)                                                                                           \
    X(RU, "ru", "Русский", ",", "\u202f", SLAVIC, "«", "»", "„", "“", "«", "»",                    \
      "gen acc ins prep pl c1 c2 c5 a1 a2 a5 to at from short bare", 1)                            \
    X(DE, "de", "Deutsch", ",", ".", ONE, "„", "“", "‚", "‘", "„", "“",                            \
      "nom dat acc a a.dat a.acc pl pl.dat to at from short bare", 1)

#define MH_LANGUAGE_ID(id, ...) MH_##id,
typedef enum mh_lang { MH_LANGUAGES(MH_LANGUAGE_ID) MH_LANGS } mh_lang;
#undef MH_LANGUAGE_ID

typedef enum mh_plural { MH_PLURAL_ONE, MH_PLURAL_SLAVIC } mh_plural;

typedef struct mh_language {
    const char *code, *name, *decimal, *thousands;
    mh_plural plural;
    const char *open, *close, *inner_open, *inner_close, *name_open, *name_close;
    const char *forms;
} mh_language;

MH_API_BEGIN

extern const mh_language mh_languages[MH_LANGS];
/* The language with this code; MH_LANGS: there is none. */
mh_lang mh_language_of(const char *code);

MH_API_END

#endif
