package umpire.rules.ogrechess;

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
import umpire.rules.ogrechess.combat.Combat;
import umpire.rules.ogrechess.notation.BoardText;
import umpire.rules.ogrechess.position.Action;
import umpire.rules.ogrechess.position.Chessboard;
import umpire.rules.ogrechess.position.Position;
import umpire.rules.ogrechess.position.Square;
import umpire.rules.ogrechess.rulings.Rulings;
import umpire.rules.ogrechess.words.Labels;

/**
 * Holds a whole game, with its boards, legal actions and events, against a file. After a change of rules that is meant, write
 * the file anew with {@code -Dtranscript.write=true} and read what has changed.
 */
class TranscriptTest {
    private static final Path FILE = Path.of("src/test/resources/transcript.txt");
    private static final long SEED = 5;
    private static final int MOST_ACTIONS = 120;

    private final Game<Position, Action> game = OgreChess.game();

    @Test
    void aGameGoesAsItWent() throws IOException {
        String transcript = transcript();
        if (Boolean.getBoolean("transcript.write")) {
            Files.createDirectories(FILE.getParent());
            Files.writeString(FILE, transcript);
        }
        assertThat(transcript).isEqualTo(Files.readString(FILE));
    }

    private String transcript() {
        StringBuilder text =
                new StringBuilder("A random game, seed " + SEED + ", at most " + MOST_ACTIONS + " actions.\n");
        Random random = new Random(SEED);
        Position position = game.opening();
        for (int i = 0; i < MOST_ACTIONS && !(game.awaited(position) instanceof Awaited.Nothing); i++) {
            List<Action> actions = game.actions(position);
            Action chosen = actions.get(random.nextInt(actions.size()));
            text.append('\n')
                    .append(drawn(position.board()))
                    .append(game.writePosition(position))
                    .append('\n');
            text.append(position.acting())
                    .append(" is to ")
                    .append(Labels.awaited(position, new Combat(Rulings.DEFAULT)))
                    .append(".\n");
            text.append("legal: ")
                    .append(String.join(", ", actions.stream().map(game::write).toList()))
                    .append('\n');
            text.append("> ").append(game.write(chosen)).append('\n');
            Ruling.Accepted<Position, Action> accepted =
                    (Ruling.Accepted<Position, Action>) game.judge(position, chosen);
            for (Event event : accepted.events()) {
                text.append(event.rule().section())
                        .append("  ")
                        .append(event.says())
                        .append('\n');
            }
            position = accepted.next();
        }
        return text.append('\n')
                .append(drawn(position.board()))
                .append(game.writePosition(position))
                .append('\n')
                .toString();
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
