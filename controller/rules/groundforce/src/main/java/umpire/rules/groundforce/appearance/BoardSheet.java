package umpire.rules.groundforce.appearance;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.BattleFace;
import umpire.rules.groundforce.battlefield.Battlefield;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.battlefield.OrderDeck;
import umpire.rules.groundforce.battlefield.OrderDeck.OrderCard;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Token;

/** The board sheet and the pieces in the box. Decks lie beside the sheet, drawn cards on it. */
public final class BoardSheet {
    private static final double COLUMN_MM = 60;
    /** The depth of the sheet for all rows. A row is never deeper than two units side by side need. */
    private static final double ROWS_MM = 550;

    private static final double ROW_MM = 50;
    private static final double EDGE_MM = 4;
    private static final double STRIP_MM = 86;
    private static final double DISCARDS_WIDTH_MM = 72;
    private static final double DISCARDS_DEEP_MM = 104;
    private static final double BOARD_TAG_MM = 24;
    private static final int FIRST_BOARD_TAG = 236;

    private static final double UNIT_TAG_MM = 14;
    private static final double UNIT_WIDTH_MM = 22;
    private static final double UNIT_DEPTH_MM = 41;
    private static final double UNIT_HEIGHT_MM = 10;
    private static final double CARD_TAG_MM = 24;
    private static final double CARD_WIDTH_MM = 57;
    private static final double CARD_DEEP_MM = 87;
    private static final double CARD_HEIGHT_MM = 0.3;
    private static final double DIE_MM = 25;
    private static final int DICE = 2;

    /** The number of tags that each army has for its units. The tags of the cards follow those of both armies' units. */
    private static final int UNIT_TAGS = 60;

    private static final int CARD_TAGS = 20;
    private static final int FIRST_CARD_TAG = 2 * UNIT_TAGS;
    private static final int FIRST_DIE_TAG = FIRST_CARD_TAG + 2 * CARD_TAGS;

    private static final Area.Tint YELLOW = new Area.Tint("yellow-base");
    private static final Area.Tint BLUE = new Area.Tint("blue-base");
    private static final Area.Tint MINE = new Area.Tint("mining-area");
    private static final List<Board.Terrain> TERRAINS = List.of(
            new Board.Terrain(YELLOW, "Yellow's base", "#ecd77a"),
            new Board.Terrain(BLUE, "Blue's base", "#a9c1e8"),
            new Board.Terrain(MINE, "Mining area", "#d9776b"));

    private BoardSheet() {}

    /** Returns the board sheet, with a place for each army's pile. */
    public static Board board(Battlefield field) {
        double deepMm = Math.min(ROW_MM, ROWS_MM / field.rows());
        double widthMm = field.columns() * COLUMN_MM + 2 * STRIP_MM;
        double heightMm = field.rows() * deepMm + 2 * EDGE_MM;
        List<Area> areas = new ArrayList<>();
        for (GroundPlace place : field.places()) {
            Point middle = new Point(
                    (place.column() - (field.columns() - 1) / 2.0) * COLUMN_MM,
                    (place.row() - (field.rows() - 1) / 2.0) * deepMm);
            areas.add(Area.rectangle(place.place(), middle, COLUMN_MM, deepMm, tint(field, place)));
        }
        double x = (widthMm - STRIP_MM) / 2;
        double y = (heightMm - DISCARDS_DEEP_MM) / 2 - EDGE_MM;
        areas.add(discards(ArmyColour.YELLOW, new Point(x, -y)));
        areas.add(discards(ArmyColour.BLUE, new Point(-x, y)));
        return new Board(
                "Ground Force",
                widthMm,
                heightMm,
                areas,
                List.of(),
                TERRAINS,
                List.of(
                        new Board.BoardTag(FIRST_BOARD_TAG, new Point(-x, 0), BOARD_TAG_MM),
                        new Board.BoardTag(FIRST_BOARD_TAG + 1, new Point(x, 0), BOARD_TAG_MM)));
    }

