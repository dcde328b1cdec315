/* ffi.c - the flat interface, used by the WebAssembly build. */
#include "meadhall/ffi.h"

#include "meadhall/game.h"

uint64_t mh_ffi_signature(void) { return mh_signature(); }
