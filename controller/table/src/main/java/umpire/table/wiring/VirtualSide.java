package umpire.table.wiring;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import umpire.bridge.virtual.VirtualButtons;
import umpire.bridge.wire.Rgb;
import umpire.robot.RobotSwitch;
import umpire.vision.twin.BrokenSensors;

/**
 * The parts of a virtual table that outlive games. A real table has none.
 *
 * @param stage the things beside the table
 * @param buttons at its edge
 * @param sensors the broken sensors under the board
 * @param robot the robot's switch
 * @param shown returns the colours of the strip
 * @param picture returns the camera's newest frame as JPEG
 */
record VirtualSide(
        VirtualStage stage,
        VirtualButtons buttons,
        BrokenSensors sensors,
        RobotSwitch robot,
        Supplier<List<Rgb>> shown,
        Supplier<Optional<byte[]>> picture) {}
