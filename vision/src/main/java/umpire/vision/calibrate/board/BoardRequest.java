package umpire.vision.calibrate.board;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import umpire.rules.kernel.Parsed;
import umpire.vision.detect.tags.TagDrawing;

/**
 * The requested properties of a board. Missing properties are detected from the pictures.
 *
 * @param kind whether it is a ChArUco board or a chessboard
 * @param columns squares in a row of a ChArUco board, inner corners in a row of a chessboard
 * @param rows rows of squares, or of inner corners
 * @param squareMm side of a square
 * @param markerMm side of a tag's black square
 * @param dictionary OpenCV's name of the tag dictionary
 */
public record BoardRequest(
        Optional<BoardKind> kind,
        Optional<Integer> columns,
        Optional<Integer> rows,
        Optional<Double> squareMm,
        Optional<Double> markerMm,
        Optional<String> dictionary) {
    /** A request without any properties. */
    public static final BoardRequest UNKNOWN = new BoardRequest(
            Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

    private static final String EXAMPLES =
            "write a board as charuco:8x6:30:22:DICT_5X5_100 (squares in a row x rows : side of a square in mm :"
                    + " side of a tag in mm : tag dictionary)."
                    + " Or write chessboard:9x6:25 (inner corners in a row x rows : side of a square in mm)."
                    + " Leave out the parts you do not know, as in charuco or chessboard:9x6";

    private static final int LEAST = 3;
    private static final int MOST = 60;

    /** The kinds of boards. */
    public enum BoardKind {
        /** A chessboard with tags in its white squares. */
        CHARUCO,
        /** A plain chessboard. */
        CHESSBOARD
    }

    /** Parses a board from the command line. */
    public static Parsed<BoardRequest> parse(String text) {
        List<String> parts = List.of(text.strip().split(":", -1));
        String kind = parts.getFirst().toLowerCase(Locale.ROOT);
        boolean charuco = kind.equals("charuco");
        if (!charuco && !kind.equals("chessboard")) {
            return Parsed.bad("'" + text + "' is not a board: " + EXAMPLES);
        }
        if (parts.size() > (charuco ? 5 : 3)) {
            return Parsed.bad("'" + text + "' has too many parts: " + EXAMPLES);
        }
        String size = part(parts, 1).toLowerCase(Locale.ROOT);
        if (!size.isEmpty() && !size.matches("\\d{1,3}x\\d{1,3}")) {
            return Parsed.bad("'" + size + "' is not a number of squares such as 8x6: " + EXAMPLES);
        }
        for (int i = 2; i < Math.min(4, parts.size()); i++) {
            if (!part(parts, i).isEmpty() && !part(parts, i).matches("\\d{1,4}(\\.\\d{1,6})?")) {
                return Parsed.bad(
                        "'" + part(parts, i) + "' is not a size in millimetres such as 30 or 29.8: " + EXAMPLES);
            }
        }
        return checked(new BoardRequest(
                Optional.of(charuco ? BoardKind.CHARUCO : BoardKind.CHESSBOARD),
                side(size, 0),
                side(size, 1),
                millimetres(parts, 2),
                millimetres(parts, 3),
                Optional.of(part(parts, 4)).filter(name -> !name.isEmpty())));
    }

    private static Parsed<BoardRequest> checked(BoardRequest request) {
        if (request.columns.isPresent() && !request.sized()) {
            return Parsed.bad(
                    "a board has from " + LEAST + " to " + MOST + " rows and columns of squares: " + EXAMPLES);
        }
        if (request.squareMm.filter(mm -> !(mm > 0)).isPresent()
                || request.markerMm.filter(mm -> !(mm > 0)).isPresent()) {
            return Parsed.bad("squares and tags are larger than 0 mm: " + EXAMPLES);
        }
        if (request.markerShare().filter(share -> share >= 1).isPresent()) {
            return Parsed.bad(
                    "the tags lie within the white squares, so they are smaller than the squares: " + EXAMPLES);
        }
        Optional<String> unknown = request.dictionary.flatMap(TagDrawing::absence);
        return unknown.<Parsed<BoardRequest>>map(Parsed::bad).orElseGet(() -> Parsed.good(request));
    }

    private boolean sized() {
        return columns.filter(n -> n >= LEAST && n <= MOST).isPresent()
                && rows.filter(n -> n >= LEAST && n <= MOST).isPresent();
    }

    /** Returns the side of a tag in squares; empty unless both sizes were given. */
    public Optional<Double> markerShare() {
        return markerMm.flatMap(marker -> squareMm.map(square -> marker / square));
    }

    /** Returns a request with only the side of a square. The other properties are wrong if the pictures show another board. */
    BoardRequest withoutNumbers() {
        return new BoardRequest(
                Optional.empty(), Optional.empty(), Optional.empty(), squareMm, Optional.empty(), Optional.empty());
    }

    /** Returns the requested board; empty if a property is missing, which must then be detected from the pictures. */
    public Optional<BoardPattern> complete() {
        if (columns.isEmpty() || rows.isEmpty()) {
            return Optional.empty();
        }
        if (kind.equals(Optional.of(BoardKind.CHESSBOARD))) {
            return Optional.of(new BoardPattern.PlainChessboard(columns.get(), rows.get(), squareMm));
        }
        int squaresX = columns.get();
        int squaresY = rows.get();
        return markerShare()
                .flatMap(share -> dictionary.map(name -> new BoardPattern.Charuco(
                        squaresX, squaresY, squareMm, share, TagDrawing.fullName(name), false)));
    }

    private static String part(List<String> parts, int index) {
        return index < parts.size() ? parts.get(index).strip() : "";
    }

    private static Optional<Integer> side(String size, int index) {
        return size.isEmpty() ? Optional.empty() : Optional.of(Integer.valueOf(size.split("x")[index]));
    }

    private static Optional<Double> millimetres(List<String> parts, int index) {
        String text = part(parts, index);
        return text.isEmpty() ? Optional.empty() : Optional.of(Double.valueOf(text));
    }
}
