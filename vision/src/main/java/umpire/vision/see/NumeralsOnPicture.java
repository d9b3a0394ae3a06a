package umpire.vision.see;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.opencv.core.Mat;
import umpire.rules.kernel.DieType;
import umpire.vision.detect.numerals.NumeralNets;
import umpire.vision.detect.numerals.NumeralReader;
import umpire.vision.detect.numerals.NumeralThresholds;
import umpire.vision.detect.numerals.NumeralsOfAnySize;
import umpire.vision.detect.numerals.PlaneAxes;
import umpire.vision.detect.numerals.ReadNumeral;
import umpire.vision.rectify.CameraView;
import umpire.vision.rectify.TopPlane;

/** Reads ten-sided dice in photographs: of known sizes if the table is seen, else of any size as seen from straight above. */
final class NumeralsOnPicture {
    /** The radius of a die's bounding circle, in its edges. Geometry. */
    private static final double HALF = 0.7454;

    /** The kind of a die of tens, from 00 to 90. Its 10 is another face than the 10 of an ordinary die. */
    private static final String TENS = "d100";

    private static final String NOT_SURE = "its numeral is not beyond doubt";

    /** On photographs, two in five dice of guessed size were read wrongly, and the reading counted as certain. */
    private static final String NO_SIZE = "its size is not known, and without its size the numeral is not believed";

    private final NumeralReader reader;
    private final NumeralThresholds limits;
    private final List<Double> sizesMm;

    NumeralsOnPicture(NumeralThresholds limits, List<Double> sizesMm) {
        this.reader = new NumeralReader(NumeralNets.standard(), limits);
        this.limits = limits;
        this.sizesMm = sizesMm;
    }

    /** Reads the dice of a picture. An uncertain face is not reported. The faces of a die of tens are 00 to 90. */
    List<PictureReport.DieSeen> read(Mat bgr, Optional<CameraView> view) {
        List<PictureReport.DieSeen> dice = new ArrayList<>();
        if (view.isPresent() && !sizesMm.isEmpty()) {
            for (double sizeMm : sizesMm) {
                double edgePx = view.get().dieScale(sizeMm).edgePx();
                reader.read(bgr, edgePx, pixel -> TopPlane.axes(pixel, sizeMm, view.get()))
                        .forEach(numeral -> dice.add(seen(numeral, numeral.sure() ? "" : NOT_SURE)));
            }
        } else {
            new NumeralsOfAnySize(reader).read(bgr).forEach(sized -> dice.add(seen(sized.numeral(), NO_SIZE)));
        }
        return dice;
    }

    /** @param doubt the reason why its face is not reported; empty if the face is reported */
    private PictureReport.DieSeen seen(ReadNumeral numeral, String doubt) {
        PlaneAxes axes = numeral.axes();
        double half = HALF * Math.hypot(axes.rightX(), axes.rightY());
        return new PictureReport.DieSeen(
                numeral.tens() ? TENS : DieType.NUMERALS,
                doubt.isEmpty() ? Optional.of(numeral.faces().getFirst()) : Optional.empty(),
                false,
                Optional.empty(),
                new PictureReport.PixelBox(
                        numeral.body().x() - half, numeral.body().y() - half, 2 * half, 2 * half),
                doubt.isEmpty() ? limits.sureConfidence() : 0,
                Optional.of(doubt + maybe(numeral)).filter(why -> !doubt.isEmpty()));
    }

    private static String maybe(ReadNumeral numeral) {
        return numeral.faces().isEmpty() ? "" : "; it may be a " + String.join(" or a ", numeral.faces());
    }
}
