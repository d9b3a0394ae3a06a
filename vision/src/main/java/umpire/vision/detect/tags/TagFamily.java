package umpire.vision.detect.tags;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.objdetect.Dictionary;
import org.opencv.objdetect.Objdetect;
import umpire.vision.frame.MatScope;

/**
 * One of OpenCV's tag dictionaries.
 *
 * @param name its name in OpenCV's spelling
 * @param number OpenCV's constant for it
 */
record TagFamily(String name, int number) {
    /** The names in the order of OpenCV's constants, which count from 0. */
    private static final List<String> NAMES = List.of(
            "DICT_4X4_50",
            "DICT_4X4_100",
            "DICT_4X4_250",
            "DICT_4X4_1000",
            "DICT_5X5_50",
            "DICT_5X5_100",
            "DICT_5X5_250",
            "DICT_5X5_1000",
            "DICT_6X6_50",
            "DICT_6X6_100",
            "DICT_6X6_250",
            "DICT_6X6_1000",
            "DICT_7X7_50",
            "DICT_7X7_100",
            "DICT_7X7_250",
            "DICT_7X7_1000",
            "DICT_ARUCO_ORIGINAL",
            "DICT_APRILTAG_16h5",
            "DICT_APRILTAG_25h9",
            "DICT_APRILTAG_36h10",
            "DICT_APRILTAG_36h11",
            "DICT_ARUCO_MIP_36h12");

    /** Finds a dictionary by OpenCV's name in upper or lower case; {@code DICT_} and {@code APRILTAG_} are optional. */
    static TagFamily named(String name) {
        String wanted = name.toUpperCase(Locale.ROOT);
        for (int i = 0; i < NAMES.size(); i++) {
            String full = NAMES.get(i).toUpperCase(Locale.ROOT);
            String plain = full.substring("DICT_".length());
            if (wanted.equals(full) || wanted.equals(plain) || plain.equals("APRILTAG_" + wanted)) {
                return new TagFamily(NAMES.get(i), i);
            }
        }
        throw new IllegalArgumentException(
                "there is no tag dictionary '" + name + "'; OpenCV knows " + String.join(", ", NAMES));
    }

    Dictionary dictionary() {
        return Objdetect.getPredefinedDictionary(number);
    }

    /** Returns whether OpenCV draws the family upside down. It does so with AprilTag's families, compared with AprilTag's own pictures. */
    boolean turned() {
        return name.startsWith("DICT_APRILTAG_");
    }

    /** Returns for each tag whether its inner cells are white, row by row. */
    static boolean[][] whiteCells(Dictionary dictionary) {
        try (MatScope scope = new MatScope()) {
            Mat bytes = scope.keep(dictionary.get_bytesList());
            int size = dictionary.get_markerSize();
            boolean[][] white = new boolean[bytes.rows()][size * size];
            for (int id = 0; id < white.length; id++) {
                Mat bits = scope.keep(Dictionary.getBitsFromByteList(scope.keep(bytes.row(id)), size));
                byte[] values = new byte[size * size];
                bits.get(0, 0, values);
                for (int i = 0; i < values.length; i++) {
                    white[id][i] = values[i] != 0;
                }
            }
            return white;
        }
    }

    /**
     * A tag's number and rotation.
     *
     * @param quarterTurns the number of corners between the tag's first corner and the one from which the cells were read
     */
    record OrientedId(int id, int quarterTurns) {}

    /**
     * Returns the tag with these cells, after error correction as the detector does it; empty if there is none.
     *
     * @param white the inner cells, row by row, 1 for white and 0 for black
     */
    static Optional<OrientedId> identified(Dictionary dictionary, byte[] white) {
        int size = dictionary.get_markerSize();
        try (MatScope scope = new MatScope()) {
            Mat bits = scope.keep(new Mat(size, size, CvType.CV_8U));
            bits.put(0, 0, white);
            int[] id = new int[1];
            int[] turns = new int[1];
            return dictionary.identify(bits, id, turns, TagProposals.ERROR_CORRECTION)
                    ? Optional.of(new OrientedId(id[0], turns[0]))
                    : Optional.empty();
        }
    }
}
