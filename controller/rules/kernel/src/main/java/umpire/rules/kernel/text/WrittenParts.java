package umpire.rules.kernel.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;

/**
 * A text in parts, each of which is read by itself. What is wrong with each of them is told, and not only with the first. Belongs to
 * one thread.
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
     * @param otherwise what to say of it where it cannot be read, as the end of a sentence: {@code is no side}
     */
    public <T> Optional<T> read(int part, Function<String, Optional<T>> how, String otherwise) {
        Optional<T> read = how.apply(parts.get(part));
        if (read.isEmpty()) {
            wrong.add(Quoted.of(parts.get(part)) + " " + otherwise);
        }
        return read;
    }

    /** Reads a part of which nobody hears what is wrong. */
    public <T> Optional<T> read(int part, Function<String, Optional<T>> how) {
        return read(part, how, "cannot be read");
    }

    /** Reads a part that is read with reasons of its own. */
    public <T> Optional<T> parse(int part, Function<String, Parsed<T>> how) {
        return switch (how.apply(parts.get(part))) {
            case Parsed.Good<T> good -> Optional.of(good.value());
            case Parsed.Bad<T> bad -> {
                wrong.add(bad.why());
                yield Optional.empty();
            }
        };
    }

    /** Returns the whole, made of what was read where all of it could be, or everything that is wrong. */
    public <T> Parsed<T> made(Supplier<T> whole) {
        return wrong.isEmpty() ? Parsed.good(whole.get()) : Parsed.bad(String.join("; ", wrong));
    }
}
