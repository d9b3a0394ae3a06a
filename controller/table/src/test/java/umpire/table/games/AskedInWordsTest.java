package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.TableSnapshot;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;

/**
 * The prompts in each phase of each game and the labels of targets, as approved in a file. {@code -Dumpire.golden=write} rewrites it for
 * review.
 */
class AskedInWordsTest {
    private static final Path FILE = Path.of("src/test/resources/golden/asked.txt");
    private static final long SEED = 21;
    private static final int ACTIONS = 260;

    @Test
    void thePromptsAreAsApproved() throws Exception {
        String asked = RandomStates.games().map(AskedInWordsTest::asked).collect(Collectors.joining("\n"));
        if ("write".equals(System.getProperty("umpire.golden"))) {
            Files.createDirectories(FILE.getParent());
            Files.writeString(FILE, asked);
        }
        assertThat(asked).isEqualTo(Files.readString(FILE));
    }

    /** Returns the prompts, each kind once. */
    private static <S, A> String asked(Game<S, A> game) {
        Map<Object, String> asked = new LinkedHashMap<>();
        RandomStates.choices(game, SEED, ACTIONS, state -> {
            if (game.awaited(state) instanceof Awaited.Choice) {
                Object kinds = game.actions(state).stream()
                        .map(action -> game.kind(state, action).says())
                        .map(says -> says.replaceAll("[0-9]+", "N"))
                        .collect(Collectors.toSet());
                asked.computeIfAbsent(
                        kinds, any -> said(SeenTable.asked(game, state).tableSnapshot()));
            }
        });
        return game.title() + "\n" + asked.values().stream().sorted().collect(Collectors.joining());
    }

    private static String said(TableSnapshot tableSnapshot) {
        String prospects = tableSnapshot.legal().open().stream()
                .flatMap(action -> action.preview().stream())
                .distinct()
                .limit(4)
                .collect(Collectors.joining(" | "));
        return "  " + tableSnapshot.prompt().says() + (prospects.isEmpty() ? "" : "\n      targets: " + prospects)
                + "\n";
    }
}
