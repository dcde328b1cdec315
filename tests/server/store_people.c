/* store_people.c - names, accounts, sessions, and tables that nobody comes to: for every store. */
#include <stdio.h>
#include <string.h>

#include "store_bench.h"

static void make_guest(const char *name, db_player *out)
{
    *out = (db_player){.guest = true};
    new_id(out->id);
    snprintf(out->name, sizeof out->name, "%s", name);
    assert_int_equal(stand.api->player_put(stand.a, out, 1), DB_OK);
}

void a_guest_becomes_an_account_once(void **state)
{
    db_player p, again;
    char login[DB_ID], other[DB_ID], password[DB_PASSWORD];
    (void)state;
    new_id(login);
    new_id(other);
    make_guest("Guest", &p);
    snprintf(p.name, sizeof p.name, "%s", login);
    assert_int_equal(stand.api->player_register(stand.a, &p, login, "hash"), DB_OK);
    again = p;
    snprintf(again.name, sizeof again.name, "%s", other);
    assert_int_equal(stand.api->player_register(stand.b, &again, other, "thief"), DB_NONE);
    assert_int_equal(stand.api->player_rename(stand.b, p.id, other), DB_TAKEN);
    assert_int_equal(stand.api->player_login(stand.b, login, &again, password), DB_OK);
    assert_string_equal(again.name, login);
    assert_string_equal(password, "hash");
    /* a name that is taken ends nothing else of the same transaction */
    make_guest("Guest", &again);
    snprintf(again.name, sizeof again.name, "%s", login);
    assert_int_equal(stand.api->begin(stand.b), DB_OK);
    assert_int_equal(stand.api->player_register(stand.b, &again, login, "x"), DB_TAKEN);
    assert_int_equal(stand.api->player_rename(stand.b, again.id, "Guest 7"), DB_OK);
    assert_int_equal(stand.api->commit(stand.b), DB_OK);
}

void nobody_has_a_name_that_looks_like_an_accounts(void **state)
{
    db_player p, q, r = {.guest = true};
    char name[DB_NAME], login[DB_ID];
    (void)state;
    make_guest("Guest", &p);
    make_guest("Guest", &q);
    new_id(login);
    snprintf(p.name, sizeof p.name, "Anna %s", login);
    assert_int_equal(stand.api->player_register(stand.a, &p, login, "hash"), DB_OK);
    snprintf(name, sizeof name, "Аnnа %s", login); /* two of them Cyrillic */
    assert_int_equal(stand.api->name_free(stand.b, q.id, name), DB_TAKEN);
    assert_int_equal(stand.api->name_free(stand.b, p.id, name), DB_OK);
    assert_int_equal(stand.api->player_rename(stand.b, q.id, name), DB_TAKEN);
    new_id(r.id);
    memcpy(r.name, name, sizeof r.name);
    assert_int_equal(stand.api->player_put(stand.b, &r, 1), DB_TAKEN);
    memcpy(q.name, name, sizeof q.name);
    assert_int_equal(stand.api->player_register(stand.b, &q, "another", "hash"), DB_TAKEN);
}

void a_password_is_changed_by_who_knows_it(void **state)
{
    db_player p;
    char login[DB_ID], got[DB_PASSWORD];
    (void)state;
    new_id(login);
    make_guest("Guest", &p);
    assert_int_equal(stand.api->player_password(stand.a, p.id, got), DB_NONE);
    snprintf(p.name, sizeof p.name, "%s", login);
    assert_int_equal(stand.api->player_register(stand.a, &p, login, "one"), DB_OK);
    assert_int_equal(stand.api->player_set_password(stand.b, p.id, "none", "two"), DB_NONE);
    assert_int_equal(stand.api->player_set_password(stand.b, p.id, "one", "two"), DB_OK);
    assert_int_equal(stand.api->player_set_password(stand.a, p.id, "one", "three"), DB_NONE);
    assert_int_equal(stand.api->player_password(stand.a, p.id, got), DB_OK);
    assert_string_equal(got, "two");
}

typedef struct sessions {
    unsigned count;
    db_session list[8];
} sessions;

static void on_session(void *ctx, const db_session *x)
{
    sessions *s = ctx;
    if (s->count < 8)
        s->list[s->count++] = *x;
}

void sessions_are_listed(void **state)
{
    db_player p;
    uint8_t token[2][DB_KEY] = {{9}, {200, 1}};
    sessions s = {.count = 0};
    (void)state;
    make_guest("Guest", &p);
    for (int i = 0; i < 2; i++) {
        memcpy(token[i] + 2, p.id, sizeof p.id);
        assert_int_equal(stand.api->session_put(stand.a, token[i], p.id, 1000 + i), DB_OK);
    }
    assert_int_equal(stand.api->session_list(stand.b, p.id, on_session, &s), DB_OK);
    assert_int_equal(s.count, 2);
    assert_memory_equal(s.list[0].hash, token[1], DB_KEY);
    assert_true(s.list[0].made == 1001 && s.list[0].used == 1001);
    assert_int_equal(strlen(s.list[0].id), DB_SESSION - 1);
    assert_memory_equal(s.list[0].id, "c801", 4);
}

