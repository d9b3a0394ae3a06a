package umpire.vision.detect;

import java.util.List;

/** Pips by where they are. */
final class PipNeighbourhood {
    private final SpatialIndex<Pip> pips;

    PipNeighbourhood(List<Pip> pips) {
        this.pips = new SpatialIndex<>(pips, Pip::x, Pip::y);
    }

    List<Pip> pips() {
        return pips.all();
    }

    Pip get(int i) {
        return pips.all().get(i);
    }

    /** Returns the numbers of the pips within a distance, in a stated order: by rows of cells, then as they were given. */
    List<Integer> around(double x, double y, double withinPx) {
        return pips.around(x, y, withinPx);
    }
}
