// Boards of named variables: what is drawn of a puzzle that no program here knows.

#include <QtTest>

#include "core/puzzle/variableboard.h"

using namespace clew;

namespace {

VariableBoard twoByTwo()
{
    VariableBoard board;
    for (const char* name : {"x[1,1]", "x[1,2]", "x[2,1]", "x[2,2]"})
        board.variables.push_back({name, 1, 4});
    board.blocks.push_back(gridBlock("x", 2, 2, 0));
    return board;
}

QStringList textsOf(const Picture& picture)
{
    QStringList texts;
    for (const Shape& shape : picture.shapes())
        if (shape.kind == ShapeKind::Text)
            texts << QString::fromStdString(shape.text);
    return texts;
}

} // namespace

class TestModelBoard : public QObject
{
    Q_OBJECT

private slots:
    // A cage's label and the candidates of its cell leave each other room.
    void candidatesBelowLabels()
    {
        VariableBoard board;
        for (int i = 0; i < 4; ++i)
            board.variables.push_back({"x", 1, 9});
        board.blocks.push_back(gridBlock("x", 2, 2, 0));
        board.blocks.front().cages = {{{0, 1}, "17"}, {{2, 3}, "9"}};
        State state({4, 9});
        state.apply(Event::remove(3, 4, 1)); // so that candidates are shown
        View view;
        view.state = &state;
        const Picture picture = pictureOf(board, view);
        int near = 0;
        for (const Shape& label : picture.shapes()) {
            if (label.kind != ShapeKind::Text || label.align != -1 || label.text == "x")
                continue;
            for (const Shape& mark : picture.shapes()) {
                const float right = mark.x - label.x;
                const float below = mark.y - label.y;
                if (mark.kind != ShapeKind::Text || mark.fill != Ink::Muted || right < -0.06F ||
                    right > 0.94F || below < -0.16F || below > 0.84F)
                    continue;
                ++near;
                QVERIFY(below >= (label.height + mark.height) / 2 * 0.9F);
            }
        }
        QCOMPARE(near, 2 * 9);
    }

    void placeNames_data()
    {
        QTest::addColumn<uint>("value");
        QTest::addColumn<bool>("wide");
        QTest::addColumn<QString>("name");
        QTest::newRow("variable") << uint(kNoValue) << false << "x[1,1]";
        QTest::newRow("value") << 2U << false << "x[1,1] = 3";
        QTest::newRow("bound above") << 6U << true << "x[1,1] ≥ 3";
    }

    void placeNames()
    {
        QFETCH(uint, value);
        QFETCH(bool, wide);
        QFETCH(QString, name);
        VariableBoard board = twoByTwo();
        board.variables[0].hasBounds = wide;
        QCOMPARE(QString::fromStdString(board.placeName({0, value})), name);
    }

    // A sentence speaks of what the board shows as nothing, too.
    void blankSymbols()
    {
        VariableBoard board = twoByTwo();
        board.variables[0].first = 0;
        board.variables[0].count = 3;
        board.variables[0].names = {"", "★", " "};
        QCOMPARE(board.placeName({0, 0}), std::string("x[1,1] = 0"));
        QCOMPARE(board.placeName({0, 1}), std::string("x[1,1] = ★"));
        QCOMPARE(board.placeName({0, 2}), std::string("x[1,1] = 2"));
    }

    void valuesAndNames()
    {
        const NamedVariable plain{"x", -3, 5};
        QCOMPARE(plain.text(0), std::string("-3"));
        const NamedVariable named{"c", 1, 2, {"red", "green"}};
        QCOMPARE(named.text(1), std::string("green"));
    }

    void text()
    {
        VariableBoard board = twoByTwo();
        board.variables.push_back({"total", 0, 100});
        board.blocks.push_back(gridBlock("total", 1, 1, 4));
        State state(board.dimensions());
        state.apply(Event::decide(1, 2));
        state.apply(Event::assign(4, 42, 1));
        QCOMPARE(textOf(board, &state, {{3, kNoValue, kNoValue, kNoValue, kNoValue}}),
                 std::string("x:\n4 3\n. .\ntotal = 42\n"));
    }

    void clues()
    {
        VariableBoard board = twoByTwo();
        board.blocks[0].above = {"1", "2"};
        board.blocks[0].left = {"", "3"};
        QCOMPARE(textOf(board, nullptr), std::string("   1 2\n   . .\n3  . .\n"));
        const QStringList texts = textsOf(pictureOf(board, {.coordinates = false}));
        QVERIFY(texts.contains("3"));
    }

    void textReadAgain_data()
    {
        QTest::addColumn<bool>("isMore");
        QTest::addColumn<int>("what");
        for (const bool isMore : {false, true})
            for (int what = 0; what < 6; ++what)
                QTest::addRow("%d%s", what, isMore ? " beside others" : "") << isMore << what;
    }

