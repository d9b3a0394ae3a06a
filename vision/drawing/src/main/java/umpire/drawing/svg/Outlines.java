package umpire.drawing.svg;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import umpire.rules.kernel.Point;

/** Outlines of the rules as SVG has them: y points down there. */
final class Outlines {
    private Outlines() {}

    static String points(List<Point> outline) {
        return outline.stream()
                .map(point -> String.format(Locale.ROOT, "%.3f,%.3f", point.xMm(), -point.yMm()))
                .collect(Collectors.joining(" "));
    }

    /** Returns a drawing of which only what lies within an outline is seen; the name is of the clip. */
    static String cutOut(String drawing, List<Point> outline, String name) {
        return "<clipPath id=\"" + name + "\"><polygon points=\"" + points(outline)
                + "\"/></clipPath><g clip-path=\"url(#" + name + ")\">" + drawing + "</g>";
    }

    static String number(double value) {
        return String.format(Locale.ROOT, "%.3f", value);
    }
}
