package umpire.rules.diemen.refusal;

import java.util.Optional;
import umpire.rules.diemen.conflict.BattleOrders;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictSetup;
import umpire.rules.diemen.field.BattleField;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.rulings.BattleRule;
import umpire.rules.kernel.FirstBreach;

/** Says where a side's strategy lets its troops move by a set. */
final class StrategyBounds {
    private final ConflictSetup setup;

    StrategyBounds(ConflictSetup setup) {
        this.setup = setup;
    }

    /** Returns the orders that a side follows. */
    BattleOrders orders(Conflict conflict, BattleSide side) {
        return setup.inForce(conflict.side(side));
    }

    /** Goes on with what the strategy asks of a move from one space to another. */
    FirstBreach bound(Conflict conflict, BattleSide side, BattleHex from, BattleHex to, FirstBreach needs) {
        BattleOrders orders = orders(conflict, side);
        return switch (orders.strategy()) {
            case DEPLOY -> keepsNear(needs, BattleRule.DEPLOY_KEEPS_NEAR, orders, from, to);
            case SEIZE -> keepsNear(needs, BattleRule.SEIZE_KEEPS_NEAR, orders, from, to);
            case HOLD ->
                needs.needs(
                        BattleRule.HOLD_JOINS_TROOPS,
                        () -> conflict.field().at(to, side).isPresent(),
                        () -> "No troops of " + side.title() + " stand on " + to + ".");
            case RETREAT -> keepsAway(needs, conflict.field(), side, from, to);
        };
    }

    private static FirstBreach keepsNear(
            FirstBreach needs, BattleRule rule, BattleOrders orders, BattleHex from, BattleHex to) {
        BattleHex goal = orders.goal().orElseThrow();
        return needs.needs(
                rule,
                () -> goal.distance(to) <= goal.distance(from),
                () -> to + " is farther from the goal " + goal + " than " + from + ".");
    }

    private FirstBreach keepsAway(FirstBreach needs, BattleField field, BattleSide side, BattleHex from, BattleHex to) {
        if (!setup.rulings().awayFromAnyEnemy()) {
            return needs.needs(
                    BattleRule.RETREAT_KEEPS_AWAY,
                    () -> field.nearestEnemy(to, side) >= field.nearestEnemy(from, side),
                    () -> to + " is nearer to the nearest enemy than " + from + ".");
        }
        Optional<BattleHex> enemy = field.approached(from, to, side);
        return needs.needs(
                BattleRule.RETREAT_KEEPS_AWAY,
                enemy::isEmpty,
                () -> to + " is nearer to the enemies on " + enemy.orElseThrow() + " than " + from + ".");
    }
}
