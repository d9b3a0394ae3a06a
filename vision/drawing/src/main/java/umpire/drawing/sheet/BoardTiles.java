package umpire.drawing.sheet;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import umpire.drawing.svg.DrawnThing;
import umpire.drawing.svg.Extent;
import umpire.hardware.print.Paper;

/**
 * Lays a board on paper: whole if it fits, else in rows of overlapping tiles, as large as home printers can print. All sheets of a row are
 * either upright or sideways; for some boards a mix of both kinds of rows needs fewer sheets.
 */
final class BoardTiles {
    private static final String GLUE =
            ". Cut along the grey lines. Glue each tile over the one before, its edge along the dashed line.";

    /** The white margin: home printers need 3 to 5 mm. */
    private static final double MARGIN_MM = 5;

    private static final double OVERLAP_MM = 10;
    private static final double LABEL_MM = 3;

    /** The number of extra tiles tried to avoid cutting a tag. */
    private static final int MORE_TILES = 3;

    private final Paper paper;
    private final DrawnThing board;
    private final String title;

    /**
     * A row of tiles.
     *
     * @param topMm from the top of the board
     * @param columns the left edges of its tiles, from the left of the board
     */
    private record TileRow(boolean lying, double topMm, double bottomMm, List<Double> columns) {}

    /** All rows, from the top. */
    private record Tiling(List<TileRow> rows, boolean cutsTag) {
        int tiles() {
            return rows.stream().mapToInt(row -> row.columns().size()).sum();
        }

        boolean isMixed() {
            return rows.stream().map(TileRow::lying).distinct().count() > 1;
        }
    }

    private BoardTiles(Paper paper, DrawnThing board, String title) {
        this.paper = paper;
        this.board = board;
        this.title = title;
    }

    /**
     * Returns the pages without empty tiles.
     *
     * @param inked the areas with print
     * @param tags the areas that no edge of a tile may cut, since a tag in two parts is not recognised
     */
    static List<SheetPage> of(Paper paper, DrawnThing board, List<Extent> inked, List<Extent> tags, String title) {
        BoardTiles tiles = new BoardTiles(paper, board, title);
        return tiles.pages(tiles.fewest(tags), inked);
    }

    private double wideMm(boolean lying) {
        return lying ? paper.longMm() : paper.shortMm();
    }

    private double highMm(boolean lying) {
        return lying ? paper.shortMm() : paper.longMm();
    }

    /**
     * Returns the tiling with the fewest tiles among those that cut no tag. If every tiling cuts a tag, it returns the one with the fewest
     * tiles.
     */
    private Tiling fewest(List<Extent> tags) {
        List<Span> across = tags.stream()
                .map(tag -> new Span(tag.leftMm() - board.leftMm(), tag.rightMm() - board.leftMm()))
                .toList();
        List<Span> down = tags.stream()
                .map(tag -> new Span(tag.topMm() - board.topMm(), tag.bottomMm() - board.topMm()))
                .toList();
        List<Double> standing = edges(board.widthMm(), wideMm(false) - 2 * MARGIN_MM, across);
        List<Double> lying = edges(board.widthMm(), wideMm(true) - 2 * MARGIN_MM, across);
        return rowKinds().stream()
                .map(kinds -> tiling(kinds, standing, lying, across, down))
                .min(Comparator.comparing(Tiling::cutsTag)
                        .thenComparingInt(Tiling::tiles)
                        .thenComparing(Tiling::isMixed))
                .orElseThrow();
    }

    /** Returns the possible orientations of the sheets, row by row, that cover the board; upright sheets come first. */
    private List<List<Boolean>> rowKinds() {
        List<List<Boolean>> kinds = new ArrayList<>();
        int mostStanding = fewest(board.heightMm(), roomMm(false)) + MORE_TILES;
        int mostLying = fewest(board.heightMm(), roomMm(true)) + MORE_TILES;
        for (int lying = 0; lying < mostLying; lying++) {
            for (int standing = 0; standing < mostStanding; standing++) {
                double reach =
                        OVERLAP_MM + standing * (roomMm(false) - OVERLAP_MM) + lying * (roomMm(true) - OVERLAP_MM);
                if (reach >= board.heightMm()) {
                    kinds.add(Stream.concat(
                                    Collections.nCopies(standing, false).stream(),
                                    Collections.nCopies(lying, true).stream())
                            .toList());
                }
            }
        }
        return kinds;
    }

    private Tiling tiling(
            List<Boolean> kinds, List<Double> standing, List<Double> lying, List<Span> across, List<Span> down) {
        List<Double> tops =
                edges(board.heightMm(), kinds.stream().map(this::roomMm).toList(), down);
        List<TileRow> rows = new ArrayList<>();
        boolean cuts = cutsOne(down, tops);
        for (int row = 0; row < tops.size(); row++) {
            List<Double> columns = kinds.get(row) ? lying : standing;
            rows.add(new TileRow(kinds.get(row), tops.get(row), reach(tops, row, board.heightMm()), columns));
            cuts |= cutsOne(across, columns);
        }
        return new Tiling(rows, cuts);
    }