    private static Area discards(ArmyColour army, Point middle) {
        return Area.rectangle(army.discards(), middle, DISCARDS_WIDTH_MM, DISCARDS_DEEP_MM, Area.Tint.TRAY)
                .called(army + "'s drawn cards", army + "'s cards")
                .inStacks();
    }

    private static Area.Tint tint(Battlefield field, GroundPlace place) {
        if (field.mines().contains(place)) {
            return MINE;
        }
        if (field.inBase(ArmyColour.YELLOW, place)) {
            return YELLOW;
        }
        if (field.inBase(ArmyColour.BLUE, place)) {
            return BLUE;
        }
        return (place.column() + place.row()) % 2 == 0 ? Area.Tint.DARK : Area.Tint.LIGHT;
    }

    public static Token token(ArmyColour army, ForceType type) {
        return new Token(army.word() + "-" + type.word());
    }

    public static Token token(ArmyColour army, OrderCard card) {
        return new Token(army.word() + "-card-" + card);
    }

    /** Returns every unit and card in the box. */
    public static List<Piece> pieces(OrderDeck deck, Map<ForceType, Integer> box) {
        List<Piece> pieces = new ArrayList<>();
        for (ArmyColour army : ArmyColour.values()) {
            boolean first = army == ArmyColour.YELLOW;
            units(box, army, first ? 0 : UNIT_TAGS, pieces);
            int tag = FIRST_CARD_TAG + (first ? 0 : CARD_TAGS);
            for (OrderCard card : deck.cards()) {
                pieces.add(card(tag++, army, card));
            }
        }
        return List.copyOf(pieces);
    }

    private static void units(Map<ForceType, Integer> box, ArmyColour army, int firstTag, List<Piece> into) {
        int tag = firstTag;
        for (ForceType type : ForceType.values()) {
            for (int i = 0; i < box.getOrDefault(type, 0); i++) {
                into.add(new Piece(
                        army + " " + type.says(),
                        army.seat().name(),
                        List.of(PieceFace.tile(
                                tag++,
                                token(army, type),
                                String.valueOf(type.letter()),
                                UNIT_TAG_MM,
                                UNIT_WIDTH_MM,
                                UNIT_DEPTH_MM,
                                UNIT_HEIGHT_MM))));
            }
        }
    }

    private static Piece card(int tag, ArmyColour army, OrderCard card) {
        return new Piece(
                army + " " + card.kind().title() + " card",
                army.seat().name(),
                List.of(PieceFace.tile(
                        tag,
                        token(army, card),
                        card.kind().letters(),
                        CARD_TAG_MM,
                        CARD_WIDTH_MM,
                        CARD_DEEP_MM,
                        CARD_HEIGHT_MM)));
    }

    /** Returns the dice and the deck of each army. */
    public static Map<ArmyColour, DieType> dice(List<BattleFace> die) {
        Map<ArmyColour, DieType> dice = new EnumMap<>(ArmyColour.class);
        for (ArmyColour army : ArmyColour.values()) {
            int first = FIRST_DIE_TAG + (army == ArmyColour.YELLOW ? 0 : BattleFace.values().length);
            List<DieType.Face> faces = die.stream()
                    .map(face -> new DieType.Face(
                            face.word(),
                            OptionalInt.of(first + List.of(BattleFace.values()).indexOf(face))))
                    .toList();
            dice.put(
                    army,
                    new DieType(
                            DieType.STICKER,
                            army.word(),
                            faces,
                            DIE_MM,
                            army.seat().name(),
                            DICE));
        }
        return dice;
    }

    public static Map<ArmyColour, DieType> decks(OrderDeck deck) {
        Map<ArmyColour, DieType> decks = new EnumMap<>(ArmyColour.class);
        for (ArmyColour army : ArmyColour.values()) {
            List<DieType.Face> faces = deck.cards().stream()
                    .map(card -> new DieType.Face(card.toString()))
                    .toList();
            decks.put(
                    army,
                    new DieType(
                            DieType.CARD,
                            army.word() + "-deck",
                            faces,
                            CARD_WIDTH_MM,
                            army.seat().name(),
                            1));
        }
        return decks;
    }
}
