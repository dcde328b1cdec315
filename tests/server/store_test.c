/* store_test.c - one suite for every store: `store_test` runs it against SQLite in a new folder,
 * `store_test URL` against PostgreSQL. */
#include "store_bench.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

bench stand;

static int open_both(void **state)
{
    mh_error error = {.code = MH_OK};
    stand.a = stand.api->open(stand.where, &error);
    stand.b = stand.api->open(stand.where, &error);
    if (!stand.a || !stand.b || stand.api->migrate(stand.a, &error)) {
        fprintf(stderr, "%s\n", error.text);
        return 1;
    }
    stand.api->sign(stand.a, "one");
    stand.api->sign(stand.b, "two");
    *state = &stand;
    return 0;
}

static int close_both(void **state)
{
    (void)state;
    stand.api->close(stand.a);
    stand.api->close(stand.b);
    return 0;
}

void new_id(char out[DB_ID])
{
    static unsigned count;
    snprintf(out, DB_ID, "t%05u%05u", (unsigned)getpid() % 100000, count++ % 100000);
}

static db_table head_of(const char *id)
{
    db_table t = {.rules = 3,
                  .content = 0xfedcba98,
                  .base = 60,
                  .more = 5,
                  .listed = true,
                  .undo = true,
                  .status = DB_OPEN,
                  .created = 1700000000123};
    snprintf(t.id, sizeof t.id, "%s", id);
    snprintf(t.game, sizeof t.game, "midgard");
    snprintf(t.options, sizeof t.options, "edition=de");
    snprintf(t.chairs, sizeof t.chairs, "human,greedy");
    snprintf(t.invite, sizeof t.invite, "abc-_DEF");
    snprintf(t.creator, sizeof t.creator, "p1");
    for (int i = 0; i < DB_KEY; i++)
        t.fate[i] = (uint8_t)(i * 7);
    return t;
}

db_row row_of(const char *id, uint32_t seq, const char *body)
{
    db_row r = {.seq = seq,
                .at = 1700000000000 + seq,
                .writer = (int64_t)(seq * 977 + 1),
                .after = seq ? (int64_t)((seq - 1) * 977 + 1) : 0,
                .hash = -5,
                .turn = 1,
                .body = body,
                .length = strlen(body),
                .status = -1,
                .sits = -1,
                .leaves = -1,
                .round = -1};
    snprintf(r.table, sizeof r.table, "%s", id);
    return r;
}

void make_table(db *d, char id[DB_ID])
{
    new_id(id);
    db_table t = head_of(id);
    db_row first = row_of(id, 0, "made 0\nsit 0 p1 Анна\n");
    first.sits = 0;
    snprintf(first.player, sizeof first.player, "p1");
    snprintf(first.name, sizeof first.name, "Анна");
    assert_int_equal(stand.api->begin(d), DB_OK);
    assert_int_equal(stand.api->create(d, &t, &first), DB_OK);
    assert_int_equal(stand.api->commit(d), DB_OK);
}

static void on_row(void *ctx, const db_row *r)
{
    seen *s = ctx;
    s->seq[s->count] = r->seq;
    s->hash = r->hash;
    snprintf(s->body[s->count++], sizeof s->body[0], "%s", r->body);
}

void on_item(void *ctx, const db_item *item)
{
    seen *s = ctx;
    if (s->text[0] && strcmp(s->text, item->id) != 0)
        return;
    s->item = *item;
    s->count++;
}

static void on_text(void *ctx, const char *text)
{
    seen *s = ctx;
    s->count++;
    if (strlen(s->text) + strlen(text) + 2 < sizeof s->text) {
        strncat(s->text, text, sizeof s->text - strlen(s->text) - 1);
        strncat(s->text, " ", sizeof s->text - strlen(s->text) - 1);
    }
}

/* ---- the tests ------------------------------------------------------------------------------- */

