package umpire.web.payload;

import java.util.Optional;

/** A request that was granted, with the table's sentence where the table was asked. */
public record DonePayload(boolean done, Optional<String> says) {
    /** What a hand did. */
    public static final DonePayload SILENT = new DonePayload(true, Optional.empty());

    public static DonePayload saying(String sentence) {
        return new DonePayload(true, Optional.of(sentence));
    }
}
