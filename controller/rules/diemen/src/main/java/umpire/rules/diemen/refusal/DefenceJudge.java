package umpire.rules.diemen.refusal;

import java.util.Optional;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictPhase;
import umpire.rules.diemen.conflict.DicePool;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.reach.DefenceSum;
import umpire.rules.diemen.rulings.BattleRule;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.FirstBreach;

/** Judges what the side under attack does: cancelling dice, and picking what it loses. */
final class DefenceJudge {
    private final DefenceSum sum;

    DefenceJudge(DefenceSum sum) {
        this.sum = sum;
    }

    private static BattleSide defender(Conflict conflict) {
        return conflict.assault().side().other();
    }

    Optional<Breach> gobble(Conflict conflict, int height) {
        return new FirstBreach()
                .needs(
                        BattleRule.GOBBLE_DICE_THERE,
                        () -> height >= 1
                                && height <= DicePool.HIGHEST
                                && conflict.side(defender(conflict)).gobble().count(height) > 0,
                        () -> "No Gobble Die of " + height + " is left to "
                                + defender(conflict).title() + ".")
                .needs(
                        BattleRule.GOBBLE_HIGH_ENOUGH,
                        () -> sum.raised(conflict, height) >= conflict.assault().height(),
                        () -> "A Gobble Die of " + height + " cancels no "
                                + conflict.assault().height() + ".")
                .found();
    }

    Optional<Breach> terrainDie(Conflict conflict) {
        return new FirstBreach()
                .needs(
                        BattleRule.TERRAIN_DIE_ONCE,
                        () -> sum.terrainDie(conflict),
                        () -> "No die of the terrain helps "
                                + conflict.assault().at() + " now.")
                .found();
    }

    Optional<Breach> freeDie(Conflict conflict) {
        return new FirstBreach()
                .needs(
                        BattleRule.FREE_DIE_ONCE,
                        () -> sum.freeDie(conflict),
                        () -> "No Defenders on " + conflict.assault().at() + " have their die left.")
                .found();
    }

    Optional<Breach> knock(Conflict conflict, int height) {
        return new FirstBreach()
                .needs(
                        BattleRule.KNOCK_UNSPENT,
                        () -> height >= 1
                                && height <= DicePool.HIGHEST
                                && conflict.side(defender(conflict)).dice().count(height) > 1,
                        () -> defender(conflict).title() + " has no unspent set of " + height + ".")
                .found();
    }

    Optional<Breach> lose(Conflict conflict, ConflictPhase.LosingUnits losing, TroopType type) {
        return new FirstBreach()
                .needs(
                        BattleRule.LOSE_WHO_STANDS,
                        () -> conflict.field()
                                .troops(conflict.assault().at(), defender(conflict))
                                .has(type),
                        () -> "No " + type.title() + " stand on "
                                + conflict.assault().at() + "; " + losing.left() + " units are lost there.")
                .found();
    }
}
