package umpire.vision.twin.print;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import org.apache.pdfbox.pdmodel.PDDocument;
import umpire.vision.twin.scene.NumeralMake;

/** Draws the numerals of dice on first use. */
public final class NumeralPrints {
    private static final String OWN_TYPEFACE = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";
    private static final int SIDE_PX = 160;

    /** The side of the drawn square, in longer edges of the die. The square is as wide as a kite. */
    private static final double SIDE_SHARE = 1;

    /** The size of a two-digit numeral relative to one digit, so that it fits. */
    private static final double PAIR_SHARE = 0.68;

    private static final double MARK_GAP = 0.13;
    private static final double LINE_SHARE = 0.1;
    private static final double DOT_SHARE = 0.17;
    private static final FontRenderContext FINE = new FontRenderContext(new AffineTransform(), true, true);

    private static final Font OWN = own();

    private final Map<DrawnNumeral, NumeralPrint> drawn = new HashMap<>();

    private record DrawnNumeral(NumeralMake make, String text, double edgeMm) {}

    /** Returns a text on a face of a die with longer edges of this length. */
    public NumeralPrint of(NumeralMake make, String text, double edgeMm) {
        return drawn.computeIfAbsent(new DrawnNumeral(make, text, edgeMm), any -> drawn(make, text, edgeMm));
    }

    private static NumeralPrint drawn(NumeralMake make, String text, double edgeMm) {
        BufferedImage picture = new BufferedImage(SIDE_PX, SIDE_PX, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D pen = picture.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        pen.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        pen.setColor(Color.WHITE);
        pen.fill(inPixels(make, outline(make, text)));
        pen.dispose();
        float[] ink = new float[SIDE_PX * SIDE_PX];
        for (int i = 0; i < ink.length; i++) {
            ink[i] = picture.getRaster().getSample(i % SIDE_PX, i / SIDE_PX, 0) / 255f;
        }
        return new NumeralPrint(ink, SIDE_PX, edgeMm * SIDE_SHARE / 2);
    }

    private static Shape inPixels(NumeralMake make, Shape outline) {
        AffineTransform place = AffineTransform.getTranslateInstance(SIDE_PX / 2.0, SIDE_PX / 2.0);
        if (!make.upright()) {
            place.rotate(Math.PI);
        }
        place.scale(SIDE_PX / SIDE_SHARE, SIDE_PX / SIDE_SHARE);
        return place.createTransformedShape(outline);
    }

    /** Returns the outline of a numeral with its mark, in longer edges of the die, centred on the origin, y down. */
    private static Shape outline(NumeralMake make, String text) {
        double high = make.highShare() * (text.length() > 1 ? PAIR_SHARE : 1);
        if (HouseFaces.draw(make.family())) {
            return HouseFaces.outline(make.family(), text, high);
        }
        if (make.family().equals(StrokeNumerals.FAMILY)) {
            Area strokes = new Area(StrokeNumerals.outline(text, make.bold(), high, make.stretch()));
            if (text.equals("6") || text.equals("9")) {
                mark(make.mark(), strokes, high);
            }
            return strokes;
        }
        Font font = make.family().isEmpty()
                ? OWN
                : new Font(make.family(), make.bold() ? Font.BOLD : Font.PLAIN, 1).deriveFont(100f);
        Shape glyphs = font.createGlyphVector(FINE, text).getOutline();
        Rectangle2D box = glyphs.getBounds2D();
        AffineTransform scale = new AffineTransform();
        scale.scale(high / box.getHeight() * make.stretch(), high / box.getHeight());
        scale.translate(-box.getCenterX(), -box.getCenterY());
        Area inked = new Area(scale.createTransformedShape(glyphs));
        if (make.strokeShare() > 0) {
            float stroke = (float) (high * make.strokeShare());
            inked.add(new Area(new BasicStroke(stroke, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND)
                    .createStrokedShape(scale.createTransformedShape(glyphs))));
        }
        if (text.equals("6") || text.equals("9")) {
            mark(make.mark(), inked, high);
        }
        return inked;
    }

    private static void mark(NumeralMake.NumeralMark mark, Area inked, double high) {
        Rectangle2D box = inked.getBounds2D();
        double below = box.getMaxY() + MARK_GAP * high;
        switch (mark) {
            case NONE -> {
                // The numeral has no mark.
            }
            case DOT -> {
                double wide = DOT_SHARE * high;
                inked.add(new Area(
                        new Ellipse2D.Double(box.getMaxX() + MARK_GAP * high / 2, box.getMaxY() - wide, wide, wide)));
            }
            case UNDERLINE ->
                inked.add(new Area(new Rectangle2D.Double(box.getX(), below, box.getWidth(), LINE_SHARE * high)));
        }
    }

    private static Font own() {
        try (InputStream in = PDDocument.class.getResourceAsStream(OWN_TYPEFACE)) {
            if (in == null) {
                throw new IllegalStateException("the PDF library lacks its typeface " + OWN_TYPEFACE);
            }
            return Font.createFont(Font.TRUETYPE_FONT, in).deriveFont(100f);
        } catch (IOException e) {
            throw new UncheckedIOException("the typeface cannot be read", e);
        } catch (FontFormatException e) {
            throw new IllegalStateException("the typeface is damaged", e);
        }
    }
}
