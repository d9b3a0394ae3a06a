package umpire.proof.pictures;

import java.nio.file.Path;
import java.util.List;
import umpire.vision.see.PictureReport.PixelBox;

/**
 * A picture and what is on it.
 *
 * @param image its file
 * @param dice every die, whether the eye can read its kind or not
 * @param tags every tag
 */
public record MarkedPicture(Path image, List<MarkedDie> dice, List<MarkedTag> tags) {
    /**
     * A die.
     *
     * @param byPips whether it is one that the eye reads; where others lie nothing is right or wrong
     * @param face on top
     * @param box round it, or a point of its top, in the file's pixels
     */
    public record MarkedDie(boolean byPips, String face, PixelBox box) {}

    /**
     * A tag.
     *
     * @param id in its dictionary
     * @param box round it, in the file's pixels
     */
    public record MarkedTag(int id, PixelBox box) {}

    public MarkedPicture {
        dice = List.copyOf(dice);
        tags = List.copyOf(tags);
    }
}
