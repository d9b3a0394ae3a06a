package umpire.vision.detect.taught;

/**
 * The fit of an upper face to a taught face.
 *
 * @param face the taught face's name
 * @param likeness the correlation of the levels of both faces, from -1 to 1
 * @param stray the largest local difference, as a share of the taught face's contrast
 * @param turnRad its rotation on its body, counter-clockwise
 * @param rightEdges the offset of its centre from the body's centre to the right, in edges
 * @param upEdges the offset of its centre upwards
 * @param blurred whether a strongly blurred version of the taught face fits best
 */
public record FaceFit(
        String face,
        double likeness,
        double stray,
        double turnRad,
        double rightEdges,
        double upEdges,
        boolean blurred) {
    /** Returns the distance of its centre from the expected place, in edges. */
    public double offEdges() {
        return Math.hypot(rightEdges, upEdges);
    }
}
