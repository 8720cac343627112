// The solutions of a trace as a list to look at: all of them, one of each symmetry class, those of
// one class, or those that meet a condition. Sought in the background, as far as solutions are
// known.

#pragma once

#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>

#include "core/puzzle/puzzle.h"
#include "core/trace/cursor.h"

namespace clew {

class SolutionList : public QObject
{
    Q_OBJECT

public:
    struct Query
    {
        bool onePerClass = false;            ///< the first found of each
        std::optional<quint64> classOf = {}; ///< only those that are symmetrical to this solution
        std::optional<Place> condition = {}; ///< only those in which the variable has this value

        [[nodiscard]] bool isAll() const { return !onePerClass && !classOf && !condition; }
        friend bool operator==(const Query&, const Query&) = default;
    };
    /// A list other than that of all solutions ends after this many rows or classes.
    static constexpr std::size_t kMostRows = std::size_t{1} << 24U;
    static constexpr std::size_t kMostClasses = std::size_t{1} << 20U;

    explicit SolutionList(QObject* parent = nullptr);
    ~SolutionList() override;

    /// Null: no solutions. All are listed again.
    void setTrace(const Puzzle* puzzle, ProblemPtr problem, std::shared_ptr<const Trace> trace);
    void setQuery(const Query& query);
    [[nodiscard]] const Query& query() const { return m_query; }
    /// Lists only that many solutions of the trace, the first ones, and of those that are set
    /// later.
    void setLimit(quint64 solutions) { m_limit = solutions; }
    [[nodiscard]] quint64 limit() const { return m_limit; }
    /// Looks for solutions that have become known.
    void refresh();

    /// Number of rows found so far.
    [[nodiscard]] quint64 size() const;
    /// The number of the solution in a row, from 0; rows are in the order of these.
    [[nodiscard]] quint64 solution(quint64 row) const;
    /// The row of a solution; of one that is not listed the row it would stand in.
    [[nodiscard]] quint64 rowOf(quint64 solution) const;
    /// How many solutions of the row's class were found; only with onePerClass.
    [[nodiscard]] quint64 classSize(quint64 row) const;
    /// All solutions known are looked through.
    [[nodiscard]] bool isSettled() const;
    [[nodiscard]] bool isCut() const;
    /// The numbers of the solutions listed so far, to be kept; null if all are.
    [[nodiscard]] std::shared_ptr<const std::vector<quint32>> rows() const;

signals:
    /// More rows, or others.
    void changed();

private:
    class Scan;

    void rescan();

    const Puzzle* m_puzzle = nullptr;
    ProblemPtr m_problem;
    std::shared_ptr<const Trace> m_trace;
    Query m_query;
    quint64 m_limit = kUnlimited;
    std::unique_ptr<Scan> m_scan; ///< null while all are listed
    QTimer m_poll;
};

} // namespace clew
