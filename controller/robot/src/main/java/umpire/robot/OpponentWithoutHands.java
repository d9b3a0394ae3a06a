package umpire.robot;

import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.player.PlayingLevel;
import umpire.referee.announcement.Prompt.Need;
import umpire.referee.announcement.StateSnapshot;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.Input;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Seat;

/**
 * Plays seats by announcing their actions. On a wooden table people move and roll for it, led by the table's words and lights. A virtual
 * table carries the actions out and rolls by itself.
 */
public final class OpponentWithoutHands<S, A> implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(OpponentWithoutHands.class);
    private static final long STEP_MS = 250;
    private static final long NOTICED_MS = 3_000;

    private final Game<S, A> game;
    private final LivePlay.RefereedTable<S> referee;
    private final Opponent<S, A> opponent;
    private final ThinkingTime<S> time;
    private final RobotSwitch control;
    private final boolean throwing;
    private final LongSupplier clockMs;
    private final SplittableRandom random;
    private final Thread thread = new Thread(this::playUntilInterrupted, "opponent");
    private Optional<StateSnapshot<S>> answered = Optional.empty();
    private long answeredMs;

    /**
     * Creates the play; {@link #start} starts it.
     *
     * @param control the pause and pace that people set
     * @param throwing whether the table rolls for it; otherwise people do
     * @param seated the seats that it plays now, with their levels
     */
    public OpponentWithoutHands(
            Game<S, A> game,
            LivePlay.RefereedTable<S> referee,
            RobotSwitch control,
            boolean throwing,
            LongSupplier clockMs,
            Supplier<Map<Seat, PlayingLevel>> seated,
            long seed) {
        this.game = game;
        this.referee = referee;
        this.control = control;
        this.throwing = throwing;
        this.clockMs = clockMs;
        this.time = new ThinkingTime<>(referee.snapshot(), clockMs);
        this.opponent = new Opponent<>(game, seated, seed, time::isUp);
        this.random = new SplittableRandom(seed);
        thread.setDaemon(true);
    }

    public void start() {
        thread.start();
    }

    private void playUntilInterrupted() {
        while (!Thread.currentThread().isInterrupted()) {
            try {
                Thread.sleep(STEP_MS);
                StateSnapshot<S> snapshot = referee.snapshot().get();
                time.look(snapshot);
                if (!opponent.isAway()
                        && control.mayAct(snapshot.tableSnapshot().actionsPlayed(), clockMs.getAsLong())) {
                    look(snapshot);
                }
            } catch (InterruptedException e) {
                return;
            } catch (RuntimeException bug) {
                LOG.warn("the opponent stumbled and thinks again", bug);
            }
        }
    }

    /** Answers again only after an answer has had no effect for a while. */
    private void look(StateSnapshot<S> snapshot) {
        boolean waits = answered.filter(before -> isSame(before, snapshot)).isPresent()
                && clockMs.getAsLong() - answeredMs < NOTICED_MS;
        if (waits) {
            return;
        }
        time.begin(snapshot, opponent.level(snapshot.tableSnapshot().turn()));
        Optional<Command> command = opponent.answer(snapshot).or(() -> action(snapshot));
        time.end();
        if (time.isOvertaken()) {
            opponent.forget();
            return;
        }
        command.ifPresent(told -> {
            referee.inputs().accept(new Input.Ordered(told, clockMs.getAsLong()));
            answered = Optional.of(snapshot);
            answeredMs = clockMs.getAsLong();
        });
    }

    private static boolean isSame(StateSnapshot<?> before, StateSnapshot<?> now) {
        return before.state().equals(now.state())
                && before.tableSnapshot().actionsPlayed() == now.tableSnapshot().actionsPlayed()
                && before.tableSnapshot().requests().equals(now.tableSnapshot().requests());
    }

    private Optional<Command> action(StateSnapshot<S> snapshot) {
        if (!opponent.isAsked(snapshot)) {
            return Optional.empty();
        }
        Need need = snapshot.tableSnapshot().prompt().need();
        if (need != Need.CHOICE && need != Need.QUESTION) {
            return throwing ? Optional.of(new Command.Throw(Optional.empty())) : Optional.empty();
        }
        A action = opponent.pick(snapshot.state(), random::nextInt);
        return Optional.of(new Command.Act(Optional.of(game.seatOf(snapshot.state(), action)), game.write(action)));
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
