package umpire.table.rig;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.hardware.Rig;
import umpire.rules.kernel.Parsed;
import umpire.table.pump.FrameProcessor;
import umpire.vision.calibrate.BoardCollector;
import umpire.vision.calibrate.BoardCollector.BoardState;
import umpire.vision.calibrate.BoardCollector.CollectedFrame;
import umpire.vision.calibrate.CornerTagCheck;
import umpire.vision.calibrate.FlatBoardCheck;
import umpire.vision.calibrate.TagSurvey;
import umpire.vision.calibrate.board.BoardPattern;
import umpire.vision.calibrate.board.BoardSighting;
import umpire.vision.calibrate.board.PictureSighting;
import umpire.vision.calibrate.review.CalibrationReport;
import umpire.vision.calibrate.review.CalibrationReview;
import umpire.vision.calibrate.review.LensFigures;
import umpire.vision.frame.Frame;
import umpire.web.payload.RigParts;

/**
 * One calibration, from the first picture to the lens. The camera's thread processes pictures; a separate thread computes the lens, which
 * takes seconds.
 */
final class CalibrationRun implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(CalibrationRun.class);
    private static final int QUALITY = 75;
    private static final int MOST_WIDTH_PX = 1_280;
    /** The number of identical frames after which more add nothing. */
    private static final int SAME_LOOKS = 5;

    private final BoardPattern pattern;
    /** The board with unmeasured squares, as it is held in the air. Its size is checked once it lies on the table. */
    private final BoardPattern unmeasured;

    private final Rig rig;
    private final BoardCollector collector;
    private final Map<String, Record> parts = new ConcurrentHashMap<>();
    private final ThreadPoolExecutor thread = new ThreadPoolExecutor(
            1,
            1,
            0,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(1),
            Thread.ofPlatform().daemon().name("calibration").factory(),
            new ThreadPoolExecutor.DiscardOldestPolicy());
    private volatile RigStep step = RigStep.FOCUS;
    private volatile int reviewed;
    private volatile Optional<CalibrationReport> report = Optional.empty();
    private volatile Optional<byte[]> jpeg = Optional.empty();
    private volatile List<PictureSighting> taken = List.of();
    private Optional<CornerTagCheck> tags = Optional.empty();
    private Optional<CollectedFrame> last = Optional.empty();
    private double sharpest;
    private int same;
    private long pictures;

    CalibrationRun(BoardPattern pattern, Rig rig) {
        this.pattern = pattern;
        this.unmeasured = pattern.unmeasured();
        this.rig = rig;
        this.collector = new BoardCollector(pattern, rig);
        parts.put("coverage", PictureWords.coverage(List.of(), report));
    }

    RigStep step() {
        return step;
    }

    BoardPattern pattern() {
        return pattern;
    }

    Optional<byte[]> picture() {
        return jpeg;
    }

    Map<String, Record> parts() {
        return parts;
    }

    /** Returns whether the lens for the newest pictures is still being computed. */
    boolean working() {
        return reviewed < taken.size() && taken.size() >= CalibrationReview.LEAST_PICTURES;
    }

    /** Returns the lens; empty if it may not be used. */
    Optional<LensFigures> lens() {
        return working()
                ? Optional.empty()
                : report.filter(CalibrationReport::accepted).flatMap(CalibrationReport::lens);
    }

    /** Returns a frame processor that works until the camera goes back to the game. */
    FrameProcessor.FrameLook looking() {
        return FrameProcessor.FrameLook.passing(this::take);
    }

    synchronized void take(Frame frame) {
        same = frame.unchanged() ? same + 1 : 0;
        boolean measures = step == RigStep.TAGS || step == RigStep.CHECK;
        if (same > SAME_LOOKS && !measures) {
            return;
        }
        CollectedFrame seen = step == RigStep.WAVE ? collector.look(frame) : collector.glance(frame);
        last = Optional.of(seen);
        if (seen.state() == BoardState.TAKEN) {
            changed();
        }
        if (measures) {
            tags.ifPresent(check -> measure(check, seen.sighting()));
        }
        jpeg = Optional.of(frame.jpeg(QUALITY, MOST_WIDTH_PX));
        draw(seen);
    }

    private void draw(CollectedFrame seen) {
        PictureSighting picture = seen.sighting();
        double edgePx = picture.edgePx();
        sharpest = Math.max(sharpest, RigWords.sharp(edgePx));
        pictures++;
        parts.put(
                "focus",
                new RigParts.FocusPart(
                        RigWords.hundredths(edgePx),
                        RigWords.hundredths(RigWords.sharp(edgePx)),
                        RigWords.hundredths(sharpest),
                        RigWords.focused(edgePx),
                        RigWords.focus(edgePx),
                        !seen.exposure().tooBright() && !seen.exposure().tooDark(),
                        RigWords.light(seen.exposure())));
        parts.put(
                "picture",
                new RigParts.PicturePart(
                        pictures,
                        picture.widthPx(),
                        picture.heightPx(),
                        seen.state().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                        PictureWords.corners(picture),
                        PictureWords.tags(picture)));
    }

    private void measure(CornerTagCheck check, PictureSighting picture) {
        check.look(picture);
        check.mean()
                .ifPresentOrElse(
                        mean -> parts.put(
                                "tags",
                                new RigParts.CornerTagsPart(
                                        RigWords.placed(mean) && mean.tags().size() > 3,
                                        RigWords.tags(mean, check.pictures()),
                                        rig.table().widthMm(),
                                        rig.table().heightMm(),
                                        mean.tags().stream()
                                                .map(tag -> RigWords.tag(tag, rig.table()))
                                                .toList(),
                                        check.troubles())),
                        () -> parts.put(
                                "tags",
                                new RigParts.CornerTagsPart(
                                        false,
                                        "The corner tags are not measured. The next step finds their places with the board.",
                                        rig.table().widthMm(),
                                        rig.table().heightMm(),
                                        List.of(),
                                        check.troubles())));
    }

    /** Goes to another step, or says what is missing for it. */
    synchronized Parsed<String> go(RigStep wanted) {
        boolean early = wanted == RigStep.FOCUS || wanted == RigStep.WAVE;
        if (!early && taken.size() < CalibrationReview.LEAST_PICTURES) {
            return Parsed.bad("There are " + taken.size() + " pictures by now; a lens needs at least "
                    + CalibrationReview.LEAST_PICTURES + ", and 15 make it good. Wave the board.");
        }
        if (!early && wanted != RigStep.RESULT) {
            if (working()) {
                return Parsed.bad("Wait a moment: the lens is still being worked out.");
            }
            if (lens().isEmpty()) {
                return Parsed.bad("Go back and take more pictures: these give no usable lens.");
            }
            if (tags.isEmpty()) {
                tags = lens().map(lens -> new CornerTagCheck(rig.through(lens.camera())));
            }
        } else {
            tags = Optional.empty();
            parts.remove("tags");
            parts.remove("distance");
        }
        step = wanted;
        same = 0;
        return Parsed.good("");
    }

    /** Discards the last picture, or all. */
    synchronized Parsed<String> forget(boolean all) {
        int before = taken.size();
        do {
            collector.forgetLast();
        } while (all && !collector.taken().isEmpty());
        changed();
        same = 0;
        return before == 0
                ? Parsed.bad("There is no picture to forget.")
                : Parsed.good(all ? "All pictures are forgotten." : "The last picture is forgotten.");
    }

    /** Measures the board that lies on the table. */
    synchronized Parsed<String> check(double thickMm) {
        if (step != RigStep.CHECK || tags.isEmpty() || last.isEmpty()) {
            return Parsed.bad("Go to the step 'check' first: the lens is not known yet.");
        }
        Optional<BoardSighting> board = last.get().sighting().board();
        if (board.isEmpty()) {
            return Parsed.bad("Lay the board flat on the table, between the corner tags: the camera does not see it.");
        }
        if (last.get().state() == BoardState.MOVING) {
            return Parsed.bad("Hold the board still, then try again.");
        }
        double squareMm = pattern.squareMm().orElseThrow();
        List<TagSurvey.SurveyedTag> places = lens().map(
                        lens -> TagSurvey.of(last.get().sighting(), squareMm, thickMm, rig.through(lens.camera())))
                .orElse(List.of());
        if (tags.get().view().isEmpty() && places.isEmpty()) {
            return Parsed.bad(String.join(" ", tags.get().troubles()));
        }
        Optional<FlatBoardCheck> check =
                tags.get().view().flatMap(view -> FlatBoardCheck.of(board.get(), squareMm, view, thickMm));
        if (check.isEmpty() && tags.get().view().isPresent()) {
            return Parsed.bad("Move the board until all of it is in the picture.");
        }
        RigParts.DistancePart told =
                check.map(measured -> RigWords.distance(measured, places)).orElseGet(() -> RigWords.misplaced(places));
        parts.put("distance", told);
        return Parsed.good(
                told.good() ? "Measured: the table measures correctly." : "Measured: the table measures wrongly.");
    }

    /** Reports the coverage of the pictures at once, and the lens as soon as it is known. */
    private void changed() {
        taken = collector.taken();
        List<PictureSighting> now = taken;
        if (now.size() < CalibrationReview.LEAST_PICTURES) {
            report = Optional.empty();
            parts.remove("result");
        } else {
            reviewed = Math.min(reviewed, now.size() - 1);
            thread.execute(() -> review(now));
        }
        parts.put("coverage", PictureWords.coverage(now, report));
    }

    private void review(List<PictureSighting> now) {
        try {
            CalibrationReport fresh = CalibrationReview.of(now, unmeasured, rig, List.of());
            synchronized (this) {
                if (now.equals(taken)) {
                    report = Optional.of(fresh);
                    parts.put("result", PictureWords.result(fresh));
                    parts.put("coverage", PictureWords.coverage(now, report));
                    reviewed = now.size();
                }
            }
        } catch (RuntimeException bug) {
            LOG.error("a bug while working out the lens", bug);
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
