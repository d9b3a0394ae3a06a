package umpire.drawing.svg;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Artwork;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Mark;
import umpire.rules.kernel.MarkPlate;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.RecordSheet;

/** Draws the things of one game: its artwork, its files and the table's tags put together. Safe from any thread. */
public final class GameDrawings {
    private final BoardDrawing boards;
    private final FaceDrawing faces;
    private final DieFaceDrawing dieFaces;
    private final Artwork artwork;
    private final DrawingFiles files;

    /**
     * Draws with an artwork and its files.
     *
     * @param dictionary the table's tags
     */
    public GameDrawings(Artwork artwork, DrawingFiles files, String dictionary) {
        this.artwork = artwork;
        this.files = files;
        this.boards = new BoardDrawing(artwork, files, dictionary);
        this.faces = new FaceDrawing(artwork, files, dictionary);
        this.dieFaces = new DieFaceDrawing(artwork, files, dictionary);
    }

    /** Draws a game's things with its own artwork. */
    public static GameDrawings of(Game<?, ?> game, String dictionary) {
        return new GameDrawings(game.artwork(), new DrawingFiles(game.getClass(), game.id()), dictionary);
    }

    /** Draws things of which nobody made a drawing: in plain colours, with their names and letters. */
    public static GameDrawings plain(String dictionary) {
        return new GameDrawings(Artwork.NONE, new DrawingFiles(GameDrawings.class, new GameId("plain")), dictionary);
    }

    /** Returns the whole sheet, its origin in the middle. */
    public DrawnThing board(Board board) {
        return boards.of(board);
    }

    /** Returns what a page shows of a board: neither tags nor names. */
    public DrawnThing boardForPages(Board board) {
        return boards.forPages(board);
    }

    /** Returns what a page shows of a face of a piece: letters in place of the tag. */
    public DrawnThing faceForPages(Piece piece, PieceFace face) {
        return faces.forPages(piece, face);
    }

    /** Returns the picture on a face alone, without the part that its tag is glued on. */
    public DrawnThing pictureAlone(Piece piece, PieceFace face) {
        return faces.pictureAlone(piece, face);
    }

    /** Returns where on the sheet there is anything: places, roads and tags, or everywhere where a picture lies under them. */
    public List<Extent> inked(Board board) {
        return boards.inked(board);
    }

    /** Returns a face of a piece, its origin where the piece's pose is. */
    public DrawnThing face(Piece piece, PieceFace face) {
        return faces.of(piece, face);
    }

    /** Returns the back of a piece that may lie face down, its origin where the piece's pose is. */
    public DrawnThing back(Piece piece, PieceFace face) {
        return faces.back(piece, face);
    }

    /** Returns whether somebody drew the back of a piece. */
    public boolean hasBack(Piece piece) {
        return faces.hasBack(piece);
    }

    /** Returns a face of a die that has tags, its origin at the middle of the tag. */
    public DrawnThing dieFace(DieType type, DieType.Face face) {
        return dieFaces.of(type, face);
    }

    /** Returns what a page shows of a face of a die: of a paper die without its tag. */
    public DrawnThing dieFaceForPages(DieType type, DieType.Face face) {
        return dieFaces.forPages(type, face);
    }

    /** Returns the outline of a die's sticker, its origin at the middle of the tag. */
    public List<Point> sticker(DieType type) {
        return dieFaces.outline(type);
    }

    /** Returns which kinds of marks are drawn. */
    public List<MarkPlate> markPlates() {
        return artwork.markPlates();
    }

    /**
     * Returns a mark of a kind that is drawn, its origin in the middle of its plate.
     *
     * @throws IllegalArgumentException when it is none of this game
     */
    public DrawnThing mark(Mark mark) {
        MarkPlate plate = artwork.markPlates().stream()
                .filter(any -> any.kind().equals(mark.kind()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no mark is called " + mark.kind()));
        return new DrawnThing(
                files.content(artwork.mark(mark)),
                -plate.widthMm() / 2,
                -plate.heightMm() / 2,
                plate.widthMm(),
                plate.heightMm());
    }

    /** Returns the text of the game's player aid, its figures put in; nothing where nobody wrote one. */
    public Optional<String> aid() {
        return files.text("player-aid.md", artwork.aidFigures());
    }

    /** Returns the sheets that players cross boxes on. */
    public List<RecordSheet> records() {
        return artwork.records();
    }
}
