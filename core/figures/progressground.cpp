#include "core/figures/progressground.h"

#include <algorithm>

namespace clew {

void addProgress(Picture& sheet, const Area& area, const Progress& progress)
{
    const auto samples = progress.samples();
    const auto events =
        std::max(1.0, static_cast<double>(progress.last()) - static_cast<double>(progress.first()));
    const auto x = [&](std::size_t sample) {
        const double share = static_cast<double>(sample * progress.step()) / events;
        return area.x + area.width * std::min(1.0, share);
    };
    const auto add = [&](std::size_t sample, double share, Ink ink, float opacity) {
        const double height = share * area.height;
        if (height > 0)
            sheet
                .rect(x(sample), area.y + area.height - height, x(sample + 1) - x(sample), height,
                      ink)
                .opacity = opacity;
    };
    const double variables = std::max(1.0, static_cast<double>(progress.dimensions().variables));
    const double struck = std::max(1.0, static_cast<double>(progress.mostStruck()));
    for (std::size_t i = 0; i < samples.size(); ++i) {
        add(i, static_cast<double>(samples[i].struck) / struck, Ink::Muted, 0.25F);
        add(i, samples[i].settled / variables, Ink::Forced, 0.55F);
    }
}

} // namespace clew
