package umpire.rules.groundforce.refusal;

import java.util.Optional;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.campaign.Campaign;
import umpire.rules.groundforce.campaign.CampaignAction;
import umpire.rules.groundforce.campaign.CampaignSetup;
import umpire.rules.groundforce.rulings.GroundRule;
import umpire.rules.groundforce.rulings.GroundRulings;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.FirstBreach;

/** How many units attack together, and from where. */
public final class AssaultReach {
    private final CampaignSetup setup;
    private final GroundRulings rulings;

    public AssaultReach(CampaignSetup setup) {
        this.setup = setup;
        this.rulings = setup.rulings();
    }

    /** Returns why units do not attack together, or not from there; whoever stands on the attacked place. */
    public Optional<Breach> refuse(Campaign campaign, CampaignAction.AttackPlace attack) {
        return attack.type() == ForceType.HEAVY ? shot(campaign, attack) : assault(attack);
    }

    private Optional<Breach> shot(Campaign campaign, CampaignAction.AttackPlace attack) {
        GroundPlace from = attack.from().get(0);
        GroundPlace target = attack.target();
        int away = from.spacesTo(target);
        String far = target + " is " + away + (away == 1 ? " space" : " spaces") + " away from " + from;
        return new FirstBreach()
                .needs(GroundRule.HEAVY_ONE_DIE, () -> attack.from().size() == 1, () -> "A heavy weapon attacks alone.")
                .needs(
                        GroundRule.HEAVY_RANGE,
                        () -> away <= GroundRulings.HEAVY_FARTHEST,
                        () -> far + "; a heavy weapon reaches three.")
                .needs(
                        GroundRule.HEAVY_NEAR,
                        () -> away >= rulings.heavyNearest(),
                        () -> far + "; in this house a heavy weapon shoots at places just three away.")
                .needs(
                        GroundRule.HEAVY_LINE,
                        () -> !rulings.heavyNeedsLine() || !from.roundACorner(target),
                        () -> target + " is neither in the column of " + from + " nor in its row.")
                .needs(
                        GroundRule.HEAVY_LINE,
                        () -> !rulings.heavyNeedsLine() || clear(campaign, from, target),
                        () -> "Somebody stands between " + from + " and " + target + ".")
                .found();
    }

    private static boolean clear(Campaign campaign, GroundPlace from, GroundPlace target) {
        return campaign.forces().squads().keySet().stream()
                .noneMatch(between -> !between.equals(from)
                        && !between.equals(target)
                        && from.spacesTo(between) + between.spacesTo(target) == from.spacesTo(target));
    }

    private Optional<Breach> assault(CampaignAction.AttackPlace attack) {
        int together = attack.from().size();
        FirstBreach breach = new FirstBreach()
                .needs(
                        GroundRule.ANNOUNCE,
                        () -> together <= GroundRulings.DICE,
                        () -> together + " units would throw " + together + " dice; a side has two.")
                .needs(
                        GroundRule.ATTACK_TOGETHER,
                        () -> together <= rulings.mostAttackers(),
                        () -> "In this house one unit attacks at a time.")
                .needs(
                        GroundRule.ATTACK_TOGETHER,
                        () -> !rulings.attackFromOnePlace()
                                || attack.from().stream().distinct().count() == 1,
                        () -> "In this house two units attack together only from one place.");
        attack.from()
                .forEach(from -> breach.needs(
                        GroundRule.ADJACENT,
                        () -> setup.board().neighbours(from).contains(attack.target()),
                        () -> apart(attack.type(), from, attack.target())));
        return breach.found();
    }

    private static String apart(ForceType type, GroundPlace from, GroundPlace target) {
        int away = from.spacesTo(target);
        return "The " + type.says() + " on " + from + " does not stand next to " + target
                + (away == 2 && from.roundACorner(target)
                        ? ", which lies across a corner."
                        : ", which is " + away + " spaces away.");
    }
}
