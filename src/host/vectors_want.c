/* vectors_want.c - what a vector may want: fields, scores, questions, events, views. */
#include <stdio.h>
#include <string.h>

#include "shown.h"
#include "vectors_block.h"

/* The line of a score sheet, or the number of lines for the total; -1 after a complaint. */
static int line_named(vectors_block *b, const char *word)
{
    const mh_kind *lines = b->game->categories;
    int64_t line = 0;
    if (strcmp(word, "total") == 0)
        return lines->count;
    if (!mh_parse_value(lines, word, &line) && line < lines->count)
        return (int)line;
    vectors_complain(b, VECTORS_MALFORMED, "no such category: '%s'", word);
    return -1;
}

static void want_score(vectors_block *b, const vectors_words *w)
{
    int seat = 0;
    if (w->count != 5) {
        vectors_complain(b, VECTORS_MALFORMED, "expected 'want score SEAT CATEGORY VALUE'");
        return;
    }
    if (!vectors_seated(b, w->at[2], -1, &seat))
        return;
    int line = line_named(b, w->at[3]);
    if (line < 0)
        return;
    mh_known k = mh_score_for(b->game, &b->s.st, MH_CHANCE, seat);
    int32_t got = line == b->game->categories->count ? k.total : k.line[line];
    int64_t wanted = 0;
    if (mh_parse_value(&mh_number, w->at[4], &wanted))
        vectors_complain(b, VECTORS_MALFORMED, "'%s' is no number", w->at[4]);
    else if (got != wanted)
        vectors_complain(b, VECTORS_FAILS, "score of seat %d in %s is %d, expected %s", seat,
                         w->at[3], (int)got, w->at[4]);
}

/* A line of a sheet as a viewer may know it: a number, `?`, a total `7+?`. */
static void want_reads(vectors_block *b, const vectors_words *w, const mh_state *known, int viewer)
{
    char got[32];
    int seat = 0;
    int line = vectors_seated(b, w->at[3], -1, &seat) ? line_named(b, w->at[4]) : -1;
    if (line < 0)
        return;
    mh_known k = mh_score_for(b->game, known, viewer, seat);
    if (line == b->game->categories->count)
        snprintf(got, sizeof got, "%d%s", (int)k.total, k.whole ? "" : "+?");
    else if (k.lines >> line & 1)
        snprintf(got, sizeof got, "%d", (int)k.line[line]);
    else
        snprintf(got, sizeof got, "?");
    if (strcmp(got, w->at[5]) != 0)
        vectors_complain(b, VECTORS_FAILS, "%s of seat %d is %s to %s, expected %s", w->at[4], seat,
                         got, w->at[2], w->at[5]);
}

static void want_rank(vectors_block *b, const vectors_words *w)
{
    uint8_t rank[MH_MAX_SEATS] = {0};
    int seat = 0;
    if (w->count != 4) {
        vectors_complain(b, VECTORS_MALFORMED, "expected 'want rank SEAT VALUE'");
        return;
    }
    if (!vectors_seated(b, w->at[2], -1, &seat))
        return;
    int wanted = vectors_number(w->at[3], 256);
    b->game->rank(&b->s.st, rank);
    if (wanted < 0)
        vectors_complain(b, VECTORS_MALFORMED, "'%s' is no rank", w->at[3]);
    else if (rank[seat] != wanted)
        vectors_complain(b, VECTORS_FAILS, "seat %d is ranked %d, expected %s", seat, rank[seat],
                         w->at[3]);
}

static void want_ask(vectors_block *b, const vectors_words *w)
{
    int prompt = w->count > 2 ? vectors_prompt(b, w->at[2]) : -1, seat = 0;
    if (w->count < 3)
        vectors_complain(b, VECTORS_MALFORMED, "expected 'want ask PROMPT [SEAT]'");
    if (prompt < 0 || (w->count > 3 && !vectors_seated(b, w->at[3], MH_CHANCE, &seat)))
        return;
    if (!b->s.st.depth || mh_top(&b->s.st)->prompt != prompt)
        vectors_complain(
            b, VECTORS_FAILS, "asked is %s, expected %s",
            b->s.st.depth ? b->game->prompts[mh_top(&b->s.st)->prompt].name : "nothing", w->at[2]);
    else if (w->count > 3 && !mh_asked(&b->s.st, seat))
        vectors_complain(b, VECTORS_FAILS, "asked is seat %d, expected %d", mh_turn(&b->s.st),
                         seat);
}

/* An event of the last answer, in the words of mh_format_event. */
static void want_told(vectors_block *b, const vectors_words *w)
{
    char wanted[VECTORS_LINE], text[VECTORS_LINE];
    if (w->count < 3) {
        vectors_complain(b, VECTORS_MALFORMED, "expected 'want told EVENT'");
        return;
    }
    vectors_join(w, 2, w->count, wanted, sizeof wanted);
    for (uint32_t i = 0; i < b->tale.count && i < MH_MAX_TALE; i++) {
        mh_format_event(b->game, &b->events[i], text, sizeof text);
        if (strcmp(text, wanted) == 0)
            return;
    }
    vectors_complain(b, VECTORS_FAILS, "was not told '%s'", wanted);
}

