package umpire.vision.detect.taught;

import java.util.List;
import java.util.Optional;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.numerals.PlaneAxes;

/** Finds the place and rotation at which the outline of a flat die fits the mask of a body best. */
final class OutlineFit {
    private static final double TURN_DEG = 6;
    private static final int ROUNDS = 6;

    /** The last step of shift and rotation, as a share of the first. */
    private static final double FINEST = 0.2;

    /** The range of a body's area relative to the outline's area. Chosen: two dice that touch have twice the area. */
    private static final double LEAST_AREA = 0.5;

    private static final double MOST_AREA = 2.2;

    private final BodyMask mask;
    private final BodyShape shape;
    private final double stepPx;
    private final int area;

    private OutlineFit(BodyMask mask, BodyShape shape) {
        this.mask = mask;
        this.shape = shape;
        this.stepPx = mask.stepPx();
        this.area = mask.area();
    }

    /** Returns the best fit; empty if the mask has no body of this size and shape. */
    static Optional<LyingBody> of(BodyMask mask, BodyShape shape, PlaneAxes axes, double leastOverlap) {
        return new OutlineFit(mask, shape).fit(axes).filter(body -> body.overlap() >= leastOverlap);
    }

    private Optional<LyingBody> fit(PlaneAxes axes) {
        List<Pixel> first = shape.outline(axes);
        double expected = areaPx(first) / (stepPx * stepPx);
        if (area < LEAST_AREA * expected || area > MOST_AREA * expected) {
            return Optional.empty();
        }
        Pixel middle = mask.middle();
        LyingBody best = new LyingBody(mask.spot(), axes, 0, 0, 0, mask.contrast());
        double period = 360.0 / shape.turns();
        for (double turn = 0; turn < period; turn += TURN_DEG) {
            best = better(best, axes.turned(Math.toRadians(turn)), middle);
        }
        return Optional.of(climbed(best));
    }

    private LyingBody better(LyingBody best, PlaneAxes axes, Pixel middle) {
        List<Pixel> outline = shape.outline(axes);
        Pixel centre = centre(outline);
        return better(best, outline, axes, middle.x() - centre.x(), middle.y() - centre.y());
    }

    /** Shifts and rotates the body in ever smaller steps while the fit improves. */
    private LyingBody climbed(LyingBody first) {
        LyingBody best = first;
        for (double step = 1; step > FINEST; step /= 2) {
            boolean better = true;
            for (int round = 0; better && round < ROUNDS; round++) {
                LyingBody before = best;
                for (int way = 0; way < 6; way++) {
                    double sign = way % 2 == 0 ? step : -step;
                    PlaneAxes axes =
                            way < 4 ? before.axes() : before.axes().turned(sign * Math.toRadians(TURN_DEG / 2));
                    double x = before.middle().x() - mask.spot().x() + (way < 2 ? sign * stepPx : 0);
                    double y = before.middle().y() - mask.spot().y() + (way >= 2 && way < 4 ? sign * stepPx : 0);
                    best = better(best, shape.outline(axes), axes, x, y);
                }
                better = best.overlap() > before.overlap();
            }
        }
        return best;
    }

    private LyingBody better(LyingBody best, List<Pixel> outline, PlaneAxes axes, double x, double y) {
        int inside = 0;
        int both = 0;
        double[] edges = edges(outline, x, y);
        for (int i = 0; i < mask.points(); i++) {
            double px = (i % BodyMask.SIDE - BodyMask.HALF) * stepPx;
            double py = (i / BodyMask.SIDE - BodyMask.HALF) * stepPx;
            boolean within = true;
            for (int e = 0; e < edges.length && within; e += 3) {
                within = edges[e] * px + edges[e + 1] * py + edges[e + 2] >= 0;
            }
            if (within) {
                inside++;
                both += mask.holds(i) ? 1 : 0;
            }
        }
        double overlap = (double) both / (inside + area - both);
        return overlap <= best.overlap()
                ? best
                : new LyingBody(
                        new Pixel(mask.spot().x() + x, mask.spot().y() + y),
                        axes,
                        (double) both / inside,
                        overlap,
                        (double) area / inside,
                        mask.contrast());
    }

    private static double[] edges(List<Pixel> outline, double x, double y) {
        double[] edges = new double[outline.size() * 3];
        for (int i = 0; i < outline.size(); i++) {
            Pixel from = outline.get(i);
            Pixel to = outline.get((i + 1) % outline.size());
            double a = -(to.y() - from.y());
            double b = to.x() - from.x();
            edges[3 * i] = a;
            edges[3 * i + 1] = b;
            edges[3 * i + 2] = -a * (from.x() + x) - b * (from.y() + y);
        }
        return edges;
    }

    private static double areaPx(List<Pixel> outline) {
        double area = 0;
        for (int i = 0; i < outline.size(); i++) {
            Pixel a = outline.get(i);
            Pixel b = outline.get((i + 1) % outline.size());
            area += a.x() * b.y() - b.x() * a.y();
        }
        return Math.abs(area) / 2;
    }

    private static Pixel centre(List<Pixel> outline) {
        double area = 0;
        double x = 0;
        double y = 0;
        for (int i = 0; i < outline.size(); i++) {
            Pixel a = outline.get(i);
            Pixel b = outline.get((i + 1) % outline.size());
            double part = a.x() * b.y() - b.x() * a.y();
            area += part;
            x += part * (a.x() + b.x()) / 3;
            y += part * (a.y() + b.y()) / 3;
        }
        return new Pixel(x / area, y / area);
    }
}
