package umpire.vision.detect.taught;

import java.util.List;
import java.util.Optional;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.numerals.PlaneAxes;

/**
 * A taught die as found and, if so, read, in the pixels of the picture that was given.
 *
 * @param middle of its upper face
 * @param axes of an edge there, turned as it lies
 * @param outline of it if it lies flat
 * @param face the taught one that it is like; empty where it is like none
 * @param doubt why the face is not beyond asking, in words; empty where it is
 * @param body whether it is surely a die, whatever it shows
 */
public record ReadTaughtDie(
        Pixel middle, PlaneAxes axes, List<Pixel> outline, Optional<String> face, String doubt, boolean body) {
    public ReadTaughtDie {
        outline = List.copyOf(outline);
    }

    /** Returns whether its face is beyond asking. */
    public boolean sure() {
        return face.isPresent() && doubt.isEmpty();
    }
}
