package umpire.vision.detect.taught;

/**
 * How well an upper face fits a taught one.
 *
 * @param face the taught one's name
 * @param likeness from -1 to 1: how far light and dark go together
 * @param stray the most by which a part of it differs, as a share of the taught face's contrast
 * @param turnRad by which it is turned on its body, counter-clockwise
 * @param rightEdges how far its middle is from the body's, in edges
 * @param upEdges the same, up
 * @param blurred whether it is most like the taught one as it looks far out of focus
 */
public record FaceFit(
        String face,
        double likeness,
        double stray,
        double turnRad,
        double rightEdges,
        double upEdges,
        boolean blurred) {
    /** Returns how far its middle is from where the body has it, in edges. */
    public double offEdges() {
        return Math.hypot(rightEdges, upEdges);
    }
}
