# What people start, and the tests. POSIX is visible here, never in the engine.
find_package(Threads REQUIRED)
find_library(JANSSON jansson REQUIRED)
find_library(CMOCKA cmocka REQUIRED)

file(GLOB ai_sources CONFIGURE_DEPENDS src/ai/*.c)
add_library(meadhall_ai STATIC ${ai_sources})
target_include_directories(meadhall_ai PUBLIC include PRIVATE src)
target_link_libraries(meadhall_ai PUBLIC engine Threads::Threads)

file(GLOB host_sources CONFIGURE_DEPENDS src/host/*.c)
add_library(meadhall_host STATIC ${host_sources})
target_include_directories(meadhall_host PUBLIC include PRIVATE src)
target_link_libraries(meadhall_host PUBLIC engine)
target_compile_definitions(meadhall_host PRIVATE _XOPEN_SOURCE=700)

# The flat interface as other languages load it; built here for its tests.
file(GLOB ffi_sources CONFIGURE_DEPENDS bindings/*.c)
add_library(meadhall_ffi STATIC ${ffi_sources})
target_include_directories(meadhall_ffi PUBLIC include PRIVATE src)
target_link_libraries(meadhall_ffi PUBLIC meadhall_host meadhall_ai)

file(GLOB cli_sources CONFIGURE_DEPENDS src/cli/*.c)
include(cmake/mpi.cmake)
add_executable(meadhall ${cli_sources})
target_include_directories(meadhall PRIVATE src)
target_link_libraries(meadhall PRIVATE meadhall_host meadhall_ai ${JANSSON} Threads::Threads m)
target_compile_definitions(meadhall PRIVATE _POSIX_C_SOURCE=200809L)
mh_link_mpi(meadhall)
set_target_properties(meadhall PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
include(cmake/server.cmake)

add_executable(signature tools/signature.c)
target_link_libraries(signature PRIVATE engine)
add_executable(instructions tools/instructions.c)
target_link_libraries(instructions PRIVATE engine)
add_executable(bot_signature tools/bot_signature.c)
target_link_libraries(bot_signature PRIVATE meadhall_ai)

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
mh_test(odin_advice engine)
mh_test(odin_cards engine)
mh_test(host meadhall_host)
mh_test(campaign meadhall_host)
mh_test(data meadhall_host)
mh_test(ffi meadhall_ffi ${JANSSON})
mh_test(bots meadhall_ai meadhall_host)
mh_test(odds engine)
mh_test(no_malloc meadhall_ai meadhall_host)
target_link_options(no_malloc PRIVATE -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc)
add_test(NAME cli COMMAND ${CMAKE_SOURCE_DIR}/tests/cli_test.sh $<TARGET_FILE:meadhall>)
add_test(NAME mpi COMMAND ${PYTHON3} ${CMAKE_SOURCE_DIR}/tests/mpi_test.py $<TARGET_FILE:meadhall>)
set_tests_properties(mpi PROPERTIES SKIP_RETURN_CODE 77 TIMEOUT 180)
# Counts depend on the compiler: those of the reference are of Debian's gcc, optimised.
if(CMAKE_C_COMPILER_ID STREQUAL GNU AND CMAKE_BUILD_TYPE STREQUAL Release AND NOT MEADHALL_CONTENT)
    add_test(NAME instructions COMMAND ${PYTHON3} ${CMAKE_SOURCE_DIR}/tools/instructions.py
             ${CMAKE_BINARY_DIR} --against ${CMAKE_SOURCE_DIR}/bench/instructions.tsv)
    set_tests_properties(instructions PROPERTIES SKIP_RETURN_CODE 77 TIMEOUT 300)
endif()
add_test(NAME golden COMMAND ${CMAKE_SOURCE_DIR}/tests/golden.sh $<TARGET_FILE:meadhall>)
add_test(NAME generator COMMAND ${PYTHON3} ${CMAKE_SOURCE_DIR}/tests/gen_test.py)
file(GLOB vector_folders CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/vectors/*)
foreach(folder ${vector_folders})
    get_filename_component(game ${folder} NAME)
    file(GLOB vectors CONFIGURE_DEPENDS ${folder}/*.t)
    add_test(NAME vectors_${game} COMMAND meadhall vectors ${vectors})
endforeach()

# ---- second opinions, docs/proof.md: build/reference_GAME [POSITIONS [SEED]] ----
foreach(game midgard rage odin)
    file(GLOB opinion CONFIGURE_DEPENDS tests/reference/${game}*.c)
    add_executable(reference_${game} ${opinion} tests/reference/ref.c)
    target_link_libraries(reference_${game} PRIVATE engine)
    target_compile_definitions(reference_${game} PRIVATE
                               REFERENCE_ROOT="${CMAKE_SOURCE_DIR}")
    set_target_properties(reference_${game} PROPERTIES
                          RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
    add_test(NAME reference_${game} COMMAND reference_${game} 20000)
endforeach()

# ---- fuzzers: clang with -DMEADHALL_FUZZ=ON, then build/.../fuzz_saga CORPUS ----
option(MEADHALL_FUZZ "build the fuzzers (clang only)" OFF)
if(MEADHALL_FUZZ)
    foreach(name saga action)
        add_executable(fuzz_${name} tests/fuzz/${name}.c)
        target_link_libraries(fuzz_${name} PRIVATE meadhall_host)
        target_compile_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
        target_link_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
    endforeach()
endif()
