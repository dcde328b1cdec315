/* review_json.c - a review as JSON: chances in parts of 1, points in points, both rounded to
 * thousandths. */
#include <math.h>

#include "review_json.h"

static json_t *number(double x) { return json_real(round(x * 1000) / 1000 + 0.0); }

static json_t *numbers(const double *x, int n)
{
    json_t *list = json_array();
    for (int i = 0; i < n; i++)
        json_array_append_new(list, number(x[i]));
    return list;
}

static json_t *action(const review *r, mh_action a)
{
    char text[256];
    mh_format(r->game, a, text, sizeof text);
    return json_string(text);
}

static json_t *answers_of(const review *r, const review_decision *d)
{
    json_t *list = json_array();
    for (unsigned i = 0; i < d->count; i++) {
        const review_answer *a = &d->answer[i];
        json_t *one =
            json_pack("{s:o,s:o,s:o,s:o,s:o}", "action", action(r, a->action), "chance",
                      number(a->chance), "chance_error", number(a->chance_error), "points",
                      number(a->points), "points_error", number(a->points_error));
        json_array_append_new(list, one);
    }
    return list;
}

static json_t *why_of(const review *r, const review_decision *d)
{
    json_t *lines = json_object(), *marks = json_object();
    for (unsigned i = 0; i < r->game->categories->count; i++)
        if (fabs(d->why.line[i]) >= 0.05)
            json_object_set_new(lines, r->game->categories->ids[i], number(d->why.line[i]));
    for (unsigned i = 0; i < d->why.marks; i++)
        json_object_set_new(marks, d->why.mark[i].id, number(d->why.mark[i].gain));
    return json_pack("{s:i,s:o,s:o,s:o,s:o}", "worlds", (int)d->why.worlds, "total",
                     number(d->why.total), "error", number(d->why.error), "lines", lines, "marks",
                     marks);
}

/* `best` is the better answer, and where there is none the played one. */
static json_t *decision(const review *r, const review_decision *d)
{
    bool better = d->error || (!d->agreed && d->loss > 0);
    mh_action best = d->answer[better ? d->best : 0].action;
    double lost = review_alone(r) ? 0 : d->loss;
    json_t *one = json_pack(
        "{s:i,s:i,s:s,s:o,s:o,s:o,s:o,s:b,s:b,s:i,s:i,s:o,s:o,s:o}", "ply", (int)d->ply, "seat",
        (int)d->seat, "kind", r->game->prompts[d->prompt].name, "played",
        action(r, d->answer[0].action), "best", action(r, best), "chance_lost",
        number(better ? lost : 0), "points_lost", number(better ? d->points : 0), "error",
        (int)d->error, "agreed", (int)d->agreed, "open", (int)d->open, "tries", (int)d->tries,
        "lost", number(d->loss), "lost_error", number(d->loss_error), "answers", answers_of(r, d));
    if (d->found)
        json_object_set_new(one, "found", number(d->gap));
    if (d->explained)
        json_object_set_new(one, "why", why_of(r, d));
    return one;
}

static void put_luck(const review *r, json_t *list, const review_luck *l)
{
    for (int p = 0; p < r->seats; p++)
        json_array_append_new(list,
                              json_pack("{s:i,s:i,s:o,s:o,s:b,s:i}", "ply", (int)l->ply, "seat", p,
                                        "chance", number(review_alone(r) ? 0 : l->chance[p]),
                                        "points", number(l->points[p]), "exact", (int)l->exact,
                                        "outcomes", (int)l->outcomes));
}

static json_t *share(const char *key, const char *name, const review_share *s)
{
    return json_pack("{s:s,s:i,s:i,s:o,s:o}", key, name, "decisions", (int)s->n, "errors",
                     (int)s->errors, "lost", number(s->lost), "points_lost", number(s->points));
}

static json_t *shares(const review *r, int seat, bool kinds)
{
    static const char *const phase[REVIEW_PHASES] = {"opening", "middle", "end"};
    json_t *list = json_array();
    for (int i = 0; !kinds && i < REVIEW_PHASES; i++)
        json_array_append_new(list, share("phase", phase[i], &r->phase[seat][i]));
    for (unsigned i = 0; kinds && i < r->game->prompt_count; i++)
        if (r->kind[seat][i].n)
            json_array_append_new(list, share("kind", r->game->prompts[i].name, &r->kind[seat][i]));
    return list;
}

