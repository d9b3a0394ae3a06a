package umpire.vision.twin.print;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/** Non-standard faces of dice: symbols, unusual pips, and a sign in place of a one. A face is one unit high. */
final class HouseFaces {
    private static final List<String> FAMILIES = List.of("symbols", "odd pips", "sign for one");
    private static final double PIP = 0.12;
    private static final double CORNER = 0.36;

    private HouseFaces() {}

    /** Returns whether this class draws the faces of a make. */
    static boolean draw(String family) {
        return FAMILIES.contains(family);
    }

    /** Returns a face of a height, centred on the origin, y down. */
    static Shape outline(String family, String text, double high) {
        int face = Integer.parseInt(text);
        Area drawn = switch (family) {
            case "symbols" -> symbol(face);
            case "odd pips" -> ring(face);
            default -> face == 1 ? symbol(1) : usual(face);
        };
        return AffineTransform.getScaleInstance(high, high).createTransformedShape(drawn);
    }

    private static Area symbol(int face) {
        return switch (face) {
            case 1 -> star(5, 0.5, 0.2);
            case 2 -> with(disc(0, 0, 0.48), disc(0.2, -0.1, 0.42), false);
            case 3 -> with(bar(0.16, 0.96), bar(0.96, 0.16), true);
            case 4 -> with(disc(0, 0, 0.48), disc(0, 0, 0.3), false);
            case 5 -> arrow();
            case 6 -> house();
            case 7 -> star(8, 0.5, 0.33);
            default ->
                new Area(new BasicStroke(0.14f).createStrokedShape(new Rectangle2D.Double(-0.38, -0.3, 0.76, 0.6)));
        };
    }

    private static Area ring(int face) {
        if (face == 1) {
            return disc(0.2, 0.2, PIP * 1.3);
        }
        Area pips = new Area();
        for (int i = 0; i < face; i++) {
            double turn = 2 * Math.PI * i / face;
            pips.add(disc(0.36 * Math.cos(turn), 0.36 * Math.sin(turn), PIP));
        }
        return pips;
    }

    private static Area usual(int face) {
        Area pips = face % 2 == 1 ? disc(0, 0, PIP) : new Area();
        for (int pair = 1; pair <= face / 2; pair++) {
            double x = pair == 2 ? -CORNER : CORNER;
            double y = pair == 3 ? 0 : CORNER;
            pips.add(disc(x, y, PIP));
            pips.add(disc(-x, -y, PIP));
        }
        return pips;
    }

    private static Area star(int points, double far, double near) {
        Path2D path = new Path2D.Double();
        for (int i = 0; i < 2 * points; i++) {
            double turn = Math.PI * i / points - Math.PI / 2;
            double reach = i % 2 == 0 ? far : near;
            if (i == 0) {
                path.moveTo(reach * Math.cos(turn), reach * Math.sin(turn));
            } else {
                path.lineTo(reach * Math.cos(turn), reach * Math.sin(turn));
            }
        }
        path.closePath();
        return new Area(path);
    }

    private static Area arrow() {
        return path(0, -0.5, 0.36, -0.06, 0.12, -0.06, 0.12, 0.5, -0.12, 0.5, -0.12, -0.06, -0.36, -0.06);
    }

    private static Area house() {
        return path(
                0, -0.5, 0.45, -0.08, 0.34, -0.08, 0.34, 0.46, 0.1, 0.46, 0.1, 0.14, -0.1, 0.14, -0.1, 0.46, -0.34,
                0.46, -0.34, -0.08, -0.45, -0.08);
    }

    private static Area path(double... xy) {
        Path2D path = new Path2D.Double();
        path.moveTo(xy[0], xy[1]);
        for (int i = 2; i < xy.length; i += 2) {
            path.lineTo(xy[i], xy[i + 1]);
        }
        path.closePath();
        return new Area(path);
    }

    private static Area disc(double x, double y, double radius) {
        return new Area(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius));
    }

    private static Area bar(double wide, double high) {
        return new Area(new Rectangle2D.Double(-wide / 2, -high / 2, wide, high));
    }

    private static Area with(Area one, Area other, boolean added) {
        if (added) {
            one.add(other);
        } else {
            one.subtract(other);
        }
        return one;
    }
}
