package umpire.vision.detect.taught;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.opencv.core.Mat;
import umpire.hardware.taught.CustomDie;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.numerals.PlaneAxes;

/** Reads dice that the table has learnt. A face counts only if it fits one taught face, and that one clearly better than the others. */
public final class CustomDieReader {
    /** The doubt about a face that fits no taught face. */
    private static final String STRANGE = "its face is like none that was taught";

    private static final String LEANS = "it seems to lean";
    private static final String GROUND = "it hardly stands out from the table, so it may lean";
    private static final String COUNTS_NOT = "its face counts as nothing: throw it again";

    private final BodyShape shape;
    private final FaceMatcher matcher;
    private final CustomDieThresholds limits;

    public CustomDieReader(CustomDie die, CustomDieThresholds limits) {
        this.shape = BodyShape.of(die.body());
        this.matcher = FaceMatcher.of(die);
        this.limits = limits;
    }

    /** Returns the shape of the dice. */
    public BodyShape shape() {
        return shape;
    }

    /**
     * Finds and reads dice.
     *
     * @param bgr eight bits in three channels; left as it was
     * @param edgePx approximate length of a die's edge
     * @param plane the axes of an edge at a pixel, at the height of the upper face; the third axis is the die's whole height
     * @return the dice, read or not, from top to bottom
     */
    public List<ReadCustomDie> read(Mat bgr, double edgePx, Function<Pixel, PlaneAxes> plane) {
        if (matcher.isEmpty()) {
            return List.of();
        }
        CustomDiePicture picture = CustomDiePicture.of(bgr, edgePx, limits.minSpotLevels());
        List<ReadCustomDie> dice = new ArrayList<>();
        FoundBodies.of(picture, shape, plane, limits).parallelStream()
                .map(found -> read(picture, found))
                .forEachOrdered(dice::add);
        return dice.stream().filter(die -> die.body() || die.face().isPresent()).toList();
    }

    private ReadCustomDie read(CustomDiePicture picture, FoundBodies.MaskedBody found) {
        LyingBody body = found.body();
        List<FaceFit> fits =
                matcher.fits(TonePlane.of(picture.pixels(), body.middle(), CustomDiePicture.EDGE_PX), body);
        FaceFit best = fits.getFirst();
        boolean told = best.likeness() >= limits.minToldLikeness();
        Pixel middle = told ? middle(body, best) : body.middle();
        PlaneAxes axes = told ? body.axes().turned(best.turnRad()) : body.axes();
        double overhang = OverhangCheck.overhangEdges(found.mask(), picture.pixels(), shape, middle, axes);
        boolean die = body.overlap() >= limits.minBodyOverlap() && Double.isFinite(overhang);
        boolean unclear = found.mask().hasHardShadow() || best.blurred();
        String doubt = doubt(fits, overhang, unclear ? limits.maxUnclearLeanEdges() : limits.maxLeanEdges());
        boolean nothing = best.face().equals(CustomDie.NO_FACE);
        return new ReadCustomDie(
                picture.there(middle),
                axes.scaled(1 / picture.factor()),
                shape.outline(axes).stream()
                        .map(corner -> picture.there(new Pixel(middle.x() + corner.x(), middle.y() + corner.y())))
                        .toList(),
                told && !nothing ? Optional.of(best.face()) : Optional.empty(),
                told && nothing && doubt.isEmpty() ? COUNTS_NOT : doubt,
                die);
    }

    private static Pixel middle(LyingBody body, FaceFit fit) {
        PlaneAxes axes = body.axes();
        return new Pixel(
                body.middle().x() + fit.rightEdges() * axes.rightX() + fit.upEdges() * axes.upX(),
                body.middle().y() + fit.rightEdges() * axes.rightY() + fit.upEdges() * axes.upY());
    }

    /** Returns the reason why a face is uncertain; empty if it is certain. */
    private String doubt(List<FaceFit> fits, double overhang, double maxLeanEdges) {
        FaceFit best = fits.getFirst();
        if (best.likeness() < limits.minToldLikeness()) {
            return STRANGE;
        }
        if (!isClear(fits, limits)) {
            return "it is not clear enough which face it shows; it may be " + best.face()
                    + (fits.size() > 1 ? ", or else " + fits.get(1).face() : "");
        }
        if (Double.isInfinite(overhang)) {
            return GROUND;
        }
        return Math.max(0, overhang) + best.offEdges() > maxLeanEdges ? LEANS : "";
    }

    /** Returns whether the best fit is good enough and clearly better than the fit of any other face. */
    static boolean isClear(List<FaceFit> fits, CustomDieThresholds limits) {
        FaceFit best = fits.getFirst();
        double off = 1 - best.likeness();
        return best.likeness() >= limits.minSureLikeness()
                && best.stray() <= limits.maxStray()
                && fits.stream()
                        .skip(1)
                        .allMatch(rival ->
                                1 - rival.likeness() >= limits.minRivalRatio() * off + limits.minRivalMargin());
    }
}
