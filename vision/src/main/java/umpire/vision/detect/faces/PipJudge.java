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

/** Decides which of the possible faces are dice, and how certain that is. */
final class PipJudge {

    private final PipDiceThresholds thresholds;
    private final TopThresholds limits;
    private final PipPlanes picture;
    private final PipNeighbourhood pips;
    private final Optional<DieBody> body;
    private final boolean unclear;
    private final ReadingTrace trace;
    private final Optional<UnexplainedPips> unexplained;

    /** Judges the pips of a picture, for dice of one size if the size is known. */
    PipJudge(
            PipPlanes picture,
            PipNeighbourhood pips,
            Optional<DieBody> body,
            boolean unclear,
            PipDiceThresholds thresholds,
            ReadingTrace trace) {
        this(picture, pips, body, Optional.empty(), unclear, thresholds, trace);
    }

    private PipJudge(
            PipPlanes picture,
            PipNeighbourhood pips,
            Optional<DieBody> body,
            Optional<UnexplainedPips> unexplained,
            boolean unclear,
            PipDiceThresholds thresholds,
            ReadingTrace trace) {
        this.unexplained = unexplained;
        this.thresholds = thresholds;
        this.limits = thresholds.tops();
        this.unclear = unclear;
        this.trace = trace;
        this.body = body;
        this.picture = picture;
        this.pips = pips;
    }

    /** Returns a judge for a picture with dice of any size. */
    static PipJudge ofAnySize(
            PipPlanes picture, double[] radiiPx, List<Tag> tags, PipDiceThresholds thresholds, ReadingTrace trace) {
        List<Pip> found = new ArrayList<>();
        List<PipSpot> seen = new ArrayList<>();
        PipShaper shaper = new PipShaper(picture, thresholds.pips());
        for (int plane : new int[] {PipPlanes.BRIGHTNESS, PipPlanes.WEAKEST}) {
            List<Pip> inPlane = new ArrayList<>();
            List<PipSpot> spots = PipSpotter.beside(tags, PipSpotter.spots(picture, plane, radiiPx, thresholds.pips()));
            seen.addAll(spots);
            spots.forEach(spot -> shaper.shape(spot).ifPresent(inPlane::add));
            found.addAll(PipRows.without(onceEach(inPlane, thresholds.tops()), spots));
        }
        UnexplainedPips unexplained = new UnexplainedPips(seen, thresholds.unexplained());
        return new PipJudge(
                picture,
                new PipNeighbourhood(found),
                Optional.empty(),
                Optional.of(unexplained),
                false,
                thresholds,
                trace);
    }

    static List<Pip> onceEach(List<Pip> many, TopThresholds limits) {
        List<Pip> sorted = new ArrayList<>(many);
        sorted.sort(Comparator.comparingDouble((Pip p) -> p.roughness() - p.contrast() / limits.contrastPerRoughness())
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
            for (int j : all.around(pip.x(), pip.y(), limits.samePipReachRadii() * pip.radiusPx())) {
                dropped[j] |= isSamePip(pip, sorted.get(j), limits);
            }
        }
        kept.sort(Comparator.comparingDouble(Pip::y).thenComparingDouble(Pip::x));
        return kept;
    }

    private static boolean isSamePip(Pip one, Pip other, TopThresholds limits) {
        double radiusPx = Math.max(one.radiusPx(), other.radiusPx());
        return one.dark() == other.dark() && one.distanceTo(other) < limits.samePipRadii() * radiusPx;
    }

