package umpire.vision.observe.places;

/** The reasons why a place cannot be judged, in the words of an observation. The first reason that applies is reported. */
public enum HiddenReason {
    HAND("hand"),
    DOUBLED("a tag seen twice"),
    RAISED("a piece held up"),
    GLARE("glare"),
    UNREAD("an unread piece"),
    ON_THE_LINE("a piece on the line between places"),
    DIE("a die"),
    OVERHUNG("a piece reaching over it"),
    SHADOW("shadow"),
    OUT_OF_SIGHT("out of the picture");

    private final String words;

    HiddenReason(String words) {
        this.words = words;
    }

    public String words() {
        return words;
    }
}
