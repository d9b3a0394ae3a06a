package umpire.vision.detect.pips;

import java.util.Arrays;
import java.util.Optional;
import umpire.vision.detect.GreyPicture;
import umpire.vision.detect.Median;

/**
 * Measures the shape of one spot. It walks along rays to the level half-way between the spot and its surroundings, and tests whether these
 * points form an ellipse.
 */
public final class PipShaper {
    /** One ray every eleven degrees, in steps of a fourteenth of a radius. Chosen. */
    private static final int RAYS = 32;

    private static final double STEP = 1.0 / 14;

    /** A shorter step would give no more information, since it lies between two pixels. */
    private static final double LEAST_STEP_PX = 0.25;

    /**
     * Each ray is a little more than a third of a turn after the last one. This order soon meets a side without an edge, which ends the
     * search.
     */
    private static final int NEXT_RAY = 11;

    /** The number of passes over a spot, each from the centre found before. */
    private static final int ROUNDS = 2;

    /** The edge is at the half-way level. */
    private static final double HALF = 0.5;

    private static final double MIN_FALL = 1e-9;
    private static final double[] COS = new double[RAYS];
    private static final double[] SIN = new double[RAYS];

    static {
        for (int i = 0; i < RAYS; i++) {
            COS[i] = Math.cos(2 * Math.PI * i / RAYS);
            SIN[i] = Math.sin(2 * Math.PI * i / RAYS);
        }
    }

    /**
     * A disc is sampled at five by five points, with this many steps to a radius. The outermost row is a fifth short of the disc's edge, so
     * that the corners are not far outside. Chosen.
     */
    private static final double DISC_LATTICE = 2.5;

    private final PipPlanes picture;
    private final PipThresholds limits;

    public PipShaper(PipPlanes picture, PipThresholds limits) {
        this.picture = picture;
        this.limits = limits;
    }

    /** Returns the pip at a spot; empty unless it is round, evenly surrounded and about as large as expected. */
    public Optional<Pip> shape(PipSpot spot) {
        Optional<PipRim> rim = rim(spot.x(), spot.y(), spot.radiusPx(), spot);
        for (int round = 1; round < ROUNDS && rim.isPresent(); round++) {
            rim = rim.filter(found -> isAsLarge(found, spot))
                    .flatMap(found -> rim(found.middleX(), found.middleY(), found.radiusPx(), spot));
        }
        return rim.filter(found -> isAsLarge(found, spot))
                .filter(found -> isRound(found) && isStrong(found) && evenlySurrounded(found, spot))
                .map(found -> pip(found, spot));
    }

    private boolean isAsLarge(PipRim rim, PipSpot spot) {
        return rim.radiusPx() >= limits.minRadiusShare() * spot.radiusPx()
                && rim.radiusPx() <= limits.maxRadiusShare() * spot.radiusPx();
    }

    /**
     * The edge around a point along each ray.
     *
     * @param x of the point
     * @param y of the point
     * @param r the expected radius, in pixels
     * @param half the distance of the edge along each ray
     * @param inner the level inside
     * @param around the level outside
     */
    private record PipRim(
            double x, double y, double r, double[] half, double inner, double around, OutlineMoments outline) {
        double middleX() {
            return x + outline.x();
        }

        double middleY() {
            return y + outline.y();
        }

        double radiusPx() {
            return Math.sqrt(outline.major() * outline.minor());
        }

        double contrast() {
            return Math.abs(around - inner);
        }
    }

    private boolean isRound(PipRim rim) {
        return rim.outline().minor()
                        > limits.minRoundnessShare() * rim.outline().major()
                && roughness(rim.half(), rim.outline()) < limits.maxRoughnessShare();
    }

    private boolean isStrong(PipRim rim) {
        return rim.contrast()
                > (rim.radiusPx() < limits.smallPx() ? limits.minContrastOfSmallLevels() : limits.minContrastLevels());
    }

    private Optional<PipRim> rim(double x, double y, double r, PipSpot spot) {
        if (!picture.holds(x, y, r)) {
            return Optional.empty();
        }
        GreyPicture levels = picture.plane(spot.plane());
        double inner = discLevel(levels, spot.dark(), x, y, limits.withinRadii() * r);
        double around = ringLevel(levels, x, y, limits.aroundRadii() * r);
        if ((around > inner) != spot.dark() || Math.abs(around - inner) < limits.minContrastLevels()) {
            return Optional.empty();
        }
        double[] half = new double[RAYS];
        int missed = 0;
        for (int k = 0; k < RAYS; k++) {
            int i = (k * NEXT_RAY) % RAYS;
            half[i] = crossing(levels, x, y, r, i, inner, around, HALF);
            missed += half[i] > 0 ? 0 : 1;
            if (missed > RAYS * (1 - limits.minHitsShare())) {
                return Optional.empty();
            }
        }
        if (r > limits.minNotchedPx()) {
            openNotches(half);
        }
        fillGaps(half);
        return Optional.of(new PipRim(x, y, r, half, inner, around, OutlineMoments.of(half, COS, SIN)));
    }

