package umpire.vision.detect.faces;

import java.util.List;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.dice.DieScale;
import umpire.vision.detect.dice.DieStance;
import umpire.vision.detect.pips.PipPlanes;
import umpire.vision.detect.tags.Tag;
import umpire.vision.frame.MatScope;

/** Judges by the surroundings of a tag on a cube's face whether the cube lies flat with this face on top. */
public final class TaggedTop {
    /** The radius of the sampled area around the tag's centre, in edges: it holds the cube and the table beside it. Geometry. */
    private static final double AROUND = 2.1;

    /** The distance from the tag's centre at which the paper beside the tag is sampled, in edges. Geometry. */
    private static final double PAPER = 0.385;

    private TaggedTop() {}

    /**
     * Judges one cube.
     *
     * @param bgr the whole picture
     * @param tag the tag on the face that may be the top
     * @param tagMm the tag's side
     * @param scale the size of the cube in the picture, and the pose of the camera
     * @param limits the thresholds for leaning
     */
    public static DieStance stance(Mat bgr, Tag tag, double tagMm, DieScale.KnownScale scale, LeanThresholds limits) {
        Pixel middle = tag.centre();
        double sidePx = tag.sidePx() * scale.edgeMm() / tagMm;
        int reach = (int) Math.ceil(AROUND * sidePx);
        Rect part = within(bgr, (int) middle.x() - reach, (int) middle.y() - reach, 2 * reach);
        try (MatScope scope = new MatScope()) {
            Mat window = scope.keep(bgr.submat(part));
            PipPlanes picture = PipPlanes.of(window);
            PipFace face = face(tag.in(1, -part.x, -part.y));
            DieScale.KnownScale there = scale.ofPartAt(part.x, part.y);
            DieBody body = new DieBody(sidePx, there.nadirXPx(), there.nadirYPx(), there.lensPx(), limits);
            return body.stance(picture, face, paper(picture, face, sidePx), false);
        }
    }

    private static Rect within(Mat picture, int left, int top, int side) {
        int x = Math.clamp(left, 0, picture.cols() - 1);
        int y = Math.clamp(top, 0, picture.rows() - 1);
        return new Rect(x, y, Math.min(side, picture.cols() - x), Math.min(side, picture.rows() - y));
    }

    /** Returns the tag's square as a five, whose outer pips are known to form a square. */
    private static PipFace face(Tag tag) {
        List<Pixel> c = tag.corners();
        Pixel middle = tag.centre();
        return new PipFace(
                5,
                middle.x(),
                middle.y(),
                (c.get(1).x() - c.get(0).x() + c.get(2).x() - c.get(3).x()) / 4,
                (c.get(1).y() - c.get(0).y() + c.get(2).y() - c.get(3).y()) / 4,
                (c.get(3).x() - c.get(0).x() + c.get(2).x() - c.get(1).x()) / 4,
                (c.get(3).y() - c.get(0).y() + c.get(2).y() - c.get(1).y()) / 4,
                List.of(),
                0);
    }

    /** Returns the colour of the paper around the tag: the brightest of the samples beside its four sides. */
    private static double[] paper(PipPlanes picture, PipFace face, double sidePx) {
        double[] brightest = new double[3];
        for (int side = 0; side < 4; side++) {
            double far = (side < 2 ? PAPER : -PAPER) * sidePx;
            double x = face.x() + far * (side % 2 == 0 ? face.ux() / face.uPx() : face.vx() / face.vPx());
            double y = face.y() + far * (side % 2 == 0 ? face.uy() / face.uPx() : face.vy() / face.vPx());
            double[] bgr = picture.colour(x, y);
            brightest = bgr[1] > brightest[1] ? bgr : brightest;
        }
        return brightest;
    }
}
