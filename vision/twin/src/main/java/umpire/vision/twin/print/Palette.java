package umpire.vision.twin.print;

import org.opencv.core.Scalar;
import umpire.rules.kernel.Piece;
import umpire.vision.sheet.SeatPaint;
import umpire.vision.twin.scene.Colour;

/** The colours things are made in. */
public final class Palette {

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
        return parsed(SeatPaint.of(seat));
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
