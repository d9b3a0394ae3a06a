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
 * @param terrains the tints that this board defines
 * @param tags the sheet's own tags, from which the table knows the board and its pose
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
     * @param tint a {@link Area.Tint#ROAD}, or one of the board's terrains
     */
    public record Road(Place from, Place to, Area.Tint tint) {
        /** An ordinary road. */
        public Road(Place from, Place to) {
            this(from, to, Area.Tint.ROAD);
        }
    }

    /**
     * The meaning and colour of a tint that the board defines.
     *
     * @param says its name in a legend: {@code Woods}
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
        /** The first tag of board sheets. Each board has two of its own. */
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

    /** A board without terrains of its own. */
    public Board(
            String name, double widthMm, double heightMm, List<Area> areas, List<Road> roads, List<BoardTag> tags) {
        this(name, widthMm, heightMm, areas, roads, List.of(), tags);
    }

    /** Returns the terrain of a tint; empty for the shared tints. */
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

    /** Returns whether a pose lies on the sheet, or within a margin beside it. */
    public boolean reaches(Pose pose, double marginMm) {
        return Math.abs(pose.xMm()) < widthMm / 2 + marginMm && Math.abs(pose.yMm()) < heightMm / 2 + marginMm;
    }

    /** Returns the place at a point; empty beside the places. */
    public Optional<Place> placeAt(Point point) {
        return areas.stream()
                .filter(area -> area.contains(point))
                .map(Area::place)
                .findFirst();
    }
}
