package umpire.vision.detect.tags;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.vision.frame.OpenCv;

/**
 * The cells of a tag for printing, including its black border.
 *
 * @param white whether each cell is white, row by row from the top, each row from left to right
 */
public record TagDrawing(List<List<Boolean>> white) {
    /** The white paper on each side of a printed tag, as a share of the tag's side. */
    public static final double MARGIN_SHARE = 0.2;

    /**
     * Adjacent black cells of a row, which are printed as one rectangle.
     *
     * @param column of the first cell
     * @param cells the number of cells
     */
    public record BlackRun(int row, int column, int cells) {}

    /** Returns the runs of black cells, from top to bottom and left to right. */
    public List<BlackRun> blackRuns() {
        List<BlackRun> runs = new ArrayList<>();
        for (int row = 0; row < white.size(); row++) {
            List<Boolean> cells = white.get(row);
            int from = 0;
            for (int column = 0; column <= cells.size(); column++) {
                if (column == cells.size() || cells.get(column)) {
                    if (column > from) {
                        runs.add(new BlackRun(row, from, column - from));
                    }
                    from = column + 1;
                }
            }
        }
        return runs;
    }

    public TagDrawing {
        white = white.stream().map(List::copyOf).toList();
    }

    /**
     * Returns the cells of a tag as OpenCV draws it, which is upside down for AprilTag's families.
     *
     * @throws IllegalArgumentException if there is no such dictionary or tag
     */
    public static TagDrawing of(String dictionary, int id) {
        OpenCv.load();
        boolean[][] all = TagFamily.whiteCells(TagFamily.named(dictionary).dictionary());
        if (id < 0 || id >= all.length) {
            throw new IllegalArgumentException(
                    "the tags of " + dictionary + " are 0 to " + (all.length - 1) + ", not " + id);
        }
        int inner = (int) Math.round(Math.sqrt(all[id].length));
        List<List<Boolean>> rows = new ArrayList<>();
        for (int row = -1; row <= inner; row++) {
            List<Boolean> cells = new ArrayList<>();
            for (int column = -1; column <= inner; column++) {
                boolean border = row < 0 || column < 0 || row == inner || column == inner;
                cells.add(!border && all[id][row * inner + column]);
            }
            rows.add(cells);
        }
        return new TagDrawing(rows);
    }

    /** Returns the number of tags in a dictionary. */
    public static int count(String dictionary) {
        OpenCv.load();
        return TagFamily.whiteCells(TagFamily.named(dictionary).dictionary()).length;
    }

    /** Returns OpenCV's full name of a dictionary; upper or lower case and the prefixes of the given name do not matter. */
    public static String fullName(String dictionary) {
        return TagFamily.named(dictionary).name();
    }

    /** Returns a sentence with the known dictionaries if this one is unknown; else empty. */
    public static Optional<String> absence(String dictionary) {
        try {
            TagFamily.named(dictionary);
            return Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.of(String.valueOf(e.getMessage()));
        }
    }
}
