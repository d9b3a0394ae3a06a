package umpire.rules.diemen;

import java.util.Optional;
import umpire.rules.diemen.field.BattleField;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.FirstBreach;

/** Says where a side's strategy lets its troops move by a set. */
final class StrategyBounds {
    private final Setup setup;

    StrategyBounds(Setup setup) {
        this.setup = setup;
    }

    /** Returns the orders that a side follows. */
    BattleOrders orders(Position position, BattleSide side) {
        return setup.inForce(position.side(side));
    }

    /** Goes on with what the strategy asks of a move from one space to another. */
    FirstBreach bound(Position position, BattleSide side, BattleHex from, BattleHex to, FirstBreach needs) {
        BattleOrders orders = orders(position, side);
        return switch (orders.strategy()) {
            case DEPLOY -> keepsNear(needs, SheetRule.DEPLOY_KEEPS_NEAR, orders, from, to);
            case SEIZE -> keepsNear(needs, SheetRule.SEIZE_KEEPS_NEAR, orders, from, to);
            case HOLD ->
                needs.needs(
                        SheetRule.HOLD_JOINS_TROOPS,
                        () -> position.field().at(to, side).isPresent(),
                        () -> side.title()
                                + " holds: its troops move only to spaces where others of them stand, and none stand on "
                                + to + ".");
            case RETREAT -> keepsAway(needs, position.field(), side, from, to);
        };
    }

    private static FirstBreach keepsNear(
            FirstBreach needs, SheetRule rule, BattleOrders orders, BattleHex from, BattleHex to) {
        BattleHex goal = orders.goal().orElseThrow();
        return needs.needs(
                rule,
                () -> goal.distance(to) <= goal.distance(from),
                () -> to + " is farther from the goal " + goal + " than " + from + ".");
    }

    private FirstBreach keepsAway(FirstBreach needs, BattleField field, BattleSide side, BattleHex from, BattleHex to) {
        if (!setup.rulings().awayFromAnyEnemy()) {
            return needs.needs(
                    SheetRule.RETREAT_KEEPS_AWAY,
                    () -> field.nearestEnemy(to, side) >= field.nearestEnemy(from, side),
                    () -> to + " is nearer to the nearest enemy than " + from + ".");
        }
        Optional<BattleHex> enemy = field.approached(from, to, side);
        return needs.needs(
                SheetRule.RETREAT_KEEPS_AWAY,
                enemy::isEmpty,
                () -> to + " is nearer to the enemies on " + enemy.orElseThrow() + " than " + from + ".");
    }
}
