/* vectors_want.c - what a vector may want: fields, scores, questions, events, views. */
#include <string.h>

#include "shown.h"
#include "vectors_block.h"

static void want_score(vectors_block *b, const vectors_words *w)
{
    int32_t line[MH_MAX_LINES] = {0};
    int64_t category = 0;
    int seat = 0;
    if (w->count != 5) {
        vectors_complain(b, VECTORS_MALFORMED, "expected 'want score SEAT CATEGORY VALUE'");
        return;
    }
    if (!vectors_seated(b, w->at[2], -1, &seat))
        return;
    bool total = strcmp(w->at[3], "total") == 0;
    if (!total && (mh_parse_value(b->game->categories, w->at[3], &category) ||
                   category >= b->game->categories->count)) {
        vectors_complain(b, VECTORS_MALFORMED, "no such category: '%s'", w->at[3]);
        return;
    }
    b->game->score(&b->s.st, seat, line);
    int32_t got = total ? mh_total(b->game, &b->s.st, seat) : line[category];
    int64_t wanted = 0;
    if (mh_parse_value(&mh_number, w->at[4], &wanted))
        vectors_complain(b, VECTORS_MALFORMED, "'%s' is no number", w->at[4]);
    else if (got != wanted)
        vectors_complain(b, VECTORS_FAILS, "score of seat %d in %s is %d, expected %s", seat,
                         w->at[3], (int)got, w->at[4]);
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

/* seen: a field as one viewer, or 6 for the public, may know it; shown: a cell of its view. */
static void want_known(vectors_block *b, const vectors_words *w)
{
    mh_room known;
    int viewer = 0;
    bool shown = strcmp(w->at[1], "shown") == 0, fits = shown ? w->count == 7 : w->count >= 5;
    if (!fits)
        vectors_complain(b, VECTORS_MALFORMED,
                         "expected 'want shown VIEWER TABLE ROW CELL VALUE' or 'want seen'");
    if (!fits || !vectors_seated(b, w->at[2], MH_NOBODY, &viewer))
        return;
    memcpy(&known, &b->s, b->game->state_size);
    b->game->hide(&known.st, viewer);
    if (shown) {
        want_shown(b, w, &known.st, viewer);
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
    else if (strcmp(what, "seen") == 0 || strcmp(what, "shown") == 0)
        want_known(b, w);
    else if (strcmp(what, "over") == 0) {
        if (b->s.st.depth)
            vectors_complain(b, VECTORS_FAILS, "the game goes on, expected its end");
    } else
        want_field(b, w, &b->s.st);
}
