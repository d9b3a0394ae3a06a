package umpire.vision.detect.tags;

import java.util.List;
import umpire.vision.detect.Pixel;

/**
 * A tag found in a picture.
 *
 * @param id its number in the dictionary
 * @param corners of its black square, clockwise as seen from the upright tag's top left
 * @param confidence the share, from 0 to 1, of its cells, border and margin included, that clearly match the id
 */
public record Tag(int id, List<Pixel> corners, double confidence) {
    /**
     * No part of a tag is farther from its first corner than this multiple of the length of two sides. The exact test is skipped for points
     * farther away.
     */
    private static final double MOST_REACH = 2;

    public Tag {
        corners = List.copyOf(corners);
        if (corners.size() != 4) {
            throw new IllegalArgumentException("a tag has four corners, not " + corners.size());
        }
    }

    /** Returns the intersection of the diagonals: the centre at any slant. */
    public Pixel centre() {
        PixelLine falling = PixelLine.through(corners.get(0), corners.get(2));
        PixelLine rising = PixelLine.through(corners.get(1), corners.get(3));
        return falling.intersection(rising).orElseGet(() -> corners.get(0).middle(corners.get(2)));
    }

    /** Returns the mean length of its sides in pixels. */
    public double sidePx() {
        double round = 0;
        for (int i = 0; i < 4; i++) {
            round += corners.get(i).distance(corners.get((i + 1) % 4));
        }
        return round / 4;
    }

    /**
     * Returns whether a point lies on it.
     *
     * @param beside the margin outside its black square that still counts, as a share of its side
     */
    public boolean covers(double xPx, double yPx, double beside) {
        Pixel a = corners.get(0);
        Pixel b = corners.get(1);
        Pixel d = corners.get(3);
        double rightX = b.x() - a.x();
        double rightY = b.y() - a.y();
        double downX = d.x() - a.x();
        double downY = d.y() - a.y();
        double reach =
                MOST_REACH * (1 + beside) * (Math.abs(rightX) + Math.abs(rightY) + Math.abs(downX) + Math.abs(downY));
        if (Math.abs(xPx - a.x()) > reach || Math.abs(yPx - a.y()) > reach) {
            return false;
        }
        Pixel centre = centre();
        double turn = rightX * downY - rightY * downX;
        double x = xPx - centre.x();
        double y = yPx - centre.y();
        double across = (x * downY - y * downX) / turn;
        double down = (rightX * y - rightY * x) / turn;
        return Math.abs(across) < 0.5 + beside && Math.abs(down) < 0.5 + beside;
    }

    /**
     * Returns the same tag in the pixels of another picture of the same scene.
     *
     * @param factor resolution of the other picture relative to this one
     * @param leftPx left edge of this picture in the other one
     * @param topPx top edge of this picture in the other one
     */
    public Tag in(double factor, double leftPx, double topPx) {
        List<Pixel> there = corners.stream()
                .map(corner -> new Pixel(corner.x() * factor + leftPx, corner.y() * factor + topPx))
                .toList();
        return new Tag(id, there, confidence);
    }
}
