package umpire.mqtt.access;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Seat;

/**
 * Opens the tokens of a data folder. An earlier version stored tokens themselves, in {@code tokens.txt}: one per line,
 * {@code operator <token>}, {@code chair <token> <number>} or {@code seat <token> <name>}. They stay valid: their
 * hashes are stored, then that file is deleted.
 */
public final class TokenFile {
    private static final String READABLE = "tokens.txt";
    private static final String LINE = "operator [0-9a-f]{32}|(chair|seat) [0-9a-f]{32} .+";

    private TokenFile() {}

    /**
     * The tokens that were loaded.
     *
     * @param notices sentences for the builder about damaged lines
     */
    public record Loaded(AccessTokens tokens, List<String> notices) {
        public Loaded {
            notices = List.copyOf(notices);
        }
    }

    /**
     * Loads the stored hashes, and makes tokens for the links of this run.
     *
     * @throws IOException when the folder cannot be read or written
     */
    public static Loaded open(Path folder, List<Seat> seats) throws IOException {
        Files.createDirectories(folder);
        TokenRegister register = TokenRegister.of(folder, InstantSource.system());
        Path file = folder.resolve(TokenRegister.FILE);
        if (Files.exists(file) && !Files.isReadable(file)) {
            throw new IOException("The file " + file
                    + " cannot be read. It must belong to the user who starts the table; change it with chown.");
        }
        long left = register.refresh() + hashReadable(folder.resolve(READABLE), register, seats);
        List<String> notices = left == 0
                ? List.of()
                : List.of("The table left out " + left
                        + " damaged lines with tokens. A phone that is refused must open its link again.");
        return new Loaded(AccessTokens.ofThisRun(register).seating(seats), notices);
    }

    /** Returns the number of lines without a usable token. A table that is killed in between does the rest at its next start. */
    private static long hashReadable(Path file, TokenRegister register, List<Seat> seats) throws IOException {
        if (!Files.isRegularFile(file)) {
            return 0;
        }
        List<String> lines =
                Files.readString(file, StandardCharsets.ISO_8859_1).lines().toList();
        long left = 0;
        for (String line : lines) {
            String[] words = line.split(" ", 3);
            Optional<String> holder = line.matches(LINE) ? holder(words, seats) : Optional.empty();
            if (holder.isEmpty()) {
                left++;
            } else if (register.holder(words[1]).isEmpty()) {
                register.store(holder.get(), words[1], "from " + READABLE);
            }
        }
        Files.delete(file);
        return left;
    }

    /** A token of a seat that this game lacks has no chair. */
    private static Optional<String> holder(String[] words, List<Seat> seats) {
        return switch (words[0]) {
            case "operator" -> Optional.of(TokenRegister.OPERATOR);
            case "chair" -> Optional.of(words[2]).filter(chair -> chair.matches("[1-9]\\d?"));
            default ->
                Optional.of(seats.indexOf(new Seat(words[2])) + 1)
                        .filter(chair -> chair > 0)
                        .map(String::valueOf);
        };
    }
}
