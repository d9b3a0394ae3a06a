package umpire.vision.detect.pips;

import java.util.List;
import java.util.Optional;

/**
 * Rejects spots in long rows. Cloth, grilles, print and towels have such rows, and any few of their spots may look like a face. A die has
 * at most three pips in a row, and those of the next die are farther away.
 */
public final class PipRows {
    /** Rows of this many spots are not dice: a face has three in a row, and the next die breaks the spacing. Chosen. */
    private static final int LONGEST = 5;

    /** The largest spacing of spots in a row, and the largest deviation of each from the direction of the last two. Chosen. */
    private static final double MAX_APART_RADII = 7.5;

    private static final double MAX_DEVIATION = 0.18;
    // An ideal disc responds with a third of its contrast, and with less if it is among many others.
    private static final double MIN_RESPONSE = 0.17;

    /**
     * The size of a spot in a row, as a multiple of the pip's: from two thirds to one and a half, since the sizes searched are a third
     * apart.
     */
    private static final double MIN_SIZE = 0.65;

    private static final double MAX_SIZE = 1.5;

    private final SpatialIndex<PipSpot> spots;

    private PipRows(List<PipSpot> spots) {
        this.spots = new SpatialIndex<>(spots, PipSpot::x, PipSpot::y);
    }

    /** Returns the pips that are in no row. The spots of a row need not have the shape of a pip. */
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

    /** Counts the spots in one direction with equal spacing. */
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
