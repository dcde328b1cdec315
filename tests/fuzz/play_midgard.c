/* Fuzzer: bytes play a game of midgard. */
#include "play.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n) { return fuzz_play("midgard", data, n); }
