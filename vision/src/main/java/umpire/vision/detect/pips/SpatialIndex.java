package umpire.vision.detect.pips;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** A grid index of objects by their place in a picture, so that a query does not visit all of them. */
public final class SpatialIndex<T> {
    /** The size of a cell changes the time of a search but not its result. */
    private static final double CELL_PX = 32;

    private final Map<Long, List<Integer>> cells = new HashMap<>();
    private final List<T> all;
    private final ToDoubleFunction<T> x;
    private final ToDoubleFunction<T> y;

    public SpatialIndex(List<T> all, ToDoubleFunction<T> x, ToDoubleFunction<T> y) {
        this.all = List.copyOf(all);
        this.x = x;
        this.y = y;
        for (int i = 0; i < this.all.size(); i++) {
            T one = this.all.get(i);
            cells.computeIfAbsent(key(cell(x.applyAsDouble(one)), cell(y.applyAsDouble(one))), k -> new ArrayList<>())
                    .add(i);
        }
    }

    /** Returns all objects in their original order. */
    public List<T> all() {
        return all;
    }

    /** Returns the indices of the objects within a distance, in a fixed order: by rows of cells, then as they were given. */
    public List<Integer> around(double atX, double atY, double withinPx) {
        List<Integer> found = new ArrayList<>();
        for (int cy = cell(atY - withinPx); cy <= cell(atY + withinPx); cy++) {
            for (int cx = cell(atX - withinPx); cx <= cell(atX + withinPx); cx++) {
                for (int i : cells.getOrDefault(key(cx, cy), List.of())) {
                    T one = all.get(i);
                    if (Math.hypot(x.applyAsDouble(one) - atX, y.applyAsDouble(one) - atY) <= withinPx) {
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
