package umpire.player;

import java.util.function.BooleanSupplier;

/** Polls whether to stop, and stops polling after the first yes. */
final class SearchBudget {
    private final BooleanSupplier stop;
    private boolean ended;

    SearchBudget(BooleanSupplier stop) {
        this.stop = stop;
    }

    boolean ends() {
        ended = ended || stop.getAsBoolean();
        return ended;
    }
}
