package umpire.rules.diceland.geometry;

/**
 * An octahedron anywhere in space, given by its middle and by three half diagonals from there to its tips. The half diagonals are equally
 * long and at right angles. The frame is the board's with z up from the table, in millimetres.
 */
public final class SolidDie {
    private static final int AXES = 3;

    /**
     * The threshold for parallel edges, as a share of a half diagonal's square. Edges whose cross product is shorter count as parallel and
     * have no common perpendicular, because so short a product is only rounding.
     */
    private static final double PARALLEL = 1e-9;

    private final double[] middle;
    private final double[][] halves;
    private final double[][] normals;
    private final double[][] edges;

    SolidDie(double[] middle, double[]... halves) {
        this.middle = middle;
        this.halves = halves;
        this.normals = new double[][] {
            sum(1, 1, 1, halves), sum(1, 1, -1, halves), sum(1, -1, 1, halves), sum(-1, 1, 1, halves)
        };
        this.edges = new double[][] {
            sum(1, 1, 0, halves),
            sum(1, -1, 0, halves),
            sum(1, 0, 1, halves),
            sum(1, 0, -1, halves),
            sum(0, 1, 1, halves),
            sum(0, 1, -1, halves)
        };
    }

    /** Returns a die that lies flat. */
    static SolidDie of(FlatDie die) {
        double[][] halves = new double[AXES][];
        for (TopCorner corner : TopCorner.values()) {
            double turn = Math.toRadians(die.cornerDeg(corner));
            halves[corner.index()] =
                    new double[] {die.reachMm() * Math.cos(turn), die.reachMm() * Math.sin(turn), die.heightMm() / 2};
        }
        return new SolidDie(new double[] {die.pose().xMm(), die.pose().yMm(), die.heightMm() / 2}, halves);
    }

    /**
     * Returns how deep two flat dice are in each other, in millimetres: how far one of them must move so that they only touch. The number
     * is negative where they are apart.
     */
    public static double deepMm(FlatDie one, FlatDie other) {
        double clearMm = one.pose().distanceMm(other.pose()) - one.reachMm() - other.reachMm();
        return clearMm > 0 ? -clearMm : of(one).deepMm(of(other));
    }

    private static double[] sum(int first, int second, int third, double[]... vectors) {
        double[] sum = new double[AXES];
        for (int k = 0; k < AXES; k++) {
            sum[k] = first * vectors[0][k] + second * vectors[1][k] + third * vectors[2][k];
        }
        return sum;
    }

    double[] middle() {
        return middle.clone();
    }

    double[][] halves() {
        return new double[][] {halves[0].clone(), halves[1].clone(), halves[2].clone()};
    }

    /** Returns how far one of both must move so that they only touch, in millimetres; negative where they are apart. */
    double deepMm(SolidDie other) {
        return deepMm(other, Double.NEGATIVE_INFINITY);
    }

    /**
     * Returns how deep one of both is in the other, or the first overlap found that is at most {@code enoughMm}. It uses separating axes:
     * solids overlap no deeper than their projections on any axis. The smallest overlap is along the normal of a face of either, or at
     * right angles to an edge of each.
     */
    double deepMm(SolidDie other, double enoughMm) {
        double[] apart = {other.middle[0] - middle[0], other.middle[1] - middle[1], other.middle[2] - middle[2]};
        double least = Double.POSITIVE_INFINITY;
        for (double[][] faces : new double[][][] {normals, other.normals}) {
            for (double[] normal : faces) {
                least = Math.min(least, overlapMm(other, apart, normal));
                if (least <= enoughMm) {
                    return least;
                }
            }
        }
        for (double[] one : edges) {
            for (double[] two : other.edges) {
                least = Math.min(least, overlapMm(other, apart, cross(one, two)));
                if (least <= enoughMm) {
                    return least;
                }
            }
        }
        return least;
    }

    private double overlapMm(SolidDie other, double[] apart, double[] direction) {
        double length = Math.sqrt(dot(direction, direction));
        if (length < PARALLEL * dot(halves[0], halves[0])) {
            return Double.POSITIVE_INFINITY;
        }
        return (farthest(direction) + other.farthest(direction) - Math.abs(dot(apart, direction))) / length;
    }

    /** Returns how far the farthest tip lies from the middle along a direction, times the length of that direction. */
    private double farthest(double... direction) {
        double far = Math.abs(dot(halves[0], direction));
        far = Math.max(far, Math.abs(dot(halves[1], direction)));
        return Math.max(far, Math.abs(dot(halves[2], direction)));
    }

    static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }

    private static double[] cross(double[] a, double[] b) {
        return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
    }
}
