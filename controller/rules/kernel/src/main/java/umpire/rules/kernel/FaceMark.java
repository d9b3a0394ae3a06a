package umpire.rules.kernel;

import java.util.List;

/**
 * A mark that people read on the upper face of a piece: a dot, an arrow, its line of sight, the name of a corner. Its
 * frame is the piece's, in millimetres, with heading 0.
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

    /** The name of a point on the rim, in a letter or two. */
    record Word(Point at, String says, String rgb) implements FaceMark {
        public Word {
            ColourCode.check("", rgb);
            if (says.isBlank()) {
                throw new IllegalArgumentException("a named point needs a name");
            }
        }
    }

    /**
     * An edge along which the baseline of its field of view runs: the piece sees everything to the left of the line
     * from {@code from} to {@code to}.
     */
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
