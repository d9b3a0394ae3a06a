package umpire.drawing.sheet;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.view.ViewBox;
import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2D;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import umpire.drawing.raster.Raster;
import umpire.drawing.svg.DrawnThing;
import umpire.drawing.svg.WrittenLine;

/** Writes pages as PDF, to scale, as vector graphics. */
final class SheetPdf {
    private static final double POINTS_PER_MM = 72 / 25.4;
    private static final float LINE_MM = 0.18f;
    private static final Color CUT = new Color(0x80, 0x80, 0x80);
    private static final float[] DASHES = {1.6f, 1.2f};

    /** A cache of parsed drawings, since a board is on every tile, and a name below every piece of its kind. */
    private final Map<DrawnThing, SVGDocument> documents = new HashMap<>();

    private SheetPdf() {}

    /** Returns the PDF file. */
    static byte[] of(List<SheetPage> pages, String title) throws IOException {
        try (PDDocument document = new PDDocument();
                ByteArrayOutputStream out = new ByteArrayOutputStream()) {
            document.getDocumentInformation().setTitle(title);
            SheetPdf pdf = new SheetPdf();
            for (SheetPage page : pages) {
                PrintInterruption.check();
                pdf.add(document, page);
            }
            document.save(out);
            return out.toByteArray();
        }
    }

    private void add(PDDocument document, SheetPage page) throws IOException {
        float wide = (float) (page.widthMm() * POINTS_PER_MM);
        float high = (float) (page.heightMm() * POINTS_PER_MM);
        PDPage pdfPage = new PDPage(new PDRectangle(wide, high));
        document.addPage(pdfPage);
        PdfBoxGraphics2D graphics = new PdfBoxGraphics2D(document, wide, high);
        try {
            graphics.scale(POINTS_PER_MM, POINTS_PER_MM);
            draw(graphics, page);
        } finally {
            graphics.dispose();
        }
        try (PDPageContentStream content = new PDPageContentStream(document, pdfPage)) {
            content.drawForm(graphics.getXFormObject());
        }
    }

    private void draw(PdfBoxGraphics2D graphics, SheetPage page) {
        for (SheetPage.Placed placed : page.placed()) {
            draw(graphics, placed);
        }
        graphics.setColor(CUT);
        for (SheetPage.CutLine line : page.lines()) {
            graphics.setStroke(
                    line.fold()
                            ? new BasicStroke(LINE_MM, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, DASHES, 0)
                            : new BasicStroke(LINE_MM));
            graphics.draw(new Line2D.Double(line.fromXMm(), line.fromYMm(), line.toXMm(), line.toYMm()));
        }
        for (SheetPage.Writing writing : page.writings()) {
            DrawnThing line = WrittenLine.of(writing.text(), writing.capitalMm());
            SheetPage.ShownPart all = new SheetPage.ShownPart(0, 0, page.widthMm(), page.heightMm());
            draw(graphics, new SheetPage.Placed(line, writing.xMm(), writing.yMm(), false, all));
        }
    }

    private void draw(PdfBoxGraphics2D graphics, SheetPage.Placed placed) {
        AffineTransform before = graphics.getTransform();
        java.awt.Shape clip = graphics.getClip();
        SheetPage.ShownPart part = placed.part();
        graphics.clip(new Rectangle2D.Double(part.leftMm(), part.topMm(), part.widthMm(), part.heightMm()));
        graphics.translate(placed.originXMm(), placed.originYMm());
        if (placed.upsideDown()) {
            graphics.rotate(Math.PI);
        }
        DrawnThing thing = placed.thing();
        documents
                .computeIfAbsent(thing, Raster::document)
                .render(
                        (Component) null,
                        graphics,
                        new ViewBox((float) thing.leftMm(), (float) thing.topMm(), (float) thing.widthMm(), (float)
                                thing.heightMm()));
        graphics.setTransform(before);
        graphics.setClip(clip);
    }
}
