package umpire.vision.detect.taught;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import umpire.hardware.taught.CustomDie;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.numerals.DieShade;
import umpire.vision.detect.numerals.PlaneAxes;

/** Compares an upper face with every taught face, in all rotations that the die's body allows. */
final class FaceMatcher {
    /** The blurs at which taught faces are compared, in points of a patch. */
    private static final double[] BLURS = {0, 0.9, 1.8};

    /** A larger blur counts as strongly out of focus. */
    private static final double SOFT = 1;

    private static final double SMOOTH = 0.7;
    private static final double STRAY_SMOOTH = 1.4;
    private static final double[] TURNS_DEG = {-8, -4, 0, 4, 8};
    private static final double[] SHIFTS = {-0.08, -0.04, 0, 0.04, 0.08};
    private static final int ROUNDS = 5;

    /** The first step of the search in offset, in edges, and in size, as a share. The last step is this share of the first. Chosen. */
    private static final double SHIFT = 0.02;

    private static final double GROWTH = 0.03;
    private static final double FINEST = 0.2;

    /** The range of a face's size relative to its die. It allows for blur and for faces that are printed off their centre. Chosen. */
    private static final double SMALLEST = 0.9;

    private static final double LARGEST = 1.1;

    private final BodyShape shape;
    private final List<Variant> variants = new ArrayList<>();
    private final List<String> faces;

    /** A taught view with a certain blur. */
    private record Variant(String face, float[] levels, float[] coarse, double contrast, boolean blurred) {}

    /** A pose of a face on its body. */
    private record FacePose(double turnDeg, double right, double up, double size) {}

    /** A taught view in its stored form. */
    record NamedView(String face, float[] levels) {}

    FaceMatcher(BodyShape shape, List<NamedView> views) {
        this.shape = shape;
        this.faces = views.stream().map(NamedView::face).distinct().toList();
        for (NamedView view : views) {
            for (double blur : BLURS) {
                float[] levels = FacePatch.smoothed(view.levels(), Math.hypot(blur, SMOOTH));
                FacePatch.normalise(levels, shape);
                variants.add(new Variant(view.face(), levels, coarse(levels), contrast(levels), blur > SOFT));
            }
        }
    }

    /** Returns a patch at half the resolution. */
    private static float[] coarse(float... levels) {
        int half = FacePatch.SIDE / 2;
        float[] coarse = new float[half * half];
        double squares = 0;
        for (int i = 0; i < coarse.length; i++) {
            int at = i / half * 2 * FacePatch.SIDE + i % half * 2;
            coarse[i] =
                    (levels[at] + levels[at + 1] + levels[at + FacePatch.SIDE] + levels[at + FacePatch.SIDE + 1]) / 4;
            squares += (double) coarse[i] * coarse[i];
        }
        float by = (float) Math.max(FacePatch.NOTHING, Math.sqrt(squares));
        for (int i = 0; i < coarse.length; i++) {
            coarse[i] /= by;
        }
        return coarse;
    }

