package umpire.vision.detect.tags;

import java.util.ArrayList;
import java.util.List;
import umpire.vision.detect.GreyPicture;
import umpire.vision.detect.Pixel;

/**
 * Refines a tag's corners to fractions of a pixel. Each side of the black square is fitted as a line to the steps from black to the white
 * margin, and neighbouring lines are intersected. Only outward steps from dark to bright close to the side count. So neither the tag's own
 * cells nor another tag nearby can move a corner. They do so in methods that use the gradients around a corner.
 */
final class TagEdges {
    /**
     * The parameters of one pass; the first two passes are coarse.
     *
     * @param reachCells the distance from a side within which its edge is searched: in the first pass nearly a cell, then less
     * @param stepPx the spacing of samples across an edge; a spacing below a quarter of a pixel improves nothing
     * @param most the largest number of samples along a side
     */
    private record EdgeSearch(double reachCells, double stepPx, int most) {}

    /** The passes. Measured: making the first two coarse changes no corner by more than a hundredth of a pixel. */
    private static final List<EdgeSearch> SEARCHES =
            List.of(new EdgeSearch(0.9, 0.5, 10), new EdgeSearch(0.6, 0.5, 14), new EdgeSearch(0.6, 0.25, 40));

    private static final int LEAST_POINTS = 8;

    private static final double MIN_LENGTH_PX = 1e-6;

    private static final double MIN_SPREAD = 1e-9;

    private final GreyPicture grey;
    private final int cells;
    private final TagThresholds limits;

    /** Prepares for tags of this many cells to a side, border included. */
    TagEdges(GreyPicture grey, int cells, TagThresholds limits) {
        this.limits = limits;
        this.grey = grey;
        this.cells = cells;
    }

    /** Returns the refined corners; unchanged if a side shows no clear edge. */
    List<Pixel> refined(List<Pixel> rough) {
        return intersected(approached(rough), SEARCHES.getLast());
    }

    /** Returns corners accurate enough to read cells. The last pass, which costs most, is left out. */
    List<Pixel> approached(List<Pixel> rough) {
        List<Pixel> corners = rough;
        for (EdgeSearch search : SEARCHES.subList(0, SEARCHES.size() - 1)) {
            corners = intersected(corners, search);
        }
        return corners;
    }

    private List<Pixel> intersected(List<Pixel> corners, EdgeSearch search) {
        List<PixelLine> lines = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            lines.add(side(corners.get(i), corners.get((i + 1) % 4), search));
        }
        List<Pixel> better = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Pixel old = corners.get(i);
            Pixel intersection =
                    lines.get((i + 3) % 4).intersection(lines.get(i)).orElse(old);
            double allowed =
                    Math.max(limits.maxMovePx(), limits.maxMoveShare() * old.distance(corners.get((i + 1) % 4)));
            better.add(intersection.distance(old) <= allowed ? intersection : old);
        }
        return better;
    }

    /**
     * Fits a line to a side, from its left to its right end as seen from inside the tag. Corners run clockwise, so outwards is to the left
     * of that direction.
     */
    private PixelLine side(Pixel from, Pixel to, EdgeSearch search) {
        double length = Math.max(MIN_LENGTH_PX, from.distance(to));
        double dx = (to.x() - from.x()) / length;
        double dy = (to.y() - from.y()) / length;
        double reach = Math.max(limits.minReachPx(), search.reachCells() * length / cells);
        int count = Math.clamp(Math.round(length), LEAST_POINTS, search.most());
        double[] along = new double[count];
        double[] out = new double[count];
        double[] weight = new double[count];
        for (int i = 0; i < count; i++) {
            along[i] = length * (limits.cornerShare() + (1 - 2 * limits.cornerShare()) * i / (count - 1));
            double[] edge = edge(from.x() + along[i] * dx, from.y() + along[i] * dy, dy, -dx, reach, search.stepPx());
            out[i] = edge[0];
            weight[i] = edge[1];
        }
        double[] fit = fitted(along, out, weight);
        double tilt = Math.hypot(1, fit[1]);
        return new PixelLine(
                from.x() + fit[0] * dy, from.y() - fit[0] * dx, (dx + fit[1] * dy) / tilt, (dy - fit[1] * dx) / tilt);
    }

    /** Returns the place and the strength of the step from dark to bright along the outward normal. */
    private double[] edge(double x, double y, double outX, double outY, double reach, double stepPx) {
        int steps = (int) Math.round(2 * reach / stepPx);
        double[] levels = new double[steps + 1];
        grey.along(x - reach * outX, y - reach * outY, stepPx * outX, stepPx * outY, levels, steps + 1);
        double max = 0;
        for (int i = 1; i <= steps; i++) {
            max = Math.max(max, levels[i] - levels[i - 1]);
        }
        double sum = 0;
        double moment = 0;
        double floor = limits.noiseShare() * max;
        for (int i = 1; i <= steps; i++) {
            double rise = Math.max(0, levels[i] - levels[i - 1] - floor);
            sum += rise;
            moment += rise * (-reach + (i - 0.5) * stepPx);
        }
        return sum < limits.minRiseLevels() ? new double[] {0, 0} : new double[] {moment / sum, sum};
    }

    /** Fits offset and slope of the line twice; the second time points far from the first line get a low weight. */
    private double[] fitted(double[] along, double[] out, double[] weight) {
        double[] line = leastSquares(along, out, weight);
        for (int round = 0; round < 2; round++) {
            double[] trusted = new double[weight.length];
            for (int i = 0; i < weight.length; i++) {
                double off = (out[i] - line[0] - line[1] * along[i]) / limits.trustedPx();
                trusted[i] = weight[i] / (1 + off * off * off * off);
            }
            line = leastSquares(along, out, trusted);
        }
        return line;
    }

    /**
     * Returns offset and slope by weighted least squares. OpenCV's {@code fitLine} has no weights. For two unknowns a native call is not
     * worth its time, since a picture would need thousands.
     */
    private static double[] leastSquares(double[] along, double[] out, double[] weight) {
        double w = 0;
        double x = 0;
        double y = 0;
        double xx = 0;
        double xy = 0;
        for (int i = 0; i < along.length; i++) {
            w += weight[i];
            x += weight[i] * along[i];
            y += weight[i] * out[i];
            xx += weight[i] * along[i] * along[i];
            xy += weight[i] * along[i] * out[i];
        }
        double spread = w * xx - x * x;
        if (w <= 0 || spread < MIN_SPREAD) {
            return new double[] {0, 0};
        }
        double slope = (w * xy - x * y) / spread;
        return new double[] {(y - slope * x) / w, slope};
    }
}
