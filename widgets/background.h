// Long work on a thread of its own, for which the caller waits.
//
// Nothing that such work throws leaves its thread: it comes back as an Error, in words.

#pragma once

#include <QEventLoop>
#include <QString>
#include <functional>
#include <stop_token>
#include <type_traits>
#include <utility>

#include "core/text/result.h"

class QWidget;

namespace clew {

/// The event loop of a wait. What must not happen in the middle of one looks here first.
class WaitLoop : public QEventLoop
{
    Q_OBJECT

public:
    WaitLoop();
    ~WaitLoop() override;
    [[nodiscard]] static bool isActive();
};

/// What the exception that is being handled says, in words. To be called in a catch.
Sentence currentFailure();

namespace detail {

template<class T>
struct ResultOf
{
    using Type = Result<T>;
};
template<class T>
struct ResultOf<Result<T>>
{
    using Type = Result<T>;
};

/// Returns when `work` has ended. With a `title` a dialog over `parent` offers to cancel it once it
/// has taken a while.
void runAndWait(const std::function<void(const std::stop_token&)>& work, const QString& title,
                QWidget* parent);

} // namespace detail

/// What `work` returns, or the Error it failed with; an exception is one.
template<class Work>
auto caught(Work&& work)
{
    using Returned = decltype(std::forward<Work>(work)());
    using Answer = typename detail::ResultOf<Returned>::Type;
    try {
        if constexpr (std::is_void_v<Returned>) {
            std::forward<Work>(work)();
            return Answer();
        } else {
            return Answer(std::forward<Work>(work)());
        }
    } catch (...) {
        return Answer(fail(currentFailure()));
    }
}

/// Runs `work`, whose token says when it is no longer wanted, on a thread of its own, and returns
/// what it returns as a Result. Other programs that it runs end with the token, too. Painting and
/// timers go on meanwhile; clicks and keys wait, except those on the dialog named `title` that
/// offers to cancel.
template<class Work>
auto inBackground(Work work, const QString& title, QWidget* parent)
{
    const auto guarded = [&work](const std::stop_token& token) {
        return caught([&] { return work(token); });
    };
    using Answer = decltype(guarded({}));
    Answer result = fail(Sentence{});
    const auto waited = caught([&] {
        detail::runAndWait([&](const std::stop_token& token) { result = guarded(token); }, title,
                           parent);
    });
    return waited ? result : Answer(tl::make_unexpected(waited.error()));
}

/// The same of what is soon done and cannot be cancelled.
template<class Work>
auto inBackground(Work work)
{
    return inBackground([&work](const std::stop_token& /*token*/) { return work(); }, {}, nullptr);
}

} // namespace clew
