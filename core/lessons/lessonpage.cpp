#include "core/lessons/lessonpage.h"

#include <algorithm>
#include <fmt/format.h>

#include "core/figures/searchfigures.h"
#include "core/lessons/grading.h"
#include "core/lessons/shownplaces.h"
#include "core/lessons/stage.h"
#include "core/lessons/taskcheck.h"

namespace clew {

namespace {

constexpr double kBoardCell = 40; // pixels
constexpr double kTreeCell = 36;
constexpr std::string_view kStyle = R"css(
:root{color-scheme:light dark;--line:#b9b6ae;--soft:#f3f1ec;--right:#00714f;--wrong:#b84700}
@media (prefers-color-scheme:dark){:root{--line:#4a4f58;--soft:#24272c;--right:#35c495;--wrong:#ff8a4d}}
body{background:Canvas;color:CanvasText;font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:1rem}
section{border-top:1px solid var(--line);padding:1rem 0;break-inside:avoid}
h2{font-size:1rem;margin:0 0 .5rem}
figure{margin:0 0 1rem;padding:.5rem;background:#fff;border-radius:.5rem;width:fit-content;max-width:calc(100% - 1rem)}
figure svg{display:block;max-width:100%;height:auto;max-height:70vh}
details{background:var(--soft);border-radius:.5rem;padding:.5rem .75rem;margin:.5rem 0}
summary{cursor:pointer}
details p{margin:.5rem 0 0}
pre{white-space:pre-wrap;overflow-wrap:anywhere}
.right{color:var(--right)}.wrong{color:var(--wrong)}
b.place{white-space:nowrap}
.room,.behind{display:none}
@media print{
.behind{display:block;break-before:page}
.answer{break-inside:avoid;margin:.4rem 0}
.room{display:block}
.room span{display:inline-block;height:1.2em;border-bottom:1px solid}
:root{color-scheme:light}
body{max-width:none;font-size:11pt;padding:0}
section{padding:.6rem 0}
figure{margin:0 0 .5rem;padding:0}
figure svg{max-height:28vh}
details{background:none;padding:.2rem .75rem;margin:.25rem 0}
summary{list-style:none}
summary::-webkit-details-marker{display:none}
.way:not([open]){display:none}
.choice summary::before{content:"";display:inline-block;width:.8em;height:.8em;border:1px solid;margin-right:.6em}
p{margin:.4rem 0}
}
)css";

std::string escaped(std::string_view text)
{
    std::string safe;
    for (const char c : text)
        switch (c) {
        case '&':
            safe += "&amp;";
            break;
        case '<':
            safe += "&lt;";
            break;
        case '>':
            safe += "&gt;";
            break;
        case '"':
            safe += "&quot;";
            break;
        default:
            safe += c;
        }
    return safe;
}

class LessonPageMaker
{
public:
    LessonPageMaker(const Lesson& lesson, std::string_view language, const std::stop_token& token,
                    const Translator& translate)
        : m_lesson(lesson), m_language(lesson.languageFor(language)), m_token(token),
          m_translate(translate ? translate
                                : [](Phrase phrase) { return std::string(phrase.text); }),
          m_stages(lesson)
    {
    }

    Result<std::string> make()
    {
        std::string tag = m_language;
        std::ranges::replace(tag, '_', '-');
        const std::string title = escaped(in(m_lesson.title));
        m_html = fmt::format(
            "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
            "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n"
            "<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n<main>\n<h1>{}</h1>\n",
            escaped(tag), title, kStyle, title);
        if (!m_lesson.about.empty())
            m_html += "<p>" + rich(m_lesson.about) + "</p>\n";
        for (std::size_t i = 0; i < m_lesson.pages.size(); ++i) {
            if (m_token.stop_requested())
                return fail(phrase("Lesson", "The page was not finished."));
            if (const auto added = addPage(i); !added)
                return tl::make_unexpected(added.error());
        }
        if (std::ranges::any_of(m_lesson.pages, &LessonPage::isAsking))
            m_html += "<section>\n<p>" + say({answersByHand()}) + "</p>\n<pre>" +
                      escaped(blankReplies(m_lesson)) + "</pre>\n</section>\n";
        if (!m_behind.empty())
            m_html += "<div class=\"behind\">\n<h2>" + say({phrase("Lesson", "Answers")}) +
                      "</h2>\n" + m_behind + "</div>\n";
        return m_html + "</main>\n</body>\n</html>\n";
    }

private:
    [[nodiscard]] std::string in(const LessonText& text) const
    {
        return readable(m_lesson.textIn(text, m_language), m_language);
    }
    [[nodiscard]] std::string say(const Sentence& sentence) const
    {
        return escaped(sentence.text(m_translate));
    }

    // Places stand out, numbers are grouped.
    [[nodiscard]] std::string rich(const LessonText& text) const
    {
        std::string html;
        for (const LessonPiece& piece : piecesOf(m_lesson.textIn(text, m_language)))
            if (piece.kind == LessonPiece::Kind::Place)
                html += "<b class=\"place\">" +
                        escaped(m_names ? shownPlace(piece.text, *m_board, *m_names, m_translate)
                                        : piece.text) +
                        "</b>";
            else
                html += escaped(piece.kind == LessonPiece::Kind::Number
                                    ? groupedIn(m_language, piece.text)
                                    : piece.text);
        return html;
    }

    [[nodiscard]] std::string onwards(const std::string& page) const
    {
        if (page.empty() || page == "end")
            return {};
        return fmt::format(" <a href=\"#{}\">{}</a>", escaped(page),
                           say({phrase("Lesson", "Go on: %1"), {page}}));
    }

    Result<void> addPage(std::size_t index)
    {
        const LessonPage& page = m_lesson.pages[index];
        const auto stage = m_stages.stage(index, m_token);
        if (!stage)
            return tl::make_unexpected(stage.error());
        m_board = stage->board;
        m_names.emplace(stage->board);
        const Puzzle& puzzle = *stage->board.puzzle;
        const std::string title = say(puzzle.title(*stage->board.problem));
        m_html += fmt::format("<section id=\"{0}\">\n<h2>{1}. {0} · {2} · {3}</h2>\n",
                              escaped(page.id), index + 1, title,
                              say({puzzle.info().strategies[stage->board.strategy].title}));
        if (page.view == LessonView::Tree) {
            if (const auto added = addTree(*stage, title); !added)
                return added;
        } else {
            addBoard(*stage, page, title);
        }
        if (!page.text.empty())
            m_html += "<p>" + rich(page.text) + "</p>\n";
        if (!page.question.empty())
            m_html += "<p><strong>" + rich(page.question) + "</strong></p>\n";
        if (page.isChoice())
            for (std::size_t number = 0; const std::size_t i : shownOrder(page))
                addAnswer(index, ++number, rich(page.answers[i].text), page.answers[i].isRight,
                          &page.answers[i]);
        if (page.isPrediction)
            if (const auto added = addPrediction(index, page); !added)
                return added;
        if (page.task)
            addTask(index, *stage, page);
        if (!page.racers.empty())
            addRace(index, *stage, page);
        if (!page.next.empty())
            m_html += "<p>" + onwards(page.next) + "</p>\n";
        m_html += "</section>\n";
        return {};
    }

    void addBoard(const LessonStage& stage, const LessonPage& page, const std::string& title)
    {
        std::vector<Place> named;
        for (const LessonPiece& piece : piecesOf(m_lesson.textIn(page.text, m_language)))
            if (piece.kind == LessonPiece::Kind::Place)
                if (const auto place = m_names->find(piece.text))
                    named.push_back(*place);
        View view;
        // Marks and the last step would give a task away.
        State entered(stage.board.puzzle->dimensions(*stage.board.problem));
        if (page.task)
            for (Variable variable = 0; variable < entered.dimensions().variables; ++variable)
                if (const Value value = stage.state->value(variable); value != kNoValue)
                    entered.apply(Event::decide(variable, value));
        view.state = stage.position == 0 ? nullptr : page.task ? &entered : stage.state.get();
        if (!page.task)
            view.event = stage.event;
        view.effects = named;
        addFigure(stage.board.puzzle->picture(*stage.board.problem, view), title, kBoardCell);
    }

    // Without its numbers: they may be asked for.
    Result<void> addTree(const LessonStage& stage, const std::string& title)
    {
        FiguredSearch search{stage.board.puzzle, stage.board.problem, stage.trace};
        search.events = search.at = stage.position;
        search.hasCaption = false;
        search.translate = m_translate;
        return searchFigure(search, SearchFigure::Tree, m_token).map([&](const Picture& tree) {
            addFigure(tree, say({phrase("Lesson", "Search tree: %1"), {title}}), kTreeCell);
        });
    }

    void addFigure(const Picture& picture, const std::string& title, double cell)
    {
        m_html += figure(picture, title, cell);
    }
    static std::string figure(const Picture& picture, const std::string& title, double cell)
    {
        return fmt::format("<figure role=\"img\" aria-label=\"{}\">{}</figure>\n", title,
                           toSvg(picture, cell));
    }

    // On paper nothing unfolds: there the answers are on a sheet of their own, and those that can
    // be chosen have a box to be ticked.
    void addBehind(std::size_t index, const std::string& answer)
    {
        m_behind += fmt::format("<div class=\"answer\"><b>{}. {}</b> {}</div>\n", index + 1,
                                escaped(m_lesson.pages[index].id), answer);
    }

    // It unfolds to whether it is right, why, and where it leads. Its number is what a learner
    // writes down.
    void addAnswer(std::size_t index, std::size_t number, const std::string& text, bool isRight,
                   const LessonAnswer* answer)
    {
        if (isRight)
            addBehind(index, fmt::format("{}. {}", number, text));
        m_html += fmt::format(
            "<details class=\"choice\"><summary>{}. {}</summary><p><strong "
            "class=\"{}\">{}</strong>",
            number, text, isRight ? "right" : "wrong",
            say({isRight ? phrase("Lesson", "Correct.") : phrase("Lesson", "Incorrect.")}));
        if (answer != nullptr && !answer->because.empty())
            m_html += ' ' + rich(answer->because);
        if (answer != nullptr)
            m_html += onwards(answer->next);
        m_html += "</p></details>\n";
    }

    Result<void> addPrediction(std::size_t index, const LessonPage& page)
    {
        const auto question = m_stages.prediction(index, m_token);
        if (!question)
            return tl::make_unexpected(question.error());
        if (const Sentence asked = predictionSentence(m_lesson, page, m_language); !asked.empty())
            m_html += "<p><strong>" + say(asked) + "</strong></p>\n";
        for (std::size_t i = 0; i < question->answers.size(); ++i)
            addAnswer(index, i + 1,
                      say({question->answers[i].pattern, {question->answers[i].place}}),
                      i == question->right, saidWhen(page, i == question->right));
        return {};
    }

    // Of pages with a task or a prediction.
    static const LessonAnswer* saidWhen(const LessonPage& page, bool isRight)
    {
        const auto said = std::ranges::find(page.answers, isRight, &LessonAnswer::isRight);
        return said == page.answers.end() ? nullptr : &*said;
    }

    void addTask(std::size_t index, const LessonStage& stage, const LessonPage& page)
    {
        m_html += "<p><strong>" + say(taskSentence(stage, *page.task)) + "</strong></p>\n";
        addRoom(stage, *page.task);
        const auto entries = exampleOf(stage, *page.task, kExampleTime, m_token);
        const LessonAnswer* const said = saidWhen(page, true);
        if (entries.empty() && said == nullptr)
            return;
        std::string answer;
        if (!entries.empty() && page.task->kind != LessonTask::Kind::Solve) {
            answer = say(answerSentence(stage, *page.task, entries));
        } else if (const auto done = entries.empty() ? std::nullopt : doneWith(stage, entries)) {
            View view;
            view.state = &done->state;
            view.isByHand = true; // entries, and no guesses of a search
            const Puzzle& puzzle = *stage.board.puzzle;
            Picture solved = puzzle.picture(*done->problem, view);
            solved.drawByHand();
            const std::string name = say(answerSentence(stage, *page.task, entries)) + ' ' +
                                     say(puzzle.title(*done->problem));
            answer = '\n' + figure(solved, name, kBoardCell);
        }
        if (!answer.empty())
            addBehind(index, answer);
        m_html += "<details class=\"way\"><summary>" + say({phrase("Lesson", "Show the answer")}) +
                  "</summary>\n<div>" + answer + "</div>\n";
        if (said != nullptr)
            m_html += "<p>" + rich(said->text) + onwards(said->next) + "</p>\n";
        m_html += "</details>\n";
    }

    // On paper only: elsewhere nothing can be written there.
    void addRoom(const LessonStage& stage, const LessonTask& task)
    {
        const std::size_t rooms = roomsOf(stage, task, m_token);
        if (rooms == 0)
            return;
        // As wide as what is written there, by hand.
        const std::size_t width = std::max<std::size_t>(6, m_names->example().size());
        m_html += "<p class=\"room\">" + say(roomSentence(stage));
        for (std::size_t i = 0; i < rooms; ++i)
            m_html += fmt::format(" <span style=\"width:{}em\"></span>", width);
        m_html += "</p>\n";
    }

    // It unfolds to its figures, which may be asked for.
    void addRace(std::size_t index, const LessonStage& stage, const LessonPage& page)
    {
        std::string names;
        for (const std::size_t racer : page.racers)
            names += (names.empty() ? "" : " · ") +
                     Sentence{stage.board.puzzle->info().strategies[racer].title}.text(m_translate);
        m_html +=
            "<details><summary>" + say({phrase("Lesson", "Race: %1"), {names}}) + "</summary>\n";
        std::string all;
        for (const Sentence& figures : raceSentences(stage.board, page, m_token)) {
            m_html += "<p>" + say(figures) + "</p>\n";
            all += (all.empty() ? "" : "; ") + say(figures);
        }
        m_html += "</details>\n";
        addBehind(index, all);
    }

    const Lesson& m_lesson;
    const std::string& m_language;
    const std::stop_token& m_token;
    Translator m_translate;
    LessonStages m_stages;
    std::optional<LessonBoard> m_board; ///< of the page
    std::optional<PlaceNames> m_names;  ///< of the board
    std::string m_html;
    std::string m_behind; ///< the answers, for paper
};

} // namespace

Result<std::string> lessonPage(const Lesson& lesson, std::string_view language,
                               const std::stop_token& token, const Translator& translate)
{
    return LessonPageMaker(lesson, language, token, translate).make();
}

} // namespace clew
