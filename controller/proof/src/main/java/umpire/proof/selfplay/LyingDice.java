package umpire.proof.selfplay;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenDie;
import umpire.robot.DicePick;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.TableScene;
import umpire.vision.twin.TwinDie;

/**
 * The dice that answer a roll, as they lie.
 *
 * @param scene the table at rest
 * @param sheet on which they lie, or beside it
 * @param shown those thrown before the others; at last those that fell off the table
 */
record LyingDice(TableScene scene, Board sheet, List<DieShown> shown) {
    /** The eye places dice to a fraction of that. */
    private static final double NEAR_MM = 4;

    private static final double NEAR_DEG = 5;

    /** What leans has no place to the millimetre. */
    private static final double NEAR_LEANING_MM = 20;

    private static final double LEANING_DEG = 4;

    static LyingDice of(TableScene scene, Board sheet, Awaited.Roll roll, DicePick pick, List<TwinDie> fallen) {
        List<TwinDie> thrown = pick.thrown().stream()
                .flatMap(die -> scene.die(die.id()).stream())
                .toList();
        Stream<TwinDie> others = roll.counted() == Awaited.Roll.Counted.ALL_ON_THE_TABLE
                ? scene.dice().stream().filter(die -> !thrown.contains(die))
                : Stream.empty();
        Stream<DieShown> lying = Stream.concat(thrown.stream(), others).map(die -> shown(scene, die));
        Stream<DieShown> gone = fallen.stream()
                .map(die -> DieShown.gone(die.type().kind(), die.type().name()));
        return new LyingDice(scene, sheet, Stream.concat(lying, gone).toList());
    }

    private static DieShown shown(TableScene scene, TwinDie die) {
        Pose pose = scene.boardPose(die.pose());
        DieType type = die.type();
        return die.tiltDeg() > LEANING_DEG
                ? new DieShown(type.kind(), type.name(), DieShown.Rest.LEANING, "", pose)
                : new DieShown(type.kind(), type.name(), die.shows(), pose);
    }

    /**
     * Returns the same dice, each lying exactly where a look saw it; nothing where that is not where it lies. Dice beside the sheet need
     * not be seen.
     */
    Optional<List<DieShown>> asSeen(Observation look) {
        List<SeenDie> left = new ArrayList<>(look.dice());
        List<DieShown> asSeen = new ArrayList<>();
        for (DieShown die : shown) {
            Optional<SeenDie> seen = left.stream()
                    .filter(other -> isSeenAs(die, other))
                    .min(Comparator.comparingDouble(other -> other.pose().distanceMm(die.pose())));
            if (seen.isEmpty() && die.rest() != DieShown.Rest.GONE && sheet.reaches(die.pose(), 0)) {
                return Optional.empty();
            }
            seen.ifPresent(left::remove);
            Pose pose = seen.map(SeenDie::pose).orElse(die.pose());
            asSeen.add(new DieShown(die.kind(), die.name(), die.rest(), die.face(), pose));
        }
        return Optional.of(asSeen);
    }

    private static boolean isSeenAs(DieShown die, SeenDie seen) {
        if (die.rest() == DieShown.Rest.GONE
                || !die.kind().equals(seen.kind())
                || !die.name().equals(seen.name())) {
            return false;
        }
        double offMm = die.pose().distanceMm(seen.pose());
        return die.rest() == DieShown.Rest.LEANING
                ? offMm <= NEAR_LEANING_MM
                : seen.face().equals(Optional.of(die.face()))
                        && offMm <= NEAR_MM
                        && DieType.turnDeg(die.kind(), die.pose(), seen.pose()) <= NEAR_DEG;
    }
}
