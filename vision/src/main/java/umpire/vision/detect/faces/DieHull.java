package umpire.vision.detect.faces;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.pips.PipPlanes;
import umpire.vision.detect.tags.Tag;
import umpire.vision.frame.MatScope;

/**
 * The outline of a flat paper die in a picture. A leaning die reaches beyond this outline somewhere: the paper's colour is seen there, but
 * not a little farther out.
 */
public final class DieHull {

    private static final double BLUR_PX = 1;

    /** The spacing of the points sampled along the outline. Chosen. */
    private static final double SPACING_MM = 3;

    /** The distance from a tag's centre to the middle of its white margin, in halves of its side. Geometry. */
    private static final double MARGIN = 1.16;

    private final List<Pixel> corners;
    private final double pxPerMm;
    private final HullThresholds limits;

    /**
     * Makes the outline of the corners of a flat die, given in any order.
     *
     * @param pxPerMm pixels per millimetre at the die
     * @param limits the thresholds for paper beyond the outline
     */
    public DieHull(List<Pixel> seen, double pxPerMm, HullThresholds limits) {
        this.limits = limits;
        this.corners = hull(seen);
        this.pxPerMm = pxPerMm;
    }

    /** Returns the corners of the outline, clockwise as seen. */
    public List<Pixel> corners() {
        return corners;
    }

    /** Returns whether a pixel lies within the outline, or beyond it by no more than the outline's error. */
    public boolean holds(Pixel pixel) {
        for (int i = 0; i < corners.size(); i++) {
            Pixel from = corners.get(i);
            Pixel to = corners.get((i + 1) % corners.size());
            if (turn(from, to, pixel) < -limits.beyondMm() * pxPerMm * from.distance(to)) {
                return false;
            }
        }
        return true;
    }

    /** The samples on a line across the outline, from the inside to the outside. */
    private record RimPoint(boolean tableWithin, boolean paperBeyond, boolean paperFarOut) {}

    /**
     * Returns whether a die with this tag on top reaches beyond the outline. If the table around it has the paper's colour too, table must
     * also be seen within the outline. A small tag needs twice as many points, since a few may be blur.
     */
    public boolean isOvershot(Mat bgr, Tag tag) {
        Rect part = around(bgr);
        try (MatScope scope = new MatScope()) {
            Mat window = scope.keep(bgr.submat(part));
            List<RimPoint> rim = rim(PipPlanes.of(window), tag.in(1, -part.x, -part.y), part);
            long beyond = rim.stream()
                    .filter(point -> point.paperBeyond() && !point.paperFarOut())
                    .count();
            long within = rim.stream().filter(RimPoint::tableWithin).count();
            boolean paperTable = rim.stream().anyMatch(RimPoint::paperFarOut);
            return beyond >= (tag.sidePx() < limits.smallPx() ? 2 : 1) * limits.minPoints()
                    && (!paperTable || within >= limits.minPoints());
        }
    }

    private List<RimPoint> rim(PipPlanes picture, Tag tag, Rect part) {
        double[] paper = paper(picture, tag);
        List<RimPoint> rim = new ArrayList<>();
        for (int i = 0; i < corners.size(); i++) {
            Pixel from = corners.get(i).minus(part.x, part.y);
            Pixel to = corners.get((i + 1) % corners.size()).minus(part.x, part.y);
            double length = from.distance(to);
            int count = (int) Math.ceil(length / (SPACING_MM * pxPerMm));
            for (int k = 0; k < count; k++) {
                double t = (k + 0.5) / count;
                Pixel at = new Pixel(from.x() + t * (to.x() - from.x()), from.y() + t * (to.y() - from.y()));
                Pixel out = new Pixel((to.y() - from.y()) / length, (from.x() - to.x()) / length);
                point(picture, at, out, paper).ifPresent(rim::add);
            }
        }
        return rim;
    }

