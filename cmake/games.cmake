# mh_game(ID PREFIX): the library of one game, with its tables made at build time.
set(MH_GAMES "")
add_custom_target(tables) # those of every game

function(mh_game id prefix)
    set(home ${CMAKE_SOURCE_DIR}/src/games/${id})
    set(made ${CMAKE_BINARY_DIR}/made/${id})
    set(glossary ${CMAKE_SOURCE_DIR}/src/core/data/glossary.tsv)
    file(GLOB more CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/docs/rules/${id}-*.md)
    list(FILTER more EXCLUDE REGEX "\\.[a-z]+\\.md$") # the engine speaks English about rules, the page every language
    set(rules ${CMAKE_SOURCE_DIR}/docs/rules/${id}.md ${more})
    list(TRANSFORM rules PREPEND "--rules=" OUTPUT_VARIABLE rules_said)
    file(GLOB sources CONFIGURE_DEPENDS ${home}/*.c)
    file(GLOB tables CONFIGURE_DEPENDS ${home}/data/*)
    file(GLOB generator CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tools/gen*.py
         ${CMAKE_SOURCE_DIR}/include/meadhall/languages.h)
    set(content "")
    if(MEADHALL_CONTENT)
        set(content --content ${MEADHALL_CONTENT}/${id})
        file(GLOB own CONFIGURE_DEPENDS ${MEADHALL_CONTENT}/${id}/*.tsv)
        list(APPEND tables ${own})
    endif()
    add_custom_command(
        OUTPUT ${made}/stamp
        BYPRODUCTS ${made}/${prefix}_tables.h ${made}/${prefix}_tables.c ${made}/${prefix}_grammar.c
                   ${made}/${prefix}_words.c ${made}/page.json
        COMMAND ${PYTHON3} ${CMAKE_SOURCE_DIR}/tools/gen_tables.py --game ${id} --prefix ${prefix}
                --data ${home}/data ${content} --glossary ${glossary} ${rules_said}
                --excuses ${home}/README.md --out ${made}
        COMMAND ${CMAKE_COMMAND} -E touch ${made}/stamp
        DEPENDS ${tables} ${glossary} ${rules} ${home}/README.md ${generator}
        VERBATIM COMMENT "Tables of ${id}")
    set_source_files_properties(${made}/${prefix}_tables.c ${made}/${prefix}_grammar.c ${made}/${prefix}_words.c
                                PROPERTIES GENERATED TRUE)
    add_custom_target(tables_${id} DEPENDS ${made}/stamp)
    add_dependencies(tables tables_${id})
    add_library(game_${id} OBJECT ${sources} ${made}/${prefix}_tables.c ${made}/${prefix}_grammar.c ${made}/${prefix}_words.c)
    add_dependencies(game_${id} tables_${id})
    mh_part(game_${id})
    target_include_directories(game_${id} PUBLIC ${CMAKE_SOURCE_DIR}/include ${made} PRIVATE ${home})
    # Long texts of the rules are meant to be long. The page loads them after the engine: web/tools/split.mjs.
    set_source_files_properties(${made}/${prefix}_words.c PROPERTIES COMPILE_OPTIONS
                                "-Wno-overlength-strings;$<$<BOOL:${MEADHALL_ENGINE_ONLY}>:-DMH_WORDS_APART;-fno-lto>")
    set(MH_GAMES ${MH_GAMES} ${id} PARENT_SCOPE)
endfunction()

# Corrected tables that belong to no game were misspelled.
function(mh_check_content)
    if(NOT MEADHALL_CONTENT)
        return()
    endif()
    file(GLOB folders RELATIVE ${MEADHALL_CONTENT} CONFIGURE_DEPENDS ${MEADHALL_CONTENT}/*)
    if(NOT folders)
        message(FATAL_ERROR "${MEADHALL_CONTENT} is no folder with <game>/<table>.tsv")
    endif()
    foreach(folder ${folders})
        if(NOT folder IN_LIST MH_GAMES)
            message(FATAL_ERROR "${MEADHALL_CONTENT}/${folder} is no game's folder")
        endif()
    endforeach()
endfunction()
