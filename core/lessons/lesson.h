// A lesson: pages on boards, with captions, questions, tasks and races, in one or more languages.
//
// It is read from a text that a teacher writes by hand (a `.clewlesson` file; clew(1) describes
// it). Every line is `key: value`; a line that begins with a space continues the value before.
// `key.LANGUAGE` translates the last `key`. What a page shows is made by running a search; what it
// says is checked by *claims* (core/lessons/claims.h), so that a lesson cannot grow wrong unseen.

#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzle/puzzle.h"
#include "core/text/result.h"
#include "core/trace/searchmoment.h"

namespace clew {

/// Of the lesson's file, from 1.
struct LessonSpot
{
    int line = 0;
    int column = 1;
};

/// What a lesson shows at first: a problem and the strategy that searches it.
struct LessonBoard
{
    const Puzzle* puzzle = nullptr;
    ProblemPtr problem = nullptr;
    std::size_t strategy = 0;
    Options options = {};
    int line = 0;         ///< of the file
    LessonSpot seed = {}; ///< where a line says the seed; line 0: none does
};

/// A text in one language.
struct LessonWords
{
    std::string text;
    LessonSpot spot = {};
};
/// By language, as `en`, `pt_BR`; see textIn(). A place of the board stands in brackets, "[c3]",
/// and a number that a claim proves in braces, "{15720}".
using LessonText = std::map<std::string, LessonWords, std::less<>>;

/// Where in its search.
using LessonMoment = SearchMoment;

/// What the page shows beside the board.
enum class LessonView : std::uint8_t { Board, Tree };

/// One that can be chosen or, on pages with a task or a prediction, what is said once it is done.
struct LessonAnswer
{
    LessonText text;
    LessonText because = {}; ///< said when it was given
    std::string next = {};   ///< page to continue with; empty: as the page says
    bool isRight = false;
    LessonSpot spot = {};
};

struct LessonTask
{
    enum class Kind : std::uint8_t {
        Find,  ///< a value that follows by one of `rules`
        Place, ///< `entries` entries that break no rule, after which there is `goal`
        Solve, ///< the whole board by hand
    };
    enum class Goal : std::uint8_t { Any, Solvable, Hopeless };

    Kind kind = Kind::Solve;
    std::vector<Rule> rules = {};
    std::vector<Assignment> accepted = {}; ///< of Find, besides what the rules alone find
    /// The same by names that several values have: which one is meant is a matter of the moment.
    std::vector<std::string> acceptedNames = {};
    std::uint64_t entries = 0; ///< of Place
    Goal goal = Goal::Any;
    LessonSpot spot = {};
    LessonSpot acceptedSpot = {};
};

/// Something that is said to hold, as it was written: "nodes of backtracking 60".
struct LessonClaim
{
    std::vector<std::string> words;
    LessonSpot spot = {};
};

struct LessonPage
{
    std::string id;
    int line = 0;
    std::size_t board = 0; ///< index into Lesson::boards
    LessonMoment at = {};
    LessonSpot atSpot = {}; ///< where the page itself says the moment; line 0: it does not
    LessonView view = LessonView::Board;
    LessonText text = {};
    LessonText question = {};
    std::vector<LessonAnswer> answers = {};
    bool isPrediction = false; ///< of the event that follows; `question` may ask in other words
    std::optional<LessonTask> task = std::nullopt;
    std::vector<std::size_t> racers = {}; ///< strategies, on the page's board
    std::uint64_t raceSolutions = kUnlimited;
    std::vector<LessonClaim> claims = {};
    std::string next = {}; ///< page; empty: the one that follows in the file

    /// Of these, the answers are to be chosen from.
    [[nodiscard]] bool isChoice() const
    {
        return !isPrediction && !question.empty() && !answers.empty();
    }
    /// Whether something is to be answered.
    [[nodiscard]] bool isAsking() const { return isChoice() || isPrediction || task.has_value(); }
};

struct Lesson
{
    std::vector<std::string> languages; ///< the first one is that of what is not translated
    LessonText title;
    LessonText about = {};
    unsigned minutes = 0; ///< it takes about this long; 0: not said
    std::vector<LessonBoard> boards;
    std::vector<LessonPage> pages; ///< at least one

