// Marked places in a recorded search; kept in sessions as [[position, label], …].

#pragma once

#include <QString>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <vector>

namespace clew {

class Bookmarks
{
public:
    [[nodiscard]] bool contains(quint64 position) const { return m_labels.contains(position); }
    [[nodiscard]] bool isEmpty() const { return m_labels.empty(); }
    void add(quint64 position, const QString& label = {})
    {
        m_labels.insert_or_assign(position, label);
    }
    void remove(quint64 position) { m_labels.erase(position); }

    /// Empty if it has none.
    [[nodiscard]] QString label(quint64 position) const
    {
        const auto found = m_labels.find(position);
        return found == m_labels.end() ? QString() : found->second;
    }

    [[nodiscard]] std::optional<quint64> next(quint64 position) const
    {
        const auto after = m_labels.upper_bound(position);
        return after == m_labels.end() ? std::nullopt : std::optional(after->first);
    }
    [[nodiscard]] std::optional<quint64> previous(quint64 position) const
    {
        const auto after = m_labels.lower_bound(position);
        return after == m_labels.begin() ? std::nullopt : std::optional(std::prev(after)->first);
    }

    /// In order.
    [[nodiscard]] std::vector<quint64> positions() const
    {
        std::vector<quint64> positions;
        positions.reserve(m_labels.size());
        for (const auto& [position, label] : m_labels)
            positions.push_back(position);
        return positions;
    }
    /// Without labels.
    void setPositions(const std::vector<quint64>& positions)
    {
        m_labels.clear();
        for (const quint64 position : positions)
            add(position);
    }

    friend bool operator==(const Bookmarks&, const Bookmarks&) = default;

private:
    std::map<quint64, QString> m_labels; ///< by position: the number of events before
};

nlohmann::json toJson(const Bookmarks& bookmarks);
/// Leaves out what is none.
Bookmarks bookmarksFromJson(const nlohmann::json& json);

} // namespace clew
