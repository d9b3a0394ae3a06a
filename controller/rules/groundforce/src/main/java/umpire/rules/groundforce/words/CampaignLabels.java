package umpire.rules.groundforce.words;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.BattleFace;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.campaign.AlikeUnits;
import umpire.rules.groundforce.campaign.Assault;
import umpire.rules.groundforce.campaign.AssaultFighter;
import umpire.rules.groundforce.campaign.Campaign;
import umpire.rules.groundforce.campaign.CampaignAction;
import umpire.rules.groundforce.campaign.CampaignPhase;
import umpire.rules.groundforce.campaign.CampaignSetup;
import umpire.rules.kernel.Outcome;

/** Actions as labels of buttons, and phases as what is awaited. */
public final class CampaignLabels {
    private CampaignLabels() {}

    /** Returns an action in words. */
    public static String describe(CampaignSetup setup, Campaign campaign, CampaignAction action) {
        return switch (action) {
            case CampaignAction.PlaceUnit place -> "put a " + place.type().says() + " on " + place.place();
            case CampaignAction.DrawCard draw -> "draw " + draw.card().kind().title() + " (" + draw.card() + ")";
            case CampaignAction.ShuffleCards shuffle -> "shuffle the drawn cards";
            case CampaignAction.WalkUnit walk ->
                walk.type().says() + " on " + walk.from() + " to " + walk.to()
                        + new AlikeUnits(setup, campaign)
                                .walker(walk)
                                .filter(unit -> unlike(campaign, walk.type(), walk.from()))
                                .map(unit -> ", the one " + unit.readiness().says())
                                .orElse("");
            case CampaignAction.AttackPlace attack ->
                attackers(attack) + " " + attack.target()
                        + which(campaign, attack.type(), new AlikeUnits(setup, campaign).fighters(attack));
            case CampaignAction.ThrowDice thrown ->
                campaign.turn() + ": " + BattleFace.inWords(thrown.attack()) + ", "
                        + campaign.turn().other() + ": " + BattleFace.inWords(thrown.defence());
            case CampaignAction.RemoveUnit remove ->
                "take away the " + remove.type().says() + " on " + remove.place();
            case CampaignAction.AdvanceInto advance ->
                (advance.from().size() > 1 ? "move both in from " : "move in from ")
                        + joined(advance.from())
                        + advancing(setup, campaign, advance);
            case CampaignAction.BuyUnit buy ->
                "a new " + buy.type().says() + " on " + buy.place() + " for "
                        + buy.type().points() + (buy.type().points() == 1 ? " point" : " points");
            case CampaignAction.EndTurn end -> "end the turn";
        };
    }

    private static String joined(List<GroundPlace> places) {
        return places.stream().map(GroundPlace::toString).distinct().collect(Collectors.joining(" and "));
    }

    private static String attackers(CampaignAction.AttackPlace attack) {
        ForceType type = attack.type();
        String on = " on " + joined(attack.from());
        return attack.from().size() == 1
                ? type.says() + on + " attacks"
                : (attack.from().stream().distinct().count() == 1 ? "both " : "") + type.plural() + on + " attack";
    }

    private static boolean unlike(Campaign campaign, ForceType type, GroundPlace place) {
        return campaign.forces().units(campaign.turn(), place, type).stream()
                        .distinct()
                        .count()
                > 1;
    }

    /**
     * Says which of two alike attack, where they have not done the same: {@code , the one that has walked one space}.
     *
     * @param fighters the units that attack, as ready as they are before it
     */
    public static String which(Campaign campaign, ForceType type, List<AssaultFighter> fighters) {
        List<GroundPlace> from = fighters.stream().map(AssaultFighter::from).toList();
        return fighters.stream()
                .filter(fighter -> Collections.frequency(from, fighter.from()) == 1)
                .filter(fighter -> unlike(campaign, type, fighter.from()))
                .map(fighter -> (fighters.size() == 1 ? ", the one " : ", on " + fighter.from() + " the one ")
                        + fighter.readiness().says())
                .collect(Collectors.joining());
    }

