package umpire.drawing.sheet;

import umpire.drawing.svg.DrawnThing;
import umpire.drawing.svg.WrittenLine;

/** Writes a page as SVG, as a preview of the print. */
final class SheetSvg {
    private static final String CUT = "#808080";
    private static final double LINE_MM = 0.18;

    private SheetSvg() {}

    static String of(SheetPage page) {
        StringBuilder content = new StringBuilder(20_000);
        content.append("<rect width=\"" + page.widthMm() + "\" height=\"" + page.heightMm() + "\" fill=\"#ffffff\"/>");
        for (int i = 0; i < page.placed().size(); i++) {
            placed(content, page.placed().get(i), i);
        }
        for (SheetPage.CutLine line : page.lines()) {
            content.append("<line x1=\"" + line.fromXMm() + "\" y1=\"" + line.fromYMm() + "\" x2=\"" + line.toXMm()
                    + "\" y2=\"" + line.toYMm() + "\" stroke=\"" + CUT + "\" stroke-width=\"" + LINE_MM + "\""
                    + (line.fold() ? " stroke-dasharray=\"1.6 1.2\"" : "") + "/>");
        }
        for (SheetPage.Writing writing : page.writings()) {
            content.append("<g transform=\"translate(" + writing.xMm() + " " + writing.yMm() + ")\">"
                    + WrittenLine.of(writing.text(), writing.capitalMm()).content() + "</g>");
        }
        return new DrawnThing(content.toString(), 0, 0, page.widthMm(), page.heightMm()).svg();
    }

    private static void placed(StringBuilder content, SheetPage.Placed placed, int number) {
        SheetPage.ShownPart part = placed.part();
        content.append("<clipPath id=\"part-" + number + "\"><rect x=\"" + part.leftMm() + "\" y=\"" + part.topMm()
                + "\" width=\"" + part.widthMm() + "\" height=\"" + part.heightMm() + "\"/></clipPath>");
        content.append("<g clip-path=\"url(#part-" + number + ")\"><g transform=\"translate(" + placed.originXMm() + " "
                + placed.originYMm() + ")" + (placed.upsideDown() ? " rotate(180)" : "") + "\">");
        content.append(placed.thing().content()).append("</g></g>");
    }
}
