package umpire.robot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Dice;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/**
 * Throws the dice of a roll into their trays. Without a tray they are thrown beside the board, or among the others when every die on the
 * table counts. Dice laid by hand lie flat in the same spots.
 */
public record DiceThrow(Awaited.Roll roll, VirtualTable table, Board board) {
    private static final double PUSH_MM = 15;
    private static final double PUSH_DEG = 40;
    /** The time after which all thrown dice have come to rest. */
    private static final long AT_REST_MS = 10_000;

    /** Picks the dice for the roll, and picks up those that fell off the table. */
    DicePick pick(long nowMs) {
        return DicePick.of(roll, onTableOrFloor(nowMs).toList());
    }

    private Stream<TwinDie> onTableOrFloor(long nowMs) {
        return Stream.concat(table.at(nowMs).dice().stream(), table.fallen().stream());
    }

    /**
     * Rethrows the dice of a throw that lie badly. If none does, one of the dice is pushed, chosen by {@code number}. A throw of a single
     * die is always repeated, since the die evidently does not count.
     */
    void again(DicePick last, int number, long seed, long nowMs) {
        List<DicePick.ThrownDie> bad = last.thrown().size() == 1 ? last.thrown() : lyingBadly(last, nowMs);
        bad.forEach(die -> cast(die, seed + die.number(), nowMs));
        if (bad.isEmpty()) {
            push(last.thrown().get(number % last.thrown().size()), nowMs);
        }
    }

    /** Returns the dice of a throw that lean, fell off the table or lie outside their tray. */
    private List<DicePick.ThrownDie> lyingBadly(DicePick last, long nowMs) {
        TableScene scene = table.at(nowMs);
        return last.thrown().stream()
                .filter(die -> scene.die(die.id())
                        .filter(lying -> lying.tiltDeg() == 0 && inTray(die.tray(), scene.boardPose(lying.pose())))
                        .isEmpty())
                .toList();
    }

    private boolean inTray(Optional<Place> tray, Pose lying) {
        return tray.isEmpty()
                || board.placeAt(new Point(lying.xMm(), lying.yMm())).equals(tray);
    }

    /** Pushes a die towards the middle of its tray, or farther off the board, and turns it. The face stays. */
    private void push(DicePick.ThrownDie die, long nowMs) {
        TableScene scene = table.at(nowMs);
        scene.die(die.id()).ifPresent(lying -> {
            Pose at = scene.boardPose(lying.pose());
            Pose to = middle(die);
            double farMm = Math.max(1, at.distanceMm(to));
            double share = die.tray().isPresent() ? Math.min(1, PUSH_MM / farMm) : -PUSH_MM / farMm;
            Pose pushed = new Pose(
                    at.xMm() + share * (to.xMm() - at.xMm()),
                    at.yMm() + share * (to.yMm() - at.yMm()),
                    at.headingDeg() + PUSH_DEG);
            table.lay(die.id(), scene.tablePose(pushed), lying.face(), nowMs);
        });
    }

    /** Returns whether the roll is thrown with this die. */
    public boolean asksFor(String dieId, long nowMs) {
        return pick(nowMs).thrown().stream().anyMatch(die -> die.id().equals(dieId));
    }

    /** Throws one of the table's dice. One that the roll does not ask for goes beside the board. */
    public void cast(String dieId, long seed, long nowMs) {
        pick(nowMs).thrown().stream()
                .filter(die -> die.id().equals(dieId))
                .findFirst()
                .ifPresentOrElse(die -> cast(die, seed, nowMs), () -> table.roll(dieId, seed, nowMs));
    }

    /**
     * Throws the dice that the roll still asks for, and returns their ids.
     *
     * @param counts whether a die at this pose, in the table's frame, counts already
     * @param thrown the ids of dice that were just thrown
     */
    public List<String> castMissing(Predicate<Pose> counts, Set<String> thrown, long seed, long nowMs) {
        TableScene scene = table.at(nowMs);
        List<TwinDie> free = new ArrayList<>(onTableOrFloor(nowMs).toList());
        List<Awaited.Roll.Thrower> missing = roll.throwers().stream()
                .map(thrower -> missing(
                        thrower,
                        free,
                        die -> counts.test(die.pose()) && inTray(thrower.tray(), scene.boardPose(die.pose()))))
                .filter(thrower -> !thrower.dice().isEmpty())
                .toList();
        if (missing.isEmpty()) {
            return List.of();
        }
        List<DicePick.ThrownDie> cast = DicePick.of(roll.by(missing), free).thrown().stream()
                .filter(die -> !thrown.contains(die.id()))
                .toList();
        cast.forEach(die -> cast(die, seed + die.number(), nowMs));
        return cast.stream().map(DicePick.ThrownDie::id).toList();
    }

    /** Shows a simulated roll: places each die where a throw of it would come to rest, with the given face up. */
    public void show(List<DieShown> dice, long seed, long nowMs) {
        List<DieShown> left = new ArrayList<>(dice);
        for (DicePick.ThrownDie die : pick(nowMs).thrown()) {
            cast(die, seed + die.number(), nowMs);
            table.at(nowMs + AT_REST_MS)
                    .die(die.id())
                    .ifPresent(lying -> left.stream()
                            .filter(shown -> shown.name().equals(lying.type().name()))
                            .findFirst()
                            .ifPresent(shown -> {
                                left.remove(shown);
                                table.lay(die.id(), lying.pose(), lying.type().numberOf(shown.face()), nowMs);
                            }));
        }
    }

    /** Removes a thrower's finished dice from {@code free}, and returns the ones still to be thrown. */
    private static Awaited.Roll.Thrower missing(
            Awaited.Roll.Thrower thrower, List<TwinDie> free, Predicate<TwinDie> counts) {
        List<Dice> missing = new ArrayList<>();
        for (Dice asked : thrower.dice()) {
            List<TwinDie> there = free.stream()
                    .filter(die -> asked.include(die.type().kind(), die.type().name()) && counts.test(die))
                    .limit(asked.count())
                    .toList();
            free.removeAll(there);
            if (there.size() < asked.count()) {
                missing.add(new Dice(asked.kind(), asked.name(), asked.count() - there.size()));
            }
        }
        return new Awaited.Roll.Thrower(thrower.seat(), missing, thrower.tray());
    }

    void cast(DicePick.ThrownDie die, long seed, long nowMs) {
        if (roll.laid()) {
            Pose there = table.at(nowMs).tablePose(middle(die));
            table.place(die.id(), there.xMm(), there.yMm(), nowMs);
        } else if (roll.counted() == Awaited.Roll.Counted.ALL_ON_THE_TABLE) {
            table.toss(die.id(), table.at(nowMs).tablePose(middle(die)), seed, nowMs);
        } else if (die.tray().isPresent()) {
            table.roll(die.id(), board.area(die.tray().orElseThrow()), seed, nowMs);
        } else {
            table.roll(die.id(), seed, nowMs);
        }
    }

    private Pose middle(DicePick.ThrownDie die) {
        Point middle = die.tray().map(tray -> board.area(tray).centre()).orElse(new Point(0, 0));
        return new Pose(middle.xMm(), middle.yMm(), 0);
    }
}
