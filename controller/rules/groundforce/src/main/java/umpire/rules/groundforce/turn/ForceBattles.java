package umpire.rules.groundforce.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.BattleFace;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
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
import umpire.rules.groundforce.refusal.AssaultJudge;
import umpire.rules.groundforce.rulings.GroundRule;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Place;

/** Carries battles out: announcement, dice, losses and advance. */
final class ForceBattles {
    private final CampaignSetup setup;
    private final CampaignFlow flow;

    ForceBattles(CampaignSetup setup, CampaignFlow flow) {
        this.setup = setup;
        this.flow = flow;
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

    private static void tell(EventSink telling, GroundRule rule, GroundPlace where, Supplier<String> says) {
        telling.tell(rule, says, where.place());
    }

    Campaign attack(Campaign campaign, CampaignAction.AttackPlace attack, EventSink telling) {
        Forces forces = campaign.forces();
        List<AssaultFighter> fighters = new ArrayList<>();
        for (AssaultFighter fighter : AssaultJudge.fighters(setup, campaign, attack)) {
            UnitReadiness after = fighter.readiness().afterAttack();
            ForceUnit unit = new ForceUnit(attack.type(), fighter.readiness());
            forces = forces.moved(campaign.turn(), fighter.from(), unit, fighter.from(), after);
            fighters.add(new AssaultFighter(fighter.from(), after));
        }
        Assault assault = new Assault(attack.type(), fighters, attack.target());
        announced(campaign, assault, telling);
        return campaign.with(forces).with(new CampaignPhase.ThrowingDice(assault, acted(campaign, attack.type())));
    }

    private void announced(Campaign campaign, Assault assault, EventSink telling) {
        List<ForceUnit> defenders = setup.defenders(campaign, assault.target());
        String from =
                assault.from().stream().map(GroundPlace::toString).distinct().collect(Collectors.joining(" and "));
        telling.tell(
                assault.shot() ? GroundRule.HEAVY_RANGE : GroundRule.ADJACENT,
                () -> campaign.turn() + " attacks " + assault.target() + " from " + from + " with "
                        + assault.type().counted(assault.fighters().size()) + ".",
                Stream.concat(Stream.of(assault.target()), assault.from().stream())
                        .map(GroundPlace::place)
                        .toArray(Place[]::new));
        if (assault.shot()) {
            tell(telling, GroundRule.HEAVY_ONE_DIE, assault.target(), () -> "Each side throws one die.");
            return;
        }
        tell(
                telling,
                GroundRule.ANNOUNCE,
                assault.target(),
                () -> campaign.turn() + " attacks with "
                        + dice(assault.fighters().size()) + ".");
        tell(
                telling,
                GroundRule.DEFENDERS_DICE,
                assault.target(),
                () -> campaign.turn().other() + " defends with " + dice(defenders.size()) + ".");
        if (defenders.stream().anyMatch(unit -> unit.type() != ForceType.TROOPER)) {
            tell(
                    telling,
                    GroundRule.ALL_DEFEND_ALIKE,
                    assault.target(),
                    () -> "Every unit there defends with one die, whatever it is.");
        }
        if (setup.stealth(campaign)) {
            tell(telling, GroundRule.STEALTH_ATTACK, assault.target(), () -> "The attack comes out of stealth.");
        }
        if (assault.fighters().stream().anyMatch(fighter -> fighter.readiness().second())) {
            tell(telling, GroundRule.RUSH_ATTACKS, assault.target(), () -> "It is a second attack in the rush.");
        }
    }

    private static String dice(int count) {
        return count == 1 ? "one die" : "two dice";
    }

    Campaign thrown(Campaign campaign, CampaignAction.ThrowDice dice, EventSink telling) {
        CampaignPhase.ThrowingDice phase = (CampaignPhase.ThrowingDice) campaign.phase();
        Assault assault = phase.assault();
        BattleThrow battle = new BattleThrow(campaign.turn(), dice.attack(), dice.defence(), assault.target());
        compared(battle, telling);
        Campaign after = campaign.with(battle);
        if (battle.lead() > 0) {
            return assault.shot() ? shot(after, phase, telling) : hit(after, phase, battle.lead(), telling);
        }
        if (assault.shot()) {
            tell(telling, GroundRule.HEAVY_MISSES, assault.target(), () -> "The heavy weapon does no harm.");
            return on(after, phase.acted());
        }
        return battle.lead() == 0 || !setup.rulings().attackersLose()
                ? on(after, phase.acted())
                : beaten(after, phase, -battle.lead(), telling);
    }

    private static void compared(BattleThrow battle, EventSink telling) {
        ArmyColour defender = battle.attacker().other();
        tell(
                telling,
                GroundRule.ATTACK_FACES,
                battle.target(),
                () -> battle.attacker() + " throws " + BattleFace.inWords(battle.attack()) + ": " + battle.hits()
                        + ".");
        tell(
                telling,
                GroundRule.DEFENCE_FACES,
                battle.target(),
                () -> defender + " throws " + BattleFace.inWords(battle.defence()) + ": " + battle.blocks() + ".");
        tell(telling, GroundRule.BETTER_ROLL, battle.target(), () -> better(battle));
    }

    private static String better(BattleThrow battle) {
        if (battle.lead() == 0) {
            return "Neither throw is better.";
        }
        ArmyColour winner =
                battle.lead() > 0 ? battle.attacker() : battle.attacker().other();
        return winner + " throws better by " + Math.abs(battle.lead()) + ".";
    }

    /** Goes on with a turn after a battle. */
    private static Campaign on(Campaign campaign, List<ForceType> acted) {
        return campaign.with(new CampaignPhase.ActivatingUnits(acted));
    }

    private Campaign shot(Campaign campaign, CampaignPhase.ThrowingDice phase, EventSink telling) {
        GroundPlace target = phase.assault().target();
        Campaign after = campaign;
        for (ForceUnit unit : setup.defenders(campaign, target)) {
            after = removed(after, campaign.turn().other(), target, unit, GroundRule.HEAVY_DESTROYS, telling);
        }
        return emptied(after, phase.assault(), phase.acted(), telling);
    }

    /** The defender loses units: all that are left, or one of two. */
    private Campaign hit(Campaign campaign, CampaignPhase.ThrowingDice phase, int lost, EventSink telling) {
        GroundPlace target = phase.assault().target();
        ArmyColour defender = campaign.turn().other();
        List<ForceUnit> defenders = setup.defenders(campaign, target);
        boolean choice = lost < defenders.size()
                && defenders.stream().map(ForceUnit::type).distinct().count() > 1;
        if (choice) {
            return choosing(campaign, defender, phase, telling);
        }
        Campaign after = campaign;
        for (ForceUnit unit : defenders.subList(0, Math.min(lost, defenders.size()))) {
            after = removed(after, defender, target, unit, GroundRule.BETTER_ROLL, telling);
        }
        return emptied(after, phase.assault(), phase.acted(), telling);
    }

    private static Campaign choosing(
            Campaign campaign, ArmyColour loser, CampaignPhase.ThrowingDice phase, EventSink telling) {
        tell(
                telling,
                GroundRule.OWNER_CHOOSES,
                phase.assault().target(),
                () -> loser + " loses a unit and chooses which.");
        return campaign.with(new CampaignPhase.RemovingUnit(loser, phase.assault(), phase.acted()));
    }

    /** The attackers lose units: all, or one of two. */
    private Campaign beaten(Campaign campaign, CampaignPhase.ThrowingDice phase, int lost, EventSink telling) {
        List<AssaultFighter> fighters = phase.assault().fighters();
        if (lost < fighters.size() && phase.assault().from().stream().distinct().count() > 1) {
            return choosing(campaign, campaign.turn(), phase, telling);
        }
        Campaign after = campaign;
        int left = Math.max(0, fighters.size() - lost);
        for (AssaultFighter fighter : fighters.subList(left, fighters.size())) {
            after = fallen(after, phase.assault(), fighter, telling);
        }
        return over(on(after, phase.acted()), telling);
    }

    private Campaign fallen(Campaign campaign, Assault assault, AssaultFighter fighter, EventSink telling) {
        return removed(
                campaign, campaign.turn(), fighter.from(), assault.unit(fighter), GroundRule.ATTACKER_LOSES, telling);
    }

    private static Campaign removed(
            Campaign campaign, ArmyColour army, GroundPlace place, ForceUnit unit, GroundRule rule, EventSink telling) {
        tell(telling, rule, place, () -> army + "'s " + unit.type().says() + " on " + place + " is destroyed.");
        return campaign.with(campaign.forces().without(place, unit));
    }

    private Campaign over(Campaign campaign, EventSink telling) {
        return flow.destroyed(campaign, telling);
    }

    Campaign remove(Campaign campaign, CampaignAction.RemoveUnit remove, EventSink telling) {
        CampaignPhase.RemovingUnit phase = (CampaignPhase.RemovingUnit) campaign.phase();
        tell(
                telling,
                GroundRule.LOST_IN_BATTLE,
                remove.place(),
                () -> phase.loser() + " takes the " + remove.type().says() + " on " + remove.place() + " away.");
        if (phase.loser() == campaign.turn()) {
            AssaultFighter fighter = phase.assault().fighters().stream()
                    .filter(each -> each.from().equals(remove.place()))
                    .reduce((less, more) -> more)
                    .orElseThrow();
            return over(on(fallen(campaign, phase.assault(), fighter, telling), phase.acted()), telling);
        }
        ForceUnit unit = ForceUnit.fresh(remove.type());
        Campaign after = removed(campaign, phase.loser(), remove.place(), unit, GroundRule.BETTER_ROLL, telling);
        return emptied(after, phase.assault(), phase.acted(), telling);
    }

    /** Where nobody is left on the attacked place, the attackers move in. */
    private Campaign emptied(Campaign campaign, Assault assault, List<ForceType> acted, EventSink telling) {
        Campaign now = over(on(campaign, acted), telling);
        boolean stays = assault.shot() && !setup.rulings().heavyAdvances();
        if (now.phase() instanceof CampaignPhase.WarOver
                || stays
                || now.forces().at(assault.target()).isPresent()) {
            return now;
        }
        return assault.fighters().size() == 1
                ? advance(now, assault, assault.from(), acted, telling)
                : now.with(new CampaignPhase.AdvancingUnits(assault, acted));
    }

    Campaign advance(Campaign campaign, CampaignAction.AdvanceInto advance, EventSink telling) {
        CampaignPhase.AdvancingUnits phase = (CampaignPhase.AdvancingUnits) campaign.phase();
        return advance(campaign, phase.assault(), advance.from(), phase.acted(), telling);
    }

    private Campaign advance(
            Campaign campaign, Assault assault, List<GroundPlace> from, List<ForceType> acted, EventSink telling) {
        Campaign after = campaign;
        List<AssaultFighter> left = new ArrayList<>(assault.fighters());
        for (GroundPlace place : from) {
            AssaultFighter fighter = left.stream()
                    .filter(each -> each.from().equals(place))
                    .findFirst()
                    .orElseThrow();
            left.remove(fighter);
            ForceUnit unit = assault.unit(fighter);
            told(campaign.turn(), assault, fighter, telling);
            after = after.with(
                    after.forces().moved(campaign.turn(), place, unit, assault.target(), fighter.readiness()));
        }
        return flow.entered(on(after, acted), assault.target(), telling);
    }

    private static void told(ArmyColour army, Assault assault, AssaultFighter fighter, EventSink telling) {
        boolean free = fighter.readiness().spent() == UnitReadiness.SPACES;
        telling.tell(
                free ? GroundRule.FREE_ADVANCE : GroundRule.ADVANCE,
                () -> army + "'s " + assault.type().says() + " on " + fighter.from() + " moves to "
                        + assault.target()
                        + (free ? ", although it has walked two spaces." : "."),
                assault.target().place(),
                fighter.from().place());
    }
}
