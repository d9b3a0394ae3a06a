package umpire.rules.ogreselves;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Transcript;

/**
 * Compares the beginning of a game, with its positions, legal actions and events, with a file. After an intended change of the rules,
 * rewrite the file with {@code -Dtranscript.write=true} and read the diff.
 */
class OgresElvesTranscriptTest {
    @Test
    void aGameMatchesItsTranscript() throws IOException {
        Game<Position, Action> game = Kingdoms.game("THIRD", 3);
        new Transcript<>(game, "The third game, three Elves", 150)
                .holds(Path.of("src/test/resources/elves-transcript.txt"), game.opening(), 3);
    }
}
