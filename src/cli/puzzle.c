/* puzzle.c - `meadhall puzzle`: a position out of a strong game, and one answer that is clearly
 * best. The person answers as in a game, with all its commands. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "lab/report.h"
#include "lab/review_puzzle.h"
#include "lab/review_report.h"
#include "play.h"
#include "puzzle_words.h"

enum { TRIES = 3, TEXT = 512 };

static void say(mh_lang lang, puzzle_word word, const char *const *with)
{
    char text[TEXT];
    review_fill_text(puzzle_say(lang, word), with, text, sizeof text);
    show_paragraph(text);
}

static void tell(const play_client *c, const puzzle *p)
{
    char text[8 * TEXT], *line = text;
    puzzle_tell(c->s->config.game, p, &c->how, text, sizeof text);
    for (char *end; (end = strchr(line, '\n')); line = end + 1) {
        *end = 0;
        show_paragraph(line);
    }
    show_paragraph(line);
    if (puzzle_because(c->s->config.game, p, p->next, c->how.lang, text, sizeof text) && *text)
        show_paragraph(text);
}

static int solve(const mh_game *g, const puzzle *p, mh_lang lang, host_session *whole)
{
    static play_client c;
    bool found = false, left = false;
    c.adviser = ai_open(g, &(ai_spec){.kind = AI_GREEDY});
    for (int k = 0; k < TRIES && !found && !left; k++) {
        host_session *s = host_branch(whole, whole->plies);
        if (!s)
            break;
        c.s = s;
        c.how = (mh_speech){.lang = lang, .names = show_names(&s->config, c.names)};
        c.humans = 1;
        c.last_human = p->seat;
        c.told[p->seat] = s->plies;
        c.leave = false;
        play_person(&c, p->seat);
        left = c.leave || s->plies == whole->plies;
        found = !left && s->actions[whole->plies].bits == p->best.bits;
        const char *with[] = {review_number(lang, TRIES - 1 - k, 0, false)};
        if (!left)
            say(lang, found ? PW_RIGHT : PW_WRONG, with);
        host_close(s);
    }
    c.s = whole;
    host_look(whole, whole->plies, p->seat, &c.hidden);
    tell(&c, p);
    ai_close(c.adviser);
    return CLI_OK;
}

static json_t *text_of(const mh_game *g, mh_action a)
{
    char text[TEXT];
    mh_format(g, a, text, sizeof text);
    return json_string(text);
}

static void put_json(const mh_game *g, const puzzle *p, const host_session *s, unsigned number,
                     unsigned count)
{
    host_room hidden;
    host_look(s, s->plies, p->seat, &hidden);
    json_t *root =
        json_pack("{s:s,s:i,s:i,s:i,s:i,s:o,s:o,s:o,s:o,s:f,s:f,s:f,s:f,s:i,s:s,s:s}", "game",
                  g->id, "number", (int)number, "count", (int)count, "seats", p->seats, "seat",
                  p->seat, "best", text_of(g, p->best), "next", text_of(g, p->next), "greedy",
                  text_of(g, p->greedy), "weak", text_of(g, p->weak), "gap", p->gap, "gap_error",
                  p->gap_error, "chance", p->chance, "points", p->points, "tries", (int)p->tries,
                  "proof", PUZZLE_PROOF, "weak_bot", PUZZLE_WEAK);
    json_object_set_new(root, "state", cli_json_state(g, &hidden.st));
    report_put_json(stdout, root);
}

static const puzzle_built *find_built(const mh_game *g)
{
    for (const puzzle_built *b = puzzles_built_in; b->game; b++)
        if (strcmp(b->game, g->id) == 0)
            return b;
    return NULL;
}

static int show(const mh_game *g, const puzzle *p, unsigned number, unsigned count, mh_lang lang,
                bool json)
{
    char at[16], all[16];
    host_session *s = puzzle_session(g, p);
    if (!s)
        return cli_failed(&cli_puzzle, "out of memory");
    snprintf(at, sizeof at, "%u", number);
    snprintf(all, sizeof all, "%u", count);
    const char *with[] = {at, all};
    int status = CLI_OK;
    if (json)
        put_json(g, p, s, number, count);
    else {
        show_styled(SHOW_TITLE, show_game(g, lang));
        putchar('\n');
        say(lang, PW_HEAD, with);
        status = solve(g, p, lang, s);
    }
    host_close(s);
    return status;
}

static unsigned any_number(unsigned count)
{
    uint8_t key[HOST_KEY];
    return count && host_random_key(key) ? 1 + (key[0] * 256u + key[1]) % count : 1;
}

static int run(int argc, char **argv)
{
    static puzzle p;
    uint64_t number = 0;
    bool json = false;
    mh_lang lang = MH_EN;
    unsigned count = 0;
    mh_error e;
    const cli_option options[] = {
        {"--number", CLI_NUMBER, &number, 1, 9999},
        {"--json", CLI_FLAG, &json, 0, 0},
        {"--lang", CLI_LANG, &lang, 0, 0},
    };
    int status = cli_read(&cli_puzzle, options, MH_COUNT(options), &argc, argv);
    if (status != CLI_GO_ON)
        return status;
    if (argc != 1)
        return cli_usage(&cli_puzzle, "expected one GAME");
    const mh_game *g = cli_game(&cli_puzzle, argv[0]);
    if (!g)
        return CLI_USAGE;
    const puzzle_built *b = find_built(g);
    if (!b)
        return cli_failed(&cli_puzzle, "%s has no puzzles", g->id);
    if (!puzzle_read(g, b->text, b->size, number ? (unsigned)number : 1, &p, &count, &e))
        return number > count && count ? cli_usage(&cli_puzzle, "%s", e.text)
                                       : cli_failed(&cli_puzzle, "%s", e.text);
    if (!number) {
        number = any_number(count);
        if (!puzzle_read(g, b->text, b->size, (unsigned)number, &p, &count, &e))
            return cli_failed(&cli_puzzle, "%s", e.text);
    }
    return show(g, &p, (unsigned)number, count, lang, json);
}

const cli_command cli_puzzle = {
    "puzzle", "what would you do here? positions with one clearly best answer",
    "usage: meadhall puzzle GAME [--number N] [--json] [--lang L]\n\n"
    "A position out of a game of strong bots, as the seat that is asked sees it. One answer is\n"
    "clearly best, and `greedy` and a small search miss it. Answer as in `meadhall play`, with "
    "all\n"
    "its commands, in three tries; an end of the input gives up. Then the answer is told with its\n"
    "proof (docs/review.md).\n\n"
    "  --number N     this puzzle (usually any)\n"
    "  --json         the position, the answer and its proof\n\n"
    "Exit status: 0; 1 where the game has no puzzles, or other content than they were proved for;\n"
    "2 for a wrong word.\n",
    run};
