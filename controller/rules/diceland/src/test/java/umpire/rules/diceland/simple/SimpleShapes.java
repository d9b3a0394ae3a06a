package umpire.rules.diceland.simple;

import java.util.ArrayList;
import java.util.List;

/** Measures with points {x, y}. */
final class SimpleShapes {
    private SimpleShapes() {}

    static double[] at(double x, double y, double reach, double deg) {
        return new double[] {x + reach * Math.cos(Math.toRadians(deg)), y + reach * Math.sin(Math.toRadians(deg))};
    }

    /** Returns the corners of a regular polygon round a middle, the first in a given direction. */
    static List<double[]> round(double x, double y, double reach, double firstDeg, int corners) {
        List<double[]> all = new ArrayList<>();
        for (int i = 0; i < corners; i++) {
            all.add(at(x, y, reach, firstDeg + 360.0 * i / corners));
        }
        return all;
    }

    static double cross(double[] a, double[] b, double[] c) {
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    }

    /** The hull by wrapping: from each corner to the one that has all others on its left. */
    static List<double[]> hull(List<double[]> points) {
        double[] start = points.get(0);
        for (double[] p : points) {
            // Several points may lie on one upright side, up to rounding. The lowest of them is a corner.
            boolean upright = Math.abs(p[0] - start[0]) < 1e-6;
            if (upright ? p[1] < start[1] : p[0] < start[0]) {
                start = p;
            }
        }
        List<double[]> hull = new ArrayList<>();
        double[] now = start;
        do {
            hull.add(now);
            double[] next = null;
            for (double[] p : points) {
                boolean same = Math.hypot(p[0] - now[0], p[1] - now[1]) < 1e-9;
                if (!same && (next == null || better(now, next, p))) {
                    next = p;
                }
            }
            now = next;
        } while (now != null
                && Math.hypot(now[0] - start[0], now[1] - start[1]) > 1e-9
                && hull.size() <= points.size());
        return hull;
    }

    private static boolean better(double[] now, double[] next, double[] p) {
        double side = cross(now, next, p);
        return side < -1e-9
                || (Math.abs(side) <= 1e-9
                        && Math.hypot(p[0] - now[0], p[1] - now[1]) > Math.hypot(next[0] - now[0], next[1] - now[1]));
    }

    /** How deep two shapes overlap: how far the origin lies within the differences of their points. */
    static double deep(List<double[]> one, List<double[]> two) {
        List<double[]> differences = new ArrayList<>();
        for (double[] a : one) {
            for (double[] b : two) {
                differences.add(new double[] {a[0] - b[0], a[1] - b[1]});
            }
        }
        List<double[]> hull = hull(differences);
        double deep = Double.MAX_VALUE;
        double[] origin = {0, 0};
        for (int i = 0; i < hull.size(); i++) {
            double[] a = hull.get(i);
            double[] b = hull.get((i + 1) % hull.size());
            deep = Math.min(deep, cross(a, b, origin) / Math.hypot(b[0] - a[0], b[1] - a[1]));
        }
        return Math.max(0, deep);
    }

    /** How far two shapes are apart: how far the origin lies outside of the differences of their points. */
    static double gap(List<double[]> one, List<double[]> two) {
        if (deep(one, two) > 0) {
            return 0;
        }
        double gap = Double.MAX_VALUE;
        for (double[] a : one) {
            for (int k = 0; k < two.size(); k++) {
                gap = Math.min(gap, toSide(a, two.get(k), two.get((k + 1) % two.size())));
            }
        }
        for (double[] b : two) {
            for (int k = 0; k < one.size(); k++) {
                gap = Math.min(gap, toSide(b, one.get(k), one.get((k + 1) % one.size())));
            }
        }
        return gap;
    }

    /** The foot of the perpendicular counts where it lies between the ends, else the nearer end. */
    private static double toSide(double[] p, double[] a, double[] b) {
        double length = Math.hypot(b[0] - a[0], b[1] - a[1]);
        double before = (p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1]);
        double after = (p[0] - b[0]) * (b[0] - a[0]) + (p[1] - b[1]) * (b[1] - a[1]);
        return before > 0 && after < 0
                ? Math.abs(cross(a, b, p)) / length
                : Math.min(Math.hypot(p[0] - a[0], p[1] - a[1]), Math.hypot(p[0] - b[0], p[1] - b[1]));
    }
}
