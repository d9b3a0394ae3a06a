package umpire.vision.detect.faces;

import java.util.Optional;
import umpire.vision.detect.ReadingTrace;
import umpire.vision.detect.pips.Pip;
import umpire.vision.detect.pips.PipNeighbourhood;
import umpire.vision.detect.pips.PipPlanes;

/**
 * Checks a possible face against the picture: places without a pip must be empty, there must be no extra pips, and edges must be where a
 * die has them. Distances on a face are in steps of its grid. Dice on sale have their edges 1.6 to 2.4 steps from the middle.
 */
final class PipFaceCheck {
    private static final String TOO_FEW_EDGES = "fewer than three edges of a die are round it";

    private final FaceThresholds limits;
    private final double shapedPipPx;
    private final PipPlanes picture;
    private final PipNeighbourhood pips;
    private final Optional<DieBody> body;
    private final FaceSurface surface;
    private final LoneFace loneFace;
    private final ReadingTrace trace;

    PipFaceCheck(
            PipPlanes picture,
            PipNeighbourhood pips,
            Optional<DieBody> body,
            PipDiceThresholds limits,
            ReadingTrace trace) {
        this.limits = limits.faces();
        this.shapedPipPx = limits.tops().shapedPipPx();
        this.trace = trace;
        this.body = body;
        this.picture = picture;
        this.pips = pips;
        this.surface = new FaceSurface(picture, limits.surface());
        this.loneFace = new LoneFace(picture, surface, pips, body.isPresent(), limits.ones());
    }

    /** Returns the face with these pips; empty if its surface or its edges do not look like a die's. */
    Optional<FaceHypothesis> hypothesis(PipFace face) {
        Optional<String> objection = objection(face);
        if (objection.isPresent()) {
            return ruledOut(face, objection.get());
        }
        double[] bgr = surface.colour(face);
        double unevenness = surface.unevenness(face, bgr, limits.evenSteps());
        if (unevenness > (face.face() >= 4 ? limits.maxSwirlShare() : limits.maxUnevennessShare()) * face.contrast()) {
            return ruledOut(face, "the surface around its pips has several colours");
        }
        DieOutline outline = DieOutline.of(picture, face, bgr, surface.tolerance(unevenness));
        // A swirled die is uneven, so at least its edges must be where a die has them.
        boolean swirled = unevenness > limits.maxUnevennessShare() * face.contrast();
        return swirled && edges(face, outline) < 3 ? ruledOut(face, TOO_FEW_EDGES) : judged(face, outline, bgr);
    }

    private Optional<FaceHypothesis> ruledOut(PipFace face, String why) {
        trace.weighed(() -> face.ruledOut(0, why));
        return Optional.empty();
    }

    private Optional<String> objection(PipFace face) {
        if (!isShapedLikeAFace(face)) {
            return Optional.of("its pips are not arranged like those of a die");
        }
        if (!fits(FaceHypothesis.SIDE_STEPS * Math.max(face.uPx(), face.vPx()))) {
            return Optional.of("it is not as large as a die in play");
        }
        if (!surface.isEmptyBetweenPips(face)) {
            return Optional.of("there is a mark where the face has no pip");
        }
        if (strangers(face) > 0) {
            return Optional.of("another pip lies on it");
        }
        return surface.looksSpotted(face, limits.spottedSteps())
                ? Optional.of("it is spotted all over")
                : Optional.empty();
    }

    private boolean isShapedLikeAFace(PipFace face) {
        double radii = face.stepPx() / face.pipRadiusPx();
        return radii >= limits.minStepRadii()
                && radii <= limits.maxStepRadii()
                && face.squareness() >= limits.minSquareness()
                && face.deviationPx() <= limits.maxDeviationSteps() * face.stepPx();
    }

