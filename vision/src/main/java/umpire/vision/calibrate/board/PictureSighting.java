package umpire.vision.calibrate.board;

import java.util.List;
import java.util.Optional;
import umpire.vision.detect.tags.Tag;

/**
 * The board and tags on one picture of a set.
 *
 * @param name of its file, or of the film and the frame
 * @param widthPx of the picture
 * @param heightPx of the picture
 * @param board the board; empty if it was not found
 * @param edgePx approximate standard deviation of the sharpest edges of the picture
 * @param tableTags the tags of the table's dictionary on the picture
 */
public record PictureSighting(
        String name, int widthPx, int heightPx, Optional<BoardSighting> board, double edgePx, List<Tag> tableTags) {
    public PictureSighting {
        tableTags = List.copyOf(tableTags);
    }

    /** Returns the same sighting without a board. */
    public PictureSighting withoutBoard() {
        return new PictureSighting(name, widthPx, heightPx, Optional.empty(), edgePx, tableTags);
    }
}
