/* options.c - variants and rulings as text, `edition=de,ed-beg=ru`. */
#include <string.h>

#include "text.h"

static uint64_t with_choice(uint64_t options, const mh_option *o, unsigned value)
{
    uint64_t mask = ((1ull << o->bits) - 1) << o->shift;
    return (options & ~mask) | (uint64_t)value << o->shift;
}

uint64_t mh_options_default(const mh_game *g)
{
    uint64_t options = 0;
    for (unsigned i = 0; i < g->option_count; i++)
        options = with_choice(options, &g->options[i], g->options[i].fallback);
    return options;
}

static mh_err parse_one(const mh_game *g, const char *key, size_t n, uint64_t *said,
                        uint64_t *options)
{
    const char *equals = memchr(key, '=', n);
    if (!equals)
        return MH_EPARSE;
    size_t key_length = (size_t)(equals - key), value_length = n - key_length - 1;
    for (unsigned i = 0; i < g->option_count; i++) {
        const mh_option *o = &g->options[i];
        if (!mh_same_word(o->name, key, key_length))
            continue;
        if (*said >> i & 1)
            return MH_EPARSE; /* which of the two would be meant? */
        *said |= 1ull << i;
        for (unsigned v = 0; v < o->values->count; v++)
            if (mh_same_word(o->values->ids[v], equals + 1, value_length)) {
                *options = with_choice(*options, o, v);
                return MH_OK;
            }
        return MH_ERANGE;
    }
    return MH_EPARSE;
}

mh_err mh_options_parse(const mh_game *g, const char *text, uint64_t *out, size_t *at)
{
    uint64_t options = mh_options_default(g), said = 0;
    for (const char *s = text; *s;) {
        size_t n = strcspn(s, ",");
        mh_err err = parse_one(g, s, n, &said, &options);
        if (err) {
            *at = (size_t)(s - text);
            return err;
        }
        s += n + (s[n] == ',');
    }
    *out = options;
    return MH_OK;
}

int mh_options_format(const mh_game *g, uint64_t options, char *buf, size_t cap)
{
    mh_text t = mh_text_open(buf, cap);
    for (unsigned i = 0; i < g->option_count; i++) {
        const mh_option *o = &g->options[i];
        unsigned value = mh_choice(options, o);
        if (value == o->fallback)
            continue;
        mh_put(&t, t.len ? "," : "");
        mh_put(&t, o->name);
        mh_put(&t, "=");
        mh_put(&t, value < o->values->count ? o->values->ids[value] : "?");
    }
    return mh_text_len(&t);
}

bool mh_playable(const mh_game *g, int seats, uint64_t *options)
{
    uint64_t room[MH_MAX_STATE / sizeof(uint64_t)];
    mh_state *st = (mh_state *)(void *)room;
    *options = mh_options_default(g);
    if (!mh_setup(g, st, *options, seats))
        return true;
    for (unsigned i = 0; i < g->option_count; i++)
        for (unsigned value = 0; value < g->options[i].values->count; value++) {
            *options = with_choice(mh_options_default(g), &g->options[i], value);
            if (!mh_setup(g, st, *options, seats))
                return true;
        }
    return false;
}
