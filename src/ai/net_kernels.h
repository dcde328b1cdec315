/* nn_kernels.h - the loops that a net's time goes into. One plain text, compiled once for
 * any machine and once for those with wide registers: integers, so that all agree. */
#ifndef MH_AI_NET_KERNELS_H
#define MH_AI_NET_KERNELS_H

#include "net.h"

typedef struct nn_kernels {
    /* Adds the rows of the inputs to the sums. */
    void (*add)(const nn_weights *w, const nn_input *list, uint32_t n, nn_sums *sums);
    /* Adds the extras of a seat to its sums. */
    void (*add_extras)(const int16_t *rows, const int16_t *extra, uint32_t n, int32_t *sums);
    /* 32 units of 64; not clipped. */
    void (*layer)(const int16_t *rows, const int32_t *bias, const int16_t *in, int32_t *out);
    /* The sum of an answer's rows times the urge. */
    int32_t (*appeal)(const int16_t *words, const uint32_t *rows, uint32_t n, const int16_t *urge);
} nn_kernels;

const nn_kernels *nn_kernels_plain(void);
const nn_kernels *nn_kernels_wide(void); /* NULL where the machine has none */

#endif
