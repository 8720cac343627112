// Reads the text of a lesson line by line. What cannot be read is left out, with what needs it, and
// the rest is read on.

#pragma once

#include <cstdint>
#include <functional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/lessons/lesson.h"
#include "core/lessons/lessonlines.h"

namespace clew {

class LessonReader
{
public:
    LessonReading read(std::string_view text);

private:
    using Done = Result<void>;

    // ---- what is left out

    [[nodiscard]] bool isMoot(const LessonLine& line) const;
    void goOnTo(const LessonLine& line);
    void leaveOut(const LessonLine& line);
    void endPage();

    // ---- lines

    using Taker = Done (LessonReader::*)(const LessonLine&);
    struct Key
    {
        std::string_view name;
        Taker take;
        enum class Place : std::uint8_t { Head, Page, Both } place;
        bool isText = false;     ///< may be translated
        bool isRepeated = false; ///< may stand several times on a page, or minds that itself
    };
    static std::span<const Key> keys();
    static tl::unexpected<Error> error(const LessonLine& line, Sentence sentence);
    static tl::unexpected<Error> error(const LessonLine& line, Phrase phrase);
    Done take(const LessonLine& line);
    Done translate(const LessonLine& line, const Key& key);
    Done put(const LessonLine& line, const std::string& language);
    Done start(const LessonLine& line, LessonText& text);

    // ---- the whole lesson

    Done takeVersion(const LessonLine& line);
    Done takeLanguages(const LessonLine& line);
    Done takeTitle(const LessonLine& line) { return start(line, m_lesson.title); }
    Done takeAbout(const LessonLine& line) { return start(line, m_lesson.about); }
    Done takeMinutes(const LessonLine& line);

    // ---- pages

    LessonPage& current() { return m_lesson.pages.back(); }
    Done takePage(const LessonLine& line);
    Done setBoard(const LessonLine& line, LessonBoard board);
    Done checkBoardComesFirst(const LessonLine& line) const;
    Done takeBoard(const LessonLine& line);
    Done takeLink(const LessonLine& line);
    Done changeBoard(const LessonLine& line, const std::function<void(LessonBoard&)>& change);
    Done noBoard(const LessonLine& line) const;
    Result<std::size_t> strategyNamed(const LessonLine& line, const std::string& id);
    Done takeStrategy(const LessonLine& line);
    Done takeSeed(const LessonLine& line);
    Done takeAt(const LessonLine& line);
    Done takeShow(const LessonLine& line);
    Done takeText(const LessonLine& line) { return start(line, current().text); }
    Done takeQuestion(const LessonLine& line) { return start(line, current().question); }
    Done takeAnswer(const LessonLine& line);
    Done noAnswer(const LessonLine& line);
    Done takeBecause(const LessonLine& line);
    Done takeThen(const LessonLine& line);
    Done takeNext(const LessonLine& line);
    Done takePredict(const LessonLine& line);
    Done takeTask(const LessonLine& line);
    Result<LessonTask*> taskFor(const LessonLine& line, LessonTask::Kind kind, const char* name);
    Done endOfList(std::vector<Error> wrong);
    Done takeRule(const LessonLine& line);
    Done takeAccept(const LessonLine& line);
    Done takeEntries(const LessonLine& line);
    Done takeGoal(const LessonLine& line);
    Done takeRace(const LessonLine& line);
    Done takeClaim(const LessonLine& line);

    // ---- the end

    void checkJumps();

    struct Jump
    {
        LessonLine line;
        std::string target;
        std::size_t page = 0; ///< from there
    };

    Lesson m_lesson;
    std::vector<Error> m_faults;
    bool m_isHeadSound = true;
    std::vector<bool> m_isSound; ///< by page
    std::vector<bool> m_isShown; ///< by page, once it has ended
    std::vector<bool> m_isClaimed;
    struct
    {
        bool page = false;      ///< the lines belong to none
        bool board = false;     ///< the present page has none
        bool stage = false;     ///< nobody knows what the present page shows
        bool task = false;      ///< of the present page
        bool answer = false;    ///< the last one
        bool languages = false; ///< nobody knows which there are
    } m_lost;
    std::string m_lostText;                         ///< that the next line may translate
    std::set<std::string, std::less<>> m_lostPages; ///< their names
    LessonText* m_text = nullptr;                   ///< that the next line may translate
    std::string m_textKey;
    bool m_isOwnBoard = false;          ///< the present page made the last of the boards
    std::set<std::string_view> m_taken; ///< keys of the present page, or of the head
    std::vector<Jump> m_jumps;
};

} // namespace clew
