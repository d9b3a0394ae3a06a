package umpire.vision.detect.dice;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.kernel.DieType;

/**
 * The solid of a die, by its kind and size: a cube, an octahedron, or for ten faces a solid of ten kites. It lies on a face, so the
 * opposite face is on top.
 *
 * @param kind the kind of die, as in {@link DieType}
 * @param edgeMm length of an edge; of a kite, of its longer edges
 */
public record DieForm(String kind, double edgeMm) {
    /**
     * The side of a tag on an octahedron's face, in edges. The tag's corners keep the margin that a tag needs from the edges of the face.
     */
    private static final double OCTAHEDRON_TAG = 0.30;

    /** The side of a tag on a kite, in longer edges. The tag lies within the largest circle that fits in the kite. */
    private static final double KITE_TAG = 0.43;

    /** The side of a tag on a cube's sticker, in edges: the flat part of a face with rounded edges, less a margin. */
    private static final double STICKER_TAG = 0.6875;

    /**
     * The distance from the centre to the farthest point of its equator, in longer edges of a kite. The equator's circle is as wide as the
     * solid is high.
     */
    private static final double KITE_REACH = 0.7454;

    /** Half the height of the equator's zigzag, as a share of half the height from tip to tip. This makes the kites flat. */
    private static final double ZIGZAG = Math.pow(Math.tan(Math.PI / 10), 2);

    private static final double KITE_EDGE = Math.hypot(1, 1 - ZIGZAG);

    /** The distance from the centre of a kite's largest circle to the point above the centre of the solid, in longer edges. Geometry. */
    private static final double KITE_ABOVE_TAG = 0.194;

    /** The angle between the upper face and its neighbours; its cosine is a third. Geometry. */
    private static final double OCTAHEDRON_SIDE_DEG = 70.53;

    /**
     * The angle between the upper kite and the kites that share its tip. The kites beyond the equator are vertical to half a degree.
     * Geometry.
     */
    private static final double KITE_SIDE_DEG = 51.7;

    private static final double UPRIGHT_DEG = 90;

    public DieForm {
        if (!(edgeMm > 0)) {
            throw new IllegalArgumentException("a die has a size in millimetres");
        }
    }

    /** Returns the form of a game's dice at their default size. */
    public static DieForm of(DieType type) {
        return new DieForm(type.kind(), type.edgeMm());
    }

    /** Returns whether its faces are squares. */
    public boolean isCube() {
        return !kind.equals(DieType.OCTAHEDRON) && !kind.equals(DieType.NUMERALS);
    }

    /** Returns the height of its upper face above the table, in millimetres. */
    public double heightMm() {
        return kind.equals(DieType.OCTAHEDRON) ? edgeMm * Math.sqrt(2.0 / 3) : edgeMm;
    }

    /** Returns half its width when it lies flat: half the edge of a cube, and for other forms the distance to the farthest corner. */
    public double halfMm() {
        return switch (kind) {
            case DieType.OCTAHEDRON -> edgeMm / Math.sqrt(3);
            case DieType.NUMERALS -> edgeMm * KITE_REACH;
            default -> edgeMm / 2;
        };
    }

    /** Returns the radius of its bounding circle, seen from above, in millimetres. */
    public double reachMm() {
        return isCube() ? halfMm() * Math.sqrt(2) : halfMm();
    }

    /**
     * Returns its corners as it lies, with the tag of its upper face upright. Each corner has three lengths in millimetres: right and up
     * from the die's centre, and above the table.
     */
    public List<double[]> cornersMm() {
        return switch (kind) {
            case DieType.OCTAHEDRON -> twoTriangles();
            case DieType.NUMERALS -> kites();
            default -> twoSquares();
        };
    }

    private List<double[]> twoSquares() {
        double half = edgeMm / 2;
        List<double[]> corners = new ArrayList<>();
        for (double z : new double[] {0, edgeMm}) {
            corners.add(new double[] {half, half, z});
            corners.add(new double[] {-half, half, z});
            corners.add(new double[] {-half, -half, z});
            corners.add(new double[] {half, -half, z});
        }
        return corners;
    }

    /** The upper triangle points up, the lower one down. */
    private List<double[]> twoTriangles() {
        List<double[]> corners = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            double turn = Math.PI / 2 + Math.PI / 3 * i;
            corners.add(
                    new double[] {halfMm() * Math.cos(turn), halfMm() * Math.sin(turn), i % 2 == 0 ? heightMm() : 0});
        }
        return corners;
    }

    /** The solid first stands on its tip. It is then tilted until the kite that faces right is on top with its tip up. */
    private List<double[]> kites() {
        double r = edgeMm / KITE_EDGE;
        double[] out = {(1 + ZIGZAG) / Math.hypot(1, 1 + ZIGZAG), 1 / Math.hypot(1, 1 + ZIGZAG)};
        List<double[]> standing = new ArrayList<>(List.of(new double[] {0, 0, r}, new double[] {0, 0, -r}));
        for (int i = 0; i < 10; i++) {
            double turn = Math.PI / 5 * i;
            standing.add(new double[] {r * Math.cos(turn), r * Math.sin(turn), (i % 2 == 0 ? -ZIGZAG : ZIGZAG) * r});
        }
        return standing.stream()
                .map(c -> new double[] {
                    c[1], c[2] * out[0] - c[0] * out[1], heightMm() / 2 + c[0] * out[0] + c[2] * out[1]
                })
                .toList();
    }

    /** Returns the tilt of each visible face from the horizontal while the die lies on a face, in degrees. */
    public List<Double> tiltsDeg() {
        return switch (kind) {
            case DieType.OCTAHEDRON -> List.of(0.0, OCTAHEDRON_SIDE_DEG);
            case DieType.NUMERALS -> List.of(0.0, KITE_SIDE_DEG, UPRIGHT_DEG);
            default -> List.of(0.0, UPRIGHT_DEG);
        };
    }

    /**
     * Returns the distance of the die's centre from its tag's centre, towards the tag's top edge. It is not 0 on a kite: the tag is in the
     * kite's largest circle, which is not above the die's centre.
     */
    public double aboveTagMm() {
        return kind.equals(DieType.NUMERALS) ? edgeMm * KITE_ABOVE_TAG : 0;
    }

    /** Returns the side of a tag's black square in millimetres. */
    public double tagMm() {
        return switch (kind) {
            case DieType.OCTAHEDRON -> edgeMm * OCTAHEDRON_TAG;
            case DieType.NUMERALS -> edgeMm * KITE_TAG;
            default -> edgeMm * STICKER_TAG;
        };
    }
}
