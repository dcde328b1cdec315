/* view.c - what one viewer is shown. */
#include "state.h"

void fo_view(const mh_state *hidden, int viewer, const mh_out *out)
{
    const fo_state *s = fo_at(hidden);
    (void)viewer;
    out->table(out->ctx, &fo_label_shown[FO_SHOWN_TABLE], "table");
    out->cell(out->ctx, &fo_label_shown[FO_SHOWN_ROUND], "round", &mh_number, s->round);
}
