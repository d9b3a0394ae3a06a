package umpire.rules.groundforce.refusal;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.campaign.AssaultFighter;
import umpire.rules.groundforce.campaign.Campaign;
import umpire.rules.groundforce.campaign.CampaignAction;
import umpire.rules.groundforce.campaign.CampaignSetup;
import umpire.rules.groundforce.campaign.ForceUnit;
import umpire.rules.groundforce.rulings.GroundRule;
import umpire.rules.kernel.FirstBreach;

/** Judges who may attack what. */
public final class AssaultJudge {
    private static final int HEAVY_FARTHEST = 3;

    private final CampaignSetup setup;

    AssaultJudge(CampaignSetup setup) {
        this.setup = setup;
    }

    FirstBreach attack(Campaign campaign, CampaignAction.AttackPlace attack) {
        FirstBreach breach = WalkJudge.acts(
                        new FirstBreach()
                                .needs(
                                        GroundRule.NO_SUCH_UNIT,
                                        () -> !attack.from().isEmpty() && stand(campaign, attack),
                                        () -> "No such " + attack.type().plural() + " of " + campaign.turn()
                                                + " stand there."),
                        setup,
                        campaign,
                        attack.type())
                .needs(
                        GroundRule.STEALTH_ATTACK,
                        () -> !setup.stealth(campaign) || setup.rulings().stealthMayAttack(),
                        GroundRule.STEALTH_ATTACK::says)
                .needs(
                        setup.rush(campaign) ? GroundRule.RUSH_IN_TURN : GroundRule.ATTACK_ONCE,
                        () -> fighters(setup, campaign, attack).size()
                                == attack.from().size(),
                        () -> "Not so many of these " + attack.type().plural() + " may still attack in this turn.");
        return target(breach, campaign, attack);
    }

    private static boolean stand(Campaign campaign, CampaignAction.AttackPlace attack) {
        return new HashSet<>(attack.from())
                .stream()
                        .allMatch(place -> campaign.forces()
                                        .units(campaign.turn(), place, attack.type())
                                        .size()
                                >= Collections.frequency(attack.from(), place));
    }

    /** Returns the units that attack, as ready as they are before it; fewer where not so many may. */
    public static List<AssaultFighter> fighters(
            CampaignSetup setup, Campaign campaign, CampaignAction.AttackPlace attack) {
        List<AssaultFighter> fighters = new ArrayList<>();
        for (GroundPlace place : attack.from().stream().distinct().toList()) {
            List<ForceUnit> able = able(setup, campaign, attack.type(), place);
            boolean told = attack.from().size() == 1 && differ(setup, campaign, attack.type(), place);
            int skipped = told ? 1 : able.size();
            able.stream()
                    .skip(attack.tired() ? skipped : 0)
                    .limit(Collections.frequency(attack.from(), place))
                    .forEach(unit -> fighters.add(new AssaultFighter(place, unit.readiness())));
        }
        return fighters;
    }

    /** Returns whether two of a type on one place have not the same number of attacks left. */
    static boolean differ(CampaignSetup setup, Campaign campaign, ForceType type, GroundPlace place) {
        List<ForceUnit> able = able(setup, campaign, type, place);
        return attacks(setup, campaign, able, able.size() - 1) < attacks(setup, campaign, able, 0);
    }

    private static int attacks(CampaignSetup setup, Campaign campaign, List<ForceUnit> able, int index) {
        return able.isEmpty() ? 0 : able.get(index).readiness().attacks(setup.rush(campaign));
    }

    /** Returns the units that may attack: those with more attacks left first, of those with as many the one that can walk least. */
    private static List<ForceUnit> able(CampaignSetup setup, Campaign campaign, ForceType type, GroundPlace place) {
        boolean rush = setup.rush(campaign);
        boolean ends = setup.rulings().attackEndsWalk();
        return campaign.forces().units(campaign.turn(), place, type).stream()
                .filter(unit -> unit.readiness().mayAttack(rush))
                .sorted(Comparator.comparingInt(
                                (ForceUnit unit) -> -unit.readiness().attacks(rush))
                        .thenComparingInt(unit -> unit.readiness().spaces(ends, rush)))
                .toList();
    }

    private FirstBreach target(FirstBreach breach, Campaign campaign, CampaignAction.AttackPlace attack) {
        FirstBreach aimed = breach.needs(
                        GroundRule.ENEMY_TO_ATTACK,
                        () -> campaign.forces().holds(campaign.turn().other(), attack.target()),
                        () -> "Nobody of " + campaign.turn().other() + " stands on " + attack.target() + ".")
                .needs(
                        GroundRule.HIDDEN,
                        () -> !setup.defenders(campaign, attack.target()).isEmpty(),
                        () -> "Only a saboteur in stealth could be attacked on " + attack.target() + ".");
        return attack.type() == ForceType.HEAVY ? shot(aimed, campaign, attack) : assault(aimed, attack);
    }

    private FirstBreach shot(FirstBreach breach, Campaign campaign, CampaignAction.AttackPlace attack) {
        GroundPlace from =
                attack.from().isEmpty() ? attack.target() : attack.from().get(0);
        int away = from.spacesTo(attack.target());
        return breach.needs(
                        GroundRule.HEAVY_ONE_DIE,
                        () -> attack.from().size() == 1,
                        () -> "A heavy weapon attacks alone.")
                .needs(
                        GroundRule.HEAVY_RANGE,
                        () -> away >= setup.rulings().heavyNearest()
                                && away <= HEAVY_FARTHEST
                                && (!setup.rulings().heavyNeedsLine() || clear(campaign, from, attack.target())),
                        () -> attack.target() + " is " + away + " spaces away from " + from
                                + (away <= HEAVY_FARTHEST
                                                && away >= setup.rulings().heavyNearest()
                                        ? " and not in a clear line."
                                        : "."));
    }

    private static boolean clear(Campaign campaign, GroundPlace from, GroundPlace target) {
        return !from.roundACorner(target)
                && campaign.forces().squads().keySet().stream()
                        .noneMatch(between -> !between.equals(from)
                                && !between.equals(target)
                                && from.spacesTo(between) + between.spacesTo(target) == from.spacesTo(target));
    }

    private FirstBreach assault(FirstBreach breach, CampaignAction.AttackPlace attack) {
        return breach.needs(
                        GroundRule.ANNOUNCE,
                        () -> attack.from().size() <= setup.rulings().mostAttackers()
                                && (!setup.rulings().attackFromOnePlace()
                                        || attack.from().stream().distinct().count() == 1),
                        () -> "In this house " + together() + ".")
                .needs(
                        GroundRule.ADJACENT,
                        () -> attack.from().stream()
                                .allMatch(from -> setup.board().neighbours(from).contains(attack.target())),
                        () -> "Not every attacker stands next to " + attack.target() + ".");
    }

    private String together() {
        return setup.rulings().mostAttackers() == 1
                ? "one unit attacks at a time"
                : "two units attack together at most"
                        + (setup.rulings().attackFromOnePlace() ? ", from the same place" : "");
    }
}
