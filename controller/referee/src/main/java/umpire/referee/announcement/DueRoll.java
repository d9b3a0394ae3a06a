package umpire.referee.announcement;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Seat;

/**
 * A roll that is to be thrown, and what of it has been thrown by now.
 *
 * @param counted where dice lie that count already, in the board's frame: these are not to be thrown again
 * @param doubtful where dice lie of which only people know whether they were thrown
 */
public record DueRoll(Awaited.Roll roll, List<Pose> counted, List<Pose> doubtful) {
    /** Two dice cannot lie nearer to each other: what lies within this distance of where a die counted is that die. Geometry. */
    public static final double SAME_DIE_MM = 10;

    public DueRoll {
        counted = List.copyOf(counted);
        doubtful = List.copyOf(doubtful);
    }

    /** A roll of which nothing was thrown. */
    public DueRoll(Awaited.Roll roll) {
        this(roll, List.of(), List.of());
    }

    /** Returns the throws of some seats, if any of them throws. */
    public Optional<DueRoll> by(Predicate<Seat> seats) {
        List<Awaited.Roll.Thrower> throwers = roll.throwers().stream()
                .filter(thrower -> seats.test(thrower.seat()))
                .toList();
        return throwers.isEmpty() ? Optional.empty() : Optional.of(new DueRoll(roll.by(throwers), counted, doubtful));
    }

    /** Returns whether a die that lies there counts already. */
    public boolean counts(Pose pose) {
        return lies(pose, counted);
    }

    /** Returns whether it is asked if a die that lies there was thrown. */
    public boolean doubts(Pose pose) {
        return lies(pose, doubtful);
    }

    private static boolean lies(Pose pose, List<Pose> dice) {
        return dice.stream().anyMatch(there -> there.distanceMm(pose) <= SAME_DIE_MM);
    }
}
