package umpire.table.wiring;

import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import umpire.hardware.Rig;
import umpire.referee.announcement.StateSnapshot;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenDie;
import umpire.referee.session.GameSession;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.Input;
import umpire.robot.DiceThrow;
import umpire.robot.LivePlay;
import umpire.robot.RobotSwitch;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Placement;
import umpire.table.loop.TableLoop;
import umpire.table.pump.PartStatus;
import umpire.vision.frame.FrameSource;
import umpire.vision.twin.BoardShelf;
import umpire.vision.twin.TwinCamera;
import umpire.vision.twin.VirtualCamera;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.scene.TableScene;
import umpire.web.VirtualTableApi;

/** A game on a virtual table: the scene for the camera, the connection to the page, and the robot. */
final class VirtualGame<S, A> implements VirtualLaying.TableLayer {
    private static final long SEED = 20_260;
    /** The pause after each action, before one of the table's own seats acts. A piece glides for half of it, so people can follow. Chosen. */
    private static final int FOLLOWED_MS = 600;
    /**
     * The time without a change of the table after which the camera processes a frame. Players mostly act again sooner.
     * Chosen.
     */
    private static final long CALM_MS = 1_000;

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
    private final VirtualTableApi api;
    private final SecureRandom random = new SecureRandom();
    private final MirroredLooks mirrored = new MirroredLooks();
    private volatile long laidAs = -1;
    private volatile long calmUntilMs = Long.MIN_VALUE / 2;
    /**
     * The time at which the newest processed frame was taken. Before the first one, a shift of the camera goes
     * unnoticed.
     */
    private volatile long readMs = Long.MIN_VALUE;

    /**
     * Lays out the pieces.
     *
     * @param laid the placement of the current position
     * @param otherBoards other games' boards beside the table, by their games' names
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
        if (robotSeed.isEmpty()) {
            side.robot().rest(FOLLOWED_MS);
        }
        this.handsSeed = robotSeed.orElseGet(() -> new SplittableRandom().nextLong());
        this.shelf = new BoardShelf(otherBoards);
        this.table = BoxOnTable.of(rig, game, laid, SEED, handsSeed, clockMs.getAsLong());
        VirtualTableWiring<S, A> wiring = new VirtualTableWiring<>(
                game,
                loop,
                clockMs,
                () -> readMs,
                robotSeed.isPresent() || around.settings().play().opponent().isPresent()
                        ? Optional.of(side.robot())
                        : Optional.empty(),
                seat -> opponents.of(game.seats()).containsKey(seat),
                this::sampleRoll);
        this.api = wiring.api(rig, seatAssignment.seatBySide(), table, shelf, side);
    }

    VirtualTable table() {
        return table;
    }

    VirtualTableApi api() {
        return api;
    }

    @Override
    public void lay(Placement placement) {
        long nowMs = clockMs.getAsLong();
        table.arrange(placement, nowMs, nowMs);
        if (laysAll()) {
            calmUntilMs = nowMs + CALM_MS;
            laidAs = table.changes();
            loop.post(new Input.SelfLaid(clockMs.getAsLong()));
        }
    }

    /** Dice that are pieces are placed with the pieces. */
    @Override
    public void lay(Awaited.Roll roll, List<DieShown> dice) {
        if (!roll.cards() && !roll.laid() && roll.counted() == Awaited.Roll.Counted.THROWN) {
            new DiceThrow(roll, table, game.board()).show(dice, random.nextLong(), clockMs.getAsLong());
        }
    }

    /** Returns false when a robot plays all seats, because its hands move the pieces and only the camera sees that. */
    @Override
    public boolean laysAll() {
        return robotSeed.isEmpty();
    }

    /**
     * Returns an observation as an input. If no hand has touched the table since it was laid out, the observation only confirms the known
     * placement.
     */
    Input seen(Observation look) {
        readMs = look.takenMs();
        if (!liesAsLaid()) {
            mirrored.forget();
            return new Input.Looked(look, look.takenMs());
        }
        mirrored.compare(look, loop.tableSnapshot().view().placement(), dice(look.takenMs()));
        return new Input.Mirrored(look, look.takenMs());
    }

    /** Returns the true poses and faces of the dice at the time of a frame. */
    private List<SeenDie> dice(long takenMs) {
        TableScene scene = table.at(takenMs);
        return scene.dice().stream()
                .map(die -> new SeenDie(
                        die.type().kind(),
                        die.type().name(),
                        Optional.of(die.shows()),
                        die.tiltDeg() > 0,
                        scene.boardPose(die.pose()),
                        1))
                .toList();
    }

    private boolean liesAsLaid() {
        return laysAll() && table.changes() == laidAs;
    }

    /** Returns whether the camera reads what was laid out. */
    PartStatus reading() {
        return mirrored.status();
    }

    /** Returns the session, told that its table already matches the game if the game is in progress. */
    GameSession<S, A> lying(GameSession<S, A> kept) {
        return laysAll() && kept.tableSnapshot().actionsPlayed() > 0
                ? kept.step(new Input.SelfLaid(clockMs.getAsLong())).next()
                : kept;
    }

    /**
     * Returns the input. If it orders a throw, it returns the result instead: random with equal probability, or a fixed one in a lesson.
     */
    Input sampleRoll(Input input) {
        if (!laysAll()
                || !(input instanceof Input.Ordered ordered && ordered.command() instanceof Command.Throw asked)) {
            return input;
        }
        StateSnapshot<S> snapshot = loop.snapshot();
        List<DieShown> dice = LoadedDice.of(game, snapshot)
                .orElseGet(() -> game.sampleRoll(snapshot.state(), game.dice(), random::nextInt));
        return new Input.DiceThrown(asked.seat(), dice, clockMs.getAsLong());
    }

    /** Returns a camera over the virtual table. */
    FrameSource camera() {
        return side.stage()
                .before(new VirtualCamera(
                                table,
                                TwinCamera.of(rig, game, SEED),
                                clockMs,
                                VirtualCamera.Pacing.STANDARD,
                                shelf,
                                board -> new TwinCamera(rig, board, SEED))
                        .restingUntil(
                                () -> readMs > Long.MIN_VALUE && liesAsLaid() ? calmUntilMs : Long.MIN_VALUE / 2));
    }

    /** Returns the robot's switch. */
    RobotSwitch control() {
        return side.robot();
    }

    /** Returns the robot that plays all seats. */
    LivePlay<S, A> robot() {
        return new LivePlay<>(
                game,
                table,
                side.buttons(),
                seatAssignment.seatsBySide(),
                new LivePlay.RefereedTable<>(loop::snapshot, loop::post),
                side.robot(),
                clockMs,
                handsSeed);
    }
}
