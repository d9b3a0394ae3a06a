package umpire.rules.kernel;

import java.util.List;

/**
 * A filled shape that is printed on a piece for people to read: a dot, an arrow. Around the point that the piece's pose is of, in millimetres, as it
 * lies with heading 0.
 */
public sealed interface FaceMark {
    /** Returns its colour, {@code #rrggbb}. */
    String rgb();

    /** A disc. */
    record Dot(Point at, double radiusMm, String rgb) implements FaceMark {
        public Dot {
            ColourCode.check("", rgb);
            if (!(radiusMm > 0)) {
                throw new IllegalArgumentException("a dot has a radius in millimetres, not " + radiusMm);
            }
        }
    }

    /** A polygon. */
    record Polygon(List<Point> outline, String rgb) implements FaceMark {
        public Polygon {
            ColourCode.check("", rgb);
            outline = List.copyOf(outline);
            if (outline.size() < 3) {
                throw new IllegalArgumentException("a polygon has three corners or more, not " + outline);
            }
        }
    }
}
