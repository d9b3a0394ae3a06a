package umpire.rules.diemen;

import java.util.Optional;
import umpire.rules.kernel.FirstMisfit;
import umpire.rules.kernel.Parsed;

/** Says whether a position can be on a table, and if not why. */
final class PositionCheck {
    private final Setup setup;
    private final FieldCheck fields;
    private final SideCheck sides;
    private final AssaultCheck assaults;
    private final PhaseCheck phases;

    PositionCheck(Setup setup, OrdersDeclaration orders, SetUse use, SquadMarch marches) {
        this.setup = setup;
        this.fields = new FieldCheck(setup);
        this.sides = new SideCheck(setup, orders);
        this.assaults = new AssaultCheck(setup);
        this.phases = new PhaseCheck(setup, sides, use, marches);
    }

    Parsed<Position> check(Position position) {
        int rounds = setup.scenario().rounds();
        return new FirstMisfit()
                .needs(
                        () -> position.round() >= 1 && position.round() <= rounds,
                        () -> "round " + position.round() + " is none of the " + rounds
                                + (rounds == 1 ? " round" : " rounds"))
                .then(() -> fields.first(position.field()))
                .then(() -> sides.orders(position))
                .needs(() -> !attacked(position) || !position.assaults().isEmpty(), "no attack is pending")
                .then(() -> rolled(position) ? sides.dice(position) : Optional.empty())
                .then(() -> rolled(position) ? assaults.first(position) : Optional.empty())
                .then(() -> phases.first(position))
                .found()
                .map(Parsed::<Position>bad)
                .orElseGet(() -> Parsed.good(position));
    }

    private static boolean attacked(Position position) {
        return switch (position.phase()) {
            case Phase.GobblingDice gobbling -> true;
            case Phase.KnockingDie knocking -> true;
            case Phase.LosingUnits losing -> true;
            default -> false;
        };
    }

    /** Before its dice are rolled, and when all is over, a round has nothing that could be used. */
    private static boolean rolled(Position position) {
        return switch (position.phase()) {
            case Phase.DeclaringOrders declaring -> false;
            case Phase.RollingPools rolling -> false;
            case Phase.ConflictOver over -> false;
            default -> true;
        };
    }
}
