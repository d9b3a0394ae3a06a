package umpire.rules.diemen.refusal;

import java.util.Optional;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictPhase;
import umpire.rules.diemen.conflict.DicePool;
import umpire.rules.diemen.field.BattleHex;
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
                        () -> defender(conflict).title() + " has no Gobble Die of " + height + ".")
                .needs(
                        BattleRule.GOBBLE_HIGH_ENOUGH,
                        () -> sum.highEnough(conflict, height),
                        () -> "A Gobble Die of " + height + counted(conflict, height)
                                + " is lower than the attack's dice of "
                                + conflict.assault().height() + ".")
                .found();
    }

    private String counted(Conflict conflict, int height) {
        int raised = sum.raised(conflict, height);
        return raised == height ? "" : ", which counts " + raised + " there,";
    }

    Optional<Breach> terrainDie(Conflict conflict) {
        BattleHex at = conflict.assault().at();
        return new FirstBreach()
                .needs(
                        BattleRule.TERRAIN_DIE_ONCE,
                        () -> sum.mayHaveDie(at),
                        () -> at + " is " + sum.terrain(at).title() + ": only a Forest or a Mountain has a die.")
                .needs(
                        BattleRule.TERRAIN_DIE_ONCE,
                        () -> conflict.side(defender(conflict)).defended(),
                        () -> defender(conflict).title() + " has spent no set on defence in this round.")
                .needs(
                        BattleRule.TERRAIN_DIE_ONCE,
                        () -> !conflict.usedTerrain().contains(at),
                        () -> "The die of " + at + " was used in this round.")
                .needs(
                        BattleRule.TERRAIN_DIE_ONCE,
                        () -> sum.terrainDie(conflict),
                        () -> "The die of " + at + " does not help against "
                                + (conflict.assault().flying() ? "Fliers." : "troops on a Mountain."))
                .found();
    }

    Optional<Breach> freeDie(Conflict conflict) {
        return new FirstBreach()
                .needs(
                        BattleRule.FREE_DIE_ONCE,
                        () -> sum.freeDie(conflict),
                        () -> conflict.field()
                                        .troops(conflict.assault().at(), defender(conflict))
                                        .has(TroopType.DEFENDERS)
                                ? "All Defenders on " + conflict.assault().at() + " have used their die in this round."
                                : "No Defenders stand on " + conflict.assault().at() + ".")
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
                        () -> defender(conflict).title() + " has no " + type.title() + " on "
                                + conflict.assault().at() + ", where it loses " + losing.left()
                                + (losing.left() == 1 ? " unit." : " units."))
                .found();
    }
}
