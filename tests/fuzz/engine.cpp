// FlatZinc as the engine takes it: constraint after constraint posted, and a search begun.

#include "app/engines/space.h"
#include "tests/fuzz/target.h"

namespace clew::fuzz {

namespace {

constexpr std::size_t kMostItems = 200; ///< of a model that is posted
constexpr unsigned kMostNodes = 50;

void begin(const model::FlatZinc& flatZinc)
{
    auto root = std::make_unique<engine::ModelSpace>(flatZinc, engine::Ordering{});
    if (root->status() == Gecode::SS_FAILED)
        return;
    Gecode::Search::NodeStop end(kMostNodes);
    Gecode::Search::Options how;
    how.clone = false;
    how.stop = &end;
    Gecode::DFS<engine::ModelSpace> search(root.release(), how);
    const std::unique_ptr<const engine::ModelSpace> found(search.next());
    if (found == nullptr)
        return;
    for (std::size_t i = 0; i < flatZinc.variables.size(); ++i)
        if (!flatZinc.variables[i].isIntroduced)
            (void)found->value(i);
}

} // namespace

void readFlatZincToPost(std::string_view input)
{
    try {
        const model::FlatZinc flatZinc = model::parseFlatZinc(std::string(input));
        if (flatZinc.variables.size() + flatZinc.constraints.size() <= kMostItems)
            begin(flatZinc);
    } catch (const model::ModelError& error) {
        require(*error.what() != '\0', "an error says what is wrong");
    } catch (const Gecode::Exception&) { // it says so itself
    }
}

} // namespace clew::fuzz
