package umpire.vision.detect.taught;

import java.util.List;
import java.util.Optional;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.numerals.PlaneAxes;

/**
 * A taught die that was found, whether or not its face was read, in the pixels of the given picture.
 *
 * @param middle of its upper face
 * @param axes axes of an edge at its upper face, rotated as the die lies
 * @param outline the outline that it has if it lies flat
 * @param face the taught face it resembles; empty if it resembles none
 * @param doubt the reason why the face is uncertain, in words; empty if it is certain
 * @param body whether it is certainly a die, even if its face is unknown
 */
public record ReadCustomDie(
        Pixel middle, PlaneAxes axes, List<Pixel> outline, Optional<String> face, String doubt, boolean body) {
    public ReadCustomDie {
        outline = List.copyOf(outline);
    }

    /** Returns whether its face needs no question. */
    public boolean sure() {
        return face.isPresent() && doubt.isEmpty();
    }
}
