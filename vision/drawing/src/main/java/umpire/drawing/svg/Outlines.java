package umpire.drawing.svg;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Collectors;
import umpire.rules.kernel.Point;

/** Converts outlines of the rules to SVG, in which y points down. */
final class Outlines {
    private Outlines() {}

    static String points(List<Point> outline) {
        return outline.stream()
                .map(point -> number(point.xMm()) + "," + number(-point.yMm()))
                .collect(Collectors.joining(" "));
    }

    /** Returns a drawing clipped to an outline; the name is that of the clip. */
    static String cutOut(String drawing, List<Point> outline, String name) {
        return "<clipPath id=\"" + name + "\"><polygon points=\"" + points(outline)
                + "\"/></clipPath><g clip-path=\"url(#" + name + ")\">" + drawing + "</g>";
    }

    /** Returns a number rounded to a thousandth. A board has thousands of numbers, for which a format would be too slow. */
    static String number(double value) {
        return BigDecimal.valueOf(Math.round(value * 1000), 3)
                .stripTrailingZeros()
                .toPlainString();
    }
}
