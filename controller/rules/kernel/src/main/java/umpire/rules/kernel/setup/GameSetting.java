package umpire.rules.kernel.setup;

import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import umpire.rules.kernel.data.Datum;

/**
 * The settings of a game.
 *
 * @param answers to house rulings and options, by key; the others have their default
 * @param data the content of every data file of the game, by name
 */
public record GameSetting(Map<String, String> answers, Map<String, Datum> data) {
    public GameSetting {
        answers = Collections.unmodifiableMap(new TreeMap<>(answers));
        data = Collections.unmodifiableMap(new TreeMap<>(data));
    }

    /** Returns the value of an option, or its default. */
    public String option(GameOption option) {
        return answers.getOrDefault(option.key(), option.byDefault());
    }

    /** Returns the content of a data file of the game. */
    public Datum file(GameData file) {
        return Objects.requireNonNull(data.get(file.name()), file.name());
    }

    /** Returns the setting of a game without data files. */
    public static GameSetting of(Map<String, String> answers) {
        return new GameSetting(answers, Map.of());
    }
}
