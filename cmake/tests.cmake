# Tests that run long have a shorter one of the same kind beside them, and run with `ctest -C Long`
# only, as ./hall test --all does. Included before anything adds a test.

# mh_long_test(NAME COMMAND...)
function(mh_long_test name)
    add_test(NAME ${name} COMMAND ${ARGN} CONFIGURATIONS Long)
    set_tests_properties(${name} PROPERTIES TIMEOUT 7200)
endfunction()

# The rules are tried at length by the release build. Another compiler, a sanitizer or an emulator that is
# many times slower, finds what it can find in a smaller number of games.
set(MH_FIRST_BUILD OFF)
if(CMAKE_C_COMPILER_ID STREQUAL GNU AND CMAKE_BUILD_TYPE STREQUAL Release AND NOT CMAKE_CROSSCOMPILING)
    set(MH_FIRST_BUILD ON)
endif()

# mh_times(OUT FIRST OTHERS): how often, in the release build and in the others.
function(mh_times out first others)
    if(MH_FIRST_BUILD)
        set(${out} ${first} PARENT_SCOPE)
    else()
        set(${out} ${others} PARENT_SCOPE)
    endif()
endfunction()
