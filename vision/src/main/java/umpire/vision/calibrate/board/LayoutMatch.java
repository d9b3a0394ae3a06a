package umpire.vision.calibrate.board;

import java.util.ArrayList;
import java.util.List;
import umpire.vision.detect.tags.Tag;

/**
 * The fit between the tags of some pictures and a board with a given number of squares in a row.
 *
 * @param columns squares in a row
 * @param whiteFirst whether its first square is white
 * @param tags the number of fitting tags in all pictures
 * @param errorSquares the error of the tags' places, in squares
 * @param markerShare side of a tag in squares
 * @param rows the least number of rows of squares that holds all fitting tags
 * @param lastTag the highest number of a fitting tag
 */
record LayoutMatch(
        int columns, boolean whiteFirst, int tags, double errorSquares, double markerShare, int rows, int lastTag) {
    static final LayoutMatch NONE = new LayoutMatch(0, false, 0, 0, 0, 0, 0);

    static LayoutMatch of(List<List<Tag>> pictures, int columns, boolean whiteFirst) {
        MarkerLayout layout = new MarkerLayout(columns, whiteFirst);
        int fitting = 0;
        double squares = 0;
        int rows = 0;
        List<Double> shares = new ArrayList<>();
        for (List<Tag> tags : pictures) {
            TagLattice lattice = TagLattice.of(tags, layout);
            int count = lattice.cells().size();
            fitting += count;
            squares += count * lattice.errorSquares() * lattice.errorSquares();
            if (count > 0) {
                shares.add(lattice.markerShare());
                rows = Math.max(
                        rows,
                        lattice.cells().keySet().stream()
                                        .mapToInt(MarkerLayout.BoardCell::row)
                                        .max()
                                        .orElseThrow()
                                + 1);
            }
        }
        if (fitting == 0) {
            return NONE;
        }
        int lastTag = layout.count(rows) - 1;
        double share =
                shares.stream().sorted().skip(shares.size() / 2).findFirst().orElseThrow();
        return new LayoutMatch(columns, whiteFirst, fitting, Math.sqrt(squares / fitting), share, rows, lastTag);
    }
}
