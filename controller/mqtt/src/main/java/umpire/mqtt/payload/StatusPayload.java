package umpire.mqtt.payload;

import umpire.mqtt.json.WordBinding;
import umpire.referee.announcement.TableSnapshot;

/** Whether the table can be played at. */
public record StatusPayload(TableState state) implements MessagePayload {
    /** The state of the table. */
    public enum TableState {
        /** A game is on the table, or over. */
        READY,
        SETUP,
        PAUSED,
        /** The service was shut down. */
        STOPPED,
        /** The service's connection broke without a goodbye. */
        LOST
    }

    /** Returns whether a status message says that the table is gone; false for an unreadable one. */
    public static boolean saysGone(byte[] payload) {
        return StampPayload.word(payload, "state")
                .filter(state -> state.equals(WordBinding.word(TableState.LOST))
                        || state.equals(WordBinding.word(TableState.STOPPED)))
                .isPresent();
    }

    public static StatusPayload of(TableSnapshot.GameStatus standing) {
        return new StatusPayload(
                switch (standing) {
                    case SETUP -> TableState.SETUP;
                    case READY, OVER -> TableState.READY;
                    case PAUSED -> TableState.PAUSED;
                });
    }
}
