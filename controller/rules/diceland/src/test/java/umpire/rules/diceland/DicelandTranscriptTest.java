package umpire.rules.diceland;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import umpire.rules.diceland.duel.Duel;
import umpire.rules.diceland.duel.DuelAction;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Ruling;

/**
 * Holds a game by chance, with its positions, legal actions and events, against a file. After a change of rules that is meant, write the
 * file anew with {@code -Dtranscript.write=true} and read what has changed.
 */
class DicelandTranscriptTest {
    private static final Path FILE = Path.of("src/test/resources/diceland-transcript.txt");
    private static final long SEED = 4;
    private static final int MOST_ACTIONS = 120;

    @Test
    void aGameGoesAsItWent() throws IOException {
        String transcript = transcript(Duels.game("MARK_III"));
        if (Boolean.getBoolean("transcript.write")) {
            Files.writeString(FILE, transcript);
        }
        assertThat(transcript).isEqualTo(Files.readString(FILE));
    }

    private static String transcript(Game<Duel, DuelAction> game) {
        StringBuilder text = new StringBuilder("An army against an Ogre Mark III, seed " + SEED + ".\n");
        Random random = new Random(SEED);
        Duel duel = game.opening();
        for (int i = 0; i < MOST_ACTIONS && !(game.awaited(duel) instanceof Awaited.Nothing); i++) {
            DuelAction chosen = RandomAction.of(game, duel, random::nextInt);
            text.append('\n').append(game.writePosition(duel)).append("\nlegal: ");
            text.append(String.join(
                    ", ", game.actions(duel).stream().map(game::write).toList()));
            text.append("\n> ").append(game.write(chosen)).append('\n');
            Ruling.Accepted<Duel, DuelAction> accepted = (Ruling.Accepted<Duel, DuelAction>) game.judge(duel, chosen);
            for (Event event : accepted.events()) {
                text.append(event.rule().section())
                        .append("  ")
                        .append(event.says())
                        .append('\n');
            }
            duel = accepted.next();
        }
        return text.append('\n').append(game.writePosition(duel)).append('\n').toString();
    }
}
