/* page.h - sentences for a page: the maker of src/core behind numbers and buffers.
 *
 * A speaker has a lexicon (one game, one language) and the names of the seats. Words go in as
 * sagas have them (`place market`), sentences come out in a buffer of the speaker, which stands
 * until the next call. A length of 0 means that there is nothing to say. */
#ifndef MH_SPEECH_PAGE_H
#define MH_SPEECH_PAGE_H

#include <stdint.h>

#if defined(__wasm__)
#define SPEECH_EXPORT(name) __attribute__((export_name(#name)))
#else
#define SPEECH_EXPORT(name)
#endif

typedef struct speaker speaker;

/* Memory of the caller inside the module. */
SPEECH_EXPORT(speech_alloc) void *speech_alloc(uint32_t n);
SPEECH_EXPORT(speech_free) void speech_free(void *p);
/* A speaker, or NULL: no lexicon, or no memory. It keeps the text, which was allocated here and
 * ends in a 0. */
SPEECH_EXPORT(speech_new) speaker *speech_new(char *text, int32_t lang);
SPEECH_EXPORT(speech_drop) void speech_drop(speaker *s);
/* What was said last. */
SPEECH_EXPORT(speech_said) const char *speech_said(const speaker *s);
/* The seats' names, a line each, an empty one for none; the reader's seat, or -1. */
SPEECH_EXPORT(speech_names) void speech_names(speaker *s, const char *text, int32_t reader);
/* Things that have another name on this board: `space market stall skald`, a line each. */
SPEECH_EXPORT(speech_aliases) void speech_aliases(speaker *s, char *text);
/* An answer as a button says it. */
SPEECH_EXPORT(speech_button) int32_t speech_button(speaker *s, const char *action);
SPEECH_EXPORT(speech_event) int32_t speech_event(speaker *s, const char *text);
SPEECH_EXPORT(speech_remark) int32_t speech_remark(speaker *s, const char *text);
/* A question. Amounts are lines as `cost 4 good coin`, `have 3`, `who 1 seat`. */
SPEECH_EXPORT(speech_prompt)
int32_t speech_prompt(speaker *s, const char *name, char *amounts, int32_t who);
/* Why the rule closes an answer; 0 where the rule's own text must do. */
SPEECH_EXPORT(speech_reason)
int32_t speech_reason(speaker *s, const char *action, const char *rule, char *amounts);
/* Steps, a line each (ply, seat, action or nothing, events, with a unit separator between), become
 * lines for people: sort, seat, move, from, to and the sentence. -1: no memory. */
SPEECH_EXPORT(speech_log) int32_t speech_log(speaker *s, char *steps, uint32_t bytes);

#endif
