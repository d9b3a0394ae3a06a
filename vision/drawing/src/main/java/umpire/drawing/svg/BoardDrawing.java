package umpire.drawing.svg;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Artwork;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Drawing;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.vision.detect.tags.TagDrawing;
import umpire.vision.sheet.SeatPaint;

/**
 * Draws a board: its background, its roads, each place clipped to its outline in the rules, its name in a corner that pieces leave free,
 * and its tags. The geometry comes from the rules, so that a picture cannot contradict them.
 */
public final class BoardDrawing {
    private static final double NAME_MM = 2.6;
    private static final double LINE_MM = 0.35;

    /** The distance of a name from the left edge of its place. */
    private static final double NAME_EDGE_MM = 1.8;

    /** The distance of a name's middle from the corner of its place. */
    private static final double IN_CORNER_MM = 5.2;

    private static final double RIM_SHARE = 0.42;

    /** The distance of a name's middle from the tip of a pointed place. */
    private static final double IN_POINT_MM = 6;

    private static final double LARGEST_SHARE = 0.5;

    /** The opacity of a road where it passes below a place. */
    private static final double ROAD_ACROSS = 0.5;

    private static final String PAPER = "#f6f3ea";
    private static final String INK = "#33312e";
    private static final String TRAY = "#546870";

    /** The default colours of tints: light enough for ink and for tags; trays dark enough for white dice. */
    private static final Map<Area.Tint, String> ORDINARY = Map.of(
            Area.Tint.LIGHT, "#e4dbc4",
            Area.Tint.DARK, "#a0987a",
            Area.Tint.HOME, "#beccb0",
            Area.Tint.RESOURCE, "#dcb06e",
            Area.Tint.TRAY, TRAY,
            Area.Tint.DICE_TRAY, TRAY);

    private static final String UNNAMED = "#d4d8d6";

    private final Artwork artwork;
    private final DrawingFiles files;
    private final String dictionary;

    public BoardDrawing(Artwork artwork, DrawingFiles files, String dictionary) {
        this.artwork = artwork;
        this.files = files;
        this.dictionary = dictionary;
    }

    /** Returns the whole sheet with its origin in the middle. */
    public DrawnThing of(Board board) {
        StringBuilder content = pictured(board);
        board.areas().forEach(area -> content.append(name(board, area)));
        board.tags()
                .forEach(tag -> content.append(TagSvg.of(
                        dictionary, tag.id(), tag.centre().xMm(), -tag.centre().yMm(), tag.sideMm())));
        return whole(board, content);
    }

    /**
     * Returns the board for a page: without tags, and without names, which the page writes at a readable size. Roads can be followed across
     * the places that lie on them.
     */
    public DrawnThing forPages(Board board) {
        StringBuilder content = pictured(board);
        if (artwork.backdrop(board).isDrawn() && !board.roads().isEmpty()) {
            content.append("<g opacity=\"" + ROAD_ACROSS + "\">");
            board.roads().forEach(road -> content.append(RoadDrawing.over(board, road)));
            content.append("</g>");
        }
        return whole(board, content);
    }

    private static DrawnThing whole(Board board, StringBuilder content) {
        return new DrawnThing(
                content.toString(), -board.widthMm() / 2, -board.heightMm() / 2, board.widthMm(), board.heightMm());
    }

    private StringBuilder pictured(Board board) {
        double left = -board.widthMm() / 2;
        double top = -board.heightMm() / 2;
        StringBuilder content = new StringBuilder(10_000);
        content.append(String.format(
                Locale.ROOT,
                "<rect x=\"%.3f\" y=\"%.3f\" width=\"%.3f\" height=\"%.3f\" fill=\"%s\"/>",
                left,
                top,
                board.widthMm(),
                board.heightMm(),
                PAPER));
        content.append(files.content(artwork.backdrop(board)));
        boolean over = artwork.backdrop(board).isDrawn();
        if (!over) {
            board.roads().forEach(road -> content.append(RoadDrawing.under(board, road)));
        }
        Set<Place> joined = board.roads().stream()
                .flatMap(road -> Stream.of(road.from(), road.to()))
                .collect(Collectors.toUnmodifiableSet());
        Set<Drawing> written = new HashSet<>();
        places(board, area -> joined.contains(area.place()), written, content);
        if (over) {
            board.roads().forEach(road -> content.append(RoadDrawing.over(board, road)));
        }
        places(board, area -> !joined.contains(area.place()), written, content);
        return content;
    }

