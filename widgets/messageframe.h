// A message in a place that is kept for it; where it does not fit there it lies over what is below
// that place, as wide as its parent, until it is closed. Nothing moves because of it.

#pragma once

#include <QWidget>

class QToolButton;

namespace clew {

class ElidedLines;

class MessageFrame : public QWidget
{
    Q_OBJECT

public:
    explicit MessageFrame(QWidget* parent);

    /// What is put into the parent's layout.
    [[nodiscard]] QWidget& place() { return *m_place; }
    /// Empty: nothing.
    void say(const QString& text);
    [[nodiscard]] QString text() const;
    /// It does not fit into its place.
    [[nodiscard]] bool liesOver() const;

signals:
    void closed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void layOut();
    /// Of what is written into a frame this wide.
    [[nodiscard]] int roomIn(int width) const;

    QWidget* m_place;
    ElidedLines* m_text;
    QToolButton* m_close;
};

} // namespace clew
