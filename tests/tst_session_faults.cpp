// Faults of the system, each at every place where it can happen: a full disk, a write that is cut
// short, an interruption, no memory. Whatever is being written, afterwards there is the old file or
// the new one, never a third, and nothing else in the folder.
//
// The test stands between the program and the system: it has functions of its own of the names by
// which the program calls the system, and lets the n-th call fail, for every n until none is left
// to fail; under a sanitizer not for every one.
//
// What never fails here: measuring files, what Qt does for its settings, and allocations below 2000
// bytes. A file that cannot be removed stays, of course, but no other. What the command alone
// writes (tables, pages, pictures, films) has no row of its own; it goes through the same
// OutputFile.

#include <QtTest>

#include <atomic>
#include <cstdarg>
#include <cstdlib>
#include <dlfcn.h>
#include <fcntl.h>
#include <new>
#include <sys/mman.h>
#include <unistd.h>

#include "core/files/tracefile.h"
#include "core/puzzle/registry.h"
#include "core/puzzles/knight/frontier/checkpoint.h"
#include "core/session/documentio.h"
#include "core/session/sessionfile.h"
#include "core/session/workbench.h"
#include "core/storage/outputfile.h"
#include "core/text/english.h"
#include "tests/solving.h"
#include "tests/undersanitizer.h"

namespace {

/// What happens to the call that fails.
struct Fault
{
    const char* name;
    int error = 0;           ///< errno; 0: something else
    bool isShort = false;    ///< a write or read of half of what was asked for
    bool isMemory = false;   ///< an allocation, not a call of the system
    bool isForGood = false;  ///< every later call fails, too
    bool isHarmless = false; ///< what reads or writes goes on as if nothing had been
};

constexpr Fault kFaults[] = {
    {.name = "full disk", .error = ENOSPC},
    {.name = "full disk for good", .error = ENOSPC, .isForGood = true},
    {.name = "quota", .error = EDQUOT},
    {.name = "broken disk", .error = EIO},
    {.name = "broken disk for good", .error = EIO, .isForGood = true},
    {.name = "read-only", .error = EROFS},
    {.name = "forbidden", .error = EACCES},
    {.name = "too many files", .error = EMFILE},
    {.name = "interrupted", .error = EINTR, .isHarmless = true},
    {.name = "cut short", .isShort = true, .isHarmless = true},
    {.name = "no memory", .isMemory = true},
};

/// Which call fails. Of the system's, those that transfer bytes can be cut short.
struct Failing
{
    std::atomic<const Fault*> fault = nullptr; ///< null: none fails
    std::atomic<int> left = 0;                 ///< calls before it
    std::atomic<bool> happened = false;
    std::atomic<bool> keptFile = false; ///< one could not be removed

    bool next(bool isMemory, bool transfers)
    {
        const Fault* const now = fault;
        if (now == nullptr || now->isMemory != isMemory || (now->isHarmless && !transfers))
            return false;
        const int before = left--;
        if (now->isForGood ? before > 0 : before != 0)
            return false;
        happened = true;
        return true;
    }
};

Failing& failing()
{
    static Failing it;
    return it;
}

/// The system's own function.
template<class Function>
Function* real(const char* name)
{
    return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

/// Whether a call fails, with errno set.
bool fails(bool transfers = false)
{
    if (!failing().next(false, transfers))
        return false;
    errno = failing().fault.load()->error;
    return true;
}

/// A transfer: `call` is given how many of `size` bytes it may do.
template<class Call>
ssize_t transfer(std::size_t size, Call&& call)
{
    const Fault* const fault = failing().fault;
    if (!fails(true))
        return call(size);
    if (fault->isShort)
        return call(size > 1 ? size / 2 : size);
    return -1;
}

} // namespace

extern "C" {
int open(const char* path, int flags, ...)
{
    static auto* const system = real<int(const char*, int, ...)>("open");
    va_list list;
    va_start(list, flags);
    const auto mode = static_cast<mode_t>(va_arg(list, unsigned)); // whatever, if there is none
    va_end(list);
    return fails() ? -1 : system(path, flags, mode);
}
ssize_t write(int file, const void* bytes, std::size_t size)
{
    static auto* const system = real<ssize_t(int, const void*, std::size_t)>("write");
    return transfer(size, [&](std::size_t most) { return system(file, bytes, most); });
}
ssize_t pwrite(int file, const void* bytes, std::size_t size, off_t offset)
{
    static auto* const system = real<ssize_t(int, const void*, std::size_t, off_t)>("pwrite");
    return transfer(size, [&](std::size_t most) { return system(file, bytes, most, offset); });
}
ssize_t read(int file, void* bytes, std::size_t size)
{
    static auto* const system = real<ssize_t(int, void*, std::size_t)>("read");
    return transfer(size, [&](std::size_t most) { return system(file, bytes, most); });
}
ssize_t pread(int file, void* bytes, std::size_t size, off_t offset)
{
    static auto* const system = real<ssize_t(int, void*, std::size_t, off_t)>("pread");
    return transfer(size, [&](std::size_t most) { return system(file, bytes, most, offset); });
}
int fsync(int file)
{
    static auto* const system = real<int(int)>("fsync");
    return fails() ? -1 : system(file);
}
int rename(const char* from, const char* to) noexcept
{
    static auto* const system = real<int(const char*, const char*)>("rename");
    return fails() ? -1 : system(from, to);
}
int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags) noexcept
{
    static auto* const system = real<int(int, const char*, int, const char*, int)>("linkat");
    return fails() ? -1 : system(fromFolder, from, toFolder, to, flags);
}
// Closed it is all the same.
int close(int file)
{
    static auto* const system = real<int(int)>("close");
    const int result = system(file);
    return fails() ? -1 : result;
}
int unlink(const char* path) noexcept
{
    static auto* const system = real<int(const char*)>("unlink");
    if (!fails())
        return system(path);
    failing().keptFile = true;
    return -1;
}
char* mkdtemp(char* name) noexcept
{
    static auto* const system = real<char*(char*)>("mkdtemp");
    return fails() ? nullptr : system(name);
}
void* mmap(void* at, std::size_t size, int protection, int flags, int file, off_t offset) noexcept
{
    static auto* const system = real<void*(void*, std::size_t, int, int, int, off_t)>("mmap");
    return fails() ? MAP_FAILED : system(at, size, protection, flags, file, offset);
}
int mkostemp(char* name, int flags)
{
    static auto* const system = real<int(char*, int)>("mkostemp");
    return fails() ? -1 : system(name, flags);
}
}

