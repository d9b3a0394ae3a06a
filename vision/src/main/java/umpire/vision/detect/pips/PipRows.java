package umpire.vision.detect.pips;

import java.util.List;
import java.util.Optional;

/**
 * Cloth, grilles, print and towels carry round spots in rows that go on and on, and any few of them may lie like a face. A die has at
 * most three in a row, and the next die's lie farther off: spots in longer rows are no pips.
 */
public final class PipRows {
    /** So many spots in a row are no die: a face has three in a row, and the next die breaks the step. Chosen. */
    private static final int LONGEST = 5;

    /** How far apart spots of a row may be, and how far each may stray from where the last two point. Chosen. */
    private static final double MAX_APART_RADII = 7.5;

    private static final double MAX_DEVIATION = 0.18;
    // An ideal disc responds with a third of its contrast, among many others with less.
    private static final double MIN_RESPONSE = 0.17;

    /** Spots of one row are alike in size, from two thirds to half as large again: the sizes looked for lie a third apart. */
    private static final double MIN_SIZE = 0.65;

    private static final double MAX_SIZE = 1.5;

    private final SpatialIndex<PipSpot> spots;

    private PipRows(List<PipSpot> spots) {
        this.spots = new SpatialIndex<>(spots, PipSpot::x, PipSpot::y);
    }

    /** Returns the pips that are in no row. Of the spots not each needs the shape of a pip. */
    public static List<Pip> without(List<Pip> pips, List<PipSpot> spots) {
        PipRows rows = new PipRows(spots);
        return pips.stream().filter(pip -> !rows.hold(pip)).toList();
    }

    private boolean hold(Pip pip) {
        return spots.around(pip.x(), pip.y(), MAX_APART_RADII * pip.radiusPx()).stream()
                .map(spots.all()::get)
                .filter(spot -> isLike(spot, pip))
                .filter(spot -> Math.hypot(spot.x() - pip.x(), spot.y() - pip.y()) > 2 * pip.radiusPx())
                .anyMatch(spot -> 1
                                + onwards(pip, spot.x() - pip.x(), spot.y() - pip.y())
                                + onwards(pip, pip.x() - spot.x(), pip.y() - spot.y())
                        >= LONGEST);
    }

    /** Counts the spots that follow each other in one direction, each as far from the last as that from the one before. */
    private int onwards(Pip pip, double stepX, double stepY) {
        double x = pip.x();
        double y = pip.y();
        double dx = stepX;
        double dy = stepY;
        for (int count = 0; count < LONGEST; count++) {
            Optional<PipSpot> next = at(pip, x + dx, y + dy, MAX_DEVIATION * Math.hypot(dx, dy));
            if (next.isEmpty()) {
                return count;
            }
            dx = next.get().x() - x;
            dy = next.get().y() - y;
            x = next.get().x();
            y = next.get().y();
        }
        return LONGEST;
    }

    private Optional<PipSpot> at(Pip pip, double x, double y, double deviationPx) {
        return spots.around(x, y, deviationPx).stream()
                .map(spots.all()::get)
                .filter(spot -> isLike(spot, pip))
                .findFirst();
    }

    private static boolean isLike(PipSpot spot, Pip pip) {
        return spot.dark() == pip.dark()
                && spot.plane() == pip.plane()
                && spot.radiusPx() > MIN_SIZE * pip.radiusPx()
                && spot.radiusPx() < MAX_SIZE * pip.radiusPx()
                && Math.abs(spot.response()) > MIN_RESPONSE * pip.contrast();
    }
}
