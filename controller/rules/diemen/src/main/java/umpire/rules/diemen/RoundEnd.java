package umpire.rules.diemen;

import java.util.Optional;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.EventSink;

/** Ends rounds, and the battle. */
final class RoundEnd {
    private final Setup setup;

    RoundEnd(Setup setup) {
        this.setup = setup;
    }

    /** Returns the end if too few units of a side are left. */
    Optional<Position> beaten(Position position, EventSink telling) {
        return setup.broken(position)
                ? setup.end(position).map(end -> ended(position, end, SheetRule.ARMY_BREAKS, telling))
                : Optional.empty();
    }

    /** Returns the round that comes after one is over, or the end. */
    Position over(Position position, EventSink telling) {
        Optional<Ending> end = setup.end(position);
        if (end.isPresent()) {
            return ended(position, end.get(), end.get().rule(), telling);
        }
        int round = position.round() + 1;
        telling.tell(
                SheetRule.NEXT_ROUND,
                () -> "Round " + round + " of " + setup.scenario().rounds() + " begins. A round stands for "
                        + setup.scale().roundLasts() + " of fighting.");
        return Position.beginning(
                round, position.field(), position.red().over(), position.blue().over());
    }

    private static Position ended(Position position, Ending end, SheetRule rule, EventSink telling) {
        telling.tell(rule, () -> "The battle is over. " + end.says());
        return Position.beginning(
                        position.round(),
                        position.field(),
                        position.red().over(),
                        position.blue().over())
                .with(new Phase.ConflictOver(end));
    }
}
