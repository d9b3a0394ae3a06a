package umpire.vision.detect.taught;

import java.util.List;
import umpire.vision.detect.Pixel;

/**
 * The upper face of a die to learn from, in the pixels of the given picture.
 *
 * @param middle the centre of the face
 * @param outline of the die
 * @param levels the levels of its {@link FacePatch square}, in their stored form
 * @param flat whether it certainly lies flat
 * @param marked whether there is print on it
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
