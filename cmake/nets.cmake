# mh_nets(TARGET [NET ...]): the nets that a target brings along, as C. The page's modules bring none: they
# load a game's net with the game (bindings/hall/nets.c).
function(mh_nets target)
    set(made ${CMAKE_BINARY_DIR}/made/${target}_nets.c)
    add_custom_command(
        OUTPUT ${made}
        COMMAND ${PYTHON3} ${CMAKE_SOURCE_DIR}/tools/gen_nets.py --out ${made} ${ARGN}
        DEPENDS ${ARGN} ${CMAKE_SOURCE_DIR}/tools/gen_nets.py
        VERBATIM COMMENT "Nets of ${target}")
    target_sources(${target} PRIVATE ${made})
endfunction()
