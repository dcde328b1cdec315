/* think.c - searches of a page's hall: here, or in another instance of the same module.
 *
 * A question is a flat block. Its pointers are to constants, which lie at the same place in every
 * instance, or into the block itself: those are set anew where it has been carried to. */
#include <stdlib.h>
#include <string.h>

#include "kept.h"

static unsigned find(const mh_hall *f, double op)
{
    unsigned i = 0;
    while (i < f->search_count && f->searches[i].op != (hall_op)op)
        i++;
    return i;
}

static hall_search *search_of(const mh_hall *f, double op)
{
    unsigned i = find(f, op);
    return i < f->search_count ? f->searches[i].search : NULL;
}

/* It is the hall's again. */
static void hand_back(mh_hall *f, double op)
{
    f->searches[find(f, op)] = f->searches[f->search_count - 1];
    f->search_count--;
    hall_found(f->hall, &f->now, (hall_op)op);
}

void mh_hall_think(mh_hall *f, double op)
{
    hall_search *s = search_of(f, op);
    if (!s)
        return;
    hall_think(s, NULL, hall_page_memory, NULL);
    hand_back(f, op);
}

int32_t mh_hall_awaited(mh_hall *f, double op) { return hall_awaited(f->hall, (hall_op)op); }

const void *mh_hall_question(mh_hall *f, double op) { return search_of(f, op); }

uint32_t mh_hall_question_bytes(mh_hall *f, double op)
{
    const hall_search *s = search_of(f, op);
    return s ? (uint32_t)s->bytes : 0;
}

/* What follows the question in its block (search_open in src/hall/bots.c): it was carried along. */
static void *tail_of(hall_search *s) { return s + 1; }

void mh_hall_solve(void *question)
{
    hall_search *s = question;
    s->page = NULL;
    s->page_bytes = 0;
    s->list = tail_of(s);
    if (s->task == HALL_SAMPLE)
        s->sampling = tail_of(s);
    hall_think(s, NULL, hall_page_memory, NULL);
}

const char *mh_hall_question_game(const void *question)
{
    return ((const hall_search *)question)->game->id;
}

const char *mh_hall_solved_page(const void *question)
{
    return ((const hall_search *)question)->page;
}

uint32_t mh_hall_solved_bytes(const void *question)
{
    return (uint32_t)((const hall_search *)question)->page_bytes;
}

/* Only what an answer may change: of the rest the hall has the truth. */
static void take_answer(hall_search *s, hall_search *got, const char *page, uint32_t n)
{
    s->answered = got->answered;
    s->choice = got->choice;
    s->chances = got->chances;
    s->advised = got->advised < HALL_ADVICE ? got->advised : HALL_ADVICE;
    memcpy(s->advice, got->advice, sizeof s->advice);
    if (s->task == HALL_SAMPLE)
        memcpy(s->sampling, tail_of(got), sizeof *s->sampling);
    if (s->task != HALL_ODDS)
        return;
    s->page = n ? malloc(n) : NULL;
    s->answered = s->answered && s->page;
    if (s->page) {
        memcpy(s->page, page, n);
        s->page[n - 1] = 0;
        s->page_bytes = n;
    }
}

void mh_hall_answered(mh_hall *f, double op, void *question, const char *page, uint32_t n)
{
    hall_search *s = search_of(f, op);
    if (!s)
        return;
    take_answer(s, question, page, n);
    hand_back(f, op);
}
