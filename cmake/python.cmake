# The library of the Python package (python/): the engine and all around it in one file, which needs
# nothing but libc. It knows no Python, so one file serves every version (docs/python.md).
file(GLOB python_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/bindings/python/*.c)
add_library(meadhall_python SHARED ${python_sources} ${library_objects})
target_include_directories(meadhall_python PRIVATE include src)
target_link_libraries(meadhall_python PRIVATE Threads::Threads m)
mh_part(meadhall_python)
set_target_properties(meadhall_python PROPERTIES PREFIX "" OUTPUT_NAME libengine LINKER_LANGUAGE C
                      LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/python)
if(CMAKE_C_FLAGS MATCHES "-fsanitize")
    # Python is built without: its process has to be given the runtime (python/tests/sanitized.sh)
    set_target_properties(meadhall_python PROPERTIES EXCLUDE_FROM_ALL TRUE)
    target_link_options(meadhall_python PRIVATE $<$<C_COMPILER_ID:Clang>:-shared-libasan>)
elseif(NOT CMAKE_BUILD_TYPE STREQUAL Release)
    set_target_properties(meadhall_python PROPERTIES EXCLUDE_FROM_ALL TRUE)
else()
    target_link_options(meadhall_python PRIVATE -Wl,-z,defs)
endif()
# mh_python_test(NAME FILE [WORD...]): python/tests/FILE with the system's Python; skipped without numpy.
function(mh_python_test name file)
    add_test(NAME ${name} COMMAND ${CMAKE_SOURCE_DIR}/python/tests/run.sh ${CMAKE_BINARY_DIR} ${file} ${ARGN})
    set_tests_properties(${name} PROPERTIES SKIP_RETURN_CODE 77 TIMEOUT 300)
endfunction()

if(MEADHALL_PYTHON_ONLY)
    install(TARGETS meadhall_python LIBRARY DESTINATION meadhall COMPONENT python)
endif()