    List<Die> dice() {
        PipLayouts layouts = new PipLayouts(pips);
        List<FaceHypothesis> hypotheses = new ArrayList<>();
        PipFaceCheck check = new PipFaceCheck(picture, pips, body, thresholds, trace);
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

    /**
     * Keeps one face of each die as its top, the one seen most nearly square-on. If another face is seen nearly as well, the die has no
     * reading.
     */
    private List<Die> oneFaceEach(List<FaceHypothesis> hypotheses) {
        List<AlikeSizes.ToldFace> dice = new ArrayList<>();
        List<FaceHypothesis> sorted = new ArrayList<>(hypotheses);
        sorted.sort(Comparator.comparingDouble((FaceHypothesis c) -> -c.frontal()));
        List<FaceHypothesis> tops = new ArrayList<>();
        for (FaceHypothesis hypothesis : sorted) {
            Optional<FaceHypothesis> top =
                    tops.stream().filter(t -> t.sameDieAs(hypothesis)).findFirst();
            if (top.isPresent()) {
                ruledOut(
                        hypothesis,
                        "a side of a die whose " + top.get().face().what() + " faces the camera more squarely");
            } else {
                tops.add(hypothesis);
                boolean rival = sorted.stream()
                        .anyMatch(o -> !o.equals(hypothesis)
                                && o.sameDieAs(hypothesis)
                                && o.frontal() > limits.rivalShare() * hypothesis.frontal());
                if (hypothesis.isReportable()) {
                    dice.add(new AlikeSizes.ToldFace(hypothesis, told(hypothesis, hypotheses, rival)));
                } else {
                    ruledOut(hypothesis, "seen too much from the side to be a top");
                }
            }
        }
        return body.isEmpty()
                ? new AlikeSizes(limits).of(dice)
                : dice.stream().map(AlikeSizes.ToldFace::die).toList();
    }

    private void ruledOut(FaceHypothesis hypothesis, String why) {
        trace.weighed(() -> hypothesis.face().ruledOut(hypothesis.confidence(), why));
    }

    private Die told(FaceHypothesis hypothesis, List<FaceHypothesis> found, boolean rival) {
        if (unexplained.filter(spots -> spots.lieOn(hypothesis, found)).isPresent()) {
            ruledOut(hypothesis, "another spot on it looks like its pips");
            return hypothesis.die().withoutFace();
        }
        Die die = told(hypothesis, rival, tops(found));
        return body.isEmpty() && showsItsNeighbour(hypothesis, found) ? die.atMost(limits.unlikeConfidence()) : die;
    }

    /**
     * Returns whether pips on the next face of the same die are seen clearly. The camera then looks from the side, so the face that it sees
     * best may not be the top. From above, the sides look too slim for that.
     */
    private boolean showsItsNeighbour(FaceHypothesis hypothesis, List<FaceHypothesis> found) {
        List<FaceHypothesis> ofOtherDice =
                found.stream().filter(other -> !other.sameDieAs(hypothesis)).toList();
        return beside(hypothesis, ofOtherDice).stream()
                .filter(pip ->
                        pip.plane() == hypothesis.face().pips().getFirst().plane())
                .anyMatch(pip -> foreshortening(pip, hypothesis.face()) > limits.minNeighbourForeshortening());
    }

    /** Returns how squarely a pip is seen relative to those of a face. The area tells it of pips too small to show a shape. */
    private static double foreshortening(Pip pip, PipFace face) {
        double share = pip.radiusPx() / face.pipRadiusPx();
        return Math.min(pip.roundness(), share * share);
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

    /** Returns the faces seen too nearly square-on to be a side. */
    private List<FaceHypothesis> tops(List<FaceHypothesis> hypotheses) {
        return hypotheses.stream()
                .filter(c -> c.face().face() > 1 && c.face().squareness() > limits.topSquareness())
                .toList();
    }

    /** Returns the pips near a face that look like its own pips and lie on no top face. */
    private List<Pip> beside(FaceHypothesis hypothesis, List<FaceHypothesis> tops) {
        PipFace face = hypothesis.face();
        return pips.around(face.x(), face.y(), limits.besideSides() * hypothesis.sidePx()).stream()
                .map(pips::get)
                .filter(pip -> !face.pips().contains(pip))
                .filter(pip -> pip.dark() == face.pips().getFirst().dark())
                .filter(pip -> pip.radiusPx() > limits.sidePipRadiusShare() * face.pipRadiusPx())
                .filter(pip -> pip.contrast() > limits.sidePipContrastShare() * face.contrast())
                .filter(pip -> tops.stream().noneMatch(top -> top.face().pips().contains(pip)))
                .filter(pip -> !unclear || isLike(pip, face))
                .toList();
    }

    /** Returns whether a pip looks like the pips of a face. Used in blur and noise, which make false spots. */
    private boolean isLike(Pip pip, PipFace face) {
        return pip.radiusPx() > limits.clearPipRadiusShare() * face.pipRadiusPx()
                && pip.radiusPx() < limits.clearPipMaxRadiusShare() * face.pipRadiusPx()
                && pip.contrast() > limits.clearPipContrastShare() * face.contrast()
                && pip.roughness() < limits.clearPipMaxRoughness();
    }
}
