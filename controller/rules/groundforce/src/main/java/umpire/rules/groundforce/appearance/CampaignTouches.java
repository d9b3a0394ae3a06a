package umpire.rules.groundforce.appearance;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.campaign.Campaign;
import umpire.rules.groundforce.campaign.CampaignAction;
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
