package umpire.vision.twin.print;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.opencv.core.Scalar;
import umpire.rules.kernel.Piece;
import umpire.vision.twin.scene.Colour;

/** The colours things are made in. */
public final class Palette {
    private static final Colour IVORY = new Colour(222, 208, 172);
    private static final Colour BEECH = new Colour(196, 160, 112);

    private Palette() {}

    /** The paint of a piece: its own, else that of its seat, else plain wood. */
    public static Colour of(Piece piece) {
        return piece.rgb().map(Palette::parsed).orElseGet(() -> ofSeat(piece.seat()));
    }

    /** Reads {@code #rrggbb}. */
    static Colour parsed(String rgb) {
        int bits = Integer.parseInt(rgb.substring(1), 16);
        return new Colour(bits >> 16, bits >> 8 & 0xff, bits & 0xff);
    }

    /** A seat's colour is the one it is named after. */
    public static Colour ofSeat(String seat) {
        return Arrays.stream(seat.split(" "))
                .flatMap(word -> named(word).stream())
                .findFirst()
                .orElse(BEECH);
    }

    private static Optional<Colour> named(String word) {
        return Optional.ofNullable(
                switch (word.toLowerCase(Locale.ROOT)) {
                    case "white", "south" -> IVORY;
                    case "black" -> new Colour(58, 56, 60);
                    case "red", "north" -> new Colour(168, 44, 40);
                    case "blue" -> new Colour(40, 76, 150);
                    case "green" -> new Colour(52, 112, 66);
                    case "yellow" -> new Colour(220, 180, 60);
                    default -> null;
                });
    }

    /** Ink that can be read on a paint. */
    static Colour inkOn(Colour paint) {
        return paint.red() * 3 + paint.green() * 6 + paint.blue() > 1200 ? new Colour(30, 30, 34) : Colour.WHITE;
    }

    /** As OpenCV wants it, opaque, its brightness changed. */
    public static Scalar bgra(Colour colour, double brightness) {
        return new Scalar(
                Math.min(255, colour.blue() * brightness),
                Math.min(255, colour.green() * brightness),
                Math.min(255, colour.red() * brightness),
                255);
    }
}
