package umpire.vision.sheet;

/**
 * The two shades of one colour in which a sticker's symbol is printed over its tag, as {@code #rrggbb}. A person sees the symbol, and a
 * camera sees black and white.
 *
 * @param pale the shade printed where the tag is white
 * @param deep the shade printed where the tag is black
 */
public record StickerTones(String pale, String deep) {
    /** Returns the shades of the colour that the name of the dice contains; red without one. */
    public static StickerTones of(String name) {
        return switch (name) {
            case "yellow" -> new StickerTones("#ffce00", "#683c00");
            case "blue" -> new StickerTones("#70beff", "#002ca8");
            case "green" -> new StickerTones("#82e182", "#005218");
            default -> new StickerTones("#ffa698", "#961014");
        };
    }
}
