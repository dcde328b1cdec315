/* trainer.c - the same net as src/ai/net.c in floating point, and how it is improved: every
 * step takes a batch of samples, sums what each weight should change (backwards through the
 * layers), and moves the weights by Adam with decay. */
#include <assert.h>
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "learn.h"

enum {
    SHARES = 16,  /* of a batch; fixed, so that sums do not depend on the threads */
    CHUNK = 4096, /* weights that a thread moves at a time */
};

typedef enum block { /* as in nn_weights */
                     GLOBAL,
                     SEAT,
                     BIAS,
                     DEEP,
                     DEEP_BIAS,
                     HEAD,
                     HEAD_BIAS,
                     SKIP,
                     POLICY,
                     POLICY_BIAS,
                     WORDS
} block;

struct learner {
    const nn_plan *plan;
    size_t at[NN_PARTS + 1]; /* where each part begins */
    size_t size;
    float *w, *m, *v, *ready; /* weights, their moments, and scaled for the file */
    float *grad[SHARES];
    uint32_t step;
    mh_rng rng;
};

typedef struct pass { /* one sample on its way through the net */
    const nn_input *input;
    uint32_t inputs;
    float scale[NN_MAX_INPUTS]; /* value and scale of each; 0 where dropped */
    float sum[MH_MAX_SEATS][NN_WIDE], wide[MH_MAX_SEATS][NN_WIDE];
    float deep[MH_MAX_SEATS][NN_DEEP], urge[NN_DEEP];
    float extra[MH_MAX_SEATS][NN_MAX_EXTRAS];
    float points[MH_MAX_SEATS], logit[MH_MAX_SEATS], win[MH_MAX_SEATS];
    float chance[MH_MAX_LEGAL];
    float d_points[MH_MAX_SEATS], d_logit[MH_MAX_SEATS];
    float d_wide[MH_MAX_SEATS][NN_WIDE];
    double loss[5];
} pass;

/* ---- opening -------------------------------------------------------------------------- */

static float normal(mh_rng *r)
{
    float sum = 0; /* of twelve even ones: near enough */
    for (int i = 0; i < 12; i++)
        sum += (float)(mh_next(r) >> 40) / (float)(1 << 24);
    return sum - 6;
}

static void fill(learner *l, block p, float spread)
{
    for (size_t i = l->at[p]; i < l->at[p + 1]; i++)
        l->w[i] = spread * normal(&l->rng);
}

static void begin_weights(learner *l)
{
    uint32_t extras = l->plan->extras;
    fill(l, GLOBAL, 0.05f);
    fill(l, SEAT, 0.05f);
    fill(l, DEEP, 0.12f);
    fill(l, HEAD, 0.05f);
    fill(l, POLICY, 0.12f);
    fill(l, WORDS, 0.05f);
    for (size_t i = l->at[BIAS]; i < l->at[DEEP]; i++)
        l->w[i] = 0.1f;
    l->w[l->at[SKIP]] = 1;                 /* points: what the estimate says */
    l->w[l->at[SKIP] + extras + 1] = 0.8f; /* win: who leads by it */
}

learner *learn_open(const nn_plan *plan, uint64_t seed)
{
    learner *l = calloc(1, sizeof *l);
    size_t rows = plan->seat_inputs + plan->extras;
    const size_t count[NN_PARTS] = {(size_t)plan->global_inputs * NN_WIDE,
                                    rows * 2 * NN_WIDE,
                                    NN_WIDE,
                                    (size_t)NN_DEEP * NN_WIDE,
                                    NN_DEEP,
                                    (size_t)2 * NN_DEEP,
                                    2,
                                    2ull * plan->extras,
                                    (size_t)NN_DEEP * NN_WIDE,
                                    NN_DEEP,
                                    (size_t)plan->rows * NN_DEEP};
    if (!l)
        return NULL;
    l->plan = plan;
    for (int i = 0; i < NN_PARTS; i++)
        l->at[i + 1] = l->at[i] + count[i];
    l->size = l->at[NN_PARTS];
    mh_seed(&l->rng, seed);
    float **all[] = {&l->w, &l->m, &l->v, &l->ready};
    bool ok = true;
    for (unsigned i = 0; i < MH_COUNT(all); i++)
        ok = (*all[i] = calloc(l->size, sizeof(float))) && ok;
    for (int i = 0; i < SHARES; i++)
        ok = (l->grad[i] = calloc(l->size, sizeof(float))) && ok;
    if (!ok) {
        learn_close(l);
        return NULL;
    }
    begin_weights(l);
    return l;
}

