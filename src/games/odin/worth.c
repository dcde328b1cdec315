/* worth.c - a bot's estimate of a position. */
#include "state.h"

int32_t fo_worth(const mh_state *st, int seat)
{
    int32_t line[MH_MAX_LINES] = {0}, sum = 0;
    fo_score(st, seat, line);
    for (unsigned i = 0; i < FO_LINE_COUNT; i++)
        sum += line[i];
    return 100 * sum;
}
