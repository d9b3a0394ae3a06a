package umpire.rules.ogreselves;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Transcript;

/**
 * Holds the beginning of a game, with its positions, legal actions and events, against a file. After a change of rules that is meant,
 * write the file anew with {@code -Dtranscript.write=true} and read what has changed.
 */
class OgresElvesTranscriptTest {
    @Test
    void aGameGoesAsItWent() throws IOException {
        Game<Position, Action> game = Kingdoms.game("THIRD", 3);
        new Transcript<>(game, "The third game, three Elves", 150)
                .holds(Path.of("src/test/resources/elves-transcript.txt"), game.opening(), 3);
    }
}
