// Animations, read again with the formats' own decoders: as many pictures, as long, the same
// pixels.

#include <QTemporaryDir>
#include <QtTest>
#include <gif_lib.h>
#include <vpx/vp8dx.h>
#include <vpx/vpx_decoder.h>
#include <webm/buffer_reader.h>
#include <webm/callback.h>
#include <webm/webm_parser.h>
#include <webp/demux.h>

#include "core/files/animation.h"
#include "core/files/film.h"
#include "core/picture/compose.h"
#include "core/puzzle/registry.h"
#include "core/text/english.h"

using namespace clew;

// What a WebM file says, and its frames as they stand in it.
class WebmContents : public webm::Callback
{
public:
    struct Frame
    {
        std::uint64_t time;
        bool isKey;
        std::vector<std::uint8_t> bytes;
    };
    double duration = 0;
    webm::TrackEntry track;
    std::vector<Frame> frames;
    std::vector<std::uint64_t> clusters;                       ///< their places in the file
    std::vector<std::pair<std::uint64_t, std::uint64_t>> cues; ///< moments, places in the segment
    std::uint64_t segment = 0;                                 ///< place of its content
    std::vector<std::uint64_t> seeks;                          ///< places in the segment

    bool read(const QByteArray& bytes)
    {
        webm::BufferReader reader(std::vector<std::uint8_t>(bytes.begin(), bytes.end()));
        webm::WebmParser parser;
        return parser.Feed(this, &reader).completed_ok();
    }

private:
    webm::Status OnSegmentBegin(const webm::ElementMetadata& metadata,
                                webm::Action* action) override
    {
        segment = metadata.position + metadata.header_size;
        *action = webm::Action::kRead;
        return webm::Status(webm::Status::kOkCompleted);
    }
    webm::Status OnSeek(const webm::ElementMetadata& /*metadata*/, const webm::Seek& seek) override
    {
        seeks.push_back(seek.position.value());
        return webm::Status(webm::Status::kOkCompleted);
    }
    webm::Status OnInfo(const webm::ElementMetadata& /*metadata*/, const webm::Info& info) override
    {
        duration = info.duration.value();
        return webm::Status(webm::Status::kOkCompleted);
    }
    webm::Status OnTrackEntry(const webm::ElementMetadata& /*metadata*/,
                              const webm::TrackEntry& entry) override
    {
        track = entry;
        return webm::Status(webm::Status::kOkCompleted);
    }
    webm::Status OnClusterBegin(const webm::ElementMetadata& metadata, const webm::Cluster& cluster,
                                webm::Action* action) override
    {
        clusters.push_back(metadata.position);
        m_time = cluster.timecode.value();
        *action = webm::Action::kRead;
        return webm::Status(webm::Status::kOkCompleted);
    }
    webm::Status OnSimpleBlockBegin(const webm::ElementMetadata& /*metadata*/,
                                    const webm::SimpleBlock& block, webm::Action* action) override
    {
        frames.push_back(
            {m_time + static_cast<std::uint64_t>(block.timecode), block.is_key_frame, {}});
        *action = webm::Action::kRead;
        return webm::Status(webm::Status::kOkCompleted);
    }
    webm::Status OnFrame(const webm::FrameMetadata& /*metadata*/, webm::Reader* reader,
                         std::uint64_t* left) override
    {
        auto& bytes = frames.back().bytes;
        while (*left > 0) {
            std::uint64_t count = 0;
            const std::size_t before = bytes.size();
            bytes.resize(before + *left);
            const webm::Status status = reader->Read(*left, bytes.data() + before, &count);
            bytes.resize(before + count);
            *left -= count;
            if (!status.ok())
                return status;
        }
        return webm::Status(webm::Status::kOkCompleted);
    }
    webm::Status OnCuePoint(const webm::ElementMetadata& /*metadata*/,
                            const webm::CuePoint& cue) override
    {
        cues.emplace_back(cue.time.value(),
                          cue.cue_track_positions.at(0).value().cluster_position.value());
        return webm::Status(webm::Status::kOkCompleted);
    }

