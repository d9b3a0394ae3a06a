package umpire.rules.diemen;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Transcript;

/**
 * Compares a whole battle at close quarters, with its positions, legal actions and events, with a file. After an intended change of the
 * rules, rewrite the file with {@code -Dtranscript.write=true} and read the diff.
 */
class DieMenTranscriptTest {
    private static final int MOST_LISTED = 60;

    @Test
    void aBattleMatchesItsTranscript() throws IOException {
        Game<Position, Action> game = Battles.game(Battles.MELEE);
        new Transcript<>(game, "A battle at close quarters", game::writePosition, Integer.MAX_VALUE, MOST_LISTED)
                .holds(Path.of("src/test/resources/battle-transcript.txt"), game.opening(), 5);
    }
}
