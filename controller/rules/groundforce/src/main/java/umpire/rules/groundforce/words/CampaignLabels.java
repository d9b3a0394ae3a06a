package umpire.rules.groundforce.words;

import java.util.List;
import java.util.stream.Collectors;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.BattleFace;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.campaign.Assault;
import umpire.rules.groundforce.campaign.Campaign;
import umpire.rules.groundforce.campaign.CampaignAction;
import umpire.rules.groundforce.campaign.CampaignPhase;
import umpire.rules.groundforce.campaign.CampaignSetup;

/** Actions as labels of buttons, and phases as what is awaited. */
public final class CampaignLabels {
    private CampaignLabels() {}

    /** Returns an action in words. */
    public static String describe(Campaign campaign, CampaignAction action) {
        return switch (action) {
            case CampaignAction.PlaceUnit place -> "put a " + place.type().says() + " on " + place.place();
            case CampaignAction.DrawCard draw -> "draw " + draw.card().kind().title() + " (" + draw.card() + ")";
            case CampaignAction.ShuffleCards shuffle -> "shuffle the drawn cards";
            case CampaignAction.WalkUnit walk ->
                walk.type().says() + " on " + walk.from() + " to " + walk.to()
                        + (walk.tired() ? ", the one that has done more" : "");
            case CampaignAction.AttackPlace attack ->
                attackers(attack) + " " + attack.target() + (attack.tired() ? ", the one that has attacked" : "");
            case CampaignAction.ThrowDice thrown ->
                campaign.turn() + ": " + BattleFace.inWords(thrown.attack()) + ", "
                        + campaign.turn().other() + ": " + BattleFace.inWords(thrown.defence());
            case CampaignAction.RemoveUnit remove ->
                "take away the " + remove.type().says() + " on " + remove.place();
            case CampaignAction.AdvanceInto advance ->
                (advance.from().size() > 1 ? "move both in from " : "move in from ") + joined(advance.from());
            case CampaignAction.BuyUnit buy ->
                "a new " + buy.type().says() + " on " + buy.place() + " for "
                        + buy.type().points();
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

    /** Says in a sentence that an army does nothing more in this turn. */
    public static String forgone(Campaign campaign) {
        return campaign.turn() + " does nothing more in this turn.";
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
                "move one or both attackers to " + advancing.assault().target();
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
