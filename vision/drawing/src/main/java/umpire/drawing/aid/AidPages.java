package umpire.drawing.aid;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.drawing.svg.DrawnThing;
import umpire.drawing.svg.GameDrawings;
import umpire.drawing.svg.Typeface;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;

/** Lays out a player aid: its title across the page, its sections in two columns, and pictures of pieces beside their text. */
public final class AidPages {
    private static final String INK = "#202020";
    private static final String PALE = "#6a6a6a";
    private static final double GAP_MM = 7;
    private static final double TITLE_MM = 8.5;
    private static final double HEADING_MM = 4.2;
    private static final double TEXT_MM = 3.1;
    private static final double LINE_SHARE = 1.34;
    private static final double BULLET_MM = 4.6;
    private static final double PICTURE_MM = 12;
    private static final double PICTURE_GAP_MM = 2.4;
    private static final double STEP_MM = 6;

    private final GameDrawings drawings;
    private final List<Piece> pieces;
    private final double widthMm;
    private final double heightMm;
    private final List<DrawnThing> pages = new ArrayList<>();
    private StringBuilder content = new StringBuilder();
    private double topMm;
    private int column;
    private int pictured;
    private double yMm;

    private AidPages(GameDrawings drawings, List<Piece> pieces, double widthMm, double heightMm) {
        this.drawings = drawings;
        this.pieces = pieces;
        this.widthMm = widthMm;
        this.heightMm = heightMm;
    }

    /**
     * Returns the pages of an aid, each at most of this size, with the origin in the upper left corner. If one page suffices, its columns
     * are as short as they can be.
     */
    public static List<DrawnThing> of(
            PlayerAid aid, GameDrawings drawings, List<Piece> pieces, double widthMm, double heightMm) {
        List<DrawnThing> pages = laid(aid, drawings, pieces, widthMm, heightMm);
        double tooLow = pages.size() == 1 ? 0 : heightMm;
        double enough = heightMm;
        while (enough - tooLow > STEP_MM) {
            double between = (tooLow + enough) / 2;
            List<DrawnThing> lower = laid(aid, drawings, pieces, widthMm, between);
            if (lower.size() == 1) {
                pages = lower;
                enough = between;
            } else {
                tooLow = between;
            }
        }
        return pages;
    }

    private static List<DrawnThing> laid(
            PlayerAid aid, GameDrawings drawings, List<Piece> pieces, double widthMm, double heightMm) {
        AidPages laid = new AidPages(drawings, pieces, widthMm, heightMm);
        laid.head(aid);
        aid.sections().forEach(laid::section);
        laid.endPage();
        return List.copyOf(laid.pages);
    }

    private void head(PlayerAid aid) {
        content.append(Typeface.svg(aid.title(), 0, TITLE_MM, TITLE_MM, INK, true));
        double facts = Typeface.widthMm(aid.facts(), TEXT_MM);
        content.append(Typeface.svg(aid.facts(), Math.max(0, widthMm - facts), TITLE_MM, TEXT_MM, PALE, false));
        yMm = TITLE_MM + 3;
        rule(0, widthMm, 0.8);
        yMm += 2.5;
        write(Typeface.wrapped(aid.lead(), widthMm, TEXT_MM), 0);
        topMm = yMm + 3.5;
        yMm = topMm;
    }

    private double columnMm() {
        return (widthMm - GAP_MM) / 2;
    }

    private double leftMm() {
        return column * (columnMm() + GAP_MM);
    }

    private void section(PlayerAid.AidSection section) {
        if (section.lines().isEmpty()) {
            return;
        }
        makeRoom(HEADING_MM * 2 + heightOf(section.lines().getFirst()));
        yMm += HEADING_MM;
        content.append(Typeface.svg(section.title(), leftMm(), yMm, HEADING_MM, INK, true));
        yMm += 1.6;
        rule(leftMm(), columnMm(), 0.3);
        yMm += 1.2;
        for (PlayerAid.AidLine line : section.lines()) {
            makeRoom(heightOf(line));
            line(line);
        }
        yMm += 2.6;
    }

