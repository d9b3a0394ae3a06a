package umpire.rules.groundforce.refusal;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.campaign.AlikeChoice;
import umpire.rules.groundforce.campaign.AlikeUnits;
import umpire.rules.groundforce.campaign.Campaign;
import umpire.rules.groundforce.campaign.CampaignAction;
import umpire.rules.groundforce.campaign.CampaignSetup;
import umpire.rules.groundforce.campaign.ForceUnit;
import umpire.rules.groundforce.campaign.NamedAttacker;
import umpire.rules.groundforce.rulings.GroundRule;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.FirstBreach;

/** Judges who may attack what. */
final class AssaultJudge {
    private final CampaignSetup setup;
    private final ActorJudge actors;
    private final AssaultReach reach;

    AssaultJudge(CampaignSetup setup) {
        this.setup = setup;
        this.actors = new ActorJudge(setup);
        this.reach = new AssaultReach(setup);
    }

    FirstBreach attack(Campaign campaign, CampaignAction.AttackPlace attack) {
        FirstBreach breach = new FirstBreach();
        attack.from().forEach(place -> breach.then(() -> actors.onBoard(place)));
        breach.then(() -> actors.onBoard(attack.target()));
        attack.attackers().forEach(attacker -> breach.then(() -> stands(campaign, attack, attacker)));
        breach.then(() -> actors.mayAct(campaign, attack.type()))
                .needs(
                        GroundRule.STEALTH_ATTACK,
                        () -> !setup.stealth(campaign) || setup.rulings().stealthMayAttack(),
                        () -> "In this house no saboteur attacks in the turn of its stealth.");
        attack.attackers().forEach(attacker -> breach.then(() -> hasAnAttack(campaign, attack, attacker)));
        return target(breach, campaign, attack).then(() -> reach.refuse(campaign, attack));
    }

    private Optional<Breach> stands(Campaign campaign, CampaignAction.AttackPlace attack, NamedAttacker attacker) {
        GroundPlace from = attacker.from();
        ForceType type = attack.type();
        AlikeChoice choice = attacker.choice();
        AlikeUnits alike = new AlikeUnits(setup, campaign);
        int wanted = Collections.frequency(attack.from(), from);
        int there = campaign.forces().units(campaign.turn(), from, type).size();
        return new FirstBreach()
                .needs(GroundRule.NO_SUCH_UNIT, () -> there > 0, () -> actors.nobody(campaign, type, from, choice))
                .needs(
                        GroundRule.NO_SUCH_UNIT,
                        () -> wanted <= there,
                        () -> (there == 1
                                        ? "Only one " + type.says() + " stands"
                                        : "Only two " + type.plural() + " stand")
                                + " on " + from + ".")
                .needs(
                        GroundRule.NO_SUCH_UNIT,
                        () -> choice == AlikeChoice.UNSAID
                                || alike.named(type, from, choice).isPresent(),
                        () -> actors.nobody(campaign, type, from, choice))
                .needs(
                        GroundRule.NO_SUCH_UNIT,
                        () -> choice == AlikeChoice.UNSAID || (wanted == 1 && matters(alike, type, from, choice)),
                        () -> "Which of the " + type.plural() + " on " + from + " attacks need not be said.")
                .found();
    }

    /** Whether another unit is named than the one that would attack; also one that may not. */
    private static boolean matters(AlikeUnits alike, ForceType type, GroundPlace from, AlikeChoice choice) {
        return choice == alike.other(type, from)
                || !alike.able(type, from)
                        .containsAll(alike.named(type, from, choice).stream().toList());
    }

    private Optional<Breach> hasAnAttack(Campaign campaign, CampaignAction.AttackPlace attack, NamedAttacker attacker) {
        AlikeUnits alike = new AlikeUnits(setup, campaign);
        List<ForceUnit> able = alike.able(attack.type(), attacker.from());
        boolean enough = attacker.choice() == AlikeChoice.UNSAID
                ? able.size() >= Collections.frequency(attack.from(), attacker.from())
                : able.containsAll(alike.named(attack.type(), attacker.from(), attacker.choice()).stream()
                        .toList());
        return enough
                ? Optional.empty()
                : Breach.refusal(
                        setup.rush(campaign) ? GroundRule.RUSH_IN_TURN : GroundRule.ATTACK_ONCE,
                        spent(campaign, attack, attacker, able));
    }

    private String spent(
            Campaign campaign, CampaignAction.AttackPlace attack, NamedAttacker attacker, List<ForceUnit> able) {
        ForceType type = attack.type();
        boolean alone =
                campaign.forces().units(campaign.turn(), attacker.from(), type).size() == 1;
        String on = " on " + attacker.from();
        String done = setup.rush(campaign) ? " attacked in the second move" : " attacked in this turn";
        if (attacker.choice() != AlikeChoice.UNSAID) {
            return "The " + attacker.choice().word() + " " + type.says() + on + " has" + done + ".";
        }
        if (alone) {
            return "The " + type.says() + on + " has" + done + ".";
        }
        return able.isEmpty()
                ? "The " + type.plural() + on + " have" + done + "."
                : "One of the " + type.plural() + on + " has" + done + ".";
    }

    private FirstBreach target(FirstBreach breach, Campaign campaign, CampaignAction.AttackPlace attack) {
        GroundPlace target = attack.target();
        ArmyColour enemy = campaign.turn().other();
        return breach.needs(
                        GroundRule.ENEMY_TO_ATTACK,
                        () -> campaign.forces().holds(enemy, target),
                        () -> campaign.forces().holds(campaign.turn(), target)
                                ? campaign.turn() + "'s own units stand on " + target + "."
                                : "Nobody of " + enemy + " stands on " + target + ".")
                .needs(
                        GroundRule.HIDDEN_PLACE,
                        () -> !setup.defenders(campaign, target).isEmpty() || onlySaboteurs(campaign, target),
                        () -> "A saboteur in stealth hides who stands beside it on " + target + ".")
                .needs(
                        GroundRule.HIDDEN,
                        () -> !setup.defenders(campaign, target).isEmpty(),
                        () -> "On " + target + " stands nobody but "
                                + (campaign.forces().units(enemy, target).size() == 1 ? "a saboteur" : "saboteurs")
                                + " in stealth.");
    }

    private static boolean onlySaboteurs(Campaign campaign, GroundPlace target) {
        return campaign.forces().units(campaign.turn().other(), target).stream()
                .allMatch(unit -> unit.type() == ForceType.SABOTEUR);
    }
}
