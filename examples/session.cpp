// session.cpp - a game in C++: bots play in a session, which keeps the log; it is printed as a
// saga, the file that `meadhall replay` reads.
//
//   c++ session.cpp $(pkg-config --cflags --libs meadhall) -o session
//   ./session rage > game.saga
#include <meadhall/ai.h>
#include <meadhall/host.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace
{

struct close_session {
    void operator()(host_session *s) const { host_close(s); }
};
struct close_bot {
    void operator()(ai_bot *b) const { ai_close(b); }
};
using session_ptr = std::unique_ptr<host_session, close_session>;
using bot_ptr = std::unique_ptr<ai_bot, close_bot>;

session_ptr open_session(const mh_game *g, int seats)
{
    host_config is{};
    is.game = g;
    is.seats = seats;
    is.options = mh_options_default(g);
    std::uint8_t key[HOST_KEY];
    host_sim_key(1, 0, key); // a fate that can be had again; host_random_key for a real one
    host_fate_open(&is.fate, key);
    for (int seat = 0; seat < seats; seat++)
        std::snprintf(is.player[seat].bot, sizeof is.player[seat].bot, "greedy");
    mh_error error;
    host_session *s = nullptr;
    if (host_open(&is, &error, &s) != MH_OK)
        throw std::runtime_error(error.text);
    return session_ptr(s);
}

bot_ptr open_bot(const mh_game *g)
{
    ai_spec spec;
    mh_error error;
    if (ai_parse("greedy", &spec, &error) != MH_OK)
        throw std::runtime_error(error.text);
    return bot_ptr(ai_open(g, &spec));
}

void play(host_session *s, ai_bot *bot)
{
    std::vector<mh_action> list(MH_MAX_LEGAL);
    mh_room hidden;
    for (int seat; (seat = mh_turn(s->now)) != MH_NOBODY;) {
        if (seat == MH_CHANCE) {
            if (host_chance(s, nullptr) != MH_OK)
                throw std::runtime_error("chance does not answer");
            continue;
        }
        host_look(s, s->plies, seat, &hidden); // what the seat may know
        std::uint32_t n = ai_answers(bot, &hidden.st, seat, list.data());
        mh_action a = ai_choose(bot, &hidden.st, seat, list.data(), n);
        if (host_play(s, seat, a, nullptr) != MH_OK)
            throw std::runtime_error("a listed answer is refused");
    }
}

} // namespace

int main(int argc, char **argv)
try {
    const mh_game *g = mh_find(argc > 1 ? argv[1] : "rage");
    if (!g)
        throw std::runtime_error("there is no such game");
    session_ptr s = open_session(g, 2);
    bot_ptr bot = open_bot(g);
    play(s.get(), bot.get());
    std::size_t length = 0;
    char *saga = host_saga_text(s.get(), MH_CHANCE, &length);
    if (!saga)
        throw std::runtime_error("out of memory");
    std::fwrite(saga, 1, length, stdout);
    std::free(saga);
    return 0;
} catch (const std::exception &e) {
    std::fprintf(stderr, "session: %s\n", e.what());
    return 1;
}
