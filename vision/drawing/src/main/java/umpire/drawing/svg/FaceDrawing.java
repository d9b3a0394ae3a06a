package umpire.drawing.svg;

import umpire.rules.kernel.Artwork;
import umpire.rules.kernel.BodyOutline;
import umpire.rules.kernel.Drawing;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.vision.detect.tags.TagDrawing;
import umpire.vision.sheet.SeatPaint;

/** Draws the face of a piece: its picture, clipped to its outline, and its tag on white paper. */
public final class FaceDrawing {
    private static final double LETTERS_SHARE = 0.22;

    /** A visible part smaller than this share of the tag is not drawn as a picture. */
    private static final double LEAST_PICTURE = 0.6;

    private final Artwork artwork;
    private final DrawingFiles files;
    private final String dictionary;

    public FaceDrawing(Artwork artwork, DrawingFiles files, String dictionary) {
        this.artwork = artwork;
        this.files = files;
        this.dictionary = dictionary;
    }

    /** Returns a face with its origin at the piece's reference point. */
    public DrawnThing of(Piece piece, PieceFace face) {
        String paint = paint(piece);
        Drawing drawing = artwork.face(piece, face);
        String tag = TagSvg.of(
                dictionary, face.tag(), face.tagAt().xMm(), -face.tagAt().yMm(), face.tagMm());
        String picture = drawing.isDrawn() ? files.content(drawing) : letters(face, paint);
        return cutOut(face.outline(), paint, picture + tag, "face-" + face.tag());
    }

    /** Returns a face for a page: letters replace the tag. */
    public DrawnThing forPages(Piece piece, PieceFace face) {
        return cutOut(face.outline(), paint(piece), picture(piece, face) + plate(piece, face), "page-" + face.tag());
    }

    /** Returns the picture alone, as far as it reaches beyond the tag; the whole face if the tag is in its middle. */
    public DrawnThing pictureAlone(Piece piece, PieceFace face) {
        DrawnThing whole = forPages(piece, face);
        double highMm = face.outline().farMm() - quietTop(face);
        return highMm < face.tagMm() * LEAST_PICTURE
                ? whole
                : new DrawnThing(whole.content(), whole.leftMm(), whole.topMm(), whole.widthMm(), highMm);
    }

    private static double quietTop(PieceFace face) {
        return face.tagAt().yMm() + face.tagMm() * (0.5 + TagDrawing.MARGIN_SHARE);
    }

    private String picture(Piece piece, PieceFace face) {
        Drawing drawing = artwork.face(piece, face);
        return drawing.isDrawn() ? files.content(drawing) : "";
    }

    /** Returns a plate with the piece's letters, as large as the paper of the tag. */
    private String plate(Piece piece, PieceFace face) {
        double side = face.tagMm() * (1 + 2 * TagDrawing.MARGIN_SHARE);
        String paint = paint(piece);
        double high = Math.min(
                side * 0.5, side * 0.5 * side * 0.9 / Math.max(1, Lettering.widthMm(face.letters(), side * 0.5)));
        return face.letters().isEmpty()
                ? ""
                : Lettering.svg(
                        face.letters(),
                        face.tagAt().xMm(),
                        -face.tagAt().yMm() + high / 2,
                        high,
                        "middle",
                        SeatPaint.inkOn(paint),
                        0.17);
    }

    /** Returns the back of a face that may lie downwards, which has no tag. */
    public DrawnThing back(Piece piece, PieceFace face) {
        return cutOut(face.outline(), paint(piece), files.content(artwork.back(piece, face)), "back-" + face.tag());
    }

    /** Returns whether the back of a piece has a drawing. */
    boolean hasBack(Piece piece) {
        return artwork.back(piece, piece.face()).isDrawn();
    }

    private static DrawnThing cutOut(BodyOutline outline, String paint, String picture, String name) {
        String ground = "<polygon points=\"" + Outlines.points(outline.corners()) + "\" fill=\"" + paint + "\"/>";
        String content = Outlines.cutOut(ground + picture, outline.corners(), name);
        return new DrawnThing(
                content,
                outline.leftMm(),
                -outline.farMm(),
                outline.rightMm() - outline.leftMm(),
                outline.farMm() - outline.nearMm());
    }

    private String paint(Piece piece) {
        String ofSeat = artwork.paint(piece.seat());
        return piece.rgb().orElse(ofSeat.isEmpty() ? SeatPaint.of(piece.seat()) : ofSeat);
    }

    /** Returns the letters of a face without a drawing. They are below the tag, or above it if there is more room. */
    private static String letters(PieceFace face, String paint) {
        double half = face.tagMm() * (0.5 + TagDrawing.MARGIN_SHARE);
        double below = -face.outline().nearMm() - (-face.tagAt().yMm() + half);
        double above = (-face.tagAt().yMm() - half) - -face.outline().farMm();
        double room = Math.max(below, above);
        double wide = 0.9 * (face.outline().rightMm() - face.outline().leftMm());
        double highest = Math.max(0, Math.min(room * 0.7, face.tagMm() * LETTERS_SHARE * 2));
        double high = highest * Math.min(1, wide / Math.max(wide, Lettering.widthMm(face.letters(), highest)));
        double middle = below >= above
                ? -face.outline().nearMm() - below / 2
                : -face.outline().farMm() + above / 2;
        return face.letters().isEmpty() || high <= 0
                ? ""
                : Lettering.svg(face.letters(), 0, middle + high / 2, high, "middle", SeatPaint.inkOn(paint), 0.16);
    }
}
