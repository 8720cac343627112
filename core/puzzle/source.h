// Puzzles whose problems are written by a person, as a text in a language: such as models.
//
// The text is the problem's source. While it is being written it often says nothing at all; what is
// wrong then is a list of places with words, and the last problem that it did say stays.

#pragma once

#include <filesystem>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "core/puzzle/puzzle.h"

namespace clew {

/// The text of a problem, and the data that belong to it (may be empty).
struct Source
{
    std::string text;
    std::string data = {};

    friend bool operator==(const Source&, const Source&) = default;
};
using SourcePtr = std::shared_ptr<const Source>;

struct SourceFault
{
    Error error;           ///< line 0: of the whole
    bool isInData = false; ///< its line is one of the data
};

/// A second base of puzzles that have sources.
class SourceEditing
{
public:
    virtual ~SourceEditing() = default;

    /// Of files that hold data for a text, with the dot; empty: there are none.
    [[nodiscard]] virtual std::string dataSuffix() const { return {}; }
    /// Whether the text of a JSON file is data for this source, and not a puzzle of its own.
    [[nodiscard]] virtual bool areData(const std::string& /*json*/, const Source& /*source*/) const
    {
        return false;
    }
    /// The text of a file in this folder, with what it needs of the files beside it, so that it can
    /// travel alone. By default it needs none.
    [[nodiscard]] virtual std::string withFilesBeside(std::string text,
                                                      const std::filesystem::path& /*folder*/) const
    {
        return text;
    }
    /// The data that this text wants, each to be filled in: "n = ;", one a line. Empty, by default:
    /// it wants none, or that is not known. May take long; called on any thread.
    [[nodiscard]] virtual std::string dataWanted(const std::string& /*text*/,
                                                 const std::stop_token& /*token*/) const
    {
        return {};
    }
    /// A source as a file keeps it; by default the text alone.
    [[nodiscard]] virtual std::string written(const Source& source) const { return source.text; }
    /// What the problem was made of.
    [[nodiscard]] virtual Source sourceOf(const Problem& problem) const = 0;
    /// The problem that a source describes, or all that is wrong with it: then at least one fault.
    /// May take long; called on any thread, and gives up soon after a stop is requested.
    [[nodiscard]] virtual tl::expected<ProblemPtr, std::vector<SourceFault>>
    compile(const Source& source, const std::stop_token& token) const = 0;
    /// What a changed source says, with what was set on the board before: all of it that can still
    /// be. By default nothing is set there.
    [[nodiscard]] virtual ProblemPtr keepingBoard(const Problem& /*old*/, ProblemPtr fresh) const
    {
        return fresh;
    }
    /// Whether this source has just been refused as it takes too much time or memory: nothing that
    /// stands at some place in it.
    [[nodiscard]] virtual bool wasTooMuch(const Source& /*source*/) const { return false; }

protected:
    SourceEditing() = default;
    SourceEditing(const SourceEditing&) = default;
    SourceEditing& operator=(const SourceEditing&) = default;
};

/// Null for puzzles whose problems have no source.
inline const SourceEditing* sourceEditing(const Puzzle& puzzle)
{
    return dynamic_cast<const SourceEditing*>(&puzzle);
}

/// The same by the puzzle whose sources are kept in files of this name; other texts stay as they
/// are.
std::string withFilesBeside(std::string text, const std::filesystem::path& file);

} // namespace clew
