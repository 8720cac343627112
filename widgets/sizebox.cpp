#include "widgets/sizebox.h"

#include <QBoxLayout>
#include <QLabel>

namespace clew {

void addSide(QBoxLayout& row, SizeBox& box, const QString& name, const QString& label, int most)
{
    auto* const buddy = new QLabel(label);
    buddy->setBuddy(&box);
    row.addWidget(buddy);
    row.addWidget(&box);
    box.setRange(1, most);
    box.setObjectName(name);
}

} // namespace clew
