package umpire.vision.see;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.opencv.core.Mat;
import org.opencv.imgproc.Imgproc;
import umpire.hardware.DieSize;
import umpire.hardware.Rig;
import umpire.hardware.Table;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Parsed;
import umpire.vision.detect.ReadingCandidate;
import umpire.vision.detect.ReadingTrace;
import umpire.vision.detect.dice.Die;
import umpire.vision.detect.quality.PictureFault;
import umpire.vision.detect.quality.PictureQuality;
import umpire.vision.detect.tags.MirroredTags;
import umpire.vision.detect.tags.Tag;
import umpire.vision.detect.tags.TagReader;
import umpire.vision.explain.ExplainedPicture;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;
import umpire.vision.frame.Photograph;
import umpire.vision.rectify.CameraView;
import umpire.vision.rectify.Registrar;
import umpire.vision.rectify.Registration;
import umpire.vision.thresholds.EyeThresholds;

/** Reads picture and video files. The same file gives the same report, apart from the time taken. Not thread-safe. */
public final class PictureReader {
    private final Optional<Rig> rig;
    private final TagReader pieceTags;
    private final TagReader cornerTags;
    private final boolean everyTagIsAPiece;
    private final TagReport report;
    private final Optional<PictureDice> pips;
    private final Optional<NumeralsOnPicture> numerals;
    private final CustomDiceOnPicture taught;
    private final UnreadDice unread;
    private final PictureQuality quality;
    private final Optional<Consumer<byte[]>> explained;
    private final List<ReadingCandidate> weighed = new ArrayList<>();
    private final ReadingTrace trace;

    /** Makes a reader without a rig for any pictures. */
    public PictureReader(Optional<String> dictionary, EyeThresholds thresholds) {
        this(Optional.empty(), PieceList.NONE, dictionary, DiceAsked.PIPS, Optional.empty(), thresholds);
    }

    /**
     * Makes a reader.
     *
     * @param rig the table and lens, for millimetres
     * @param pieces names and heights of tagged pieces
     * @param dictionary a tag dictionary other than the table's; then every tag of it is a piece
     * @param diceMm the edges of the dice in play, instead of the rig's; if empty, they are inferred from the picture
     * @param explained receives an explanation of each picture as PNG, if present
     * @throws IllegalArgumentException if there is no such dictionary; the message lists those that exist
     */
    public PictureReader(
            Optional<Rig> rig,
            PieceList pieces,
            Optional<String> dictionary,
            List<Double> diceMm,
            Optional<Consumer<byte[]>> explained) {
        this(rig, pieces, dictionary, DiceAsked.pips(diceMm), explained, EyeThresholds.standard());
    }

    /** Makes a reader for some kinds of dice. */
    public PictureReader(
            Optional<Rig> rig,
            PieceList pieces,
            Optional<String> dictionary,
            DiceAsked dice,
            Optional<Consumer<byte[]>> explained) {
        this(rig, pieces, dictionary, dice, explained, EyeThresholds.standard());
    }

    private PictureReader(
            Optional<Rig> rig,
            PieceList pieces,
            Optional<String> dictionary,
            DiceAsked dice,
            Optional<Consumer<byte[]>> explained,
            EyeThresholds thresholds) {
        OpenCv.load();
        this.explained = explained;
        this.trace = candidate -> weighed.add(candidate.get());
        String own = rig.map(Rig::table).orElseGet(Table::standard).dictionary();
        this.rig = rig;
        this.cornerTags = TagReader.of(own, thresholds.tags(), trace);
        this.pieceTags = dictionary
                .map(name -> TagReader.of(name, thresholds.tags(), trace))
                .orElse(cornerTags);
        this.everyTagIsAPiece = dictionary.isPresent();
        this.report = new TagReport(pieces);
        this.pips = dice.pips()
                ? Optional.of(new PictureDice(sizesMm(dice.pipsMm(), DieType.PIPS), thresholds.dice(), trace))
                : Optional.empty();
        this.numerals = dice.numerals()
                ? Optional.of(
                        new NumeralsOnPicture(thresholds.numerals(), sizesMm(dice.numeralsMm(), DieType.NUMERALS)))
                : Optional.empty();
        this.taught = new CustomDiceOnPicture(rig, thresholds.taught());
        this.unread = new UnreadDice(thresholds.bodies());
        this.quality = new PictureQuality(thresholds.quality());
    }

    /** Returns the sizes that were asked for, or else those in the rig file. */
    private List<Double> sizesMm(List<Double> asked, String kind) {
        return asked.isEmpty()
                ? rig.map(Rig::dice).orElse(List.of()).stream()
                        .filter(size ->
                                size.kind().equals(kind) && size.taught().isEmpty())
                        .map(DieSize::edgeMm)
                        .distinct()
                        .sorted()
                        .toList()
                : asked;
    }

    /**
     * Reads one file.
     *
     * @return one report for a picture, one for each settled stretch of a video; or the problem with the file, as a text that follows the
     *     file's name
     */
    public Parsed<List<PictureReport>> look(Path file) {
        Optional<String> absence = Photograph.absence(file);
        if (absence.isPresent()) {
            return Parsed.bad(absence.get());
        }
        try {
            return switch (Photograph.kind(head(file))) {
                case AVI -> SettledFrames.of(file).then(looks -> Parsed.good(video(file, looks)));
                case OTHER_VIDEO ->
                    Parsed.bad("is a video of a kind that is not read here; make it a motion-JPEG AVI first: ffmpeg -i "
                            + file + " -c:v mjpeg -q:v 3 -an converted.avi");
                default -> Photograph.open(file).then(bgr -> Parsed.good(List.of(picture(file, bgr))));
            };
        } catch (IOException e) {
            return Parsed.bad("could not be read: " + e.getMessage());
        }
    }

