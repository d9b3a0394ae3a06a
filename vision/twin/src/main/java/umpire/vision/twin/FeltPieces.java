package umpire.vision.twin;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import umpire.hardware.PresenceSensors;
import umpire.hardware.PresenceSensors.BoardSensor;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;

/**
 * Computes the detections of the sensors under the virtual table's board. Pieces above a sensor are detected, either side up; dice are not.
 */
public final class FeltPieces {
    /** A piece held higher than this is not detected. */
    private static final double REACH_MM = 3;

    private FeltPieces() {}

    /** Returns the numbers of the sensors that detect a piece in a scene. */
    public static SortedSet<Integer> by(PresenceSensors sensors, TableScene scene) {
        List<BoardSensor> all = sensors.all();
        SortedSet<Integer> felt = new TreeSet<>();
        for (int number = 0; number < all.size(); number++) {
            BoardSensor sensor = all.get(number);
            if (scene.pieces().stream().anyMatch(piece -> above(sensor, piece))) {
                felt.add(number);
            }
        }
        return felt;
    }

    private static boolean above(BoardSensor sensor, StandingPiece piece) {
        Pose pose = piece.pose();
        return piece.liftMm() < REACH_MM
                && Math.hypot(pose.xMm() - sensor.xMm(), pose.yMm() - sensor.yMm()) < piece.bodyMm() / 2;
    }
}
