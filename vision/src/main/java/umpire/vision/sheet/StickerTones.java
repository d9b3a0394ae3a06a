package umpire.vision.sheet;

/**
 * The two tones of a sticker's symbol over its tag, {@code #rrggbb}: a person sees the symbol, and a camera sees black and white.
 *
 * @param pale printed where the tag is white
 * @param deep printed where it is black
 */
public record StickerTones(String pale, String deep) {
    /** Returns the tones of the colour in the dice's name, or red. */
    public static StickerTones of(String name) {
        return switch (name) {
            case "yellow" -> new StickerTones("#ffce00", "#683c00");
            case "blue" -> new StickerTones("#70beff", "#002ca8");
            case "green" -> new StickerTones("#82e182", "#005218");
            default -> new StickerTones("#ffa698", "#961014");
        };
    }
}
