/* ffi.h - the flat interface for other languages: numbers and buffers only. */
#ifndef MH_FFI_H
#define MH_FFI_H

#include <stdint.h>

#if defined(__wasm__)
#define MH_EXPORT(name) __attribute__((export_name(#name)))
#else
#define MH_EXPORT(name)
#endif

/* The signature of mh_signature(). */
MH_EXPORT(mh_ffi_signature) uint64_t mh_ffi_signature(void);

#endif
