include(${CMAKE_CURRENT_LIST_DIR}/llvm.cmake)
mh_llvm(CMAKE_C_COMPILER clang)
