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

/** One game's things on a virtual table: what a camera sees of them, what the page reaches into, and who plays by himself. */
final class VirtualGame<S, A> implements VirtualLaying.TableLayer {
    private static final long SEED = 20_260;
    /** So long people need to follow what the table plays. */
    private static final int FOLLOWED_MS = 1_200;
    /** Players mostly go on within this time; after it the camera looks. Chosen. */
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
    /** Whether the camera knows how the table looks: a knock before that would go unnoticed. */
    private volatile boolean looked;

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
                robotSeed.isPresent() || around.settings().play().opponent().isPresent()
                        ? Optional.of(side.robot())
                        : Optional.empty(),
                seat -> opponents.of(game.seats()).containsKey(seat),
                this::chanced);
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

    /** Dice that are pieces lie as pieces do. */
    @Override
    public void lay(Awaited.Roll roll, List<DieShown> dice) {
        if (!roll.cards() && !roll.laid() && roll.counted() == Awaited.Roll.Counted.THROWN) {
            new DiceThrow(roll, table, game.board()).show(dice, random.nextLong(), clockMs.getAsLong());
        }
    }

    /** A robot that plays all seats has hands of its own: what it does is seen by the camera alone. */
    @Override
    public boolean laysAll() {
        return robotSeed.isEmpty();
    }

    /** Returns what a look is to the session: of a table that lies as it was laid and that no hand touched since, how it looks at rest. */
    Input seen(Observation look) {
        looked = true;
        if (!liesAsLaid()) {
            mirrored.forget();
            return new Input.Looked(look, look.takenMs());
        }
        mirrored.compare(look, loop.bulletin().view().placement(), dice(look.takenMs()));
        return new Input.Mirrored(look, look.takenMs());
    }

    /** Returns the dice as they truly lay when a look was taken. */
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

    /** Returns whether the camera reads what was laid. */
    PartStatus reading() {
        return mirrored.status();
    }

    /** Returns the same session, where it has begun as one of a table that lies as the game has it. */
    GameSession<S, A> lying(GameSession<S, A> kept) {
        return laysAll() && kept.bulletin().actionsPlayed() > 0
                ? kept.step(new Input.SelfLaid(clockMs.getAsLong())).next()
                : kept;
    }

    /**
     * Returns the same input; where the table is to throw what it awaits, or to draw it, what was thrown: each side as likely as any other, and
     * foreseen by nobody, but in a lesson, whose dice are loaded.
     */
    Input chanced(Input input) {
        if (!laysAll()
                || !(input instanceof Input.Ordered ordered && ordered.command() instanceof Command.Throw asked)) {
            return input;
        }
        StateSnapshot<S> snapshot = loop.snapshot();
        List<DieShown> dice = LoadedDice.of(game, snapshot)
                .orElseGet(() -> game.chanced(snapshot.state(), game.dice(), random::nextInt));
        return new Input.DiceThrown(asked.seat(), dice, clockMs.getAsLong());
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
                                board -> new TwinCamera(rig, board, SEED))
                        .restingUntil(() -> looked && liesAsLaid() ? calmUntilMs : Long.MIN_VALUE / 2));
    }

    /** Returns the switch of whoever plays there by itself. */
    RobotSwitch control() {
        return side.robot();
    }

    /** Returns the hands that play all seats by themselves. */
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