static void a_table_comes_back_as_it_was(void **state)
{
    char id[DB_ID];
    db_table got;
    seen s = {.count = 0};
    (void)state;
    make_table(stand.a, id);
    db_table want = head_of(id);
    memset(&got, 0, sizeof got);
    assert_int_equal(stand.api->table(stand.b, id, &got), DB_OK);
    assert_string_equal(got.options, want.options);
    assert_string_equal(got.chairs, want.chairs);
    assert_string_equal(got.invite, want.invite);
    assert_memory_equal(got.fate, want.fate, DB_KEY);
    assert_int_equal(got.content, want.content);
    assert_true(got.listed && got.undo);
    assert_true(got.created == want.created && got.base == 60 && got.more == 5);
    assert_int_equal(stand.api->rows(stand.b, id, 0, on_row, &s), DB_OK);
    assert_int_equal(s.count, 1);
    assert_string_equal(s.body[0], "made 0\nsit 0 p1 Анна\n");
    assert_true(s.hash == -5);
    assert_int_equal(stand.api->table(stand.a, "nosuchtable", &got), DB_NONE);
}

static void an_id_is_taken_once(void **state)
{
    char id[DB_ID];
    (void)state;
    make_table(stand.a, id);
    db_table t = head_of(id);
    db_row first = row_of(id, 0, "made 0\n");
    assert_int_equal(stand.api->begin(stand.b), DB_OK);
    assert_int_equal(stand.api->create(stand.b, &t, &first), DB_TAKEN);
    assert_int_equal(stand.api->commit(stand.b), DB_OK);
}

static void the_first_to_write_a_row_has_won(void **state)
{
    char one[DB_ID], two[DB_ID];
    bool won[2] = {false, false};
    seen s = {.count = 0};
    (void)state;
    make_table(stand.a, one);
    make_table(stand.a, two);
    db_row a = row_of(one, 1, "play 0 first\n");
    assert_int_equal(stand.api->append(stand.a, &a, 1, won), DB_OK);
    assert_true(won[0]);
    db_row b[2] = {row_of(one, 1, "play 0 second\n"), row_of(two, 1, "play 0 other\n")};
    b[0].writer = 4242;
    b[0].status = DB_OVER;
    b[0].leaves = 0;
    assert_int_equal(stand.api->append(stand.b, b, 2, won), DB_OK);
    assert_false(won[0]); /* one lost race harms nobody else */
    assert_true(won[1]);
    assert_int_equal(stand.api->rows(stand.a, one, 1, on_row, &s), DB_OK);
    assert_int_equal(s.count, 1);
    assert_string_equal(s.body[0], "play 0 first\n");
    db_table got;
    assert_int_equal(stand.api->table(stand.a, one, &got), DB_OK);
    assert_int_equal(got.status, DB_OPEN); /* nothing of the lost row is left */
}

/* Row 2 was made on top of a row 1 that lost; number and table alone would let it in. */
static void a_row_follows_the_one_it_was_made_on(void **state)
{
    char id[DB_ID];
    bool won[2] = {false, false};
    seen s = {.count = 0};
    (void)state;
    make_table(stand.a, id);
    db_row ours[2] = {row_of(id, 1, "play 0 ours\n"), row_of(id, 2, "play 1 ours\n")};
    db_row theirs = row_of(id, 1, "play 0 theirs\n");
    theirs.writer = 4242;
    assert_int_equal(stand.api->append(stand.a, &ours[1], 1, won), DB_OK);
    assert_false(won[0]); /* beyond a gap */
    assert_int_equal(stand.api->append(stand.b, &theirs, 1, won), DB_OK);
    assert_true(won[0]);
    assert_int_equal(stand.api->append(stand.a, ours, 2, won), DB_OK);
    assert_false(won[0] || won[1]); /* it falls with the one before it */
    ours[1].after = theirs.writer;
    ours[1].status = DB_PLAYING; /* the other statement of a store */
    assert_int_equal(stand.api->append(stand.a, &ours[1], 1, won), DB_OK);
    assert_true(won[0]);
    assert_int_equal(stand.api->rows(stand.b, id, 1, on_row, &s), DB_OK);
    assert_int_equal(s.count, 2);
    assert_string_equal(s.body[0], "play 0 theirs\n");
    assert_string_equal(s.body[1], "play 1 ours\n");
}

