# The engine of core and games, its objects in MH_ENGINE_OBJECTS. In a release gcc makes one of them, as if all
# were one file: calls between files are a fifth of a decision (docs/performance.md). Made in one part: for
# several side by side gcc wants make, and complains on a machine without it.
set(engine_parts core)
foreach(game ${MH_GAMES})
    list(APPEND engine_parts game_${game})
endforeach()
set(MH_ENGINE_OBJECTS "")
foreach(part ${engine_parts})
    list(APPEND MH_ENGINE_OBJECTS $<TARGET_OBJECTS:${part}>)
endforeach()

set(can_join OFF)
if(CMAKE_C_COMPILER_ID STREQUAL GNU AND CMAKE_BUILD_TYPE STREQUAL Release)
    set(can_join ON)
endif()
option(MEADHALL_JOIN "the engine is optimised as one file (gcc)" ${can_join})
if(MEADHALL_JOIN)
    foreach(part ${engine_parts})
        target_compile_options(${part} PRIVATE -flto)
    endforeach()
    set(joined ${CMAKE_BINARY_DIR}/engine.o)
    add_custom_command(OUTPUT ${joined}
        COMMAND ${CMAKE_C_COMPILER} -O3 -fPIC -r -flto=auto -flto-partition=one -flinker-output=nolto-rel -o ${joined} ${MH_ENGINE_OBJECTS}
        DEPENDS ${MH_ENGINE_OBJECTS} VERBATIM COMMAND_EXPAND_LISTS COMMENT "One object of the engine")
    set_source_files_properties(${joined} PROPERTIES EXTERNAL_OBJECT TRUE GENERATED TRUE)
    set(MH_ENGINE_OBJECTS ${joined})
endif()

# For WebAssembly the linker does the same; it copies less, as what a page loads has to stay small.
if(MEADHALL_ENGINE_ONLY)
    foreach(part ${engine_parts})
        target_compile_options(${part} PRIVATE -flto)
    endforeach()
endif()

add_library(engine STATIC ${MH_ENGINE_OBJECTS})
set_target_properties(engine PROPERTIES LINKER_LANGUAGE C)
target_include_directories(engine PUBLIC include)
if(MEADHALL_ENGINE_ONLY)
    target_link_options(engine INTERFACE -Wl,-mllvm,-inline-threshold=25)
endif()
foreach(game ${MH_GAMES})
    add_dependencies(engine tables_${game})
    target_include_directories(engine PUBLIC ${CMAKE_BINARY_DIR}/made/${game})
endforeach()
