# The models of resources/models are constants of the program, with what MiniZinc makes of them: they open at once, and
# without MiniZinc as well. A model's data follow its text.
find_program(MINIZINC minizinc REQUIRED)
set(models killer diagonal jigsaw kakuro futoshiki skyscrapers starbattle binairo magicsquare sendmoremoney zebra
    mapcolouring)
set(shipped ${CMAKE_CURRENT_BINARY_DIR}/models)
file(GLOB library CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/resources/minizinc/clew/*.mzn)
set(translated "")
foreach(model IN LISTS models)
    set(parts ${PROJECT_SOURCE_DIR}/resources/models/${model}.mzn)
    if(EXISTS ${PROJECT_SOURCE_DIR}/resources/models/${model}.dzn)
        list(APPEND parts ${PROJECT_SOURCE_DIR}/resources/models/${model}.dzn)
    endif()
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${parts})
    set(text "")
    foreach(part IN LISTS parts)
        file(READ ${part} content)
        if(text)
            string(APPEND text "% data\n")
        endif()
        string(APPEND text "${content}")
    endforeach()
    file(CONFIGURE OUTPUT ${shipped}/${model}.mzn CONTENT "${text}" @ONLY) # written only if it is another text
    # What enumerated values are called: as enumerationNotes() asks for it.
    string(REGEX MATCHALL "\nenum [A-Za-z_0-9]+" enums "${text}")
    set(notes "")
    foreach(enum IN LISTS enums)
        string(REGEX REPLACE "\nenum " "" enum ${enum})
        string(LENGTH "${notes}" number) # calls alike would be one
        string(APPEND notes "constraint clew_note(${number}) :: clew_enum(\"${enum}\", [showDzn(e) | e in ${enum}]);\n")
    endforeach()
    if(enums)
        string(PREPEND notes "predicate clew_note(int: number);\n"
            "annotation clew_enum(string: name, array[int] of string: members);\n")
    endif()
    file(CONFIGURE OUTPUT ${shipped}/${model}.notes.mzn CONTENT "${notes}" @ONLY)
    set(solver --solver ${CMAKE_BINARY_DIR}/minizinc/clew.msc)
    add_custom_command(OUTPUT ${shipped}/${model}.fzn ${shipped}/${model}.types
        COMMAND ${MINIZINC} -c ${solver} --no-output-ozn --fzn ${shipped}/${model}.fzn
            ${shipped}/${model}.mzn ${shipped}/${model}.notes.mzn
        COMMAND ${MINIZINC} ${solver} --model-types-only ${shipped}/${model}.mzn > ${shipped}/${model}.types
        DEPENDS ${shipped}/${model}.mzn ${shipped}/${model}.notes.mzn ${library} VERBATIM)
    list(APPEND translated ${shipped}/${model}.fzn)
endforeach()
add_custom_command(OUTPUT ${shipped}/shippedmodels.cpp
    COMMAND ${CMAKE_COMMAND} "-DMODELS=${models}" -DFOLDER=${shipped} -P ${CMAKE_CURRENT_LIST_DIR}/shipped.cmake
    DEPENDS ${translated} ${CMAKE_CURRENT_LIST_DIR}/shipped.cmake VERBATIM)
add_custom_target(clew_shipped_models DEPENDS ${shipped}/shippedmodels.cpp)
add_dependencies(clew_core clew_shipped_models)
target_sources(clew_core PRIVATE ${shipped}/shippedmodels.cpp)
set_source_files_properties(${shipped}/shippedmodels.cpp TARGET_DIRECTORY clew_core
    PROPERTIES GENERATED ON SKIP_UNITY_BUILD_INCLUSION ON)
