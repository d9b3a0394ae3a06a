package umpire.vision.see;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import umpire.hardware.Rig;
import umpire.rules.kernel.DieType;
import umpire.vision.detect.dice.Die;
import umpire.vision.detect.tags.Tag;
import umpire.vision.detect.taught.CustomDieThresholds;
import umpire.vision.observe.dice.CustomDice;
import umpire.vision.observe.dice.CustomDiceAmongOthers;
import umpire.vision.rectify.CameraView;

/** Reads taught dice in photographs in which the table is seen. */
final class CustomDiceOnPicture {
    private static final double SURE = 0.9;
    private static final String DISAGREE = "its pips show another face than the one that was taught";

    private final List<CustomDice> readers;

    CustomDiceOnPicture(Optional<Rig> rig, CustomDieThresholds limits) {
        this.readers = rig.map(table -> CustomDice.of(table, DieType.pips(SettledSizes.COMMON_MM, 1), limits))
                .orElse(List.of());
    }

    /** Returns the dice of other readers and the taught dice, each once. */
    List<PictureReport.DieSeen> among(List<Die> others, Mat bgr, CameraView view, List<Tag> tags) {
        Rect whole = new Rect(0, 0, bgr.cols(), bgr.rows());
        List<CustomDice.DoubtedDie> taught = readers.stream()
                .flatMap(reader -> reader.readWithDoubts(bgr, whole, view, tags).stream())
                .toList();
        List<Die> all = CustomDiceAmongOthers.of(
                others, taught.stream().map(CustomDice.DoubtedDie::die).toList());
        List<PictureReport.DieSeen> seen = new ArrayList<>();
        for (Die die : all) {
            PictureReport.DieSeen plain =
                    DieReport.of(List.of(die), Optional.of(view)).getFirst();
            seen.add(taught.stream()
                    .filter(doubted ->
                            doubted.die().xPx() == die.xPx() && doubted.die().yPx() == die.yPx())
                    .findFirst()
                    .map(doubted -> doubted(plain, doubted))
                    .orElse(plain));
        }
        return seen;
    }

    private static PictureReport.DieSeen doubted(PictureReport.DieSeen plain, CustomDice.DoubtedDie taught) {
        boolean told = plain.face().isPresent() && plain.confidence() >= SURE;
        return new PictureReport.DieSeen(
                plain.kind(),
                told ? plain.face() : Optional.empty(),
                false,
                plain.pose(),
                plain.box(),
                told ? plain.confidence() : 0,
                told ? Optional.empty() : Optional.of(taught.doubt().isEmpty() ? DISAGREE : taught.doubt()));
    }
}
