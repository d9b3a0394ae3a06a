package umpire.vision.detect.faces;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import umpire.vision.detect.ReadingTrace;
import umpire.vision.detect.dice.Die;
import umpire.vision.detect.pips.Pip;
import umpire.vision.detect.pips.PipNeighbourhood;
import umpire.vision.detect.pips.PipPlanes;
import umpire.vision.detect.pips.PipRows;
import umpire.vision.detect.pips.PipShaper;
import umpire.vision.detect.pips.PipSpot;
import umpire.vision.detect.pips.PipSpotter;
import umpire.vision.detect.tags.Tag;

/** Decides which of the faces that could be seen are dice, and how sure that is. */
final class PipJudge {
    /** One pip seen twice: the second lies within three fifths of the larger radius. Chosen; two pips never touch. */
    private static final double SAME_PIP_RADII = 0.6;

    private static final double SAME_PIP_REACH_RADII = 1.2;

    /** Of two spots on one pip the less rough one counts, and so many levels of contrast weigh as much as all of roughness. Chosen. */
    private static final double CONTRAST_PER_ROUGHNESS = 2000;

    /** A second face of the same die that is seen as squarely as this, compared with the first, is a rival for the top. Chosen. */
    private static final double RIVAL_SHARE = 0.85;

    /** A side of a die is never seen this squarely while its top is seen too. Chosen. */
    private static final double TOP_SQUARENESS = 0.9;

    /** Pips beside a face lie within the die: its side and a tenth. Geometry. */
    private static final double BESIDE_SIDES = 1.1;

    /** What on a side still counts as a pip, compared with those on top: foreshortened and in shadow. Chosen. */
    private static final double SIDE_PIP_RADIUS_SHARE = 0.45;

    private static final double SIDE_PIP_CONTRAST_SHARE = 0.3;

    /** The same in blur and noise, which make spots that are none. Chosen. */
    private static final double CLEAR_PIP_RADIUS_SHARE = 0.6;

    private static final double CLEAR_PIP_MAX_RADIUS_SHARE = 1.5;
    private static final double CLEAR_PIP_CONTRAST_SHARE = 0.5;
    private static final double CLEAR_PIP_MAX_ROUGHNESS = 0.1;

    private final PipPlanes picture;
    private final PipNeighbourhood pips;
    private final Optional<DieBody> body;
    private final boolean unclear;
    private final ReadingTrace trace;

    PipJudge(PipPlanes picture, PipNeighbourhood pips, Optional<DieBody> body, boolean unclear, ReadingTrace trace) {
        this.unclear = unclear;
        this.trace = trace;
        this.body = body;
        this.picture = picture;
        this.pips = pips;
    }

    /** Judges a picture in which dice of any size may lie. */
    static PipJudge ofAnySize(PipPlanes picture, double[] radiiPx, List<Tag> tags, ReadingTrace trace) {
        List<Pip> found = new ArrayList<>();
        PipShaper shaper = new PipShaper(picture);
        for (int plane : new int[] {PipPlanes.BRIGHTNESS, PipPlanes.WEAKEST}) {
            List<Pip> inPlane = new ArrayList<>();
            List<PipSpot> spots = PipSpotter.beside(tags, PipSpotter.spots(picture, plane, radiiPx));
            spots.forEach(spot -> shaper.shape(spot).ifPresent(inPlane::add));
            found.addAll(PipRows.without(onceEach(inPlane), spots));
        }
        return new PipJudge(picture, new PipNeighbourhood(found), Optional.empty(), false, trace);
    }

    static List<Pip> onceEach(List<Pip> many) {
        List<Pip> sorted = new ArrayList<>(many);
        sorted.sort(Comparator.comparingDouble((Pip p) -> p.roughness() - p.contrast() / CONTRAST_PER_ROUGHNESS)
                .thenComparingDouble(Pip::y)
                .thenComparingDouble(Pip::x));
        PipNeighbourhood all = new PipNeighbourhood(sorted);
        boolean[] dropped = new boolean[sorted.size()];
        List<Pip> kept = new ArrayList<>();
        for (int i = 0; i < sorted.size(); i++) {
            if (dropped[i]) {
                continue;
            }
            Pip pip = sorted.get(i);
            kept.add(pip);
            for (int j : all.around(pip.x(), pip.y(), SAME_PIP_REACH_RADII * pip.radiusPx())) {
                dropped[j] |= isSamePip(pip, sorted.get(j));
            }
        }
        kept.sort(Comparator.comparingDouble(Pip::y).thenComparingDouble(Pip::x));
        return kept;
    }

    private static boolean isSamePip(Pip one, Pip other) {
        double radiusPx = Math.max(one.radiusPx(), other.radiusPx());
        return one.dark() == other.dark() && one.distanceTo(other) < SAME_PIP_RADII * radiusPx;
    }

