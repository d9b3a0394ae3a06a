package umpire.vision.calibrate.board;

import java.util.List;

/**
 * A board found in a picture.
 *
 * @param corners from row to row, each row from its first column on
 */
public record BoardSighting(List<SeenCorner> corners) {
    public BoardSighting {
        corners = List.copyOf(corners);
    }

    /** Returns how wide the blurred edges are in the middle: half of the corners are sharper. */
    public double smearPx() {
        return corners.stream()
                .mapToDouble(SeenCorner::smearPx)
                .sorted()
                .skip(corners.size() / 2)
                .findFirst()
                .orElse(0);
    }
}
