/* present_campaign.h - a campaign as JSON: its games, what is told, the group's book. */
#ifndef MH_HOST_PRESENT_CAMPAIGN_H
#define MH_HOST_PRESENT_CAMPAIGN_H

#include "campaign.h"
#include "present.h"

/* {"id","parent","game","options","seats","length","running","over","next","games","book"};
 * docs/campaign.md says what they hold. Nothing of a game not begun is told (DV-LOG-10). */
void present_campaign(mh_text *out, const host_campaign *c);

#endif
