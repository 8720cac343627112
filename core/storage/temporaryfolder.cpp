#include "core/storage/temporaryfolder.h"

#include <cstdlib>
#include <utility>

namespace clew {

TemporaryFolder::TemporaryFolder(const std::string& prefix)
{
    std::error_code none; // then mkdtemp() says what is wrong
    const auto folder = std::filesystem::temp_directory_path(none);
    std::string name = (folder / (prefix + "XXXXXX")).string();
    if (::mkdtemp(name.data()) != nullptr)
        m_path = name;
}

TemporaryFolder::TemporaryFolder(TemporaryFolder&& other) noexcept
    : m_path(std::exchange(other.m_path, {}))
{
}

// What it had goes with the other one.
TemporaryFolder& TemporaryFolder::operator=(TemporaryFolder&& other) noexcept
{
    m_path.swap(other.m_path);
    return *this;
}

TemporaryFolder::~TemporaryFolder()
{
    std::error_code ignored;
    if (!m_path.empty())
        std::filesystem::remove_all(m_path, ignored);
}

} // namespace clew
