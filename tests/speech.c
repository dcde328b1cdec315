/* speech.c - the page's speaker says what the terminal says, word for word, over random games in
 * three languages; and no text of a stranger can hurt it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../bindings/speech/page.h"
#include "meadhall/ffi.h"
#include "meadhall/game.h"

enum { TEXT = 2048, PLIES = 900 };

static const char *const names[MH_MAX_SEATS] = {"Ragna", "Bjarni", "Katla", "Ulf", "Asa"};
static unsigned long compared;

static speaker *speaker_of(const mh_game *g, int lang)
{
    mh_ffi *f = mh_ffi_new();
    int32_t n = mh_ffi_lexicon(f, g->id, (uint32_t)strlen(g->id), lang);
    assert_true(n > 1000);
    char *text = speech_alloc((uint32_t)n + 1);
    memcpy(text, mh_ffi_text(f), (size_t)n);
    text[n] = 0;
    mh_ffi_drop(f);
    speaker *s = speech_new(text, lang);
    assert_non_null(s);
    speech_names(s, "Ragna\nBjarni\nKatla\nUlf\nAsa", 0);
    return s;
}

static void same(const speaker *s, int32_t n, const char *want)
{
    char got[TEXT];
    snprintf(got, sizeof got, "%.*s", (int)n, speech_said(s));
    assert_string_equal(got, want);
    compared++;
}

static void compare_answer(const mh_game *g, speaker *s, const mh_speech *how, const mh_state *st,
                           int seat, mh_action a)
{
    char words[256], said[TEXT];
    mh_format(g, a, words, sizeof words);
    mh_say_action(g, how, a, said, sizeof said);
    same(s, speech_button(s, words), said);
    if (seat == MH_CHANCE)
        return;
    mh_say_prompt(g, how, st, seat, said, sizeof said);
    if (!strpbrk(said, "0123456789"))
        same(s, speech_prompt(s, g->prompts[mh_top(st)->prompt].name, (char[]){""}, seat), said);
}

static void compare_events(const mh_game *g, speaker *s, const mh_speech *how, const mh_tale *tale)
{
    char words[256], said[TEXT];
    for (uint32_t i = 0; i < tale->count && i < tale->cap; i++) {
        mh_format_event(g, &tale->events[i], words, sizeof words);
        mh_say_event(g, how, &tale->events[i], said, sizeof said);
        same(s, speech_event(s, words), said);
    }
}

static void play(const mh_game *g, int lang)
{
    static mh_action list[MH_MAX_LEGAL];
    static mh_event events[MH_MAX_TALE];
    mh_speech how = {.lang = (mh_lang)lang, .names = names, .reader = 1};
    speaker *s = speaker_of(g, lang);
    uint64_t options = 0;
    mh_room r;
    mh_rng rng;
    mh_seed(&rng, 7);
    assert_true(mh_playable(g, g->max_seats, &options));
    assert_null(mh_setup(g, &r.st, options, g->max_seats));
    for (unsigned ply = 0; r.st.depth && ply < PLIES; ply++) {
        mh_tale tale = {events, MH_MAX_TALE, 0};
        int seat = mh_turn(&r.st);
        uint32_t n = mh_legal(g, &r.st, seat, list);
        mh_action a = seat == MH_CHANCE ? mh_roll(g, &r.st, &rng) : list[mh_below(&rng, n)];
        compare_answer(g, s, &how, &r.st, seat, a);
        mh_apply(g, &r.st, seat, a, &tale);
        compare_events(g, s, &how, &tale);
    }
    speech_drop(s);
}

static void says_the_same(void **state)
{
    (void)state;
    for (unsigned i = 0; i < mh_game_count; i++)
        for (int lang = 0; lang < MH_LANGS; lang++)
            play(mh_games[i], lang);
    assert_true(compared > 5000);
}

static void strange_words(void **state)
{
    static const char *const strange[] = {"",
                                          " ",
                                          "nothing",
                                          "place",
                                          "place nowhere",
                                          "place  market",
                                          "gain 9 9 9 9 9 9",
                                          "gain 0 -1 coin",
                                          "\x1f\x1f\x1f"};
    speaker *s = speaker_of(mh_find("midgard"), MH_EN);
    (void)state;
    for (size_t i = 0; i < MH_COUNT(strange); i++) {
        char steps[256], amounts[] = "cost\ncost 4 good nothing\n\n have",
                         alias[] = "space\na b c d\n";
        speech_button(s, strange[i]);
        speech_event(s, strange[i]);
        speech_remark(s, strange[i]);
        speech_prompt(s, strange[i], amounts, 0);
        assert_int_equal(speech_reason(s, strange[i], "CM-PLACE-06", amounts), 0);
        speech_aliases(s, alias);
        snprintf(steps, sizeof steps,
                 "1\x1f"
                 "0\x1f%s\x1f%s\nx\n",
                 strange[i], strange[i]);
        speech_log(s, steps, (uint32_t)strlen(steps) + 1);
    }
    speech_drop(s);
    for (const char *const *bad = (const char *const[]){"", "x",
                                                        "k\x1f"
                                                        "a",
                                                        "v\x1f"
                                                        "a\x1f"
                                                        "zz\x1f\x1f\x1f",
                                                        NULL};
         *bad; bad++) {
        char *text = speech_alloc(64);
        strcpy(text, *bad);
        assert_null(speech_new(text, MH_EN));
        speech_free(text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(says_the_same),
                                       cmocka_unit_test(strange_words)};
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    printf("%lu sentences compared\n", compared);
    return failed;
}
