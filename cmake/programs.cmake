# What people start, and the tests. POSIX is visible here, never in the engine.
find_package(Threads REQUIRED)
find_library(JANSSON jansson REQUIRED)
find_library(CMOCKA cmocka REQUIRED)

add_library(meadhall_ai STATIC src/ai/spec.c src/ai/greedy.c)
target_include_directories(meadhall_ai PUBLIC include PRIVATE src)
target_link_libraries(meadhall_ai PUBLIC engine)

file(GLOB host_sources CONFIGURE_DEPENDS src/host/*.c)
add_library(meadhall_host STATIC ${host_sources})
target_include_directories(meadhall_host PUBLIC include PRIVATE src)
target_link_libraries(meadhall_host PUBLIC engine)
target_compile_definitions(meadhall_host PRIVATE _POSIX_C_SOURCE=200809L)

file(GLOB cli_sources CONFIGURE_DEPENDS src/cli/*.c)
add_executable(meadhall ${cli_sources})
target_include_directories(meadhall PRIVATE src)
target_link_libraries(meadhall PRIVATE meadhall_host meadhall_ai ${JANSSON} Threads::Threads)
target_compile_definitions(meadhall PRIVATE _POSIX_C_SOURCE=200809L)
set_target_properties(meadhall PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
include(cmake/server.cmake)

add_executable(signature tools/signature.c)
target_link_libraries(signature PRIVATE engine)

# ---- tests: `ctest --test-dir build` ------------------------------------------
enable_testing()

# mh_test(NAME LIBRARY...): tests/NAME.c against cmocka.
function(mh_test name)
    add_executable(${name} tests/${name}.c)
    target_include_directories(${name} PRIVATE src)
    target_link_libraries(${name} PRIVATE ${ARGN} ${CMOCKA})
    target_compile_definitions(${name} PRIVATE _POSIX_C_SOURCE=200809L)
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
    add_test(NAME ${name} COMMAND ${name})
endfunction()

mh_test(conformance engine)
mh_test(sha256 engine)
mh_test(host meadhall_host)
mh_test(bots meadhall_ai meadhall_host)
mh_test(no_malloc meadhall_ai meadhall_host)
target_link_options(no_malloc PRIVATE -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc)
add_test(NAME cli COMMAND ${CMAKE_SOURCE_DIR}/tests/cli_test.sh $<TARGET_FILE:meadhall>)
mh_server_tests()