static json_t *total(const review *r, int seat)
{
    const review_total *t = &r->total[seat];
    bool judged = r->only == MH_NOBODY || r->only == seat;
    json_t *one =
        json_pack("{s:i,s:o,s:o,s:o,s:o,s:o,s:o,s:o,s:o}", "seat", seat, "start", number(t->start),
                  "chance_lost", number(t->lost), "luck", number(t->luck), "others",
                  number(t->others), "unclear", number(t->unclear), "error", number(t->error),
                  "result", number(t->result), "adjusted", number(t->adjusted));
    json_object_set_new(one, "judged", json_boolean(judged));
    json_object_set_new(one, "points", number(t->points));
    json_object_set_new(one, "points_lost", number(t->points_lost));
    json_object_set_new(one, "points_luck", number(t->points_luck));
    json_object_set_new(one, "clean", number(t->clean));
    json_object_set_new(one, "decisions", json_integer(t->decisions));
    json_object_set_new(one, "errors", json_integer(t->errors));
    json_object_set_new(one, "agreed", json_integer(t->agreed));
    json_object_set_new(one, "phases", shares(r, seat, false));
    json_object_set_new(one, "kinds", shares(r, seat, true));
    return one;
}

static json_t *plies_of(const review *r, uint32_t (*of)(const review *, int, uint32_t *, uint32_t))
{
    uint32_t top[REVIEW_TOP];
    json_t *list = json_array();
    for (int seat = 0; seat < r->seats; seat++) {
        uint32_t n = of(r, seat, top, REVIEW_TOP);
        for (uint32_t i = 0; i < n; i++)
            json_array_append_new(list, json_integer(r->decision[top[i]].ply));
    }
    return list;
}

static json_t *curve(const review *r)
{
    json_t *list = json_array();
    for (uint32_t i = 0; i <= r->plies; i++)
        json_array_append_new(
            list, numbers(review_alone(r) ? r->at[i].points : r->at[i].chance, r->seats));
    return list;
}

static json_t *turns(const review *r)
{
    json_t *list = json_array();
    for (uint32_t i = 0; i < r->turns; i++)
        json_array_append_new(list, json_pack("{s:i,s:i,s:o}", "ply", (int)r->turn[i].ply, "seat",
                                              (int)r->turn[i].seat, "moved",
                                              numbers(r->turn[i].moved, r->seats)));
    return list;
}

json_t *review_json(const review *r)
{
    double start[MH_MAX_SEATS], result[MH_MAX_SEATS];
    json_t *decisions = json_array(), *luck = json_array(), *totals = json_array();
    for (int p = 0; p < r->seats; p++) {
        start[p] = r->total[p].start;
        result[p] = r->total[p].result;
        json_array_append_new(totals, total(r, p));
    }
    for (uint32_t i = 0; i < r->decisions; i++)
        json_array_append_new(decisions, decision(r, &r->decision[i]));
    for (uint32_t i = 0; i < r->draws; i++)
        put_luck(r, luck, &r->luck[i]);
    json_t *root =
        json_pack("{s:s,s:i,s:i,s:s,s:i,s:s,s:b,s:I,s:o,s:o,s:o,s:o,s:o,s:o,s:o,s:o,s:o}", "game",
                  r->game->id, "seats", r->seats, "plies", (int)r->plies, "unit",
                  review_alone(r) ? "points" : "chance", "reviewer", REVIEW_VERSION, "bot", r->bot,
                  "net", (int)r->net, "seed", (json_int_t)r->seed, "start",
                  numbers(start, r->seats), "result", numbers(result, r->seats), "decisions",
                  decisions, "luck", luck, "totals", totals, "dearest", plies_of(r, review_dearest),
                  "finds", plies_of(r, review_finds), "turns", turns(r), "curve", curve(r));
    json_object_set_new(root, "luck_part", json_real(review_luck_part(r->game, r->seats)));
    json_object_set_new(root, "rules", json_integer(r->game->rules_version));
    return root;
}
