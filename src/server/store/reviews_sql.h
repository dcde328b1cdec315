/* reviews_sql.h - the schema of reviews, in words that every store understands: a page of each
 * language, and by which reviewer it was made. */
#ifndef MH_SERVER_STORE_REVIEWS_SQL_H
#define MH_SERVER_STORE_REVIEWS_SQL_H

#define REVIEWS_STEP                                                                             \
    "CREATE TABLE reviews(table_id text NOT NULL, lang text NOT NULL, reviewer bigint NOT NULL," \
    " made bigint NOT NULL, page text NOT NULL, PRIMARY KEY(table_id, lang));"

#endif
