package umpire.vision.twin.print;

import org.opencv.core.Scalar;
import umpire.rules.kernel.Piece;
import umpire.vision.sheet.SeatPaint;
import umpire.vision.twin.scene.Colour;

/** The colours of pieces. */
public final class Palette {

    private Palette() {}

    /** Returns the paint of a piece: its own, else that of its seat, else plain wood. */
    public static Colour of(Piece piece) {
        return piece.rgb().map(Palette::parsed).orElseGet(() -> ofSeat(piece.seat()));
    }

    /** Parses {@code #rrggbb}. */
    static Colour parsed(String rgb) {
        int bits = Integer.parseInt(rgb.substring(1), 16);
        return new Colour(bits >> 16, bits >> 8 & 0xff, bits & 0xff);
    }

    /** Returns the colour in a seat's name. */
    public static Colour ofSeat(String seat) {
        return parsed(SeatPaint.of(seat));
    }

    /** Returns an opaque colour in OpenCV's order with its brightness changed. */
    public static Scalar bgra(Colour colour, double brightness) {
        return new Scalar(
                Math.min(255, colour.blue() * brightness),
                Math.min(255, colour.green() * brightness),
                Math.min(255, colour.red() * brightness),
                255);
    }
}
