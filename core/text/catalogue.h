// The translations of one language, as Qt's lrelease compiles them (a .qm file), read without Qt:
// so the command says in a reader's language what the window does.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/text/sentence.h"

namespace clew {

class Catalogue
{
public:
    /// `bytes` of the file must outlive it. Of what is no such file, nothing is translated.
    explicit Catalogue(std::string_view bytes);

    [[nodiscard]] bool empty() const { return m_hashes.empty(); }
    /// None if the phrase is not translated.
    [[nodiscard]] std::optional<std::string> find(Phrase phrase) const;
    /// The phrase itself if it is not translated.
    [[nodiscard]] std::string text(Phrase phrase) const;

private:
    std::string_view m_hashes;   ///< of the texts, in ascending order, each with a place
    std::string_view m_messages; ///< at these places
};

} // namespace clew
