/* puzzle_tell.c - a puzzle for people: its position as a session, its proof and its reasons. */
#include <stdlib.h>
#include <string.h>

#include "puzzle_words.h"
#include "review_puzzle.h"
#include "review_report.h"

enum { TEXT = 512 };

host_session *puzzle_session(const mh_game *g, const puzzle *p)
{
    static const uint8_t key[HOST_KEY];
    host_config config = {.game = g, .options = p->options, .seats = p->seats};
    host_session *s = NULL;
    mh_error error;
    host_fate_open(&config.fate, key);
    if (host_open(&config, &error, &s))
        return NULL;
    for (uint32_t i = 0; i < p->plies; i++)
        if (host_play(s, p->who[i], p->action[i], NULL)) {
            host_close(s);
            return NULL;
        }
    return s;
}

void puzzle_tell(const mh_game *g, const puzzle *p, const mh_speech *how, char *buf, size_t cap)
{
    char best[TEXT], next[TEXT], greedy[TEXT], weak[TEXT], tries[16], line[3][4 * TEXT];
    mh_lang lang = how->lang;
    bool alone = p->seats == 1;
    double part = alone ? 1 : 100;
    mh_room st;
    puzzle_lay_out(g, p, &st);
    g->hide(&st.st, p->seat);
    mh_say_answer(g, how, &st.st, p->best, best, sizeof best);
    mh_say_answer(g, how, &st.st, p->next, next, sizeof next);
    mh_say_answer(g, how, &st.st, p->greedy, greedy, sizeof greedy);
    mh_say_answer(g, how, &st.st, p->weak, weak, sizeof weak);
    snprintf(tries, sizeof tries, "%u", (unsigned)p->tries);
    const char *is[] = {best}, *missed[] = {greedy, weak, PUZZLE_WEAK};
    const char *proof[] = {review_number(lang, alone ? p->points : 100 * p->chance, 1, false),
                           review_number(lang, part * p->gap, 1, false),
                           review_number(lang, part * p->gap_error, 1, false), next, tries};
    review_fill_text(puzzle_say(lang, PW_BEST), is, line[0], sizeof line[0]);
    review_fill_text(puzzle_say(lang, alone ? PW_PROOF_ALONE : PW_PROOF), proof, line[1],
                     sizeof line[1]);
    review_fill_text(puzzle_say(lang, PW_MISSED), missed, line[2], sizeof line[2]);
    snprintf(buf, cap, "%s\n%s\n%s", line[0], line[1], line[2]);
}

bool puzzle_because(const mh_game *g, const puzzle *p, mh_action other, mh_lang lang, char *buf,
                    size_t cap)
{
    const review r = {.game = g, .seats = p->seats};
    review_worker *worker = calloc(1, sizeof *worker);
    review_decision d = {.ply = p->plies, .seat = (uint8_t)p->seat, .count = 2, .best = 1};
    mh_room st;
    *buf = 0;
    if (!worker)
        return false;
    worker->game = worker->eye.game = g;
    worker->greedy = ai_open(g, &(ai_spec){.kind = AI_GREEDY});
    d.answer[0].action = other;
    d.answer[1].action = p->best;
    if (worker->greedy) {
        puzzle_lay_out(g, p, &st);
        review_explain(worker, &st.st, &d);
        review_because(&r, lang, &d, buf, cap);
    }
    ai_close(worker->greedy);
    free(worker);
    return d.explained;
}
