package umpire.vision.twin.dice;

import java.util.ArrayList;
import java.util.List;
import umpire.vision.twin.camera.Lens;
import umpire.vision.twin.scene.TwinDie;

/**
 * How near two dice are in space. No two bodies that bulge nowhere inwards touch that can be parted by a plane, and if they can one does it
 * that is parallel to a face of either, or to an edge of each.
 */
public final class BodiesApart {
    /** Directions are the same, up to their sign, whose sine is smaller. Rounding. */
    private static final double SAME = 1e-9;

    private final Hull one;
    private final Hull other;

    /** A body by its corners, and the directions of its faces and edges, each once. */
    private record Hull(List<double[]> corners, List<double[]> normals, List<double[]> edges) {
        static Hull of(PlacedDie body) {
            List<double[]> corners = new ArrayList<>();
            List<double[]> normals = new ArrayList<>();
            List<double[]> edges = new ArrayList<>();
            for (double[][] face : body.faces()) {
                for (int i = 0; i < face.length; i++) {
                    corners.add(face[i]);
                    add(edges, minus(face[(i + 1) % face.length], face[i]));
                }
                add(normals, Lens.cross(minus(face[1], face[0]), minus(face[2], face[1])));
            }
            return new Hull(corners, normals, edges);
        }

        double farthest(double... direction) {
            double far = Double.NEGATIVE_INFINITY;
            for (double[] corner : corners) {
                far = Math.max(far, Lens.dot(corner, direction));
            }
            return far;
        }
    }

    private BodiesApart(PlacedDie one, PlacedDie other) {
        this.one = Hull.of(one);
        this.other = Hull.of(other);
    }

    /** Returns how far one of both has to be moved to be clear of the other; negative where they are apart. */
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
     * Returns which of two dice that do not touch hides the other from where something is seen: positive if the first does, negative if the
     * second does, and 0 where they are not apart.
     */
    public static double hides(TwinDie first, TwinDie second, double... eye) {
        BodiesApart both = new BodiesApart(PlacedDie.of(first), PlacedDie.of(second));
        PartingPlane parting = both.least();
        if (parting.deepMm() > 0) {
            return 0;
        }
        double between = both.one.farthest(parting.direction()) - parting.deepMm() / 2;
        return between - Lens.dot(parting.direction(), eye);
    }

    /**
     * Along a direction, of length one, from the first body to the second.
     *
     * @param deepMm how far they overlap along it; negative where a plane square to it lies between them
     */
    private record PartingPlane(double[] direction, double deepMm) {}

    private PartingPlane least() {
        List<double[]> directions = new ArrayList<>(one.normals());
        other.normals().forEach(normal -> add(directions, normal));
        for (double[] edge : one.edges()) {
            other.edges().forEach(across -> add(directions, Lens.cross(edge, across)));
        }
        PartingPlane least = new PartingPlane(directions.getFirst(), Double.POSITIVE_INFINITY);
        for (double[] direction : directions) {
            least = nearer(least, parting(direction));
            least = nearer(least, parting(-direction[0], -direction[1], -direction[2]));
        }
        return least;
    }

    private static PartingPlane nearer(PartingPlane one, PartingPlane other) {
        return other.deepMm() < one.deepMm() ? other : one;
    }

    private PartingPlane parting(double... direction) {
        double begins = -other.farthest(-direction[0], -direction[1], -direction[2]);
        return new PartingPlane(direction, one.farthest(direction) - begins);
    }

    /** Adds a direction that is not among them yet; two edges side by side have none. */
    private static void add(List<double[]> directions, double... vector) {
        double length = Math.sqrt(Lens.dot(vector, vector));
        if (length < SAME) {
            return;
        }
        double[] unit = {vector[0] / length, vector[1] / length, vector[2] / length};
        for (double[] known : directions) {
            double[] across = Lens.cross(known, unit);
            if (Lens.dot(across, across) < SAME * SAME) {
                return;
            }
        }
        directions.add(unit);
    }

    private static double[] minus(double[] a, double[] b) {
        return new double[] {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
    }
}