    /** Returns the areas of the sheet with print: places, roads and tags, or everything if there is a background picture. */
    public List<Extent> inked(Board board) {
        List<Extent> inked = new ArrayList<>();
        if (artwork.backdrop(board).isDrawn()) {
            inked.add(
                    new Extent(-board.widthMm() / 2, -board.heightMm() / 2, board.widthMm() / 2, board.heightMm() / 2));
        }
        board.areas().forEach(area -> inked.add(Extent.around(area.outline())));
        board.roads()
                .forEach(road -> inked.add(Extent.around(List.of(
                        board.area(road.from()).centre(), board.area(road.to()).centre()))));
        for (Board.BoardTag tag : board.tags()) {
            double half = tag.sideMm() * (0.5 + TagDrawing.MARGIN_SHARE);
            Point at = tag.centre();
            inked.add(Extent.around(
                    List.of(new Point(at.xMm() - half, at.yMm() - half), new Point(at.xMm() + half, at.yMm() + half))));
        }
        return inked;
    }

    /**
     * Draws some of the places. Those joined by roads are drawn before the roads, and all others after them, so that they cover passing
     * roads.
     */
    private void places(Board board, Predicate<Area> which, Set<Drawing> written, StringBuilder into) {
        for (int i = 0; i < board.areas().size(); i++) {
            if (which.test(board.areas().get(i))) {
                into.append(place(board, board.areas().get(i), i, written));
            }
        }
    }

    private String place(Board board, Area area, int number, Set<Drawing> written) {
        String points = Outlines.points(area.outline());
        Drawing ground = artwork.ground(board, area);
        StringBuilder place = new StringBuilder(400);
        place.append("<polygon points=\"")
                .append(points)
                .append("\" fill=\"")
                .append(tint(board, area.tint()))
                .append("\"/>");
        if (ground.isDrawn()) {
            Point centre = area.centre();
            place.append("<clipPath id=\"place-")
                    .append(number)
                    .append("\"><polygon points=\"")
                    .append(points);
            place.append("\"/></clipPath><g clip-path=\"url(#place-")
                    .append(number)
                    .append(")\"><g transform=\"translate(");
            place.append(Outlines.number(centre.xMm()))
                    .append(' ')
                    .append(Outlines.number(-centre.yMm()))
                    .append(")\">");
            place.append(ground(ground, written)).append("</g></g>");
        }
        return place.append("<polygon points=\"")
                .append(points)
                .append("\" fill=\"none\" stroke=\"" + INK + "\" stroke-width=\"" + LINE_MM
                        + "\" stroke-linejoin=\"round\"/>")
                .toString();
    }

    /** Returns the picture of a place. Many places look the same, so each picture is written once and referenced afterwards. */
    private String ground(Drawing ground, Set<Drawing> written) {
        String name = "ground-" + Integer.toHexString(ground.hashCode());
        return written.add(ground)
                ? "<g id=\"" + name + "\">" + files.content(ground) + "</g>"
                : "<use href=\"#" + name + "\"/>";
    }

    private static String tint(Board board, Area.Tint tint) {
        return board.terrain(tint)
                .map(Board.Terrain::rgb)
                .or(() -> Optional.ofNullable(ORDINARY.get(tint)))
                .orElse(UNNAMED);
    }

    /**
     * Returns the name of a place in small letters, where a piece in the middle leaves it free. On a picture the letters have a rim, so
     * that they are readable on any ground.
     */
    private String name(Board board, Area area) {
        String ink = SeatPaint.inkOn(tint(board, area.tint()));
        Point at = nameAt(area);
        double foot = -at.yMm() + NAME_MM / 2;
        String rim = artwork.ground(board, area).isDrawn()
                ? Lettering.svg(area.label(), at.xMm(), foot, NAME_MM, "middle", SeatPaint.inkOn(ink), RIM_SHARE)
                : "";
        return rim + Lettering.svg(area.label(), at.xMm(), foot, NAME_MM, "middle", ink, 0.14);
    }

    /**
     * Returns the middle of the name: in the near left corner, or in the nearest corner if the place has a tip at its near edge, as a
     * hexagon does.
     */
    private static Point nameAt(Area area) {
        List<Point> corners = new ArrayList<>(area.outline());
        corners.sort(Comparator.comparingDouble(Point::yMm).thenComparingDouble(Point::xMm));
        Point corner = corners.getFirst();
        Point centre = area.centre();
        if (corners.get(1).yMm() - corner.yMm() > IN_POINT_MM) {
            return new Point(corner.xMm(), corner.yMm() + IN_POINT_MM);
        }
        double reach = Math.hypot(centre.xMm() - corner.xMm(), centre.yMm() - corner.yMm());
        double in = Math.min(LARGEST_SHARE, IN_CORNER_MM / Math.max(1, reach));
        double wide = Lettering.widthMm(area.label(), NAME_MM);
        return new Point(
                corner.xMm() + Math.max((centre.xMm() - corner.xMm()) * in, wide / 2 + NAME_EDGE_MM),
                corner.yMm() + (centre.yMm() - corner.yMm()) * in);
    }
}
