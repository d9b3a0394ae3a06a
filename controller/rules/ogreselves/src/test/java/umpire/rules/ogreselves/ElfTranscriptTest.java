package umpire.rules.ogreselves;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Ruling;
import umpire.rules.ogreselves.quest.Quest;
import umpire.rules.ogreselves.quest.QuestAction;

/**
 * Holds the beginning of a game, with its positions, legal actions and events, against a file. After a change of rules that is meant,
 * write the file anew with {@code -Dtranscript.write=true} and read what has changed.
 */
class ElfTranscriptTest {
    private static final Path FILE = Path.of("src/test/resources/elves-transcript.txt");
    private static final long SEED = 3;
    private static final int MOST_ACTIONS = 150;

    @Test
    void aGameGoesAsItWent() throws IOException {
        String transcript = transcript(Kingdoms.game("THIRD", 3));
        if (Boolean.getBoolean("transcript.write")) {
            Files.createDirectories(FILE.getParent());
            Files.writeString(FILE, transcript);
        }
        assertThat(transcript).isEqualTo(Files.readString(FILE));
    }

    private static String transcript(Game<Quest, QuestAction> game) {
        StringBuilder text = new StringBuilder("The third game, three Elves, seed " + SEED + ".\n");
        Random random = new Random(SEED);
        Quest quest = game.opening();
        for (int i = 0; i < MOST_ACTIONS && !(game.awaited(quest) instanceof Awaited.Nothing); i++) {
            List<QuestAction> actions = game.actions(quest);
            QuestAction chosen = actions.get(random.nextInt(actions.size()));
            text.append('\n').append(game.writePosition(quest)).append("\nlegal: ");
            text.append(String.join(", ", actions.stream().map(game::write).toList()));
            text.append("\n> ").append(game.write(chosen)).append('\n');
            Ruling.Accepted<Quest, QuestAction> accepted =
                    (Ruling.Accepted<Quest, QuestAction>) game.judge(quest, chosen);
            for (Event event : accepted.events()) {
                text.append(event.rule().section())
                        .append("  ")
                        .append(event.says())
                        .append('\n');
            }
            quest = accepted.next();
        }
        return text.append('\n').append(game.writePosition(quest)).append('\n').toString();
    }
}