    List<Die> dice() {
        PipLayouts layouts = new PipLayouts(pips);
        List<FaceHypothesis> hypotheses = new ArrayList<>();
        PipFaceCheck check = new PipFaceCheck(picture, pips, body, trace);
        pips.pips().forEach(pip -> trace.weighed(pip::candidate));
        layouts.withFourCorners().forEach(f -> check.hypothesis(f).ifPresent(hypotheses::add));
        layouts.onDiagonal(true).forEach(f -> check.hypothesis(f).ifPresent(hypotheses::add));
        layouts.onDiagonal(false).forEach(f -> check.hypothesis(f).ifPresent(hypotheses::add));
        for (Pip pip : pips.pips()) {
            check.single(pip).ifPresent(hypotheses::add);
        }
        return settle(hypotheses);
    }

    List<Die> settle(List<FaceHypothesis> hypotheses) {
        List<FaceHypothesis> sorted = new ArrayList<>(hypotheses);
        sorted.sort(Comparator.comparingDouble((FaceHypothesis c) -> -c.score())
                .thenComparingDouble(c -> c.face().y())
                .thenComparingDouble(c -> c.face().x()));
        List<FaceHypothesis> kept = new ArrayList<>();
        for (FaceHypothesis hypothesis : sorted) {
            Optional<FaceHypothesis> better =
                    kept.stream().filter(k -> k.sharesPipsWith(hypothesis)).findFirst();
            if (better.isEmpty()) {
                kept.add(hypothesis);
            } else if (better.get().face().face() != hypothesis.face().face()) {
                ruledOut(
                        hypothesis,
                        "its pips are better explained by "
                                + better.get().face().what());
            }
        }
        return oneFaceEach(kept);
    }

    /** Of two faces of one die the one seen more nearly square-on is the top; when they are alike, the die tells nothing. */
    private List<Die> oneFaceEach(List<FaceHypothesis> hypotheses) {
        List<Die> dice = new ArrayList<>();
        List<FaceHypothesis> sorted = new ArrayList<>(hypotheses);
        sorted.sort(Comparator.comparingDouble((FaceHypothesis c) -> -c.frontal()));
        List<FaceHypothesis> tops = new ArrayList<>();
        for (FaceHypothesis hypothesis : sorted) {
            Optional<FaceHypothesis> top =
                    tops.stream().filter(t -> t.sameDieAs(hypothesis)).findFirst();
            if (top.isPresent()) {
                ruledOut(
                        hypothesis,
                        "a side of the die on which " + top.get().face().what() + " is seen more squarely");
            } else {
                tops.add(hypothesis);
                boolean rival = sorted.stream()
                        .anyMatch(o -> !o.equals(hypothesis)
                                && o.sameDieAs(hypothesis)
                                && o.frontal() > RIVAL_SHARE * hypothesis.frontal());
                if (hypothesis.isReportable()) {
                    dice.add(told(hypothesis, rival, tops(hypotheses)));
                } else {
                    ruledOut(hypothesis, "seen too much from the side to be a top");
                }
            }
        }
        return dice;
    }

    private void ruledOut(FaceHypothesis hypothesis, String why) {
        trace.weighed(() -> hypothesis.face().ruledOut(hypothesis.confidence(), why));
    }

    private Die told(FaceHypothesis hypothesis, boolean rival, List<FaceHypothesis> tops) {
        if (body.isEmpty()) {
            return rival ? hypothesis.die().withoutFace() : hypothesis.die();
        }
        return switch (body.get().stance(picture, hypothesis, beside(hypothesis, tops), unclear)) {
            case FLAT ->
                rival ? hypothesis.die().withoutFace() : hypothesis.flat().die();
            case LEANING -> hypothesis.die().asCocked();
            case UNKNOWN ->
                rival ? hypothesis.die().withoutFace() : hypothesis.die().lessSure();
        };
    }

    /** Faces seen too squarely to be the side of anything. */
    private static List<FaceHypothesis> tops(List<FaceHypothesis> hypotheses) {
        return hypotheses.stream()
                .filter(c -> c.face().face() > 1 && c.face().squareness() > TOP_SQUARENESS)
                .toList();
    }

    /** Pips like those of a face, near it, and on no face that is a top itself. */
    private List<Pip> beside(FaceHypothesis hypothesis, List<FaceHypothesis> tops) {
        PipFace face = hypothesis.face();
        return pips.around(face.x(), face.y(), BESIDE_SIDES * hypothesis.sidePx()).stream()
                .map(pips::get)
                .filter(pip -> !face.pips().contains(pip))
                .filter(pip -> pip.dark() == face.pips().getFirst().dark())
                .filter(pip -> pip.radiusPx() > SIDE_PIP_RADIUS_SHARE * face.pipRadiusPx())
                .filter(pip -> pip.contrast() > SIDE_PIP_CONTRAST_SHARE * face.contrast())
                .filter(pip -> tops.stream().noneMatch(top -> top.face().pips().contains(pip)))
                .filter(pip -> !unclear || isLike(pip, face))
                .toList();
    }

    /** Blur and noise make spots that are none. */
    private static boolean isLike(Pip pip, PipFace face) {
        return pip.radiusPx() > CLEAR_PIP_RADIUS_SHARE * face.pipRadiusPx()
                && pip.radiusPx() < CLEAR_PIP_MAX_RADIUS_SHARE * face.pipRadiusPx()
                && pip.contrast() > CLEAR_PIP_CONTRAST_SHARE * face.contrast()
                && pip.roughness() < CLEAR_PIP_MAX_ROUGHNESS;
    }
}
