package umpire.vision.calibrate.review;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.vision.calibrate.lens.BoardPose;
import umpire.vision.calibrate.lens.BoardShape;
import umpire.vision.detect.Median;
import umpire.vision.detect.tags.Tag;
import umpire.vision.rectify.Registrar;
import umpire.vision.rectify.Registration;

/**
 * Checks the given size of the squares. Pictures of the board alone cannot show the size, since the lens is the same for any size. A
 * picture that also shows the table's corner tags gives the plane of the table. No board can lie below that plane. If a board seems to lie
 * below it, the squares are smaller than given, or the corner tags are nearer to each other than in the rig file. If a level board seems to
 * lie above the table, the opposite holds, provided that the board lay on the table.
 */
final class SquareSizeCheck {
    private static final double LEVEL_DEG = 2.5;
    private static final double DEEPEST_MM = 4;
    private static final double HIGHEST_MM = 14;
    private static final double OTHER_SIZE = 0.01;

    private final Registrar registrar;
    private final double squareMm;
    private final BoardShape shape;
    private final List<Double> sizesMm = new ArrayList<>();
    private boolean checked;

    private SquareSizeCheck(Registrar registrar, double squareMm, BoardShape shape) {
        this.registrar = registrar;
        this.squareMm = squareMm;
        this.shape = shape;
    }

    /** Returns a notice if the size seems wrong or cannot be checked; else empty. */
    static List<String> of(CornerSet set, List<BoardPose> poses, Camera camera, Rig rig, double squareMm) {
        SquareSizeCheck check = new SquareSizeCheck(new Registrar(rig.through(camera)), squareMm, set.shape());
        for (int i = 0; i < set.size(); i++) {
            check.look(set.sightings().get(i).tableTags(), camera, poses.get(i));
        }
        return check.verdict();
    }

    private void look(List<Tag> tags, Camera camera, BoardPose pose) {
        if (registrar.register(tags, camera.widthPx(), camera.heightPx())
                instanceof Registration.Registered registered) {
            double[] up = new double[3];
            for (int i = 0; i < 3; i++) {
                up[i] = registered.view().rotation().get(i).get(2);
            }
            double[] normal = pose.normal();
            double along = Math.abs(up[0] * normal[0] + up[1] * normal[1] + up[2] * normal[2]);
            if (along > Math.cos(Math.toRadians(LEVEL_DEG))) {
                checked = true;
                double[] middle = pose.apply(shape.middleX(), shape.middleY(), 0);
                double belowSquares = -(up[0] * middle[0] + up[1] * middle[1] + up[2] * middle[2]);
                double cameraMm = registered.view().cameraMm(2);
                double heightMm = cameraMm - belowSquares * squareMm;
                if (heightMm < -DEEPEST_MM || heightMm > HIGHEST_MM) {
                    sizesMm.add(cameraMm / belowSquares);
                }
            }
        }
    }

    private List<String> verdict() {
        if (!checked) {
            return List.of(String.format(
                    Locale.ROOT,
                    "These pictures cannot show whether the squares are %s mm. The lens does not depend on that size. A"
                            + " picture of the board on the table, among the corner tags, would show it.",
                    BigDecimal.valueOf(squareMm).stripTrailingZeros().toPlainString()));
        }
        if (sizesMm.isEmpty()) {
            return List.of();
        }
        double usualMm =
                Median.of(sizesMm.stream().mapToDouble(Double::doubleValue).toArray());
        if (Math.abs(usualMm / squareMm - 1) < OTHER_SIZE) {
            return List.of();
        }
        return List.of(
                usualMm < squareMm
                        ? String.format(
                                Locale.ROOT,
                                "The squares cannot be %.4g mm: with that size the board would lie below the table. By the corner"
                                        + " tags they are about %.4g mm. Measure ten squares in a row, and the distances of the corner"
                                        + " tags. The lens is right all the same, as it does not depend on that size.",
                                squareMm,
                                usualMm)
                        : String.format(
                                Locale.ROOT,
                                "If the board lay on the table, its squares are about %.4g mm by the corner tags, not %.4g mm."
                                        + " Measure ten squares in a row. The lens is right all the same, as it does not depend on"
                                        + " that size.",
                                usualMm,
                                squareMm));
    }
}
