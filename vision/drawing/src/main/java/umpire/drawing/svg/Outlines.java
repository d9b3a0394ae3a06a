package umpire.drawing.svg;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Collectors;
import umpire.rules.kernel.Point;

/** Outlines of the rules as SVG has them: y points down there. */
final class Outlines {
    private Outlines() {}

    static String points(List<Point> outline) {
        return outline.stream()
                .map(point -> number(point.xMm()) + "," + number(-point.yMm()))
                .collect(Collectors.joining(" "));
    }

    /** Returns a drawing of which only what lies within an outline is seen; the name is of the clip. */
    static String cutOut(String drawing, List<Point> outline, String name) {
        return "<clipPath id=\"" + name + "\"><polygon points=\"" + points(outline)
                + "\"/></clipPath><g clip-path=\"url(#" + name + ")\">" + drawing + "</g>";
    }

    /** Returns a number to a thousandth. A board has thousands of them: a format would take longer than all the rest. */
    static String number(double value) {
        return BigDecimal.valueOf(Math.round(value * 1000), 3)
                .stripTrailingZeros()
                .toPlainString();
    }
}
