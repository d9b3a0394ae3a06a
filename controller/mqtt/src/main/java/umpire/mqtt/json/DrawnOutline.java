package umpire.mqtt.json;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Point;

/** How bodies that are no plain blocks are told, so that they can be drawn in proportion. */
public final class DrawnOutline {
    private DrawnOutline() {}

    /** Returns the corners of a piece from above, round the point that its pose is of; none for a plain block. */
    public static Optional<List<Point>> of(PieceFace face) {
        return face.isBlock()
                ? Optional.empty()
                : Optional.of(face.outline().corners().stream()
                        .map(corner -> new Point(Tenths.rounded(corner.xMm()), Tenths.rounded(corner.yMm())))
                        .toList());
    }
}
