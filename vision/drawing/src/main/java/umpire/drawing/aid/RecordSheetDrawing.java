package umpire.drawing.aid;

import umpire.drawing.svg.DrawnThing;
import umpire.drawing.svg.Typeface;
import umpire.rules.kernel.RecordSheet;

/** Draws a record sheet with boxes to cross, as wide as its longest row. */
public final class RecordSheetDrawing {
    private static final String INK = "#202020";
    private static final String PALE = "#6a6a6a";
    private static final double BOX_MM = 7;
    private static final double BETWEEN_MM = 1.6;
    private static final double EDGE_MM = 4;
    private static final double TITLE_MM = 5;
    private static final double LABEL_MM = 3.4;
    private static final double NOTE_MM = 2.8;
    private static final double ROW_MM = 15.5;

    private RecordSheetDrawing() {}

    /** Returns the drawing with its origin in the upper left corner. */
    public static DrawnThing of(RecordSheet sheet) {
        double wide = 2 * EDGE_MM + Typeface.widthMm(sheet.title(), TITLE_MM) * 1.05;
        StringBuilder content = new StringBuilder(4000);
        content.append(Typeface.svg(sheet.title(), EDGE_MM, EDGE_MM + TITLE_MM, TITLE_MM, INK, true));
        double y = EDGE_MM + TITLE_MM + 4;
        for (RecordSheet.RecordRow row : sheet.rows()) {
            double label = Typeface.widthMm(row.label(), LABEL_MM);
            double note = Typeface.widthMm(row.note(), NOTE_MM);
            double boxes = row.boxes().size() * (BOX_MM + BETWEEN_MM);
            content.append(Typeface.svg(row.label(), EDGE_MM, y + LABEL_MM, LABEL_MM, INK, true));
            content.append(Typeface.svg(row.note(), EDGE_MM + label + 3, y + LABEL_MM, NOTE_MM, PALE, false));
            for (int i = 0; i < row.boxes().size(); i++) {
                box(
                        content,
                        EDGE_MM + i * (BOX_MM + BETWEEN_MM),
                        y + LABEL_MM + 2,
                        row.boxes().get(i));
            }
            wide = Math.max(wide, 2 * EDGE_MM + Math.max(label + 3 + note, boxes));
            y += ROW_MM;
        }
        return new DrawnThing(
                "<rect width=\"" + wide + "\" height=\"" + y + "\" fill=\"#ffffff\"/>" + content, 0, 0, wide, y);
    }

    private static void box(StringBuilder content, double leftMm, double topMm, String written) {
        content.append("<rect x=\"" + leftMm + "\" y=\"" + topMm + "\" width=\"" + BOX_MM + "\" height=\"" + BOX_MM
                + "\" fill=\"none\" stroke=\"" + INK + "\" stroke-width=\"0.5\"/>");
        double wide = Typeface.widthMm(written, NOTE_MM);
        content.append(Typeface.svg(
                written, leftMm + (BOX_MM - wide) / 2, topMm + BOX_MM / 2 + NOTE_MM * 0.36, NOTE_MM, PALE, false));
    }
}
