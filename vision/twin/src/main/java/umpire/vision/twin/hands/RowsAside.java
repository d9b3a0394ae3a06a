package umpire.vision.twin.hands;

import static java.util.stream.Collectors.collectingAndThen;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.partitioningBy;
import static java.util.stream.Collectors.toCollection;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;

/**
 * The places of pieces beside the board: every piece has its own place in tidy rows, the first seat's left of the board, the others' right
 * of it. If the table has more room before and behind the board, the rows are there. Cards, which are too large for rows, lie in one deck
 * for each seat beyond them.
 */
final class RowsAside {
    private static final double ROW_MM = 40;
    private static final double COLUMN_MM = 26;

    /**
     * How much wider than deep a standard table is. A sheet that is wider than deep by more than this leaves more room before and behind it
     * than beside it.
     */
    private static final double WIDER_MM = 300;

    private static final double CLEAR_OF_BOARD_MM = 28;
    private static final double GAP_MM = 6;
    private static final int COLUMNS = 4;
    private static final double TURN_DEG = 5;

    private final TableScene scene;
    private final Board sheet;
    private final List<String> seats;
    private final long seed;

    /** The pieces of the rows on the left ({@code true}) and of the other rows, sorted by their tags. */
    private final Map<Boolean, List<Piece>> sides;

    /** The seats whose decks lie on the left ({@code true}), and the other seats. */
    private final Map<Boolean, List<String>> decks;

    /** Prepares the rows of a box beside a sheet; the seed determines the random offsets and rotations of pieces put down by hand. */
    RowsAside(TableScene scene, Board sheet, List<Piece> box, long seed) {
        this.scene = scene;
        this.sheet = sheet;
        this.seats = box.stream().map(Piece::seat).distinct().toList();
        this.seed = seed;
        this.sides = box.stream()
                .filter(piece -> !isCard(piece))
                .sorted(Comparator.comparingInt(Piece::tag))
                .collect(partitioningBy(this::isLeft));
        this.decks = box.stream()
                .filter(RowsAside::isCard)
                .collect(partitioningBy(
                        this::isLeft,
                        collectingAndThen(mapping(Piece::seat, toCollection(LinkedHashSet::new)), List::copyOf)));
    }

    /** Returns a piece in its row or its deck. */
    StandingPiece of(Piece piece) {
        return isCard(piece) ? inDeck(piece) : inRow(piece);
    }

    /** Returns whether a piece is a card: flat, and longer than a row is wide. */
    static boolean isCard(Piece piece) {
        return piece.face().isFlat() && new StandingPiece(piece, new Pose(0, 0, 0)).lengthMm() > ROW_MM;
    }

    private boolean isLeft(Piece piece) {
        return seats.indexOf(piece.seat()) % 2 == 0;
    }

    private List<Piece> side(boolean left) {
        return sides.getOrDefault(left, List.of());
    }

    private static int rows(List<Piece> side) {
        return (side.size() + COLUMNS - 1) / COLUMNS;
    }

    private StandingPiece inRow(Piece piece) {
        boolean first = isLeft(piece);
        List<Piece> side = side(first);
        int index = side.indexOf(piece);
        Point at = isWide() ? before(first, side, index) : beside(first, side, index);
        SplittableRandom random = new SplittableRandom(seed * 7_368_787 + piece.tag());
        double turn = (random.nextDouble() * 2 - 1) * TURN_DEG;
        return new StandingPiece(
                piece,
                scene.tablePose(
                        new Pose(at.xMm() + random.nextDouble() - 0.5, at.yMm() + random.nextDouble() - 0.5, turn)));
    }

    private boolean isWide() {
        return sheet.widthMm() - sheet.heightMm() > WIDER_MM;
    }

    /** Returns the place of a piece beside the board: four pieces in a row, and as many rows as needed. */
    private Point beside(boolean left, List<Piece> side, int index) {
        double rowMm = rowMm(side);
        double out = sheet.widthMm() / 2 + CLEAR_OF_BOARD_MM + columnMm(side) * (index % COLUMNS);
        return new Point(left ? -out : out, rowMm * ((rows(side) - 1) / 2.0 - index / COLUMNS));
    }

    /** Returns the place of a piece before or behind the board, where all pieces of a side are in one row. */
    private Point before(boolean near, List<Piece> side, int index) {
        double out = sheet.heightMm() / 2 + CLEAR_OF_BOARD_MM;
        return new Point(columnMm(side) * (index - (side.size() - 1) / 2.0), near ? -out : out);
    }

    /** Returns the distance of rows from centre to centre: the deepest piece and a finger. */
    private static double rowMm(List<Piece> side) {
        return side.stream()
                .map(Piece::outline)
                .mapToDouble(outline -> outline.farMm() - outline.nearMm() + GAP_MM)
                .reduce(ROW_MM, Math::max);
    }

    private static double columnMm(List<Piece> side) {
        return side.stream()
                .map(Piece::outline)
                .mapToDouble(outline -> outline.rightMm() - outline.leftMm() + GAP_MM)
                .reduce(COLUMN_MM, Math::max);
    }

    /** Returns a card in its deck. The decks of a side lie one beyond the other. */
    private StandingPiece inDeck(Piece card) {
        boolean left = isLeft(card);
        StandingPiece lying = new StandingPiece(card, new Pose(0, 0, 0));
        double out = sheet.widthMm() / 2 + GAP_MM + lying.bodyMm() / 2;
        double along = rowMm(side(left)) * rows(side(left)) / 2
                + GAP_MM
                + lying.lengthMm() / 2
                + decks.getOrDefault(left, List.of()).indexOf(card.seat()) * (lying.lengthMm() + GAP_MM);
        return lying.at(scene.tablePose(new Pose(left ? -out : out, along, 0)));
    }
}
