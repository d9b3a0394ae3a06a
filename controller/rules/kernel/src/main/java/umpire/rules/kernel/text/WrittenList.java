package umpire.rules.kernel.text;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The notation of lists with a sign between the entries; a dash is an empty list. */
public final class WrittenList {
    /** The notation of an empty list. */
    public static final String NONE = "-";

    private static final String COMMA = ",";

    private WrittenList() {}

    /** Writes entries with commas between them. */
    public static <T> String write(Collection<T> all, Function<T, String> one) {
        return write(all, COMMA, one);
    }

    /** Writes entries with a sign between them. */
    public static <T> String write(Collection<T> all, String sign, Function<T, String> one) {
        return all.isEmpty() ? NONE : all.stream().map(one).collect(Collectors.joining(sign));
    }

    /** Parses entries between commas, or a dash; empty where one of them is invalid. */
    public static <T> Optional<List<T>> read(String text, Function<String, Optional<T>> one) {
        return text.equals(NONE) ? Optional.of(List.of()) : some(text, COMMA, one);
    }

    /** Parses one entry or more with a sign between them; empty where one of them is invalid. */
    public static <T> Optional<List<T>> some(String text, String sign, Function<String, Optional<T>> one) {
        List<T> all = new ArrayList<>();
        for (String word : text.split(Pattern.quote(sign), -1)) {
            Optional<T> read = one.apply(word);
            if (read.isEmpty()) {
                return Optional.empty();
            }
            all.add(read.orElseThrow());
        }
        return Optional.of(List.copyOf(all));
    }
}
