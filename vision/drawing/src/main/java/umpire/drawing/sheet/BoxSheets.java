package umpire.drawing.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import umpire.drawing.aid.AidPages;
import umpire.drawing.aid.PlayerAid;
import umpire.drawing.aid.RecordSheetDrawing;
import umpire.drawing.svg.DrawnThing;
import umpire.drawing.svg.Extent;
import umpire.drawing.svg.GameDrawings;
import umpire.hardware.print.Paper;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.RecordSheet;

/** The box of a game on paper: everything to print, cut, fold and glue. */
public final class BoxSheets {
    private final GameDrawings drawings;
    private final String title;
    private final Board board;
    private final List<Piece> pieces;
    private final List<Piece> allPieces;
    private final List<DieType> dice;
    private final boolean duplex;
    private final Supplier<Optional<DrawnThing>> picture;

    private static final double TAG_WITH_RIM = 8.0 / 6;

    /**
     * Prepares a box.
     *
     * @param dice in the sizes to be made
     */
    public BoxSheets(GameDrawings drawings, String title, Board board, List<Piece> pieces, List<DieType> dice) {
        this(drawings, title, board, pieces, dice, false, Optional::empty);
    }

    private BoxSheets(
            GameDrawings drawings,
            String title,
            Board board,
            List<Piece> pieces,
            List<DieType> dice,
            boolean duplex,
            Supplier<Optional<DrawnThing>> picture) {
        this.duplex = duplex;
        this.picture = picture;
        this.drawings = drawings;
        this.title = title;
        this.board = board;
        Set<Integer> ofDice = DieType.tags(
                dice.stream().filter(type -> !type.kind().equals(DieType.CARD)).toList());
        this.allPieces = List.copyOf(pieces);
        // A piece with the tags of a die is that die, so it is made once.
        this.pieces = pieces.stream()
                .filter(piece -> !ofDice.containsAll(piece.tags()))
                .toList();
        this.dice = List.copyOf(dice);
    }

    /**
     * Returns parts of the box as pages, after a contents page with advice for each.
     *
     * @throws TooLargeException if a part is larger than the paper
     */
    public SheetDocument pages(Paper paper, List<BoxPart> parts) throws TooLargeException {
        List<SheetPage> pages = new ArrayList<>();
        List<String> contents = new ArrayList<>();
        BoxAdvice advice =
                new BoxAdvice(pieces, dice, duplex, !drawings.records().isEmpty());
        List<SheetPage> toCut = new ArrayList<>();
        for (BoxPart part : parts) {
            PrintInterruption.check();
            List<SheetPage> made = pages(paper, part, pages.size() + 1);
            if (!made.isEmpty()) {
                int first = pages.size() + 2;
                int last = pages.size() + 1 + made.size();
                contents.add(advice.of(part, first, last));
            }
            pages.addAll(made);
            if (part != BoxPart.DICE || !advice.ordinaryDiceDo()) {
                toCut.addAll(made);
            }
        }
        contents.add(BoxAdvice.cutting(toCut));
        pages.addFirst(ContentsPage.of(paper, title, picture.get(), contents, toMake(parts)));
        return new SheetDocument(title, pages);
    }

    /** Returns a box with only those pieces whose name contains these words. */
    public BoxSheets ofPieces(String words) {
        String wanted = words.toLowerCase(Locale.ROOT);
        return new BoxSheets(
                drawings,
                title,
                board,
                pieces.stream()
                        .filter(piece -> piece.name().toLowerCase(Locale.ROOT).contains(wanted))
                        .toList(),
                List.of(),
                duplex,
                Optional::empty);
    }

    /** Returns the same box with a picture of the finished game on its first page. */
    public BoxSheets pictured(Supplier<DrawnThing> finished) {
        return new BoxSheets(drawings, title, board, allPieces, dice, duplex, () -> Optional.of(finished.get()));
    }

    /**
     * Returns the same box for two-sided printing: the backs of its pieces are on the other side of the paper, not beside their fronts for
     * folding.
     */
    public BoxSheets onBothSides() {
        return new BoxSheets(drawings, title, board, allPieces, dice, true, picture);
    }

    /** Returns the shopping list. */
    public List<String> list() {
        return BoxList.of(pieces, dice);
    }

    /** Returns the names of its pieces, each once. */
    public List<String> pieceNames() {
        return pieces.stream().map(Piece::name).distinct().toList();
    }

    private List<String> toMake(List<BoxPart> parts) {
        return BoxList.of(
                parts.contains(BoxPart.PIECES) ? pieces : List.of(), parts.contains(BoxPart.DICE) ? dice : List.of());
    }

    private List<SheetPage> pages(Paper paper, BoxPart part, int before) throws TooLargeException {
        return switch (part) {
            case BOARD ->
                BoardTiles.of(paper, drawings.board(board), drawings.inked(board), tags(), title + ", the board");
            case PIECES -> pieces(paper, before);
            case DICE -> CutOutPages.of(paper, title + ", dice", diceToMake(paper));
            case AIDS -> aids(paper);
        };
    }

