package umpire.vision.twin.dice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import umpire.vision.detect.Vector3;
import umpire.vision.twin.scene.TwinDie;

/**
 * Measures the distance or overlap of two dice in space by the separating axis theorem. Two convex bodies are apart if a plane separates
 * them. Such a plane is parallel to a face of either body, or to an edge of each.
 */
public final class BodiesApart {
    /** Directions count as equal, up to their sign, if their sine is smaller. Rounding. */
    private static final double SAME = 1e-9;

    private final Hull one;
    private final Hull other;

    /** A body by its corners, and the directions of its faces and edges, each once. */
    private record Hull(List<Vector3> corners, List<Vector3> normals, List<Vector3> edges) {
        static Hull of(PlacedDie body) {
            List<Vector3> corners = new ArrayList<>();
            List<Vector3> normals = new ArrayList<>();
            List<Vector3> edges = new ArrayList<>();
            for (double[][] each : body.faces()) {
                List<Vector3> face = Arrays.stream(each).map(Vector3::of).toList();
                corners.addAll(face);
                for (int i = 0; i < face.size(); i++) {
                    add(edges, face.get((i + 1) % face.size()).from(face.get(i)));
                }
                add(normals, face.get(1).from(face.get(0)).cross(face.get(2).from(face.get(1))));
            }
            return new Hull(corners, normals, edges);
        }

        double farthest(Vector3 direction) {
            double far = Double.NEGATIVE_INFINITY;
            for (Vector3 corner : corners) {
                far = Math.max(far, corner.dot(direction));
            }
            return far;
        }
    }

    private BodiesApart(PlacedDie one, PlacedDie other) {
        this.one = Hull.of(one);
        this.other = Hull.of(other);
    }

    /** Returns the distance in millimetres by which one body must move to be clear of the other; negative if they are apart. */
    public static double deepMm(TwinDie one, TwinDie other) {
        PlacedDie first = PlacedDie.of(one);
        PlacedDie second = PlacedDie.of(other);
        double ballsApartMm = one.pose().distanceMm(other.pose())
                - first.solid().ballMm()
                - second.solid().ballMm();
        return ballsApartMm > 0
                ? -ballsApartMm
                : new BodiesApart(first, second).least().deepMm();
    }

    /**
     * Returns which of two separate dice hides the other from a viewpoint: positive for the first, negative for the second, and 0 if they
     * are not apart.
     */
    public static double hides(TwinDie first, TwinDie second, double... eye) {
        BodiesApart both = new BodiesApart(PlacedDie.of(first), PlacedDie.of(second));
        PartingPlane parting = both.least();
        if (parting.deepMm() > 0) {
            return 0;
        }
        double between = both.one.farthest(parting.direction()) - parting.deepMm() / 2;
        return between - parting.direction().dot(Vector3.of(eye));
    }

    /**
     * A direction, as a unit vector, from the first body to the second.
     *
     * @param deepMm their overlap along it; negative if a perpendicular plane separates them
     */
    private record PartingPlane(Vector3 direction, double deepMm) {}

    private PartingPlane least() {
        List<Vector3> directions = new ArrayList<>(one.normals());
        other.normals().forEach(normal -> add(directions, normal));
        for (Vector3 edge : one.edges()) {
            other.edges().forEach(across -> add(directions, edge.cross(across)));
        }
        PartingPlane least = new PartingPlane(directions.getFirst(), Double.POSITIVE_INFINITY);
        for (Vector3 direction : directions) {
            least = nearer(least, parting(direction));
            least = nearer(least, parting(direction.reversed()));
        }
        return least;
    }

    private static PartingPlane nearer(PartingPlane one, PartingPlane other) {
        return other.deepMm() < one.deepMm() ? other : one;
    }

    private PartingPlane parting(Vector3 direction) {
        double begins = -other.farthest(direction.reversed());
        return new PartingPlane(direction, one.farthest(direction) - begins);
    }

    /** Adds a new direction; two parallel edges give none. */
    private static void add(List<Vector3> directions, Vector3 vector) {
        if (vector.length() < SAME) {
            return;
        }
        Vector3 unit = vector.unit();
        if (directions.stream().noneMatch(known -> known.cross(unit).length() < SAME)) {
            directions.add(unit);
        }
    }
}
