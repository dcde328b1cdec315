/* Fuzzer: bytes play a game of divinus. */
#include "play.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n) { return fuzz_play("divinus", data, n); }
