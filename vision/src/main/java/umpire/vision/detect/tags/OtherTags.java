package umpire.vision.detect.tags;

import java.util.List;
import java.util.Optional;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import umpire.vision.detect.Pixel;

/** Recognises tags of common dictionaries that the table does not use. A marked square of that kind is no die. */
public final class OtherTags {
    /** The largest dictionaries with 25 cells or more. With 16 cells the marks of a die might be a tag by chance. */
    private static final List<String> NAMES = List.of(
            "DICT_APRILTAG_36h11", "DICT_APRILTAG_25h9", "DICT_5X5_1000", "DICT_6X6_1000", "DICT_ARUCO_ORIGINAL");

    private record NamedReader(String name, TagReader reader) {
        boolean sees(Mat grey, Rect part) {
            return reader.read(grey, withMargin(part, grey)).stream().anyMatch(tag -> isIn(part, tag.centre()));
        }
    }

    private final List<NamedReader> readers = NAMES.stream()
            .map(name -> new NamedReader(name, TagReader.of(name)))
            .toList();

    /**
     * Returns the dictionary of a tag in a part of a picture; empty if there is none.
     *
     * @param grey eight bits in one channel; left as it was
     * @param part wholly inside the picture
     */
    public Optional<String> dictionary(Mat grey, Rect part) {
        return readers.stream()
                .filter(named -> named.sees(grey, part))
                .map(NamedReader::name)
                .findFirst();
    }

    /** Returns a part grown by half of its sides all round, since the detector needs the paper around a tag. */
    private static Rect withMargin(Rect part, Mat grey) {
        int left = Math.max(0, part.x - part.width / 2);
        int top = Math.max(0, part.y - part.height / 2);
        int right = Math.min(grey.cols(), part.x + 3 * part.width / 2);
        int bottom = Math.min(grey.rows(), part.y + 3 * part.height / 2);
        return new Rect(left, top, right - left, bottom - top);
    }

    private static boolean isIn(Rect part, Pixel at) {
        return at.x() >= part.x && at.y() >= part.y && at.x() < part.x + part.width && at.y() < part.y + part.height;
    }
}
