// A few figures side by side as bars on a logarithmic scale.

#pragma once

#include <QWidget>
#include <vector>

namespace clew {

class RaceChart : public QWidget
{
    Q_OBJECT

public:
    struct Bar
    {
        QString name;
        double value = 0;     ///< 0: nothing to show yet
        bool atLeast = false; ///< a lower bound: the bar's end is open
        QString text = {};    ///< the value in words, beside the bar
    };

    explicit RaceChart(QWidget* parent = nullptr);

    /// `axis` names the quantity; `tick` writes a power of ten for the axis.
    void setBars(std::vector<Bar> bars, const QString& axis, QString (*tick)(double));
    [[nodiscard]] const std::vector<Bar>& bars() const { return m_bars; }
    /// Where a bar is drawn, in pixels. Lengths grow with the logarithm of the value.
    [[nodiscard]] QRectF barRect(std::size_t index) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] double xOf(double value) const;
    [[nodiscard]] double left() const;
    [[nodiscard]] double textRoom() const; ///< right of the longest bar
    [[nodiscard]] double widest(QString Bar::*text) const;
    [[nodiscard]] double rowHeight() const;

    std::vector<Bar> m_bars;
    QString m_axis;
    QString (*m_tick)(double) = nullptr;
    int m_leastPower = 0; ///< of ten, at the axis' left end
    int m_mostPower = 1;
};

} // namespace clew
