package umpire.vision.rectify;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.opencv.calib3d.Calib3d;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfDouble;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.MatOfPoint3f;
import org.opencv.core.Point3;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.hardware.Table.CornerTag;
import umpire.rules.kernel.Point;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.tags.Tag;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;

/**
 * Finds the pose of the camera by the table's corner tags. Each frame is registered independently, so that a knocked camera does no harm.
 * One hidden corner tag is reported; with more, registration fails.
 */
public final class Registrar {
    /** With a larger error the tags are not where the rig file has them, and no measurement can be trusted. */
    private static final double MAX_ERROR_MM = 3;

    private final Rig rig;

    public Registrar(Rig rig) {
        OpenCv.load();
        this.rig = rig;
    }

    /**
     * Registers a frame.
     *
     * @param tags the tags seen in the frame; ids of no corner are ignored, and an id seen twice counts as not seen
     * @param widthPx of the frame
     * @param heightPx of the frame
     */
    public Registration register(List<Tag> tags, int widthPx, int heightPx) {
        List<CornerTag> printed = new ArrayList<>();
        List<Tag> detected = new ArrayList<>();
        List<CornerTag> missing = new ArrayList<>();
        for (CornerTag corner : rig.table().corners()) {
            List<Tag> found =
                    tags.stream().filter(tag -> tag.id() == corner.id()).toList();
            if (found.size() == 1) {
                printed.add(corner);
                detected.add(found.getFirst());
            } else {
                missing.add(corner);
            }
        }
        return registered(printed, detected, missing, cameraFor(widthPx, heightPx));
    }

    private Camera cameraFor(int widthPx, int heightPx) {
        Camera camera = rig.camera();
        boolean same = camera.widthPx() == widthPx && camera.heightPx() == heightPx;
        return same ? camera : camera.scaledTo(widthPx, heightPx);
    }

    private Registration registered(
            List<CornerTag> printed, List<Tag> detected, List<CornerTag> missing, Camera camera) {
        if (missing.size() > 1 || printed.size() < 3) {
            return lost(
                    printed,
                    missing,
                    printed.isEmpty()
                            ? "Turn the camera until it sees all corner tags, and the lens until they are sharp: no corner tag is seen."
                            : "The corner tags " + named(missing)
                                    + " are out of sight; clear them, or turn the camera until it sees all of them.");
        }
        CameraView view = solved(printed, detected, camera);
        double errorMm = errorMm(view, printed, detected);
        if (!(errorMm <= MAX_ERROR_MM) || view.cameraMm(2) <= 0) {
            return lost(
                    printed,
                    missing,
                    "Measure the corner tags again, or calibrate: the tags are not where the rig file has them, or"
                            + " the lens is not the calibrated one.");
        }
        List<String> troubles = missing.isEmpty()
                ? List.of()
                : List.of("The corner tag " + named(missing) + " is out of sight; places near it are less exact.");
        return new Registration.Registered(view, errorMm, ids(printed), ids(missing), troubles);
    }

    private static Registration lost(List<CornerTag> printed, List<CornerTag> missing, String why) {
        return new Registration.Lost(ids(printed), ids(missing), List.of(why));
    }

    private static List<Integer> ids(List<CornerTag> corners) {
        return corners.stream().map(CornerTag::id).toList();
    }

    private static String named(List<CornerTag> corners) {
        return corners.stream()
                .map(corner -> corner.id() + " (" + corner.name() + ")")
                .collect(Collectors.joining(", "));
    }

    /** Returns the corners of a corner tag in the table's frame, in the same order as the corners of a seen tag. */
    private List<Point> cornersOf(CornerTag tag) {
        double half = rig.table().cornerTagMm() / 2;
        return List.of(
                new Point(tag.xMm() - half, tag.yMm() + half),
                new Point(tag.xMm() + half, tag.yMm() + half),
                new Point(tag.xMm() + half, tag.yMm() - half),
                new Point(tag.xMm() - half, tag.yMm() - half));
    }

    private CameraView solved(List<CornerTag> printed, List<Tag> detected, Camera camera) {
        List<Point3> onTable = new ArrayList<>();
        for (CornerTag corner : printed) {
            cornersOf(corner).forEach(point -> onTable.add(new Point3(point.xMm(), point.yMm(), 0)));
        }
        List<org.opencv.core.Point> inPicture = new ArrayList<>();
        for (Tag tag : detected) {
            tag.corners().forEach(pixel -> inPicture.add(new org.opencv.core.Point(pixel.x(), pixel.y())));
        }
        try (MatScope scope = new MatScope()) {
            MatOfPoint3f object = scope.keep(new MatOfPoint3f(onTable.toArray(Point3[]::new)));
            MatOfPoint2f image = scope.keep(new MatOfPoint2f(inPicture.toArray(org.opencv.core.Point[]::new)));
            Mat matrix = scope.keep(matrix(camera));
            MatOfDouble distortion = scope.keep(new MatOfDouble(camera.distortion().stream()
                    .mapToDouble(Double::doubleValue)
                    .toArray()));
            Mat rotation = scope.mat();
            Mat shift = scope.mat();
            Calib3d.solvePnP(object, image, matrix, distortion, rotation, shift, false, Calib3d.SOLVEPNP_IPPE);
            Calib3d.solvePnPRefineLM(object, image, matrix, distortion, rotation, shift);
            return view(camera, rotation, shift);
        }
    }

    private static Mat matrix(Camera camera) {
        Mat matrix = Mat.eye(3, 3, CvType.CV_64F);
        matrix.put(0, 0, camera.fxPx(), 0, camera.cxPx(), 0, camera.fyPx(), camera.cyPx());
        return matrix;
    }

    private static CameraView view(Camera camera, Mat rotation, Mat shift) {
        try (MatScope scope = new MatScope()) {
            Mat turn = scope.mat();
            Calib3d.Rodrigues(rotation, turn);
            double[] t = new double[9];
            double[] s = new double[3];
            turn.get(0, 0, t);
            shift.get(0, 0, s);
            return new CameraView(
                    camera,
                    List.of(List.of(t[0], t[1], t[2]), List.of(t[3], t[4], t[5]), List.of(t[6], t[7], t[8])),
                    List.of(s[0], s[1], s[2]));
        }
    }

    private double errorMm(CameraView view, List<CornerTag> printed, List<Tag> detected) {
        double sum = 0;
        for (int i = 0; i < printed.size(); i++) {
            List<Point> wanted = cornersOf(printed.get(i));
            for (int j = 0; j < 4; j++) {
                Pixel pixel = detected.get(i).corners().get(j);
                Point seen = view.tableFromPixel(pixel, 0);
                sum += Math.pow(seen.xMm() - wanted.get(j).xMm(), 2)
                        + Math.pow(seen.yMm() - wanted.get(j).yMm(), 2);
            }
        }
        return Math.sqrt(sum / (4 * printed.size()));
    }
}
