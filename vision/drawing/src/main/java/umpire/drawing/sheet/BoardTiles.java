package umpire.drawing.sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import umpire.drawing.svg.DrawnThing;
import umpire.drawing.svg.Extent;
import umpire.hardware.print.Paper;

/** Lays a board on paper: whole where it fits, else in tiles that overlap, as large as home printers print. */
final class BoardTiles {
    private static final String GLUE =
            ". Cut along the grey lines. Glue each tile over the one before, its edge along the dashed line.";

    /** The white rim: home printers leave 3 to 5 mm of a sheet. */
    private static final double MARGIN_MM = 5;

    private static final double OVERLAP_MM = 10;
    private static final double LABEL_MM = 3;

    /** So many more tiles than there need be are tried for the sake of a tag. */
    private static final int MORE_TILES = 3;

    private final Paper paper;
    private final DrawnThing board;
    private final String title;

    /** Where the edges of tiles lie, from the left and from the top of the board. */
    private record Seams(boolean lying, List<Double> columns, List<Double> rows) {
        int tiles() {
            return columns.size() * rows.size();
        }
    }

    private BoardTiles(Paper paper, DrawnThing board, String title) {
        this.paper = paper;
        this.board = board;
        this.title = title;
    }

    /**
     * Returns the pages; tiles on which there is nothing are left out.
     *
     * @param inked where there is something
     * @param tags where no edge of a tile may lie: a tag of two prints is not found
     */
    static List<SheetPage> of(Paper paper, DrawnThing board, List<Extent> inked, List<Extent> tags, String title) {
        BoardTiles tiles = new BoardTiles(paper, board, title);
        Seams standing = tiles.seams(false, tags);
        Seams lying = tiles.seams(true, tags);
        return tiles.pages(lying.tiles() < standing.tiles() ? lying : standing, inked);
    }

    private double wideMm(boolean lying) {
        return lying ? paper.longMm() : paper.shortMm();
    }

    private double highMm(boolean lying) {
        return lying ? paper.shortMm() : paper.longMm();
    }

    private Seams seams(boolean lying, List<Extent> tags) {
        return new Seams(
                lying,
                edges(
                        board.widthMm(),
                        wideMm(lying) - 2 * MARGIN_MM,
                        tags.stream()
                                .map(tag -> new Span(tag.leftMm() - board.leftMm(), tag.rightMm() - board.leftMm()))
                                .toList()),
                edges(
                        board.heightMm(),
                        highMm(lying) - 2 * MARGIN_MM - LABEL_MM,
                        tags.stream()
                                .map(tag -> new Span(tag.topMm() - board.topMm(), tag.bottomMm() - board.topMm()))
                                .toList()));
    }

    /** From where to where something reaches. */
    private record Span(double fromMm, double toMm) {
        boolean holds(double mm) {
            return fromMm < mm && mm < toMm;
        }
    }

    /** Returns where tiles begin: as few as there can be with no tag cut; where each number of them cuts one, as few as there can be. */
    private static List<Double> edges(double boardMm, double roomMm, List<Span> tags) {
        int fewest = boardMm <= roomMm ? 1 : (int) Math.ceil((boardMm - OVERLAP_MM) / (roomMm - OVERLAP_MM));
        return IntStream.range(fewest, fewest + MORE_TILES)
                .mapToObj(count -> edges(boardMm, roomMm, tags, count))
                .filter(edges -> edges.stream().noneMatch(edge -> cuts(tags, edge)))
                .findFirst()
                .orElseGet(() -> edges(boardMm, roomMm, tags, fewest));
    }

    /** All are of one size, so that none is a mere strip, but for those that begin beside a tag. */
    private static List<Double> edges(double boardMm, double roomMm, List<Span> tags, int count) {
        List<Double> edges = new ArrayList<>(List.of(0.0));
        for (int tile = 1; tile < count; tile++) {
            double from = Math.max(0, boardMm - OVERLAP_MM - (count - tile) * (roomMm - OVERLAP_MM));
            double to = edges.getLast() + roomMm - OVERLAP_MM;
            edges.add(beside(tags, (boardMm - OVERLAP_MM) * tile / count, from, to));
        }
        return edges;
    }

    private static boolean cuts(List<Span> tags, double edge) {
        return tags.stream().anyMatch(tag -> tag.holds(edge));
    }

    /** Returns the place nearest to one at which no tag is cut; where there is none within reach, that one. */
    private static double beside(List<Span> tags, double at, double from, double to) {
        return Stream.concat(Stream.of(at), tags.stream().flatMap(tag -> Stream.of(tag.fromMm(), tag.toMm())))
                .filter(place -> from <= place && place <= to)
                .filter(place -> !cuts(tags, place))
                .min(Comparator.comparingDouble(place -> Math.abs(place - at)))
                .orElse(at);
    }

    private List<SheetPage> pages(Seams seams, List<Extent> inked) {
        List<SheetPage> pages = new ArrayList<>();
        for (int row = 0; row < seams.rows().size(); row++) {
            for (int column = 0; column < seams.columns().size(); column++) {
                double left = seams.columns().get(column);
                double top = seams.rows().get(row);
                double wide = reach(seams.columns(), column, board.widthMm()) - left;
                double high = reach(seams.rows(), row, board.heightMm()) - top;
                Extent tile = new Extent(
                        board.leftMm() + left,
                        board.topMm() + top,
                        board.leftMm() + left + wide,
                        board.topMm() + top + high);
                if (inked.stream().anyMatch(tile::meets)) {
                    pages.add(page(seams, row, column, tile));
                }
            }
        }
        return pages;
    }

    /** Returns where a tile ends: it lies under the next one. */
    private static double reach(List<Double> edges, int tile, double boardMm) {
        return tile + 1 < edges.size() ? edges.get(tile + 1) + OVERLAP_MM : boardMm;
    }

    private SheetPage page(Seams seams, int row, int column, Extent tile) {
        int rows = seams.rows().size();
        int columns = seams.columns().size();
        String which = seams.tiles() == 1
                ? title
                : title + ", row " + (row + 1) + " of " + rows + ", column " + (column + 1) + " of " + columns;
        SheetPage page = new SheetPage(which, wideMm(seams.lying()), highMm(seams.lying()));
        double wide = tile.rightMm() - tile.leftMm();
        double high = tile.bottomMm() - tile.topMm();
        page.place(new SheetPage.Placed(
                board,
                MARGIN_MM - tile.leftMm(),
                MARGIN_MM - tile.topMm(),
                false,
                new SheetPage.ShownPart(MARGIN_MM, MARGIN_MM, wide, high)));
        frame(page, MARGIN_MM + wide, MARGIN_MM + high);
        if (column + 1 < columns) {
            double next = MARGIN_MM + wide - OVERLAP_MM;
            page.fold(next, MARGIN_MM, next, MARGIN_MM + high);
        }
        if (row + 1 < rows) {
            double next = MARGIN_MM + high - OVERLAP_MM;
            page.fold(MARGIN_MM, next, MARGIN_MM + wide, next);
        }
        page.write(MARGIN_MM, MARGIN_MM + high + 2.6, 1.7, seams.tiles() == 1 ? which : which + GLUE);
        return page;
    }

    private static void frame(SheetPage page, double right, double bottom) {
        page.cut(MARGIN_MM, MARGIN_MM, right, MARGIN_MM);
        page.cut(MARGIN_MM, bottom, right, bottom);
        page.cut(MARGIN_MM, MARGIN_MM, MARGIN_MM, bottom);
        page.cut(right, MARGIN_MM, right, bottom);
    }
}
