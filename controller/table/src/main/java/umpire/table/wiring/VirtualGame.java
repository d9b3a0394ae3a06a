package umpire.table.wiring;

import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import umpire.hardware.Rig;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.input.Input;
import umpire.robot.LivePlay;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Placement;
import umpire.table.loop.TableLoop;
import umpire.vision.frame.FrameSource;
import umpire.vision.twin.BoardShelf;
import umpire.vision.twin.TwinCamera;
import umpire.vision.twin.VirtualCamera;
import umpire.vision.twin.VirtualTable;
import umpire.web.VirtualTableApi;

/** One game's things on a virtual table: what a camera sees of them, what the page reaches into, and who plays by himself. */
final class VirtualGame<S, A> {
    private static final long SEED = 20_260;

    private final Rig rig;
    private final Game<S, A> game;
    private final TableLoop<S, A> loop;
    private final SeatAssignment seatAssignment;
    private final VirtualSide side;
    private final LongSupplier clockMs;
    private final Optional<Long> robotSeed;
    private final OpponentSeats opponents;
    private final long handsSeed;
    private final VirtualTable table;
    private final BoardShelf shelf;
    private final VirtualTableWiring<S, A> wiring;
    private final VirtualTableApi api;

    /**
     * Lays everything out.
     *
     * @param laid how the pieces of the game under way stand
     * @param otherBoards the boards of other games beside the table, by their games' names
     */
    VirtualGame(
            GameSurroundings around,
            VirtualSide side,
            Game<S, A> game,
            TableLoop<S, A> loop,
            SeatAssignment seatAssignment,
            Placement laid,
            Map<String, Board> otherBoards) {
        this.rig = around.settings().rig();
        this.game = game;
        this.loop = loop;
        this.seatAssignment = seatAssignment;
        this.side = side;
        this.clockMs = around.clockMs();
        this.opponents = around.opponents();
        this.robotSeed = around.settings().play().robotSeed();
        this.handsSeed = robotSeed.orElseGet(() -> new SplittableRandom().nextLong());
        this.shelf = new BoardShelf(otherBoards);
        this.table = BoxOnTable.of(rig, game, laid, SEED, handsSeed, clockMs.getAsLong());
        this.wiring = new VirtualTableWiring<>(
                game,
                loop,
                clockMs,
                robotSeed.isPresent() || around.settings().play().opponent().isPresent()
                        ? Optional.of(side.robot())
                        : Optional.empty(),
                seat -> opponents.of(game.seats()).containsKey(seat));
        this.api = wiring.api(rig, seatAssignment.seatBySide(), table, shelf, side);
    }

    VirtualTable table() {
        return table;
    }

    VirtualTableApi api() {
        return api;
    }

    /** Has what is laid out put there at once. */
    Consumer<Optional<CommandAnswer>> arranging(Input input, Consumer<Optional<CommandAnswer>> reply) {
        return wiring.arranging(input, table, reply);
    }

    /** Puts the pieces so, as by hands that need no time. */
    void lay(Placement placement) {
        long nowMs = clockMs.getAsLong();
        table.arrange(placement, nowMs, nowMs);
    }

    /** Points a camera at the virtual table. */
    FrameSource camera() {
        return side.stage()
                .before(new VirtualCamera(
                        table,
                        TwinCamera.of(rig, game, SEED),
                        clockMs,
                        VirtualCamera.Pacing.STANDARD,
                        shelf,
                        board -> new TwinCamera(rig, board, SEED)));
    }

    /** Returns whose hands play there by themselves: all seats, where that is wanted, or those that are the table's. */
    LivePlay<S, A> robot() {
        return new LivePlay<>(
                game,
                table,
                side.buttons(),
                seatAssignment.seatsBySide(),
                new LivePlay.RefereedTable(loop::bulletin, loop::post),
                side.robot(),
                clockMs,
                robotSeed.isPresent() ? Optional.empty() : Optional.of(() -> opponents.of(game.seats())),
                handsSeed);
    }
}
