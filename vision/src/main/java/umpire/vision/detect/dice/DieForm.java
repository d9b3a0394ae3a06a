package umpire.vision.detect.dice;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.kernel.DieType;

/**
 * A die's body, as far as kind and size tell it: a cube, an octahedron, or for ten faces the solid of ten kites. It lies on a face, so the
 * face opposite is on top.
 *
 * @param kind as in {@link DieType}
 * @param edgeMm length of an edge; of a kite, of its longer ones
 */
public record DieForm(String kind, double edgeMm) {
    /** The tag of an octahedron's face: its corners stay clear of the edges by the margin that a tag needs. */
    private static final double OCTAHEDRON_TAG = 0.30;

    /** The tag of a kite's face, within the largest circle that it holds. */
    private static final double KITE_TAG = 0.43;

    /** The tag of a cube's sticker: the flat part of a face with rounded edges, less a margin. */
    private static final double STICKER_TAG = 0.6875;

    /** From the middle to the farthest of its equator, in longer edges of a kite: the equator's circle is as wide as the solid is high. */
    private static final double KITE_REACH = 0.7454;

    /** Half the height of the equator's zigzag, as a share of half the height from tip to tip, for which kites are flat. */
    private static final double ZIGZAG = Math.pow(Math.tan(Math.PI / 10), 2);

    private static final double KITE_EDGE = Math.hypot(1, 1 - ZIGZAG);

    /** From the middle of a kite's largest circle to the point above the solid's middle, in longer edges. Geometry. */
    private static final double KITE_ABOVE_TAG = 0.194;

    /** Between the upper face and those beside it: the angle whose cosine is a third. Geometry. */
    private static final double OCTAHEDRON_SIDE_DEG = 70.53;

    /** The same for the kites that share the tip; those on the other side of the equator stand upright to half a degree. Geometry. */
    private static final double KITE_SIDE_DEG = 51.7;

    private static final double UPRIGHT_DEG = 90;

    public DieForm {
        if (!(edgeMm > 0)) {
            throw new IllegalArgumentException("a die has a size in millimetres");
        }
    }

    /** Returns the form of a game's dice at their own size. */
    public static DieForm of(DieType type) {
        return new DieForm(type.kind(), type.edgeMm());
    }

    /** Returns whether its faces are squares. */
    public boolean isCube() {
        return !kind.equals(DieType.OCTAHEDRON) && !kind.equals(DieType.NUMERALS);
    }

    /** Returns how high its upper face lies above the table. */
    public double heightMm() {
        return kind.equals(DieType.OCTAHEDRON) ? edgeMm * Math.sqrt(2.0 / 3) : edgeMm;
    }

    /** Returns half its width when it lies flat: of a cube along its sides, of others to the farthest corner. */
    public double halfMm() {
        return switch (kind) {
            case DieType.OCTAHEDRON -> edgeMm / Math.sqrt(3);
            case DieType.NUMERALS -> edgeMm * KITE_REACH;
            default -> edgeMm / 2;
        };
    }

    /** Returns the radius of the circle round it, seen from above. */
    public double reachMm() {
        return isCube() ? halfMm() * Math.sqrt(2) : halfMm();
    }

    /**
     * Returns its corners as it lies, seen with the upper face's tag upright: right and up from the die's middle, and above the table.
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

    /** The solid of kites stands on its tip at first, and is tipped over until the kite that faces right is on top, its tip up. */
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

    /** Returns how far each face that may be seen is tilted out of the horizontal while the die lies on a face, in degrees. */
    public List<Double> tiltsDeg() {
        return switch (kind) {
            case DieType.OCTAHEDRON -> List.of(0.0, OCTAHEDRON_SIDE_DEG);
            case DieType.NUMERALS -> List.of(0.0, KITE_SIDE_DEG, UPRIGHT_DEG);
            default -> List.of(0.0, UPRIGHT_DEG);
        };
    }

    /** Returns how far the die's middle lies from its tag's, towards the tag's top edge: the middle of a kite is not its widest place. */
    public double aboveTagMm() {
        return kind.equals(DieType.NUMERALS) ? edgeMm * KITE_ABOVE_TAG : 0;
    }

    /** Returns the side of the tag's black square on each face that has one. */
    public double tagMm() {
        return switch (kind) {
            case DieType.OCTAHEDRON -> edgeMm * OCTAHEDRON_TAG;
            case DieType.NUMERALS -> edgeMm * KITE_TAG;
            default -> edgeMm * STICKER_TAG;
        };
    }
}
