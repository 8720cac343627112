# Writes FOLDER/shippedmodels.cpp: the MODELS there, with their translations, as constants.
set(text "// Generated from resources/models.\n#include \"core/puzzles/model/puzzle.h\"\nnamespace clew::model {\n")
string(APPEND text "std::span<const ShippedModel> shippedModels()\n{\n    static constexpr ShippedModel all[] = {\n")
foreach(model IN LISTS MODELS)
    file(READ ${FOLDER}/${model}.mzn source)
    file(READ ${FOLDER}/${model}.fzn translation)
    file(READ ${FOLDER}/${model}.types types)
    file(READ ${FOLDER}/${model}.notes.mzn notes)
    string(APPEND text "{\"${model}\", R\"clew(${source})clew\", R\"clew(${translation})clew\",\n"
        "R\"clew(${types})clew\", R\"clew(${notes})clew\"},\n")
endforeach()
string(APPEND text "};\n    return all;\n}\n} // namespace clew::model\n")
file(WRITE ${FOLDER}/shippedmodels.cpp "${text}")
