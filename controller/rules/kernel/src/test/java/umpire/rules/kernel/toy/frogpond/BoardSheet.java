package umpire.rules.kernel.toy.frogpond;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.BodyOutline;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Token;

/** The board sheet, the pieces and the dice in the box. */
final class BoardSheet {
    static final String TITLE = "Frog Pond";
    static final Place PILE = new Place("pile");

    private static final double WIDTH_MM = 420;
    private static final double DEPTH_MM = 320;
    private static final double PAD_MM = 60;
    private static final double PILE_WIDTH_MM = 80;
    private static final double PILE_DEPTH_MM = 110;
    private static final double BOARD_TAG_MM = 25;
    private static final int BOARD_TAG = 232;

    private static final double FROG_TAG_MM = 24;
    private static final double FROG_HEIGHT_MM = 8;
    private static final int FROGS = 3;

    private static final int FIRST_CARD_TAG = 2 * FROGS;
    private static final double CARD_TAG_MM = 20;
    private static final double CARD_WIDTH_MM = 44;
    private static final double CARD_DEPTH_MM = 63;
    private static final double CARD_HEIGHT_MM = 0.3;
    private static final double DIE_MM = 16;

    /** The cards as a choice by chance. Each face is the notation of a card. */
    static final DieType CARDS = new DieType(
            DieType.CARD,
            "deck",
            PondCard.DECK.stream()
                    .map(card -> new DieType.Face(card.toString()))
                    .toList(),
            CARD_WIDTH_MM,
            "",
            1);

    static final DieType DIE = DieType.pips(DIE_MM, 1);

    private BoardSheet() {}

    static Board board() {
        Stream<Area> pads = LilyPad.ALL.stream().map(BoardSheet::area);
        Area pile = Area.rectangle(PILE, new Point(125, 0), PILE_WIDTH_MM, PILE_DEPTH_MM, Area.Tint.TRAY)
                .called("the pile of cards", "Cards")
                .inStacks();
        return new Board(
                TITLE,
                WIDTH_MM,
                DEPTH_MM,
                Stream.concat(pads, Stream.of(pile)).toList(),
                List.of(),
                List.of(
                        new Board.BoardTag(BOARD_TAG, new Point(-190, 140), BOARD_TAG_MM),
                        new Board.BoardTag(BOARD_TAG + 1, new Point(190, -140), BOARD_TAG_MM)));
    }

    private static Area area(LilyPad pad) {
        Point middle = new Point((pad.column() - 3.8) * PAD_MM, (pad.row() - 2.5) * PAD_MM);
        Area.Tint tint = (pad.column() + pad.row()) % 2 == 0 ? Area.Tint.DARK : Area.Tint.LIGHT;
        return Area.rectangle(pad.place(), middle, PAD_MM, PAD_MM, tint);
    }

    static List<Piece> pieces() {
        Stream<Piece> frogs = IntStream.range(0, 2 * FROGS)
                .mapToObj(tag -> frog(tag, tag < FROGS ? FrogColour.GREEN : FrogColour.BROWN));
        Stream<Piece> cards = IntStream.range(0, PondCard.DECK.size())
                .mapToObj(card -> card(FIRST_CARD_TAG + card, PondCard.DECK.get(card)));
        return Stream.concat(frogs, cards).toList();
    }

    private static Piece frog(int tag, FrogColour colour) {
        return new Piece(
                tag, token(colour), colour + " frog", "F", colour.seat().name(), FROG_TAG_MM, FROG_HEIGHT_MM);
    }

    private static Piece card(int tag, PondCard card) {
        BodyOutline outline = BodyOutline.rectangle(CARD_WIDTH_MM, CARD_DEPTH_MM);
        return new Piece(
                "Card " + card,
                "",
                List.of(new PieceFace(tag, token(card), card.way().letters(), CARD_TAG_MM, outline, CARD_HEIGHT_MM)));
    }

    /** Returns the token of a frog. Frogs of one colour look alike. */
    static Token token(FrogColour colour) {
        return new Token(colour.word() + "-frog");
    }

    static Token token(PondCard card) {
        return new Token("card-" + card);
    }
}
