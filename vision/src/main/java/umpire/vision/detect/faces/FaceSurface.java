package umpire.vision.detect.faces;

import java.util.ArrayList;
import java.util.List;
import umpire.vision.detect.Median;
import umpire.vision.detect.pips.Pip;
import umpire.vision.detect.pips.PipPlanes;

/** The surface of a face around some pips: its colour, its evenness, and foreign marks on it. */
final class FaceSurface {

    private static final int SPECK_LATTICE = 12;
    private static final int EVENNESS_LATTICE = 6;
    private static final double WHITE = 255;
    private static final int RING_POINTS = 12;

    private static final double[][] PLACES = {
        {-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {0, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}
    };
    private static final double[][] BETWEEN = {{-0.5, -0.5}, {0.5, -0.5}, {-0.5, 0.5}, {0.5, 0.5}};

    private final SurfaceThresholds limits;
    private final PipPlanes picture;

    FaceSurface(PipPlanes picture, SurfaceThresholds limits) {
        this.limits = limits;
        this.picture = picture;
    }

    /** Returns the face's colour: the median of rings around its pips. */
    double[] colour(PipFace face) {
        return new double[] {
            level(face, PipPlanes.BLUE), level(face, PipPlanes.BLUE + 1), level(face, PipPlanes.BLUE + 2)
        };
    }

    private double level(PipFace face, int plane) {
        List<Double> levels = new ArrayList<>();
        for (Pip pip : face.pips()) {
            double r = pip.faceBeginsRadii(limits.faceBeginsRadii()) * pip.radiusPx();
            for (int k = 0; k < RING_POINTS; k++) {
                double turn = 2 * Math.PI * k / RING_POINTS;
                levels.add(picture.at(plane, pip.x() + r * Math.cos(turn), pip.y() + r * Math.sin(turn)));
            }
        }
        return Median.of(levels.stream().mapToDouble(Double::doubleValue).toArray());
    }

    /** Returns the largest colour difference that still counts as the face's colour; it grows with the unevenness of the face. */
    double tolerance(double unevenness) {
        return Math.clamp(
                limits.tolerancePerUnevenness() * unevenness + limits.toleranceLevels(),
                limits.minToleranceLevels(),
                limits.maxToleranceLevels());
    }

    /**
     * Returns the variation of the face's colour away from its pips: nine of ten points are nearer to its colour than this.
     *
     * @param reachSteps the radius of the sampled area, in steps
     */
    double unevenness(PipFace face, double[] bgr, double reachSteps) {
        List<Double> off = new ArrayList<>();
        for (int a = -EVENNESS_LATTICE; a <= EVENNESS_LATTICE; a++) {
            for (int b = -EVENNESS_LATTICE; b <= EVENNESS_LATTICE; b++) {
                double x = face.atX(a * reachSteps / EVENNESS_LATTICE, b * reachSteps / EVENNESS_LATTICE);
                double y = face.atY(a * reachSteps / EVENNESS_LATTICE, b * reachSteps / EVENNESS_LATTICE);
                if (isBesidePips(face, x, y, limits.clearOfPipRadii())) {
                    off.add(picture.colourDistance(x, y, bgr));
                }
            }
        }
        off.sort(null);
        return off.isEmpty() ? WHITE : off.get((int) (off.size() * limits.pointsCountedShare()));
    }

    private static boolean isBesidePips(PipFace face, double x, double y, double radii) {
        return face.pips().stream()
                .allMatch(p -> Math.hypot(p.x() - x, p.y() - y) > p.faceBeginsRadii(radii) * p.majorPx());
    }

    /** Returns whether the empty places of the grid, and the points between its places, have the face's level. */
    boolean isEmptyBetweenPips(PipFace face) {
        double level = level(face, face.pips().getFirst().plane());
        for (double[] place : PLACES) {
            double x = face.atX(place[0], place[1]);
            double y = face.atY(place[0], place[1]);
            boolean taken = face.pips().stream()
                    .anyMatch(p -> Math.hypot(p.x() - x, p.y() - y) < limits.atPlaceSteps() * face.stepPx());
            if (!taken && !isEmpty(face, level, x, y)) {
                return false;
            }
        }
        for (double[] place : BETWEEN) {
            if (!isEmpty(face, level, face.atX(place[0], place[1]), face.atY(place[0], place[1]))) {
                return false;
            }
        }
        return true;
    }

    private boolean isEmpty(PipFace face, double level, double x, double y) {
        int plane = face.pips().getFirst().plane();
        return Math.abs(picture.at(plane, x, y) - level) <= limits.emptyShare() * face.contrast();
    }

    /**
     * Returns whether too many points beside the pips look like a pip. A pip behind a scratch or a highlight may have been missed, so the
     * count is in doubt.
     */
    boolean looksSpotted(PipFace face, double reachSteps) {
        int spots = 0;
        for (int a = -SPECK_LATTICE; a <= SPECK_LATTICE; a++) {
            for (int b = -SPECK_LATTICE; b <= SPECK_LATTICE; b++) {
                double x = face.atX(a * reachSteps / SPECK_LATTICE, b * reachSteps / SPECK_LATTICE);
                double y = face.atY(a * reachSteps / SPECK_LATTICE, b * reachSteps / SPECK_LATTICE);
                spots += isPipLike(face, x, y) && isBesidePips(face, x, y, limits.faceBeginsRadii()) ? 1 : 0;
            }
        }
        return spots > limits.maxSpecks();
    }

    private boolean isPipLike(PipFace face, double x, double y) {
        Pip first = face.pips().getFirst();
        double off = picture.at(first.plane(), x, y) - face.around();
        return (first.dark() ? -off : off) > limits.pipLikeShare() * face.contrast();
    }
}
