package umpire.referee.session.dice;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.Perception;
import umpire.referee.settling.SettledDie;
import umpire.rules.kernel.Awaited;

/** Says that dice thrown without a request do not count, so that their thrower does not wait for an answer. */
public final class EarlyDice {
    /** A die that is kept beside the board and moves less far than this was not thrown. Chosen. */
    private static final double THROWN_MM = 100;

    private EarlyDice() {}

    /**
     * Returns the sentences after a look, one for each kind of early die. A die does not count as early if it lay so
     * before, was covered, or answers a roll.
     */
    public static <S, A> List<String> of(Match<S, A> match, Perception<S, A> perception) {
        return perception.knownDice().looked()
                ? perception.dice().stream()
                        .filter(SettledDie::fresh)
                        .flatMap(die -> says(match, perception, die).stream())
                        .distinct()
                        .limit(1)
                        .toList()
                : List.of();
    }

    private static <S, A> Optional<String> says(Match<S, A> match, Perception<S, A> perception, SettledDie die) {
        return match.index().isPiece(die.name())
                ? besideBoard(match, perception, die)
                : onTable(match, perception, die);
    }

    private static <S, A> Optional<String> onTable(Match<S, A> match, Perception<S, A> perception, SettledDie die) {
        boolean due = match.awaited() instanceof Awaited.Roll || match.awaited() instanceof Awaited.Nothing;
        if (due || perception.knownDice().lay(die)) {
            return Optional.empty();
        }
        boolean known = !perception.knownDice().like(die).isEmpty();
        return Optional.of("A " + die.title() + (known ? " was thrown" : " came to lie there")
                + ", but no roll is due: it does not count.");
    }

    /**
     * Checks a die that is a piece and is kept beside the board. A player who moves it a little is tidying up. A die
     * that lies far from its earlier pose with another face up was thrown, and rolled over the edge. A die on the board
     * is judged as a piece instead.
     */
    private static <S, A> Optional<String> besideBoard(Match<S, A> match, Perception<S, A> perception, SettledDie die) {
        List<SettledDie> before = perception.knownDice().like(die);
        boolean thrown = before.stream().allMatch(old -> outside(match, old) && far(old, die));
        if (before.isEmpty() || !thrown || !outside(match, die)) {
            return Optional.empty();
        }
        String title = match.index().titleOfDie(die.name());
        return due(match, die)
                .map(due -> Character.toUpperCase(title.charAt(0)) + title.substring(1)
                        + " went over the edge of the board. That counts for nothing: " + due + " Put it back.");
    }

    private static boolean outside(Match<?, ?> match, SettledDie die) {
        return die.status() == SettledDie.Status.CLEAR && !match.game().board().reaches(die.pose(), 0);
    }

    private static boolean far(SettledDie old, SettledDie now) {
        return !old.face().equals(now.face()) && old.pose().distanceMm(now.pose()) > THROWN_MM;
    }

    /** Returns what is due instead; empty where this die is due. */
    private static Optional<String> due(Match<?, ?> match, SettledDie die) {
        return switch (match.awaited()) {
            case Awaited.Roll roll ->
                roll.dice().stream().anyMatch(asked -> asked.include(die.kind(), die.name()))
                        ? Optional.empty()
                        : Optional.of(roll.dice().stream()
                                        .map(asked -> match.index().titleOfDie(asked.name()))
                                        .collect(Collectors.joining(" and "))
                                + " is to be thrown.");
            case Awaited.Choice choice -> Optional.of("no throw was announced.");
            case Awaited.Declarations declarations -> Optional.of("no throw was announced.");
            case Awaited.Nothing over -> Optional.empty();
        };
    }
}
