package umpire.rules.diemen.refusal;

import java.util.Optional;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictPhase;
import umpire.rules.diemen.conflict.DicePool;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.reach.DefenceSum;
import umpire.rules.diemen.rulings.BattleBreach;
import umpire.rules.diemen.rulings.BattleRule;

/** Judges what the side under attack does: cancelling dice, and picking what it loses. */
final class DefenceJudge {
    private final DefenceSum sum;

    DefenceJudge(DefenceSum sum) {
        this.sum = sum;
    }

    private static BattleSide defender(Conflict conflict) {
        return conflict.assault().side().other();
    }

    Optional<BattleBreach> gobble(Conflict conflict, int height) {
        return new BattleNeeds()
                .that(
                        () -> height >= 1
                                && height <= DicePool.HIGHEST
                                && conflict.side(defender(conflict)).gobble().count(height) > 0,
                        BattleRule.GOBBLE_DICE_THERE,
                        () -> "No Gobble Die of " + height + " is left to "
                                + defender(conflict).title() + ".")
                .that(
                        () -> sum.raised(conflict, height) >= conflict.assault().height(),
                        BattleRule.GOBBLE_HIGH_ENOUGH,
                        () -> "A Gobble Die of " + height + " cancels no "
                                + conflict.assault().height() + ".")
                .broken();
    }

    Optional<BattleBreach> terrainDie(Conflict conflict) {
        return new BattleNeeds()
                .that(
                        () -> sum.terrainDie(conflict),
                        BattleRule.TERRAIN_DIE_ONCE,
                        () -> "No die of the terrain helps "
                                + conflict.assault().at() + " now.")
                .broken();
    }

    Optional<BattleBreach> freeDie(Conflict conflict) {
        return new BattleNeeds()
                .that(
                        () -> sum.freeDie(conflict),
                        BattleRule.FREE_DIE_ONCE,
                        () -> "No Defenders on " + conflict.assault().at() + " have their die left.")
                .broken();
    }

    Optional<BattleBreach> knock(Conflict conflict, int height) {
        return new BattleNeeds()
                .that(
                        () -> height >= 1
                                && height <= DicePool.HIGHEST
                                && conflict.side(defender(conflict)).dice().count(height) > 1,
                        BattleRule.KNOCK_UNSPENT,
                        () -> defender(conflict).title() + " has no unspent set of " + height + ".")
                .broken();
    }

    Optional<BattleBreach> lose(Conflict conflict, ConflictPhase.LosingUnits losing, TroopType type) {
        return new BattleNeeds()
                .that(
                        () -> conflict.field()
                                .troops(conflict.assault().at(), defender(conflict))
                                .has(type),
                        BattleRule.LOSE_WHO_STANDS,
                        () -> "No " + type.title() + " stand on "
                                + conflict.assault().at() + "; " + losing.left() + " units are lost there.")
                .broken();
    }
}
