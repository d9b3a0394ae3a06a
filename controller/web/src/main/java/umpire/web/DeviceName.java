package umpire.web;

import java.util.List;
import java.util.Optional;

/** Names the device of a browser for people. Pure. */
final class DeviceName {
    /** Each program before those that it names too: Edge also names Chrome, and Chrome also names Safari. */
    private static final List<String> PROGRAMS = List.of("Firefox", "FxiOS", "Edg", "OPR", "CriOS", "Chrome", "Safari");

    private static final List<String> MACHINES =
            List.of("iPhone", "iPad", "Android", "Windows", "Macintosh", "CrOS", "Linux");

    private DeviceName() {}

    /** Returns a name such as {@code Firefox on Android} for a header {@code User-Agent}. */
    static String of(String userAgent) {
        return first(PROGRAMS, userAgent).orElse("a browser")
                + first(MACHINES, userAgent).map(machine -> " on " + machine).orElse("");
    }

    private static Optional<String> first(List<String> words, String text) {
        return words.stream().filter(text::contains).findFirst();
    }
}
