# meadhall.wasm: the engine behind the flat interface of ffi.h, a reactor without glue.
add_executable(meadhall.wasm bindings/ffi.c)
target_link_libraries(meadhall.wasm PRIVATE engine)
# The default stack is 64 KiB; lists of legal answers need more.
target_link_options(meadhall.wasm PRIVATE -mexec-model=reactor
    -Wl,--stack-first,-z,stack-size=1048576,--strip-debug)
