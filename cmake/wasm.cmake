# meadhall.wasm: engine, bots and sessions behind the flat interface of ffi.h, a reactor
# without glue. No files here, and no random source: the caller brings the key.
file(GLOB ai_sources CONFIGURE_DEPENDS src/ai/*.c)
file(GLOB ffi_sources CONFIGURE_DEPENDS bindings/*.c)
set(host_sources src/error/error.c src/host/box.c src/host/box_set.c src/host/box_text.c src/host/campaign.c src/host/campaign_left.c
    src/host/campaign_text.c src/host/fate.c src/host/present.c
    src/host/present_box.c src/host/present_campaign.c src/host/present_odds.c src/host/present_preview.c
    src/host/present_reason.c src/host/preview.c
    src/host/saga_read.c src/host/saga_write.c src/host/session.c src/host/sheet.c)
add_executable(meadhall.wasm ${ffi_sources} ${ai_sources} ${host_sources})
# every browser of today has these registers; integers give the same numbers with and without
add_library(net_kernels_wide OBJECT src/ai/net_kernels.c)
target_include_directories(net_kernels_wide PRIVATE include)
target_compile_definitions(net_kernels_wide PRIVATE NN_WIDE_BUILD)
target_compile_options(net_kernels_wide PRIVATE -msimd128)
target_sources(meadhall.wasm PRIVATE $<TARGET_OBJECTS:net_kernels_wide>)
include(cmake/nets.cmake)
mh_nets(meadhall.wasm)
target_include_directories(meadhall.wasm PRIVATE src)
target_link_libraries(meadhall.wasm PRIVATE engine)
# What is asked once a move or more seldom is small rather than fast; rules and bots stay fast.
file(GLOB seldom CONFIGURE_DEPENDS src/games/*/view.c src/games/*/draw.c src/games/*/remark.c src/games/*/topic.c
    src/games/*/reason.c src/games/*/odds.c
    src/games/*/sheet.c src/games/*/check.c src/games/*/setup.c src/games/*/legacy.c src/games/*/endless.c
    src/games/*/story.c src/games/*/record.c src/games/*/book.c src/games/*/companion*.c src/games/*/carry.c)
set_source_files_properties(${ffi_sources} ${host_sources} ${seldom} PROPERTIES COMPILE_OPTIONS -Oz)
# The default stack is 64 KiB; lists of legal answers need more.
target_link_options(meadhall.wasm PRIVATE -mexec-model=reactor
    -Wl,--stack-first,-z,stack-size=1048576,--strip-debug)

# The maker of sentences alone, without a game: a page speaks at once, whoever plays (bindings/speech).
add_executable(speech.wasm bindings/speech/lexicon.c bindings/speech/page.c src/core/fields.c src/core/languages.c src/core/nouns.c
    src/core/phrase.c src/core/play.c src/core/rng.c src/core/speech.c src/core/tell.c src/core/text.c)
target_include_directories(speech.wasm PRIVATE include src)
mh_words(speech.wasm core)
target_compile_options(speech.wasm PRIVATE -Oz)
target_link_options(speech.wasm PRIVATE -mexec-model=reactor -Wl,--stack-first,-z,stack-size=262144,--strip-all)

# The hall as a program on standard input and output: the protocol suite runs it in node
# (tests/protocol/suite.py --wasm).
file(GLOB hall_sources CONFIGURE_DEPENDS src/hall/*.c)
add_executable(hall_pipe.wasm EXCLUDE_FROM_ALL tests/protocol/pipe.c ${hall_sources} ${ai_sources} ${host_sources})
target_sources(hall_pipe.wasm PRIVATE $<TARGET_OBJECTS:net_kernels_wide>)
file(GLOB nets CONFIGURE_DEPENDS src/games/*/*.mhn) # as the library has them, so that both say the same bytes
mh_nets(hall_pipe.wasm ${nets})
target_include_directories(hall_pipe.wasm PRIVATE src)
target_link_libraries(hall_pipe.wasm PRIVATE engine)
target_link_options(hall_pipe.wasm PRIVATE -Wl,--stack-first,-z,stack-size=1048576,--strip-debug)

# The shipped nets, asked by a page's engine: run.mjs runs it, too.
add_executable(net_signature.wasm EXCLUDE_FROM_ALL tools/net_signature.c ${ai_sources} src/error/error.c)
target_sources(net_signature.wasm PRIVATE $<TARGET_OBJECTS:net_kernels_wide>)
mh_nets(net_signature.wasm ${nets})
target_include_directories(net_signature.wasm PRIVATE src)
target_link_libraries(net_signature.wasm PRIVATE engine)
target_link_options(net_signature.wasm PRIVATE -Wl,--stack-first,-z,stack-size=1048576,--strip-debug)

# What a page's worker runs (bindings/hall/page.h), a reactor as the module above: the hall, and of the flat
# interface what no message has yet (sagas to look through, campaigns, books).
file(GLOB page_sources CONFIGURE_DEPENDS bindings/hall/*.c)
add_executable(hall.wasm ${page_sources} ${hall_sources} ${ai_sources} ${host_sources}
    bindings/ffi.c bindings/ffi_box.c bindings/ffi_campaign.c bindings/ffi_show.c bindings/handle.c)
target_sources(hall.wasm PRIVATE $<TARGET_OBJECTS:net_kernels_wide>)
target_include_directories(hall.wasm PRIVATE src)
target_link_libraries(hall.wasm PRIVATE engine)
set_source_files_properties(${page_sources} ${hall_sources} PROPERTIES COMPILE_OPTIONS -Oz)
# Where its data has addresses: web/tools/split.mjs takes out those of texts.
target_link_options(hall.wasm PRIVATE -mexec-model=reactor
    -Wl,--stack-first,-z,stack-size=1048576,--strip-debug,--emit-relocs)

# Reviews as a page's worker has them (bindings/review/page.h): fetched when somebody asks for one, as the net of its game.
set(review_sources src/lab/review.c src/lab/review_html.c src/lab/review_judge.c src/lab/review_luck.c src/lab/review_marks.c
    src/lab/puzzle_tell.c src/lab/review_puzzle.c src/lab/review_sum.c src/lab/review_svg.c src/lab/review_value.c src/lab/review_walk.c src/lab/review_why.c src/lab/review_words.c
    src/lab/lab.c src/lab/sim_mark.c)
add_executable(review.wasm bindings/review/page.c bindings/review/puzzle.c ${review_sources} ${ai_sources} ${host_sources})
target_sources(review.wasm PRIVATE $<TARGET_OBJECTS:net_kernels_wide>)
target_sources(review.wasm PRIVATE bindings/hall/nets.c)
target_include_directories(review.wasm PRIVATE src)
mh_words(review.wasm puzzle review)
target_compile_definitions(review.wasm PRIVATE _POSIX_C_SOURCE=200809L)
target_link_libraries(review.wasm PRIVATE engine)
target_link_options(review.wasm PRIVATE -mexec-model=reactor
    -Wl,--stack-first,-z,stack-size=1048576,--strip-debug)
