package umpire.vision.calibrate;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.opencv.core.Mat;
import umpire.hardware.Rig;
import umpire.hardware.Table;
import umpire.vision.calibrate.board.BoardFinder;
import umpire.vision.calibrate.board.BoardFinders;
import umpire.vision.calibrate.board.BoardPattern;
import umpire.vision.calibrate.board.BoardSighting;
import umpire.vision.calibrate.board.PictureSighting;
import umpire.vision.detect.tags.Tag;
import umpire.vision.detect.tags.TagReader;

/** Reads from one picture all that a calibration needs: the board, the table's corner tags, and the sharpness. */
public final class BoardLook {
    private final BoardFinder finder;
    private final TagReader tableTags;
    private final Set<Integer> cornerIds;

    public BoardLook(BoardPattern pattern, Rig rig) {
        this.finder = BoardFinders.of(pattern);
        this.tableTags = TagReader.of(rig.table().dictionary());
        this.cornerIds = Set.copyOf(
                rig.table().corners().stream().map(Table.CornerTag::id).toList());
    }

    /**
     * Returns the board, the corner tags and the sharpness of a picture.
     *
     * @param name the name of the picture in the report
     * @param grey eight bits in one channel; left as it was
     */
    public PictureSighting at(String name, Mat grey) {
        Optional<BoardSighting> board = finder.find(grey);
        List<Tag> tags = tableTags.read(grey).stream()
                .filter(tag -> cornerIds.contains(tag.id()))
                .toList();
        return new PictureSighting(name, grey.cols(), grey.rows(), board, PictureSharpness.edgePx(grey), tags);
    }
}
