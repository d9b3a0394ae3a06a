package umpire.vision.detect.pips;

import java.util.List;

/** A spatial index of pips. */
public final class PipNeighbourhood {
    private final SpatialIndex<Pip> pips;

    public PipNeighbourhood(List<Pip> pips) {
        this.pips = new SpatialIndex<>(pips, Pip::x, Pip::y);
    }

    public List<Pip> pips() {
        return pips.all();
    }

    public Pip get(int i) {
        return pips.all().get(i);
    }

    /** Returns the indices of the pips within a distance, in a fixed order: by rows of cells, then as they were given. */
    public List<Integer> around(double x, double y, double withinPx) {
        return pips.around(x, y, withinPx);
    }
}
