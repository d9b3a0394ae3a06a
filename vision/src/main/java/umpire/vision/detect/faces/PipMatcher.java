package umpire.vision.detect.faces;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import umpire.vision.detect.pips.PipPlanes;
import umpire.vision.detect.pips.PipSpot;
import umpire.vision.detect.pips.SpotMap;

/**
 * Matches whole faces where spots suggest one: it shifts, rotates and shears each face until it fits best. Whole faces can still be told
 * apart when blur or noise has destroyed the shape of single pips.
 */
final class PipMatcher {
    // The grid's step on dice on sale, as a share of their edge: the least, the largest, and a common one.
    private static final double MIN_STEP = 0.205;
    private static final double MAX_STEP = 0.31;
    private static final double COMMON_STEP = 0.255;
    private static final double WORTH_FITTING = 0.5;
    private static final double PROMISING = 0.8;
    private static final double MIN_EXPLAINED = 0.75;
    private static final double MIN_CONTRAST = 16;
    private static final double LIKE_STRENGTH = 0.35;
    // The map's response at a place, as a share of that at a pip. Above the first value the place certainly has a pip.
    // Up to the second value it certainly has none.
    private static final double NO_PIP = 0.5;
    private static final double ALSO_A_PIP = 0.4;
    private static final double FIRST_REACH = 0.12;
    private static final double LAST_REACH = 0.012;
    /** Around a one there must be no other pip. Twelve points are tested, a little farther away than the next place of the grid. Chosen. */
    private static final double ALONE_STEPS = 1.2;

    private static final int ALONE_POINTS = 12;

    /** The hill climb ends after a round that explains less than a thousandth more. Chosen: the last halving of the steps finds less. */
    private static final double MIN_GAIN = 1e-3;

    private static final int ROUNDS = 3;
    private static final double SAME_PLACE = 0.2;
    private static final int GRID_NUMBERS = 6;

    private final PipPlanes picture;
    private final SpotMap map;
    private final double edgePx;
    private final double[] levels = new double[PipTemplate.POINTS];

    PipMatcher(PipPlanes picture, SpotMap map, double edgePx) {
        this.picture = picture;
        this.map = map;
        this.edgePx = edgePx;
    }

    /** Returns the faces that fit at these spots, the best first; the spots run from top to bottom. */
    List<PipMatch> matches(List<PipSpot> spots) {
        List<PipMatch> first = new ArrayList<>();
        for (int a = 0; a < spots.size(); a++) {
            PipSpot one = spots.get(a);
            if (isAlone(one)) {
                first.add(best(PipGrid.upright(one.x(), one.y(), COMMON_STEP * edgePx)));
            }
            for (int b = a + 1; b < spots.size() && spots.get(b).y() - one.y() < edgePx; b++) {
                PipSpot other = spots.get(b);
                PipGrid grid = PipGrid.onDiagonal(one.x(), one.y(), other.x(), other.y());
                if (isDiagonal(one, other) && restIsLikeAFace(grid, weaker(one, other))) {
                    first.add(best(grid));
                }
            }
        }
        return fitted(first);
    }

    /** Follows up only the best hypothesis for each place. */
    private List<PipMatch> fitted(List<PipMatch> first) {
        first.removeIf(match -> match.explained() < WORTH_FITTING || Math.abs(match.contrast()) < MIN_CONTRAST);
        first.sort(Comparator.comparingDouble((PipMatch match) -> -match.explained()));
        List<PipGrid> tried = new ArrayList<>();
        List<PipMatch> matches = new ArrayList<>();
        for (PipMatch match : first) {
            if (tried.stream().noneMatch(grid -> isNear(grid, match.grid()))) {
                tried.add(match.grid());
                PipMatch better = hillClimbed(match);
                if (better.explained() > MIN_EXPLAINED) {
                    matches.add(better);
                }
            }
        }
        matches.sort(Comparator.comparingDouble((PipMatch match) -> -match.explained()));
        return matches;
    }

    private boolean isNear(PipGrid one, PipGrid other) {
        return Math.hypot(one.x() - other.x(), one.y() - other.y()) < SAME_PLACE * one.stepPx();
    }

    private boolean isDiagonal(PipSpot one, PipSpot other) {
        double apart = Math.hypot(one.x() - other.x(), one.y() - other.y()) / edgePx;
        double strength = one.response() / other.response();
        return apart > Math.sqrt(8) * MIN_STEP
                && apart < Math.sqrt(8) * MAX_STEP
                && strength > LIKE_STRENGTH
                && strength < 1 / LIKE_STRENGTH;
    }

