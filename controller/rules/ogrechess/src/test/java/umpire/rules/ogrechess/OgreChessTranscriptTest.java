package umpire.rules.ogrechess;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Transcript;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.rulings.Rulings;

/**
 * Compares a whole game, with its boards, legal actions and events, with a file. After an intended change of the rules, rewrite the file
 * with {@code -Dtranscript.write=true} and read the diff.
 */
class OgreChessTranscriptTest {
    private static final Prospects PROSPECTS = new Prospects(Rulings.DEFAULT);

    private final Game<Position, Action> game = OgreChess.game();

    @Test
    void aGameMatchesItsTranscript() throws IOException {
        new Transcript<>(game, "A random game, at most 120 actions", this::described, 120, Integer.MAX_VALUE)
                .holds(Path.of("src/test/resources/transcript.txt"), game.opening(), 5);
    }

    private String described(Position position) {
        return drawn(position.board()) + game.writePosition(position) + "\n" + position.acting() + " is to "
                + TurnWords.awaited(position, PROSPECTS) + ".";
    }

    private static String drawn(Chessboard board) {
        StringBuilder text = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            for (int file = 0; file < 8; file++) {
                text.append(board.at(Square.of(file, rank))
                        .map(unit -> BoardText.write(unit).substring(0, 1))
                        .orElse("."));
            }
            text.append('\n');
        }
        return text.toString();
    }
}
