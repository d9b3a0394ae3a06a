package umpire.vision.detect;

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
    private static final double OCTAHEDRON_TAG = 0.36;

    /** The tag of a kite's face, within the largest circle that it holds. */
    private static final double KITE_TAG = 0.4;

    /** The tag of a cube's sticker: the flat part of a face with rounded edges, less a margin. */
    private static final double STICKER_TAG = 0.625;

    /** From the middle to the farthest of its equator, in longer edges of a kite: the equator's circle is as wide as the solid is high. */
    private static final double KITE_REACH = 0.7454;

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

    /** Returns the side of the tag's black square on each face that has one. */
    public double tagMm() {
        return switch (kind) {
            case DieType.OCTAHEDRON -> edgeMm * OCTAHEDRON_TAG;
            case DieType.NUMERALS -> edgeMm * KITE_TAG;
            default -> edgeMm * STICKER_TAG;
        };
    }
}
