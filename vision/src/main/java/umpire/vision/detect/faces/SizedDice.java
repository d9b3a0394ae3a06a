package umpire.vision.detect.faces;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import umpire.vision.detect.Median;
import umpire.vision.detect.ReadingTrace;
import umpire.vision.detect.dice.Die;
import umpire.vision.detect.pips.Pip;
import umpire.vision.detect.pips.PipNeighbourhood;
import umpire.vision.detect.pips.PipPlanes;
import umpire.vision.detect.pips.PipShaper;
import umpire.vision.detect.pips.PipSpot;
import umpire.vision.detect.pips.PipSpotter;
import umpire.vision.detect.pips.SpotMap;
import umpire.vision.detect.tags.Tag;

/**
 * Finds dice of a known size. In a sharp picture single pips have a shape, and reading them is surest and fastest. In blur or noise whole
 * faces are matched at the places that are still unread.
 */
final class SizedDice {
    /** A pip's radius as a share of the die's edge, as on dice on sale: 0.39 of a grid step, where a step is 0.255 of an edge. */
    private static final double PIP_RADIUS = 0.1;
    /**
     * A blurred disc seems larger when measured at half its level: its radius grows by this share of the blur's standard deviation. Chosen.
     */
    private static final double RADIUS_PER_BLUR = 0.8;

    private final PipDiceThresholds thresholds;
    private final WholeFaceThresholds limits;
    private final PipPlanes picture;
    private final PipPlanes smooth;
    private final boolean noisy;
    private final DieBody body;
    private final List<PipSpot> spots;
    private final PipMatcher matcher;
    private final ReadingTrace trace;

    /**
     * Prepares one picture.
     *
     * @param picture the picture as it was taken
     * @param smooth the same picture without noise, for the colours of bodies, which need no sharpness
     * @param noisy whether there was much noise
     * @param body the expected body of a die of that size
     * @param map the response to spots as large as the die's pips
     * @param tags the tags read in the picture; no die lies on them
     * @param thresholds the thresholds for pips and faces
     * @param trace receives the candidates
     */
    SizedDice(
            PipPlanes picture,
            PipPlanes smooth,
            boolean noisy,
            DieBody body,
            SpotMap map,
            List<Tag> tags,
            PipDiceThresholds thresholds,
            ReadingTrace trace) {
        this.thresholds = thresholds;
        this.limits = thresholds.wholeFaces();
        this.picture = picture;
        this.smooth = smooth;
        this.noisy = noisy;
        this.trace = trace;
        this.body = body;
        this.spots = PipSpotter.beside(
                tags, map.localExtrema(thresholds.pips().minResponseLevels(), pipRadiusPx(body), PipPlanes.BRIGHTNESS));
        this.matcher = new PipMatcher(picture, map, body.sidePx());
    }

    /** Returns the radius of a pip on such a die in pixels. */
    static double pipRadiusPx(DieBody body) {
        return PIP_RADIUS * body.sidePx();
    }

    /**
     * Returns the dice read by single pips. In a blurred or noisy picture it adds the dice read as whole faces, where single pips gave no
     * answer.
     */
    List<Die> dice() {
        PipNeighbourhood pips = new PipNeighbourhood(PipJudge.onceEach(shaped(), thresholds.tops()));
        boolean unclear = noisy || isSoft(pips.pips());
        PipJudge judge = new PipJudge(smooth, pips, Optional.of(body), unclear, thresholds, trace);
        List<Die> dice = judge.dice();
        return unclear ? withFaces(dice, judge, pips) : dice;
    }

    private List<Die> withFaces(List<Die> byPips, PipJudge judge, PipNeighbourhood pips) {
        List<Die> dice = new ArrayList<>(byPips);
        List<Die> sure = byPips.stream().filter(die -> isAnswer(die, pips)).toList();
        List<PipSpot> left = spots.stream()
                .filter(spot -> sure.stream().noneMatch(die -> isOn(die, spot.x(), spot.y())))
                .toList();
        for (Die die : judge.settle(hypotheses(left, pips))) {
            if (sure.stream().noneMatch(read -> isOn(read, die.xPx(), die.yPx()))) {
                List<Die> same = dice.stream()
                        .filter(other -> isOn(other, die.xPx(), die.yPx()))
                        .toList();
                dice.removeAll(same);
                dice.add(together(die, same));
            }
        }
        return dice;
    }

    /** Returns the reading by whole face where single pips gave no answer. If either found it leaning, the players are asked. */
    private static Die together(Die byFace, List<Die> byPips) {
        if (byFace.cocked()) {
            return byFace.withoutFace();
        }
        return byPips.stream().anyMatch(Die::cocked) ? byFace.lessSure() : byFace;
    }

