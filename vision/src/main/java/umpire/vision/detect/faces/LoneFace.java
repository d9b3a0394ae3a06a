package umpire.vision.detect.faces;

import java.util.List;
import java.util.Optional;
import umpire.vision.detect.pips.Pip;
import umpire.vision.detect.pips.PipNeighbourhood;
import umpire.vision.detect.pips.PipPlanes;

/** A one: a lone pip in the middle of a square of its own. The square's turn is found by trying. */
final class LoneFace {
    /** A lone pip has nothing but its own shape to speak for it, so more is asked of it than of one among others. Chosen. */
    private static final double MIN_ROUNDNESS = 0.6;

    private static final double MAX_ROUGHNESS = 0.12;
    private static final double MIN_CONTRAST = 30;

    /** The grid's step is not told by one pip: two and a half radii, the commonest among dice on sale, serve as the unit. */
    private static final double STEP_RADII = 2.5;

    /** How far from its middle a face is plain, in steps: short of any edge, whatever the real step is. Chosen. */
    private static final double PLAIN_STEPS = 0.8;

    private static final double MAX_UNEVENNESS_SHARE = 0.2;

    /** How far a one's four edges may differ in their distance, as a share. Chosen. */
    private static final double MAX_SPREAD = 0.28;

    /** Edges are looked for from just beside the pip to the edge of the largest die that fits the unit. Chosen. */
    private static final double FIRST_STEPS = 0.75;

    private static final double LAST_STEPS = 3.6;
    private static final double NEAREST_EDGE_STEPS = 1.05;

    /** How much of a side each line across it covers, as a share of its distance: the rounded corners are left out. */
    private static final double SIDE_SHARE = 0.75;

    /** Below the 0.9 that is beyond asking: only a body that is seen to lie flat makes a one sure. */
    private static final double CONFIDENCE = 0.8;

    private static final int TURN_STEP_DEG = 5;

    /** Another spot on the face that is so large and so strong, compared with the pip, is a pip too. Chosen. */
    private static final double RIVAL_RADIUS_SHARE = 0.45;

    private static final double RIVAL_CONTRAST_SHARE = 0.35;

    /** The outermost twentieth of a face is its rounded edge, where dirt and shadow look like spots. Chosen. */
    private static final double FACE_SHARE = 0.95;

    private final PipPlanes picture;
    private final FaceSurface surface;
    private final PipNeighbourhood pips;

    LoneFace(PipPlanes picture, FaceSurface surface, PipNeighbourhood pips) {
        this.picture = picture;
        this.surface = surface;
        this.pips = pips;
    }

    /** Returns the face a pip may be the only one of. */
    Optional<FaceHypothesis> around(Pip pip) {
        if (pip.roundness() < MIN_ROUNDNESS || pip.roughness() > MAX_ROUGHNESS || pip.contrast() < MIN_CONTRAST) {
            return Optional.empty();
        }
        PipFace upright = turned(pip, PipSlant.of(List.of(pip)), STEP_RADII * pip.radiusPx(), 0);
        double[] bgr = surface.colour(upright);
        double unevenness = surface.unevenness(upright, bgr, PLAIN_STEPS);
        return unevenness > MAX_UNEVENNESS_SHARE * pip.contrast() ? Optional.empty() : found(upright, bgr, unevenness);
    }

    /** Returns the face around a pip that as a whole was found to lie there; its turn is not known. */
    Optional<FaceHypothesis> matched(PipFace face) {
        double[] bgr = surface.colour(face);
        return found(face, bgr, surface.unevenness(face, bgr, PLAIN_STEPS));
    }

    private Optional<FaceHypothesis> found(PipFace face, double[] bgr, double unevenness) {
        return squarest(face.pips().getFirst(), face.stepPx(), bgr, FaceSurface.tolerance(unevenness))
                .filter(hypothesis -> !surface.looksSpotted(
                        hypothesis.face(), SIDE_SHARE * hypothesis.outline().shortest()))
                .filter(this::isLonely);
    }

    private Optional<FaceHypothesis> squarest(Pip pip, double unitPx, double[] bgr, double tolerance) {
        PipSlant slant = PipSlant.of(List.of(pip));
        Optional<FaceHypothesis> best = Optional.empty();
        double bestSpread = MAX_SPREAD;
        for (int deg = 0; deg < 90; deg += TURN_STEP_DEG) {
            PipFace face = turned(pip, slant, unitPx, Math.toRadians(deg));
            DieOutline outline =
                    DieOutline.of(picture, face, bgr, tolerance, FIRST_STEPS, LAST_STEPS, far -> SIDE_SHARE * far);
            double spread = (outline.longest() - outline.shortest()) / outline.middle();
            if (outline.sharpEdges() == 4 && outline.shortest() > NEAREST_EDGE_STEPS && spread < bestSpread) {
                bestSpread = spread;
                double sidePx = 2 * outline.middle() * face.stepPx();
                best = Optional.of(new FaceHypothesis(face, outline, sidePx, bgr, CONFIDENCE));
            }
        }
        return best;
    }

    private static PipFace turned(Pip pip, PipSlant slant, double unitPx, double turn) {
        double[] u = slant.toPicture(unitPx * Math.cos(turn), unitPx * Math.sin(turn));
        double[] v = slant.toPicture(-unitPx * Math.sin(turn), unitPx * Math.cos(turn));
        return new PipFace(1, pip.x(), pip.y(), u[0], u[1], v[0], v[1], List.of(pip), 0);
    }

    private boolean isLonely(FaceHypothesis hypothesis) {
        Pip one = hypothesis.face().pips().getFirst();
        double half = FACE_SHARE * hypothesis.sidePx() / 2 / hypothesis.face().stepPx();
        return pips.around(one.x(), one.y(), hypothesis.sidePx()).stream()
                .map(pips::get)
                .filter(p -> p.distanceTo(one) > one.radiusPx() && isRival(p, one))
                .noneMatch(p -> hypothesis.face().holds(p, half));
    }

    private static boolean isRival(Pip pip, Pip one) {
        return pip.dark() == one.dark()
                && pip.plane() == one.plane()
                && pip.radiusPx() > RIVAL_RADIUS_SHARE * one.radiusPx()
                && pip.contrast() > RIVAL_CONTRAST_SHARE * one.contrast();
    }
}
