/* games_sql.h - a step of the schema: what lists of somebody's games choose by stands at the seat,
 * too. Then such a list reads the games of one person, not those of the hall. A game that is over
 * never changes, so the two cannot differ. */
#ifndef MH_SERVER_STORE_GAMES_SQL_H
#define MH_SERVER_STORE_GAMES_SQL_H

#define GAMES_FACTS_STEP                                                                        \
    "ALTER TABLE game_seats ADD COLUMN game text NOT NULL DEFAULT '';"                          \
    "ALTER TABLE game_seats ADD COLUMN options text NOT NULL DEFAULT '';"                       \
    "ALTER TABLE game_seats ADD COLUMN seats integer NOT NULL DEFAULT 0;"                       \
    "ALTER TABLE game_seats ADD COLUMN rated integer NOT NULL DEFAULT 0;"                       \
    "ALTER TABLE game_seats ADD COLUMN listed integer NOT NULL DEFAULT 0;"                      \
    "DROP INDEX game_seats_player;"                                                             \
    "UPDATE game_seats SET (game,options,seats,rated,listed)=(SELECT game,options,seats,rated," \
    "listed FROM games WHERE games.table_id=game_seats.table_id) WHERE table_id IN (SELECT"     \
    " table_id FROM games);"                                                                    \
    "CREATE INDEX game_seats_player ON game_seats(player, at, table_id, rank, rated, listed)"   \
    " WHERE player <> '';"

/* Nodes of the version before may still be there, and write nothing of it. */
#define GAMES_FACTS_BY_OTHERS                                                                    \
    "CREATE FUNCTION game_seats_facts() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE g games;" \
    " BEGIN SELECT * INTO g FROM games WHERE table_id=NEW.table_id; IF FOUND THEN"               \
    " NEW.game=g.game; NEW.options=g.options; NEW.seats=g.seats; NEW.rated=g.rated;"             \
    " NEW.listed=g.listed; END IF; RETURN NEW; END $$;"                                          \
    "CREATE TRIGGER game_seats_facts BEFORE INSERT ON game_seats FOR EACH ROW"                   \
    " WHEN (NEW.game='') EXECUTE FUNCTION game_seats_facts();"

#endif
