// Long file work off the interface thread.

#pragma once

#include <QEventLoop>
#include <QThread>
#include <memory>
#include <optional>

namespace clew {

/// Runs `work` on a thread of its own and returns what it returns. Painting and timers go on
/// meanwhile; clicks and keys wait.
template<class Work>
auto inBackground(Work work)
{
    std::optional<decltype(work())> result;
    const std::unique_ptr<QThread> thread(QThread::create([&] { result.emplace(work()); }));
    QEventLoop loop;
    QObject::connect(thread.get(), &QThread::finished, &loop, &QEventLoop::quit);
    thread->start();
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    thread->wait();
    return *std::move(result);
}

} // namespace clew
