package umpire.mqtt.json;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Point;

/** The outlines of pieces that are not plain blocks, so displays can draw them to scale. */
public final class DrawnOutline {
    private DrawnOutline() {}

    /** Returns the corners of a piece seen from above, around the point of its pose; empty for a plain block. */
    public static Optional<List<Point>> of(PieceFace face) {
        return face.isBlock()
                ? Optional.empty()
                : Optional.of(face.outline().corners().stream()
                        .map(corner -> new Point(Tenths.rounded(corner.xMm()), Tenths.rounded(corner.yMm())))
                        .toList());
    }
}