/* Two rows of one table in one transaction, the second on the first. */
static void rows_on_rows_are_written_together(void **state)
{
    char id[DB_ID];
    bool won[2] = {false, false};
    (void)state;
    make_table(stand.a, id);
    db_row r[2] = {row_of(id, 1, "play 0 a\n"), row_of(id, 2, "play 1 b\n")};
    assert_int_equal(stand.api->append(stand.a, r, 2, won), DB_OK);
    assert_true(won[0] && won[1]);
}

static void a_row_written_twice_by_the_same_is_won_once(void **state)
{
    char id[DB_ID];
    bool won = false;
    seen s = {.count = 0};
    (void)state;
    make_table(stand.a, id);
    db_row r = row_of(id, 1, "play 0 again\n");
    assert_int_equal(stand.api->append(stand.a, &r, 1, &won), DB_OK);
    won = false;
    assert_int_equal(stand.api->append(stand.b, &r, 1, &won), DB_OK);
    assert_true(won); /* after a lost connection: it was there already */
    assert_int_equal(stand.api->rows(stand.a, id, 0, on_row, &s), DB_OK);
    assert_int_equal(s.count, 2);
}

static void what_changes_with_a_row_is_seen_in_lists(void **state)
{
    char id[DB_ID];
    bool won = false;
    seen s = {.count = 0};
    (void)state;
    make_table(stand.a, id);
    snprintf(s.text, sizeof s.text, "%s", id);
    assert_int_equal(rec_list((rec_link){stand.api, stand.b}, DB_MINE, "p1", NULL, on_item, &s),
                     DB_OK);
    assert_int_equal(s.count, 1);
    assert_int_equal(s.item.mine, 0);
    assert_string_equal(s.item.name[0], "Анна");
    db_row r = row_of(id, 1, "start 0\n");
    r.status = DB_PLAYING;
    r.turn = 2;
    r.sits = 1;
    snprintf(r.player, sizeof r.player, "p2");
    snprintf(r.name, sizeof r.name, "Björn");
    assert_int_equal(stand.api->append(stand.a, &r, 1, &won), DB_OK);
    s.count = 0;
    assert_int_equal(rec_list((rec_link){stand.api, stand.b}, DB_WATCHABLE, "", NULL, on_item, &s),
                     DB_OK);
    assert_int_equal(s.count, 1);
    assert_int_equal(s.item.turn, 2);
    assert_int_equal(s.item.status, DB_PLAYING);
    assert_string_equal(s.item.name[1], "Björn");
    s.count = 0;
    assert_int_equal(rec_list((rec_link){stand.api, stand.b}, DB_JOINABLE, "", NULL, on_item, &s),
                     DB_OK);
    assert_int_equal(s.count, 0);
}

