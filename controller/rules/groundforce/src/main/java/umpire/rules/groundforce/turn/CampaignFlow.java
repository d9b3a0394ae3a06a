package umpire.rules.groundforce.turn;

import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.campaign.Campaign;
import umpire.rules.groundforce.campaign.CampaignEnd;
import umpire.rules.groundforce.campaign.CampaignPhase;
import umpire.rules.groundforce.campaign.CampaignSetup;
import umpire.rules.groundforce.campaign.Forces;
import umpire.rules.groundforce.refusal.CampaignChoices;
import umpire.rules.groundforce.rulings.GroundRule;
import umpire.rules.kernel.EventSink;

/** Leads from one phase to the next, over those in which nothing can be chosen. */
public final class CampaignFlow {
    private final CampaignSetup setup;
    private final CampaignChoices choices;

    public CampaignFlow(CampaignSetup setup, CampaignChoices choices) {
        this.setup = setup;
        this.choices = choices;
    }

    /** Returns the state in which something is awaited. Such a state stays as it is. */
    public Campaign settle(Campaign campaign, EventSink telling) {
        Campaign seen = uncovered(campaign);
        return switch (seen.phase()) {
            case CampaignPhase.PlacingUnits placing -> placing(seen, telling);
            case CampaignPhase.ActivatingUnits activating -> activating(seen, activating, telling);
            case CampaignPhase.BuyingUnits buying -> buying(seen, buying, telling);
            case CampaignPhase.DrawingCard drawing -> seen;
            case CampaignPhase.ThrowingDice throwing -> seen;
            case CampaignPhase.RemovingUnit removing -> seen;
            case CampaignPhase.AdvancingUnits advancing -> seen;
            case CampaignPhase.WarOver over -> seen;
        };
    }

    /** Where no saboteur is left nobody is in stealth. */
    private static Campaign uncovered(Campaign campaign) {
        Campaign seen = campaign;
        for (ArmyColour army : ArmyColour.values()) {
            seen = campaign.forces().count(army, ForceType.SABOTEUR) == 0 ? seen.withHidden(army, false) : seen;
        }
        return seen;
    }

    private Campaign placing(Campaign campaign, EventSink telling) {
        for (ArmyColour army : ArmyColour.values()) {
            for (ForceType type : ForceType.values()) {
                if (campaign.forces().count(army, type) < type.atStart()) {
                    return campaign.withTurn(army);
                }
            }
        }
        return begun(campaign, telling);
    }

    private Campaign begun(Campaign campaign, EventSink telling) {
        telling.tell(
                GroundRule.ARMIES_CHOSEN,
                () -> "Yellow and Blue have their armies, cards and dice, two of each colour.");
        telling.tell(
                GroundRule.DECK_OF_18,
                () -> "Each deck has " + setup.deck().cards().size() + " cards; shuffle them.");
        telling.tell(GroundRule.BASE_FILLED, () -> "Both armies stand in their bases.");
        telling.tell(GroundRule.STARTER, () -> setup.starter() + " begins.");
        return campaign.withTurn(setup.starter()).with(new CampaignPhase.DrawingCard());
    }

    private Campaign activating(Campaign campaign, CampaignPhase.ActivatingUnits phase, EventSink telling) {
        if (choices.anyDeed(campaign)) {
            return campaign;
        }
        if (phase.acted().isEmpty()) {
            telling.tell(
                    GroundRule.NOBODY_TO_ACT,
                    () -> campaign.turn() + " has nobody who can do what the card says; the turn is over.");
        }
        return nextTurn(campaign);
    }

    private Campaign buying(Campaign campaign, CampaignPhase.BuyingUnits phase, EventSink telling) {
        if (phase.points() > 0 && !choices.legal(campaign).isEmpty()) {
            return campaign;
        }
        if (phase.points() > 0) {
            telling.tell(
                    GroundRule.REST_LOST,
                    () -> campaign.turn() + " can buy nothing more; "
                            + (phase.points() == 1 ? "a point is" : phase.points() + " points are") + " lost.");
        }
        return nextTurn(campaign);
    }

    /** The other army draws. Whoever hid for this turn can be attacked again. */
    Campaign nextTurn(Campaign campaign) {
        ArmyColour next = campaign.turn().other();
        return campaign.with(campaign.forces().restedFor(next))
                .withHidden(next, false)
                .withTurn(next)
                .with(new CampaignPhase.DrawingCard());
    }

    /** Wins the game for the army whose turn it is if one of its units stands in the other base. */
    Campaign entered(Campaign campaign, GroundPlace place, EventSink telling) {
        ArmyColour army = campaign.turn();
        if (!setup.board().inBase(army.other(), place)) {
            return campaign;
        }
        telling.tell(
                GroundRule.BASE_ENTERED,
                () -> army + " is in the base of " + army.other() + " and wins.",
                place.place());
        return over(campaign, CampaignEnd.BASE, army);
    }

    /** Wins the game for the other army if one has no units left. */
    Campaign destroyed(Campaign campaign, EventSink telling) {
        for (ArmyColour army : ArmyColour.values()) {
            if (campaign.forces().destroyed(army)) {
                telling.tell(
                        GroundRule.ARMY_DESTROYED,
                        () -> "The last unit of " + army + " is destroyed; " + army.other() + " wins.");
                return over(campaign, CampaignEnd.DESTROYED, army.other());
            }
        }
        return campaign;
    }

    private static Campaign over(Campaign campaign, CampaignEnd end, ArmyColour winner) {
        Forces rested = campaign.forces().rested();
        return campaign.with(rested).with(new CampaignPhase.WarOver(end, winner));
    }
}
