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

/** Draws the board, pieces and dice of one game by its artwork, its files and the table's tags. Thread-safe. */
public final class GameDrawings {
    private final BoardDrawing boards;
    private final FaceDrawing faces;
    private final DieFaceDrawing dieFaces;
    private final Artwork artwork;
    private final DrawingFiles files;

    /**
     * Makes drawings of an artwork and its files.
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

    /** Returns the drawings of a game with its own artwork. */
    public static GameDrawings of(Game<?, ?> game, String dictionary) {
        return new GameDrawings(game.artwork(), new DrawingFiles(game.getClass(), game.id()), dictionary);
    }

    /** Returns default drawings without artwork: plain colours, with names and letters. */
    public static GameDrawings plain(String dictionary) {
        return new GameDrawings(Artwork.NONE, new DrawingFiles(GameDrawings.class, new GameId("plain")), dictionary);
    }

    /** Returns the whole sheet with its origin in the middle. */
    public DrawnThing board(Board board) {
        return boards.of(board);
    }

    /** Returns a board for a page, without tags and names. */
    public DrawnThing boardForPages(Board board) {
        return boards.forPages(board);
    }

    /** Returns a face of a piece for a page: letters replace the tag. */
    public DrawnThing faceForPages(Piece piece, PieceFace face) {
        return faces.forPages(piece, face);
    }

    /** Returns the picture on a face alone, without the part under the tag. */
    public DrawnThing pictureAlone(Piece piece, PieceFace face) {
        return faces.pictureAlone(piece, face);
    }

    /** Returns the areas of the sheet with print: places, roads and tags, or everything if there is a background picture. */
    public List<Extent> inked(Board board) {
        return boards.inked(board);
    }

    /** Returns a face of a piece with its origin at the piece's reference point. */
    public DrawnThing face(Piece piece, PieceFace face) {
        return faces.of(piece, face);
    }

    /** Returns the back of a piece that may lie face down, with its origin at the piece's reference point. */
    public DrawnThing back(Piece piece, PieceFace face) {
        return faces.back(piece, face);
    }

    /** Returns whether there is a drawing of a piece's back. */
    public boolean hasBack(Piece piece) {
        return faces.hasBack(piece);
    }

    /** Returns a face of a die that has tags, with its origin at the middle of the tag. */
    public DrawnThing dieFace(DieType type, DieType.Face face) {
        return dieFaces.of(type, face);
    }

    /** Returns a face of a die for a page: a paper die has no tag there. */
    public DrawnThing dieFaceForPages(DieType type, DieType.Face face) {
        return dieFaces.forPages(type, face);
    }

    /** Returns the outline of a die's sticker, with the origin at the middle of the tag. */
    public List<Point> sticker(DieType type) {
        return dieFaces.outline(type);
    }

    /** Returns the kinds of marks that have a drawing. */
    public List<MarkPlate> markPlates() {
        return artwork.markPlates();
    }

    /**
     * Returns a mark with its origin in the middle of its plate.
     *
     * @throws IllegalArgumentException if the game has no such mark
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

    /** Returns the text of the game's player aid with its numbers filled in; empty if there is none. */
    public Optional<String> aid() {
        return files.text("player-aid.md", artwork.aidFigures());
    }

    /** Returns the record sheets with boxes to cross. */
    public List<RecordSheet> records() {
        return artwork.records();
    }
}
