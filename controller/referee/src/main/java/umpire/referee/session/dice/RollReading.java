package umpire.referee.session.dice;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.referee.session.state.HeldDice;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.Perception;
import umpire.referee.settling.SettledDie;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Place;

/** The answer of the dice at rest to an awaited roll. */
public sealed interface RollReading<A> {
    /** No fresh die of those asked for lies on the table. */
    record NoAnswer<A>() implements RollReading<A> {}

    /** The dice asked for lie there and can be read. */
    record Complete<A>(A action) implements RollReading<A> {}

    /**
     * Fewer dice than asked for.
     *
     * @param says how many dice lie there, where the others are missing, and what to do; the caller completes the
     *     sentence
     * @param action the action of the dice that lie there; empty unless the rules accept fewer dice
     */
    record Fewer<A>(String says, Optional<A> action) implements RollReading<A> {}

    /**
     * Some dice lie almost as before, and there are too few without them.
     *
     * @param says which dice are in doubt, where they lie, and what to do about it
     * @param dice the doubtful dice
     * @param at where to look
     */
    record InDoubt<A>(String says, List<SettledDie> dice, List<Place> at) implements RollReading<A> {
        public InDoubt {
            dice = List.copyOf(dice);
            at = List.copyOf(at);
        }
    }

    /**
     * The dice asked for lie there, but the camera cannot tell whether they were thrown.
     *
     * @param says the reason for the doubt, and what to do
     * @param dice the dice that count as thrown after a confirmation
     * @param action the action that these dice make then
     * @param at where to look
     */
    record IfConfirmed<A>(String says, List<SettledDie> dice, A action, List<Place> at) implements RollReading<A> {
        public IfConfirmed {
            dice = List.copyOf(dice);
            at = List.copyOf(at);
        }
    }

    /**
     * The dice do not answer the roll.
     *
     * @param why in a sentence or two
     * @param ofOneDie whether a single die is the reason, and all others count as they lie
     * @param at where to look, if there is such a place
     */
    record Unclear<A>(String why, boolean ofOneDie, Optional<Place> at) implements RollReading<A> {}

    /** The dice were disturbed before the throw and must be put back as they lay. */
    record Disturbed<A>(DisturbedDice dice) implements RollReading<A> {}

    /** Reads the dice at rest, and the dice that were named, as the answer to the awaited roll. */
    static <S, A> RollReading<A> read(Match<S, A> match, Perception<S, A> perception) {
        if (!(match.awaited() instanceof Awaited.Roll roll)) {
            return new NoAnswer<>();
        }
        DiceToName toName = DiceToName.of(match, perception);
        List<DieShown> named = toName.confirmed(perception.namedDice());
        RollDice counted = counted(match, roll, perception);
        List<SettledDie> held = toName.readable(
                roll, perception.namedDice(), perception.heldDice().counted());
        boolean none = counted.thrown().isEmpty()
                && counted.astray().isEmpty()
                && counted.doubtful().isEmpty();
        if (none && held.isEmpty() && named.isEmpty()) {
            return DisturbedDice.before(match, roll, perception)
                    .<RollReading<A>>map(Disturbed::new)
                    .orElseGet(NoAnswer::new);
        }
        boolean firstThrows = FirstThrows.count(roll);
        int lying = (firstThrows ? held.size() : counted.thrown().size()) + named.size();
        Board board = match.game().board();
        Optional<RollDice.Trouble> trouble = counted.trouble(board);
        if (trouble.isPresent() && !(firstThrows && lying == roll.total())) {
            return new Unclear<>(
                    trouble.orElseThrow().says(),
                    trouble.orElseThrow().ofOneDie() || !held.isEmpty(),
                    trouble.orElseThrow().at());
        }
        List<DieShown> shown = firstThrows ? held.stream().map(RollDice::shown).toList() : counted.shown();
        Parsed<A> made = match.game().rolled(match.state(), joined(shown, named));
        if (lying < roll.total() && !counted.doubtful().isEmpty()) {
            return inDoubt(board, counted, lying, held);
        }
        if (lying < roll.total()) {
            return new Fewer<>(
                    counted.fewer(board, lying, firstThrows ? held : counted.thrown()),
                    toName.complete(perception.namedDice()) ? made.toOptional() : Optional.empty());
        }
        return switch (made) {
            case Parsed.Good<A> good ->
                UnseenThrow.says(match, perception, counted)
                        .<RollReading<A>>map(
                                unseen -> new IfConfirmed<>(unseen.says(), counted.thrown(), good.value(), unseen.at()))
                        .orElseGet(() -> new Complete<>(good.value()));
            case Parsed.Bad<A> bad -> new Unclear<>(bad.why(), false, Optional.empty());
        };
    }

