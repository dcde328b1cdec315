/* read.h - a client's message: JSON as it is (RFC 8259), strict, read once. */
#ifndef MH_HALL_READ_H
#define MH_HALL_READ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum read_type {
    READ_NULL,
    READ_BOOL,
    READ_INT,
    READ_REAL, /* no member of any message is one */
    READ_TEXT,
    READ_LIST,
    READ_OBJECT
} read_type;

typedef struct hall_node {
    read_type type;
    uint32_t count; /* of a list or an object */
    int64_t number; /* of READ_INT; 1 for true */
    const char *key, *text;
    struct hall_node *first, *next;
} read_node;

/* Where nodes and texts come to lie; NULL: no memory. */
typedef void *read_room(void *ctx, size_t n);

/* An object; NULL: not JSON, a member twice, deeper than any message, or no memory for it. */
const read_node *read_object(const char *text, size_t n, read_room *room, void *ctx);
const read_node *read_find(const read_node *object, const char *key);

#endif
