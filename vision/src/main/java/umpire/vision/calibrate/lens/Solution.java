package umpire.vision.calibrate.lens;

import java.util.List;

/**
 * A lens and the pose of the board in each picture.
 *
 * @param lens the lens of all pictures
 * @param shape of the board
 * @param poses one for each picture, in their order
 */
public record Solution(LensNumbers lens, BoardShape shape, List<BoardPose> poses) {
    public Solution {
        poses = List.copyOf(poses);
    }

    /** Returns the residual of a corner in pixels: how far right and down of its predicted place it was seen. */
    public double[] residual(int picture, BoardCorner corner) {
        Projection projection = new Projection();
        projection.at(lens, poses.get(picture), corner.x(), shape.yOf(corner.y()));
        return new double[] {corner.pixelX() - projection.u, corner.pixelY() - projection.v};
    }

    /** Returns the distances in pixels between the seen and the predicted places of a picture's corners. */
    public double[] distances(int picture, List<BoardCorner> corners) {
        return corners.stream()
                .mapToDouble(corner -> {
                    double[] off = residual(picture, corner);
                    return Math.hypot(off[0], off[1]);
                })
                .toArray();
    }

    /** Returns the root mean square distance of all corners in pixels. */
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
