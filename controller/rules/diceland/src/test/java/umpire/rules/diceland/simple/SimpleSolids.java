package umpire.rules.diceland.simple;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Measures with solids as lists of tips {x, y, z}. */
public final class SimpleSolids {
    /** Between two faces of an octahedron: the dihedral angle is 180 degrees less this. */
    private static final double TURN = Math.toRadians(70.528779365509308);

    private static final int LOOKS = 24;
    private static final double EXACT = 0.005;

    private SimpleSolids() {}

    /** The tips of an octahedron that lies on a face: a triangle on the table, and one above it turned the other way. */
    public static List<double[]> lying(double x, double y, double reach, double cornerDeg) {
        List<double[]> tips = new ArrayList<>();
        for (double[] p : SimpleShapes.round(x, y, reach, cornerDeg, 3)) {
            tips.add(new double[] {p[0], p[1], reach * Math.sqrt(2)});
        }
        for (double[] p : SimpleShapes.round(x, y, reach, cornerDeg + 60, 3)) {
            tips.add(new double[] {p[0], p[1], 0});
        }
        return tips;
    }

    /** Turns tips about the edge between the two of them that stand on the table farthest in a direction, by a share of the way to the next face. */
    public static List<double[]> tipped(List<double[]> tips, double wayDeg, double share) {
        double dx = Math.cos(Math.toRadians(wayDeg));
        double dy = Math.sin(Math.toRadians(wayDeg));
        List<double[]> foot = new ArrayList<>(
                tips.stream().filter(tip -> Math.abs(tip[2]) < 1e-6).toList());
        foot.sort(Comparator.comparingDouble(tip -> -(tip[0] * dx + tip[1] * dy)));
        double[] a = foot.get(0);
        double[] b = foot.get(1);
        double length = Math.hypot(b[0] - a[0], b[1] - a[1]);
        double ux = (b[0] - a[0]) / length;
        double uy = (b[1] - a[1]) / length;
        // Seen along (ux, uy) the way lies to one side: the turn goes there.
        double angle = share * TURN * Math.signum(uy * dx - ux * dy);
        List<double[]> turned = new ArrayList<>();
        for (double[] tip : tips) {
            double px = tip[0] - a[0];
            double py = tip[1] - a[1];
            double along = px * ux + py * uy;
            double aside = px * uy - py * ux;
            double newAside = aside * Math.cos(angle) + tip[2] * Math.sin(angle);
            double z = tip[2] * Math.cos(angle) - aside * Math.sin(angle);
            turned.add(new double[] {a[0] + along * ux + newAside * uy, a[1] + along * uy - newAside * ux, z});
        }
        return turned;
    }

    /** Whether tips that are tipped over come deeper into others than a limit: looked at often, and more often where it is near. */
    public static boolean comesDeeper(List<double[]> tips, double wayDeg, List<double[]> others, double limit) {
        double farthest = 0;
        for (double[] tip : tips) {
            farthest = Math.max(farthest, tip[2] * Math.sqrt(1.5));
        }
        return comesDeeper(tips, wayDeg, others, limit, 0, 1, farthest * TURN);
    }

    private static boolean comesDeeper(
            List<double[]> tips,
            double wayDeg,
            List<double[]> others,
            double limit,
            double from,
            double to,
            double way) {
        double step = (to - from) / LOOKS;
        double near = way * step / 2;
        for (int i = 0; i < LOOKS; i++) {
            double share = from + step * (i + 0.5);
            double deep = deep(tipped(tips, wayDeg, share), others);
            if (deep > limit) {
                return true;
            }
            if (deep + near > limit
                    && near > EXACT
                    && comesDeeper(tips, wayDeg, others, limit, share - step / 2, share + step / 2, way)) {
                return true;
            }
        }
        return false;
    }

