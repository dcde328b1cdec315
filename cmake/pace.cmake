# How the tests share a machine. `ctest -j` has six places for each core (./hall test): a test that
# computes takes four of them, a test that waits for clocks, disks or other processes takes one. The
# longest begin first. Included last: it looks at every test.
set(computes 4)
set(waits 1)
get_property(every DIRECTORY PROPERTY TESTS)
set_tests_properties(${every} PROPERTIES PROCESSORS ${computes})

# mh_waits(NAME SECONDS ...): mostly waits, for about so many seconds.
function(mh_waits)
    while(ARGN)
        list(POP_FRONT ARGN name seconds)
        if(TEST ${name})
            set_tests_properties(${name} PROPERTIES PROCESSORS ${waits} COST ${seconds})
        endif()
    endwhile()
endfunction()

# mh_computes(NAME SECONDS ...): computes for about so many seconds.
function(mh_computes)
    while(ARGN)
        list(POP_FRONT ARGN name seconds)
        if(TEST ${name})
            set_tests_properties(${name} PROPERTIES COST ${seconds})
        endif()
    endwhile()
endfunction()

# What computes begins before what waits as long: two of the one and four of the other run at a time.
mh_computes(conformance_odin 120 server_faults 116 odin_cards 113 server_leak_worlds 111 campaign_cli 111
            conformance_divinus 110 odin_later 110 host 105 server_sim 105 cli 105 generator 105
            instructions 105 bots 105 store_faults 104)
mh_waits(server_half_open 60 server_games 55 server_admin 50 server_nodes 40 server_people 38
         server_leak 30 server_ops 28 server_hostile 28 server_gone 26 server_order 25 server_look 12
         server_bad_input 13 server_mail_1 65 server_mail_2 65 server_mail_3 65 server_mail_4 65 server_cups 80
         server_kill 12 server_history 20 server_community 30 store_postgres 2)
# It measures: nothing runs beside it.
set_tests_properties(server_load PROPERTIES RUN_SERIAL TRUE)

# What the rules and the bots are tried by, without host, server and command line: `ctest -L rules`.
set(programs conformance invariants sha256 odin_advice odin_cards odin_later divinus_peek divinus_map
    record odds bots reference_midgard reference_rage reference_odin reference_divinus plies)
add_custom_target(rules_programs DEPENDS ${programs} signature bot_signature net_signature)
list(JOIN programs "|" pattern)
foreach(name ${every})
    if(name MATCHES "^(${pattern})")
        set_tests_properties(${name} PROPERTIES LABELS rules)
    endif()
endforeach()
