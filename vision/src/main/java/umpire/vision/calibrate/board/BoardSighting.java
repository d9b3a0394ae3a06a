package umpire.vision.calibrate.board;

import java.util.List;

/**
 * A board found in a picture.
 *
 * @param corners the seen corners row by row, each row from its first column on
 */
public record BoardSighting(List<SeenCorner> corners) {
    public BoardSighting {
        corners = List.copyOf(corners);
    }

    /** Returns the median width of the blurred edges in pixels. */
    public double smearPx() {
        return corners.stream()
                .mapToDouble(SeenCorner::smearPx)
                .sorted()
                .skip(corners.size() / 2)
                .findFirst()
                .orElse(0);
    }

    /** Returns the mean distance in pixels between corners that both sightings have; a very large number if they have none in common. */
    public double distancePx(BoardSighting other) {
        return distancePx(other, 0, 0);
    }

    /**
     * Returns the mean distance in pixels after the other board's corners are shifted to have the same centre. It measures the difference
     * in rotation and distance.
     */
    public double shapeDistancePx(BoardSighting other) {
        double right = 0;
        double down = 0;
        int count = 0;
        for (SeenCorner one : corners) {
            for (SeenCorner same : other.corners) {
                if (one.column() == same.column() && one.row() == same.row()) {
                    right += one.pixel().x() - same.pixel().x();
                    down += one.pixel().y() - same.pixel().y();
                    count++;
                }
            }
        }
        return count == 0 ? Double.MAX_VALUE : distancePx(other, right / count, down / count);
    }

    private double distancePx(BoardSighting other, double rightPx, double downPx) {
        double sum = 0;
        int count = 0;
        for (SeenCorner one : corners) {
            for (SeenCorner same : other.corners) {
                if (one.column() == same.column() && one.row() == same.row()) {
                    sum += one.pixel().minus(rightPx, downPx).distance(same.pixel());
                    count++;
                }
            }
        }
        return count == 0 ? Double.MAX_VALUE : sum / count;
    }
}
