/* Fuzzer: any bytes as an action and as options of every game. What is understood must
 * be spelled the same again. */
#include <stdlib.h>
#include <string.h>

#include "feed.h"
#include "meadhall/game.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
    char text[256], again[512];
    if (n >= sizeof text)
        return 0;
    memcpy(text, data, n);
    text[n] = 0;
    for (unsigned i = 0; i < mh_game_count; i++) {
        mh_action a, b;
        uint64_t options = 0, same = 0;
        size_t at = 0;
        if (mh_parse(mh_games[i], text, &a) == MH_OK) {
            mh_format(mh_games[i], a, again, sizeof again);
            if (mh_parse(mh_games[i], again, &b) != MH_OK || a.bits != b.bits)
                abort();
        }
        if (mh_options_parse(mh_games[i], text, &options, &at) == MH_OK) {
            mh_options_format(mh_games[i], options, again, sizeof again);
            if (mh_options_parse(mh_games[i], again, &same, &at) != MH_OK || same != options)
                abort();
        }
    }
    return 0;
}
