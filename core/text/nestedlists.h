// Lists of lists as programs and their data write them, wherever in a text they stand:
// '((1 2) (3)), (list (list 1 2) (list 3)), #2A((1 2) (3 4)), [[1, 2], [3]].

#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace clew {

/// A word, without quotation marks, or a list of items.
struct ListItem
{
    std::string_view word = {};
    std::vector<ListItem> items = {};
    bool isList = false;
    int line = 0;
    int column = 0;
};

/// A list below another one.
struct NamedList
{
    const ListItem* list;
    std::string_view name; ///< the word before it, as of a variable; empty if there is none
};

/// All that a text says, as one list. What only separates items or says that a list comes (quotes,
/// commas, '=' and ':', list, vector, #2A) is left out, and so are comments, from ';' or a lone '#'
/// to the end of the line. Empty if brackets do not match, or if it is too much to be a board.
ListItem listIn(std::string_view text);
inline constexpr std::size_t kDeepestList = 24;
inline constexpr std::size_t kMostListItems = 300'000;

/// The lists, it or below it, that are wanted, in the order of the text; none below one of these.
template<class IsWanted>
std::vector<NamedList> findLists(const ListItem& in, IsWanted&& isWanted)
{
    std::vector<NamedList> found;
    const auto look = [&](const auto& self, const ListItem& list, std::string_view name) -> void {
        if (isWanted(list)) {
            found.push_back({&list, name});
            return;
        }
        std::string_view before;
        for (const ListItem& item : list.items) {
            if (item.isList)
                self(self, item, before);
            before = item.word;
        }
    };
    look(look, in, {});
    return found;
}

/// Whether the item is a list of nothing but such items.
template<class IsGood>
bool isListOf(const ListItem& item, IsGood&& isGood)
{
    if (!item.isList)
        return false;
    for (const ListItem& each : item.items)
        if (!isGood(each))
            return false;
    return true;
}

/// A whole number.
bool isNumber(const ListItem& item);

/// Whether the name has this in it, whatever its capitals.
bool isNamed(std::string_view name, std::string_view lowerCase);

} // namespace clew
