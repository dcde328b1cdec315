# What people start, and the tests. POSIX is visible here, never in the engine.
find_package(Threads REQUIRED)

add_library(vectors STATIC src/host/vectors.c)
target_include_directories(vectors PUBLIC include src)
target_link_libraries(vectors PUBLIC engine)
target_compile_definitions(vectors PRIVATE _POSIX_C_SOURCE=200809L)

add_executable(signature tools/signature.c)
target_link_libraries(signature PRIVATE engine)

enable_testing()
find_library(CMOCKA cmocka REQUIRED)
add_executable(conformance tests/conformance.c)
target_link_libraries(conformance PRIVATE engine ${CMOCKA})
add_test(NAME conformance COMMAND conformance)

# Advice of one game, for its bots and clients.
add_executable(odin_advice tests/odin_advice.c)
target_include_directories(odin_advice PRIVATE src)
target_link_libraries(odin_advice PRIVATE engine ${CMOCKA})
add_test(NAME odin_advice COMMAND odin_advice)
