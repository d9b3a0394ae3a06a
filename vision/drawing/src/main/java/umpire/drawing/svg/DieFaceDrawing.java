package umpire.drawing.svg;

import java.util.Comparator;
import java.util.List;
import umpire.rules.kernel.Artwork;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Drawing;
import umpire.rules.kernel.Point;
import umpire.vision.detect.dice.DieForm;
import umpire.vision.detect.tags.TagDrawing;
import umpire.vision.sheet.StickerSymbol;
import umpire.vision.sheet.StickerTones;

/** Draws the stickers and faces of dice that are read by tags. */
public final class DieFaceDrawing {
    /** The size of the flat part of a cube's face. */
    private static final double STICKER_SHARE = 0.74;

    /** The size of the symbol, in sides of the sticker. */
    private static final double SYMBOL_SHARE = 0.92;

    private static final double BRUSH_SHARE = 0.3;
    private static final double CAPTION_SHARE = 0.26;

    /**
     * The largest width of the letters above the tag on a face of an octahedron, in sides of the tag. It leaves a gap between the letters
     * and the folds.
     */
    private static final double WIDEST_CAPTION = 0.6;

    /** Corners at this share of the height or more belong to the upper face. The next lower corners lie at about half the height. */
    private static final double UPPER_SHARE = 0.99;

    private static final String INK = "#202020";

    private final Artwork artwork;
    private final DrawingFiles files;
    private final String dictionary;

    public DieFaceDrawing(Artwork artwork, DrawingFiles files, String dictionary) {
        this.artwork = artwork;
        this.files = files;
        this.dictionary = dictionary;
    }

    /** Returns the outline of a face's sticker, or of a face of a paper die, with the origin at the middle of the tag. */
    public List<Point> outline(DieType type) {
        DieForm form = DieForm.of(type);
        if (!form.isCube()) {
            return upperFace(form);
        }
        double half = type.edgeMm() * STICKER_SHARE / 2;
        return List.of(new Point(-half, -half), new Point(half, -half), new Point(half, half), new Point(-half, half));
    }

    /** Returns the corners of the upper face, counter-clockwise around the middle of the tag, which lies inside. */
    private static List<Point> upperFace(DieForm form) {
        return form.cornersMm().stream()
                .filter(corner -> corner[2] > form.heightMm() * UPPER_SHARE)
                .map(corner -> new Point(corner[0], corner[1] + form.aboveTagMm()))
                .sorted(Comparator.comparingDouble(corner -> Math.atan2(corner.yMm(), corner.xMm())))
                .toList();
    }

    /** Returns a face with its origin at the middle of the tag. */
    public DrawnThing of(DieType type, DieType.Face face) {
        List<Point> outline = outline(type);
        return within(outline, DieForm.of(type).isCube() ? sticker(type, face) : paper(type, face, outline));
    }

    /** Returns a face for a page: for a paper die its picture without the tag, since the page writes the die's name there. */
    public DrawnThing forPages(DieType type, DieType.Face face) {
        Drawing drawing = artwork.dieFace(type, face);
        List<Point> outline = outline(type);
        return DieForm.of(type).isCube() || !drawing.isDrawn()
                ? of(type, face)
                : within(outline, picture(drawing, outline, face.tag().orElseThrow()));
    }

    private String picture(Drawing drawing, List<Point> outline, int id) {
        return Outlines.cutOut(files.content(drawing), outline, "side-" + id);
    }

    private static DrawnThing within(List<Point> outline, String content) {
        Extent extent = Extent.around(outline);
        return new DrawnThing(
                content,
                extent.leftMm(),
                extent.topMm(),
                extent.rightMm() - extent.leftMm(),
                extent.bottomMm() - extent.topMm());
    }

    private String sticker(DieType type, DieType.Face face) {
        int id = face.tag().orElseThrow();
        double tagMm = DieForm.of(type).tagMm();
        return TagSvg.of(dictionary, id, 0, 0, tagMm) + symbol(type, face, id, tagMm, type.edgeMm() * STICKER_SHARE);
    }

    private String paper(DieType type, DieType.Face face, List<Point> outline) {
        int id = face.tag().orElseThrow();
        double tagMm = DieForm.of(type).tagMm();
        Drawing drawing = artwork.dieFace(type, face);
        String under = drawing.isDrawn() ? picture(drawing, outline, id) : "";
        return under + TagSvg.of(dictionary, id, 0, 0, tagMm) + (drawing.isDrawn() ? "" : caption(face, tagMm));
    }

    /**
     * Returns a symbol, or the name of the face, over the tag: in the pale shade where the tag is white, and in the deep one where it is
     * black.
     */
    private String symbol(DieType type, DieType.Face face, int id, double tagMm, double side) {
        StickerTones tones = StickerTones.of(type.name());
        String black = "black-" + id;
        return "<clipPath id=\"" + black + "\"><path d=\"" + TagSvg.black(dictionary, id, 0, 0, tagMm)
                + "\"/></clipPath>"
                + shape(face, tones.pale(), side)
                + "<g clip-path=\"url(#" + black + ")\">" + shape(face, tones.deep(), side) + "</g>";
    }

    private static String shape(DieType.Face face, String colour, double side) {
        double half = side * SYMBOL_SHARE / 2;
        return StickerSymbol.named(face.shows())
                .map(symbol -> "<polygon fill=\"" + colour + "\" points=\""
                        + Outlines.points(symbol.outline().stream()
                                .map(point -> new Point(point.xMm() * half, point.yMm() * half))
                                .toList())
                        + "\"/>")
                .orElseGet(() -> {
                    double high = Math.min(side * 0.62, side * 0.62 * side * 0.8 / wide(face, side));
                    return Lettering.svg(face.shows(), 0, high / 2, high, "middle", colour, BRUSH_SHARE);
                });
    }

    private static double wide(DieType.Face face, double side) {
        return Math.max(side * 0.8, Lettering.widthMm(face.shows(), side * 0.62));
    }

    /** Returns the name of a paper die's face, above its tag and clear of the tag's margin. */
    private static String caption(DieType.Face face, double tagMm) {
        double highest = tagMm * CAPTION_SHARE;
        double high = highest * Math.min(1, WIDEST_CAPTION * tagMm / Lettering.widthMm(face.shows(), highest));
        return Lettering.svg(
                face.shows(), 0, -tagMm * (0.5 + TagDrawing.MARGIN_SHARE) - high * 0.2, high, "middle", INK, 0.15);
    }
}
