package umpire.vision.twin.dice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import umpire.vision.detect.Vector3;

/** A solid with equal flat faces. A print is upright on a face if the face's first corner points up. */
final class Polyhedron implements DieSolid {
    /** Half the height of the equator's zigzag, as a share of half the height from tip to tip. This makes the kites flat. */
    private static final double ZIGZAG = Math.pow(Math.tan(Math.PI / 10), 2);

    /** The longer edge of a kite, if its tip and the corners of the equator are at distance one from the axis' centre. */
    private static final double KITE_EDGE = Math.hypot(1, 1 - ZIGZAG);

    /** The distance from the tip to the centre of a kite's largest circle, in the unit of {@code KITE_EDGE}. */
    private static final double KITE_MIDDLE = 1.002;

    private static final double LEAST_MM = 1e-6;

    /**
     * The signs of an octahedron's faces. Faces are neighbours if they differ in one sign. The neighbours of each face are the same as in
     * the die's type.
     */
    private static final int[][] OCTANTS = {
        {1, 1, 1}, {1, 1, -1}, {1, -1, -1}, {1, -1, 1}, {-1, -1, 1}, {-1, -1, -1}, {-1, 1, -1}, {-1, 1, 1}
    };

    private final List<double[][]> faces;
    private final List<double[][]> axes = new ArrayList<>();
    private final List<double[]> middles = new ArrayList<>();
    private final double[] planeMm;
    private final double ballMm;
    /** The direction of each face, three numbers a face. */
    private final double[] outs;

    /**
     * Makes a solid.
     *
     * @param faces the corners of each, in order around it
     * @param middleMm the distance of a face's print from its first corner towards its centre
     */
    private Polyhedron(List<double[][]> faces, double middleMm) {
        this.faces = faces;
        this.planeMm = new double[faces.size()];
        this.outs = new double[3 * faces.size()];
        for (int i = 0; i < planeMm.length; i++) {
            double[][] corners = faces.get(i);
            double[][] own = axes(corners);
            axes.add(own);
            System.arraycopy(own[2], 0, outs, 3 * i, 3);
            planeMm[i] = Vector3.of(own[2]).dot(Vector3.of(corners[0]));
            double[] middle = new double[3];
            for (int k = 0; k < 3; k++) {
                middle[k] = corners[0][k] - own[1][k] * middleMm;
            }
            middles.add(middle);
        }
        this.ballMm = faces.stream()
                .flatMap(Arrays::stream)
                .mapToDouble(corner -> Vector3.of(corner).length())
                .max()
                .orElseThrow();
    }

    static Polyhedron octahedron(double edgeMm) {
        double a = edgeMm / Math.sqrt(2);
        List<double[][]> faces = new ArrayList<>();
        for (int[] s : OCTANTS) {
            faces.add(new double[][] {{s[0] * a, 0, 0}, {0, s[1] * a, 0}, {0, 0, s[2] * a}});
        }
        return new Polyhedron(faces, edgeMm / Math.sqrt(3));
    }

    /** Returns the solid of ten kites: five around each tip. Opposite faces are the first and the last, the second and the last but one. */
    static Polyhedron ofKites(double edgeMm) {
        double r = edgeMm / KITE_EDGE;
        double[][][] faces = new double[10][][];
        for (int i = 0; i < 5; i++) {
            double[] tip = {0, 0, r};
            faces[i] = new double[][] {tip, equator(2 * i - 1, r), equator(2 * i, r), equator(2 * i + 1, r)};
            faces[9 - i] = Arrays.stream(faces[i])
                    .map(corner -> new double[] {-corner[0], -corner[1], -corner[2]})
                    .toArray(double[][]::new);
        }
        return new Polyhedron(List.of(faces), KITE_MIDDLE * r);
    }

    private static double[] equator(int corner, double r) {
        double turn = Math.PI / 5 * corner;
        return new double[] {
            r * Math.cos(turn), r * Math.sin(turn), (Math.floorMod(corner, 2) == 0 ? -1 : 1) * ZIGZAG * r
        };
    }

    /** Returns the axes of a face: right, up to the first corner, and out. */
    private static double[][] axes(double[]... corners) {
        List<Vector3> tips = Arrays.stream(corners).map(Vector3::of).toList();
        Vector3 middle = new Vector3(0, 0, 0);
        for (Vector3 tip : tips) {
            middle = middle.plus(1.0 / tips.size(), tip);
        }
        Vector3 opposite = tips.size() == 3 ? tips.get(1).middle(tips.get(2)) : tips.get(2);
        Vector3 up = tips.getFirst().from(opposite).unit();
        Vector3 across = tips.get(1).from(tips.getLast());
        Vector3 outOrIn = across.cross(up).unit();
        Vector3 out = outOrIn.dot(middle) < 0 ? outOrIn.reversed() : outOrIn;
        return new double[][] {up.cross(out).toArray(), up.toArray(), out.toArray()};
    }

    @Override
    public double[][] faceUp(int face) {
        return axes.get(face - 1);
    }

    @Override
    public double reachBelowMm(double[][] turn) {
        return faces.stream()
                .flatMap(Arrays::stream)
                .mapToDouble(corner -> -Vector3.of(turn[2]).dot(Vector3.of(corner)))
                .max()
                .orElseThrow();
    }

    @Override
    public List<double[][]> faces() {
        return faces;
    }

    @Override
    public double ballMm() {
        return ballMm;
    }

    /**
     * Finds the last plane that the line crosses inwards: there it enters the body. It misses the body if it has crossed another plane
     * outwards before.
     */
    @Override
    public boolean meets(double[] from, double[] ray, double[] at, double[] normal) {
        if (passesBy(from, ray)) {
            return false;
        }
        double enters = Double.NEGATIVE_INFINITY;
        double leaves = Double.POSITIVE_INFINITY;
        int met = 0;
        for (int i = 0; i < planeMm.length; i++) {
            double closing = -along(i, ray);
            double far = (along(i, from) - planeMm[i]) / closing;
            if (closing < 0) {
                leaves = Math.min(leaves, far);
            } else if (far > enters) {
                enters = far;
                met = i;
            }
        }
        for (int k = 0; k < 3; k++) {
            at[k] = from[k] + enters * ray[k];
            normal[k] = outs[3 * met + k];
        }
        return enters < leaves;
    }

    private double along(int face, double[] way) {
        return outs[3 * face] * way[0] + outs[3 * face + 1] * way[1] + outs[3 * face + 2] * way[2];
    }

    /** Returns whether the line misses the bounding sphere and therefore all faces. */
    private boolean passesBy(double[] from, double[] ray) {
        double ahead = -(from[0] * ray[0] + from[1] * ray[1] + from[2] * ray[2]);
        double missed = 0;
        for (int k = 0; k < 3; k++) {
            double off = from[k] + ahead * ray[k];
            missed += off * off;
        }
        return missed > ballMm * ballMm + LEAST_MM;
    }

    @Override
    public int faceAt(double[] at) {
        int nearest = 0;
        double least = planeMm[0] - along(0, at);
        for (int i = 1; i < planeMm.length; i++) {
            double off = planeMm[i] - along(i, at);
            if (off < least) {
                nearest = i;
                least = off;
            }
        }
        return nearest + 1;
    }

    @Override
    public double[] printMiddle(int face) {
        return middles.get(face - 1);
    }
}
