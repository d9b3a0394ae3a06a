package umpire.rules.groundforce;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Transcript;

/**
 * Compares part of a game, with its positions, legal actions and events, with a file. After an intended change of the rules, write the
 * file with {@code -Dtranscript.write=true} and read the difference.
 */
class GroundForceTranscriptTest {
    private static final String START =
            "yellow drawing | b5:YTT d5:YTS e5:YTH d3:YT f5:YS c1:YT d7:BTT c6:BTS e6:BTH f7:BT d9:BS d11:BT | - | - | - | -";

    @Test
    void aGameMatchesItsTranscript() throws IOException {
        Game<Position, Action> game = GroundForceGames.game();
        new Transcript<>(game, "From the middle of a game", 150)
                .holds(
                        Path.of("src/test/resources/ground-transcript.txt"),
                        game.readPosition(START).orThrow(),
                        5);
    }
}
