package umpire.rules.diemen.turn;

import java.util.Optional;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictEnd;
import umpire.rules.diemen.conflict.ConflictPhase;
import umpire.rules.diemen.conflict.ConflictSetup;
import umpire.rules.diemen.rulings.BattleRule;
import umpire.rules.kernel.EventSink;

/** Ends rounds, and the battle. */
final class RoundEnd {
    private final ConflictSetup setup;

    RoundEnd(ConflictSetup setup) {
        this.setup = setup;
    }

    /** Returns the end if too few units of a side are left. */
    Optional<Conflict> beaten(Conflict conflict, EventSink telling) {
        return setup.broken(conflict)
                ? setup.end(conflict).map(end -> ended(conflict, end, BattleRule.ARMY_BREAKS, telling))
                : Optional.empty();
    }

    /** Returns the round that comes after one is over, or the end. */
    Conflict over(Conflict conflict, EventSink telling) {
        Optional<ConflictEnd> end = setup.end(conflict);
        if (end.isPresent()) {
            return ended(conflict, end.get(), end.get().rule(), telling);
        }
        int round = conflict.round() + 1;
        telling.tell(
                BattleRule.NEXT_ROUND,
                () -> "Round " + round + " of " + setup.scenario().rounds() + " begins; it lasts "
                        + setup.scale().roundLasts() + ".");
        return Conflict.beginning(
                round, conflict.field(), conflict.red().over(), conflict.blue().over());
    }

    private static Conflict ended(Conflict conflict, ConflictEnd end, BattleRule rule, EventSink telling) {
        telling.tell(rule, () -> "The battle is over. " + end.says());
        return Conflict.beginning(
                        conflict.round(),
                        conflict.field(),
                        conflict.red().over(),
                        conflict.blue().over())
                .with(new ConflictPhase.ConflictOver(end));
    }
}
