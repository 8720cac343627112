// Whether a model that is being read is still wanted. What goes through all of it asks again and
// again, as that may be gigabytes: whoever cancels does not wait.

#pragma once

#include <exception>
#include <functional>
#include <utility>

namespace clew::model {

/// Nobody wants the model any more.
struct NoLongerWanted : std::exception
{
    [[nodiscard]] const char* what() const noexcept override { return "no longer wanted"; }
};

/// While it lives, checkWanted() on this thread throws NoLongerWanted once `goOn` says false.
class WhileWanted
{
public:
    explicit WhileWanted(const std::function<bool()>& goOn)
        : m_before(std::exchange(current(), &goOn))
    {
    }
    ~WhileWanted() { current() = m_before; }
    WhileWanted(const WhileWanted&) = delete;
    WhileWanted& operator=(const WhileWanted&) = delete;

    static const std::function<bool()>*& current()
    {
        static thread_local const std::function<bool()>* goOn = nullptr;
        return goOn;
    }

private:
    const std::function<bool()>* m_before;
};

/// Without WhileWanted, all is wanted.
inline void checkWanted()
{
    const auto* const goOn = WhileWanted::current();
    if (goOn != nullptr && !(*goOn)())
        throw NoLongerWanted();
}

} // namespace clew::model