void learn_close(learner *l)
{
    if (!l)
        return;
    free(l->w);
    free(l->m);
    free(l->v);
    free(l->ready);
    for (int i = 0; i < SHARES; i++)
        free(l->grad[i]);
    free(l);
}

/* ---- forwards -------------------------------------------------------------------------- */

static void add_row(float *restrict to, const float *restrict row, float x)
{
    for (int i = 0; i < NN_WIDE; i++)
        to[i] += x * row[i];
}

static const float *seat_row(const learner *l, const float *w, uint32_t index)
{
    return w + l->at[SEAT] + (size_t)index * 2 * NN_WIDE;
}

static void sum_inputs(const learner *l, const learn_sample *s, pass *p)
{
    const nn_plan *plan = l->plan;
    float all[NN_WIDE], own[MH_MAX_SEATS][NN_WIDE] = {{0}}, other[MH_MAX_SEATS][NN_WIDE] = {{0}};
    memcpy(all, l->w + l->at[BIAS], sizeof all);
    for (uint32_t i = 0; i < p->inputs; i++) {
        const nn_input *in = &p->input[i];
        if (p->scale[i] == 0)
            continue;
        if (in->block == NN_GLOBAL) {
            add_row(all, l->w + l->at[GLOBAL] + (size_t)in->index * NN_WIDE, p->scale[i]);
        } else {
            const float *row = seat_row(l, l->w, in->index);
            add_row(own[in->block], row, p->scale[i]);
            add_row(other[in->block], row + NN_WIDE, p->scale[i]);
        }
    }
    for (int q = 0; q < s->seats; q++) {
        for (uint32_t i = 0; i < plan->extras; i++) {
            const float *row = seat_row(l, l->w, plan->seat_inputs + i);
            add_row(own[q], row, p->extra[q][i]);
            add_row(other[q], row + NN_WIDE, p->extra[q][i]);
        }
        add_row(all, other[q], 1);
    }
    for (int q = 0; q < s->seats; q++)
        for (int i = 0; i < NN_WIDE; i++) {
            float x = all[i] - other[q][i] + own[q][i];
            p->sum[q][i] = x;
            p->wide[q][i] = x < 0 ? 0 : x > 1.984375f ? 1.984375f : x;
        }
}

static void layer(const float *w, const float *bias, const float *in, float *out)
{
    for (int o = 0; o < NN_DEEP; o++) {
        float part[8] = {0};
        for (int i = 0; i < NN_WIDE; i += 8)
            for (int k = 0; k < 8; k++)
                part[k] += w[o * NN_WIDE + i + k] * in[i + k];
        float sum = bias[o] + ((part[0] + part[1]) + (part[2] + part[3])) +
                    ((part[4] + part[5]) + (part[6] + part[7]));
        out[o] = sum < 0 ? 0 : sum > 31.98f ? 31.98f : sum;
    }
}

static float head_of(const learner *l, const pass *p, int q, int k)
{
    const float *w = l->w + l->at[HEAD] + (size_t)k * NN_DEEP;
    const float *skip = l->w + l->at[SKIP] + (size_t)k * l->plan->extras;
    float sum = l->w[l->at[HEAD_BIAS] + (size_t)k];
    for (int i = 0; i < NN_DEEP; i++)
        sum += w[i] * p->deep[q][i];
    for (uint32_t i = 0; i < l->plan->extras; i++)
        sum += skip[i] * p->extra[q][i];
    return sum;
}

static void soften(const float *logit, uint32_t n, float *out)
{
    float top = -INFINITY, sum = 0;
    for (uint32_t i = 0; i < n; i++)
        top = logit[i] > top ? logit[i] : top;
    for (uint32_t i = 0; i < n; i++)
        sum += out[i] = expf(logit[i] - top);
    for (uint32_t i = 0; i < n; i++)
        out[i] /= sum;
}

