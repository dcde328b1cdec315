/* SHA-256 against the examples of FIPS 180-4 and NIST's long message. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "core/sha256.h"

static void assert_digest(mh_sha256 *s, const char *want)
{
    uint8_t out[MH_SHA256];
    char hex[2 * MH_SHA256 + 1];
    mh_sha256_close(s, out);
    for (int i = 0; i < MH_SHA256; i++)
        snprintf(hex + 2 * i, 3, "%02x", out[i]);
    assert_string_equal(hex, want);
}

static void short_messages(void **u)
{
    static const char *const cases[][2] = {
        {"", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"},
        {"abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"},
        {"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
         "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"},
        {"abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrl"
         "mnopqrsmnopqrstnopqrstu",
         "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"},
    };
    (void)u;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        mh_sha256 s;
        mh_sha256_open(&s);
        mh_sha256_add(&s, cases[i][0], strlen(cases[i][0]));
        assert_digest(&s, cases[i][1]);
    }
}

static void a_million_in_pieces(void **u)
{
    char block[1000];
    (void)u;
    memset(block, 'a', sizeof block);
    for (size_t piece = 1; piece <= sizeof block; piece = piece * 3 + 1) {
        mh_sha256 s;
        mh_sha256_open(&s);
        for (size_t left = 1000000; left;) {
            size_t n = left < piece ? left : piece;
            mh_sha256_add(&s, block, n);
            left -= n;
        }
        assert_digest(&s, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(short_messages),
        cmocka_unit_test(a_million_in_pieces),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
