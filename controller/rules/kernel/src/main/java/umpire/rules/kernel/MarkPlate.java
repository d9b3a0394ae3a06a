package umpire.rules.kernel;

/**
 * The space of a mark's drawing beside its piece.
 *
 * @param kind the kind of the marks that are drawn in this space
 * @param edge of the mark's place along which it lies; several along one edge lie beside one another
 */
public record MarkPlate(String kind, PlaceEdge edge, double widthMm, double heightMm) {
    /** An edge of a place. */
    public enum PlaceEdge {
        LEFT,
        RIGHT,
        NEAR,
        FAR
    }
}
