package umpire.vision.twin.dice;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.camera.Lens;
import umpire.vision.twin.scene.TwinDie;

/** Rolls a die that lies flat over one edge of the face on which it lies, as a finger does that presses one of its upper corners down. */
public final class RolledOver {
    /** Corners that lie so near to each other are one. Rounding. */
    private static final double SAME_MM = 1e-6;

    private final PlacedDie body;
    private final double[] pivot;
    private final double[] along;
    private final double[] outwards;
    private final double turn;

    private RolledOver(PlacedDie body, double[][] foot, double[] towards) {
        this.body = body;
        int edge = edge(body, foot, towards);
        double[] next = foot[(edge + 1) % foot.length];
        this.pivot = foot[edge];
        this.along = Lens.unit(minus(next, pivot));
        double[] across = {along[1], -along[0], 0};
        boolean away = Lens.dot(across, minus(pivot, middle())) > 0;
        this.outwards = away ? across : new double[] {-across[0], -across[1], 0};
        double[] lower = minus(beyond(foot, pivot, next), pivot);
        this.turn = Math.atan2(lower[2], Lens.dot(lower, outwards));
    }

    /** Returns how it lies after it was rolled over the edge that is nearest in some direction of the table. */
    public static TwinDie of(TwinDie die, double towardsDeg) {
        PlacedDie body = PlacedDie.of(die);
        double[][] foot = body.faces().stream()
                .min(Comparator.comparingDouble(face ->
                        Arrays.stream(face).mapToDouble(corner -> corner[2]).sum() / face.length))
                .orElseThrow();
        double turn = Math.toRadians(towardsDeg);
        return new RolledOver(body, foot, new double[] {Math.cos(turn), Math.sin(turn), 0}).rolled(die);
    }

    private TwinDie rolled(TwinDie die) {
        double[] from = turned(minus(middle(), pivot));
        int top = 1;
        for (int face = 1; face <= body.faces().size(); face++) {
            top = axis(face, 2)[2] > axis(top, 2)[2] ? face : top;
        }
        double[] right = axis(top, 0);
        double headingDeg = Math.toDegrees(Math.atan2(right[1], right[0]));
        return die.lying(new Pose(pivot[0] + from[0], pivot[1] + from[1], headingDeg), top);
    }

    /** The middle of an edge lies straight out from the middle of its face. */
    private static int edge(PlacedDie body, double[][] foot, double[] towards) {
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < foot.length; i++) {
            double[] next = foot[(i + 1) % foot.length];
            double[] out = {(foot[i][0] + next[0]) / 2 - body.xMm(), (foot[i][1] + next[1]) / 2 - body.yMm(), 0};
            double ahead = Lens.dot(Lens.unit(out), towards);
            if (ahead > most) {
                most = ahead;
                best = i;
            }
        }
        return best;
    }

    /** Returns a corner of the face on the other side of an edge, which comes to lie on the table. */
    private double[] beyond(double[][] foot, double[] one, double[] other) {
        List<double[]> below = Arrays.asList(foot);
        return body.faces().stream()
                .filter(face -> holds(face, one) && holds(face, other))
                .flatMap(Arrays::stream)
                .filter(corner -> below.stream().noneMatch(low -> same(low, corner)))
                .findFirst()
                .orElseThrow();
    }

    private static boolean holds(double[][] face, double[] corner) {
        return Arrays.stream(face).anyMatch(each -> same(each, corner));
    }

    private static boolean same(double[] a, double[] b) {
        double[] apart = minus(a, b);
        return Lens.dot(apart, apart) < SAME_MM;
    }

    private double[] middle() {
        return new double[] {body.xMm(), body.yMm(), body.zMm()};
    }

    /** Returns where one of a face's own directions points afterwards: right, up or out. */
    private double[] axis(int face, int which) {
        double[] own = body.solid().faceUp(face)[which];
        double[] before = new double[3];
        for (int i = 0; i < 3; i++) {
            before[i] = Lens.dot(body.turn()[i], own);
        }
        return turned(before);
    }

    private double[] turned(double[] vector) {
        double out = Lens.dot(vector, outwards);
        double on = Lens.dot(vector, along);
        double outAfter = out * Math.cos(turn) + vector[2] * Math.sin(turn);
        double upAfter = -out * Math.sin(turn) + vector[2] * Math.cos(turn);
        return new double[] {along[0] * on + outwards[0] * outAfter, along[1] * on + outwards[1] * outAfter, upAfter};
    }

    private static double[] minus(double[] a, double[] b) {
        return new double[] {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
    }
}
