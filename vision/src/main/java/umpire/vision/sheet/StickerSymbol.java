package umpire.vision.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import umpire.rules.kernel.Point;

/** The symbols on stickers that have no number. */
public enum StickerSymbol {
    SWORD {
        @Override
        public List<Point> outline() {
            return points(
                    0, 1, 0.16, 0.78, 0.16, -0.28, 0.58, -0.28, 0.58, -0.52, 0.13, -0.52, 0.13, -0.8, 0.24, -0.9, 0.24,
                    -1, -0.24, -1, -0.24, -0.9, -0.13, -0.8, -0.13, -0.52, -0.58, -0.52, -0.58, -0.28, -0.16, -0.28,
                    -0.16, 0.78);
        }
    },
    SHIELD {
        @Override
        public List<Point> outline() {
            return points(
                    -0.78, 0.9, 0, 0.74, 0.78, 0.9, 0.78, 0.05, 0.66, -0.34, 0.42, -0.66, 0, -1, -0.42, -0.66, -0.66,
                    -0.34, -0.78, 0.05);
        }
    },
    EXPLOSION {
        @Override
        public List<Point> outline() {
            List<Point> star = new ArrayList<>();
            for (int i = 0; i < 2 * POINTS; i++) {
                double far = i % 2 == 1 ? 0.5 : i % 4 == 0 ? 1 : 0.86;
                double turn = Math.PI * i / POINTS;
                star.add(new Point(far * Math.sin(turn), far * Math.cos(turn)));
            }
            return star;
        }
    };

    private static final int POINTS = 10;

    /** Returns its outline, right and up from the centre, each from -1 to 1. */
    public abstract List<Point> outline();

    /** Returns the symbol of a face by the name of the face. */
    public static Optional<StickerSymbol> named(String face) {
        for (StickerSymbol symbol : values()) {
            if (symbol.name().toLowerCase(Locale.ROOT).equals(face)) {
                return Optional.of(symbol);
            }
        }
        return Optional.empty();
    }

    private static List<Point> points(double... coordinates) {
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < coordinates.length; i += 2) {
            points.add(new Point(coordinates[i], coordinates[i + 1]));
        }
        return points;
    }
}
