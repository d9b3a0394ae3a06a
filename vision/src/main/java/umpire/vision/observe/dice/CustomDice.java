package umpire.vision.observe.dice;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import umpire.hardware.DieSize;
import umpire.hardware.Rig;
import umpire.rules.kernel.DieType;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.dice.Die;
import umpire.vision.detect.numerals.PlaneAxes;
import umpire.vision.detect.tags.Tag;
import umpire.vision.detect.taught.CustomDieReader;
import umpire.vision.detect.taught.CustomDieThresholds;
import umpire.vision.detect.taught.ReadCustomDie;
import umpire.vision.frame.MatScope;
import umpire.vision.rectify.CameraView;
import umpire.vision.rectify.TopPlane;

/** Reads taught dice of one size. Each counts as a die of the box's kind that it replaces. */
public final class CustomDice implements KindReader {
    /** The margin around a read tag in which a die is dropped, in sides of the tag: nothing lies on a tag that was read. Chosen. */
    private static final double TAG_MARGIN = 0.25;

    private static final double PIECE_MARGIN = 1.3;

    private final DieSize size;
    private final String name;
    private final CustomDieReader reader;
    private final CustomDieThresholds limits;

    /**
     * A die with the doubt about it.
     *
     * @param doubt the reason why its face is uncertain, in words; empty if it is certain
     */
    public record DoubtedDie(Die die, String doubt) {}

    /**
     * Makes a reader.
     *
     * @param name the name of the box's dice that they replace
     */
    public CustomDice(DieSize size, String name, CustomDieThresholds limits) {
        this.size = size;
        this.name = name;
        this.limits = limits;
        this.reader = new CustomDieReader(size.taught().orElseThrow().die(), limits);
    }

    /** Returns a reader for each taught die of a kind at this table. */
    public static List<CustomDice> of(Rig rig, DieType type, CustomDieThresholds limits) {
        return rig.dice().stream()
                .filter(size -> size.kind().equals(type.kind()) && size.taught().isPresent())
                .map(size -> new CustomDice(size, type.name(), limits))
                .toList();
    }

    /** Returns the edge of its dice in millimetres. */
    double edgeMm() {
        return size.edgeMm();
    }

    @Override
    public List<Die> read(Mat bgr, Mat grey, Rect part, CameraView view, List<Tag> tags) {
        return readWithDoubts(bgr, part, view, tags).stream()
                .map(DoubtedDie::die)
                .toList();
    }

    /** Reads a part of the picture and reports doubts. */
    public List<DoubtedDie> readWithDoubts(Mat bgr, Rect part, CameraView view, List<Tag> tags) {
        double highMm = reader.shape().high() * size.edgeMm();
        double edgePx = view.dieScale(highMm).edgePx() / reader.shape().high();
        try (MatScope scope = new MatScope()) {
            Mat window = scope.keep(bgr.submat(part));
            return reader
                    .read(
                            window,
                            edgePx,
                            pixel -> TopPlane.axes(pixel.minus(-part.x, -part.y), size.edgeMm(), highMm, view))
                    .stream()
                    .map(read -> new DoubtedDie(die(read, highMm).in(1, part.x, part.y), read.doubt()))
                    .filter(doubted -> tags.stream()
                            .noneMatch(tag -> tag.covers(
                                    doubted.die().xPx(),
                                    doubted.die().yPx(),
                                    doubted.doubt().isEmpty() ? TAG_MARGIN : PIECE_MARGIN)))
                    .toList();
        }
    }

    /** Converts a reading to a die. Its pose is that of the upper face, at the height of this face. */
    private Die die(ReadCustomDie read, double highMm) {
        PlaneAxes axes = read.axes();
        List<Pixel> corners = reader.shape().form().isCube() ? square(read) : read.outline();
        double heading = Math.toDegrees(Math.atan2(-axes.rightY(), axes.rightX()));
        Optional<String> face = read.face();
        return new Die(
                size.kind(),
                name,
                face,
                false,
                corners,
                read.middle().x(),
                read.middle().y(),
                Math.hypot(axes.rightX(), axes.rightY()),
                (heading % 90 + 90) % 90,
                face.isEmpty() ? 0 : read.sure() ? limits.sureConfidence() : limits.unsureConfidence(),
                OptionalDouble.of(highMm));
    }

    private static List<Pixel> square(ReadCustomDie read) {
        PlaneAxes axes = read.axes();
        Pixel middle = read.middle();
        return List.of(
                corner(middle, axes, -0.5, 0.5),
                corner(middle, axes, 0.5, 0.5),
                corner(middle, axes, 0.5, -0.5),
                corner(middle, axes, -0.5, -0.5));
    }

    private static Pixel corner(Pixel middle, PlaneAxes axes, double right, double up) {
        return new Pixel(
                middle.x() + right * axes.rightX() + up * axes.upX(),
                middle.y() + right * axes.rightY() + up * axes.upY());
    }
}
