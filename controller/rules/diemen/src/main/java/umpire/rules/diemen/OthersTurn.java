package umpire.rules.diemen;

import java.util.Optional;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.BattleSquad;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.Breach;

/** Says whose turn it is where troops of the other side were moved: before anything else that is wrong with it. */
final class OthersTurn {
    private OthersTurn() {}

    static Optional<Breach> found(Position position, Action action) {
        BattleSide acting = position.acting();
        return alternates(position.phase())
                ? from(action)
                        .flatMap(position.field()::at)
                        .map(BattleSquad::side)
                        .filter(side -> side != acting)
                        .map(side -> new Breach(
                                SheetRule.TROOPS_ARE_THERE,
                                "It is " + acting.title() + "'s turn. The troops on "
                                        + from(action).orElseThrow() + " are " + side.title() + "'s."))
                : Optional.empty();
    }

    /** What both sides do, at once or one after the other, is nobody's turn. */
    private static boolean alternates(Phase phase) {
        return switch (phase) {
            case Phase.DeclaringOrders declaring -> false;
            case Phase.RollingPools rolling -> false;
            case Phase.NamingInSecret naming -> false;
            case Phase.ConflictOver over -> false;
            case Phase.NamingTactics naming -> false;
            case Phase.SpendingSet spending -> true;
            case Phase.GobblingDice gobbling -> true;
            case Phase.KnockingDie knocking -> true;
            case Phase.LosingUnits losing -> true;
            case Phase.MarchingFreely marching -> true;
        };
    }

    private static Optional<BattleHex> from(Action action) {
        return switch (action) {
            case Action.AttackSpace attack -> Optional.of(attack.from());
            case Action.ShootSpace shoot -> Optional.of(shoot.from());
            case Action.MoveTroops move -> Optional.of(move.from());
            case Action.MarchSquad march -> Optional.of(march.from());
            case Action.MarchPart part -> Optional.of(part.from());
            default -> Optional.empty();
        };
    }
}
