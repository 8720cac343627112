// Animations, read again with the formats' own decoders: as many pictures, as long, the same
// pixels.

#include <QTemporaryDir>
#include <QtTest>
#include <gif_lib.h>
#include <webp/demux.h>

#include "core/files/animation.h"
#include "core/files/film.h"
#include "core/puzzle/registry.h"

using namespace clew;

class TestFilm : public QObject
{
    Q_OBJECT

private:
    struct Decoded
    {
        QList<int> milliseconds; ///< of each picture
        std::vector<Pixels> pictures;
        int total = 0;
    };

    static QByteArray read(const QString& name)
    {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static Decoded decodeWebp(const QByteArray& bytes)
    {
        const WebPData data{reinterpret_cast<const uint8_t*>(bytes.constData()),
                            static_cast<std::size_t>(bytes.size())};
        WebPAnimDecoderOptions options;
        WebPAnimDecoderOptionsInit(&options);
        options.color_mode = MODE_BGRA;
        WebPAnimDecoder* const decoder = WebPAnimDecoderNew(&data, &options);
        WebPAnimInfo info;
        WebPAnimDecoderGetInfo(decoder, &info);
        Decoded decoded;
        while (WebPAnimDecoderHasMoreFrames(decoder) != 0) {
            uint8_t* buffer = nullptr;
            int until = 0;
            WebPAnimDecoderGetNext(decoder, &buffer, &until);
            decoded.milliseconds.append(until - decoded.total);
            decoded.total = until;
            Pixels pixels{static_cast<int>(info.canvas_width),
                          static_cast<int>(info.canvas_height)};
            const auto* const colours = reinterpret_cast<const std::uint32_t*>(buffer);
            for (std::size_t i = 0; i < std::size_t{info.canvas_width} * info.canvas_height; ++i)
                pixels.colours.push_back(colours[i] & 0xFFFFFFU);
            decoded.pictures.push_back(std::move(pixels));
        }
        WebPAnimDecoderDelete(decoder);
        return decoded;
    }

    static Decoded decodeGif(QByteArray bytes)
    {
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::ReadOnly);
        GifFileType* const file = DGifOpen(
            &buffer,
            [](GifFileType* gif, GifByteType* to, int size) {
                return static_cast<int>(
                    static_cast<QBuffer*>(gif->UserData)->read(reinterpret_cast<char*>(to), size));
            },
            nullptr);
        Decoded decoded;
        if (file == nullptr || DGifSlurp(file) != GIF_OK)
            return decoded;
        Pixels canvas{file->SWidth, file->SHeight};
        canvas.colours.resize(static_cast<std::size_t>(file->SWidth) *
                              static_cast<std::size_t>(file->SHeight));
        for (int i = 0; i < file->ImageCount; ++i) {
            const SavedImage& image = file->SavedImages[i];
            GraphicsControlBlock control;
            DGifSavedExtensionToGCB(file, i, &control);
            decoded.milliseconds.append(control.DelayTime * 10);
            decoded.total += control.DelayTime * 10;
            const GifImageDesc& box = image.ImageDesc;
            for (int y = 0; y < box.Height; ++y)
                for (int x = 0; x < box.Width; ++x) {
                    const GifColorType colour =
                        box.ColorMap->Colors[image.RasterBits[y * box.Width + x]];
                    canvas.colours[static_cast<std::size_t>((box.Top + y) * canvas.width +
                                                            box.Left + x)] =
                        (std::uint32_t{colour.Red} << 16U) | (std::uint32_t{colour.Green} << 8U) |
                        colour.Blue;
                }
            decoded.pictures.push_back(canvas);
        }
        DGifCloseFile(file, nullptr);
        return decoded;
    }

    static Film filmOf(const char* id)
    {
        const Puzzle& puzzle = *findPuzzle(id);
        Film film{&puzzle, puzzle.presetProblem(puzzle.info().presets.front())};
        const auto trace = std::make_shared<Trace>();
        Limits limits;
        limits.nodes = 2000;
        limits.solutions = 1;
        Control control(limits);
        {
            Recorder recorder(*trace, control);
            puzzle.run(0, *film.problem, {}, control, &recorder);
        }
        film.trace = trace;
        film.to = std::min<std::uint64_t>(trace->size(), 40);
        film.cellSize = 20;
        return film;
    }

    static void write(const Film& film, const QString& name)
    {
        std::atomic<std::uint64_t> done = 0;
        const auto written = writeFilm(film, name.toStdString(), done);
        QVERIFY2(written.has_value(), written ? "" : written.error().text().c_str());
        QCOMPARE(done.load(), frameCount(film));
    }

private slots:
    // Pictures made here, so that every pixel is known.
    void pixels_data()
    {
        QTest::addColumn<bool>("gif");
        QTest::newRow("webp") << false;
        QTest::newRow("gif") << true;
    }
    void pixels()
    {
        QFETCH(bool, gif);
        const auto animation = gif ? makeGifAnimation(10) : makeWebpAnimation(10);
        std::vector<Pixels> pictures;
        for (std::uint32_t i = 0; i < 6; ++i) {
            Pixels picture{30, 20, std::vector<std::uint32_t>(600, 0xFFFFFF)};
            for (std::uint32_t j = 0; j <= i; ++j)
                picture.colours[100 + 37 * j] = 0x101010 + 0x203010 * j;
            QVERIFY(animation->add(picture).has_value());
            pictures.push_back(std::move(picture));
        }
        const QByteArray bytes = QByteArray::fromStdString(animation->finish().value());
        const Decoded decoded = gif ? decodeGif(bytes) : decodeWebp(bytes);
        QCOMPARE(decoded.pictures.size(), pictures.size());
        for (std::size_t i = 0; i < pictures.size(); ++i) {
            QCOMPARE(decoded.milliseconds[static_cast<qsizetype>(i)], 100);
            QCOMPARE(decoded.pictures[i].colours, pictures[i].colours);
        }
    }

