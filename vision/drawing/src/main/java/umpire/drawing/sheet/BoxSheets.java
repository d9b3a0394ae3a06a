package umpire.drawing.sheet;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import umpire.drawing.svg.BoardDrawing;
import umpire.drawing.svg.DieFaceDrawing;
import umpire.drawing.svg.DrawingFiles;
import umpire.drawing.svg.DrawnThing;
import umpire.drawing.svg.FaceDrawing;
import umpire.hardware.print.Paper;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.BodyOutline;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.artwork.Artwork;
import umpire.rules.kernel.setup.GameFactory;

/** Everything in the box of a game, to be printed, cut, folded and glued. */
public final class BoxSheets {
    private final String title;
    private final Board board;
    private final List<Piece> pieces;
    private final List<DieType> dice;
    private final BoardDrawing boards;
    private final FaceDrawing faces;
    private final DieFaceDrawing dieFaces;

    /** Which things of a box. */
    public enum BoxPart {
        BOARD,
        PIECES,
        DICE
    }

    /**
     * Prepares a box.
     *
     * @param game whose drawings they are
     * @param dictionary the table's tags
     */
    public BoxSheets(
            GameFactory game, String title, Board board, List<Piece> pieces, List<DieType> dice, String dictionary) {
        Artwork artwork = game.artwork();
        DrawingFiles files = new DrawingFiles(game);
        this.title = title;
        this.board = board;
        Set<Integer> ofDice = DieType.tags(
                dice.stream().filter(type -> !type.kind().equals(DieType.CARD)).toList());
        // A piece with the tags of a die is that die.
        this.pieces = pieces.stream()
                .filter(piece -> !ofDice.containsAll(piece.tags()))
                .toList();
        this.dice = List.copyOf(dice);
        this.boards = new BoardDrawing(artwork, files, dictionary);
        this.faces = new FaceDrawing(artwork, files, dictionary);
        this.dieFaces = new DieFaceDrawing(artwork, files, dictionary);
    }

    /**
     * Returns parts of the box as PDF, and a page before them that says what to do with each.
     *
     * @throws TooLargeException when a thing is larger than the paper
     */
    public byte[] pdf(Paper paper, List<BoxPart> parts) throws IOException, TooLargeException {
        List<SheetPage> pages = new ArrayList<>();
        List<String> contents = new ArrayList<>();
        for (BoxPart part : parts) {
            List<SheetPage> made = pages(paper, part);
            if (!made.isEmpty()) {
                int first = pages.size() + 2;
                int last = pages.size() + 1 + made.size();
                contents.add(heading(part) + (first == last ? ": page " + first : ": pages " + first + " to " + last)
                        + ". " + advice(part));
            }
            pages.addAll(made);
        }
        pages.addFirst(contents(paper, contents, parts));
        return SheetPdf.of(pages, title);
    }

    private List<SheetPage> pages(Paper paper, BoxPart part) throws TooLargeException {
        return switch (part) {
            case BOARD -> BoardTiles.of(paper, boards.of(board), boards.inked(board), title + ", the board");
            case PIECES ->
                CutOutPages.of(
                        paper,
                        title + ", pieces",
                        pieces.stream().map(this::cutOut).toList());
            case DICE -> CutOutPages.of(paper, title + ", dice", diceToMake(paper));
        };
    }

    private CutOut cutOut(Piece piece) {
        if (piece.faces().size() > 2) {
            throw new IllegalStateException(piece.name() + " has more faces than paper has sides");
        }
        return new CutOut(
                faces.of(piece, piece.face()),
                piece.faces().stream()
                        .skip(1)
                        .map(face -> faces.of(piece, face))
                        .toList(),
                piece.outline().corners(),
                piece.name());
    }

    /** Cards that are drawn are among the pieces; numerals and pips are bought. */
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
                        dieFaces.of(type, face), List.of(), dieFaces.outline(type), named(type) + " " + face.shows()))
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
        return dieFaces.of(type, type.faces().get(face));
    }

    /** Its lines are in the drawing. */
    private static CutOut cutOut(DrawnThing net, String caption) {
        return new CutOut(net, List.of(), List.of(), caption);
    }

    private static String heading(BoxPart part) {
        return switch (part) {
            case BOARD -> "Board";
            case PIECES -> "Pieces";
            case DICE -> "Dice";
        };
    }

    private static String advice(BoxPart part) {
        return switch (part) {
            case BOARD ->
                "Use matt paper of 120 g or more: it does not glare. Lay the tiles of a row over one another, then the rows.";
            case PIECES -> "Cut along the grey lines, fold along dashed ones, glue on wood or thick card.";
            case DICE -> "Stickers: glue one on each side. Nets: fold along dashed lines, glue the tabs inside.";
        };
    }

    private SheetPage contents(Paper paper, List<String> contents, List<BoxPart> parts) {
        SheetPage page = new SheetPage(paper.shortMm(), paper.longMm());
        double y = 22;
        page.write(CutOutPages.EDGE_MM, y, 6, title);
        y += 12;
        for (String line : contents) {
            for (String words : wrapped(line)) {
                page.write(CutOutPages.EDGE_MM, y, 3, words);
                y += 6.5;
            }
            y += 3;
        }
        for (String line : parts.contains(BoxPart.PIECES) ? bodies() : List.<String>of()) {
            page.write(CutOutPages.EDGE_MM, y, 2.6, line);
            y += 6;
        }
        CutOutPages.ruler(page);
        return page;
    }

    /** How high each kind of body is, for whoever buys the wood. */
    private List<String> bodies() {
        List<String> lines = new ArrayList<>();
        pieces.stream().map(Piece::heightMm).distinct().sorted().forEach(height -> {
            List<Piece> alike =
                    pieces.stream().filter(piece -> piece.heightMm() == height).toList();
            BodyOutline outline = alike.getFirst().outline();
            String made = height <= 1 ? "of card" : String.format(Locale.ROOT, "on bodies %.1f mm high", height);
            lines.add(String.format(
                    Locale.ROOT,
                    "%d pieces %s, such as %s of %.1f x %.1f mm",
                    alike.size(),
                    made,
                    alike.getFirst().name(),
                    outline.rightMm() - outline.leftMm(),
                    outline.farMm() - outline.nearMm()));
        });
        return lines;
    }

    private static List<String> wrapped(String line) {
        List<String> lines = new ArrayList<>();
        StringBuilder now = new StringBuilder();
        for (String word : line.split(" ")) {
            if (now.length() + word.length() > 78) {
                lines.add(now.toString());
                now.setLength(0);
            }
            now.append(now.isEmpty() ? "" : " ").append(word);
        }
        lines.add(now.toString());
        return lines;
    }
}
