package umpire.rules.groundforce;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.rules.groundforce.campaign.Campaign;
import umpire.rules.groundforce.campaign.CampaignAction;
import umpire.rules.kernel.CaseFile;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Ruling;

/** Cases that were written from the sheet before the rules were tried on them. */
class GroundSheetCasesTest {
    private static final Path FILE = Path.of("src/test/resources/ground-sheet-cases.txt");

    static List<GroundSheetCase> cases() throws IOException {
        return CaseFile.read(FILE, GroundSheetCase::parse);
    }

    @Test
    void thereAreTwoHundredCases() throws IOException {
        assertThat(cases()).hasSizeGreaterThan(200).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theGameIsPlayedAsTheSheetSays(GroundSheetCase told) {
        Game<Campaign, CampaignAction> game = GroundGames.game(told.house());
        Campaign campaign = told.opening()
                ? game.opening()
                : game.readPosition(told.position()).orThrow();
        List<String> actions = told.actions();
        for (String action : actions.subList(0, actions.size() - 1)) {
            campaign = done(game, campaign, action);
        }
        String last = actions.get(actions.size() - 1);
        if (told.refused()) {
            assertThat(legal(game, campaign, last)).isFalse();
        } else {
            holds(game, done(game, campaign, last), told.after());
        }
    }

    private static Campaign done(Game<Campaign, CampaignAction> game, Campaign campaign, String action) {
        assertThat(legal(game, campaign, action))
                .as("%s in %s", action, game.writePosition(campaign))
                .isTrue();
        CampaignAction read = game.readAction(campaign, action).orThrow();
        return GamePlay.after(game, campaign, read);
    }

    /** What is listed and what is accepted is the same. */
    private static boolean legal(Game<Campaign, CampaignAction> game, Campaign campaign, String action) {
        CampaignAction read = game.readAction(campaign, action) instanceof Parsed.Good<CampaignAction> good
                ? good.value()
                : game.readAction(campaign, action).orThrow();
        boolean accepted = game.judge(campaign, read) instanceof Ruling.Accepted;
        assertThat(game.actions(campaign).contains(read)).as(action).isEqualTo(accepted);
        return accepted;
    }

    private static void holds(Game<Campaign, CampaignAction> game, Campaign campaign, String after) {
        Map<String, String> table = GroundSheetCase.read(game.writePosition(campaign));
        Map<String, String> seen = new LinkedHashMap<>();
        Map<String, String> expected = GroundSheetCase.entries(after, "[:=]");
        expected.keySet().forEach(name -> seen.put(name, table.getOrDefault(name, "-")));
        assertThat(seen).as(game.writePosition(campaign)).isEqualTo(expected);
    }
}
