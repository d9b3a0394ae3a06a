package umpire.rules.groundforce.appearance;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.battlefield.OrderCard;
import umpire.rules.groundforce.campaign.Campaign;
import umpire.rules.groundforce.campaign.CampaignAction;
import umpire.rules.groundforce.campaign.CampaignPhase;
import umpire.rules.groundforce.campaign.CampaignSetup;
import umpire.rules.groundforce.campaign.ForceUnit;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;

/** What names an action that leaves no picture, and what a wrong move most likely meant. */
public final class CampaignTouches {
    private CampaignTouches() {}

    /** An attack is named by its attackers, one after the other, and then its target. */
    public static List<Place> of(CampaignAction action) {
        if (!(action instanceof CampaignAction.AttackPlace attack)) {
            return List.of();
        }
        List<Place> touches =
                new ArrayList<>(attack.from().stream().map(GroundPlace::place).toList());
        touches.add(attack.target().place());
        return touches;
    }

    /** Of two units on a place the one of the attacking type is touched; whoever is attacked there, any will do. */
    public static Map<Place, Token> tokens(Campaign campaign, CampaignAction action) {
        return action instanceof CampaignAction.AttackPlace attack
                ? attack.from().stream()
                        .distinct()
                        .collect(Collectors.toMap(
                                GroundPlace::place, from -> BattlefieldSheet.token(campaign.turn(), attack.type())))
                : Map.of();
    }

    /** A unit that left its place most likely walked to where something now stands; what came to a pile was drawn. */
    public static Optional<CampaignAction> attempt(
            CampaignSetup setup, Campaign campaign, List<Place> emptied, List<Place> filled) {
        if (filled.contains(campaign.turn().discards())) {
            return drawn(setup, campaign);
        }
        if (campaign.phase() instanceof CampaignPhase.BuyingUnits
                || campaign.phase() instanceof CampaignPhase.PlacingUnits) {
            return joined(campaign, filled);
        }
        Optional<GroundPlace> from = emptied.stream()
                .flatMap(place -> GroundPlace.at(place).stream())
                .filter(place -> campaign.forces().holds(campaign.turn(), place))
                .findFirst();
        Optional<GroundPlace> to =
                filled.stream().flatMap(place -> GroundPlace.at(place).stream()).findFirst();
        return from.flatMap(place ->
                to.map(there -> new CampaignAction.WalkUnit(type(setup, campaign, place), place, there, false)));
    }

    private static Optional<CampaignAction> drawn(CampaignSetup setup, Campaign campaign) {
        return setup.left(campaign).stream().findFirst().map((OrderCard card) -> new CampaignAction.DrawCard(card));
    }

    private static Optional<CampaignAction> joined(Campaign campaign, List<Place> filled) {
        boolean buying = campaign.phase() instanceof CampaignPhase.BuyingUnits;
        return filled.stream()
                .flatMap(place -> GroundPlace.at(place).stream())
                .findFirst()
                .map(place -> buying
                        ? new CampaignAction.BuyUnit(ForceType.TROOPER, place)
                        : new CampaignAction.PlaceUnit(ForceType.TROOPER, place));
    }

    /** Of two units on a place the one that the card names was meant. */
    private static ForceType type(CampaignSetup setup, Campaign campaign, GroundPlace place) {
        List<ForceType> there = campaign.forces().units(campaign.turn(), place).stream()
                .map(ForceUnit::type)
                .toList();
        return there.stream()
                .filter(setup.order(campaign).types()::contains)
                .findFirst()
                .orElse(there.get(0));
    }
}