    std::uint64_t m_time = 0; ///< of the present cluster
};

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

    // Red, green and blue of a pixel: what a player shows of BT.709.
    static std::uint32_t rgbOf(const vpx_image_t& image, unsigned x, unsigned y)
    {
        const auto sample = [&image](int plane, unsigned column, unsigned row) {
            return static_cast<double>(
                image.planes[plane][row * static_cast<unsigned>(image.stride[plane]) + column]);
        };
        const double luma = (sample(VPX_PLANE_Y, x, y) - 16) * 255 / 219;
        const double u = (sample(VPX_PLANE_U, x / 2, y / 2) - 128) * 255 / 224;
        const double v = (sample(VPX_PLANE_V, x / 2, y / 2) - 128) * 255 / 224;
        std::uint32_t rgb = 0;
        for (const double part :
             {luma + 1.5748 * v, luma - 0.1873 * u - 0.4681 * v, luma + 1.8556 * u})
            rgb = rgb << 8U | static_cast<std::uint32_t>(std::clamp(std::lround(part), 0L, 255L));
        return rgb;
    }

    static Decoded decodeWebm(const QByteArray& bytes)
    {
        Decoded decoded;
        WebmContents contents;
        if (!contents.read(bytes))
            return decoded;
        vpx_codec_ctx_t codec{};
        if (vpx_codec_dec_init(&codec, vpx_codec_vp9_dx(), nullptr, 0) != VPX_CODEC_OK)
            return decoded;
        std::uint64_t before = 0;
        for (const auto& frame : contents.frames) {
            if (!decoded.pictures.empty())
                decoded.milliseconds.append(static_cast<int>(frame.time - before));
            before = frame.time;
            vpx_codec_decode(&codec, frame.bytes.data(), static_cast<unsigned>(frame.bytes.size()),
                             nullptr, 0);
            vpx_codec_iter_t place = nullptr;
            while (const vpx_image_t* const image = vpx_codec_get_frame(&codec, &place)) {
                Pixels pixels{static_cast<int>(image->d_w), static_cast<int>(image->d_h)};
                for (unsigned y = 0; y < image->d_h; ++y)
                    for (unsigned x = 0; x < image->d_w; ++x)
                        pixels.colours.push_back(image->cs == VPX_CS_BT_709 ? rgbOf(*image, x, y)
                                                                            : 0);
                decoded.pictures.push_back(std::move(pixels));
            }
        }
        vpx_codec_destroy(&codec);
        decoded.total = static_cast<int>(std::lround(contents.duration));
        decoded.milliseconds.append(decoded.total - static_cast<int>(before));
        return decoded;
    }

    // The largest difference in a channel between two pictures, away from edges, at which four
    // pixels share their colour.
    static int farthest(const Pixels& one, const Pixels& other)
    {
        const auto at = [](const Pixels& pixels, int x, int y) {
            return pixels.colours[static_cast<std::size_t>(y * pixels.width + x)];
        };
        int most = 0;
        for (int y = 2; y < one.height - 2; ++y)
            for (int x = 2; x < one.width - 2; ++x) {
                bool isFlat = true;
                for (int dy = -2; dy <= 2; ++dy)
                    for (int dx = -2; dx <= 2; ++dx)
                        isFlat = isFlat && at(one, x + dx, y + dy) == at(one, x, y);
                for (const unsigned shift : {0U, 8U, 16U})
                    if (isFlat)
                        most = std::max(
                            most, std::abs(static_cast<int>(at(one, x, y) >> shift & 0xFFU) -
                                           static_cast<int>(at(other, x, y) >> shift & 0xFFU)));
            }
        return most;
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
        QVERIFY2(written.has_value(), written ? "" : english(written.error()).c_str());
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

    // Sizes even and odd, one moment and many seconds: the file says what it holds, each picture is
    // close to what went in, and the index leads to key frames.
    // Few fonts have the letters of all languages.
    void lettersOfSeveralFonts()
    {
        const auto drawn = [](const std::string& text, int columns) {
            Picture picture(8, 2);
            picture.text(0, 1, 1, text, Ink::Text).align = -1;
            const Pixels pixels = *toPixels(picture, 32, false);
            std::vector<std::uint32_t> colours;
            for (std::size_t i = 0; i < pixels.colours.size(); ++i)
                if (static_cast<int>(i % static_cast<std::size_t>(pixels.width)) < columns)
                    colours.push_back(pixels.colours[i]);
            return colours;
        };
        const std::string ideograph = "\u89e3";
        if (drawn(ideograph, 32) == drawn("\u79d2", 32))
            QSKIP("no font of this machine has ideographs");
        QCOMPARE(drawn(ideograph + " 1 \u00b7 x", 30), drawn(ideograph, 30));
        QCOMPARE_GT(textWidth(ideograph + " 1", 1), textWidth(" 1", 1) + 0.9);
    }

    // Lines end between ideographs, and no mark begins one.
    void wrappedIdeographs()
    {
        const std::string text =
            "サイズが 1 増すごとにノード ×4.03、時間 ×3.46。両対数の傾きはノード "
            "7.98、時間 7.03。ノードと解は競争の計測中に数えたものです。";
        const double width = 12;
        const std::vector<std::string> lines = wrapText(text, width, 1);
        QCOMPARE_GT(lines.size(), std::size_t{3});
        std::string joined;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            QCOMPARE_LE(textWidth(lines[i], 1), width);
            if (i + 1 < lines.size()) // the next number had no room
                QCOMPARE_GT(textWidth(lines[i], 1), width - 5.5);
            for (const char* const mark : {"、", "。", "ー"})
                QVERIFY2(!lines[i].starts_with(mark), lines[i].c_str());
            joined += lines[i];
        }
        std::string expected = text;
        std::erase(expected, ' ');
        std::erase(joined, ' ');
        QCOMPARE(joined, expected);
        const std::vector<std::string> words = wrapText("two words (of three)", 4, 1);
        QCOMPARE(words, (std::vector<std::string>{"two", "words", "(of", "three)"}));
    }

    void webm_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("frames");
        QTest::addColumn<double>("rate");
        QTest::newRow("even") << 160 << 120 << 30 << 10.0;
        QTest::newRow("odd") << 161 << 87 << 7 << 30.0;
        QTest::newRow("one picture") << 64 << 64 << 1 << 8.0;
        QTest::newRow("tiny") << 1 << 1 << 3 << 8.0;
        QTest::newRow("slow") << 48 << 48 << 40 << 0.5; // a minute and more: several clusters
    }
    void webm()
    {
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(int, frames);
        QFETCH(double, rate);
        const auto animation = makeWebmAnimation(rate);
        std::vector<Pixels> pictures;
        constexpr std::array<std::uint32_t, 5> colours{0xC03020, 0x20A040, 0x3050D0, 0xF0D020,
                                                       0x101010};
        for (int i = 0; i < frames; ++i) {
            Pixels picture{width, height};
            picture.colours.resize(static_cast<std::size_t>(width * height), 0xFFFFFF);
            for (int y = height / 4; y < height / 2; ++y)
                for (int x = i * width / 100; x < width / 2; ++x)
                    picture.colours[static_cast<std::size_t>(y * width + x)] =
                        colours.at(static_cast<std::size_t>(i) % colours.size());
            QVERIFY(animation->add(picture).has_value());
            pictures.push_back(std::move(picture));
        }
        const QByteArray bytes = QByteArray::fromStdString(animation->finish().value());

        WebmContents contents;
        QVERIFY(contents.read(bytes));
        QCOMPARE(contents.track.codec_id.value(), std::string("V_VP9"));
        const webm::Video& video = contents.track.video.value();
        QCOMPARE(video.pixel_width.value(), static_cast<std::uint64_t>(width));
        QCOMPARE(video.pixel_height.value(), static_cast<std::uint64_t>(height));
        QCOMPARE(contents.duration, static_cast<double>(std::lround(frames * 1000 / rate)));
        QCOMPARE(contents.frames.size(), static_cast<std::size_t>(frames));
        for (int i = 0; i < frames; ++i)
            QCOMPARE(contents.frames[static_cast<std::size_t>(i)].time,
                     static_cast<std::uint64_t>(std::lround(i * 1000 / rate)));
        QCOMPARE(contents.seeks.size(), std::size_t{3});
        QCOMPARE(contents.cues.size(), contents.clusters.size());
        for (std::size_t i = 0; i < contents.cues.size(); ++i) {
            const auto& [time, place] = contents.cues[i];
            QCOMPARE(contents.segment + place, contents.clusters[i]);
            const auto frame = std::ranges::find(contents.frames, time, &WebmContents::Frame::time);
            QVERIFY(frame != contents.frames.end() && frame->isKey);
        }
        QVERIFY(contents.clusters.size() >=
                static_cast<std::size_t>(contents.duration / 10'000)); // no seek goes far

        const Decoded decoded = decodeWebm(bytes);
        QCOMPARE(decoded.pictures.size(), pictures.size());
        for (std::size_t i = 0; i < pictures.size(); ++i) {
            QCOMPARE(decoded.pictures[i].width, width);
            QCOMPARE(decoded.pictures[i].height, height);
            const int most = farthest(pictures[i], decoded.pictures[i]);
            QVERIFY2(most <= 16, qPrintable(QString("picture %1: %2 off").arg(i).arg(most)));
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
        for (const auto& animation : {makeWebpAnimation(10), makeWebmAnimation(10)}) {
            const auto added = animation->add({20000, 1, std::vector<std::uint32_t>(20000)});
            QVERIFY(!added && english(added.error()).find("20000") != std::string::npos);
        }
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

        film.format = FilmFormat::Webm;
        write(film, folder.filePath("film.webm"));
        const Decoded webm = decodeWebm(read(folder.filePath("film.webm")));
        QCOMPARE(webm.total, static_cast<int>(frames) * 100);
        QCOMPARE(webm.pictures.size(), static_cast<std::size_t>(frames));
        QCOMPARE(webm.pictures[0].width, webp.pictures[0].width);
        QCOMPARE(webm.pictures[0].height, webp.pictures[0].height);
        QVERIFY(farthest(webp.pictures[0], webm.pictures[0]) <= 16);

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

    // The tree of a search that never guesses is a dot: there is nothing beside the board then.
    void noTreeWithoutGuesses()
    {
        QTemporaryDir folder;
        Film film = filmOf("sudoku");
        QCOMPARE(film.trace->nodeCount(), NodeId{1});
        film.format = FilmFormat::Webp;
        film.to = 2;
        write(film, folder.filePath("plain.webp"));
        film.hasTree = true;
        write(film, folder.filePath("tree.webp"));
        QCOMPARE(decodeWebp(read(folder.filePath("tree.webp"))).pictures[0].width,
                 decodeWebp(read(folder.filePath("plain.webp"))).pictures[0].width);
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

    // Pictures that belong together: where one cannot be written, the old ones all stay.
    void aSetIsOldOrNew()
    {
        QTemporaryDir folder;
        Film film = filmOf("queens");
        film.format = FilmFormat::Svg;
        film.to = 4;
        QFile old(folder.filePath("film-0001.svg"));
        QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
        old.close();
        const QDir inTheWay(folder.filePath("film-0003.svg"));
        QVERIFY(inTheWay.mkpath("."));
        std::atomic<std::uint64_t> done = 0;
        const std::string path = folder.filePath("film.svg").toStdString();
        QVERIFY(!writeFilm(film, path, done));
        QCOMPARE(read(old.fileName()), QByteArray("old"));
        const auto all = [&] {
            return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size();
        };
        QCOMPARE(all(), 1);
        QVERIFY(QDir(folder.path()).rmdir("film-0003.svg"));
        QVERIFY(writeFilm(film, path, done));
        QCOMPARE(all(), 5);
        QVERIFY(read(old.fileName()) != QByteArray("old"));
    }

    void whatCannotBeWrittenIsSaid()
    {
        std::atomic<std::uint64_t> done = 0;
        const auto written = writeFilm(filmOf("queens"), "/nonexistent/film.webp", done);
        QVERIFY(!written && english(written.error()).find("/nonexistent") != std::string::npos);
        Film backwards = filmOf("queens");
        backwards.from = backwards.to + 1;
        QVERIFY(!writeFilm(backwards, "/tmp/x.webp", done));
    }
};

QTEST_GUILESS_MAIN(TestFilm)
#include "tst_core_film.moc"
