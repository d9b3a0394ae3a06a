package umpire.rules.diemen.validity;

import java.util.Optional;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictPhase;
import umpire.rules.diemen.conflict.ConflictSetup;
import umpire.rules.diemen.refusal.ConflictJudge;
import umpire.rules.kernel.Parsed;

/** Says whether a position can be on a table, and if not why. */
public final class ConflictCheck {
    private final ConflictSetup setup;
    private final FieldDoubts fields;
    private final SideDoubts sides;
    private final GuardDoubts guards;
    private final AssaultDoubts assaults;
    private final PhaseDoubts phases;

    public ConflictCheck(ConflictSetup setup, ConflictJudge judge) {
        this.setup = setup;
        this.fields = new FieldDoubts(setup);
        this.sides = new SideDoubts(setup, judge);
        this.guards = new GuardDoubts(setup);
        this.assaults = new AssaultDoubts(setup);
        this.phases = new PhaseDoubts(setup, judge, sides);
    }

    public Parsed<Conflict> check(Conflict conflict) {
        int rounds = setup.scenario().rounds();
        return new PositionDoubts()
                .needs(
                        () -> conflict.round() >= 1 && conflict.round() <= rounds,
                        () -> "round " + conflict.round() + " is none of the " + rounds
                                + (rounds == 1 ? " round" : " rounds"))
                .then(() -> fields.first(conflict.field()))
                .then(() -> sides.orders(conflict))
                .needs(() -> !attacked(conflict) || !conflict.assaults().isEmpty(), "nobody attacks")
                .then(() -> rolled(conflict) ? sides.dice(conflict) : Optional.empty())
                .then(() -> rolled(conflict) ? guards.first(conflict) : Optional.empty())
                .then(() -> rolled(conflict) ? assaults.first(conflict) : Optional.empty())
                .then(() -> phases.first(conflict))
                .first()
                .map(Parsed::<Conflict>bad)
                .orElseGet(() -> Parsed.good(conflict));
    }

    private static boolean attacked(Conflict conflict) {
        return switch (conflict.phase()) {
            case ConflictPhase.GobblingDice gobbling -> true;
            case ConflictPhase.KnockingDie knocking -> true;
            case ConflictPhase.LosingUnits losing -> true;
            default -> false;
        };
    }

    /** Before its dice are rolled, and when all is over, a round has nothing that could be used. */
    private static boolean rolled(Conflict conflict) {
        return switch (conflict.phase()) {
            case ConflictPhase.DeclaringOrders declaring -> false;
            case ConflictPhase.RollingPools rolling -> false;
            case ConflictPhase.ConflictOver over -> false;
            default -> true;
        };
    }
}
