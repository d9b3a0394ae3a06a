package umpire.vision.detect.faces;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.vision.detect.pips.Pip;
import umpire.vision.detect.pips.PipNeighbourhood;

/** Finds pips that form a face from one to six. It lists every possible face; the judge decides. */
final class PipLayouts {
    /**
     * Only this many nearest neighbours of a pip are searched. A pip of a six has five neighbours on its own face, and up to six on each
     * die around it. More neighbours would make the search over pairs slow. Chosen.
     */
    private static final int MAX_NEIGHBOURS = 28;
    // The search radius: corner pips of a six with fine pips lie far apart along the diagonal.
    private static final double REACH_RADII = 13;
    /** The largest distance of the fourth corner of a parallelogram from its predicted place, as a share of the shorter side. Chosen. */
    private static final double MAX_DEVIATION = 0.17;

    /**
     * The largest distance of any other pip from its place on the grid, in steps. Beyond half a step the next place would be nearer.
     * Chosen.
     */
    private static final double AT_PLACE_SHARE = 0.3;

    /** The largest cosine of the angle between two sides of a face, and the largest ratio of their lengths. Chosen. */
    private static final double MAX_COSINE = 0.8;

    private static final double MAX_SIDE_RATIO = 2.6;

    /**
     * The distance between the two pips of a diagonal, in radii of a pip, from the fattest to the finest pips on sale. The last value
     * limits how far the middle pip of a three may lie from the middle of both. Chosen.
     */
    private static final double MIN_DIAGONAL_RADII = 2.1;

    private static final double MAX_DIAGONAL_RADII = 7;
    private static final double MIDDLE_SHARE = 0.2;

    private final PipNeighbourhood all;
    private final List<Pip> pips;
    private final List<List<Integer>> near = new ArrayList<>();

    PipLayouts(PipNeighbourhood all) {
        this.all = all;
        this.pips = all.pips();
        for (int i = 0; i < pips.size(); i++) {
            near.add(neighbours(i));
        }
    }

    private List<Integer> neighbours(int i) {
        Pip pip = pips.get(i);
        List<Integer> found = new ArrayList<>();
        for (int j : all.around(pip.x(), pip.y(), REACH_RADII * pip.radiusPx())) {
            if (j != i && pip.isSimilarTo(pips.get(j))) {
                found.add(j);
            }
        }
        found.sort(Comparator.comparingDouble(j -> pip.distanceTo(pips.get(j))));
        return found.subList(0, Math.min(MAX_NEIGHBOURS, found.size()));
    }

    /** Returns fours, fives and sixes: four corners of a parallelogram, and the pips between them. */
    List<PipFace> withFourCorners() {
        List<PipFace> faces = new ArrayList<>();
        for (int a = 0; a < pips.size(); a++) {
            List<Integer> around = near.get(a);
            for (int m = 0; m < around.size(); m++) {
                for (int n = m + 1; n < around.size(); n++) {
                    corners(a, around.get(m), around.get(n)).ifPresent(faces::add);
                }
            }
        }
        return faces;
    }

    private Optional<PipFace> corners(int a, int b, int d) {
        Pip p = pips.get(a);
        double bx = pips.get(b).x() - p.x();
        double by = pips.get(b).y() - p.y();
        double dx = pips.get(d).x() - p.x();
        double dy = pips.get(d).y() - p.y();
        double lb = Math.hypot(bx, by);
        double ld = Math.hypot(dx, dy);
        double cos = (bx * dx + by * dy) / (lb * ld);
        if (Math.abs(cos) > MAX_COSINE || lb > MAX_SIDE_RATIO * ld || ld > MAX_SIDE_RATIO * lb) {
            return Optional.empty();
        }
        double deviation = MAX_DEVIATION * Math.min(lb, ld);
        Optional<Integer> opposite = at(a, p.x() + bx + dx, p.y() + by + dy, deviation);
        if (opposite.isEmpty() || opposite.get() < a || b < a || d < a || opposite.get() == b || opposite.get() == d) {
            return Optional.empty();
        }
        return filled(a, b, opposite.get(), d);
    }

