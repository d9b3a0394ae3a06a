package umpire.rules.kernel;

import java.util.List;
import java.util.Optional;

/**
 * The board sheet as printed. Its frame: origin at the sheet's centre, x right, y away from its near edge, millimetres.
 *
 * @param name shown to people
 * @param widthMm of the whole sheet
 * @param heightMm of the whole sheet
 * @param areas every place, in the game's own order; they do not overlap
 * @param roads lines printed between places, for boards that are graphs
 * @param terrains the tints that this board names itself
 * @param tags the sheet's own tags, so that the table knows which board was laid on it and where
 */
public record Board(
        String name,
        double widthMm,
        double heightMm,
        List<Area> areas,
        List<Road> roads,
        List<Terrain> terrains,
        List<BoardTag> tags) {
    /**
     * A printed line between two places.
     *
     * @param tint what kind of way it is: a {@link Area.Tint#ROAD}, or one of the board's terrains
     */
    public record Road(Place from, Place to, Area.Tint tint) {
        /** An ordinary road. */
        public Road(Place from, Place to) {
            this(from, to, Area.Tint.ROAD);
        }
    }

    /**
     * What a tint of this board's own means, and how it is printed.
     *
     * @param tint which
     * @param says what a legend calls it: {@code Woods}
     * @param rgb its colour on paper, {@code #rrggbb}
     */
    public record Terrain(Area.Tint tint, String says, String rgb) {
        public Terrain {
            ColourCode.check(says + ": ", rgb);
        }
    }

    /**
     * A tag printed on the sheet.
     *
     * @param id in the table's tag dictionary, 230 to 245; no two boards share one
     * @param centre of the tag
     * @param sideMm of the tag's black square; its top edge is up on the sheet
     */
    public record BoardTag(int id, Point centre, double sideMm) {
        /** The tags that board sheets have; each board has two of its own. */
        public static final int FIRST = Piece.LAST_TAG + 1;

        public static final int LAST = 245;

        public BoardTag {
            if (id < FIRST || id > LAST || !(sideMm > 0)) {
                throw new IllegalArgumentException("a board's tags are " + FIRST + " to " + LAST
                        + " and have a size in millimetres, not " + id + " of " + sideMm + " mm");
            }
        }
    }

    public Board {
        areas = List.copyOf(areas);
        roads = List.copyOf(roads);
        terrains = List.copyOf(terrains);
        tags = List.copyOf(tags);
    }

    /** A board that needs no tints but the ordinary ones. */
    public Board(
            String name, double widthMm, double heightMm, List<Area> areas, List<Road> roads, List<BoardTag> tags) {
        this(name, widthMm, heightMm, areas, roads, List.of(), tags);
    }

    /** Returns what a tint of the board's own means; empty for the ordinary ones. */
    public Optional<Terrain> terrain(Area.Tint tint) {
        return terrains.stream().filter(terrain -> terrain.tint().equals(tint)).findFirst();
    }

    /** Returns the area of a place of this board. */
    public Area area(Place place) {
        return areas.stream()
                .filter(area -> area.place().equals(place))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(name + " has no place " + place));
    }

    /** Returns whether the middle of something lies on the sheet, or within a margin beside it. */
    public boolean reaches(Pose pose, double marginMm) {
        return Math.abs(pose.xMm()) < widthMm / 2 + marginMm && Math.abs(pose.yMm()) < heightMm / 2 + marginMm;
    }

    /** Returns the place a point lies on. */
    public Optional<Place> placeAt(Point point) {
        return areas.stream()
                .filter(area -> area.contains(point))
                .map(Area::place)
                .findFirst();
    }
}
