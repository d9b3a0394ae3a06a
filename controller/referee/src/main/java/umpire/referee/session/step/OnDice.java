package umpire.referee.session.step;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.session.dice.RollReading;
import umpire.rules.kernel.Awaited;

/** Processes the dice at rest. */
final class OnDice<S, A> {
    private final StepContext<S, A> context;

    OnDice(StepContext<S, A> context) {
        this.context = context;
    }

    /** Takes the dice at rest as the answer to an awaited roll. */
    void answer() {
        if (context.match().awaited() instanceof Awaited.Roll roll
                && context.match().keptRoll().isEmpty()) {
            context.perceive(now -> now.withHeldDice(RollReading.held(context.match(), roll, now)));
            if (thrownFromDisturbed(roll)) {
                return;
            }
            Optional<String> again = RollReading.thrownAgain(context.match(), context.perception());
            RollReading<A> reading = RollReading.read(context.match(), context.perception());
            // The two sentences make one line: two lines that take turns would be announced again at every look.
            Stream.concat(again.stream(), doesNotCount(reading).stream())
                    .reduce((one, other) -> one + " " + other)
                    .ifPresent(says -> context.tellOnce(line(says)));
            switch (reading) {
                case RollReading.Complete<A> complete -> context.play(complete.action());
                case RollReading.Unclear<A> unclear -> {}
                case RollReading.NoAnswer<A> noAnswer -> context.perceive(now -> now.withSaid(""));
                case RollReading.Fewer<A> fewer -> {}
                case RollReading.InDoubt<A> doubt -> {}
                case RollReading.IfConfirmed<A> asked -> {}
                case RollReading.Disturbed<A> disturbed -> {
                    context.tellOnce(line(disturbed.dice().says()));
                    context.perceive(now -> now.withDisturbed(true));
                }
            }
        }
    }

    private static Optional<String> doesNotCount(RollReading<?> reading) {
        return reading instanceof RollReading.Unclear<?> unclear
                ? Optional.of(unclear.why() + " It does not count.")
                : Optional.empty();
    }

    /**
     * Accepts a player's statement that dice which lie almost as before were thrown. Returns whether there are such
     * dice.
     */
    boolean thrownAfterAll() {
        if (!(RollReading.read(context.match(), context.perception()) instanceof RollReading.InDoubt<A> doubt)) {
            return false;
        }
        context.perceive(now -> now.withSettling(now.settling().diceThrown(doubt.dice())));
        answer();
        return true;
    }

    /** A throw among dice that were disturbed before does not count: it is unknown which dice the throw moved. */
    private boolean thrownFromDisturbed(Awaited.Roll roll) {
        if (!context.perception().disturbed()) {
            return false;
        }
        boolean thrown = RollReading.thrown(context.match(), roll, context.perception());
        context.perceive(now -> now.withDisturbed(thrown));
        if (thrown) {
            context.tellOnce(line("The throw does not count: other dice were moved before it."));
            context.perceive(now -> now.withSettling(now.settling().diceTaken()));
        }
        return thrown;
    }

    private static GameLogEntry line(String says) {
        return new GameLogEntry("roll", says, Optional.empty(), Optional.empty(), List.of());
    }

    /** Marks dice thrown before the request as used: they never answer a later roll. */
    void spend() {
        if (!(context.match().awaited() instanceof Awaited.Roll)) {
            context.perceive(now -> now.withSettling(now.settling().diceTaken()));
        }
    }
}
