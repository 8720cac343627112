// The one look of Clew: light and dark, spacing, icons. Colours of boards come from core's inks.

#pragma once

#include <QApplication>
#include <QColor>
#include <QIcon>
#include <QPalette>

#include "core/picture/picture.h"
#include "core/study/deductions.h"

namespace clew {

enum class ThemeChoice { System, Light, Dark, HighContrast };

/// Multiples of four pixels.
inline constexpr int kSpace = 8;

namespace theme {

/// Sets style, palette and style sheet of the whole application.
void apply(QApplication& application, ThemeChoice choice);
/// Whether the palette in force is a dark one.
bool isDark();
/// The colours of boards that go with the palette in force.
Scheme scheme();
QColor colour(Ink ink);
/// Over what is seen through it; `alpha` up to 255.
QColor faded(Ink ink, int alpha);
/// What `part` (0 to 1) of one colour over another gives.
QColor mixed(const QColor& over, const QColor& ground, double part);
/// Of a step of a search, the same in lists and on the timeline: each rule has its own, as far as
/// they go.
QColor colour(const Deductions& deductions, const Deduction& deduction);
/// One of our own drawings (resources/icons/NAME.svg), always in the text colour of the theme in
/// force.
QIcon icon(const QString& name);

} // namespace theme
} // namespace clew
