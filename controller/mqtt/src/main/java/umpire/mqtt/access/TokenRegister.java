package umpire.mqtt.access;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The tokens of browsers and programs that outlive a run of the table, one a line: {@code operator} or the number of a
 * chair, the token's hash, the day it was made, and the name of its device. An owner who deletes a line takes its token
 * away; a running table reads a changed file again. Thread-safe.
 *
 * <p>A token has 128 random bits, which no attacker can try out. So one round of SHA-256 suffices: a slow hash with a
 * salt protects passwords that people choose.
 */
public final class TokenRegister {
    /** The name of the file in the data folder. */
    public static final String FILE = "token-hashes.txt";

    public static final String OPERATOR = "operator";

    private static final Logger LOG = LoggerFactory.getLogger(TokenRegister.class);
    private static final String LINE = "(operator|[1-9]\\d?) [0-9a-f]{64} \\d{4}-\\d\\d-\\d\\d .*";

    /** A player who trades links all evening must not fill the disk. */
    private static final int MOST_OF_A_HOLDER = 200;

    private final Optional<Path> file;
    private final InstantSource clock;
    private List<HashedToken> known = List.of();
    private Optional<FileState> read = Optional.empty();

    /** A line: whose token it is, and the token's hash in hexadecimal digits. */
    private record HashedToken(String holder, String hash) {}

    /** Changes when the file does. */
    private record FileState(long bytes, FileTime changed) {}

    private TokenRegister(Optional<Path> file, InstantSource clock) {
        this.file = file;
        this.clock = clock;
    }

    /** Returns a register without any token, which keeps none. */
    static TokenRegister none() {
        return new TokenRegister(Optional.empty(), InstantSource.system());
    }

    /** Opens the register of a data folder. Its file is made with the first token. */
    public static TokenRegister of(Path folder, InstantSource clock) {
        return new TokenRegister(Optional.of(folder.resolve(FILE)), clock);
    }

    /** Returns the owner of a token: {@code operator}, or a chair by its number from 1 on. Empty for an unknown token. */
    synchronized Optional<String> holder(String token) {
        refresh();
        byte[] asked = hash(token).getBytes(StandardCharsets.US_ASCII);
        Optional<String> found = Optional.empty();
        // Compares with each entry, so that the time tells nothing about the place of a match.
        for (HashedToken entry : known) {
            if (MessageDigest.isEqual(entry.hash().getBytes(StandardCharsets.US_ASCII), asked)) {
                found = Optional.of(entry.holder());
            }
        }
        return found;
    }

    /**
     * Makes a token and stores its hash durably.
     *
     * @param holder {@code operator}, or the number of a chair
     * @param name the device or program that uses it, for people
     * @throws IOException when the file cannot be written, or the holder has too many tokens
     */
    public synchronized String issue(String holder, String name) throws IOException {
        String token = fresh();
        store(holder, token, name);
        return token;
    }

    /** Stores the hash of a token that is in use. */
    synchronized void store(String holder, String token, String name) throws IOException {
        refresh();
        if (known.stream().filter(entry -> entry.holder().equals(holder)).count() >= MOST_OF_A_HOLDER) {
            throw new IOException("There are too many tokens of " + holder + " in " + file.orElseThrow()
                    + ". Delete lines of devices that are gone.");
        }
        String day = LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC).toString();
        String plain = name.replaceAll("[^\\p{L}\\p{N} .,:_()-]", " ").strip();
        append(holder + " " + hash(token) + " " + day + " " + plain.substring(0, Math.min(60, plain.length())) + "\n");
    }

    /** Appends in one step, so that two programs do not overwrite each other's lines. */
    private void append(String line) throws IOException {
        Path path = file.orElseThrow(() -> new IOException("This table keeps no tokens."));
        if (Files.notExists(path)) {
            create(path);
        }
        boolean torn = !Files.readString(path, StandardCharsets.ISO_8859_1).matches("(?s)|.*\n");
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE, StandardOpenOption.APPEND)) {
            // A table that was killed while it wrote has left half a line.
            ByteBuffer bytes = ByteBuffer.wrap(((torn ? "\n" : "") + line).getBytes(StandardCharsets.UTF_8));
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
        refresh();
    }

    /** The file belongs to the owner of its folder, also when the superuser makes a token for a service. */
    private static void create(Path path) throws IOException {
        boolean posix = path.getFileSystem().supportedFileAttributeViews().contains("posix");
        FileAttribute<?>[] owner = posix
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
        Files.createFile(path, owner);
        Path folder = path.toAbsolutePath().resolveSibling(".").normalize();
        if (posix && !Files.getOwner(path).equals(Files.getOwner(folder))) {
            Files.setOwner(path, Files.getOwner(folder));
        }
    }

    /** Reads the file again if it has changed. Returns the number of damaged lines. */
    synchronized long refresh() {
        Optional<FileState> now = state();
        if (now.equals(read)) {
            return 0;
        }
        try {
            List<String> lines = now.isPresent() ? lines() : List.of();
            known = entries(lines);
            read = now;
            return lines.stream().filter(line -> !line.matches(LINE)).count();
        } catch (UncheckedIOException e) {
            read = now;
            LOG.warn("the file of tokens cannot be read, so the tokens read before stay valid: {}", e.getMessage());
            return 0;
        }
    }

    private Optional<FileState> state() {
        try {
            return file.isPresent()
                    ? Optional.of(new FileState(Files.size(file.get()), Files.getLastModifiedTime(file.get())))
                    : Optional.empty();
        } catch (IOException noFile) {
            return Optional.empty();
        }
    }

    private List<String> lines() {
        try {
            return Files.readString(file.orElseThrow(), StandardCharsets.ISO_8859_1)
                    .lines()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<HashedToken> entries(List<String> lines) {
        List<HashedToken> all = new ArrayList<>();
        for (String line : lines) {
            if (line.matches(LINE)) {
                String[] words = line.split(" ", 3);
                all.add(new HashedToken(words[0], words[1]));
            }
        }
        return List.copyOf(all);
    }

    /** Returns a new token. */
    static String fresh() {
        byte[] bytes = new byte[16];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    private static String hash(String token) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
