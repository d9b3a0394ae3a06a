package umpire.rules.kernel.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;

/**
 * Parses the parts of a text. Errors of all parts are reported, not only the first. Belongs to one thread.
 *
 * <pre>
 * WrittenParts words = new WrittenParts(List.of(text.split(":", -1)));
 * Optional&lt;Side&gt; side = words.read(0, Side::named, "is no side");
 * Optional&lt;Square&gt; at = words.read(1, Square::named, "is no square");
 * return words.made(() -&gt; new Sentry(side.orElseThrow(), at.orElseThrow()));
 * </pre>
 */
public final class WrittenParts {
    private final List<String> parts;
    private final List<String> wrong = new ArrayList<>();

    public WrittenParts(List<String> parts) {
        this.parts = List.copyOf(parts);
    }

    /**
     * Reads a part.
     *
     * @param otherwise the end of the error message about this part: {@code is no side}
     */
    public <T> Optional<T> read(int part, Function<String, Optional<T>> how, String otherwise) {
        Optional<T> read = how.apply(parts.get(part));
        if (read.isEmpty()) {
            wrong.add(Quoted.of(parts.get(part)) + " " + otherwise);
        }
        return read;
    }

    /** Reads a part without an error message. */
    public <T> Optional<T> read(int part, Function<String, Optional<T>> how) {
        return read(part, how, "cannot be read");
    }

    /** Reads a part with a parser that has its own error messages. */
    public <T> Optional<T> parse(int part, Function<String, Parsed<T>> how) {
        return switch (how.apply(parts.get(part))) {
            case Parsed.Good<T> good -> Optional.of(good.value());
            case Parsed.Bad<T> bad -> {
                wrong.add(bad.why());
                yield Optional.empty();
            }
        };
    }

    /** Returns the whole if all parts are valid, or every error. */
    public <T> Parsed<T> made(Supplier<T> whole) {
        return wrong.isEmpty() ? Parsed.good(whole.get()) : Parsed.bad(String.join("; ", wrong));
    }
}
