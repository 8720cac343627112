# Starting the command takes mostly the time to open its shared libraries: 0.1 ms for each small one,
# 2 ms for cairo with the twenty that it needs, all for the few commands that draw or read with them.
# So they are linked from archives, where the system has them all and they fit together. Under a
# sanitizer they stay shared: tests/leaks.supp lists by their names what they keep to the end.
include(CMakeDependentOption)
cmake_dependent_option(CLEW_ARCHIVES "Link clew with archives of what only some commands use" ON
    "NOT CLEW_SANITIZE" OFF)

set(CLEW_ARCHIVE_FILES "")
foreach(library cairo fontconfig freetype pixman-1 png z brotlidec brotlicommon expat
                webpmux webp gif vpx nauty zstd) # each before those that it needs
    find_library(CLEW_ARCHIVE_${library} lib${library}.a)
    mark_as_advanced(CLEW_ARCHIVE_${library})
    list(APPEND CLEW_ARCHIVE_FILES ${CLEW_ARCHIVE_${library}})
endforeach()

if(CLEW_ARCHIVES AND NOT CLEW_ARCHIVE_FILES MATCHES NOTFOUND)
    include(CheckCXXSourceCompiles)
    include(CMakePushCheckState)
    cmake_push_check_state(RESET)
    set(CMAKE_REQUIRED_LINK_OPTIONS LINKER:--as-needed)
    set(CMAKE_REQUIRED_LIBRARIES ${CLEW_ARCHIVE_FILES} Threads::Threads)
    # Declared here, since all that counts is whether it links.
    check_cxx_source_compiles("
        extern \"C\" {
        void cairo_pdf_surface_create_for_stream(); void cairo_surface_write_to_png_stream();
        void cairo_show_text(); void WebPAnimEncoderAssemble(); void XML_Parse();
        void vpx_codec_enc_init_ver();
        }
        int main()
        {
            cairo_pdf_surface_create_for_stream(); cairo_surface_write_to_png_stream();
            cairo_show_text(); WebPAnimEncoderAssemble(); XML_Parse(); vpx_codec_enc_init_ver();
        }" CLEW_ARCHIVES_LINK)
    # Of {fmt} there is no archive, but all of it is in its headers.
    set(CMAKE_REQUIRED_LIBRARIES "")
    check_cxx_source_compiles("
        #include \"${CMAKE_CURRENT_LIST_DIR}/archived/fmt.cpp\"
        int main() { return static_cast<int>(fmt::vformat(\"\", fmt::make_format_args(1.5)).size()); }"
        CLEW_FMT_LINKS)
    cmake_pop_check_state()
endif()

if(CLEW_ARCHIVES AND CLEW_ARCHIVES_LINK AND CLEW_FMT_LINKS)
    add_library(clew_fmt STATIC archived/fmt.cpp)
    set_target_properties(clew_fmt PROPERTIES AUTOMOC OFF)
    target_include_directories(clew_fmt SYSTEM PRIVATE $<TARGET_PROPERTY:fmt::fmt,INTERFACE_INCLUDE_DIRECTORIES>)
    list(APPEND CLEW_ARCHIVE_FILES clew_fmt)
    # Leaves out the shared libraries behind them, which nothing needs any more. The C++ runtime takes longest of all to
    # open; libraries that are loaded later bring one of their own (core/loaded/boundary.h).
    target_link_options(clew PRIVATE LINKER:--as-needed -static-libstdc++)
    set(CLEW_FIRST_LIBRARY "")
else()
    set(CLEW_ARCHIVE_FILES "")
    # The library that has most of the symbols that are looked for, in one library after the other, at each start.
    set(CLEW_FIRST_LIBRARY $<$<CXX_COMPILER_ID:GNU>:stdc++>)
endif()
