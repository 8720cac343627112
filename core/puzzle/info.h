// What a puzzle says of itself: its parameters, presets, formats, strategies, rules and races, as
// data that lists, menus and help are made from.

#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzle/growth.h"
#include "core/puzzle/pseudocode.h"
#include "core/search/control.h"
#include "core/text/sentence.h"

namespace clew {

/// Named texts a problem is made from: {"size", "8"}, {"closed", "1"}. Flags are "1" or absent.
using Parameters = std::map<std::string, std::string, std::less<>>;

struct ParameterInfo
{
    enum class Kind : std::uint8_t { Number, Size, Text, Flag, Choice };

    std::string id; ///< also the option: --id
    Kind kind = Kind::Number;
    Phrase title;
    Phrase summary;
    std::string fallback = {};             ///< used when the parameter is absent
    std::vector<std::string> choices = {}; ///< of Choice
};

struct PresetInfo
{
    std::string id; ///< "@id" on the command line
    Phrase title;
    Phrase summary;
    Parameters parameters = {};
    std::string text = {}; ///< read with `format` if not empty
    std::string format = {};
};

/// A preset that is a text, as a row of a table.
struct TextPreset
{
    const char* id;
    Phrase title;
    Phrase summary;
    const char* text;
    const char* format;
};

inline std::vector<PresetInfo> textPresets(std::span<const TextPreset> table)
{
    std::vector<PresetInfo> presets;
    for (const TextPreset& row : table)
        presets.push_back({.id = row.id,
                           .title = row.title,
                           .summary = row.summary,
                           .text = row.text,
                           .format = row.format});
    return presets;
}

struct FormatInfo
{
    std::string id;
    Phrase title;
    std::vector<std::string> suffixes = {}; ///< of files, with the dot
    bool readsProblem = false;
    bool writesProblem = false;
    bool writesSolution = false;
    bool readsSolution =
        false;         ///< by Puzzle::readSolution() alone: as a problem it says too little
    bool line = false; ///< one problem (or solution) is one line; files of many are streamed
    int abreast = 1;   ///< how many solutions are written side by side
};

/// One of several things that may be asked for by its id.
struct ChoiceInfo
{
    std::string id;
    Phrase title;
    bool isRandom = false; ///< the strategy makes random choices then
};

/// One thing that can be chosen of how a strategy works: an order, a strength (settings.h).
struct SettingInfo
{
    std::string id; ///< also the option: --id
    Phrase title;
    Phrase summary;
    std::vector<ChoiceInfo> choices; ///< the first one holds unless another is chosen
};

struct StrategyInfo
{
    std::string id;
    Phrase title;
    Phrase summary;       ///< one sentence on how it works
    bool complete = true; ///< finds every solution, and can prove that there is none
    bool lists = true;    ///< hands its solutions over; false: only counts them
    bool ordered = true;  ///< same solutions in the same order on every run (given the seed)
    /// It makes random choices, or may where the problem asks for them: another seed may make
    /// another search. Any other strategy's search is the same for all seeds (see isRandom()).
    bool random = false;
    /// Depth first: once it has gone back above a node, all that is below has been searched, and
    /// every solution below has been reported, except copies where an event below names a rule
    /// that leaves them out. Otherwise leaving a node says nothing of what is below.
    bool exhausts = false;
    /// Of solutions that differ by symmetry and count once it shows the one that comes first;
    /// false: any of them.
    bool showsFirst = true;
    Phrase idea = {};           ///< how it thinks, for a learner, in a few sentences
    PseudoCode pseudoCode = {}; ///< every event that it emits has a line
    Phrase cost = {};           ///< in time and memory
    Growth growth = {};         ///< of its work with the size, where all solutions are looked for
    /// The same where the first one is enough, if more is known then than that it is no more work.
    std::optional<Growth> growthToFirst = {};
    /// How its figures are to be read, where they have more or less than Counters says.
    Phrase counted = {};
    Phrase origin = {}; ///< where it comes from
    std::vector<SettingInfo> settings = {};
};

/// With what right a rule assigns, strikes or contradicts.
enum class RuleForce : std::uint8_t {
    Follows, ///< it follows from the problem and the decisions made
    Chosen,  ///< it is chosen along with a decision
    Found,   ///< it leaves out solutions that were found before
    Copies,  ///< it leaves out copies of other solutions, or what a later pass may take
};

/// What a broken rule is about.
enum class RuleScope : std::uint8_t {
    Assignment, ///< a value of a variable: Conflict events name both
    Place,      ///< the variable: Conflict events may leave the value out
};

struct RuleInfo
{
    Rule rule;
    Phrase name;
    RuleScope scope = RuleScope::Assignment;
    /// A search applies it to put on the board what the problem says; no quiz asks about that.
    bool isGiven = false;
    RuleForce force = RuleForce::Follows;
    /// It only strikes what a value just placed excludes by inspection: no idea of its own, but
    /// part of the step that placed it.
    bool isImmediate = false;
    /// What a step by it adds to Rating::score; 0 if steps are not rated.
    std::uint64_t points = 0;
};

/// A race that teaches something: a few strategies on one preset, side by side (session/race.h).
struct RaceInfo
{
    std::string id;
    Phrase title;
    Phrase lesson;                        ///< what it shows, in a sentence
    std::string preset;                   ///< id
    std::vector<std::string> strategies;  ///< ids, from two to four
    std::uint64_t solutions = kUnlimited; ///< how many each looks for
};

/// A degree of difficulty for people.
struct DifficultyInfo
{
    std::string id;
    Phrase title;
    Phrase summary; ///< what is needed
};

/// What may be asked of the new problems that a puzzle makes.
struct GeneratorInfo
{
    std::vector<ParameterInfo> parameters = {};    ///< of GenerateRequest; their fallbacks apply
    std::vector<DifficultyInfo> difficulties = {}; ///< the easiest first; empty: no choice
    unsigned version = 1; ///< the newest; all from 1 on make the same problems forever
    std::vector<ChoiceInfo> symmetries = {}; ///< of where clues stand; empty: no choice ...
    Phrase noSymmetry = {};                  ///< ... for this reason, in a sentence
    std::vector<ChoiceInfo> techniques = {}; ///< the simplest first; empty: no choice
    bool takesClues = false;                 ///< how many clues there are may be asked
};

/// A scale of difficulty that people know from elsewhere, besides the puzzle's own difficulties.
struct ScaleInfo
{
    std::string id; ///< also the option: --id
    Phrase title;
    Phrase summary;
};

struct PuzzleInfo
{
    std::string id;
    Phrase title;
    Phrase summary;
    std::vector<ParameterInfo> parameters = {};
    std::vector<PresetInfo> presets = {}; ///< the first one is what a newcomer sees
    /// The first one that writes problems is for files and links, the first one that writes
    /// solutions for printing.
    std::vector<FormatInfo> formats = {};
    std::vector<StrategyInfo> strategies = {}; ///< the first one is the default
    std::string fastest = {};                  ///< complete, for most problems; empty: the first
    std::vector<RaceInfo> races = {};          ///< ready-made ones, the most instructive first
    std::vector<RuleInfo> rules = {};          ///< that Assign, Remove and Conflict events name
    std::vector<DifficultyInfo> difficulties = {}; ///< that rate() distinguishes, the easiest first
    std::vector<ScaleInfo> scales = {};            ///< of rateOn()
    bool symmetric = false; ///< canonical() brings symmetrical solutions together
    std::optional<GeneratorInfo> generator = {}; ///< for generate(); empty: no new problems ...
    Phrase noGenerator = {};                     ///< ... for this reason, in a sentence
};

} // namespace clew
