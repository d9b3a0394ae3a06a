package umpire.vision.observe.dice;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.dice.DieForm;
import umpire.vision.detect.dice.DieTags;
import umpire.vision.detect.faces.DieHull;
import umpire.vision.detect.tags.Tag;
import umpire.vision.detect.tags.TagReader;
import umpire.vision.frame.MatScope;
import umpire.vision.rectify.CameraView;

/**
 * The expected look of a die that lies flat with this tag on top. A single tag looks the same on a flat die and on one that leans towards
 * the camera. The tags on the sides tell the two apart.
 */
final class FlatTaggedDie {

    private final TaggedDiceThresholds limits;
    private final Tag top;
    private final DieForm form;
    private final CameraView view;
    private final Pose pose;
    private final DieHull hull;
    private final double pxPerMm;
    private final List<List<Pixel>> sides;

    FlatTaggedDie(Tag top, DieForm form, CameraView view, TaggedDiceThresholds limits) {
        this.limits = limits;
        this.top = top;
        this.form = form;
        this.view = view;
        this.pose = middle(view.tableFromTag(top, form.heightMm()), form);
        this.pxPerMm = view.pxPerMm(pose.xMm(), pose.yMm(), 0);
        this.hull = new DieHull(
                form.cornersMm().stream().map(c -> pixel(c[0], c[1], c[2])).toList(), pxPerMm, limits.hull());
        this.sides = new DieTags(form)
                .sidesMm().stream()
                        .map(side -> side.stream()
                                .map(c -> pixel(c.x(), c.y(), c.z()))
                                .toList())
                        .filter(side -> widthPx(side) > 0)
                        .toList();
    }

    /** Returns the pose of a die's centre by the pose of its tag. */
    static Pose middle(Pose tag, DieForm form) {
        double turn = Math.toRadians(tag.headingDeg());
        return new Pose(
                tag.xMm() - form.aboveTagMm() * Math.sin(turn),
                tag.yMm() + form.aboveTagMm() * Math.cos(turn),
                tag.headingDeg());
    }

    private Pixel pixel(double rightMm, double upMm, double aboveMm) {
        double cos = Math.cos(Math.toRadians(pose.headingDeg()));
        double sin = Math.sin(Math.toRadians(pose.headingDeg()));
        return view.pixelFromTable(
                pose.xMm() + cos * rightMm - sin * upMm, pose.yMm() + sin * rightMm + cos * upMm, aboveMm);
    }

    /** Returns whether the die covers a pixel of the picture. */
    boolean covers(Pixel pixel) {
        return hull.holds(pixel);
    }

    /** Returns whether another tag is at the expected place of a tag on a side. */
    boolean hasOnSide(Tag other) {
        return sides.stream().anyMatch(side -> isNear(side, other.corners()));
    }

    private boolean isNear(List<Pixel> side, List<Pixel> seen) {
        return IntStream.range(0, side.size())
                .allMatch(i -> side.get(i).distance(seen.get(i)) < limits.maxOffEdges() * form.edgeMm() * pxPerMm);
    }

    /** Returns the tags on its sides whose narrowest width has at least this many pixels. */
    private Stream<List<Pixel>> wider(double narrowestPx) {
        return sides.stream().filter(side -> widthPx(side) > narrowestPx);
    }

    /** Returns the narrowest width of a tag in pixels; negative if it faces away. */
    private static double widthPx(List<Pixel> side) {
        Pixel a = side.get(0);
        Pixel b = side.get(1);
        Pixel d = side.get(3);
        double turned = (b.x() - a.x()) * (d.y() - a.y()) - (b.y() - a.y()) * (d.x() - a.x());
        double squares = Math.pow(a.distance(b), 2) + Math.pow(a.distance(d), 2);
        double wide = Math.sqrt(Math.max(0, squares + 2 * Math.abs(turned)));
        double narrow = Math.sqrt(Math.max(0, squares - 2 * Math.abs(turned)));
        return Math.copySign((wide - narrow) / 2, turned);
    }

    /**
     * Returns whether a tag on a side is at its expected place, which proves that the die lies flat, whatever the table looks like.
     *
     * @param others tags that are seen on it
     * @param ids of its faces
     */
    boolean isProven(Mat grey, TagReader reader, List<Tag> others, Set<Integer> ids) {
        return others.stream().anyMatch(this::hasOnSide) || showsSide(grey, reader, ids);
    }

    /** Returns whether the picture shows paper of the die outside the outline of a flat die. The die then leans. */
    boolean isOvershot(Mat bgr) {
        return hull.isOvershot(bgr, top);
    }

    private boolean showsSide(Mat grey, TagReader reader, Set<Integer> ids) {
        Rect part = hull.around(grey);
        try (MatScope scope = new MatScope()) {
            Mat window = scope.keep(grey.submat(part));
            double withinPx = limits.maxOffEdges() * form.edgeMm() * pxPerMm;
            return reader.isAtAny(window, within(part, limits.minCellPx() * reader.cells()), ids, withinPx)
                    || reader.matchesAny(window, within(part, limits.minSidePx()), ids);
        }
    }

    private List<List<Pixel>> within(Rect part, double narrowestPx) {
        return wider(narrowestPx)
                .map(side -> side.stream()
                        .map(corner -> corner.minus(part.x, part.y))
                        .toList())
                .toList();
    }
}
