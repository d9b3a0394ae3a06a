package umpire.rules.ogreselves;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.DocumentedPositions;
import umpire.rules.kernel.Game;
import umpire.rules.ogreselves.position.Action;
import umpire.rules.ogreselves.position.Position;

/** Whatever docs/games/ogres-and-elves.md shows in notation is what the judge reads and writes. */
class OgresElvesPageTest {
    private static final Game<Position, Action> THIRD = Kingdoms.game("THIRD", 2);
    private static final DocumentedPositions PAGE =
            new DocumentedPositions(Path.of("../../../docs/games/ogres-and-elves.md"), "## How it is written down");

    @Test
    void everyPhaseIsShownInAPositionThatTheJudgeTakes() throws IOException {
        assertThat(words(PAGE.positionsAreRead(THIRD), 1))
                .containsExactly(
                        "agreeing",
                        "bound",
                        "deploying",
                        "ended",
                        "escaping",
                        "handling",
                        "meeting",
                        "moving",
                        "placing",
                        "rolling",
                        "salting");
    }

    @Test
    void everyActionIsShownAsTheJudgeReadsIt() throws IOException {
        List<String> all =
                OgresElvesUniverse.actions().stream().map(THIRD::write).toList();
        assertThat(words(PAGE.actionsAreRead(THIRD), 0)).isEqualTo(words(all, 0));
    }

    /** Returns a word of each text, each once, in the order of the alphabet. */
    private static List<String> words(List<String> texts, int index) {
        return texts.stream()
                .map(text -> text.split(" ")[index])
                .distinct()
                .sorted()
                .toList();
    }
}
