# The objects of libmeadhall and of the Python package's library. The vector runner stays outside: it
# ends the process on a fault. Builds that look for faults make them when somebody asks.
add_library(meadhall_arena OBJECT src/lab/arena_game.c src/lab/arena_hold.c src/lab/arena_math.c
            src/lab/batch.c src/lab/batch_crew.c src/lab/batch_game.c
            src/lab/lab.c src/lab/ranks.c src/lab/ranks_one.c src/lab/sim_saga.c)
target_include_directories(meadhall_arena PUBLIC include PRIVATE src)
target_compile_definitions(meadhall_arena PRIVATE _POSIX_C_SOURCE=200809L)
mh_part(meadhall_arena)

set(library_hosts ${host_sources})
list(FILTER library_hosts EXCLUDE REGEX "/(vectors.*|shown)\\.c$")
add_library(meadhall_sessions OBJECT ${library_hosts})
target_include_directories(meadhall_sessions PUBLIC include PRIVATE src)
target_compile_definitions(meadhall_sessions PRIVATE _XOPEN_SOURCE=700)
mh_part(meadhall_sessions)

set(library_objects ${MH_ENGINE_OBJECTS} $<TARGET_OBJECTS:meadhall_error>
    $<TARGET_OBJECTS:meadhall_ai> $<TARGET_OBJECTS:net_kernels_wide> $<TARGET_OBJECTS:meadhall_sessions> $<TARGET_OBJECTS:meadhall_arena> $<TARGET_OBJECTS:meadhall_ffi>)
if(NOT CMAKE_BUILD_TYPE STREQUAL Release)
    set_target_properties(meadhall_arena meadhall_sessions PROPERTIES EXCLUDE_FROM_ALL TRUE)
endif()
