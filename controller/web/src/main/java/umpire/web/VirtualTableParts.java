package umpire.web;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.function.Function;
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
 * The parts around the virtual table.
 *
 * @param rig its size, LEDs and buttons
 * @param board the sheet
 * @param shelf the boards of other games
 * @param seats who sits at which side, by the sides' names in the rig: {@code south} → {@code White}
 * @param players every seat of the game, also those that sit at no side
 * @param buttons what a press goes to
 * @param sensors which of those under the board were broken
 * @param lights what the strip shows, in the order of the wire
 * @param picture the camera's newest frame as JPEG
 * @param due how the pieces must stand, as far as the game is concerned
 * @param roll the roll that is awaited, if one is
 * @param playsItself whether the table plays a seat, and throws for it
 * @param orders asks something of the table; the answer comes when the table has taken it
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
        Supplier<Placement> due,
        Supplier<Optional<DueRoll>> roll,
        Predicate<Seat> playsItself,
        Function<Command, Future<CommandAnswer>> orders) {
    public VirtualTableParts {
        seats = Collections.unmodifiableMap(new LinkedHashMap<>(seats));
        players = List.copyOf(players);
    }
}
