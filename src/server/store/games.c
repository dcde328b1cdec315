/* games.c - see games.h. */
#include "games.h"

#include <stdio.h>

enum { NUMBER = 24 };

/* The row that ends the game is there, and it is ours: written a second time, or by another node,
 * nothing happens. */
#define ENDED                                                                                    \
    "EXISTS (SELECT 1 FROM log WHERE table_id=$1 AND seq=CAST($2 AS bigint) AND writer=CAST($3 " \
    "AS bigint)) ON CONFLICT DO NOTHING"

static const char put_game[] =
    "INSERT INTO games(table_id,game,options,seats,rated,listed,clock,began,at,plies)"
    " SELECT id,game,options,CAST($4 AS integer),CASE WHEN rated THEN 1 ELSE 0 END,"
    "CASE WHEN listed THEN 1 ELSE 0 END,clock,created,CAST($5 AS bigint),CAST($6 AS integer)"
    " FROM tables WHERE id=$1 AND " ENDED;

static const char put_seat[] =
    "INSERT INTO game_seats(table_id,seat,player,name,bot,at,points,rank,gone,lines,marks,game,"
    "options,seats,rated,listed)"
    " SELECT CAST($1 AS text),CAST($4 AS integer),CAST($5 AS text),CAST($6 AS text),"
    "CAST($7 AS text),CAST($8 AS bigint),CAST($9 AS bigint),CAST($10 AS integer),"
    "CAST($11 AS integer),CAST($12 AS text),CAST($13 AS text),game,options,seats,rated,listed"
    " FROM games WHERE table_id=$1 AND " ENDED;

int games_statements(const db_row *row) { return row->end ? 1 + row->end->seats : 0; }

db_err games_write(const db_row *row, games_emit *emit, void *ctx)
{
    const db_end *end = row->end;
    char seq[NUMBER], writer[NUMBER], at[NUMBER], seats[NUMBER], plies[NUMBER];
    if (!end)
        return DB_OK;
    snprintf(seq, sizeof seq, "%u", row->seq);
    snprintf(writer, sizeof writer, "%lld", (long long)row->writer);
    snprintf(at, sizeof at, "%lld", (long long)row->at);
    snprintf(seats, sizeof seats, "%d", end->seats);
    snprintf(plies, sizeof plies, "%u", end->plies);
    db_err err =
        emit(ctx, put_game, (const char *const[]){row->table, seq, writer, seats, at, plies}, 6);
    for (int i = 0; i < end->seats && !err; i++) {
        const db_seat_end *s = &end->seat[i];
        char seat[NUMBER], points[NUMBER], rank[NUMBER];
        snprintf(seat, sizeof seat, "%d", i);
        snprintf(points, sizeof points, "%lld", (long long)s->points);
        snprintf(rank, sizeof rank, "%d", s->rank);
        err = emit(ctx, put_seat,
                   (const char *const[]){row->table, seq, writer, seat, s->player, s->name, s->bot,
                                         at, points, rank, s->left ? "1" : "0", s->lines, s->marks},
                   13);
    }
    return err;
}
