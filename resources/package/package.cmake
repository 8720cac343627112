# What `cmake --install` puts where, and the packages that `cpack` makes of it. Included by the top list file.
#
#   app/run --package                                       a package for Debian (of a build without CLEW_ARCHIVES)
#   cpack --config build/CPackSourceConfig.cmake            an archive of the source
include(GNUInstallDirs)
set(package ${PROJECT_SOURCE_DIR}/resources/package)
set(made ${PROJECT_BINARY_DIR}/package)
find_program(GZIP gzip REQUIRED)

add_custom_target(clew_package_parts ALL) # all that is made for the package besides the programs

# Compressed as Debian wants documentation to be: best, and without a time, so that the bytes are the same twice.
function(clew_install_compressed name source folder)
    add_custom_command(OUTPUT ${made}/${name}.gz
        COMMAND ${GZIP} -9nc ${source} > ${made}/${name}.gz DEPENDS ${source} VERBATIM)
    add_custom_target(clew_compressed_${name} DEPENDS ${made}/${name}.gz)
    add_dependencies(clew_package_parts clew_compressed_${name})
    install(FILES ${made}/${name}.gz DESTINATION ${folder})
endfunction()

# The same of a man page, which gets the date of the release.
function(clew_install_man page)
    set(dated ${made}/dated/${page})
    file(MAKE_DIRECTORY ${made}/dated)
    set(source ${PROJECT_SOURCE_DIR}/resources/${page})
    add_custom_command(OUTPUT ${dated} VERBATIM DEPENDS ${source}
        COMMAND sed "s/^\\([.]TH [A-Z-]* 1 \\)[^ ]*/\\1${CLEW_RELEASED}/" ${source} > ${dated})
    clew_install_compressed(${page} ${dated} ${CMAKE_INSTALL_MANDIR}/man1)
endfunction()

# One place has the versions and what is new in them: the metainfo. Debian wants the same as a change log.
function(clew_write_changelog metainfo file)
    file(READ ${metainfo} text)
    string(REPLACE ";" "," text "${text}") # which would end an item of a list
    string(REGEX MATCH "<release version=\"([0-9.]+)\" date=\"([0-9-]+)\"" newest "${text}")
    set(version ${CMAKE_MATCH_1})
    if(NOT version STREQUAL PROJECT_VERSION)
        message(FATAL_ERROR "resources/clew.metainfo.xml begins with ${version}, the project is ${PROJECT_VERSION}")
    endif()
    set(CLEW_RELEASED ${CMAKE_MATCH_2} PARENT_SCOPE)
    execute_process(COMMAND date -u -d ${CMAKE_MATCH_2} "+%a, %d %b %Y 00:00:00 +0000"
        OUTPUT_VARIABLE date OUTPUT_STRIP_TRAILING_WHITESPACE)
    string(FIND "${text}" "</release>" end)
    string(SUBSTRING "${text}" 0 ${end} text)
    string(REGEX MATCHALL "<li>[^<]*</li>" items "${text}")
    set(log "clew (${version}) stable; urgency=medium\n\n")
    foreach(item IN LISTS items)
        string(REGEX REPLACE "</?li>" "" item "${item}")
        string(REGEX MATCHALL "[^ \n]+" words "${item}")
        set(line "  *")
        foreach(word IN LISTS words) # no line longer than 78
            string(LENGTH "${line} ${word}" length)
            if(length GREATER 78)
                string(APPEND log "${line}\n")
                set(line "   ")
            endif()
            string(APPEND line " ${word}")
        endforeach()
        string(APPEND log "${line}\n")
    endforeach()
    file(WRITE ${file} "${log}\n -- ${CLEW_MAINTAINER}  ${date}\n")
endfunction()

function(clew_write_copyright licence file)
    file(STRINGS ${licence} lines)
    set(text "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\nUpstream-Name: Clew\n\n")
    string(APPEND text "Files: *\nCopyright: 2026 The Clew authors\nLicense: Expat\n")
    list(SUBLIST lines 2 -1 lines) # without title and copyright
    foreach(line IN LISTS lines)
        string(APPEND text " ${line}\n")
    endforeach()
    string(REGEX REPLACE "\n \n" "\n .\n" text "${text}")
    string(REPLACE "License: Expat\n .\n" "License: Expat\n" text "${text}")
    file(WRITE ${file} "${text}")
