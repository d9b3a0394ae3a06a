package umpire.proof.pictures;

import java.nio.file.Path;
import java.util.List;
import umpire.vision.see.PictureReport.PixelBox;

/**
 * A labelled picture.
 *
 * @param image its file
 * @param dice every die, including those that the camera cannot read
 * @param tags every tag
 */
public record MarkedPicture(Path image, List<MarkedDie> dice, List<MarkedTag> tags) {
    /**
     * A die.
     *
     * @param byPips whether its pips can be read; readings on other dice count as neither right nor wrong
     * @param face on top
     * @param box around it, or a point of its top, in the file's pixels
     */
    public record MarkedDie(boolean byPips, String face, PixelBox box) {}

    /**
     * A tag.
     *
     * @param id in its dictionary
     * @param box around it, in the file's pixels
     */
    public record MarkedTag(int id, PixelBox box) {}

    public MarkedPicture {
        dice = List.copyOf(dice);
        tags = List.copyOf(tags);
    }
}
