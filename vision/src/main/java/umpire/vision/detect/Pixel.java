package umpire.vision.detect;

/** A point between pixels; (0,0) is the centre of the top left pixel, y grows downwards. */
public record Pixel(double x, double y) {
    public double distance(Pixel other) {
        return Math.hypot(x - other.x, y - other.y);
    }

    public Pixel middle(Pixel other) {
        return new Pixel((x + other.x) / 2, (y + other.y) / 2);
    }

    /** Returns the same point in the part of the picture that begins at this pixel. */
    public Pixel minus(double leftPx, double topPx) {
        return new Pixel(x - leftPx, y - topPx);
    }
}
