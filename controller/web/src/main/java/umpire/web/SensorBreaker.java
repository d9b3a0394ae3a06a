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
 * Whoever breaks the sensors under the virtual table, by the place above them.
 *
 * @param sensors where they lie
 * @param broken which of them are
 */
record SensorBreaker(PresenceSensors sensors, BrokenSensors broken) {
    /**
     * Breaks the sensors that lie below a place as the board lies now, or mends them.
     *
     * @throws IllegalArgumentException when none lies there, or none breaks like that
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
