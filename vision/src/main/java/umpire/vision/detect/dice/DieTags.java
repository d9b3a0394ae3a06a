package umpire.vision.detect.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import umpire.rules.kernel.DieType;
import umpire.vision.detect.Vector3;

/**
 * The tags on the sides of a die that lies on a face, in the frame of {@link DieForm#cornersMm}. The maker decides the face of each side
 * and the direction of a tag on a square or triangle. Every tag is in the middle of its side.
 */
public final class DieTags {
    /** The distance of the centre of a kite's largest circle from the tip, in longer edges. Geometry. */
    private static final double KITE_MIDDLE = 0.7469;

    private static final int KITES = 10;
    private static final int ROUND_OCTAHEDRON = 6;
    private static final int SQUARE = 4;

    private final DieForm form;
    private final List<Vector3> corners;

    public DieTags(DieForm form) {
        this.form = form;
        this.corners = form.cornersMm().stream().map(Vector3::of).toList();
    }

    /** Returns the corners of each tag that is not on top, clockwise from its own top left: one entry for each direction it may have. */
    public List<List<Vector3>> sidesMm() {
        return switch (form.kind()) {
            case DieType.OCTAHEDRON -> triangles();
            case DieType.NUMERALS -> kites();
            default -> squares();
        };
    }

    /** The first four corners of a cube are below, the others above them. */
    private List<List<Vector3>> squares() {
        List<List<Vector3>> sides = new ArrayList<>();
        for (int i = 0; i < SQUARE; i++) {
            int next = (i + 1) % SQUARE;
            List<Vector3> side = Stream.of(i, next, next + SQUARE, i + SQUARE)
                    .map(corners::get)
                    .toList();
            for (int up = 0; up < SQUARE; up++) {
                Vector3 tip = side.get(up).middle(side.get((up + 1) % SQUARE));
                Vector3 opposite = side.get((up + 2) % SQUARE).middle(side.get((up + 3) % SQUARE));
                sides.add(tag(tip, opposite, form.halfMm()));
            }
        }
        return sides;
    }

    /** Three consecutive corners of an octahedron form a side. */
    private List<List<Vector3>> triangles() {
        List<List<Vector3>> sides = new ArrayList<>();
        for (int i = 0; i < ROUND_OCTAHEDRON; i++) {
            List<Vector3> side = Stream.of(i, i + 1, i + 2)
                    .map(k -> corners.get(k % ROUND_OCTAHEDRON))
                    .toList();
            for (int up = 0; up < side.size(); up++) {
                Vector3 middle = side.get((up + 1) % 3).middle(side.get((up + 2) % 3));
                sides.add(tag(side.get(up), middle, form.halfMm()));
            }
        }
        return sides;
    }

    /**
     * Each of the ten corners of the equator belongs to one kite and is opposite to one of the two tips, in turn. The kite of the first
     * corner is on top.
     */
    private List<List<Vector3>> kites() {
        List<List<Vector3>> sides = new ArrayList<>();
        for (int i = 1; i < KITES; i++) {
            sides.add(tag(corners.get(i % 2), corners.get(2 + i), form.edgeMm() * KITE_MIDDLE));
        }
        return sides;
    }

    /** Returns the corners of a tag whose upper edge faces a tip. Its centre is this far from the tip towards the opposite corner. */
    private List<Vector3> tag(Vector3 tip, Vector3 opposite, double middleMm) {
        Vector3 up = tip.from(opposite).unit();
        Vector3 middle = tip.plus(-middleMm, up);
        Vector3 outwards = middle.from(new Vector3(0, 0, form.heightMm() / 2));
        Vector3 right = up.cross(outwards).unit();
        double half = form.tagMm() / 2;
        return Stream.of(new double[] {-1, 1}, new double[] {1, 1}, new double[] {1, -1}, new double[] {-1, -1})
                .map(c -> middle.plus(half * c[0], right).plus(half * c[1], up))
                .toList();
    }
}
