package umpire.vision.observe.dice;

import java.util.List;
import umpire.rules.kernel.Point;

/** The shortest and the longest apparent side of a tag. They are equal if it lies as flat as assumed. */
public record TagStretch(double leastMm, double mostMm) {
    /** Measures a tag by its four corners, given clockwise from the top left corner of the upright tag. */
    public static TagStretch of(List<Point> c) {
        double rightX =
                (c.get(1).xMm() - c.get(0).xMm() + c.get(2).xMm() - c.get(3).xMm()) / 2;
        double rightY =
                (c.get(1).yMm() - c.get(0).yMm() + c.get(2).yMm() - c.get(3).yMm()) / 2;
        double downX =
                (c.get(3).xMm() - c.get(0).xMm() + c.get(2).xMm() - c.get(1).xMm()) / 2;
        double downY =
                (c.get(3).yMm() - c.get(0).yMm() + c.get(2).yMm() - c.get(1).yMm()) / 2;
        double sum = (rightX * rightX + rightY * rightY + downX * downX + downY * downY) / 2;
        double area = Math.abs(rightX * downY - rightY * downX);
        double spread = Math.sqrt(Math.max(0, sum * sum - area * area));
        return new TagStretch(Math.sqrt(Math.max(0, sum - spread)), Math.sqrt(sum + spread));
    }
}
