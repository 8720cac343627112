// What works for long in the background gives way to what a person waits for.

#pragma once

namespace clew {

/// Lowers the priority of the calling thread, and of the processes and threads that it starts from
/// now on: where processors are scarce, the interface's own thread comes before it. It is for
/// searches and other tasks that may take minutes, and beside which the window must stay smooth,
/// even where it shows how far they are; not for what is measured. To be called once a thread. Does
/// nothing if CLEW_KEEP_PRIORITY is set in the environment, as for tests, of which many run at once
/// and wait for what they start.
void giveWay() noexcept;

} // namespace clew
