/* present_box.h - the book of a group with the box, as JSON. */
#ifndef MH_HOST_PRESENT_BOX_H
#define MH_HOST_PRESENT_BOX_H

#include "box.h"
#include "present.h"

/* {"id","parent","game","seats":[name or null],"length","scenario","over","asked","cut",
 *  "parts","groups","lists","names","fields","lines"}; docs/campaign.md says what they hold. */
void present_box(mh_text *out, const box_view *v);
/* [{"group","scenario","before","after"}]: lines that are not what they were. */
void present_box_changes(mh_text *out, const box_view *before, const box_view *after);

#endif
