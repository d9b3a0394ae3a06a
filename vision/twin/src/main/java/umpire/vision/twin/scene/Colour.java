package umpire.vision.twin.scene;

/** A colour of paint, each part from 0 to 255. */
public record Colour(int red, int green, int blue) {
    public static final Colour WHITE = new Colour(240, 238, 232);
    public static final Colour BLACK = new Colour(28, 28, 30);
    public static final Colour RED = new Colour(176, 30, 34);
    public static final Colour BLUE = new Colour(32, 62, 150);
    public static final Colour GREEN = new Colour(24, 110, 58);
    public static final Colour YELLOW = new Colour(232, 190, 44);

    public Colour {
        if (Math.min(red, Math.min(green, blue)) < 0 || Math.max(red, Math.max(green, blue)) > 255) {
            throw new IllegalArgumentException("a colour's parts are from 0 to 255");
        }
    }
}