    private static <A> RollReading<A> inDoubt(Board board, RollDice counted, int lying, List<SettledDie> counting) {
        String others = counted.roll().total() == 1 ? "" : counted.lying(board, lying, counting) + " ";
        return new InDoubt<>(
                others + counted.doubt(board),
                counted.doubtful(),
                counted.doubtful().stream()
                        .flatMap(die -> DieWhereabouts.of(board, die).place().stream())
                        .distinct()
                        .toList());
    }

    private static <S, A> RollDice counted(Match<S, A> match, Awaited.Roll roll, Perception<S, A> perception) {
        return RollDice.of(
                match.game().board(),
                roll,
                DiceToName.of(match, perception).readable(roll, perception.namedDice(), lying(match, roll, perception)),
                match.index().titlesOfDice());
    }

    private static <S, A> List<SettledDie> lying(Match<S, A> match, Awaited.Roll roll, Perception<S, A> perception) {
        return roll.counted() == Awaited.Roll.Counted.ALL_ON_THE_TABLE
                ? DiceBefore.of(match.game(), match.state()).trusted(perception)
                : perception.dice();
    }

    /** Returns the held dice of the awaited roll after the latest look. */
    static <S, A> HeldDice held(Match<S, A> match, Awaited.Roll roll, Perception<S, A> perception) {
        return FirstThrows.after(match.game().board(), roll, perception.heldDice(), perception.dice());
    }

    /** Returns whether a die that the roll asks for was thrown. */
    static <S, A> boolean thrown(Match<S, A> match, Awaited.Roll roll, Perception<S, A> perception) {
        return !counted(match, roll, perception).thrown().isEmpty();
    }

    /** Returns the dice of which only people know whether they were thrown. */
    static <S, A> List<SettledDie> doubtful(Match<S, A> match, Perception<S, A> perception) {
        return switch (read(match, perception)) {
            case InDoubt<A> doubt -> doubt.dice();
            case IfConfirmed<A> asked -> asked.dice();
            case NoAnswer<A> none -> List.of();
            case Complete<A> complete -> List.of();
            case Fewer<A> fewer -> List.of();
            case Unclear<A> unclear -> List.of();
            case Disturbed<A> disturbed -> List.of();
        };
    }

    /** Returns the sentence about a die that came to rest and was thrown again; empty if there is none. */
    static <S, A> Optional<String> thrownAgain(Match<S, A> match, Perception<S, A> perception) {
        HeldDice held = perception.heldDice();
        int wanted = match.awaited() instanceof Awaited.Roll roll ? roll.total() : 0;
        return held.voided().map(again -> FirstThrows.says(held, again, wanted));
    }

    private static List<DieShown> joined(List<DieShown> read, List<DieShown> named) {
        return Stream.concat(read.stream(), named.stream()).toList();
    }

    /**
     * Returns the action of a roll that needs a confirmation: with fewer dice than asked for, or without a visible
     * throw.
     */
    static <S, A> Optional<A> ifConfirmed(Match<S, A> match, Perception<S, A> perception) {
        return switch (read(match, perception)) {
            case Fewer<A> fewer -> fewer.action();
            case IfConfirmed<A> asked -> Optional.of(asked.action());
            case InDoubt<A> doubt -> Optional.empty();
            case NoAnswer<A> noAnswer -> Optional.empty();
            case Complete<A> complete -> Optional.empty();
            case Unclear<A> unclear -> Optional.empty();
            case Disturbed<A> disturbed -> Optional.empty();
        };
    }
}
