/* present_odds.h - odds as JSON: what the game itself works out, and what playing on showed. */
#ifndef MH_HOST_PRESENT_ODDS_H
#define MH_HOST_PRESENT_ODDS_H

#include "meadhall/ai.h"
#include "present.h"

/* The game's own odds, written as the panels of a view; [] where it has none to tell. */
void present_odds(mh_text *out, const mh_game *g, const mh_state *hidden, int viewer);
/* The same as they would be after an answer of the viewer, in a world that the viewer holds
 * possible; false, and nothing written, where the answer is not legal. */
bool present_odds_after(mh_text *out, const mh_game *g, const mh_state *hidden, int viewer,
                        mh_action a);
/* Marks the events named, with a blank between; false where one is unknown. */
bool present_stops(const mh_game *g, const char *names, uint8_t stops[AI_EVENTS]);
/* "samples":N,"events":{name:{"n","sum":[...],"bins":[...]}}, as members without braces. */
void present_tallies(mh_text *out, const ai_sampling *p);

#endif
