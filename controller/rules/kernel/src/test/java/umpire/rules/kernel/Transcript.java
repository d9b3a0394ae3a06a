package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.function.Function;

/**
 * A random game, written with its positions, legal actions and events, and compared with a file. After an intended
 * change of rules, rewrite the file with {@code -Dtranscript.write=true} and review the difference.
 *
 * @param heading its first line
 * @param described the text for a state: its position, or more
 * @param mostActions the maximal length
 * @param mostListed of more legal actions only the number is written
 */
public record Transcript<S, A>(
        Game<S, A> game, String heading, Function<S, String> described, int mostActions, int mostListed) {
    /** A transcript with positions and every legal action. */
    public Transcript(Game<S, A> game, String heading, int mostActions) {
        this(game, heading, game::writePosition, mostActions, Integer.MAX_VALUE);
    }

    /** Fails unless the game from a state equals the file. */
    public void holds(Path file, S from, long seed) throws IOException {
        String transcript = written(from, seed);
        if (Boolean.getBoolean("transcript.write")) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, transcript);
        }
        assertThat(transcript).isEqualTo(Files.readString(file));
    }

    private String written(S from, long seed) {
        StringBuilder text = new StringBuilder(heading + ", seed " + seed + ".\n");
        Random random = new Random(seed);
        S state = from;
        for (int i = 0; i < mostActions && !(game.awaited(state) instanceof Awaited.Nothing); i++) {
            A chosen = RandomAction.of(game, state, random::nextInt);
            text.append('\n').append(described.apply(state));
            text.append("\nlegal: ").append(listed(game.actions(state)));
            text.append("\n> ").append(game.write(chosen)).append('\n');
            Verdict.Accepted<S, A> accepted = (Verdict.Accepted<S, A>) game.judge(state, chosen);
            for (Event event : accepted.events()) {
                text.append(event.rule().section() + "  " + event.says() + '\n');
            }
            state = accepted.next();
        }
        return text + "\n" + described.apply(state) + "\n";
    }

    private String listed(List<A> actions) {
        return actions.size() > mostListed
                ? String.valueOf(actions.size())
                : String.join(", ", actions.stream().map(game::write).toList());
    }
}
