/* ref.c - tables, fields and the run of the second opinions. */
#include "ref.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const mh_game *ref_game;

static uint64_t now_seed;
static int now_seats;

static void die(const char *what, const char *which)
{
    fprintf(stderr, "reference: %s %s\n", what, which);
    exit(2);
}

bool ref_is(const char *a, const char *b) { return strcmp(a, b) == 0; }

/* ---- tables ---- */

char *ref_text(const char *game, const char *file)
{
    char path[512];
    snprintf(path, sizeof path, "%s/src/games/%s/data/%s", REFERENCE_ROOT, game, file);
    FILE *f = fopen(path, "rb");
    if (!f)
        die("cannot read", path);
    char *text = calloc(1, 1 << 20);
    if (!text || fread(text, 1, (1 << 20) - 1, f) == 0)
        die("nothing in", path);
    fclose(f);
    return text;
}

void ref_load(ref_table *t, const char *game, const char *name)
{
    char file[64];
    int cap = 0, used = 0;
    snprintf(file, sizeof file, "%s.tsv", name);
    *t = (ref_table){.text = ref_text(game, file)};
    for (const char *c = t->text; *c; c++)
        cap += *c == '\t' || *c == '\n';
    t->cells = calloc((size_t)cap + 2, sizeof *t->cells);
    if (!t->cells)
        die("no memory for", name);
    char *cell = t->text;
    for (char *c = t->text; *c; c++) {
        if (*c != '\t' && *c != '\n')
            continue;
        bool end = *c == '\n';
        *c = 0;
        t->cells[used++] = cell;
        cell = c + 1;
        if (end && !t->cols)
            t->cols = used;
    }
    if (!t->cols || used % t->cols != 0)
        die("ragged table", name);
    t->rows = used / t->cols - 1;
}

/* Where a pair of addresses is remembered; what is found there is always looked at again. */
static int *memory_of(const void *a, const void *b)
{
    static int slots[8192];
    return &slots[(((uintptr_t)a >> 3) * 2654435761u ^ ((uintptr_t)b >> 1) * 40503u) >> 5 & 8191];
}

int ref_column(const ref_table *t, const char *column)
{
    int *known = memory_of(t, column);
    if (*known < t->cols && ref_is(t->cells[*known], column))
        return *known;
    for (int c = 0; c < t->cols; c++)
        if (ref_is(t->cells[c], column))
            return *known = c;
    die("no column", column);
    return 0;
}

const char *ref_cell(const ref_table *t, int row, const char *column)
{
    if (row < 0 || row >= t->rows)
        die("no row for", column);
    return t->cells[(row + 1) * t->cols + ref_column(t, column)];
}

int ref_int(const ref_table *t, int row, const char *column)
{
    return (int)strtol(ref_cell(t, row, column), NULL, 10);
}

int ref_row(const ref_table *t, const char *id)
{
    for (int r = 0; r < t->rows; r++)
        if (ref_is(t->cells[(r + 1) * t->cols], id))
            return r;
    return -1;
}

/* ---- states ---- */

/* Names are literals, so their address finds the field quickly. */
static const mh_field *field_named(const char *name)
{
    static const char *keys[4096];
    static const mh_field *found[4096];
    size_t at = ((uintptr_t)name >> 1) * 2654435761u >> 7 & 4095;
    if (keys[at] != name || !ref_is(found[at]->name, name)) {
        const mh_field *f = mh_field_named(ref_game, name);
        if (!f)
            die("no field", name);
        keys[at] = name;
        found[at] = f;
    }
    return found[at];
}

int64_t ref_get(const mh_state *st, const char *field, int i, int j, int k)
{
    const mh_field *f = field_named(field);
    if (i >= f->dim[0] || j >= f->dim[1] || k >= f->dim[2])
        die("out of range", field);
    return mh_field_get(st, f, mh_field_at(f, (unsigned)i, (unsigned)j, (unsigned)k));
}

void ref_set(mh_state *st, const char *field, int i, int j, int k, int64_t value)
{
    const mh_field *f = field_named(field);
    if (mh_field_set(st, f, mh_field_at(f, (unsigned)i, (unsigned)j, (unsigned)k), value) != MH_OK)
        die("cannot set", field);
}

const char *ref_option(const mh_state *st, const char *option)
{
    for (unsigned i = 0; i < ref_game->option_count; i++) {
        const mh_option *o = &ref_game->options[i];
        if (ref_is(o->name, option))
            return o->values->ids[mh_choice(st->options, o)];
    }
    die("no option", option);
    return "";
}

bool ref_option_is(const mh_state *st, const char *option, const char *word)
{
    return ref_is(ref_option(st, option), word);
}

const char *ref_prompt(const mh_state *st)
{
    return st->depth ? ref_game->prompts[mh_top(st)->prompt].name : "";
}

bool ref_asks(const mh_state *st, const char *prompt) { return ref_is(ref_prompt(st), prompt); }

const char *ref_word(const char *field, int v)
{
    const mh_kind *k = field_named(field)->value;
    return v >= 0 && v < k->count ? k->ids[v] : "";
}

int ref_value(const char *field, const char *word)
{
    const mh_kind *k = field_named(field)->value;
    int *known = memory_of(k, word);
    if (*known < k->count && ref_is(k->ids[*known], word))
        return *known;
    for (int v = 0; v < k->count; v++)
        if (ref_is(k->ids[v], word))
            return *known = v;
    return -1;
}

