package umpire.rules.groundforce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import umpire.rules.groundforce.campaign.Campaign;
import umpire.rules.groundforce.campaign.CampaignAction;
import umpire.rules.groundforce.plain.PlainWar;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;
import umpire.rules.kernel.RandomAction;

/**
 * Holds the game against a second one, written from the sheet and the house's answers without its code: the same actions must be legal in
 * every position that some games come to, and each must lead to the same next position.
 */
@DisplayName("the game agrees with a second one, written from the sheet alone")
@Tag("playout")
class GroundSecondOpinionTest {
    private static final int GAMES_FROM_A_START = Integer.getInteger("opinion.games", 3);
    private static final int ACTIONS_FROM_A_START = 40;

    /** Where armies are close to each other, which chance alone seldom brings about. */
    private static final List<String> STARTS = List.of(
            "yellow placing | - | - | - | - | -",
            "yellow placing | c1:YTT d1:YTT e1:YTT c2:YTT d2:YSS e2:YH c11:BTT d11:BTT e11:BTT c10:BTT d10:BS | - | - | - | -",
            "yellow drawing | b5:YTT d5:YTS e5:YTH d3:YT f5:YS d7:BTT c6:BTS e6:BTH f7:BT d9:BS | - | - | - | -",
            "yellow acting - | b5:YTT d5:YTT e5:YTT d6:BTT c6:BTS e6:BTH b6:BT d9:BS | rush-1 | - | - | -",
            "yellow acting - | b5:YSS d5:YTS e5:YSH d6:BTT c6:BTS e6:BTH b6:BT d7:BS | stealth-1 | - | - | -",
            "blue acting - | b5:YSS d5:YTS e5:YSH d6:BTT c6:BTS e6:BTH b6:BT d7:BS | stealth-1 | trooper-1 | yellow | -",
            "blue acting - | b5:YSS d5:YTS e5:YSH d6:BTH c6:BTS e6:BTH | stealth-1 | trooper+heavy-1 | - | -",
            "yellow rolling trooper d5:x,d5:1x d6 trooper | d5:YTxT1x a3:YT d6:BTS g9:BT | rush-1 | - | - | -",
            "yellow rolling trooper c6:x,d5:'x d6 trooper | c6:YTx d5:YT'x d6:BTH g9:BT | rush-1 | - | - | -",
            "yellow rolling saboteur c6:x,d5:x d6 saboteur | c6:YSx d5:YSx a3:YT d6:BTT g9:BT | saboteur-1 | - | - | -",
            "yellow advancing trooper c6:x,d5:'x d6 trooper | c6:YTx d5:YT'x a3:YT g9:BT | rush-1 | - | - | -",
            "yellow advancing trooper d5:2x,d5:'x d6 trooper | d5:YT2xT'x a3:YT g9:BT | rush-1 | - | - | -",
            "yellow advancing saboteur d9:2x,d9:x d10 saboteur | d9:YS2xSx a3:YT g9:BT | saboteur-1 | - | - | -",
            "blue drawing | d5:YT a6:YT d6:BT d7:BS | rush-1 | trooper-1 | - | -",
            "yellow buying 5 | c1:YTT d1:YTT e1:YSS c2:YTT d2:YT a6:YTT d6:YT g6:YT d9:BS | reinforcements-1 | - | - | -");

    private final Map<String, Integer> compared = new TreeMap<>();
    private final Set<String> seen = new HashSet<>();

    @Test
    void bothReadingsOfTheSheetAgreeOnEverything() {
        Game<Campaign, CampaignAction> game = GroundGames.game();
        for (String start : STARTS) {
            for (int seed = 0; seed < GAMES_FROM_A_START; seed++) {
                play(game, game.readPosition(start).orThrow(), new Random(seed));
            }
        }
        assertThat(compared)
                .containsOnlyKeys("advance", "attack", "buy", "done", "draw", "place", "remove", "roll", "walk")
                .allSatisfy((word, count) -> assertThat(count).as(word).isGreaterThan(10));
    }

    @Test
    void aUsedUpDeckIsShuffledInBoth() {
        Game<Campaign, CampaignAction> game = GroundGames.game();
        StringBuilder drawn = new StringBuilder();
        game.actions(game.readPosition(STARTS.get(2)).orThrow())
                .forEach(action -> drawn.append(drawn.isEmpty() ? "" : ",")
                        .append(game.write(action).substring(5)));
        compare(
                game,
                game.readPosition(STARTS.get(2).replaceFirst("\\| - ", "| " + drawn + " "))
                        .orThrow());
        assertThat(compared).containsOnlyKeys("shuffle");
    }

    private void play(Game<Campaign, CampaignAction> game, Campaign start, Random random) {
        Campaign campaign = start;
        for (int i = 0; i < ACTIONS_FROM_A_START && !(game.awaited(campaign) instanceof Awaited.Nothing); i++) {
            compare(game, campaign);
            campaign = next(game, campaign, RandomAction.of(game, campaign, random::nextInt));
        }
    }

    private static Campaign next(Game<Campaign, CampaignAction> game, Campaign campaign, CampaignAction action) {
        return GamePlay.after(game, campaign, action);
    }

    private void compare(Game<Campaign, CampaignAction> game, Campaign campaign) {
        String before = game.writePosition(campaign);
        if (!seen.add(before)) {
            return;
        }
        Set<String> legal = new TreeSet<>();
        for (CampaignAction action : game.actions(campaign)) {
            String written = game.write(action);
            legal.add(written);
            compared.merge(written.split(" ")[0], 1, Integer::sum);
            assertThat(game.writePosition(next(game, campaign, action)))
                    .as("%s in %s", written, before)
                    .isEqualTo(PlainWar.after(before, written));
        }
        assertThat(legal).as(before).isEqualTo(PlainWar.legal(before));
    }
}
