// Help → About Clew: the version, what changed in it, and the licences. All of it comes from the
// files under resources/.

#pragma once

#include <QDialog>
#include <QList>
#include <QString>
#include <QStringList>

namespace clew {

/// A release as the metainfo file lists it.
struct Release
{
    QString version;
    QString date;
    QStringList changes;
};

/// The newest first, in the language of the window, or in English if there is nothing in that.
QList<Release> releases();

class AboutDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent = nullptr);
};

} // namespace clew