    /**
     * Returns the distance of the pip's rim along a ray, or -1. It walks from the face inwards, so that a highlight inside a polished pip
     * is never reached.
     */
    private double crossing(
            GreyPicture levels, double x, double y, double r, int ray, double inner, double around, double share) {
        double perLevel = 1 / (around - inner);
        double step = Math.max(LEAST_STEP_PX, STEP * r);
        double before = -1;
        for (double rho = limits.fromRadii() * r; rho > limits.toRadii() * r; rho -= step) {
            double part = part(levels, x, y, rho, ray, inner, perLevel);
            boolean onFace = before >= share;
            if (onFace
                    && part < share
                    && part(levels, x, y, rho - limits.behindRadii() * r, ray, inner, perLevel) < share) {
                double back = before - part <= MIN_FALL ? 0 : (share - part) / (before - part);
                return rho + Math.clamp(back, 0, 1) * step;
            }
            // The walk begins on the face: points beyond the face's edge, or on the next pip, are skipped.
            before = onFace || part >= share ? Math.max(part, share) : -1;
        }
        return -1;
    }

    private static double part(
            GreyPicture levels, double x, double y, double rho, int ray, double inner, double perLevel) {
        return (levels.at(x + rho * COS[ray], y + rho * SIN[ray]) - inner) * perLevel;
    }

    /** Ignores rays that end much nearer to the centre than the opposite ray. A glint at a pip's rim leaves such a notch. */
    private void openNotches(double[] half) {
        double middle = Median.of(Arrays.stream(half).filter(h -> h > 0).toArray());
        boolean[] notched = new boolean[RAYS];
        int count = 0;
        for (int i = 0; i < RAYS; i++) {
            double opposite = half[(i + RAYS / 2) % RAYS];
            notched[i] = half[i] < limits.notchShare() * opposite
                    && half[i] < limits.notchMiddleShare() * middle
                    && half[i] > 0;
            count += notched[i] ? 1 : 0;
        }
        for (int i = 0; count <= RAYS * limits.maxNotchedShare() && i < RAYS; i++) {
            half[i] = notched[i] ? -1 : half[i];
        }
    }

    private static void fillGaps(double[] half) {
        double[] known = Arrays.stream(half).filter(h -> h > 0).toArray();
        double middle = Median.of(known);
        for (int i = 0; i < half.length; i++) {
            if (half[i] <= 0) {
                double opposite = half[(i + RAYS / 2) % RAYS];
                half[i] = opposite > 0 ? opposite : middle;
            }
        }
    }

    private Pip pip(PipRim rim, PipSpot spot) {
        GreyPicture levels = picture.plane(spot.plane());
        double[] width = new double[RAYS];
        for (int i = 0; i < RAYS; i++) {
            width[i] = crossing(
                            levels, rim.x(), rim.y(), rim.r(), i, rim.inner(), rim.around(), limits.edgeBeginsShare())
                    - crossing(levels, rim.x(), rim.y(), rim.r(), i, rim.inner(), rim.around(), limits.edgeEndsShare());
        }
        return new Pip(
                rim.middleX(),
                rim.middleY(),
                rim.outline().major(),
                rim.outline().minor(),
                rim.outline().angleRad(),
                spot.dark(),
                rim.inner(),
                rim.around(),
                roughness(rim.half(), rim.outline()),
                Median.of(width) / rim.radiusPx(),
                spot.plane());
    }

    private static double roughness(double[] half, OutlineMoments outline) {
        double cos = Math.cos(outline.angleRad());
        double sin = Math.sin(outline.angleRad());
        double sum = 0;
        for (int i = 0; i < RAYS; i++) {
            double px = half[i] * COS[i] - outline.x();
            double py = half[i] * SIN[i] - outline.y();
            double along = (px * cos + py * sin) / outline.major();
            double across = (-px * sin + py * cos) / outline.minor();
            double off = Math.hypot(along, across) - 1;
            sum += off * off;
        }
        return Math.sqrt(sum / RAYS);
    }

    /** Returns whether most of the ring around a pip has one level, as on a plain face. */
    private boolean evenlySurrounded(PipRim rim, PipSpot spot) {
        GreyPicture levels = picture.plane(spot.plane());
        double cos = Math.cos(rim.outline().angleRad());
        double sin = Math.sin(rim.outline().angleRad());
        int even = 0;
        for (int i = 0; i < RAYS; i++) {
            double along = COS[i] * (rim.outline().major() + limits.ringRadii() * rim.radiusPx());
            double across = SIN[i] * (rim.outline().minor() + limits.ringRadii() * rim.radiusPx());
            double level =
                    levels.at(rim.middleX() + cos * along - sin * across, rim.middleY() + sin * along + cos * across);
            even += Math.abs(level - rim.around()) < limits.plainContrastShare() * rim.contrast() ? 1 : 0;
        }
        return even >= RAYS * limits.minPlainShare();
    }

    /**
     * Returns the level of the disc: that of the sample a third of the way from the darkest for a dark pip, or from the lightest for a
     * light one. So a small highlight does not count.
     */
    private static double discLevel(GreyPicture levels, boolean dark, double x, double y, double r) {
        double[] within = new double[25];
        int n = 0;
        for (int dy = -2; dy <= 2; dy++) {
            for (int dx = -2; dx <= 2; dx++) {
                within[n++] = levels.at(x + dx * r / DISC_LATTICE, y + dy * r / DISC_LATTICE);
            }
        }
        Arrays.sort(within);
        return within[dark ? 8 : 16];
    }

    private static double ringLevel(GreyPicture levels, double x, double y, double r) {
        double[] ring = new double[RAYS];
        for (int i = 0; i < RAYS; i++) {
            ring[i] = levels.at(x + r * COS[i], y + r * SIN[i]);
        }
        return Median.of(ring);
    }
}
