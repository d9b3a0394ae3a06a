package umpire.vision.see;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.opencv.core.Mat;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.bodies.BodyProposals;
import umpire.vision.detect.bodies.BodyProposals.ProposedBody;
import umpire.vision.detect.numerals.DieNet;
import umpire.vision.detect.numerals.NumeralReader;
import umpire.vision.detect.numerals.NumeralSearch;
import umpire.vision.detect.numerals.NumeralSearch.FoundDie;
import umpire.vision.detect.numerals.NumeralThresholds;
import umpire.vision.detect.numerals.PlaneAxes;
import umpire.vision.detect.numerals.ReadNumeral;
import umpire.vision.detect.numerals.SizedPlane;
import umpire.vision.detect.tags.Tag;
import umpire.vision.rectify.CameraView;
import umpire.vision.rectify.TopPlane;
import umpire.vision.see.PictureReport.DieSeen;
import umpire.vision.see.PictureReport.PixelBox;

/**
 * Reads ten-sided dice in photographs, where other dice and tags leave room for them. If the table is not seen, the picture counts as taken
 * from straight above.
 */
final class NumeralsOnPicture {
    /** The radius of a die's bounding circle, in its edges. Geometry. */
    private static final double HALF = 0.7454;

    /** The edges of dice on sale, of which a shadow may hide or add a part. Chosen. */
    private static final double LEAST_MM = 10;

    private static final double MOST_MM = 40;

    /** The kind of a die of tens, from 00 to 90. Its 10 is another face than the 10 of an ordinary die. */
    private static final String TENS = "d100";

    private static final String NOT_SURE = "its numeral is not beyond doubt";
    private static final String MAY_LEAN = "it may lean, and then two of its faces are seen";

    private final NumeralSearch search = new NumeralSearch(DieNet.standard());
    private final NumeralReader reader;
    private final NumeralThresholds limits;
    private final List<Double> sizesMm;

    /**
     * Prepares to read.
     *
     * @param sizesMm the sizes of the dice; if empty, one size is inferred from the picture
     */
    NumeralsOnPicture(NumeralThresholds limits, List<Double> sizesMm) {
        this.reader = NumeralReader.standard(limits);
        this.limits = limits;
        this.sizesMm = List.copyOf(sizesMm);
    }

    /**
     * Reads the dice of a picture. An uncertain face is not reported. The faces of a die of tens are 00 to 90.
     *
     * @param others the dice that were read otherwise
     */
    List<DieSeen> read(Mat bgr, Optional<CameraView> view, List<DieSeen> others, List<Tag> tags) {
        List<ProposedBody> bodies = BodyProposals.of(bgr).stream()
                .filter(body -> others.stream()
                        .noneMatch(die ->
                                body.isOn(die.box().middle()) || die.box().holds(body.middle())))
                .filter(body -> tags.stream().noneMatch(tag -> body.isOn(tag.centre())))
                .toList();
        SizedPlane plane = view.<SizedPlane>map(table -> (pixel, sizeMm) -> TopPlane.axes(pixel, sizeMm, table))
                .orElse(SizedPlane.PIXELS);
        List<ProposedBody> asLargeAsDice = bodies.stream()
                .filter(body -> view.isEmpty() || isAsLargeAsDice(body, plane))
                .toList();
        List<FoundDie> found = search.find(bgr, asLargeAsDice, plane, view.isPresent() ? sizesMm : List.of());
        List<DieSeen> dice = new ArrayList<>();
        for (double size : found.stream().map(FoundDie::size).distinct().toList()) {
            List<FoundDie> alike =
                    found.stream().filter(die -> die.size() == size).toList();
            reader.readAt(
                            bgr,
                            alike.getFirst().edgePx(),
                            alike.stream().map(FoundDie::middle).toList(),
                            pixel -> plane.axes(pixel, size))
                    .forEach(numeral -> dice.add(seen(numeral, view.map(table -> pose(numeral, size, table)))));
        }
        return dice;
    }

    private static boolean isAsLargeAsDice(ProposedBody body, SizedPlane plane) {
        double edgeMm =
                NumeralSearch.EDGE_RADII * body.radiusPx() / plane.pxPerUnit(body.middle(), SettledSizes.COMMON_MM);
        return edgeMm >= LEAST_MM && edgeMm <= MOST_MM;
    }

    private DieSeen seen(ReadNumeral numeral, Optional<Pose> pose) {
        double half = HALF * edgePx(numeral.axes());
        return new DieSeen(
                numeral.tens() ? TENS : DieType.NUMERALS,
                numeral.sure() ? Optional.of(numeral.faces().getFirst()) : Optional.empty(),
                false,
                pose,
                new PixelBox(numeral.body().x() - half, numeral.body().y() - half, 2 * half, 2 * half),
                numeral.sure() ? limits.sureConfidence() : 0,
                numeral.sure() ? Optional.empty() : Optional.of(why(numeral, limits)));
    }

    private static double edgePx(PlaneAxes axes) {
        return Math.hypot(axes.rightX(), axes.rightY());
    }

    /** Returns its pose on the table, with the heading of its upper kite. */
    private static Pose pose(ReadNumeral numeral, double sizeMm, CameraView table) {
        Pixel middle = numeral.body();
        Point at = table.tableFromPixel(middle, sizeMm);
        Point right = table.tableFromPixel(
                middle.minus(-numeral.axes().rightX(), -numeral.axes().rightY()), sizeMm);
        double heading = Math.toDegrees(Math.atan2(right.yMm() - at.yMm(), right.xMm() - at.xMm()));
        return new Pose(at.xMm(), at.yMm(), (heading + 360) % 360);
    }

    /** Returns the reason for having no face, with the faces that it may show. */
    static String why(ReadNumeral numeral, NumeralThresholds limits) {
        String maybe = numeral.mayShow().isEmpty() ? "" : "; it may be a " + String.join(" or a ", numeral.mayShow());
        return (numeral.lies() < limits.minLiesShare() ? MAY_LEAN : NOT_SURE) + maybe;
    }
}
