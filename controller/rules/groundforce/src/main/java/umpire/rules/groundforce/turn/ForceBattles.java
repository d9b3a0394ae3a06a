package umpire.rules.groundforce.turn;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.campaign.AlikeUnits;
import umpire.rules.groundforce.campaign.Assault;
import umpire.rules.groundforce.campaign.AssaultFighter;
import umpire.rules.groundforce.campaign.BattleThrow;
import umpire.rules.groundforce.campaign.Campaign;
import umpire.rules.groundforce.campaign.CampaignAction;
import umpire.rules.groundforce.campaign.CampaignPhase;
import umpire.rules.groundforce.campaign.CampaignSetup;
import umpire.rules.groundforce.campaign.ForceUnit;
import umpire.rules.groundforce.campaign.Forces;
import umpire.rules.groundforce.campaign.UnitReadiness;
import umpire.rules.groundforce.rulings.GroundRule;
import umpire.rules.kernel.EventSink;

/** Carries battles out: announcement, dice, losses and advance. Belongs to one action, of which it tells. */
final class ForceBattles {
    private final CampaignSetup setup;
    private final CampaignFlow flow;
    private final EventSink telling;
    private final BattleNews news;

    ForceBattles(CampaignSetup setup, CampaignFlow flow, EventSink telling) {
        this.setup = setup;
        this.flow = flow;
        this.telling = telling;
        this.news = new BattleNews(setup, telling);
    }

    /** Returns the types that have acted once a unit of this type has. */
    static List<ForceType> acted(Campaign campaign, ForceType type) {
        List<ForceType> acted = campaign.phase() instanceof CampaignPhase.ActivatingUnits activating
                ? new ArrayList<>(activating.acted())
                : new ArrayList<>();
        if (!acted.contains(type)) {
            acted.add(type);
        }
        return acted;
    }

    Campaign attack(Campaign campaign, CampaignAction.AttackPlace attack) {
        Forces forces = campaign.forces();
        List<AssaultFighter> before = new AlikeUnits(setup, campaign).fighters(attack);
        List<AssaultFighter> fighters = new ArrayList<>();
        for (AssaultFighter fighter : before) {
            UnitReadiness after = fighter.readiness().afterAttack();
            ForceUnit unit = new ForceUnit(attack.type(), fighter.readiness());
            forces = forces.moved(campaign.turn(), fighter.from(), unit, fighter.from(), after);
            fighters.add(new AssaultFighter(fighter.from(), after));
        }
        Assault assault = new Assault(attack.type(), fighters, attack.target());
        news.announced(campaign, assault, before);
        return campaign.with(forces).with(new CampaignPhase.ThrowingDice(assault, acted(campaign, attack.type())));
    }

    Campaign thrown(Campaign campaign, CampaignAction.ThrowDice dice) {
        CampaignPhase.ThrowingDice phase = (CampaignPhase.ThrowingDice) campaign.phase();
        Assault assault = phase.assault();
        BattleThrow battle = new BattleThrow(campaign.turn(), dice.attack(), dice.defence(), assault.target());
        news.compared(battle);
        Campaign after = assailed(campaign.with(battle), assault, battle.lead());
        if (battle.lead() > 0) {
            return assault.shot() ? shot(after, phase) : hit(after, phase, battle.lead());
        }
        if (assault.shot()) {
            news.missed(assault);
            return on(after, phase.acted());
        }
        return battle.lead() == 0 || !setup.rulings().attackersLose()
                ? on(after, phase.acted())
                : beaten(after, phase, -battle.lead());
    }

    /** Where the house says so, whoever is attacked and survives it stays where it is. */
    private Campaign assailed(Campaign campaign, Assault assault, int lead) {
        List<ForceUnit> defenders = setup.defenders(campaign, assault.target());
        boolean survived = assault.shot() ? lead <= 0 : lead < defenders.size();
        if (!setup.rulings().attackedStand() || !survived) {
            return campaign;
        }
        news.assailed(campaign.turn().other(), assault.target());
        return campaign.with(campaign.forces().assailed(assault.target(), defenders));
    }

    /** Goes on with a turn after a battle. */
    private static Campaign on(Campaign campaign, List<ForceType> acted) {
        return campaign.with(new CampaignPhase.ActivatingUnits(acted));
    }

    private Campaign shot(Campaign campaign, CampaignPhase.ThrowingDice phase) {
        GroundPlace target = phase.assault().target();
        Campaign after = campaign;
        for (ForceUnit unit : setup.defenders(campaign, target)) {
            after = removed(after, campaign.turn().other(), target, unit, GroundRule.HEAVY_DESTROYS);
        }
        return emptied(after, phase.assault(), phase.acted());
    }

