package umpire.rules.groundforce.refusal;

import java.util.List;
import java.util.Optional;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.campaign.AlikeChoice;
import umpire.rules.groundforce.campaign.Campaign;
import umpire.rules.groundforce.campaign.CampaignPhase;
import umpire.rules.groundforce.campaign.CampaignSetup;
import umpire.rules.groundforce.campaign.ForceUnit;
import umpire.rules.groundforce.rulings.GroundRule;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.FirstBreach;

/** Judges who may act, and says who stands where. */
final class ActorJudge {
    private final CampaignSetup setup;

    ActorJudge(CampaignSetup setup) {
        this.setup = setup;
    }

    /** Returns why a place is none of this board. */
    Optional<Breach> onBoard(GroundPlace place) {
        return new FirstBreach()
                .needs(
                        GroundRule.ON_THE_BOARD,
                        () -> setup.board().has(place),
                        () -> place + " is no place of this board.")
                .found();
    }

    /** Returns why a type of units does not act now. */
    Optional<Breach> mayAct(Campaign campaign, ForceType type) {
        return new FirstBreach()
                .needs(
                        GroundRule.CARD_NAMES_UNITS,
                        () -> setup.order(campaign).types().contains(type),
                        () -> "The card names " + named(campaign) + ", not " + type.plural() + ".")
                .needs(
                        GroundRule.ONE_TYPE_THEN_OTHER,
                        () -> open(campaign, type),
                        () -> "The " + type.plural() + " have had their turn: "
                                + last(campaign).plural() + " have acted since.")
                .found();
    }

    private String named(Campaign campaign) {
        return String.join(
                " and ",
                setup.order(campaign).types().stream().map(ForceType::plural).toList());
    }

    private static List<ForceType> acted(Campaign campaign) {
        return campaign.phase() instanceof CampaignPhase.ActivatingUnits activating ? activating.acted() : List.of();
    }

    private static boolean open(Campaign campaign, ForceType type) {
        return !acted(campaign).contains(type) || last(campaign) == type;
    }

    private static ForceType last(Campaign campaign) {
        List<ForceType> acted = acted(campaign);
        return acted.get(acted.size() - 1);
    }

    /** Says why no such unit of the army whose turn it is stands on a place, or why it cannot be told from another. */
    String nobody(Campaign campaign, ForceType type, GroundPlace place, AlikeChoice choice) {
        List<ForceUnit> there = campaign.forces().units(campaign.turn(), place, type);
        if (there.size() > 1) {
            return "Both " + type.plural() + " on " + place + " have done the same; neither is the " + choice.word()
                    + " one.";
        }
        if (!there.isEmpty()) {
            return "There is only one " + type.says() + " on " + place + ".";
        }
        return campaign.forces().units(campaign.turn().other(), place, type).isEmpty()
                ? "No " + type.says() + " of " + campaign.turn() + " stands on " + place + "."
                : "The " + type.says() + " on " + place + " is "
                        + campaign.turn().other() + "'s, and it is " + campaign.turn() + "'s turn.";
    }
}
