package umpire.referee.session.dice;

import java.util.List;
import java.util.Optional;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.Perception;
import umpire.referee.settling.SettledDie;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Dice;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;

/** What the dice at rest answer to an awaited roll. */
public sealed interface RollReading<A> {
    /** No fresh die of the kinds asked for lies on the table. */
    record NoAnswer<A>() implements RollReading<A> {}

    /** The dice asked for lie there and can be read. */
    record Complete<A>(A action) implements RollReading<A> {}

    /**
     * Fewer dice than asked for.
     *
     * @param seen how many
     * @param action what they would make, where the rules take fewer
     */
    record Fewer<A>(int seen, Optional<A> action) implements RollReading<A> {}

    /** The dice do not answer, and why. */
    record Unclear<A>(String why) implements RollReading<A> {}

    static <S, A> RollReading<A> read(Game<S, A> game, S state, Awaited.Roll roll, List<SettledDie> dice) {
        List<SettledDie> fresh = dice.stream()
                .filter(SettledDie::fresh)
                .filter(die ->
                        roll.dice().stream().anyMatch(asked -> asked.kind().equals(die.kind())))
                .toList();
        if (fresh.isEmpty()) {
            return new NoAnswer<>();
        }
        Optional<String> trouble = trouble(roll, fresh);
        if (trouble.isPresent()) {
            return new Unclear<>(trouble.orElseThrow());
        }
        Parsed<A> made =
                game.rolled(state, fresh.stream().map(RollReading::shown).toList());
        int asked = total(roll);
        if (fresh.size() < asked) {
            return new Fewer<>(fresh.size(), made.toOptional());
        }
        return switch (made) {
            case Parsed.Good<A> good -> new Complete<>(good.value());
            case Parsed.Bad<A> bad -> new Unclear<>(bad.why());
        };
    }

    private static Optional<String> trouble(Awaited.Roll roll, List<SettledDie> fresh) {
        for (SettledDie die : fresh) {
            switch (die.status()) {
                case CLEAR -> {}
                case COCKED -> {
                    return Optional.of("A " + die.kind() + " is cocked: it leans on something.");
                }
                case UNREAD -> {
                    return Optional.of("A " + die.kind() + " cannot be read.");
                }
            }
        }
        for (Dice asked : roll.dice()) {
            long lying = fresh.stream()
                    .filter(die -> die.kind().equals(asked.kind()))
                    .count();
            if (lying > asked.count()) {
                return Optional.of(lying + " " + asked.kind() + " were thrown, " + asked.count()
                        + (asked.count() == 1 ? " was" : " were") + " asked for.");
            }
        }
        return Optional.empty();
    }

    static int total(Awaited.Roll roll) {
        return roll.dice().stream().mapToInt(Dice::count).sum();
    }

    static DieShown shown(SettledDie die) {
        return new DieShown(die.kind(), die.face().orElseThrow(), die.kind(), die.pose());
    }

    /** Returns the action of a roll with fewer dice than asked for, which a press may accept. */
    static <S, A> Optional<A> fewer(Match<S, A> match, Perception<S, A> perception) {
        if (match.awaited() instanceof Awaited.Roll roll
                && read(match.game(), match.state(), roll, perception.dice()) instanceof Fewer<A> fewer) {
            return fewer.action();
        }
        return Optional.empty();
    }
}