    private Optional<PipFace> filled(int a, int b, int c, int d) {
        List<Pip> corners = List.of(pips.get(a), pips.get(b), pips.get(c), pips.get(d));
        PipGrid grid = PipGrid.throughCorners(corners);
        double withinPx = AT_PLACE_SHARE * Math.min(Math.hypot(grid.ux(), grid.uy()), Math.hypot(grid.vx(), grid.vy()));
        double deviation = distance(corners.getFirst(), grid, -1, -1);
        Optional<Pip> middle = at(a, grid, 0, 0, withinPx);
        List<Pip> across = both(at(a, grid, 1, 0, withinPx), at(a, grid, -1, 0, withinPx));
        List<Pip> down = both(at(a, grid, 0, 1, withinPx), at(a, grid, 0, -1, withinPx));
        int sides = across.size() + down.size();
        if (sides == 0) {
            double off = middle.map(pip -> distance(pip, grid, 0, 0)).orElse(0.0);
            return Optional.of(face(grid, joined(corners, middle.stream().toList()), Math.max(deviation, off)));
        }
        boolean six = middle.isEmpty() && sides == 2 && across.size() != 1;
        return six
                ? Optional.of(face(grid, joined(corners, across.isEmpty() ? down : across), deviation))
                : Optional.empty();
    }

    private static List<Pip> both(Optional<Pip> one, Optional<Pip> other) {
        return Stream.concat(one.stream(), other.stream()).toList();
    }

    private static List<Pip> joined(List<Pip> corners, List<Pip> others) {
        return Stream.concat(corners.stream(), others.stream()).toList();
    }

    private static PipFace face(PipGrid grid, List<Pip> pips, double deviationPx) {
        return new PipFace(
                pips.size(), grid.x(), grid.y(), grid.ux(), grid.uy(), grid.vx(), grid.vy(), pips, deviationPx);
    }

    private static double distance(Pip pip, PipGrid grid, int column, int row) {
        return Math.hypot(pip.x() - grid.atX(column, row), pip.y() - grid.atY(column, row));
    }

    private Optional<Pip> at(int a, PipGrid grid, int column, int row, double withinPx) {
        return at(a, grid.atX(column, row), grid.atY(column, row), withinPx).map(pips::get);
    }

    private Optional<Integer> at(int a, double x, double y, double withinPx) {
        return near.get(a).stream()
                .filter(i -> Math.hypot(pips.get(i).x() - x, pips.get(i).y() - y) < withinPx)
                .min(Comparator.comparingDouble(
                        i -> Math.hypot(pips.get(i).x() - x, pips.get(i).y() - y)));
    }

    /** Returns threes and twos: both ends of a diagonal, and for a three the centre. The shape of the pips gives the other diagonal. */
    List<PipFace> onDiagonal(boolean withCentre) {
        List<PipFace> faces = new ArrayList<>();
        for (int a = 0; a < pips.size(); a++) {
            for (int b : near.get(a)) {
                if (b > a) {
                    diagonal(a, b, withCentre).ifPresent(faces::add);
                }
            }
        }
        return faces;
    }

    private Optional<PipFace> diagonal(int a, int b, boolean withCentre) {
        Pip pa = pips.get(a);
        Pip pb = pips.get(b);
        double x = (pa.x() + pb.x()) / 2;
        double y = (pa.y() + pb.y()) / 2;
        double ex = (pb.x() - pa.x()) / 2;
        double ey = (pb.y() - pa.y()) / 2;
        double radii = 2 * Math.hypot(ex, ey) / (pa.radiusPx() + pb.radiusPx());
        if (radii < MIN_DIAGONAL_RADII || radii > MAX_DIAGONAL_RADII) {
            return Optional.empty();
        }
        Optional<Integer> middle = at(a, x, y, MIDDLE_SHARE * Math.hypot(ex, ey));
        if (middle.isPresent() != withCentre) {
            return Optional.empty();
        }
        List<Pip> in = new ArrayList<>(List.of(pa, pb));
        middle.ifPresent(m -> in.add(pips.get(m)));
        double deviation = middle.map(
                        m -> Math.hypot(pips.get(m).x() - x, pips.get(m).y() - y))
                .orElse(0.0);
        double[] f = PipSlant.of(in).quarterTurn(ex, ey);
        return Optional.of(new PipFace(
                in.size(), x, y, (ex + f[0]) / 2, (ey + f[1]) / 2, (ex - f[0]) / 2, (ey - f[1]) / 2, in, deviation));
    }
}