    /**
     * Returns a face found by matching whole faces; only the die around it is checked. The radius of matched pips includes their blurred
     * edge.
     */
    Optional<FaceHypothesis> matched(PipFace face) {
        PipFace sharp = face.withoutBlur();
        double[] bgr = surface.colour(sharp);
        double unevenness = surface.unevenness(sharp, bgr, limits.evenSteps());
        return judged(face, DieOutline.of(picture, sharp, bgr, surface.tolerance(unevenness)), bgr);
    }

    /** Returns a one found by matching whole faces, whose rotation is not known. */
    Optional<FaceHypothesis> lone(PipFace face) {
        return loneFace.matched(face).filter(hypothesis -> fits(hypothesis.sidePx()));
    }

    /** Returns the face that a single pip may form. */
    Optional<FaceHypothesis> single(Pip pip) {
        return loneFace.around(pip).filter(hypothesis -> fits(hypothesis.sidePx()));
    }

    private boolean fits(double sidePx) {
        return body.map(b -> sidePx > limits.minSizeShare() * b.sidePx() && sidePx < limits.maxSizeShare() * b.sidePx())
                .orElse(true);
    }

    /** Counts the edges where a die has them. A blurred edge ends farther out. */
    private int edges(PipFace face, DieOutline outline) {
        return outline.endingBetween(
                limits.nearestEdgeSteps(), limits.farthestEdgeSteps() + face.blurPx() / face.stepPx());
    }

    private Optional<FaceHypothesis> judged(PipFace face, DieOutline outline, double[] bgr) {
        int edges = edges(face, outline);
        if (face.face() < 4 && edges < 3) {
            return ruledOut(face, TOO_FEW_EDGES);
        }
        double half = edges == 0
                ? limits.commonHalfSteps()
                : Math.clamp(outline.middle(), limits.minHalfSteps(), limits.maxHalfSteps());
        double confidence = face.face() < 4 ? ofFewPips(outline, edges) : ofManyPips(edges);
        double slanted = squareness(face) < limits.slantedSquareness() ? limits.slantedShare() : 1;
        return Optional.of(new FaceHypothesis(face, outline, 2 * half * face.stepPx(), bgr, slanted * confidence));
    }

    /**
     * Returns how nearly square-on the face is seen. For a six the roundness of its pips may show it better, since the distance between its
     * columns differs between makers.
     */
    private double squareness(PipFace face) {
        return face.face() == 6 && face.skew() < limits.maxSkewOfSix() && face.pipRadiusPx() > shapedPipPx
                ? Math.max(face.squareness(), PipSlant.of(face.pips()).squareness())
                : face.squareness();
    }

    private double ofManyPips(int edges) {
        if (edges >= 3) {
            return limits.sureShare();
        }
        return edges == 2 ? limits.twoEdgesShare() : limits.noEdgesShare();
    }

    private double ofFewPips(DieOutline outline, int edges) {
        boolean square = edges == 4 && outline.longest() - outline.shortest() < limits.maxEdgeSpreadSteps();
        return square ? limits.sureFewPipsShare() : limits.fewPipsShare();
    }

    /** Counts pips that lie on the face and do not belong to it. */
    private long strangers(PipFace face) {
        double reachPx = limits.strangerReachSteps() * Math.max(face.uPx(), face.vPx());
        return pips.around(face.x(), face.y(), reachPx).stream()
                .map(pips::get)
                .filter(pip -> isLike(pip, face) && !face.pips().contains(pip))
                .filter(pip -> face.holds(pip, limits.strangerSteps()))
                .count();
    }

    private boolean isLike(Pip pip, PipFace face) {
        Pip first = face.pips().getFirst();
        return pip.plane() == first.plane()
                && pip.dark() == first.dark()
                && pip.radiusPx() > limits.strangerMinSizeShare() * face.pipRadiusPx()
                && pip.radiusPx() < limits.strangerMaxSizeShare() * face.pipRadiusPx()
                && pip.contrast() > limits.strangerContrastShare() * face.contrast();
    }
}
