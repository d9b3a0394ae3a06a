package umpire.vision.observe.dice;

import java.util.List;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import umpire.vision.detect.dice.Die;
import umpire.vision.detect.tags.Tag;
import umpire.vision.rectify.CameraView;

/** Reads the dice of one kind. The same picture gives the same dice in the same order. */
interface KindReader {
    /**
     * Reads a part of the picture.
     *
     * @param bgr the whole picture; left as it was
     * @param grey the same picture in grey, eight bits in one channel; left as it was
     * @param part that contains every die to be read, with the table around it
     * @param tags all tags read in the picture
     * @return dice in the whole picture's pixels; leaning and unreadable dice have no face
     */
    List<Die> read(Mat bgr, Mat grey, Rect part, CameraView view, List<Tag> tags);

    /** Returns whether tags show that a die still lies as it was read earlier, whatever moves around it. */
    default boolean showLying(Die earlier, List<Tag> tags) {
        return false;
    }
}
