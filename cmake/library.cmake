# libmeadhall: engine, bots, sessions, records, arena, the hall and the flat interface, shared and static,
# for programs of others (objects.cmake).
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

list(APPEND library_objects $<TARGET_OBJECTS:meadhall_hall>)
add_library(meadhall_shared SHARED ${library_objects})
set_target_properties(meadhall_shared PROPERTIES OUTPUT_NAME meadhall EXPORT_NAME meadhall
                      LINKER_LANGUAGE C VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR})
target_include_directories(meadhall_shared INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
target_link_libraries(meadhall_shared PRIVATE Threads::Threads m)
if(NOT CMAKE_C_FLAGS MATCHES "-fsanitize")
    target_link_options(meadhall_shared PRIVATE -Wl,-z,defs)
endif()

# One object without the names that are nobody's business: an archive of many would show them all
# to the program that links it.
set(library_whole ${CMAKE_BINARY_DIR}/meadhall_whole.o)
add_custom_command(OUTPUT ${library_whole}
    COMMAND ${CMAKE_LINKER} -r -o ${library_whole} ${library_objects}
    COMMAND ${CMAKE_OBJCOPY} --localize-hidden ${library_whole}
    DEPENDS ${library_objects} VERBATIM COMMAND_EXPAND_LISTS)
add_library(meadhall_static STATIC ${library_whole})
set_source_files_properties(${library_whole} PROPERTIES EXTERNAL_OBJECT TRUE GENERATED TRUE)
set_target_properties(meadhall_static PROPERTIES OUTPUT_NAME meadhall EXPORT_NAME static
                      LINKER_LANGUAGE C)
target_include_directories(meadhall_static INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
target_link_libraries(meadhall_static INTERFACE Threads::Threads m)

# ---- installed: `cmake --install build`, component by component in packages ----
install(TARGETS meadhall_shared EXPORT meadhall
        LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library NAMELINK_COMPONENT development)
install(TARGETS meadhall_static EXPORT meadhall
        ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT development)
install(DIRECTORY include/meadhall DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT development)
install(EXPORT meadhall NAMESPACE meadhall:: FILE meadhall-targets.cmake
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/meadhall COMPONENT development)
configure_package_config_file(cmake/meadhall-config.cmake.in ${CMAKE_BINARY_DIR}/meadhall-config.cmake
    INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/meadhall)
write_basic_package_version_file(${CMAKE_BINARY_DIR}/meadhall-config-version.cmake
    COMPATIBILITY SameMajorVersion)
install(FILES ${CMAKE_BINARY_DIR}/meadhall-config.cmake ${CMAKE_BINARY_DIR}/meadhall-config-version.cmake
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/meadhall COMPONENT development)
# The folder of the file says where all else lies, so that the whole may be moved.
file(RELATIVE_PATH to_prefix /prefix/${CMAKE_INSTALL_LIBDIR}/pkgconfig /prefix)
configure_file(cmake/meadhall.pc.in ${CMAKE_BINARY_DIR}/meadhall.pc @ONLY)
install(FILES ${CMAKE_BINARY_DIR}/meadhall.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig
        COMPONENT development)
