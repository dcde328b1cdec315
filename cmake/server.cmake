# The table server (src/server), its load generator and its tests. libpq is optional: without it
# the server has the embedded store only.
find_library(UV uv REQUIRED)
find_library(WSLAY wslay REQUIRED)
find_library(SQLITE sqlite3 REQUIRED)
find_library(SODIUM sodium REQUIRED)
find_library(PQ pq)
# llhttp, or its ancestor where it is not packaged (Debian 12, Ubuntu 22.04): src/server/net/parser.h
find_library(LLHTTP llhttp)
if(LLHTTP)
    set(parser ${LLHTTP})
else()
    find_library(HTTP_PARSER http_parser REQUIRED)
    set(parser ${HTTP_PARSER})
endif()
message(STATUS "HTTP parser: ${parser}")
find_path(PQ_INCLUDE libpq-fe.h PATH_SUFFIXES postgresql)

set(server_postgres src/server/store/no_postgres.c)
set(server_libraries ${UV} ${WSLAY} ${parser} ${SQLITE} ${SODIUM} ${JANSSON})
if(PQ AND PQ_INCLUDE)
    set(server_postgres src/server/store/postgres.c src/server/store/postgres_link.c
        src/server/store/postgres_people.c src/server/store/postgres_sql.c
        src/server/store/postgres_admin.c)
    list(APPEND server_libraries ${PQ})
    message(STATUS "PostgreSQL: ${PQ}")
else()
    message(STATUS "PostgreSQL: not found (libpq-dev); the server will have SQLite only")
endif()

add_library(meadhall_store STATIC
    src/server/store/sqlite.c src/server/store/sqlite_link.c src/server/store/sqlite_people.c
    src/server/store/sqlite_sql.c src/server/store/sqlite_admin.c src/server/store/queue.c
    src/server/store/withhold.c src/server/store/records.c src/server/store/sqlite_folder.c
    src/server/store/names.c src/server/store/names_marks.c src/server/store/games.c
    src/server/store/post.c src/server/store/parcels.c src/server/store/cups.c
    src/server/store/tables.c
    ${server_postgres})
target_include_directories(meadhall_store PUBLIC include src)
if(PQ AND PQ_INCLUDE)
    target_include_directories(meadhall_store SYSTEM PRIVATE ${PQ_INCLUDE})