static bool is_remark(const vectors_block *b, const mh_event *e, const char *name,
                      const char *value)
{
    const mh_verb *v = &b->game->remarks[e->what];
    char text[64] = "-";
    if (v->operands)
        mh_format_value(v->kinds[0], e->arg[0], text, sizeof text);
    return strcmp(v->name, name) == 0 && strcmp(text, value) == 0;
}

/* remark SEAT NAME VALUE ACTION: said beside that answer; the value of one without is `-`. */
static void want_remark(vectors_block *b, const vectors_words *w)
{
    mh_event about[MH_MAX_REMARKS];
    mh_action a;
    char text[VECTORS_LINE];
    int seat = 0;
    if (w->count < 6) {
        vectors_complain(b, VECTORS_MALFORMED, "expected 'want remark SEAT NAME VALUE ACTION'");
        return;
    }
    if (!vectors_seated(b, w->at[2], -1, &seat))
        return;
    vectors_join(w, 5, w->count, text, sizeof text);
    if (mh_parse(b->game, text, &a)) {
        vectors_complain(b, VECTORS_MALFORMED, "'%s' is no action of %s", text, b->game->id);
        return;
    }
    uint32_t n = b->game->remark ? b->game->remark(&b->s.st, seat, a, about, MH_MAX_REMARKS) : 0;
    for (uint32_t i = 0; i < n; i++)
        if (is_remark(b, &about[i], w->at[3], w->at[4]))
            return;
    vectors_complain(b, VECTORS_FAILS, "%s %s is not remarked on '%s'", w->at[3], w->at[4], text);
}

static void want_field(vectors_block *b, const vectors_words *w, const mh_state *st)
{
    const mh_field *f = NULL;
    size_t at = 0;
    int64_t value = 0, got = 0;
    if (w->count < 3) {
        vectors_complain(b, VECTORS_MALFORMED, "expected 'want FIELD INDEX... VALUE'");
        return;
    }
    if (!vectors_element(b, w, &f, &at, &value))
        return;
    got = mh_field_get(st, f, at);
    if (got != value) {
        char text[64], where[VECTORS_LINE];
        mh_format_value(f->value, got, text, sizeof text);
        vectors_join(w, 1, w->count - 1, where, sizeof where);
        vectors_complain(b, VECTORS_FAILS, "%s is %s, expected %s", where, text,
                         w->at[w->count - 1]);
    }
}

static void want_shown(vectors_block *b, const vectors_words *w, const mh_state *known, int viewer)
{
    char text[64];
    shown_cell(b->game, known, viewer, w->at + 3, text, sizeof text);
    if (strcmp(text, w->at[6]) != 0)
        vectors_complain(b, VECTORS_FAILS, "shown is %s, expected %s", text, w->at[6]);
}

/* seen: a field as one viewer, or 6 for the public, may know it; shown: a cell of its view;
 * reads: a line of a score sheet. */
static void want_known(vectors_block *b, const vectors_words *w)
{
    mh_room known;
    int viewer = 0;
    bool shown = strcmp(w->at[1], "shown") == 0, reads = strcmp(w->at[1], "reads") == 0;
    bool fits = shown ? w->count == 7 : reads ? w->count == 6 : w->count >= 5;
    if (!fits)
        vectors_complain(b, VECTORS_MALFORMED,
                         "expected 'want shown VIEWER TABLE ROW CELL VALUE', 'want reads VIEWER "
                         "SEAT CATEGORY VALUE' or 'want seen'");
    if (!fits || !vectors_seated(b, w->at[2], MH_NOBODY, &viewer))
        return;
    memcpy(&known, &b->s, b->game->state_size);
    b->game->hide(&known.st, viewer);
    if (shown || reads) {
        (shown ? want_shown : want_reads)(b, w, &known.st, viewer);
        return;
    }
    vectors_words rest = {.at = {w->at[0]}, .count = w->count - 2};
    memcpy(rest.at + 1, w->at + 3, (w->count - 3) * sizeof *w->at);
    want_field(b, &rest, &known.st);
}

void vectors_want(vectors_block *b, const vectors_words *w)
{
    const char *what = w->count > 1 ? w->at[1] : "";
    b->wanted = true;
    if (strcmp(what, "score") == 0)
        want_score(b, w);
    else if (strcmp(what, "rank") == 0)
        want_rank(b, w);
    else if (strcmp(what, "ask") == 0)
        want_ask(b, w);
    else if (strcmp(what, "told") == 0)
        want_told(b, w);
    else if (strcmp(what, "remark") == 0)
        want_remark(b, w);
    else if (strcmp(what, "seen") == 0 || strcmp(what, "shown") == 0 || strcmp(what, "reads") == 0)
        want_known(b, w);
    else if (strcmp(what, "over") == 0) {
        if (b->s.st.depth)
            vectors_complain(b, VECTORS_FAILS, "the game goes on, expected its end");
    } else
        want_field(b, w, &b->s.st);
}
