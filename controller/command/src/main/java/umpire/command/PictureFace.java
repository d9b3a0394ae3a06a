package umpire.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import umpire.hardware.taught.CustomDie;

/** Finds the face on a picture by the file's name: {@code 6.jpg}, {@code six-b.jpg}, {@code 6/evening.jpg}. */
final class PictureFace {
    private static final List<String> WORDS =
            List.of("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");
    private static final Pattern FIRST = Pattern.compile("[0-9]+|\\p{L}+");

    private PictureFace() {}

    /** Returns the face that begins the picture's name, or else the name of its folder. */
    static Optional<String> of(Path picture, String kind) {
        Path whole = picture.toAbsolutePath().normalize();
        int names = whole.getNameCount();
        return first(whole, names - 1, kind).or(() -> first(whole, names - 2, kind));
    }

    private static Optional<String> first(Path whole, int index, String kind) {
        Matcher first = FIRST.matcher(index < 0 ? "" : whole.getName(index).toString());
        return first.lookingAt() ? meant(first.group(), kind) : Optional.empty();
    }

    /** Returns the face of a kind of die that a word means. */
    static Optional<String> meant(String word, String kind) {
        int number = WORDS.indexOf(word.toLowerCase(Locale.ROOT));
        String face = number < 0 ? word.toLowerCase(Locale.ROOT) : String.valueOf(number);
        return Optional.of(face).filter(CustomDie.faces(kind)::contains);
    }
}
