package umpire.referee.session.dice;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import umpire.referee.announcement.Correction;
import umpire.referee.reading.Corrections;
import umpire.referee.reading.KnownPlaces;
import umpire.referee.reading.Layout;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.Perception;
import umpire.referee.settling.Settled;
import umpire.referee.settling.Stillness;
import umpire.rules.kernel.Awaited;

/**
 * Dice that were moved although the awaited die was not thrown: another one was thrown, or a player moved them. Their
 * new poses are not the result of the awaited throw.
 *
 * @param says the change that was made, and the throw that is due
 * @param corrections the moves that put them back
 */
public record DisturbedDice(String says, List<Correction> corrections) {
    /**
     * The table must be quiet for so long before the awaited die counts as not thrown. It may have rolled off the
     * table. Chosen.
     */
    private static final long PATIENCE_MS = 1_500;

    public DisturbedDice {
        corrections = List.copyOf(corrections);
    }

    /**
     * Returns the dice that were moved before a throw that counts every die on the table; empty where the throw may
     * have moved them.
     */
    static <S, A> Optional<DisturbedDice> before(Match<S, A> match, Awaited.Roll roll, Perception<S, A> perception) {
        Optional<Settled> look = perception.settling().settled();
        if (roll.counted() != Awaited.Roll.Counted.ALL_ON_THE_TABLE || roll.laid() || look.isEmpty()) {
            return Optional.empty();
        }
        KnownPlaces known = KnownPlaces.of(match.index(), look.orElseThrow());
        Layout layout = match.present().layout().letting(match.index().askedFor(roll));
        Set<String> others = layout.newDice(known);
        if (!layout.hasStrays(known) || (others.isEmpty() && !lasts(perception))) {
            return Optional.empty();
        }
        return Optional.of(
                new DisturbedDice(says(match, roll, others), Corrections.toward(match.index(), layout, known, true)));
    }

    static boolean lasts(Perception<?, ?> perception) {
        Stillness still = perception.settling().stillness();
        return still.kind() == Stillness.Disturbance.QUIET && perception.nowMs() - still.sinceMs() >= PATIENCE_MS;
    }

    private static String says(Match<?, ?> match, Awaited.Roll roll, Set<String> others) {
        String due = roll.dice().stream()
                .map(asked -> match.index().titleOfDie(asked.name()))
                .collect(Collectors.joining(" and "));
        if (others.isEmpty()) {
            return "Dice were moved before " + due
                    + " was thrown. Throw it. If it fell off the table, enter that on a phone.";
        }
        String thrown = others.stream().map(match.index()::titleOfDie).collect(Collectors.joining(" and "));
        return thrown + " counts for nothing: " + due + " is to be thrown.";
    }
}
