package umpire.drawing.svg;

import umpire.rules.kernel.BodyOutline;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.artwork.Artwork;
import umpire.rules.kernel.artwork.Drawing;
import umpire.vision.detect.tags.TagDrawing;
import umpire.vision.sheet.SeatPaint;

/** Draws what is glued on a face of a piece: its picture, cut out along its outline, and its tag on white paper. */
public final class FaceDrawing {
    private static final double LETTERS_SHARE = 0.22;

    private final Artwork artwork;
    private final DrawingFiles files;
    private final String dictionary;

    /** Draws pieces with a game's artwork and a table's tags. */
    public FaceDrawing(Artwork artwork, DrawingFiles files, String dictionary) {
        this.artwork = artwork;
        this.files = files;
        this.dictionary = dictionary;
    }

    /** Returns a face, its origin where the piece's pose is. */
    public DrawnThing of(Piece piece, PieceFace face) {
        BodyOutline outline = face.outline();
        String points = Outlines.points(outline.corners());
        String paint = paint(piece);
        String name = "face-" + face.tag();
        Drawing drawing = artwork.face(piece, face);
        String content =
                "<clipPath id=\"" + name + "\"><polygon points=\"" + points + "\"/></clipPath><g clip-path=\"url(#"
                        + name + ")\"><polygon points=\"" + points + "\" fill=\"" + paint + "\"/>"
                        + (drawing.isDrawn() ? files.content(drawing) : letters(face, paint))
                        + TagSvg.of(
                                dictionary,
                                face.tag(),
                                face.tagAt().xMm(),
                                -face.tagAt().yMm(),
                                face.tagMm()) + "</g>";
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

    /** Without a drawing its letters stand below the tag, or above it where there is more room. */
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
