package umpire.vision.detect;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Holds a supposed face against the picture: empty places must be empty, strangers absent, edges where a die has them. */
final class PipFaceCheck {
    private static final double[][] PLACES = {
        {-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {0, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}
    };
    // How far a one's four edges may differ in their distance, as a share.
    private static final double MOST_SPREAD = 0.28;
    private static final double[][] BETWEEN = {{-0.5, -0.5}, {0.5, -0.5}, {-0.5, 0.5}, {0.5, 0.5}};

    private final PipPlanes picture;
    private final PipNeighbourhood pips;
    private final Optional<DieBody> body;

    PipFaceCheck(PipPlanes picture, PipNeighbourhood pips, Optional<DieBody> body) {
        this.body = body;
        this.picture = picture;
        this.pips = pips;
    }

    Optional<FaceHypothesis> claim(PipFace face) {
        double radii = face.stepPx() / face.pipRadiusPx();
        if (radii < 1.6 || radii > 5 || face.squareness() < 0.35 || face.strayPx() > 0.3 * face.stepPx()) {
            return Optional.empty();
        }
        if (!fits(3.7 * Math.max(face.uPx(), face.vPx()))
                || !emptyPlacesAreEmpty(face)
                || strangers(face) > 0
                || looksSpotted(face, 1.35)) {
            return Optional.empty();
        }
        double[] bgr = faceColour(face);
        double unevenness = unevenness(face, bgr, 1.25);
        if (unevenness > (face.face() >= 4 ? 0.45 : 0.25) * face.contrast()) {
            return Optional.empty();
        }
        DieOutline outline = DieOutline.of(picture, face, bgr, tolerance(unevenness));
        // A swirled die is uneven; then at least its edges must be where a die has them.
        boolean swirled = unevenness > 0.25 * face.contrast();
        return swirled && outline.endingBetween(1.36, 2.75) < 3 ? Optional.empty() : judged(face, outline, bgr);
    }

    /** A face that as a whole was found to lie there: only the die around it is still to be looked at. */
    Optional<FaceHypothesis> matched(PipFace face) {
        double[] bgr = faceColour(face);
        double unevenness = unevenness(face, bgr, 1.25);
        return judged(face, DieOutline.of(picture, face, bgr, tolerance(unevenness)), bgr);
    }

    /** The same for a one, whose turn is not known. */
    Optional<FaceHypothesis> lone(PipFace face) {
        double[] bgr = faceColour(face);
        double unevenness = unevenness(face, bgr, 0.8);
        Pip pip = face.pips().getFirst();
        return squareAround(pip, PipSlant.of(face.pips()), face.stepPx(), bgr, tolerance(unevenness), MOST_SPREAD);
    }

    /** Where the size of dice is known, others are none. */
    private boolean fits(double sidePx) {
        return body.map(b -> sidePx > 0.72 * b.sidePx() && sidePx < 1.35 * b.sidePx())
                .orElse(true);
    }

    private Optional<FaceHypothesis> judged(PipFace face, DieOutline outline, double[] bgr) {
        int sides = outline.endingBetween(1.36, 2.75);
        double half = sides == 0 ? 1.9 : Math.min(2.4, Math.max(1.6, outline.middle()));
        double sidePx = 2 * half * face.stepPx();
        double confidence;
        if (face.face() >= 4) {
            confidence = sides >= 3 ? 0.95 : sides == 2 ? 0.8 : 0.5;
        } else {
            if (sides < 3) {
                return Optional.empty();
            }
            confidence = sides == 4 && outline.longest() - outline.shortest() < 0.8 ? 0.93 : 0.7;
        }
        if (face.squareness() < 0.7) {
            confidence *= 0.7;
        }
        return Optional.of(new FaceHypothesis(face, outline, sidePx, bgr, confidence));
    }

    private boolean emptyPlacesAreEmpty(PipFace face) {
        int plane = face.pips().getFirst().plane();
        double limit = 0.3 * face.contrast();
        for (double[] place : PLACES) {
            double x = face.atX(place[0], place[1]);
            double y = face.atY(place[0], place[1]);
            boolean taken = face.pips().stream().anyMatch(p -> Math.hypot(p.x() - x, p.y() - y) < 0.5 * face.stepPx());
            if (!taken && Math.abs(picture.at(plane, x, y) - face.around()) > limit) {
                return false;
            }
        }
        int off = 0;
        for (double[] place : BETWEEN) {
            double x = face.atX(place[0], place[1]);
            double y = face.atY(place[0], place[1]);
            off += Math.abs(picture.at(plane, x, y) - face.around()) > limit ? 1 : 0;
        }
        return off == 0;
    }

    /** A pip that was not made out, behind a scratch or a highlight, still is as dark as a pip: then the count is in doubt. */
    private boolean looksSpotted(PipFace face, double reach) {
        Pip first = face.pips().getFirst();
        double half = 0.55 * face.contrast();
        int spots = 0;
        for (int a = -12; a <= 12; a++) {
            for (int b = -12; b <= 12; b++) {
                double x = face.atX(a * reach / 12, b * reach / 12);
                double y = face.atY(a * reach / 12, b * reach / 12);
                double level = picture.at(first.plane(), x, y);
                boolean pipLike = first.dark() ? face.around() - level > half : level - face.around() > half;
                if (pipLike
                        && face.pips().stream().allMatch(p -> Math.hypot(p.x() - x, p.y() - y) > 1.45 * p.majorPx())) {
                    spots++;
                }
            }
        }
        return spots > 6;
    }

    /** Counts pips that lie on the face and are not among its own. */
    private long strangers(PipFace face) {
        Pip first = face.pips().getFirst();
        return pips.around(face.x(), face.y(), 2.4 * Math.max(face.uPx(), face.vPx())).stream()
                .map(pips::get)
                .filter(p -> p.plane() == first.plane()
                        && p.dark() == first.dark()
                        && p.radiusPx() > 0.5 * face.pipRadiusPx()
                        && p.radiusPx() < 2 * face.pipRadiusPx()
                        && p.contrast() > 0.4 * face.contrast())
                .filter(p -> !face.pips().contains(p))
                .filter(p -> {
                    double[] at = face.onGrid(p.x(), p.y());
                    return Math.abs(at[0]) < 1.6 && Math.abs(at[1]) < 1.6;
                })
                .count();
    }

    private static double tolerance(double unevenness) {
        return Math.clamp(1.5 * unevenness + 4, 10, 45);
    }

    /** How much the face's colour varies where no pip is: nine points of ten are nearer to its colour than this. */
    private double unevenness(PipFace face, double[] bgr, double reach) {
        List<Double> off = new ArrayList<>();
        for (int a = -6; a <= 6; a++) {
            for (int b = -6; b <= 6; b++) {
                double x = face.atX(a * reach / 6, b * reach / 6);
                double y = face.atY(a * reach / 6, b * reach / 6);
                if (face.pips().stream().allMatch(p -> Math.hypot(p.x() - x, p.y() - y) > 1.4 * p.majorPx())) {
                    off.add(picture.colourDistance(x, y, bgr));
                }
            }
        }
        off.sort(null);
        return off.isEmpty() ? 255 : off.get((int) (off.size() * 0.9));
    }

    private double[] faceColour(PipFace face) {
        List<double[]> points = new ArrayList<>();
        for (Pip pip : face.pips()) {
            for (int k = 0; k < 12; k++) {
                double r = 1.45 * pip.radiusPx();
                points.add(new double[] {
                    pip.x() + r * Math.cos(k * Math.PI / 6), pip.y() + r * Math.sin(k * Math.PI / 6)
                });
            }
        }
        double[] bgr = new double[3];
        for (int c = 0; c < 3; c++) {
            int plane = 2 + c;
            bgr[c] = PipShaper.median(points.stream()
                    .mapToDouble(p -> picture.at(plane, p[0], p[1]))
                    .toArray());
        }
        return bgr;
    }

    /** A one: a lone pip in the middle of a square of its own. The square's turn is found by trying. */
    Optional<FaceHypothesis> single(Pip pip) {
        if (pip.roundness() < 0.6 || pip.roughness() > 0.12 || pip.contrast() < 30) {
            return Optional.empty();
        }
        PipSlant slant = PipSlant.of(List.of(pip));
        // The grid's step is not told by one pip: two and a half radii, the commonest, serve as the unit.
        double unit = 2.5 * pip.radiusPx();
        PipFace upright = turned(pip, slant, unit, 0);
        double[] bgr = faceColour(upright);
        double unevenness = unevenness(upright, bgr, 0.8);
        if (unevenness > 0.2 * pip.contrast()) {
            return Optional.empty();
        }
        return squareAround(pip, slant, unit, bgr, tolerance(unevenness), MOST_SPREAD);
    }

    private Optional<FaceHypothesis> squareAround(
            Pip pip, PipSlant slant, double unit, double[] bgr, double tolerance, double mostSpread) {
        Optional<FaceHypothesis> best = Optional.empty();
        double bestSpread = mostSpread;
        for (int deg = 0; deg < 90; deg += 5) {
            PipFace face = turned(pip, slant, unit, Math.toRadians(deg));
            DieOutline outline = DieOutline.of(picture, face, bgr, tolerance, 0.75, 3.6, -0.75);
            double spread = (outline.longest() - outline.shortest()) / outline.middle();
            if (outline.crisp() == 4 && outline.shortest() > 1.05 && spread < bestSpread) {
                bestSpread = spread;
                best = Optional.of(new FaceHypothesis(face, outline, 2 * outline.middle() * face.stepPx(), bgr, 0.8));
            }
        }
        return best.filter(claim ->
                        !looksSpotted(claim.face(), 0.75 * claim.outline().shortest()))
                .filter(this::lonely)
                .filter(claim -> fits(claim.sidePx()));
    }

    private static PipFace turned(Pip pip, PipSlant slant, double unit, double turn) {
        double[] u = slant.toPicture(unit * Math.cos(turn), unit * Math.sin(turn));
        double[] v = slant.toPicture(-unit * Math.sin(turn), unit * Math.cos(turn));
        return new PipFace(1, pip.x(), pip.y(), u[0], u[1], v[0], v[1], List.of(pip), 0);
    }

    private boolean lonely(FaceHypothesis claim) {
        Pip one = claim.face().pips().getFirst();
        double half = claim.sidePx() / 2 / claim.face().stepPx();
        return pips.around(one.x(), one.y(), claim.sidePx()).stream()
                .map(pips::get)
                .filter(p -> p.distanceTo(one) > one.radiusPx() && p.dark() == one.dark() && p.plane() == one.plane())
                .filter(p -> p.radiusPx() > 0.45 * one.radiusPx() && p.contrast() > 0.35 * one.contrast())
                .noneMatch(p -> {
                    double[] at = claim.face().onGrid(p.x(), p.y());
                    return Math.abs(at[0]) < 0.95 * half && Math.abs(at[1]) < 0.95 * half;
                });
    }
}
