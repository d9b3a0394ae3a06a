package umpire.rules.diceland;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Transcript;

/**
 * Compares a random game, with its positions, legal actions and events, with a file. After an intended change of the rules, rewrite the
 * file with {@code -Dtranscript.write=true} and read the diff.
 */
class DicelandTranscriptTest {
    @Test
    void aGameMatchesItsTranscript() throws IOException {
        Game<Position, Action> game = Duels.game("MARK_III");
        new Transcript<>(game, "An army against an Ogre Mark III", 120)
                .holds(Path.of("src/test/resources/diceland-transcript.txt"), game.opening(), 4);
    }
}