/* A clock that was a year ahead: what was used then counts as used now. */
void a_session_used_in_the_future_is_used_now(void **state)
{
    db_player p, got;
    uint8_t token[DB_KEY] = {77};
    sessions s = {.count = 0};
    const int64_t year = 365LL * 86400000;
    (void)state;
    make_guest("Guest", &p);
    memcpy(token + 2, p.id, sizeof p.id);
    assert_int_equal(stand.api->session_put(stand.a, token, p.id, 2 * year), DB_OK);
    assert_int_equal(stand.api->session_get(stand.a, token, year, &got), DB_OK);
    assert_int_equal(stand.api->session_list(stand.b, p.id, on_session, &s), DB_OK);
    assert_true(s.list[0].used == year);
    assert_int_equal(stand.api->session_drop(stand.a, token), DB_OK);
}

void the_halls_time_takes_small_steps(void **state)
{
    int64_t hall = 0, again = 0;
    const int64_t day = 86400000, now = 1700000000000;
    (void)state;
    assert_int_equal(stand.api->hall_time(stand.a, now, 1LL << 60, &hall), DB_OK);
    assert_true(hall == now);
    assert_int_equal(stand.api->hall_time(stand.b, now + 450 * day, day, &hall), DB_OK);
    assert_true(hall == now + day);
    assert_int_equal(stand.api->hall_time(stand.a, now + 5, day, &again), DB_OK);
    assert_true(again == now + 5); /* and back at once */
}

void tables_that_nobody_comes_to_rest(void **state)
{
    char open[DB_ID], played[DB_ID];
    bool won = false;
    int64_t before = 0, after = 0;
    seen s = {.count = 0};
    (void)state;
    make_table(stand.a, open);
    make_table(stand.a, played);
    assert_int_equal(stand.api->tables_open(stand.b, "p1", &before), DB_OK);
    db_row r = row_of(played, 1, "start 0\n");
    r.status = DB_PLAYING;
    r.active = 1700000099999;
    assert_int_equal(stand.api->append(stand.a, &r, 1, &won), DB_OK);
    assert_int_equal(stand.api->tables_open(stand.b, "p1", &after), DB_OK);
    assert_true(after == before - 1);
    assert_int_equal(stand.api->tables_rest(stand.a, 1700000000123, 1700000099998), DB_OK);
    snprintf(s.text, sizeof s.text, "%s", open);
    assert_int_equal(rec_list((rec_link){stand.api, stand.b}, DB_JOINABLE, "", NULL, on_item, &s),
                     DB_OK);
    assert_int_equal(s.count, 0);
    snprintf(s.text, sizeof s.text, "%s", played);
    assert_int_equal(rec_list((rec_link){stand.api, stand.b}, DB_WATCHABLE, "", NULL, on_item, &s),
                     DB_OK);
    assert_int_equal(s.count, 1);
    assert_int_equal(stand.api->tables_rest(stand.a, 0, 1700000099999), DB_OK);
    s.count = 0;
    assert_int_equal(rec_list((rec_link){stand.api, stand.b}, DB_WATCHABLE, "", NULL, on_item, &s),
                     DB_OK);
    assert_int_equal(s.count, 0);
    r = row_of(played, 2, "play 0 x\n"); /* and the next row wakes it */
    r.status = DB_PLAYING;
    r.active = 1700000100000;
    assert_int_equal(stand.api->append(stand.a, &r, 1, &won), DB_OK);
    assert_int_equal(rec_list((rec_link){stand.api, stand.b}, DB_WATCHABLE, "", NULL, on_item, &s),
                     DB_OK);
    assert_int_equal(s.count, 1);
}

typedef struct order {
    unsigned count;
    char id[DB_LIST][DB_ID];
} order;

static void on_ordered(void *ctx, const db_item *item)
{
    order *o = ctx;
    memcpy(o->id[o->count++], item->id, DB_ID);
}

void lists_are_by_activity(void **state)
{
    char old[DB_ID], young[DB_ID];
    bool won = false;
    order o = {.count = 0};
    (void)state;
    make_table(stand.a, old);
    make_table(stand.a, young);
    db_row r = row_of(old, 1, "chat 0 x\ty\n");
    r.status = DB_OPEN;
    r.active = 1800000000000;
    assert_int_equal(stand.api->append(stand.a, &r, 1, &won), DB_OK);
    assert_int_equal(
        rec_list((rec_link){stand.api, stand.b}, DB_JOINABLE, "", NULL, on_ordered, &o), DB_OK);
    assert_string_equal(o.id[0], old);
}
