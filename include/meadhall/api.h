/* api.h - what stands between MH_API_BEGIN and MH_API_END is the library's interface: exported
 * from the shared library, with the names of C in C++. All else is hidden. */
#ifndef MH_API_H
#define MH_API_H

#if defined(__cplusplus)
#define MH_API_C       extern "C" {
#define MH_API_C_CLOSE }
#else
#define MH_API_C
#define MH_API_C_CLOSE
#endif

#if defined(__GNUC__)
#define MH_API_BEGIN MH_API_C _Pragma("GCC visibility push(default)")
#define MH_API_END   _Pragma("GCC visibility pop") MH_API_C_CLOSE
#else
#define MH_API_BEGIN MH_API_C
#define MH_API_END   MH_API_C_CLOSE
#endif

#endif
