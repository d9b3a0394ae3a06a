package umpire.rules.groundforce.appearance;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.campaign.AlikeChoice;
import umpire.rules.groundforce.campaign.AlikeUnits;
import umpire.rules.groundforce.campaign.Campaign;
import umpire.rules.groundforce.campaign.CampaignAction;
import umpire.rules.groundforce.campaign.CampaignSetup;
import umpire.rules.groundforce.campaign.ForceUnit;
import umpire.rules.groundforce.campaign.NamedAttacker;
import umpire.rules.kernel.PieceCondition;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;

/** What names an action that leaves no picture. */
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

    /** Of two of the attacking type on a place of which either may be meant, that very one is touched. */
    public static Map<Place, PieceCondition> conditions(CampaignSetup setup, Campaign campaign, CampaignAction action) {
        if (!(action instanceof CampaignAction.AttackPlace attack)) {
            return Map.of();
        }
        AlikeUnits alike = new AlikeUnits(setup, campaign);
        return alike.fighters(attack).stream()
                .filter(fighter -> Collections.frequency(attack.from(), fighter.from()) == 1)
                .filter(fighter -> alike.other(attack.type(), fighter.from()) != AlikeChoice.UNSAID)
                .collect(Collectors.toMap(
                        fighter -> fighter.from().place(),
                        fighter -> CampaignPicture.condition(
                                campaign.turn(), fighter.from(), new ForceUnit(attack.type(), fighter.readiness()))));
    }

    /** Whoever touched one of his units and then another place most likely meant to attack that place. */
    public static Optional<CampaignAction> meant(CampaignSetup setup, Campaign campaign, List<Place> touched) {
        List<GroundPlace> places = touched.stream()
                .flatMap(place -> GroundPlace.at(place).stream())
                .toList();
        if (places.size() < 2) {
            return Optional.empty();
        }
        GroundPlace from = places.get(places.size() - 2);
        GroundPlace target = places.get(places.size() - 1);
        return campaign.forces().units(campaign.turn(), from).stream()
                .map(ForceUnit::type)
                .min(Comparator.comparing((ForceType type) ->
                                !setup.order(campaign).types().contains(type))
                        .thenComparing(type -> (type == ForceType.HEAVY) == (from.spacesTo(target) == 1)))
                .map(type -> new CampaignAction.AttackPlace(type, List.of(NamedAttacker.at(from)), target));
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
}
