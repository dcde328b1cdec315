/* read_records.c - read the records of self-play, as `meadhall sim GAME --data FILE` writes them:
 * what a seat knew, what it could do, what it did, and how the game ended.
 *
 *   cc read_records.c $(pkg-config --cflags --libs meadhall) -o read_records
 *   ./read_records games.mhd */
#include <stdio.h>

#include <meadhall/data.h>

int main(int argc, char **argv)
{
    mh_error e;
    data_game game;
    data_record r;
    data_got got;
    unsigned long long games = 0, decisions = 0, answers = 0, longest = 0;
    if (argc != 2) {
        fprintf(stderr, "usage: read_records FILE\n");
        return 2;
    }
    data_reader *in = data_open(argv[1], &e);
    if (!in) {
        fprintf(stderr, "read_records: %s\n", e.text);
        return 1;
    }
    while ((got = data_next_game(in, &game, &e)) == DATA_ONE) {
        games++;
        while ((got = data_next(in, &r, &e)) == DATA_ONE) {
            decisions++;
            answers += r.n;
            longest = r.n > longest ? r.n : longest;
        }
        if (got == DATA_BAD)
            break;
    }
    if (got == DATA_BAD)
        fprintf(stderr, "read_records: %s\n", e.text);
    else
        printf("%s: %llu games, %llu decisions, %.1f answers each, at most %llu\n",
               data_of(in)->game->name, games, decisions,
               decisions ? (double)answers / (double)decisions : 0, longest);
    data_close(in);
    return got == DATA_BAD;
}
