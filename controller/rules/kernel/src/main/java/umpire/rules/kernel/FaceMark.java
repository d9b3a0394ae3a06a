package umpire.rules.kernel;

import java.util.List;

/**
 * A thing that people read off the side of a piece that is up: a dot, an arrow, the line from which it sees, the name of a corner. Around
 * the point that the piece's pose is of, in millimetres, as it lies with heading 0.
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

    /** The name of a point on its rim, in a letter or two. */
    record Word(Point at, String says, String rgb) implements FaceMark {
        public Word {
            ColourCode.check("", rgb);
            if (says.isBlank()) {
                throw new IllegalArgumentException("a point of a side is called something");
            }
        }
    }

    /** An edge of it, along which runs the line from which it sees: whatever lies to the left of the way from one end to the other. */
    record Baseline(Point from, Point to, String rgb) implements FaceMark {
        public Baseline {
            ColourCode.check("", rgb);
            if (from.equals(to)) {
                throw new IllegalArgumentException(
                        "a line of sight runs along an edge, not through " + from + " alone");
            }
        }
    }
}
