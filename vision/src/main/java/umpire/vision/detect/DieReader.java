package umpire.vision.detect;

import java.util.List;
import org.opencv.core.Mat;

/** Finds dice in a picture and reads the face on top. The same picture gives the same dice in the same order. */
public interface DieReader {
    /**
     * Reads all dice of one picture.
     *
     * @param bgr eight bits in three channels, blue first; left as it was
     * @param scale what is known about the size of dice
     * @param tags that were read in it: nothing lies on them
     * @return every die, sorted by y, then by x; those that lean or cannot be read among them, without a face
     */
    List<Die> read(Mat bgr, DieScale scale, List<Tag> tags);
}
