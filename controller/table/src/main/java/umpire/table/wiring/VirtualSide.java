package umpire.table.wiring;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import umpire.bridge.virtual.VirtualButtons;
import umpire.bridge.wire.Rgb;
import umpire.robot.RobotSwitch;
import umpire.vision.twin.BrokenSensors;

/**
 * What stays of a virtual table while games change. A real table has none.
 *
 * @param stage what lies beside it
 * @param buttons at its edge
 * @param sensors which of those under the board were broken
 * @param robot the switch of whoever plays there by itself
 * @param shown what the strip shows
 * @param picture the camera's newest frame as JPEG
 */
record VirtualSide(
        VirtualStage stage,
        VirtualButtons buttons,
        BrokenSensors sensors,
        RobotSwitch robot,
        Supplier<List<Rgb>> shown,
        Supplier<Optional<byte[]>> picture) {}
