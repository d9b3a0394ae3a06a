package umpire.vision.calibrate.review;

import java.util.ArrayList;
import java.util.List;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.hardware.Table;
import umpire.vision.calibrate.lens.BoardCorner;
import umpire.vision.calibrate.lens.BoardPose;
import umpire.vision.calibrate.lens.BoardShape;
import umpire.vision.calibrate.lens.LensNumbers;
import umpire.vision.calibrate.lens.PoseFit;
import umpire.vision.calibrate.lens.Solution;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.tags.Tag;
import umpire.vision.rectify.CameraView;
import umpire.vision.rectify.Registrar;
import umpire.vision.rectify.Registration;

/**
 * The pose of the calibrated camera over the table. The corner tags of a picture give it; without them the camera is assumed straight above
 * the middle, just high enough to see all tags.
 *
 * @param camera the calibrated camera
 * @param pose of the table, in millimetres; its y points away from seat South and its z up
 * @param tags the outlines of the corner tags on the table, and their pixels
 * @param measured whether a picture showed the pose; if not, it is assumed
 */
record TableView(Camera camera, BoardPose pose, List<BoardCorner> tags, boolean measured) {
    /** The tags fill at most this share of the picture's width or height. */
    private static final double FILLED = 0.94;

    private static final BoardShape EVEN = BoardShape.even(0, 0, 1, 1);

    TableView {
        tags = List.copyOf(tags);
    }

    static TableView of(Camera camera, Rig rig, List<List<Tag>> pictures) {
        Registrar registrar = new Registrar(rig.through(camera));
        for (List<Tag> seen : pictures) {
            if (registrar.register(seen, camera.widthPx(), camera.heightPx())
                    instanceof Registration.Registered registered) {
                return of(camera, rig.table(), pose(registered.view()), true);
            }
        }
        return of(camera, rig.table(), overTheMiddle(camera, rig.table()), false);
    }

    private static TableView of(Camera camera, Table table, BoardPose pose, boolean measured) {
        List<BoardCorner> tags = new ArrayList<>();
        CameraView view = view(camera, pose);
        double half = table.cornerTagMm() / 2;
        for (Table.CornerTag corner : table.corners()) {
            for (int[] sign : new int[][] {{-1, 1}, {1, 1}, {1, -1}, {-1, -1}}) {
                double x = corner.xMm() + sign[0] * half;
                double y = corner.yMm() + sign[1] * half;
                Pixel pixel = view.pixelFromTable(x, y, 0);
                tags.add(new BoardCorner(x, y, pixel.x(), pixel.y()));
            }
        }
        return new TableView(camera, pose, tags, measured);
    }

    private static BoardPose pose(CameraView view) {
        double[] rotation = new double[9];
        double[] shift = new double[3];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                rotation[3 * i + j] = view.rotation().get(i).get(j);
            }
            shift[i] = view.translationMm().get(i);
        }
        return new BoardPose(rotation, shift);
    }

    private static BoardPose overTheMiddle(Camera camera, Table table) {
        double reachX = 0;
        double reachY = 0;
        for (Table.CornerTag corner : table.corners()) {
            reachX = Math.max(reachX, Math.abs(corner.xMm()) + table.cornerTagMm() / 2);
            reachY = Math.max(reachY, Math.abs(corner.yMm()) + table.cornerTagMm() / 2);
        }
        double[] edge = LensNumbers.of(camera).ray(camera.cxPx() + FILLED * camera.widthPx() / 2, camera.cyPx());
        double[] top = LensNumbers.of(camera).ray(camera.cxPx(), camera.cyPx() + FILLED * camera.heightPx() / 2);
        double far = Math.max(reachX / edge[0], reachY / top[1]);
        return new BoardPose(new double[] {1, 0, 0, 0, -1, 0, 0, 0, -1}, new double[] {0, 0, far});
    }

    private static CameraView view(Camera camera, BoardPose pose) {
        double[] r = pose.rotation();
        double[] s = pose.shift();
        return new CameraView(
                camera,
                List.of(List.of(r[0], r[1], r[2]), List.of(r[3], r[4], r[5]), List.of(r[6], r[7], r[8])),
                List.of(s[0], s[1], s[2]));
    }

    /** Returns the pixel of a point of the table. */
    double[] pixel(double xMm, double yMm) {
        double[] off =
                new Solution(LensNumbers.of(camera), EVEN, List.of(pose)).residual(0, new BoardCorner(xMm, yMm, 0, 0));
        return new double[] {-off[0], -off[1]};
    }

    /**
     * Returns the pose of the table through another lens, registered by the same tags. Registration compensates for a part of the error of
     * a wrong lens.
     */
    BoardPose registered(LensNumbers lens) {
        return PoseFit.refined(lens, EVEN, tags, pose);
    }

    /** Returns the point of the table that a pixel shows through a lens. */
    static double[] point(LensNumbers lens, BoardPose pose, double[] pixel) {
        double[] ray = lens.ray(pixel[0], pixel[1]);
        double[] r = pose.rotation();
        double[] s = pose.shift();
        // Solves two equations: the point's offset from the line of sight is zero, both to the right and down.
        double a = r[0] - ray[0] * r[6];
        double b = r[1] - ray[0] * r[7];
        double c = r[3] - ray[1] * r[6];
        double d = r[4] - ray[1] * r[7];
        double e = ray[0] * s[2] - s[0];
        double f = ray[1] * s[2] - s[1];
        double determinant = a * d - b * c;
        return new double[] {(e * d - b * f) / determinant, (a * f - e * c) / determinant};
    }

    /** Returns the number of pixels in a millimetre at a point. */
    double pxPerMm(double xMm, double yMm) {
        double[] here = pixel(xMm, yMm);
        double[] right = pixel(xMm + 1, yMm);
        double[] away = pixel(xMm, yMm + 1);
        return (Math.hypot(right[0] - here[0], right[1] - here[1]) + Math.hypot(away[0] - here[0], away[1] - here[1]))
                / 2;
    }
}
