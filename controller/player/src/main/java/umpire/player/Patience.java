package umpire.player;

import java.util.function.BooleanSupplier;

/** Polls whether to stop, and stops polling after the first yes. */
final class Patience {
    private final BooleanSupplier stop;
    private boolean ended;

    Patience(BooleanSupplier stop) {
        this.stop = stop;
    }

    boolean ends() {
        ended = ended || stop.getAsBoolean();
        return ended;
    }
}
