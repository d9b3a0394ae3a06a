package umpire.rules.kernel.setup;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import umpire.rules.kernel.data.Datum;

/**
 * What was chosen before a game begins.
 *
 * @param answers to house rulings and options, by key; what is not named is as by default
 * @param data the content of every data file of the game, by name
 */
public record GameSetting(Map<String, String> answers, Map<String, Datum> data) {
    public GameSetting {
        answers = Collections.unmodifiableMap(new TreeMap<>(answers));
        data = Collections.unmodifiableMap(new TreeMap<>(data));
    }

    /** Answers for a game without data files. */
    public static GameSetting of(Map<String, String> answers) {
        return new GameSetting(answers, Map.of());
    }
}
