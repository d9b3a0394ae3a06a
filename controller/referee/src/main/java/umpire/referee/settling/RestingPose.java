package umpire.referee.settling;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.kernel.Pose;

/**
 * The pose of a token or die at rest: the mean of the first looks of a quiet table. It is held so that detection noise
 * does not count as movement, and measured again after each disturbance.
 *
 * @param pose as last measured; until then as it was first seen
 * @param quiet the looks since the last disturbance, up to the number that a measurement needs
 */
record RestingPose(Pose pose, List<Pose> quiet) {
    /**
     * A new measurement that differs by no more than this does not replace the old one. Chosen: twice the noise of
     * rendered octahedra.
     */
    private static final double ALIKE_MM = 0.2;

    private static final double ALIKE_DEG = 0.3;

    /** The heading of a square die is known up to quarter turns only. Headings that lie so far apart have no mean. */
    private static final double WAVERING_DEG = 30;

    static RestingPose of(Pose seen) {
        return new RestingPose(seen, List.of());
    }

    RestingPose look(Pose seen, boolean open, int enough) {
        if (!open) {
            return new RestingPose(pose, List.of());
        }
        if (quiet.size() >= enough) {
            return this;
        }
        List<Pose> more = new ArrayList<>(quiet);
        more.add(seen);
        return new RestingPose(more.size() == enough ? measured(more) : pose, List.copyOf(more));
    }

    private Pose measured(List<Pose> looks) {
        Pose middle = middle(looks);
        return middle.distanceMm(pose) <= ALIKE_MM && middle.turnDeg(pose) <= ALIKE_DEG ? pose : middle;
    }

    private static Pose middle(List<Pose> looks) {
        double firstDeg = looks.get(0).headingDeg();
        boolean wavers = looks.stream().anyMatch(look -> look.turnDeg(looks.get(0)) > WAVERING_DEG);
        double turnDeg = wavers
                ? 0
                : looks.stream()
                        .mapToDouble(look -> signedDeg(look.headingDeg() - firstDeg))
                        .average()
                        .orElse(0);
        return new Pose(
                looks.stream().mapToDouble(Pose::xMm).average().orElse(0),
                looks.stream().mapToDouble(Pose::yMm).average().orElse(0),
                firstDeg + turnDeg);
    }

    private static double signedDeg(double turnDeg) {
        return ((turnDeg + 540) % 360) - 180;
    }
}
