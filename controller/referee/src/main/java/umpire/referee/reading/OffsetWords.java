package umpire.referee.reading;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.kernel.Pose;

/**
 * Puts an offset of a few centimetres into words: {@code 14 mm left and 3 mm down, and turn it 20 degrees clockwise}.
 */
final class OffsetWords {
    /** Shorter distances are left out. Chosen. */
    private static final double LEAST_MM = 1;

    private static final double LEAST_DEG = 3;
    private static final double FULL_TURN_DEG = 360;

    private OffsetWords() {}

    /** Returns the words for moving a piece from one pose to another, as seen from the near edge of the board. */
    static String between(Pose from, Pose to) {
        List<String> ways = new ArrayList<>();
        add(ways, to.xMm() - from.xMm(), "right", "left");
        add(ways, to.yMm() - from.yMm(), "up", "down");
        double turn = Math.IEEEremainder(to.headingDeg() - from.headingDeg(), FULL_TURN_DEG);
        String turning = Math.abs(turn) < LEAST_DEG
                ? ""
                : "turn it " + Math.round(Math.abs(turn)) + " degrees "
                        + (turn > 0 ? "counter-clockwise" : "clockwise");
        if (ways.isEmpty()) {
            return turning.isEmpty() ? "a little" : "a little, and " + turning;
        }
        return String.join(" and ", ways) + (turning.isEmpty() ? "" : ", and " + turning);
    }

    private static void add(List<String> ways, double mm, String positive, String negative) {
        if (Math.abs(mm) >= LEAST_MM) {
            ways.add(Math.round(Math.abs(mm)) + " mm " + (mm > 0 ? positive : negative));
        }
    }
}
