package umpire.rules.kernel;

import java.util.List;

/**
 * A sheet on which a player crosses out what is lost or counts what is spent. It is printed with the game for who likes something to hold; the
 * table keeps count itself.
 */
public record RecordSheet(String title, List<RecordRow> rows) {
    public RecordSheet {
        rows = List.copyOf(rows);
    }

    /**
     * A row of boxes.
     *
     * @param boxes what is written small in each of them
     * @param note said beside the label: what the row is worth
     */
    public record RecordRow(String label, List<String> boxes, String note) {
        public RecordRow {
            boxes = List.copyOf(boxes);
        }
    }
}
