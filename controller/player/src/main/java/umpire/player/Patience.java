package umpire.player;

import java.util.function.BooleanSupplier;

/** Asks whether to stop until it was told so once, and never again. */
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