    /** Returns the areas of the tags, each with a white margin as wide as one of its cells. */
    private List<Extent> tags() {
        return board.tags().stream()
                .map(tag -> {
                    double half = tag.sideMm() / 2 * TAG_WITH_RIM;
                    return new Extent(
                            tag.centre().xMm() - half,
                            -tag.centre().yMm() - half,
                            tag.centre().xMm() + half,
                            -tag.centre().yMm() + half);
                })
                .toList();
    }

    private List<SheetPage> pieces(Paper paper, int before) throws TooLargeException {
        List<CutOut> all = pieces.stream().map(this::cutOut).toList();
        String heading = title + ", pieces";
        if (!duplex) {
            return CutOutPages.of(paper, heading, all);
        }
        List<SheetPage> made = new ArrayList<>(CutOutPages.of(
                paper,
                heading,
                all.stream().filter(thing -> thing.back().isEmpty()).toList()));
        List<SheetPage> both = CutOutPages.duplex(
                paper,
                heading,
                all.stream().filter(thing -> !thing.back().isEmpty()).toList());
        if (!both.isEmpty() && (before + made.size()) % 2 == 1) {
            made.add(new SheetPage(title + ", left empty", paper.shortMm(), paper.longMm()));
        }
        made.addAll(both);
        return made;
    }

    private List<SheetPage> aids(Paper paper) throws TooLargeException {
        List<SheetPage> pages = new ArrayList<>();
        double wide = paper.shortMm() - 2 * CutOutPages.EDGE_MM;
        double high = paper.longMm() - 2 * CutOutPages.EDGE_MM;
        drawings.aid()
                .map(text -> AidPages.of(PlayerAid.parse(text), drawings, allPieces, wide, high))
                .orElse(List.of())
                .forEach(drawn -> {
                    SheetPage page = new SheetPage(title + ", player aid", paper.shortMm(), paper.longMm());
                    page.place(new SheetPage.Placed(
                            drawn,
                            CutOutPages.EDGE_MM,
                            CutOutPages.EDGE_MM,
                            false,
                            new SheetPage.ShownPart(0, 0, paper.shortMm(), paper.longMm())));
                    pages.add(page);
                });
        pages.addAll(CutOutPages.of(
                paper,
                title + ", record sheets",
                drawings.records().stream().map(BoxSheets::cutOut).toList()));
        return pages;
    }

    private static CutOut cutOut(RecordSheet sheet) {
        DrawnThing drawn = RecordSheetDrawing.of(sheet);
        return new CutOut(
                drawn,
                List.of(),
                List.of(
                        new Point(0, 0),
                        new Point(drawn.widthMm(), 0),
                        new Point(drawn.widthMm(), -drawn.heightMm()),
                        new Point(0, -drawn.heightMm())),
                "");
    }

    private CutOut cutOut(Piece piece) {
        PrintInterruption.check();
        if (piece.faces().size() > 2) {
            throw new IllegalStateException(piece.name() + " has more faces than paper has sides");
        }
        return new CutOut(
                drawings.face(piece, piece.face()),
                backs(piece),
                piece.outline().corners(),
                piece.name());
    }

    private List<DrawnThing> backs(Piece piece) {
        return piece.faces().size() > 1 || !drawings.hasBack(piece)
                ? piece.faces().stream()
                        .skip(1)
                        .map(face -> drawings.face(piece, face))
                        .toList()
                : List.of(drawings.back(piece, piece.face()));
    }

    /** Returns the dice to cut out. Drawn cards are among the pieces, and dice with numerals or pips are bought. */
    private List<CutOut> diceToMake(Paper paper) {
        List<CutOut> made = new ArrayList<>();
        for (DieType type : dice) {
            if (!type.isTagged() || type.kind().equals(DieType.CARD)) {
                continue;
            }
            List<CutOut> one = type.kind().equals(DieType.OCTAHEDRON) ? net(type, paper) : stickers(type);
            for (int die = 0; die < type.count(); die++) {
                made.addAll(one);
            }
        }
        return made;
    }

    private List<CutOut> stickers(DieType type) {
        return type.faces().stream()
                .map(face -> new CutOut(
                        drawings.dieFace(type, face),
                        List.of(),
                        drawings.sticker(type),
                        named(type) + " " + face.shows()))
                .toList();
    }

    private List<CutOut> net(DieType type, Paper paper) {
        List<DrawnThing> whole = OctahedronNet.of(type.edgeMm(), face -> print(type, face), false);
        boolean fits = CutOutPages.fits(paper, cutOut(whole.getFirst(), named(type)));
        List<DrawnThing> parts = fits ? whole : OctahedronNet.of(type.edgeMm(), face -> print(type, face), true);
        List<CutOut> nets = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            String which = parts.size() == 1 ? "" : ", half " + (i + 1) + " of " + parts.size();
            nets.add(cutOut(parts.get(i), named(type) + which));
        }
        return nets;
    }

    private static String named(DieType type) {
        boolean said = type.seat().isEmpty() || type.seat().equalsIgnoreCase(type.name());
        return said ? type.name() : type.seat() + " " + type.name();
    }

    private DrawnThing print(DieType type, int face) {
        return drawings.dieFace(type, type.faces().get(face));
    }

    /** Makes a cut-out of a net, whose drawing contains the lines to cut and to fold. */
    private static CutOut cutOut(DrawnThing net, String caption) {
        return new CutOut(net, List.of(), List.of(), caption);
    }
}
