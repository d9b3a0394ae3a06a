package umpire.rules.groundforce.validity;

import static umpire.rules.groundforce.validity.Misfit.unless;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.campaign.Assault;
import umpire.rules.groundforce.campaign.AssaultFighter;
import umpire.rules.groundforce.campaign.BattleThrow;
import umpire.rules.groundforce.campaign.Campaign;
import umpire.rules.groundforce.campaign.CampaignAction;
import umpire.rules.groundforce.campaign.CampaignPhase;
import umpire.rules.groundforce.campaign.CampaignSetup;
import umpire.rules.groundforce.campaign.ForceSquad;
import umpire.rules.groundforce.campaign.ForceUnit;
import umpire.rules.groundforce.campaign.NamedAttacker;
import umpire.rules.groundforce.refusal.AssaultReach;
import umpire.rules.kernel.Breach;

/** Whether a battle can be under way where everything stands as it does. */
final class AssaultFits {
    private final CampaignSetup setup;
    private final AssaultReach reach;

    AssaultFits(CampaignSetup setup) {
        this.setup = setup;
        this.reach = new AssaultReach(setup);
    }

    /** These units have announced an attack from where they stand. */
    Optional<String> attack(Campaign campaign, Assault assault, List<ForceType> acted) {
        return missing(campaign, assault)
                .or(() -> unless(
                        !acted.isEmpty() && acted.get(acted.size() - 1) == assault.type(),
                        assault.type().plural() + " attack, so they are the last to have acted"))
                .or(() -> reach.refuse(campaign, announced(assault))
                        .map(Breach::why)
                        .map(why -> "these units cannot be attacking " + assault.target() + ": "
                                + why.substring(0, why.length() - 1)));
    }

    private static CampaignAction.AttackPlace announced(Assault assault) {
        return new CampaignAction.AttackPlace(
                assault.type(), assault.from().stream().map(NamedAttacker::at).toList(), assault.target());
    }

    /** Each attacker stands where it is said to, and has attacked. */
    private static Optional<String> missing(Campaign campaign, Assault assault) {
        for (AssaultFighter fighter : assault.fighters()) {
            String who = assault.type().says() + " of " + campaign.turn() + " on " + fighter.from();
            if (!fighter.readiness().attacked()) {
                return Optional.of("the " + who + " attacks, so an x belongs to it");
            }
            List<ForceUnit> there = new ArrayList<>(campaign.forces().units(campaign.turn(), fighter.from()));
            if (!assault.fighters(fighter.from()).stream().map(assault::unit).allMatch(there::remove)) {
                return Optional.of("no " + who + " is one "
                        + fighter.readiness().says() + ", so these units cannot be attacking " + assault.target());
            }
        }
        return Optional.empty();
    }

    /** Somebody stands there who can be attacked. */
    Optional<String> manned(Campaign campaign, Assault assault) {
        GroundPlace target = assault.target();
        return unless(
                        campaign.forces().holds(campaign.turn().other(), target),
                        "nobody of " + campaign.turn().other() + " stands on " + target + ", so it is not attacked")
                .or(() -> unless(
                        !setup.defenders(campaign, target).isEmpty(),
                        "nobody on " + target + " can be attacked: a saboteur there is in stealth"));
    }

    /** The dice fell so that this army has to choose what it loses. */
    Optional<String> loses(Campaign campaign, CampaignPhase.RemovingUnit removing) {
        Assault assault = removing.assault();
        boolean attacker = removing.loser() == campaign.turn();
        int defenders = setup.defenders(campaign, assault.target()).size();
        return thrown(campaign, assault)
                .or(() -> unless(choice(campaign, removing), removing.loser() + " has nothing to choose"))
                .or(() -> unless(!attacker || setup.rulings().attackersLose(), "in this house no attacker is lost"))
                .or(() -> unless(
                        battle(campaign).lead() == (attacker ? -1 : 1)
                                && battle(campaign).defence().size() == defenders,
                        "by the dice of the last battle " + removing.loser() + " does not lose just one of two"));
    }

    private boolean choice(Campaign campaign, CampaignPhase.RemovingUnit removing) {
        Assault assault = removing.assault();
        long kinds = removing.loser() == campaign.turn()
                ? assault.from().stream().distinct().count()
                : setup.defenders(campaign, assault.target()).stream()
                        .map(ForceUnit::type)
                        .distinct()
                        .count();
        return kinds == ForceSquad.ROOM && !assault.shot();
    }

    /** The dice fell so that nobody is left there, and two may move in. */
    Optional<String> emptied(Campaign campaign, Assault assault) {
        return unless(
                        campaign.forces().at(assault.target()).isEmpty(),
                        "somebody stands on " + assault.target() + ", so nobody moves in")
                .or(() -> unless(
                        assault.fighters().size() == ForceSquad.ROOM
                                && !setup.rulings().allAdvance(),
                        "whoever moves into " + assault.target() + " does so without being asked"))
                .or(() -> thrown(campaign, assault))
                .or(() -> unless(
                        battle(campaign).lead() >= battle(campaign).defence().size(),
                        "by the dice of the last battle " + assault.target() + " is not emptied"));
    }

    /** The dice of this attack are the last that fell. */
    private static Optional<String> thrown(Campaign campaign, Assault assault) {
        return unless(
                campaign.lastBattle()
                        .filter(battle -> battle.attacker() == campaign.turn()
                                && battle.target().equals(assault.target())
                                && battle.attack().size() == assault.fighters().size())
                        .isPresent(),
                "the dice of the attack on " + assault.target() + " are not those of the last battle");
    }

    private static BattleThrow battle(Campaign campaign) {
        return campaign.lastBattle().orElseThrow();
    }
}
