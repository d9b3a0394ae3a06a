package umpire.robot;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.bridge.virtual.VirtualButtons;
import umpire.referee.announcement.Prompt.Need;
import umpire.referee.announcement.StateSnapshot;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.Input;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Seat;
import umpire.vision.twin.VirtualTable;

/** Lets a running virtual table play itself, one game after another, with hands that its camera sees. */
public final class LivePlay<S, A> implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(LivePlay.class);
    private static final long STEP_MS = 100;
    private static final long BETWEEN_GAMES_MS = 3_000;
    private static final long TAP_MS = 60;

    /**
     * The table that the robot plays at.
     *
     * @param snapshot its current snapshot and state
     * @param inputs receives the inputs of the robot's seats
     */
    public record RefereedTable<S>(Supplier<StateSnapshot<S>> snapshot, Consumer<Input> inputs) {}

    private final Game<S, A> game;
    private final Supplier<VirtualHands> freshHands;
    private VirtualHands hands;
    private final RefereedTable<S> referee;
    private final RobotSwitch control;
    private final LongSupplier clockMs;
    private final long seed;
    private final Thread thread;

    /**
     * Creates the play; {@link #start} starts it.
     *
     * @param seatsBySide the seats at each side
     * @param referee the table that the robot plays at
     * @param control the pause and pace that people set
     */
    public LivePlay(
            Game<S, A> game,
            VirtualTable table,
            VirtualButtons buttons,
            Map<String, List<Seat>> seatsBySide,
            RefereedTable<S> referee,
            RobotSwitch control,
            LongSupplier clockMs,
            long seed) {
        this.game = game;
        this.control = control;
        this.referee = referee;
        this.clockMs = clockMs;
        this.seed = seed;
        ButtonSides sides = new ButtonSides(seatsBySide);
        VirtualHands.Signals signals = new VirtualHands.Signals() {
            @Override
            public void press(Seat seat, ButtonMeaning button, long nowMs) {
                buttons.press(sides.of(seat), button.name().toLowerCase(Locale.ROOT), TAP_MS);
            }

            @Override
            public void ask(Seat seat, String notation, long nowMs) {
                referee.inputs().accept(new Input.Ordered(new Command.Act(Optional.of(seat), notation), nowMs));
            }

            @Override
            public void name(String dice, long nowMs) {
                referee.inputs().accept(new Input.Ordered(new Command.NameRoll(dice), nowMs));
            }

            @Override
            public void nameDice(Seat seat, List<String> faces, long nowMs) {
                referee.inputs().accept(new Input.Ordered(new Command.NameDice(Optional.of(seat), faces, true), nowMs));
            }
        };
        this.freshHands = () -> new VirtualHands(table, game.board(), game.pieces(), signals, seed);
        this.hands = freshHands.get();
        this.thread = new Thread(this::playUntilInterrupted, "robot");
        thread.setDaemon(true);
    }

    public void start() {
        thread.start();
    }

    private void playUntilInterrupted() {
        Robot<S, A> robot = robot(seed);
        long games = 0;
        while (!Thread.currentThread().isInterrupted()) {
            try {
                Thread.sleep(STEP_MS);
                StateSnapshot<S> snapshot = referee.snapshot().get();
                TableSnapshot tableSnapshot = snapshot.tableSnapshot();
                if (tableSnapshot.waiting().teaching().lesson().isPresent()) {
                    // The lesson has laid out its own position, so earlier plans are void.
                    hands = freshHands.get();
                    robot = robot(seed + ++games);
                } else if (!control.mayAct(tableSnapshot.actionsPlayed(), clockMs.getAsLong())) {
                    // Finishes what the hands have begun, so no move stays half done.
                    hands.busy(clockMs.getAsLong());
                } else if (tableSnapshot.prompt().need() == Need.OVER) {
                    Thread.sleep(BETWEEN_GAMES_MS);
                    referee.inputs()
                            .accept(new Input.Ordered(new Command.Start(Optional.empty()), clockMs.getAsLong()));
                    robot = robot(seed + ++games);
                } else {
                    robot.act(snapshot, clockMs.getAsLong());
                }
            } catch (InterruptedException e) {
                return;
            } catch (LawBroken stuck) {
                LOG.warn("the robot is stuck and thinks again: {}", stuck.getMessage());
                robot = robot(seed + ++games);
            }
        }
    }

    private Robot<S, A> robot(long of) {
        return new Robot<>(game, PlayStyle.RANDOM, hands, of);
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
