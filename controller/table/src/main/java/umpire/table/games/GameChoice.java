package umpire.table.games;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import umpire.recording.GameHeader;

/**
 * A game with its options.
 *
 * @param name of the game in commands
 * @param answers to house rulings and options that differ from the default, by key
 * @param data texts of data files that replace the game's own, by name
 */
public record GameChoice(String name, Map<String, String> answers, Map<String, String> data) {
    public GameChoice {
        answers = Collections.unmodifiableMap(new TreeMap<>(answers));
        data = Collections.unmodifiableMap(new TreeMap<>(data));
    }

    /** Returns a game with default options. */
    public static GameChoice of(String name) {
        return new GameChoice(name, Map.of(), Map.of());
    }

    /** Returns the choice of a recorded game. */
    public static GameChoice of(GameHeader header) {
        return new GameChoice(header.game().name(), header.rulings(), header.data());
    }

    /** Returns this choice with another answer to one option or ruling. */
    public GameChoice with(String key, String answer) {
        Map<String, String> changed = new TreeMap<>(answers);
        changed.put(key, answer);
        return new GameChoice(name, changed, data);
    }

    /** Returns whether every option, ruling and data file has its default. */
    public boolean plain() {
        return answers.isEmpty() && data.isEmpty();
    }

    /**
     * Returns whether this choice satisfies a requested one: the same game, and the same answers if the request has
     * any.
     */
    public boolean answers(GameChoice asked) {
        return equals(asked) || (asked.plain() && name.equals(asked.name()));
    }
}
