package umpire.vision.detect;

import java.util.Arrays;
import java.util.Optional;

/**
 * Looks at one spot closely: walks outwards along rays to where the level is half-way between the spot and its
 * surroundings, and asks whether these points make an ellipse.
 */
final class PipShaper {
    private static final int RAYS = 32;
    private static final double STEP = 1.0 / 14;
    private static final double LEAST_CONTRAST = 22;
    private static final double[] COS = new double[RAYS];
    private static final double[] SIN = new double[RAYS];

    static {
        for (int i = 0; i < RAYS; i++) {
            COS[i] = Math.cos(2 * Math.PI * i / RAYS);
            SIN[i] = Math.sin(2 * Math.PI * i / RAYS);
        }
    }

    private final PipPlanes picture;

    PipShaper(PipPlanes picture) {
        this.picture = picture;
    }

    /** Returns the pip at a spot, if what is there is round, evenly surrounded and about as large as was thought. */
    Optional<Pip> shape(PipSpot spot) {
        double x = spot.x();
        double y = spot.y();
        double r = spot.radiusPx();
        Optional<Pip> pip = Optional.empty();
        for (int round = 0; round < 3; round++) {
            pip = look(x, y, r, spot);
            if (pip.isEmpty()) {
                return pip;
            }
            x = pip.get().x();
            y = pip.get().y();
            r = pip.get().radiusPx();
            if (r < 0.55 * spot.radiusPx() || r > 1.8 * spot.radiusPx()) {
                return Optional.empty();
            }
        }
        return pip.filter(p -> p.roughness() < 0.16
                && p.roundness() > 0.3
                && p.contrast() > (p.radiusPx() < 3 ? 34 : LEAST_CONTRAST)
                && evenlySurrounded(p));
    }

    private Optional<Pip> look(double x, double y, double r, PipSpot spot) {
        if (!picture.holds(x, y, r)) {
            return Optional.empty();
        }
        double inner = discLevel(spot, x, y, 0.55 * r);
        double around = ringLevel(spot.plane(), x, y, 1.45 * r);
        if ((around > inner) != spot.dark() || Math.abs(around - inner) < LEAST_CONTRAST) {
            return Optional.empty();
        }
        double[] half = new double[RAYS];
        double[] width = new double[RAYS];
        int hits = 0;
        for (int i = 0; i < RAYS; i++) {
            half[i] = crossing(spot.plane(), x, y, r, i, inner, around, 0.5);
            width[i] = crossing(spot.plane(), x, y, r, i, inner, around, 0.75)
                    - crossing(spot.plane(), x, y, r, i, inner, around, 0.3);
            hits += half[i] > 0 ? 1 : 0;
        }
        if (hits < RAYS * 0.85) {
            return Optional.empty();
        }
        fillGaps(half);
        return Optional.of(ellipse(x, y, half, median(width), spot, inner, around));
    }

    /** Walks from the face inwards to the pip's rim: a highlight inside a polished pip is never met. */
    private double crossing(
            int plane, double x, double y, double r, int ray, double inner, double around, double share) {
        double before = -1;
        for (double rho = 1.7 * r; rho > 0.25 * r; rho -= STEP * r) {
            double part = part(plane, x, y, rho, ray, inner, around);
            boolean onFace = before >= share;
            if (onFace && part < share && part(plane, x, y, rho - 0.14 * r, ray, inner, around) < share) {
                double back = before - part <= 1e-9 ? 0 : (share - part) / (before - part);
                return rho + Math.clamp(back, 0, 1) * STEP * r;
            }
            // Beyond the face's edge, or on the next pip, the way has not begun yet.
            before = onFace || part >= share ? Math.max(part, share) : -1;
        }
        return -1;
    }

    private double part(int plane, double x, double y, double rho, int ray, double inner, double around) {
        return (picture.at(plane, x + rho * COS[ray], y + rho * SIN[ray]) - inner) / (around - inner);
    }

    private static void fillGaps(double[] half) {
        double[] known = Arrays.stream(half).filter(h -> h > 0).toArray();
        double middle = median(known);
        for (int i = 0; i < half.length; i++) {
            if (half[i] <= 0) {
                double opposite = half[(i + RAYS / 2) % RAYS];
                half[i] = opposite > 0 ? opposite : middle;
            }
        }
    }

    private static Pip ellipse(
            double x, double y, double[] half, double width, PipSpot spot, double inner, double around) {
        OutlineMoments outline = OutlineMoments.of(half, COS, SIN);
        double rough = roughness(half, outline);
        double soft = width / Math.sqrt(outline.major() * outline.minor());
        return new Pip(
                x + outline.x(),
                y + outline.y(),
                outline.major(),
                outline.minor(),
                outline.angleRad(),
                spot.dark(),
                inner,
                around,
                rough,
                soft,
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

    /** A pip lies on a plain face: most of the ring around it has one level. */
    private boolean evenlySurrounded(Pip pip) {
        int even = 0;
        for (int i = 0; i < RAYS; i++) {
            double along = Math.cos(pip.angleRad()) * COS[i] * (pip.majorPx() + 0.42 * pip.radiusPx());
            double across = SIN[i] * (pip.minorPx() + 0.42 * pip.radiusPx());
            double px = pip.x() + along - Math.sin(pip.angleRad()) * across;
            double py = pip.y()
                    + Math.sin(pip.angleRad()) * COS[i] * (pip.majorPx() + 0.42 * pip.radiusPx())
                    + Math.cos(pip.angleRad()) * across;
            double off = Math.abs(picture.at(pip.plane(), px, py) - pip.around());
            even += off < 0.33 * pip.contrast() ? 1 : 0;
        }
        return even >= RAYS * 0.7;
    }

    /** The level a third of the way from the disc's far end: a highlight covers less than that. */
    private double discLevel(PipSpot spot, double x, double y, double r) {
        double[] levels = new double[25];
        int n = 0;
        for (int dy = -2; dy <= 2; dy++) {
            for (int dx = -2; dx <= 2; dx++) {
                levels[n++] = picture.at(spot.plane(), x + dx * r / 2.5, y + dy * r / 2.5);
            }
        }
        Arrays.sort(levels);
        return levels[spot.dark() ? 8 : 16];
    }

    private double ringLevel(int plane, double x, double y, double r) {
        double[] levels = new double[RAYS];
        for (int i = 0; i < RAYS; i++) {
            levels[i] = picture.at(plane, x + r * COS[i], y + r * SIN[i]);
        }
        return median(levels);
    }

    static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int n = sorted.length;
        return n == 0 ? 0 : n % 2 == 1 ? sorted[n / 2] : (sorted[n / 2 - 1] + sorted[n / 2]) / 2;
    }
}
