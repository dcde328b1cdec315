# Plain clang and wasi-libc, no Emscripten.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
include(${CMAKE_CURRENT_LIST_DIR}/llvm.cmake)
mh_llvm(CMAKE_C_COMPILER clang)
mh_llvm(CMAKE_AR llvm-ar)
mh_llvm(CMAKE_RANLIB llvm-ranlib)
set(CMAKE_C_COMPILER_TARGET wasm32-wasi)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
# Debian's wasi-libc lies in /usr itself, where its clang looks; elsewhere it has a root of its own
# (MEADHALL_WASI names another).
set(CMAKE_C_FLAGS_INIT "-Wno-unused-command-line-argument")
# clang 22 calls this target wasm32-wasip1 and warns of the older name, the only one that Debian 12 has.
string(APPEND CMAKE_C_FLAGS_INIT " -Wno-deprecated")
if(EXISTS /usr/include/wasm32-wasi AND NOT DEFINED ENV{MEADHALL_WASI})
    # Without -nostdlibinc the host's headers leak in.
    string(APPEND CMAKE_C_FLAGS_INIT " -nostdlibinc -isystem /usr/include/wasm32-wasi")
else()
    foreach(root $ENV{MEADHALL_WASI} /usr/share/wasi-sysroot /usr/wasm32-wasi
            /opt/homebrew/share/wasi-sysroot /usr/local/share/wasi-sysroot)
        if(EXISTS ${root}/lib/wasm32-wasi/libc.a)
            set(CMAKE_SYSROOT ${root})
            break()
        endif()
    endforeach()
endif()