int ref_category(const char *name)
{
    const mh_kind *k = ref_game->categories;
    for (int v = 0; v < k->count; v++)
        if (ref_is(k->ids[v], name))
            return v;
    die("no line of the score sheet", name);
    return 0;
}

bool ref_verb(mh_action a, const char *verb)
{
    return ref_is(ref_game->verbs[mh_verb_of(a)].name, verb);
}

/* ---- the run ---- */

void ref_same(ref_part *part, const mh_state *st, const char *what, int index, int64_t engine,
              int64_t reference)
{
    if (engine == reference)
        return;
    char options[512];
    part->differences++;
    if (part->differences > 10)
        return;
    mh_options_format(ref_game, st->options, options, sizeof options);
    printf("differs: %s: %s %d: engine %lld, reference %lld (game %llu, %d seats, ply %u, %s)\n",
           part->name, what, index, (long long)engine, (long long)reference,
           (unsigned long long)now_seed, now_seats, st->ply, options);
}

static void same_ranks(ref_part *part, const mh_state *st, const int64_t *first,
                       const int64_t *second)
{
    uint8_t rank[MH_MAX_SEATS];
    ref_game->rank(st, rank);
    for (int s = 0; s < st->seats; s++) {
        int better = 0;
        for (int o = 0; o < st->seats; o++)
            better += first[o] > first[s] || (first[o] == first[s] && second[o] > second[s]);
        ref_same(part, st, "rank", s, rank[s], better + 1);
    }
}

void ref_same_scores(ref_part *part, const mh_state *st, ref_score_fn *score,
                     void (*key)(const mh_state *st, int seat, int64_t *first, int64_t *second))
{
    int64_t first[MH_MAX_SEATS] = {0}, second[MH_MAX_SEATS] = {0};
    part->positions++;
    for (int s = 0; s < st->seats; s++) {
        int32_t engine[MH_MAX_LINES] = {0}, mine[MH_MAX_LINES] = {0}, total = 0;
        ref_game->score(st, s, engine);
        score(st, s, mine);
        for (int c = 0; c < ref_game->categories->count; c++) {
            if (engine[c] != mine[c])
                ref_same(part, st, ref_game->categories->ids[c], s, engine[c], mine[c]);
            total += mine[c];
        }
        ref_same(part, st, "total", s, mh_total(ref_game, st, s), total);
        first[s] = total;
        if (key)
            key(st, s, &first[s], &second[s]);
    }
    same_ranks(part, st, first, second);
}

static uint64_t random_options(mh_rng *rng)
{
    uint64_t options = mh_options_default(ref_game);
    if (mh_below(rng, 3) == 0)
        return options;
    for (unsigned i = 0; i < ref_game->option_count; i++) {
        const mh_option *o = &ref_game->options[i];
        if (mh_below(rng, 2))
            continue;
        options &= ~((((uint64_t)1 << o->bits) - 1) << o->shift);
        options |= (uint64_t)mh_below(rng, o->values->count) << o->shift;
    }
    return options;
}

static void begin_game(mh_state *st, mh_rng *rng)
{
    for (;;) {
        int seats = ref_game->min_seats +
                    (int)mh_below(rng, (uint32_t)ref_game->max_seats + 1 - ref_game->min_seats);
        now_seats = seats;
        if (!mh_setup(ref_game, st, random_options(rng), seats))
            return;
    }
}

static void play_game(ref_run *run, uint64_t seed)
{
    static mh_room room, old;
    static mh_action list[MH_MAX_LEGAL];
    mh_state *st = &room.st;
    mh_rng rng;
    now_seed = seed;
    mh_seed(&rng, seed);
    begin_game(st, &rng);
    if (run->begin)
        run->begin(st);
    while (st->depth) {
        int seat = mh_turn(st);
        mh_action a;
        if (run->shake)
            run->shake(st, &rng);
        if (seat == MH_CHANCE)
            a = mh_roll(ref_game, st, &rng);
        else
            a = list[mh_below(&rng, mh_legal(ref_game, st, seat, list))];
        memcpy(&old, &room, ref_game->state_size);
        mh_apply(ref_game, st, seat, a, NULL);
        run->watch(&old.st, seat, a, st, &rng);
    }
}

static bool enough(const ref_run *run, uint64_t want)
{
    for (int i = 0; i < run->part_count; i++)
        if (run->parts[i].positions < want)
            return false;
    return true;
}

int ref_main(ref_run *run, int argc, char **argv)
{
    uint64_t want = argc > 1 ? strtoull(argv[1], NULL, 10) : 20000;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    bool one = argc > 3; /* that game alone */
    uint64_t differences = 0;
    ref_game = run->game;
    if (!want) {
        fprintf(stderr, "usage: %s [POSITIONS [SEED [one]]], POSITIONS at least 1\n", argv[0]);
        return 2;
    }
    for (uint64_t g = seed; !enough(run, want); g++) {
        play_game(run, g);
        if (one)
            break;
    }
    for (int i = 0; i < run->part_count; i++) {
        printf("%s\t%s\t%llu positions\t%llu differences\n", ref_game->id, run->parts[i].name,
               (unsigned long long)run->parts[i].positions,
               (unsigned long long)run->parts[i].differences);
        differences += run->parts[i].differences;
    }
    return differences != 0;
}
