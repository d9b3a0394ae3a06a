package umpire.rules.groundforce.refusal;

import java.util.EnumMap;
import java.util.Map;
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
                        () -> campaign.turn() + " has its " + type.counted(type.atStart()) + ".");
        return inBase(breach, campaign, place.place());
    }

    private FirstBreach inBase(FirstBreach breach, Campaign campaign, GroundPlace place) {
        return breach.needs(
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
                        () -> "A " + type.says() + " costs " + type.points() + ", and " + points + " is left.")
                .needs(
                        GroundRule.SUPPLY,
                        () -> setup.spare(campaign, campaign.turn(), type) > 0,
                        () -> campaign.turn() + " has no " + type.says() + " left in the box.");
        return inBase(breach, campaign, buy.place())
                .needs(
                        GroundRule.SPEND_ALL,
                        () -> !setup.rulings().leastLeft() || wastesNothing(campaign, type, points),
                        () -> "After that more points would be lost than need be.");
    }

    private boolean wastesNothing(Campaign campaign, ForceType type, int points) {
        Map<ForceType, Integer> spare = new EnumMap<>(ForceType.class);
        for (ForceType each : ForceType.values()) {
            spare.put(each, setup.spare(campaign, campaign.turn(), each));
        }
        int room = setup.roomInBase(campaign, campaign.turn());
        int most = mostSpent(points, room, spare);
        spare.merge(type, -1, Integer::sum);
        return type.points() + mostSpent(points - type.points(), room - 1, spare) == most;
    }

    /** Returns how many points can be spent. */
    private static int mostSpent(int points, int room, Map<ForceType, Integer> spare) {
        int most = 0;
        for (ForceType type : ForceType.values()) {
            if (room > 0 && type.points() <= points && spare.getOrDefault(type, 0) > 0) {
                Map<ForceType, Integer> rest = new EnumMap<>(spare);
                rest.merge(type, -1, Integer::sum);
                most = Math.max(most, type.points() + mostSpent(points - type.points(), room - 1, rest));
            }
        }
        return most;
    }
}
