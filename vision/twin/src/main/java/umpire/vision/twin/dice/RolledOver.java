package umpire.vision.twin.dice;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.Vector3;
import umpire.vision.twin.scene.TwinDie;

/** Rolls a flat die over one edge of its bottom face, as a finger does by pressing down one of its upper corners. */
public final class RolledOver {
    /** The distance below which two corners count as the same one, because of rounding. */
    private static final double SAME_MM = 1e-6;

    private final PlacedDie body;
    private final Vector3 pivot;
    private final Vector3 along;
    private final Vector3 outwards;
    private final double turn;

    private RolledOver(PlacedDie body, List<Vector3> foot, Vector3 towards) {
        this.body = body;
        int edge = edge(body, foot, towards);
        Vector3 next = foot.get((edge + 1) % foot.size());
        this.pivot = foot.get(edge);
        this.along = next.from(pivot).unit();
        Vector3 across = new Vector3(along.y(), -along.x(), 0);
        boolean away = across.dot(pivot.from(middle())) > 0;
        this.outwards = away ? across : across.reversed();
        Vector3 lower = beyond(foot, pivot, next).from(pivot);
        this.turn = Math.atan2(lower.z(), lower.dot(outwards));
    }

    /** Returns its pose after rolling over the edge that is nearest to a direction of the table. */
    public static TwinDie of(TwinDie die, double towardsDeg) {
        PlacedDie body = PlacedDie.of(die);
        double[][] foot = body.faces().stream()
                .min(Comparator.comparingDouble(face ->
                        Arrays.stream(face).mapToDouble(corner -> corner[2]).sum() / face.length))
                .orElseThrow();
        double turn = Math.toRadians(towardsDeg);
        return new RolledOver(body, corners(foot), new Vector3(Math.cos(turn), Math.sin(turn), 0)).rolled(die);
    }

    private TwinDie rolled(TwinDie die) {
        Vector3 from = turned(middle().from(pivot));
        int top = 1;
        for (int face = 1; face <= body.faces().size(); face++) {
            top = axis(face, 2).z() > axis(top, 2).z() ? face : top;
        }
        Vector3 right = axis(top, 0);
        double headingDeg = Math.toDegrees(Math.atan2(right.y(), right.x()));
        return die.lying(new Pose(pivot.x() + from.x(), pivot.y() + from.y(), headingDeg), top);
    }

    /** Returns the edge whose direction from the die's centre is nearest to the given one. */
    private static int edge(PlacedDie body, List<Vector3> foot, Vector3 towards) {
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < foot.size(); i++) {
            Vector3 middle = foot.get(i).middle(foot.get((i + 1) % foot.size()));
            double ahead = new Vector3(middle.x() - body.xMm(), middle.y() - body.yMm(), 0)
                    .unit()
                    .dot(towards);
            if (ahead > most) {
                most = ahead;
                best = i;
            }
        }
        return best;
    }

    /** Returns a corner of the face on the other side of an edge, which comes to lie on the table. */
    private Vector3 beyond(List<Vector3> foot, Vector3 one, Vector3 other) {
        return body.faces().stream()
                .map(RolledOver::corners)
                .filter(face -> holds(face, one) && holds(face, other))
                .flatMap(List::stream)
                .filter(corner -> !holds(foot, corner))
                .findFirst()
                .orElseThrow();
    }

    private static List<Vector3> corners(double[][] face) {
        return Arrays.stream(face).map(Vector3::of).toList();
    }

    private static boolean holds(List<Vector3> face, Vector3 corner) {
        return face.stream().anyMatch(each -> same(each, corner));
    }

    private static boolean same(Vector3 a, Vector3 b) {
        Vector3 apart = a.from(b);
        return apart.dot(apart) < SAME_MM;
    }

    private Vector3 middle() {
        return new Vector3(body.xMm(), body.yMm(), body.zMm());
    }

    /** Returns the new direction of one of a face's own axes: right, up or out. */
    private Vector3 axis(int face, int which) {
        Vector3 own = Vector3.of(body.solid().faceUp(face)[which]);
        double[][] turned = body.turn();
        return turned(new Vector3(
                Vector3.of(turned[0]).dot(own),
                Vector3.of(turned[1]).dot(own),
                Vector3.of(turned[2]).dot(own)));
    }

    private Vector3 turned(Vector3 vector) {
        double out = vector.dot(outwards);
        double on = vector.dot(along);
        double outAfter = out * Math.cos(turn) + vector.z() * Math.sin(turn);
        double upAfter = -out * Math.sin(turn) + vector.z() * Math.cos(turn);
        return new Vector3(along.x() * on + outwards.x() * outAfter, along.y() * on + outwards.y() * outAfter, upAfter);
    }
}
