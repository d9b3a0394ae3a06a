package umpire.rules.kernel;

import java.util.List;

/**
 * A place as it is printed: its outline, tint, title and label, and whether pieces stack there.
 *
 * @param outline at least three corners, counter-clockwise, in the board's frame
 * @param title the place within a sentence: {@code Mine 10}, {@code the Queen's chest}
 * @param label the words written on the place, as short as possible: {@code 10}, {@code Queen}
 * @param stacked whether pieces lie on one another there, so that only the uppermost is visible; otherwise they stand
 *     side by side
 */
public record Area(Place place, List<Point> outline, Tint tint, String title, String label, boolean stacked) {
    /**
     * The tint of an area or a road. A display or a print sheet chooses the colours of the tints named here. A board
     * gives the colours of its own terrain, see {@link Board.Terrain}.
     *
     * @param name one word in lower case: {@code light}, {@code woods}
     */
    public record Tint(String name) {
        public static final Tint LIGHT = new Tint("light");
        public static final Tint DARK = new Tint("dark");
        public static final Tint HOME = new Tint("home");
        public static final Tint RESOURCE = new Tint("resource");

        /** A tray for pieces and cards beside the play. */
        public static final Tint TRAY = new Tint("tray");

        /** A tray in which dice are thrown and stay. No piece ever stands there. */
        public static final Tint DICE_TRAY = new Tint("dice-tray");

        public static final Tint ROAD = new Tint("road");

        public Tint {
            if (!name.matches("[a-z][a-z0-9-]*")) {
                throw new IllegalArgumentException("a tint's name is a word in lower case, not '" + name + "'");
            }
        }

        @Override
        public String toString() {
            return name;
        }
    }

    public Area {
        outline = List.copyOf(outline);
        if (outline.size() < 3) {
            throw new IllegalArgumentException(place + " needs at least three corners");
        }
        if (title.isBlank() || label.isBlank()) {
            throw new IllegalArgumentException(place + " needs a title and a label that can be read");
        }
    }

    /** A place whose title is its name: {@code e4}. */
    public Area(Place place, List<Point> outline, Tint tint) {
        this(place, outline, tint, place.name(), place.name(), false);
    }

    /** Returns this area with a title and a label. */
    public Area called(String title, String label) {
        return new Area(place, outline, tint, title, label, stacked);
    }

    /** Returns this area as a place on which pieces stack. */
    public Area inStacks() {
        return new Area(place, outline, tint, title, label, true);
    }

    /** An upright rectangle around a centre. */
    public static Area rectangle(Place place, Point centre, double widthMm, double heightMm, Tint tint) {
        double x = widthMm / 2;
        double y = heightMm / 2;
        return new Area(
                place,
                List.of(
                        new Point(centre.xMm() - x, centre.yMm() - y),
                        new Point(centre.xMm() + x, centre.yMm() - y),
                        new Point(centre.xMm() + x, centre.yMm() + y),
                        new Point(centre.xMm() - x, centre.yMm() + y)),
                tint);
    }

    /** Returns the mean of the corners. */
    public Point centre() {
        double x = outline.stream().mapToDouble(Point::xMm).average().orElseThrow();
        double y = outline.stream().mapToDouble(Point::yMm).average().orElseThrow();
        return new Point(x, y);
    }

    /** Returns whether this is a dice tray, on which no piece ever stands. */
    public boolean isDiceTray() {
        return tint.equals(Tint.DICE_TRAY);
    }

    /**
     * Returns whether a point lies within the outline. A point on an edge lies within at most one of two neighbours.
     */
    public boolean contains(Point point) {
        boolean inside = false;
        for (int i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
            Point a = outline.get(i);
            Point b = outline.get(j);
            boolean crosses = (a.yMm() > point.yMm()) != (b.yMm() > point.yMm());
            if (crosses
                    && point.xMm() < (b.xMm() - a.xMm()) * (point.yMm() - a.yMm()) / (b.yMm() - a.yMm()) + a.xMm()) {
                inside = !inside;
            }
        }
        return inside;
    }
}
