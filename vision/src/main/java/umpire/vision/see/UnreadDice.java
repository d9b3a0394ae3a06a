package umpire.vision.see;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.ReadingCandidate;
import umpire.vision.detect.bodies.BodyFinder;
import umpire.vision.detect.bodies.BodyThresholds;
import umpire.vision.detect.bodies.ForegroundBlob;
import umpire.vision.detect.tags.OtherTags;
import umpire.vision.detect.tags.Tag;
import umpire.vision.see.PictureReport.DieSeen;
import umpire.vision.see.PictureReport.PixelBox;

/** Finds bodies that look like dice and were not read. They are reported and never count. */
final class UnreadDice {
    static final String NO_PIPS =
            "it stands out like a die, but neither pips that lie like a face nor a tag are made out on it";

    /**
     * The largest ratio between the size of a body and that of the dice read. A body twice as large is a box, and one half as large a
     * counter. Chosen.
     */
    private static final double MAX_SIZE_RATIO = 1.8;

    /** The sizes of dice on sale, from the smallest lying flat to the largest seen across its corners. */
    private static final double LEAST_MM = 7;

    private static final double MOST_MM = 50;

    private final BodyFinder finder;
    private final OtherTags otherTags = new OtherTags();

    UnreadDice(BodyThresholds limits) {
        this.finder = new BodyFinder(limits);
    }

    /** Returns the dictionary of a tag at a body's place, if the table's tags are of another one. Such a body is no die. */
    Optional<String> dictionary(Mat grey, DieSeen body) {
        PixelBox box = body.box();
        Rect place = new Rect((int) box.x(), (int) box.y(), (int) box.width(), (int) box.height());
        return otherTags.dictionary(grey, place);
    }

    /**
     * Returns the unread bodies, from top to bottom.
     *
     * @param read the dice that were read
     * @param tags the tags; a body on a tag is no die
     * @param weighed candidates, including the faces that were ruled out
     * @param pxPerMm pixels per millimetre, if known
     */
    List<DieSeen> of(
            Mat bgr, List<DieSeen> read, List<Tag> tags, List<ReadingCandidate> weighed, OptionalDouble pxPerMm) {
        List<DieSeen> unread = new ArrayList<>();
        for (ForegroundBlob body : finder.find(bgr)) {
            boolean known = read.stream()
                            .anyMatch(die ->
                                    body.holds(die.box().middle()) || die.box().holds(body.middle()))
                    || tags.stream().anyMatch(tag -> body.holds(tag.centre()));
            if (!known && isAsLargeAsDice(body, pxPerMm) && isLikeThese(body, read)) {
                PixelBox box = new PixelBox(body.leftPx(), body.topPx(), body.widthPx(), body.heightPx());
                unread.add(new DieSeen(
                        DieSeen.ANY_KIND,
                        Optional.empty(),
                        false,
                        Optional.<Pose>empty(),
                        box,
                        0,
                        Optional.of(why(body, weighed))));
            }
        }
        return unread;
    }

    private static boolean isAsLargeAsDice(ForegroundBlob body, OptionalDouble pxPerMm) {
        double mm = pxPerMm.isPresent() ? body.sidePx() / pxPerMm.getAsDouble() : LEAST_MM;
        return mm >= LEAST_MM && mm <= MOST_MM;
    }

    private static boolean isLikeThese(ForegroundBlob body, List<DieSeen> read) {
        return read.isEmpty()
                || read.stream().anyMatch(die -> {
                    double ratio = body.sidePx()
                            / Math.max(die.box().width(), die.box().height());
                    return ratio < MAX_SIZE_RATIO && ratio > 1 / MAX_SIZE_RATIO;
                });
    }

    /** Returns the reason why the best candidate for a face at this place was ruled out. */
    private static String why(ForegroundBlob body, List<ReadingCandidate> weighed) {
        return weighed.stream()
                .filter(candidate -> candidate.kind() == ReadingCandidate.CandidateKind.FACE)
                .filter(candidate -> candidate.ruledOut().isPresent() && body.holds(middle(candidate)))
                .max(Comparator.comparingDouble(ReadingCandidate::score).thenComparing(ReadingCandidate::what))
                .map(candidate ->
                        "not " + candidate.what() + ": " + candidate.ruledOut().orElseThrow())
                .orElse(NO_PIPS);
    }

    private static Pixel middle(ReadingCandidate candidate) {
        return new Pixel(
                candidate.outline().stream().mapToDouble(Pixel::x).average().orElse(0),
                candidate.outline().stream().mapToDouble(Pixel::y).average().orElse(0));
    }
}
