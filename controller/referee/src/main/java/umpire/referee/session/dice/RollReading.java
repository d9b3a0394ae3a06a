package umpire.referee.session.dice;

import java.util.List;
import java.util.Optional;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.Perception;
import umpire.referee.settling.SettledDie;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;

/** What the dice at rest answer to an awaited roll. */
public sealed interface RollReading<A> {
    /** No fresh die of those asked for lies on the table. */
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
        RollDice counted = RollDice.of(game.board(), roll, dice);
        if (counted.thrown().isEmpty() && counted.astray().isEmpty()) {
            return new NoAnswer<>();
        }
        Optional<String> trouble = counted.trouble(game.board());
        if (trouble.isPresent()) {
            return new Unclear<>(trouble.orElseThrow());
        }
        Parsed<A> made = game.rolled(state, counted.shown());
        if (counted.thrown().size() < roll.total()) {
            return new Fewer<>(counted.thrown().size(), made.toOptional());
        }
        return switch (made) {
            case Parsed.Good<A> good -> new Complete<>(good.value());
            case Parsed.Bad<A> bad -> new Unclear<>(bad.why());
        };
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