/* All who sit from the start are in their lists, and a campaign in one of its own. */
static void campaigns_have_a_list_of_their_own(void **state)
{
    char id[DB_ID], campaign[DB_ID];
    seen s = {.count = 0};
    (void)state;
    new_id(id);
    snprintf(campaign, sizeof campaign, DB_CAMPAIGN "%.12s", id);
    db_table t = head_of(campaign);
    t.listed = false;
    db_row first = row_of(campaign, 0, "book 0 Winter\nsit 0 cp1 A\nsit 1 cp2 B\n");
    first.sits = 0;
    snprintf(first.player, sizeof first.player, "cp1");
    assert_int_equal(stand.api->begin(stand.a), DB_OK);
    assert_int_equal(stand.api->create(stand.a, &t, &first), DB_OK);
    assert_int_equal(stand.api->sit(stand.a, campaign, 1, "cp2", "B"), DB_OK);
    assert_int_equal(stand.api->commit(stand.a), DB_OK);
    assert_int_equal(
        rec_list((rec_link){stand.api, stand.b}, DB_CAMPAIGNS, "cp2", NULL, on_item, &s), DB_OK);
    assert_int_equal(s.count, 1);
    assert_int_equal(s.item.mine, 1);
    assert_string_equal(s.item.id, campaign);
    s.count = 0;
    assert_int_equal(rec_list((rec_link){stand.api, stand.b}, DB_MINE, "cp2", NULL, on_item, &s),
                     DB_OK);
    assert_int_equal(s.count, 0);
    assert_int_equal(stand.api->begin(stand.a), DB_OK);
    assert_int_equal(stand.api->create(stand.a, &t, &first), DB_TAKEN);
    assert_int_equal(stand.api->rollback(stand.a), DB_OK);
}

static void clocks_and_bots_that_wait_are_found(void **state)
{
    char late[DB_ID], bot[DB_ID], idle[DB_ID];
    bool won[1];
    seen s = {.count = 0};
    (void)state;
    make_table(stand.a, late);
    make_table(stand.a, bot);
    make_table(stand.a, idle);
    db_row r[3] = {row_of(late, 1, "x"), row_of(bot, 1, "x"), row_of(idle, 1, "x")};
    r[0].due = 500;
    r[1].bots = 2;
    r[1].at = 900;
    r[2].due = 5000;
    for (int i = 0; i < 3; i++) {
        r[i].status = DB_PLAYING;
        assert_int_equal(stand.api->append(stand.a, &r[i], 1, won), DB_OK);
    }
    assert_int_equal(stand.api->due(stand.b, 1000, 950, on_text, &s), DB_OK);
    assert_non_null(strstr(s.text, late));
    assert_non_null(strstr(s.text, bot));
    assert_null(strstr(s.text, idle));
    s = (seen){.count = 0};
    assert_int_equal(stand.api->unfinished(stand.b, on_text, &s), DB_OK);
    assert_true(s.count >= 3);
}

static void people_and_their_sessions(void **state)
{
    db_player p = {.guest = true}, got;
    char password[DB_PASSWORD], id[DB_ID], login[DB_ID];
    uint8_t token[DB_KEY] = {1, 2, 0, 255};
    (void)state;
    new_id(id);
    new_id(login);
    memcpy(token + 8, id, sizeof id);
    snprintf(p.id, sizeof p.id, "%s", id);
    snprintf(p.name, sizeof p.name, "Guest");
    assert_int_equal(stand.api->player_put(stand.a, &p, 1), DB_OK);
    assert_int_equal(stand.api->session_put(stand.a, token, id, 1000), DB_OK);
    assert_int_equal(stand.api->session_get(stand.b, token, 2000, &got), DB_OK);
    assert_true(got.guest);
    assert_int_equal(stand.api->player_rename(stand.b, id, "Freyja"), DB_OK);
    snprintf(p.name, sizeof p.name, "%s", login);
    assert_int_equal(stand.api->player_register(stand.a, &p, login, "hash"), DB_OK);
    assert_int_equal(stand.api->player_login(stand.b, login, &got, password), DB_OK);
    assert_string_equal(got.id, id);
    assert_string_equal(password, "hash");
    db_player thief = {.guest = true};
    new_id(thief.id);
    snprintf(thief.name, sizeof thief.name, "thief");
    assert_int_equal(stand.api->player_put(stand.a, &thief, 1), DB_OK);
    assert_int_equal(stand.api->player_register(stand.b, &thief, login, "other"), DB_TAKEN);
    assert_int_equal(stand.api->player_login(stand.b, "nobody here", &got, password), DB_NONE);
    assert_int_equal(stand.api->session_drop(stand.b, token), DB_OK);
    assert_int_equal(stand.api->session_get(stand.a, token, 2000, &got), DB_NONE);
    assert_int_equal(stand.api->session_put(stand.a, token, id, 1000), DB_OK);
    assert_int_equal(stand.api->session_drop_all(stand.a, id), DB_OK);
    assert_int_equal(stand.api->session_get(stand.a, token, 2000, &got), DB_NONE);
}