static void take_sample(const learner *l, const learn_sample *s, float dropout, mh_rng *rng,
                        pass *p)
{
    const nn_plan *plan = l->plan;
    const int16_t *extra = learn_extras(s);
    float left = 1 / (1 - dropout);
    uint32_t bar = (uint32_t)(dropout * 65536);
    p->input = learn_inputs(plan, s);
    p->inputs = s->inputs;
    for (uint32_t i = 0; i < p->inputs; i++) {
        const nn_input *in = &p->input[i];
        uint32_t row = (in->block == NN_GLOBAL ? 0 : plan->global_inputs) + in->index;
        bool kept = !bar || (mh_next(rng) >> 48) >= bar;
        p->scale[i] = kept ? left * plan->scale[row] * (float)in->value : 0;
    }
    for (int q = 0; q < s->seats; q++)
        for (uint32_t i = 0; i < plan->extras; i++)
            p->extra[q][i] = (float)extra[(uint32_t)q * plan->extras + i] / 64;
}

static void forwards(const learner *l, const learn_sample *s, pass *p)
{
    sum_inputs(l, s, p);
    for (int q = 0; q < s->seats; q++) {
        layer(l->w + l->at[DEEP], l->w + l->at[DEEP_BIAS], p->wide[q], p->deep[q]);
        p->points[q] = head_of(l, p, q, 0);
        p->logit[q] = head_of(l, p, q, 1);
    }
    soften(p->logit, s->seats, p->win);
    if (!s->answers)
        return;
    const learn_answer *a = learn_answers(l->plan, s);
    layer(l->w + l->at[POLICY], l->w + l->at[POLICY_BIAS], p->wide[s->seat], p->urge);
    for (uint32_t i = 0; i < s->answers; i++) {
        uint32_t rows[1 + MH_MAX_OPERANDS];
        uint32_t n = nn_rows_of(l->plan, (mh_action){a[i].bits}, rows);
        float sum = 0;
        for (uint32_t r = 0; r < n; r++)
            for (int k = 0; k < NN_DEEP; k++)
                sum += l->w[l->at[WORDS] + (size_t)rows[r] * NN_DEEP + (size_t)k] * p->urge[k];
        p->chance[i] = sum;
    }
    soften(p->chance, s->answers, p->chance);
}

/* ---- what should change ------------------------------------------------------------------ */

/* Half the square for small differences, the difference for large ones. */
static float huber(float x, float *slope)
{
    const float knee = 1.25f;
    float size = fabsf(x);
    *slope = size < knee ? x / knee : x > 0 ? 1 : -1;
    return size < knee ? x * x / (2 * knee) : size - knee / 2;
}

static int rival_of(const float *points, int seats, int seat)
{
    int best = -1;
    for (int q = 0; q < seats; q++)
        if (q != seat && (best < 0 || points[q] > points[best]))
            best = q;
    return best;
}

static void judge_points(const learn_sample *s, const learn_course *c, pass *p)
{
    float slope, each = 1.0f / (float)s->seats;
    for (int q = 0; q < s->seats; q++) {
        p->loss[0] += (double)(each * huber(p->points[q] - s->points[q], &slope));
        p->d_points[q] += c->points * each * slope;
        int mine = rival_of(p->points, s->seats, q), real = rival_of(s->points, s->seats, q);
        if (mine < 0)
            continue;
        float lead = p->points[q] - p->points[mine], true_lead = s->points[q] - s->points[real];
        p->loss[1] += (double)(each * huber(lead - true_lead, &slope));
        p->d_points[q] += c->margin * each * slope;
        p->d_points[mine] -= c->margin * each * slope;
    }
}

static void judge_win(const learn_sample *s, const learn_course *c, pass *p)
{
    for (int q = 0; q < s->seats; q++) {
        p->loss[2] -= (double)(s->win[q] * logf(p->win[q] + 1e-6f));
        p->d_logit[q] += c->win * (p->win[q] - s->win[q]);
    }
    if (s->value < 0 || s->seats < 2)
        return;
    /* the search's opinion of the asked seat: -(v log w + (1-v) log(1-w)) */
    float w = p->win[s->seat], v = s->value;
    w = w < 1e-4f ? 1e-4f : w > 0.9999f ? 0.9999f : w;
    p->loss[3] -= (double)(v * logf(w) + (1 - v) * logf(1 - w));
    float slope = c->value * (w - v) / (w * (1 - w)); /* d loss / d w */
    for (int q = 0; q < s->seats; q++)
        p->d_logit[q] += slope * w * ((q == s->seat ? 1.0f : 0.0f) - p->win[q]);
}

