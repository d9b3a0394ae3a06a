package umpire.table.wiring;

import java.util.Optional;

/** The game that is on the table now. Parts that stay while games change hold this, and ask each time. Safe from any thread. */
final class GameInPlay {
    private volatile Optional<GameTable<?, ?>> now = Optional.empty();

    /** Puts a game on the table, the first or another one. */
    void set(GameTable<?, ?> game) {
        now = Optional.of(game);
    }

    /** Returns the game. No part asks before it was started, and none is started before there is one. */
    GameTable<?, ?> now() {
        return now.orElseThrow();
    }
}
