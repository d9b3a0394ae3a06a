package umpire.vision.sheet;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** The default paint of a seat's pieces: the colour in the seat's name. */
public final class SeatPaint {
    private static final String WOOD = "#c4a070";
    private static final Map<String, String> NAMED = Map.of(
            "white", "#ded0ac",
            "south", "#ded0ac",
            "black", "#3a383c",
            "red", "#a82c28",
            "north", "#a82c28",
            "blue", "#284c96",
            "green", "#347042",
            "yellow", "#dcb43c");

    private static final int LIGHT_ENOUGH = 1_200;

    private SeatPaint() {}

    /** Returns the paint of a seat, {@code #rrggbb}; plain wood if no word of its name is a colour. */
    public static String of(String seat) {
        return Arrays.stream(seat.toLowerCase(Locale.ROOT).split(" "))
                .map(NAMED::get)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(WOOD);
    }

    /** Returns an ink colour that is readable on a paint. */
    public static String inkOn(String paint) {
        int rgb = Integer.parseInt(paint.substring(1), 16);
        int light = (rgb >> 16) * 3 + (rgb >> 8 & 0xff) * 6 + (rgb & 0xff);
        return light > LIGHT_ENOUGH ? "#1e1e22" : "#ffffff";
    }
}
