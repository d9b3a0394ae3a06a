package umpire.web;

import java.util.List;
import java.util.Map;
import umpire.hardware.PresenceSensors;
import umpire.referee.presence.SensorsBelow;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.BrokenSensors;
import umpire.vision.twin.BrokenSensors.SensorDefect;
import umpire.vision.twin.scene.TableScene;

/**
 * Breaks the sensors under the virtual table, chosen by the place above them.
 *
 * @param sensors their positions
 * @param broken the sensors that are broken
 */
record SensorBreaker(PresenceSensors sensors, BrokenSensors broken) {
    /**
     * Breaks or mends the sensors that now lie below a place of the board.
     *
     * @throws IllegalArgumentException if no sensor lies there, or the defect is unknown
     */
    void breakBelow(TableRequest.BreakSensor asked, Board board, TableScene scene) {
        List<Point> onBoard = sensors.all().stream()
                .map(sensor -> scene.boardPose(new Pose(sensor.xMm(), sensor.yMm(), 0)))
                .map(pose -> new Point(pose.xMm(), pose.yMm()))
                .toList();
        List<Integer> below = SensorsBelow.of(board, onBoard).above().entrySet().stream()
                .filter(sensor -> sensor.getValue().equals(new Place(asked.place())))
                .map(Map.Entry::getKey)
                .toList();
        if (below.isEmpty()) {
            throw new IllegalArgumentException(
                    "no sensor lies below '" + asked.place() + "'; the rig file names where some are");
        }
        broken.breakThem(below, SensorDefect.named(asked.defect()));
    }
}
