package umpire.vision.detect.faces;

import java.util.List;
import java.util.Optional;
import umpire.vision.detect.pips.Pip;
import umpire.vision.detect.pips.PipNeighbourhood;
import umpire.vision.detect.pips.PipPlanes;

/** Finds ones: a lone pip in the middle of a square. Several rotations of the square are tried. */
final class LoneFace {

    private static final int TURN_STEP_DEG = 5;

    private final LoneFaceThresholds limits;
    private final PipPlanes picture;
    private final FaceSurface surface;
    private final PipNeighbourhood pips;
    private final boolean sized;

    /**
     * @param sized whether the size of the dice is known; if so, the size of the pip does not matter
     */
    LoneFace(PipPlanes picture, FaceSurface surface, PipNeighbourhood pips, boolean sized, LoneFaceThresholds limits) {
        this.sized = sized;
        this.limits = limits;
        this.picture = picture;
        this.surface = surface;
        this.pips = pips;
    }

    /** Returns the face of which this spot is the only pip; empty if the surroundings do not look like a one. */
    Optional<FaceHypothesis> around(Pip pip) {
        if (pip.roundness() < limits.minRoundness()
                || pip.roughness() > limits.maxRoughness()
                || pip.contrast() < limits.minContrastLevels()) {
            return Optional.empty();
        }
        PipFace upright = turned(pip, PipSlant.of(List.of(pip)), limits.stepRadii() * pip.radiusPx(), 0);
        double[] bgr = surface.colour(upright);
        double unevenness = surface.unevenness(upright, bgr, limits.plainSteps());
        return unevenness > limits.maxUnevennessShare() * pip.contrast()
                ? Optional.empty()
                : found(upright, bgr, unevenness);
    }

    /** Returns the face of a one that was found by matching whole faces. The match does not tell its rotation. */
    Optional<FaceHypothesis> matched(PipFace face) {
        double[] bgr = surface.colour(face);
        return found(face, bgr, surface.unevenness(face, bgr, limits.plainSteps()));
    }

    private Optional<FaceHypothesis> found(PipFace face, double[] bgr, double unevenness) {
        return squarest(face.pips().getFirst(), face.stepPx(), bgr, surface.tolerance(unevenness))
                .filter(hypothesis -> !surface.looksSpotted(
                        hypothesis.face(),
                        limits.sideShare() * hypothesis.outline().shortest()))
                .filter(this::isLonely);
    }

    private Optional<FaceHypothesis> squarest(Pip pip, double unitPx, double[] bgr, double tolerance) {
        PipSlant slant = PipSlant.of(List.of(pip));
        Optional<FaceHypothesis> best = Optional.empty();
        double bestSpread = limits.maxSpreadShare();
        for (int deg = 0; deg < 90; deg += TURN_STEP_DEG) {
            PipFace face = turned(pip, slant, unitPx, Math.toRadians(deg));
            DieOutline outline = DieOutline.of(
                    picture,
                    face,
                    bgr,
                    tolerance,
                    pip.faceBeginsRadii(limits.firstSteps() * limits.stepRadii()) / limits.stepRadii(),
                    limits.lastSteps(),
                    far -> limits.sideShare() * far);
            double spread = (outline.longest() - outline.shortest()) / outline.middle();
            if (outline.sharpEdges() == 4 && outline.shortest() > limits.nearestEdgeSteps() && spread < bestSpread) {
                bestSpread = spread;
                double sidePx = 2 * outline.middle() * face.stepPx();
                best = Optional.of(new FaceHypothesis(face, outline, sidePx, bgr, confidence(pip, sidePx)));
            }
        }
        return best.filter(hypothesis -> isAsLargeAsAPip(pip, hypothesis.sidePx()));
    }

    /**
     * Returns whether a spot is small enough for the pip of its square. A larger spot is the hole of a letter or a cell of a tag, unless it
     * is clearly round.
     */
    private boolean isAsLargeAsAPip(Pip pip, double sidePx) {
        double share = pip.radiusPx() / sidePx;
        return sized
                || share < limits.maxPipShare()
                || (share < limits.maxFatPipShare()
                        && pip.roughness() < limits.maxFatRoughness()
                        && pip.radiusPx() > limits.minFatPx());
    }

    private double confidence(Pip pip, double sidePx) {
        double share = pip.radiusPx() / sidePx;
        boolean sure = pip.radiusPx() > limits.sureRadiusPx()
                && pip.roughness() < limits.sureRoughness()
                && share > limits.surePipShare()
                && share < limits.maxPipShare();
        return sure ? limits.sureShare() : limits.confidenceShare();
    }

    private static PipFace turned(Pip pip, PipSlant slant, double unitPx, double turn) {
        double[] u = slant.toPicture(unitPx * Math.cos(turn), unitPx * Math.sin(turn));
        double[] v = slant.toPicture(-unitPx * Math.sin(turn), unitPx * Math.cos(turn));
        return new PipFace(1, pip.x(), pip.y(), u[0], u[1], v[0], v[1], List.of(pip), 0);
    }

    private boolean isLonely(FaceHypothesis hypothesis) {
        Pip one = hypothesis.face().pips().getFirst();
        double half =
                limits.faceShare() * hypothesis.sidePx() / 2 / hypothesis.face().stepPx();
        return pips.around(one.x(), one.y(), hypothesis.sidePx()).stream()
                .map(pips::get)
                .filter(p -> p.distanceTo(one) > one.radiusPx() && isRival(p, one))
                .noneMatch(p -> hypothesis.face().holds(p, half));
    }

    private boolean isRival(Pip pip, Pip one) {
        return pip.dark() == one.dark()
                && pip.plane() == one.plane()
                && pip.radiusPx() > limits.rivalRadiusShare() * one.radiusPx()
                && pip.contrast() > limits.rivalContrastShare() * one.contrast();
    }
}