    void manyColoursInGifStayNear()
    {
        const auto animation = makeGifAnimation(10);
        Pixels picture{64, 64};
        for (std::uint32_t i = 0; i < 64 * 64; ++i)
            picture.colours.push_back(((i % 64) * 4) << 16U | ((i / 64) * 4) << 8U);
        QVERIFY(animation->add(picture).has_value());
        const Decoded decoded = decodeGif(QByteArray::fromStdString(animation->finish().value()));
        QCOMPARE(decoded.pictures.size(), std::size_t{1});
        QCOMPARE(decoded.pictures[0].colours.size(), picture.colours.size());
    }

    void tooLargePicturesAreRefused()
    {
        const auto animation = makeWebpAnimation(10);
        const auto added = animation->add({20000, 1, std::vector<std::uint32_t>(20000)});
        QVERIFY(!added && added.error().text().find("20000") != std::string::npos);
    }

    void everyPuzzle_data()
    {
        QTest::addColumn<QString>("puzzle");
        QTest::addColumn<bool>("dark");
        for (const auto& puzzle : puzzles()) {
            QTest::addRow("%s light", puzzle->info().id.c_str())
                << QString::fromStdString(puzzle->info().id) << false;
            QTest::addRow("%s dark", puzzle->info().id.c_str())
                << QString::fromStdString(puzzle->info().id) << true;
        }
    }
    void everyPuzzle()
    {
        QFETCH(QString, puzzle);
        QFETCH(bool, dark);
        QTemporaryDir folder;
        Film film = filmOf(puzzle.toLatin1());
        film.dark = dark;
        film.framesPerSecond = 10;
        film.every = 3;
        film.caption = [](const Sentence& sentence) { return sentence.text(); };
        const std::uint64_t frames = film.to / 3 + 1;
        QCOMPARE(frameCount(film), frames);

        film.format = FilmFormat::Gif;
        write(film, folder.filePath("film.gif"));
        const Decoded gif = decodeGif(read(folder.filePath("film.gif")));
        QCOMPARE(gif.pictures.size(), static_cast<std::size_t>(frames));
        QCOMPARE(gif.total, static_cast<int>(frames) * 100);

        film.format = FilmFormat::Webp;
        write(film, folder.filePath("film.webp"));
        const Decoded webp = decodeWebp(read(folder.filePath("film.webp")));
        QCOMPARE(webp.total,
                 static_cast<int>(frames) * 100); // equal ones in a row are one, shown longer
        QVERIFY(!webp.pictures.empty() && webp.pictures.size() <= frames);
        QCOMPARE(webp.pictures[0].colours.front(), inkColour(Ink::Paper, schemeOf(dark)));

        film.format = FilmFormat::Png;
        write(film, folder.filePath("film.png"));
        film.format = FilmFormat::Svg;
        write(film, folder.filePath("film.svg"));
        film.format = FilmFormat::Pdf;
        write(film, folder.filePath("film.pdf"));
        QCOMPARE(QDir(folder.path()).entryList({"film-*.png"}).size(), static_cast<int>(frames));
        QCOMPARE(QDir(folder.path()).entryList({"film-*.svg"}).size(), static_cast<int>(frames));
        const QByteArray pdf = read(folder.filePath("film.pdf"));
        QCOMPARE(pdf.count("/Type /Page") - pdf.count("/Type /Pages"), static_cast<int>(frames));
        QVERIFY(QDir(folder.path()).entryList({"*.part"}).isEmpty());
    }

    // Tree and timeline beside the board: wider and higher, and other pictures as the search goes
    // on.
    void sides()
    {
        QTemporaryDir folder;
        Film film = filmOf("queens");
        film.format = FilmFormat::Webp;
        film.to = 8;
        write(film, folder.filePath("plain.webp"));
        film.hasTree = film.hasTimeline = true;
        write(film, folder.filePath("sides.webp"));
        const Decoded plain = decodeWebp(read(folder.filePath("plain.webp")));
        const Decoded sides = decodeWebp(read(folder.filePath("sides.webp")));
        QVERIFY(sides.pictures[0].width > plain.pictures[0].width * 3 / 2);
        QVERIFY(sides.pictures[0].height > plain.pictures[0].height);
        QCOMPARE(sides.pictures.size(), std::size_t{9}); // the place on the timeline differs
    }

    void cancelledLeavesNothing()
    {
        QTemporaryDir folder;
        const Film film = filmOf("sudoku");
        std::stop_source stop;
        stop.request_stop();
        std::atomic<std::uint64_t> done = 0;
        QVERIFY(writeFilm(film, folder.filePath("film.webp").toStdString(), done, stop.get_token())
                    .has_value());
        QVERIFY(QDir(folder.path()).entryList(QDir::Files).isEmpty());
    }

    void whatCannotBeWrittenIsSaid()
    {
        std::atomic<std::uint64_t> done = 0;
        const auto written = writeFilm(filmOf("queens"), "/nonexistent/film.webp", done);
        QVERIFY(!written && written.error().text().find("/nonexistent") != std::string::npos);
        Film backwards = filmOf("queens");
        backwards.from = backwards.to + 1;
        QVERIFY(!writeFilm(backwards, "/tmp/x.webp", done));
    }
};

QTEST_GUILESS_MAIN(TestFilm)
#include "tst_core_film.moc"
