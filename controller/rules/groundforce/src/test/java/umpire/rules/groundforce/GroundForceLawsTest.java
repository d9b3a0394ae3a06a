package umpire.rules.groundforce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import umpire.rules.groundforce.campaign.Campaign;
import umpire.rules.groundforce.campaign.CampaignAction;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameLaws;
import umpire.rules.kernel.HouseRuling;

@Tag("playout")
class GroundForceLawsTest {
    private static final int MOST_ACTIONS = 20_000;

    /** How many games are played; more with {@code -Dlaws.games=1000}. */
    private static final int GAMES = Integer.getInteger("laws.games", 3);

    @Test
    void randomPlayKeepsTheLawsAndReachesBothWaysToWin() {
        GameLaws<Campaign, CampaignAction> laws = new GameLaws<>(GroundGames.game(), MOST_ACTIONS);
        GameLaws.Tally tally = laws.play(1, GAMES);
        assertThat(tally.games()).isEqualTo(GAMES);
        assertThat(tally.outcomes()).containsKey("base");
    }

    @Test
    void randomPlayKeepsTheLawsUnderOtherRulings() {
        for (HouseRuling ruling : GroundGames.game().rulings()) {
            for (String answer : ruling.allowed().subList(1, ruling.allowed().size())) {
                Game<Campaign, CampaignAction> game = GroundGames.game(Map.of(ruling.key(), answer));
                GameLaws<Campaign, CampaignAction> laws = new GameLaws<>(game, MOST_ACTIONS);
                assertThat(laws.play(100, 1).games()).as(ruling.key()).isEqualTo(1);
            }
        }
    }

    @Test
    void everyConceivableActionIsAcceptedExactlyWhenItIsListed() {
        Game<Campaign, CampaignAction> game = GroundGames.game();
        GameLaws<Campaign, CampaignAction> laws = new GameLaws<>(game, MOST_ACTIONS);
        List<CampaignAction> universe = GroundUniverse.actions(game);
        List<Campaign> states = laws.playOut(game.opening(), 7);
        for (int i = 0; i < states.size(); i += Math.max(1, states.size() / 15)) {
            Set<CampaignAction> listed = new HashSet<>(game.actions(states.get(i)));
            assertThat(universe).as("the universe holds what is legal").containsAll(listed);
            for (CampaignAction action : universe) {
                laws.refusedUnlessListed(states.get(i), listed, action, "seed 7, state " + i);
            }
        }
    }
}