static void judge(const learn_sample *s, const learn_course *c, const learn_answer *a, pass *p)
{
    memset(p->d_points, 0, sizeof p->d_points);
    memset(p->d_logit, 0, sizeof p->d_logit);
    judge_points(s, c, p);
    judge_win(s, c, p);
    for (uint32_t i = 0; i < s->answers; i++)
        if (a[i].share > 0)
            p->loss[4] -= (double)(a[i].share * logf(p->chance[i] + 1e-7f));
}

/* ---- backwards ----------------------------------------------------------------------------- */

/* Through a layer of NN_DEEP units: d_out to the layer's weights and to d_in. */
static void layer_back(const float *w, float *gw, float *gb, const float *in, const float *out,
                       const float *d_out, float *d_in)
{
    for (int o = 0; o < NN_DEEP; o++) {
        float d = out[o] > 0 && out[o] < 31.98f ? d_out[o] : 0;
        if (d == 0)
            continue;
        gb[o] += d;
        size_t row = (size_t)o * NN_WIDE;
        add_row(gw + row, in, d);
        add_row(d_in, w + row, d);
    }
}

static void heads_back(const learner *l, const learn_sample *s, float *g, pass *p)
{
    uint32_t extras = l->plan->extras;
    for (int q = 0; q < s->seats; q++) {
        float d_deep[NN_DEEP] = {0};
        for (int k = 0; k < 2; k++) {
            float d = k ? p->d_logit[q] : p->d_points[q];
            g[l->at[HEAD_BIAS] + (size_t)k] += d;
            for (int i = 0; i < NN_DEEP; i++) {
                d_deep[i] += d * l->w[l->at[HEAD] + (size_t)(k * NN_DEEP + i)];
                g[l->at[HEAD] + (size_t)(k * NN_DEEP + i)] += d * p->deep[q][i];
            }
            for (uint32_t i = 0; i < extras; i++)
                g[l->at[SKIP] + (size_t)k * extras + i] += d * p->extra[q][i];
        }
        layer_back(l->w + l->at[DEEP], g + l->at[DEEP], g + l->at[DEEP_BIAS], p->wide[q],
                   p->deep[q], d_deep, p->d_wide[q]);
    }
}

static void policy_back(const learner *l, const learn_sample *s, const learn_course *c, float *g,
                        pass *p)
{
    const learn_answer *a = learn_answers(l->plan, s);
    float d_urge[NN_DEEP] = {0};
    for (uint32_t i = 0; i < s->answers; i++) {
        uint32_t rows[1 + MH_MAX_OPERANDS];
        uint32_t n = nn_rows_of(l->plan, (mh_action){a[i].bits}, rows);
        float d = c->policy * (p->chance[i] - a[i].share);
        for (uint32_t r = 0; r < n; r++) {
            size_t at = l->at[WORDS] + (size_t)rows[r] * NN_DEEP;
            for (size_t k = 0; k < NN_DEEP; k++) {
                d_urge[k] += d * l->w[at + k];
                g[at + k] += d * p->urge[k];
            }
        }
    }
    layer_back(l->w + l->at[POLICY], g + l->at[POLICY], g + l->at[POLICY_BIAS], p->wide[s->seat],
               p->urge, d_urge, p->d_wide[s->seat]);
}

