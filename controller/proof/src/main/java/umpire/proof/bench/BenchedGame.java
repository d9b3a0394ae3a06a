package umpire.proof.bench;

import com.google.gson.Gson;
import com.google.gson.reflect.TypeToken;
import java.util.Map;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.table.games.GameCatalogue;

/**
 * Which game is timed. JMH hands nothing but text to what it times, so a game is named there and opened anew.
 *
 * @param name as in the catalogue
 * @param rulings of the house, by their keys
 */
public record BenchedGame(String name, Map<String, String> rulings) {
    public BenchedGame {
        rulings = Map.copyOf(rulings);
    }

    /** Reads the rulings as they are written. */
    static BenchedGame of(String name, String rulings) {
        return new BenchedGame(name, new Gson().fromJson(rulings, new TypeToken<Map<String, String>>() {}));
    }

    String writtenRulings() {
        return new Gson().toJson(rulings);
    }

    Game<?, ?> open() {
        return switch (GameCatalogue.open(name, rulings)) {
            case Parsed.Good<? extends Game<?, ?>> good -> good.value();
            case Parsed.Bad<? extends Game<?, ?>> bad -> throw new IllegalArgumentException(bad.why());
        };
    }
}
