/* public_test.c - which addresses a web-hook may lead to. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
/* cmocka last: it needs those above */
#include <cmocka.h>
#include <netdb.h>

#include "server/public.h"

static bool is_public(const char *text)
{
    struct addrinfo hints = {.ai_flags = AI_NUMERICHOST, .ai_socktype = SOCK_STREAM}, *a = NULL;
    assert_int_equal(getaddrinfo(text, NULL, &hints, &a), 0);
    bool is = public_address(a->ai_addr);
    freeaddrinfo(a);
    return is;
}

static void private_ones(void **state)
{
    static const char *const all[] = {"0.0.0.0",
                                      "10.1.2.3",
                                      "100.64.0.1",
                                      "127.0.0.1",
                                      "127.255.255.254",
                                      "169.254.169.254",
                                      "172.16.0.1",
                                      "172.31.255.255",
                                      "192.0.0.1",
                                      "192.0.2.1",
                                      "192.168.1.1",
                                      "198.18.0.1",
                                      "198.51.100.1",
                                      "203.0.113.1",
                                      "224.0.0.1",
                                      "255.255.255.255",
                                      "::",
                                      "::1",
                                      "fe80::1",
                                      "fc00::1",
                                      "fd12::1",
                                      "ff02::1",
                                      "::ffff:127.0.0.1",
                                      "::ffff:8.8.8.8",
                                      "64:ff9b::7f00:1",
                                      "2001:db8::1",
                                      "2001:0:7f00:1::",
                                      "2002:7f00:1::",
                                      "3fff::1"};
    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        if (is_public(all[i]))
            fail_msg("%s is taken for public", all[i]);
}

static void public_ones(void **state)
{
    static const char *const all[] = {"1.1.1.1",         "8.8.8.8",     "100.63.255.255",
                                      "100.128.0.1",     "172.15.0.1",  "172.32.0.1",
                                      "192.167.1.1",     "198.20.0.1",  "223.255.0.1",
                                      "2606:4700::1111", "2a00:1450::1"};
    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        if (!is_public(all[i]))
            fail_msg("%s is taken for private", all[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(private_ones),
                                       cmocka_unit_test(public_ones)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
