// Long work with a progress bar that can be cancelled, while the window goes on as before.

#pragma once

#include <QString>
#include <atomic>
#include <functional>
#include <stop_token>

namespace clew {

class Shell;
class Workbench;

/// Runs on a thread of its own; adds up in `done` how far it is, stops when `token` asks, and
/// returns what went wrong, in words; empty if nothing did.
using Task = std::function<QString(std::atomic<std::uint64_t>& done, const std::stop_token& token)>;

/// Starts the task and returns. A dialog shows its progress towards `total` (0: that it goes on);
/// closing it cancels, and so does closing the window. What went wrong is said beside the board,
/// exceptions included; if nothing did and nobody cancelled, `then` is called. Both wait until
/// nobody is in the middle of something (Workbench::whenIdle).
void runTask(Workbench& workbench, Shell& shell, const QString& title, std::uint64_t total,
             const Task& task, const std::function<void()>& then = {});

/// The same of a task that writes this file: the dialog names it, and beside the board it is said
/// when it is written; `more`, if there is any, behind that.
void runWriting(Workbench& workbench, Shell& shell, const QString& file, std::uint64_t total,
                const Task& task, const std::function<QString()>& more = {});

} // namespace clew
