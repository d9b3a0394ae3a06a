package umpire.referee.session.state;

import java.util.List;
import java.util.Optional;
import umpire.referee.settling.SettledDie;

/**
 * The dice of an awaited roll that have come to rest. A die counts with the first face it shows, whatever happens to it
 * while the others are still out.
 *
 * @param counted the dice that count, as they came to rest, from left to right
 * @param lying the dice on the table at the last look, counted or not
 * @param voided a die that was thrown a second time; empty if the last look shows none
 * @param disturbed whether other dice were moved before the requested ones were thrown
 */
public record HeldDice(
        List<SettledDie> counted, List<SettledDie> lying, Optional<SettledDie> voided, boolean disturbed) {
    public static final HeldDice NONE = new HeldDice(List.of(), List.of(), Optional.empty(), false);

    public HeldDice(List<SettledDie> counted, List<SettledDie> lying, Optional<SettledDie> voided) {
        this(counted, lying, voided, false);
    }

    public HeldDice {
        counted = List.copyOf(counted);
        lying = List.copyOf(lying);
    }
}
