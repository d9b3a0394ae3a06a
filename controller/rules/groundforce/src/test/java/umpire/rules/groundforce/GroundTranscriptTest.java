package umpire.rules.groundforce;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import umpire.rules.groundforce.campaign.Campaign;
import umpire.rules.groundforce.campaign.CampaignAction;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Ruling;

/**
 * Holds a piece of a game, with its positions, legal actions and events, against a file. After a change of rules that is meant, write
 * the file anew with {@code -Dtranscript.write=true} and read what has changed.
 */
class GroundTranscriptTest {
    private static final Path FILE = Path.of("src/test/resources/ground-transcript.txt");
    private static final long SEED = 5;
    private static final int MOST_ACTIONS = 150;
    private static final String START =
            "yellow drawing | b5:YTT d5:YTS e5:YTH d3:YT f5:YS c1:YT d7:BTT c6:BTS e6:BTH f7:BT d9:BS d11:BT | - | - | - | -";

    @Test
    void aGameGoesAsItWent() throws IOException {
        String transcript = transcript(GroundGames.game());
        if (Boolean.getBoolean("transcript.write")) {
            Files.createDirectories(FILE.getParent());
            Files.writeString(FILE, transcript);
        }
        assertThat(transcript).isEqualTo(Files.readString(FILE));
    }

    private static String transcript(Game<Campaign, CampaignAction> game) {
        StringBuilder text = new StringBuilder("From the middle of a game, seed " + SEED + ".\n");
        Random random = new Random(SEED);
        Campaign campaign = game.readPosition(START).orThrow();
        for (int i = 0; i < MOST_ACTIONS && !(game.awaited(campaign) instanceof Awaited.Nothing); i++) {
            List<CampaignAction> actions = game.actions(campaign);
            CampaignAction chosen = actions.get(random.nextInt(actions.size()));
            text.append('\n').append(game.writePosition(campaign)).append("\nlegal: ");
            text.append(String.join(", ", actions.stream().map(game::write).toList()));
            text.append("\n> ").append(game.write(chosen)).append('\n');
            Ruling.Accepted<Campaign, CampaignAction> accepted =
                    (Ruling.Accepted<Campaign, CampaignAction>) game.judge(campaign, chosen);
            for (Event event : accepted.events()) {
                text.append(event.rule().section())
                        .append("  ")
                        .append(event.says())
                        .append('\n');
            }
            campaign = accepted.next();
        }
        return text.append('\n')
                .append(game.writePosition(campaign))
                .append('\n')
                .toString();
    }
}
