package umpire.rules.groundforce;

import java.util.Optional;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.rulings.Rulings;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.FirstBreach;

/** How many units attack together, and from where. */
final class AssaultReach {
    private final Rulings rulings;

    public AssaultReach(Setup setup) {
        this.rulings = setup.rulings();
    }

    /** Returns why units do not attack together, or not from there; whoever stands on the attacked place. */
    public Optional<Breach> refuse(Position position, Action.AttackPlace attack) {
        return attack.type() == ForceType.HEAVY ? shot(position, attack) : assault(attack);
    }

    private Optional<Breach> shot(Position position, Action.AttackPlace attack) {
        GroundPlace from = attack.from().get(0);
        GroundPlace target = attack.target();
        int away = from.spacesTo(target);
        String far = target + " is " + away + (away == 1 ? " space" : " spaces") + " away from " + from;
        return new FirstBreach()
                .needs(SheetRule.HEAVY_ONE_DIE, () -> attack.from().size() == 1, () -> "A heavy weapon attacks alone.")
                .needs(
                        SheetRule.HEAVY_RANGE,
                        () -> away <= Rulings.HEAVY_FARTHEST,
                        () -> far + "; a heavy weapon reaches three.")
                .needs(
                        SheetRule.HEAVY_NEAR,
                        () -> away >= rulings.heavyNearest(),
                        () -> far + "; in this house a heavy weapon shoots at places just three away.")
                .needs(
                        SheetRule.HEAVY_LINE,
                        () -> !rulings.heavyNeedsLine() || !from.roundACorner(target),
                        () -> target + " is neither in the column of " + from + " nor in its row.")
                .needs(
                        SheetRule.HEAVY_LINE,
                        () -> !rulings.heavyNeedsLine() || clear(position, from, target),
                        () -> "Somebody stands between " + from + " and " + target + ".")
                .found();
    }

    private static boolean clear(Position position, GroundPlace from, GroundPlace target) {
        return position.forces().squads().keySet().stream()
                .noneMatch(between -> !between.equals(from)
                        && !between.equals(target)
                        && from.spacesTo(between) + between.spacesTo(target) == from.spacesTo(target));
    }

    private Optional<Breach> assault(Action.AttackPlace attack) {
        int together = attack.from().size();
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
                                || attack.from().stream().distinct().count() == 1,
                        () -> "In this house two units attack together only from one place.");
        attack.from()
                .forEach(from -> breach.needs(
                        SheetRule.ADJACENT,
                        () -> from.spacesTo(attack.target()) == 1
                                || (rulings.attackAcrossCorners() && from.meetsInACorner(attack.target())),
                        () -> apart(attack.type(), from, attack.target())));
        return breach.found();
    }

    private static String apart(ForceType type, GroundPlace from, GroundPlace target) {
        int away = from.spacesTo(target);
        return "The " + type.says() + " on " + from + " does not stand next to " + target
                + (from.meetsInACorner(target)
                        ? ", which lies across a corner."
                        : ", which is " + away + " spaces away.");
    }
}
