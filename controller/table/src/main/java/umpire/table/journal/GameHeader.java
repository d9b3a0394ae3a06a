package umpire.table.journal;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import umpire.rules.kernel.GameId;

/**
 * What must be known besides the entries to play a recorded game on: which game it is and how its open questions were
 * answered.
 *
 * @param game which game
 * @param rulings the chosen answer for each house ruling's key
 */
public record GameHeader(GameId game, Map<String, String> rulings) {
    public GameHeader {
        rulings = Collections.unmodifiableMap(new TreeMap<>(rulings));
        rulings.forEach((key, answer) -> {
            if (!key.matches("\\w+") || answer.contains("\n")) {
                throw new IllegalArgumentException("a ruling is a word and one line, not '" + key + "=" + answer + "'");
            }
        });
    }

    /** Writes the rulings one a line, sorted by key. */
    String rulingLines() {
        StringBuilder lines = new StringBuilder();
        rulings.forEach(
                (key, answer) -> lines.append(key).append('=').append(answer).append('\n'));
        return lines.toString();
    }

    /** Reads what {@link #rulingLines} wrote. */
    static GameHeader of(String game, String rulingLines) {
        Map<String, String> rulings = new TreeMap<>();
        rulingLines.lines().forEach(line -> {
            int equals = line.indexOf('=');
            if (equals < 1) {
                throw new IllegalArgumentException("a ruling reads key=answer, not '" + line + "'");
            }
            rulings.put(line.substring(0, equals), line.substring(equals + 1));
        });
        return new GameHeader(new GameId(game), rulings);
    }
}
