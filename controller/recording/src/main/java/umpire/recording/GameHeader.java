package umpire.recording;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import umpire.referee.session.record.SessionSettings;
import umpire.rules.kernel.GameId;

/**
 * What must be known besides the entries to play a recorded game on: which game it is, how its open questions were answered,
 * and how the table was set.
 *
 * @param game which game
 * @param rulings the chosen answer for each house ruling's key
 * @param settings how the table behaves
 */
public record GameHeader(GameId game, Map<String, String> rulings, SessionSettings settings) {
    private static final String ASK = "askBeforeWaiving";

    public GameHeader {
        rulings = Collections.unmodifiableMap(new TreeMap<>(rulings));
        rulings.forEach((key, answer) -> {
            if (!key.matches("\\w+") || key.equals(ASK) || answer.contains("\n")) {
                throw new IllegalArgumentException("a ruling is a word and one line, not '" + key + "=" + answer + "'");
            }
        });
    }

    /** A game on a table that nobody set otherwise. */
    public GameHeader(GameId game, Map<String, String> rulings) {
        this(game, rulings, SessionSettings.standard());
    }

    /** Returns the same game on a table that is set like this. */
    public GameHeader with(SessionSettings next) {
        return new GameHeader(game, rulings, next);
    }

    /**
     * Writes the rulings one a line, sorted by key, and after them what is not as usual of the settings: journals of tables that
     * nobody set otherwise stay what they were.
     */
    public String lines() {
        StringBuilder lines = new StringBuilder();
        rulings.forEach(
                (key, answer) -> lines.append(key).append('=').append(answer).append('\n'));
        if (settings.askBeforeWaiving()) {
            lines.append(ASK).append("=true\n");
        }
        return lines.toString();
    }

    /** Reads what {@link #lines} wrote. */
    public static GameHeader of(String game, String lines) {
        Map<String, String> answers = new TreeMap<>();
        lines.lines().forEach(line -> {
            int equals = line.indexOf('=');
            if (equals < 1) {
                throw new IllegalArgumentException("a ruling reads key=answer, not '" + line + "'");
            }
            answers.put(line.substring(0, equals), line.substring(equals + 1));
        });
        boolean asks = "true".equals(answers.remove(ASK));
        return new GameHeader(new GameId(game), answers, new SessionSettings(asks));
    }
}
