/* review_json.h - a review as JSON. */
#ifndef MH_LAB_REVIEW_JSON_H
#define MH_LAB_REVIEW_JSON_H

#include <jansson.h>

#include "review.h"

json_t *review_json(const review *r);

#endif
