# What programs say themselves: src/*/data/NAME.tsv, made into NAME_words.h and NAME_words.c.
set(MH_WORDS ${CMAKE_BINARY_DIR}/made/words)
file(GLOB languages CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/include/meadhall/languages.h ${CMAKE_SOURCE_DIR}/tools/gen_tsv.py)
set(word_tables src/core/data/core.tsv src/cli/data/box.tsv src/cli/data/record.tsv
    src/cli/data/show.tsv src/lab/data/puzzle.tsv src/lab/data/review.tsv src/lab/data/sim.tsv src/server/data/letter.tsv)
set(word_files "")
foreach(table ${word_tables})
    get_filename_component(name ${table} NAME_WE)
    list(APPEND word_files ${MH_WORDS}/${name}_words.h ${MH_WORDS}/${name}_words.c)
endforeach()
list(TRANSFORM word_tables PREPEND ${CMAKE_SOURCE_DIR}/)
add_custom_command(OUTPUT ${word_files}
    COMMAND ${PYTHON3} ${CMAKE_SOURCE_DIR}/tools/gen_said.py --out ${MH_WORDS} ${word_tables}
    DEPENDS ${word_tables} ${languages} ${CMAKE_SOURCE_DIR}/tools/gen_said.py ${CMAKE_SOURCE_DIR}/tools/gen_emit.py
    VERBATIM COMMENT "Words of the programs")
add_custom_target(words DEPENDS ${word_files})
include_directories(${MH_WORDS})

# mh_words(TARGET NAME...): the target speaks with these tables.
function(mh_words target)
    list(TRANSFORM ARGN REPLACE "(.+)" "${MH_WORDS}/\\1_words.c" OUTPUT_VARIABLE sources)
    set_source_files_properties(${sources} PROPERTIES GENERATED TRUE)
    target_sources(${target} PRIVATE ${sources})
    add_dependencies(${target} words)
    target_include_directories(${target} PRIVATE include)
endfunction()
