package umpire.referee.announcement;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Seat;

/**
 * A roll that is to be thrown, and the part that has been thrown by now.
 *
 * @param counted the poses of dice that count already, in the board's frame: these are not thrown again
 * @param doubtful the poses of dice of which only people know whether they were thrown
 */
public record DueRoll(Awaited.Roll roll, List<Pose> counted, List<Pose> doubtful) {
    /**
     * The least distance between two dice. A die that is seen nearer than this to a counted die is that same die.
     * Geometry.
     */
    public static final double SAME_DIE_MM = 10;

    public DueRoll {
        counted = List.copyOf(counted);
        doubtful = List.copyOf(doubtful);
    }

    /** A roll of which no die was thrown yet. */
    public DueRoll(Awaited.Roll roll) {
        this(roll, List.of(), List.of());
    }

    /** Returns the part of the roll that the given seats throw; empty where none of them throws. */
    public Optional<DueRoll> by(Predicate<Seat> seats) {
        List<Awaited.Roll.Thrower> throwers = roll.throwers().stream()
                .filter(thrower -> seats.test(thrower.seat()))
                .toList();
        return throwers.isEmpty() ? Optional.empty() : Optional.of(new DueRoll(roll.by(throwers), counted, doubtful));
    }

    /** Returns whether a die at a pose counts already. */
    public boolean counts(Pose pose) {
        return lies(pose, counted);
    }

    /** Returns whether the players are asked if a die at a pose was thrown. */
    public boolean doubts(Pose pose) {
        return lies(pose, doubtful);
    }

    private static boolean lies(Pose pose, List<Pose> dice) {
        return dice.stream().anyMatch(there -> there.distanceMm(pose) <= SAME_DIE_MM);
    }
}
