package umpire.drawing.svg;

import java.util.Locale;

/**
 * A finished drawing: the content of an SVG element, in millimetres, and the rectangle it covers.
 *
 * @param leftMm the left edge of that rectangle
 * @param topMm its upper edge, y down
 */
public record DrawnThing(String content, double leftMm, double topMm, double widthMm, double heightMm) {
    /** Returns this drawing in the smallest square around its origin. */
    public DrawnThing inSquare() {
        double half = Math.max(Math.max(-leftMm, leftMm + widthMm), Math.max(-topMm, topMm + heightMm));
        return new DrawnThing(content, -half, -half, 2 * half, 2 * half);
    }

    /** Returns this drawing scaled by a factor. */
    public DrawnThing scaled(double times) {
        return new DrawnThing(
                "<g transform=\"scale(" + times + ")\">" + content + "</g>",
                leftMm * times,
                topMm * times,
                widthMm * times,
                heightMm * times);
    }

    /** Returns this drawing as an SVG file. */
    public String svg() {
        return String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"%.3fmm\" height=\"%.3fmm\""
                        + " viewBox=\"%.3f %.3f %.3f %.3f\">%s</svg>",
                widthMm,
                heightMm,
                leftMm,
                topMm,
                widthMm,
                heightMm,
                content);
    }
}