static void old_sessions_and_their_guests_are_deleted(void **state)
{
    enum { OLD, NEW, SEATED, ACCOUNT, PEOPLE };
    db_player p[PEOPLE], got;
    uint8_t token[PEOPLE][DB_KEY] = {{0}};
    char password[DB_PASSWORD], table[DB_ID], login[DB_ID];
    (void)state;
    new_id(login);
    for (int i = 0; i < PEOPLE; i++) {
        p[i] = (db_player){.name = "Guest", .guest = true};
        new_id(p[i].id);
        memcpy(token[i], p[i].id, sizeof p[i].id);
        bool account = i == ACCOUNT;
        assert_int_equal(stand.api->player_put(stand.a, &p[i], 1), DB_OK);
        if (account) {
            snprintf(p[i].name, sizeof p[i].name, "%s", login);
            assert_int_equal(stand.api->player_register(stand.a, &p[i], login, "hash"), DB_OK);
        }
        assert_int_equal(stand.api->session_put(stand.a, token[i], p[i].id, i == NEW ? 9 : 5),
                         DB_OK);
    }
    make_table(stand.a, table);
    db_row sits = row_of(table, 1, "sit 0 x Bo\n");
    sits.sits = 0;
    memcpy(sits.player, p[SEATED].id, sizeof sits.player);
    bool won = false;
    assert_int_equal(stand.api->append(stand.a, &sits, 1, &won), DB_OK);
    assert_int_equal(stand.api->session_sweep(stand.b, 5), DB_OK);
    assert_int_equal(stand.api->session_get(stand.a, token[NEW], 9, &got), DB_OK);
    assert_int_equal(stand.api->session_get(stand.a, token[OLD], 9, &got), DB_NONE);
    assert_int_equal(stand.api->player_login(stand.a, login, &got, password), DB_OK);
    /* who is left: a new session is one of a player only where there is such a player */
    for (int i = 0; i < PEOPLE; i++)
        if (i != NEW)
            assert_int_equal(stand.api->session_put(stand.a, token[i], p[i].id, 9), DB_OK);
    assert_int_equal(stand.api->session_get(stand.a, token[OLD], 9, &got), DB_NONE);
    assert_int_equal(stand.api->session_get(stand.a, token[SEATED], 9, &got), DB_OK);
    assert_int_equal(stand.api->session_get(stand.a, token[ACCOUNT], 9, &got), DB_OK);
}

static void other_nodes_are_told_once_a_batch(void **state)
{
    char one[DB_ID], two[DB_ID], want[64];
    bool won[2];
    seen s = {.count = 0};
    (void)state;
    if (!stand.api->many_nodes)
        return;
    make_table(stand.a, one);
    make_table(stand.a, two);
    assert_int_equal(stand.api->wait(stand.b, 0, on_text, &s), DB_OK); /* listens from now on */
    s = (seen){.count = 0};
    db_row r[2] = {row_of(one, 1, "x"), row_of(two, 1, "y")};
    assert_int_equal(stand.api->append(stand.a, r, 2, won), DB_OK);
    for (int i = 0; i < 20 && !s.count; i++)
        assert_int_equal(stand.api->wait(stand.b, 100, on_text, &s), DB_OK);
    assert_int_equal(s.count, 1);
    snprintf(want, sizeof want, "one %s:1 %s:1 ", one, two);
    assert_string_equal(s.text, want);
}

