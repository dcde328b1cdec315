/* rude.h - clients that want nothing good. */
#ifndef MH_TESTS_SIM_RUDE_H
#define MH_TESTS_SIM_RUDE_H

#include "sim.h"

void rude_begin(void);
void rude_end(void);

#endif
