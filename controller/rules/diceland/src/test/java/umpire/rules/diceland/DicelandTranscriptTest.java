package umpire.rules.diceland;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Transcript;

/**
 * Holds a game by chance, with its positions, legal actions and events, against a file. After a change of rules that is meant, write the
 * file anew with {@code -Dtranscript.write=true} and read what has changed.
 */
class DicelandTranscriptTest {
    @Test
    void aGameGoesAsItWent() throws IOException {
        Game<Position, Action> game = Duels.game("MARK_III");
        new Transcript<>(game, "An army against an Ogre Mark III", 120)
                .holds(Path.of("src/test/resources/diceland-transcript.txt"), game.opening(), 4);
    }
}