    /**
     * Returns whether a reading by single pips stands. A face always stands. A leaning die stands only if its pips are sharp, since leaning
     * is judged by lines, which blur bends and noise breaks.
     */
    private boolean isAnswer(Die die, PipNeighbourhood pips) {
        return die.face().isPresent() || (die.cocked() && !noisy && !isSoft(on(die, pips)));
    }

    private List<Pip> on(Die die, PipNeighbourhood pips) {
        return pips.around(die.xPx(), die.yPx(), 0.5 * body.sidePx()).stream()
                .map(pips::get)
                .toList();
    }

    private boolean isSoft(List<Pip> pips) {
        double[] softness = pips.stream()
                .filter(pip -> pip.roundness() > limits.minRoundness() && pip.roughness() < limits.maxRoughness())
                .mapToDouble(Pip::softness)
                .toArray();
        return softness.length > 0 && Median.of(softness) > limits.softShare();
    }

    private boolean isOn(Die die, double x, double y) {
        return Math.hypot(die.xPx() - x, die.yPx() - y) < limits.sameDieEdges() * body.sidePx();
    }

    private List<FaceHypothesis> hypotheses(List<PipSpot> left, PipNeighbourhood pips) {
        PipFaceCheck check = new PipFaceCheck(smooth, pips, Optional.of(body), thresholds, trace);
        List<FaceHypothesis> hypotheses = new ArrayList<>();
        for (PipMatch match : matcher.matches(left)) {
            if (isClear(match)) {
                PipFace face = face(match);
                Optional<FaceHypothesis> hypothesis = match.face() == 1 ? check.lone(face) : check.matched(face);
                hypothesis.ifPresent(hypotheses::add);
            } else {
                trace.weighed(() -> face(match).ruledOut(match.explained(), "as a whole it is not clearly this face"));
            }
        }
        return hypotheses;
    }

    private List<Pip> shaped() {
        PipShaper shaper = new PipShaper(picture, thresholds.pips());
        return spots.stream().flatMap(spot -> shaper.shape(spot).stream()).toList();
    }

    /** Returns whether one number of pips explains the picture, without a close rival, and each place has either a whole pip or none. */
    private boolean isClear(PipMatch match) {
        PipGrid grid = match.grid();
        double across = Math.hypot(grid.ux(), grid.uy()) / body.sidePx();
        double down = Math.hypot(grid.vx(), grid.vy()) / body.sidePx();
        boolean sized =
                Math.min(across, down) > limits.minStepEdges() && Math.max(across, down) < limits.maxStepEdges();
        return match.explained() > limits.minExplainedShare()
                && match.lead() > limits.minLead()
                && sized
                && face(match).squareness() > limits.minFittedSquareness()
                && hasWholePips(match);
    }

    private boolean hasWholePips(PipMatch match) {
        double[] levels = matcher.pipLevels(match);
        List<Integer> places = PipPattern.ALL.get(match.pattern()).places();
        return IntStream.range(0, levels.length).allMatch(place -> {
            double share = levels[place] / match.contrast();
            return places.contains(place)
                    ? share > limits.minPipShare()
                    : Math.abs(share) < limits.maxBesidePipsShare();
        });
    }

    private PipFace face(PipMatch match) {
        PipGrid g = match.grid();
        List<Pip> pips = PipPattern.ALL.get(match.pattern()).places().stream()
                .map(place -> pip(match, place))
                .toList();
        return new PipFace(match.face(), g.x(), g.y(), g.ux(), g.uy(), g.vx(), g.vy(), pips, 0);
    }

    private Pip pip(PipMatch match, int place) {
        PipGrid grid = match.grid();
        int i = PipPattern.column(place);
        int j = PipPattern.row(place);
        double x = grid.atX(i, j);
        double y = grid.atY(i, j);
        double stepPx = grid.stepPx();
        double blurPx = match.template().blur() * stepPx;
        double radiusPx = PipTemplate.PIP_RADIUS * stepPx + RADIUS_PER_BLUR * blurPx;
        boolean dark = match.contrast() < 0;
        double around = picture.at(PipPlanes.BRIGHTNESS, grid.atX(i + 0.5, j + 0.5), grid.atY(i + 0.5, j + 0.5));
        double inner = around + match.contrast();
        return new Pip(x, y, radiusPx, radiusPx, 0, dark, inner, around, 0, blurPx / radiusPx, 0);
    }
}