endif()
target_compile_definitions(meadhall_store PRIVATE _POSIX_C_SOURCE=200809L)
file(GLOB cup_sources CONFIGURE_DEPENDS src/cup/*.c)
add_library(meadhall_cup STATIC ${cup_sources})
add_executable(cup_test tests/cup/cup_test.c)
target_include_directories(cup_test PRIVATE src)
target_link_libraries(cup_test PRIVATE meadhall_cup ${CMOCKA})
set_target_properties(cup_test PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
add_test(NAME cups COMMAND cup_test)
target_link_libraries(meadhall_store PUBLIC meadhall_cup meadhall_error ${server_libraries} Threads::Threads)

file(GLOB server_sources CONFIGURE_DEPENDS src/server/*.c src/server/net/*.c)
# libcurl sends letters and calls web-hooks; the server does without it as well, and says so
find_library(CURL curl)
find_path(CURL_INCLUDE curl/curl.h)
if(CURL AND CURL_INCLUDE)
    message(STATUS "letters and web-hooks: ${CURL}")
    list(REMOVE_ITEM server_sources ${CMAKE_SOURCE_DIR}/src/server/no_courier.c)
else()
    message(STATUS "letters and web-hooks: libcurl not found (libcurl4-openssl-dev); the server sends none")
    list(REMOVE_ITEM server_sources ${CMAKE_SOURCE_DIR}/src/server/courier.c ${CMAKE_SOURCE_DIR}/src/server/carry.c)
endif()
add_library(meadhall_server STATIC ${server_sources})
mh_words(meadhall_server letter)
target_include_directories(meadhall_server PUBLIC include PRIVATE src)
target_compile_definitions(meadhall_server PRIVATE _POSIX_C_SOURCE=200809L)
if(LLHTTP)
    target_compile_definitions(meadhall_server PUBLIC MEADHALL_LLHTTP)
endif()
target_link_libraries(meadhall_server PUBLIC meadhall_store meadhall_hall meadhall_host meadhall_ai meadhall_lab)
if(CURL AND CURL_INCLUDE)
    target_link_libraries(meadhall_server PUBLIC ${CURL})
endif()

target_link_libraries(meadhall PRIVATE meadhall_server)
target_compile_definitions(meadhall PRIVATE
    MEADHALL_WEB="${CMAKE_INSTALL_PREFIX}/share/meadhall/web")

add_executable(hall-load tools/load/load.c tools/load/socket.c tools/load/hostile.c)
target_include_directories(hall-load PRIVATE src)
target_compile_definitions(hall-load PRIVATE _POSIX_C_SOURCE=200809L)
target_link_libraries(hall-load PRIVATE ${UV} ${JANSSON} Threads::Threads)
set_target_properties(hall-load PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})

# ---- tests ---------------------------------------------------------------------
enable_testing()
add_executable(store_test tests/server/store_test.c tests/server/store_people.c)
target_compile_definitions(store_test PRIVATE _POSIX_C_SOURCE=200809L)
target_link_libraries(store_test PRIVATE meadhall_store engine ${CMOCKA})
set_target_properties(store_test PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
add_executable(schema_steps tests/server/schema_steps.c src/server/store/sqlite_sql.c src/server/store/postgres_sql.c)
target_include_directories(schema_steps PRIVATE include src)
set_target_properties(schema_steps PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
add_executable(names_test tests/server/names_test.c)
target_link_libraries(names_test PRIVATE meadhall_store ${CMOCKA})
set_target_properties(names_test PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
add_test(NAME server_names COMMAND names_test)
add_executable(public_test tests/server/public_test.c src/server/public.c)
target_include_directories(public_test PRIVATE src)
target_compile_definitions(public_test PRIVATE _POSIX_C_SOURCE=200809L)
target_link_libraries(public_test PRIVATE ${CMOCKA})
set_target_properties(public_test PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
add_test(NAME server_public COMMAND public_test)
add_executable(store_faults tests/server/store_faults.c)
target_compile_definitions(store_faults PRIVATE _XOPEN_SOURCE=700)
target_link_libraries(store_faults PRIVATE meadhall_store ${CMOCKA})
target_link_options(store_faults PRIVATE -Wl,--wrap=calloc,--wrap=nanosleep)
set_target_properties(store_faults PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
add_test(NAME store_faults COMMAND store_faults)
add_executable(server_faults tests/server/server_faults.c tests/server/fault_points.c
               tests/server/fault_client.c tests/server/fault_people.c tests/server/fault_queue.c)
target_include_directories(server_faults PRIVATE src)
target_compile_definitions(server_faults PRIVATE _XOPEN_SOURCE=700)
target_link_libraries(server_faults PRIVATE meadhall_server)
set(server_faulty malloc calloc realloc free strdup uv_try_write uv_write uv_shutdown uv_accept
    uv_async_init uv_queue_work queue_post queue_append pthread_create wslay_event_context_server_init wslay_event_recv
    wslay_event_queue_close sqlite3_step sqlite3_prepare_v3 crypto_pwhash_str_alg
    crypto_pwhash_str_verify ai_advise srv_log)
list(TRANSFORM server_faulty PREPEND "-Wl,--wrap=")
target_link_options(server_faults PRIVATE ${server_faulty})
set_target_properties(server_faults PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
add_test(NAME server_faults COMMAND server_faults)
set_tests_properties(server_faults PROPERTIES TIMEOUT 900)
mh_times(faults all 600)
mh_long_test(server_faults_long server_faults ${faults})
add_executable(work_test tests/server/work_test.c)
target_include_directories(work_test PRIVATE src)
target_compile_definitions(work_test PRIVATE _POSIX_C_SOURCE=200809L)
target_link_libraries(work_test PRIVATE meadhall_server ${CMOCKA})
target_link_options(work_test PRIVATE -Wl,--wrap=uv_queue_work,--wrap=uv_hrtime,--wrap=randombytes_buf)
set_target_properties(work_test PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
add_test(NAME server_work COMMAND work_test)
foreach(name leak altered)
    add_executable(${name}_test tests/server/${name}_test.c)
    target_include_directories(${name}_test PRIVATE src)
    target_compile_definitions(${name}_test PRIVATE _POSIX_C_SOURCE=200809L)
    target_link_libraries(${name}_test PRIVATE meadhall_host meadhall_ai ${CMOCKA})
    set_target_properties(${name}_test PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
endforeach()
add_test(NAME altered_histories COMMAND altered_test)
foreach(game midgard rage odin divinus)
    mh_long_test(altered_${game}_long altered_test ${game} 20)
endforeach()
add_test(NAME server_leak_worlds COMMAND leak_test)
set(tests ${CMAKE_SOURCE_DIR}/tests/server)
add_test(NAME store_sqlite COMMAND store_test)
add_test(NAME store_memory COMMAND store_test :memory:)
add_test(NAME store_postgres COMMAND ${PYTHON3} ${tests}/with_postgres.py $<TARGET_FILE:store_test>)
foreach(name admin games look files bad_input half_open hostile leak kill order history community reviews)
    add_test(NAME server_${name}
             COMMAND ${PYTHON3} ${tests}/test_${name}.py $<TARGET_FILE:meadhall>)
endforeach()
add_test(NAME server_upgrade
         COMMAND ${PYTHON3} ${tests}/test_upgrade.py $<TARGET_FILE:meadhall> $<TARGET_FILE:schema_steps>)
add_library(full_disk MODULE tests/server/full_disk.c)
target_compile_definitions(full_disk PRIVATE _GNU_SOURCE)
add_library(wrong_clock MODULE tests/server/wrong_clock.c)
target_compile_definitions(wrong_clock PRIVATE _GNU_SOURCE)
# loaded into programs (the shell's, too) that may have no sanitizer
target_compile_options(wrong_clock PRIVATE -fno-sanitize=all)
target_link_options(wrong_clock PRIVATE -fno-sanitize=all)
add_test(NAME server_people COMMAND ${PYTHON3} ${tests}/test_people.py $<TARGET_FILE:meadhall>
                                    $<TARGET_FILE:wrong_clock>)
add_test(NAME server_gone COMMAND ${PYTHON3} ${tests}/test_gone.py $<TARGET_FILE:meadhall>
                                  $<TARGET_FILE:full_disk>)
add_test(NAME server_ops COMMAND ${PYTHON3} ${tests}/test_ops.py $<TARGET_FILE:meadhall>
                                 $<TARGET_FILE:full_disk>)
add_test(NAME server_nodes COMMAND ${PYTHON3} ${tests}/test_nodes.py $<TARGET_FILE:meadhall>)
add_executable(rate_check tests/server/rate_check.c)
target_include_directories(rate_check PRIVATE src)
target_link_libraries(rate_check PRIVATE meadhall_server)
set_target_properties(rate_check PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
add_test(NAME server_rate COMMAND ${PYTHON3} ${tests}/test_rate.py $<TARGET_FILE:rate_check>
                                  ${CMAKE_BINARY_DIR}/openskill)
set_tests_properties(server_rate PROPERTIES SKIP_RETURN_CODE 77 TIMEOUT 300)
add_test(NAME server_cups COMMAND ${PYTHON3} ${tests}/test_cups.py $<TARGET_FILE:meadhall>)
set_tests_properties(server_cups PROPERTIES TIMEOUT 900)
# Letters wait for clocks and post: in four parts, side by side.
set(mail_parts server_mail_1 server_mail_2 server_mail_3 server_mail_4)
foreach(part RANGE 1 4)
    add_test(NAME server_mail_${part}
             COMMAND ${CMAKE_COMMAND} -E env PART=${part}/4
                     ${PYTHON3} ${tests}/test_mail.py $<TARGET_FILE:meadhall> $<TARGET_FILE:wrong_clock>)
endforeach()
if(NOT (CURL AND CURL_INCLUDE))
    set_tests_properties(${mail_parts} PROPERTIES DISABLED TRUE)
endif()
# Fifty kills on each store, where the ordinary tests make a few.
mh_long_test(server_cups_killed ${CMAKE_COMMAND} -E env ONLY=killed KILLS=50
             ${PYTHON3} ${tests}/test_cups.py $<TARGET_FILE:meadhall>)
if(CURL AND CURL_INCLUDE)
    mh_long_test(server_mail_killed ${CMAKE_COMMAND} -E env ONLY=killed,killed_on_postgres KILLS=50
                 ${PYTHON3} ${tests}/test_mail.py $<TARGET_FILE:meadhall> $<TARGET_FILE:wrong_clock>)
    set_tests_properties(server_mail_killed PROPERTIES SKIP_RETURN_CODE 77)
endif()
add_test(NAME server_load COMMAND ${PYTHON3} ${tests}/test_load.py $<TARGET_FILE:meadhall>
                                  $<TARGET_FILE:hall-load>)
set_tests_properties(store_postgres server_nodes ${mail_parts} PROPERTIES SKIP_RETURN_CODE 77)
set_tests_properties(server_admin server_games server_look server_files server_bad_input server_half_open server_hostile server_leak server_kill server_history server_community
                     server_people server_order ${mail_parts}
                     server_gone server_ops server_nodes server_load server_upgrade PROPERTIES TIMEOUT 900)

# ---- one protocol, every hall: the library natively and as WebAssembly, the server ----
add_executable(hall_pipe tests/protocol/pipe.c)
target_include_directories(hall_pipe PRIVATE src)
target_link_libraries(hall_pipe PRIVATE meadhall_hall)
set_target_properties(hall_pipe PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
add_test(NAME hall_protocol
         COMMAND ${PYTHON3} ${CMAKE_SOURCE_DIR}/tests/protocol/suite.py --pipe $<TARGET_FILE:hall_pipe>
                 --server $<TARGET_FILE:meadhall> --docs ${CMAKE_SOURCE_DIR}/docs/protocol.md)
set_tests_properties(hall_protocol PROPERTIES TIMEOUT 300)
add_test(NAME hall_bytes
         COMMAND ${PYTHON3} ${CMAKE_SOURCE_DIR}/tests/protocol/bytes.py $<TARGET_FILE:hall_pipe>)
set_tests_properties(hall_bytes PROPERTIES TIMEOUT 300)

# ---- the whole server under one seed, docs/proof.md: build/server_sim [SEEDS [FIRST]] ----
file(GLOB sim_sources CONFIGURE_DEPENDS tests/sim/*.c)
add_custom_target(sim_commit
    COMMAND ${CMAKE_COMMAND} -DROOT=${CMAKE_SOURCE_DIR} -DOUT=${CMAKE_BINARY_DIR}/sim/commit.h
            -P ${CMAKE_SOURCE_DIR}/cmake/commit.cmake
    BYPRODUCTS ${CMAKE_BINARY_DIR}/sim/commit.h)
add_executable(server_sim ${sim_sources})
add_dependencies(server_sim sim_commit)
target_include_directories(server_sim PRIVATE src ${CMAKE_BINARY_DIR}/sim)
target_compile_definitions(server_sim PRIVATE _GNU_SOURCE)
target_link_libraries(server_sim PRIVATE meadhall_server meadhall_host)
set(simulated pthread_create pthread_join pthread_mutex_init pthread_mutex_destroy pthread_mutex_lock
    pthread_mutex_unlock pthread_cond_init pthread_cond_destroy pthread_cond_wait pthread_cond_signal
    pthread_cond_broadcast nanosleep clock_gettime lite_folder lite_claim getrandom crypto_pwhash_str_alg
    crypto_pwhash_str_verify srv_log)
list(TRANSFORM simulated PREPEND "-Wl,--wrap=")
target_link_options(server_sim PRIVATE ${simulated})
set_target_properties(server_sim PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
set(sim_again --twice) # the same seed gives the same trace
if(CMAKE_C_FLAGS MATCHES "sanitize")
    set(sim_again)
endif()
add_test(NAME server_sim COMMAND server_sim 3 1 --short ${sim_again})
set_tests_properties(server_sim PROPERTIES TIMEOUT 900)
mh_long_test(server_sim_long server_sim 40 100)
