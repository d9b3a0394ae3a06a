package umpire.vision.detect.faces;

import java.util.Optional;
import umpire.vision.detect.ReadingTrace;
import umpire.vision.detect.pips.Pip;
import umpire.vision.detect.pips.PipNeighbourhood;
import umpire.vision.detect.pips.PipPlanes;

/**
 * Holds a supposed face against the picture: empty places must be empty, strangers absent, edges where a die has them. Distances
 * on a face are in steps of its grid. Dice on sale have their edges 1.6 to 2.4 steps from the middle.
 */
final class PipFaceCheck {
    /** A step is 1.6 to 5 radii: with fewer, pips would touch; with more, they are specks. Geometry of dice on sale, and some room. */
    private static final double MIN_STEP_RADII = 1.6;

    private static final double MAX_STEP_RADII = 5;

    /** Pressed together more than this, a side is seen and no top, and its pips are lines. Chosen. */
    private static final double MIN_SQUARENESS = 0.35;

    /** How far pips may lie from their places, in steps. Chosen. */
    private static final double MAX_DEVIATION_STEPS = 0.3;

    /** How far from the middle a face is searched for pips that were not made out, and for its colour: short of its edges. Chosen. */
    private static final double SPOTTED_STEPS = 1.35;

    private static final double EVEN_STEPS = 1.25;

    /** A face may vary by so much of its pips' contrast; many pips in their places excuse more. Chosen. */
    private static final double MAX_UNEVENNESS_SHARE = 0.25;

    private static final double MAX_SWIRL_SHARE = 0.45;

    /** Where edges are believed: a seventh nearer and farther than dice on sale have them, for rounded edges and perspective. */
    private static final double NEAREST_EDGE_STEPS = 1.36;

    private static final double FARTHEST_EDGE_STEPS = 2.75;

    /** Half a side where no edge is seen, and within which bounds one that is seen is taken. Geometry of dice on sale. */
    private static final double COMMON_HALF_STEPS = 1.9;

    private static final double MIN_HALF_STEPS = 1.6;
    private static final double MAX_HALF_STEPS = 2.4;

    /** Where the size of dice is known, one that looks smaller or larger by more than this is none. Chosen. */
    private static final double MIN_SIZE = 0.72;

    private static final double MAX_SIZE = 1.35;

    /** How far the four edges of a square may differ, in steps. Chosen. */
    private static final double MAX_EDGE_SPREAD_STEPS = 0.8;

    /** From 0.9 on nobody is asked. Four pips and more with three edges are as sure as it gets; fewer say less by themselves. Chosen. */
    private static final double SURE = 0.95;

    private static final double SURE_FEW_PIPS = 0.93;
    private static final double TWO_EDGES = 0.8;
    private static final double FEW_PIPS = 0.7;
    private static final double NO_EDGES = 0.5;

    /** A face less square than this is seen so much from the side that it is less sure by a factor. Chosen. */
    private static final double SLANTED_SQUARENESS = 0.7;

    private static final double SLANTED_FACTOR = 0.7;

    /** A stranger is another pip on the face: half to twice as large as its own, and nearly as strong. Chosen. */
    private static final double STRANGER_MIN_SIZE = 0.5;

    private static final double STRANGER_MAX_SIZE = 2;
    private static final double STRANGER_CONTRAST_SHARE = 0.4;
    private static final double STRANGER_STEPS = 1.6;
    private static final double STRANGER_REACH_STEPS = 2.4;

    private static final String TOO_FEW_EDGES = "fewer than three edges of a die are round it";

    private final PipPlanes picture;
    private final PipNeighbourhood pips;
    private final Optional<DieBody> body;
    private final FaceSurface surface;
    private final LoneFace loneFace;
    private final ReadingTrace trace;

    PipFaceCheck(PipPlanes picture, PipNeighbourhood pips, Optional<DieBody> body, ReadingTrace trace) {
        this.trace = trace;
        this.body = body;
        this.picture = picture;
        this.pips = pips;
        this.surface = new FaceSurface(picture);
        this.loneFace = new LoneFace(picture, surface, pips);
    }

    /** Returns the face that these pips are, if all of it looks like one. */
    Optional<FaceHypothesis> hypothesis(PipFace face) {
        Optional<String> objection = objection(face);
        if (objection.isPresent()) {
            return ruledOut(face, objection.get());
        }
        double[] bgr = surface.colour(face);
        double unevenness = surface.unevenness(face, bgr, EVEN_STEPS);
        if (unevenness > (face.face() >= 4 ? MAX_SWIRL_SHARE : MAX_UNEVENNESS_SHARE) * face.contrast()) {
            return ruledOut(face, "what lies round its pips is of several colours");
        }
        DieOutline outline = DieOutline.of(picture, face, bgr, FaceSurface.tolerance(unevenness));
        // A swirled die is uneven; then at least its edges must be where a die has them.
        boolean swirled = unevenness > MAX_UNEVENNESS_SHARE * face.contrast();
        return swirled && edges(outline) < 3 ? ruledOut(face, TOO_FEW_EDGES) : judged(face, outline, bgr);
    }