    // What stands in the cells is read from the text, whatever is drawn between and beside them.
    void textReadAgain()
    {
        QFETCH(bool, isMore);
        QFETCH(int, what);
        VariableBoard board = twoByTwo();
        BoardBlock& block = board.blocks[0];
        if (what == 1) {
            block.signs = {{0, 1, "<"}, {3, 1, "<"}, {0, 3, ">"}};
        } else if (what == 2) {
            block.regions = {1, 2, 1, 3};
            block.above = {"104", "3"};
            block.left = {"", "12"};
            block.right = {"7", ""};
            block.cages = {{{0, 1}, "5"}};
        } else if (what == 3) { // of which some are drawn as nothing
            for (NamedVariable& each : board.variables)
                each.names = {"", "★", "a name", "."};
        } else if (what == 4) {
            block.cells[1] = {.isBlack = true, .across = "7", .down = "12"};
            block.cells[2] = {.text = "100"};
        } else if (what == 5) {
            block.positions = {{0, 0}, {1, 0}, {0, 1}, {1, 1}};
        }
        if (isMore) {
            board.variables.push_back({"total", 0, 100});
            board.blocks.push_back(gridBlock("total", 1, 1, 4));
            board.blocks.push_back(gridBlock("y", 1, 2, 0));
            board.blocks.push_back(gridBlock("z", 2, 1, 2));
        }
        for (Value last = 0; last < 4; ++last) {
            State state(board.dimensions());
            for (Variable i = 0; i < board.variables.size(); ++i)
                state.apply(Event::assign(i, i < 3 ? i : last, 1));
            const std::string text = textOf(board, &state);
            const auto cells = cellTextsIn(board, text);
            QVERIFY2(cells, text.c_str());
            QCOMPARE(cells->size(), board.blocks.size());
            for (std::size_t i = 0; i < cells->size(); ++i)
                for (std::size_t j = 0; j < (*cells)[i].size(); ++j)
                    if (const VariableCell& cell = board.blocks[i].cells[j];
                        cell.variable < board.variables.size())
                        QCOMPARE((*cells)[i][j],
                                 board.variables[cell.variable].text(state.value(cell.variable)));
            QVERIFY(!cellTextsIn(board, text + "1\n"));
            QVERIFY(!cellTextsIn(board, "1\n" + text));
        }
    }

    // Of another board, or with another clue, it is not read.
    void textOfAnotherBoard()
    {
        VariableBoard board = twoByTwo();
        board.blocks[0].left = {"5", "3"};
        QVERIFY(cellTextsIn(board, "5  1 2\n3  3 4\n"));
        QVERIFY(cellTextsIn(board, "5  1 2  \n3  3 4"));
        for (const char* const text :
             {"", "5  1 2\n", "4  1 2\n3  3 4\n", "5 1 2\n3 3 4\n", "1 2\n3 4\n"})
            QVERIFY2(!cellTextsIn(board, text), text);
        board.blocks[0].cells[3] = {.text = "4"};
        QVERIFY(cellTextsIn(board, "5  1 2\n3  3 4\n"));
        QVERIFY(!cellTextsIn(board, "5  1 2\n3  3 5\n"));
    }

    // Signs, regions and cages are in the text as well, as far as they can.
    void textBetweenCells()
    {
        VariableBoard board = twoByTwo();
        BoardBlock& block = board.blocks[0];
        block.signs = {{0, 1, "<"}, {3, 1, "<"}, {0, 3, ">"}};
        QCOMPARE(textOf(board, nullptr), std::string(". < .\n    v\n.   .\n\nR1C1 > R2C2\n"));
        block.signs = {{1, 0, "<"}, {0, 2, "<"}, {1, 3, "●"}};
        QCOMPARE(textOf(board, nullptr), std::string(". > .\n^   ●\n.   .\n"));
        block.signs.clear();
        block.regions = {1, 1, 1, 2};
        block.cages = {{{0, 1}, "5"}, {{3}, ""}};
        block.lines = {{0, 3}};
        QCOMPARE(textOf(board, nullptr),
                 std::string(".   .\n  +--\n. | .\n\n5: R1C1 R1C2\nR2C2\n—: R1C1 R2C2\n"));
        block = gridBlock("x", 2, 2, 0);
        block.regions = {1, 2, 1, 3};
        block.above = {"4", "3"};
        block.left = {"", "12"};
        block.right = {"7", ""};
        QCOMPARE(textOf(board, nullptr),
                 std::string("    4   3\n    . | .  7\n      +--\n12  . | .\n"));
    }

    // What stands beside a cell and above it make its index together.
    void aBrokenRow()
    {
        VariableBoard board;
        for (int i = 0; i < 40; ++i)
            board.variables.push_back({"x", 1, 9});
        board.blocks.push_back(gridBlock("x", 4, 10, 0));
        QVERIFY(!textsOf(pictureOf(board, {})).contains("30"));
        board.blocks[0].firstIndex = 1;
        const QStringList texts = textsOf(pictureOf(board, {}));
        for (const char* const label : {"0", "10", "20", "30", "1", "9"})
            QVERIFY2(texts.contains(label), label);
    }

