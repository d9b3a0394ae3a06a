package umpire.mqtt.access;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import umpire.rules.kernel.Seat;

/**
 * The file of tokens, one per line: {@code operator <token>} or {@code chair <token> <number>}. The first seat of every game has the first
 * chair, so its phone keeps its token when another game is chosen.
 */
public final class TokenFile {
    private static final String LINE = "operator [0-9a-f]{32}|(chair|seat) [0-9a-f]{32} .+";

    private TokenFile() {}

    /**
     * The tokens that were loaded or created.
     *
     * @param notices sentences for the builder: an unreadable file was set aside
     */
    public record Loaded(AccessTokens tokens, List<String> notices) {
        public Loaded {
            notices = List.copyOf(notices);
        }
    }

    /**
     * Loads the tokens of the folder and creates missing ones. Chairs without a seat in this game keep their tokens.
     *
     * @throws IOException when the folder cannot be read or written
     */
    public static Loaded open(Path folder, List<Seat> seats) throws IOException {
        Files.createDirectories(folder);
        Path file = folder.resolve("tokens.txt");
        Map<String, String> known = new TreeMap<>();
        List<String> notices = Files.exists(file) ? read(file, known) : List.of();
        Map<String, String> kept = Map.copyOf(known);
        String operator = known.computeIfAbsent("operator", name -> fresh());
        Map<Seat, String> bySeat = new LinkedHashMap<>();
        seats.forEach(seat -> bySeat.put(seat, token(known, bySeat.size() + 1, seat)));
        if (!known.equals(kept)) {
            write(file, known);
        }
        List<String> unseated = Stream.iterate(seats.size() + 1, chair -> chair + 1)
                .map(chair -> Optional.ofNullable(known.get("chair " + chair)))
                .takeWhile(Optional::isPresent)
                .flatMap(Optional::stream)
                .toList();
        return new Loaded(new AccessTokens(operator, bySeat, unseated), notices);
    }

    /** Returns a chair's token. An earlier version stored tokens by seat: the seat's token becomes its chair's. */
    private static String token(Map<String, String> known, int chair, Seat seat) {
        Optional<String> named = Optional.ofNullable(known.remove("seat " + seat.name()));
        return known.computeIfAbsent("chair " + chair, name -> named.orElseGet(TokenFile::fresh));
    }

    private static List<String> read(Path file, Map<String, String> known) throws IOException {
        List<String> lines = Files.isRegularFile(file) ? readLines(file) : List.of("no file");
        if (lines.stream().allMatch(line -> line.matches(LINE))) {
            lines.forEach(line -> keep(line.split(" ", 3), known));
            return List.of();
        }
        Path aside = setAside(file);
        return List.of("The file " + file + " is damaged and was set aside as " + aside.getFileName()
                + ". New tokens were made; phones must sign in again.");
    }

    private static List<String> readLines(Path file) throws IOException {
        try {
            return Files.readAllLines(file);
        } catch (java.nio.charset.MalformedInputException e) {
            return List.of("not text");
        }
    }

    private static void keep(String[] words, Map<String, String> known) {
        known.put(words.length == 2 ? words[0] : words[0] + " " + words[2], words[1]);
    }

    private static Path setAside(Path file) throws IOException {
        for (int n = 1; ; n++) {
            Path aside = file.resolveSibling(file.getFileName() + ".corrupt-" + n);
            try {
                return Files.move(file, aside);
            } catch (FileAlreadyExistsException e) {
                // The next number is tried.
            }
        }
    }

    private static String fresh() {
        byte[] bytes = new byte[16];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /** Creates the file readable by its owner only, and replaces the old one atomically. */
    private static void write(Path file, Map<String, String> known) throws IOException {
        List<String> lines = known.entrySet().stream()
                .map(entry -> entry.getKey().replaceFirst("( |$)", " " + entry.getValue() + "$1"))
                .toList();
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        Files.deleteIfExists(fresh);
        // Asks the file system and not the file's store, which Java does not find in a chroot, where the mounts are not
        // listed.
        boolean posix = file.getFileSystem().supportedFileAttributeViews().contains("posix");
        FileAttribute<?>[] owner = posix
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
        Files.createFile(fresh, owner);
        Files.write(fresh, lines);
        Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}
