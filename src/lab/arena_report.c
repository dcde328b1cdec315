/* arena_report.c - the results of an arena as text and JSON. */
#include <stdio.h>

#include "report.h"

static const char *said(const arena_verdict *v)
{
    return !v->decided ? "undecided" : v->llr > 0 ? "better" : "not better";
}

json_t *arena_json(const arena_job *job, const arena_outcome *o, double seconds)
{
    const arena_verdict *v = &o->verdict;
    arena_row row[ARENA_BOTS];
    arena_sum(job, o->games, o->counted, row);
    json_t *bots = json_array();
    for (int i = 0; i < job->bots; i++) {
        const arena_row *r = &row[i];
        double n = r->games ? (double)r->games : 1;
        json_array_append_new(
            bots, json_pack("{s:s,s:f,s:f,s:f,s:f,s:f,s:I,s:f}", "bot", job->bot[i], "win_share",
                            r->wins / n, "low", r->low, "high", r->high, "elo", r->elo, "parity",
                            r->parity, "games", (json_int_t)r->games, "mean_score", r->score));
    }
    json_t *root = json_pack("{s:s,s:i,s:I,s:o,s:I,s:f}", "game", job->game->id, "seats",
                             job->seats, "games", (json_int_t)o->counted, "bots", bots, "seed",
                             (json_int_t)job->seed, "seconds", seconds);
    if (job->sprt)
        json_object_set_new(root, "sprt",
                            json_pack("{s:f,s:f,s:f,s:f,s:s}", "elo0", job->elo0, "elo1", job->elo1,
                                      "llr", v->llr, "bound", v->bound, "verdict", said(v)));
    return root;
}

void arena_put_text(FILE *f, const arena_job *job, const arena_outcome *o, double seconds)
{
    const arena_verdict *v = &o->verdict;
    arena_row row[ARENA_BOTS];
    int widest = 3;
    arena_sum(job, o->games, o->counted, row);
    for (int i = 0; i < job->bots; i++)
        widest = widest > lab_width(job->bot[i]) ? widest : lab_width(job->bot[i]);
    fprintf(f, "%s, %d seats: %llu games in %.1f s, seed %llu\n\n", job->game->name, job->seats,
            (unsigned long long)o->counted, seconds, (unsigned long long)job->seed);
    fprintf(f, "%-*s %9s %17s %7s %6s %10s\n", widest, "bot", "win share", "95 % of it", "parity",
            "elo", "mean score");
    for (int i = 0; i < job->bots; i++) {
        const arena_row *r = &row[i];
        fprintf(f, "%-*s %8.1f%% %7.1f%% - %5.1f%% %6.1f%% %+6.0f %10.2f\n", widest, job->bot[i],
                r->games ? 100 * r->wins / (double)r->games : 0, 100 * r->low, 100 * r->high,
                100 * r->parity, r->elo, r->score);
    }
    if (job->sprt)
        fprintf(f, "\nsprt %g,%g: %s is %s (llr %.2f of %.2f)\n", job->elo0, job->elo1, job->bot[0],
                said(v), v->llr, v->bound);
}