    private static String advancing(CampaignSetup setup, Campaign campaign, CampaignAction.AdvanceInto advance) {
        return advance.from().size() == 1
                        && campaign.phase() instanceof CampaignPhase.AdvancingUnits phase
                        && new AlikeUnits(setup, campaign).unlike(phase.assault())
                ? ", the one "
                        + phase.assault()
                                .fighters(advance.from().get(0))
                                .get(advance.tired() ? 1 : 0)
                                .readiness()
                                .says()
                : "";
    }

    /** Says in a sentence that an army does nothing more in this turn. */
    public static String forgone(Campaign campaign) {
        return campaign.turn() + " does nothing more in this turn.";
    }

    /** Returns how the game ended. */
    public static Outcome outcome(CampaignPhase.WarOver over) {
        String says = switch (over.end()) {
            case BASE ->
                over.winner() + " has entered the base of " + over.winner().other() + ".";
            case DESTROYED ->
                over.winner() + " has destroyed all units of " + over.winner().other() + ".";
        };
        return new Outcome(
                over.end().word(), List.of(over.winner().seat()), over.end().rule(), says);
    }

    /** Returns what is awaited, as people are told. */
    public static String awaited(CampaignSetup setup, Campaign campaign) {
        return switch (campaign.phase()) {
            case CampaignPhase.PlacingUnits placing ->
                "put units into " + campaign.turn() + "'s base: " + missing(campaign);
            case CampaignPhase.DrawingCard drawing ->
                setup.left(campaign).isEmpty() ? "shuffle the drawn cards" : "draw a card";
            case CampaignPhase.ActivatingUnits activating -> acting(setup, campaign, activating);
            case CampaignPhase.ThrowingDice throwing -> dice(setup, campaign, throwing.assault());
            case CampaignPhase.RemovingUnit removing -> "take away a unit that was lost";
            case CampaignPhase.AdvancingUnits advancing ->
                (setup.rulings().bothMayAdvance() ? "move one or both attackers to " : "move one of the attackers to ")
                        + advancing.assault().target();
            case CampaignPhase.BuyingUnits buying ->
                "buy new units; " + (buying.points() == 1 ? "1 point is" : buying.points() + " points are") + " left";
            case CampaignPhase.WarOver over -> over.winner() + " has won";
        };
    }

    private static String missing(Campaign campaign) {
        ArmyColour army = campaign.turn();
        return List.of(ForceType.values()).stream()
                .filter(type -> campaign.forces().count(army, type) < type.atStart())
                .map(type -> type.counted(type.atStart() - campaign.forces().count(army, type)))
                .collect(Collectors.joining(", "));
    }

    private static String acting(CampaignSetup setup, Campaign campaign, CampaignPhase.ActivatingUnits activating) {
        String types = setup.order(campaign).types().stream()
                .filter(type ->
                        activating.acted().indexOf(type) == activating.acted().size() - 1
                                || !activating.acted().contains(type))
                .map(ForceType::plural)
                .collect(Collectors.joining(" or "));
        return switch (setup.order(campaign)) {
            case RUSH -> "walk and attack twice with troopers, or end the turn";
            case STEALTH -> "sneak with saboteurs, or end the turn";
            default -> "walk and attack with " + types + ", or end the turn";
        };
    }

    private static String dice(CampaignSetup setup, Campaign campaign, Assault assault) {
        int defenders =
                assault.shot() ? 1 : setup.defenders(campaign, assault.target()).size();
        return "throw " + counted(assault.fighters().size(), campaign.turn()) + " and "
                + counted(defenders, campaign.turn().other()) + " for the attack on " + assault.target();
    }

    private static String counted(int count, ArmyColour army) {
        return count + " " + army.word() + (count == 1 ? " die" : " dice");
    }
}
