package umpire.vision.calibrate.lens;

import java.util.List;
import umpire.vision.detect.tags.Homography;

/** Finds the pose of a board from its corners, through a known lens. */
public final class PoseFit {
    private PoseFit() {}

    /** Returns the best pose for the corners. At least four corners are needed, and they must not lie in one line. */
    public static BoardPose of(LensNumbers lens, BoardShape shape, List<BoardCorner> corners) {
        BoardPose first = refined(lens, shape, corners, rough(lens, corners));
        BoardPose mirrored = refined(lens, shape, corners, mirrored(first, shape));
        return cost(lens, shape, corners, mirrored) < cost(lens, shape, corners, first) ? mirrored : first;
    }

    /** Returns the best pose near a start pose. */
    public static BoardPose refined(LensNumbers lens, BoardShape shape, List<BoardCorner> corners, BoardPose start) {
        List<List<BoardCorner>> one = List.of(corners);
        Solution solution = new Solution(lens, shape, List.of(start));
        return new BundleAdjustment(one, BundleAdjustment.evenly(one), FreeNumbers.NONE)
                .improved(solution)
                .poses()
                .getFirst();
    }

    private static double cost(LensNumbers lens, BoardShape shape, List<BoardCorner> corners, BoardPose pose) {
        return new Solution(lens, shape, List.of(pose)).rms(List.of(corners));
    }

    /**
     * Estimates the pose by the homography between the board and the rays of its corners. If the homography is undetermined, the board is
     * assumed parallel to the picture and straight ahead.
     */
    private static BoardPose rough(LensNumbers lens, List<BoardCorner> corners) {
        double middleX = corners.stream().mapToDouble(BoardCorner::x).average().orElse(0);
        double middleY = corners.stream().mapToDouble(BoardCorner::y).average().orElse(0);
        double[][] places = corners.stream()
                .map(corner -> new double[] {corner.x() - middleX, corner.y() - middleY})
                .toArray(double[][]::new);
        double[][] rays = corners.stream()
                .map(corner -> lens.ray(corner.pixelX(), corner.pixelY()))
                .toArray(double[][]::new);
        double[] h = Homography.fitted(places, rays)
                .map(Homography::toArray)
                .orElse(new double[] {1, 0, 0, 0, 1, 0, 0, 0, 1});
        double along = Math.sqrt(h[0] * h[0] + h[3] * h[3] + h[6] * h[6]);
        double across = Math.sqrt(h[1] * h[1] + h[4] * h[4] + h[7] * h[7]);
        double scale = 2 / (along + across);
        double[] rotation = new double[9];
        for (int i = 0; i < 3; i++) {
            rotation[3 * i] = scale * h[3 * i];
            rotation[3 * i + 1] = scale * h[3 * i + 1];
        }
        BoardPose fromMiddle =
                new BoardPose(columnsSquared(rotation), new double[] {scale * h[2], scale * h[5], scale * h[8]});
        return new BoardPose(fromMiddle.rotation(), fromMiddle.apply(-middleX, -middleY, 0));
    }

    private static double[] columnsSquared(double[] r) {
        double[] rows = {r[0], r[3], r[6], r[1], r[4], r[7], 0, 0, 1};
        double[] squared = BoardPose.squared(rows);
        return new double[] {
            squared[0], squared[3], squared[6], squared[1], squared[4], squared[7], squared[2], squared[5], squared[8]
        };
    }

    /** Returns the pose with the opposite tilt. From afar, both poses look nearly alike. */
    private static BoardPose mirrored(BoardPose pose, BoardShape shape) {
        double[] middle = pose.apply(shape.middleX(), shape.middleY(), 0);
        double far = Math.sqrt(middle[0] * middle[0] + middle[1] * middle[1] + middle[2] * middle[2]);
        double[] sight = {middle[0] / far, middle[1] / far, middle[2] / far};
        double[] normal = pose.normal();
        double along = sight[0] * normal[0] + sight[1] * normal[1] + sight[2] * normal[2];
        // Rotates by twice the angle between the line of sight and the normal, about the axis perpendicular to both.
        double[] axis = {
            normal[1] * sight[2] - normal[2] * sight[1],
            normal[2] * sight[0] - normal[0] * sight[2],
            normal[0] * sight[1] - normal[1] * sight[0]
        };
        double sine = Math.sqrt(axis[0] * axis[0] + axis[1] * axis[1] + axis[2] * axis[2]);
        if (sine < 1e-9) {
            return pose;
        }
        double angle = 2 * Math.atan2(sine, along);
        double[] step = {axis[0] / sine * angle, axis[1] / sine * angle, axis[2] / sine * angle, 0, 0, 0};
        BoardPose turned = pose.plus(step);
        double[] moved = turned.apply(shape.middleX(), shape.middleY(), 0);
        return turned.plus(new double[] {0, 0, 0, middle[0] - moved[0], middle[1] - moved[1], middle[2] - moved[2]});
    }
}
