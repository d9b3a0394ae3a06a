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
import java.util.TreeMap;
import umpire.rules.kernel.Seat;

/** Keeps tokens in a file: one a line, {@code operator <token>} or {@code seat <token> <name>}. */
public final class TokenFile {
    private static final String LINE = "operator [0-9a-f]{32}|seat [0-9a-f]{32} .+";

    private TokenFile() {}

    /**
     * What was found or made.
     *
     * @param notices sentences for the builder: a file that could not be used and was set aside
     */
    public record Loaded(AccessTokens tokens, List<String> notices) {
        public Loaded {
            notices = List.copyOf(notices);
        }
    }

    /**
     * Loads the folder's tokens and makes those that are missing. Tokens of other games' seats are kept.
     *
     * @throws IOException when the folder cannot be read or written
     */
    public static Loaded open(Path folder, List<Seat> seats) throws IOException {
        Files.createDirectories(folder);
        Path file = folder.resolve("tokens.txt");
        Map<String, String> known = new TreeMap<>();
        List<String> notices = Files.exists(file) ? read(file, known) : List.of();
        int before = known.size();
        String operator = known.computeIfAbsent("operator", name -> fresh());
        Map<Seat, String> bySeat = new LinkedHashMap<>();
        seats.forEach(seat -> bySeat.put(seat, known.computeIfAbsent("seat " + seat.name(), name -> fresh())));
        if (known.size() > before) {
            write(file, known);
        }
        return new Loaded(new AccessTokens(operator, bySeat), notices);
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

    /** The file is born readable to its owner alone, and replaces the old one in one step. */
    private static void write(Path file, Map<String, String> known) throws IOException {
        List<String> lines = known.entrySet().stream()
                .map(entry -> entry.getKey().equals("operator")
                        ? "operator " + entry.getValue()
                        : "seat " + entry.getValue() + " " + entry.getKey().substring("seat ".length()))
                .toList();
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        Files.deleteIfExists(fresh);
        // In a chroot the mounts are not listed, so that the file's store cannot be asked.
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
