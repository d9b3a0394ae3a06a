package umpire.rules.groundforce;

import java.util.List;
import java.util.Optional;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.rulings.Rulings;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.Count;
import umpire.rules.kernel.FirstBreach;

/** The number of units that may attack together, and the places from which they reach a target. */
record AttackReach(Rulings rulings) {
    /** Returns the range of a type of units, in spaces. */
    int farthest(ForceType type) {
        int nextDoor = rulings.attackAcrossCorners() ? 2 : 1;
        return type == ForceType.HEAVY ? ForceType.HEAVY_REACH : nextDoor;
    }

    /** Returns why these units cannot attack a target together or from their places. The units on the target are not checked. */
    Optional<Breach> refuse(Forces forces, ForceType type, List<GroundPlace> from, GroundPlace target) {
        return type == ForceType.HEAVY ? shot(forces, from, target) : assault(type, from, target);
    }

    private Optional<Breach> shot(Forces forces, List<GroundPlace> heavies, GroundPlace target) {
        GroundPlace from = heavies.getFirst();
        int away = from.spacesTo(target);
        String far = target + " is " + Count.of(away, "space") + " away from " + from;
        return new FirstBreach()
                .needs(SheetRule.HEAVY_ONE_DIE, () -> heavies.size() == 1, () -> "A heavy weapon attacks alone.")
                .needs(
                        SheetRule.HEAVY_RANGE,
                        () -> away <= ForceType.HEAVY_REACH,
                        () -> far + "; a heavy weapon reaches " + ForceType.HEAVY_FAR + ".")
                .needs(
                        SheetRule.HEAVY_NEAR,
                        () -> away >= rulings.heavyNearest(),
                        () -> far + "; a heavy weapon shoots only at places " + ForceType.HEAVY_FAR + " away.")
                .needs(
                        SheetRule.HEAVY_LINE,
                        () -> !rulings.heavyNeedsLine() || !from.roundACorner(target),
                        () -> target + " is neither in the column of " + from + " nor in its row.")
                .needs(
                        SheetRule.HEAVY_LINE,
                        () -> !rulings.heavyNeedsLine() || clear(forces, from, target),
                        () -> "A unit stands between " + from + " and " + target + ".")
                .found();
    }

    private static boolean clear(Forces forces, GroundPlace from, GroundPlace target) {
        return forces.squads().keySet().stream()
                .noneMatch(between -> !between.equals(from)
                        && !between.equals(target)
                        && from.spacesTo(between) + between.spacesTo(target) == from.spacesTo(target));
    }

    private Optional<Breach> assault(ForceType type, List<GroundPlace> attackers, GroundPlace target) {
        int together = attackers.size();
        FirstBreach breach = new FirstBreach()
                .needs(
                        SheetRule.ANNOUNCE,
                        () -> together <= Rulings.DICE,
                        () -> together + " units would throw " + together + " dice; a side has two.")
                .needs(
                        SheetRule.ATTACK_TOGETHER,
                        () -> together <= rulings.mostAttackers(),
                        () -> "In this house one unit attacks at a time.")
                .needs(
                        SheetRule.ATTACK_TOGETHER,
                        () -> !rulings.attackFromOnePlace()
                                || attackers.stream().distinct().count() == 1,
                        () -> "In this house two units attack together only from one place.");
        attackers.forEach(from -> breach.needs(
                SheetRule.ADJACENT,
                () -> from.spacesTo(target) == 1 || (rulings.attackAcrossCorners() && from.meetsInACorner(target)),
                () -> "The " + type.says() + " on " + from + " does not stand next to " + target
                        + (from.meetsInACorner(target)
                                ? ", which is diagonal."
                                : ", which is " + from.spacesTo(target) + " spaces away.")));
        return breach.found();
    }
}
