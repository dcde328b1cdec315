/* conformance.h - laws that conformance.c runs at every ply, from a file of their own. */
#ifndef MH_TESTS_CONFORMANCE_H
#define MH_TESTS_CONFORMANCE_H

#include "meadhall/game.h"

typedef void probe(const mh_game *g, const mh_state *st, mh_rng *rng);

/* conformance_order.c */
probe few_probe, swap_probe, later_probe;
/* A turn of the seat asked, at random; fails where `mh_few` cannot reach its end. */
void later_turn(const mh_game *g, const mh_state *st, mh_rng *rng);
void later_report(void); /* turns looked at, and given up, to stderr */

#endif
