package umpire.vision.detect.taught;

import java.util.List;
import umpire.vision.detect.Pixel;

/**
 * The upper face of a die from which something may be learnt, in the pixels of the picture that was given.
 *
 * @param middle of it
 * @param outline of the die
 * @param levels of its square, as they are kept
 * @param flat whether it surely lies flat
 * @param marked whether there is something on it
 */
public record StudiedFace(Pixel middle, List<Pixel> outline, byte[] levels, boolean flat, boolean marked) {
    public StudiedFace {
        outline = List.copyOf(outline);
        levels = levels.clone();
    }

    @Override
    public byte[] levels() {
        return levels.clone();
    }
}