// Small ones succeed: the library for JSON makes some where nothing may fail, in its destructors.
void* operator new(std::size_t size)
{
    constexpr std::size_t kLarge = 2000;
    void* const memory =
        size >= kLarge && failing().next(true, false) ? nullptr : std::malloc(size + 1);
    if (memory == nullptr)
        throw std::bad_alloc();
    return memory;
}
void operator delete(void* memory) noexcept
{
    std::free(memory);
}
void operator delete(void* memory, std::size_t /*size*/) noexcept
{
    std::free(memory);
}

using namespace clew;

namespace {

/// While this lives, a call fails.
class During
{
public:
    During(const Fault& fault, int n)
    {
        failing().left = n;
        failing().happened = false;
        failing().keptFile = false;
        failing().fault = &fault;
    }
    ~During() { failing().fault = nullptr; }
    During(const During&) = delete;
    During& operator=(const During&) = delete;

    [[nodiscard]] static bool happened() { return failing().happened; }
};

// Without the name of the trace beside a session, which is another one each time.
QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return "not there";
    QByteArrayList lines = file.readAll().split('\n');
    lines.removeIf([](const QByteArray& line) { return line.trimmed().startsWith("\"file\":"); });
    return lines.join('\n');
}

// Of a session, that its trace is there as well.
bool isWhole(const QString& path)
{
    const auto bytes = readFile(path);
    auto session = bytes ? readSession(*bytes) : fail(verbatim("not there"));
    return !session || session->traceFile.isEmpty() ||
           attachTrace(*session, QFileInfo(path).path()).text().empty();
}

/// Something that replaces a file, and says whether it has.
using Act = std::function<bool(const QString& path)>;

const Puzzle& puzzleOf(const char* id)
{
    return *findPuzzle(id);
}

/// Two versions of what is written.
struct Case
{
    const char* name;
    Act older;
    Act newer;
};

Document solved(const char* preset)
{
    const Puzzle& queens = puzzleOf("queens");
    Document document{&queens, queens.presetProblem(*queens.preset(preset))};
    const auto found = test::solve(queens, *document.problem, std::size_t{0},
                                   {.limits = {.nodes = 3000}, .recorded = true});
    document.trace = found.trace;
    document.position = 5;
    return document;
}

Act problem(const char* preset)
{
    return [document = solved(preset)](const QString& path) {
        return saveProblem(document, path, document.puzzle->info().formats.front().id).has_value();
    };
}

Act trace(const char* preset)
{
    return [document = solved(preset)](const QString& path) {
        return saveTrace(document, {}, path).has_value();
    };
}

// With its trace beside it, as it was opened from somewhere.
Act session(const char* preset)
{
    auto document = solved(preset);
    document.recording = std::make_shared<Recording>(Recording{{}, {}, traceHeader(document, {})});
    return [document](const QString& path) {
        SessionFile file;
        file.document = document;
        file.watching = true;
        return saveSession(file, path).has_value();
    };
}

