package umpire.rules.kernel;

/**
 * The room that the drawing of a mark takes beside the piece it is of.
 *
 * @param kind of the marks that are drawn so
 * @param edge of the mark's place along which it lies; several along one edge lie beside one another
 */
public record MarkPlate(String kind, PlaceEdge edge, double widthMm, double heightMm) {
    /** Where in a place. */
    public enum PlaceEdge {
        LEFT,
        RIGHT,
        NEAR,
        FAR
    }
}
