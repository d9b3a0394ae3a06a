package umpire.robot;

import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.player.PlayingLevel;
import umpire.referee.announcement.Bulletin;
import umpire.referee.announcement.Prompt.Need;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.Input;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Seat;

/**
 * Plays some seats and says what, as a phone does. At a table of wood the table's words and lights lead people's hands through it, and people
 * throw for it too; a virtual table lies so by itself, and throws.
 */
public final class OpponentWithoutHands<S, A> implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(OpponentWithoutHands.class);
    private static final long STEP_MS = 250;
    private static final long NOTICED_MS = 3_000;

    private final Game<S, A> game;
    private final LivePlay.RefereedTable referee;
    private final Opponent<S, A> opponent;
    private final ThinkingTime time;
    private final RobotSwitch control;
    private final boolean throwing;
    private final LongSupplier clockMs;
    private final SplittableRandom random;
    private final Thread thread = new Thread(this::playUntilInterrupted, "opponent");
    private Optional<Bulletin> answered = Optional.empty();
    private long answeredMs;

    /**
     * Prepares the play; {@link #start} sets it going.
     *
     * @param control whether to go on, as people have it
     * @param throwing whether it has the table throw for it; else people do
     * @param seated the seats that it plays now, and how well
     */
    public OpponentWithoutHands(
            Game<S, A> game,
            LivePlay.RefereedTable referee,
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
        this.time = new ThinkingTime(referee.bulletin(), clockMs);
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
                Bulletin bulletin = referee.bulletin().get();
                if (!opponent.isAway() && control.mayAct(bulletin.actionsPlayed(), clockMs.getAsLong())) {
                    look(bulletin);
                }
            } catch (InterruptedException e) {
                return;
            } catch (RuntimeException bug) {
                LOG.warn("the opponent stumbled and thinks again", bug);
            }
        }
    }

    /** What was answered is answered again only where that changed nothing for a while. */
    private void look(Bulletin bulletin) {
        boolean waits = answered.filter(before -> isSame(before, bulletin)).isPresent()
                && clockMs.getAsLong() - answeredMs < NOTICED_MS;
        if (waits) {
            return;
        }
        time.begin(bulletin);
        Optional<Command> command = opponent.answer(bulletin).or(() -> action(bulletin));
        if (time.isOvertaken()) {
            opponent.forget();
            return;
        }
        command.ifPresent(told -> {
            referee.inputs().accept(new Input.Ordered(told, clockMs.getAsLong()));
            answered = Optional.of(bulletin);
            answeredMs = clockMs.getAsLong();
        });
    }

    private static boolean isSame(Bulletin before, Bulletin now) {
        return before.position().equals(now.position())
                && before.actionsPlayed() == now.actionsPlayed()
                && before.requests().equals(now.requests());
    }

    private Optional<Command> action(Bulletin bulletin) {
        if (!opponent.isAsked(bulletin)) {
            return Optional.empty();
        }
        Need need = bulletin.prompt().need();
        if (need != Need.CHOICE && need != Need.QUESTION) {
            return throwing ? Optional.of(new Command.Throw(Optional.empty())) : Optional.empty();
        }
        S state = game.readPosition(bulletin.position()).orThrow();
        A action = opponent.pick(state, random::nextInt);
        return Optional.of(new Command.Act(Optional.of(game.seatOf(state, action)), game.write(action)));
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