    /** How deep two solids are in each other: how far the origin lies within the differences of their tips. Negative where it lies without. */
    public static double deep(List<double[]> one, List<double[]> two) {
        List<double[]> differences = new ArrayList<>();
        for (double[] a : one) {
            for (double[] b : two) {
                int i = differences.size();
                // Moved by a hair, so that no four lie in a plane.
                differences.add(new double[] {
                    a[0] - b[0] + hair(i, 12.9898), a[1] - b[1] + hair(i, 78.233), a[2] - b[2] + hair(i, 37.719)
                });
            }
        }
        return hull(differences).stream().mapToDouble(side -> side.offset).min().orElseThrow();
    }

    private static double hair(int i, double seed) {
        double sine = Math.sin((i + 1) * seed) * 43758.5453;
        return (sine - Math.floor(sine) - 0.5) * 1e-6;
    }

    /** A side of a hull: three points by their numbers, the way out, and how far the plane is from the origin that way. */
    private static final class Side {
        final int[] corners;
        final double[] out;
        final double offset;

        Side(List<double[]> points, double[] inside, int a, int b, int c) {
            double[] p = points.get(a);
            double[] n = cross(minus(points.get(b), p), minus(points.get(c), p));
            double length = Math.sqrt(dot(n, n));
            double sign = dot(n, minus(inside, p)) > 0 ? -1 : 1;
            this.corners = sign > 0 ? new int[] {a, b, c} : new int[] {a, c, b};
            this.out = new double[] {sign * n[0] / length, sign * n[1] / length, sign * n[2] / length};
            this.offset = dot(out, p);
        }

        boolean sees(double[] point) {
            return dot(out, point) > offset + 1e-9;
        }
    }

    /** Builds the hull from four points and adds each further point outside: the sides it sees are replaced by sides to it. */
    private static List<Side> hull(List<double[]> points) {
        int[] first = four(points);
        double[] inside = new double[3];
        for (int i : first) {
            for (int k = 0; k < 3; k++) {
                inside[k] += points.get(i)[k] / 4;
            }
        }
        List<Side> sides = new ArrayList<>();
        for (int skip = 0; skip < 4; skip++) {
            sides.add(new Side(points, inside, first[(skip + 1) % 4], first[(skip + 2) % 4], first[(skip + 3) % 4]));
        }
        for (int i = 0; i < points.size(); i++) {
            double[] point = points.get(i);
            if (i == first[0] || i == first[1] || i == first[2] || i == first[3]) {
                continue;
            }
            List<Side> seen = sides.stream().filter(side -> side.sees(point)).toList();
            sides.removeAll(seen);
            for (int[] edge : rim(seen)) {
                sides.add(new Side(points, inside, edge[0], edge[1], i));
            }
        }
        return sides;
    }

    /** The edges of these sides that no two of them share. */
    private static List<int[]> rim(List<Side> sides) {
        List<int[]> edges = new ArrayList<>();
        for (Side side : sides) {
            for (int k = 0; k < 3; k++) {
                int a = side.corners[k];
                int b = side.corners[(k + 1) % 3];
                if (!edges.removeIf(edge -> edge[0] == b && edge[1] == a)) {
                    edges.add(new int[] {a, b});
                }
            }
        }
        return edges;
    }

    private static int[] four(List<double[]> points) {
        int b = farthest(points, p -> dot(minus(p, points.get(0)), minus(p, points.get(0))));
        double[] ab = minus(points.get(b), points.get(0));
        int c = farthest(points, p -> dot(cross(ab, minus(p, points.get(0))), cross(ab, minus(p, points.get(0)))));
        double[] n = cross(ab, minus(points.get(c), points.get(0)));
        int d = farthest(points, p -> Math.abs(dot(n, minus(p, points.get(0)))));
        return new int[] {0, b, c, d};
    }

    private static int farthest(List<double[]> points, java.util.function.ToDoubleFunction<double[]> far) {
        int best = 0;
        for (int i = 1; i < points.size(); i++) {
            best = far.applyAsDouble(points.get(i)) > far.applyAsDouble(points.get(best)) ? i : best;
        }
        return best;
    }

    private static double[] minus(double[] a, double[] b) {
        return new double[] {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
    }

    private static double[] cross(double[] a, double[] b) {
        return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
    }

    private static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }
}
