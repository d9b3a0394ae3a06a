package umpire.web;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import umpire.bridge.virtual.VirtualButtons;
import umpire.bridge.wire.Rgb;
import umpire.hardware.Rig;
import umpire.referee.announcement.DueRoll;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Seat;
import umpire.vision.twin.BoardShelf;
import umpire.vision.twin.BrokenSensors;

/**
 * The parts of the virtual table.
 *
 * @param rig the table's size, LEDs and buttons
 * @param board the sheet
 * @param shelf the boards of other games
 * @param seats the seat at each side, by the sides' names in the rig: {@code south} → {@code White}
 * @param players all seats of the game, also those without a side
 * @param buttons receives the presses
 * @param sensors the broken ones among the sensors under the board
 * @param lights the colours of the strip, in the order of the wire
 * @param picture the camera's newest frame as JPEG
 * @param readMs when the newest frame that the table has read was taken
 * @param due the placement that the game asks for
 * @param roll the awaited roll, if there is one
 * @param playsItself whether the table plays a seat and throws its dice
 * @param orders sends commands to the table; the future completes when the table has answered
 */
public record VirtualTableParts(
        Rig rig,
        Board board,
        BoardShelf shelf,
        Map<String, String> seats,
        List<String> players,
        VirtualButtons buttons,
        BrokenSensors sensors,
        Supplier<List<Rgb>> lights,
        Supplier<Optional<byte[]>> picture,
        LongSupplier readMs,
        Supplier<Placement> due,
        Supplier<Optional<DueRoll>> roll,
        Predicate<Seat> playsItself,
        Function<Command, Future<CommandAnswer>> orders) {
    public VirtualTableParts {
        seats = Collections.unmodifiableMap(new LinkedHashMap<>(seats));
        players = List.copyOf(players);
    }
}