static void a_schema_is_brought_up_to_date_once(void **state)
{
    mh_error error = {.code = MH_OK};
    (void)state;
    assert_int_equal(stand.api->migrate(stand.b, &error), DB_OK);
    assert_int_equal(stand.api->migrate(stand.a, &error), DB_OK);
    assert_int_equal(stand.api->ping(stand.a), DB_OK);
}

static void a_copy_is_made_while_others_write(void **state)
{
    char path[300], folder[256];
    mh_error error;
    (void)state;
    snprintf(folder, sizeof folder, "%s/copy", stand.folder);
    snprintf(path, sizeof path, "%s/meadhall.db", folder);
    if (stand.api->many_nodes) {
        assert_int_equal(stand.api->backup(stand.a, path, &error), DB_NONE);
        return;
    }
    db *made = stand.api->open(folder, &error); /* makes the folder */
    stand.api->close(made);
    assert_int_equal(stand.api->backup(stand.a, path, &error), DB_OK);
    seen s = {.count = 0};
    db *copy = stand.api->open(folder, &error);
    assert_non_null(copy);
    assert_int_equal(stand.api->unfinished(copy, on_text, &s), DB_OK);
    assert_true(s.count > 0);
    stand.api->close(copy);
}

/* What a run leaves behind in its folder. */
static void clean(const char *folder)
{
    static const char *const names[] = {
        "copy/meadhall.db", "copy/meadhall.db-wal", "copy/meadhall.db-shm", "copy",
        "meadhall.db",      "meadhall.db-wal",      "meadhall.db-shm"};
    char path[300];
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        snprintf(path, sizeof path, "%s/%s", folder, names[i]);
        remove(path);
    }
    remove(folder);
}

int main(int argc, char **argv)
{
    static char folder[] = "meadhall-store-XXXXXX";
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_table_comes_back_as_it_was),
        cmocka_unit_test(an_id_is_taken_once),
        cmocka_unit_test(the_first_to_write_a_row_has_won),
        cmocka_unit_test(a_row_follows_the_one_it_was_made_on),
        cmocka_unit_test(rows_on_rows_are_written_together),
        cmocka_unit_test(a_row_written_twice_by_the_same_is_won_once),
        cmocka_unit_test(what_changes_with_a_row_is_seen_in_lists),
        cmocka_unit_test(campaigns_have_a_list_of_their_own),
        cmocka_unit_test(clocks_and_bots_that_wait_are_found),
        cmocka_unit_test(people_and_their_sessions),
        cmocka_unit_test(old_sessions_and_their_guests_are_deleted),
        cmocka_unit_test(a_guest_becomes_an_account_once),
        cmocka_unit_test(nobody_has_a_name_that_looks_like_an_accounts),
        cmocka_unit_test(a_password_is_changed_by_who_knows_it),
        cmocka_unit_test(sessions_are_listed),
        cmocka_unit_test(a_session_used_in_the_future_is_used_now),
        cmocka_unit_test(the_halls_time_takes_small_steps),
        cmocka_unit_test(tables_that_nobody_comes_to_rest),
        cmocka_unit_test(lists_are_by_activity),
        cmocka_unit_test(other_nodes_are_told_once_a_batch),
        cmocka_unit_test(a_schema_is_brought_up_to_date_once),
        cmocka_unit_test(a_copy_is_made_while_others_write),
    };
    bool memory = argc > 1 && strcmp(argv[1], DB_MEMORY) == 0;
    stand.api = argc > 1 && !memory ? db_postgres() : &db_sqlite;
    stand.folder = mkdtemp(folder);
    stand.where = argc > 1 ? argv[1] : stand.folder;
    if (!stand.api || !stand.where || !stand.folder) {
        fprintf(stderr, "built without this store\n");
        return 77;
    }
    int failed = cmocka_run_group_tests(tests, open_both, close_both);
    clean(stand.folder);
    return failed;
}
