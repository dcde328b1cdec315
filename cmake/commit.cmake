# Writes the commit into a header, where it has changed: failures of the simulation name it.
execute_process(COMMAND git -C ${ROOT} describe --always --dirty --exclude *
                OUTPUT_VARIABLE commit ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
if(NOT commit)
    set(commit unknown)
endif()
set(text "#define SIM_COMMIT \"${commit}\"\n")
set(old "")
if(EXISTS ${OUT})
    file(READ ${OUT} old)
endif()
if(NOT old STREQUAL text)
    file(WRITE ${OUT} "${text}")
endif()