    private double roomMm(boolean lying) {
        return highMm(lying) - 2 * MARGIN_MM - LABEL_MM;
    }

    /** A range of positions. */
    private record Span(double fromMm, double toMm) {
        boolean holds(double mm) {
            return fromMm < mm && mm < toMm;
        }
    }

    private static int fewest(double boardMm, double roomMm) {
        return boardMm <= roomMm ? 1 : (int) Math.ceil((boardMm - OVERLAP_MM) / (roomMm - OVERLAP_MM));
    }

    /**
     * Returns the left edges of the fewest tiles that cut no tag; if every number of tiles that is tried cuts a tag, those of the fewest
     * tiles.
     */
    private static List<Double> edges(double boardMm, double roomMm, List<Span> tags) {
        int fewest = fewest(boardMm, roomMm);
        return IntStream.range(fewest, fewest + MORE_TILES)
                .mapToObj(count -> edges(boardMm, Collections.nCopies(count, roomMm), tags))
                .filter(edges -> !cutsOne(tags, edges))
                .findFirst()
                .orElseGet(() -> edges(boardMm, Collections.nCopies(fewest, roomMm), tags));
    }

    /** Returns the left edges of equally full tiles, so that none is a narrow strip. Edges that would cut a tag are moved aside. */
    private static List<Double> edges(double boardMm, List<Double> roomsMm, List<Span> tags) {
        double allMm = reachMm(roomsMm);
        List<Double> edges = new ArrayList<>(List.of(0.0));
        for (int tile = 1; tile < roomsMm.size(); tile++) {
            double from = Math.max(0, boardMm - OVERLAP_MM - reachMm(roomsMm.subList(tile, roomsMm.size())));
            double to = edges.getLast() + roomsMm.get(tile - 1) - OVERLAP_MM;
            edges.add(beside(tags, (boardMm - OVERLAP_MM) * reachMm(roomsMm.subList(0, tile)) / allMm, from, to));
        }
        return edges;
    }

    private static double reachMm(List<Double> roomsMm) {
        return roomsMm.stream().mapToDouble(roomMm -> roomMm - OVERLAP_MM).sum();
    }

    private static boolean cutsOne(List<Span> tags, List<Double> edges) {
        return edges.stream().anyMatch(edge -> cuts(tags, edge));
    }

    private static boolean cuts(List<Span> tags, double edge) {
        return tags.stream().anyMatch(tag -> tag.holds(edge));
    }

    /** Returns the nearest position at which no tag is cut; the given one if there is none within reach. */
    private static double beside(List<Span> tags, double at, double from, double to) {
        return Stream.concat(Stream.of(at), tags.stream().flatMap(tag -> Stream.of(tag.fromMm(), tag.toMm())))
                .filter(place -> from <= place && place <= to)
                .filter(place -> !cuts(tags, place))
                .min(Comparator.comparingDouble(place -> Math.abs(place - at)))
                .orElse(at);
    }

    private List<SheetPage> pages(Tiling tiling, List<Extent> inked) {
        List<SheetPage> pages = new ArrayList<>();
        for (int at = 0; at < tiling.rows().size(); at++) {
            TileRow row = tiling.rows().get(at);
            for (int column = 0; column < row.columns().size(); column++) {
                Extent tile = new Extent(
                        board.leftMm() + row.columns().get(column),
                        board.topMm() + row.topMm(),
                        board.leftMm() + reach(row.columns(), column, board.widthMm()),
                        board.topMm() + row.bottomMm());
                if (inked.stream().anyMatch(tile::meets)) {
                    pages.add(page(tiling, at, column, tile));
                }
            }
        }
        return pages;
    }

    /** Returns the end of a tile, which lies under the next one. */
    private static double reach(List<Double> edges, int tile, double boardMm) {
        return tile + 1 < edges.size() ? edges.get(tile + 1) + OVERLAP_MM : boardMm;
    }

    private SheetPage page(Tiling tiling, int row, int column, Extent tile) {
        int rows = tiling.rows().size();
        boolean lying = tiling.rows().get(row).lying();
        int columns = tiling.rows().get(row).columns().size();
        String which = tiling.tiles() == 1
                ? title
                : title + ", row " + (row + 1) + " of " + rows + ", column " + (column + 1) + " of " + columns;
        SheetPage page = new SheetPage(which, wideMm(lying), highMm(lying));
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
        page.write(MARGIN_MM, MARGIN_MM + high + 2.6, 1.7, tiling.tiles() == 1 ? which : which + GLUE);
        return page;
    }

    private static void frame(SheetPage page, double right, double bottom) {
        page.cut(MARGIN_MM, MARGIN_MM, right, MARGIN_MM);
        page.cut(MARGIN_MM, bottom, right, bottom);
        page.cut(MARGIN_MM, MARGIN_MM, MARGIN_MM, bottom);
        page.cut(right, MARGIN_MM, right, bottom);
    }
}
