package umpire.web;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import umpire.referee.announcement.DueRoll;
import umpire.robot.DiceThrow;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Dice;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/** The dice that people must throw at the virtual table, and the dice of which only people know whether they were thrown. */
final class DueDice {
    /** The time in which a throw comes to rest and enough frames show it. Chosen. */
    private static final long JUDGED_MS = 1_500;

    private final VirtualTable table;
    private final VirtualTableParts parts;
    private final Map<String, Long> judgedMs = new ConcurrentHashMap<>();

    DueDice(VirtualTable table, VirtualTableParts parts) {
        this.table = table;
        this.parts = parts;
    }

    /** Returns the names of the dice that the awaited roll asks for. */
    List<String> thrown() {
        return thrownRoll()
                .map(due -> due.roll().dice().stream().map(Dice::name).toList())
                .orElse(List.of());
    }

    /** Returns the ids of the dice of which only people know whether they were thrown. */
    List<String> doubtful(long nowMs) {
        TableScene scene = table.at(nowMs);
        return parts.roll().get().stream()
                .flatMap(due -> scene.dice().stream().filter(die -> due.doubts(scene.boardPose(die.pose()))))
                .map(TwinDie::id)
                .toList();
    }

    /**
     * Returns the part of the awaited roll that people throw. Dice laid by hand, dice drawn as cards and the table's
     * own throws do not count.
     */
    private Optional<DueRoll> thrownRoll() {
        return parts.roll()
                .get()
                .filter(due -> !due.roll().laid() && !due.roll().cards())
                .flatMap(due -> due.by(seat -> !parts.playsItself().test(seat)));
    }

    /**
     * Throws a die. A die that the roll asks for is thrown where it counts, or laid. Where dice are pieces, no other
     * die may be thrown meanwhile.
     */
    void roll(String dieId, long nowMs) {
        Optional<DueRoll> due = parts.roll().get().filter(roll -> !roll.roll().cards());
        if (due.isEmpty()) {
            table.roll(dieId, ThrowSeed.seed(), nowMs);
            return;
        }
        Awaited.Roll roll = due.orElseThrow().roll();
        DiceThrow diceThrow = new DiceThrow(roll, table, parts.board());
        if (roll.counted() == Awaited.Roll.Counted.ALL_ON_THE_TABLE && !diceThrow.asksFor(dieId, nowMs)) {
            throw new IllegalArgumentException("Not this one: " + roll.what() + ".");
        }
        diceThrow.cast(dieId, ThrowSeed.seed(), nowMs);
    }

    /**
     * Throws the dice that the awaited roll still misses. Dice that were just thrown are left alone until the table
     * has read a frame from {@code JUDGED_MS} later, however long that takes.
     */
    void rollDue(long nowMs) {
        DueRoll due = thrownRoll().orElseThrow(() -> new IllegalArgumentException("No roll is due now."));
        long readMs = parts.readMs().getAsLong();
        judgedMs.values().removeIf(thenMs -> thenMs <= readMs);
        new DiceThrow(due.roll(), table, parts.board())
                .castMissing(
                        pose -> due.counts(table.at(nowMs).boardPose(pose)), judgedMs.keySet(), ThrowSeed.seed(), nowMs)
                .forEach(dieId -> judgedMs.put(dieId, nowMs + JUDGED_MS));
    }
}
