package umpire.web.payload;

import java.util.List;

/**
 * The doubtful readings that are kept.
 *
 * @param says what the table says now
 * @param folder where they are kept
 * @param doubts the newest first
 */
public record DoubtsPayload(String says, String folder, List<DoubtPayload> doubts) {
    /**
     * One of them.
     *
     * @param id of letters, digits and hyphens
     * @param at when, as people of the table's place write it
     * @param says what the table said
     * @param frames the names of the frames it was read from, the oldest first
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
