/* purse.h - what dice are worth in one payment, the sums they can make, and prices. */
#ifndef MH_GAMES_DIVINUS_PURSE_H
#define MH_GAMES_DIVINUS_PURSE_H

#include "state.h"

enum { DV_ZERO = 64, DV_COUNTS = DV_DICE + 1, DV_ONCE = 2 };

typedef struct dv_sums { /* a set of the numbers -64 to 63 */
    uint64_t low, high;
} dv_sums;

typedef struct dv_purse {
    uint16_t value[DV_DICE], once[DV_DICE]; /* bit v: value v; by an effect that works once */
    unsigned dice, twin;
    bool pairs, plus_only, plain; /* plain: no twin, no pair, nothing that works once */
} dv_purse;

/* reach[k][n]: sums of n dice; k: the effect that works once was needed. */
typedef dv_sums dv_reach[DV_ONCE][DV_COUNTS];

void dv_open_purse(const dv_state *s, unsigned seat, unsigned dice, bool exploring, dv_purse *p);
/* What the dice can make; shown: values a twin may copy; once_used: the effect is spent. */
void dv_reach_of(const dv_purse *p, unsigned dice, unsigned shown, unsigned once_used,
                 dv_reach out);
/* The same where twins lie at the values of `owed`: only sums in which some die is used at each. */
void dv_reach_owing(const dv_purse *p, unsigned dice, unsigned shown, unsigned once_used,
                    unsigned owed, dv_reach out);
bool dv_can_pair(const dv_purse *p, unsigned a, unsigned b);

static inline dv_sums dv_joined(dv_sums a, dv_sums b)
{
    return (dv_sums){a.low | b.low, a.high | b.high};
}

static inline dv_sums dv_raised(dv_sums a, unsigned v)
{
    return (dv_sums){a.low << v, a.high << v | a.low >> (64 - v)};
}

static inline dv_sums dv_lowered(dv_sums a, unsigned v)
{
    return (dv_sums){a.low >> v | a.high << (64 - v), a.high >> v};
}

static inline bool dv_has_sum(dv_sums a, int x)
{
    return x >= 0 ? a.high >> x & 1 : a.low >> (DV_ZERO + x) & 1;
}

static inline dv_sums dv_signed_by(dv_sums a, unsigned v, bool plus_only)
{
    return plus_only ? dv_raised(a, v) : dv_joined(dv_raised(a, v), dv_lowered(a, v));
}

/* The sums with one die more or without it; for plain purses. */
static inline dv_sums dv_with_die(dv_sums a, uint16_t values, bool plus_only)
{
    dv_sums out = a;
    for (unsigned v = values; v; v &= v - 1)
        out = dv_joined(out, dv_signed_by(a, dv_lowest(v), plus_only));
    return out;
}

/* ---- prices ---------------------------------------------------------------------- */

typedef struct dv_price {             /* what an exploration asks for */
    unsigned cell, how, extra, exact; /* exact: number of dice, 0 for any */
    int cost;
    bool bend; /* Thor's row 1 level 3 */
} dv_price;

static inline bool dv_one_die_only(const dv_price *p)
{
    return p->how == DV_HOW_MASK || p->how == DV_HOW_LUCK;
}

/* Does the number of dice matter to the price? */
static inline bool dv_counts_dice(const dv_price *p)
{
    return p->exact || p->bend || dv_one_die_only(p);
}

/* A number of the set that makes `sum` one of low to high. */
static inline bool dv_completes(dv_sums set, int sum, int low, int high)
{
    for (int x = low - sum; x <= high - sum; x++)
        if (x > -DV_ZERO && x < DV_ZERO && dv_has_sum(set, x))
            return true;
    return false;
}

dv_price dv_price_of(const dv_state *s, unsigned seat, unsigned cell, unsigned how);
/* The sums that pay with so many dice, those of the extra demand not among them: low to high. */
void dv_window(const dv_state *s, const dv_price *p, unsigned dice, int *low, int *high);
bool dv_pays(const dv_state *s, const dv_price *p, int sum, unsigned dice);
/* Some sum in reach, on top of `sum` and `dice` laid already, that pays. */
bool dv_payable_from(const dv_state *s, const dv_price *p, dv_reach r, int sum, unsigned dice);

/* ---- whole payments ------------------------------------------------------------- */

/* One step of a payment, checked already. */
void dv_lay_down(dv_state *s, mh_action a);
/* The next steps of payments that rise by die, twins last, from behind the die `last` on (MH_NONE:
 * from any): every payment is made of them in one way only. */
uint32_t dv_rising_steps(const dv_state *s, unsigned seat, unsigned last, mh_action *out);

enum { DV_PAYMENTS = 12 };

typedef struct dv_payment { /* dice laid down for one cell, each at a value with a sign */
    uint8_t used, minus, pairs, extra, value[DV_DICE];
} dv_payment;
/* Ways to pay for a cell, fewest dice first, none with the same numbers as another; while the
 * price is asked, those that what lies there already can become. */
unsigned dv_payments(const dv_state *s, unsigned seat, unsigned cell, unsigned how,
                     dv_payment out[DV_PAYMENTS]);

#endif
