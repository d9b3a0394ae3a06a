package umpire.vision.calibrate.lens;

import java.util.List;

/**
 * A lens with the poses of the board in each picture.
 *
 * @param lens what every picture was taken with
 * @param shape of the board
 * @param poses one for each picture, in their order
 */
public record Solution(LensNumbers lens, BoardShape shape, List<BoardPose> poses) {
    public Solution {
        poses = List.copyOf(poses);
    }

    /** Returns how far right and down of where it should be a corner of a picture was seen, in pixels. */
    public double[] residual(int picture, BoardCorner corner) {
        Projection projection = new Projection();
        projection.at(lens, poses.get(picture), corner.x(), shape.yOf(corner.y()));
        return new double[] {corner.pixelX() - projection.u, corner.pixelY() - projection.v};
    }

    /** Returns the distances in pixels between where corners of a picture were seen and where they should be. */
    public double[] distances(int picture, List<BoardCorner> corners) {
        return corners.stream()
                .mapToDouble(corner -> {
                    double[] off = residual(picture, corner);
                    return Math.hypot(off[0], off[1]);
                })
                .toArray();
    }

    /** Returns the root of the mean squared distance over all corners. */
    public double rms(List<List<BoardCorner>> pictures) {
        double sum = 0;
        int count = 0;
        for (int i = 0; i < pictures.size(); i++) {
            for (double off : distances(i, pictures.get(i))) {
                sum += off * off;
                count++;
            }
        }
        return count == 0 ? 0 : Math.sqrt(sum / count);
    }
}