    private static double contrast(float... levels) {
        float[] sorted = levels.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length - 1 - sorted.length / 40] - sorted[sorted.length / 40];
    }

    /** Returns a matcher for all views taught of a die. */
    static FaceMatcher of(CustomDie die) {
        BodyShape shape = BodyShape.of(die.body());
        return new FaceMatcher(
                shape,
                die.views().stream()
                        .map(view -> new NamedView(view.face(), FacePatch.of(view, shape)))
                        .toList());
    }

    /** Returns whether no view was taught. */
    boolean isEmpty() {
        return variants.isEmpty();
    }

    /** Returns the fit of each taught face to a stored view, the best first. */
    List<FaceFit> fits(float... view) {
        double edgePx = FacePatch.SIDE / (2 * shape.patchHalf());
        double middle = (FacePatch.SIDE - 1) / 2.0;
        LyingBody body = new LyingBody(new Pixel(middle, middle), PlaneAxes.straight(edgePx), 1, 1, 1, 0);
        return fits(DieShade.kept(FacePatch.SIDE, view), body);
    }

    /** Returns the fit of each taught face, the best first. */
    List<FaceFit> fits(DieShade plane, LyingBody body) {
        List<FacePose> poses = poses();
        float[][] seen = new float[poses.size()][];
        for (int i = 0; i < seen.length; i++) {
            seen[i] = coarse(seen(plane, body, poses.get(i)));
        }
        List<FaceFit> fits = new ArrayList<>();
        for (String face : faces) {
            List<Variant> own = variants.stream()
                    .filter(variant -> variant.face().equals(face))
                    .toList();
            fits.add(fit(plane, body, own, poses, seen));
        }
        fits.sort(Comparator.comparingDouble(FaceFit::likeness).reversed());
        return fits;
    }

    private List<FacePose> poses() {
        List<FacePose> poses = new ArrayList<>();
        for (int side = 0; side < shape.turns(); side++) {
            for (double turn : TURNS_DEG) {
                for (double right : SHIFTS) {
                    for (double up : SHIFTS) {
                        poses.add(new FacePose(360.0 / shape.turns() * side + turn, right, up, 1));
                    }
                }
            }
        }
        return poses;
    }

    private float[] seen(DieShade plane, LyingBody body, FacePose pose) {
        PlaneAxes axes = body.axes();
        Pixel middle = new Pixel(
                body.middle().x() + pose.right() * axes.rightX() + pose.up() * axes.upX(),
                body.middle().y() + pose.right() * axes.rightY() + pose.up() * axes.upY());
        float[] levels = FacePatch.levels(
                plane, middle, axes.turned(Math.toRadians(pose.turnDeg())), shape.patchHalf() * pose.size());
        float[] smooth = FacePatch.smoothed(levels, SMOOTH);
        FacePatch.normalise(smooth, shape);
        return smooth;
    }

    private FaceFit fit(DieShade plane, LyingBody body, List<Variant> own, List<FacePose> poses, float[]... seen) {
        double best = -2;
        FacePose at = poses.getFirst();
        Variant like = own.getFirst();
        for (Variant variant : own) {
            for (int i = 0; i < seen.length; i++) {
                double likeness = likeness(variant.coarse(), seen[i]);
                if (likeness > best) {
                    best = likeness;
                    at = poses.get(i);
                    like = variant;
                }
            }
        }
        return climbed(plane, body, like, at, likeness(like.levels(), seen(plane, body, at)));
    }

    private FaceFit climbed(DieShade plane, LyingBody body, Variant like, FacePose first, double likeness) {
        double best = likeness;
        FacePose at = first;
        for (double step = 1; step > FINEST; step /= 2) {
            boolean better = true;
            for (int round = 0; better && round < ROUNDS; round++) {
                better = false;
                FacePose from = at;
                for (FacePose next : around(from, step)) {
                    double there = likeness(like.levels(), seen(plane, body, next));
                    if (there > best) {
                        best = there;
                        at = next;
                        better = true;
                    }
                }
            }
        }
        double stray = stray(like, seen(plane, body, at));
        return new FaceFit(like.face(), best, stray, Math.toRadians(at.turnDeg()), at.right(), at.up(), like.blurred());
    }

    private static List<FacePose> around(FacePose at, double step) {
        List<FacePose> poses = new ArrayList<>();
        for (double sign : List.of(-step, step)) {
            poses.add(new FacePose(at.turnDeg() + 2 * sign, at.right(), at.up(), at.size()));
            poses.add(new FacePose(at.turnDeg(), at.right() + SHIFT * sign, at.up(), at.size()));
            poses.add(new FacePose(at.turnDeg(), at.right(), at.up() + SHIFT * sign, at.size()));
            poses.add(new FacePose(
                    at.turnDeg(), at.right(), at.up(), Math.clamp(at.size() + GROWTH * sign, SMALLEST, LARGEST)));
        }
        return poses;
    }

    private static double likeness(float[] a, float[] b) {
        double sum = 0;
        double count = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i] * b[i];
            count += a[i] * a[i];
        }
        return sum / Math.max(1, count);
    }

    /**
     * Returns the largest local difference of a face from a taught view, after small details are smoothed away, as a share of the view's
     * contrast.
     */
    private double stray(Variant like, float... seen) {
        float[] apart = new float[seen.length];
        for (int i = 0; i < seen.length; i++) {
            apart[i] = seen[i] - like.levels()[i];
        }
        double most = 0;
        for (float level : FacePatch.smoothed(apart, STRAY_SMOOTH)) {
            most = Math.max(most, Math.abs(level));
        }
        return most / Math.max(FacePatch.NOTHING, like.contrast());
    }
}
