package umpire.vision.see;

import java.util.List;
import java.util.Optional;
import org.opencv.core.Mat;
import umpire.vision.detect.ReadingTrace;
import umpire.vision.detect.dice.DiceOfSizes;
import umpire.vision.detect.dice.Die;
import umpire.vision.detect.dice.DieScale;
import umpire.vision.detect.dice.DistinctDice;
import umpire.vision.detect.faces.PipDiceThresholds;
import umpire.vision.detect.faces.PipDieReader;
import umpire.vision.detect.tags.Tag;
import umpire.vision.rectify.CameraView;

/** Reads the dice of one picture by their pips, with sizes that are given, inferred from the picture, or unknown. */
final class PictureDice {
    /** The confidence of a die that fits none of the given sizes. Chosen: below 0.9, so the players are asked. */
    private static final double UNFIT_CONFIDENCE = 0.8;

    private final List<Double> toldMm;
    private final PipDiceThresholds thresholds;
    private final ReadingTrace trace;

    /**
     * Prepares to read.
     *
     * @param toldMm the given edges of the dice in play; empty if none are given
     * @param trace receives the candidates
     */
    PictureDice(List<Double> toldMm, PipDiceThresholds thresholds, ReadingTrace trace) {
        this.toldMm = List.copyOf(toldMm);
        this.thresholds = thresholds;
        this.trace = trace;
    }

    /**
     * Reads a picture. If the table's tags give the scale, it looks only for dice of the sizes in play. The cells of a tag are not pips.
     *
     * @param view the view of the table, if the tags give it
     */
    List<Die> read(Mat bgr, List<Tag> tags, Optional<CameraView> view) {
        List<Die> dice =
                view.map(table -> onTable(bgr, tags, table)).orElseGet(() -> ofNamedSizes(ofAnySize(bgr, tags, trace)));
        return dice.stream().filter(die -> !die.isOnAny(tags)).toList();
    }

    private List<Die> ofAnySize(Mat bgr, List<Tag> tags, ReadingTrace heard) {
        return new PipDieReader(thresholds, heard).read(bgr, DieScale.unknown(), tags);
    }

    /**
     * Reads dice of the sizes in play. A die counts as leaning only if its size was measured, since a die of another size looks like a
     * leaning one.
     */
    private List<Die> onTable(Mat bgr, List<Tag> tags, CameraView table) {
        if (!toldMm.isEmpty()) {
            return ofKnownSizes(bgr, tags, table, toldMm);
        }
        double pxPerMm = table.dieScale(SettledSizes.COMMON_MM).pxPerMm();
        List<Double> settled = SettledSizes.edgesMm(ofAnySize(bgr, tags, ReadingTrace.NONE), pxPerMm);
        return ofKnownSizes(bgr, tags, table, settled).stream()
                .map(die -> die.cocked() ? die.withoutFace() : die)
                .toList();
    }

    private List<Die> ofKnownSizes(Mat bgr, List<Tag> tags, CameraView table, List<Double> edgesMm) {
        PipDieReader reader = new PipDieReader(thresholds, trace);
        List<DieScale.KnownScale> scales = edgesMm.stream().map(table::dieScale).toList();
        double smallestPx =
                scales.stream().mapToDouble(DieScale.KnownScale::edgePx).min().orElseThrow();
        return DistinctDice.of(DiceOfSizes.read(scales, scale -> reader.read(bgr, scale, tags)), smallestPx);
    }

    /** Returns dice of the given sizes. Even without a scale, the sizes determine the ratio between the dice. */
    private List<Die> ofNamedSizes(List<Die> dice) {
        if (toldMm.isEmpty() || dice.isEmpty()) {
            return dice;
        }
        double pxPerMm = SettledSizes.pxPerMm(dice, toldMm);
        List<Die> fitting = SettledSizes.fitting(dice, toldMm, pxPerMm);
        return dice.stream()
                .map(die -> fitting.contains(die)
                        ? die.withEdge(SettledSizes.nearest(die, toldMm, pxPerMm))
                        : die.atMost(UNFIT_CONFIDENCE))
                .toList();
    }
}
