package umpire.referee.announcement;

import java.util.List;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Pose;

/**
 * A roll that is to be thrown, and what of it has been thrown by now.
 *
 * @param counted where dice lie that count already, in the board's frame: these are not to be thrown again
 */
public record DueRoll(Awaited.Roll roll, List<Pose> counted) {
    /** Two dice cannot lie nearer to each other: what lies within this distance of where a die counted is that die. Geometry. */
    public static final double SAME_DIE_MM = 10;

    public DueRoll {
        counted = List.copyOf(counted);
    }

    /** A roll of which nothing was thrown. */
    public DueRoll(Awaited.Roll roll) {
        this(roll, List.of());
    }

    /** Returns whether a die that lies there counts already. */
    public boolean counts(Pose pose) {
        return counted.stream().anyMatch(there -> there.distanceMm(pose) <= SAME_DIE_MM);
    }
}
