package umpire.rules.groundforce.refusal;

import java.util.Optional;
import umpire.rules.groundforce.campaign.Campaign;
import umpire.rules.groundforce.campaign.CampaignAction;
import umpire.rules.groundforce.campaign.CampaignPhase;
import umpire.rules.groundforce.campaign.CampaignSetup;
import umpire.rules.groundforce.rulings.GroundRule;
import umpire.rules.kernel.Breach;

/** Which actions a phase allows at all. */
final class CampaignGate {
    private CampaignGate() {}

    /** What an action belongs to. */
    private enum DoneAs {
        PLACE,
        DRAW,
        SHUFFLE,
        ACT,
        THROW,
        REMOVE,
        ADVANCE,
        BUY,
        END
    }

    private static DoneAs part(CampaignAction action) {
        return switch (action) {
            case CampaignAction.PlaceUnit place -> DoneAs.PLACE;
            case CampaignAction.DrawCard draw -> DoneAs.DRAW;
            case CampaignAction.ShuffleCards shuffle -> DoneAs.SHUFFLE;
            case CampaignAction.WalkUnit walk -> DoneAs.ACT;
            case CampaignAction.AttackPlace attack -> DoneAs.ACT;
            case CampaignAction.ThrowDice thrown -> DoneAs.THROW;
            case CampaignAction.RemoveUnit remove -> DoneAs.REMOVE;
            case CampaignAction.AdvanceInto advance -> DoneAs.ADVANCE;
            case CampaignAction.BuyUnit buy -> DoneAs.BUY;
            case CampaignAction.EndTurn end -> DoneAs.END;
        };
    }

    /** Returns why an action must wait, or can be done no more. */
    static Optional<Breach> closed(CampaignSetup setup, Campaign campaign, CampaignAction action) {
        DoneAs part = part(action);
        return rule(setup, campaign, part).map(rule -> new Breach(rule, why(setup, campaign, part, rule)));
    }

    private static String why(CampaignSetup setup, Campaign campaign, DoneAs part, GroundRule rule) {
        return part == DoneAs.SHUFFLE && rule == GroundRule.SHUFFLE_WHEN_EMPTY
                ? setup.left(campaign).isEmpty()
                        ? "The deck is shuffled when " + campaign.turn() + " is to draw again."
                        : campaign.turn() + "'s deck is not used up."
                : rule.says();
    }

    private static Optional<GroundRule> rule(CampaignSetup setup, Campaign campaign, DoneAs part) {
        if (campaign.phase() instanceof CampaignPhase.WarOver) {
            return Optional.of(GroundRule.GAME_IS_OVER);
        }
        if (campaign.phase() instanceof CampaignPhase.PlacingUnits) {
            return only(part, DoneAs.PLACE, GroundRule.PLACE_FIRST);
        }
        return part == DoneAs.PLACE ? Optional.of(GroundRule.PLACED_ONCE) : begun(setup, campaign, part);
    }

    private static Optional<GroundRule> only(DoneAs part, DoneAs open, GroundRule otherwise) {
        return part == open ? Optional.empty() : Optional.of(otherwise);
    }

    private static Optional<GroundRule> begun(CampaignSetup setup, Campaign campaign, DoneAs part) {
        return switch (campaign.phase()) {
            case CampaignPhase.DrawingCard drawing ->
                drawing(setup.left(campaign).isEmpty(), part);
            case CampaignPhase.ActivatingUnits activating ->
                part == DoneAs.ACT || part == DoneAs.END ? Optional.empty() : Optional.of(elsewhere(part));
            case CampaignPhase.ThrowingDice throwing -> only(part, DoneAs.THROW, GroundRule.DICE_FIRST);
            case CampaignPhase.RemovingUnit removing -> only(part, DoneAs.REMOVE, GroundRule.LOSS_FIRST);
            case CampaignPhase.AdvancingUnits advancing -> only(part, DoneAs.ADVANCE, GroundRule.ADVANCE_FIRST);
            case CampaignPhase.BuyingUnits buying -> buying(part);
            case CampaignPhase.PlacingUnits placing -> Optional.empty();
            case CampaignPhase.WarOver over -> Optional.empty();
        };
    }

    private static Optional<GroundRule> drawing(boolean empty, DoneAs part) {
        return switch (part) {
            case DRAW -> empty ? Optional.of(GroundRule.SHUFFLE_FIRST) : Optional.empty();
            case SHUFFLE -> empty ? Optional.empty() : Optional.of(GroundRule.SHUFFLE_WHEN_EMPTY);
            case ACT, END -> Optional.of(GroundRule.CARD_FIRST);
            case PLACE, THROW, REMOVE, ADVANCE, BUY -> Optional.of(elsewhere(part));
        };
    }

    private static Optional<GroundRule> buying(DoneAs part) {
        return switch (part) {
            case BUY -> Optional.empty();
            case ACT -> Optional.of(GroundRule.REINFORCE_ONLY);
            case END -> Optional.of(GroundRule.SPEND_ALL);
            case PLACE, DRAW, SHUFFLE, THROW, REMOVE, ADVANCE -> Optional.of(elsewhere(part));
        };
    }

    private static GroundRule elsewhere(DoneAs part) {
        return switch (part) {
            case PLACE -> GroundRule.PLACED_ONCE;
            case DRAW -> GroundRule.ONE_CARD;
            case SHUFFLE -> GroundRule.SHUFFLE_WHEN_EMPTY;
            case THROW -> GroundRule.NO_BATTLE;
            case REMOVE -> GroundRule.NOTHING_LOST;
            case ADVANCE -> GroundRule.NOTHING_EMPTIED;
            case BUY -> GroundRule.NO_REINFORCEMENTS;
            case ACT, END -> GroundRule.CARD_FIRST;
        };
    }
}