    // Cells are as wide as what stands above them, and vertices have their names below.
    void namesHaveRoom()
    {
        VariableBoard board = twoByTwo();
        const double narrow = pictureOf(board, {}).width();
        board.blocks[0].above = {"Norwegian", "English"};
        board.blocks[0].left = {"first", "second"};
        QVERIFY(pictureOf(board, {}).width() > narrow + 3);
        const auto areas = variableAreas(board, false);
        QVERIFY(areas[1].area.x - areas[0].area.x > 2);
        QVERIFY(areas[0].area.x > 1.2);
        BoardBlock graph = gridBlock("g", 1, 2, 0);
        graph.positions = {{0, 0}, {3, 1}};
        graph.above = {"NSW", "Victoria"};
        board.blocks = {graph};
        const Picture picture = pictureOf(board, {});
        for (const Shape& shape : picture.shapes())
            QVERIFY(shape.y >= -0.01F && shape.y + 0.1F <= float(picture.height()));
        QVERIFY(textsOf(picture).contains("Victoria"));
    }

    // The ring of a guess goes around a long value, not through it.
    void marksAreAsWideAsTheirCells()
    {
        VariableBoard board = twoByTwo();
        for (NamedVariable& variable : board.variables)
            variable.names = {"coffee", "lemonade", "tea", "milk"};
        const double width = variableAreas(board, false)[0].area.width;
        QVERIFY(width > 1.5);
        State state(board.dimensions());
        state.apply(Event::decide(0, 1));
        const Event tried = Event::decide(0, 1);
        const Picture picture =
            pictureOf(board, {.state = &state, .event = tried, .coordinates = false});
        const auto widest = [&](Ink ink) {
            float most = 0;
            for (const Shape& shape : picture.shapes())
                if (shape.stroke == ink && shape.fill == Ink::None)
                    most = std::max(most, shape.width);
            return double(most);
        };
        QVERIFY2(widest(Ink::Guess) > width - 0.2, qPrintable(QString::number(widest(Ink::Guess))));
        QVERIFY(widest(Ink::Trying) > width - 0.2);
    }

    void bounds()
    {
        VariableBoard board;
        board.variables.push_back({.name = "s", .first = 10, .count = 1000, .hasBounds = true});
        State state(board.dimensions());
        state.apply(Event::remove(0, 4, 1));
        state.apply(Event::remove(0, 9, 1));
        state.apply(Event::remove(0, 1000 + 500, 1));
        const Bounds bounds = boundsOf(board.variables[0], 0, state);
        QCOMPARE(bounds.least, 10U);
        QCOMPARE(bounds.most, 499U);
    }

    void candidatesAreDrawnUntilStruck()
    {
        const VariableBoard board = twoByTwo();
        State state(board.dimensions());
        state.apply(Event::remove(0, 1, 1));
        const QStringList texts =
            textsOf(pictureOf(board, {.state = &state, .coordinates = false}));
        QCOMPARE(texts.count("2"), 3); // no longer in the first cell
        QCOMPARE(texts.count("4"), 4);
    }

    void areas()
    {
        const VariableBoard board = twoByTwo();
        const auto areas = variableAreas(board, false);
        QCOMPARE(areas.size(), std::size_t{4});
        QCOMPARE(areas[3].area.x - areas[0].area.x, 1.0);
        QCOMPARE(areas[3].area.y - areas[0].area.y, 1.0);
        QCOMPARE(board.gridCell(2).value(), (GridCell{1, 0}));
    }

    // All that refines a board, in whatever order and with numbers of cells that it does not have.
    void everythingAtOnce()
    {
        VariableBoard board = twoByTwo();
        BoardBlock& block = board.blocks[0];
        block.regions = {0, 0, 7, ~0U}; // as -1 is read
        block.cages = {{{0, 1}, "5"}, {{}, "1"}, {{99}, "2"}};
        block.lines = {{0, 3}, {99, 0}};
        block.signs = {{0, 1, "<"}, {0, 2, ">"}, {0, 99, "<"}};
        block.isColoured = true;
        BoardBlock graph = gridBlock("g", 1, 2, 0);
        graph.positions = {{0, 0}, {3, 1}};
        graph.edges = {{0, 1}, {0, 99}};
        board.blocks.push_back(graph);
        board.blocks.push_back({.name = "black", .cells = {{.isBlack = true, .across = "7"}}});
        State state(board.dimensions());
        state.apply(Event::decide(0, 3));
        for (const Event event : {Event::conflict(1, 1), Event::solution(), Event::visit(0)}) {
            const Picture picture = pictureOf(board, {.state = &state, .event = event});
            QVERIFY(textsOf(picture).contains("5"));
            for (const Shape& shape : picture.shapes()) {
                QVERIFY(shape.x >= -0.01F && shape.x <= float(picture.width()));
                QVERIFY(shape.y >= -0.01F && shape.y <= float(picture.height()));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestModelBoard)
#include "tst_core_modelboard.moc"