static void inputs_back(const learner *l, const learn_sample *s, float *g, pass *p)
{
    const nn_plan *plan = l->plan;
    float all[NN_WIDE] = {0}, rest[MH_MAX_SEATS][NN_WIDE];
    for (int q = 0; q < s->seats; q++)
        for (int i = 0; i < NN_WIDE; i++) {
            bool open = p->sum[q][i] > 0 && p->sum[q][i] < 1.984375f;
            p->d_wide[q][i] = open ? p->d_wide[q][i] : 0;
            all[i] += p->d_wide[q][i];
        }
    for (int q = 0; q < s->seats; q++)
        for (int i = 0; i < NN_WIDE; i++)
            rest[q][i] = all[i] - p->d_wide[q][i];
    add_row(g + l->at[BIAS], all, 1);
    for (uint32_t i = 0; i < p->inputs; i++) {
        const nn_input *in = &p->input[i];
        if (p->scale[i] == 0)
            continue;
        if (in->block == NN_GLOBAL) {
            add_row(g + l->at[GLOBAL] + (size_t)in->index * NN_WIDE, all, p->scale[i]);
        } else {
            float *row = g + l->at[SEAT] + (size_t)in->index * 2 * NN_WIDE;
            add_row(row, p->d_wide[in->block], p->scale[i]);
            add_row(row + NN_WIDE, rest[in->block], p->scale[i]);
        }
    }
    for (int q = 0; q < s->seats; q++)
        for (uint32_t i = 0; i < plan->extras; i++) {
            float *row = g + l->at[SEAT] + (size_t)(plan->seat_inputs + i) * 2 * NN_WIDE;
            add_row(row, p->d_wide[q], p->extra[q][i]);
            add_row(row + NN_WIDE, rest[q], p->extra[q][i]);
        }
}

static void learn_one(const learner *l, const learn_sample *s, const learn_course *c, mh_rng *rng,
                      float *g, pass *p)
{
    take_sample(l, s, c->dropout, rng, p);
    forwards(l, s, p);
    judge(s, c, learn_answers(l->plan, s), p);
    memset(p->d_wide, 0, sizeof p->d_wide);
    heads_back(l, s, g, p);
    if (s->answers)
        policy_back(l, s, c, g, p);
    inputs_back(l, s, g, p);
}

/* ---- a step, on many threads --------------------------------------------------------------- */

typedef struct step {
    learner *l;
    const learn_set *set;
    const learn_course *c;
    float rate;
    double loss[SHARES][5];
    uint64_t seed;
    atomic_uint next_share;
    atomic_size_t next_weight;
    pthread_barrier_t *barrier;
    atomic_bool over;
} step;

static void do_share(step *t, unsigned k, pass *p)
{
    mh_rng rng;
    uint32_t n = t->c->batch / SHARES;
    assert(n && t->set->train_count);
    memset(t->l->grad[k], 0, t->l->size * sizeof(float));
    memset(p->loss, 0, sizeof p->loss);
    mh_seed(&rng, mh_mix(t->seed, k));
    for (uint32_t i = 0; i < n; i++) {
        uint64_t at = mh_next(&rng) % t->set->train_count;
        learn_one(t->l, t->set->train[at], t->c, &rng, t->l->grad[k], p);
    }
    memcpy(t->loss[k], p->loss, sizeof p->loss);
}

static void move_weights(step *t, size_t from, size_t to)
{
    learner *l = t->l;
    const float b1 = 0.9f, b2 = 0.999f, tiny = 1e-8f;
    float fix1 = 1 - powf(b1, (float)l->step), fix2 = 1 - powf(b2, (float)l->step);
    uint32_t used = t->c->batch / SHARES * SHARES;
    assert(l->step && used); /* the corrections are for steps counted from 1 */
    float each = 1 / (float)used;
    for (size_t i = from; i < to; i++) {
        float g = 0;
        for (int k = 0; k < SHARES; k++)
            g += l->grad[k][i];
        g *= each;
        l->m[i] = b1 * l->m[i] + (1 - b1) * g;
        l->v[i] = b2 * l->v[i] + (1 - b2) * g * g;
        float move = l->m[i] / fix1 / (sqrtf(l->v[i] / fix2) + tiny);
        bool skips = i >= l->at[SKIP] && i < l->at[POLICY]; /* the estimate is a good start */
        l->w[i] -= t->rate * (move + (skips ? 0 : t->c->decay * l->w[i]));
    }
}

