/* feed.h - what the fuzzers share. */
#ifndef MH_TESTS_FUZZ_FEED_H
#define MH_TESTS_FUZZ_FEED_H

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

#endif
