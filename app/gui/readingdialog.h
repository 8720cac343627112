// Asks which puzzle a text is meant for, where several can read it, or which of its boards is
// wanted, where it holds several.

#pragma once

#include <QDialog>
#include <optional>
#include <vector>

#include "core/session/document.h"

class QListWidget;

namespace clew {

class ReadingDialog : public QDialog
{
    Q_OBJECT

public:
    /// Of at least two readings, or boards, or one in doubt, which must outlive the dialog; the
    /// first is proposed.
    explicit ReadingDialog(const Readings& readings, QWidget* parent = nullptr);

    /// The index of the reading chosen.
    [[nodiscard]] std::size_t chosen() const;

private:
    QListWidget* m_list;
};

/// The only reading that is in no doubt, or the one that a person chooses; none if they cancel.
std::optional<Document> chooseReading(Readings readings, QWidget* parent);

} // namespace clew
