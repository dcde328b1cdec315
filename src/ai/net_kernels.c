/* nn_kernels.c - see nn_kernels.h. Built a second time with NN_WIDE_BUILD and the flags of
 * a later processor. */
#include "net_kernels.h"

enum { EXTRA_SHIFT = 6 };

static void add_scaled(int32_t *restrict sums, const int16_t *restrict row, int value, int n)
{
    if (value == 1) {
        for (int i = 0; i < n; i++)
            sums[i] += row[i];
    } else if (value == -1) {
        for (int i = 0; i < n; i++)
            sums[i] -= row[i];
    } else {
        for (int i = 0; i < n; i++)
            sums[i] += value * row[i];
    }
}

static void add(const nn_weights *w, const nn_input *list, uint32_t n, nn_sums *sums)
{
    for (uint32_t i = 0; i < n; i++) {
        const nn_input *x = &list[i];
        if (x->block == NN_GLOBAL)
            add_scaled(sums->global, w->global + (size_t)x->index * NN_WIDE, x->value, NN_WIDE);
        else
            add_scaled(sums->seat[x->block], w->seat + (size_t)x->index * 2 * NN_WIDE, x->value,
                       2 * NN_WIDE);
    }
}

/* An extra is in parts of 64; its products are summed before they are cut. */
static void add_extras(const int16_t *rows, const int16_t *extra, uint32_t n, int32_t *sums)
{
    int32_t part[2 * NN_WIDE] = {0};
    for (uint32_t i = 0; i < n; i++)
        if (extra[i])
            add_scaled(part, rows + (size_t)i * 2 * NN_WIDE, extra[i], 2 * NN_WIDE);
    for (int k = 0; k < 2 * NN_WIDE; k++)
        sums[k] += part[k] >> EXTRA_SHIFT;
}

static void layer(const int16_t *restrict rows, const int32_t *restrict bias,
                  const int16_t *restrict in, int32_t *restrict out)
{
    for (int o = 0; o < NN_DEEP; o++) {
        const int16_t *row = rows + (size_t)o * NN_WIDE;
        int32_t sum = 0;
        for (int i = 0; i < NN_WIDE; i++)
            sum += (int32_t)row[i] * in[i];
        out[o] = sum + bias[o];
    }
}

static int32_t appeal(const int16_t *words, const uint32_t *rows, uint32_t n, const int16_t *urge)
{
    int32_t sum = 0;
    for (uint32_t r = 0; r < n; r++) {
        const int16_t *restrict row = words + (size_t)rows[r] * NN_DEEP;
        for (int i = 0; i < NN_DEEP; i++)
            sum += (int32_t)row[i] * urge[i];
    }
    return sum;
}

static const nn_kernels kernels = {add, add_extras, layer, appeal};

#ifdef NN_WIDE_BUILD
const nn_kernels *nn_kernels_wide(void)
{
#if defined(__x86_64__)
    __builtin_cpu_init();
    return __builtin_cpu_supports("avx2") ? &kernels : NULL;
#else
    return &kernels;
#endif
}
#else
const nn_kernels *nn_kernels_plain(void) { return &kernels; }
#endif
