/* review.c - `meadhall review`: its words, and where the results go. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "lab/ranks.h"
#include "lab/report.h"
#include "lab/review_json.h"
#include "lab/review_report.h"
#include "work.h"

typedef struct wishes {
    const char *bot, *html;
    uint64_t seat, threads, seed;
    mh_lang lang;
    bool json, quick;
} wishes;

static int write_page(const review *r, const wishes *w)
{
    mh_error e;
    size_t n = 0;
    char *text = review_html(r, w->lang, &n);
    if (!text)
        return cli_failed(&cli_review, "out of memory for %.200s", w->html);
    bool ok = host_file_write(w->html, text, n, false, &e);
    free(text);
    return ok ? CLI_OK : cli_failed(&cli_review, "%s", e.text);
}

static int report(const review *r, const wishes *w)
{
    if (w->json)
        report_put_json(stdout, review_json(r));
    else
        review_put_text(stdout, r, w->lang);
    return w->html ? write_page(r, w) : CLI_OK;
}

static int make(const host_session *s, const wishes *w, review_job *job)
{
    const lab_watch watch = work_watch(&cli_review);
    mh_error e;
    if (w->seat != UINT64_MAX && w->seat >= (uint64_t)s->config.seats)
        return cli_usage(&cli_review, "--seat %llu; expected 0 to %d", (unsigned long long)w->seat,
                         s->config.seats - 1);
    job->saga = s;
    job->seat = w->seat == UINT64_MAX ? MH_NOBODY : (int)w->seat;
    job->watch = &watch;
    cli_say_net(&cli_review, s->config.game, &job->bot, 1);
    work_finish_files();
    review *r = review_make(job, &e);
    work_watched(&watch);
    work_die_of_signal();
    if (!r)
        return cli_failed(&cli_review, "%s", e.text);
    int status = report(r, w);
    review_free(r);
    return status;
}

static int run(int argc, char **argv)
{
    wishes w = {.seat = UINT64_MAX, .seed = 1};
    mh_error e;
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    w.threads = cores > 0 && cores < LAB_MAX_THREADS ? (uint64_t)cores : 1;
    const cli_option options[] = {
        {"--seat", CLI_NUMBER, &w.seat, 0, 99},
        {"--bot", CLI_TEXT, &w.bot, 0, 0},
        {"--threads", CLI_NUMBER, &w.threads, 1, LAB_MAX_THREADS},
        {"--seed", CLI_NUMBER, &w.seed, 0, INT64_MAX},
        {"--lang", CLI_LANG, &w.lang, 0, 0},
        {"--html", CLI_TEXT, &w.html, 0, 0},
        {"--json", CLI_FLAG, &w.json, 0, 0},
        {"--quick", CLI_FLAG, &w.quick, 0, 0},
    };
    int status = cli_read(&cli_review, options, MH_COUNT(options), &argc, argv);
    if (status != CLI_GO_ON)
        return status;
    if (argc != 1)
        return cli_usage(&cli_review, "expected one FILE.saga");
    review_job job = {.threads = w.threads, .seed = w.seed, .explain = !w.quick};
    if (!review_searcher(w.bot, &job.bot, &e))
        return cli_usage(&cli_review, "%s", e.text);
    job.bot_name = w.bot ? w.bot : REVIEW_DEFAULT;
    host_session *s = host_saga_read(argv[0], false, &e);
    if (!s)
        return cli_refused(&cli_review, argv[0], &e);
    status = make(s, &w, &job);
    host_close(s);
    return status;
}

const cli_command cli_review = {
    "review", "after the game: what decisions gave away, what luck did",
    "usage: meadhall review FILE.saga [--seat N] [--bot SPEC] [--json] [--html FILE]\n"
    "                       [--threads T] [--seed S] [--quick] [--lang L]\n\n"
    "Judges every decision of a finished game from what its seat knew then, weighs every draw\n"
    "against all that might have come, and adds up: where it was lost, and was it luck\n"
    "(docs/review.md).\n\n"
    "  --seat N       only the decisions of this seat, from 0 (usually all)\n"
    "  --bot SPEC     the search that judges, by iterations (usually mcts:400)\n"
    "  --threads T    usually all cores; what is found does not depend on it\n"
    "  --seed S       of the reviewer's own random numbers (usually 1)\n"
    "  --quick        without playing on from the dearest decisions: no reasons in words\n"
    "  --html FILE    a page with curves, in one file\n"
    "  --json         game, seats, plies, start, result, decisions, luck, totals ...\n"
    "  --lang L       the language of text and page:" CLI_LANGS "\n\n"
    "Exit status: 0; 1 when the saga is refused, unfinished or stripped; 2 for a wrong word.\n",
    run};