    private static double weaker(PipSpot one, PipSpot other) {
        return Math.abs(one.response()) < Math.abs(other.response()) ? one.response() : other.response();
    }

    /** Returns whether each place looks like a pip or like an empty place, and all together like a face. */
    private boolean restIsLikeAFace(PipGrid grid, double pip) {
        int surely = 0;
        int perhaps = 0;
        for (int place = 0; place < PipPattern.PLACES; place++) {
            int i = PipPattern.column(place);
            int j = PipPattern.row(place);
            double share = map.at(grid.atX(i, j), grid.atY(i, j)) / pip;
            surely |= share > NO_PIP ? 1 << place : 0;
            perhaps |= share > ALSO_A_PIP ? 1 << place : 0;
        }
        for (PipPattern pattern : PipPattern.ALL) {
            if ((surely & ~pattern.mask()) == 0 && (pattern.mask() & ~perhaps) == 0) {
                return true;
            }
        }
        return false;
    }

    private boolean isAlone(PipSpot spot) {
        double apartPx = ALONE_STEPS * COMMON_STEP * edgePx;
        for (int k = 0; k < ALONE_POINTS; k++) {
            double x = spot.x() + apartPx * Math.cos(2 * Math.PI * k / ALONE_POINTS);
            double y = spot.y() + apartPx * Math.sin(2 * Math.PI * k / ALONE_POINTS);
            if (map.at(x, y) / spot.response() > ALSO_A_PIP) {
                return false;
            }
        }
        return true;
    }

    /** Refines the grid in ever smaller steps with a fixed pattern, and chooses the pattern again after each step size. */
    private PipMatch hillClimbed(PipMatch first) {
        PipMatch match = first;
        for (double reach = FIRST_REACH; reach > LAST_REACH && isPromising(match, reach); reach /= 2) {
            match = best(hillClimbed(match, reach * match.grid().stepPx()));
        }
        return match;
    }

    /**
     * Returns whether the first, coarse steps came near a face. If not, the search ends early, since most spots are the grain of the table.
     */
    private static boolean isPromising(PipMatch match, double reach) {
        return reach == FIRST_REACH || match.explained() > PROMISING;
    }

    private PipGrid hillClimbed(PipMatch match, double reachPx) {
        PipGrid grid = match.grid();
        double explained = match.explained();
        for (int round = 0; round < ROUNDS; round++) {
            double before = explained;
            for (int which = 0; which < GRID_NUMBERS; which++) {
                double by = which < 2 ? reachPx : reachPx / 2;
                for (PipGrid other : List.of(grid.changed(which, by), grid.changed(which, -by))) {
                    double there = explained(other, match);
                    if (there > explained) {
                        explained = there;
                        grid = other;
                    }
                }
            }
            if (explained < before + MIN_GAIN) {
                break;
            }
        }
        return grid;
    }

    private double explained(PipGrid grid, PipMatch match) {
        sample(grid);
        double response = match.template().response(match.pattern(), levels);
        return response * response / PipTemplate.powerAboutPlane(levels);
    }

    private PipMatch best(PipGrid grid) {
        sample(grid);
        PipTemplate.flatten(levels);
        double power = Math.max(PipTemplate.MIN_POWER, PipTemplate.dot(levels, levels));
        double[] most = new double[7];
        PipMatch best = new PipMatch(grid, 0, PipTemplate.BY_BLUR.getFirst(), 0, -1, 0);
        for (PipTemplate template : PipTemplate.BY_BLUR) {
            double[] responses = template.responses(levels);
            for (int k = 0; k < responses.length; k++) {
                double explained = responses[k] * responses[k] / power;
                int face = PipPattern.ALL.get(k).face();
                most[face] = Math.max(most[face], explained);
                if (explained > best.explained()) {
                    best = new PipMatch(grid, k, template, template.contrast(k, responses[k]), explained, 0);
                }
            }
        }
        most[best.face()] = 0;
        double rival = Arrays.stream(most).max().orElseThrow();
        return new PipMatch(grid, best.pattern(), best.template(), best.contrast(), best.explained(), rival);
    }

    private void sample(PipGrid grid) {
        int side = PipTemplate.side();
        for (int row = 0; row < side; row++) {
            double j = PipTemplate.along(row);
            for (int column = 0; column < side; column++) {
                double i = PipTemplate.along(column);
                levels[row * side + column] = picture.at(PipPlanes.BRIGHTNESS, grid.atX(i, j), grid.atY(i, j));
            }
        }
    }

    /** Returns the brightness of each place of a match relative to its face, including places without a pip. */
    double[] pipLevels(PipMatch match) {
        sample(match.grid());
        PipTemplate.flatten(levels);
        return match.template().pipLevels(levels);
    }
}
