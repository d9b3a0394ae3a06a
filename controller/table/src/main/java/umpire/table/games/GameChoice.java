package umpire.table.games;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import umpire.recording.GameHeader;

/**
 * Which game is played, and how.
 *
 * @param name of the game in commands
 * @param answers to house rulings and options other than by default, by key
 * @param data the texts of data files that are played by instead of the game's own, by name
 */
public record GameChoice(String name, Map<String, String> answers, Map<String, String> data) {
    public GameChoice {
        answers = Collections.unmodifiableMap(new TreeMap<>(answers));
        data = Collections.unmodifiableMap(new TreeMap<>(data));
    }

    /** A game as it comes out of the box. */
    public static GameChoice of(String name) {
        return new GameChoice(name, Map.of(), Map.of());
    }

    /** The game that was recorded. */
    public static GameChoice of(GameHeader header) {
        return new GameChoice(header.game().name(), header.rulings(), header.data());
    }

    /** Returns this with another answer to one option or ruling. */
    public GameChoice with(String key, String answer) {
        Map<String, String> changed = new TreeMap<>(answers);
        changed.put(key, answer);
        return new GameChoice(name, changed, data);
    }

    /** Returns whether nothing of it was chosen but the game. */
    public boolean plain() {
        return answers.isEmpty() && data.isEmpty();
    }

    /** Returns whether this is what another one asks for: the same game, and by the same rulings where it names any. */
    public boolean answers(GameChoice asked) {
        return equals(asked) || (asked.plain() && name.equals(asked.name()));
    }
}