    private static byte[] head(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(16);
        }
    }

    private PictureReport picture(Path file, Mat bgr) {
        try (MatScope scope = new MatScope()) {
            scope.keep(bgr);
            return seen(file, bgr, Optional.empty());
        }
    }

    private List<PictureReport> video(Path file, List<SettledFrames.Look> looks) {
        List<PictureReport> all = new ArrayList<>();
        for (SettledFrames.Look look : looks) {
            try (look) {
                List<PictureReport> views = look.pictures().stream()
                        .map(bgr -> seen(file, bgr, Optional.of(look.frames())))
                        .toList();
                all.add(DieAgreement.of(views));
            }
        }
        return all;
    }

    private PictureReport seen(Path file, Mat bgr, Optional<PictureReport.FrameRange> frames) {
        long began = System.nanoTime();
        weighed.clear();
        try (MatScope scope = new MatScope()) {
            Mat grey = scope.mat();
            Imgproc.cvtColor(bgr, grey, Imgproc.COLOR_BGR2GRAY);
            List<Tag> pieces = pieceTags.read(grey);
            Optional<Registration> registration = rig.map(table -> new Registrar(table)
                    .register(pieceTags == cornerTags ? pieces : cornerTags.read(grey), bgr.cols(), bgr.rows()));
            return reported(file, bgr, grey, frames, pieces, registration, began);
        }
    }

    private PictureReport reported(
            Path file,
            Mat bgr,
            Mat grey,
            Optional<PictureReport.FrameRange> frames,
            List<Tag> pieces,
            Optional<Registration> registration,
            long began) {
        Optional<CameraView> view = registration.flatMap(PictureReader::view);
        List<Tag> named = pieces.stream().filter(this::isPiece).toList();
        List<PictureReport.DieSeen> dice = new ArrayList<>(report.octahedra(named, view));
        List<Die> byPips = pips.map(reader -> reader.read(bgr, pieces, view)).orElse(List.of());
        dice.addAll(view.map(table -> taught.among(byPips, bgr, table, pieces))
                .orElseGet(() -> DieReport.of(byPips, view)));
        numerals.ifPresent(reader -> dice.addAll(reader.read(bgr, view, List.copyOf(dice), pieces)));
        OptionalDouble pxPerMm = view.map(table ->
                        OptionalDouble.of(table.dieScale(SettledSizes.COMMON_MM).pxPerMm()))
                .orElseGet(OptionalDouble::empty);
        List<String> troubles = new ArrayList<>(
                quality.faults(grey).stream().map(PictureFault::says).toList());
        List<PictureReport.DieSeen> notRead = new ArrayList<>(unread.of(bgr, dice, pieces, weighed, pxPerMm));
        notRead.removeIf(body -> isOtherTag(grey, body, troubles));
        dice.addAll(notRead);
        MirroredTags.trouble(grey, pieceTags, pieces).ifPresent(troubles::add);
        registration.map(Registration::troubles).ifPresent(troubles::addAll);
        explained.ifPresent(asked -> asked.accept(drawn(bgr, pieces, registration, byPips, notRead, troubles)));
        return new PictureReport(
                file.toString(),
                bgr.cols(),
                bgr.rows(),
                registration.map(PictureReader::rigSeen),
                DieReport.sorted(dice),
                report.pieces(named, view),
                frames,
                troubles,
                TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began));
    }

    /** Returns whether a body is a tag of another dictionary, and says once what to do about it. */
    private boolean isOtherTag(Mat grey, PictureReport.DieSeen body, List<String> troubles) {
        Optional<String> other = unread.dictionary(grey, body);
        other.map(name -> "Tags of " + name + " are in the picture: --tags " + name + " reads them.")
                .filter(sentence -> !troubles.contains(sentence))
                .ifPresent(troubles::add);
        return other.isPresent();
    }

    private byte[] drawn(
            Mat bgr,
            List<Tag> tags,
            Optional<Registration> registration,
            List<Die> byPips,
            List<PictureReport.DieSeen> notRead,
            List<String> troubles) {
        try (ExplainedPicture picture = new ExplainedPicture(bgr)) {
            registration.ifPresentOrElse(
                    picture::registration,
                    () -> picture.says("No rig file was named, so dice of any size are looked for."));
            picture.tags(tags, weighed);
            picture.dice(byPips, weighed);
            notRead.forEach(die ->
                    picture.unread(DieReport.corners(die.box()), die.why().orElse(""), weighed));
            troubles.forEach(picture::says);
            return picture.png();
        }
    }

    private boolean isPiece(Tag tag) {
        if (everyTagIsAPiece) {
            return true;
        }
        Table table = rig.map(Rig::table).orElseGet(Table::standard);
        return table.corners().stream().noneMatch(corner -> corner.id() == tag.id());
    }

    private static Optional<CameraView> view(Registration registration) {
        return switch (registration) {
            case Registration.Registered registered -> Optional.of(registered.view());
            case Registration.Lost lost -> Optional.empty();
        };
    }

    private static PictureReport.RigSeen rigSeen(Registration registration) {
        return switch (registration) {
            case Registration.Registered registered ->
                new PictureReport.RigSeen(true, Optional.of(registered.errorMm()));
            case Registration.Lost lost -> new PictureReport.RigSeen(false, Optional.empty());
        };
    }
}