    [[nodiscard]] const LessonBoard& boardOf(const LessonPage& page) const
    {
        return boards[page.board];
    }
    /// Index of the page called `id`.
    [[nodiscard]] std::optional<std::size_t> page(std::string_view id) const;
    /// The page after `page`, where nothing was answered; none at the end.
    [[nodiscard]] std::optional<std::size_t> after(std::size_t page) const;
    /// The page after an answer was given.
    [[nodiscard]] std::optional<std::size_t> after(std::size_t page,
                                                   const LessonAnswer* answer) const;
    /// The language of the lesson that serves a reader of `language` best: "pt" for "pt_PT".
    [[nodiscard]] const std::string& languageFor(std::string_view language) const;
    /// In this language, or in the first that it is written in.
    [[nodiscard]] std::string_view textIn(const LessonText& text, std::string_view language) const;
};

inline constexpr std::string_view kLessonSuffix = ".clewlesson";
inline constexpr std::size_t kMaxLesson = std::size_t{1} << 20U; ///< bytes of a file
inline constexpr std::size_t kMaxLessonPages = 500;
inline constexpr std::size_t kMaxLessonText = 4000; ///< bytes of one text

/// Whether the text begins as a lesson does, behind empty lines and comments.
bool isLesson(std::string_view text);
/// The Error has line, column and what to write instead; it is the first of those that
/// readWholeLesson() finds.
Result<Lesson> readLesson(std::string_view text);

/// Faults listed of one text; further errors are found once these are fixed.
inline constexpr std::size_t kMostLessonFaults = 200;

/// A lesson as far as its text can be read.
struct LessonReading
{
    Lesson lesson = {};
    std::vector<Error> faults = {}; ///< all that is wrong with the text; of a whole lesson none
    std::vector<bool> isSound = {}; ///< by page: nothing is wrong with it nor with its board
    std::vector<bool> isShown = {}; ///< by page: its board and moment are known
    /// By page: no line was left out that may have been a claim.
    std::vector<bool> isClaimed = {};
};
LessonReading readWholeLesson(std::string_view text);

/// A link with what is said of it, for a lesson made of bookmarks.
struct LessonBookmark
{
    std::string link;
    std::string caption;
};
/// The text of a lesson in one language, to be continued by hand. readLesson() takes it.
std::string lessonOf(std::string_view title, std::string_view language,
                     const std::vector<LessonBookmark>& bookmarks);

/// A text as pieces: plain, the name of a place, or a number.
struct LessonPiece
{
    enum class Kind : std::uint8_t { Plain, Place, Number };

    Kind kind = Kind::Plain;
    std::string text;
};
/// Brackets and braces that are not closed are plain.
std::vector<LessonPiece> piecesOf(std::string_view text);
/// To be read: places without brackets, numbers grouped as the language does.
std::string readable(std::string_view text, std::string_view language);
/// "15,720", "15.720" as the language groups; anything but digits stays as it is.
std::string groupedIn(std::string_view language, std::string_view digits);

/// The places and values of a board by their names in English, blanks and case apart: "R4C7",
/// "R4C7=1", "c3". A minus, times or division may be written as it is printed: "step 1: 7 ÷ 2".
/// What lies in a cell of a board with rows and columns is called by these, too: "R2C3" is the
/// queen's square in row 2 of column 3.
class PlaceNames
{
public:
    explicit PlaceNames(const LessonBoard& board);

    [[nodiscard]] std::optional<Place> find(std::string_view name) const;
    /// A value at a place. Of several that are called the same, as the square of a knight or a step
    /// with equal numbers, the first that may be entered there now; if none may, the first whose
    /// place is open. `problem` is that of a task (problemOf()), `state` its board.
    [[nodiscard]] std::optional<Assignment> readEntry(std::string_view name, const Problem& problem,
                                                      const State& state) const;
    /// All values with this name.
    [[nodiscard]] std::vector<Place> valuesCalled(std::string_view name) const;
    /// Whether several values are called so.
    [[nodiscard]] bool isOfSeveral(std::string_view name) const;
    /// Whether it is the name of what is on the board.
    [[nodiscard]] bool isThere(std::string_view name, const State& state) const;
    /// What readEntry() gives this one back for: its name or, where that is another's as well or
    /// not all names are kept, with the numbers of variable and value behind it: "step 1: 4 - 4
    /// #7=12".
    [[nodiscard]] std::string nameOf(Assignment entry, const Problem& problem,
                                     const State& state) const;
    /// Its name in a list that has commas between names: "R2C3" where its own has a comma.
    [[nodiscard]] std::string nameInList(Assignment entry) const;
    /// A few of them, for messages.
    [[nodiscard]] std::string example() const { return m_example; }

private:
    void keep(std::string name, Place place);
    [[nodiscard]] std::optional<Place> byNumbers(std::string_view name) const;

    LessonBoard m_board;
    std::map<std::string, Place, std::less<>> m_places;
    std::map<std::string, std::vector<Place>, std::less<>> m_alike; ///< values of one name
    std::string m_example;
};

} // namespace clew
