// The tables of tests/data/<id>/instances.tsv: a name, what the input is ("parameters", like
// size=5;closed=1, or the id of a format), the input (with \n for a line end), and how many
// solutions there are if that is known.

#pragma once

#include <optional>
#include <vector>

#include "core/text/english.h"
#include "tests/solving.h"

namespace clew::test {

struct Instance
{
    const Puzzle* puzzle;
    QByteArray name; ///< among those of the puzzle
    ProblemPtr problem;
    std::optional<std::uint64_t> solutions;
};

/// The fields of each line but the first, which names them; none where there is no such file.
inline QList<QByteArrayList> tableRows(const QString& path)
{
    QList<QByteArrayList> rows;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return rows;
    file.readLine();
    while (!file.atEnd()) {
        QByteArray line = file.readLine();
        if (line.endsWith('\n'))
            line.chop(1);
        rows << line.split('\t');
    }
    return rows;
}

inline Result<ProblemPtr> problemFrom(const Puzzle& puzzle, const QByteArray& kind,
                                      QByteArray input)
{
    if (kind == "parameters")
        return puzzle.create(parametersFrom(input));
    if (puzzle.format(kind.toStdString()) == nullptr)
        return fail(verbatim("there is no format " + kind.toStdString()));
    input.replace("\\n", "\n");
    return puzzle.read(input.toStdString(), kind.toStdString(), {});
}

/// Those of one puzzle; what cannot be read makes `problems` longer.
inline std::vector<Instance> instancesOf(const Puzzle& puzzle, QStringList& problems)
{
    const QString path = QString(TEST_DATA "/%1/instances.tsv").arg(puzzle.info().id.c_str());
    std::vector<Instance> instances;
    if (!QFile::exists(path))
        problems << path + " is missing";
    for (const QByteArrayList& columns : tableRows(path)) {
        if (columns.size() < 3) {
            problems << QString("%1: not a row: %2").arg(path, QString(columns.join('\t')));
            continue;
        }
        const auto problem = problemFrom(puzzle, columns[1], columns[2]);
        if (!problem) {
            problems << QString("%1, %2: %3")
                            .arg(path, QString(columns[0]), english(problem.error()).c_str());
            continue;
        }
        instances.push_back({&puzzle, columns[0], *problem, std::nullopt});
        if (columns.size() > 3 && !columns[3].trimmed().isEmpty())
            instances.back().solutions = columns[3].trimmed().toULongLong();
    }
    return instances;
}

/// Where all of them are there and can be read.
inline std::vector<Instance> instancesOf(const Puzzle& puzzle)
{
    QStringList problems;
    auto instances = instancesOf(puzzle, problems);
    if (!problems.isEmpty())
        qFatal("%s", qPrintable(problems.join('\n')));
    return instances;
}

} // namespace clew::test