    private Optional<RimPoint> point(PipPlanes picture, Pixel at, Pixel out, double... paper) {
        double far = limits.tableMm() * pxPerMm;
        double near = limits.beyondMm() * pxPerMm + BLUR_PX;
        if (!picture.holds(at.x() + far * out.x(), at.y() + far * out.y(), 0)) {
            return Optional.empty();
        }
        double[] within = picture.colour(at.x() - near * out.x(), at.y() - near * out.y());
        double[] beyond = picture.colour(at.x() + near * out.x(), at.y() + near * out.y());
        double[] farOut = picture.colour(at.x() + far * out.x(), at.y() + far * out.y());
        boolean ink = within[1] < limits.minLightShare() * paper[1];
        return Optional.of(
                new RimPoint(!ink && !isPaper(within, paper), isPaper(beyond, paper), isPaper(farOut, paper)));
    }

    private boolean isPaper(double[] bgr, double... paper) {
        double square = paper[0] * paper[0] + paper[1] * paper[1] + paper[2] * paper[2];
        double light = (bgr[0] * paper[0] + bgr[1] * paper[1] + bgr[2] * paper[2]) / Math.max(1, square);
        double off = 0;
        for (int c = 0; c < 3; c++) {
            off = Math.max(off, Math.abs(bgr[c] - light * paper[c]));
        }
        return light > limits.minLightShare() && light < limits.maxLightShare() && off < light * limits.shadeLevels();
    }

    /** The colour of the tag's white margin, beside its four sides. */
    private static double[] paper(PipPlanes picture, Tag tag) {
        Pixel middle = tag.centre();
        double[] brightest = new double[3];
        for (int i = 0; i < 4; i++) {
            Pixel side = tag.corners().get(i).middle(tag.corners().get((i + 1) % 4));
            double[] bgr = picture.colour(
                    middle.x() + (side.x() - middle.x()) * MARGIN, middle.y() + (side.y() - middle.y()) * MARGIN);
            brightest = bgr[1] > brightest[1] ? bgr : brightest;
        }
        return brightest;
    }

    /** Returns the part of a picture that contains it and the table around it. */
    public Rect around(Mat bgr) {
        double margin = limits.tableMm() * pxPerMm + 2;
        int left = (int) Math.clamp(least(Comparator.comparingDouble(Pixel::x)).x() - margin, 0, bgr.cols() - 1);
        int top = (int) Math.clamp(least(Comparator.comparingDouble(Pixel::y)).y() - margin, 0, bgr.rows() - 1);
        int right = (int) Math.clamp(
                least(Comparator.comparingDouble((Pixel p) -> -p.x())).x() + margin, left + 1, bgr.cols());
        int bottom = (int) Math.clamp(
                least(Comparator.comparingDouble((Pixel p) -> -p.y())).y() + margin, top + 1, bgr.rows());
        return new Rect(left, top, right - left, bottom - top);
    }

    private Pixel least(Comparator<Pixel> order) {
        return corners.stream().min(order).orElseThrow();
    }

    /** Returns the convex hull by gift wrapping: from the leftmost point on, always along the outermost turn. */
    private static List<Pixel> hull(List<Pixel> points) {
        Pixel first = points.stream()
                .min(Comparator.comparingDouble(Pixel::x).thenComparingDouble(Pixel::y))
                .orElseThrow();
        List<Pixel> hull = new ArrayList<>();
        Pixel at = first;
        do {
            hull.add(at);
            Pixel next = points.getFirst().equals(at) ? points.getLast() : points.getFirst();
            for (Pixel point : points) {
                if (turn(at, next, point) < 0) {
                    next = point;
                }
            }
            at = next;
        } while (!at.equals(first) && hull.size() <= points.size());
        return List.copyOf(hull);
    }

    /** Returns a positive number if the path through the three points turns right, as seen in a picture. */
    private static double turn(Pixel from, Pixel over, Pixel to) {
        return (over.x() - from.x()) * (to.y() - from.y()) - (over.y() - from.y()) * (to.x() - from.x());
    }
}
