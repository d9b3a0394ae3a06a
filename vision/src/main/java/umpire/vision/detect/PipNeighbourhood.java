package umpire.vision.detect;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Pips by where they are, so that asking for those around a point does not look at all of them. */
final class PipNeighbourhood {
    private static final double CELL_PX = 32;

    private final Map<Long, List<Integer>> cells = new HashMap<>();
    private final List<Pip> pips;

    PipNeighbourhood(List<Pip> pips) {
        this.pips = List.copyOf(pips);
        for (int i = 0; i < this.pips.size(); i++) {
            Pip pip = this.pips.get(i);
            cells.computeIfAbsent(key(cell(pip.x()), cell(pip.y())), k -> new ArrayList<>())
                    .add(i);
        }
    }

    List<Pip> pips() {
        return pips;
    }

    Pip get(int i) {
        return pips.get(i);
    }

    /** Returns the numbers of the pips within a distance, in a stated order: by rows of cells, then as they were given. */
    List<Integer> around(double x, double y, double withinPx) {
        List<Integer> found = new ArrayList<>();
        for (int cy = cell(y - withinPx); cy <= cell(y + withinPx); cy++) {
            for (int cx = cell(x - withinPx); cx <= cell(x + withinPx); cx++) {
                for (int i : cells.getOrDefault(key(cx, cy), List.of())) {
                    if (Math.hypot(pips.get(i).x() - x, pips.get(i).y() - y) <= withinPx) {
                        found.add(i);
                    }
                }
            }
        }
        return found;
    }

    private static int cell(double px) {
        return (int) Math.floor(px / CELL_PX);
    }

    private static long key(int cx, int cy) {
        return ((long) cx << 32) ^ (cy & 0xffffffffL);
    }
}
