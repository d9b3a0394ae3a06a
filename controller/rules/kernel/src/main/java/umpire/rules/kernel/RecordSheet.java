package umpire.rules.kernel;

import java.util.List;

/**
 * A sheet on which a player crosses out losses or counts expenses. It is printed with the game as an extra; the table
 * itself keeps count.
 */
public record RecordSheet(String title, List<RecordRow> rows) {
    public RecordSheet {
        rows = List.copyOf(rows);
    }

    /**
     * A row of boxes.
     *
     * @param boxes the small print in each box
     * @param note beside the label: the worth of the row
     */
    public record RecordRow(String label, List<String> boxes, String note) {
        public RecordRow {
            boxes = List.copyOf(boxes);
        }
    }
}
