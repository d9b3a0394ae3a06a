package umpire.vision.observe.dice;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import umpire.vision.detect.ReadingTrace;
import umpire.vision.detect.dice.DiceOfSizes;
import umpire.vision.detect.dice.Die;
import umpire.vision.detect.dice.DieScale;
import umpire.vision.detect.faces.PipDiceThresholds;
import umpire.vision.detect.faces.PipDieReader;
import umpire.vision.detect.tags.Tag;
import umpire.vision.frame.MatScope;
import umpire.vision.rectify.CameraView;

/** Reads ordinary dice by their pips, in every size in play. */
final class PipDice implements KindReader {
    private final PipDieReader reader;
    private final Map<Double, String> nameByEdgeMm;
    private final List<Double> edgesMm;

    /** Prepares for dice of these sizes, each with a name. */
    PipDice(Map<Double, String> nameByEdgeMm, PipDiceThresholds thresholds) {
        this.reader = new PipDieReader(thresholds, ReadingTrace.NONE);
        this.nameByEdgeMm = Map.copyOf(nameByEdgeMm);
        this.edgesMm = nameByEdgeMm.keySet().stream().sorted().toList();
    }

    @Override
    public List<Die> read(Mat bgr, Mat grey, Rect part, CameraView view, List<Tag> tags) {
        List<DieScale.KnownScale> scales = edgesMm.stream()
                .map(view::dieScale)
                .map(scale -> scale.ofPartAt(part.x, part.y))
                .toList();
        List<Tag> there = tags.stream().map(tag -> tag.in(1, -part.x, -part.y)).toList();
        try (MatScope scope = new MatScope()) {
            Mat window = scope.keep(bgr.submat(part));
            Mat greyWindow = scope.keep(grey.submat(part));
            return DiceOfSizes.read(scales, scale -> reader.ofKnownSize(window, greyWindow, scale, there)).stream()
                    .map(die -> named(die).in(1, part.x, part.y))
                    .toList();
        }
    }

    /** Returns a die with the name of its size. A die whose size is not in play counts as one of the largest size. */
    private Die named(Die die) {
        double edgeMm = die.edgeMm().orElse(edgesMm.getLast());
        return Optional.ofNullable(nameByEdgeMm.get(edgeMm)).map(die::named).orElse(die);
    }
}
