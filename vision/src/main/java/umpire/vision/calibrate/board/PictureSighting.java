package umpire.vision.calibrate.board;

import java.util.List;
import java.util.Optional;
import umpire.vision.detect.tags.Tag;

/**
 * What one picture of a set shows.
 *
 * @param name of its file, or of the film and the frame
 * @param widthPx of the picture
 * @param heightPx of the picture
 * @param board where it was found
 * @param edgePx how wide the sharpest edges of the picture are: standard deviation, roughly
 * @param tableTags the tags of the table's dictionary that are in it
 */
public record PictureSighting(
        String name, int widthPx, int heightPx, Optional<BoardSighting> board, double edgePx, List<Tag> tableTags) {
    public PictureSighting {
        tableTags = List.copyOf(tableTags);
    }

    /** Returns the same as one on which no board was found. */
    public PictureSighting withoutBoard() {
        return new PictureSighting(name, widthPx, heightPx, Optional.empty(), edgePx, tableTags);
    }
}
