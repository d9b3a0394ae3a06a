package umpire.hardware;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The tag dictionaries a table may use, by OpenCV's names. */
final class TagDictionaries {
    private static final Map<String, Integer> COUNTS = counts();

    /** The names in the order of OpenCV's list. */
    static final List<String> NAMES = List.copyOf(COUNTS.keySet());

    private TagDictionaries() {}

    /** Returns the number of tags in a dictionary; its ids are below that. */
    static int count(String name) {
        return COUNTS.getOrDefault(name, 0);
    }

    private static Map<String, Integer> counts() {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (int cells = 4; cells <= 7; cells++) {
            for (int count : List.of(50, 100, 250, 1000)) {
                counts.put("DICT_" + cells + "X" + cells + "_" + count, count);
            }
        }
        counts.put("DICT_ARUCO_ORIGINAL", 1024);
        counts.put("DICT_APRILTAG_16h5", 30);
        counts.put("DICT_APRILTAG_25h9", 35);
        counts.put("DICT_APRILTAG_36h10", 2320);
        counts.put("DICT_APRILTAG_36h11", 587);
        counts.put("DICT_ARUCO_MIP_36h12", 250);
        return counts;
    }
}
