# Bots, sessions and the flat interface: between the engine and all who use it.
find_package(Threads REQUIRED)

# What went wrong, said in one way by all of them (include/meadhall/error.h).
add_library(meadhall_error STATIC src/error/error.c)
target_include_directories(meadhall_error PUBLIC include)
mh_part(meadhall_error)

file(GLOB ai_sources CONFIGURE_DEPENDS src/ai/*.c)
add_library(net_kernels_wide OBJECT src/ai/net_kernels.c)
target_include_directories(net_kernels_wide PRIVATE include)
target_compile_definitions(net_kernels_wide PRIVATE NN_WIDE_BUILD)
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
    target_compile_options(net_kernels_wide PRIVATE -mavx2)
endif()
mh_part(net_kernels_wide)
add_library(meadhall_ai STATIC ${ai_sources} $<TARGET_OBJECTS:net_kernels_wide>)
target_include_directories(meadhall_ai PUBLIC include PRIVATE src)
target_link_libraries(meadhall_ai PUBLIC engine meadhall_error Threads::Threads m)
mh_part(meadhall_ai)
include(cmake/nets.cmake)
file(GLOB nets CONFIGURE_DEPENDS src/games/*/*.mhn)
mh_nets(meadhall_ai ${nets})

file(GLOB host_sources CONFIGURE_DEPENDS src/host/*.c)
add_library(meadhall_host STATIC ${host_sources})
target_include_directories(meadhall_host PUBLIC include PRIVATE src)
target_link_libraries(meadhall_host PUBLIC engine meadhall_error)
target_compile_definitions(meadhall_host PRIVATE _XOPEN_SOURCE=700)
mh_part(meadhall_host)

# The flat interface as other languages load it; built here for its tests.
file(GLOB ffi_sources CONFIGURE_DEPENDS bindings/*.c)
add_library(meadhall_ffi STATIC ${ffi_sources})
target_include_directories(meadhall_ffi PUBLIC include PRIVATE src)
target_link_libraries(meadhall_ffi PUBLIC meadhall_host meadhall_ai)
mh_part(meadhall_ffi)
