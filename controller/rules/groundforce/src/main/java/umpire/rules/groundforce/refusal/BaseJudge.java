package umpire.rules.groundforce.refusal;

import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.campaign.Campaign;
import umpire.rules.groundforce.campaign.CampaignAction;
import umpire.rules.groundforce.campaign.CampaignPhase;
import umpire.rules.groundforce.campaign.CampaignSetup;
import umpire.rules.groundforce.rulings.GroundRule;
import umpire.rules.kernel.FirstBreach;

/** Judges what is put into a base: before the game, and as a reinforcement. */
final class BaseJudge {
    private final CampaignSetup setup;

    BaseJudge(CampaignSetup setup) {
        this.setup = setup;
    }

    FirstBreach place(Campaign campaign, CampaignAction.PlaceUnit place) {
        ForceType type = place.type();
        FirstBreach breach = new FirstBreach()
                .needs(
                        GroundRule.ARMY_STRENGTH,
                        () -> campaign.forces().count(campaign.turn(), type) < type.atStart(),
                        () -> campaign.turn() + " has its "
                                + (type.atStart() == 1 ? type.says() : type.counted(type.atStart())) + " already.");
        return inBase(breach, campaign, place.place());
    }

    private FirstBreach inBase(FirstBreach breach, Campaign campaign, GroundPlace place) {
        return breach.then(() -> new ActorJudge(setup).onBoard(place))
                .needs(
                        GroundRule.OWN_BASE,
                        () -> setup.board().inBase(campaign.turn(), place),
                        () -> place + " is not in " + campaign.turn() + "'s base.")
                .needs(
                        GroundRule.PLACE_HOLDS_TWO,
                        () -> campaign.forces().hasRoom(campaign.turn(), place),
                        () -> "Two units stand on " + place + ".");
    }

    FirstBreach buy(Campaign campaign, CampaignAction.BuyUnit buy) {
        int points = ((CampaignPhase.BuyingUnits) campaign.phase()).points();
        ForceType type = buy.type();
        FirstBreach breach = new FirstBreach()
                .needs(
                        GroundRule.COST,
                        () -> type.points() <= points,
                        () -> "A " + type.says() + " costs " + counted(type.points()) + ", and "
                                + (points == 1 ? "one is" : points + " are") + " left.")
                .needs(
                        GroundRule.SUPPLY,
                        () -> setup.spare(campaign, campaign.turn(), type) > 0,
                        () -> campaign.turn() + " has no " + type.says() + " left in the box.");
        ReinforcementPoints now = ReinforcementPoints.of(setup, campaign);
        return inBase(breach, campaign, buy.place())
                .needs(
                        GroundRule.SPEND_ALL,
                        () -> !setup.rulings().leastLeft() || now.lostAfter(type, points) == now.lost(points),
                        () -> "After that " + counted(now.lostAfter(type, points)) + " would be lost, with other units "
                                + (now.lost(points) == 0 ? "none." : now.lost(points) + "."));
    }

    private static String counted(int points) {
        return points + (points == 1 ? " point" : " points");
    }
}
