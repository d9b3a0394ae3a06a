package umpire.rules.groundforce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.rules.groundforce.campaign.Campaign;
import umpire.rules.groundforce.campaign.CampaignAction;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;

/** An attack is named by touching those very units that make it, and then the place they attack. */
class GroundTouchTest {
    private static final Place D3 = new Place("d3");
    private static final Place C4 = new Place("c4");
    private static final Place D4 = new Place("d4");

    private final Game<Campaign, CampaignAction> game = GroundGames.game();
    private final Campaign campaign = game.readPosition(
                    "yellow acting | c4:YS d3:YTS d4:BTS | trooper+saboteur-1 | - | - | -")
            .orThrow();

    private CampaignAction action(String text) {
        return game.readAction(campaign, text).orThrow();
    }

    @Test
    void ofTwoUnitsOnAPlaceTheAttackingOneIsTouched() {
        assertThat(game.touches(campaign, action("attack saboteur d3 d4"))).containsExactly(D3, D4);
        assertThat(game.touched(campaign, action("attack saboteur d3 d4")))
                .isEqualTo(Map.of(D3, new Token("yellow-saboteur")));
        assertThat(game.touched(campaign, action("attack trooper d3 d4")))
                .isEqualTo(Map.of(D3, new Token("yellow-trooper")));
    }

    @Test
    void ofTwoAttackersEachIsTouchedOnItsPlace() {
        CampaignAction both = action("attack saboteur c4+d3 d4");
        assertThat(game.touches(campaign, both)).containsExactly(C4, D3, D4);
        assertThat(game.touched(campaign, both))
                .isEqualTo(Map.of(C4, new Token("yellow-saboteur"), D3, new Token("yellow-saboteur")));
    }

    @Test
    void whatIsAttackedIsAPlaceSoEitherUnitOnItWillDo() {
        List<CampaignAction> attacks = game.actions(campaign).stream()
                .filter(CampaignAction.AttackPlace.class::isInstance)
                .toList();
        assertThat(attacks)
                .isNotEmpty()
                .allSatisfy(attack -> assertThat(game.touched(campaign, attack)).doesNotContainKey(D4));
    }
}
