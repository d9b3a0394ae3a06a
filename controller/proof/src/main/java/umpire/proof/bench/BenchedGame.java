package umpire.proof.bench;

import umpire.mqtt.json.RecordGson;
import umpire.rules.kernel.Game;
import umpire.table.games.GameCatalogue;
import umpire.table.games.GameChoice;

/**
 * The game to measure. JMH passes only text to benchmarks, so the game is written as text and opened again there.
 *
 * @param choice the game and its options
 */
public record BenchedGame(GameChoice choice) {
    /** Reads what {@link #written} wrote. */
    static BenchedGame of(String written) {
        return new BenchedGame(RecordGson.read(written, GameChoice.class));
    }

    String written() {
        return RecordGson.line(choice);
    }

    Game<?, ?> open() {
        return GameCatalogue.STANDARD.open(choice).orThrow();
    }
}
