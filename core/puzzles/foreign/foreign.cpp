#include "core/puzzles/foreign/foreign.h"

#include <algorithm>

namespace clew::foreign {

Names::Names(std::vector<std::string> names, std::uint32_t most)
    : m_names(std::move(names)), m_most(std::max(most, static_cast<std::uint32_t>(m_names.size()))),
      m_grows(most > 0)
{
    for (std::uint32_t i = 0; i < m_names.size(); ++i)
        m_numbers.emplace(m_names[i], i);
}

std::uint32_t Names::number(std::string_view name)
{
    const std::lock_guard lock(m_mutex);
    const auto [found, isNew] =
        m_numbers.try_emplace(std::string(name), static_cast<std::uint32_t>(m_names.size()));
    if (!isNew)
        return found->second;
    if (m_names.size() + 1 >= m_most) { // the last is for all that come
        m_numbers.erase(found);
        if (m_names.size() < m_most)
            m_names.emplace_back("…");
        return m_most - 1;
    }
    m_names.emplace_back(name);
    return static_cast<std::uint32_t>(m_names.size() - 1);
}

std::string Names::name(std::uint32_t number) const
{
    const std::lock_guard lock(m_mutex);
    return number < m_names.size() ? m_names[number] : std::string();
}

std::vector<std::string> Names::all() const
{
    const std::lock_guard lock(m_mutex);
    return m_names;
}

namespace {

// The sign that a relation begins with, before its space; empty if it is none.
std::string_view signOf(std::string_view value)
{
    for (const std::string_view sign : {"≠", "≤", "≥", "<", ">"})
        if (value.starts_with(sign) && value.substr(sign.size()).starts_with(' '))
            return sign;
    return {};
}

} // namespace

std::string related(const std::string& variable, const std::string& value)
{
    return variable + (signOf(value).empty() ? " = " : " ") + value;
}

std::string relatedClosely(const std::string& variable, const std::string& value)
{
    const std::string_view sign = signOf(value);
    return sign.empty() ? variable + '=' + value
                        : variable + std::string(sign) + value.substr(sign.size() + 1);
}

} // namespace clew::foreign
