// Long file work off the interface thread.

#pragma once

#include <QEventLoop>
#include <QThread>
#include <future>
#include <memory>

namespace clew {

/// Runs `work` on a thread of its own and returns what it returns. Painting and timers go on
/// meanwhile; clicks and keys wait.
template<class Work>
auto inBackground(Work work)
{
    std::packaged_task<decltype(work())()> task(std::move(work));
    auto result = task.get_future();
    const std::unique_ptr<QThread> thread(QThread::create([&] { task(); }));
    QEventLoop loop;
    QObject::connect(thread.get(), &QThread::finished, &loop, &QEventLoop::quit);
    thread->start();
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    thread->wait();
    return result.get();
}

} // namespace clew
