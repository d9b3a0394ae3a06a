package umpire.vision.detect.taught;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import umpire.hardware.taught.CustomDieView;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.bodies.BodyFinder;
import umpire.vision.detect.bodies.BodyThresholds;
import umpire.vision.detect.bodies.ForegroundBlob;
import umpire.vision.detect.numerals.DieShade;
import umpire.vision.detect.numerals.PlaneAxes;
import umpire.vision.frame.MatScope;

/** Finds dice in a picture to learn their faces. */
public final class FaceStudy {
    /** The least standard deviation of the levels of a face with print on it. Chosen. */
    private static final double MARKED_LEVELS = 6;

    /** The range of a die's edge as a share of its bounding square, and the step from size to size. */
    private static final double LEAST_SHARE = 0.62;

    private static final double MOST_SHARE = 1.02;
    private static final double NEXT_SHARE = 0.04;

    /** The side of the area examined around a body, in sides of the body's box. */
    private static final double AROUND = 1.6;

    /** The least overlap of body and outline if the size is not known: larger than for a known size. */
    private static final double LEAST_OVERLAP = 0.88;

    private final BodyShape shape;
    private final CustomDieThresholds limits;

    public FaceStudy(String body, CustomDieThresholds limits) {
        this.shape = BodyShape.of(body);
        this.limits = limits;
    }

    /** Returns the shape of the dice. */
    public BodyShape shape() {
        return shape;
    }

    /**
     * Returns the dice of a known size, from top to bottom.
     *
     * @param edgePx approximate length of a die's edge
     * @param plane the axes of an edge at a pixel, at the height of the upper face; the third axis is the die's whole height
     */
    public List<StudiedFace> ofKnownSize(Mat bgr, double edgePx, Function<Pixel, PlaneAxes> plane) {
        CustomDiePicture picture = CustomDiePicture.of(bgr, edgePx, limits.minSpotLevels());
        return FoundBodies.of(picture, shape, plane, limits).stream()
                .filter(found -> found.body().overlap() >= limits.minBodyOverlap())
                .map(found -> studied(picture, found))
                .toList();
    }

    /** Returns the dice of any size that differ from their ground, seen from straight above, from top to bottom. */
    public List<StudiedFace> ofAnySize(Mat bgr) {
        List<StudiedFace> faces = new ArrayList<>();
        for (ForegroundBlob body : new BodyFinder(BodyThresholds.standard()).find(bgr)) {
            best(bgr, body).ifPresent(faces::add);
        }
        return faces;
    }

    private Optional<StudiedFace> best(Mat bgr, ForegroundBlob body) {
        int reach = (int) Math.ceil(AROUND * body.sidePx());
        int left = Math.max(0, (int) body.middle().x() - reach);
        int top = Math.max(0, (int) body.middle().y() - reach);
        Rect part = new Rect(left, top, Math.min(2 * reach, bgr.cols() - left), Math.min(2 * reach, bgr.rows() - top));
        try (MatScope scope = new MatScope()) {
            Mat window = scope.keep(bgr.submat(part));
            List<SizedFace> sizes = new ArrayList<>();
            for (double share = LEAST_SHARE; share < MOST_SHARE; share += NEXT_SHARE) {
                sized(window, share * body.sidePx(), body.middle().minus(left, top))
                        .ifPresent(sizes::add);
            }
            return sizes.stream()
                    .filter(sized -> sized.overlap() >= LEAST_OVERLAP)
                    .max(Comparator.comparingDouble(SizedFace::overlap))
                    .map(sized -> moved(sized.face(), left, top));
        }
    }

    private record SizedFace(StudiedFace face, double overlap) {}

    private Optional<SizedFace> sized(Mat window, double edgePx, Pixel near) {
        PlaneAxes axes = PlaneAxes.straight(edgePx);
        CustomDiePicture picture = CustomDiePicture.of(window, edgePx, limits.minSpotLevels());
        return FoundBodies.of(picture, shape, pixel -> axes, limits).stream()
                .filter(found -> picture.there(found.body().middle()).distance(near) < edgePx / 2)
                .map(found ->
                        new SizedFace(studied(picture, found), found.body().overlap()))
                .max(Comparator.comparingDouble(SizedFace::overlap));
    }

    private static StudiedFace moved(StudiedFace face, double left, double top) {
        return new StudiedFace(
                face.middle().minus(-left, -top),
                face.outline().stream().map(corner -> corner.minus(-left, -top)).toList(),
                face.levels(),
                face.flat(),
                face.marked());
    }

    private StudiedFace studied(CustomDiePicture picture, FoundBodies.MaskedBody found) {
        LyingBody body = found.body();
        DieShade plane = TonePlane.of(picture.pixels(), body.middle(), CustomDiePicture.EDGE_PX);
        float[] levels = FacePatch.levels(plane, body.middle(), body.axes(), shape.patchHalf());
        double marked = FacePatch.normalise(levels, shape);
        double overhang =
                OverhangCheck.overhangEdges(found.mask(), picture.pixels(), shape, body.middle(), body.axes());
        return new StudiedFace(
                picture.there(body.middle()),
                shape.outline(body.axes()).stream()
                        .map(corner -> picture.there(new Pixel(
                                body.middle().x() + corner.x(), body.middle().y() + corner.y())))
                        .toList(),
                FacePatch.kept(levels),
                overhang <= limits.maxLeanEdges() + limits.maxUnclearLeanEdges(),
                marked >= MARKED_LEVELS);
    }

    /** Returns whether two dice show the same face in any rotation. */
    public boolean showTheSame(StudiedFace one, StudiedFace other) {
        FaceMatcher matcher = new FaceMatcher(shape, List.of(new FaceMatcher.NamedView("", patch(one.levels()))));
        FaceFit fit = matcher.fits(patch(other.levels())).getFirst();
        return fit.likeness() >= limits.minToldLikeness() + (1 - limits.minToldLikeness()) / 2;
    }

    private float[] patch(byte... levels) {
        return FacePatch.of(CustomDieView.of("", "", levels), shape);
    }
}
