package umpire.mqtt.payload;

import umpire.mqtt.json.WordBinding;
import umpire.referee.announcement.Bulletin;

/** Whether the table can be played at. */
public record StatusPayload(TableState state) implements MessagePayload {
    /** How the table is. */
    public enum TableState {
        /** A game is on the table, or over. */
        READY,
        SETUP,
        PAUSED,
        /** The service was shut down. */
        STOPPED,
        /** The service is gone without a word. */
        LOST
    }

    /** Returns whether a message on this topic says that the table is gone; what cannot be read does not. */
    public static boolean saysGone(byte[] payload) {
        return StampPayload.word(payload, "state")
                .filter(state -> state.equals(WordBinding.word(TableState.LOST))
                        || state.equals(WordBinding.word(TableState.STOPPED)))
                .isPresent();
    }

    public static StatusPayload of(Bulletin.GameStatus standing) {
        return new StatusPayload(
                switch (standing) {
                    case SETUP -> TableState.SETUP;
                    case READY, OVER -> TableState.READY;
                    case PAUSED -> TableState.PAUSED;
                });
    }
}
