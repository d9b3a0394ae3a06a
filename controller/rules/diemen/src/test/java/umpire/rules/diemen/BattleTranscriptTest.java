package umpire.rules.diemen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictAction;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Ruling;

/**
 * Holds a whole battle at close quarters, with its positions, legal actions and events, against a file. After a change of rules that is
 * meant, write the file anew with {@code -Dtranscript.write=true} and read what has changed.
 */
class BattleTranscriptTest {
    private static final Path FILE = Path.of("src/test/resources/battle-transcript.txt");
    private static final long SEED = 5;

    /** Of more actions only their number is written. */
    private static final int LISTED = 60;

    @Test
    void aBattleGoesAsItWent() throws IOException {
        String transcript = transcript(Battles.game(Battles.MELEE));
        if (Boolean.getBoolean("transcript.write")) {
            Files.createDirectories(FILE.getParent());
            Files.writeString(FILE, transcript);
        }
        assertThat(transcript).isEqualTo(Files.readString(FILE));
    }

    private static String transcript(Game<Conflict, ConflictAction> game) {
        StringBuilder text = new StringBuilder("A battle at close quarters, seed " + SEED + ".\n");
        Random random = new Random(SEED);
        Conflict conflict = game.opening();
        while (!(game.awaited(conflict) instanceof Awaited.Nothing)) {
            ConflictAction chosen = RandomAction.of(game, conflict, random::nextInt);
            text.append('\n').append(game.writePosition(conflict)).append('\n');
            text.append(legal(game, game.actions(conflict)));
            text.append("> ").append(game.write(chosen)).append('\n');
            Ruling.Accepted<Conflict, ConflictAction> accepted =
                    (Ruling.Accepted<Conflict, ConflictAction>) game.judge(conflict, chosen);
            for (Event event : accepted.events()) {
                text.append(event.rule().section())
                        .append("  ")
                        .append(event.says())
                        .append('\n');
            }
            conflict = accepted.next();
        }
        return text.append('\n')
                .append(game.writePosition(conflict))
                .append('\n')
                .toString();
    }

    private static String legal(Game<Conflict, ConflictAction> game, List<ConflictAction> actions) {
        return actions.size() > LISTED
                ? "legal: " + actions.size() + "\n"
                : "legal: "
                        + String.join(", ", actions.stream().map(game::write).toList()) + "\n";
    }
}
