package umpire.table.wiring;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import umpire.hardware.Rig;
import umpire.referee.announcement.DueRoll;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.input.Input;
import umpire.robot.RobotSwitch;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Seat;
import umpire.table.loop.TableLoop;
import umpire.vision.twin.BoardShelf;
import umpire.vision.twin.VirtualTable;
import umpire.web.VirtualTableApi;
import umpire.web.VirtualTableParts;

/**
 * Connects the page of the virtual table to the running table. Thread-safe.
 *
 * @param clockMs the table's monotonic clock
 * @param readMs the time at which the newest processed frame was taken, on the same clock
 * @param robot the robot's switch, if there is one
 * @param playsItself returns whether the table plays a seat
 * @param sampleRoll replaces an order to throw by the result of the throw
 */
record VirtualTableWiring<S, A>(
        Game<S, A> game,
        TableLoop<S, A> loop,
        LongSupplier clockMs,
        LongSupplier readMs,
        Optional<RobotSwitch> robot,
        Predicate<Seat> playsItself,
        UnaryOperator<Input> sampleRoll) {
    VirtualTableApi api(Rig rig, Map<String, Seat> seatBySide, VirtualTable table, BoardShelf shelf, VirtualSide side) {
        Map<String, String> seats = new HashMap<>();
        seatBySide.forEach((edge, seat) -> seats.put(edge, seat.name()));
        return new VirtualTableApi(
                table,
                new VirtualTableParts(
                        rig,
                        game.board(),
                        shelf,
                        seats,
                        game.seats().stream().map(Seat::name).toList(),
                        side.buttons(),
                        side.sensors(),
                        side.shown(),
                        side.picture(),
                        readMs,
                        this::due,
                        this::roll,
                        playsItself,
                        this::order),
                robot,
                clockMs);
    }

    /** Returns the placement to lay out. After the end of a game it is the opening, because setting up then means a new game. */
    Placement due() {
        TableSnapshot tableSnapshot = loop.tableSnapshot();
        return tableSnapshot.status() == TableSnapshot.GameStatus.OVER
                ? game.show(game.opening())
                : tableSnapshot.view().placement();
    }

    /** Returns the awaited roll, and the part that was already thrown. */
    Optional<DueRoll> roll() {
        return loop.tableSnapshot().waiting().roll();
    }

    /** Posts a command; the answer comes when the table has processed it. */
    private Future<CommandAnswer> order(Command command) {
        CompletableFuture<CommandAnswer> answered = new CompletableFuture<>();
        Input input = sampleRoll.apply(new Input.Ordered(command, clockMs.getAsLong()));
        loop.post(input, "", answer -> answered.complete(answer.orElseThrow()));
        return answered;
    }
}
