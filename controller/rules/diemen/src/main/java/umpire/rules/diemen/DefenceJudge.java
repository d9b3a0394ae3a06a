package umpire.rules.diemen;

import java.util.Optional;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.FirstBreach;

/** Judges what the side under attack does: cancelling dice, and picking what it loses. */
final class DefenceJudge {
    private final DefenceSum sum;

    DefenceJudge(DefenceSum sum) {
        this.sum = sum;
    }

    private static BattleSide defender(Position position) {
        return position.assault().side().other();
    }

    Optional<Breach> gobble(Position position, int height) {
        return new FirstBreach()
                .needs(
                        SheetRule.GOBBLE_DICE_THERE,
                        () -> height >= 1
                                && height <= DicePool.HIGHEST
                                && position.side(defender(position)).gobble().count(height) > 0,
                        () -> defender(position).title() + " has no Gobble Die of " + height + ".")
                .needs(
                        SheetRule.GOBBLE_HIGH_ENOUGH,
                        () -> sum.highEnough(position, height),
                        () -> "A Gobble Die of " + height + counted(position, height)
                                + " is lower than the attack's dice of "
                                + position.assault().height() + ".")
                .found();
    }

    private String counted(Position position, int height) {
        int raised = sum.raised(position, height);
        return raised == height ? "" : ", which counts " + raised + " there,";
    }

    Optional<Breach> terrainDie(Position position) {
        BattleHex at = position.assault().at();
        return new FirstBreach()
                .needs(
                        SheetRule.TERRAIN_DIE_ONCE,
                        () -> sum.mayHaveDie(at),
                        () -> at + " is " + sum.terrain(at).title() + ": only a Forest or a Mountain has a die.")
                .needs(
                        SheetRule.TERRAIN_DIE_ONCE,
                        () -> position.side(defender(position)).defended(),
                        () -> defender(position).title() + " has spent no set on defence in this round.")
                .needs(
                        SheetRule.TERRAIN_DIE_ONCE,
                        () -> !position.usedTerrain().contains(at),
                        () -> "The die of " + at + " was used in this round.")
                .needs(
                        SheetRule.TERRAIN_DIE_ONCE,
                        () -> sum.terrainDie(position),
                        () -> "The die of " + at + " does not help against "
                                + (position.assault().flying() ? "Fliers." : "troops on a Mountain."))
                .found();
    }

    Optional<Breach> freeDie(Position position) {
        return new FirstBreach()
                .needs(
                        SheetRule.FREE_DIE_ONCE,
                        () -> sum.freeDie(position),
                        () -> position.field()
                                        .troops(position.assault().at(), defender(position))
                                        .has(TroopType.DEFENDERS)
                                ? "All Defenders on " + position.assault().at() + " have used their die in this round."
                                : "No Defenders stand on " + position.assault().at() + ".")
                .found();
    }

    Optional<Breach> knock(Position position, int height) {
        return new FirstBreach()
                .needs(
                        SheetRule.KNOCK_UNSPENT,
                        () -> height >= 1
                                && height <= DicePool.HIGHEST
                                && position.side(defender(position)).dice().count(height) > 1,
                        () -> defender(position).title() + " has no unspent set of " + height + ".")
                .found();
    }

    Optional<Breach> lose(Position position, Phase.LosingUnits losing, TroopType type) {
        return new FirstBreach()
                .needs(
                        SheetRule.LOSE_WHO_STANDS,
                        () -> position.field()
                                .troops(position.assault().at(), defender(position))
                                .has(type),
                        () -> defender(position).title() + " has no " + type.title() + " on "
                                + position.assault().at() + ", where it loses " + losing.left()
                                + (losing.left() == 1 ? " unit." : " units."))
                .found();
    }
}
