package umpire.table.wiring;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import umpire.bridge.serial.Microcontrollers;
import umpire.hardware.Rig;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.Prompt;
import umpire.rules.kernel.Board;
import umpire.table.pump.BuzzerPump;
import umpire.table.pump.PartStatus;
import umpire.table.pump.PresencePump;
import umpire.vision.observe.FrameResult;
import umpire.vision.twin.BrokenSensors;
import umpire.vision.twin.scene.TableScene;

/** The optional parts of a table: sensors under its board and a buzzer. */
final class OptionalParts implements AutoCloseable {
    private final BrokenSensors broken = new BrokenSensors();
    private final Optional<PresencePump> presence;
    private final Optional<BuzzerPump> buzzer;

    /**
     * Creates the rig's optional parts; {@link #start} starts them.
     *
     * @param scene returns the virtual table's scene; empty for a real table
     * @param prompt returns the current prompt
     */
    OptionalParts(
            Rig rig,
            Microcontrollers microcontrollers,
            Supplier<TableScene> scene,
            Supplier<Prompt> prompt,
            LongSupplier clockMs) {
        this.presence = DeviceOpeners.presence(rig, scene, broken, microcontrollers)
                .map(opener -> new PresencePump(opener, DeviceOpeners.RETRY_MS, rig.sensors(), clockMs));
        this.buzzer = DeviceOpeners.buzzer(rig, microcontrollers)
                .map(opener -> new BuzzerPump(
                        opener, DeviceOpeners.RETRY_MS, rig.buzzer().sounds(), prompt, clockMs));
    }

    /** Returns the virtual table's broken sensors. */
    BrokenSensors broken() {
        return broken;
    }

    /** Returns a result combined with the sensors. */
    FrameResult beside(FrameResult look, Board board) {
        return presence.map(pump -> pump.beside(look, board)).orElse(look);
    }

    /** Takes in log lines; only enqueues. */
    void told(List<GameLogEntry> lines) {
        buzzer.ifPresent(pump -> pump.told(lines));
    }

    /** Returns the state of each optional part. */
    List<Supplier<PartStatus>> statuses() {
        List<Supplier<PartStatus>> statuses = new ArrayList<>();
        presence.ifPresent(pump -> statuses.add(pump::partStatus));
        buzzer.ifPresent(pump -> statuses.add(pump::partStatus));
        return statuses;
    }

    void start() {
        presence.ifPresent(PresencePump::start);
        buzzer.ifPresent(BuzzerPump::start);
    }

    @Override
    public void close() {
        buzzer.ifPresent(BuzzerPump::close);
        presence.ifPresent(PresencePump::close);
    }
}
