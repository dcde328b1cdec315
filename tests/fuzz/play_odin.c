/* Fuzzer: bytes play a game of odin. */
#include "play.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n) { return fuzz_play("odin", data, n); }