Act workspace(const char* preset)
{
    const auto workbench = std::make_shared<Workbench>();
    workbench->choosePreset(puzzleOf("queens"), *puzzleOf("queens").preset(preset));
    return [workbench](const QString& path) {
        return writeFile(path, workbench->workspaceText()).has_value();
    };
}

// What is exported grows piece by piece.
Act pieces(const char* text)
{
    return [text](const QString& path) {
        auto file = OutputFile::create(path.toStdString());
        if (!file)
            return false;
        for (int i = 0; i < 3; ++i)
            if (!file->write(text) || !file->sync())
                return false;
        return file->commit().has_value();
    };
}

// Through a link to the file, which stays one.
Act throughLink(const char* text)
{
    return [text](const QString& path) {
        const QString link = path + QStringLiteral(".link");
        if (!QFileInfo(link).isSymLink() && !QFile::link(path, link))
            return false;
        const bool isDone = replaceFile(link.toStdString(), text).has_value();
        return isDone && QFile::remove(link);
    };
}

Act states(const char* total)
{
    return [total](const QString& path) {
        namespace states = knight::sweeping;
        states::Budget budget{1U << 20U};
        states::Store layer(3, budget);
        for (std::size_t bin = 0; bin < layer.bins(); ++bin)
            layer.append(bin, states::Bytes(200, std::uint8_t{7}), 5);
        try {
            return states::writeSnapshot(path.toStdString(),
                                         {.count = "a count", .swept = 3, .total = total}, layer,
                                         [] { return true; });
        } catch (const states::StoreError&) {
            return false;
        }
    };
}

std::vector<Case> cases()
{
    return {{"problem", problem("p90"), problem("6")},
            {"trace", trace("p90"), trace("6")},
            {"session with its trace", session("p90"), session("6")},
            {"workspace", workspace("p90"), workspace("6")},
            {"export", pieces("old"), pieces("new and longer")},
            {"through a link", throughLink("old"), throughLink("new")},
            {"states of a count", states("17"), states("4")}};
}

/// The call that is to fail after the n-th.
int next(int n)
{
    return test::kUnderSanitizer ? n + 1 + n / 2 : n + 1;
}

/// Without what the act may leave of its own, and what could not be removed.
QStringList filesIn(const QDir& folder)
{
    QStringList names = folder.entryList(QDir::Files | QDir::Hidden | QDir::System);
    names.removeIf([](const QString& name) {
        return name.endsWith(".link") || name.endsWith(".clewtrace") ||
               (failing().keptFile && name.startsWith(".clew-") && name.endsWith(".part"));
    });
    return names;
}

/// What could not be removed.
void removeLeft(QDir folder)
{
    for (const QString& name : folder.entryList({".clew-*.part"}, QDir::Files | QDir::Hidden))
        folder.remove(name);
}

} // namespace

