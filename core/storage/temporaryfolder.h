// A folder of its own among the system's temporary files, removed with what is in it.

#pragma once

#include <filesystem>
#include <string>

namespace clew {

class TemporaryFolder
{
public:
    /// None: made() is false.
    TemporaryFolder() = default;
    /// Its name begins with `prefix`. Where none can be made, made() is false and errno says why.
    explicit TemporaryFolder(const std::string& prefix);
    TemporaryFolder(TemporaryFolder&& other) noexcept;
    TemporaryFolder& operator=(TemporaryFolder&& other) noexcept;
    ~TemporaryFolder();

    [[nodiscard]] bool made() const { return !m_path.empty(); }
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path = {};
};

} // namespace clew
