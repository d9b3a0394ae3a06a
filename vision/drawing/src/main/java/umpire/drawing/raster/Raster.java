package umpire.drawing.raster;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import umpire.drawing.svg.DrawnThing;

/** Draws a thing as pixels. */
public final class Raster {
    private Raster() {}

    /** Returns the document of a drawing. */
    public static SVGDocument document(DrawnThing thing) {
        SVGDocument document = new SVGLoader()
                .load(
                        new ByteArrayInputStream(thing.svg().getBytes(StandardCharsets.UTF_8)),
                        null,
                        LoaderContext.createDefault());
        if (document == null) {
            throw new IllegalArgumentException("a drawing is no SVG: " + thing.content());
        }
        return document;
    }

    /** Returns it on white paper, with so many pixels a millimetre. */
    public static BufferedImage of(DrawnThing thing, double pxPerMm) {
        int wide = (int) Math.ceil(thing.widthMm() * pxPerMm);
        int high = (int) Math.ceil(thing.heightMm() * pxPerMm);
        BufferedImage image = new BufferedImage(wide, high, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, wide, high);
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        document(thing).render((Component) null, graphics, new ViewBox(0, 0, wide, high));
        graphics.dispose();
        return image;
    }
}