    private void line(PlayerAid.AidLine line) {
        Optional<DrawnThing> picture = picture(line.token());
        double indent = indent(line, picture);
        double begins = yMm;
        if (!line.bullet().isEmpty()) {
            content.append(Typeface.svg(
                    line.bullet(),
                    leftMm() + 0.6,
                    yMm + TEXT_MM,
                    TEXT_MM,
                    INK,
                    line.bullet().length() > 1));
        }
        picture.ifPresent(thing -> content.append(scaled(thing, leftMm(), begins + 0.6)));
        write(Typeface.wrapped(line.text(), columnMm() - indent, TEXT_MM), leftMm() + indent);
        yMm = Math.max(yMm, begins + picture.map(AidPages::pictureHeightMm).orElse(0.0) + 1) + 0.7;
    }

    private double heightOf(PlayerAid.AidLine line) {
        Optional<DrawnThing> picture = picture(line.token());
        int lines = Typeface.wrapped(line.text(), columnMm() - indent(line, picture), TEXT_MM)
                .size();
        return Math.max(
                lines * TEXT_MM * LINE_SHARE,
                picture.map(AidPages::pictureHeightMm).orElse(0.0) + 1.7);
    }

    private static double indent(PlayerAid.AidLine line, Optional<DrawnThing> picture) {
        return picture.isPresent() ? PICTURE_MM + PICTURE_GAP_MM : line.bullet().isEmpty() ? 0 : BULLET_MM;
    }

    private Optional<DrawnThing> picture(String token) {
        if (token.isEmpty()) {
            return Optional.empty();
        }
        for (Piece piece : pieces) {
            for (PieceFace face : piece.faces()) {
                if (face.token().name().equals(token)) {
                    return Optional.of(drawings.pictureAlone(piece, face));
                }
            }
        }
        throw new IllegalArgumentException("the player aid shows a piece " + token + "; there is none in the box");
    }

    private static double pictureHeightMm(DrawnThing picture) {
        return picture.heightMm() * scaleOf(picture);
    }

    private static double scaleOf(DrawnThing picture) {
        return PICTURE_MM / Math.max(picture.widthMm(), picture.heightMm());
    }

    private String scaled(DrawnThing picture, double leftMm, double topMm) {
        double scale = scaleOf(picture);
        String cut = "aid-" + ++pictured;
        return "<clipPath id=\"" + cut + "\"><rect x=\"" + leftMm + "\" y=\"" + topMm + "\" width=\""
                + picture.widthMm() * scale + "\" height=\"" + picture.heightMm() * scale
                + "\"/></clipPath><g clip-path=\"url(#" + cut + ")\"><g transform=\"translate("
                + (leftMm - picture.leftMm() * scale) + " " + (topMm - picture.topMm() * scale)
                + ") scale(" + scale + ")\">" + picture.content() + "</g></g>";
    }

    private void write(List<String> lines, double leftMm) {
        for (String line : lines) {
            yMm += TEXT_MM * LINE_SHARE;
            content.append(Typeface.svg(line, leftMm, yMm - TEXT_MM * (LINE_SHARE - 1), TEXT_MM, INK, false));
        }
    }

    private void rule(double leftMm, double wideMm, double thickMm) {
        content.append("<rect x=\"" + leftMm + "\" y=\"" + yMm + "\" width=\"" + wideMm + "\" height=\"" + thickMm
                + "\" fill=\"" + INK + "\"/>");
        yMm += thickMm;
    }

    /** Continues in the next column, or on the next page, if there is too little room. */
    private void makeRoom(double neededMm) {
        if (yMm + neededMm <= heightMm || yMm <= topMm) {
            return;
        }
        if (column == 0) {
            column = 1;
        } else {
            endPage();
            column = 0;
            topMm = 0;
        }
        yMm = topMm;
    }

    private void endPage() {
        pages.add(new DrawnThing(content.toString(), 0, 0, widthMm, heightMm));
        content = new StringBuilder();
    }
}
