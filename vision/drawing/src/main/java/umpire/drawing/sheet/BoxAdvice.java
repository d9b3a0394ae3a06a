package umpire.drawing.sheet;

import java.util.List;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Piece;

/**
 * The advice for each part on the first page of a box: its pages, the paper to print them on, and the steps to make it.
 *
 * @param duplex whether backs are printed on the other side of the paper
 * @param records whether record sheets are among the player aids
 */
record BoxAdvice(List<Piece> pieces, List<DieType> dice, boolean duplex, boolean records) {
    private static final int SECONDS_A_CUT = 5;

    /** Returns the advice for a part on a range of pages. */
    String of(BoxPart part, int first, int last) {
        return heading(part) + (first == last ? ": page " + first : ": pages " + first + " to " + last) + ", "
                + sheets(part, last - first + 1) + " of " + stock(part) + ". " + advice(part);
    }

    /** Returns the tools and the time for cutting. */
    static String cutting(List<SheetPage> pages) {
        return "Cutting takes about " + minutes(pages) + " minutes: an estimate, " + SECONDS_A_CUT
                + " seconds for each straight cut. Tools: scissors, or a knife, a steel ruler and a mat; paper glue; a saw for wood.";
    }

    private String sheets(BoxPart part, int pages) {
        int sheets = duplex && part == BoxPart.PIECES ? (pages + 1) / 2 : pages;
        return sheets == 1 ? "1 sheet" : sheets + " sheets";
    }

    /** Returns the estimated minutes, rounded to five. */
    private static long minutes(List<SheetPage> pages) {
        int cuts = pages.stream().mapToInt(SheetPage::cuts).sum();
        return 5 * Math.max(1, Math.round(cuts * SECONDS_A_CUT / 300.0));
    }

    private String stock(BoxPart part) {
        return switch (part) {
            case BOARD -> "matt paper of 120 g or more";
            case PIECES -> BoxList.allOfCard(pieces) ? "card of 200 g" : "paper of 120 g or more";
            case DICE -> has(DieType.OCTAHEDRON) ? "card of 160 to 200 g" : "sticker paper";
            case AIDS -> "plain paper";
        };
    }

    private static String heading(BoxPart part) {
        return switch (part) {
            case BOARD -> "Board";
            case PIECES -> "Pieces";
            case DICE -> "Dice";
            case AIDS -> "Player aids";
        };
    }

    private String advice(BoxPart part) {
        return switch (part) {
            case BOARD ->
                "Matt paper does not glare. Glue the tiles of a row over one another, then the rows, on a sheet of card.";
            case PIECES -> piecesAdvice();
            case AIDS ->
                "One for each player."
                        + (records
                                ? " Cross losses off on the record sheets if you like; the table counts by itself."
                                : "");
            case DICE -> diceAdvice();
        };
    }

    private String piecesAdvice() {
        boolean cards = BoxList.allOfCard(pieces);
        return (duplex
                        ? "Print on both sides, turned over along the long edge. Cut along the grey lines"
                        : "Cut along the grey lines, fold along dashed ones")
                + (!cards ? ", glue on wood or thick card." : duplex ? "." : ", glue the halves together.");
    }

    /** Returns whether ordinary dice can replace the printed ones, so that these need not be cut. */
    boolean ordinaryDiceDo() {
        return has(DieType.NUMERALS);
    }

    private boolean has(String kind) {
        return dice.stream().anyMatch(type -> type.kind().equals(kind));
    }

    private String diceAdvice() {
        if (ordinaryDiceDo()) {
            int stickers = dice.stream()
                    .mapToInt(type -> type.count() * type.faces().size())
                    .sum();
            return "Ordinary ten-sided dice need none of these pages: choose dice ORDINARY when you open the game. Otherwise glue one of "
                    + stickers + " stickers on each side.";
        }
        return has(DieType.OCTAHEDRON)
                ? "Cut out the nets, fold along dashed lines, glue the tabs inside."
                : "Glue one sticker on each side of a blank cube.";
    }
}
