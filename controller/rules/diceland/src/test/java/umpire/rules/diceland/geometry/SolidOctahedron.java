package umpire.rules.diceland.geometry;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The die in space, turned as a solid: six tips of which the one with number i lies opposite the one with number i + 3. */
final class SolidOctahedron {
    private final double[][] tips;

    private SolidOctahedron(double[][] tips) {
        this.tips = tips;
    }

    /** Puts the tips of a flat die where they are in space. */
    static SolidOctahedron of(FlatDie die) {
        double[][] tips = new double[6][];
        double highMm = die.edgeMm() * Math.sqrt(2.0 / 3);
        for (TopCorner corner : TopCorner.values()) {
            boolean other = die.top().code().charAt(corner.ordinal()) == '1';
            double turn = Math.toRadians(die.cornerDeg(corner));
            double x = die.edgeMm() / Math.sqrt(3) * Math.cos(turn);
            double y = die.edgeMm() / Math.sqrt(3) * Math.sin(turn);
            double[] above = {die.pose().xMm() + x, die.pose().yMm() + y, highMm};
            double[] below = {die.pose().xMm() - x, die.pose().yMm() - y, 0};
            tips[corner.ordinal()] = other ? below : above;
            tips[corner.ordinal() + 3] = other ? above : below;
        }
        return new SolidOctahedron(tips);
    }

    double[][] tips() {
        return tips;
    }

    /** Turns it about its lower edge on the side of a direction until it lies on the next face, by so much of the whole way. */
    SolidOctahedron tipped(double directionDeg, double share) {
        double dx = Math.cos(Math.toRadians(directionDeg));
        double dy = Math.sin(Math.toRadians(directionDeg));
        List<double[]> lowest = new ArrayList<>(List.of(tips));
        lowest.sort(Comparator.comparingDouble(tip -> tip[2]));
        double edge = lowest.subList(0, 3).stream()
                .mapToDouble(tip -> tip[0] * dx + tip[1] * dy)
                .max()
                .orElseThrow();
        double angle = share * (Math.PI - Math.acos(-1.0 / 3));
        double[][] turned = new double[6][];
        for (int i = 0; i < 6; i++) {
            double along = tips[i][0] * dx + tips[i][1] * dy - edge;
            double across = -tips[i][0] * dy + tips[i][1] * dx;
            double newAlong = edge + along * Math.cos(angle) + tips[i][2] * Math.sin(angle);
            double height = tips[i][2] * Math.cos(angle) - along * Math.sin(angle);
            turned[i] = new double[] {newAlong * dx - across * dy, newAlong * dy + across * dx, height};
        }
        return new SolidOctahedron(turned);
    }

    /** Returns the numbers of the three tips on top, each below 3 or not as its axis's digit is 0 or 1. */
    List<Integer> top() {
        return IntStream.range(0, 6)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -tips[i][2]))
                .limit(3)
                .sorted(Comparator.comparingInt(i -> i % 3))
                .toList();
    }
}
