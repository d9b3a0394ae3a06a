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
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Spot;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/**
 * The dice of a roll as they lie.
 *
 * @param scene the table at rest
 * @param sheet the sheet on which or beside which they lie
 * @param shown the dice of earlier throws first, and those that fell off the table last
 */
record LyingDice(TableScene scene, Board sheet, List<DieShown> shown) {
    /** The tolerance; the camera locates dice to a fraction of it. */
    private static final double NEAR_MM = 4;

    private static final double NEAR_DEG = 5;

    /** The tolerance for leaning dice, whose position is not exact. */
    private static final double NEAR_LEANING_MM = 20;

    private static final double LEANING_DEG = 4;

    static LyingDice of(TableScene scene, Board sheet, Awaited.Roll roll, DicePick pick, List<TwinDie> fallen) {
        List<TwinDie> thrown = pick.thrown().stream()
                .flatMap(die -> scene.die(die.id()).stream())
                .toList();
        Stream<TwinDie> others = roll.counted() == Awaited.Roll.Counted.ALL_ON_THE_TABLE
                ? scene.dice().stream().filter(die -> !thrown.contains(die))
                : Stream.empty();
        Stream<DieShown> own = pick.thrown().stream()
                .flatMap(die -> scene.die(die.id()).stream().map(each -> counted(scene, sheet, die, each)));
        Stream<DieShown> lying = Stream.concat(own, others.map(die -> shown(scene, die)));
        Stream<DieShown> gone = fallen.stream()
                .map(die -> DieShown.gone(die.type().kind(), die.type().name()));
        return new LyingDice(scene, sheet, Stream.concat(lying, gone).toList());
    }

    /** Counts a named die in its thrower's tray, even if it rolled out of it. */
    private static DieShown counted(TableScene scene, Board sheet, DicePick.ThrownDie pick, TwinDie die) {
        DieShown lying = shown(scene, die);
        return pick.tray()
                .filter(tray -> die.type().isNamedByThrower())
                .map(tray -> sheet.area(tray).centre())
                .map(middle ->
                        new DieShown(lying.kind(), lying.name(), die.shows(), new Pose(middle.xMm(), middle.yMm(), 0)))
                .orElse(lying);
    }

    private static DieShown shown(TableScene scene, TwinDie die) {
        Pose pose = scene.boardPose(die.pose());
        DieType type = die.type();
        return die.tiltDeg() > LEANING_DEG
                ? new DieShown(type.kind(), type.name(), DieShown.Rest.LEANING, "", pose)
                : new DieShown(type.kind(), type.name(), die.shows(), pose);
    }

    /**
     * Returns the dice with the exact poses of an observation; empty when that disagrees with where they lie. Dice beside the sheet need
     * not be observed.
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

    /** Returns the dice with the exact poses of a placement, where it has them. */
    List<DieShown> asPictured(Placement picture) {
        return shown.stream()
                .map(die -> picture.standings().stream()
                        .flatMap(standing ->
                                standing.spot() instanceof Spot.Lying at ? Stream.of(at.pose()) : Stream.of())
                        .filter(pose -> die.rest() == DieShown.Rest.FLAT && isNear(die, pose))
                        .min(Comparator.comparingDouble(pose -> pose.distanceMm(die.pose())))
                        .map(pose -> new DieShown(die.kind(), die.name(), die.face(), pose))
                        .orElse(die))
                .toList();
    }

    private static boolean isNear(DieShown die, Pose pose) {
        return die.pose().distanceMm(pose) <= NEAR_MM && DieType.turnDeg(die.kind(), die.pose(), pose) <= NEAR_DEG;
    }

    private static boolean isSeenAs(DieShown die, SeenDie seen) {
        if (die.rest() == DieShown.Rest.GONE
                || !die.kind().equals(seen.kind())
                || !die.name().equals(seen.name())) {
            return false;
        }
        return die.rest() == DieShown.Rest.LEANING
                ? die.pose().distanceMm(seen.pose()) <= NEAR_LEANING_MM
                : seen.face().equals(Optional.of(die.face())) && isNear(die, seen.pose());
    }
}
