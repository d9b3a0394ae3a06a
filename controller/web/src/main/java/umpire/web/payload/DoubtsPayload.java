package umpire.web.payload;

import java.util.List;

/**
 * The stored doubtful readings.
 *
 * @param says the table's current sentence
 * @param folder their folder
 * @param doubts the readings, the newest first
 */
public record DoubtsPayload(String says, String folder, List<DoubtPayload> doubts) {
    /**
     * A doubtful reading.
     *
     * @param id letters, digits and hyphens
     * @param at the table's local time, for people
     * @param says the table's sentence at that time
     * @param frames the names of the frames behind the reading, the oldest first
     */
    public record DoubtPayload(String id, String at, String says, List<String> frames) {
        public DoubtPayload {
            frames = List.copyOf(frames);
        }
    }

    public DoubtsPayload {
        doubts = List.copyOf(doubts);
    }
}
