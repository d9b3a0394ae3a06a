package umpire.drawing.svg;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.artwork.Artwork;
import umpire.rules.kernel.artwork.Drawing;
import umpire.vision.detect.tags.TagDrawing;

/**
 * Draws a board: what lies under everything, its roads, each place cut out along the outline that the rules have of it, its name in a corner
 * where no piece hides it, and its tags. What the rules know of the board is drawn from there, so no picture can say anything else.
 */
public final class BoardDrawing {
    private static final double NAME_MM = 2.6;
    private static final double ROAD_MM = 3.2;
    private static final double LINE_MM = 0.35;

    /** A name keeps so far from the left edge of its place. */
    private static final double NAME_EDGE_MM = 1.8;

    /** A name's middle lies so far within the corner of its place. */
    private static final double IN_CORNER_MM = 5.2;

    private static final double LARGEST_SHARE = 0.5;

    private static final String PAPER = "#f6f3ea";
    private static final String INK = "#33312e";
    private static final String ROAD = "#8b8173";

    /** The colours of the tints that no board names itself: light enough for ink and for tags; trays dark enough for white dice. */
    private static final Map<Area.Tint, String> ORDINARY = Map.of(
            Area.Tint.LIGHT, "#e4dbc4",
            Area.Tint.DARK, "#a0987a",
            Area.Tint.HOME, "#beccb0",
            Area.Tint.RESOURCE, "#dcb06e",
            Area.Tint.TRAY, "#546870");

    private static final String UNNAMED = "#d4d8d6";

    private final Artwork artwork;
    private final DrawingFiles files;
    private final String dictionary;

    /** Draws boards with a game's artwork and a table's tags. */
    public BoardDrawing(Artwork artwork, DrawingFiles files, String dictionary) {
        this.artwork = artwork;
        this.files = files;
        this.dictionary = dictionary;
    }

    /** Returns the whole sheet, its origin in the middle. */
    public DrawnThing of(Board board) {
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
        board.roads().forEach(road -> content.append(road(board, road)));
        for (int i = 0; i < board.areas().size(); i++) {
            content.append(place(board, board.areas().get(i), i));
        }
        board.areas().forEach(area -> content.append(name(area)));
        board.tags()
                .forEach(tag -> content.append(TagSvg.of(
                        dictionary, tag.id(), tag.centre().xMm(), -tag.centre().yMm(), tag.sideMm())));
        return new DrawnThing(content.toString(), left, top, board.widthMm(), board.heightMm());
    }

    /** Returns where on the sheet there is anything: places, roads and tags, or everywhere where a picture lies under them. */
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

    private static String road(Board board, Board.Road road) {
        Point from = board.area(road.from()).centre();
        Point to = board.area(road.to()).centre();
        String colour = board.terrain(road.tint()).map(Board.Terrain::rgb).orElse(ROAD);
        String line = String.format(
                Locale.ROOT,
                "x1=\"%.3f\" y1=\"%.3f\" x2=\"%.3f\" y2=\"%.3f\"",
                from.xMm(),
                -from.yMm(),
                to.xMm(),
                -to.yMm());
        return "<line " + line + " stroke=\"" + INK + "\" stroke-width=\"" + (ROAD_MM + 2 * LINE_MM) + "\"/><line "
                + line + " stroke=\"" + colour + "\" stroke-width=\"" + ROAD_MM + "\"/>";
    }

    private String place(Board board, Area area, int number) {
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
            place.append(files.content(ground)).append("</g></g>");
        }
        return place.append("<polygon points=\"")
                .append(points)
                .append("\" fill=\"none\" stroke=\"" + INK + "\" stroke-width=\"" + LINE_MM
                        + "\" stroke-linejoin=\"round\"/>")
                .toString();
    }

    private static String tint(Board board, Area.Tint tint) {
        return board.terrain(tint)
                .map(Board.Terrain::rgb)
                .or(() -> Optional.ofNullable(ORDINARY.get(tint)))
                .orElse(UNNAMED);
    }

    /** Small, in the near left corner of the place, on a little of the paper so that it can be read on any ground. */
    private static String name(Area area) {
        List<Point> corners = new ArrayList<>(area.outline());
        corners.sort(Comparator.comparingDouble(corner -> corner.xMm() + corner.yMm()));
        Point corner = corners.getFirst();
        Point centre = area.centre();
        double reach = Math.hypot(centre.xMm() - corner.xMm(), centre.yMm() - corner.yMm());
        double in = Math.min(LARGEST_SHARE, IN_CORNER_MM / Math.max(1, reach));
        double wide = Lettering.widthMm(area.label(), NAME_MM);
        double x = corner.xMm() + Math.max((centre.xMm() - corner.xMm()) * in, wide / 2 + NAME_EDGE_MM);
        double y = -(corner.yMm() + (centre.yMm() - corner.yMm()) * in);
        return String.format(
                        Locale.ROOT,
                        "<rect x=\"%.3f\" y=\"%.3f\" width=\"%.3f\" height=\"%.3f\" rx=\"1\" fill=\"%s\" fill-opacity=\"0.72\"/>",
                        x - wide / 2 - 0.9,
                        y - NAME_MM / 2 - 0.8,
                        wide + 1.8,
                        NAME_MM + 1.6,
                        PAPER)
                + Lettering.svg(area.label(), x, y + NAME_MM / 2, NAME_MM, "middle", INK, 0.14);
    }
}