    private Optional<FaceHypothesis> ruledOut(PipFace face, String why) {
        trace.weighed(() -> face.ruledOut(0, why));
        return Optional.empty();
    }

    private Optional<String> objection(PipFace face) {
        if (!isShapedLikeAFace(face)) {
            return Optional.of("its pips do not lie as those of a die do");
        }
        if (!fits(FaceHypothesis.SIDE_STEPS * Math.max(face.uPx(), face.vPx()))) {
            return Optional.of("it is not as large as a die in play");
        }
        if (!surface.isEmptyBetweenPips(face)) {
            return Optional.of("there is something where it has no pip");
        }
        if (strangers(face) > 0) {
            return Optional.of("another pip lies on it");
        }
        return surface.looksSpotted(face, SPOTTED_STEPS) ? Optional.of("it is spotted all over") : Optional.empty();
    }

    private static boolean isShapedLikeAFace(PipFace face) {
        double radii = face.stepPx() / face.pipRadiusPx();
        return radii >= MIN_STEP_RADII
                && radii <= MAX_STEP_RADII
                && face.squareness() >= MIN_SQUARENESS
                && face.deviationPx() <= MAX_DEVIATION_STEPS * face.stepPx();
    }

    /** A face that as a whole was found to lie there: only the die around it is still to be looked at. */
    Optional<FaceHypothesis> matched(PipFace face) {
        double[] bgr = surface.colour(face);
        double unevenness = surface.unevenness(face, bgr, EVEN_STEPS);
        return judged(face, DieOutline.of(picture, face, bgr, FaceSurface.tolerance(unevenness)), bgr);
    }

    /** The same for a one, whose turn is not known. */
    Optional<FaceHypothesis> lone(PipFace face) {
        return loneFace.matched(face).filter(hypothesis -> fits(hypothesis.sidePx()));
    }

    /** Returns the face that a pip by itself may be. */
    Optional<FaceHypothesis> single(Pip pip) {
        return loneFace.around(pip).filter(hypothesis -> fits(hypothesis.sidePx()));
    }

    private boolean fits(double sidePx) {
        return body.map(b -> sidePx > MIN_SIZE * b.sidePx() && sidePx < MAX_SIZE * b.sidePx())
                .orElse(true);
    }

    private static int edges(DieOutline outline) {
        return outline.endingBetween(NEAREST_EDGE_STEPS, FARTHEST_EDGE_STEPS);
    }

    private Optional<FaceHypothesis> judged(PipFace face, DieOutline outline, double[] bgr) {
        int edges = edges(outline);
        if (face.face() < 4 && edges < 3) {
            return ruledOut(face, TOO_FEW_EDGES);
        }
        double half = edges == 0 ? COMMON_HALF_STEPS : Math.clamp(outline.middle(), MIN_HALF_STEPS, MAX_HALF_STEPS);
        double confidence = face.face() < 4 ? ofFewPips(outline, edges) : ofManyPips(edges);
        double slanted = face.squareness() < SLANTED_SQUARENESS ? SLANTED_FACTOR : 1;
        return Optional.of(new FaceHypothesis(face, outline, 2 * half * face.stepPx(), bgr, slanted * confidence));
    }

    private static double ofManyPips(int edges) {
        if (edges >= 3) {
            return SURE;
        }
        return edges == 2 ? TWO_EDGES : NO_EDGES;
    }

    private static double ofFewPips(DieOutline outline, int edges) {
        boolean square = edges == 4 && outline.longest() - outline.shortest() < MAX_EDGE_SPREAD_STEPS;
        return square ? SURE_FEW_PIPS : FEW_PIPS;
    }

    /** Counts pips that lie on the face and are not among its own. */
    private long strangers(PipFace face) {
        double reachPx = STRANGER_REACH_STEPS * Math.max(face.uPx(), face.vPx());
        return pips.around(face.x(), face.y(), reachPx).stream()
                .map(pips::get)
                .filter(pip -> isLike(pip, face) && !face.pips().contains(pip))
                .filter(pip -> face.holds(pip, STRANGER_STEPS))
                .count();
    }

    private static boolean isLike(Pip pip, PipFace face) {
        Pip first = face.pips().getFirst();
        return pip.plane() == first.plane()
                && pip.dark() == first.dark()
                && pip.radiusPx() > STRANGER_MIN_SIZE * face.pipRadiusPx()
                && pip.radiusPx() < STRANGER_MAX_SIZE * face.pipRadiusPx()
                && pip.contrast() > STRANGER_CONTRAST_SHARE * face.contrast();
    }
}
