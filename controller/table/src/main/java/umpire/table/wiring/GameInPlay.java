package umpire.table.wiring;

import java.util.Optional;

/** Holds the current game. Parts that outlive games keep this holder and ask each time. Thread-safe. */
final class GameInPlay {
    private volatile Optional<GameTable<?, ?>> now = Optional.empty();

    /** Sets the current game. */
    void set(GameTable<?, ?> game) {
        now = Optional.of(game);
    }

    /** Returns the current game. Parts call this only after they are started, when there is one. */
    GameTable<?, ?> now() {
        return now.orElseThrow();
    }
}
