package umpire.drawing.raster;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.DocumentLimits;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.awt.image.DataBufferInt;
import java.io.ByteArrayInputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import umpire.drawing.svg.DrawnThing;
import umpire.vision.observe.places.PrintedSheet;
import umpire.vision.raster.KeptRasters;
import umpire.vision.raster.RasterPixels;

/** Draws a vector drawing as pixels. */
public final class Raster {
    /** Settings with a higher limit of elements, since a table with everything on it exceeds the default. */
    private static final LoaderContext WHOLE_TABLES = LoaderContext.builder()
            .documentLimits(new DocumentLimits(100, 15, 20_000))
            .build();

    /** The version of the cache. It changes whenever the same drawing gives other pixels, so that older files are not used. */
    private static final String MANNER = "1";

    private Raster() {}

    /** Returns the SVG document of a drawing. */
    public static SVGDocument document(DrawnThing thing) {
        SVGDocument document = new SVGLoader()
                .load(new ByteArrayInputStream(thing.svg().getBytes(StandardCharsets.UTF_8)), null, WHOLE_TABLES);
        if (document == null) {
            throw new IllegalArgumentException("a drawing is not an SVG: " + thing.content());
        }
        return document;
    }

    /** Returns the drawing on white paper at this resolution. */
    public static BufferedImage of(DrawnThing thing, double pxPerMm) {
        BufferedImage image = empty(thing, pxPerMm, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
        draw(thing, pxPerMm, graphics);
        return image;
    }

    /** Returns the print of a drawn board for recognition; it is drawn once and kept in the user's cache. */
    public static PrintedSheet printed(DrawnThing board) {
        RasterPixels kept = KeptRasters.OF_USER.of(MANNER + " sheet " + board.svg(), () -> onPaper(board));
        return new PrintedSheet(kept.widthPx(), kept.heightPx(), kept.pixels());
    }

    private static RasterPixels onPaper(DrawnThing board) {
        BufferedImage image = empty(board, 1, BufferedImage.TYPE_3BYTE_BGR);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
        draw(board, 1, graphics);
        byte[] bgr = ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
        return new RasterPixels(image.getWidth(), image.getHeight(), 3, bgr);
    }

    /** Returns the cache key of a transparent drawing: everything that determines its look. */
    public static String cutOutName(DrawnThing thing, double pxPerMm, AffineTransform moved) {
        return MANNER + " cut out " + pxPerMm + " " + moved + " " + thing.svg();
    }

    /**
     * Returns a drawing with a transparent background, colours premultiplied by opacity.
     *
     * @param moved its offset and rotation, in millimetres from the drawing's origin, y down
     */
    public static RasterPixels cutOut(DrawnThing thing, double pxPerMm, AffineTransform moved) {
        BufferedImage onNothing = onNothing(thing, pxPerMm, moved);
        int[] argb = ((DataBufferInt) onNothing.getRaster().getDataBuffer()).getData();
        ByteBuffer bgra = ByteBuffer.allocate(argb.length * 4).order(ByteOrder.LITTLE_ENDIAN);
        bgra.asIntBuffer().put(argb);
        return new RasterPixels(onNothing.getWidth(), onNothing.getHeight(), 4, bgra.array());
    }

    /**
     * Returns a drawing with a transparent background at this resolution, colours premultiplied by opacity.
     *
     * @param moved its offset and rotation, in millimetres from the drawing's origin, y down
     */
    public static BufferedImage onNothing(DrawnThing thing, double pxPerMm, AffineTransform moved) {
        BufferedImage image = empty(thing, pxPerMm, BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D graphics = image.createGraphics();
        AffineTransform pixelsOfMm = AffineTransform.getScaleInstance(pxPerMm, pxPerMm);
        pixelsOfMm.translate(-thing.leftMm(), -thing.topMm());
        AffineTransform about = new AffineTransform(pixelsOfMm);
        about.concatenate(moved);
        about.concatenate(inverse(pixelsOfMm));
        graphics.transform(about);
        draw(thing, pxPerMm, graphics);
        return image;
    }

    private static BufferedImage empty(DrawnThing thing, double pxPerMm, int type) {
        return new BufferedImage(
                (int) Math.ceil(thing.widthMm() * pxPerMm), (int) Math.ceil(thing.heightMm() * pxPerMm), type);
    }

    private static void draw(DrawnThing thing, double pxPerMm, Graphics2D graphics) {
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        ViewBox whole = new ViewBox(0, 0, (float) (thing.widthMm() * pxPerMm), (float) (thing.heightMm() * pxPerMm));
        document(thing).render((Component) null, graphics, whole);
        graphics.dispose();
    }

    private static AffineTransform inverse(AffineTransform scaled) {
        AffineTransform back = AffineTransform.getScaleInstance(1 / scaled.getScaleX(), 1 / scaled.getScaleY());
        back.translate(-scaled.getTranslateX(), -scaled.getTranslateY());
        return back;
    }
}
