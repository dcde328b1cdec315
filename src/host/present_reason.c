/* present_reason.c - what is missing for a closed answer, as JSON: a page makes a sentence of it.
 */
#include "present.h"

#include <string.h>

void present_missing(mh_text *out, const mh_game *g, const mh_state *st, int seat, mh_action a,
                     const char *rule)
{
    mh_amount list[MH_MAX_AMOUNTS];
    host_room hidden;
    bool first = true;
    memcpy(&hidden, st, g->state_size);
    g->hide(&hidden.st, seat); /* a reason knows what its reader knows */
    uint32_t n =
        g->missing && rule ? g->missing(&hidden.st, seat, a, rule, list, MH_MAX_AMOUNTS) : 0;
    mh_put(out, "[");
    for (uint32_t i = 0; i < n; i++) {
        const mh_kind *kind = list[i].kind;
        present_comma(out, &first);
        mh_put(out, "[");
        present_string(out, list[i].key);
        mh_put(out, ",");
        mh_put_int(out, list[i].number);
        if (kind) {
            mh_put(out, ",");
            present_string(out, kind->name);
        }
        if (kind && kind->ids) {
            mh_put(out, ",");
            present_string(out, kind->ids[list[i].thing]);
        }
        mh_put(out, "]");
    }
    mh_put(out, "]");
}
