package umpire.proof.bench;

import umpire.mqtt.json.RecordGson;
import umpire.rules.kernel.Game;
import umpire.table.games.GameCatalogue;
import umpire.table.games.GameChoice;

/**
 * Which game is timed. JMH hands nothing but text to what it times, so a game is written down there and opened anew.
 *
 * @param choice which, and how it is played
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
