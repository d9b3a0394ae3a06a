package umpire.rules.diceland;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import umpire.rules.diceland.catalogue.DiceCatalogue;
import umpire.rules.diceland.catalogue.DiceCatalogue.PaperUnit;
import umpire.rules.diceland.catalogue.PaperSide;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.BodyOutline;
import umpire.rules.kernel.Dice;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Token;

/** The sheet, which is the table, and the pieces in the box. Each die is a piece with a tag on every face. */
final class BoardSheet {
    private static final double BOARD_TAG_MM = 24;
    private static final double BOARD_TAG_FROM_EDGE_MM = 24;
    private static final int FIRST_BOARD_TAG = 244;
    private static final int SIDES = 8;
    private static final int FIRST_POST_TAG = SIDES * DiceCatalogue.MOST_DICE;
    private static final double POST_TAG_MM = 30;
    private static final double CARD_MM = 0.5;

    /** The size of a tag as a share of the edge of its face. It keeps the tag's margin clear of the edges. */
    private static final double FACE_TAG = 0.30;

    private BoardSheet() {}

    /** Returns the sheet: bare, with its two tags in opposite corners. */
    public static Board board(Setup setup) {
        double x = setup.catalogue().widthMm() / 2 - BOARD_TAG_FROM_EDGE_MM;
        double y = setup.catalogue().deepMm() / 2 - BOARD_TAG_FROM_EDGE_MM;
        return new Board(
                "Diceland: Ogre",
                setup.catalogue().widthMm(),
                setup.catalogue().deepMm(),
                List.of(),
                List.of(),
                List.of(
                        new Board.BoardTag(FIRST_BOARD_TAG, new Point(-x, y), BOARD_TAG_MM),
                        new Board.BoardTag(FIRST_BOARD_TAG + 1, new Point(x, -y), BOARD_TAG_MM)));
    }

    /** Returns the token of a die with one of its sides on top. */
    public static Token token(String die, PaperSide side) {
        return new Token(die + "/" + side.word());
    }

    /** Returns the token of a Command Post. */
    public static Token token(Commander commander) {
        return new Token(commander.post());
    }

    /** Returns the dice that may be on the table in a scenario. */
    public static List<BoxedDie> box(Setup setup) {
        return setup.box().stream()
                .filter(die -> !die.unit().ogre() || plays(setup, die.name()))
                .toList();
    }

    private static boolean plays(Setup setup, String ogre) {
        for (Commander commander : Commander.values()) {
            if (ogre.equals(Setup.ogre(commander))) {
                return setup.scenario().ogre(commander);
            }
        }
        return false;
    }

    /** Returns every piece: the dice, and the Command Posts that are played. */
    public static List<Piece> pieces(Setup setup) {
        List<Piece> pieces = new ArrayList<>();
        box(setup).forEach(die -> pieces.add(piece(die)));
        for (Commander commander : Commander.values()) {
            if (setup.post(commander)) {
                pieces.add(new Piece(
                        FIRST_POST_TAG + commander.index(),
                        token(commander),
                        setup.title(commander.post()),
                        "Command Post",
                        commander.seat().name(),
                        POST_TAG_MM,
                        BodyOutline.rectangle(Setup.POST_WIDTH_MM, Setup.POST_DEEP_MM),
                        CARD_MM));
            }
        }
        return List.copyOf(pieces);
    }

    private static Piece piece(BoxedDie die) {
        PaperUnit unit = die.unit();
        List<PieceFace> faces = unit.sides().stream()
                .map(side -> new PieceFace(
                        tag(die, side),
                        token(die.name(), side),
                        side.word(),
                        FACE_TAG * unit.edgeMm(),
                        BodyOutline.octahedron(unit.edgeMm()),
                        unit.edgeMm() * Math.sqrt(2.0 / 3)))
                .toList();
        return new Piece(die.title(), "", faces);
    }

    private static int tag(BoxedDie die, PaperSide side) {
        return SIDES * die.number() + side.face().index();
    }

    /** Returns the dice of the box in the form in which they are thrown. */
    public static List<DieType> dice(Setup setup) {
        return box(setup).stream().map(BoardSheet::type).toList();
    }

    public static DieType type(BoxedDie die) {
        List<DieType.Face> faces = die.unit().sides().stream()
                .map(side -> new DieType.Face(side.word(), OptionalInt.of(tag(die, side))))
                .toList();
        return new DieType(DieType.OCTAHEDRON, die.name(), faces, die.unit().edgeMm(), "", 1);
    }

    /** Returns the request for the throw of a die. */
    public static Dice thrown(Setup setup, String die) {
        return type(setup.die(die)).thrown(1);
    }
}
