package umpire.vision.detect;

import java.util.List;

/**
 * One tag as found in a picture.
 *
 * @param id in its dictionary
 * @param corners of its black square, clockwise as seen from the upright tag's top left
 * @param confidence from 0 to 1: the share of its cells, border and margin included, that are beyond doubt what the id asks for
 */
public record Tag(int id, List<Pixel> corners, double confidence) {
    public Tag {
        corners = List.copyOf(corners);
        if (corners.size() != 4) {
            throw new IllegalArgumentException("a tag has four corners, not " + corners.size());
        }
    }

    /** Returns where the diagonals cross: the middle, however steeply the tag is seen. */
    public Pixel centre() {
        return new Quad(corners).at(0.5, 0.5);
    }

    /** Returns the mean length of its sides. */
    public double sidePx() {
        double round = 0;
        for (int i = 0; i < 4; i++) {
            round += corners.get(i).distance(corners.get((i + 1) % 4));
        }
        return round / 4;
    }
}