static void *crew_member(void *ctx)
{
    step *t = ctx;
    pass *p = malloc(sizeof *p);
    for (;;) {
        pthread_barrier_wait(t->barrier);
        if (atomic_load(&t->over) || !p)
            break;
        for (unsigned k; (k = atomic_fetch_add(&t->next_share, 1)) < SHARES;)
            do_share(t, k, p);
        pthread_barrier_wait(t->barrier);
        for (size_t i; (i = atomic_fetch_add(&t->next_weight, CHUNK)) < t->l->size;)
            move_weights(t, i, i + CHUNK < t->l->size ? i + CHUNK : t->l->size);
        pthread_barrier_wait(t->barrier);
    }
    free(p);
    return NULL;
}

/* Up within the first 15 %, then down: steep learning first, fine work last. */
static float rate_at(const learn_course *c, uint32_t i)
{
    float x = (float)i / (float)c->steps, up = 0.15f;
    float part = x < up ? x / up : 0.5f * (1 + cosf(3.14159265f * (x - up) / (1 - up)));
    return c->rate * (0.02f + 0.98f * part);
}

static void take_step(step *t, uint32_t i)
{
    double sum[5] = {0};
    t->l->step++;
    t->rate = rate_at(t->c, i);
    t->seed = mh_mix(t->c->seed, i);
    atomic_store(&t->next_share, 0);
    atomic_store(&t->next_weight, 0);
    pthread_barrier_wait(t->barrier); /* shares */
    pthread_barrier_wait(t->barrier); /* weights */
    pthread_barrier_wait(t->barrier);
    for (int k = 0; k < SHARES; k++)
        for (int j = 0; j < 5; j++)
            sum[j] += t->loss[k][j] / t->c->batch;
    if (t->c->progress)
        t->c->progress(t->c->ctx, i, sum);
}

bool learn_train(learner *l, const learn_set *set, const learn_course *c)
{
    pthread_t thread[LEARN_MAX_THREADS];
    pthread_barrier_t barrier;
    step t = {.l = l, .set = set, .c = c, .barrier = &barrier};
    unsigned n = c->threads < SHARES ? c->threads : SHARES, started = 0;
    if (!set->train_count || pthread_barrier_init(&barrier, NULL, n + 1))
        return false;
    while (started < n && !pthread_create(&thread[started], NULL, crew_member, &t))
        started++;
    bool ok = started == n;
    for (uint32_t i = 0; ok && i < c->steps; i++)
        take_step(&t, i);
    atomic_store(&t.over, true);
    if (ok)
        pthread_barrier_wait(&barrier);
    for (unsigned i = 0; ok && i < started; i++)
        pthread_join(thread[i], NULL);
    pthread_barrier_destroy(&barrier);
    return ok;
}

void learn_judge(const learner *l, const learn_set *set, const learn_course *c, double loss[5])
{
    uint64_t most = 20000, stride = set->held_count > most ? set->held_count / most : 1;
    double n = 0, searched = 0;
    pass *p = calloc(1, sizeof *p);
    memset(loss, 0, 5 * sizeof *loss);
    for (uint64_t i = 0; p && i < set->held_count; i += stride) {
        const learn_sample *s = set->held[i];
        mh_rng none = {{0}};
        take_sample(l, s, 0, &none, p);
        forwards(l, s, p);
        judge(s, c, learn_answers(l->plan, s), p);
        n++;
        searched += s->answers > 0;
    }
    for (int j = 0; p && j < 5; j++)
        loss[j] = p->loss[j] / ((j < 3 ? n : searched) + 1e-9);
    free(p);
}

/* A file's weights meet whole numbers, a trainer's meet scaled ones. */
static void unscale(learner *l, block of, uint32_t inputs, size_t width, const float *scale)
{
    for (uint32_t i = 0; i < inputs; i++)
        for (size_t k = 0; k < width; k++)
            l->ready[l->at[of] + i * width + k] *= scale[i];
}

size_t learn_file(learner *l, const char *about, unsigned char **file)
{
    const nn_plan *plan = l->plan;
    const float *weights[NN_PARTS];
    memcpy(l->ready, l->w, l->size * sizeof *l->ready);
    unscale(l, GLOBAL, plan->global_inputs, NN_WIDE, plan->scale);
    unscale(l, SEAT, plan->seat_inputs, 2ull * NN_WIDE, plan->scale + plan->global_inputs);
    for (int i = 0; i < NN_PARTS; i++)
        weights[i] = l->ready + l->at[i];
    return learn_write(plan, weights, about, file);
}