endfunction()

# Whoever makes a package answers for it, and is named as for every package of Debian. Otherwise nobody is reached:
# addresses in .invalid belong to nobody (RFC 2606).
set(maintainer "The maker of this package <unnamed@clew.invalid>")
if(DEFINED ENV{DEBFULLNAME} AND DEFINED ENV{DEBEMAIL})
    set(maintainer "$ENV{DEBFULLNAME} <$ENV{DEBEMAIL}>")
endif()
set(CLEW_MAINTAINER ${maintainer} CACHE STRING "Who answers for a package, and where faults in it are reported")
clew_write_changelog(${PROJECT_SOURCE_DIR}/resources/clew.metainfo.xml ${made}/changelog)
clew_write_copyright(${PROJECT_SOURCE_DIR}/resources/licences/clew.txt ${made}/copyright)

clew_install_compressed(changelog ${made}/changelog ${CMAKE_INSTALL_DATADIR}/doc/clew)
clew_install_man(clew.1)
install(FILES ${made}/copyright ${PROJECT_SOURCE_DIR}/resources/licences/libraries.md
    DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/clew)
# To be copied into programs that are to be watched.
install(FILES ${PROJECT_SOURCE_DIR}/resources/clients/clew_events.c ${PROJECT_SOURCE_DIR}/resources/clients/clew_events.py
    DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/clew/examples)

# Completions, as the command itself prints them.
function(clew_install_completions shell name folder)
    add_custom_command(OUTPUT ${made}/${shell}/${name}
        COMMAND ${CMAKE_COMMAND} -E make_directory ${made}/${shell}
        COMMAND clew completions ${shell} > ${made}/${shell}/${name} DEPENDS clew VERBATIM)
    add_custom_target(clew_completions_${shell} DEPENDS ${made}/${shell}/${name})
    add_dependencies(clew_package_parts clew_completions_${shell})
    install(FILES ${made}/${shell}/${name} DESTINATION ${CMAKE_INSTALL_DATADIR}/${folder})
endfunction()
clew_install_completions(bash clew bash-completion/completions)
clew_install_completions(zsh _clew zsh/vendor-completions)
clew_install_completions(fish clew.fish fish/vendor_completions.d)

if(CLEW_GUI)
    clew_install_man(clew-workbench.1)
    install(FILES ${package}/org.clew.Clew.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    install(FILES ${PROJECT_SOURCE_DIR}/resources/clew.metainfo.xml
        DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo RENAME org.clew.Clew.metainfo.xml)
    install(FILES ${package}/org.clew.Clew.mime.xml
        DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME org.clew.Clew.xml)
    install(FILES ${package}/org.clew.Clew.thumbnailer DESTINATION ${CMAKE_INSTALL_DATADIR}/thumbnailers)
    set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable)
    install(FILES ${PROJECT_SOURCE_DIR}/resources/icons/clew.svg DESTINATION ${icons}/apps
        RENAME org.clew.Clew.svg)
    file(GLOB mimeIcons CONFIGURE_DEPENDS ${package}/application-*.svg)
    install(FILES ${mimeIcons} DESTINATION ${icons}/mimetypes)
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME clew)
set(CPACK_PACKAGE_VENDOR "The Clew authors")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "workbench for puzzles and the searches that solve them")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Clew solves logic and combinatorial puzzles and shows how: put a puzzle on the
board, choose a strategy, watch it search, wind it back, ask why, and step
through the solutions one by one.
.
The window is clew-workbench; the command clew solves, counts, generates,
rates and explains the same puzzles without it.")
set(CPACK_PACKAGE_FILE_NAME clew_${PROJECT_VERSION}_amd64)
set(CPACK_STRIP_FILES ON)
# Packages go to /usr by themselves; a prefix named here would be one of the source archive, too.
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_MAINTAINER ${CLEW_MAINTAINER})
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "") # what else it needs: see dpkg-shlibdeps
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "minizinc, qt6-translations-l10n, fonts-dejavu-core")
set(CPACK_SOURCE_GENERATOR TGZ)
set(CPACK_SOURCE_PACKAGE_FILE_NAME clew-${PROJECT_VERSION})
set(CPACK_SOURCE_IGNORE_FILES "/build[^/]*/;/\\\\.git/;/\\\\.git$;/\\\\.cache/;\\\\.user$")
include(CPack)