class TestFaults : public QObject
{
    Q_OBJECT

private slots:
    void replacing_data()
    {
        QTest::addColumn<int>("which");
        QTest::addColumn<int>("fault");
        const auto all = cases();
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t j = 0; j < std::size(kFaults); ++j)
                QTest::addRow("%s, %s", all[i].name, kFaults[j].name) << int(i) << int(j);
    }

    void replacing()
    {
        QFETCH(int, which);
        QFETCH(int, fault);
        const auto acts = cases();
        const Case& act = acts[std::size_t(which)];
        const Fault& kind = kFaults[fault];
        QTemporaryDir folder;
        const QString path = folder.filePath("file");
        QVERIFY(act.newer(path));
        const QByteArray newer = contentsOf(path);
        QVERIFY(act.older(path));
        const QByteArray older = contentsOf(path);
        QVERIFY(older != newer);
        int n = 0;
        for (bool happened = true; happened; n = next(n)) {
            bool isDone = false;
            {
                const During during(kind, n);
                try {
                    isDone = act.newer(path);
                } catch (const std::bad_alloc&) {
                }
                happened = During::happened();
            }
            const QByteArray now = contentsOf(path);
            const QByteArray where = QByteArray::number(n);
            QVERIFY2(now == older || now == newer, where);
            QVERIFY2(isWhole(path), where);
            QVERIFY2(!isDone || now == newer, where);
            QVERIFY2(isDone || happened, where);
            QVERIFY2(isDone || !kind.isHarmless, where);
            QCOMPARE(filesIn(folder.path()), QStringList("file"));
            removeLeft(folder.path());
            QVERIFY(act.older(path));
            QCOMPARE(contentsOf(path), older);
            QVERIFY(n < 20'000);
        }
        QVERIFY(n > 1 || kind.isMemory); // something did fail
    }

    void reading_data()
    {
        QTest::addColumn<int>("fault");
        for (std::size_t j = 0; j < std::size(kFaults); ++j)
            QTest::addRow("%s", kFaults[j].name) << int(j);
    }

    // All of a file, or an error.
    void reading()
    {
        QFETCH(int, fault);
        const Fault& kind = kFaults[fault];
        QTemporaryDir folder;
        const QString plain = folder.filePath("plain");
        const QString recorded = folder.filePath("recorded.clewtrace");
        const QByteArray text(3'000'000, 'x');
        QVERIFY(writeFile(plain, text));
        const Document document = solved("p90");
        QVERIFY(saveTrace(document, {}, recorded));
        int n = 0;
        for (bool happened = true; happened; n = next(n)) {
            bool isPlain = false;
            bool isTrace = false;
            {
                const During during(kind, n);
                try {
                    const auto read = readFile(plain);
                    isPlain = read.has_value();
                    if (isPlain)
                        QCOMPARE(*read, text);
                    const auto opened = documentFromFile(recorded, *document.puzzle);
                    isTrace = opened.has_value();
                    if (isTrace) {
                        QCOMPARE(opened->trace->size(), document.trace->size());
                        const Event first = opened->trace->event(0);
                        isTrace = !opened->trace->fault();
                        QVERIFY(!isTrace || first == document.trace->event(0));
                    }
                } catch (const std::bad_alloc&) {
                }
                happened = During::happened();
            }
            QVERIFY2((isPlain && isTrace) || (happened && !kind.isHarmless), QByteArray::number(n));
            QVERIFY(n < 20'000);
        }
        QVERIFY(n > 1);
    }

    void spilling_data()
    {
        QTest::addColumn<int>("fault");
        for (std::size_t j = 0; j < std::size(kFaults); ++j)
            if (!kFaults[j].isMemory) // that is for tst_session_nomemory and tst_cli_memory
                QTest::addRow("%s", kFaults[j].name) << int(j);
    }

    // A trace for which neither memory nor disk has room is full; all that was recorded stays
    // readable.
    void spilling()
    {
        QFETCH(int, fault);
        const Fault& kind = kFaults[fault];
        QTemporaryDir folder;
        int n = 0;
        for (bool happened = true; happened; n = next(n)) {
            const auto trace = std::make_shared<Trace>(
                TraceLimits{.memory = 1U << 20U, .directory = folder.path().toStdString()});
            StopReason reason = StopReason::None;
            {
                const During during(kind, n);
                Control control;
                {
                    Recorder recorder(*trace, control);
                    for (Variable i = 0; !control.stopped() && i < 400'000; ++i) {
                        recorder.decide(i * 2654435761U % 1000, Value(i * 40503U % 50));
                        recorder.visit(kRoot);
                    }
                }
                reason = control.finish().reason;
                happened = During::happened();
            }
            QVERIFY(reason == StopReason::None || reason == StopReason::TraceFull);
            QVERIFY2(reason == StopReason::None || !kind.isHarmless, QByteArray::number(n));
            for (std::uint64_t i = 0; i < trace->size(); i += 2) {
                const auto number = static_cast<Variable>(i / 2);
                QVERIFY(trace->event(i) ==
                        Event::decide(number * 2654435761U % 1000, Value(number * 40503U % 50)));
            }
        }
        QVERIFY(n > 1);
    }

    void counting_data() { spilling_data(); }

    // States that go to the disk: the right number, or none and the reason.
    void counting()
    {
        QFETCH(int, fault);
        const Fault& kind = kFaults[fault];
        const Puzzle& knight = puzzleOf("knight");
        const ProblemPtr board = knight.create({{"size", "5x5"}}).value();
        QTemporaryDir folder;
        int n = 0;
        for (bool happened = true; happened; n = next(n)) {
            const QString checkpoint = folder.filePath(QStringLiteral("states"));
            const auto count = [&] {
                Control control({.memory = 100'000});
                return knight.count(*board,
                                    {.checkpoint = checkpoint.toStdString(),
                                     .scratch = folder.path().toStdString()},
                                    control);
            };
            {
                const During during(kind, n);
                const auto counted = count();
                happened = During::happened();
                const bool isWhole = counted && counted->outcome.ending == Ending::Exhausted;
                QVERIFY2(!isWhole || counted->count == "1728", QByteArray::number(n));
                QVERIFY2(isWhole || (happened && !kind.isHarmless), QByteArray::number(n));
            }
            const auto again = count(); // from where it had come
            QVERIFY2(again.has_value(), again ? "" : english(again.error()).c_str());
            QCOMPARE(again->count, std::string("1728"));
            QVERIFY(QFile::remove(checkpoint));
            QCOMPARE(filesIn(folder.path()), QStringList());
            removeLeft(folder.path());
        }
        QVERIFY(n > 1);
    }
};

QTEST_GUILESS_MAIN(TestFaults)
#include "tst_session_faults.moc"