    /** The defender loses units: all that are left, or one of two. */
    private Campaign hit(Campaign campaign, CampaignPhase.ThrowingDice phase, int lost) {
        GroundPlace target = phase.assault().target();
        ArmyColour defender = campaign.turn().other();
        List<ForceUnit> defenders = setup.defenders(campaign, target);
        boolean choice = lost < defenders.size()
                && defenders.stream().map(ForceUnit::type).distinct().count() > 1;
        if (choice) {
            return choosing(campaign, defender, phase);
        }
        Campaign after = campaign;
        for (ForceUnit unit : defenders.subList(0, Math.min(lost, defenders.size()))) {
            after = removed(after, defender, target, unit, GroundRule.BETTER_ROLL);
        }
        return emptied(after, phase.assault(), phase.acted());
    }

    private Campaign choosing(Campaign campaign, ArmyColour loser, CampaignPhase.ThrowingDice phase) {
        news.choosing(loser, phase.assault());
        return campaign.with(new CampaignPhase.RemovingUnit(loser, phase.assault(), phase.acted()));
    }

    /** The attackers lose units: all, or one of two; of two from one place the one that has done more, for it is worth less. */
    private Campaign beaten(Campaign campaign, CampaignPhase.ThrowingDice phase, int lost) {
        List<AssaultFighter> fighters = phase.assault().fighters();
        if (lost < fighters.size() && phase.assault().from().stream().distinct().count() > 1) {
            return choosing(campaign, campaign.turn(), phase);
        }
        Campaign after = campaign;
        int left = Math.max(0, fighters.size() - lost);
        for (AssaultFighter fighter : fighters.subList(left, fighters.size())) {
            after = fallen(after, phase.assault(), fighter);
        }
        return flow.destroyed(on(after, phase.acted()), telling);
    }

    private Campaign fallen(Campaign campaign, Assault assault, AssaultFighter fighter) {
        return removed(campaign, campaign.turn(), fighter.from(), assault.unit(fighter), GroundRule.ATTACKER_LOSES);
    }

    private Campaign removed(Campaign campaign, ArmyColour army, GroundPlace place, ForceUnit unit, GroundRule rule) {
        news.destroyed(army, place, unit, rule);
        return campaign.with(campaign.forces().without(place, unit));
    }

    Campaign remove(Campaign campaign, CampaignAction.RemoveUnit remove) {
        CampaignPhase.RemovingUnit phase = (CampaignPhase.RemovingUnit) campaign.phase();
        Assault assault = phase.assault();
        news.takenAway(phase.loser(), remove.type(), remove.place());
        if (phase.loser() == campaign.turn()) {
            AssaultFighter fighter = assault.fighters(remove.place()).get(0);
            return flow.destroyed(on(fallen(campaign, assault, fighter), phase.acted()), telling);
        }
        ForceUnit unit = setup.defenders(campaign, remove.place()).stream()
                .filter(each -> each.type() == remove.type())
                .findFirst()
                .orElseThrow();
        return emptied(
                removed(campaign, phase.loser(), remove.place(), unit, GroundRule.BETTER_ROLL), assault, phase.acted());
    }

    /** Where nobody is left on the attacked place, the attackers move in. */
    private Campaign emptied(Campaign campaign, Assault assault, List<ForceType> acted) {
        Campaign now = flow.destroyed(on(campaign, acted), telling);
        boolean stays = assault.shot() && !setup.rulings().heavyAdvances();
        if (now.phase() instanceof CampaignPhase.WarOver
                || stays
                || now.forces().at(assault.target()).isPresent()) {
            return now;
        }
        return assault.fighters().size() == 1 || setup.rulings().allAdvance()
                ? advance(now, assault, assault.fighters(), acted)
                : now.with(new CampaignPhase.AdvancingUnits(assault, acted));
    }

    Campaign advance(Campaign campaign, CampaignAction.AdvanceInto advance) {
        CampaignPhase.AdvancingUnits phase = (CampaignPhase.AdvancingUnits) campaign.phase();
        Assault assault = phase.assault();
        List<AssaultFighter> there = assault.fighters(advance.from().get(0));
        List<AssaultFighter> going = advance.from().size() == assault.fighters().size()
                ? assault.fighters()
                : List.of(there.get(advance.tired() ? 1 : 0));
        return advance(campaign, assault, going, phase.acted());
    }

    private Campaign advance(Campaign campaign, Assault assault, List<AssaultFighter> going, List<ForceType> acted) {
        Campaign after = campaign;
        boolean alone = going.size() < assault.fighters().size() && new AlikeUnits(setup, campaign).unlike(assault);
        for (AssaultFighter fighter : going) {
            news.advances(campaign.turn(), assault, fighter, alone);
            after = after.with(after.forces()
                    .moved(
                            campaign.turn(),
                            fighter.from(),
                            assault.unit(fighter),
                            assault.target(),
                            fighter.readiness()));
        }
        return flow.entered(on(after, acted), assault.target(), telling);
    }
}
