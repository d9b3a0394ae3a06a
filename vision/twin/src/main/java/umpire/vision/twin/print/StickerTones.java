package umpire.vision.twin.print;

import umpire.vision.twin.scene.Colour;

/**
 * The two tones of a sticker's symbol.
 *
 * @param pale printed where the tag is white
 * @param deep printed where it is black
 */
record StickerTones(Colour pale, Colour deep) {
    /** The tones of the colour that dice are named after, or red. */
    static StickerTones of(String name) {
        return switch (name) {
            case "yellow" -> new StickerTones(new Colour(255, 206, 0), new Colour(104, 60, 0));
            case "blue" -> new StickerTones(new Colour(112, 190, 255), new Colour(0, 44, 168));
            case "green" -> new StickerTones(new Colour(130, 225, 130), new Colour(0, 82, 24));
            default -> new StickerTones(new Colour(255, 166, 152), new Colour(150, 16, 20));
        };
    }
}
