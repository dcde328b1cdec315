/* Fuzzer: bytes play a game of rage. */
#include "play.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n) { return fuzz_play("rage", data, n); }
