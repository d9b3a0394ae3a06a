package umpire.vision.twin.numerals;

import java.util.List;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.numerals.DiePicture;
import umpire.vision.detect.numerals.NumeralLabel;
import umpire.vision.detect.numerals.PlaneAxes;
import umpire.vision.twin.camera.GroundTruth;
import umpire.vision.twin.scene.NumeralMake;
import umpire.vision.twin.scene.TwinDie;

/**
 * The upper kite of a rendered die and its numeral.
 *
 * @param die as it lies
 * @param body the centre of its upper face's plane, in pixels
 * @param kite the centre of the kite's largest circle
 * @param axes an edge to the kite's right, and one to its tip
 * @param label the label of its numeral
 */
record KnownKite(TwinDie die, Pixel body, Pixel kite, PlaneAxes axes, int label) {
    /**
     * The distances from the tip to the opposite corner, across, and from the tip to the largest circle's centre, in longer edges.
     * Geometry.
     */
    private static final double LONG = 1.1107;

    private static final double WIDE = 0.8763;
    private static final double TIP = 0.7469;
    /** The distance from the largest circle's centre to the point above the die's centre. Geometry. */
    static final double TO_BODY = 0.194;

    static KnownKite of(GroundTruth.TrueDie seen, TwinDie die, Pixel above) {
        List<Pixel> top = seen.top();
        Pixel tip = top.get(0);
        double upX = (tip.x() - top.get(2).x()) / LONG;
        double upY = (tip.y() - top.get(2).y()) / LONG;
        double rightX = (top.get(1).x() - top.get(3).x()) / WIDE;
        double rightY = (top.get(1).y() - top.get(3).y()) / WIDE;
        double side = rightX * upY - rightY * upX < 0 ? 1 : -1;
        PlaneAxes axes = new PlaneAxes(side * rightX, side * rightY, upX, upY, above.x(), above.y());
        Pixel kite = new Pixel(tip.x() - TIP * upX, tip.y() - TIP * upY);
        Pixel body = new Pixel(kite.x() + TO_BODY * upX, kite.y() + TO_BODY * upY);
        String written = die.make().written(die.shows());
        return new KnownKite(
                die, body, kite, axes, NumeralLabel.of(written, die.make().mark() != NumeralMake.NumeralMark.NONE));
    }

    boolean leans() {
        return die.tiltDeg() > 0;
    }

    /** Returns the approximate length of an edge in the picture in pixels. */
    double edgePx() {
        return (Math.hypot(axes.upX(), axes.upY()) + Math.hypot(axes.rightX(), axes.rightY())) / 2;
    }

    /** Returns the rotation of the numeral's head from the kite's tip; a nine without a mark is an inverted six. */
    double headRad() {
        boolean nine = label == NumeralLabel.SIX_OR_NINE && die.shows().equals("9");
        return die.make().upright() == nine ? Math.PI : 0;
    }

    /** Returns whether the text looks the same upside down: 0, 8 and 00. */
    boolean turnsOver() {
        String written = die.make().written(die.shows());
        return written.equals("0") || written.equals("8") || written.equals("00");
    }

    /** Returns the same kite in a picture scaled for the nets. */
    KnownKite in(DiePicture picture) {
        return new KnownKite(die, picture.here(body), picture.here(kite), axes.scaled(picture.factor()), label);
    }
}
